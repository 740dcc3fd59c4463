// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A value that decides which URLs a ``URLInputValidator`` accepts.
///
/// A policy can be created from data, compared and shared.
///
/// ```swift
/// let links = URLInputValidator(.web)
/// let feeds = URLInputValidator(URLPolicy(schemes: ["https", "feed"], ports: [443], topLevelDomain: true))
/// let hooks = URLInputValidator(.publicWeb)  // for servers that fetch what people enter
/// ```
///
/// The article <doc:web-addresses> lists the rules of each standard, and where this library differs from them.
public struct URLPolicy: Hashable, Sendable {
    /// The standard that defines the grammar.
    public enum Standard: String, Sendable, CaseIterable {
        /// The URLs that RFC 3986 and the WHATWG URL Standard interpret the same way, with a host that resolvers know.
        ///
        /// This is the default.
        case web
        /// The grammar of RFC 3986 with any scheme, and with or without a host.
        case rfc3986
        /// The grammar of RFC 3986 without the URLs that the WHATWG parser, which browsers use, rejects.
        case whatwg
    }

    /// The standard that defines the grammar.
    public let standard: Standard

    /// The accepted schemes in lower case, or `nil` for any.
    public let schemes: [String]?

    /// The accepted hosts in lower case, or `nil` for any.
    public let hosts: [String]?

    /// The accepted ports, or `nil` for any.
    ///
    /// A URL without a port is accepted.
    public let ports: [Int]?

    /// Whether a user name or a password before the host is accepted.
    public let userInfo: Bool

    /// Whether the host may contain letters beyond `a` to `z`.
    public let unicodeHost: Bool

    /// Whether path, query and fragment may contain characters beyond ASCII, which consumers percent-encode as UTF-8.
    public let unicodeText: Bool

    /// Whether the host must have a top-level domain: a dot with letters after the last one.
    public let topLevelDomain: Bool

    /// Whether the host may be `localhost` or a name under it.
    public let localhost: Bool

    /// Whether the host may be an IP address.
    public let ipHosts: Bool

    /// Whether the host must be public, so not a private, local or otherwise special name or address.
    public let publicHosts: Bool

    /// Whether a query is accepted.
    public let query: Bool

    /// Whether a fragment is accepted.
    public let fragment: Bool

    /// Whether a reference without a scheme is accepted, such as `/about` or `../a?b`.
    public let references: Bool

    /// Whether a reference must stay on its site.
    let staysOnSite: Bool

    /// Creates a policy with the defaults of its standard for all parameters that are left out.
    ///
    /// If a policy sets any of `hosts`, `unicodeHost`, `topLevelDomain`, `localhost`, `ipHosts` and `publicHosts`, a
    /// URL must have a host. The host must then be a name or an address that resolvers know.
    ///
    /// - Parameters:
    ///   - standard: The standard that defines the grammar.
    ///   - schemes: The accepted schemes. The default is `http` and `https` for ``Standard-swift.enum/web``, and any
    ///     for the other standards.
    ///   - hosts: The accepted hosts, compared as a whole and without regard to case. The default is any.
    ///   - ports: The accepted ports in a URL that has one. The default is any.
    ///   - userInfo: Whether a user name or a password is accepted. The default is `false` for `web` and `true`
    ///     otherwise.
    ///   - unicodeHost: Whether the host may contain letters beyond `a` to `z`. The default is `false`.
    ///   - unicodeText: Whether path, query and fragment may contain characters beyond ASCII. The default is `true` for
    ///     `web` and `false` otherwise.
    ///   - topLevelDomain: Whether the host must have a top-level domain. The default is `false`.
    ///   - localhost: Whether the host may be `localhost`. The default is `true`.
    ///   - ipHosts: Whether the host may be an IP address. The default is `true`.
    ///   - publicHosts: Whether the host must be public. The default is `false`.
    ///   - query: Whether a query is accepted. The default is `true`.
    ///   - fragment: Whether a fragment is accepted. The default is `true`.
    ///   - references: Whether a reference without a scheme is accepted. The default is `false`.
    public init(
        standard: Standard = .web,
        schemes: [String]? = nil,
        hosts: [String]? = nil,
        ports: [Int]? = nil,
        userInfo: Bool? = nil,
        unicodeHost: Bool = false,
        unicodeText: Bool? = nil,
        topLevelDomain: Bool = false,
        localhost: Bool = true,
        ipHosts: Bool = true,
        publicHosts: Bool = false,
        query: Bool = true,
        fragment: Bool = true,
        references: Bool = false
    ) {
        self.init(
            standard, schemes, hosts, ports, userInfo ?? (standard != .web), unicodeHost,
            unicodeText ?? (standard == .web), topLevelDomain, localhost, ipHosts, publicHosts, query, fragment,
            references, staysOnSite: false)
    }

