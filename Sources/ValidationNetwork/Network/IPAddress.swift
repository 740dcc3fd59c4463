// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// An IPv4 or IPv6 address, as parsed by ``IPAddressInputValidator``.
///
/// ```swift
/// let address = try IPAddressInputValidator().parse("::ffff:127.0.0.1")
/// address.version  // v6
/// address.scope  // loopback: that of the address inside
/// address.description  // "::ffff:127.0.0.1"
/// ```
public struct IPAddress: Hashable, Sendable {
    /// The version of the Internet Protocol.
    public enum Version: Int, Sendable, CaseIterable {
        /// 32 bits, written as `192.0.2.1`.
        case v4 = 4
        /// 128 bits, written as `2001:db8::1`.
        case v6 = 6
    }

    /// The address's version.
    public let version: Version

    /// The zone of an IPv6 address, such as `eth0` in `fe80::1%eth0` (RFC 4007), or `nil`.
    public let zone: String?

    private let highBits: UInt64
    private let lowBits: UInt64

    /// Creates an IPv4 address from its 32 bits.
    public init(version4 bits: UInt32) {
        version = .v4
        zone = nil
        highBits = 0
        lowBits = UInt64(bits)
    }

    /// Creates an IPv6 address from its first and last 64 bits, optionally with a zone.
    ///
    /// - Parameters:
    ///   - high: The first 64 bits.
    ///   - low: The last 64 bits.
    ///   - zone: The zone, such as `eth0`, or `nil`.
    public init(version6 high: UInt64, _ low: UInt64, zone: String? = nil) {
        version = .v6
        self.zone = zone
        self.highBits = high
        self.lowBits = low
    }

    /// The 4 or 16 bytes in network order.
    public var bytes: [UInt8] {
        let all = [highBits, lowBits].flatMap { half in withUnsafeBytes(of: half.bigEndian) { Array($0) } }
        return version == .v4 ? Array(all.suffix(4)) : all
    }
}

// MARK: - Scope

extension IPAddress {
    /// The part of the network where an address is valid.
    public enum Scope: String, Sendable, CaseIterable {
        /// The public internet.
        case global
        /// The machine itself: 127.0.0.0/8, `::1`.
        case loopback
        /// A private network: 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16 (RFC 1918), fc00::/7 (RFC 4193), fec0::/10.
        case `private`
        /// One link: 169.254.0.0/16 (RFC 3927), fe80::/10 (RFC 4291).
        case linkLocal
        /// Behind a carrier's translator: 100.64.0.0/10 (RFC 6598).
        case shared
        /// A group of receivers: 224.0.0.0/4, ff00::/8.
        case multicast
        /// All receivers on the link: 255.255.255.255.
        case broadcast
        /// No address: 0.0.0.0, `::`.
        case unspecified
        /// Examples in documentation: 192.0.2.0/24, 198.51.100.0/24, 203.0.113.0/24, 2001:db8::/32, 3fff::/20.
        case documentation
        /// All other addresses that the registries reserve, such as 0.0.0.0/8, 198.18.0.0/15, 240.0.0.0/4.
        case reserved
    }

    /// The address's scope in the IANA special-purpose address registries (RFC 6890, RFC 8190).
    ///
    /// An IPv6 address that contains an IPv4 address has the IPv4 address's scope: IPv4-mapped `::ffff:0:0/96`,
    /// IPv4-compatible `::/96`, IPv4-translated `64:ff9b::/96` (RFC 6052), and 6to4 `2002::/16` (RFC 3056). These
    /// addresses can bypass a check that covers only IPv4.
    public var scope: Scope {
        switch version {
        case .v4: Self.scope(ofVersion4: UInt32(truncatingIfNeeded: lowBits))
        case .v6: version6Scope
        }
    }

    /// Whether the address can have a zone: it's link-local, site-local, or multicast with a scope other than 0, E, and
    /// F.
    ///
    /// Loopback and global addresses have no zone (RFC 4007 11). Unique local addresses have global scope (RFC 4193
    /// 3.3). A multicast address's scope is its fourth hexadecimal digit, where 0 and F are reserved (RFC 4291 2.7).
    var canHaveZone: Bool {
        guard version == .v6 else { return false }
        switch highBits >> 48 {
        case 0xFE80...0xFEFF: return true
        case 0xFF00...0xFFFF: return (0x1...0xD).contains(highBits >> 48 & 0xF)
        default: return false
        }
    }

