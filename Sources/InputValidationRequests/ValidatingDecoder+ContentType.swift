// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension ValidatingDecoder {
    /// Returns whether a request's `Content-Type` header says JSON: `application/json`, or a type with the suffix
    /// `+json`.
    ///
    /// A server should reject any other body with status 415. A browser sends forms and plain text to other sites
    /// without asking the server first, but it doesn't send JSON this way.
    ///
    /// ```swift
    /// ValidatingDecoder.accepts(
    ///     contentType: "application/json; charset=utf-8")  // true
    /// ValidatingDecoder.accepts(contentType: "text/plain")  // false
    /// ValidatingDecoder.accepts(contentType: nil)  // false
    /// ```
    ///
    /// Source: RFC 9110, sections 8.3.1 and 15.5.16, and RFC 6839, section 3.1. JSON is in UTF-8 (RFC 8259, section
    /// 8.1), so the method doesn't accept another `charset`.
    ///
    /// - Parameter header: The header's value, or `nil` if the request lacks the header; the method doesn't accept
    ///   `nil`.
    public static func accepts(contentType header: String?) -> Bool {
        guard let header, header.utf8.count <= 1_024, header.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
        let parts = header.split(separator: ";", omittingEmptySubsequences: false).map(\.asciiTrimmed)
        let names = parts[0].lowercased().split(separator: "/", omittingEmptySubsequences: false)
        guard names.count == 2, names.allSatisfy(\.isToken) else { return false }
        let isJSON =
            names[0] == "application" && names[1] == "json" || names[1].count > 5 && names[1].hasSuffix("+json")
        return isJSON
            && parts.dropFirst().allSatisfy { parameter in
                let halves = parameter.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                guard halves.first?.lowercased() == "charset" else { return true }
                return ["utf-8", "\"utf-8\""].contains(halves.last?.lowercased())
            }
    }
}

extension Substring {
    /// The text without the spaces and tabs at its ends.
    fileprivate var asciiTrimmed: Substring {
        let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
        let start = drop(while: isBlank)
        return start.prefix(start.count - start.reversed().prefix(while: isBlank).count)
    }

    /// Whether the text is an HTTP token (RFC 9110, section 5.6.2).
    fileprivate var isToken: Bool {
        !isEmpty
            && utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
                default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
                }
            }
    }
}
