// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A URL with its components: no second parser needed.
///
/// ```swift
/// let parts = try URLInputValidator().parse("https://Example.com:8443/a?b#c")
/// parts.text  // "https://example.com:8443/a?b#c"
/// parts.host  // "example.com"
/// parts.port  // 8443
/// ```
///
/// It holds the text that was parsed, normalized as ``URLInputValidator`` does it: scheme and host in lower case. Two are
/// equal if their texts have the same bytes and the same components. `nil` and empty differ, as in RFC 3986 5.3:
/// `http://a/?` has an empty query, `http://a/` has none.
public struct URLParts: Hashable, Sendable {
    /// A component of a URL (RFC 3986 3).
    public enum Component: Sendable, CaseIterable {
        /// What stands before the first colon, such as `https`.
        case scheme
        /// What stands before an `@` in front of the host.
        case userInfo
        /// The name or address, an IPv6 address in its brackets.
        case host
        /// The digits after the host's colon.
        case port
        /// What follows the host, with its slash; may be empty, is never missing.
        case path
        /// What stands between `?` and `#`.
        case query
        /// What follows `#`.
        case fragment
    }

    /// What kind of host a URL has.
    public enum HostKind: UInt8, Sendable {
        /// No host.
        case none
        /// A name.
        case name
        /// Four numbers: an address of version 4.
        case ipv4
        /// An address of version 6 in brackets.
        case ipv6
        /// Brackets for a future version of the Internet Protocol, which only RFC 3986 knows.
        case ipvFuture
    }

    /// What the scanner notes down, -1 for a component that is missing.
    ///
    /// Filled in place and never copied, because copying what was written a moment ago stalls the processor for as long
    /// as the scan takes (measured).
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

    private let exact: ExactText
    private let offsets: Offsets

    /// Creates the parts of the text in which they were found.
    init(_ input: String, _ offsets: Offsets) {
        var ranges: [Range<Int>] = []
        if offsets.schemeEnd > 0 { ranges.append(0..<offsets.schemeEnd) }
        // The zone of an IPv6 address is the only part of a host whose case counts.
        if offsets.hostStart >= 0, offsets.hostKind != .ipv6 { ranges.append(offsets.hostStart..<offsets.hostEnd) }
        exact = ExactText(input.lowercasingASCII(inBytes: ranges))
        self.offsets = offsets
    }

    /// The whole URL, with scheme and host in lower case.
    public var text: String { exact.text }

    /// What stands before the first colon, in lower case, such as `https`; `nil` in a reference without one.
    public var scheme: String? { self[.scheme] }

    /// What stands before an `@` in front of the host, still percent-encoded.
    public var userInfo: String? { self[.userInfo] }

    /// The name or address, in lower case; an IPv6 address in its brackets, as it was written.
    public var host: String? { self[.host] }

    /// What follows the host, with its slash, still percent-encoded; may be empty, is never missing.
    public var path: String { exact[offsets.path] }

    /// What stands between `?` and `#`, still percent-encoded.
    public var query: String? { self[.query] }

    /// What follows `#`, still percent-encoded.
    public var fragment: String? { self[.fragment] }

    /// What kind of host there is.
    public var hostKind: HostKind { offsets.hostKind }

    /// The port's number, or `nil` where none or an empty one is written.
    public var port: Int? {
        offsets.portStart >= 0 && offsets.portStart < offsets.pathStart ? Int(offsets.port) : nil
    }

    /// The text of a component, or `nil` if it is missing.
    public subscript(component: Component) -> String? { range(of: component).map { exact[$0] } }

    /// Returns where a component stands, in UTF-8 bytes of ``text`` and of what was parsed; `nil` if it is missing.
    public func range(of component: Component) -> Range<Int>? {
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

    /// What `dump` and debuggers show: the components that there are.
    public var customMirror: Mirror {
        let children = Component.allCases.compactMap { component in
            self[component].map { (label: String?.some("\(component)"), value: $0 as Any) }
        }
        return Mirror(self, children: children)
    }
}
