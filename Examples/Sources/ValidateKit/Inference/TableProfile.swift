// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidationRules

/// What is known about a table's columns, read row by row.
final class TableProfile {
    private(set) var columns: [ColumnProfile] = []
    /// The members of the objects in a column, by the column's index.
    private var objects: [Int: ObjectProfile] = [:]
    /// The last row that looks like the sum of the rows before it.
    private var total: (word: String, row: Int, line: Int)?
    private let relations = RowRelations()
    private let row = RowState()
    /// All columns, in the order in which they were found.
    private var found: [ColumnProfile] = []
    /// The number of columns, with the columns of members.
    private var columnCount = 0
    private(set) var rows = 0
    /// The number of rows with another number of cells than the header, and the line of the first.
    private(set) var irregular = (count: 0, line: 0)
    /// The lines of nothing but delimiters, which aren't rows.
    private(set) var emptyLines = LineRuns()
    /// The names in the header that several columns have.
    private(set) var repeatedNames: Set<String> = []

    private let input: RowInput
    private let candidates: [RuleCandidate]
    private let bases: [Int?]
    private let budget = UniqueValues.Budget()

    static let maximumColumns = 4096

    /// Reads an input to its end.
    ///
    /// - Throws: `ReadingError` or `Mistake`.
    init(_ input: RowInput, _ options: InputOptions) throws {
        self.input = input
        let candidates = try RuleCandidate.all.get()
        self.candidates = candidates
        bases = candidates.map { candidate in candidate.base.flatMap { base in candidates.firstIndex { $0 === base } } }
        switch input.format {
        case .ndjson:
            let keys = FoundKeys(maximum: Self.maximumColumns)
            let reader = RecordReader(JSONScanner(finding: keys), source: input.source)
            reader.linesToSkip = options.linesToSkip
            try read(reader, keys)
            if rows == 1, options.format == .auto, let place = JSONPointer.firstRows(in: input.beginning) {
                if input.name.lowercased().hasSuffix(".json") { throw Self.advice(place) }
                Terminal.warn(
                    """
                    \(input.name): this is only one row; the rows are perhaps in the array under \
                    “\(place.dropFirst())”: give --at \(place)
                    """)
            }
        case .json:
            if let place = input.placeOfRows(options.pointer?.pointer) { throw Self.advice(place) }
            let keys = FoundKeys(maximum: Self.maximumColumns)
            let scanner = JSONArrayScanner(finding: keys, at: options.pointer?.pointer)
            try read(RecordReader(scanner, source: input.source), keys)
        case .lines:
            if options.format == .auto {
                if let table = HeaderHint.table(in: input.beginning) {
                    throw ReadingAdvice(
                        hint: "\(table.finding): give \(table.options.joined(separator: " ")), or --input lines",
                        finding: table.finding, arguments: table.options
                    ) { table.apply(to: &$0) }
                }
                if let (sign, number) = HeaderHint.sign(ofMost: input.beginning) {
                    let shown = sign == "\t" ? count(number, "tab") : "\(number) “\(sign)”"
                    let option = sign == "\t" ? "--input tsv" : "--input csv --delimiter '\(sign)'"
                    Terminal.warn("\(input.name): nearly every line has \(shown); if this is a table, give \(option)")
                }
            }
            try add("line")
            let scanner = LineScanner(rejectsLoneReturns: true, comment: options.comment, trims: options.trims)
            let reader = RecordReader(scanner, source: input.source)
            (reader.linesToSkip, reader.canDecode) = (options.linesToSkip, true)
            try read(reader)
        case .csv, .tsv, .auto:
            let scanner = CSVScanner(options.dialect(input.delimiter(options.delimiter) ?? UInt8(ascii: ",")))
            let reader = RecordReader(scanner, source: input.source)
            (reader.linesToSkip, reader.canDecode) = (input.linesToSkip(options), true)
            if options.hasHeader { try readHeader(reader, options) }
            reader.scanner.skipsEmptyRecords = true
            try read(reader, width: options.hasHeader ? columns.count : nil)
            try checkTotal(options)
        }
        columns = columns.enumerated().flatMap { [$1] + (objects[$0]?.columns ?? []) }
        guard columnCount <= Self.maximumColumns else { throw tooManyColumns }
        guard rows > 0 else { throw Mistake("\(input.name): there are no rows, from which rules could be inferred") }
    }

    private static func advice(_ place: String) -> ReadingAdvice {
        ReadingAdvice(
            hint: """
                the rows are not at the beginning of this document; the array is under “\(place.dropFirst())”: give --at \
                \(place)
                """,
            finding: "the rows are in the array under “\(place.dropFirst())”", arguments: ["--at", shellQuoted(place)]
        ) { $0.pointer = JSONPointer(place).map { (place, $0) } }
    }

