// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts email addresses and returns both of their parts.
///
/// The default standard accepts the addresses that mail providers issue and mail servers deliver to: words with dots
/// between them, an `@`, and a domain with a top-level domain. Two other standards are available. The strategy doesn't
/// check whether the mailbox exists.
///
/// ```swift
/// let email: InputParser<String, EmailAddress> = .email
/// email.isValid("jane.o'neil+news@example.co.uk")  // true
/// email.isValid("jane..doe@example.com")
/// // false: code 1094 at position 5
/// email.isValid("jane@localhost")  // false: code 1098
/// EmailInputValidator(.rfc5321).isValid("\"jane doe\"@[192.0.2.1]")
/// // true
/// EmailInputValidator(allowsUnicode: true).isValid("用户@例子.广告")  // true
/// ```
///
/// Errors: 1090–1107, and every text strategy's errors (1004, 1005). Each contains the error's offset, except 1104,
/// which contains the address's length. The article <doc:email-addresses> lists the differences between the standards.
public final class EmailInputValidator: TextParser<EmailAddress>, @unchecked Sendable {
    /// The standard that defines an address.
    public enum Standard: String, Sendable, CaseIterable {
        /// A dot-atom and a domain name with a top-level domain. The local part has at most 64 bytes, the domain 253,
        /// and the whole address 254.
        ///
        /// This is the default.
        case dotAtom
        /// The `<input type=email>` pattern in the WHATWG HTML Standard.
        ///
        /// The domain may lack a dot, dots may be anywhere in the local part, and only labels have a maximum length.
        case html5
        /// RFC 5321's `Mailbox`, including quoted local parts, address literals, and domains without a dot.
        case rfc5321
    }

    let standard: Standard
    let allowsUnicode: Bool

    /// Creates a strategy that accepts the email addresses that a standard defines.
    ///
    /// - Parameters:
    ///   - standard: The standard that defines an address.
    ///   - allowsUnicode: Whether both parts may contain non-ASCII characters (RFC 6531). The default is `false`,
    ///     because many mail servers don't deliver to such addresses.
    ///   - maximumBytes: The input's maximum length in UTF-8 bytes. A longer input is rejected before it's read.
    public init(_ standard: Standard = .dotAtom, allowsUnicode: Bool = false, maximumBytes: Int = 320) {
        self.standard = standard
        self.allowsUnicode = allowsUnicode
        super.init(maximumBytes: maximumBytes)
    }

    public override func parse(bytes: Span<UInt8>) -> Result<EmailAddress, ValidationError> {
        bytes.withUnsafeBufferPointer { bytes in atSignOffset(in: bytes).map { EmailAddress(bytes, atSignOffset: $0) } }
    }

    // The compiler merges the steps into one function; see `String.checkText(with:)`.
    public override func validate(_ input: String) throws(ValidationError) { try input.checkText(with: self) }

    public override func rejection(of bytes: Span<UInt8>) -> ValidationError? {
        bytes.withUnsafeBufferPointer { atSignOffset(in: $0).rejection }
    }

    private func atSignOffset(in bytes: UnsafeBufferPointer<UInt8>) -> Result<Int, ValidationError> {
        do throws(ScanRejection) {
            return .success(
                try EmailScanner(bytes: bytes, standard: standard, allowsUnicode: allowsUnicode).atSignOffset())
        } catch {
            return .failure(self.error(for: error, in: bytes))
        }
    }

    /// Returns an accepted address with its domain's letters A to Z in lowercase, and any other text unchanged.
    ///
    /// The local part stays unchanged, because only its server decides whether `Jane` and `jane` are the same mailbox
    /// (RFC 5321 2.4).
    public override func normalized(_ input: String) -> String {
        (try? parse(input))?.text ?? input
    }

    @inline(never)
    private func error(for rejection: ScanRejection, in bytes: UnsafeBufferPointer<UInt8>) -> ValidationError {
        let position = rejection.position
        switch rejection.code {
        case .emailTooLong: return rejection.error(from: Self.parameterizedErrors).withLength(position)
        case .emailLocalDot, .emailLabelEmpty: return rejection.error.describingDisallowedDot(in: bytes, at: position)
        case .emailDomainCharacter: return rejection.error.namingCharacter(in: bytes, at: position)
        case .emailLocalCharacter:
            if bytes.count > 2, bytes.contains(UInt8(ascii: "<")) {
                return rejection.error.withDisallowedCharacter(UInt8(ascii: "<"))
            }
            if !allowsUnicode, bytes.scalar(at: position)?.scalar.properties.isAlphabetic == true {
                return Self.localLetter.at(position: position)
            }
            return allowsUnicode && bytes[position] >= 0x80
                ? rejection.error(from: Self.parameterizedErrors)
                : rejection.error.namingCharacter(in: bytes, at: position)
        case .emailTopLevelDomain:
            let domain = bytes[(bytes.lastIndex(of: UInt8(ascii: "@")) ?? 0)...].dropFirst()
            return domain.containsOnlyDigitsAndDots ? rejection.error(from: Self.parameterizedErrors) : rejection.error
        case .emailLocalTooLong, .emailLabelTooLong, .emailDomainTooLong:
            return rejection.error(from: Self.parameterizedErrors)
        default: return rejection.error
        }
    }

