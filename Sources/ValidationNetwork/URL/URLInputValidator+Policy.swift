// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationBasics
import ValidationCore

/// The checks of the policy after the scanner.
extension URLInputValidator {
    /// Returns the rules for a scheme, and rejects a scheme that is not accepted.
    func rules(
        for scheme: Slice<UnsafeBufferPointer<UInt8>>
    ) throws(ScanRejection) -> URLScanner.Rules {
        if let schemes = policy.schemes, !schemes.contains(where: { scheme.equals($0) }) {
            throw ScanRejection(.urlScheme, at: 0)
        }
        guard policy.standard == .whatwg else { return rules }
        // URL Standard, "special scheme".
        if scheme.equals("file") { return rules.union(.bareHost) }
        if ["http", "https", "ws", "wss", "ftp"].contains(where: { scheme.equals($0) }) { return rules.union(.host) }
        let isRestricted = rules.contains(.host) || policy.allowed.contains(.unicodeHost)
        return isRestricted ? rules : rules.union([.anyHostName, .filledHost])
    }

    /// Rejects a reference of a redirect unless it begins with one `/`, `?`, or `#` and cannot lead to a path with
    /// `//`.
    func checkStaysOnSite(_ bytes: UnsafeBufferPointer<UInt8>) throws(ScanRejection) {
        let slash = UInt8(ascii: "/")
        switch bytes.byte(at: 0) {
        case UInt8(ascii: "?"), UInt8(ascii: "#"): return
        case UInt8(ascii: "\\"): throw ScanRejection(.urlBackslash, at: 0)
        case slash: break
        default: throw ScanRejection(.urlSlashes, at: 0)
        }
        var offset = 1
        var isBehindSlash = true
        while offset < bytes.count {
            var byte = bytes[offset]
            if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { return }
            var width = 1
            if byte == UInt8(ascii: "%"), offset + 2 < bytes.count, let high = bytes[offset + 1].hexadecimalValue,
                let low = bytes[offset + 2].hexadecimalValue
            {
                // "%2F", "%5C", "%09": a program that decodes once reads a slash, a backslash, or a control character.
                byte = high << 4 | low
                width = 3
                if isBehindSlash, byte <= 0x20 { throw ScanRejection(.urlSlashes, at: offset) }
            }
            let isSlash = byte == slash || byte == UInt8(ascii: "\\") && width == 3
            if isSlash, isBehindSlash { throw ScanRejection(.urlSlashes, at: offset) }
            isBehindSlash = isSlash
            offset += width
        }
    }

    func checkPort(_ parts: URLParts.Offsets) throws(ScanRejection) {
        guard parts.portStart < parts.pathStart else { return }
        // Port 0 is reserved (RFC 6335 6), and browsers block it (Fetch Standard, "bad port").
        if parts.port == 0, policy.standard == .web { throw ScanRejection(.urlPort, at: parts.portStart) }
        if let ports = policy.ports, !ports.contains(Int(parts.port)) {
            throw ScanRejection(.urlPortNotAccepted, at: parts.portStart)
        }
    }

    func check(_ parts: URLParts.Offsets, of bytes: UnsafeBufferPointer<UInt8>) throws(ScanRejection) {
        if parts.queryStart >= 0, !policy.allowed.contains(.query) {
            throw ScanRejection(.urlQuery, at: parts.queryStart - 1)
        }
        if parts.fragmentStart >= 0, !policy.allowed.contains(.fragment) {
            throw ScanRejection(.urlFragment, at: parts.fragmentStart - 1)
        }
        guard parts.hostStart >= 0 else { return }
        let start = parts.hostStart
        var host = bytes[start..<parts.hostEnd]
        if host.last == UInt8(ascii: ".") { host.removeLast() }
        switch parts.hostKind {
        case .ipv4, .ipv6, .ipvFuture:
            if !policy.allowed.contains(.ipHosts) { throw ScanRejection(.urlHostAddress, at: start) }
            if !policy.allowed.contains(.privateHosts) {
                if address(parts, bytes)?.scope != .global {
                    throw ScanRejection(.urlHostNotPublic, at: start)
                }
                // A public address in a form that only some programs accept is rejected by every standard except
                // `whatwg`.
                if parts.hostKind == .ipv4, policy.standard != .whatwg, !isDecimal(parts, bytes) {
                    throw ScanRejection(.urlHostNumber, at: start)
                }
            }
        case .name:
            if !policy.allowed.contains(.localhost), host.isUnder("localhost") {
                throw ScanRejection(.urlLocalhost, at: start)
            }
            if !policy.allowed.contains(.dotlessHosts), !hasTopLevelDomain(host) {
                throw ScanRejection(.urlTopLevelDomain, at: start)
            }
            if !policy.allowed.contains(.privateHosts),
                !host.contains(UInt8(ascii: ".")) || Self.privateNames.contains(where: host.isUnder)
            {
                throw ScanRejection(.urlHostNotPublic, at: start)
            }
        case .none: break
        }
        if let hosts = policy.hosts, !hosts.contains(where: { host.equals($0) }) {
            throw ScanRejection(.urlHostNotAccepted, at: start)
        }
    }

