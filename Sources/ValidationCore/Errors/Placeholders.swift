// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension String {
    /// Returns the text with each `{name}` replaced by the value of that name, in one pass from left to right.
    ///
    /// The content of a value is never read as a template again (compare CVE-2020-10693). Braces around a name without
    /// a value are text.
    ///
    /// - Complexity: O(*n*), because the names do not overlap.
    package func replacingPlaceholders(by value: (String) -> String?) -> String {
        let bytes = Array(utf8)
        var text: [UInt8] = []
        var copied = 0
        var open: Int?
        for (index, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "{") { open = index }
            guard byte == UInt8(ascii: "}") else { continue }
            if let start = open, let value = value(String(decoding: bytes[start + 1..<index], as: UTF8.self)) {
                text += bytes[copied..<start]
                text += value.utf8
                copied = index + 1
            }
            open = nil
        }
        return copied == 0 ? self : String(decoding: text + bytes[copied...], as: UTF8.self)
    }
}
