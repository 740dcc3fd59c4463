// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputPatterns
import PatternAlgebra

/// Compares pairs of patterns, so that another engine can confirm the results.
///
/// Each input line has two expressions in hexadecimal, each after a hyphen. Each output line says whether the first is
/// a subset of the second, whether they're disjoint, and whether they're equivalent: `yes`, `undecided`, or an example
/// in hexadecimal after a hyphen. With the argument `catalog`, it prints the stock patterns instead.
func text(_ hexadecimal: Substring) -> String {
    let digits = Array(hexadecimal.dropFirst().utf8)
    let bytes = stride(from: 0, to: digits.count - 1, by: 2).map { index in
        UInt8(String(decoding: digits[index...(index + 1)], as: UTF8.self), radix: 16) ?? 0
    }
    return String(decoding: bytes, as: UTF8.self)
}

func hexadecimal(_ text: String) -> String {
    "-" + text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}

func word(_ decision: InputSet.Decision) -> String {
    switch decision {
    case .yes: "yes"
    case .no(let example): hexadecimal(example)
    case .undecided: "undecided"
    }
}

/// The sets so far, because every stock pattern is compared with every other.
var sets: [Substring: InputSet] = [:]

@MainActor func set(_ hexadecimal: Substring) throws(PatternSyntaxError) -> InputSet {
    if let known = sets[hexadecimal] { return known }
    let set = try InputSet(text(hexadecimal))
    sets[hexadecimal] = set
    return set
}

@MainActor func answer(_ question: String) -> String {
    let parts = question.split(separator: " ")
    do throws(PatternSyntaxError) {
        let (first, second) = (try set(parts[0]), try set(parts[1]))
        let decisions = [first.isSubset(of: second), first.isDisjoint(with: second), first.isEquivalent(to: second)]
        return decisions.map(word).joined(separator: " ")
    } catch {
        return "error \(error.kind.rawValue)"
    }
}

if CommandLine.arguments.contains("catalog") {
    for pattern in InputPattern.all { print(pattern.name, hexadecimal(pattern.expression)) }
} else {
    while let line = readLine() { print(answer(line)) }
}