    private func hasTopLevelDomain(_ host: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let dot = host.lastIndex(of: UInt8(ascii: ".")) else { return false }
        return DomainNameScanner(host.base, []).isTopLevelDomain(dot + 1, host.endIndex)
    }

    private func isDecimal(_ parts: URLParts.Offsets, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        (try? IPAddressScanner(bytes: bytes).version4(parts.hostStart, parts.hostEnd)) != nil
    }

    private func address(_ parts: URLParts.Offsets, _ bytes: UnsafeBufferPointer<UInt8>) -> IPAddress? {
        let scanner = IPAddressScanner(bytes: bytes)
        if parts.hostKind == .ipv4 {
            return scanner.legacyVersion4(parts.hostStart, parts.hostEnd).map { IPAddress(version4: $0) }
        }
        // The address is in brackets. The scope of an address with a zone is unknown; it needs a policy without host
        // rules.
        let bits = try? scanner.version6(parts.hostStart + 1, parts.hostEnd - 1)
        return bits.map { IPAddress(version6: $0.high, $0.low) }
    }

    /// The names that do not lead to a public host, grouped by the document that reserves them.
    private static let privateNames = [
        // The IANA registry of special-use domain names: RFC 6761, RFC 6762, RFC 7686, RFC 9476.
        "localhost", "invalid", "test", "example", "local", "onion", "alt",
        // The infrastructure of the DNS (RFC 3172): the reverse zones (RFC 6303), home.arpa (RFC 8375), service.arpa.
        "arpa",
        // RFC 6762 appendix G, and the resolutions of ICANN's board of 2018-02-04 (corp, home, mail) and 2024-07-29
        // (internal).
        "intranet", "internal", "private", "corp", "home", "lan", "mail",
        // Names that clusters, routers, and operating systems resolve: DNS for Services and Pods (Kubernetes), the
        // default domain of Consul's DNS, the names of Unix and Windows for a network without a name, AVM's routers.
        "svc", "consul", "localdomain", "workgroup", "fritz.box",
        // Names of other systems than the DNS: draft-grothoff-iesg-special-use-p2p-names, and ENS. ISO 3166 reserves
        // ETH, so it cannot be delegated.
        "i2p", "bit", "exit", "gnu", "zkey", "eth",
    ]
}

// MARK: - Errors

extension URLInputValidator {
    /// Returns the error for a rejection of the scanner, with what the policy accepts, which the scanner does not receive.
    ///
    /// It is not inlined, so that an accepted text does not pay for the registers of an error.
    @inline(never)
    func error(_ rejection: ScanRejection, in bytes: UnsafeBufferPointer<UInt8>) -> ValidationError {
        if let error = error(rejection) { return error }
        if rejection.code == .urlHostMissing {
            // The message names the schemes with their slashes if the text has none, as in `https:example.com`.
            let hasSlashes = bytes[..<rejection.position].last == UInt8(ascii: "/")
            return (hasSlashes ? rejection.error : policyErrors.hostMissing).at(position: rejection.position)
        }
        if rejection.code == .urlLabelEmpty {
            return rejection.error.describingDot(in: bytes, at: rejection.position)
        }
        let named = ValidationError(rejection.code).naming(bytes, at: rejection.position)
        guard rejection.code == .urlCharacter, policy.allowed.contains(.unicodeText), named[.character] == nil
        else { return named }
        return Self.strangeCharacter.at(position: rejection.position)
    }

    private static let numberWithoutAddress = ValidationError(.urlHostNumber, with: [.accepted: []])
    private static let literalWithoutAddress = ValidationError(.urlHostLiteral, with: [.accepted: []])

