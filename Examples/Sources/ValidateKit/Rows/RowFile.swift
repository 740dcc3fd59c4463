// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidationRules

/// How to read one file: its scanner, its columns, and whether it has a header.
struct RowFile {
    let rules: RowRules
    var options: InputOptions
    let splitter: RowSplitter?
    let part: FilePart?
    /// Whether the part begins where the file's index has its first row.
    let usesIndex: Bool
    let requiresColumns: Bool
    /// Whether a file without rows is accepted, even without a header.
    let allowsEmpty: Bool

    /// Returns how to read a text file as a table if its header has a column of the rules, or `nil`.
    ///
    /// `validate infer` recognizes the same tables.
    func table(in input: RowInput) -> HeaderHint.Table? {
        guard options.format == .auto, input.format == .lines, !usesIndex else { return nil }
        guard let table = HeaderHint.table(in: input.beginning) else { return nil }
        guard rules.fields.count == 1, let name = rules.fields.first?.rules.name else { return table }
        let header = String(decoding: input.beginning, as: UTF8.self).prefix { !$0.isNewline }
        return header.split(separator: table.sign).contains { $0 == name } ? table : nil
    }

    func check(_ input: RowInput, with check: RowCheck, willWait: @escaping () throws -> Void) throws {
        if allowsEmpty, try input.source.peek(1).isEmpty { return check.acceptEmpty(input.name) }
        let place = try place(in: input)
        if requiresColumns, part != nil, !options.hasHeader || input.format != .csv && input.format != .tsv {
            // Another part may have what this part lacks.
            throw Mistake("\(input.name): --require-columns with --part needs a table with a header")
        }
        if check.hasThreads { _ = try subject(of: input, "--threads") }
        splitter?.joinsLines = input.format == .json
        let foreignValues = try ForeignValues.read(
            for: rules, of: input.name, check.keySettings, options)
        switch input.format {
        case .ndjson:
            var table = try RowTable(
                input, rules, linesToSkip: options.linesToSkip, scanner: { JSONScanner(keys: Self.keys($0)) },
                columns: Self.columns)
            table.foreignValues = foreignValues
            let reader = table.reader
            reader.willWait = willWait
            let isGuess = options.format == .auto
            table.hint = { Self.hint(for: $0, reader.scanner.otherKeys, isGuess) }
            try check.run(table, place)
        case .json:
            let pointer = options.pointer?.pointer
            try input.checkPlaceOfRows(pointer)
            var table = try RowTable(
                input, rules, scanner: { JSONArrayScanner(keys: Self.keys($0), at: pointer) }, columns: Self.columns)
            table.foreignValues = foreignValues
            let reader = table.reader
            reader.willWait = willWait
            let isGuess = options.format == .auto
            table.hint = { Self.hint(for: $0, reader.scanner.otherKeys, isGuess) }
            try check.run(table, place)
        case .lines:
            guard rules.fields.count == 1 else {
                throw Mistake(
                    """
                    \(input.name): lines have one column, and there are rules for \(rules.fields.count) columns; \
                    for a table give --input csv or --input tsv
                    """
                )
            }
            let (comment, trims) = (options.comment, options.trims)
            var table = try RowTable(
                input, rules, linesToSkip: options.linesToSkip,
                scanner: { _ in LineScanner(rejectsLoneReturns: true, comment: comment, trims: trims) },
                columns: Self.columns)
            table.foreignValues = foreignValues
            table.reader.willWait = willWait
            try check.run(table, place)
        case .csv, .tsv, .auto:
            let delimiter = input.delimiter(options.delimiter) ?? UInt8(ascii: ",")
            if let option = options.option(with: delimiter) {
                throw Mistake("\(input.name): \(option) needs another character than the delimiter")
            }
            let scanner = CSVScanner(options.dialect(delimiter))
            let reader = RecordReader(scanner, source: input.source)
            (reader.linesToSkip, reader.canDecode) = (input.linesToSkip(options), true)
            reader.willWait = willWait
            try checkTable(input, reader, with: check, place, foreignValues)
        }
    }

