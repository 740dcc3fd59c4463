// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts URLs and returns them with their components.
///
/// By default, it accepts web links: `http` or `https` with a host, and without any parts that programs interpret
/// differently. Other ``URLPolicy`` values accept more or less.
///
/// ```swift
/// let link: InputParser<String, URLParts> = .url
/// link.isValid("https://example.com/a?b#c")  // true
/// link.isValid("javascript://x/%0aalert(1)")  // false: code 1062
/// link.isValid("http://user@evil.com\\@good.com")  // false: code 1076
/// try link.parse("https://example.com:8443/").port  // 8443
/// ```
///
/// Errors: 1060–1089, each with the error's offset, and every text strategy's errors (1004, 1005). The articles
/// <doc:web-addresses> and <doc:error-codes> explain the policies and the codes.
public final class URLInputValidator: TextParser<URLParts>, @unchecked Sendable {
    let policy: URLPolicy
    let rules: URLScanner.Rules
    let acceptsOnlyWebSchemes: Bool
    let restrictsHost: Bool
    let parameterizedErrors: [ValidationError]

    /// Creates a strategy that accepts the URLs that a policy allows.
    ///
    /// - Parameters:
    ///   - policy: The policy that determines which URLs the strategy accepts.
    ///   - maximumBytes: The input's maximum length in UTF-8 bytes. A longer input is rejected before it's read. The
    ///     default is 8,192, because servers don't have to support request lines much longer than 8,000 bytes (RFC 9112
    ///     3).
    public init(_ policy: URLPolicy = .web, maximumBytes: Int = 8_192) {
        self.policy = policy
        rules = URLScanner.Rules(policy)
        acceptsOnlyWebSchemes = policy.schemes == ["http", "https"] && policy.standard != .whatwg
        restrictsHost = policy.hosts != nil || !policy.allowedFeatures.isSuperset(of: .hostKinds)
        parameterizedErrors = policy == .web ? Self.webErrors : Self.parameterizedErrors(for: policy)
        super.init(maximumBytes: maximumBytes)
    }

    public override func parse(bytes: Span<UInt8>) -> Result<URLParts, ValidationError> {
        bytes.withUnsafeBufferPointer { bytes -> Result<URLParts, ValidationError> in
            if bytes.isEmpty { return .failure(ValidationError(.inputEmpty)) }
            var scanner = URLScanner(bytes, allowedFeatures: policy.allowedFeatures, rules: rules)
            return rejection(using: &scanner).map { .failure($0) }
                ?? .success(URLParts(bytes, offsets: scanner.offsets))
        }
    }

    // The compiler merges the steps into one function; see `String.checkText(with:)`.
    public override func validate(_ input: String) throws(ValidationError) { try input.checkText(with: self) }

    public override func rejection(of bytes: Span<UInt8>) -> ValidationError? {
        bytes.withUnsafeBufferPointer { bytes -> ValidationError? in
            var scanner = URLScanner(bytes, allowedFeatures: policy.allowedFeatures, rules: rules)
            return rejection(using: &scanner)
        }
    }

    @inline(__always)
    private func rejection(using scanner: inout URLScanner) -> ValidationError? {
        do throws(ScanRejection) {
            let schemeEnd =
                if acceptsOnlyWebSchemes, let end = scanner.webSchemeEnd { end } else {
                    try acceptedSchemeEnd(&scanner)
                }
            try scanner.readComponents(after: schemeEnd)
            try checkParts(at: scanner.offsets, in: scanner.bytes)
            return nil
        } catch {
            return self.error(for: error, in: scanner.bytes)
        }
    }

    /// Returns an accepted URL with the letters A to Z in its scheme and host in lowercase (RFC 3986 6.2.2.1), and any
    /// other text unchanged.
    public override func normalized(_ input: String) -> String {
        (try? parse(input))?.text ?? input
    }

    /// The grammar for a text's progress, or `nil` unless the policy is for plain web links.
    ///
    /// A text may count as incomplete even though the policy rejects its host.
    fileprivate var grammar: InputGrammar? {
        guard policy.standard == .web, policy.allowedFeatures.isDisjoint(with: [.userInfo, .unicodeHost, .references])
        else {
            return nil
        }
        return switch policy.schemes {
        case ["http", "https"]: .webURL
        case ["https"]: .secureURL
        default: nil
        }
    }

    public override var profile: StrategyProfile {
        Self.listing.profile(of: self, requirements: Self.requirements(for: self.policy))
    }

    fileprivate static let standard = URLInputValidator()
}

