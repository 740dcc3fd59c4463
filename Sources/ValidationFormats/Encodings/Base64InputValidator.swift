// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts Base64 text in the standard or the URL-safe alphabet.
///
/// ```swift
/// let attachment: InputValidator<String> = .base64
/// attachment.isValid("U3dpZnQ=")  // true
/// attachment.isValid("U3dpZnQ")  // false: code 1153
/// attachment.isValid("U3dpZnR=")  // false: code 1154: bits are left over
/// ```
///
/// Line breaks and spaces are rejected. Unused bits must be zero, so every byte sequence has only one encoding, except
/// that padding may be optional.
///
/// Errors: ``ValidationError/Code/base64Character`` (1152), ``ValidationError/Code/base64Padding`` (1153),
/// ``ValidationError/Code/base64Bits`` (1154), and every text strategy's errors (1004, 1005).
///
/// Encoding: RFC 4648, sections 3.2 (padding), 3.3 (other characters), 3.5 (unused bits), 4, and 5.
public final class Base64InputValidator: TextInputValidator, CompletableFormat, @unchecked Sendable {
    fileprivate let alphabet: Base64Alphabet
    let padding: Requirement

    /// Creates a strategy that requires, permits, or rejects padding with `=`.
    ///
    /// If `urlSafe` is `true`, the characters for the values 62 and 63 are `-` and `_` instead of `+` and `/`.
    ///
    /// - Parameters:
    ///   - urlSafe: Whether to use the URL-safe alphabet. The default is `false`.
    ///   - padding: Whether padding is required (the default), optional, or rejected.
    ///   - maximumBytes: The input's maximum length in UTF-8 bytes. A longer input is rejected before it's read.
    public init(
        urlSafe: Bool = false, padding: Requirement = .required,
        maximumBytes: Int = TextInputValidator.defaultMaximumBytes
    ) {
        alphabet = urlSafe ? .url : .standard
        self.padding = padding
        super.init(maximumBytes: maximumBytes)
    }

    public override func rejection(of bytes: Span<UInt8>) -> ValidationError? {
        bytes.withUnsafeBufferPointer { bytes -> ValidationError? in
            var end = bytes.count
            while end > 0, bytes[end - 1] == UInt8(ascii: "=") { end -= 1 }
            if let offset = alphabet.firstDisallowedByteOffset(in: UnsafeBufferPointer(rebasing: bytes[..<end])) {
                return bytes[offset] == UInt8(ascii: "=")
                    ? ValidationError(.base64Padding).namingCharacter(in: bytes, at: offset)
                    : ValidationError(.base64Character).namingCharacter(in: bytes, at: offset)
            }
            let pads = bytes.count - end
            let isPadded = pads == -end & 3
            guard end > 0, end & 3 != 1,
                padding == .rejected ? pads == 0 : isPadded || padding == .optional && pads == 0
            else {
                return ValidationError(.base64Padding).at(position: end)
            }
            guard alphabet.areUnusedBitsZero(in: bytes[end - 1], characterCount: end) else {
                return ValidationError(.base64Bits).at(position: end - 1)
            }
            return nil
        }
    }

    package func missingCharacterCount(after bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        Self.endings.minimumCharacterCount(completing: bytes, isAccepted: isAccepted)
    }

    private static let endings = Endings(suffixesOf: ["AAAA", "AA==", "AAA="])

    public override var profile: StrategyProfile { Self.listing.profile(of: self) }

    fileprivate static let standard = Base64InputValidator()
}

/// The characters that Base64 uses for the values 62 and 63.
enum Base64Alphabet: String, CaseIterable {
    /// The characters `+` and `/`.
    case standard
    /// The characters `-` and `_`.
    case url

    @inline(__always)
    func digitValue(of byte: UInt8) -> UInt8? {
        if byte.isUppercaseLetter { return byte - 0x41 }
        if byte.isLowercaseLetter { return byte - 0x61 + 26 }
        if byte.isDigit { return byte - 0x30 + 52 }
        if byte == (self == .standard ? UInt8(ascii: "+") : UInt8(ascii: "-")) { return 62 }
        return byte == (self == .standard ? UInt8(ascii: "/") : UInt8(ascii: "_")) ? 63 : nil
    }

