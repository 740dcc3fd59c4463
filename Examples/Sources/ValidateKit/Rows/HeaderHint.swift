// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation

/// What to type if a table's header is on a later line.
enum HeaderHint {
    /// Returns a hint, or no text if no line at the beginning has the rules' columns.
    ///
    /// - Parameters:
    ///   - beginning: The first bytes in UTF-8.
    ///   - line: The line that was taken for the header.
    static func text(for rules: RowRules, in beginning: [UInt8], line: Int, _ options: InputOptions) -> String {
        let names = rules.fields.filter { Int($0.rules.name) == nil }.map(\.rules.name)
        guard !names.isEmpty else { return "" }
        let lines = String(decoding: beginning, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, text) in lines.enumerated().prefix(100) where index + 1 > line {
            for delimiter in [",", ";", "\t", "|"] as [Character] {
                let cells = text.split(separator: delimiter, omittingEmptySubsequences: false).map {
                    $0.trimmingCharacters(in: CharacterSet(charactersIn: " \""))
                }
                guard cells.count > 1 || names.count == 1, names.allSatisfy(cells.contains) else { continue }
                let between = lines[(line - 1)..<index].filter { !$0.isEmpty }
                if options.comment == nil, let sign = between.first?.first, "#%;/".contains(sign),
                    between.allSatisfy({ $0.first == sign })
                {
                    return "; line \(index + 1) has the columns: give --comment '\(sign)', or --skip \(index)"
                }
                return "; line \(index + 1) has the columns: give --skip \(index)"
            }
        }
        return ""
    }

    /// Returns which line looks like the header and what to type, or `nil` if the first line can be the header.
    ///
    /// The header has as many cells as each line after it, and more than the lines before it.
    ///
    /// - Parameters:
    ///   - beginning: The first bytes in UTF-8.
    ///   - delimiters: The signs that may be between the cells.
    static func preamble(in beginning: [UInt8], _ delimiters: [Character], _ options: InputOptions) -> String? {
        var lines = String(decoding: beginning, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        // The last line may be cut off.
        lines.removeLast()
        var hint: String?
        for delimiter in delimiters {
            let counts = lines.prefix(150).map { number(ofCellsIn: $0, delimiter) }
            guard let first = counts.first, let index = header(counts) else { continue }
            if index == 0 || first >= counts[index] { return nil }
            let names = lines[index].split(separator: delimiter, omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: CharacterSet(charactersIn: " \""))
            }
            guard hint == nil, Set(names).count == names.count, !names.contains(""),
                !ColumnRule.looksLikeRow(names)
            else { continue }
            let before = lines[..<index].filter { !$0.isEmpty }
            var comment = ""
            if let sign = before.first?.first, "#%;/".contains(sign), before.allSatisfy({ $0.first == sign }) {
                comment = "--comment '\(sign)', or "
            }
            hint = """
                line \(index + 1) looks like the header, with \(counts[index]) columns: give \(comment)--skip \(index), or \
                --skip 0 if line 1 is the header
                """
        }
        return hint
    }

    /// Returns the index of the first line with at least two cells after which all lines have as many cells.
    private static func header(_ counts: [Int]) -> Int? {
        let filled = counts.indices.filter { counts[$0] > 0 }
        guard let last = filled.last, counts[last] > 1 else { return nil }
        let table = filled.reversed().prefix { counts[$0] == counts[last] }
        guard table.count > 1, let first = table.last, first < 100 else { return nil }
        return first
    }

    /// Returns the number of cells in a line, or 0 for an empty line.
    private static func number(ofCellsIn line: Substring, _ delimiter: Character) -> Int {
        guard !line.isEmpty else { return 0 }
        var isQuoted = false
        var number = 1
        for character in line {
            if character == "\"" { isQuoted.toggle() }
            if character == delimiter, !isQuoted { number += 1 }
        }
        return number
    }
}