extension InputValidator where Input == String {
    /// A strategy that accepts URLs with `http` or `https`, a host, and no user info, spaces, controls, or backslashes.
    public static var url: InputParser<String, URLParts> { URLInputValidator.standard }

    /// Returns a strategy that accepts the URLs that a policy allows.
    public static func url(_ policy: URLPolicy) -> InputParser<String, URLParts> { URLInputValidator(policy) }
}

extension InputKind {
    package static let webAddress = InputKind(
        "url", "a web address", example: "https://example.com", isObviousFromLabel: true)
}

extension Sentence {
    package static let siteDotAtEdge = Sentence(
        "siteDotAtEdge", "Do not begin or end the site name with a dot",
        labeled: "{label} must not have a dot at the beginning or end of the site name")
    package static let wholeSiteTooLong = Sentence(
        "wholeSiteTooLong", "Use {maximum} characters or fewer in the site name",
        labeled: "{label} must have {maximum} characters or fewer in the site name")
    package static let hostAddress = Sentence(
        "hostAddress", "Write a complete IPv6 address between [ and ], like [2001:db8::1]",
        labeled: "{label} must have a complete IPv6 address between [ and ], like [2001:db8::1]")
    package static let hostNumbers = Sentence(
        "hostNumbers",
        "Include an IP address of 4 numbers from 0 to 255, like 192.0.2.1, or a site name like example.com",
        labeled:
            "{label} must include an IP address of 4 numbers from 0 to 255, like 192.0.2.1, or a site name like example.com"
    )
    package static let publicSite = Sentence(
        "publicSite", "Use a site that anyone on the internet can open, like example.com, not one in a private network",
        labeled:
            "{label} must be a site that anyone on the internet can open, like example.com, not one in a private network",
        isRequirement: true)
    package static let hostAccepted = Sentence(
        "hostAccepted", "Use an address at {accepted}",
        labeled: "{label} must be an address at {accepted}", isRequirement: true)
    package static let port = Sentence(
        "port", "Write a port number between {minimum} and {maximum} after the colon",
        labeled: "{label} must have a port number between {minimum} and {maximum} after the colon")
    package static let portAccepted = Sentence(
        "portAccepted", "Use no port number other than {accepted} after the site name",
        labeled: "{label} must not have a port number other than {accepted} after the site name")
    /// The port number has a colon before it.
    package static let noPort = Sentence(
        "noPort", "Remove the port number, like :8080, after the site name",
        labeled: "{label} must not have a port number, like :8080, after the site name")
    /// The user name or password is before the site name in a web address.
    package static let userInfo = Sentence(
        "userInfo", "Remove the user name or password and the @ sign",
        labeled: "{label} must not include a user name or password: remove them and the @ sign")
    package static let percent = Sentence(
        "percent", "Write 2 digits or letters from A to F after each %, like %20: for a % sign, write %25",
        labeled: "{label} must have 2 digits or letters from A to F after each %, like %20: for a % sign, write %25")
    package static let backslash = Sentence(
        "backslash", "Use / instead of \\", labeled: "{label} must use / instead of \\")
    /// The first text looks like "%5B", and the second is a character such as "[".
    package static let percentEncoded = Sentence(
        "percentEncoded", "Use {accepted} instead of {character}",
        labeled: "{label} must have {accepted} instead of {character}")
    package static let percentEncodedSpace = Sentence(
        "percentEncodedSpace", "Use %20 instead of each space", labeled: "{label} must have %20 instead of each space")
    package static let slashesMissing = Sentence(
        "slashesMissing", "Write // after the colon, like {example}",
        labeled: "{label} must have // after the colon, like {example}")
    package static let singleSlash = Sentence(
        "singleSlash", "Enter a page of this site that begins with one /, like /account",
        labeled: "{label} must be a page of this site that begins with one /, like /account", isRequirement: true)
}

extension ValidationError.Code {
    /// An address without a scheme before the first colon.
    public static let urlSchemeMissing = declare(1060, "url.schemeMissing") { $0.beginningSentence }

    /// A scheme that contains a character other than letters, digits, `+`, `-`, and `.`, or doesn't begin with a
    /// letter.
    public static let urlSchemeSyntax = declare(1061, "url.schemeSyntax") { $0.beginningSentence }

    /// A scheme that isn't accepted.
    public static let urlScheme = declare(1062, "url.scheme") { $0.beginningSentence }

    /// A missing host, or missing slashes before the host.
    public static let urlHostMissing = declare(1063, "url.hostMissing") {
        if case .list(let schemes) = $0[.accepted], schemes.contains("https") {
            return $0.exampleSentence(for: .webAddress) { FilledSentence(.slashesMissing, [.example: .text($0)]) }
        }
        return $0.schemeSentence ?? FilledSentence(.siteName)
    }

