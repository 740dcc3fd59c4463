// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Exercise1
import Foundation
import Testing

@Suite("Exercise 1")
struct DigitsTests {
    private func slips(through text: String) throws -> Bool {
        try bookAccepts(text) && !isDigits(text)
    }

    private func isDigits(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }

    @Test("You found a text with a letter")
    func letter() throws {
        let isFound = try found.contains { try $0.contains(where: \.isLetter) && slips(through: $0) }
        #expect(isFound, "Add a text with a letter that bookAccepts(_:) accepts. At which line ends does $ match?")
    }

    @Test("You found a text without any character")
    func empty() {
        let isFound = found.contains("")
        #expect(isFound, "Add the shortest text that bookAccepts(_:) accepts. How many digits does * require?")
    }

    @Test("You found a text that passes without options too")
    func lineEnd() throws {
        let passing = try found.filter { try !$0.isEmpty && slips(through: $0) && isFound("^[0-9]*$", in: $0) }
        #expect(
            !passing.isEmpty, "Add a text that isFound(_:in:) finds without options. What may follow the place of $?")
    }

    @Test("Your expression accepts numbers and rejects what you found")
    func repair() throws {
        let accepted = try ["0", "123"].allSatisfy { try isFound(repaired, in: $0) }
        let rejected = try (["", "12a", "123\nabc", "abc\n123", "123\n"] + found).allSatisfy {
            try !isFound(repaired, in: $0)
        }
        #expect(accepted, "The expression `repaired` must match 0 and 123.")
        #expect(rejected, "The expression `repaired` still matches a wrong text. Which anchors match only at the ends?")
    }
}
