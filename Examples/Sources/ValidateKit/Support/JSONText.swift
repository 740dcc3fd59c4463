// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// Text in the making that is JSON: the few shapes that reports have.
struct JSONText {
    private(set) var text = ""
    private var needsComma = false

    mutating func object(_ body: (inout JSONText) -> Void) { nested("{", "}", body) }
    mutating func array(_ body: (inout JSONText) -> Void) { nested("[", "]", body) }

    mutating func key(_ name: String) {
        string(name)
        text += ":"
        needsComma = false
    }

    mutating func member(_ name: String, _ value: String) { key(name); string(value) }
    mutating func member(_ name: String, _ value: Int) { key(name); raw(String(value)) }
    mutating func member(_ name: String, _ value: Bool) { key(name); raw(String(value)) }

    mutating func member(_ name: String, orNull value: String?) {
        key(name)
        if let value { string(value) } else { raw("null") }
    }

    mutating func member(_ name: String, _ value: ValidationError.Value) {
        key(name)
        self.value(value)
    }

    mutating func value(_ value: ValidationError.Value) {
        switch value {
        case .int(let number): raw(String(number))
        // JSON has no word for infinity.
        case .double(let number): number.isFinite ? raw(String(number)) : string(String(number))
        case .flag(let flag): raw(String(flag))
        case .text(let text): string(text)
        case .list(let texts): array { list in texts.forEach { list.string($0) } }
        }
    }

    /// Appends a string (RFC 8259, section 7).
    mutating func string(_ value: String) {
        comma()
        text += "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            // A program that reads line by line must not see a line end inside a string.
            case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
        needsComma = true
    }

    private mutating func raw(_ literal: String) {
        comma()
        text += literal
        needsComma = true
    }

    private mutating func nested(_ open: String, _ close: String, _ body: (inout JSONText) -> Void) {
        comma()
        text += open
        needsComma = false
        body(&self)
        text += close
        needsComma = true
    }

    private mutating func comma() { if needsComma { text += "," } }
}
