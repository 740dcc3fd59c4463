// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts book numbers (ISBN) of 10 or 13 digits by their check digit.
///
/// ```swift
/// let book: InputValidator<String> = .isbn
/// book.isValid("978-0-201-63361-0")  // true
/// book.isValid("0-201-63361-2")  // true
/// book.isValid("0-201-63361-3")  // false: code 1173
/// book.normalized("978-0-201-63361-0")  // "9780201633610"
/// ```
///
/// Numbers that begin with 979-0 are rejected. They identify printed music (ISMN), which has no ISBN.
///
/// Single hyphens or spaces between digits are accepted at any position, because the tables that define the parts of a
/// number change. In a number of 10 digits, the check digit X must be a capital letter.
///
/// Errors: ``ValidationError/Code-swift.struct/isbnCharacter`` (1171), ``ValidationError/Code-swift.struct/isbnLength``
/// (1172), ``ValidationError/Code-swift.struct/isbnChecksum`` (1173), ``ValidationError/Code-swift.struct/isbnPrefix``
/// (1174), and those of every text strategy (1004, 1005).
///
/// Structure and check digits: ISO 2108:2017, section 4 and annex C. Numbers of 10 digits: ISO 2108:1992, section 3.
/// Music numbers: ISO 10957:2021, section 4.
public final class ISBNInputValidator: TextInputValidator, @unchecked Sendable {
    /// The accepted numbers of digits.
    let lengths: Set<Int>

    // Two flags, because hashing a number takes as long as reading ten digits.
    private let accepts10: Bool
    private let accepts13: Bool
    private let wrongLength: ValidationError
    private let example: AcceptedExample?

    /// Creates a strategy.
    ///
    /// - Parameters:
    ///   - lengths: The accepted numbers of digits. The default is 10 and 13. Other numbers are ignored.
    ///   - maximumBytes: The maximum length of the input in UTF-8 bytes. A longer input is rejected before it is read.
    public init(lengths: Set<Int> = [10, 13], maximumBytes: Int = TextInputValidator.defaultMaximumBytes) {
        self.lengths = lengths.intersection([10, 13])
        accepts10 = lengths.contains(10)
        accepts13 = lengths.contains(13)
        wrongLength = ValidationError(
            .isbnLength, with: [.accepted: .list(self.lengths.sorted().map(String.init))]
        ).interned()
        example = AcceptedExample(self.lengths == [10] ? "0-306-40615-2" : nil, of: .isbn)
        super.init(maximumBytes: maximumBytes)
    }

    /// Rejects a text that is not a book number.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public override func rejection(of bytes: UnsafeBufferPointer<UInt8>) -> ValidationError? {
        var digits = 0
        var wasDigit = false
        var sum = 0
        var sum10 = 0
        var sum13 = 0
        var prefix = 0
        for offset in 0..<bytes.count {
            let byte = bytes[offset]
            let isLast = offset == bytes.count - 1
            if byte.isDigit || byte == UInt8(ascii: "X") && isLast && digits == 9 {
                let digit = byte.isDigit ? Int(byte - 0x30) : 10
                if digits < 13 {
                    // Adding the sum so far at each digit multiplies the first of ten digits by 10, and the last by 1.
                    sum &+= digit
                    sum10 &+= sum
                    sum13 &+= digits & 1 == 0 ? digit : 3 &* digit
                }
                if digits < 4 { prefix = prefix &* 10 &+ digit }
                digits &+= 1
                wasDigit = true
            } else if byte == UInt8(ascii: "-") || byte == UInt8(ascii: " "), wasDigit, !isLast {
                wasDigit = false
            } else {
                return ValidationError(.isbnCharacter).at(position: offset).showing(example)
            }
        }
        guard digits == 10 && accepts10 || digits == 13 && accepts13 else { return wrongLength.withLength(digits) }
        if digits == 13 {
            // 979-0 is the range of the International Standard Music Number.
            guard prefix / 10 == 978 || prefix / 10 == 979 && prefix != 9790 else {
                return ValidationError(.isbnPrefix)
            }
        }
        return (digits == 10 ? sum10 % 11 : sum13 % 10) == 0 ? nil : ValidationError(.isbnChecksum)
    }

    /// Returns an accepted number without hyphens and spaces, and any other text unchanged.
    public override func normalized(_ input: String) -> String {
        guard isValid(input) else { return input }
        return String(decoding: input.utf8.filter { $0.isDigit || $0.isLetter }, as: UTF8.self)
    }

    /// Rejects an empty text, a text that is too large, and a text that is not a book number.
    public override func validate(_ input: String) throws(ValidationError) {
        // Repeats the inherited implementation so that the compiler can optimize it; see `checked(by:)`.
        try input.checked(by: self)
    }

    /// Returns whether a text is accepted, can be completed, or is impossible to complete.
    public override func progress(of input: String) -> InputProgress {
        gate.progress(of: input, from: "0123456789X- ".unicodeScalars) { bytes in
            let count = bytes.count { $0.isDigit }
            return Endings(Self.endings(afterDigits: count)).fewest(completing: bytes, isAccepted: isAccepted)
        }
    }

    /// What can follow a number of digits: nothing, or zeros and any check digit.
    private static func endings(afterDigits count: Int) -> [[UInt8]] {
        let starts = ["000000000", "978000000000", "979100000000"].filter { $0.utf8.count >= count }
        return [[]] + starts.flatMap { start in "0123456789X".utf8.map { start.utf8.dropFirst(count) + [$0] } }
    }

    fileprivate static let standard = ISBNInputValidator()
}

extension InputValidator where Input == String {
    /// A strategy that accepts book numbers (ISBN) of 10 or 13 digits.
    public static var isbn: InputValidator<String> { ISBNInputValidator.standard }
}

extension ISBNInputValidator: ListedStrategy {
    package static let listing = StrategyListing(
        "isbn", "A book number with its check digit (ISO 2108)", ISBNInputValidator.standard,
        // The last character of an ISBN may be an X.
        topic: .identifiers, traits: .capitals,
        options: .integers("lengths", \.lengths, of: [10, 13], "a list of 10 and 13; both if left out"),
        .maximumBytes(\.maximumBytes),
        accepts: ["978-0-201-63361-0", "0-201-63361-2", "0201633612", "080442957X"],
        rejects: [
            "978-0-201-63361-1": .isbnChecksum, "0-201-63361-3": .isbnChecksum, "080442957x": .isbnCharacter,
            "0--201633612": .isbnCharacter, "-0201633612": .isbnCharacter, "08044X9570": .isbnCharacter,
            "020163361": .isbnLength, "9770201633610": .isbnPrefix, "9790000000001": .isbnPrefix,
        ]
    ) { lengths, maximumBytes in ISBNInputValidator(lengths: lengths, maximumBytes: maximumBytes) }
}