    private func readHeader(_ reader: RecordReader<CSVScanner>, _ options: InputOptions) throws {
        // Without the option, the delimiter is a guess, which a header with a single name contradicts.
        let guesses = options.delimiter == nil
        if options.guessesHeader, input.separatorLine.isEmpty, options.comment == nil, options.quote == nil,
            options.escape == nil
        {
            let known = options.delimiter ?? (input.format == .tsv ? 0x09 : nil)
            let delimiters: [Character] = known.map { [Character(Unicode.Scalar($0))] } ?? [";", "\t", "|", ","]
            if let preamble = HeaderHint.preamble(in: input.beginning, delimiters) {
                throw ReadingAdvice(
                    hint: preamble.hint,
                    finding: "line \(preamble.line) is the header, recognized by its \(preamble.columns) columns",
                    arguments: preamble.options
                ) { options in
                    options.guessesHeader = false
                    if let comment = preamble.comment?.asciiValue {
                        options.comment = comment
                    } else {
                        options.linesToSkip = preamble.line - 1
                    }
                }
            }
        }
        guard try reader.next() else { throw Mistake("\(input.name): there is no header") }
        var header = (0..<reader.cells.count).map { reader.text(reader.cells[$0]) ?? "" }
        let other = [";", "\t", "|", ","].first { header.count == 1 && header[0].contains($0) }
        if guesses, input.separatorLine.isEmpty, let other, options.canSplitAgain(reader.bytes) {
            let sign = other == "\t" ? "a tab" : "“\(other)”"
            options.say("\(input.name): the delimiter is \(sign), recognized by the header")
            header = reader.splitAgain(CSVScanner(options.dialect(other.utf8.first ?? UInt8(ascii: ","))))
        }
        if HeaderHint.needsSingleQuotes(
            input.beginning, reader.scanner.delimiter, options, skipped: input.linesToSkip(options))
        {
            let text = "cells begin and end with “'”, and without it as their quote, rows break apart"
            throw ReadingAdvice(hint: "\(text): give --quote \"'\"", finding: text, arguments: HeaderHint.quoteOption) {
                $0.quote = UInt8(ascii: "'")
            }
        }
        for name in header {
            guard !name.utf8.contains(0) else { throw Mistake("\(input.name): there is a NUL character in the header") }
            if columns.contains(where: { $0.name.utf8.elementsEqual(name.utf8) }) { repeatedNames.insert(name) }
            try add(name)
        }
        // Otherwise, an empty line is a row with an empty cell.
        reader.scanner.skipsBlankLines = columns.count > 1
        let names = columns.map(\.name)
        if ColumnRule.looksLikeRow(names) {
            Terminal.warn(
                "\(input.name): the first line looks like a row, and is taken for the header; or give --no-header")
        }
        if !options.trims, names.contains(where: { !$0.isEmpty && ($0.first == " " || $0.last == " ") }) {
            let text = "the names in the header have blanks around them"
            throw ReadingAdvice(hint: "\(text): give --trim", finding: text, arguments: ["--trim"]) { $0.trims = true }
        }
        let signs = [(";", "';'"), ("\t", "tab"), ("|", "'|'"), (",", "','")]
        if guesses, names.count == 1, let sign = signs.first(where: { names[0].contains($0.0) }) {
            let own = input.format == .tsv ? "tab" : "','"
            throw Mistake(
                """
                \(input.name): the only column is “\(Printable.text(names[0], prefix: 80))”; give --delimiter \
                \(sign.1), or --delimiter \(own) if this is right
                """)
        }
    }

    /// Throws advice if the last row is the sum of the others instead of a row.
    private func checkTotal(_ options: InputOptions) throws {
        guard let total, total.row == rows, rows > 5 else { return }
        let text = "line \(total.line) is a sum, and no row"
        guard input.name != "-" else {
            return Terminal.warn("\(input.name): \(text), it seems: give --comment \(shellQuoted(total.word))")
        }
        throw ReadingAdvice(
            hint: "\(text): give --comment \(shellQuoted(total.word))", finding: text,
            arguments: ["--comment", shellQuoted(total.word)]
        ) { $0.words.append(Array(total.word.utf8)) }
    }

    /// Words that begin the line of a sum.
    private static let sums: Set = [
        "sum", "summe", "total", "totals", "gesamt", "gesamtsumme", "endsumme", "totaal", "totale", "somme", "suma",
        "razem", "grand total", "subtotal", "zwischensumme", "insgesamt",
    ]