    /// A character that isn't allowed in a host name.
    public static let urlHostCharacter = declare(1064, "url.hostCharacter") {
        $0.commaSentence ?? $0.characterSentence(orElse: .siteCharacters)
    }

    /// An empty label in the host, because it begins with a dot or has two dots in a row.
    public static let urlLabelEmpty = declare(1065, "url.labelEmpty") {
        $0.disallowedDotSentence(atEdge: .siteDotAtEdge)
    }

    /// A label of more than 63 bytes, counted in its encoded form.
    public static let urlLabelTooLong = declare(1066, "url.labelTooLong") {
        FilledSentence(.siteTooLong, $0.ungroupedLimits)
    }

    /// A label that begins or ends with a hyphen.
    public static let urlLabelHyphen = declare(1067, "url.labelHyphen", .hyphen)

    /// A host name of more than 253 bytes.
    public static let urlHostTooLong = declare(1068, "url.hostTooLong") { _ in
        FilledSentence(.wholeSiteTooLong, [.maximum: .int(DomainNameScanner.maximumLength)])
    }

    /// A host that ends in a number and isn't four numbers from 0 to 255 without leading zeros.
    public static let urlHostNumber = declare(1069, "url.hostNumber") {
        FilledSentence($0.hasEmptyAcceptedList ? .notIPAddress : .hostNumbers)
    }

    /// Brackets that don't hold an IPv6 address.
    public static let urlHostLiteral = declare(1070, "url.hostLiteral") {
        FilledSentence($0.hasEmptyAcceptedList ? .notIPAddress : .hostAddress)
    }

    /// An `xn--` label that doesn't encode an international label.
    public static let urlHostEncoding = declare(1071, "url.hostEncoding", .siteSpelling)

    /// A non-ASCII character in the host, if the policy doesn't accept it.
    public static let urlHostUnicode = declare(1072, "url.hostUnicode") {
        $0.characterSentence(orElse: .siteCharacters)
    }

    /// An international label that breaks IDNA rules.
    public static let urlHostInternational = declare(1073, "url.hostInternational", .siteSpelling)

    /// A port that isn't a number from 1 to 65535.
    public static let urlPort = declare(1074, "url.port") {
        $0[.accepted] == nil ? FilledSentence(.port, $0.ungroupedLimits) : $0.acceptedPortSentence
    }

    /// A port that isn't accepted.
    public static let urlPortNotAccepted = declare(1075, "url.portNotAccepted") { $0.acceptedPortSentence }

    /// A user name or password before the host.
    public static let urlUserInfo = declare(1076, "url.userInfo", .userInfo)

    /// A percent sign without two hexadecimal digits.
    public static let urlPercentEncoding = declare(1077, "url.percentEncoding", .percent)

    /// A space, a line break, or another control character.
    public static let urlBlank = declare(1078, "url.blank") {
        $0[.accepted] == nil ? $0.characterSentence(orElse: .spaces) : FilledSentence(.percentEncodedSpace)
    }

    /// A backslash, which browsers read as a slash.
    public static let urlBackslash = declare(1079, "url.backslash", .backslash)

    /// A character that must be percent-encoded.
    public static let urlCharacter = declare(1080, "url.character") {
        $0[.accepted] == nil
            ? $0.characterSentence(orElse: $0.hasUnicodeRepertoire ? .strangeCharacter : .plainCharacters)
            : FilledSentence(.percentEncoded)
    }

    /// A host that isn't accepted.
    public static let urlHostNotAccepted = declare(1081, "url.hostNotAccepted") {
        if $0[.accepted] == nil { return FilledSentence(.singleSlash) }
        return FilledSentence($0.hasEmptyAcceptedList ? .programMistake : .hostAccepted)
    }

    /// A host without a top-level domain.
    public static let urlTopLevelDomain = declare(1082, "url.topLevelDomain", .siteName)

    /// A host that's the local machine.
    public static let urlLocalhost = declare(1083, "url.localhost", .publicSite)

    /// An IP address as a host.
    public static let urlHostAddress = declare(1084, "url.hostAddress", .notIPAddress)

    /// A host inside a private network.
    public static let urlHostNotPublic = declare(1085, "url.hostNotPublic", .publicSite)

    /// A query, if it isn't accepted.
    public static let urlQuery = declare(1086, "url.query") { _ in FilledSentence(.nothingAfter, [.character: "?"]) }

    /// A fragment, if it isn't accepted.
    public static let urlFragment = declare(1087, "url.fragment") { _ in
        FilledSentence(.nothingAfter, [.character: "#"])
    }

