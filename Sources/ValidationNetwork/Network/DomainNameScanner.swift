// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationBasics
import ValidationCore

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
    struct NameRejection: Error {
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
    func name(from start: Int) throws(NameRejection) -> Name {
        var label = start
        var before = start
        var offset = start
        var hasRightToLeft = false
        while true {
            offset = labelEnd(from: offset)
            if offset < bytes.count, bytes[offset] >= 0x80 { return try internationalName(from: start) }
            let isDot = offset < bytes.count && bytes[offset] == UInt8(ascii: ".")
            // A dot at the end completes the name.
            if offset == label, !isDot, label > start, rules.contains(.trailingDot) { break }
            if try check(label, offset) { hasRightToLeft = true }
            before = label
            guard isDot else {
                try checkLength(offset &- start, at: start)
                if hasRightToLeft { try checkDirections(start, offset) }
                return Name(
                    end: offset, lastLabel: label, lastLabelEnd: offset, hasDot: label > start,
                    wireLength: offset &- start)
            }
            offset &+= 1
            label = offset
        }
        try checkLength(label &- 1 &- start, at: start)
        if hasRightToLeft { try checkDirections(start, label &- 1) }
        return Name(
            end: label, lastLabel: before, lastLabelEnd: label &- 1, hasDot: before > start, wireLength: label &- start)
    }

    /// Parses a name that extends to the end of the bytes.
    ///
    /// - Parameter topLevelDomain: Whether a dot and a top-level domain are required.
    /// - Returns: The length of the name with its international labels encoded.
    @inline(__always)
    @discardableResult
    func wholeName(from start: Int, topLevelDomain: Bool) throws(NameRejection) -> Int {
        let name = try name(from: start)
        if name.end < bytes.count { throw NameRejection(cause: .character, position: name.end) }
        guard topLevelDomain else { return name.wireLength }
        if !name.hasDot { throw NameRejection(cause: .noDot, position: start) }
        if !isTopLevelDomain(name.lastLabel, name.lastLabelEnd) {
            throw NameRejection(cause: .topLevel, position: name.lastLabel)
        }
        return name.wireLength
    }

    /// Whether a label can be a top-level domain: two or more letters (RFC 3696 2), or an international label.
    func isTopLevelDomain(_ start: Int, _ end: Int) -> Bool {
        let label = bytes[start..<end]
        return label.count >= 2 && label.allSatisfy(\.isLetter) || label.contains { $0 >= 0x80 }
            || isEncoded(start, end)
    }

    /// Checks an ASCII label and returns whether it encodes a right-to-left letter.
    @inline(__always)
    private func check(_ start: Int, _ end: Int) throws(NameRejection) -> Bool {
        let length = end &- start
        if length == 0 { throw NameRejection(cause: .labelEmpty, position: start) }
        if length > 63 { throw NameRejection(cause: .labelTooLong, position: start) }
        let hyphen = UInt8(ascii: "-")
        if bytes[start] == hyphen { throw NameRejection(cause: .labelHyphen, position: start) }
        if bytes[end &- 1] == hyphen, !isEncoded(start, end) {
            throw NameRejection(cause: .labelHyphen, position: end &- 1)
        }
        guard length >= 4, bytes[start &+ 2] == hyphen, isEncoded(start, end) else { return false }
        return try checkEncoding(start, end)
    }

    @inline(__always)
    private func labelEnd(from start: Int) -> Int {
        var offset = start
        while true {
            offset = bytes.runEnd(from: offset) { $0.letters | $0.digits | $0.inside(0x2D, 0x2D) }
            guard offset < bytes.count, bytes[offset] == UInt8(ascii: "_"), rules.contains(.underscores) else {
                return offset
            }
            offset &+= 1
        }
    }

    @inline(__always)
    private func checkLength(_ length: Int, at start: Int) throws(NameRejection) {
        if length > 253 { throw NameRejection(cause: .tooLong, position: start) }
    }

    private func isEncoded(_ start: Int, _ end: Int) -> Bool {
        end - start >= 4 && bytes[start] | 0x20 == UInt8(ascii: "x") && bytes[start + 1] | 0x20 == UInt8(ascii: "n")
            && bytes[start + 2] == UInt8(ascii: "-") && bytes[start + 3] == UInt8(ascii: "-")
    }

    /// Rejects an `xn--` label that is not the encoding of a valid international label, and returns whether the label
    /// has a right-to-left letter.
    @inline(never)
    private func checkEncoding(_ start: Int, _ end: Int) throws(NameRejection) -> Bool {
        var isRightToLeft = false
        let cause = withScalars(of: start, end) { label -> NameRejection.Cause? in
            // A label that does not decode has no scalars.
            if label.scalars.isEmpty { return .encoding }
            let characters: InternationalLabel.Characters = rules.contains(.symbols) ? .symbols : .strict
            if label.firstOffence(characters, isEncoded: true) != nil { return .international }
            isRightToLeft = label.isRightToLeft
            return nil
        }
        if let cause { throw NameRejection(cause: cause, position: start) }
        return isRightToLeft
    }

    // MARK: - International names

    /// Parses a name that has a label beyond ASCII, with the lengths of the encoded labels.
    private func internationalName(from start: Int) throws(NameRejection) -> Name {
        guard rules.contains(.unicode) else {
            let disallowed = bytes[start...].firstIndex { $0 >= 0x80 } ?? start
            throw NameRejection(cause: .unicode, position: disallowed)
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
                    throw NameRejection(cause: .character, position: offset)
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
            let length = try scalars.withUnsafeBufferPointer { scalars throws(NameRejection) in
                try checkInternational(InternationalLabel(scalars: scalars), from: label, to: offset, offsets)
            }
            wireLength += length + 1
            name.hasDot = label > start
            name.lastLabel = label
            name.lastLabelEnd = offset
            name.end = offset
            guard isDot else { break }
            offset += 1
        }
        name.wireLength = wireLength - 1
        if name.wireLength > 253 { throw NameRejection(cause: .tooLong, position: start) }
        try checkDirections(start, name.end)
        return name
    }

    /// Checks a label of an international name, and returns its length with its scalars encoded.
    private func checkInternational(
        _ label: InternationalLabel, from start: Int, to end: Int, _ offsets: [Int]
    ) throws(NameRejection) -> Int {
        if label.scalars.allSatisfy(\.isASCII) {
            _ = try check(start, end)
            return end - start
        }
        if let offence = label.firstOffence(rules.contains(.symbols) ? .symbols : .strict, isEncoded: false) {
            throw NameRejection(cause: .international, position: offsets[offence])
        }
        guard let length = label.wireLength, length <= InternationalLabel.maximumLength else {
            throw NameRejection(cause: .labelTooLong, position: start)
        }
        return length
    }

    /// Rejects labels that RFC 5893 2 does not permit in a name with a right-to-left label, encoded or not.
    private func checkDirections(_ start: Int, _ end: Int) throws(NameRejection) {
        guard firstLabel(start, end, where: \.isRightToLeft) != nil else { return }
        let offence = firstLabel(start, end) { !$0.mayStandBesideRightToLeft }
        if let offence { throw NameRejection(cause: .international, position: offence) }
    }

    /// Returns the start of the first label, decoded, that matches a predicate, or `nil`.
    private func firstLabel(_ start: Int, _ end: Int, where matches: (InternationalLabel) -> Bool) -> Int? {
        var label = start
        while label < end {
            var labelEnd = label
            while labelEnd < end, bytes[labelEnd] != UInt8(ascii: ".") { labelEnd += 1 }
            if label < labelEnd, withScalars(of: label, labelEnd, matches) { return label }
            label = labelEnd + 1
        }
        return nil
    }

    /// Calls a closure with the scalars of a label, which are decoded on the stack.
    ///
    /// The label has none if it is not valid.
    private func withScalars<Answer>(of start: Int, _ end: Int, _ body: (InternationalLabel) -> Answer) -> Answer {
        withUnsafeTemporaryAllocation(of: Unicode.Scalar.self, capacity: InternationalLabel.maximumLength) { buffer in
            var length = 0
            if isEncoded(start, end) {
                length = Punycode.decode(bytes, from: start + 4, to: end, into: buffer) ?? 0
            } else {
                var offset = start
                while offset < end, length < buffer.count, let (scalar, width) = bytes.scalar(at: offset) {
                    buffer[length] = scalar
                    length += 1
                    offset += width
                }
            }
            return body(InternationalLabel(scalars: UnsafeBufferPointer(rebasing: buffer[..<length])))
        }
    }
}
