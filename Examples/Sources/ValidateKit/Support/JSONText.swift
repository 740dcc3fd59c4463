// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A builder for JSON text, with the few shapes that reports need.
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

    mutating func member(_ name: String, _ value: String) {
        key(name)
        string(value)
    }
    mutating func member(_ name: String, _ value: Int) {
        key(name)
        raw(String(value))
    }
    mutating func member(_ name: String, _ value: Bool) {
        key(name)
        raw(String(value))
    }

    mutating func member(_ name: String, orNull value: String?) {
        key(name)
        if let value { string(value) } else { raw("null") }
    }

    mutating func member(_ name: String, orNull value: Int?) {
        key(name)
        raw(value.map(String.init) ?? "null")
    }

    /// Appends a member whose value is already JSON.
    mutating func member(_ name: String, json: String) {
        key(name)
        raw(json)
    }

    /// Appends an element that's already JSON.
    mutating func element(json: String) { raw(json) }

    /// Returns a string as JSON.
    static func string(_ value: String) -> String {
        var json = JSONText()
        json.string(value)
        return json.text
    }

    mutating func member(_ name: String, _ value: ValidationError.Value) {
        key(name)
        self.value(value)
    }

    mutating func value(_ value: ValidationError.Value) {
        switch value {
        case .int(let number): raw(String(number))
        // JSON can't represent infinity.
        case .double(let number): number.isFinite ? raw(String(number)) : string(String(number))
        case .flag(let flag): raw(String(flag))
        case .text(let text): string(text)
        case .list(let texts): array { list in for text in texts { list.string(text) } }
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
            // Text that must not reach a terminal is escaped here, too. It means the same to every JSON reader.
            case _ where !Printable.isVisible(scalar):
                for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
                    let digits = String(unit, radix: 16)
                    text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
        needsComma = true
    }

    /// Returns an array of strings as JSON.
    static func list(_ values: [String]) -> String {
        var json = JSONText()
        json.array { list in for value in values { list.string(value) } }
        return json.text
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
