// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts domain names, such as `example.com`.
///
/// A label has up to 63 letters, digits, and hyphens, and a name has up to 253 bytes. A name needs a dot, followed by a
/// top-level domain of letters. A label that begins with `xn--` must be valid Punycode. The strategy doesn't check
/// whether the name is registered.
///
/// ```swift
/// let domain: InputValidator<String> = .domainName
/// domain.isValid("xn--bcher-kva.example")  // true
/// domain.isValid("bücher.example")  // false: code 1117
/// DomainNameInputValidator(allowsUnicode: true).isValid("bücher.example")
/// // true
/// domain.isValid("192.0.2.1")  // false: code 1123
/// ```
///
/// Errors: 1117–1124, and every text strategy's errors (1004, 1005). The article <doc:web-addresses> lists the IDNA
/// rules that it checks.
public final class DomainNameInputValidator: TextInputValidator, CompletableFormat, @unchecked Sendable {
    let allowsUnicode: Bool
    let requiresTopLevelDomain: Bool
    let allowsUnderscores: Bool

    /// Creates a strategy that accepts domain names.
    ///
    /// - Parameters:
    ///   - allowsUnicode: Whether labels may contain letters other than `a` to `z`. The default is `false`.
    ///   - requiresTopLevelDomain: Whether a dot and a top-level domain are required. The default is `true`.
    ///   - allowsUnderscores: Whether labels may contain underscores, as service names do (RFC 8552). The default is
    ///     `false`, because host names don't contain them.
    ///   - maximumBytes: The input's maximum length in UTF-8 bytes. A longer input is rejected before it's read.
    public init(
        allowsUnicode: Bool = false, requiresTopLevelDomain: Bool = true, allowsUnderscores: Bool = false,
        maximumBytes: Int = 1_024
    ) {
        self.allowsUnicode = allowsUnicode
        self.requiresTopLevelDomain = requiresTopLevelDomain
        self.allowsUnderscores = allowsUnderscores
        super.init(maximumBytes: maximumBytes)
    }

    public override func rejection(of bytes: Span<UInt8>) -> ValidationError? {
        bytes.withUnsafeBufferPointer { bytes -> ValidationError? in
            var options: DomainNameScanner.Options = []
            if allowsUnicode { options.insert(.unicode) }
            if allowsUnderscores { options.insert(.underscores) }
            do throws(ScanRejection) {
                try DomainNameScanner(bytes, accepting: options).parseWholeName(
                    from: 0, requiresTopLevelDomain: requiresTopLevelDomain)
                return nil
            } catch {
                return self.error(for: error, in: bytes)
            }
        }
    }

    /// Returns whether a text is accepted, incomplete, or impossible to complete.
    ///
    /// The number of missing characters is unknown if the name contains, or may contain, an international label,
    /// encoded or not. A name whose last label is international may count as incomplete even though nothing can
    /// complete the label.
    public override func progress(of input: String) -> InputProgress {
        let progress = super.progress(of: input)
        let isInternational =
            allowsUnicode || input.utf8.split(separator: UInt8(ascii: ".")).contains(where: Self.isInternational)
        guard case .incomplete = progress, isInternational else { return progress }
        return .incomplete(missing: nil)
    }

    /// Returns whether a label contains non-ASCII characters or encodes them.
    private static func isInternational(_ label: some Collection<UInt8>) -> Bool {
        label.contains { $0 >= 0x80 } || label.count >= 4 && zip(label, "xn--".utf8).allSatisfy { $0 | 0x20 == $1 }
    }

    package func missingCharacterCount(after bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        if let missing = Self.endings.minimumCharacterCount(completing: bytes, isAccepted: isAccepted) {
            return missing
        }
        // The user can still type characters that make the last label decode to an accepted label.
        guard !bytes.isEmpty, rejection(of: bytes.span)?.code == .domainInternational,
            let last = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).last,
            Self.isInternational(last)
        else { return nil }
        return 1
    }

    private static let endings = Endings(suffixesOf: ["a.aa"])

    private func error(for rejection: ScanRejection, in bytes: UnsafeBufferPointer<UInt8>) -> ValidationError {
        let position = rejection.position
        let rest = bytes[position...]
        switch rejection.code {
        case .domainLabelEmpty where rest.isEmpty || rest.first == UInt8(ascii: "."):
            return rejection.error.describingDisallowedDot(in: bytes, at: position)
        case .domainCharacter, .urlHostUnicode, .domainLabelEmpty:
            // The name follows a scheme or an email address's @ sign.
            let isWebAddress = rest.starts(with: "://".utf8) || rest.first == UInt8(ascii: "@")
            return isWebAddress && rejection.code != .domainLabelEmpty
                ? Self.webAddressError.at(position: position)
                : ValidationError(.domainCharacter).namingCharacter(in: bytes, at: position)
        case .domainLabelHyphen where position > 0 && rest.count > 1: return rejection.error
        case .urlHostEncoding: return ValidationError(.domainInternational).at(position: position)
        case .domainTopLevel where !bytes.containsOnlyDigitsAndDots: return rejection.error
        default: return rejection.error(from: Self.parameterizedErrors)
        }
    }

    private static let webAddressError = ValidationError(.domainCharacter, with: [.isWebAddress: true])

    /// The errors whose parameters are the same for every strategy.
    ///
    /// Some apply only to some inputs.
    private static let parameterizedErrors = [
        ValidationError(.domainLabelTooLong, with: [.maximum: .int(DomainNameScanner.maximumLabelLength)]),
        ValidationError(.domainTooLong, with: [.maximum: .int(DomainNameScanner.maximumLength)]),
        ValidationError(.domainLabelHyphen, with: [.isAtEdge: true]),
        ValidationError(.domainTopLevel, with: [.accepted: []]),
    ]

    public override var profile: StrategyProfile { Self.listing.profile(of: self) }

    fileprivate static let standard = DomainNameInputValidator()
}

