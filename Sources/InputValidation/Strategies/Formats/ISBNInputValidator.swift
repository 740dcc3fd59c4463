// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts the numbers of books, of 10 or 13 digits, by their check digit.
///
/// ```swift
/// let book: InputValidator<String> = .isbn
/// book.isValid("978-0-201-63361-0")  // true
/// book.isValid("0-201-63361-2")  // true
/// book.isValid("0-201-63361-3")  // false: code 1173
/// book.normalized("978-0-201-63361-0")  // "9780201633610"
/// ```
///
/// Numbers that begin with 979-0 are rejected: they are of printed music (ISMN), which has no ISBN.
///
/// Single hyphens or blanks between digits are accepted, wherever they stand: where the parts of a number end depends on
/// tables that change. The check digit X of a short number is a capital.
///
/// Errors: ``ValidationError/Code-swift.struct/isbnCharacter`` (1171), ``ValidationError/Code-swift.struct/isbnLength``
/// (1172), ``ValidationError/Code-swift.struct/isbnChecksum`` (1173), ``ValidationError/Code-swift.struct/isbnPrefix``
/// (1174), and those of every text strategy (1004, 1005).
///
/// Structure and check digits: ISO 2108:2017, section 4 and annex C; the short form: ISO 2108:1992, section 3. Numbers of
/// music: ISO 10957:2021, section 4.
public final class ISBNInputValidator: TextInputValidator, @unchecked Sendable {
    /// The numbers of digits that are accepted.
    public let lengths: Set<Int>

    /// Creates a strategy.
    ///
    /// - Parameters:
    ///   - lengths: The numbers of digits that are accepted: 10 and 13 by default.
    ///   - maximumBytes: The number of UTF-8 bytes over which an input is rejected unread.
    public init(lengths: Set<Int> = [10, 13], maximumBytes: Int = TextInputValidator.defaultMaximumBytes) {
        self.lengths = lengths.intersection([10, 13])
        super.init(maximumBytes: maximumBytes)
    }

    /// Rejects what is no number of a book.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public override func rejection(of bytes: UnsafeBufferPointer<UInt8>) -> ValidationError? {
        var digits = 0
        var wasDigit = false
        var sum10 = 0
        var sum13 = 0
        var prefix = 0
        for offset in 0..<bytes.count {
            let byte = bytes[offset]
            let isLast = offset == bytes.count - 1
            if byte.isDigit || byte == UInt8(ascii: "X") && isLast && digits == 9 {
                let digit = byte.isDigit ? Int(byte - 0x30) : 10
                if digits < 13 {
                    sum10 += digit * (10 - digits)
                    sum13 += digit * (digits.isMultiple(of: 2) ? 1 : 3)
                }
                if digits < 4 { prefix = prefix * 10 + digit }
                digits += 1
                wasDigit = true
            } else if byte == UInt8(ascii: "-") || byte == UInt8(ascii: " "), wasDigit, !isLast {
                wasDigit = false
            } else {
                return ValidationError(.isbnCharacter).at(position: offset)
            }
        }
        guard lengths.contains(digits) else { return ValidationError(.isbnLength).withLength(digits) }
        if digits == 13 {
            // 979-0 is the range of the International Standard Music Number.
            guard prefix / 10 == 978 || prefix / 10 == 979 && prefix != 9790 else {
                return ValidationError(.isbnPrefix)
            }
        }
        return (digits == 10 ? sum10 % 11 : sum13 % 10) == 0 ? nil : ValidationError(.isbnChecksum)
    }

    /// Returns an accepted number without hyphens and blanks, and everything else as it is.
    public override func normalized(_ input: String) -> String {
        guard isValid(input) else { return input }
        return String(decoding: input.utf8.filter { $0.isDigit || $0.isLetter }, as: UTF8.self)
    }

    /// The strategy's name and settings.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(
            of: self, "isbn",
            ["lengths": .list(lengths.sorted().map { String($0) }), "maximumBytes": .int(maximumBytes)])
    }

    fileprivate static let standard = ISBNInputValidator()
}

extension InputValidator where Input == String {
    /// Numbers of books, of 10 or 13 digits.
    public static var isbn: ISBNInputValidator { .standard }

    /// Numbers of books, of 10 or 13 digits; make it once, keep it.
    public static func isbn(lengths: Set<Int>) -> ISBNInputValidator { ISBNInputValidator(lengths: lengths) }
}
