// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternAlgebra
import Testing

@Suite("Sets of inputs")
struct InputSetTests {
    @Test("are empty if they contain only surrogates, which are in no text")
    func surrogates() throws {
        let beside = try InputSet(#"[^\x{0}-\x{D7FF}\x{E000}-\x{10FFFF}]"#)
        #expect(beside.isEmpty == .yes)
        let around = try InputSet(#"[\x{D7FF}-\x{E000}]"#)
        #expect(around.isEquivalent(to: try InputSet(#"[\x{D7FF}\x{E000}]"#)) == .yes)
    }

    @Test("are combined like the standard library's sets")
    func combinations() throws {
        let letters = try InputSet("[a-f]+")
        let digits = try InputSet("[0-9]+")
        let hexadecimal = try InputSet("[0-9a-f]+")
        #expect(letters.isDisjoint(with: digits) == .yes)
        #expect(letters.isDisjoint(with: hexadecimal) == .no(example: "a"))
        #expect(letters.union(digits).isSubset(of: hexadecimal) == .yes)
        #expect(letters.union(digits).isEquivalent(to: hexadecimal) == .no(example: "a0"))
        #expect(hexadecimal.subtracting(letters).subtracting(digits).isEmpty == .no(example: "a0"))
        #expect(hexadecimal.intersection(digits).isEquivalent(to: digits) == .yes)
        #expect(letters.symmetricDifference(hexadecimal).isEmpty == .no(example: "0"))
        #expect(hexadecimal.isSuperset(of: letters) == .yes)
        #expect(letters.inverted.intersection(letters).isEmpty == .yes)
        #expect(letters.inverted.union(letters).isEquivalent(to: .all) == .yes)
        #expect(letters.inverted.isEmpty == .no(example: ""))
        #expect(InputSet.none.isEmpty == .yes)
        #expect(InputSet.all.isEmpty == .no(example: ""))
        #expect(InputSet.none.isSubset(of: letters) == .yes)
        #expect(letters.isSubset(of: .all) == .yes)
        #expect(InputSet.all.isSubset(of: letters) == .no(example: ""))
        #expect(InputSet.all.isSubset(of: try InputSet("(?s).*")) == .yes)
    }

    @Test("cannot be created from an expression that is not a pattern")
    func syntax() {
        #expect(throws: PatternSyntaxError.self) { try InputSet("(a") }
    }
}