    /// Returns another delimiter if only with that delimiter the header has the rules' columns, or `nil`.
    ///
    /// An index was written with a delimiter, so a recognized delimiter would be another than that.
    private func delimiterOfHeader(_ reader: RecordReader<CSVScanner>, _ input: RowInput) -> UInt8? {
        guard options.delimiter == nil, input.separatorLine.isEmpty, !usesIndex, reader.cells.count == 1,
            options.canSplitAgain(reader.bytes)
        else { return nil }
        let delimiter = reader.scanner.delimiter
        func finds(_ header: [String], _ delimiter: UInt8) -> Bool {
            (try? ColumnRule.find(rules.fields, in: header, delimiter, ignoresCase: options.ignoresCase)) != nil
        }
        let text = reader.text(reader.cells[0]) ?? ""
        guard !finds([text], delimiter) else { return nil }
        return [";", "\t", "|", ","].map { UInt8(ascii: $0) }.first { other in
            let cells = text.split(separator: Character(Unicode.Scalar(other)), omittingEmptySubsequences: false)
            let names = cells.map { options.trims ? $0.trimmingCharacters(in: .whitespaces) : String($0) }
            return other != delimiter && names.count > 1 && finds(names, other)
        }
    }

    /// Returns where the rows to check begin.
    private func place(in input: RowInput) throws -> RowPlace {
        guard let part else { return RowPlace(offsets: 0..<Int.max, start: nil) }
        let size = try input.version(for: "--part").size
        // Some parts of a small file have no rows, but the file has some.
        guard size > 0 else { throw Mistake("\(input.name): the file is empty") }
        let offsets = part.offsets(inSize: size)
        guard usesIndex else { return RowPlace(offsets: offsets, start: nil) }
        let start = try RecordIndex.start(before: offsets.lowerBound, in: input, try subject(of: input, "--index"))
        return RowPlace(offsets: offsets, start: start)
    }

    private func subject(of input: RowInput, _ option: String) throws(Mistake) -> RecordIndex.Subject {
        try RecordIndex.Subject(
            input, delimiter: input.delimiter(options.delimiter), hasHeader: options.hasHeader, for: option)
    }

    private static func keys(_ rules: RowRules) -> [String] { rules.fields.map(\.rules.name) }

    /// Returns the columns of an input without cells, in the order of the rules.
    @Sendable
    private static func columns(_ rules: RowRules) -> [ColumnRule] {
        rules.fields.enumerated().map { ColumnRule($1.rules, cell: $0, number: $0 + 1) }
    }

    /// Returns a hint about the intended key if a rule's key is in no row.
    ///
    /// - Parameter isGuess: Whether nobody named the format.
    private static func hint(for name: String, _ others: JSONScanner.OtherKeys, _ isGuess: Bool) -> String {
        if let near = SpellingCorrection.nearest(to: name, in: others.names) { return "; did you mean “\(near)”?" }
        if let pointer = others.nested.first(where: { $0.hasSuffix(JSONPointer.text(of: name)) }) {
            return "; did you mean “\(pointer)”?"
        }
        if let list = others.list {
            let input = isGuess ? "" : "--input json "
            return "; if the rows are in the array “\(list)”, give \(input)--at \(JSONPointer.text(of: list))"
        }
        guard !others.names.isEmpty else { return "" }
        let more = others.names.count > 12 ? " and more" : ""
        return "; the other keys are \(others.names.prefix(12).map { "“\($0)”" }.joined(separator: ", "))\(more)"
    }

    /// Throws a mistake unless a header has the fields as the key `fieldsMatch` requires.
    private func checkFields(of header: [String], _ file: String) throws(Mistake) {
        guard let match = rules.file?.rules.fieldsMatch, header != [""] else { return }
        let names = rules.file?.rules.fields.map(\.name) ?? []
        func other(_ first: [String], _ second: [String]) -> String? {
            let known = Set(second.map { Array($0.utf8) })
            return first.first { !known.contains(Array($0.utf8)) }
        }
        let reason = "which the rules' “fieldsMatch” (\(match.rawValue)) requires"
        if [.exact, .equal, .subset].contains(match), let name = other(names, header) {
            let hint = SpellingCorrection.nearest(to: name, in: header).map { "; did you mean “\($0)”?" } ?? ""
            throw Mistake("\(file): there is no column “\(name)”, \(reason)\(hint)")
        }
        if [.exact, .equal, .superset].contains(match), let name = other(header, names) {
            throw Mistake(
                """
                \(file): the rules have no field for the column “\(name)”; “fieldsMatch” is \(match.rawValue), and subset \
                accepts more columns
                """)
        }
        if match == .exact, let place = names.indices.first(where: { !names[$0].utf8.elementsEqual(header[$0].utf8) }) {
            throw Mistake(
                """
                \(file): column \(place + 1) is “\(header[place])” instead of “\(names[place])”; “fieldsMatch” is exact, \
                and equal accepts any order
                """)
        }
    }