extension InputValidator where Input == String {
    /// A strategy that accepts domain names with a top-level domain, such as `example.com`.
    public static var domainName: InputValidator<String> { DomainNameInputValidator.standard }
}

extension InputKind {
    package static let siteName = InputKind("domainName", "a site name", example: "example.com")
}

extension Sentence {
    /// The field is for a site name or an email address.
    package static let dotAtStart = Sentence(
        "dotAtStart", "Do not begin with a dot", labeled: "{label} must not begin with a dot")
    /// The field is for a site name or an email address.
    package static let dotAtEnd = Sentence(
        "dotAtEnd", "Do not end with a dot", labeled: "{label} must not end with a dot")
    package static let siteName = Sentence(
        "siteName", "Include a full site name, like example.com",
        labeled: "{label} must include a full site name, like example.com")
    /// The text is a web address.
    package static let siteNameOnly = Sentence(
        "siteNameOnly", "Enter only the site name, like example.com, with nothing before or after it",
        labeled: "{label} must be only the site name, like example.com, with nothing before or after it")
    package static let siteCharacters = Sentence(
        "siteCharacters", "Only use digits, dots, hyphens, and letters from a to z in the site name, with no accents",
        labeled:
            "{label} must have a site name with only digits, dots, hyphens, and letters from a to z, with no accents")
    /// Part of the name is not a valid internationalized name.
    package static let siteSpelling = Sentence(
        "siteSpelling", "Check the site name for a typo: a site cannot have this name",
        labeled: "{label} has a site name that cannot exist: check it for a typo")
    package static let siteTooLong = Sentence(
        "siteTooLong", "Use {maximum} characters or fewer between the dots of the site name",
        labeled: "{label} must have {maximum} characters or fewer between the dots of the site name")
}

extension ValidationError.Code {
    /// A character that isn't allowed in a domain name.
    public static let domainCharacter = declare(1117, "domain.character") {
        // A web address contains more than a domain name. The error leaves out the first part, because it comes from
        // the input.
        if $0[.isWebAddress] == true { return FilledSentence(.siteNameOnly) }
        return $0.commaSentence
            ?? $0.unexpectedPartSentence(startingWith: [":", "/"], orElse: FilledSentence(.siteCharacters))
    }

    /// A domain name that begins with a dot or has two dots in a row.
    public static let domainLabelEmpty = declare(1118, "domain.labelEmpty") {
        $0.disallowedDotSentence(atEdge: $0[.isAtEnd] == true ? .dotAtEnd : .dotAtStart)
    }

    /// A label of more than 63 bytes, counted in its encoded form.
    public static let domainLabelTooLong = declare(1119, "domain.labelTooLong") {
        FilledSentence(.siteTooLong, $0.ungroupedLimits)
    }

    /// A label that begins or ends with a hyphen.
    public static let domainLabelHyphen = declare(1120, "domain.labelHyphen") { $0.hyphenSentence }

    // The limit is in bytes. ASCII text has the same number of characters.
    /// A domain name of more than 253 bytes.
    public static let domainTooLong = declare(1121, "domain.tooLong", .tooLong)

    /// A domain name without a dot.
    public static let domainDot = declare(1122, "domain.dot") { $0.topLevelDomainSentence(like: .siteName) }

    /// A top-level domain that's a number or a single letter, or has a hyphen.
    public static let domainTopLevel = declare(1123, "domain.topLevel") { $0.topLevelDomainSentence(like: .siteName) }

    /// An international label that breaks IDNA rules.
    public static let domainInternational = declare(1124, "domain.international", .siteSpelling)
}

extension ValidationError.Parameter {
    /// Whether a scheme or a mailbox name precedes the domain name.
    fileprivate static let isWebAddress: Self = "isWebAddress"
}

extension DomainNameInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [
        .domainCharacter, .domainLabelEmpty, .domainLabelTooLong, .domainLabelHyphen, .domainTooLong, .domainDot,
        .domainTopLevel, .domainInternational,
    ]
    package static let sentences: [Sentence] = [
        .dotAtStart, .dotAtEnd, .siteName, .siteNameOnly, .siteCharacters, .siteSpelling, .siteTooLong,
    ]

    package static let listing = StrategyListing(
        "domainName", "A domain name", DomainNameInputValidator.standard, topic: .network, noun: .siteName,
        traits: .format(.url),
        options: .flag("unicode", from: \.allowsUnicode, help: "whether labels may contain letters of other scripts"),
        .flag("topLevelDomain", from: \.requiresTopLevelDomain, help: "whether a top-level domain is required"),
        .flag("underscores", from: \.allowsUnderscores, help: "whether labels may contain underscores"),
        .maximumBytes(\.maximumBytes)
    ) { unicode, topLevelDomain, underscores, maximumBytes in
        DomainNameInputValidator(
            allowsUnicode: unicode, requiresTopLevelDomain: topLevelDomain, allowsUnderscores: underscores,
            maximumBytes: maximumBytes)
    }
}
