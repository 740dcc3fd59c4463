// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if StockPatterns

/// One group of an IPv6 address.
private let group = "[0-9A-Fa-f]{1,4}"

/// One number of an IPv4 address, without leading zeros.
private let octet = "(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])"

/// A number from 1 to 65535.
private let port = "[1-9][0-9]{0,3}|[1-5][0-9]{4}|6(?:[0-4][0-9]{3}|5(?:[0-4][0-9]{2}|5(?:[0-2][0-9]|3[0-5])))"

private let ipv4Address = #"(?:\#(octet)\.){3}\#(octet)"#

/// The last 32 bits of an IPv6 address: two groups or an IPv4 address.
private let tail = "(?:\(group):\(group)|\(ipv4Address))"

/// The nine lines of IPv6address in RFC 3986, section 3.2.2, in their order.
private let ipv6Address = """
    (?:(?:\(group):){6}\(tail)\
    |::(?:\(group):){5}\(tail)\
    |(?:\(group))?::(?:\(group):){4}\(tail)\
    |(?:(?:\(group):){0,1}\(group))?::(?:\(group):){3}\(tail)\
    |(?:(?:\(group):){0,2}\(group))?::(?:\(group):){2}\(tail)\
    |(?:(?:\(group):){0,3}\(group))?::\(group):\(tail)\
    |(?:(?:\(group):){0,4}\(group))?::\(tail)\
    |(?:(?:\(group):){0,5}\(group))?::\(group)\
    |(?:(?:\(group):){0,6}\(group))?::)
    """

// MARK: - Networks

extension InputPattern {
    /// The patterns of this file.
    static let networkPatterns: [InputPattern] = [
        .domainLabel, .domainName, .eui64, .httpToken, .httpURL, .ipv4, .ipv4CIDR, .ipv6, .ipv6CIDR,
        .macAddress, .portNumber,
    ]

    /// One label of a domain name: letters, digits, and inner hyphens, at most 63 characters.
    public static let domainLabel = InputPattern(
        name: "domainLabel",
        summary: "One label of a domain name: letters, digits, and inner hyphens, at most 63 characters.",
        expression: "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?",
        source: "RFC 1034, section 3.5; RFC 1123, section 2.1",
        link: "https://www.rfc-editor.org/rfc/rfc1123#section-2.1",
        example: "example",
        accepted: [
            "a", "EXAMPLE", "3com", "xn--bcher-kva", "my-host-1", "0", String(repeating: "a", count: 63),
        ],
        rejected: ["-a", "a-", "a.b", "a_b", "a b", "bücher", String(repeating: "a", count: 64)])

