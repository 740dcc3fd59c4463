// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// The ASCII encoding of international labels (RFC 3492), with IDNA's parameters.
///
/// Both directions write to the caller's buffer, because a label is short enough for the stack.
enum Punycode {
    private static var base: UInt64 { 36 }

    /// Writes the scalars that an A-label without its `xn--` encodes, and returns how many there are.
    ///
    /// Returns `nil` if the Punycode is invalid, if all scalars are ASCII, or if the scalars don't fit into the buffer.
    /// Overflow is an error (RFC 3492 6.4). Uppercase and lowercase letters are both digits.
    ///
    /// Apart from letter case, every accepted text is the only encoding of its scalars (RFC 5891 5.4), so there's no
    /// need to encode them again to compare. No two texts encode the same scalars, because scalars are inserted in
    /// ascending order, each insertion has one number, and each number has one digit sequence (RFC 3492 3.3). A leading
    /// delimiter is rejected, and so is a delimiter that only ends basic characters.
    static func decode(
        _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int,
        into scalars: UnsafeMutableBufferPointer<Unicode.Scalar>
    ) -> Int? {
        var delimiter = end - 1
        while delimiter >= start, bytes[delimiter] != UInt8(ascii: "-") { delimiter -= 1 }
        // A delimiter must follow at least one basic character.
        guard delimiter != start else { return nil }
        var offset = start
        var length = 0
        while offset < delimiter {
            let byte = bytes[offset]
            guard byte < 0x80, length < scalars.count else { return nil }
            scalars[length] = Unicode.Scalar(byte)
            length += 1
            offset += 1
        }
        if delimiter > start { offset += 1 }
        guard offset < end else { return nil }
        var point: UInt64 = 128
        var index: UInt64 = 0
        var bias: UInt64 = 72
        while offset < end {
            let before = index
            var weight: UInt64 = 1
            var step = base
            while true {
                guard offset < end, let digit = digitValue(of: bytes[offset]) else { return nil }
                offset += 1
                index += digit * weight
                guard index <= UInt32.max else { return nil }
                let limit = threshold(step: step, bias: bias)
                if digit < limit { break }
                weight *= base - limit
                guard weight <= UInt32.max else { return nil }
                step += base
            }
            guard length < scalars.count else { return nil }
            let count = UInt64(length) + 1
            bias = adaptedBias(delta: index - before, count: count, isFirst: before == 0)
            point += index / count
            index %= count
            guard let value = UInt32(exactly: point), let scalar = Unicode.Scalar(value) else { return nil }
            var place = length
            while place > Int(index) {
                scalars[place] = scalars[place - 1]
                place -= 1
            }
            scalars[place] = scalar
            length += 1
            index += 1
        }
        return length
    }

    /// Returns a label's length in Punycode, without `xn--`.
    ///
    /// A label that overflows 32 bits has more than 3,000 scalars, so it's too long for a name anyway.
    static func encodedLength(of scalars: UnsafeBufferPointer<Unicode.Scalar>) -> Int {
        let basic = UInt64(scalars.count(where: \.isASCII))
        var length = Int(basic) + (basic > 0 ? 1 : 0)
        var handled = basic
        var point: UInt64 = 128
        var delta: UInt64 = 0
        var bias: UInt64 = 72
        while handled < scalars.count {
            let next = scalars.reduce(UInt64.max) { $1.value >= point ? min($0, UInt64($1.value)) : $0 }
            delta += (next - point) * (handled + 1)
            point = next
            for scalar in scalars {
                if scalar.value < point { delta += 1 }
                guard scalar.value == point else { continue }
                var rest = delta
                var step = base
                while true {
                    let limit = threshold(step: step, bias: bias)
                    length += 1
                    if rest < limit { break }
                    rest = (rest - limit) / (base - limit)
                    step += base
                }
                bias = adaptedBias(delta: delta, count: handled + 1, isFirst: handled == basic)
                delta = 0
                handled += 1
            }
            delta += 1
            point += 1
        }
        return length
    }

    private static func threshold(step: UInt64, bias: UInt64) -> UInt64 {
        step <= bias ? 1 : min(step - bias, 26)
    }

    private static func adaptedBias(delta: UInt64, count: UInt64, isFirst: Bool) -> UInt64 {
        var delta = isFirst ? delta / 700 : delta / 2
        delta += delta / count
        var step: UInt64 = 0
        while delta > (base - 1) * 26 / 2 {
            delta /= base - 1
            step += base
        }
        return step + base * delta / (delta + 38)
    }

    private static func digitValue(of byte: UInt8) -> UInt64? {
        if byte.isLetter { return UInt64((byte | 0x20) &- UInt8(ascii: "a")) }
        return byte.isDigit ? UInt64(byte &- UInt8(ascii: "0")) + 26 : nil
    }
}
