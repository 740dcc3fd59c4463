// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts UUIDs of 32 hexadecimal digits and four hyphens and returns their 128 bits.
///
/// ```swift
/// let identifier: InputParser<String, UUIDValue> = .uuid
/// try identifier.parse("0190163D-8694-739B-AEA5-966C26F8AD91").version
/// // 7
/// identifier.isValid("0190163d8694739baea5966c26f8ad91")
/// // false: code 1144
/// let random = UUIDInputValidator(versions: [4])
/// random.isValid("0190163d-8694-739b-aea5-966c26f8ad91")
/// // false: code 1146
/// ```
///
/// By default, all versions and variants are accepted, including the nil and max UUIDs. If you list versions, the
/// strategy accepts only the variant that defines versions (10x). Braces, `urn:uuid:`, and text without hyphens are
/// rejected.
///
/// Errors: ``ValidationError/Code/uuidCharacter`` (1143), ``ValidationError/Code/uuidLength`` (1144),
/// ``ValidationError/Code/uuidHyphen`` (1145), ``ValidationError/Code/uuidVersion`` (1146), and every text strategy's
/// errors (1004, 1005).
///
/// Format: RFC 9562, section 4 (https://www.rfc-editor.org/rfc/rfc9562#section-4); variants in section 4.1.
public final class UUIDInputValidator: TextParser<UUIDValue>, @unchecked Sendable {
    /// The versions that a single hexadecimal digit can represent (RFC 9562, section 4.2).
    fileprivate static let versionRange = 0...15

    let versions: Set<Int>?
    private let unacceptedVersion: ValidationError
    private let example: AcceptedExample?
    fileprivate let grammar: InputGrammar

    /// Creates a strategy that accepts the given versions, or all versions and variants for `nil`.
    ///
    /// - Parameters:
    ///   - versions: The accepted versions, or `nil` for all versions and variants.
    ///   - maximumBytes: The input's maximum length in UTF-8 bytes. A longer input is rejected before it's read.
    public init(versions: Set<Int>? = nil, maximumBytes: Int = TextInputValidator.defaultMaximumBytes) {
        self.versions = versions
        let accepted = versions?.filter(Self.versionRange.contains).ordered()
        let text = accepted?.first.map { "123e4567-e89b-\(String($0, radix: 16))2d3-a456-426614174000" }
        var parameters: ValidationError.Parameters = [.accepted: .list((accepted ?? []).map { String($0) })]
        if let text { parameters[.example] = .text(text) }
        unacceptedVersion = ValidationError(.uuidVersion, with: parameters)
        example = AcceptedExample(text, of: .uuid)
        grammar = .uuid(versions: accepted)
        super.init(maximumBytes: maximumBytes)
    }

    public override func parse(bytes: Span<UInt8>) -> Result<UUIDValue, ValidationError> {
        bytes.withUnsafeBufferPointer { output(for: $0) }
    }

    private func output(for bytes: UnsafeBufferPointer<UInt8>) -> Result<UUIDValue, ValidationError> {
        guard bytes.count == 36 else {
            // People count characters, not bytes. An é takes two bytes.
            let count = bytes.count { $0 & 0xC0 != 0x80 }
            if count == 36 { return .failure(Self.rejection(of: bytes).showing(example)) }
            let error = ValidationError(.uuidLength).withLength(count)
            // Some programs write a UUID in braces.
            return .failure(
                bytes.span.hasNameableCharacter(at: 0) && bytes[0] == UInt8(ascii: "{")
                    ? error.withDisallowedCharacter(bytes[0]) : error.showing(example))
        }
        guard let uuid = UUIDValue(bytes) else { return .failure(Self.rejection(of: bytes).showing(example)) }
        if let versions, !(uuid.version.map(versions.contains) ?? false) { return .failure(unacceptedVersion) }
        return .success(uuid)
    }

