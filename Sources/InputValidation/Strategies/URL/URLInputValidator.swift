// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts URLs and returns them with their components.
///
/// By default it accepts web links: `http` or `https` with a host, and without parts that programs interpret
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
/// Errors: 1060–1089, each with the offset of the error, and those of every text strategy (1004, 1005). The articles
/// <doc:web-addresses> and <doc:error-codes> explain the policies and the codes.
public final class URLInputValidator: TextParser<URLParts>, @unchecked Sendable {
    /// The default maximum length of a URL in UTF-8 bytes, 8,192.
    ///
    /// Servers need not support request lines much longer than 8,000 bytes (RFC 9112 3).
    package static let defaultMaximumBytes = 8_192

    /// The policy that decides which URLs are accepted.
    let policy: URLPolicy

    let rules: URLScanner.Rules
    private let acceptsWebOnly: Bool
    private let restrictsParts: Bool
    let schemeRejection: ValidationError
    let schemeMissing: ValidationError
    let schemeSyntax: ValidationError
    let slashesMissing: ValidationError
    let portOutOfRange: ValidationError
    let portNotAccepted: ValidationError
    let hostNotAccepted: ValidationError

    /// Creates a strategy that accepts the URLs of a policy.
    ///
    /// - Parameters:
    ///   - policy: The policy that decides which URLs are accepted.
    ///   - maximumBytes: The maximum length of an input in UTF-8 bytes. A longer input is rejected before it is read.
    ///     The default is 8,192, because servers need not support request lines much longer than 8,000 bytes (RFC 9112
    ///     3).
    public init(_ policy: URLPolicy = .web, maximumBytes: Int = 8_192) {
        self.policy = policy
        rules = URLScanner.Rules(policy)
        acceptsWebOnly = policy.schemes == ["http", "https"] && policy.standard != .whatwg
        restrictsParts =
            policy.hosts != nil || !policy.allowed.isSuperset(of: [.hosts, .query, .fragment])
        var schemes: ValidationError.ParameterList = [.accepted: .list(policy.schemes ?? [])]
        if policy.schemes == nil, let host = policy.hosts?.first { schemes.set(.example, to: .text("https://\(host)")) }
        // Every host has two slashes before it, also after a scheme such as `mailto`.
        if policy.schemes != nil, rules.contains(.host) { schemes.set(.requiresHost, to: true) }
        schemeRejection = ValidationError(.urlScheme, with: schemes).interned()
        schemeMissing = ValidationError(.urlSchemeMissing, with: schemes).interned()
        schemeSyntax = ValidationError(.urlSchemeSyntax, with: schemes).interned()
        slashesMissing = ValidationError(.urlHostMissing, with: schemes).interned()
        var ports: ValidationError.ParameterList = [.minimum: 1, .maximum: 65_535]
        if let accepted = policy.ports { ports.set(.accepted, to: .list(accepted.map(String.init))) }
        portOutOfRange = ValidationError(.urlPort, with: ports).interned()
        portNotAccepted = ValidationError(
            .urlPortNotAccepted, with: [.accepted: .list((policy.ports ?? []).map(String.init))]
        ).interned()
        hostNotAccepted = ValidationError(.urlHostNotAccepted, with: [.accepted: .list(policy.hosts ?? [])])
            .interned()
        super.init(maximumBytes: maximumBytes)
    }

    /// Returns the components, or the error that rejects the text.
    ///
    /// - Complexity: O(*n*) in the length of the text, which is copied. ``parse(_:)`` retains it instead.
    public override func parse(bytes: UnsafeBufferPointer<UInt8>) -> Result<URLParts, ValidationError> {
        result(of: bytes).map { URLParts(String(decoding: bytes, as: UTF8.self), $0) }
    }

    /// Returns the components, or throws the first error.
    ///
    /// - Complexity: O(*n*) in the length of the text, which is copied only if its scheme or host has capital letters.
    public override func parse(_ input: String) throws(ValidationError) -> URLParts {
        URLParts(input, try input.parts(by: self))
    }

    /// Rejects exactly what ``parse(_:)`` rejects.
    @inline(never)
    public override func validate(_ input: String) throws(ValidationError) { try input.scanned(by: self) }

    override func rejection(of bytes: UnsafeBufferPointer<UInt8>) -> ValidationError? {
        ScanRejection(word: scan(bytes)).map { error($0, in: bytes) }
    }

    /// Returns an accepted URL with scheme and host in lower case (RFC 3986 6.2.2.1), and any other text unchanged.
    public override func normalized(_ input: String) -> String {
        (try? parse(input))?.text ?? input
    }

    /// The grammar for the progress of a text, which is known for web links.
    ///
    /// For a policy with another standard or other schemes, with user info, with letters beyond ASCII in the host or
    /// with references, a text that is not accepted has the progress ``InputProgress/unknown``. A text may be incomplete
    /// although the policy rejects its host.
    fileprivate var grammar: InputGrammar? {
        guard policy.standard == .web, !rules.contains(.userInfo), !rules.contains(.unicodeHost),
            !rules.contains(.references)
        else { return nil }
        return switch policy.schemes {
        case ["http", "https"]: .webURL
        case ["https"]: .secureURL
        default: nil
        }
    }

    fileprivate static let standard = URLInputValidator()
}

// MARK: - Scanning

extension URLInputValidator: ScanningParser {
    // These functions return a rejection as a word, or 0. They are not inlined into each other, so that a text that is
    // rejected at its first bytes does not pay for the registers and the memory of the steps after them.

