// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

extension PaymentCard {
    /// Returns a complete or partial card number in the groups that its network prints.
    ///
    /// ```swift
    /// PaymentCard.formatted("4242424242424242")  // "4242 4242 4242 4242"
    /// PaymentCard.formatted("378282246310005")  // "3782 822463 10005"
    /// PaymentCard.formatted("42424")  // "4242 4"
    /// ```
    ///
    /// - Parameter text: The number as typed. A text with characters other than digits, spaces, and hyphens is returned
    ///   unchanged, so no character is lost and validation can report what's wrong.
    public static func formatted(_ text: String) -> String { formatted(text, caret: 0).text }

    /// Returns a card number in its network's groups, and the caret's new position.
    ///
    /// The caret stays after the same digit and before any separator that follows, so deleting backward removes the
    /// digit. A formatted number stays unchanged.
    ///
    /// ```swift
    /// PaymentCard.formatted("42421", caret: 5)
    /// // (text: "4242 1", caret: 6)
    /// PaymentCard.formatted("4242 42942", caret: 8)
    /// // (text: "4242 4294 2", caret: 8)
    /// ```
    ///
    /// - Parameters:
    ///   - text: The number as typed.
    ///   - caret: The caret's offset in **UTF-16 code units**, the unit that text fields use on every platform. An
    ///     offset outside the text is moved to the nearest end.
    /// - Returns: The text to show, and the caret's offset in UTF-16 code units.
    public static func formatted(_ text: String, caret: Int) -> (text: String, caret: Int) {
        let digits = CardDigits.withoutSeparators(text)
        let caret = max(0, min(caret, text.utf16.count))
        guard digits.allSatisfy(\.isDigit) else { return (text, caret) }
        // Each digit and separator is one code unit.
        let digitsBeforeCaret = text.utf16.prefix(caret).count { (0x30...0x39).contains($0) }
        var written: [UInt8] = []
        var newCaret = 0
        let ends = groupEnds(of: digits)
        for (index, digit) in digits.enumerated() {
            if ends.contains(index) { written.append(UInt8(ascii: " ")) }
            written.append(digit)
            if index + 1 == digitsBeforeCaret { newCaret = written.count }
        }
        return (String(decoding: written, as: UTF8.self), newCaret)
    }

    /// Returns the digit counts after which a separator follows.
    private static func groupEnds(of digits: [UInt8]) -> Set<Int> {
        let network = digits.withUnsafeBufferPointer { bytes -> Network? in
            var disallowed: Int?
            return CardNetworkTable.shared.networks(forPrefix: CardDigits(bytes, disallowedOffset: &disallowed)).first
        }
        let groupSizes = network?.groupSizes(forLength: digits.count) ?? CardNetworkDefinition.usualGroupSizes
        var end = 0
        // Digits beyond the maximum length stay in the last group.
        return Set(
            groupSizes.dropLast().map { size in
                end += size
                return end
            })
    }
}
