// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts IPv4 addresses, IPv6 addresses, or both, and returns the address.
///
/// An IPv4 address is four decimal numbers without leading zeros. Other forms that `inet_aton` accepts, such as
/// `010.0.0.1` or `0x7f.1`, are rejected, because programs disagree on their meaning (CVE-2021-29921). A zone such as
/// `%eth0` is rejected by default. If `allowsZones` is `true`, it's accepted after an address that can have a zone.
///
/// ```swift
/// let address: InputParser<String, IPAddress> = .ipAddress
/// try address.parse("192.168.0.1").scope  // private
/// address.isValid("192.168.0.01")  // false: code 1113 at position 10
/// let peer = IPAddressInputValidator(version: .v6, scopes: [.global])
/// peer.isValid("::1")  // false: code 1116
/// let neighbor = IPAddressInputValidator(version: .v6, allowsZones: true)
/// try neighbor.parse("fe80::1%eth0").zone  // "eth0"
/// ```
///
/// Errors: 1110–1116 and 1199, and every text strategy's errors (1004, 1005).
public final class IPAddressInputValidator: TextParser<IPAddress>, CompletableFormat, @unchecked Sendable {
    let version: IPAddress.Version?
    let scopes: Set<IPAddress.Scope>?
    let allowsZones: Bool
    private let wrongVersionError: ValidationError
    private let wrongScopeError: ValidationError
    private let example: AcceptedExample?

    /// Creates a strategy that accepts IP addresses by version and scope.
    ///
    /// - Parameters:
    ///   - version: The accepted version, or `nil` for both.
    ///   - scopes: The accepted scopes, or `nil` for all. An IPv6 address that contains an IPv4 address has the IPv4
    ///     address's scope; see ``IPAddress/scope-swift.property``.
    ///   - allowsZones: Whether a link-local, site-local, or multicast IPv6 address may have a zone after a `%`. A zone
    ///     is one or more letters, digits, `-`, `.`, `_`, and `~` (RFC 6874 2). The default is `false`.
    ///   - maximumBytes: The input's maximum length in UTF-8 bytes. The longest address without a zone has 45 bytes.
    public init(
        version: IPAddress.Version? = nil, scopes: Set<IPAddress.Scope>? = nil, allowsZones: Bool = false,
        maximumBytes: Int = 64
    ) {
        self.version = version
        self.scopes = scopes
        self.allowsZones = allowsZones
        let example = Self.example(version: version, scopes: scopes)
        self.example = AcceptedExample(example, of: .ipAddress)
        var accepted: ValidationError.Parameters = [.accepted: .text(version.map { "\($0.rawValue)" } ?? "4, 6")]
        if scopes != nil, let example { accepted[.example] = .text(example) }
        wrongVersionError = ValidationError(.ipAddressVersion, with: accepted)
        let names = (scopes ?? []).inAlphabeticalOrder.map(\.rawValue)
        wrongScopeError = ValidationError(.ipAddressScope, with: [.accepted: .list(names)])
        super.init(maximumBytes: maximumBytes)
    }

    public override func parse(bytes: Span<UInt8>) -> Result<IPAddress, ValidationError> {
        bytes.withUnsafeBufferPointer { output(for: $0) }
    }

    private func output(for bytes: UnsafeBufferPointer<UInt8>) -> Result<IPAddress, ValidationError> {
        do throws(ScanRejection) {
            let address = try parsedAddress(bytes)
            if let version, address.version != version { return .failure(wrongVersionError) }
            if let scopes, !scopes.contains(address.scope) { return .failure(wrongScopeError) }
            return .success(address)
        } catch {
            return .failure(self.error(for: error, in: bytes))
        }
    }

    public override func rejection(of bytes: Span<UInt8>) -> ValidationError? {
        parse(bytes: bytes).rejection
    }

