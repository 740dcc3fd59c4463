// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts book numbers (ISBN) of 10 or 13 digits whose check digit is correct.
///
/// It's a **ConcreteStrategy**: a context can swap it for any other strategy for text. It inherits `validate(_:)` from
/// ``TextInputValidator``, which rejects empty and too long text, and then calls ``rejection(of:)`` (**Template
/// Method**).
///
/// ```swift
/// let book: InputValidator<String> = .isbn
/// book.isValid("978-0-201-63361-0")  // true
/// book.isValid("0-201-63361-2")  // true
/// book.errors(for: "0-201-63361-3").map(\.code)  // [1173]
/// book.normalized("978-0-201-63361-0")  // "9780201633610"
/// ```
///
/// Numbers that begin with 979-0 are rejected, because they identify printed music (ISMN).
///
/// Single hyphens or spaces between digits are accepted at any position, because their places depend on a table that
/// changes. In a 10-digit number, the check digit 10 is written as a capital X.
///
/// Errors: ``ValidationError/Code/isbnCharacter`` (1171), ``ValidationError/Code/isbnLength`` (1172),
/// ``ValidationError/Code/isbnChecksum`` (1173), ``ValidationError/Code/isbnPrefix`` (1174), and every text strategy's
/// errors: ``ValidationError/Code/inputEmpty`` (1004) and ``ValidationError/Code/inputTooLarge`` (1005).
///
/// Structure and check digits: ISO 2108:2017, section 4 and annex C. 10-digit numbers: ISO 2108:1992, section 3. Music
/// numbers: ISO 10957:2021, section 4.
public final class ISBNInputValidator: TextInputValidator, @unchecked Sendable {
    let lengths: Set<Int>

    private let wrongLength: ValidationError
    private let example: AcceptedExample?

    /// Creates a strategy that accepts 10-digit numbers, 13-digit numbers, or both.
    ///
    /// The initializer ignores other lengths. If neither 10 nor 13 remains, the strategy rejects every number.
    ///
    /// - Parameters:
    ///   - lengths: The accepted lengths, in digits.
    ///   - maximumBytes: The input's maximum length in UTF-8 bytes. A longer input is rejected before it's read.
    public init(lengths: Set<Int> = [10, 13], maximumBytes: Int = TextInputValidator.defaultMaximumBytes) {
        let accepted = [10, 13].filter(lengths.contains)
        self.lengths = Set(accepted)
        wrongLength = ValidationError(.isbnLength, with: [.accepted: .list(accepted.map(String.init))])
        // Messages show an example with 13 digits, unless only numbers with 10 digits are accepted.
        example = accepted == [10] ? AcceptedExample("0-306-40615-2", of: .isbn) : nil
        super.init(maximumBytes: maximumBytes)
    }

    public override func rejection(of bytes: Span<UInt8>) -> ValidationError? {
        if let offset = bytes.indices.first(where: { !Self.isByteAllowed(at: $0, in: bytes) }) {
            return characterError(at: offset, in: bytes)
        }
        let count = bytes.count(where: Self.isDigit)
        guard lengths.contains(count) else { return wrongLength.withLength(count) }
        var (place, firstFour, sum) = (0, 0, 0)
        for offset in bytes.indices where Self.isDigit(bytes[offset]) {
            let value = Self.digitValue(of: bytes[offset])
            if place < 4 { firstFour = firstFour * 10 + value }
            // Ten digits have the weights 10 to 1. The weights of 13 digits alternate between 1 and 3.
            let alternatingWeight = place.isMultiple(of: 2) ? 1 : 3
            sum += value * (count == 10 ? 10 - place : alternatingWeight)
            place += 1
        }
        // 979-0 is the range of the International Standard Music Number.
        if count == 13, !(9780...9799).contains(firstFour) || firstFour == 9790 { return ValidationError(.isbnPrefix) }
        return sum.isMultiple(of: count == 10 ? 11 : 10) ? nil : ValidationError(.isbnChecksum)
    }

    /// Returns an accepted number without hyphens and spaces, and any other text unchanged.
    public override func normalized(_ input: String) -> String {
        guard isValid(input) else { return input }
        return String(decoding: input.utf8.filter(Self.isDigit), as: UTF8.self)
    }

