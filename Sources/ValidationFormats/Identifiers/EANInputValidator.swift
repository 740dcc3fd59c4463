// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputPatterns
import ValidationCore
import ValidationText

/// A strategy that accepts bar code numbers (EAN, UPC, GTIN) by their length and check digit.
///
/// ```swift
/// let article: InputValidator<String> = .ean
/// article.isValid("4006381333931")  // true
/// article.isValid("4006381333932")  // false: code 1177
/// article.isValid("036000291452")  // true: a UPC-A
/// let carton = EANInputValidator(lengths: [14])
/// carton.isValid("00012345600012")  // true: a GTIN-14
/// ```
///
/// By default, it accepts the lengths of retail bar codes: 8, 12 (UPC-A), and 13. If a digit is missing from a 13-digit
/// number, the rest passes as a valid UPC-A one time in ten.
///
/// Errors: ``ValidationError/Code/eanCharacter`` (1175), ``ValidationError/Code/eanLength`` (1176),
/// ``ValidationError/Code/eanChecksum`` (1177), and every text strategy's errors (1004, 1005).
///
/// Lengths and check digit: GS1 General Specifications, sections 1.3 and 7.9.
public final class EANInputValidator: TextInputValidator, CompletableFormat, @unchecked Sendable {
    let lengths: Set<Int>
    private let wrongLength: ValidationError

    /// Creates a strategy that accepts numbers of 8, 12 (UPC-A), 13, or 14 digits; other lengths are ignored.
    ///
    /// - Parameters:
    ///   - lengths: The accepted lengths, in digits.
    ///   - maximumBytes: The input's maximum length in UTF-8 bytes. A longer input is rejected before it's read.
    public init(lengths: Set<Int> = [8, 12, 13], maximumBytes: Int = TextInputValidator.defaultMaximumBytes) {
        let accepted = [8, 12, 13, 14].filter(lengths.contains)
        self.lengths = Set(accepted)
        wrongLength = ValidationError(.eanLength, with: [.accepted: .list(accepted.map(String.init))])
        super.init(maximumBytes: maximumBytes)
    }

    public override func rejection(of bytes: Span<UInt8>) -> ValidationError? {
        if let offset = bytes.firstNonDigitOffset {
            return ValidationError(.eanCharacter).advisingRemoval(in: bytes, at: offset, typos: [.eanChecksum]) {
                rest in
                rest.firstNonDigitOffset == nil ? rejection(of: rest) : ValidationError(.eanCharacter)
            }
        }
        guard lengths.contains(bytes.count) else { return wrongLength.withLength(bytes.count) }
        return CheckDigits.gs1.areCorrect(inCharacters: bytes) ? nil : ValidationError(.eanChecksum)
    }

    // The check digit comes last, so digits that are shorter than an accepted length can always be completed.
    package func missingCharacterCount(after bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard bytes.firstNonDigitOffset == nil else { return nil }
        if !bytes.isEmpty, rejection(of: bytes.span) == nil { return 0 }
        return lengths.filter { $0 > bytes.count }.min().map { $0 - bytes.count }
    }

    public override var profile: StrategyProfile {
        Self.listing.profile(of: self, requirements: [.requirement(of: .barcode), self.wrongLength])
    }

    fileprivate static let standard = EANInputValidator()
}

extension InputValidator where Input == String {
    /// A strategy that accepts bar code numbers of 8, 12, or 13 digits.
    public static var ean: InputValidator<String> { EANInputValidator.standard }
}

extension InputKind {
    package static let barcode = InputKind(
        "ean", "a barcode number", example: "4006381333931", isObviousFromLabel: true)
}

extension ValidationError.Code {
    /// A character other than a digit in a bar code number.
    public static let eanCharacter = declare(1175, "ean.character") {
        $0[.length] == nil || $0.hasEmptyAcceptedList
            ? $0.characterSentence(orElse: .digitsOnly) : $0.exactLengthSentence(.exactDigits)
    }

    /// A disallowed number of digits.
    public static let eanLength = declare(1176, "ean.length") {
        $0.hasEmptyAcceptedList ? FilledSentence(.programMistake) : $0.exactLengthSentence(.exactDigits)
    }

    /// An incorrect check digit.
    public static let eanChecksum = declare(1177, "ean.checksum", .mistypedDigits)
}

extension EANInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [.eanCharacter, .eanLength, .eanChecksum]

    package static let listing = StrategyListing(
        "ean", "An article number (GTIN) with its check digit", EANInputValidator.standard, topic: .identifiers,
        noun: .barcode,
        traits: .format(.digits),
        texts: { _ in .approximately("[0-9]{8}|[0-9]{12,14}") },
        options: .integers(
            "lengths", from: \.lengths, of: [8, 12, 13, 14], help: "a list of 8, 12, 13, 14; 8, 12, and 13 if left out"),
        .maximumBytes(\.maximumBytes)
    ) { lengths, maximumBytes in EANInputValidator(lengths: lengths, maximumBytes: maximumBytes) }
}
