// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Text from other sources, on its way to a page.
enum HTMLText {
    /// Returns a text as the content of an element, with visible escapes for characters that show nothing.
    static func content(_ text: String) -> String {
        escaped(text) { "<span class=\"esc\">\(Printable.escape($0))</span>" }
    }

    /// Returns a text for an attribute or the title, which can't contain elements.
    static func attribute(_ text: String) -> String { escaped(text, Printable.escape) }

    /// Returns a text in an element that keeps its direction from changing the text around it.
    static func isolated(_ text: String) -> String { "<bdi>\(content(text))</bdi>" }

    private static func escaped(_ text: String, _ invisible: (Unicode.Scalar) -> String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default:
                if Printable.isVisible(scalar) {
                    result.unicodeScalars.append(scalar)
                } else {
                    result += invisible(scalar)
                }
            }
        }
        return result
    }
}

/// Returns a number with commas between its thousands: `12,345`.
func grouped(_ number: Int) -> String {
    var digits = String(number)
    var index = digits.count
    while index > 3 {
        index -= 3
        digits.insert(",", at: digits.index(digits.startIndex, offsetBy: index))
    }
    return digits
}

/// Returns a number with commas and its noun: `1 row`, `12,345 rows`.
func groupedCount(_ number: Int, _ noun: String) -> String { "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")" }
