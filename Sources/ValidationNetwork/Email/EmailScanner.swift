// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A byte scanner for email addresses: a local part, an `@`, and a domain.
struct EmailScanner {
    /// `atext` (RFC 5322 3.2.3).
    private static var atomCharacters: ByteSet { ByteSet(low: 0xA3FF_ACFA_0000_0000, high: 0x7FFF_FFFF_C7FF_FFFE) }

    let bytes: UnsafeBufferPointer<UInt8>
    let standard: EmailInputValidator.Standard
    let allowsUnicode: Bool

    /// The maximum length of a local part in bytes (RFC 5321 4.5.3.1.1).
    ///
    /// The WHATWG pattern doesn't have a limit.
    static let maximumLocalPartLength = 64

    /// The maximum length of an address in bytes.
    ///
    /// RFC 5321 4.5.3.1.3 limits a path to 256 bytes, including the two angle brackets (RFC 3696, erratum 1690).
    static let maximumLength = 254

    /// Reads an address and returns the offset of its `@`.
    ///
    /// The rejection ``ValidationError/Code-swift.struct/emailTooLong`` has the address's length as its position.
    func atSignOffset() throws(ScanRejection) -> Int {
        let at = try localPartEnd()
        if at > Self.maximumLocalPartLength, standard != .html5 {
            throw ScanRejection(.emailLocalTooLong, at: Self.maximumLocalPartLength)
        }
        let length = try at &+ 1 &+ domainLength(from: at &+ 1)
        if length > Self.maximumLength, standard != .html5 { throw ScanRejection(.emailTooLong, at: length) }
        return at
    }

    // MARK: - Local part

    /// Returns the offset of the `@` that follows the local part.
    private func localPartEnd() throws(ScanRejection) -> Int {
        if bytes.byte(at: 0) == UInt8(ascii: "\""), standard == .rfc5321 { return try quotedLocalPartEnd() }
        var offset = 0
        // The WHATWG pattern accepts dots anywhere.
        let allowsDots = standard == .html5
        var atomStart = 0
        var isInternational = false
        while true {
            offset = atomEnd(from: offset, allowsDots: allowsDots)
            guard offset < bytes.count else { throw ScanRejection(.emailAtMissing, at: offset) }
            let byte = bytes[offset]
            if byte == UInt8(ascii: "@") {
                if offset == 0 { throw ScanRejection(.emailLocalEmpty, at: 0) }
                if atomStart == offset, !allowsDots { throw ScanRejection(.emailLocalDot, at: offset - 1) }
                if isInternational { try checkCanonicalComposition(upTo: offset) }
                return offset
            } else if byte == UInt8(ascii: ".") {
                if atomStart == offset, !allowsDots { throw rejection(ofByteAt: offset, defaultCode: .emailLocalDot) }
                offset += 1
                atomStart = offset
            } else if byte >= 0x80, allowsUnicode {
                isInternational = true
                offset = try scalarEnd(at: offset, isFirst: offset == atomStart)
            } else {
                throw rejection(ofByteAt: offset, defaultCode: .emailLocalCharacter)
            }
        }
    }

    /// Returns the end of a run of `atext`, including dots if they're allowed.
    @inline(__always)
    private func atomEnd(from start: Int, allowsDots: Bool) -> Int {
        var offset = start
        while true {
            // Most `atext` characters are letters, digits, `+`, `-`, and `_`.
            offset = bytes.runEnd(from: offset) { word in
                word.letterMask | word.digitMask | word.mask(from: 0x2B, through: 0x2B)
                    | word.mask(from: 0x2D, through: allowsDots ? 0x2E : 0x2D)
                    | word.mask(from: 0x5F, through: 0x5F)
            }
            guard offset < bytes.count, Self.atomCharacters.contains(bytes[offset]) else { return offset }
            offset += 1
        }
    }

