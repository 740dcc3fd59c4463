// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// The IP address scanner that ``IPAddressInputValidator``, ``URLInputValidator``, and ``EmailInputValidator`` share.
///
/// It accepts only four decimal numbers without leading zeros (RFC 3986 `IPv4address`), or eight groups with at most
/// one `::` (RFC 4291 2.2). RFC 6943 3.1.1 explains why the other `inet_aton` forms are dangerous. The caller parses
/// any zone.
struct IPAddressScanner {
    let bytes: UnsafeBufferPointer<UInt8>

    /// Parses four numbers with dots between them.
    func version4Address(from start: Int, to end: Int) throws(ScanRejection) -> UInt32 {
        var address: UInt32 = 0
        var offset = start
        for part in 0..<4 {
            if part > 0 {
                guard offset < end else { throw ScanRejection(.ipAddressParts, at: end) }
                guard bytes[offset] == UInt8(ascii: ".") else { throw ScanRejection(.ipAddressCharacter, at: offset) }
                offset += 1
            }
            let number = offset
            var value: UInt32 = 0
            while offset < end, bytes[offset].isDigit, offset - number < 4 {
                value = value * 10 + UInt32(bytes[offset] &- UInt8(ascii: "0"))
                offset += 1
            }
            if offset == number { throw partRejection(at: offset, end: end) }
            if bytes[number] == UInt8(ascii: "0"), offset - number > 1 {
                throw ScanRejection(.ipAddressLeadingZero, at: number)
            }
            if value > 255 { throw ScanRejection(.ipAddressNumber, at: number) }
            address = address << 8 | value
        }
        guard offset == end else { throw partRejection(at: offset, end: end) }
        return address
    }

    /// Returns whether the bytes are four numbers with dots between them.
    func isVersion4(from start: Int, to end: Int) -> Bool {
        start < end && bytes[start].isDigit && (try? version4Address(from: start, to: end)) != nil
    }

    /// Returns the rejection for a part that begins or ends where it shouldn't.
    private func partRejection(at offset: Int, end: Int) -> ScanRejection {
        let isCut = offset == end || bytes[offset] == UInt8(ascii: ".")
        return ScanRejection(isCut ? .ipAddressParts : .ipAddressCharacter, at: offset)
    }

    /// Parses eight groups, where `::` can replace one or more groups and an IPv4 address can replace the last two.
    ///
    /// - Returns: The first and the last four groups.
    func version6Address(from start: Int, to end: Int, minimumGapLength: Int = 1) throws(ScanRejection) -> (
        high: UInt64, low: UInt64
    ) {
        let colon = UInt8(ascii: ":")
        var groups = SIMD8<UInt16>()
        var count = 0
        var gap: Int?
        var offset = start
        if offset < end, bytes[offset] == colon {
            guard offset + 1 < end, bytes[offset + 1] == colon else { throw ScanRejection(.ipAddressParts, at: offset) }
            gap = 0
            offset += 2
        }
        while offset < end {
            let group = offset
            var value: UInt16 = 0
            while offset < end, let digit = bytes[offset].hexadecimalValue {
                guard offset - group < 4 else { throw ScanRejection(.ipAddressNumber, at: group) }
                value = value << 4 | UInt16(digit)
                offset += 1
            }
            if offset < end, bytes[offset] == UInt8(ascii: "."), offset > group {
                guard count <= 6 else { throw ScanRejection(.ipAddressParts, at: group) }
                let address = try version4Address(from: group, to: end)
                groups[count] = UInt16(address >> 16)
                groups[count + 1] = UInt16(truncatingIfNeeded: address)
                count += 2
                break
            }
            if offset == group {
                throw ScanRejection(bytes[offset] == colon ? .ipAddressCompression : .ipAddressCharacter, at: offset)
            }
            guard count < 8 else { throw ScanRejection(.ipAddressParts, at: group) }
            groups[count] = value
            count += 1
            guard offset < end else { break }
            guard bytes[offset] == colon else { throw ScanRejection(.ipAddressCharacter, at: offset) }
            offset += 1
            if offset < end, bytes[offset] == colon {
                if gap != nil { throw ScanRejection(.ipAddressCompression, at: offset - 1) }
                gap = count
                offset += 1
            } else if offset == end {
                throw ScanRejection(.ipAddressParts, at: end)
            }
        }
        guard count + (gap == nil ? 0 : minimumGapLength) <= 8 else {
            throw ScanRejection(.ipAddressCompression, at: start)
        }
        guard gap != nil || count == 8 else { throw ScanRejection(.ipAddressParts, at: end) }
        return Self.halves(of: groups, count: count, gapIndex: gap ?? 8)
    }

