// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationBasics
import ValidationCore

/// A byte scanner for the grammar of RFC 3986 with the changes of the WHATWG URL Standard.
///
/// It makes one pass from left to right. It goes back only to parse an authority again for user info if it is not a
/// host. It checks the grammar only. ``URLInputValidator`` checks which schemes, hosts, and ports are accepted.
struct URLScanner {
    /// The bits of a policy that the scanner needs, as plain bits without reference counting.
    struct Rules: OptionSet, Sendable {
        let rawValue: UInt16
        /// The host may be any `reg-name` of RFC 3986.
        static var anyHostName: Rules { Rules(rawValue: 1 << 0) }
        /// A host is required.
        static var host: Rules { Rules(rawValue: 1 << 1) }
        /// User info is accepted.
        static var userInfo: Rules { Rules(rawValue: 1 << 2) }
        /// Letters beyond `a` to `z` are accepted in the host.
        static var unicodeHost: Rules { Rules(rawValue: 1 << 3) }
        /// Characters beyond ASCII are accepted in path, query, and fragment.
        static var unicodeText: Rules { Rules(rawValue: 1 << 4) }
        /// Zones and addresses of future versions are accepted in brackets.
        static var anyLiteral: Rules { Rules(rawValue: 1 << 5) }
        /// Numbers that only browsers read as an address are accepted.
        static var legacyNumbers: Rules { Rules(rawValue: 1 << 6) }
        /// Paths that lead above their root are rejected.
        static var rootedPath: Rules { Rules(rawValue: 1 << 7) }
        /// References without a scheme are accepted.
        static var references: Rules { Rules(rawValue: 1 << 8) }
        /// A host must not be empty if there is user info or a port.
        static var filledHost: Rules { Rules(rawValue: 1 << 9) }
        /// User info and ports are rejected, for the scheme `file`.
        static var bareHost: Rules { Rules(rawValue: 1 << 10) }
    }

    /// The characters of `pchar` (RFC 3986 3.3) and the slash, without `%` and `.`, which have their own checks.
    static var text: ByteSet { ByteSet(low: 0x2FFF_BFD2_0000_0000, high: 0x47FF_FFFE_87FF_FFFF) }
    /// The characters of `unreserved` and `sub-delims` (RFC 3986 2), which are those of a `reg-name` without `%`.
    static var registeredName: ByteSet { ByteSet(low: 0x2BFF_7FD2_0000_0000, high: 0x47FF_FFFE_87FF_FFFE) }

    let bytes: UnsafeBufferPointer<UInt8>
    let rules: Rules

    @inline(__always)
    init(_ bytes: UnsafeBufferPointer<UInt8>, _ rules: Rules) {
        self.bytes = bytes
        self.rules = rules
    }

    // MARK: - Scheme

    /// The offset after `http://` or `https://` in capital or small letters, or `nil` if the text begins otherwise.
    @inline(__always)
    var webAuthorityStart: Int? {
        guard bytes.count >= 8 else { return nil }
        // Each is compared as one word, with the case of the letters removed.
        let word = EightDigits.load(bytes, at: 0)
        if word | 0x0020_2020_2020 == 0x2F2F_3A73_7074_7468 { return 8 }
        return word &<< 8 | 0x2020_2020_00 == 0x2F2F_3A70_7474_6800 ? 7 : nil
    }

    /// The offset of a colon in the first eight bytes, with only characters of a scheme before it, or `nil`.
    @inline(__always)
    var shortSchemeEnd: Int? {
        guard bytes.count >= 8 else { return nil }
        let word = ByteWord(EightDigits.load(bytes, at: 0))
        let end = word.run(Self.schemeCharacters(word))
        return end < 8 && bytes[end] == UInt8(ascii: ":") ? end : nil
    }

    /// Returns a mask of letters, digits, `+`, `-`, and `.` (RFC 3986 3.1).
    @inline(__always)
    private static func schemeCharacters(_ word: ByteWord) -> UInt64 {
        word.letters | word.digits | word.inside(0x2B, 0x2B) | word.inside(0x2D, 0x2E)
    }

    /// Returns the offset of the colon after the scheme, or -1 in a reference without a scheme.
    ///
    /// It returns a rejection instead of throwing it, because every `throw` calls the runtime.
    @inline(__always)
    func schemeEnd() -> Result<Int, ScanRejection> {
        let offset = bytes.runEnd(from: 0, Self.schemeCharacters)
        if offset < bytes.count, bytes[offset] == UInt8(ascii: ":") {
            if offset == 0 { return .failure(ScanRejection(.urlSchemeMissing, at: 0)) }
            guard bytes[0].isLetter else { return .failure(ScanRejection(.urlSchemeSyntax, at: 0)) }
            return .success(offset)
        }
        return schemeEnd(afterRun: offset)
    }

