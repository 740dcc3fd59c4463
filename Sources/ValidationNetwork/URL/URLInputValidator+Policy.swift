// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// The policy checks that run after the scanner.
extension URLInputValidator {
    /// Returns the offset of the colon after an accepted scheme, or -1 in an accepted reference without a scheme.
    func acceptedSchemeEnd(_ scanner: inout URLScanner) throws(ScanRejection) -> Int {
        let end = try scanner.schemeEnd()
        guard end >= 0 else {
            if !policy.allowedFeatures.contains(.otherSites) { try checkSameSite(scanner.bytes) }
            return end
        }
        let scheme = UnsafeBufferPointer(start: scanner.bytes.baseAddress, count: end)
        if let schemes = policy.schemes, !schemes.contains(where: { scheme.equalsIgnoringCase($0) }) {
            throw ScanRejection(.urlScheme, at: 0)
        }
        if policy.standard == .whatwg { scanner.rules.formUnion(browserRules(for: scheme)) }
        return end
    }

    private func browserRules(for scheme: UnsafeBufferPointer<UInt8>) -> URLScanner.Rules {
        // URL Standard, "special scheme".
        if scheme.equalsIgnoringCase("file") { return .bareHost }
        if ["http", "https", "ws", "wss", "ftp"].contains(where: { scheme.equalsIgnoringCase($0) }) {
            return .requiredHost
        }
        let isRestricted = rules.contains(.requiredHost) || policy.allowedFeatures.contains(.unicodeHost)
        return isRestricted ? [] : [.anyHostName, .nonemptyHost]
    }

    /// Rejects a redirect reference unless it begins with a single `/`, `?`, or `#` and can't lead to a path with `//`.
    func checkSameSite(_ bytes: UnsafeBufferPointer<UInt8>) throws(ScanRejection) {
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
            if bytes[offset] == UInt8(ascii: "?") || bytes[offset] == UInt8(ascii: "#") { return }
            // "%2F", "%5C", "%09": a program that decodes once reads a slash, a backslash, or a control character.
            let (byte, width) = bytes.percentDecodedByte(at: offset)
            if width == 3, isBehindSlash, byte <= 0x20 { throw ScanRejection(.urlSlashes, at: offset) }
            let isSlash = byte == slash || byte == UInt8(ascii: "\\") && width == 3
            if isSlash, isBehindSlash { throw ScanRejection(.urlSlashes, at: offset) }
            isBehindSlash = isSlash
            offset += width
        }
    }

    /// Rejects whatever the policy doesn't allow in a text that the scanner accepted.
    @inline(__always)
    func checkParts(at offsets: URLParts.Offsets, in bytes: UnsafeBufferPointer<UInt8>) throws(ScanRejection) {
        let allowed = policy.allowedFeatures
        if offsets.portStart >= 0, offsets.portStart < offsets.pathStart {
            // Port 0 is reserved (RFC 6335 6), and browsers block it (Fetch Standard, "bad port").
            if offsets.port == 0, policy.standard == .web { throw ScanRejection(.urlPort, at: offsets.portStart) }
            if let ports = policy.ports, !ports.contains(Int(offsets.port)) {
                throw ScanRejection(.urlPortNotAccepted, at: offsets.portStart)
            }
        }
        if offsets.queryStart >= 0, !allowed.contains(.query) {
            throw ScanRejection(.urlQuery, at: offsets.queryStart - 1)
        }
        if offsets.fragmentStart >= 0, !allowed.contains(.fragment) {
            throw ScanRejection(.urlFragment, at: offsets.fragmentStart - 1)
        }
        if restrictsHost, offsets.hostStart >= 0 { try checkHost(at: offsets, in: bytes) }
    }

    private func checkHost(at offsets: URLParts.Offsets, in bytes: UnsafeBufferPointer<UInt8>) throws(ScanRejection) {
        let (start, allowed) = (offsets.hostStart, policy.allowedFeatures)
        var host = bytes[start..<offsets.hostEnd]
        if host.last == UInt8(ascii: ".") { host.removeLast() }
        switch offsets.hostKind {
        case .ipv4, .ipv6, .ipvFuture:
            if !allowed.contains(.ipHosts) { throw ScanRejection(.urlHostAddress, at: start) }
            if !allowed.contains(.privateHosts) {
                if hostAddress(at: offsets, in: bytes)?.scope != .global {
                    throw ScanRejection(.urlHostNotPublic, at: start)
                }
                // Every standard except `whatwg` rejects a public address in a form that only some programs accept.
                let isDecimal = IPAddressScanner(bytes: bytes).isVersion4(from: start, to: offsets.hostEnd)
                if offsets.hostKind == .ipv4, policy.standard != .whatwg, !isDecimal {
                    throw ScanRejection(.urlHostNumber, at: start)
                }
            }
        case .name:
            if !allowed.contains(.localhost), host.isSameOrSubdomain(of: "localhost") {
                throw ScanRejection(.urlLocalhost, at: start)
            }
            let dot = host.lastIndex(of: UInt8(ascii: "."))
            let isTopLevelDomain = {
                DomainNameScanner(bytes, accepting: []).isTopLevelDomain(from: $0 + 1, to: host.endIndex)
            }
            if !allowed.contains(.dotlessHosts), dot.map(isTopLevelDomain) != true {
                throw ScanRejection(.urlTopLevelDomain, at: start)
            }
            if !allowed.contains(.privateHosts),
                dot == nil || Self.privateDomains.contains(where: host.isSameOrSubdomain)
            {
                throw ScanRejection(.urlHostNotPublic, at: start)
            }
        case .none: break
        }
        if let hosts = policy.hosts, !hosts.contains(where: { host.equalsIgnoringCase($0) }) {
            throw ScanRejection(.urlHostNotAccepted, at: start)
        }
    }

    private func hostAddress(at offsets: URLParts.Offsets, in bytes: UnsafeBufferPointer<UInt8>) -> IPAddress? {
        let addresses = IPAddressScanner(bytes: bytes)
        if offsets.hostKind == .ipv4 {
            return addresses.legacyVersion4Address(from: offsets.hostStart, to: offsets.hostEnd).map {
                IPAddress(version4: $0)
            }
        }
        // The address is in brackets. An address with a zone has an unknown scope, so it needs a policy without host
        // rules.
        let bits = try? addresses.version6Address(from: offsets.hostStart + 1, to: offsets.hostEnd - 1)
        return bits.map { IPAddress(version6: $0.high, $0.low) }
    }

    /// Names that don't lead to a public host, grouped by the document that reserves them.
    private static let privateDomains = [
        // The IANA registry of special-use domain names: RFC 6761, RFC 6762, RFC 7686, RFC 9476.
        "localhost", "invalid", "test", "example", "local", "onion", "alt",
        // The infrastructure of the DNS (RFC 3172): the reverse zones (RFC 6303), home.arpa (RFC 8375), service.arpa.
        "arpa",
        // RFC 6762 appendix G, and the resolutions of ICANN's board of 2018-02-04 (corp, home, mail) and 2024-07-29
        // (internal).
        "intranet", "internal", "private", "corp", "home", "lan", "mail",
        // Names that clusters, routers, and operating systems resolve: DNS for Services and Pods (Kubernetes), the
        // default domain of Consul's DNS, the names that Unix and Windows give a nameless network, AVM's routers.
        "svc", "consul", "localdomain", "workgroup", "fritz.box",
        // Names in systems other than the DNS: draft-grothoff-iesg-special-use-p2p-names, and ENS. ISO 3166 reserves
        // ETH, so it can't be delegated.
        "i2p", "bit", "exit", "gnu", "zkey", "eth",
    ]
}

