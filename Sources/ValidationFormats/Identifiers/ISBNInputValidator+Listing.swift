// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

extension ISBNInputValidator: CompletableFormat {
    package var candidateCharacters: String { "0123456789X- \u{A0}" }

    // After three typed digits, for example, the endings are the rest of each number in `starts`, with every possible
    // check digit. The empty ending is for a number that's already complete.
    package func missingCharacterCount(after bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let count = bytes.count { $0.isDigit }
        let starts = ["000000000", "978000000000", "979100000000"].filter { $0.utf8.count >= count }
        let endings = starts.flatMap { start in "0123456789X".utf8.map { start.utf8.dropFirst(count) + [$0] } }
        return Endings([[]] + endings).minimumCharacterCount(completing: bytes, isAccepted: isAccepted)
    }
}

extension ISBNInputValidator: ListedStrategy {
    private static let expression =
        "[0-9](?:\(separator)?[0-9]){8}(?:\(separator)?[0-9]){0,3}\(separator)?[0-9X]"
    private static let separator = "[-\(InputGrammar.groupSpaces)]"

    package static let codes: [ValidationError.Code] = [.isbnCharacter, .isbnLength, .isbnChecksum, .isbnPrefix]
    package static let sentences: [Sentence] = [.isbnPrefix]

    package static let listing = StrategyListing(
        "isbn", "A book number with its check digit (ISO 2108)", ISBNInputValidator.standard,
        topic: .identifiers, noun: .isbn, traits: .capitals,
        // The expression accepts more than the strategy does: it ignores the option, the prefix, and the check digit.
        texts: { _ in .approximately(expression) },
        options: .integers("lengths", from: \.lengths, of: [10, 13], help: "a list of 10 and 13; both if left out"),
        .maximumBytes(\.maximumBytes)
    ) { lengths, maximumBytes in ISBNInputValidator(lengths: lengths, maximumBytes: maximumBytes) }
}