    /// Returns an address's two halves.
    ///
    /// The groups after the gap become the address's last groups.
    private static func halves(of groups: SIMD8<UInt16>, count: Int, gapIndex: Int) -> (high: UInt64, low: UInt64) {
        var halves: (high: UInt64, low: UInt64) = (0, 0)
        for index in 0..<count {
            let place = index < gapIndex ? index : index + 8 - count
            let bits = UInt64(groups[index]) << UInt64(48 - place % 4 * 16)
            if place < 4 { halves.high |= bits } else { halves.low |= bits }
        }
        return halves
    }

    /// Parses an IPv4 address as the WHATWG URL parser does: one to four decimal, octal, or hexadecimal numbers.
    ///
    /// `inet_aton` accepts these forms, such as `0x7f.1` and `2130706433`. Returns `nil` for any other text. Source:
    /// URL Standard, "IPv4 parser".
    func legacyVersion4Address(from start: Int, to end: Int) -> UInt32? {
        let last = end > start && bytes[end - 1] == UInt8(ascii: ".") ? end - 1 : end
        let parts: [Slice<UnsafeBufferPointer<UInt8>>] = bytes[start..<last].split(
            separator: UInt8(ascii: "."), maxSplits: 4, omittingEmptySubsequences: false)
        let numbers = parts.map { legacyNumber(from: $0.startIndex, to: $0.endIndex) }
        guard numbers.count <= 4 else { return nil }
        var address: UInt64 = 0
        for number in numbers.dropLast() {
            guard let number, number < 256 else { return nil }
            address = address << 8 | number
        }
        // The last number holds the remaining bits.
        let width = UInt64(40 - 8 * numbers.count)
        guard let number = numbers.last ?? nil, number < 1 << width else { return nil }
        return UInt32(truncatingIfNeeded: address << width | number)
    }

    /// Returns whether the WHATWG URL parser treats a label as a number: only digits, or `0x` and any number of
    /// hexadecimal digits.
    ///
    /// Source: URL Standard, "ends in a number checker".
    func isDecimalOrHexadecimalNumber(from start: Int, to end: Int) -> Bool {
        guard start < end, bytes[start].isDigit else { return false }
        let label = bytes[start..<end]
        if label.allSatisfy(\.isDigit) { return true }
        return label.count >= 2 && bytes[start] == UInt8(ascii: "0") && bytes[start + 1] | 0x20 == UInt8(ascii: "x")
            && label.dropFirst(2).allSatisfy(ByteSet.hexadecimalDigits.contains)
    }

    /// Parses a decimal number, an octal number after `0`, or a hexadecimal number after `0x`, which may have no
    /// digits.
    private func legacyNumber(from start: Int, to end: Int) -> UInt64? {
        guard start < end else { return nil }
        var digits = start
        var radix: UInt64 = 10
        if end - start >= 2, bytes[start] == UInt8(ascii: "0") {
            let isHexadecimal = bytes[start + 1] | 0x20 == UInt8(ascii: "x")
            radix = isHexadecimal ? 16 : 8
            digits += isHexadecimal ? 2 : 1
        }
        var value: UInt64 = 0
        for byte in bytes[digits..<end] {
            guard let digit = byte.hexadecimalValue, digit < radix else { return nil }
            // A value one past the largest address is enough for a rejection.
            value = min(value * radix + UInt64(digit), 1 << 32)
        }
        return value
    }
}