    func firstDisallowedByteOffset(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        switch self {
        case .standard:
            bytes.firstByteOffset(
                outsideVectorMask: { $0.letterMask .| $0.mask(from: 0x2F, through: 0x39) .| $0.mask(equalTo: 0x2B) },
                { $0.letterMask | $0.mask(from: 0x2F, through: 0x39) | $0.mask(from: 0x2B, through: 0x2B) })
        case .url:
            bytes.firstByteOffset(
                outsideVectorMask: {
                    $0.letterMask .| $0.digitMask .| $0.mask(equalTo: 0x2D) .| $0.mask(equalTo: 0x5F)
                },
                {
                    $0.letterMask | $0.digitMask | $0.mask(from: 0x2D, through: 0x2D)
                        | $0.mask(from: 0x5F, through: 0x5F)
                })
        }
    }

    /// Returns an expression for encoded bytes: groups of four characters, and a last group whose unused bits are zero.
    func expression(padding: Requirement) -> String {
        let any = self == .standard ? "[+/0-9A-Za-z]" : "[-_0-9A-Za-z]"
        func pad(_ signs: String) -> String {
            switch padding {
            case .required: signs
            case .optional: "(?:\(signs))?"
            case .rejected: ""
            }
        }
        return "(?:\(any){4})*(?:\(any){4}|\(any)[AQgw]\(pad("=="))|\(any){2}[048AEIMQUYcgkosw]\(pad("=")))"
    }

    /// Returns whether the last character's unused bits are zero.
    func areUnusedBitsZero(in lastCharacter: UInt8, characterCount: Int) -> Bool {
        let unused: UInt8 = characterCount & 3 == 2 ? 0b1111 : characterCount & 3 == 3 ? 0b11 : 0
        return (digitValue(of: lastCharacter) ?? 0) & unused == 0
    }
}

extension InputValidator where Input == String {
    /// A strategy that accepts Base64 text in the standard alphabet with padding.
    public static var base64: InputValidator<String> { Base64InputValidator.standard }
}

extension Sentence {
    /// The character is "=".
    package static let onlyAtEnd = Sentence(
        "onlyAtEnd", "Use {character} only at the end", labeled: "{label} must have {character} only at the end")
    /// The field is for a long code that is copied and pasted.
    package static let incomplete = Sentence(
        "incomplete",
        "Copy all of it, and nothing else, and paste it here again: this is not complete or has something extra",
        labeled: "{label} must be complete, with nothing extra: copy it and paste it here again")
}

extension ValidationError.Code {
    /// A character outside the encoding's alphabet.
    public static let base64Character = declare(1152, "base64.character") {
        // The text may be in the other alphabet, so removing the character would change what it stands for.
        $0[.character] == nil || $0[.character] == " "
            ? $0.characterSentence(orElse: .plainCharacters) : FilledSentence(.incomplete)
    }

    /// An incorrect length or padding.
    public static let base64Padding = declare(1153, "base64.padding") {
        FilledSentence($0[.character] == nil ? .incomplete : .onlyAtEnd)
    }

    /// Unused bits at the end that aren't zero.
    public static let base64Bits = declare(1154, "base64.bits", .incomplete)
}

extension Base64InputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [.base64Character, .base64Padding, .base64Bits]
    package static let sentences: [Sentence] = [.onlyAtEnd, .incomplete]

    package static let listing = StrategyListing(
        "base64", "Text in Base64 (RFC 4648)", Base64InputValidator.standard, topic: .encodings, traits: .format,
        texts: { .exactly($0.alphabet.expression(padding: $0.padding)) },
        options: .word("alphabet", from: \.alphabet), .word("padding", from: \.padding), .maximumBytes(\.maximumBytes)
    ) { alphabet, padding, maximumBytes in
        Base64InputValidator(urlSafe: alphabet == Base64Alphabet.url, padding: padding, maximumBytes: maximumBytes)
    }
}