    /// Reads rows.
    ///
    /// - Parameters:
    ///   - keys: The keys of the objects that were read so far, which are the columns.
    ///   - width: The number of cells that every row should have.
    private func read<Scanner>(
        _ reader: RecordReader<Scanner>, _ keys: FoundKeys? = nil, width: Int? = nil
    ) throws {
        let cells = reader.cells
        // As in validate rows, a value in an object of a JSON document has its own line.
        let locatesValues = !reader.scanner.endsRecordsWithLines
        var lineEnds = LineEnds()
        // The number of columns that are compared with each other.
        var known = 0
        defer { emptyLines = reader.takeEmptyLines() }
        while try reader.next() {
            rows += 1
            row.missing = 0
            if locatesValues { lineEnds.replace(with: reader.bytes) }
            if let width, cells.count != width {
                if irregular.count == 0 { irregular.line = reader.line }
                irregular.count += 1
            }
            if width == nil, columns.count < cells.count {
                for index in columns.count..<cells.count { try add(keys?.names[index] ?? "column\(index + 1)") }
            }
            if keys?.isFull == true { throw tooManyColumns }
            if cells.count > 2, (3...16).contains(cells[0].length), Self.mayBeSum(reader.bytes[cells[0].start]) {
                let word = reader.text(cells[0]) ?? ""
                let empty = (0..<cells.count).count { cells[$0].length == 0 }
                if empty * 3 >= cells.count, Self.sums.contains(word.lowercased().trimmingCharacters(in: [" ", ":"])) {
                    total = (word, rows, reader.line)
                }
            }
            for index in 0..<min(cells.count, columns.count) {
                let cell = cells[index]
                let line = reader.line + lineEnds.count(before: cell.start)
                switch cell.kind {
                case .absent: columns[index].addEmpty(line: line)
                case .plain where cell.length == 0: columns[index].addEmpty(line: line)
                case .plain: columns[index].add(reader.utf8(cell), line: line)
                case .doubledQuotes, .escaped:
                    columns[index].add(unescaped: Array((reader.text(cell) ?? "").utf8), line: line)
                case .nested where reader.bytes[cell.start] == UInt8(ascii: "{"):
                    columns[index].hasObjects = true
                    let object = objects[index] ?? makeObject(index)
                    object.add(cell, in: reader.bytes, row: rows) { reader.line + lineEnds.count(before: $0) }
                case .nested, .halfPair, .repeated: columns[index].addUnreadable(cell.kind, line: line)
                }
            }
            for object in objects.values { object.finish(row: rows, line: reader.line) }
            if found.count <= RowRelations.maximumColumns, cells.count == columns.count, found.count > 1 {
                if found.count > known { relations.extend(found) }
                known = found.count
                relations.add(line: reader.line, isComplete: row.missing == 0)
            }
            if rows == Self.rowsBeforeChoice { dropCountries() }
        }
    }

    private static func mayBeSum(_ byte: UInt8) -> Bool { "stgreiz".utf8.contains(byte | 0x20) }

    /// Returns the rules over several columns that nearly all rows satisfy.
    func rules(_ fields: [InferredField]) -> [RowRelations.Rule] { relations.rules(fields) }

    private func add(_ name: String) throws(Mistake) {
        guard columns.count < Self.maximumColumns else { throw tooManyColumns }
        columns.append(ColumnProfile(name, candidates, bases: bases, budget, row))
        found.append(columns[columns.count - 1])
        columnCount += 1
    }

    /// The row after which only the likeliest countries' numbers and postal codes are still looked for.
    private static let rowsBeforeChoice = 500

    private func dropCountries() {
        let all = columns.enumerated().flatMap { [$1] + (objects[$0]?.columns ?? []) }
        let countries = Set(CountryEvidence(all).countries.prefix(4).map(\.code))
        for column in all { column.keepCountries(countries) }
    }

    private func makeObject(_ index: Int) -> ObjectProfile {
        let object = ObjectProfile(JSONPointer.text(of: columns[index].name)) { [unowned self] name, title in
            columnCount += 1
            guard columnCount <= Self.maximumColumns else { return nil }
            let column = ColumnProfile(name, title: title, candidates, bases: bases, budget, row)
            found.append(column)
            return column
        }
        objects[index] = object
        return object
    }

    private var tooManyColumns: Mistake {
        Mistake(
            "\(input.name): there are over \(Self.maximumColumns) columns; are the delimiter and the format right?")
    }
}

/// The places of the line ends in a record.
private struct LineEnds {
    private var places: [Int] = []

    mutating func replace(with bytes: UnsafeBufferPointer<UInt8>) {
        places.removeAll(keepingCapacity: true)
        for (place, byte) in bytes.enumerated() where byte == 0x0A { places.append(place) }
    }

    func count(before place: Int) -> Int {
        var range = 0..<places.count
        while !range.isEmpty {
            let middle = (range.lowerBound + range.upperBound) / 2
            range = places[middle] < place ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }
}
