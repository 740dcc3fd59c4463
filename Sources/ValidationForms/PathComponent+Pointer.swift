// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

extension [ValidationError.PathComponent] {
    /// Creates a path from a JSON Pointer, or from the notation that programs use, such as `$.address.lines[2]` or
    /// `lines.2`.
    package init(pathNotation text: String) {
        // No field name is longer, and each error would hold its own copy of a long path.
        if text.utf8.count > 1_024 {
            self = [.key(text)]
        } else if let first = text.unicodeScalars.first, first == "#" || first == "/" {
            self.init(jsonPointer: text)
        } else {
            let names = text.unicodeScalars.split { ".[]'\"".unicodeScalars.contains($0) }.map { String($0) }
            self = names.dropFirst(names.first == "$" ? 1 : 0).map { ValidationError.PathComponent(name: $0) }
        }
    }

    /// Creates a path from a JSON Pointer, plain or in a URI fragment, such as `#/lines/2`.
    ///
    /// A numeric component is an element's index.
    init(jsonPointer pointer: String) {
        // Don't split by `Character`: a name can begin with a combining mark, which forms one character with the slash
        // before it.
        let scalars = pointer.unicodeScalars
        let text = scalars.first == "#" ? String(scalars.dropFirst()).percentDecoded : pointer
        self = text.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map {
            let parts = $0.split(separator: "~", omittingEmptySubsequences: false)
            let name = parts.dropFirst().reduce(into: String(parts[0])) { name, part in
                switch part.first {
                case "0": name += "~" + String(part.dropFirst())
                case "1": name += "/" + String(part.dropFirst())
                default: name += "~" + String(part)
                }
            }
            return ValidationError.PathComponent(name: name)
        }
    }

    /// The path as a JSON Pointer in a URI fragment (RFC 6901, section 6).
    var pointerFragment: String { "#" + jsonPointer.percentEncoded }
}

extension ValidationError.PathComponent {
    fileprivate init(name: String) {
        if let index = Int(name), index >= 0, String(index) == name { self = .index(index) } else { self = .key(name) }
    }
}

extension String {
    /// The text, percent-encoding each byte that RFC 3986 doesn't allow in a fragment.
    fileprivate var percentEncoded: String {
        utf8.reduce(into: "") { text, byte in
            if byte.isLetter || byte.isDigit || "-._~!$&'()*+,;=:@/?".utf8.contains(byte) {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
    }

    /// The text with its percent encodings decoded; malformed encodings stay as they are.
    fileprivate var percentDecoded: String {
        let bytes = Array(utf8)
        var decoded: [UInt8] = []
        var index = 0
        while index < bytes.count {
            let digits = bytes[index...].dropFirst().prefix(2).compactMap(\.hexadecimalValue)
            let isEncoding = bytes[index] == UInt8(ascii: "%") && digits.count == 2
            decoded.append(isEncoding ? digits[0] << 4 | digits[1] : bytes[index])
            index += isEncoding ? 3 : 1
        }
        return String(decoding: decoded, as: UTF8.self)
    }
}
