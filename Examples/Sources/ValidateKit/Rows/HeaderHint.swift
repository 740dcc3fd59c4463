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

    /// How lines that look like a table are split into cells.
    struct Table {
        let sign: Character
        let columns: Int
        /// The character around cells if it isn't `"`.
        var quote: Character?
        /// The number of cells with the character around them.
        fileprivate var quoted = 0

        /// The options that read the table.
        var options: [String] {
            let format = sign == "\t" ? ["--input", "tsv"] : ["--input", "csv", "--delimiter", "'\(sign)'"]
            return format + (quote == nil ? [] : HeaderHint.quoteOption)
        }

        /// What was recognized.
        var finding: String {
            "the lines have \(columns) columns with \(sign == "\t" ? "a tab" : "“\(sign)”") between them"
        }

        func apply(to options: inout InputOptions) {
            options.format = sign == "\t" ? .tsv : .csv
            options.delimiter = sign.asciiValue
            if let quote { options.quote = quote.asciiValue }
        }
    }

    /// The option for cells in single quotes, as a shell reads it.
    static let quoteOption = ["--quote", "\"'\""]

    /// Returns how to split lines that look like a table, or `nil`.
    static func table(in beginning: [UInt8]) -> Table? {
        let lines = lines(of: beginning)
        for (sign, fewest) in [("\t", 2), (";", 3), ("|", 3), (",", 3)] as [(Character, Int)] {
            if let table = table(of: lines, sign), table.columns >= fewest { return table }
        }
        return nil
    }

    /// Returns a table in which each line has as many cells as the first line, or `nil`.
    private static func table(of lines: [Substring], _ sign: Character) -> Table? {
        for quote in ["\"", "'"] as [Character] {
            let cells = lines.map { Self.cells(in: $0, sign, quote) }
            guard header(cells.map(\.number)) == 0 else { continue }
            let quoted = cells.reduce(0) { $0 + $1.quoted }
            if quote == "'", quoted < 2 { continue }
            return Table(sign: sign, columns: cells[0].number, quote: quote == "'" ? quote : nil, quoted: quoted)
        }
        return nil
    }

    /// Returns the sign that nearly every line has equally often, with its number, or `nil`.
    static func sign(ofMost beginning: [UInt8]) -> (sign: Character, number: Int)? {
        let lines = lines(of: beginning).filter { !$0.isEmpty }
        guard lines.count >= 10 else { return nil }
        for (sign, fewest) in [("\t", 2), (";", 3), ("|", 3)] as [(Character, Int)] {
            let numbers = lines.map { cells(in: $0, sign, "\"").number }
            let same = numbers.count { $0 == numbers[0] }
            if numbers[0] >= fewest, same * 10 >= lines.count * 9 { return (sign, numbers[0] - 1) }
        }
        return nil
    }

    /// Returns whether rows that break apart are rows if `'` is around cells.
    ///
    /// - Parameter skipped: The number of lines before the header.
    static func needsSingleQuotes(_ beginning: [UInt8], _ delimiter: UInt8, _ options: InputOptions, skipped: Int)
        -> Bool
    {
        guard options.quote == nil, options.escape == nil else { return false }
        let comment = options.comment.map { Character(Unicode.Scalar($0)) }
        let lines = lines(of: beginning).dropFirst(skipped).filter { comment == nil || $0.first != comment }
        return table(of: lines, Character(Unicode.Scalar(delimiter)))?.quote == "'"
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

    /// Returns the number of cells in a line, or 0 for an empty line, and how many have quotes.
    private static func cells(
        in line: Substring, _ delimiter: Character, _ quote: Character
    ) -> (number: Int, quoted: Int) {
        guard !line.isEmpty else { return (0, 0) }
        var isQuoted = false
        var isStart = true
        var mayClose = false
        var (number, quoted) = (1, 0)
        for character in line {
            if isQuoted, mayClose, character == delimiter {
                // The character before the delimiter has closed the cell.
                (isQuoted, quoted) = (false, quoted + 1)
            }
            if isStart, character == quote {
                (isQuoted, isStart, mayClose) = (true, false, false)
                continue
            }
            if isQuoted { mayClose = character == quote && !mayClose }
            isStart = false
            if character == delimiter, !isQuoted {
                number += 1
                isStart = true
            }
        }
        return (number, quoted + (isQuoted && mayClose ? 1 : 0))
    }

    private static func number(ofCellsIn line: Substring, _ delimiter: Character) -> Int {
        cells(in: line, delimiter, "\"").number
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