// MARK: - Errors

extension URLInputValidator {
    /// Returns the error for a rejection, and adds what the policy accepts, because the scanner doesn't know it.
    @inline(never)
    func error(for rejection: ScanRejection, in bytes: UnsafeBufferPointer<UInt8>) -> ValidationError {
        let position = rejection.position
        switch rejection.code {
        // If the text has no slashes, as in `https:example.com`, the message names the schemes with their slashes.
        case .urlHostMissing where bytes[..<position].last == UInt8(ascii: "/"): return rejection.error
        case .urlLabelEmpty: return rejection.error.describingDisallowedDot(in: bytes, at: position)
        case .urlHostCharacter: return rejection.error.namingCharacter(in: bytes, at: position)
        case .urlBlank, .urlCharacter:
            if let error = Self.encodableCharacterErrors[bytes.byte(at: position) ?? 0], error.code == rejection.code,
                Self.isAfterHost(position, in: bytes)
            {
                return error.at(position: position)
            }
            if rejection.code == .urlBlank { return rejection.error.namingCharacter(in: bytes, at: position) }
            let named = rejection.error.namingCharacter(in: bytes, at: position)
            return policy.allowedFeatures.contains(.unicodeText) && named[.character] == nil
                ? Self.strangeCharacterError.at(position: position) : named
        case .urlSchemeMissing:
            let error = rejection.error(from: parameterizedErrors)
            // In `http//example.com`, only the colon is missing.
            let scheme = policy.schemes?.first { scheme in
                bytes.prefix(scheme.utf8.count).equalsIgnoringCase(scheme)
                    && bytes.byte(at: scheme.utf8.count) == UInt8(ascii: "/")
            }
            return scheme.map { error.adding([.accepted: .list([$0])]) } ?? error
        default: return rejection.error(from: parameterizedErrors)
        }
    }

