// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A URL with its components, so you don't need to parse the text again.
///
/// ```swift
/// let parts = try URLInputValidator().parse(
///     "https://Example.com:8443/a?b#c")
/// parts.text  // "https://example.com:8443/a?b#c"
/// parts.host  // "example.com"
/// parts.port  // 8443
/// ```
///
/// Its text has the scheme's and the host's letters A to Z in lowercase, as ``URLInputValidator`` normalizes it. Two
/// values are equal if their texts have the same bytes and the same components. `nil` and an empty component differ
/// (RFC 3986 5.3): the query of `http://a/?` is empty, while the query of `http://a/` is `nil`.
public struct URLParts: Hashable, Sendable {
    /// A component of a URL (RFC 3986 3).
    package enum Component: Sendable, CaseIterable {
        case scheme, userInfo, host, port, path, query, fragment
    }

    /// The kind of a URL's host.
    public enum HostKind: Sendable {
        /// The URL has no host.
        case none
        /// A name.
        case name
        /// An IPv4 address, written as four numbers.
        case ipv4
        /// An IPv6 address in brackets.
        case ipv6
        /// An address in brackets for a future version of the Internet Protocol, which only RFC 3986 defines.
        case ipvFuture
    }

    /// The offsets that the scanner finds, with -1 for a missing component.
    struct Offsets: Hashable, Sendable {
        var schemeEnd = -1
        var userInfoStart = -1
        var hostStart = -1
        var hostEnd = -1
        var portStart = -1
        var pathStart = 0
        var queryStart = -1
        var fragmentStart = -1
        var end = 0
        var port: UInt16 = 0
        var hostKind = HostKind.none

        var queryEnd: Int { fragmentStart >= 0 ? fragmentStart - 1 : end }
        var path: Range<Int> { pathStart..<(queryStart >= 0 ? queryStart - 1 : queryEnd) }
    }

    // Equal arrays have the same bytes, while strings are equal if they're canonically equivalent.
    private let bytes: [UInt8]
    private let offsets: Offsets

    /// Creates the parts of an accepted text from its component offsets.
    init(_ bytes: UnsafeBufferPointer<UInt8>, offsets: Offsets) {
        // In a host, only an IPv6 address's zone is case-sensitive.
        let isLowercased = offsets.hostStart >= 0 && offsets.hostKind != .ipv6
        self.bytes = bytes.lowercased(
            in: 0..<max(offsets.schemeEnd, 0), isLowercased ? offsets.hostStart..<offsets.hostEnd : 0..<0)
        self.offsets = offsets
    }

    /// The whole URL, with its scheme's and host's letters A to Z in lowercase.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The text before the first colon in lowercase, such as `https`, or `nil` in a reference without a scheme.
    public var scheme: String? { self[.scheme] }

    /// The text before the `@` that precedes the host, still percent-encoded.
    public var userInfo: String? { self[.userInfo] }

    /// The name or address with A to Z in lowercase, or an IPv6 address in brackets as written.
    public var host: String? { self[.host] }

    /// The text after the host, including its slash, still percent-encoded.
    ///
    /// It may be empty but is never missing.
    public var path: String { String(decoding: bytes[offsets.path], as: UTF8.self) }

    /// The text between `?` and `#`, still percent-encoded.
    public var query: String? { self[.query] }

    /// The text after `#`, still percent-encoded.
    public var fragment: String? { self[.fragment] }

    /// The host's kind.
    public var hostKind: HostKind { offsets.hostKind }

    /// The port number, or `nil` if the port is missing or empty.
    public var port: Int? {
        offsets.portStart >= 0 && offsets.portStart < offsets.pathStart ? Int(offsets.port) : nil
    }

    /// The text of a component, or `nil` if it's missing.
    package subscript(component: Component) -> String? {
        range(of: component).map { String(decoding: bytes[$0], as: UTF8.self) }
    }

    /// Returns the range of a component in the UTF-8 bytes of ``text``, or `nil` if it's missing.
    package func range(of component: Component) -> Range<Int>? {
        switch component {
        case .scheme: offsets.schemeEnd < 0 ? nil : 0..<offsets.schemeEnd
        case .userInfo: offsets.userInfoStart < 0 ? nil : offsets.userInfoStart..<offsets.hostStart - 1
        case .host: offsets.hostStart < 0 ? nil : offsets.hostStart..<offsets.hostEnd
        case .port: offsets.portStart < 0 ? nil : offsets.portStart..<offsets.pathStart
        case .path: offsets.path
        case .query: offsets.queryStart < 0 ? nil : offsets.queryStart..<offsets.queryEnd
        case .fragment: offsets.fragmentStart < 0 ? nil : offsets.fragmentStart..<offsets.end
        }
    }
}

extension URLParts: CustomStringConvertible, CustomReflectable {
    /// The whole URL.
    public var description: String { text }

    /// The mirror that `dump` and debuggers show, with the components that are present.
    public var customMirror: Mirror {
        let children = Component.allCases.compactMap { component in
            self[component].map { (label: String?.some("\(component)"), value: $0 as Any) }
        }
        return Mirror(self, children: children)
    }
}
