// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The scanner of domain names that all strategies share, so that their results agree.
///
/// ``URLInputValidator``, ``EmailInputValidator``, and ``DomainNameInputValidator`` use it. Labels consist of letters,
/// digits, and hyphens (RFC 952, RFC 1123 2.1). A label has 1 to 63 bytes and a name has at most 253 (RFC 1035 2.3.4).
/// An `xn--` label must decode and encode to itself again (RFC 5891 5.4), because a label that does not can be mistaken
/// for another name (CVE-2024-12224).
struct DomainNameScanner {
    /// The options of a scanner beyond plain host names.
    struct Rules: OptionSet, Sendable {
        let rawValue: UInt8
        /// Underscores are accepted.
        static var underscores: Rules { Rules(rawValue: 1) }
        /// Labels with characters beyond ASCII are accepted.
        static var unicode: Rules { Rules(rawValue: 2) }
        /// Symbols in international labels are accepted, as in browsers.
        static var symbols: Rules { Rules(rawValue: 4) }
        /// One dot at the end is accepted, which makes the name absolute.
        static var trailingDot: Rules { Rules(rawValue: 8) }
    }

    /// The cause and the position of a rejection.
    struct Rejection: Error {
        enum Cause: UInt8 {
            case character, unicode, labelEmpty, labelTooLong, labelHyphen, tooLong, encoding, international
            case noDot, topLevel
        }

        let cause: Cause
        let position: Int
    }

    /// The positions and the length of a parsed name.
    struct Name {
        /// The end of the name, which is the offset of the first byte that does not belong to it.
        var end: Int
        /// The start of the last label, not counting an empty one after a dot at the end.
        var lastLabel: Int
        /// The end of the last label.
        var lastLabelEnd: Int
        /// Whether there are at least two labels.
        var hasDot: Bool
        /// The length of the name with its international labels encoded.
        var wireLength: Int
    }

    let bytes: UnsafeBufferPointer<UInt8>
    let rules: Rules

    @inline(__always)
    init(_ bytes: UnsafeBufferPointer<UInt8>, _ rules: Rules) {
        self.bytes = bytes
        self.rules = rules
    }

    /// Parses a name from an offset up to the first byte that does not belong to it.
    ///
    /// The caller checks that byte.
    ///
    /// - Throws: A rejection of the name, but not of the byte after it.
    @inline(__always)
    func name(from start: Int) throws(Rejection) -> Name {
        var label = start
        var before = start
        var offset = start
        var hasEncoding = false
        while true {
            offset = labelEnd(from: offset)
            if offset < bytes.count, bytes[offset] >= 0x80 { return try internationalName(from: start) }
            let isDot = offset < bytes.count && bytes[offset] == UInt8(ascii: ".")
            // A dot at the end completes the name.
            if offset == label, !isDot, label > start, rules.contains(.trailingDot) { break }
            if try check(label, offset) { hasEncoding = true }
            before = label
            guard isDot else {
                try checkLength(offset &- start, at: start)
                if hasEncoding { try checkDirections(start, offset) }
                return Name(
                    end: offset, lastLabel: label, lastLabelEnd: offset, hasDot: label > start,
                    wireLength: offset &- start)
            }
            offset &+= 1
            label = offset
        }
        try checkLength(label &- 1 &- start, at: start)
        if hasEncoding { try checkDirections(start, label &- 1) }
        return Name(
            end: label, lastLabel: before, lastLabelEnd: label &- 1, hasDot: before > start, wireLength: label &- start)
    }

    /// Parses a name that extends to the end of the bytes.
    ///
    /// - Parameter topLevelDomain: Whether a dot and a top-level domain are required.
    /// - Returns: The length of the name with its international labels encoded.
    @inline(__always)
    @discardableResult
    func wholeName(from start: Int, topLevelDomain: Bool) throws(Rejection) -> Int {
        let name = try name(from: start)
        if name.end < bytes.count { throw Rejection(cause: .character, position: name.end) }
        guard topLevelDomain else { return name.wireLength }
        if !name.hasDot { throw Rejection(cause: .noDot, position: start) }
        if !isTopLevelDomain(name.lastLabel, name.lastLabelEnd) {
            throw Rejection(cause: .topLevel, position: name.lastLabel)
        }
        return name.wireLength
    }

    /// Whether a label can be a top-level domain: two or more letters (RFC 3696 2), or an international label.
    func isTopLevelDomain(_ start: Int, _ end: Int) -> Bool {
        let label = bytes[start..<end]
        return label.count >= 2 && label.allSatisfy(\.isLetter) || label.contains { $0 >= 0x80 }
            || isEncoded(start, end)
    }

    /// Checks an ASCII label and returns whether it is an encoded one.
    @inline(__always)
    private func check(_ start: Int, _ end: Int) throws(Rejection) -> Bool {
        let length = end &- start
        if length == 0 { throw Rejection(cause: .labelEmpty, position: start) }
        if length > 63 { throw Rejection(cause: .labelTooLong, position: start) }
        let hyphen = UInt8(ascii: "-")
        if bytes[start] == hyphen { throw Rejection(cause: .labelHyphen, position: start) }
        if bytes[end &- 1] == hyphen, !isEncoded(start, end) {
            throw Rejection(cause: .labelHyphen, position: end &- 1)
        }
        guard length >= 4, bytes[start &+ 2] == hyphen, isEncoded(start, end) else { return false }
        try checkEncoding(start, end)
        return true
    }