    /// The errors whose parameters are the same for every strategy.
    ///
    /// Some apply only to some inputs.
    private static let parameterizedErrors = [
        ValidationError(.emailTooLong, with: [.maximum: .int(EmailScanner.maximumLength)]),
        ValidationError(.emailLocalTooLong, with: [.maximum: .int(EmailScanner.maximumLocalPartLength)]),
        ValidationError(.emailLabelTooLong, with: [.maximum: .int(DomainNameScanner.maximumLabelLength)]),
        ValidationError(.emailDomainTooLong, with: [.maximum: .int(DomainNameScanner.maximumLength)]),
        ValidationError(.emailLocalCharacter, with: [.repertoire: "unicode"]),
        ValidationError(.emailTopLevelDomain, with: [.accepted: []]),
    ]

    private static let localLetter = ValidationError(.emailLocalCharacter, with: [.isLetter: true])

    public override var profile: StrategyProfile { Self.listing.profile(of: self) }

    fileprivate static let standard = EmailInputValidator()
}

extension ValidationError.Parameter {
    /// Whether the character is a non-ASCII letter.
    fileprivate static let isLetter: Self = "isLetter"
}

extension InputValidator where Input == String {
    /// A strategy that accepts email addresses by the default standard, such as `name@example.com`.
    public static var email: InputParser<String, EmailAddress> { EmailInputValidator.standard }

    /// Returns a strategy that accepts the email addresses that a standard defines.
    public static func email(
        _ standard: EmailInputValidator.Standard = .dotAtom, allowsUnicode: Bool = false
    ) -> InputParser<String, EmailAddress> {
        EmailInputValidator(standard, allowsUnicode: allowsUnicode)
    }
}

extension InputKind {
    package static let email = InputKind(
        "email", "an email address", example: "name@example.com", isObviousFromLabel: true)
}

extension Sentence {
    package static let dotNextToAt = Sentence(
        "dotNextToAt", "Do not write a dot next to the @ sign",
        labeled: "{label} must not have a dot next to the @ sign")
    package static let atMissing = Sentence(
        "atMissing", "Include an @ sign, like name@example.com",
        labeled: "{label} must include an @ sign, like name@example.com")
    package static let localMissing = Sentence(
        "localMissing", "Write a name before the @ sign, like name@example.com",
        labeled: "{label} must have a name before the @ sign, like name@example.com")
    package static let localTooLong = Sentence(
        "localTooLong",
        .plural(
            one: "Use only {maximum} character before the @ sign",
            other: "Use {maximum} characters or fewer before the @ sign"),
        labeled: .plural(
            one: "{label} must have only {maximum} character before the @ sign",
            other: "{label} must have {maximum} characters or fewer before the @ sign"), plural: .maximum)
    /// The part before the @ sign may be quoted, as in "a b"@example.com.
    package static let quotes = Sentence(
        "quotes", "Write a quotation mark at the beginning and just before the @ sign, or none at all",
        labeled: "{label} must have a quotation mark at the beginning and just before the @ sign, or none at all")
    package static let emailSiteMissing = Sentence(
        "emailSiteMissing", "Write the part after the @ sign, like name@example.com",
        labeled: "{label} must include the part after the @ sign, like name@example.com")
    /// Only Latin letters without accents are accepted.
    package static let emailLocalLetters = Sentence(
        "emailLocalLetters", "Before the @ sign, use letters from a to z, not letters like ä",
        labeled: "{label} must have letters from a to z before the @ sign, not letters like ä")
    /// Only Latin letters without accents are accepted.
    package static let emailSiteLetters = Sentence(
        "emailSiteLetters", "After the @ sign, use letters from a to z, not letters like ä",
        labeled: "{label} must not have letters like ä after the @ sign: use letters from a to z")
    /// The character is, for example, "_".
    package static let emailSiteCharacter = Sentence(
        "emailSiteCharacter", "Remove {character} after the @ sign",
        labeled: "{label} must not have {character} after the @ sign")
    package static let dotNotComma = Sentence(
        "dotNotComma", "Use a dot, not a comma, after the @ sign",
        labeled: "{label} must have a dot, not a comma, after the @ sign")
}

extension ValidationError.Code {
    /// A missing @.
    public static let emailAtMissing = declare(1090, "email.atMissing", .atMissing)

    /// More than one @.
    public static let emailAtRepeated = declare(1091, "email.atRepeated") { _ in
        FilledSentence(.once, [.character: "@"])
    }

