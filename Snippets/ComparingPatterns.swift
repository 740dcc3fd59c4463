// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// snippet.hide
import InputPatterns
// snippet.show
// snippet.essentials
import PatternAlgebra

let year = try InputSet("[0-9]{4}")
let digits = try InputSet("[0-9]+")
print(year.isSubset(of: digits))
// yes
print(digits.isSubset(of: year))
// no(example: "0")
// snippet.end

// snippet.compare
let old = try InputSet("[a-z]{2,8}")
let new = try InputSet("[a-z0-9]{2,6}")
print(new.isSubset(of: old))
// no(example: "a0")
print(old.isSubset(of: new))
// no(example: "aaaaaaa")
print(old.isDisjoint(with: try InputSet("[0-9]+")))
// yes
// snippet.end

// snippet.relation
switch new.relation(to: old) {
case .equivalent:
    print("Both accept the same.")
case .subset(let missing):
    print("Stricter. It rejects \(missing).")
case .superset(let extra):
    print("Looser. It accepts \(extra).")
case .different(let extra, let missing):
    print("It accepts \(extra) and rejects \(missing).")
case .undecided:
    print("Not decided within the budget.")
}
// It accepts a0 and rejects aaaaaaa.
// snippet.end

// snippet.combine
let both = old.intersection(new)
print(both.isEquivalent(to: try InputSet("[a-z]{2,6}")))
// yes
print(new.subtracting(old).isEmpty)
// no(example: "a0")
// snippet.end

// snippet.hide
#if Full || StockPatterns
// snippet.show
// snippet.stock
let hexadecimal = try InputSet(.hexadecimal)
print(try InputSet(.sha1Digest).isSubset(of: hexadecimal))
// yes
// snippet.end
// snippet.hide
#endif
// snippet.show

// snippet.budget
let costly = try InputSet("[ab]*a[ab]{40}")
print(costly.isEmpty(budget: 1_000))
// undecided
// snippet.end

// snippet.examples
let examples = InputExamples(of: try InputSet("[A-F]{2}-[0-9]{3,4}"))
print(examples.shortest ?? "none")
// AA-000
print(examples.longest(maximumLength: 20) ?? "none")
// AA-0000
let accepted = examples.accepted(count: 100, seed: 1)
let rejected = examples.rejected(count: 100, seed: 1)
print(accepted.count, rejected.count)
// 100 100
// snippet.end
