// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A byte scanner for the RFC 3986 grammar with the WHATWG URL Standard's changes.
///
/// It makes one pass from left to right. It goes back only if an authority isn't a host, to parse it again for user
/// info. It checks only the grammar. ``URLInputValidator`` checks which schemes, hosts, and ports are accepted.
struct URLScanner {
    /// The rules that the scanner needs in addition to a policy's features.
    struct Rules: OptionSet, Sendable {
        let rawValue: UInt8
        /// The host may be any `reg-name` of RFC 3986.
        static var anyHostName: Rules { Rules(rawValue: 1 << 0) }
        /// A host is required.
        static var requiredHost: Rules { Rules(rawValue: 1 << 1) }
        /// Zones and future address versions are accepted in brackets.
        static var anyIPLiteral: Rules { Rules(rawValue: 1 << 2) }
        /// Numbers that only browsers read as an address are accepted.
        static var legacyNumbers: Rules { Rules(rawValue: 1 << 3) }
        /// Paths that lead above their root are rejected.
        static var pathWithinRoot: Rules { Rules(rawValue: 1 << 4) }
        /// The host can't be empty if there's user info or a port.
        static var nonemptyHost: Rules { Rules(rawValue: 1 << 5) }
        /// User info and ports are rejected, because the scheme `file` allows neither.
        static var bareHost: Rules { Rules(rawValue: 1 << 6) }
    }

    /// The characters of a scheme that aren't letters: digits, `+`, `-`, and `.` (RFC 3986 3.1).
    private static var nonLetterSchemeCharacters: ByteSet { ByteSet(low: 0x03FF_6800_0000_0000, high: 0) }
    /// The characters of `pchar` (RFC 3986 3.3) and the slash, without `%` and `.`, which have their own checks.
    static var pathCharacters: ByteSet { ByteSet(low: 0x2FFF_BFD2_0000_0000, high: 0x47FF_FFFE_87FF_FFFF) }
    /// The characters of `unreserved` and `sub-delims` (RFC 3986 2), which a `reg-name` may contain besides `%`.
    static var registeredNameCharacters: ByteSet { ByteSet(low: 0x2BFF_7FD2_0000_0000, high: 0x47FF_FFFE_87FF_FFFE) }

    let bytes: UnsafeBufferPointer<UInt8>
    let allowedFeatures: URLPolicy.Features
    var rules: Rules

    /// The component offsets found so far.
    var offsets = URLParts.Offsets()

    init(_ bytes: UnsafeBufferPointer<UInt8>, allowedFeatures: URLPolicy.Features, rules: Rules) {
        self.bytes = bytes
        self.allowedFeatures = allowedFeatures
        self.rules = rules
    }

    // MARK: - Scheme

    /// The colon's offset if the text begins with `http://` or `https://` in uppercase or lowercase letters, or `nil`.
    @inline(__always)
    var webSchemeEnd: Int? {
        guard bytes.count >= 8 else { return nil }
        // Each prefix is compared as one word, ignoring letter case.
        let word = EightDigits.load(bytes, at: 0)
        if word | 0x0020_2020_2020 == 0x2F2F_3A73_7074_7468 { return 5 }
        return word &<< 8 | 0x2020_2020_00 == 0x2F2F_3A70_7474_6800 ? 4 : nil
    }

    /// Returns the offset of the colon after the scheme (RFC 3986 3.1), or -1 in a reference without a scheme.
    @inline(__always)
    func schemeEnd() throws(ScanRejection) -> Int {
        let offset = bytes.firstIndex { !$0.isLetter && !Self.nonLetterSchemeCharacters.contains($0) } ?? bytes.count
        if offset < bytes.count, bytes[offset] == UInt8(ascii: ":") {
            guard bytes[0].isLetter else {
                throw ScanRejection(offset == 0 ? .urlSchemeMissing : .urlSchemeSyntax, at: 0)
            }
            return offset
        }
        let end = bytes[offset...].firstIndex { $0 == UInt8(ascii: ":") || isDelimiter($0) }
        if let end, bytes[end] == UInt8(ascii: ":") { throw rejection(ofByteAt: offset, defaultCode: .urlSchemeSyntax) }
        if allowedFeatures.contains(.references) { return -1 }
        // An error about a space or a backslash helps more than an error about the missing scheme.
        let isPlain = offset == bytes.count || bytes[offset] > 0x20 && bytes[offset] != UInt8(ascii: "\\")
        throw isPlain
            ? ScanRejection(.urlSchemeMissing, at: 0) : rejection(ofByteAt: offset, defaultCode: .urlCharacter)
    }

    // MARK: - After the scheme

