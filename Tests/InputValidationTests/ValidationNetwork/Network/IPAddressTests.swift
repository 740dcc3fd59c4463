// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("IPAddress")
struct IPAddressTests {
    @Test(
        "returns the scope of an address",
        arguments: [
            ("8.8.8.8", IPAddress.Scope.global), ("0.0.0.0", .unspecified), ("0.1.2.3", .reserved),
            ("10.1.2.3", .private),
            ("100.64.0.1", .shared), ("100.128.0.1", .global), ("127.255.0.1", .loopback), ("169.254.0.1", .linkLocal),
            ("172.15.255.255", .global), ("172.16.0.0", .private), ("172.31.255.255", .private),
            ("172.32.0.0", .global),
            ("192.0.0.8", .reserved), ("192.0.0.9", .global), ("192.0.2.1", .documentation), ("192.168.1.1", .private),
            ("198.18.0.1", .reserved), ("198.51.100.1", .documentation), ("203.0.113.1", .documentation),
            ("224.0.0.1", .multicast), ("240.0.0.1", .reserved), ("255.255.255.255", .broadcast), ("::", .unspecified),
            ("::1", .loopback), ("::ffff:127.0.0.1", .loopback), ("::10.0.0.1", .private),
            ("64:ff9b::8.8.8.8", .global),
            ("64:ff9b::10.0.0.1", .private), ("64:ff9b:1::1", .private), ("2002:a00:1::", .private),
            ("2001:db8::1", .documentation),
            ("2001::1", .reserved), ("3fff::1", .documentation), ("2606:4700::1", .global), ("fc00::1", .private),
            ("fe80::1", .linkLocal), ("fec0::1", .private), ("ff02::1", .multicast), ("4000::1", .reserved),
            ("100::1", .reserved),
            // A block's first and last addresses, and the addresses beside them
            ("9.255.255.255", .global), ("11.0.0.0", .global), ("100.63.255.255", .global),
            ("100.127.255.255", .shared),
            ("126.255.255.255", .global), ("128.0.0.0", .global), ("169.253.255.255", .global),
            ("169.255.0.0", .global), ("192.0.0.10", .global), ("192.0.0.11", .reserved), ("192.0.0.255", .reserved),
            ("192.0.1.0", .global), ("192.0.3.0", .global), ("192.88.98.255", .global), ("192.88.99.0", .reserved),
            ("192.88.99.255", .reserved), ("192.88.100.0", .global), ("192.167.255.255", .global),
            ("192.169.0.0", .global), ("198.17.255.255", .global), ("198.19.255.255", .reserved),
            ("198.20.0.0", .global), ("198.51.101.0", .global), ("203.0.112.255", .global), ("203.0.114.0", .global),
            ("223.255.255.255", .global), ("239.255.255.255", .multicast), ("255.255.255.254", .reserved),
            ("::2", .reserved), ("::808:808", .global), ("::fffe:808:808", .reserved), ("::ffff:0:0", .unspecified),
            ("64:ff9b:0:0:0:1:808:808", .reserved), ("64:ff9b:1:ffff::", .private), ("64:ff9b:2::", .reserved),
            ("1fff::", .reserved), ("2001:1ff:ffff::", .reserved), ("2001:200::", .global), ("2001:db7::", .global),
            ("2001:db9::", .global), ("2002:808:808::", .global), ("2003::", .global), ("3fff:fff::", .documentation),
            ("3fff:1000::", .global), ("fbff::", .reserved), ("fdff::", .private), ("fe00::", .reserved),
            ("febf::", .linkLocal), ("feff::", .private), ("ff00::", .multicast),
        ])
    func scope(input: String, scope: IPAddress.Scope) throws {
        #expect(try InputValidator.ipAddress.parse(input).scope == scope)
    }

