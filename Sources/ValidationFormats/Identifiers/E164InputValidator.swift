// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts international telephone numbers made of a plus sign, a country code, and a subscriber
/// number.
///
/// ```swift
/// let telephone: InputValidator<String> = .e164
/// telephone.isValid("+41446681800")  // true
/// telephone.isValid("+41 44 668 18 00")  // false: code 1179 at position 3
/// telephone.isValid("0446681800")  // false: code 1178
/// ```
///
/// A number has 7 to 15 digits. The smallest national networks use 7 digits. Spaces, hyphens, and brackets are
/// rejected, so remove them first. The strategy doesn't check whether a number is in service.
///
/// Errors: ``ValidationError/Code/e164Prefix`` (1178), ``ValidationError/Code/e164Character`` (1179),
/// ``ValidationError/Code/e164Length`` (1180), ``ValidationError/Code/e164Country`` (1181), and every text strategy's
/// errors (1004, 1005).
///
/// Structure: ITU-T E.164 (2010), section 6. A country code doesn't begin with 0: ITU-T E.164, annex to the list of
/// assigned codes. The plus sign: ITU-T E.123.
public final class E164InputValidator: TextInputValidator, @unchecked Sendable {
    let plus: Requirement
    private let example: AcceptedExample?

    /// Creates a strategy that requires, permits, or rejects a leading plus sign.
    ///
    /// - Parameters:
    ///   - plus: Whether a plus sign is required (the default), optional, or rejected.
    ///   - maximumBytes: The input's maximum length in UTF-8 bytes. A longer input is rejected before it's read.
    public init(plus: Requirement = .required, maximumBytes: Int = TextInputValidator.defaultMaximumBytes) {
        self.plus = plus
        example = AcceptedExample(plus == .rejected ? "442079460958" : nil, of: .phone)
        super.init(maximumBytes: maximumBytes)
    }

    public override func rejection(of bytes: Span<UInt8>) -> ValidationError? {
        let hasPlus = bytes.byte(at: 0) == UInt8(ascii: "+")
        guard hasPlus ? plus != .rejected : plus != .required else {
            return ValidationError(.e164Prefix).at(position: 0).showing(example)
        }
        let start = hasPlus ? 1 : 0
        for offset in start..<bytes.count where !bytes[offset].isDigit {
            let error = ValidationError(.e164Character).at(position: offset)
            // Without its brackets, the 0 would stay in the number, which nobody could call.
            if offset > start, bytes.contains("(0)", from: offset) { return error.adding([.hasTrunkPrefix: true]) }
            let digits = (start..<bytes.count).count { bytes[$0].isDigit }
            // A leading plus sign is accepted. If several characters are wrong, fixing the named character would only
            // lead to another rejection.
            guard bytes[offset] != UInt8(ascii: "+"), bytes.hasNameableCharacter(at: offset),
                (offset..<bytes.count).allSatisfy({ bytes[$0].isDigit || bytes[$0] == bytes[offset] }),
                bytes[start] != UInt8(ascii: "0")
            else { return error.showing(example) }
            guard (7...15).contains(digits) else { return error.adding([.length: .int(digits)]) }
            return error.withDisallowedCharacter(bytes[offset]).showing(example)
        }
        let digits = bytes.count - start
        guard (7...15).contains(digits) else { return ValidationError(.e164Length).withLength(digits) }
        guard bytes[start] != UInt8(ascii: "0") else {
            return ValidationError(.e164Country).at(position: start).showing(example)
        }
        return nil
    }

    public override var profile: StrategyProfile {
        Self.listing.profile(
            of: self,
            requirements: self.plus == .required
                ? [ValidationError(.e164Prefix)] : [.requirement(of: .phone, like: self.example?.text)])
    }

    fileprivate static let standard = E164InputValidator()
}

extension InputValidator where Input == String {
    /// A strategy that accepts international telephone numbers such as `+41446681800`.
    public static var e164: InputValidator<String> { E164InputValidator.standard }
}

