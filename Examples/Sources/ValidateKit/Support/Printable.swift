// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Text from other sources, on its way to a terminal.
///
/// A value, a label, a file name, or a sample may contain characters that move the cursor, change colors, change the
/// direction of the following text, or are invisible. They're shown as escapes such as `\u{1b}`, so that a report
/// doesn't hide anything.
enum Printable {
    /// Returns the text on one line, with escapes for everything that must not reach a terminal.
    ///
    /// - Parameter blanks: Whether to escape blanks other than the space, too, as in values, where they matter.
    static func text(_ text: String, blanks: Bool = false) -> String {
        if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
        var shown = ""
        for scalar in text.unicodeScalars {
            if isVisible(scalar),
                !blanks || scalar == " " || scalar.properties.generalCategory != .spaceSeparator
            {
                shown.unicodeScalars.append(scalar)
            } else {
                shown += escape(scalar)
            }
        }
        return shown
    }

    /// Returns the text with escapes, and with at most the given number of its scalars.
    static func text(_ text: String, prefix: Int) -> String {
        let rest = text.unicodeScalars.dropFirst(prefix)
        return Self.text(String(text.unicodeScalars.prefix(prefix)), blanks: true)
            + (rest.isEmpty ? "" : "…")
    }

    /// Returns text with several lines, each with escapes.
    static func lines(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { Self.text(String($0)) }
            .joined(separator: "\n")
    }

    /// Returns words wrapped to 80 columns by default, with the given indentation on each line.
    ///
    /// - Parameter first: The text in front of the first word. It's at least as wide as the indentation.
    static func wrapped(_ text: String, after first: String, indent: Int, width: Int = 80) -> String {
        var lines = [first]
        let margin = String(repeating: " ", count: indent)
        for word in text.split(separator: " ") {
            let isFirst = lines == [first]
            if !isFirst, lines[lines.count - 1].count + 1 + word.count > width {
                lines.append(margin + word)
            } else {
                lines[lines.count - 1] += (isFirst ? "" : " ") + word
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns whether a terminal shows something for a scalar without any other effect.
    static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        if (0x20...0x7E).contains(scalar.value) { return true }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
            return false
        // U+2800, the empty Braille pattern, is a symbol that shows nothing.
        default: return !scalar.properties.isDefaultIgnorableCodePoint && scalar != "\u{2800}"
        }
    }

    static func escape(_ scalar: Unicode.Scalar) -> String {
        "\\u{\(String(scalar.value, radix: 16))}"
    }
}

/// Returns a number with its noun: `1 row`, `2 rows`.
func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

extension Sequence<String> {
    /// Returns the words as a list in a sentence: `a, b, or c`.
    func list(_ word: String = "or") -> String {
        let all = Array(self)
        guard let last = all.last, all.count > 1 else { return all.first ?? "" }
        return all.dropLast().joined(separator: ", ") + (all.count > 2 ? "," : "") + " \(word) " + last
    }
}