    /// Returns whether an offset is in the path, the query, or the fragment.
    private static func isAfterHost(_ offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let slash = UInt8(ascii: "/")
        var start = 0
        if let colon = bytes[..<offset].firstIndex(of: UInt8(ascii: ":")), bytes.byte(at: colon + 1) == slash,
            bytes.byte(at: colon + 2) == slash
        {
            start = min(colon + 3, offset)
        }
        return bytes[start..<offset].contains { $0 == slash || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
    }

    /// The errors for characters that browsers leave unencoded after the host, so copied links contain them.
    private static let encodableCharacterErrors = Dictionary(
        uniqueKeysWithValues: " []{}|^`".utf8.map { byte in
            let character = String(Unicode.Scalar(byte))
            let encoded = "%" + String(byte, radix: 16, uppercase: true)
            return (
                byte,
                ValidationError(
                    byte == 0x20 ? .urlBlank : .urlCharacter,
                    with: [.character: .text(character), .accepted: .text(encoded)])
            )
        })

    private static let strangeCharacterError = ValidationError(.urlCharacter, with: [.repertoire: "unicode"])

    /// The default policy's errors with parameters, shared by most strategies.
    static let webErrors = parameterizedErrors(for: .web)

    /// Returns the parameters for a scheme error: the accepted schemes, and an example with an accepted host.
    private static func schemeParameters(for policy: URLPolicy) -> ValidationError.Parameters {
        var parameters: ValidationError.Parameters = [.accepted: .list(policy.schemes ?? [])]
        if let host = policy.hosts?.first, policy.schemes?.contains("https") != false {
            parameters[.example] = .text("https://\(host)")
        }
        // Two slashes precede every host, even after a scheme such as `mailto`.
        if policy.schemes != nil, URLScanner.Rules(policy).contains(.requiredHost) { parameters[.requiresHost] = true }
        return parameters
    }

    /// Returns the errors with parameters, most frequent first.
    static func parameterizedErrors(for policy: URLPolicy) -> [ValidationError] {
        let beginning = schemeParameters(for: policy)
        let ports = ValidationError.Value.list((policy.ports ?? []).ordered().map(String.init))
        var port: ValidationError.Parameters = [.minimum: 1, .maximum: 65_535]
        if policy.ports != nil { port[.accepted] = ports }
        var errors = [.urlScheme, .urlSchemeMissing, .urlSchemeSyntax, .urlHostMissing].map { code in
            ValidationError(code, with: beginning)
        }
        errors += [
            ValidationError(.urlPort, with: port), ValidationError(.urlPortNotAccepted, with: [.accepted: ports]),
            ValidationError(.urlLabelTooLong, with: [.maximum: .int(DomainNameScanner.maximumLabelLength)]),
            ValidationError(.urlHostTooLong, with: [.maximum: .int(DomainNameScanner.maximumLength)]),
        ]
        // A policy for this site's own pages accepts no address with a host.
        if policy.hosts != [] || !policy.allowedFeatures.contains(.references) {
            errors.append(ValidationError(.urlHostNotAccepted, with: [.accepted: .list(policy.hosts ?? [])]))
        }
        // The addresses in the messages aren't public.
        if !policy.allowedFeatures.isSuperset(of: [.ipHosts, .privateHosts]) {
            errors += [.urlHostNumber, .urlHostLiteral].map { ValidationError($0, with: [.accepted: []]) }
        }
        return errors
    }
}

extension URLInputValidator {
    static func requirements(for policy: URLPolicy) -> [ValidationError] {
        func hostRequirement(_ hosts: [String]) -> ValidationError {
            ValidationError(.urlHostNotAccepted, with: [.accepted: .list(hosts)])
        }
        if let hosts = policy.hosts, policy.allowedFeatures.contains(.references) {
            return [ValidationError(.urlSlashes)] + (hosts.isEmpty ? [] : [hostRequirement(hosts)])
        }
        var requirements: [ValidationError] = []
        if policy.schemes?.contains("https") != false {
            requirements.append(.requirement(of: .webAddress, like: policy.hosts?.first.map { "https://\($0)" }))
        } else {
            requirements += [
                .requirement(withoutExampleOf: .webAddress),
                ValidationError(.urlScheme, with: schemeParameters(for: policy)),
            ]
        }
        // If only one host is accepted, the example already shows it.
        if let hosts = policy.hosts, hosts.count > 1 { requirements.append(hostRequirement(hosts)) }
        if policy.hosts == nil {
            if !policy.allowedFeatures.contains(.ipHosts) { requirements.append(ValidationError(.urlHostAddress)) }
            if !policy.allowedFeatures.contains(.privateHosts) {
                requirements.append(ValidationError(.urlHostNotPublic))
            }
        }
        return requirements
    }
}

extension URLScanner.Rules {
    init(_ policy: URLPolicy) {
        let restrictsHost =
            policy.hosts != nil || policy.allowedFeatures.contains(.unicodeHost)
            || !policy.allowedFeatures.isSuperset(of: .hostKinds)
        self = restrictsHost ? .requiredHost : []
        switch policy.standard {
        case .web: formUnion([.requiredHost, .pathWithinRoot])
        case .rfc3986: if !restrictsHost { formUnion([.anyHostName, .anyIPLiteral]) }
        case .whatwg: insert(.legacyNumbers)
        }
        if !policy.allowedFeatures.contains(.privateHosts) { insert(.legacyNumbers) }
    }
}

extension ListedOption where Value == URLPolicy {
    /// Returns the options for a policy.
    static func policy(_ getter: @escaping @Sendable (Owner) -> Value) -> Self {
        .group(
            getter, of: .word("standard", from: \.standard),
            .texts(
                "schemes", from: \.schemes,
                help: "the schemes to accept; if left out, http and https, or any for the other standards"),
            .texts("hosts", from: \.hosts, help: "the hosts to accept; any if left out"),
            .integers("ports", from: \.ports, help: "the ports to accept; any if left out"), .features
        ) { standard, schemes, hosts, ports, changes in
            if schemes?.isEmpty == true {
                throw InvalidSetting("“schemes” is empty: every value would be rejected", at: "schemes")
            }
            guard ports?.allSatisfy({ (0...65_535).contains($0) }) != false else {
                throw InvalidSetting("a port must be a number from 0 to 65535", at: "ports")
            }
            var policy = URLPolicy(
                URLPolicy(standard: standard), schemes: schemes, hosts: hosts, ports: ports.map { Array($0) })
            for (feature, isAllowed) in changes {
                policy = isAllowed ? policy.allowing(feature) : policy.rejecting(feature)
            }
            // A policy that allows no host can still accept references.
            if hosts?.isEmpty == true, !policy.allowedFeatures.contains(.references) {
                throw InvalidSetting("“hosts” is empty: every value would be rejected", at: "hosts")
            }
            return policy
        }
    }
}

extension ListedOption<URLPolicy, [(URLPolicy.Features, Bool)]> {
    private typealias Flag = (name: String, feature: URLPolicy.Features, allows: Bool, help: String)

