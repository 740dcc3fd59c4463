// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidationRules

/// How to read one file: its scanner, its columns, and whether it has a header.
struct RowFile {
    let rules: RowRules
    let hasHeader: Bool
    let delimiter: UInt8?
    let splitter: RowSplitter?
    let part: FilePart?
    let requiresColumns: Bool
    /// Whether a file without rows is accepted, even without a header.
    let allowsEmpty: Bool

    func check(_ input: RowInput, with check: RowCheck, willWait: @escaping () throws -> Void) throws {
        if allowsEmpty, try input.source.peek(1).isEmpty { return check.acceptEmpty(input.name) }
        let offsets =
            try part.map { part in
                let size = try input.size()
                // Some parts of a small file have no rows, but the file has some.
                guard size > 0 else { throw Mistake("\(input.name): the file is empty") }
                return part.offsets(inSize: size)
            } ?? 0..<Int.max
        if requiresColumns, part != nil, !hasHeader || input.format != .csv && input.format != .tsv {
            // Another part may have what this part lacks.
            throw Mistake("\(input.name): --require-columns with --part needs a table with a header")
        }
        splitter?.joinsLines = input.format == .json
        switch input.format {
        case .ndjson, .json:
            let keys = rules.fields.map(\.rules.name)
            let columns = rules.fields.enumerated().map { ColumnRule($1.rules, cell: $0, number: $0 + 1) }
            if input.format == .json {
                let reader = RecordReader(JSONArrayScanner(keys: keys), source: input.source)
                reader.willWait = willWait
                try check.run(reader, columns: columns, width: nil, file: input.name, offsets: offsets) {
                    Self.hint(for: $0, reader.scanner.otherKeys)
                }
            } else {
                let reader = RecordReader(JSONScanner(keys: keys), source: input.source)
                reader.willWait = willWait
                try check.run(reader, columns: columns, width: nil, file: input.name, offsets: offsets) {
                    Self.hint(for: $0, reader.scanner.otherKeys)
                }
            }
        case .lines:
            guard rules.fields.count == 1, let field = rules.fields.first else {
                throw Mistake(
                    "\(input.name): lines have one column, and there are rules for \(rules.fields.count) columns"
                )
            }
            let reader = RecordReader(LineScanner(rejectsLoneReturns: true), source: input.source)
            reader.willWait = willWait
            let column = ColumnRule(field.rules, cell: 0, number: 1)
            try check.run(reader, columns: [column], width: nil, file: input.name, offsets: offsets) { _ in "" }
        case .csv, .tsv, .auto:
            let standard = input.format == .tsv ? UInt8(ascii: "\t") : UInt8(ascii: ",")
            let scanner = CSVScanner(delimiter: delimiter ?? standard)
            let reader = RecordReader(scanner, source: input.source)
            reader.willWait = willWait
            try checkTable(reader, input.name, with: check, offsets)
        }
    }

    /// Returns a hint about the intended key if a rule's key is in no row.
    private static func hint(for name: String, _ others: JSONScanner.OtherKeys) -> String {
        if let near = SpellingCorrection.nearest(to: name, in: others.names) { return "; did you mean “\(near)”?" }
        if let list = others.list {
            return "; are the rows in the list “\(list)”? jq -c '.[\(JSONText.string(list))][]'"
        }
        guard !others.names.isEmpty else { return "" }
        let more = others.names.count > 12 ? " and more" : ""
        return "; the other keys are \(others.names.prefix(12).map { "“\($0)”" }.joined(separator: ", "))\(more)"
    }

    private func checkTable(
        _ reader: RecordReader<CSVScanner>, _ name: String, with check: RowCheck, _ offsets: Range<Int>
    )
        throws
    {
        guard hasHeader else {
            let columns = try ColumnRule.number(rules.fields)
            try check.run(reader, columns: columns, width: nil, file: name, offsets: offsets) { _ in
                "; it is column \(columns.first { $0.name.utf8.elementsEqual(name.utf8) }?.number ?? 0)"
            }
            return
        }
        guard try reader.next() else {
            guard allowsEmpty else { throw Mistake("\(name): there is no header") }
            return check.acceptEmpty(name)
        }
        var header: [String] = []
        for index in 0..<reader.cells.count {
            header.append(reader.text(reader.cells[index]) ?? "")
        }
        guard !header.contains(where: { $0.utf8.contains(0) }) else {
            throw Mistake("\(name): there is a NUL character in the header")
        }
        let (columns, missing): ([ColumnRule], [String])
        do { (columns, missing) = try ColumnRule.find(rules.fields, in: header, reader.scanner.delimiter) } catch {
            // Some programs write a table without columns as an empty line.
            reader.scanner.skipsBlankLines = true
            guard allowsEmpty, header == [""], try !reader.next() else {
                throw Mistake("\(name): \(error.message)")
            }
            return check.acceptEmpty(name)
        }
        if ColumnRule.looksLikeRow(header), columns.contains(where: \.isNumbered) {
            Terminal.warn("\(name): the first line looks like a row, and is taken for the header; or give --no-header")
        }
        try splitter?.write(header: reader.bytes, of: name)
        // With a primary key, an empty line is a row without a key.
        reader.scanner.skipsBlankLines = header.count > 1 && rules.file?.rules.primaryKey.isEmpty != false
        try check.run(
            reader, columns: columns, width: header.count, file: name, offsets: offsets, missing: missing
        ) { missing in
            SpellingCorrection.nearest(to: missing, in: header).map { "; did you mean “\($0)”?" } ?? ""
        }
    }
}
