// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// How one file is read: which scanner, which columns, with or without a header.
struct RowFile {
    let rules: RowRules
    let hasHeader: Bool
    let delimiter: UInt8?
    let splitter: RowSplitter?
    let part: FilePart?

    func check(_ input: RowInput, with check: RowCheck, willWait: @escaping () throws -> Void) throws {
        let offsets =
            try part.map { part in
                let size = try input.size()
                // Some parts of a small file have no rows, but the file has some.
                guard size > 0 else { throw Mistake("\(input.name): the file is empty") }
                return part.offsets(inSize: size)
            } ?? 0..<Int.max
        splitter?.joinsLines = input.format == .json
        switch input.format {
        case .ndjson, .json:
            let keys = rules.fields.map(\.rules.name)
            let columns = rules.fields.enumerated().map { ColumnRule($1.rules, cell: $0, number: $0 + 1) }
            if input.format == .json {
                let reader = RecordReader(JSONArrayScanner(keys: keys), source: input.source)
                reader.willWait = willWait
                try check.run(reader, columns: columns, width: nil, file: input.name, offsets: offsets)
            } else {
                let reader = RecordReader(JSONScanner(keys: keys), source: input.source)
                reader.willWait = willWait
                try check.run(reader, columns: columns, width: nil, file: input.name, offsets: offsets)
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
            try check.run(reader, columns: [column], width: nil, file: input.name, offsets: offsets)
        case .csv, .tsv, .auto:
            let standard = input.format == .tsv ? UInt8(ascii: "\t") : UInt8(ascii: ",")
            let scanner = CSVScanner(delimiter: delimiter ?? standard)
            let reader = RecordReader(scanner, source: input.source)
            reader.willWait = willWait
            try checkTable(reader, input.name, with: check, offsets)
        }
    }

    private func checkTable(
        _ reader: RecordReader<CSVScanner>, _ name: String, with check: RowCheck, _ offsets: Range<Int>
    )
        throws
    {
        guard hasHeader else {
            try check.run(
                reader, columns: try ColumnRule.number(rules.fields), width: nil, file: name,
                offsets: offsets)
            return
        }
        guard try reader.next() else { throw Mistake("\(name): there is no header") }
        var header: [String] = []
        for index in 0..<reader.cells.count {
            header.append(reader.text(reader.cells[index]) ?? "")
        }
        guard !header.contains(where: { $0.utf8.contains(0) }) else {
            throw Mistake("\(name): there is a NUL character in the header; is the file in UTF-16?")
        }
        let columns: [ColumnRule]
        do { columns = try ColumnRule.find(rules.fields, in: header, reader.scanner.delimiter) } catch {
            throw Mistake("\(name): \(error.message)")
        }
        try splitter?.write(header: reader.bytes, of: name)
        // With a primary key, an empty line is a row without one.
        reader.scanner.skipsBlankLines = header.count > 1 && rules.file?.rules.primaryKey.isEmpty != false
        try check.run(reader, columns: columns, width: header.count, file: name, offsets: offsets)
    }
}
