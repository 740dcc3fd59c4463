// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A value that determines which URLs a ``URLInputValidator`` accepts.
///
/// Use a named policy, such as ``web`` or ``publicWeb``, or create a policy from lists. The methods ``allowing(_:)``
/// and ``rejecting(_:)`` return a copy that accepts more or less.
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
/// You can create a policy from data, compare it, and share it. The article <doc:web-addresses> lists each standard's
/// rules, and where this library differs from them.
public struct URLPolicy: Hashable, Sendable {
    /// The standard that defines the grammar.
    ///
    /// The cases' policies are ``web``, ``absoluteURI``, and ``whatwg``.
    package enum Standard: String, Sendable, CaseIterable { case web, rfc3986, whatwg }

    let standard: Standard

    /// The accepted schemes in lowercase, or `nil` for any scheme.
    let schemes: [String]?

    /// The accepted hosts in lowercase, or `nil` for any host.
    let hosts: [String]?

    /// The accepted ports, or `nil` for any port.
    let ports: Set<Int>?

    /// The URL parts and kinds of host that the policy allows.
    private(set) var allowedFeatures: Features

    /// Creates a policy from another policy, with different lists of schemes, hosts, or ports.
    ///
    /// - Parameters:
    ///   - policy: The policy that supplies the grammar and the features. The default is ``web``.
    ///   - schemes: The accepted schemes. The default is the policy's schemes.
    ///   - hosts: The accepted hosts, compared as a whole. In a URL, a host's letters A to Z can have any case, and
    ///     other letters must be lowercase. The default is the policy's hosts. If a policy lists hosts, a URL needs a
    ///     host, and the host must be a name or an address that resolvers support.
    ///   - ports: The accepted ports, if a URL has a port. The default is the policy's ports.
    public init(
        _ policy: URLPolicy = .web, schemes: [String]? = nil, hosts: [String]? = nil, ports: [Int]? = nil
    ) {
        standard = policy.standard
        // The lists are sorted, so policies with the same entries are equal.
        self.schemes = schemes.map { Set($0.map { $0.lowercased() }).ordered() } ?? policy.schemes
        self.hosts = hosts.map { Set($0.map { $0.lowercased() }).ordered() } ?? policy.hosts
        self.ports = ports.map { Set($0) } ?? policy.ports
        allowedFeatures = policy.allowedFeatures
    }

    /// Creates a standard's policy, which accepts any host and any port.
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
    /// The URL parts and the kinds of host that a policy allows or rejects.
    ///
    /// If a policy allows ``unicodeHost``, or rejects any other kind of host, a URL must have a host, and the host must
    /// be a name or an address that resolvers support.
    public struct Features: OptionSet, Hashable, Sendable {
        /// The bits of the features.
        public let rawValue: UInt16

        /// Creates a set from its features' bits.
        public init(rawValue: UInt16) {
            self.rawValue = rawValue
        }

        /// A user name or a password before the host.
        public static let userInfo = Features(rawValue: 1 << 0)

        /// Letters other than `a` to `z` in the host.
        public static let unicodeHost = Features(rawValue: 1 << 1)

        /// Non-ASCII characters in the path, query, and fragment, which consumers percent-encode as UTF-8.
        public static let unicodeText = Features(rawValue: 1 << 2)

        /// A host without a top-level domain, that is, without letters after a last dot.
        public static let dotlessHosts = Features(rawValue: 1 << 3)

        /// The host `localhost`, and names under it.
        public static let localhost = Features(rawValue: 1 << 4)

        /// An IP address as the host.
        public static let ipHosts = Features(rawValue: 1 << 5)

        /// A host that isn't public: a private, local, or otherwise special name or address.
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
    /// A policy that accepts web links that all consumers interpret the same way: `http` or `https` with a host.
    ///
    /// It allows every feature except ``Features/userInfo``, ``Features/unicodeHost``, and ``Features/references``.
    public static var web: URLPolicy { URLPolicy(standard: .web) }

    /// A policy that accepts RFC 3986 absolute URIs, such as `mailto:a@example.com` or `urn:isbn:9780131103627`.
    ///
    /// It allows every feature except ``Features/unicodeHost``, ``Features/unicodeText``, and ``Features/references``.
    public static var absoluteURI: URLPolicy { URLPolicy(standard: .rfc3986) }

    /// A policy that accepts RFC 3986 URI references: absolute URIs and relative references.
    public static var reference: URLPolicy { absoluteURI.allowing(.references) }

    /// A policy that accepts RFC 3986 absolute URIs that browsers can parse.
    ///
    /// It allows the same features as ``absoluteURI``.
    public static var whatwg: URLPolicy { URLPolicy(standard: .whatwg) }

    /// A policy that accepts web URLs with a public host, for servers that fetch URLs that users enter.
    ///
    /// It rejects private, loopback, link-local, and other special addresses in every form that clients accept. It also
    /// rejects names that lead to these addresses by convention, such as `localhost`, `printer.local`, and
    /// `payments.prod.svc`. The article <doc:web-addresses> lists them.
    ///
    /// > Important: A public *name* may still resolve to a private address. Check the address again after resolving it,
    /// with ``IPAddress/scope-swift.property``.
    public static var publicWeb: URLPolicy { web.rejecting([.localhost, .privateHosts]) }

    /// Returns a policy that accepts redirect targets: a path on the same site, or a web URL on one of the given hosts.
    ///
    /// A reference must begin with a single `/`, `?`, or `#`. Backslashes, controls, `//`, and `///` are rejected,
    /// because browsers can read them as the start of another host. Two slashes are also rejected if either is
    /// percent-encoded, as `%2F` or `%5C`.
    ///
    /// - Parameters:
    ///   - hosts: The accepted hosts for absolute URLs. By default, there are none.
    ///   - ports: The accepted ports for absolute URLs that have a port. By default, there are none.
    public static func redirectTarget(hosts: [String] = [], ports: [Int] = []) -> URLPolicy {
        URLPolicy(hosts: hosts, ports: ports).allowing(.references).rejecting(.otherSites)
    }
}
