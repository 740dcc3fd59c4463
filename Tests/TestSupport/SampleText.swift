// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A text as a test argument.
///
/// The test case's name shows control and invisible characters as escapes.
public struct SampleText: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The unescaped text.
    public let text: String

    /// Creates an argument from a literal.
    public init(stringLiteral text: String) { self.text = text }

    /// The text in quotation marks, with control and invisible characters escaped.
    public var description: String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: scalar.escaped(asASCII: true)
            case .spaceSeparator where scalar != " ": scalar.escaped(asASCII: true)
            default: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }
}