    /// Returns the error for the first disallowed byte in 36 bytes that aren't a UUID.
    @inline(never)
    private static func rejection(of bytes: UnsafeBufferPointer<UInt8>) -> ValidationError {
        let hyphens = [8, 13, 18, 23]
        for (offset, byte) in bytes.enumerated() {
            let isHyphen = byte == UInt8(ascii: "-")
            if hyphens.contains(offset) ? isHyphen : byte.isHexadecimalDigit { continue }
            let code = hyphens.contains(offset) || isHyphen ? ValidationError.Code.uuidHyphen : .uuidCharacter
            return ValidationError(code).at(position: offset)
        }
        return ValidationError(.uuidCharacter)
    }

    public override func validate(_ input: String) throws(ValidationError) { try input.checkText(with: self) }

    public override func rejection(of bytes: Span<UInt8>) -> ValidationError? {
        parse(bytes: bytes).rejection
    }

    public override var profile: StrategyProfile {
        Self.listing.profile(of: self, requirements: [.requirement(of: .uuid, like: self.example?.text)])
    }

    fileprivate static let standard = UUIDInputValidator()
}

/// The 128 bits of a UUID.
public struct UUIDValue: Hashable, Sendable {
    package let high: UInt64
    package let low: UInt64

    /// The version, or `nil` unless the variant defines versions (10x).
    public var version: Int? { low >> 62 == 0b10 ? Int(high >> 12 & 0xF) : nil }

    /// The sixteen bytes in network order.
    public var bytes: [UInt8] { withUnsafeBytes(of: (high.bigEndian, low.bigEndian)) { Array($0) } }
}

extension UUIDValue {
    /// Parses 36 bytes, or returns `nil` if they aren't 32 hexadecimal digits with hyphens in their places.
    @inline(__always)
    fileprivate init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        let hyphen = UInt8(ascii: "-")
        guard bytes[8] == hyphen, bytes[13] == hyphen, bytes[18] == hyphen, bytes[23] == hyphen,
            let first = Self.hexadecimalNumber(in: bytes, firstOffset: 0, secondOffset: 4),
            let second = Self.hexadecimalNumber(in: bytes, firstOffset: 9, secondOffset: 14),
            let third = Self.hexadecimalNumber(in: bytes, firstOffset: 19, secondOffset: 24),
            let fourth = Self.hexadecimalNumber(in: bytes, firstOffset: 28, secondOffset: 32)
        else { return nil }
        high = first << 32 | second
        low = third << 32 | fourth
    }

    /// Returns the number that four hexadecimal digits at each of two offsets form, or `nil` if any byte isn't a digit.
    @inline(__always)
    private static func hexadecimalNumber(in bytes: UnsafeBufferPointer<UInt8>, firstOffset: Int, secondOffset: Int)
        -> UInt64?
    {
        let text = UnsafeRawBufferPointer(bytes)
        let low = UInt32(littleEndian: text.loadUnaligned(fromByteOffset: firstOffset, as: UInt32.self))
        let high = UInt32(littleEndian: text.loadUnaligned(fromByteOffset: secondOffset, as: UInt32.self))
        let digits = UInt64(high) << 32 | UInt64(low)
        let word = ByteWord(digits)
        let letters = word.letterMask(upTo: UInt8(ascii: "f"))
        guard word.leadingRunLength(in: letters | word.digitMask) == 8 else { return nil }
        // The low four bits of `0` to `9` are the value. `A` and `a` have 1 in their low four bits, so letters add
        // nine.
        let values = (digits & 0x0F0F_0F0F_0F0F_0F0F) &+ (letters >> 7 & 0x0101_0101_0101_0101) &* 9
        let pairs = (values << 4 | values >> 8) & 0x00FF_00FF_00FF_00FF
        let fours = (pairs | pairs >> 8) & 0x0000_FFFF_0000_FFFF
        return UInt64(UInt32(truncatingIfNeeded: fours | fours >> 16).byteSwapped)
    }
}

