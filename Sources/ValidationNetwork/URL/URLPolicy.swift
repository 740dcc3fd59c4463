// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A value that decides which URLs a ``URLInputValidator`` accepts.
///
/// A policy is one of the named ones, such as ``web`` and ``publicWeb``, or it's created from lists. The methods
/// ``allowing(_:)`` and ``rejecting(_:)`` return a copy that accepts more or less.
///
/// ```swift
/// let links = URLInputValidator(.web)
/// let logins = URLInputValidator(URLPolicy.web.allowing(.userInfo))
/// let feeds = URLInputValidator(
///     URLPolicy(schemes: ["https", "feed"], ports: [443]).rejecting([
///         .localhost, .query,
///     ]))
/// let hooks = URLInputValidator(.publicWeb)
/// // for servers that fetch what people enter
/// ```
///
/// A policy can be created from data, compared, and shared. The article <doc:web-addresses> lists the rules of each
/// standard, and where this library differs from them.
public struct URLPolicy: Hashable, Sendable {
    /// The standard that defines the grammar; ``web``, ``absoluteURI``, and ``whatwg`` are the policies of the cases.
    package enum Standard: String, Sendable, CaseIterable { case web, rfc3986, whatwg }

    let standard: Standard

    /// The accepted schemes in lower case, or `nil` for any.
    let schemes: [String]?

    /// The accepted hosts in lower case, or `nil` for any.
    let hosts: [String]?

    /// The accepted ports, or `nil` for any.
    let ports: Set<Int>?

    /// The parts and hosts that a URL may have.
    private(set) var allowedFeatures: Features

    /// Creates a policy from another one, with its own lists of schemes, hosts, or ports.
    ///
    /// - Parameters:
    ///   - policy: The policy with the grammar and the features of the new one. The default is ``web``.
    ///   - schemes: The accepted schemes. The default is those of the policy.
    ///   - hosts: The accepted hosts, compared as a whole. In a URL, the letters A to Z of a host can have any case,
    ///     and other letters must be in lower case. The default is those of the policy. If a policy has hosts, a URL
    ///     must have a host, which must be a name or an address that resolvers support.
    ///   - ports: The accepted ports in a URL that has one. The default is those of the policy.
    public init(
        _ policy: URLPolicy = .web, schemes: [String]? = nil, hosts: [String]? = nil, ports: [Int]? = nil
    ) {
        standard = policy.standard
        // The lists are sorted, so that policies that accept the same URLs are equal.
        self.schemes = schemes.map { Set($0.map { $0.lowercased() }).ordered() } ?? policy.schemes
        self.hosts = hosts.map { Set($0.map { $0.lowercased() }).ordered() } ?? policy.hosts
        self.ports = ports.map { Set($0) } ?? policy.ports
        allowedFeatures = policy.allowedFeatures
    }

    /// Creates the policy of a standard, which accepts any host and any port.
    package init(standard: Standard) {
        self.standard = standard
        schemes = standard == .web ? ["http", "https"] : nil
        hosts = nil
        ports = nil
        allowedFeatures = standard == .web ? .webDefaults : .genericDefaults
    }

    /// Returns a copy of the policy that also allows the given features.
    public func allowing(_ features: Features) -> URLPolicy {
        var policy = self
        policy.allowedFeatures.formUnion(features)
        return policy
    }

    /// Returns a copy of the policy that rejects the given features.
    public func rejecting(_ features: Features) -> URLPolicy {
        var policy = self
        policy.allowedFeatures.subtract(features)
        return policy
    }
}

// MARK: - Features

extension URLPolicy {
    /// The parts and the kinds of host that a policy allows or rejects.
    ///
    /// If a policy allows ``unicodeHost``, or rejects one of the other kinds of host, a URL must have a host. The host
    /// must then be a name or an address that resolvers support.
    public struct Features: OptionSet, Hashable, Sendable {
        /// The bits of the features.
        public let rawValue: UInt16

        /// Creates a set from the bits of its features.
        public init(rawValue: UInt16) {
            self.rawValue = rawValue
        }