    /// The feature options.
    ///
    /// Some are requirements: they're `true` if the feature is rejected.
    private static var flags: [Flag] {
        let others = "if left out, only for the other standards than web"
        return [
            ("userInfo", .userInfo, true, "a user name before the host is accepted; \(others)"),
            ("unicodeHost", .unicodeHost, true, "the host may contain letters of other scripts; false if left out"),
            (
                "unicodeText", .unicodeText, true,
                "path, query, and fragment may contain them; if left out, only for the standard web"
            ),
            ("topLevelDomain", .dotlessHosts, false, "the host must have a top-level domain; false if left out"),
            ("localhost", .localhost, true, "the host may be localhost; true if left out"),
            ("ipHosts", .ipHosts, true, "the host may be an IP address; true if left out"),
            ("publicHosts", .privateHosts, false, "the host must be public; false if left out"),
            ("query", .query, true, "a query is accepted; true if left out"),
            ("fragment", .fragment, true, "a fragment is accepted; true if left out"),
            ("references", .references, true, "a reference without a scheme is accepted; false if left out"),
            ("otherSites", .otherSites, true, "a reference may lead to another site; true if left out"),
        ]
    }

    /// The options for features that differ from the standard's features.
    fileprivate static var features: Self {
        let flags = flags
        return Self(
            describeOptions: { _ in flags.map { .init(name: $0.name, summary: "whether " + $0.help, kind: .flag) } },
            readValue: { settings, _ in
                try flags.compactMap { flag in
                    guard let setting = settings[ValidationError.Parameter(rawValue: flag.name)] else { return nil }
                    guard case .flag(let value) = setting else {
                        throw InvalidSetting("“\(flag.name)” has another type", at: flag.name)
                    }
                    return (flag.feature, value == flag.allows)
                }
            },
            writeValue: { changes, settings in
                for (feature, isAllowed) in changes {
                    for flag in flags where flag.feature == feature {
                        settings[ValidationError.Parameter(rawValue: flag.name)] = .flag(isAllowed == flag.allows)
                    }
                }
            },
            getValue: { policy in
                let changed = policy.allowedFeatures.symmetricDifference(
                    URLPolicy(standard: policy.standard).allowedFeatures)
                return flags.map(\.feature).filter(changed.contains).map { ($0, policy.allowedFeatures.contains($0)) }
            })
    }
}
