// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Which URLs a ``URLInputValidator`` accepts: a value, so that a policy can be read from data, compared and shared.
///
/// ```swift
/// let links = URLInputValidator(.web)
/// let feeds = URLInputValidator(URLPolicy(schemes: ["https", "feed"], ports: [443], topLevelDomain: true))
/// let hooks = URLInputValidator(.publicWeb)  // for servers that fetch what people enter
/// ```
///
/// What each standard asks and where this library differs is in <doc:web-addresses>.
public struct URLPolicy: Hashable, Sendable {
    /// The standard that decides what may be written.
    public enum Standard: String, Sendable, CaseIterable {
        /// What RFC 3986 and the WHATWG URL Standard read alike, with a host that resolvers know: the default.
        case web
        /// The grammar of RFC 3986, any scheme, with or without a host.
        case rfc3986
        /// The grammar of RFC 3986 less what the parser of the WHATWG URL Standard, the one in browsers, fails on.
        case whatwg
    }

    /// The standard that decides what may be written.
    public let standard: Standard

    /// The accepted schemes in lower case, or `nil` for any.
    public let schemes: [String]?

    /// The accepted hosts in lower case, or `nil` for any.
    public let hosts: [String]?

    /// The accepted ports, or `nil` for any; a URL without a port is accepted.
    public let ports: [Int]?

    /// Whether there may be a user name or password before the host.
    public let userInfo: Bool

    /// Whether the host may be written in other alphabets than `a` to `z`.
    public let unicodeHost: Bool

    /// Whether path, query and fragment may be written in other alphabets, which consumers percent-encode as UTF-8.
    public let unicodeText: Bool

    /// Whether the host must have a top-level domain: a dot, and letters after the last one.
    public let topLevelDomain: Bool

    /// Whether the host may be `localhost` or a name under it.
    public let localhost: Bool

    /// Whether the host may be an IP address.
    public let ipHosts: Bool

    /// Whether the host must be public: no private, local or otherwise special name or address.
    public let publicHosts: Bool

    /// Whether there may be a query.
    public let query: Bool

    /// Whether there may be a fragment.
    public let fragment: Bool

    /// Whether a reference without a scheme is accepted, such as `/about` or `../a?b`.
    public let references: Bool

    /// Whether a reference must stay on the site that it is followed from.
    let staysOnSite: Bool

    /// Creates a policy; what is left out is as the standard has it.
    ///
    /// As soon as a policy says something about hosts (`hosts`, `unicodeHost`, `topLevelDomain`, `localhost`, `ipHosts`,
    /// `publicHosts`), there must be a host, and it must be a name or an address that resolvers know.
    ///
    /// - Parameters:
    ///   - standard: The standard that decides what may be written.
    ///   - schemes: The accepted schemes; `http` and `https` by default for ``Standard-swift.enum/web``, else any.
    ///   - hosts: The accepted hosts, exactly and without regard to case; any by default.
    ///   - ports: The accepted ports where one is written; any by default.
    ///   - userInfo: Whether there may be a user name or password; rejected by default for `web` only.
    ///   - unicodeHost: Whether the host may be written in other alphabets; rejected by default.
    ///   - unicodeText: Whether path, query and fragment may be; accepted by default for `web` only.
    ///   - topLevelDomain: Whether the host must have a top-level domain; it need not by default.
    ///   - localhost: Whether the host may be `localhost`; accepted by default.
    ///   - ipHosts: Whether the host may be an IP address; accepted by default.
    ///   - publicHosts: Whether the host must be public; it need not by default.
    ///   - query: Whether there may be a query; accepted by default.
    ///   - fragment: Whether there may be a fragment; accepted by default.
    ///   - references: Whether a reference without a scheme is accepted; rejected by default.
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
        // Sorted, so that policies that accept the same are equal.
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
    /// `http` or `https` with a host: what a person means by a link, and what every consumer reads alike.
    public static var web: URLPolicy { URLPolicy() }

    /// Any absolute URI by RFC 3986, such as `mailto:a@example.com` or `urn:isbn:9780131103627`.
    public static var absoluteURI: URLPolicy { URLPolicy(standard: .rfc3986) }

    /// Any URI reference by RFC 3986: an absolute URI, or one relative to where it stands.
    public static var reference: URLPolicy { URLPolicy(standard: .rfc3986, references: true) }

    /// Any absolute URI by RFC 3986 that the parser in browsers takes too.
    public static var whatwg: URLPolicy { URLPolicy(standard: .whatwg) }

    /// A web URL with a public host: for servers that fetch what people enter.
    ///
    /// Rejects private, loopback, link-local and other special addresses in every form that clients read, and names that
    /// lead there by agreement, such as `localhost`, `printer.local` and `payments.prod.svc`; <doc:web-addresses> lists
    /// them. A public *name* may still resolve to a private address: check the address again after resolving it, with
    /// ``IPAddress/scope-swift.property``.
    public static var publicWeb: URLPolicy {
        URLPolicy(localhost: false, publicHosts: true)
    }

    /// Where a site may send a person next: a path on the site itself, or a web URL on one of its hosts.
    ///
    /// A reference begins with one `/`, `?` or `#`. Backslashes, controls, `//` and `///`, which browsers take for
    /// another host, are rejected, and so are two slashes of which one is percent-encoded, as `%2F` or `%5C`.
    ///
    /// - Parameters:
    ///   - hosts: The hosts that absolute URLs may name; none by default.
    ///   - ports: The ports that absolute URLs may name; by default none.
    public static func redirectTarget(hosts: [String] = [], ports: [Int] = []) -> URLPolicy {
        URLPolicy(
            .web, nil, hosts, ports, false, false, true, false, true, true, false, true, true, true, staysOnSite: true)
    }
}