    @Test(
        "has one scope from the first to the last address of a block",
        arguments: [
            ("0.0.0.1", "0.255.255.255", .reserved), ("1.0.0.0", "9.255.255.255", .global),
            ("10.0.0.0", "10.255.255.255", .private), ("100.64.0.0", "100.127.255.255", .shared),
            ("127.0.0.0", "127.255.255.255", .loopback), ("169.254.0.0", "169.254.255.255", .linkLocal),
            ("192.0.0.0", "192.0.0.8", .reserved), ("192.0.2.0", "192.0.2.255", .documentation),
            ("192.168.0.0", "192.168.255.255", .private), ("198.18.0.0", "198.19.255.255", .reserved),
            ("198.20.0.0", "198.51.99.255", .global), ("198.51.100.0", "198.51.100.255", .documentation),
            ("203.0.113.0", "203.0.113.255", .documentation), ("224.0.0.0", "239.255.255.255", .multicast),
            ("240.0.0.0", "255.255.255.254", .reserved),
            ("64:ff9b:1::", "64:ff9b:1:ffff:ffff:ffff:ffff:ffff", .private),
            ("100::", "1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", .reserved),
            ("2000::", "2000:ffff:ffff:ffff:ffff:ffff:ffff:ffff", .global),
            ("2001::", "2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff", .reserved),
            ("2001:200::", "2001:db7:ffff:ffff:ffff:ffff:ffff:ffff", .global),
            ("2001:db8::", "2001:db8:ffff:ffff:ffff:ffff:ffff:ffff", .documentation),
            ("2001:db9::", "2001:ffff:ffff:ffff:ffff:ffff:ffff:ffff", .global),
            ("2002:ffff:ffff::", "2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff", .broadcast),
            ("2003::", "3ffe:ffff:ffff:ffff:ffff:ffff:ffff:ffff", .global),
            ("3fff::", "3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff", .documentation),
            ("3fff:1000::", "3fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", .global),
            ("4000::", "fbff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", .reserved),
            ("fc00::", "fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", .private),
            ("fe00::", "fe7f:ffff:ffff:ffff:ffff:ffff:ffff:ffff", .reserved),
            ("fe80::", "febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff", .linkLocal),
            ("fec0::", "feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", .private),
            ("ff00::", "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", .multicast),
        ] as [(String, String, IPAddress.Scope)])
    func block(first: String, last: String, scope: IPAddress.Scope) throws {
        #expect(try InputValidator.ipAddress.parse(first).scope == scope)
        #expect(try InputValidator.ipAddress.parse(last).scope == scope)
    }

    @Test(
        "writes addresses as RFC 5952 requires",
        arguments: [
            ("192.0.2.1", "192.0.2.1"), ("2001:DB8:0:0:0:0:0:1", "2001:db8::1"), ("0:0:0:0:0:0:0:0", "::"),
            ("0::1", "::1"),
            ("1:0:0:0:0:0:0:0", "1::"), ("2001:db8:0:1:1:1:1:1", "2001:db8:0:1:1:1:1:1"),
            ("2001:0:0:1:0:0:0:1", "2001:0:0:1::1"),
            ("2001:db8:0:0:1:0:0:1", "2001:db8::1:0:0:1"), ("0:0:0:0:0:ffff:c000:201", "::ffff:192.0.2.1"),
            ("1:2:3:4:5:6:192.0.2.1", "1:2:3:4:5:6:c000:201"), ("1:2:3:4:5:6:7::", "1:2:3:4:5:6:7:0"),
            // No IPv4 address inside an IPv6 address
            ("1::ffff:192.0.2.1", "1::ffff:c000:201"), ("::fffe:192.0.2.1", "::fffe:c000:201"),
        ])
    func description(input: String, text: String) throws {
        let address = try InputValidator.ipAddress.parse(input)
        #expect(address.description == text)
        #expect(try InputValidator.ipAddress.parse(text) == address)
    }

    @Test("returns the zone, which is part of equality and of the description")
    func zone() throws {
        let parser = IPAddressInputValidator(allowsZones: true)
        let address = try parser.parse("FE80:0::1%eth0")
        #expect(address.zone == "eth0")
        #expect(address.description == "fe80::1%eth0")
        #expect(address == IPAddress(version6: 0xFE80_0000_0000_0000, 1, zone: "eth0"))
        #expect(address != IPAddress(version6: 0xFE80_0000_0000_0000, 1))
        #expect(IPAddress(version6: 0, 0xFFFF_C000_0201, zone: "1").description == "::ffff:192.0.2.1%1")
        #expect(address.scope == .linkLocal)
        #expect(try parser.parse("fe80::1").zone == nil && parser.parse("192.0.2.1").zone == nil)
    }

    @Test("returns the bytes in network order")
    func bytes() throws {
        #expect(try InputValidator.ipAddress.parse("192.0.2.1").bytes == [192, 0, 2, 1])
        #expect(
            try InputValidator.ipAddress.parse("1:203::ff").bytes == [0, 1, 2, 3] + [UInt8](repeating: 0, count: 11) + [
                255
            ])
    }

    @Test("reads what it writes, for random addresses")
    func roundTrip() throws {
        var random = SplitMix64(seed: 8)
        for round in 0..<1_000 {
            // Adds groups of zeros, so that there's something to leave out.
            let mask = round % 2 == 0 ? UInt64.max : 0xFFFF_0000_0000_FFFF
            let high = UInt64.random(in: 0...UInt64.max, using: &random) & mask
            let low = UInt64.random(in: 0...UInt64.max, using: &random) & mask
            let six = IPAddress(version6: high, low)
            #expect(try InputValidator.ipAddress.parse(six.description) == six)
            let four = IPAddress(version4: UInt32(truncatingIfNeeded: low))
            #expect(try InputValidator.ipAddress.parse(four.description) == four)
        }
    }
}
