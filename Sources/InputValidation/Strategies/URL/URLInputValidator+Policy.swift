// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

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
        let named = ValidationError(rejection.code).naming(bytes, at: rejection.position)
        guard rejection.code == .urlCharacter, policy.allowed.contains(.unicodeText), named[.character] == nil
        else { return named }
        return Self.strangeCharacter.at(position: rejection.position)
    }

    @inline(__always)
    func error(_ rejection: ScanRejection) -> ValidationError? {
        let error: ValidationError
        switch rejection.code {
        case .urlHostCharacter, .urlCharacter, .urlHostMissing, .urlBlank: return nil
        case .urlSchemeMissing: error = policyErrors.schemeMissing
        case .urlSchemeSyntax: error = policyErrors.schemeSyntax
        case .urlScheme: error = policyErrors.scheme
        case .urlPort: error = policyErrors.port
        case .urlPortNotAccepted: error = policyErrors.portNotAccepted
        case .urlHostNotAccepted: error = policyErrors.hostNotAccepted
        case .urlLabelTooLong: error = Self.labelTooLong
        case .urlHostTooLong: error = Self.hostTooLong
        default: error = ValidationError(rejection.code)
        }
        return error.at(position: rejection.position)
    }

    private static let strangeCharacter = ValidationError(.urlCharacter, with: [.repertoire: "unicode"])
        .interned()
    private static let labelTooLong = ValidationError(.urlLabelTooLong, with: [.maximum: 63]).interned()
    private static let hostTooLong = ValidationError(.urlHostTooLong, with: [.maximum: 253]).interned()
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

extension URLPolicy {
    /// Returns the settings that differ from those of ``web``, for the configuration of a strategy.
    func parameters(maximumBytes: Int) -> [ValidationError.Parameter: ValidationError.Value] {
        var all: [ValidationError.Parameter: ValidationError.Value] = [
            "standard": .text(standard.rawValue), "maximumBytes": .int(maximumBytes),
        ]
        if let schemes { all["schemes"] = .list(schemes) }
        if let hosts { all["hosts"] = .list(hosts) }
        if let ports { all["ports"] = .list(ports.map(String.init)) }
        let changes = allowed.symmetricDifference(URLPolicy.web.allowed)
        for flag in Self.flags where changes.contains(flag.feature) {
            all[ValidationError.Parameter(rawValue: flag.name)] = .flag(allowed.contains(flag.feature) == flag.allows)
        }
        return all
    }

    /// The features as the flags of rule files.
    ///
    /// Two flags of rule files are requirements. They are `true` if the feature is rejected.
    package static let flags: [(name: String, feature: Features, allows: Bool)] = [
        ("userInfo", .userInfo, true), ("unicodeHost", .unicodeHost, true), ("unicodeText", .unicodeText, true),
        ("topLevelDomain", .dotlessHosts, false), ("localhost", .localhost, true), ("ipHosts", .ipHosts, true),
        ("publicHosts", .privateHosts, false), ("query", .query, true), ("fragment", .fragment, true),
        ("references", .references, true),
    ]
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
            var schemes: ValidationError.ParameterList = [.accepted: .list(policy.schemes ?? [])]
            if policy.schemes == nil, let host = policy.hosts?.first {
                schemes.set(.example, to: .text("https://\(host)"))
            }
            // Every host has two slashes before it, also after a scheme such as `mailto`.
            if policy.schemes != nil, URLScanner.Rules(policy).contains(.host) { schemes.set(.requiresHost, to: true) }
            scheme = ValidationError(.urlScheme, with: schemes).interned()
            schemeMissing = ValidationError(.urlSchemeMissing, with: schemes).interned()
            schemeSyntax = ValidationError(.urlSchemeSyntax, with: schemes).interned()
            hostMissing = ValidationError(.urlHostMissing, with: schemes).interned()
            let accepted = ValidationError.Value.list((policy.ports ?? []).map(String.init))
            var ports: ValidationError.ParameterList = [.minimum: 1, .maximum: 65_535]
            if policy.ports != nil { ports.set(.accepted, to: accepted) }
            port = ValidationError(.urlPort, with: ports).interned()
            portNotAccepted = ValidationError(.urlPortNotAccepted, with: [.accepted: accepted]).interned()
            hostNotAccepted = ValidationError(.urlHostNotAccepted, with: [.accepted: .list(policy.hosts ?? [])])
                .interned()
        }
    }
}
