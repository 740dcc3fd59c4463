// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The encoding of international labels in ASCII (RFC 3492), with the parameters of IDNA.
///
/// ```swift
/// Punycode.decoded("bcher-kva")  // the scalars of "bücher"
/// ```
enum Punycode {
    private static var base: UInt32 { 36 }

    /// Returns the scalars that an A-label without its `xn--` encodes, or `nil` for invalid Punycode.
    ///
    /// Overflow is an error (RFC 3492 6.4). Letters of both cases are digits.
    static func decoded(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [Unicode.Scalar]? {
        var scalars: [Unicode.Scalar] = []
        var rest = bytes
        if let delimiter = bytes.lastIndex(of: UInt8(ascii: "-")) {
            for byte in bytes[..<delimiter] {
                guard byte < 0x80 else { return nil }
                scalars.append(Unicode.Scalar(byte))
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
            let count = UInt32(scalars.count) + 1
            bias = adapted(index - before, count, isFirst: before == 0)
            let (sum, overflow) = point.addingReportingOverflow(index / count)
            guard !overflow, let scalar = Unicode.Scalar(sum), sum >= 0x80 else { return nil }
            point = sum
            index %= count
            scalars.insert(scalar, at: Int(index))
            index += 1
        }
        return scalars
    }

    /// Returns the label in Punycode, without `xn--`, or `nil` on overflow.
    static func encoded(_ scalars: [Unicode.Scalar]) -> [UInt8]? {
        var bytes = scalars.filter(\.isASCII).map { UInt8($0.value) }
        let basic = UInt32(bytes.count)
        if basic > 0 { bytes.append(UInt8(ascii: "-")) }
        var handled = basic
        var point: UInt32 = 128
        var delta: UInt32 = 0
        var bias: UInt32 = 72
        while handled < scalars.count {
            guard let next = scalars.lazy.map(\.value).filter({ $0 >= point }).min() else { return nil }
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
                    bytes.append(digit(limit + (rest - limit) % (base - limit)))
                    rest = (rest - limit) / (base - limit)
                    step += base
                }
                bytes.append(digit(rest))
                bias = adapted(delta, handled + 1, isFirst: handled == basic)
                delta = 0
                handled += 1
            }
            delta += 1
            point += 1
        }
        return bytes
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