    @inline(__always)
    func error(_ rejection: ScanRejection) -> ValidationError? {
        let error: ValidationError
        switch rejection.code {
        case .urlHostCharacter, .urlCharacter, .urlHostMissing, .urlBlank, .urlLabelEmpty: return nil
        case .urlSchemeMissing: error = policyErrors.schemeMissing
        case .urlSchemeSyntax: error = policyErrors.schemeSyntax
        case .urlScheme: error = policyErrors.scheme
        case .urlPort: error = policyErrors.port
        case .urlPortNotAccepted: error = policyErrors.portNotAccepted
        case .urlHostNotAccepted: error = policyErrors.hostNotAccepted
        case .urlLabelTooLong: error = Self.labelTooLong
        case .urlHostTooLong: error = Self.hostTooLong
        case .urlHostNumber, .urlHostLiteral:
            // The addresses in the messages are not public.
            let showsAddress = policy.allowed.isSuperset(of: [.ipHosts, .privateHosts])
            let isNumber = rejection.code == .urlHostNumber
            error =
                showsAddress
                ? ValidationError(rejection.code) : isNumber ? Self.numberWithoutAddress : Self.literalWithoutAddress
        default: error = ValidationError(rejection.code)
        }
        return error.at(position: rejection.position)
    }

    private static let strangeCharacter = ValidationError(.urlCharacter, with: [.repertoire: "unicode"])

    private static let labelTooLong = ValidationError(.urlLabelTooLong, with: [.maximum: 63])
    private static let hostTooLong = ValidationError(.urlHostTooLong, with: [.maximum: 253])
}

extension URLScanner.Rules {
    init(_ policy: URLPolicy) {
        let restrictsHost =
            policy.hosts != nil || policy.allowed.contains(.unicodeHost) || !policy.allowed.isSuperset(of: .hosts)
        self = []
        if policy.allowed.contains(.userInfo) { insert(.userInfo) }
        if policy.allowed.contains(.unicodeHost) { insert(.unicodeHost) }
        if policy.allowed.contains(.unicodeText) { insert(.unicodeText) }
        if policy.allowed.contains(.references) { insert(.references) }
        if restrictsHost { insert(.host) }
        switch policy.standard {
        case .web: formUnion([.host, .rootedPath])
        case .rfc3986: if !restrictsHost { formUnion([.anyHostName, .anyLiteral]) }
        case .whatwg: insert(.legacyNumbers)
        }
        if !policy.allowed.contains(.privateHosts) { insert(.legacyNumbers) }
    }
}

extension ListedOption where Value == URLPolicy {
    /// The options for a policy.
    static func policy(_ get: @escaping @Sendable (Owner) -> Value) -> Self {
        .group(
            get, .word("standard", \.standard),
            .texts(
                "schemes", \.schemes,
                "the schemes to accept; if left out, http and https, or any for the other standards"),
            .texts("hosts", \.hosts, "the hosts to accept; any if left out"),
            .ports("ports", \.ports, "the ports to accept; any if left out"), .features
        ) { standard, schemes, hosts, ports, changes in
            if schemes?.isEmpty == true {
                throw Mistake("“schemes” is empty: every value would be rejected", at: "schemes")
            }
            var policy = URLPolicy(URLPolicy(standard: standard), schemes: schemes, hosts: hosts, ports: ports)
            for (feature, isAllowed) in changes {
                policy = isAllowed ? policy.allowing(feature) : policy.rejecting(feature)
            }
            // Without hosts, a policy can still accept references.
            if hosts?.isEmpty == true, !policy.allowed.contains(.references) {
                throw Mistake("“hosts” is empty: every value would be rejected", at: "hosts")
            }
            return policy
        }
    }
}

extension ListedOption where Value == [Int]? {
    /// An option that is a list of numbers from 0 to 65535.
    ///
    /// An empty list rejects every URL with a port.
    fileprivate static func ports(
        _ name: String, _ get: @escaping @Sendable (Owner) -> Value, _ help: String
    ) -> Self {
        let option = ListedOption<Owner, Set<Int>?>.integers(name, { get($0).map { Set($0) } }, help)
        return Self(
            describe: { standard in option.describe(standard.map { Set($0) }) },
            read: { settings, standard in
                guard let ports = try option.read(settings, standard.map { Set($0) }) else { return nil }
                guard ports.allSatisfy({ (0...65_535).contains($0) }) else {
                    throw Mistake("a port must be a number from 0 to 65535", at: name)
                }
                return ports.sorted()
            },
            write: { ports, settings in option.write(ports.map { Set($0) }, &settings) },
            get: get)
    }
}