    public override var profile: StrategyProfile {
        Self.listing.profile(
            of: self, requirements: [.requirement(of: .isbn, like: self.example?.text), self.wrongLength])
    }

    /// The check digit X, which stands for 10.
    private static let checkDigitX = UInt8(ascii: "X")

    private static func digitValue(of byte: UInt8) -> Int { byte == checkDigitX ? 10 : Int(byte - UInt8(ascii: "0")) }

    /// Returns whether a byte is a digit or an X.
    private static func isDigit(_ byte: UInt8) -> Bool { byte.isDigit || byte == checkDigitX }

    /// Returns the length in bytes of a hyphen or a space at an offset, or 0 if there is neither.
    private static func separatorByteCount(at offset: Int, in bytes: Span<UInt8>) -> Int {
        bytes[offset] == UInt8(ascii: "-") ? 1 : bytes.groupSpaceByteCount(at: offset)
    }

    /// Returns whether a byte is a digit, a separator after a digit, or an X after nine digits.
    ///
    /// A separator isn't allowed at the end, and nothing is allowed after an X.
    private static func isByteAllowed(at offset: Int, in bytes: Span<UInt8>) -> Bool {
        if offset > 0, bytes[offset - 1] == checkDigitX { return false }
        let byte = bytes[offset]
        if byte == checkDigitX { return (0..<offset).count { bytes[$0].isDigit } == 9 }
        if byte.isDigit { return true }
        // A continuation byte is allowed if it belongs to a space such as U+00A0.
        if UTF8.isContinuation(byte) {
            let start = bytes.startOfScalar(at: offset)
            return start < offset && separatorByteCount(at: start, in: bytes) > offset - start
        }
        // The byte after a separator is tested at its own offset.
        let separator = separatorByteCount(at: offset, in: bytes)
        return separator > 0 && offset > 0 && bytes[offset - 1].isDigit && offset + separator < bytes.count
    }

    private func characterError(at offset: Int, in bytes: Span<UInt8>) -> ValidationError {
        // For a final lowercase x, the message recommends a capital X.
        let isLast = offset == bytes.count - 1
        if bytes[offset] == UInt8(ascii: "x"), isLast, bytes.count(where: \.isDigit) == 9, lengths.contains(10) {
            return Self.lowercaseX.at(position: offset)
        }
        return ValidationError(.isbnCharacter).at(position: offset).showing(example)
    }

    private static let lowercaseX = ValidationError(
        .isbnCharacter, with: [.isOtherCase: true, .example: "0-8044-2957-X"])
}

extension ISBNInputValidator {
    static let standard = ISBNInputValidator()
}

extension InputValidator where Input == String {
    /// A strategy that accepts book numbers (ISBN) of 10 or 13 digits.
    public static var isbn: InputValidator<String> { ISBNInputValidator.standard }
}

extension InputKind {
    package static let isbn = InputKind("isbn", "an ISBN", example: "978-0-306-40615-7", isObviousFromLabel: true)
}

extension Sentence {
    package static let isbnPrefix = Sentence(
        "isbnPrefix", "Begin with 978 or 979, but not with 979-0",
        labeled: "{label} must begin with 978 or 979, but not with 979-0")
}

extension ValidationError.Code {
    /// A character other than a digit, a single hyphen or space between digits, or a final X after nine digits.
    public static let isbnCharacter = declare(1171, "isbn.character") { error in
        error[.isOtherCase] == true
            ? FilledSentence(.capitalLetters) : FilledSentence(kind: .isbn, example: error.example)
    }

    /// A disallowed number of digits.
    public static let isbnLength = declare(1172, "isbn.length") { error in
        // If the developer accepts neither length, the user can't correct the number.
        error.hasEmptyAcceptedList ? FilledSentence(.programMistake) : error.exactLengthSentence(.exactDigits)
    }

    /// An incorrect check digit.
    public static let isbnChecksum = declare(1173, "isbn.checksum", .mistypedDigits)

    /// A 13-digit number that begins with neither 978 nor 979, or that begins with 979-0.
    public static let isbnPrefix = declare(1174, "isbn.prefix", .isbnPrefix)
}