    /// Reads everything after the scheme.
    @inline(__always)
    mutating func readComponents(after schemeEnd: Int) throws(ScanRejection) {
        offsets.schemeEnd = schemeEnd
        offsets.end = bytes.count
        let start = schemeEnd &+ 1
        let slash = UInt8(ascii: "/")
        if start &+ 1 < bytes.count, bytes[start] == slash, bytes[start &+ 1] == slash {
            do throws(ScanRejection) {
                try readHost(from: start &+ 2)
            } catch {
                // The text isn't a host, so it may begin with user info.
                try readUserInfoAndHost(from: start &+ 2, orThrow: error)
            }
        } else if rules.contains(.requiredHost), schemeEnd >= 0 {
            throw rejection(ofByteAt: start, defaultCode: .urlHostMissing)
        } else {
            offsets.pathStart = start
        }
        try readPathQueryAndFragment()
    }

    @inline(never)
    private mutating func readUserInfoAndHost(from start: Int, orThrow originalRejection: ScanRejection)
        throws(ScanRejection)
    {
        // The first `@` before the end of the authority (RFC 3986 3.2).
        let at = bytes[start...].firstIndex { $0 == UInt8(ascii: "@") || isDelimiter($0) }
        guard let at, bytes[at] == UInt8(ascii: "@") else { throw originalRejection }
        guard allowedFeatures.contains(.userInfo), !rules.contains(.bareHost) else {
            throw ScanRejection(.urlUserInfo, at: start)
        }
        let end = try encodedRunEnd(from: start) {
            Self.registeredNameCharacters.contains($0) || $0 == UInt8(ascii: ":")
        }
        if end < at { throw rejection(ofByteAt: end, defaultCode: .urlCharacter) }
        offsets.portStart = -1
        offsets.hostKind = .none
        offsets.userInfoStart = start
        try readHost(from: at + 1)
    }

    /// Returns the end of a run of accepted bytes and percent encodings.
    func encodedRunEnd(from start: Int, where isAccepted: (UInt8) -> Bool) throws(ScanRejection) -> Int {
        var offset = start
        while offset < bytes.count {
            if isAccepted(bytes[offset]) {
                offset += 1
            } else if bytes[offset] == UInt8(ascii: "%") {
                try checkPercentEncoding(at: offset)
                offset += 3
            } else {
                break
            }
        }
        return offset
    }

    @inline(__always)
    func checkPercentEncoding(at offset: Int) throws(ScanRejection) {
        guard offset &+ 2 < bytes.count, bytes[offset &+ 1].isHexadecimalDigit, bytes[offset &+ 2].isHexadecimalDigit
        else { throw ScanRejection(.urlPercentEncoding, at: offset) }
    }

    // MARK: - Reasons

    /// Returns the rejection for a disallowed byte.
    ///
    /// Spaces and backslashes have their own codes.
    func rejection(ofByteAt offset: Int, defaultCode: ValidationError.Code) -> ScanRejection {
        guard offset < bytes.count else { return ScanRejection(defaultCode, at: offset) }
        return switch bytes[offset] {
        case 0...0x20, 0x7F: ScanRejection(.urlBlank, at: offset)
        case UInt8(ascii: "\\"): ScanRejection(.urlBackslash, at: offset)
        default: ScanRejection(defaultCode, at: offset)
        }
    }

    /// Returns the host rejection that corresponds to a domain name scanner's rejection.
    func hostRejection(for domainRejection: ScanRejection) -> ScanRejection {
        let position = domainRejection.position
        let code: ValidationError.Code
        switch domainRejection.code {
        case .domainLabelEmpty where position == bytes.count || isDelimiter(bytes[position]) || bytes[position] == 0x2E:
            code = .urlLabelEmpty
        // A disallowed byte may be where the label should begin.
        case .domainCharacter, .domainLabelEmpty: return rejection(ofByteAt: position, defaultCode: .urlHostCharacter)
        case .domainLabelTooLong: code = .urlLabelTooLong
        case .domainLabelHyphen: code = .urlLabelHyphen
        case .domainTooLong: code = .urlHostTooLong
        case .domainInternational: code = .urlHostInternational
        default: code = domainRejection.code
        }
        return ScanRejection(code, at: position)
    }
}

// MARK: - Host and port (RFC 3986 3.2.2 and 3.2.3)