extension ListedOption<URLPolicy, [(URLPolicy.Features, Bool)]> {
    /// The options for the features that differ from those of the standard.
    ///
    /// Some options are requirements. They are `true` if the feature is rejected.
    fileprivate static var features: Self {
        let flags: [(name: String, feature: URLPolicy.Features, allows: Bool, help: String)] = [
            (
                "userInfo", .userInfo, true,
                "whether a user name before the host is accepted; if left out, only for the other standards than web"
            ),
            (
                "unicodeHost", .unicodeHost, true,
                "whether the host may contain letters of other scripts; false if left out"
            ),
            (
                "unicodeText", .unicodeText, true,
                "whether path, query and fragment may contain them; if left out, only for the standard web"
            ),
            (
                "topLevelDomain", .dotlessHosts, false,
                "whether the host must have a top-level domain; false if left out"
            ),
            ("localhost", .localhost, true, "whether the host may be localhost; true if left out"),
            ("ipHosts", .ipHosts, true, "whether the host may be an IP address; true if left out"),
            ("publicHosts", .privateHosts, false, "whether the host must be public; false if left out"),
            ("query", .query, true, "whether a query is accepted; true if left out"),
            ("fragment", .fragment, true, "whether a fragment is accepted; true if left out"),
            ("references", .references, true, "whether a reference without a scheme is accepted; false if left out"),
            ("otherSites", .otherSites, true, "whether a reference may lead to another site; true if left out"),
        ]
        return Self(
            describe: { _ in
                flags.map { .init(name: $0.name, summary: $0.help, kind: .flag, words: [], isRequired: false) }
            },
            read: { settings, _ in
                try flags.compactMap { flag in
                    guard let setting = settings[ValidationError.Parameter(rawValue: flag.name)] else { return nil }
                    guard case .flag(let value) = setting else {
                        throw Mistake("“\(flag.name)” has another type", at: flag.name)
                    }
                    return (flag.feature, value == flag.allows)
                }
            },
            write: { changes, settings in
                for (feature, isAllowed) in changes {
                    guard let flag = flags.first(where: { $0.feature == feature }) else { continue }
                    settings[ValidationError.Parameter(rawValue: flag.name)] = .flag(isAllowed == flag.allows)
                }
            },
            get: { policy in
                let standard = URLPolicy(standard: policy.standard).allowed
                return flags.map(\.feature).filter { policy.allowed.contains($0) != standard.contains($0) }
                    .map { ($0, policy.allowed.contains($0)) }
            })
    }
}

extension URLInputValidator {
    /// The errors whose parameters depend on the policy.
    struct PolicyErrors: Sendable {
        let scheme: ValidationError
        let schemeMissing: ValidationError
        let schemeSyntax: ValidationError
        let hostMissing: ValidationError
        let port: ValidationError
        let portNotAccepted: ValidationError
        let hostNotAccepted: ValidationError

        /// The errors of the default policy, which most strategies share.
        static let web = PolicyErrors(.web)

        init(_ policy: URLPolicy) {
            var schemes: ValidationError.Parameters = [.accepted: .list(policy.schemes ?? [])]
            if let host = policy.hosts?.first, policy.schemes?.contains("https") != false {
                schemes[.example] = .text("https://\(host)")
            }
            // Every host has two slashes before it, also after a scheme such as `mailto`.
            if policy.schemes != nil, URLScanner.Rules(policy).contains(.host) { schemes[.requiresHost] = true }
            scheme = ValidationError(.urlScheme, with: schemes)
            schemeMissing = ValidationError(.urlSchemeMissing, with: schemes)
            schemeSyntax = ValidationError(.urlSchemeSyntax, with: schemes)
            hostMissing = ValidationError(.urlHostMissing, with: schemes)
            let accepted = ValidationError.Value.list((policy.ports ?? []).map(String.init))
            var ports: ValidationError.Parameters = [.minimum: 1, .maximum: 65_535]
            if policy.ports != nil { ports[.accepted] = accepted }
            port = ValidationError(.urlPort, with: ports)
            portNotAccepted = ValidationError(.urlPortNotAccepted, with: [.accepted: accepted])
            // A policy for the pages of this site accepts no address with a host.
            let acceptsOnlyPages = policy.hosts == [] && policy.allowed.contains(.references)
            hostNotAccepted =
                acceptsOnlyPages
                ? ValidationError(.urlHostNotAccepted)
                : ValidationError(.urlHostNotAccepted, with: [.accepted: .list(policy.hosts ?? [])])
        }
    }
}