        /// A user name or a password before the host.
        public static let userInfo = Features(rawValue: 1 << 0)

        /// Letters beyond `a` to `z` in the host.
        public static let unicodeHost = Features(rawValue: 1 << 1)

        /// Characters beyond ASCII in path, query, and fragment, which consumers percent-encode as UTF-8.
        public static let unicodeText = Features(rawValue: 1 << 2)

        /// A host without a top-level domain, which is a dot with letters after the last one.
        public static let dotlessHosts = Features(rawValue: 1 << 3)

        /// The host `localhost`, and names under it.
        public static let localhost = Features(rawValue: 1 << 4)

        /// An IP address as the host.
        public static let ipHosts = Features(rawValue: 1 << 5)

        /// A host that isn't public, which is a private, local, or otherwise special name or address.
        public static let privateHosts = Features(rawValue: 1 << 6)

        /// A query.
        public static let query = Features(rawValue: 1 << 7)

        /// A fragment.
        public static let fragment = Features(rawValue: 1 << 8)

        /// A reference without a scheme, such as `/about` or `../a?b`.
        public static let references = Features(rawValue: 1 << 9)

        /// A reference that may lead to another site.
        static let otherSites = Features(rawValue: 1 << 10)

        static let hostKinds: Features = [.dotlessHosts, .localhost, .ipHosts, .privateHosts]
        fileprivate static let webDefaults: Features = [.unicodeText, .hostKinds, .query, .fragment, .otherSites]
        fileprivate static let genericDefaults: Features = [.userInfo, .hostKinds, .query, .fragment, .otherSites]
    }
}

// MARK: - Policies by name

extension URLPolicy {
    /// A policy that accepts web links: `http` or `https` with a host, which all consumers interpret the same way.
    ///
    /// It allows every feature except ``Features/userInfo``, ``Features/unicodeHost``, and ``Features/references``.
    public static var web: URLPolicy { URLPolicy(standard: .web) }

    /// A policy that accepts absolute URIs of RFC 3986, such as `mailto:a@example.com` or `urn:isbn:9780131103627`.
    ///
    /// It allows every feature except ``Features/unicodeHost``, ``Features/unicodeText``, and ``Features/references``.
    public static var absoluteURI: URLPolicy { URLPolicy(standard: .rfc3986) }

    /// A policy that accepts URI references of RFC 3986: absolute URIs and relative references.
    public static var reference: URLPolicy { absoluteURI.allowing(.references) }

    /// A policy that accepts absolute URIs of RFC 3986 that browsers can parse.
    ///
    /// It allows the same features as ``absoluteURI``.
    public static var whatwg: URLPolicy { URLPolicy(standard: .whatwg) }

    /// A policy that accepts web URLs with a public host, for servers that fetch URLs entered by users.
    ///
    /// It rejects private, loopback, link-local, and other special addresses in every form that clients accept. It also
    /// rejects names that lead to such addresses by convention, such as `localhost`, `printer.local`, and
    /// `payments.prod.svc`. The article <doc:web-addresses> lists them.
    ///
    /// > Important: A public *name* may still resolve to a private address. Check the address again after resolving it,
    /// with ``IPAddress/scope-swift.property``.
    public static var publicWeb: URLPolicy { web.rejecting([.localhost, .privateHosts]) }

    /// Returns a policy that accepts redirect targets: a path on the same site, or a web URL on one of the given hosts.
    ///
    /// A reference must begin with one `/`, `?`, or `#`. Backslashes, controls, `//`, and `///` are rejected, because
    /// browsers interpret them as the start of another host. Two slashes are also rejected if one of them is
    /// percent-encoded, as `%2F` or `%5C`.
    ///
    /// - Parameters:
    ///   - hosts: The accepted hosts of absolute URLs. The default is none.
    ///   - ports: The accepted ports of absolute URLs that have one. The default is none.
    public static func redirectTarget(hosts: [String] = [], ports: [Int] = []) -> URLPolicy {
        URLPolicy(hosts: hosts, ports: ports).allowing(.references).rejecting(.otherSites)
    }
}
