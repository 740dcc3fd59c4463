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

    /// Lines before a table's header.
    struct Preamble {
        /// The header's line, from 1.
        let line: Int
        let columns: Int
        /// The sign that begins each line before the header.
        let comment: Character?

        /// The options that skip the lines.
        var options: [String] { comment.map { ["--comment", "'\($0)'"] } ?? ["--skip", "\(line - 1)"] }

        /// What to type instead of the options that a comment needs.
        var hint: String {
            let skip = "--skip \(line - 1)"
            let choice = comment == nil ? skip : "\(options.joined(separator: " ")), or \(skip)"
            return """
                line \(line) looks like the header, with \(columns) columns: give \(choice), or --skip 0 if line 1 is the \
                header
                """
        }
    }

    /// Returns the lines before the header, or `nil` if the first line can be the header.
    ///
    /// The header has as many cells as each line after it, and more than the lines before it.
    ///
    /// - Parameters:
    ///   - beginning: The first bytes in UTF-8.
    ///   - delimiters: The signs that may be between the cells.
    static func preamble(in beginning: [UInt8], _ delimiters: [Character]) -> Preamble? {
        let lines = lines(of: beginning)
        let sign = lines.first?.first.flatMap { "#%;/".contains($0) ? $0 : nil }
        var found: Preamble?
        for delimiter in delimiters {
            let all = lines.map { number(ofCellsIn: $0, delimiter) }
            // A comment can also be between the rows.
            let counts = zip(lines, all).map { $0.first != nil && $0.first == sign ? 0 : $1 }
            guard let first = all.first else { return nil }
            if header(all) == 0 { return nil }
            guard let index = header(counts) else { continue }
            if index == 0 || first >= counts[index] { return nil }
            let names = lines[index].split(separator: delimiter, omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: CharacterSet(charactersIn: " \""))
            }
            guard found == nil, Set(names).count == names.count, !names.contains(""),
                !ColumnRule.looksLikeRow(names)
            else { continue }
            let isComment = lines[..<index].allSatisfy { $0.isEmpty || $0.first == sign }
            found = Preamble(line: index + 1, columns: counts[index], comment: isComment ? sign : nil)
        }
        return found
    }

    /// Returns the sign between the cells of lines that look like a table, with the number of columns, or `nil`.
    static func delimiter(ofTable beginning: [UInt8]) -> (sign: Character, columns: Int)? {
        let lines = lines(of: beginning)
        for (sign, fewest) in [("\t", 2), (";", 3), ("|", 3), (",", 3)] as [(Character, Int)] {
            let counts = lines.map { number(ofCellsIn: $0, sign) }
            if header(counts) == 0, counts[0] >= fewest { return (sign, counts[0]) }
        }
        return nil
    }

    /// The first lines, without the last line, which may be cut off.
    private static func lines(of beginning: [UInt8]) -> [Substring] {
        String(decoding: beginning, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline
        ).dropLast().prefix(150).map(\.self)
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

/// An option that a file seems to need, so that a program that only reads the file can try it.
struct ReadingAdvice: Error {
    /// What to type if the input can't be read twice.
    let hint: String
    /// What was recognized.
    let finding: String
    /// The option.
    let arguments: [String]
    let change: @Sendable (inout InputOptions) -> Void
}