    private init(
        _ standard: Standard, _ schemes: [String]?, _ hosts: [String]?, _ ports: [Int]?, _ userInfo: Bool,
        _ unicodeHost: Bool, _ unicodeText: Bool, _ topLevelDomain: Bool, _ localhost: Bool, _ ipHosts: Bool,
        _ publicHosts: Bool, _ query: Bool, _ fragment: Bool, _ references: Bool, staysOnSite: Bool
    ) {
        self.standard = standard
        let schemes = schemes ?? (standard == .web ? ["http", "https"] : nil)
        // The lists are sorted, so that policies that accept the same URLs are equal.
        self.schemes = schemes.map { Set($0.map { $0.lowercased() }).sorted() }
        self.hosts = hosts.map { Set($0.map { $0.lowercased() }).sorted() }
        self.ports = ports.map { Set($0).sorted() }
        self.userInfo = userInfo
        self.unicodeHost = unicodeHost
        self.unicodeText = unicodeText
        self.topLevelDomain = topLevelDomain
        self.localhost = localhost
        self.ipHosts = ipHosts
        self.publicHosts = publicHosts
        self.query = query
        self.fragment = fragment
        self.references = references
        self.staysOnSite = staysOnSite
    }
}

// MARK: - Policies by name

extension URLPolicy {
    /// A policy that accepts web links: `http` or `https` with a host, which all consumers interpret the same way.
    public static var web: URLPolicy { URLPolicy() }

    /// A policy that accepts absolute URIs of RFC 3986, such as `mailto:a@example.com` or `urn:isbn:9780131103627`.
    public static var absoluteURI: URLPolicy { URLPolicy(standard: .rfc3986) }

    /// A policy that accepts URI references of RFC 3986: absolute URIs and relative references.
    public static var reference: URLPolicy { URLPolicy(standard: .rfc3986, references: true) }

    /// A policy that accepts absolute URIs of RFC 3986 that browsers can parse.
    public static var whatwg: URLPolicy { URLPolicy(standard: .whatwg) }

    /// A policy that accepts web URLs with a public host, for servers that fetch URLs entered by users.
    ///
    /// It rejects private, loopback, link-local and other special addresses in every form that clients accept. It also
    /// rejects names that lead to such addresses by convention, such as `localhost`, `printer.local` and
    /// `payments.prod.svc`. The article <doc:web-addresses> lists them.
    ///
    /// > Important: A public *name* may still resolve to a private address. Check the address again after resolving it,
    /// with ``IPAddress/scope-swift.property``.
    public static var publicWeb: URLPolicy {
        URLPolicy(localhost: false, publicHosts: true)
    }

    /// Returns a policy that accepts redirect targets: a path on the same site, or a web URL on one of the given hosts.
    ///
    /// A reference must begin with one `/`, `?` or `#`. Backslashes, controls, `//` and `///` are rejected, because
    /// browsers interpret them as the start of another host. Two slashes are also rejected if one of them is
    /// percent-encoded, as `%2F` or `%5C`.
    ///
    /// - Parameters:
    ///   - hosts: The accepted hosts of absolute URLs. The default is none.
    ///   - ports: The accepted ports of absolute URLs that have one. The default is none.
    public static func redirectTarget(hosts: [String] = [], ports: [Int] = []) -> URLPolicy {
        URLPolicy(
            .web, nil, hosts, ports, false, false, true, false, true, true, false, true, true, true, staysOnSite: true)
    }
}
