// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Which encoding an input has if it isn't UTF-8, judging by its bytes, and what to type.
enum TextEncoding {
    /// Returns why an input that begins with these bytes can't be read, or `nil` if it can be UTF-8.
    ///
    /// Without a byte order mark, UTF-16 and UTF-32 have zeros next to ASCII characters.
    static func complaint(aboutBeginning bytes: some Collection<UInt8>) -> String? {
        let start = Array(bytes.prefix(4))
        if start == [0xFF, 0xFE, 0, 0] || start == [0, 0, 0xFE, 0xFF] { return complaint("UTF-32", "UTF-32") }
        if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) {
            return complaint("UTF-16", "UTF-16")
        }
        guard start.count == 4 else { return nil }
        return switch start.map({ $0 != 0 }) {
        case [true, false, true, false]: complaint("UTF-16", "UTF-16LE")
        case [false, true, false, true]: complaint("UTF-16", "UTF-16BE")
        case [true, false, false, false]: complaint("UTF-32", "UTF-32LE")
        case [false, false, false, true]: complaint("UTF-32", "UTF-32BE")
        default: nil
        }
    }

    /// Returns why a record with these bytes, which aren't UTF-8, can't be read.
    ///
    /// - Parameter namesOption: Whether to name `--encoding` instead of a command that converts the input.
    static func complaint(aboutRecord bytes: some Collection<UInt8>, namesOption: Bool = false) -> String {
        if bytes.contains(0) { return complaint("UTF-16", "UTF-16") }
        // If there are UTF-8 characters among the others, only a few bytes are wrong.
        let isMixed = String(decoding: bytes, as: UTF8.self).unicodeScalars.contains {
            $0.value > 0x7F && $0 != "\u{FFFD}"
        }
        if isMixed { return "this is not UTF-8, although most of it is" }
        // Encodings with two or more bytes for each character, such as Shift JIS, use all values.
        let unusual = bytes.count { 0x80...0x9F ~= $0 && !windowsSigns.contains($0) }
        // In Latin-1 text, most characters are ASCII, and others stand alone or in pairs.
        var longest = 0
        var run = 0
        for byte in bytes {
            run = byte < 0x80 ? 0 : run + 1
            longest = max(longest, run)
        }
        guard longest <= 3, unusual == 0 else {
            return namesOption
                ? "this is not UTF-8; give --encoding, or convert it, for instance with iconv -f <encoding> -t UTF-8"
                : "this is not UTF-8; convert it, for instance with iconv -f <encoding> -t UTF-8"
        }
        // Latin-1 has control characters where Windows-1252 has quotes, dashes, and the euro sign.
        let isWindows = bytes.contains { 0x80...0x9F ~= $0 }
        if namesOption {
            let name = isWindows ? "Windows-1252" : "Windows-1252 or Latin-1"
            return "this is not UTF-8; it looks like \(name): give --encoding windows-1252, or another encoding"
        }
        return isWindows ? complaint("Windows-1252", "WINDOWS-1252") : complaint("Latin-1", "ISO-8859-1")
    }

    /// The euro sign, quotes, dashes, the ellipsis, the trademark sign, and letters of European languages.
    private static let windowsSigns: Set<UInt8> = [
        0x80, 0x82, 0x84, 0x85, 0x8A, 0x8B, 0x8C, 0x8E, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x99, 0x9A, 0x9B,
        0x9C, 0x9E, 0x9F,
    ]

    private static func complaint(_ name: String, _ option: String) -> String {
        "this is not UTF-8; it looks like \(name): convert it, for instance with iconv -f \(option) -t UTF-8"
    }
}