    private func error(for rejection: ScanRejection, in bytes: UnsafeBufferPointer<UInt8>) -> ValidationError {
        let error = rejection.error
        let compressions = bytes.indices.count { bytes[$0...].starts(with: "::".utf8) }
        if rejection.code == .ipAddressCompression, compressions > 1 {
            return Self.repeatedCompressionError.at(position: rejection.position)
        }
        // A comma stands for a dot only in an address of version 4.
        let isOtherComma = bytes.byte(at: rejection.position) == UInt8(ascii: ",") && version == .v6
        if rejection.code == .ipAddressCharacter, !isOtherComma,
            bytes.span.hasNameableCharacter(at: rejection.position)
        {
            return error.namingCharacter(in: bytes, at: rejection.position)
        }
        let isVersion6 = version != .v4 && bytes.contains(UInt8(ascii: ":"))
        let shown = error.showing(example ?? (isVersion6 ? Self.version6Example : nil))
        let isLongGroup =
            rejection.code == .ipAddressNumber && isVersion6 && !bytes.contains(UInt8(ascii: "."))
            && shown.example?.contains(":") == true
        return isLongGroup ? shown.adding([.maximum: 4]) : shown
    }

    /// Returns whether a text is accepted, incomplete, or impossible to complete.
    ///
    /// If only some scopes are accepted, the number of missing characters is unknown, and a text may count as
    /// incomplete even though every address that begins with it has another scope.
    public override func progress(of input: String) -> InputProgress {
        let progress = super.progress(of: input)
        guard scopes != nil else { return progress }
        if case .impossible = progress { return progress }
        return isValid(input) ? .accepted : .incomplete(missing: nil)
    }

    /// The endings that complete four numbers, groups with or without omissions, or an IPv4 address inside the groups.
    private static let endings = Endings(suffixesOf: ["0.0.0.0", "::", ":0"])

    package var candidateCharacters: String {
        "0123456789ABCDEFabcdef:." + (allowsZones ? "%GHIJKLMNOPQRSTUVWXYZghijklmnopqrstuvwxyz-_~" : "")
    }

    package func missingCharacterCount(after bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        Self.endings.minimumCharacterCount(completing: bytes) { bytes in
            guard sizeLimits.accepts(bytes) else { return false }
            guard scopes != nil else { return rejection(of: bytes.span) == nil }
            return ((try? parsedAddress(bytes)).map { version == nil || $0.version == version }) ?? false
        }
    }

    private func parsedAddress(_ bytes: UnsafeBufferPointer<UInt8>) throws(ScanRejection) -> IPAddress {
        let scanner = IPAddressScanner(bytes: bytes)
        guard bytes.contains(UInt8(ascii: ":")) else {
            return IPAddress(version4: try scanner.version4Address(from: 0, to: bytes.count))
        }
        let end = allowsZones ? bytes.firstIndex(of: UInt8(ascii: "%")) ?? bytes.count : bytes.count
        let bits = try scanner.version6Address(from: 0, to: end)
        let address = IPAddress(version6: bits.high, bits.low)
        guard end < bytes.count else { return address }
        guard address.canHaveZone, end + 1 < bytes.count else { throw ScanRejection(.ipAddressZone, at: end) }
        let zone = bytes[(end + 1)...]
        if let disallowed = zone.firstIndex(where: { !ByteSet.unreserved.contains($0) }) {
            throw ScanRejection(.ipAddressCharacter, at: disallowed)
        }
        return IPAddress(version6: bits.high, bits.low, zone: String(decoding: zone, as: UTF8.self))
    }

    private static let repeatedCompressionError = ValidationError(.ipAddressCompression, with: [.character: "::"])
    private static let version6Example = AcceptedExample(InputKind.ipv6.example, of: .ipAddress)