extension InputKind {
    package static let phone = InputKind("e164", "a phone number", example: "+442079460958")
}

extension Sentence {
    package static let phoneNumber = Sentence(
        "phoneNumber", "Begin with + and the country code, followed by digits only, like {example}",
        labeled: "{label} must begin with + and the country code, followed by digits only, like {example}",
        isRequirement: true, withoutExample: .phone)
    package static let phoneNumberWithoutPlus = Sentence(
        "phoneNumberWithoutPlus", "Begin with the country code and use digits only, like {example}",
        labeled: "{label} must begin with the country code and have digits only, with no +, like {example}",
        isRequirement: true, withoutExample: .phone)
    /// The field is for a telephone number.
    package static let countryCode = Sentence(
        "countryCode", "Use the country code, which never begins with 0, like {example}",
        labeled: "{label} must have a country code, which never begins with 0, like {example}")
    /// The field is for a telephone number.
    package static let phoneDigits = Sentence(
        "phoneDigits", "Only use digits, with no spaces or letters, like {example}",
        labeled: "{label} must only have digits, with no spaces or letters, like {example}")
}

extension ValidationError.Code {
    /// A telephone number without its plus sign.
    public static let e164Prefix = declare(1178, "e164.prefix") {
        $0.phoneSentence(
            $0.example.map { $0.hasPrefix("+") } == false ? .phoneNumberWithoutPlus : .phoneNumber)
    }

    /// A character other than a digit in a telephone number.
    public static let e164Character = declare(1179, "e164.character") {
        if $0[.hasTrunkPrefix] == true { return FilledSentence(.disallowedText, [.character: "(0)"]) }
        if $0[.length] != nil { return FilledSentence(.digitsBetween, [.minimum: 7, .maximum: 15]) }
        return $0[.character] == nil
            ? $0.phoneSentence(.phoneDigits) : $0.characterSentence(orElse: .disallowedText)
    }

    /// Too many or too few digits for a telephone number.
    public static let e164Length = declare(1180, "e164.length") {
        FilledSentence($0[.length] == nil ? .extraDigits : .digitsBetween, [.minimum: 7, .maximum: 15])
    }

    /// A country code that begins with 0.
    public static let e164Country = declare(1181, "e164.country") { $0.phoneSentence(.countryCode) }
}

extension ValidationError {
    fileprivate func phoneSentence(_ sentence: Sentence) -> FilledSentence {
        exampleSentence(for: .phone) { FilledSentence(sentence, [.example: .text($0)]) }
    }
}

extension ValidationError.Parameter {
    /// Whether a number with a country code also has the prefix for calls within the country, as "(0)".
    fileprivate static let hasTrunkPrefix: Self = "hasTrunkPrefix"
}

extension Span<UInt8> {
    fileprivate func contains(_ text: StaticString, from start: Int) -> Bool {
        let length = text.utf8CodeUnitCount
        return count - length >= start
            && (start...(count - length)).contains { place in
                (0..<length).allSatisfy { self[place + $0] == text.utf8Start[$0] }
            }
    }
}

extension E164InputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [.e164Prefix, .e164Character, .e164Length, .e164Country]
    package static let sentences: [Sentence] = [.phoneNumber, .phoneNumberWithoutPlus, .countryCode, .phoneDigits]

    private static let grammars: [Requirement: InputGrammar] = [
        .required: InputGrammar(#"\+[1-9][0-9]{6,14}"#), .optional: InputGrammar(#"\+?[1-9][0-9]{6,14}"#),
        .rejected: InputGrammar("[1-9][0-9]{6,14}"),
    ]

    package static let listing = StrategyListing(
        "e164", "A telephone number in the international form (E.164)", E164InputValidator.standard,
        topic: .identifiers, noun: .phone, traits: .format(.telephone, .telephone),
        grammar: { grammars[$0.plus] },
        options: .word("plus", from: \.plus), .maximumBytes(\.maximumBytes)
    ) { plus, maximumBytes in E164InputValidator(plus: plus, maximumBytes: maximumBytes) }
}
