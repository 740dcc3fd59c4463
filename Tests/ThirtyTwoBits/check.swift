// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputPatterns
import PatternAlgebra
import PatternMatching

// Checks the samples of all stock patterns, and patterns for each algorithm, where `Int` has 32 bits.

@_extern(c, "putchar") @discardableResult
func put(_ character: Int32) -> Int32

func say(_ line: String) {
    for byte in line.utf8 { put(Int32(byte)) }
    put(10)
}

/// Patterns with large counts, each with an input that it accepts and an input that it rejects.
let patterns = [
    (expression: "[a-z]{1,65535}x", accepted: "abx", rejected: "ab"),
    ("(?:[a-z]{1,6000}-){1,9}", "abc-d-", "abc-d"),
    ("(?=.*[0-9])(?=.*[a-z]).{8,64}", "abcdefg1", "abcdefgh"),
    ("(?:a|b)*a(?:a|b){20}", "aaaaaaaaaaaaaaaaaaaaaaaaa", "aaaa"),
    ("((a{0,9}b){0,99}c){0,9}", "aabbc", "aabb"),
    ("\\bfoo\\b.*", "foo bar", "foobar"),
    ("[а-я]+", "привет", "privet"),
]

/// Prints each failure, and finally how many failures there are.
@_cdecl("check")
public func check() {
    guard Int.bitWidth == 32 else { return say("`Int` does not have 32 bits") }
    var failures = 0
    func expect(_ holds: Bool, _ line: @autoclosure () -> String) {
        guard !holds else { return }
        failures += 1
        say(line())
    }
    for (expression, accepted, rejected) in patterns {
        guard let pattern = try? Pattern(expression) else {
            expect(false, "\(expression) is not valid")
            continue
        }
        expect(pattern.matches(accepted), "\(expression) rejects \(accepted)")
        expect(!pattern.matches(rejected), "\(expression) accepts \(rejected)")
    }
    // The product of the counts doesn't fit in 32 bits.
    expect((try? Pattern("(?:(?:a{60000}){60000}){3}")) == nil, "a large pattern is valid")
    for stock in InputPattern.all {
        guard let pattern = try? Pattern(stock.expression), let set = try? InputSet(stock) else {
            expect(false, "\(stock.name) is not valid")
            continue
        }
        for sample in stock.accepted { expect(pattern.matches(sample), "\(stock.name) rejects \(sample)") }
        for sample in stock.rejected { expect(!pattern.matches(sample), "\(stock.name) accepts \(sample)") }
        for sample in InputExamples(of: set).accepted(count: 2, seed: 1) {
            expect(pattern.matches(sample), "\(stock.name) rejects the generated \(sample)")
        }
    }
    say("\(InputPattern.all.count) stock patterns, \(failures) failures")
}