    /// Example addresses for every scope in each version that has the scope; see ``IPAddress/Scope-swift.enum``.
    private static let exampleAddresses = [
        "192.0.2.1", "2001:db8::1", "192.168.0.1", "fd00::1", "8.8.8.8", "2001:4860:4860::8888", "127.0.0.1", "::1",
        "169.254.1.1", "fe80::1", "100.64.0.1", "224.0.0.1", "ff02::1", "255.255.255.255", "0.0.0.0", "::",
        "240.0.0.1", "100::1", "::ffff:100.64.0.1", "::ffff:255.255.255.255",
    ]

    /// Returns an address of the given version and scopes, or `nil` if there is none.
    private static func example(version: IPAddress.Version?, scopes: Set<IPAddress.Scope>?) -> String? {
        // If the strategy accepts all addresses, it uses the usual example.
        if version == nil, scopes == nil { return nil }
        return exampleAddresses.first { text in
            guard let address = try? standard.parse(text) else { return false }
            return version ?? address.version == address.version && scopes?.contains(address.scope) ?? true
        }
    }

    public override var profile: StrategyProfile {
        Self.listing.profile(
            of: self,
            requirements: [.requirement(of: .ipAddress, like: self.example?.text)]
                + (self.scopes == nil ? [] : [self.wrongScopeError]))
    }

    fileprivate static let standard = IPAddressInputValidator()
}

extension InputValidator where Input == String {
    /// A strategy that accepts IPv4 and IPv6 addresses.
    public static var ipAddress: InputParser<String, IPAddress> { IPAddressInputValidator.standard }
}

extension InputKind {
    package static let ipAddress = InputKind("ipAddress", "an IP address", example: "192.0.2.1")
    package static let ipv4 = InputKind("IPv4 address", "an IPv4 address", example: "192.0.2.1")
    package static let ipv6 = InputKind("IPv6 address", "an IPv6 address", example: "2001:db8::1")
}

extension Sentence {
    /// The field is for an IP address.
    package static let ipNumbers = Sentence(
        "ipNumbers", "Enter 4 numbers from 0 to 255 with dots between them, like {example}",
        labeled: "{label} must be 4 numbers from 0 to 255 with dots between them, like {example}")
    /// The field is for an IP address of version 6.
    package static let ipGroups = Sentence(
        "ipGroups",
        "Enter 8 groups of 1 to 4 digits or letters from a to f with colons between them, or fewer groups with ::, like {example}",
        labeled:
            "{label} must be 8 groups of 1 to 4 digits or letters from a to f with colons between them, or fewer groups with ::, like {example}"
    )
    /// The field is for an IP address of version 6.
    package static let ipGroupDigits = Sentence(
        "ipGroupDigits", "Use at most {maximum} digits or letters in each group between colons, like {example}",
        labeled: "{label} must have at most {maximum} digits or letters in each group between colons, like {example}")
    /// The accepted kinds are a list of technical words with "or".
    package static let ipScope = Sentence(
        "ipScope", "Use an IP address of one of these kinds: {accepted}",
        labeled: "{label} must be an IP address of one of these kinds: {accepted}", isRequirement: true)
}

extension ValidationError.Code {
    /// A character that isn't allowed in an IP address.
    public static let ipAddressCharacter = declare(1110, "ipAddress.character") {
        // A port, a prefix length, or a zone follows the address.
        $0.commaSentence ?? $0.unexpectedPartSentence(startingWith: [":", "/", "%"], orElse: $0.partsSentence)
    }

    /// Too few or too many parts.
    public static let ipAddressParts = declare(1111, "ipAddress.parts") { $0.partsSentence }

    /// A number over 255, or a group of more than four hexadecimal digits.
    public static let ipAddressNumber = declare(1112, "ipAddress.number") {
        $0[.maximum] == nil ? $0.partsSentence : FilledSentence(.ipGroupDigits)
    }

    /// A number with a leading zero, which some programs read as octal.
    public static let ipAddressLeadingZero = declare(1113, "ipAddress.leadingZero", .leadingZeros)

    /// `::` more than once, or where it doesn't replace a group.
    public static let ipAddressCompression = declare(1114, "ipAddress.compression") {
        $0[.character] == nil ? $0.partsSentence : FilledSentence(.once)
    }

