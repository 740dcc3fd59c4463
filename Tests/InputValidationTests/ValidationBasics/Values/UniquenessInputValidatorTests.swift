// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension StrategyRow {
    static let uniqueness = [
        StrategyRow(
            "unique numbers", UniquenessInputValidator<[Int]>(), accepts: [[], [1], [1, 2, 3]],
            rejects: [([1, 1], .uniquenessRepeated), ([1, 2, 1], .uniquenessRepeated)]),
        StrategyRow(
            "unique letters of a text", InputValidator<String>.unique, accepts: ["", "abc"],
            rejects: [("abca", .uniquenessRepeated), ("aa", .uniquenessRepeated)]),
    ]
}

@Suite("UniquenessInputValidator")
struct UniquenessInputValidatorTests {
    @Test(
        "reports the index of the first element that occurred before",
        arguments: [([1, 1], 1), ([1, 2, 1, 2], 2), ([1, 2, 3, 3], 3)])
    func index(input: [Int], index: Int) {
        #expect(rejection(by: .unique, of: input)?.path == [.index(index)])
    }

    @Test("counts from 0 in a slice, too")
    func slice() {
        #expect(rejection(by: .unique, of: [9, 9, 1, 1][2...])?.path == [.index(1)])
    }

    @Test("equals another")
    func equality() {
        #expect(InputValidator<[Int]>.unique == .unique)
    }
}