    /// A path whose `..` segments go above its root.
    public static let urlPath = declare(1088, "url.path") { _ in FilledSentence(.disallowedText, [.character: "../"]) }

    /// A relative reference that begins with two slashes, so it names another host.
    public static let urlSlashes = declare(1089, "url.slashes") {
        $0.isPositioned(after: 1) ? FilledSentence(.disallowedText, [.character: "//"]) : FilledSentence(.singleSlash)
    }
}

extension ValidationError {
    /// The sentence with the schemes that an address may begin with, or `nil` if every scheme is accepted.
    fileprivate var schemeSentence: FilledSentence? {
        guard case .list(let schemes) = self[.accepted], !schemes.isEmpty else { return nil }
        // Other schemes, such as `mailto`, don't need slashes.
        let withSlashes: Set = ["file", "ftp", "http", "https", "ws", "wss"]
        let requiresHost = self[.requiresHost] == true
        let beginnings = schemes.map { $0 + (requiresHost || withSlashes.contains($0) ? "://" : ":") }
        return FilledSentence(.begins, [.accepted: .list(beginnings)])
    }

    fileprivate var beginningSentence: FilledSentence {
        schemeSentence ?? FilledSentence(kind: .webAddress, example: example)
    }

    fileprivate var acceptedPortSentence: FilledSentence {
        FilledSentence(hasEmptyAcceptedList ? .noPort : .portAccepted)
    }
}

extension URLInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [
        .urlSchemeMissing, .urlSchemeSyntax, .urlScheme, .urlHostMissing, .urlHostCharacter, .urlLabelEmpty,
        .urlLabelTooLong, .urlLabelHyphen, .urlHostTooLong, .urlHostNumber, .urlHostLiteral, .urlHostEncoding,
        .urlHostUnicode, .urlHostInternational, .urlPort, .urlPortNotAccepted, .urlUserInfo, .urlPercentEncoding,
        .urlBlank, .urlBackslash, .urlCharacter, .urlHostNotAccepted, .urlTopLevelDomain, .urlLocalhost,
        .urlHostAddress, .urlHostNotPublic, .urlQuery, .urlFragment, .urlPath, .urlSlashes,
    ]
    package static let sentences: [Sentence] = [
        .siteDotAtEdge, .wholeSiteTooLong, .hostAddress, .hostNumbers, .publicSite, .hostAccepted, .port, .portAccepted,
        .noPort, .userInfo, .percent, .backslash, .percentEncoded, .percentEncodedSpace, .slashesMissing, .singleSlash,
    ]

    package static let listing = StrategyListing(
        "url", "A web address; with another standard, any URI", URLInputValidator.standard, topic: .network,
        noun: .webAddress,
        traits: .format(.url, .url),
        grammar: \.grammar, options: .policy(\.policy), .maximumBytes(\.maximumBytes)
    ) { policy, maximumBytes in URLInputValidator(policy, maximumBytes: maximumBytes) }
}

extension InputGrammar {
    static let webURL = InputGrammar(webLinkExpression(scheme: "[Hh][Tt][Tt][Pp][Ss]?"), endings: endings(for: "http"))
    static let secureURL = InputGrammar(
        webLinkExpression(scheme: "[Hh][Tt][Tt][Pp][Ss]"), endings: endings(for: "https"))

    private static func endings(for scheme: String) -> Endings {
        Endings(suffixesOf: ["\(scheme)://a", "00", "::]", "s://a"])
    }

    private static let portExpression =
        "(?:6553[0-5]|655[0-2][0-9]|65[0-4][0-9]{2}|6[0-4][0-9]{3}|[1-5][0-9]{4}|[1-9][0-9]{0,3})"

    /// Returns an expression for web links with a scheme.
    ///
    /// The policy restricts their parts, hosts, and paths further.
    private static func webLinkExpression(scheme: String) -> String {
        let label = domainLabelExpression(of: "0-9A-Z_a-z", isLengthLimited: false)
        let text = "(?:[-!$&-;=?-Z_a-z~\(nonASCIIRange)]|%\(hexDigit){2})*"
        let path = "(?:[-!$&-;=@-Z_a-z~\(nonASCIIRange)]|%\(hexDigit){2})*"
        return #"\#(scheme)://(?:\#(label)(?:\.\#(label))*\.?|\[[0-9A-Fa-f:.]{2,45}\])(?::(?:0*\#(portExpression))?)?"#
            + #"(?:/\#(path))?(?:\?\#(text))?(?:#\#(text))?"#
    }
}