    /// An address of the wrong version.
    public static let ipAddressVersion = declare(1115, "ipAddress.version") {
        FilledSentence(kind: $0[.accepted] == "6" ? .ipv6 : .ipv4, example: $0.example)
    }

    /// An address whose scope isn't accepted.
    public static let ipAddressScope = declare(1116, "ipAddress.scope") {
        FilledSentence($0.hasEmptyAcceptedList ? .programMistake : .ipScope)
    }

    /// An empty zone, or a zone after an address that can't have a zone.
    public static let ipAddressZone = declare(1199, "ipAddress.zone") { _ in
        FilledSentence(.nothingAfter, [.character: "%"])
    }
}

extension ValidationError {
    /// The sentence about an IPv6 address, or `nil` if the example is an IPv4 address.
    fileprivate var groupsSentence: FilledSentence? { example?.contains(":") == true ? FilledSentence(.ipGroups) : nil }

    fileprivate var partsSentence: FilledSentence {
        groupsSentence ?? exampleSentence(for: .ipv4) { FilledSentence(.ipNumbers, [.example: .text($0)]) }
    }
}

extension IPAddressInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [
        .ipAddressCharacter, .ipAddressParts, .ipAddressNumber, .ipAddressLeadingZero, .ipAddressCompression,
        .ipAddressVersion, .ipAddressScope, .ipAddressZone,
    ]
    package static let sentences: [Sentence] = [.ipNumbers, .ipGroups, .ipGroupDigits, .ipScope]

    package static let listing = StrategyListing(
        "ipAddress", "An IP address", IPAddressInputValidator.standard, topic: .network, noun: .ipAddress,
        traits: .format,
        texts: { strategy in
            strategy.scopes == nil && !strategy.allowsZones
                ? .exactly(expression(for: strategy.version)) : .approximately(#"[0-9A-Fa-f:.]+(?:%[\s\S]+)?"#)
        },
        options: .integer("version", from: \.versionNumber, help: "4 or 6; both if left out"),
        .words("scopes", from: \.sortedScopes, makeWord: \.rawValue, help: "the scopes to accept; all if left out"),
        .flag("zones", from: \.allowsZones, help: "whether an address of version 6 may have a zone"),
        .maximumBytes(\.maximumBytes)
    ) { version, scopes, zones, maximumBytes in
        let known = version.flatMap(IPAddress.Version.init)
        if version != nil, known == nil {
            throw StrategyListing.InvalidSetting("the version of an IP address must be 4 or 6", at: "version")
        }
        return IPAddressInputValidator(
            version: known, scopes: scopes.map { Set($0) }, allowsZones: zones, maximumBytes: maximumBytes)
    }

    /// Returns an expression for addresses without zones, after the grammar in RFC 3986, section 3.2.2.
    private static func expression(for version: IPAddress.Version?) -> String {
        let octet = "(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])"
        let version4 = #"\#(octet)(?:\.\#(octet)){3}"#
        if version == .v4 { return version4 }
        let group = "[0-9A-Fa-f]{1,4}"
        let last = "(?:\(group):\(group)|\(version4))"
        var alternatives = ["(?:\(group):){6}\(last)"]
        for before in 0...7 {
            let start = before == 0 ? "" : before == 1 ? "(?:\(group))?" : "(?:(?:\(group):){0,\(before - 1)}\(group))?"
            let end =
                switch before {
                case 0...5: before == 5 ? last : "(?:\(group):){\(5 - before)}\(last)"
                case 6: group
                default: ""
                }
            alternatives.append("\(start)::\(end)")
        }
        let version6 = alternatives.joined(separator: "|")
        return version == .v6 ? version6 : "\(version4)|\(version6)"
    }

    fileprivate var versionNumber: Int? { version?.rawValue }
    fileprivate var sortedScopes: [IPAddress.Scope]? { scopes?.inAlphabeticalOrder }
}
