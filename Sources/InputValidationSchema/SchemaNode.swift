// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A JSON value that keeps the order of its keys.
indirect enum SchemaNode: Equatable, Sendable {
    case object([Member])
    case array([SchemaNode])
    case text(String)
    /// A number as JSON writes it, so that it can have more digits than a `Double`.
    case number(String)
    case flag(Bool)

    struct Member: Equatable, Sendable {
        let key: String
        let value: SchemaNode

        init(_ key: String, _ value: SchemaNode) {
            self.key = key
            self.value = value
        }
    }

    /// An object's members, or an empty array.
    var members: [Member] {
        if case .object(let members) = self { members } else { [] }
    }

    /// Returns the value as JSON in ASCII, indented by two spaces.
    func json(indentedBy indentation: String = "") -> String {
        let inner = indentation + "  "
        func block(_ parts: [String], from open: String, to close: String) -> String {
            parts.isEmpty
                ? open + close
                : "\(open)\n\(inner)\(parts.joined(separator: ",\n\(inner)"))\n\(indentation)\(close)"
        }
        switch self {
        case .object(let members):
            return block(
                members.map { "\(Self.quoted($0.key)): \($0.value.json(indentedBy: inner))" }, from: "{", to: "}")
        case .array(let values): return block(values.map { $0.json(indentedBy: inner) }, from: "[", to: "]")
        case .text(let text): return Self.quoted(text)
        case .number(let number): return number
        case .flag(let flag): return flag ? "true" : "false"
        }
    }

    /// Returns a text as a JSON string, with escapes for all non-ASCII characters.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for unit in text.utf16 {
            switch unit {
            case 0x22: result += "\\\""
            case 0x5C: result += "\\\\"
            case 0x0A: result += "\\n"
            case 0x20..<0x7F: result.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
            default:
                let digits = String(unit, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
        }
        return result + "\""
    }
}
