// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Markup that contains only source code literals and escaped text.
///
/// Text becomes markup only by interpolation, which escapes it:
///
/// ```swift
/// let typed = "<b>"
/// let cell: HTML = "<td>\(typed)</td>"  // <td>&lt;b&gt;</td>
/// ```
///
/// An attribute's value must be in quotation marks, because escaping covers only the characters that end a quoted
/// value.
package struct HTML: Sendable, Equatable {
    /// The markup as text.
    package let markup: String
}

// A `StaticString` is always a literal, so no text can become markup without being escaped.
extension HTML: ExpressibleByStringInterpolation {
    package init(stringLiteral value: StaticString) {
        markup = value.description
    }

    package init(stringInterpolation: StringInterpolation) {
        markup = stringInterpolation.markup
    }

    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var markup = ""

        package init(literalCapacity: Int, interpolationCount: Int) {
            markup.reserveCapacity(literalCapacity)
        }

        package mutating func appendLiteral(_ literal: StaticString) {
            markup += literal.description
        }

        /// Appends text with its special characters escaped.
        package mutating func appendInterpolation(_ text: String) {
            for scalar in text.unicodeScalars {
                switch scalar {
                case "&": markup += "&amp;"
                case "<": markup += "&lt;"
                case ">": markup += "&gt;"
                case "\"": markup += "&quot;"
                case "'": markup += "&#39;"
                // A parser drops or replaces these characters if they aren't escaped.
                case "\r": markup += "&#13;"
                case "\0": markup += "\u{FFFD}"
                default: markup.unicodeScalars.append(scalar)
                }
            }
        }

        package mutating func appendInterpolation(_ html: HTML?) {
            if let html { markup += html.markup }
        }

        package mutating func appendInterpolation(_ parts: [HTML]) {
            for part in parts { markup += part.markup }
        }
    }
}
