// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputPatterns
import PatternMatching
import ValidationCore
import ValidationText

/// A strategy that accepts a country's numbers for people, taxpayers, or companies, with their check digits.
///
/// ```swift
/// let person: InputValidator<String> = .nationalID(.peselPL)
/// person.isValid("44051401359")  // true
/// person.isValid("44051401358")  // false: code 1265
/// person.isValid("44053201359")  // false: code 1264
/// let taxpayer: InputValidator<String> = .nationalID(.cpfBR)
/// taxpayer.isValid("390.533.447-05")  // true
/// taxpayer.normalized("390.533.447-05")  // "39053344705"
/// ```
///
/// Each separator of the usual form may be left out. Lowercase letters are accepted. ``normalized(_:)`` removes the
/// separators and capitalizes the letters. It keeps Sweden's plus sign, which means that a person is 100 years old or
/// older.
///
/// A correct number might never have been issued, or might belong to another person. Only the country's register can
/// tell you. A date in the future isn't rejected.
///
/// The inputs are sensitive. The article <doc:national-identifiers> lists the kinds with their rules' sources.
///
/// Errors: ``ValidationError/Code/nationalIDCharacter`` (1261), ``ValidationError/Code/nationalIDLength`` (1262),
/// ``ValidationError/Code/nationalIDUnissued`` (1263), ``ValidationError/Code/nationalIDDate`` (1264),
/// ``ValidationError/Code/nationalIDChecksum`` (1265), and every text strategy's errors (1004, 1005).
public final class NationalIDInputValidator: TextInputValidator, @unchecked Sendable {
    /// The kind of number.
    public let kind: NationalIdentifier

    private let issued: Pattern?
    private let wrongCharacter: ValidationError
    private let wrongLength: ValidationError
    fileprivate let grammar: InputGrammar

    /// Creates a strategy for a kind of number.
    ///
    /// - Parameters:
    ///   - kind: The kind of number.
    ///   - maximumBytes: The input's maximum length in UTF-8 bytes. A longer input is rejected before it's read.
    public init(_ kind: NationalIdentifier, maximumBytes: Int = 64) {
        self.kind = kind
        issued = try? Pattern(kind.issued ?? "[-+&#0-9A-Z]*")
        let example = ValidationError.Value.text(kind.example)
        wrongCharacter = ValidationError(.nationalIDCharacter, with: [.example: example])
        let lengths = ValidationError.Value.list(kind.forms.map { String($0.characterCount) })
        wrongLength =
            if kind.forms.contains(where: \.hasSign) {
                ValidationError(.nationalIDLength, with: [.example: example])
            } else if kind.forms.contains(where: \.hasLetters) {
                ValidationError(.nationalIDLength, with: [.accepted: lengths, .repertoire: "ascii"])
            } else {
                ValidationError(.nationalIDLength, with: [.accepted: lengths])
            }
        grammar = InputGrammar(kind.forms.map(\.expression).joined(separator: "|"), endings: Endings([]))
        super.init(maximumBytes: maximumBytes)
    }

    public override func rejection(of bytes: Span<UInt8>) -> ValidationError? { rejection(of: bytes, advises: true) }

    private func rejection(of bytes: Span<UInt8>, advises: Bool) -> ValidationError? {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: NationalIdentifierForm.maximumCharacterCount) {
            buffer in
            let count = NationalIdentifierForm.significantCharacterCount(in: bytes, of: kind.forms)
            guard let form = kind.forms.first(where: { $0.characterCount == count }) else {
                let offset = bytes.indices.first { offset in
                    !kind.forms.contains { $0.allows(bytes, at: offset) }
                }
                return offset.map { characterError(in: bytes, at: $0, advises: advises) }
                    ?? wrongLength.withLength(count)
            }
            if let offset = form.read(bytes, into: buffer) {
                return characterError(in: bytes, at: offset, advises: advises)
            }
            let number = UnsafeBufferPointer(rebasing: buffer[..<count])
            // If the table's expression were invalid, every number would be rejected.
            guard let issued, issued.mismatchOffset(in: number) == nil else {
                return ValidationError(.nationalIDUnissued)
            }
            if let date = kind.date, !date.exists(in: number.span) { return ValidationError(.nationalIDDate) }
            return kind.checkDigits.areCorrect(inCharacters: number.span) ? nil : ValidationError(.nationalIDChecksum)
        }
    }

    private func characterError(in bytes: Span<UInt8>, at offset: Int, advises: Bool) -> ValidationError {
        guard advises, bytes.hasNameableCharacter(at: offset) else { return wrongCharacter.at(position: offset) }
        return ValidationError(.nationalIDCharacter).advisingRemoval(
            in: bytes, at: offset, typos: [.nationalIDChecksum, .nationalIDUnissued], orElse: wrongCharacter
        ) { rejection(of: $0, advises: false) }
    }

    /// Returns an accepted number without separators and in capital letters, and any other text unchanged.
    public override func normalized(_ input: String) -> String {
        guard isValid(input) else { return input }
        let hasPlus = kind.forms.contains(where: \.hasPlus)
        return String(
            String.UnicodeScalarView(
                input.unicodeScalars.filter { scalar in
                    switch scalar {
                    case "0"..."9", "A"..."Z", "a"..."z", "&", "Ñ", "ñ": true
                    case "+": hasPlus || kind.forms.contains(where: \.hasSign)
                    case "-": kind.forms.contains(where: \.hasSign)
                    default: false
                    }
                })
        ).uppercased()
    }

    public override var profile: StrategyProfile {
        Self.listing.profile(
            of: self, isSensitive: true,
            traits: kind.forms.contains { $0.hasLetters || $0.hasSign } ? .capitals : .format(.digits),
            requirements: [self.wrongCharacter])
    }
}

