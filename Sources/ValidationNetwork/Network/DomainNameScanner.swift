// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// The domain name scanner that all strategies share, so their results agree.
///
/// ``URLInputValidator``, ``EmailInputValidator``, and ``DomainNameInputValidator`` use it. Labels consist of letters,
/// digits, and hyphens (RFC 952, RFC 1123 2.1). A label has 1 to 63 bytes, and a name has at most 253 (RFC 1035 2.3.4).
/// An `xn--` label must decode and then encode to itself again (RFC 5891 5.4), because otherwise it can be mistaken for
/// another name (CVE-2024-12224).
///
/// Rejections use ``DomainNameInputValidator``'s codes, plus two ``URLInputValidator`` codes for causes that only this
/// strategy distinguishes.
struct DomainNameScanner {
    /// The scanner's options beyond plain host names.
    struct Options: OptionSet, Sendable {
        let rawValue: UInt8
        /// Underscores are accepted.
        static var underscores: Options { Options(rawValue: 1) }
        /// Labels with non-ASCII characters are accepted.
        static var unicode: Options { Options(rawValue: 2) }
        /// Symbols in international labels are accepted, as browsers do.
        static var symbols: Options { Options(rawValue: 4) }
        /// A trailing dot, which makes the name absolute, is accepted.
        static var trailingDot: Options { Options(rawValue: 8) }
    }

    /// A parsed name's positions and length.
    struct ParsedName {
        var end: Int
        /// The start of the last label, ignoring the empty label after a trailing dot.
        var lastLabelStart: Int
        var lastLabelEnd: Int
        var hasDot: Bool
        /// The name's length with its international labels encoded.
        var wireLength: Int
    }

    /// The maximum length of a label in bytes, in its encoded form.
    static let maximumLabelLength = 63

    /// The maximum length of a name in bytes, with its international labels encoded.
    static let maximumLength = 253

    let bytes: UnsafeBufferPointer<UInt8>
    let options: Options

    @inline(__always)
    init(_ bytes: UnsafeBufferPointer<UInt8>, accepting options: Options) {
        self.bytes = bytes
        self.options = options
    }

    /// Parses a name from an offset up to the first byte outside the name.
    ///
    /// The caller checks this byte.
    @inline(__always)
    func parsedName(from start: Int) throws(ScanRejection) -> ParsedName {
        var name = ParsedName(end: start, lastLabelStart: start, lastLabelEnd: start, hasDot: false, wireLength: -1)
        var hasRightToLeftLabel = false
        var label = start
        while true {
            var end = labelEnd(from: label)
            let isInternational = end < bytes.count && bytes[end] >= 0x80
            if isInternational { end = try internationalLabelEnd(from: end) }
            let isDot = end < bytes.count && bytes[end] == UInt8(ascii: ".")
            // A trailing dot completes the name.
            if end == label, !isDot, label > start, options.contains(.trailingDot) {
                name.end = end
                break
            }
            name.wireLength &+= 1
            name.wireLength &+=
                try isInternational
                ? internationalLabelWireLength(from: label, to: end, hasRightToLeftLabel: &hasRightToLeftLabel)
                : asciiLabelLength(from: label, to: end, hasRightToLeftLabel: &hasRightToLeftLabel)
            name.hasDot = label > start
            name.lastLabelStart = label
            name.lastLabelEnd = end
            name.end = end
            guard isDot else { break }
            label = end &+ 1
        }
        if name.wireLength > Self.maximumLength { throw ScanRejection(.domainTooLong, at: start) }
        if hasRightToLeftLabel { try checkBidiRule(from: start, to: name.end) }
        return name
    }

    /// Parses a name that extends to the bytes' end.
    ///
    /// - Parameter requiresTopLevelDomain: Whether a dot and a top-level domain are required.
    /// - Returns: The name's length with its international labels encoded.
    @inline(__always)
    @discardableResult
    func parseWholeName(from start: Int, requiresTopLevelDomain: Bool) throws(ScanRejection) -> Int {
        let name = try parsedName(from: start)
        if name.end < bytes.count { throw ScanRejection(.domainCharacter, at: name.end) }
        guard requiresTopLevelDomain else { return name.wireLength }
        if !name.hasDot { throw ScanRejection(.domainDot, at: start) }
        if !isTopLevelDomain(from: name.lastLabelStart, to: name.lastLabelEnd) {
            throw ScanRejection(.domainTopLevel, at: name.lastLabelStart)
        }
        return name.wireLength
    }

    /// Returns whether a label can be a top-level domain: two or more letters (RFC 3696 2), or an international label.
    func isTopLevelDomain(from start: Int, to end: Int) -> Bool {
        let label = bytes[start..<end]
        return label.count >= 2 && label.allSatisfy(\.isLetter) || label.contains { $0 >= 0x80 }
            || isEncodedLabel(from: start, to: end)
    }

    @inline(__always)
    private func labelEnd(from start: Int) -> Int {
        var offset = start
        while true {
            offset = bytes.runEnd(from: offset) { $0.letterMask | $0.digitMask | $0.mask(from: 0x2D, through: 0x2D) }
            guard offset < bytes.count, bytes[offset] == UInt8(ascii: "_"), options.contains(.underscores) else {
                return offset
            }
            offset &+= 1
        }
    }

