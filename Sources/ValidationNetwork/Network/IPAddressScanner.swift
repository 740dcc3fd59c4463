// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationBasics
import ValidationCore

/// The scanner of IP addresses that ``IPAddressInputValidator``, ``URLInputValidator``, and ``EmailInputValidator``
/// share.
///
/// It accepts only four decimal numbers without leading zeros (RFC 3986 `IPv4address`), or eight groups with at most
/// one `::` (RFC 4291 2.2). RFC 6943 3.1.1 explains why the other forms of `inet_aton` are dangerous. The caller parses
/// a zone.
struct IPAddressScanner {
    /// The cause and the position of a rejection.
    struct AddressRejection: Error {
        enum Cause: UInt8 {
            case character, parts, number, leadingZero, compression, zone
        }

        let cause: Cause
        let position: Int
    }

    let bytes: UnsafeBufferPointer<UInt8>

    /// Parses four numbers with dots between them.
    func version4(_ start: Int, _ end: Int) throws(AddressRejection) -> UInt32 {
        var address: UInt32 = 0
        var offset = start
        for part in 0..<4 {
            if part > 0 {
                guard offset < end else { throw AddressRejection(cause: .parts, position: end) }
                guard bytes[offset] == UInt8(ascii: ".") else {
                    throw AddressRejection(cause: .character, position: offset)
                }
                offset += 1
            }
            let number = offset
            var value: UInt32 = 0
            while offset < end, bytes[offset].isDigit, offset - number < 4 {
                value = value * 10 + UInt32(bytes[offset] &- UInt8(ascii: "0"))
                offset += 1
            }
            if offset == number {
                let isCut = offset == end || bytes[offset] == UInt8(ascii: ".")
                throw AddressRejection(cause: isCut ? .parts : .character, position: offset)
            }
            if bytes[number] == UInt8(ascii: "0"), offset - number > 1 {
                throw AddressRejection(cause: .leadingZero, position: number)
            }
            if value > 255 { throw AddressRejection(cause: .number, position: number) }
            address = address << 8 | value
        }
        guard offset == end else {
            throw AddressRejection(cause: bytes[offset] == UInt8(ascii: ".") ? .parts : .character, position: offset)
        }
        return address
    }

    /// Parses eight groups, where `::` can replace one or more and the last two can be an address of version 4.
    func version6(_ start: Int, _ end: Int, minimumGap: Int = 1) throws(AddressRejection) -> Bits128 {
        let colon = UInt8(ascii: ":")
        var bits = Bits128()
        var count = 0
        var beforeGap: (bits: Bits128, count: Int)?
        var offset = start
        if offset < end, bytes[offset] == colon {
            guard offset + 1 < end, bytes[offset + 1] == colon else {
                throw AddressRejection(cause: .parts, position: offset)
            }
            beforeGap = (bits, 0)
            offset += 2
        }
        while offset < end {
            let group = offset
            var value: UInt64 = 0
            while offset < end, let digit = bytes[offset].hexadecimalValue {
                guard offset - group < 4 else { throw AddressRejection(cause: .number, position: group) }
                value = value << 4 | UInt64(digit)
                offset += 1
            }
            if offset < end, bytes[offset] == UInt8(ascii: "."), offset > group {
                guard count <= 6 else { throw AddressRejection(cause: .parts, position: group) }
                bits.append(UInt64(try version4(group, end)), width: 32)
                count += 2
                break
            }
            if offset == group {
                throw AddressRejection(cause: bytes[offset] == colon ? .compression : .character, position: offset)
            }
            guard count < 8 else { throw AddressRejection(cause: .parts, position: group) }
            bits.append(value, width: 16)
            count += 1
            guard offset < end else { break }
            guard bytes[offset] == colon else { throw AddressRejection(cause: .character, position: offset) }
            offset += 1
            if offset < end, bytes[offset] == colon {
                if beforeGap != nil { throw AddressRejection(cause: .compression, position: offset - 1) }
                beforeGap = (bits, count)
                bits = Bits128()
                offset += 1
            } else if offset == end {
                throw AddressRejection(cause: .parts, position: end)
            }
        }
        guard let beforeGap else {
            guard count == 8 else { throw AddressRejection(cause: .parts, position: end) }
            return bits
        }
        // `::` replaces at least so many groups.
        guard count + minimumGap <= 8 else { throw AddressRejection(cause: .compression, position: start) }
        return bits.filled(from: beforeGap.bits, groups: beforeGap.count)
    }

    /// The bits of an address of version 6, because `UInt128` needs macOS 15.
    struct Bits128 {
        var high: UInt64 = 0
        var low: UInt64 = 0

        mutating func append(_ bits: UInt64, width: UInt64) {
            high = high &<< width | low &>> (64 &- width)
            low = low &<< width | bits
        }

        /// Returns these bits, which are the groups after the gap, with the groups before it at the front.
        func filled(from front: Bits128, groups: Int) -> Bits128 {
            guard groups > 0 else { return self }
            let shift = UInt64(16 * (8 - groups))
            if shift >= 64 { return Bits128(high: high | front.low << (shift - 64), low: low) }
            return Bits128(
                high: high | front.high << shift | front.low >> (64 - shift), low: low | front.low << shift)
        }
    }

    /// Parses an IPv4 address as the WHATWG URL parser does: one to four numbers, decimal, octal, or hexadecimal.
    ///
    /// These are the forms of `inet_aton`, such as `0x7f.1` and `2130706433`. Returns `nil` for any other text. Source:
    /// URL Standard, "IPv4 parser".
    func legacyVersion4(_ start: Int, _ end: Int) -> UInt32? {
        let dot = UInt8(ascii: ".")
        let last = end > start && bytes[end - 1] == dot ? end - 1 : end
        var address: UInt64 = 0
        var count: UInt64 = 0
        var offset = start
        while count < 4 {
            let part = offset
            while offset < last, bytes[offset] != dot { offset += 1 }
            guard let number = legacyNumber(part, offset) else { return nil }
            if offset == last {
                // The last number has the remaining bits.
                let width = 32 - 8 * count
                guard number < UInt64(1) << width else { return nil }
                return UInt32(truncatingIfNeeded: address << width | number)
            }
            guard number < 256 else { return nil }
            address = address << 8 | number
            count += 1
            offset += 1
        }
        return nil
    }

    /// Whether the WHATWG URL parser treats a label as a number: only digits, or `0x` and any hexadecimal digits.
    ///
    /// Source: URL Standard, "ends in a number checker".
    func isNumber(_ start: Int, _ end: Int) -> Bool {
        guard start < end, bytes[start].isDigit else { return false }
        let label = bytes[start..<end]
        if label.allSatisfy(\.isDigit) { return true }
        return label.count >= 2 && bytes[start] == UInt8(ascii: "0") && bytes[start + 1] | 0x20 == UInt8(ascii: "x")
            && label.dropFirst(2).allSatisfy(ByteSet.hexadecimal.contains)
    }

    /// Parses a decimal number, an octal one after `0`, or a hexadecimal one after `0x`, which may have no digits.
    private func legacyNumber(_ start: Int, _ end: Int) -> UInt64? {
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
            // One more than the largest address is enough to reject it.
            value = min(value * radix + UInt64(digit), 1 << 32)
        }
        return value
    }
}