extension InputValidator where Input == String {
    /// Returns a strategy that accepts a country's numbers for people, taxpayers, or companies, with their check digits.
    ///
    /// ```swift
    /// let person: InputValidator<String> = .nationalID(.personnummerSE)
    /// person.isValid("880320-0016")  // true
    /// ```
    public static func nationalID(_ kind: NationalIdentifier) -> InputValidator<String> {
        NationalIDInputValidator(kind)
    }
}

extension Sentence {
    /// The field is for a number that contains a date, such as a date of birth.
    package static let innerDate = Sentence(
        "innerDate", "Check the date in the number for a typo",
        labeled: "{label} contains a date that does not exist: check it for a typo")
}

extension ValidationError.Code {
    /// A character that the number can't have at its place.
    public static let nationalIDCharacter = declare(1261, "nationalID.character") {
        $0[.accepted] == nil ? $0.characterSentence(orElse: .looksLike) : $0.nationalIDLengthSentence
    }

    /// A wrong number of digits or characters.
    public static let nationalIDLength = declare(1262, "nationalID.length") {
        $0[.accepted] == nil ? FilledSentence(.looksLike) : $0.nationalIDLengthSentence
    }

    /// A number that the country doesn't issue, such as a number with an unknown region.
    public static let nationalIDUnissued = declare(1263, "nationalID.unissued", .mistypedCharacters)
    /// A date inside the number that doesn't exist.
    public static let nationalIDDate = declare(1264, "nationalID.date", .innerDate)
    /// Incorrect check digits.
    public static let nationalIDChecksum = declare(1265, "nationalID.checksum", .mistypedCharacters)
}

extension ValidationError {
    fileprivate var nationalIDLengthSentence: FilledSentence {
        exactLengthSentence(self[.repertoire] == nil ? .exactDigits : .exactLettersAndDigits)
    }
}

extension NationalIDInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [
        .nationalIDCharacter, .nationalIDLength, .nationalIDUnissued, .nationalIDDate, .nationalIDChecksum,
    ]
    package static let sentences: [Sentence] = [.innerDate]

    package static let listing = StrategyListing(
        "nationalID", "A national identification number with its check digits", NationalIDInputValidator(.cpfBR),
        topic: .identifiers, traits: .format, grammar: { $0.grammar },
        options: .word("kind", from: \.kind, isRequired: true), .maximumBytes(\.maximumBytes)
    ) { kind, maximumBytes in NationalIDInputValidator(kind, maximumBytes: maximumBytes) }
}

