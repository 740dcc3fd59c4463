// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ArgumentParser

/// The encoding of an input.
enum EncodingChoice: String, ExpressibleByArgument, CaseIterable {
    case auto
    case utf8 = "utf-8"
    case utf16 = "utf-16"
    case utf16LittleEndian = "utf-16le"
    case utf16BigEndian = "utf-16be"
    case latin1 = "latin-1"
    case latin2 = "latin-2"
    case latin9 = "latin-9"
    case windows1250 = "windows-1250"
    case windows1251 = "windows-1251"
    case windows1252 = "windows-1252"
    case macRoman = "mac-roman"

    /// The name in messages.
    var title: String {
        switch self {
        case .auto: "an unknown encoding"
        case .utf8: "UTF-8"
        case .utf16, .utf16LittleEndian, .utf16BigEndian: "UTF-16"
        case .latin1: "Latin-1"
        case .latin2: "Latin-2"
        case .latin9: "Latin-9"
        case .windows1250: "Windows-1250"
        case .windows1251: "Windows-1251"
        case .windows1252: "Windows-1252"
        case .macRoman: "Mac Roman"
        }
    }
}

extension EncodingChoice {
    /// An encoding that was recognized by an input's first bytes, and by what.
    struct Recognition {
        let encoding: EncodingChoice
        let reason: String
    }

    /// Recognizes an encoding other than UTF-8, or returns `nil` if it's UTF-8 or uncertain.
    ///
    /// - Parameter bytes: The first bytes, which may end inside a character.
    static func recognize(_ bytes: [UInt8]) -> Recognition? {
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return nil }
        let mark = "by its byte order mark"
        if bytes.starts(with: [0xFF, 0xFE]) { return Recognition(encoding: .utf16LittleEndian, reason: mark) }
        if bytes.starts(with: [0xFE, 0xFF]) { return Recognition(encoding: .utf16BigEndian, reason: mark) }
        if let encoding = withZeros(bytes) {
            return Recognition(encoding: encoding, reason: "by the zero bytes at its beginning")
        }
        return isWesternEuropean(bytes)
            ? Recognition(encoding: .windows1252, reason: "by its letters, which Windows-1250 and Latin-9 share") : nil
    }

    /// Returns UTF-16's byte order if the first two characters are ASCII, or `nil`.
    static func withZeros(_ bytes: [UInt8]) -> EncodingChoice? {
        guard bytes.count >= 4 else { return nil }
        return switch bytes.prefix(4).map({ $0 != 0 }) {
        case [true, false, true, false]: .utf16LittleEndian
        case [false, true, false, true]: .utf16BigEndian
        default: nil
        }
    }

    /// Returns whether a text is certainly in an encoding of Western or Central Europe.
    ///
    /// Each character has the same meaning in all of these encodings. There's a letter other than ASCII, and such letters
    /// are in words with ASCII letters, unlike in Greek, Cyrillic, or Asian encodings. The Mac has other letters.
    private static func isWesternEuropean(_ bytes: [UInt8]) -> Bool {
        let isUTF8 = bytes.withUnsafeBufferPointer { bytes.count - $0.utf8Prefix < 4 }
        guard !isUTF8, !bytes.contains(0) else { return false }
        var hasLetter = false
        var index = 0
        func isASCIILetter(_ index: Int) -> Bool {
            bytes.indices.contains(index) && UInt8(ascii: "a")...UInt8(ascii: "z") ~= bytes[index] | 0x20
        }
        while index < bytes.count {
            guard OneByteTable.isShared(bytes[index]) else { return false }
            let start = index
            while index < bytes.count, bytes[index] >= 0xC0, OneByteTable.isShared(bytes[index]) { index += 1 }
            if index > start {
                guard index - start <= 2, isASCIILetter(start - 1) || isASCIILetter(index) else { return false }
                hasLetter = true
            } else {
                index += 1
            }
        }
        return hasLetter
    }
}

/// The characters for the bytes from 0x80 on in an encoding with one byte for each character.
///
/// The tables are from <https://www.unicode.org/Public/MAPPINGS/>.
enum OneByteTable {
    static func scalars(of encoding: EncodingChoice) -> [Unicode.Scalar]? {
        let controls = (0x80...0x9F).compactMap { Unicode.Scalar($0 as UInt32) }
        switch encoding {
        case .latin1: return (0x80...0xFF).compactMap { Unicode.Scalar($0 as UInt32) }
        case .latin2: return controls + Array(latin2.unicodeScalars)
        case .latin9: return controls + Array(latin9.unicodeScalars)
        case .windows1250: return Array(windows1250.unicodeScalars)
        case .windows1251: return Array(windows1251.unicodeScalars)
        case .windows1252: return Array(windows1252.unicodeScalars)
        case .macRoman: return Array(macRoman.unicodeScalars)
        case .auto, .utf8, .utf16, .utf16LittleEndian, .utf16BigEndian: return nil
        }
    }

    /// Returns whether a byte is the same letter or common sign in the encodings of Western and Central Europe.
    static func isShared(_ byte: UInt8) -> Bool { shared[Int(byte)] }

    private static let shared: [Bool] = {
        let (western, central) = (Array(windows1252.unicodeScalars), Array(windows1250.unicodeScalars))
        let signs: Set<Unicode.Scalar> = [
            "€", "„", "…", "‘", "’", "“", "”", "–", "—", "\u{A0}", "§", "«", "°", "´", "»",
        ]
        return (0...255).map { byte in
            guard byte >= 0x80 else { return true }
            let scalar = western[byte - 0x80]
            return scalar == central[byte - 0x80]
                && (byte >= 0xC0 && scalar.properties.isAlphabetic || signs.contains(scalar))
        }
    }()

    private static let windows1250 =
        "€\u{FFFD}‚\u{FFFD}„…†‡\u{FFFD}‰Š‹ŚŤŽŹ\u{FFFD}‘’“”•–—\u{FFFD}™š›śťžź"
        + "\u{A0}ˇ˘Ł¤Ą¦§¨©Ş«¬\u{AD}®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľż"
        + "ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙"
    private static let windows1251 =
        "ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u{FFFD}™љ›њќћџ\u{A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{AD}®Ї°±Ііґµ¶·ё№є»јЅѕї"
        + "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя"
    private static let windows1252 =
        "€\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ"
        + "\u{A0}¡¢£¤¥¦§¨©ª«¬\u{AD}®¯°±²³´µ¶·¸¹º»¼½¾¿"
        + "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"
    private static let latin2 =
        "\u{A0}Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\u{AD}ŽŻ°ą˛ł´ľśˇ¸šşťź˝žż"
        + "ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙"
    private static let latin9 =
        "\u{A0}¡¢£€¥Š§š©ª«¬\u{AD}®¯°±²³Žµ¶·ž¹º»ŒœŸ¿"
        + "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"
    private static let macRoman =
        "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ"
        + "–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ"
}