    /// An empty local part before the @.
    public static let emailLocalEmpty = declare(1092, "email.localEmpty", .localMissing)

    /// More than 64 bytes before the @.
    public static let emailLocalTooLong = declare(1093, "email.localTooLong", .localTooLong)

    /// A local part that begins or ends with a dot or has two dots in a row.
    public static let emailLocalDot = declare(1094, "email.localDot") {
        $0.disallowedDotSentence(atEdge: $0[.position] == 0 ? .dotAtStart : .dotNextToAt)
    }

    /// A character that isn't allowed before the @.
    public static let emailLocalCharacter = declare(1095, "email.localCharacter") {
        // A name comes before an address in angle brackets, and a scheme such as `mailto` comes before a colon.
        ["<", ":"].contains($0[.character])
            ? FilledSentence(kind: .email)
            : $0.characterSentence(
                orElse: $0.hasUnicodeRepertoire
                    ? .strangeCharacter : $0[.isLetter] == true ? .emailLocalLetters : .plainCharacters)
    }

    /// A quoted local part that isn't closed, or contains a character that can't be quoted.
    public static let emailQuotes = declare(1096, "email.quotes", .quotes)

    /// An empty domain after the @.
    public static let emailDomainEmpty = declare(1097, "email.domainEmpty", .emailSiteMissing)

    /// A domain without a dot.
    public static let emailDomainDot = declare(1098, "email.domainDot") { $0.topLevelDomainSentence(like: .email) }

    /// A domain that begins or ends with a dot or has two dots in a row.
    public static let emailLabelEmpty = declare(1099, "email.labelEmpty") {
        $0.disallowedDotSentence(atEdge: $0[.isAtEnd] == true ? .dotAtEnd : .dotNextToAt)
    }

    /// A label of more than 63 bytes, counted in its encoded form.
    public static let emailLabelTooLong = declare(1100, "email.labelTooLong") {
        FilledSentence(.siteTooLong, $0.ungroupedLimits)
    }

    /// A label that begins or ends with a hyphen.
    public static let emailLabelHyphen = declare(1101, "email.labelHyphen", .hyphen)

    /// A character that isn't allowed in a domain.
    public static let emailDomainCharacter = declare(1102, "email.domainCharacter") {
        switch $0[.character] {
        case nil: FilledSentence(.emailSiteLetters)
        case ",": FilledSentence(.dotNotComma)
        case " ": FilledSentence(.without)
        default: FilledSentence(.emailSiteCharacter)
        }
    }

    /// A domain of more than 253 bytes.
    public static let emailDomainTooLong = declare(1103, "email.domainTooLong") { _ in
        // Even a shorter domain can be too long together with the local part.
        FilledSentence(.tooLong, [.maximum: .int(EmailScanner.maximumLength)])
    }

    // The limit is in bytes. ASCII text has the same number of characters.
    /// An address of more than 254 bytes.
    public static let emailTooLong = declare(1104, "email.tooLong", .tooLong)

    /// Square brackets that don't contain an IP address, or aren't accepted.
    public static let emailAddressLiteral = declare(1105, "email.addressLiteral", .notIPAddress)

    /// A top-level domain that's a number or a single letter, or has a hyphen.
    public static let emailTopLevelDomain = declare(1106, "email.topLevelDomain") {
        $0.topLevelDomainSentence(like: .email)
    }

    /// An international label that breaks IDNA rules.
    public static let emailDomainInternational = declare(1107, "email.domainInternational", .siteSpelling)
}

extension EmailInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [
        .emailAtMissing, .emailAtRepeated, .emailLocalEmpty, .emailLocalTooLong, .emailLocalDot, .emailLocalCharacter,
        .emailQuotes, .emailDomainEmpty, .emailDomainDot, .emailLabelEmpty, .emailLabelTooLong, .emailLabelHyphen,
        .emailDomainCharacter, .emailDomainTooLong, .emailTooLong, .emailAddressLiteral, .emailTopLevelDomain,
        .emailDomainInternational,
    ]
    package static let sentences: [Sentence] = [
        .dotNextToAt, .atMissing, .localMissing, .localTooLong, .quotes, .emailSiteMissing, .emailLocalLetters,
        .emailSiteLetters, .emailSiteCharacter, .dotNotComma,
    ]

    package static let listing = StrategyListing(
        "email", "An email address", EmailInputValidator.standard, topic: .network, noun: .email,
        traits: .format(.email, .email),
        grammar: { .email($0.standard, allowsUnicode: $0.allowsUnicode) },
        options: .word("standard", from: \.standard),
        .flag(
            "international", from: \.allowsUnicode,
            help: "whether the address may contain letters of other scripts"),
        .maximumBytes(\.maximumBytes)
    ) { standard, international, maximumBytes in
        EmailInputValidator(standard, allowsUnicode: international, maximumBytes: maximumBytes)
    }
}