    /// Returns the end of the scheme if the characters of a scheme at the start are not before a colon.
    @inline(never)
    private func schemeEnd(afterRun offset: Int) -> Result<Int, ScanRejection> {
        let colon = bytes.firstIndex { byte in
            byte == UInt8(ascii: ":") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?")
                || byte == UInt8(ascii: "#")
        }
        if let colon, bytes[colon] == UInt8(ascii: ":") { return .failure(disallowed(at: offset, .urlSchemeSyntax)) }
        guard rules.contains(.references) else {
            // A space or a backslash is a more helpful error than the missing scheme.
            let isPlain = offset == bytes.count || bytes[offset] > 0x20 && bytes[offset] != UInt8(ascii: "\\")
            return .failure(isPlain ? ScanRejection(.urlSchemeMissing, at: 0) : disallowed(at: offset, .urlCharacter))
        }
        return .success(-1)
    }

    // MARK: - After the scheme

    /// Reads everything after the scheme.
    @inline(__always)
    func read(after schemeEnd: Int, into parts: inout URLParts.Offsets) throws(ScanRejection) {
        parts.schemeEnd = schemeEnd
        parts.end = bytes.count
        let start = schemeEnd &+ 1
        let slash = UInt8(ascii: "/")
        if start &+ 1 < bytes.count, bytes[start] == slash, bytes[start &+ 1] == slash {
            try authority(from: start &+ 2, into: &parts)
        } else if rules.contains(.host), schemeEnd >= 0 {
            throw disallowed(at: start, .urlHostMissing)
        } else {
            parts.pathStart = start
        }
        try readText(into: &parts)
    }

    /// Reads everything after `//`, with the end of the scheme before it.
    @inline(__always)
    func read(authorityAt start: Int, into parts: inout URLParts.Offsets) throws(ScanRejection) {
        parts.schemeEnd = start &- 3
        parts.end = bytes.count
        try authority(from: start, into: &parts)
        try readText(into: &parts)
    }

    @inline(__always)
    private func authority(from start: Int, into parts: inout URLParts.Offsets) throws(ScanRejection) {
        do throws(ScanRejection) {
            try host(from: start, into: &parts)
        } catch {
            // The text is not a host, so it may begin with user info.
            try userInfoAndHost(from: start, into: &parts, orElse: error)
        }
    }

    @inline(never)
    private func userInfoAndHost(
        from start: Int, into parts: inout URLParts.Offsets, orElse rejection: ScanRejection
    ) throws(ScanRejection) {
        guard let at = atSign(from: start) else { throw rejection }
        guard rules.contains(.userInfo), !rules.contains(.bareHost) else {
            throw ScanRejection(.urlUserInfo, at: start)
        }
        try checkUserInfo(start, at)
        parts.portStart = -1
        parts.hostKind = .none
        parts.userInfoStart = start
        try host(from: at + 1, into: &parts)
    }

    /// Returns the first `@` before the end of the authority (RFC 3986 3.2), or `nil`.
    private func atSign(from start: Int) -> Int? {
        for offset in start..<bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "@"): return offset
            case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return nil
            default: break
            }
        }
        return nil
    }

    private func checkUserInfo(_ start: Int, _ end: Int) throws(ScanRejection) {
        var offset = start
        while offset < end {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "%") {
                try checkEncoding(at: offset)
                offset += 3
            } else if Self.registeredName.contains(byte) || byte == UInt8(ascii: ":") {
                offset += 1
            } else {
                throw disallowed(at: offset, .urlCharacter)
            }
        }
    }

    // MARK: - Reasons

    /// Returns the rejection of a disallowed byte; spaces and backslashes have codes of their own.
    func disallowed(at offset: Int, _ code: ValidationError.Code) -> ScanRejection {
        guard offset < bytes.count else { return ScanRejection(code, at: offset) }
        return switch bytes[offset] {
        case 0...0x20, 0x7F: ScanRejection(.urlBlank, at: offset)
        case UInt8(ascii: "\\"): ScanRejection(.urlBackslash, at: offset)
        default: ScanRejection(code, at: offset)
        }
    }

    func rejection(_ rejection: DomainNameScanner.NameRejection) -> ScanRejection {
        let code: ValidationError.Code
        switch rejection.cause {
        case .character: return disallowed(at: rejection.position, .urlHostCharacter)
        // A disallowed byte may be where the label should begin.
        case .labelEmpty:
            guard rejection.position < bytes.count, bytes[rejection.position] != UInt8(ascii: "."),
                !isDelimiter(bytes[rejection.position])
            else {
                code = .urlLabelEmpty
                break
            }
            return disallowed(at: rejection.position, .urlHostCharacter)
        case .unicode: code = .urlHostUnicode
        case .labelTooLong: code = .urlLabelTooLong
        case .labelHyphen: code = .urlLabelHyphen
        case .tooLong: code = .urlHostTooLong
        case .encoding: code = .urlHostEncoding
        case .international: code = .urlHostInternational
        case .noDot, .topLevel: code = .urlTopLevelDomain
        }
        return ScanRejection(code, at: rejection.position)
    }
}