    private static func scope(ofVersion4 bits: UInt32) -> Scope {
        switch bits {
        case 0: .unspecified
        case 0x0000_0001...0x00FF_FFFF: .reserved
        case 0x0A00_0000...0x0AFF_FFFF, 0xAC10_0000...0xAC1F_FFFF, 0xC0A8_0000...0xC0A8_FFFF: .private
        case 0x6440_0000...0x647F_FFFF: .shared
        case 0x7F00_0000...0x7FFF_FFFF: .loopback
        case 0xA9FE_0000...0xA9FE_FFFF: .linkLocal
        case 0xC000_0200...0xC000_02FF, 0xC633_6400...0xC633_64FF, 0xCB00_7100...0xCB00_71FF: .documentation
        // IETF protocol assignments, 6to4 relays, and benchmarks. Two anycast addresses among the protocol assignments
        // are global.
        case 0xC000_0009, 0xC000_000A: .global
        case 0xC000_0000...0xC000_00FF, 0xC058_6300...0xC058_63FF, 0xC612_0000...0xC613_FFFF: .reserved
        case 0xE000_0000...0xEFFF_FFFF: .multicast
        case 0xFFFF_FFFF: .broadcast
        case 0xF000_0000...0xFFFF_FFFE: .reserved
        default: .global
        }
    }

    private var version6Scope: Scope {
        let last32 = UInt32(truncatingIfNeeded: lowBits)
        switch highBits {
        case 0:
            if lowBits == 0 { return .unspecified }
            if lowBits == 1 { return .loopback }
            let middle = lowBits >> 32
            return middle == 0xFFFF || middle == 0 ? Self.scope(ofVersion4: last32) : .reserved
        case 0x0064_FF9B_0000_0000:
            return lowBits >> 32 == 0 ? Self.scope(ofVersion4: last32) : .reserved
        case 0x0064_FF9B_0001_0000...0x0064_FF9B_0001_FFFF: return .private
        case 0x2001_0DB8_0000_0000...0x2001_0DB8_FFFF_FFFF, 0x3FFF_0000_0000_0000...0x3FFF_0FFF_FFFF_FFFF:
            return .documentation
        case 0x2001_0000_0000_0000...0x2001_01FF_FFFF_FFFF: return .reserved
        case 0x2002_0000_0000_0000...0x2002_FFFF_FFFF_FFFF:
            return Self.scope(ofVersion4: UInt32(truncatingIfNeeded: highBits >> 16))
        // Global unicast is 2000::/3. Outside it, the registries assign only the blocks named here.
        case 0x2000_0000_0000_0000...0x3FFF_FFFF_FFFF_FFFF: return .global
        case 0xFC00_0000_0000_0000...0xFDFF_FFFF_FFFF_FFFF, 0xFEC0_0000_0000_0000...0xFEFF_FFFF_FFFF_FFFF:
            return .private
        case 0xFE80_0000_0000_0000...0xFEBF_FFFF_FFFF_FFFF: return .linkLocal
        case 0xFF00_0000_0000_0000...: return .multicast
        default: return .reserved
        }
    }
}

// MARK: - Text

extension IPAddress: CustomStringConvertible {
    /// The address in canonical form: RFC 5952 for IPv6, with the zone after `%` (RFC 4007 11.2).
    public var description: String {
        switch version {
        case .v4: Self.dottedDecimal(lowBits)
        case .v6:
            (highBits == 0 && lowBits >> 32 == 0xFFFF ? "::ffff:" + Self.dottedDecimal(lowBits) : compressedText)
                + (zone.map { "%" + $0 } ?? "")
        }
    }

    private static func dottedDecimal(_ bits: UInt64) -> String {
        "\(bits >> 24 & 0xFF).\(bits >> 16 & 0xFF).\(bits >> 8 & 0xFF).\(bits & 0xFF)"
    }

    /// The text with `::` in place of the first longest run of two or more zero groups (RFC 5952 4.2).
    private var compressedText: String {
        let shifts: [UInt64] = [48, 32, 16, 0]
        let groups = shifts.map { highBits >> $0 & 0xFFFF } + shifts.map { lowBits >> $0 & 0xFFFF }
        var gap = 0..<0
        var start = 0
        for index in 0...8 where index == 8 || groups[index] != 0 {
            if index - start > max(gap.count, 1) { gap = start..<index }
            start = index + 1
        }
        let texts = groups.map { String($0, radix: 16) }
        guard !gap.isEmpty else { return texts.joined(separator: ":") }
        return texts[..<gap.lowerBound].joined(separator: ":") + "::" + texts[gap.upperBound...].joined(separator: ":")
    }
}