    @inline(__always)
    private func labelEnd(from start: Int) -> Int {
        var offset = start
        while true {
            offset = bytes.runEnd(from: offset) { $0.letters | $0.inside(0x30, 0x39) | $0.inside(0x2D, 0x2D) }
            guard offset < bytes.count, bytes[offset] == UInt8(ascii: "_"), rules.contains(.underscores) else {
                return offset
            }
            offset &+= 1
        }
    }

    @inline(__always)
    private func checkLength(_ length: Int, at start: Int) throws(Rejection) {
        if length > 253 { throw Rejection(cause: .tooLong, position: start) }
    }

    private func isEncoded(_ start: Int, _ end: Int) -> Bool {
        end - start >= 4 && bytes[start] | 0x20 == UInt8(ascii: "x") && bytes[start + 1] | 0x20 == UInt8(ascii: "n")
            && bytes[start + 2] == UInt8(ascii: "-") && bytes[start + 3] == UInt8(ascii: "-")
    }

    /// Rejects an `xn--` label that is not the encoding of a valid international label.
    private func checkEncoding(_ start: Int, _ end: Int) throws(Rejection) {
        let encoding = bytes[(start + 4)..<end]
        guard let scalars = Punycode.decoded(encoding), !scalars.allSatisfy(\.isASCII),
            let again = Punycode.encoded(scalars), again.count == encoding.count,
            zip(again, encoding).allSatisfy({ $0.0 == ($0.1.isLetter ? $0.1 | 0x20 : $0.1) || $0.0 == $0.1 })
        else { throw Rejection(cause: .encoding, position: start) }
        let label = InternationalLabel(scalars: scalars)
        if label.firstOffence(rules.contains(.symbols) ? .symbols : .strict, isEncoded: true) != nil {
            throw Rejection(cause: .international, position: start)
        }
    }

    // MARK: - International names

    /// Parses a name that has a label beyond ASCII, with the lengths of the encoded labels.
    private func internationalName(from start: Int) throws(Rejection) -> Name {
        guard rules.contains(.unicode) else {
            let disallowed = bytes[start...].firstIndex { $0 >= 0x80 } ?? start
            throw Rejection(cause: .unicode, position: disallowed)
        }
        let accepted = rules.contains(.underscores) ? ByteSet.looseHostName : .hostName
        var name = Name(end: start, lastLabel: start, lastLabelEnd: start, hasDot: false, wireLength: 0)
        var wireLength = 0
        var offset = start
        while true {
            let label = offset
            var scalars: [Unicode.Scalar] = []
            var offsets: [Int] = []
            while offset < bytes.count, bytes[offset] >= 0x80 || accepted.contains(bytes[offset]) {
                guard let (scalar, length) = bytes.scalar(at: offset) else {
                    throw Rejection(cause: .character, position: offset)
                }
                offsets.append(offset)
                scalars.append(scalar)
                offset += length
            }
            let isDot = offset < bytes.count && bytes[offset] == UInt8(ascii: ".")
            if label == offset, !isDot, label > start, rules.contains(.trailingDot) {
                name.end = offset
                break
            }
            let international = InternationalLabel(scalars: scalars)
            if scalars.allSatisfy(\.isASCII) {
                _ = try check(label, offset)
            } else {
                let characters: InternationalLabel.Characters = rules.contains(.symbols) ? .symbols : .strict
                if let offence = international.firstOffence(characters, isEncoded: false) {
                    throw Rejection(cause: .international, position: offsets[offence])
                }
                guard let length = international.wireLength, length <= 63 else {
                    throw Rejection(cause: .labelTooLong, position: label)
                }
            }
            wireLength += (international.wireLength ?? 0) + 1
            name.hasDot = label > start
            name.lastLabel = label
            name.lastLabelEnd = offset
            name.end = offset
            guard isDot else { break }
            offset += 1
        }
        name.wireLength = wireLength - 1
        if name.wireLength > 253 { throw Rejection(cause: .tooLong, position: start) }
        try checkDirections(start, name.end)
        return name
    }

    /// Rejects labels that RFC 5893 2 does not permit in a name with a right-to-left label, encoded or not.
    private func checkDirections(_ start: Int, _ end: Int) throws(Rejection) {
        let labels = bytes[start..<end].split(separator: UInt8(ascii: "."))
        let international = labels.map { label in InternationalLabel(scalars: scalars(of: label)) }
        guard international.contains(where: \.isRightToLeft) else { return }
        let offence = international.firstIndex { !$0.mayStandBesideRightToLeft }
        if let offence { throw Rejection(cause: .international, position: labels[offence].startIndex) }
    }

    /// Returns the decoded scalars of a label that has been checked.
    private func scalars(of label: Slice<UnsafeBufferPointer<UInt8>>) -> [Unicode.Scalar] {
        if isEncoded(label.startIndex, label.endIndex) { return Punycode.decoded(label.dropFirst(4)) ?? [] }
        var scalars: [Unicode.Scalar] = []
        var offset = label.startIndex
        while offset < label.endIndex, let (scalar, length) = bytes.scalar(at: offset) {
            scalars.append(scalar)
            offset += length
        }
        return scalars
    }
}