    /// Checks an ASCII label and returns its length.
    ///
    /// Sets `hasRightToLeftLabel` if the label encodes a right-to-left letter.
    @inline(__always)
    private func asciiLabelLength(from start: Int, to end: Int, hasRightToLeftLabel: inout Bool) throws(ScanRejection)
        -> Int
    {
        let length = end &- start
        if length == 0 { throw ScanRejection(.domainLabelEmpty, at: start) }
        if length > Self.maximumLabelLength { throw ScanRejection(.domainLabelTooLong, at: start) }
        let hyphen = UInt8(ascii: "-")
        if bytes[start] == hyphen { throw ScanRejection(.domainLabelHyphen, at: start) }
        if bytes[end &- 1] == hyphen, !isEncodedLabel(from: start, to: end) {
            throw ScanRejection(.domainLabelHyphen, at: end &- 1)
        }
        if length >= 4, bytes[start &+ 2] == hyphen, isEncodedLabel(from: start, to: end) {
            try checkEncodedLabel(from: start, to: end, hasRightToLeftLabel: &hasRightToLeftLabel)
        }
        return length
    }

    private func isEncodedLabel(from start: Int, to end: Int) -> Bool {
        end - start >= 4 && bytes[start] | 0x20 == UInt8(ascii: "x") && bytes[start + 1] | 0x20 == UInt8(ascii: "n")
            && bytes[start + 2] == UInt8(ascii: "-") && bytes[start + 3] == UInt8(ascii: "-")
    }

    private var allowsSymbols: Bool { options.contains(.symbols) }

    /// Rejects an `xn--` label that doesn't encode a valid international label.
    @inline(never)
    private func checkEncodedLabel(from start: Int, to end: Int, hasRightToLeftLabel: inout Bool)
        throws(ScanRejection)
    {
        let code: ValidationError.Code? = withDecodedLabel(from: start, to: end, isEncoded: true) { label in
            // An undecodable label has no scalars.
            if label.scalars.isEmpty { return .urlHostEncoding }
            if label.isRightToLeft { hasRightToLeftLabel = true }
            return label.firstViolationIndex(allowsSymbols: allowsSymbols, isEncoded: true) == nil
                ? nil : .domainInternational
        }
        if let code { throw ScanRejection(code, at: start) }
    }

    // MARK: - International labels

    /// Returns a label's end, starting at its first non-ASCII byte.
    @inline(never)
    private func internationalLabelEnd(from start: Int) throws(ScanRejection) -> Int {
        guard options.contains(.unicode) else { throw ScanRejection(.urlHostUnicode, at: start) }
        var end = start
        while end < bytes.count, bytes[end] >= 0x80 {
            guard let (_, length) = bytes.scalar(at: end) else { throw ScanRejection(.domainCharacter, at: end) }
            end = labelEnd(from: end + length)
        }
        return end
    }

    /// Checks a non-ASCII label, and returns its encoded length.
    @inline(never)
    private func internationalLabelWireLength(
        from start: Int, to end: Int, hasRightToLeftLabel: inout Bool
    ) throws(ScanRejection) -> Int {
        let (violation, length) = withDecodedLabel(from: start, to: end, isEncoded: false) { label in
            if label.isRightToLeft { hasRightToLeftLabel = true }
            return (label.firstViolationIndex(allowsSymbols: allowsSymbols, isEncoded: false), label.wireLength)
        }
        if let violation {
            let offset = (0..<violation).reduce(start) { offset, _ in offset + (bytes.scalar(at: offset)?.length ?? 1) }
            throw ScanRejection(.domainInternational, at: offset)
        }
        guard length <= Self.maximumLabelLength else { throw ScanRejection(.domainLabelTooLong, at: start) }
        return length
    }

    /// Rejects labels that RFC 5893 2 doesn't permit in a name with a right-to-left label, encoded or not.
    @inline(never)
    private func checkBidiRule(from start: Int, to end: Int) throws(ScanRejection) {
        // The type selects the collection method, because the sequence method returns copies with different indices.
        let labels: [Slice<UnsafeBufferPointer<UInt8>>] = bytes[start..<end].split(separator: UInt8(ascii: "."))
        for label in labels {
            let (start, end) = (label.startIndex, label.endIndex)
            if !withDecodedLabel(
                from: start, to: end, isEncoded: isEncodedLabel(from: start, to: end), \.isAllowedBesideRightToLeft)
            {
                throw ScanRejection(.domainInternational, at: start)
            }
        }
    }

    /// Calls a closure with a label's decoded scalars, or with no scalars if the encoding is invalid.
    private func withDecodedLabel<Answer>(
        from start: Int, to end: Int, isEncoded: Bool, _ body: (InternationalDomainLabel) -> Answer
    ) -> Answer {
        withUnsafeTemporaryAllocation(of: Unicode.Scalar.self, capacity: end - start) { buffer in
            var length = 0
            if isEncoded {
                length = Punycode.decode(bytes, from: start + 4, to: end, into: buffer) ?? 0
            } else {
                var offset = start
                while offset < end, let (scalar, width) = bytes.scalar(at: offset) {
                    buffer[length] = scalar
                    length += 1
                    offset += width
                }
            }
            return body(InternationalDomainLabel(scalars: UnsafeBufferPointer(rebasing: buffer[..<length])))
        }
    }
}