    /// Parses `DQUOTE *QcontentSMTP DQUOTE` (RFC 5321 4.1.2), with RFC 6531 3.3 characters if `allowsUnicode` is
    /// `true`.
    private func quotedLocalPartEnd() throws(ScanRejection) -> Int {
        var offset = 1
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "\""):
                guard offset + 1 < bytes.count else { throw ScanRejection(.emailAtMissing, at: offset + 1) }
                guard bytes[offset + 1] == UInt8(ascii: "@") else {
                    throw ScanRejection(.emailQuotes, at: offset + 1)
                }
                if allowsUnicode { try checkCanonicalComposition(upTo: offset + 1) }
                return offset + 1
            case UInt8(ascii: "\\"):
                guard offset + 1 < bytes.count, (0x20...0x7E).contains(bytes[offset + 1]) else {
                    throw ScanRejection(.emailQuotes, at: offset)
                }
                offset += 2
            case 0x20...0x7E: offset += 1
            case 0x80... where allowsUnicode: offset = try scalarEnd(at: offset, isFirst: offset == 1)
            default: throw ScanRejection(.emailQuotes, at: offset)
            }
        }
        throw ScanRejection(.emailQuotes, at: 0)
    }

    /// Returns the end of a visible character, of any script, that normalization leaves unchanged.
    ///
    /// - Parameter isFirst: Whether there's no preceding character that a mark could belong to.
    private func scalarEnd(at offset: Int, isFirst: Bool) throws(ScanRejection) -> Int {
        guard let (scalar, length) = bytes.scalar(at: offset), scalar.isVisible, !scalar.isCompatibilityCharacter,
            !scalar.properties.isFullCompositionExclusion, !(isFirst && scalar.properties.generalCategory.isMark)
        else { throw rejection(ofByteAt: offset, defaultCode: .emailLocalCharacter) }
        return offset + length
    }

    /// Rejects a local part that isn't in Normalization Form C, because RFC 6532 3.1 requires this form from mail
    /// programs.
    private func checkCanonicalComposition(upTo end: Int) throws(ScanRejection) {
        var scalars: [Unicode.Scalar] = []
        var offset = 0
        var suspect: Int?
        while offset < end, let (scalar, length) = bytes.scalar(at: offset) {
            if suspect == nil, CanonicalComposition.composesWithPrevious(scalar) { suspect = offset }
            scalars.append(scalar)
            offset += length
        }
        if !scalars.withUnsafeBufferPointer(CanonicalComposition.isComposed) {
            let position = suspect ?? bytes.firstIndex(where: { $0 >= 0x80 }) ?? 0
            throw ScanRejection(.emailLocalCharacter, at: position)
        }
    }

    // MARK: - Domain

    /// Parses the domain up to the text's end, and returns its length with encoded labels.
    private func domainLength(from start: Int) throws(ScanRejection) -> Int {
        guard start < bytes.count else { throw ScanRejection(.emailDomainEmpty, at: start) }
        if bytes[start] == UInt8(ascii: "["), standard == .rfc5321 {
            try checkAddressLiteral(from: start)
            return bytes.count &- start
        }
        do throws(ScanRejection) {
            return try DomainNameScanner(bytes, accepting: allowsUnicode ? .unicode : [])
                .parseWholeName(from: start, requiresTopLevelDomain: standard == .dotAtom)
        } catch {
            throw ScanRejection(emailCode(for: error), at: error.position)
        }
    }

    /// Parses `"[" IPv4-address-literal / "IPv6:" IPv6-addr "]"` (RFC 5321 4.1.3).
    ///
    /// No other tag is registered.
    private func checkAddressLiteral(from start: Int) throws(ScanRejection) {
        let end = bytes.count - 1
        guard end > start, bytes[end] == UInt8(ascii: "]") else {
            throw ScanRejection(.emailAddressLiteral, at: start)
        }
        let scanner = IPAddressScanner(bytes: bytes)
        let address = start + 6
        do throws(ScanRejection) {
            if address < end, bytes[(start + 1)..<address].equalsIgnoringCase("ipv6:") {
                // In RFC 5321 4.1.3, "::" represents at least two groups. RFC 4291 also permits a single group.
                _ = try scanner.version6Address(from: address, to: end, minimumGapLength: 2)
            } else {
                _ = try scanner.version4Address(from: start + 1, to: end)
            }
        } catch {
            throw ScanRejection(.emailAddressLiteral, at: error.position)
        }
    }

    // MARK: - Reasons

    /// Returns the rejection for a disallowed byte in the local part, or for a text without an `@`.
    private func rejection(ofByteAt offset: Int, defaultCode: ValidationError.Code) -> ScanRejection {
        guard bytes[offset...].contains(UInt8(ascii: "@")) else {
            return ScanRejection(.emailAtMissing, at: bytes.count)
        }
        return ScanRejection(defaultCode, at: offset)
    }

    /// Returns the email code for a domain name scanner's rejection.
    private func emailCode(for domainRejection: ScanRejection) -> ValidationError.Code {
        switch domainRejection.code {
        case .domainLabelTooLong: return .emailLabelTooLong
        case .domainLabelHyphen: return .emailLabelHyphen
        case .domainTooLong: return .emailDomainTooLong
        case .urlHostEncoding, .domainInternational: return .emailDomainInternational
        case .domainDot: return .emailDomainDot
        case .domainTopLevel: return .emailTopLevelDomain
        default: break
        }
        return switch bytes.byte(at: domainRejection.position) {
        case UInt8(ascii: "@"): .emailAtRepeated
        case UInt8(ascii: "["): .emailAddressLiteral
        case UInt8(ascii: "."), nil: .emailLabelEmpty
        default: .emailDomainCharacter
        }
    }
}