/// The usual form of a number, with its separators.
///
/// In the notation, `0` is a digit, `A` a letter, `X` a letter or a digit, `&` a letter, an ampersand, or Ñ, `~` the sign
/// for the century in Finland, and `±` the sign for the age in Sweden. Other characters are separators.
package struct NationalIdentifierForm: Sendable {
    /// The largest number of characters without separators.
    static let maximumCharacterCount = 24

    package let symbols: [UInt8]
    /// The number of characters without separators.
    package let characterCount: Int

    init(_ notation: String) {
        symbols = notation.unicodeScalars.map { $0 == "±" ? Self.age : UInt8(truncatingIfNeeded: $0.value) }
        characterCount = symbols.count { !Self.isSeparator($0) }
    }

    private static let age = UInt8(ascii: "+")
    private static let century = UInt8(ascii: "~")
    private static let mexican = UInt8(ascii: "&")
    /// What stands for Ñ among the characters without separators.
    private static let enye = UInt8(ascii: "#")

    private static func isSeparator(_ symbol: UInt8) -> Bool {
        symbol != UInt8(ascii: "0") && symbol != UInt8(ascii: "A") && symbol != UInt8(ascii: "X")
            && symbol != century && symbol != mexican
    }

    /// Whether a sign counts as a character.
    package var hasSign: Bool { symbols.contains(Self.century) }
    package var hasPlus: Bool { symbols.contains(Self.age) }
    package var hasLetters: Bool { symbols.contains { !Self.isSeparator($0) && $0 != UInt8(ascii: "0") } }

    /// The texts of this form, without the rules for their characters' places, as an expression.
    var expression: String {
        symbols.map { symbol in
            switch symbol {
            case UInt8(ascii: "0"): "[0-9]"
            case UInt8(ascii: "A"): "[A-Za-z]"
            case UInt8(ascii: "X"): "[0-9A-Za-z]"
            case Self.century: "[-+A-Fa-fU-Yu-y]"
            case Self.mexican: #"[A-Za-z&\x{D1}\x{F1}]"#
            case Self.age: "[-+]?"
            case UInt8(ascii: " "): "[\(InputGrammar.groupSpaces)]?"
            default: #"\x{\#(String(symbol, radix: 16))}?"#
            }
        }.joined()
    }

    /// Returns the number of letters, digits, and signs that count in any of the forms.
    static func significantCharacterCount(in bytes: Span<UInt8>, of forms: [NationalIdentifierForm]) -> Int {
        let isMexican = forms.contains { $0.symbols.contains(mexican) }
        let hasSign = forms.contains(where: \.hasSign)
        return bytes.indices.count { offset in
            let byte = bytes[offset]
            if byte.isDigit || byte.isLetter { return true }
            if hasSign, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { return true }
            return isMexican && (byte == mexican || bytes.isEnye(at: offset))
        }
    }

    /// Returns whether the form has the character of a byte at any place.
    func allows(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
        let byte = bytes[offset]
        // A continuation byte is allowed if its character is.
        if byte & 0xC0 == 0x80 {
            let start = bytes.startOfScalar(at: offset)
            return start < offset && (bytes.isEnye(at: start) || bytes.groupSpaceByteCount(at: start) > offset - start)
        }
        return symbols.contains { Self.length(of: $0, in: bytes, at: offset) > 0 }
    }

    /// Reads the letters, digits, and signs into a buffer, and returns the offset of the first disallowed byte, or
    /// `nil`.
    func read(_ bytes: Span<UInt8>, into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int? {
        var (offset, count) = (0, 0)
        for symbol in symbols {
            guard offset < bytes.count else { return Self.isSeparator(symbol) ? nil : bytes.count }
            let length = Self.length(of: symbol, in: bytes, at: offset)
            if Self.isSeparator(symbol) {
                // A separator comes between characters.
                if offset > 0, offset + length < bytes.count { offset += length }
                continue
            }
            if length == 0 { return offset }
            buffer[count] =
                length == 2 ? Self.enye : bytes[offset].isLowercaseLetter ? bytes[offset] & 0xDF : bytes[offset]
            count += 1
            offset += length
        }
        return offset < bytes.count ? offset : nil
    }

    /// Returns the length in bytes of the text for a symbol at an offset, or 0 if there is another text.
    private static func length(of symbol: UInt8, in bytes: Span<UInt8>, at offset: Int) -> Int {
        let byte = bytes[offset]
        let isAllowed =
            switch symbol {
            case UInt8(ascii: "0"): byte.isDigit
            case UInt8(ascii: "A"): byte.isLetter
            case UInt8(ascii: "X"): byte.isDigit || byte.isLetter
            case age: byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
            case century:
                byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
                    || byte.isLetter
                        && ("A"..."F" ~= Unicode.Scalar(byte & 0xDF) || "U"..."Y" ~= Unicode.Scalar(byte & 0xDF))
            case mexican: byte.isLetter || byte == mexican
            default: byte == symbol
            }
        if isAllowed { return 1 }
        if symbol == mexican, bytes.isEnye(at: offset) { return 2 }
        return symbol == UInt8(ascii: " ") ? bytes.groupSpaceByteCount(at: offset) : 0
    }
}

extension Span<UInt8> {
    /// Returns whether the letter Ñ or ñ begins at an offset.
    fileprivate func isEnye(at offset: Int) -> Bool {
        guard byte(at: offset) == 0xC3, let second = byte(at: offset + 1) else { return false }
        return second == 0x91 || second == 0xB1
    }
}