    @inline(__always)
    func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> ScanRejection.Word {
        guard acceptsWebOnly, let start = URLScanner(bytes, rules).webAuthorityStart else {
            return scanWithoutWebAuthority(bytes)
        }
        return scanWebLink(bytes, authorityAt: start)
    }

    @inline(never)
    private func scanWebLink(_ bytes: UnsafeBufferPointer<UInt8>, authorityAt start: Int) -> ScanRejection.Word {
        do throws(ScanRejection) {
            var parts = URLParts.Offsets()
            try readWebLink(bytes, authorityAt: start, into: &parts)
            return 0
        } catch {
            return error.word
        }
    }

    @inline(never)
    private func scanWithoutWebAuthority(_ bytes: UnsafeBufferPointer<UInt8>) -> ScanRejection.Word {
        // Most other schemes end in the first word, which is examined without a loop.
        guard acceptsWebOnly, let end = URLScanner(bytes, rules).shortSchemeEnd else { return scanWithAnyScheme(bytes) }
        if end == 0 { return ScanRejection(.urlSchemeMissing, at: 0).word }
        if !bytes[0].isLetter { return ScanRejection(.urlSchemeSyntax, at: 0).word }
        // The schemes `http` and `https` have these lengths.
        return end == 4 || end == 5 ? scanWithAnyScheme(bytes) : ScanRejection(.urlScheme, at: 0).word
    }

    @inline(never)
    private func scanWithAnyScheme(_ bytes: UnsafeBufferPointer<UInt8>) -> ScanRejection.Word {
        switch URLScanner(bytes, rules).schemeEnd() {
        case .failure(let rejection): rejection.word
        case .success(let end): scan(bytes, after: end)
        }
    }

    @inline(never)
    private func scan(_ bytes: UnsafeBufferPointer<UInt8>, after schemeEnd: Int) -> ScanRejection.Word {
        do throws(ScanRejection) {
            var parts = URLParts.Offsets()
            try read(bytes, after: schemeEnd, into: &parts)
            return 0
        } catch {
            return error.word
        }
    }

    // MARK: Reading

    @inline(__always)
    func parts(in bytes: UnsafeBufferPointer<UInt8>) throws(ScanRejection) -> URLParts.Offsets {
        var parts = URLParts.Offsets()
        try read(bytes, into: &parts)
        return parts
    }

    @inline(__always)
    private func read(
        _ bytes: UnsafeBufferPointer<UInt8>, into parts: inout URLParts.Offsets
    ) throws(ScanRejection) {
        let scanner = URLScanner(bytes, rules)
        if acceptsWebOnly, let start = scanner.webAuthorityStart {
            try readWebLink(bytes, authorityAt: start, into: &parts)
        } else {
            try read(bytes, after: scanner.schemeEnd().get(), into: &parts)
        }
    }

    /// Reads a text after `http://` or `https://` with a policy that accepts both.
    @inline(__always)
    private func readWebLink(
        _ bytes: UnsafeBufferPointer<UInt8>, authorityAt start: Int, into parts: inout URLParts.Offsets
    ) throws(ScanRejection) {
        try URLScanner(bytes, rules).read(authorityAt: start, into: &parts)
        try checkParts(parts, of: bytes)
    }

    /// Reads a text after its scheme, or a reference, for which the offset is -1.
    @inline(__always)
    private func read(
        _ bytes: UnsafeBufferPointer<UInt8>, after schemeEnd: Int, into parts: inout URLParts.Offsets
    ) throws(ScanRejection) {
        if schemeEnd < 0, !policy.allowed.contains(.otherSites) { try checkStaysOnSite(bytes) }
        let rules = try schemeEnd < 0 ? rules : rules(for: bytes[..<schemeEnd])
        try URLScanner(bytes, rules).read(after: schemeEnd, into: &parts)
        try checkParts(parts, of: bytes)
    }

    @inline(__always)
    private func checkParts(
        _ parts: URLParts.Offsets, of bytes: UnsafeBufferPointer<UInt8>
    ) throws(ScanRejection) {
        if parts.portStart >= 0 { try checkPort(parts) }
        if restrictsParts { try check(parts, of: bytes) }
    }
}

extension InputValidator where Input == String {
    /// A strategy that accepts URLs with `http` or `https`, a host, and no user info, spaces, controls, or backslashes.
    public static var url: InputParser<String, URLParts> { URLInputValidator.standard }

    /// Returns a strategy that accepts the URLs of a policy.
    public static func url(_ policy: URLPolicy) -> InputParser<String, URLParts> { URLInputValidator(policy) }

    /// Returns a strategy that accepts web URLs with one of the given schemes.
    public static func url(schemes: [String]) -> InputParser<String, URLParts> {
        URLInputValidator(URLPolicy(schemes: schemes))
    }
}

extension URLInputValidator: ListedStrategy {
    package static let listing = StrategyListing(
        "url", "A web address; with another standard, any URI", URLInputValidator.standard, topic: .network,
        traits: .format(.url, .url),
        grammar: \.grammar, options: .policy(\.policy), .maximumBytes(\.maximumBytes),
        accepts: ["https://example.com/a?b", "http://[2001:db8::1]:8080/", "HTTP://EXAMPLE.COM"],
        rejects: [
            "javascript:alert(1)": .urlScheme, "example.com": .urlSchemeMissing, "https://": .urlHostMissing,
            "http://a:b@c": .urlUserInfo, "http://exa mple.com": .urlBlank,
        ]
    ) { policy, maximumBytes in URLInputValidator(policy, maximumBytes: maximumBytes) }
}