extension Unicode.Scalar {
    /// Whether Normalization Form KC replaces the character, as it replaces `１` with `1`.
    ///
    /// The value comes from the standard library's `NFKC_Casefold`, without the changes that case folding makes. The
    /// Thai and Lao vowel AM is accepted, because keyboards type it as one character even though normalization
    /// decomposes it.
    fileprivate var isCompatibilityCharacter: Bool {
        guard !isASCII, properties.changesWhenNFKCCaseFolded else { return false }
        switch value {
        case 0x0E33, 0x0EB3: return false
        // These compatibility characters also change under case folding (UnicodeData.txt, CaseFolding.txt).
        case 0xB5, 0x0149, 0x017F, 0x03D0...0x03D1, 0x03D5...0x03D6, 0x03F0...0x03F1, 0x03F4...0x03F5, 0x0587,
            0x1E9A...0x1E9B, 0xFB00...0xFB06, 0xFB13...0xFB17:
            return true
        default: break
        }
        if !properties.changesWhenCaseFolded { return true }
        let lowercase = properties.lowercaseMapping.unicodeScalars
        guard let first = lowercase.first, lowercase.count == 1, first != self else { return false }
        return first.isCompatibilityCharacter
    }
}

extension InputGrammar {
    private static let emailEndings = Endings(suffixesOf: [
        "a@a.aa", "a@a", "\"@a", "@a", "a.\u{FC}", "1::]", ".0.0.0]", "0.0.0]",
    ])
    private static let emailGrammars = EmailInputValidator.Standard.allCases.map { standard in
        InputGrammar(emailExpression(for: standard, allowsUnicode: false), endings: emailEndings)
    }
    private static let internationalEmailGrammars = EmailInputValidator.Standard.allCases.map { standard in
        InputGrammar(emailExpression(for: standard, allowsUnicode: true), endings: emailEndings)
    }

    static func email(_ standard: EmailInputValidator.Standard, allowsUnicode: Bool) -> InputGrammar? {
        zip(EmailInputValidator.Standard.allCases, allowsUnicode ? internationalEmailGrammars : emailGrammars)
            .first { $0.0 == standard }?.1
    }

    /// Returns an expression for a standard's email addresses.
    ///
    /// Part lengths and encoded labels restrict them further.
    private static func emailExpression(for standard: EmailInputValidator.Standard, allowsUnicode: Bool) -> String {
        let more = allowsUnicode ? nonASCIIRange : ""
        let atom = #"[!#-'*+\-/-9=?A-Z^-~\#(more)]"#
        let internationalLabel = "[-0-9A-Za-z\(nonASCIIRange)]+"
        let label =
            allowsUnicode
            ? internationalLabel : domainLabelExpression(of: "0-9A-Za-z", isLengthLimited: standard != .rfc5321)
        let words = #"\#(atom)+(?:\.\#(atom)+)*"#
        let name = #"\#(label)(?:\.\#(label))*"#
        switch standard {
        case .html5: return #"[.!#-'*+\-/-9=?A-Z^-~\#(more)]+@\#(name)"#
        case .dotAtom:
            let topLevel =
                allowsUnicode ? internationalLabel : "(?:[A-Za-z]{2,63}|[Xx][Nn]--[-0-9A-Za-z]{1,59})"
            return #"\#(words)@(?:\#(label)\.)+\#(topLevel)"#
        case .rfc5321:
            let quoted = #""(?:[ !#-\[\]-~\#(more)]|\\[ -~])*""#
            let literal = #"\[(?:[0-9.]{7,15}|[Ii][Pp][Vv]6:[0-9A-Fa-f:.]{2,45})\]"#
            return "(?:\(words)|\(quoted))@(?:\(name)|\(literal))"
        }
    }
}