    private func checkTable(
        _ input: RowInput, _ reader: RecordReader<CSVScanner>, with check: RowCheck, _ place: RowPlace,
        _ foreignValues: [ForeignValues]
    ) throws {
        let name = input.name
        guard options.hasHeader else {
            if !input.separatorLine.isEmpty {
                try input.separatorLine.withUnsafeBufferPointer { line throws(Mistake) in
                    try splitter?.write(header: line, normal: input.separatorLine, of: name)
                }
            }
            reader.scanner.skipsEmptyRecords = true
            let scanner = reader.scanner
            var table = try RowTable(input, rules, reader: reader, scanner: { _ in scanner }) {
                rules throws(Mistake) in try ColumnRule.number(rules.fields)
            }
            table.foreignValues = foreignValues
            let columns = table.columns
            table.hint = { name in
                "; it is column \(columns.first { $0.name.utf8.elementsEqual(name.utf8) }?.number ?? 0)"
            }
            return try check.run(table, place)
        }
        guard try reader.next() else {
            guard allowsEmpty else { throw Mistake("\(name): there is no header") }
            return check.acceptEmpty(name)
        }
        var header = (0..<reader.cells.count).map { reader.text(reader.cells[$0]) ?? "" }
        if let delimiter = delimiterOfHeader(reader, input) {
            let sign = delimiter == 0x09 ? "a tab" : "“\(Unicode.Scalar(delimiter))”"
            if options.announces { Terminal.say("\(name): the delimiter is \(sign), recognized by the header") }
            header = reader.splitAgain(CSVScanner(options.dialect(delimiter)))
        }
        if HeaderHint.needsSingleQuotes(
            input.beginning, reader.scanner.delimiter, options, skipped: input.linesToSkip(options))
        {
            Terminal.warn(
                "\(name): cells begin and end with “'”, and rows break apart: give --quote \"'\" if it is their quote")
        }
        guard !header.contains(where: { $0.utf8.contains(0) }) else {
            throw Mistake("\(name): there is a NUL character in the header")
        }
        try checkFields(of: header, name)
        let (columns, missing): ([ColumnRule], [String])
        do {
            (columns, missing) = try ColumnRule.find(
                rules.fields, in: header, reader.scanner.delimiter, ignoresCase: options.ignoresCase)
        } catch {
            // Some programs write a table without columns as an empty line.
            reader.scanner.skipsBlankLines = true
            guard allowsEmpty, header == [""], try !reader.next() else {
                let hint = HeaderHint.text(for: rules, in: input.beginning, line: reader.line, options)
                throw Mistake("\(name): \(error.message)\(hint)")
            }
            return check.acceptEmpty(name)
        }
        if ColumnRule.looksLikeRow(header), columns.contains(where: \.isNumbered) {
            Terminal.warn("\(name): the first line looks like a row, and is taken for the header; or give --no-header")
        }
        let head = input.separatorLine + reader.bytes
        let normal = input.separatorLine + reader.scanner.rewritten(reader.bytes, reader.cells, [:])
        try head.withUnsafeBufferPointer { bytes throws(Mistake) in
            try splitter?.write(header: bytes, normal: normal, of: name)
        }
        // If there's a primary key, an empty line is a row without a key.
        let hasPrimaryKey = rules.file?.rules.primaryKey.isEmpty == false
        reader.scanner.skipsBlankLines = header.count > 1 && !hasPrimaryKey
        reader.scanner.skipsEmptyRecords = !hasPrimaryKey
        var place = place
        if hasPrimaryKey, let start = place.start { place.start?.rows += start.blankLines }
        let (scanner, names, ignoresCase) = (reader.scanner, header, options.ignoresCase)
        var table = try RowTable(input, rules, reader: reader, scanner: { _ in scanner }) { rules throws(Mistake) in
            try ColumnRule.find(rules.fields, in: names, scanner.delimiter, ignoresCase: ignoresCase).columns
        }
        (table.width, table.missing) = (header.count, missing)
        table.foreignValues = foreignValues
        table.hint = { missing in
            SpellingCorrection.nearest(to: missing, in: names).map { "; did you mean “\($0)”?" } ?? ""
        }
        try check.run(table, place)
    }
}

/// Which of a file's rows to check.
struct RowPlace {
    /// The offsets where the rows begin.
    let offsets: Range<Int>
    /// A record before them, as far as an index has one.
    var start: RecordStart?
}
