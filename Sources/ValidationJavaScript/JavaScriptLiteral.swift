// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Notation for values in JavaScript.
enum JavaScriptLiteral {
    static func text(_ text: String) -> String {
        var literal = "'"
        for scalar in text.unicodeScalars {
            switch scalar {
            case "'", "\\": literal += "\\\(scalar)"
            case "\n": literal += "\\n"
            // A page could end its script at "</".
            case "<": literal += "\\x3c"
            default:
                if scalar.isVisible || scalar == " " {
                    literal.unicodeScalars.append(scalar)
                } else {
                    literal += "\\u{\(String(scalar.value, radix: 16))}"
                }
            }
        }
        return literal + "'"
    }

    static func list(_ values: [String]) -> String { "[\(values.joined(separator: ", "))]" }

    static func texts(_ values: [String]) -> String { list(values.map(text)) }

    /// Returns a property's name, without quotation marks if it needs none.
    static func key(_ name: String) -> String {
        // Without brackets, it would be the object's prototype.
        if name == "__proto__" { return "['__proto__']" }
        let isNumber = !name.isEmpty && name.utf8.allSatisfy { (0x30...0x39).contains($0) } && !name.hasPrefix("0")
        let isName = name.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) } && !name.isEmpty
        return isNumber || isName ? name : text(name)
    }

    /// Returns one character, or a range of characters, in a class of a regular expression with the flag u.
    static func classMember(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "0"..."9", "A"..."Z", "a"..."z": String(scalar)
        default: "\\u{\(String(scalar.value, radix: 16))}"
        }
    }
}