    /// A domain name with a dot, whose last label has only letters or is an A-label.
    public static let domainName = InputPattern(
        name: "domainName",
        summary: "A domain name with a dot, whose last label has only letters or is an A-label.",
        expression: #"""
            (?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+\#
            (?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{0,58}[A-Za-z0-9])
            """#,
        source: "RFC 1034, section 3.5; RFC 1123, section 2.1",
        link: "https://www.rfc-editor.org/rfc/rfc1034#section-3.5",
        strategy: ".domainName",
        note: """
            The limit of 253 characters for the whole name is not checked. International names are \
            written as A-labels (`xn--`).
            """,
        example: "example.com",
        accepted: [
            "EXAMPLE.COM", "a.co", "sub.domain.example.museum", "xn--bcher-kva.example", "3com.com", "example.xn--p1ai",
            "a.b.c.d.example", "x.aero", "ABC.museum",
        ],
        rejected: [
            "localhost", "example", "example.", ".example.com", "example..com", "-a.com", "a-.com", "ex_ample.com",
            "192.0.2.1", "example.c-om", "example.c", "bücher.de", "http://example.com",
            String(repeating: "a", count: 64) + ".com", "a..b", "example.123", "a.b-", "-.com",
        ])

    /// An EUI-64 identifier: eight octets with colons, hyphens, or dots between them.
    public static let eui64 = InputPattern(
        name: "eui64",
        summary: "An EUI-64 identifier: eight octets with colons, hyphens, or dots between them.",
        expression: #"""
            [0-9A-Fa-f]{2}(?:(?::[0-9A-Fa-f]{2}){7}|(?:-[0-9A-Fa-f]{2}){7})|[0-9A-Fa-f]{4}(?:\.[0-9A-Fa-f]{4}){3}
            """#,
        source: "IEEE Registration Authority, Guidelines for Use of EUI, OUI, and CID",
        link: "https://standards.ieee.org/products-programs/regauth/",
        note: "Dots are between pairs of octets: `0025.96ff.fe12.3456`.",
        example: "00:25:96:FF:FE:12:34:56",
        accepted: [
            "00-25-96-FF-FE-12-34-56", "02:00:5e:10:00:00:00:01", "ac:de:48:23:45:67:ab:cd", "FF-FF-FF-FF-FF-FF-FF-FF",
            "00:00:00:00:00:00:00:00", "0025.96ff.fe12.3456",
        ],
        rejected: [
            "0025.96ff.fe12", "00:25:96:FF:FE:12:34", "00:25:96:FF:FE:12:34:56:78", "00:25:96:FF:FE:12:34-56",
            "00:25:96:FF:FE:12:34:5G", "002596FFFE123456", "0:25:96:FF:FE:12:34:56",
        ])

    /// A token of HTTP, such as a method or the name of a header field.
    public static let httpToken = InputPattern(
        name: "httpToken",
        summary: "A token of HTTP, such as a method or the name of a header field.",
        expression: "[!#$%&'*+.^_`|~0-9A-Za-z-]+",
        source: "RFC 9110, section 5.6.2",
        link: "https://www.rfc-editor.org/rfc/rfc9110#section-5.6.2",
        example: "Content-Type",
        accepted: ["GET", "x-custom_header", "!#$%&'*+-.^_`|~", "0", "gzip"],
        rejected: ["Content Type", "Content-Type:", "a/b", "a(b)", "\"token\"", "a,b", "café", "a@b"])

    /// An http or https URL with a host and an optional port, path, query, and fragment.
    public static let httpURL = InputPattern(
        name: "httpURL",
        summary: "An http or https URL with a host and an optional port, path, query, and fragment.",
        expression: #"""
            [Hh][Tt][Tt][Pp][Ss]?://\#
            (?:(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)*\#
            [A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\#
            |\#(ipv4Address))\#
            (?::(?:\#(port)))?\#
            (?:/(?:[A-Za-z0-9._~!$&'()*+,;=:@/-]|%[0-9A-Fa-f]{2})*)?\#
            (?:\?(?:[A-Za-z0-9._~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*)?\#
            (?:#(?:[A-Za-z0-9._~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*)?
            """#,
        source: "RFC 3986, section 3; RFC 9110, section 4.2",
        link: "https://www.rfc-editor.org/rfc/rfc3986#section-3",
        note: "IPv6 hosts in brackets, user info, and Unicode hosts are rejected.",
        example: "https://example.com",
        accepted: [
            "http://example.com/", "HTTPS://EXAMPLE.COM/a/b?c=d#e", "http://localhost:8080", "https://192.0.2.1/",
            "https://example.com/%7Euser/", "https://example.com?q=1",
        ],
        rejected: [
            "example.com", "ftp://example.com", "https://", "https:///path", "https://user@example.com",
            "https://example.com/a b", "https://example.com\\@evil.example", "javascript://example.com",
            "https://-a.com", "https://example.com/%zz", "https://example.com:65536", "http://2130706433",
            "http://192.0.2.256", "https://bücher.example",
        ])

    /// An IPv4 address: four decimal numbers without leading zeros.
    public static let ipv4 = InputPattern(
        name: "ipv4",
        summary: "An IPv4 address: four decimal numbers without leading zeros.",
        expression: ipv4Address,
        source: "RFC 3986, section 3.2.2 (dec-octet)",
        link: "https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2",
        strategy: "IPAddressInputValidator(version: .v4)",
        example: "192.0.2.1",
        accepted: [
            "0.0.0.0", "127.0.0.1", "255.255.255.255", "10.20.30.40", "198.51.100.249", "9.10.99.100",
            "199.200.249.250", "255.0.9.19",
        ],
        rejected: [
            "256.0.0.1", "192.0.2", "192.0.2.1.1", "192.0.2.01", "0x7f.0.0.1", "2130706433", "192.0.2.1/24", "1.2.3.",
            "١.2.3.4", "260.0.0.1", "1.2.3.300", "00.1.2.3", "1.2.3.256", "1.256.3.4", "...",
        ])

    /// A range of IPv4 addresses (CIDR): an address and the length of a prefix.
    public static let ipv4CIDR = InputPattern(
        name: "ipv4CIDR",
        summary: "A range of IPv4 addresses (CIDR): an address and the length of a prefix.",
        expression: "\(ipv4Address)/(?:3[0-2]|[12]?[0-9])",
        source: "RFC 4632, section 3.1",
        link: "https://www.rfc-editor.org/rfc/rfc4632#section-3.1",
        example: "192.0.2.0/24",
        accepted: ["10.0.0.0/8", "0.0.0.0/0", "198.51.100.7/32", "172.16.0.0/12", "192.168.1.1/16"],
        rejected: [
            "192.0.2.0", "192.0.2.0/33", "192.0.2.0/", "192.0.2.0/024", "192.0.2/24", "256.0.2.0/24", "192.0.2.0/-1",
        ])

    /// An IPv6 address: in full, shortened with `::`, or with an IPv4 address at the end.
    public static let ipv6 = InputPattern(
        name: "ipv6",
        summary: "An IPv6 address: in full, shortened with `::`, or with an IPv4 address at the end.",
        expression: ipv6Address,
        source: "RFC 4291, section 2.2; RFC 3986, section 3.2.2 (IPv6address)",
        link: "https://www.rfc-editor.org/rfc/rfc4291#section-2.2",
        note: "RFC 5952 recommends a form for output. Zone identifiers and brackets are rejected.",
        example: "2001:db8::1",
        accepted: [
            "::", "::1", "2001:db8:0:0:8:800:200c:417a", "FF01::101", "::ffff:192.0.2.1", "64:ff9b::192.0.2.33",
            "fe80::1:2:3:4", "1:2:3:4:5:6:7::", "1:2:3:4:5:6:192.0.2.1", "ABCD:EF01:2345:6789:ABCD:EF01:2345:6789",
            "1::8", "1::", "1:2::3", "1:2:3::4:5", "1:2:3:4::5:6", "1:2:3:4:5::6", "1:2:3:4:5:6::7", "::2:3:4:5:6:7:8",
            "1::3:4:5:6:7:8", "1:2::4:5:6:7:8", "1:2:3::5:6:7:8", "1:2:3:4::6:7:8", "1:2:3:4:5::7:8", "1:2:3:4:5:6::8",
            "1:2:3:4:5:6:7:8", "1::192.0.2.1", "1:2:3:4:5::192.0.2.1", "::5:6:192.0.2.1",
        ],
        rejected: [
            ":", ":::", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "1::2::3", "12345::", ":1::2", "1:", "g::1",
            "fe80::1%eth0", "[::1]", "::192.0.2.256", "::192.0.2.1:1", "1:2:3:4:5:6:7:192.0.2.1", "1:2:3:4:5:6:7:8::",
            "1:2:3:4:5:6:7::8:9", "1::2:3:4:5:6:7:8:9", "::1:2:3:4:5:6:7:8:9", "1:2:3:4:5:6::192.0.2.1", "192.0.2.1",
            "::192.0.2", "::192.0.2.01", ":1", "1::2:",
        ])

    /// A range of IPv6 addresses (CIDR): an address and the length of a prefix.
    public static let ipv6CIDR = InputPattern(
        name: "ipv6CIDR",
        summary: "A range of IPv6 addresses (CIDR): an address and the length of a prefix.",
        expression: "\(ipv6Address)/(?:12[0-8]|1[01][0-9]|[1-9]?[0-9])",
        source: "RFC 4291, section 2.3",
        link: "https://www.rfc-editor.org/rfc/rfc4291#section-2.3",
        example: "2001:db8::/32",
        accepted: ["::/0", "::1/128", "fe80::/10", "2001:0DB8:0:CD30::/60", "64:ff9b::/96"],
        rejected: [
            "2001:db8::", "2001:db8::/129", "2001:db8::/", "2001:db8::/032", "/32", "2001:db8/32", "192.0.2.0/24",
        ])

    /// A MAC address (EUI-48): six octets with colons, hyphens, or dots between them.
    public static let macAddress = InputPattern(
        name: "macAddress",
        summary: "A MAC address (EUI-48): six octets with colons, hyphens, or dots between them.",
        expression: #"""
            [0-9A-Fa-f]{2}(?:(?::[0-9A-Fa-f]{2}){5}|(?:-[0-9A-Fa-f]{2}){5})\#
            |[0-9A-Fa-f]{4}(?:\.[0-9A-Fa-f]{4}){2}
            """#,
        source: "IEEE 802-2014, section 8.1",
        link: "https://standards.ieee.org/products-programs/regauth/",
        note: "Dots are between pairs of octets: `0123.4567.89ab`. An address of eight octets is an `eui64`.",
        example: "01:23:45:67:89:ab",
        accepted: [
            "01-23-45-67-89-AB", "FF:FF:FF:FF:FF:FF", "00:00:5e:00:53:af", "0123.4567.89ab", "AC-DE-48-00-11-22",
            "ab-cd-ef-01-23-45", "ABCD.EF01.2345",
        ],
        rejected: [
            "01:23:45:67:89", "01:23:45:67:89:ab:cd", "01:23:45:67:89:ag", "01:23:45-67-89-ab", "0123456789ab",
            "01.23.45.67.89.ab", "1:23:45:67:89:ab", "ab:cd:ef:01:23:4", "ABCD.EF01", "ABCD-EF01-2345",
            "ab:cd:ef:01:23:45:",
        ])

    /// A port number: 1 to 65535.
    public static let portNumber = InputPattern(
        name: "portNumber",
        summary: "A port number: 1 to 65535.",
        expression: port,
        source: "RFC 6335, section 6",
        link: "https://www.rfc-editor.org/rfc/rfc6335#section-6",
        strategy: ".port",
        note: "Port 0 is reserved and is rejected.",
        example: "8080",
        accepted: [
            "1", "80", "443", "49152", "65535", "9", "10", "999", "10000", "59999", "60000", "64999", "65499", "65529",
            "65530",
        ],
        rejected: [
            "0", "65536", "080", "99999", "123456", "-80", "80.0", "+80", "65540", "65600", "66000", "70000",
        ])
}

#endif
