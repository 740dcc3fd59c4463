// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension String {
    /// Returns the text with each `{name}` replaced by the value for that name, in one pass from left to right.
    ///
    /// A value's content is never read as a template again (compare CVE-2020-10693). Braces around a name without a
    /// value stay as they are.
    ///
    /// - Complexity: O(*n*), because the names don't overlap.
    package func replacingPlaceholders(by replacement: (String) -> String?) -> String {
        let bytes = Array(utf8)
        var text: [UInt8] = []
        var copied = 0
        var open: Int?
        for (index, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "{") { open = index }
            guard byte == UInt8(ascii: "}") else { continue }
            if let start = open, let value = replacement(String(decoding: bytes[start + 1..<index], as: UTF8.self)) {
                text += bytes[copied..<start]
                text += value.utf8
                copied = index + 1
            }
            open = nil
        }
        return copied == 0 ? self : String(decoding: text + bytes[copied...], as: UTF8.self)
    }
}