extension URLScanner {
    mutating func readHost(from start: Int) throws(ScanRejection) {
        offsets.hostStart = start
        var end = start
        if start < bytes.count, bytes[start] == UInt8(ascii: "[") {
            end = try readIPLiteral(from: start)
        } else if rules.contains(.anyHostName) {
            end = try encodedRunEnd(from: start, where: Self.registeredNameCharacters.contains)
            let isAddress = IPAddressScanner(bytes: bytes).isVersion4(from: start, to: end)
            offsets.hostKind = isAddress ? .ipv4 : .name
        } else {
            end = try readDomainName(from: start)
        }
        offsets.hostEnd = end
        if end < bytes.count, bytes[end] == UInt8(ascii: ":") { end = try readPort(from: end &+ 1) }
        guard end == bytes.count || isDelimiter(bytes[end]) else {
            throw rejection(ofByteAt: end, defaultCode: .urlHostCharacter)
        }
        if offsets.hostEnd == start {
            let isBare = offsets.portStart < 0 && offsets.userInfoStart < 0
            if rules.contains(.requiredHost) || rules.contains(.nonemptyHost) && !isBare {
                throw ScanRejection(.urlHostMissing, at: start)
            }
        }
        offsets.pathStart = end
    }

    @inline(__always)
    func isDelimiter(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
    }

    @inline(__always)
    private mutating func readDomainName(from start: Int) throws(ScanRejection) -> Int {
        var accepted: DomainNameScanner.Options = [.underscores, .trailingDot, .symbols]
        if allowedFeatures.contains(.unicodeHost) { accepted.insert(.unicode) }
        let name: DomainNameScanner.ParsedName
        do throws(ScanRejection) {
            name = try DomainNameScanner(bytes, accepting: accepted).parsedName(from: start)
        } catch {
            let isMissing = start == bytes.count || isDelimiter(bytes[start]) || bytes[start] == UInt8(ascii: ":")
            guard isMissing else { throw hostRejection(for: error) }
            if rules.contains(.requiredHost) { throw ScanRejection(.urlHostMissing, at: start) }
            return start
        }
        offsets.hostKind = .name
        // Browsers read a name whose last label is a number as an address.
        let scanner = IPAddressScanner(bytes: bytes)
        if bytes[name.lastLabelStart].isDigit,
            scanner.isDecimalOrHexadecimalNumber(from: name.lastLabelStart, to: name.lastLabelEnd)
        {
            offsets.hostKind = .ipv4
            let isLegacy =
                rules.contains(.legacyNumbers) && scanner.legacyVersion4Address(from: start, to: name.end) != nil
            if !isLegacy, !scanner.isVersion4(from: start, to: name.end) {
                throw ScanRejection(.urlHostNumber, at: start)
            }
        }
        return name.end
    }

    @inline(never)
    private mutating func readIPLiteral(from start: Int) throws(ScanRejection) -> Int {
        let rejection = ScanRejection(.urlHostLiteral, at: start)
        let first = start + 1
        guard let close = bytes[start...].firstIndex(of: UInt8(ascii: "]")) else { throw rejection }
        var end = close
        offsets.hostKind = .ipv6
        if rules.contains(.anyIPLiteral), bytes[first] | 0x20 == UInt8(ascii: "v") {
            // `"v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )`.
            guard let dot = bytes[first..<close].firstIndex(of: UInt8(ascii: ".")), dot > start + 2, dot + 1 < close,
                bytes[(start + 2)..<dot].allSatisfy(\.isHexadecimalDigit),
                bytes[(dot + 1)..<close].allSatisfy({
                    Self.registeredNameCharacters.contains($0) || $0 == UInt8(ascii: ":")
                })
            else { throw rejection }
            offsets.hostKind = .ipvFuture
            return close + 1
        }
        if rules.contains(.anyIPLiteral), let percent = bytes[first..<close].firstIndex(of: UInt8(ascii: "%")) {
            // `"%25" 1*( unreserved / pct-encoded )` (RFC 6874).
            guard percent + 3 < close, bytes[percent..<percent + 3].elementsEqual("%25".utf8),
                try encodedRunEnd(from: percent + 3, where: ByteSet.unreserved.contains) == close
            else { throw rejection }
            end = percent
        }
        do throws(ScanRejection) {
            _ = try IPAddressScanner(bytes: bytes).version6Address(from: first, to: end)
        } catch {
            throw ScanRejection(.urlHostLiteral, at: error.position)
        }
        return close + 1
    }

    private mutating func readPort(from start: Int) throws(ScanRejection) -> Int {
        offsets.portStart = start
        var value: UInt32 = 0
        var offset = start
        while offset < bytes.count, bytes[offset].isDigit {
            value = min(value * 10 + UInt32(bytes[offset] &- UInt8(ascii: "0")), 65_536)
            offset += 1
        }
        guard offset == bytes.count || isDelimiter(bytes[offset]) else {
            throw rejection(ofByteAt: offset, defaultCode: .urlPort)
        }
        guard value < 65_536, !rules.contains(.bareHost) else { throw ScanRejection(.urlPort, at: start) }
        offsets.port = UInt16(value)
        return offset
    }
}
