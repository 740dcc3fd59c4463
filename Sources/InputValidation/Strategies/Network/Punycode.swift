// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The encoding of international labels in ASCII (RFC 3492), with the parameters of IDNA.
///
/// Both directions write to a buffer of the caller, because a label is short enough for the stack.
enum Punycode {
    private static var base: UInt32 { 36 }

    /// Writes the scalars that an A-label without its `xn--` encodes, and returns their number.
    ///
    /// Returns `nil` for invalid Punycode, and if the scalars do not fit into the buffer. Overflow is an error (RFC 3492
    /// 6.4). Letters of both cases are digits.
    static func decode(
        _ bytes: Slice<UnsafeBufferPointer<UInt8>>, into scalars: UnsafeMutableBufferPointer<Unicode.Scalar>
    ) -> Int? {
        var length = 0
        var rest = bytes
        if let delimiter = bytes.lastIndex(of: UInt8(ascii: "-")) {
            for byte in bytes[..<delimiter] {
                guard byte < 0x80, length < scalars.count else { return nil }
                scalars[length] = Unicode.Scalar(byte)
                length += 1
            }
            rest = bytes[(delimiter + 1)...]
        }
        var point: UInt32 = 128
        var index: UInt32 = 0
        var bias: UInt32 = 72
        while !rest.isEmpty {
            let before = index
            var weight: UInt32 = 1
            var step = base
            while true {
                guard let byte = rest.popFirst(), let digit = value(of: byte) else { return nil }
                let (product, tooLarge) = digit.multipliedReportingOverflow(by: weight)
                let (sum, over) = index.addingReportingOverflow(product)
                guard !tooLarge, !over else { return nil }
                index = sum
                let limit = threshold(step, bias)
                if digit < limit { break }
                let (next, overflow) = weight.multipliedReportingOverflow(by: base - limit)
                guard !overflow else { return nil }
                weight = next
                step += base
            }
            guard length < scalars.count else { return nil }
            let count = UInt32(length) + 1
            bias = adapted(index - before, count, isFirst: before == 0)
            let (sum, overflow) = point.addingReportingOverflow(index / count)
            guard !overflow, let scalar = Unicode.Scalar(sum), sum >= 0x80 else { return nil }
            point = sum
            index %= count
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

    /// Writes a label in Punycode, without `xn--`, and returns its length.
    ///
    /// Returns `nil` on overflow. Only the bytes that fit into the buffer are written.
    static func encode(
        _ scalars: UnsafeBufferPointer<Unicode.Scalar>, into bytes: UnsafeMutableBufferPointer<UInt8>
    ) -> Int? {
        var length = 0
        func append(_ byte: UInt8) {
            if length < bytes.count { bytes[length] = byte }
            length += 1
        }
        for scalar in scalars where scalar.isASCII { append(UInt8(truncatingIfNeeded: scalar.value)) }
        let basic = UInt32(length)
        if basic > 0 { append(UInt8(ascii: "-")) }
        var handled = basic
        var point: UInt32 = 128
        var delta: UInt32 = 0
        var bias: UInt32 = 72
        while handled < scalars.count {
            var next = UInt32.max
            for scalar in scalars where scalar.value >= point { next = min(next, scalar.value) }
            guard next < .max else { return nil }
            let (product, tooLarge) = (next - point).multipliedReportingOverflow(by: handled + 1)
            let (sum, over) = delta.addingReportingOverflow(product)
            guard !tooLarge, !over else { return nil }
            delta = sum
            point = next
            for scalar in scalars {
                if scalar.value < point { delta += 1 }
                guard scalar.value == point else { continue }
                var rest = delta
                var step = base
                while true {
                    let limit = threshold(step, bias)
                    if rest < limit { break }
                    append(digit(limit + (rest - limit) % (base - limit)))
                    rest = (rest - limit) / (base - limit)
                    step += base
                }
                append(digit(rest))
                bias = adapted(delta, handled + 1, isFirst: handled == basic)
                delta = 0
                handled += 1
            }
            delta += 1
            point += 1
        }
        return length
    }

    private static func threshold(_ step: UInt32, _ bias: UInt32) -> UInt32 {
        step <= bias ? 1 : min(step - bias, 26)
    }

    private static func adapted(_ delta: UInt32, _ count: UInt32, isFirst: Bool) -> UInt32 {
        var delta = isFirst ? delta / 700 : delta / 2
        delta += delta / count
        var step: UInt32 = 0
        while delta > (base - 1) * 26 / 2 {
            delta /= base - 1
            step += base
        }
        return step + base * delta / (delta + 38)
    }

    private static func value(of byte: UInt8) -> UInt32? {
        if byte.isLetter { return UInt32((byte | 0x20) &- UInt8(ascii: "a")) }
        return byte.isDigit ? UInt32(byte &- UInt8(ascii: "0")) + 26 : nil
    }

    private static func digit(_ value: UInt32) -> UInt8 {
        UInt8(truncatingIfNeeded: value < 26 ? value + 97 : value + 22)
    }
}