extension UUIDValue: CustomStringConvertible {
    /// The UUID in RFC 9562 notation (section 4), with lowercase digits and four hyphens.
    public var description: String {
        let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
        return [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { digits[$0].joined() }.joined(separator: "-")
    }
}

extension InputValidator where Input == String {
    /// A strategy that accepts UUIDs of any version and returns their 128 bits.
    public static var uuid: InputParser<String, UUIDValue> { UUIDInputValidator.standard }
}

extension InputKind {
    package static let uuid = InputKind(
        "uuid", "a UUID", example: "123e4567-e89b-42d3-a456-426614174000", isObviousFromLabel: true)
}

extension Sentence {
    /// The field is for a UUID.
    package static let uuidHyphens = Sentence(
        "uuidHyphens", "Write hyphens between groups of 8, 4, 4, 4, and 12 digits or letters, like {example}",
        labeled: "{label} must have hyphens between groups of 8, 4, 4, 4, and 12 digits or letters, like {example}")
    package static let uuidVersion = Sentence(
        "uuidVersion", "Use a UUID of version {accepted}, like {example}: check that you copied the right one",
        labeled: "{label} must be a UUID of version {accepted}, like {example}: check that you copied the right one")
}

extension ValidationError.Code {
    /// A character other than a hexadecimal digit in a UUID.
    public static let uuidCharacter = declare(1143, "uuid.character") { $0.groupsSentence }
    /// A UUID that doesn't have 36 characters.
    public static let uuidLength = declare(1144, "uuid.length") {
        if $0[.character] != nil { return $0.characterSentence(orElse: .disallowedText) }
        if $0[.length] == 32 { return $0.hyphensSentence }
        // The text is only a few characters too short or too long.
        guard case .int(30...42) = $0[.length] else { return $0.groupsSentence }
        return FilledSentence(.exactLengthNot, [.minimum: 36])
    }

    /// A missing or misplaced hyphen.
    public static let uuidHyphen = declare(1145, "uuid.hyphen") { $0.hyphensSentence }
    /// A disallowed UUID version or variant.
    public static let uuidVersion = declare(1146, "uuid.version") {
        FilledSentence($0.hasEmptyAcceptedList ? .programMistake : .uuidVersion)
    }
}

extension ValidationError {
    fileprivate var groupsSentence: FilledSentence {
        exampleSentence(for: .uuid) { FilledSentence(.hexGroups, [.accepted: 32, .example: .text($0)]) }
    }

    fileprivate var hyphensSentence: FilledSentence {
        exampleSentence(for: .uuid) { FilledSentence(.uuidHyphens, [.example: .text($0)]) }
    }
}

extension InputGrammar {
    fileprivate static func uuid(versions: [Int]?) -> InputGrammar {
        guard let versions else { return InputGrammar("\(hexDigit){8}(?:-\(hexDigit){4}){3}-\(hexDigit){12}") }
        let digits = versions.map { String($0, radix: 16) }
        // An empty character class matches no text.
        let version = digits.isEmpty ? #"[^\s\S]"# : "[\(digits.joined() + digits.joined().uppercased())]"
        return InputGrammar(
            "\(hexDigit){8}-\(hexDigit){4}-\(version)\(hexDigit){3}-[89ABab]\(hexDigit){3}-\(hexDigit){12}")
    }
}

extension UUIDInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [.uuidCharacter, .uuidLength, .uuidHyphen, .uuidVersion]
    package static let sentences: [Sentence] = [.uuidHyphens, .uuidVersion]

    package static let listing = StrategyListing(
        "uuid", "A UUID (RFC 9562)", UUIDInputValidator.standard, topic: .identifiers, noun: .uuid, traits: .format,
        grammar: \.grammar,
        options: .integers("versions", from: \.versions, help: "a list of the versions to accept; all if left out"),
        .maximumBytes(\.maximumBytes)
    ) { versions, maximumBytes in
        if versions?.isEmpty == true { throw StrategyListing.InvalidSetting("“versions” is empty", at: "versions") }
        if versions?.allSatisfy(UUIDInputValidator.versionRange.contains) == false {
            throw StrategyListing.InvalidSetting("the version of a UUID must be a number from 0 to 15", at: "versions")
        }
        return UUIDInputValidator(versions: versions, maximumBytes: maximumBytes)
    }
}
