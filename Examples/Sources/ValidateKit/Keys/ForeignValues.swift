// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRules

/// A foreign key of one file, with its columns.
struct ForeignLookup {
    let columns: [ColumnRule]
    let values: ForeignValues
    let label: String
    let error: InputValidation.ValidationError

    /// The column to report a problem at, or `nil` for several columns.
    var column: ColumnRule? { columns.count == 1 ? columns[0] : nil }

    /// Returns whether the current row's value is in the other table, or is missing.
    ///
    /// - Parameter text: A closure that returns a column's value, or `nil` if there's none.
    func contains(text: (ColumnRule) -> String?) -> Bool {
        values.contains(columns.map { $0.comparisonKey(text($0)) })
    }

    /// Returns the foreign keys in a rule file, with a file's columns.
    static func all(
        _ rules: RowRules, _ values: [ForeignValues], _ columns: [ColumnRule], _ file: String
    ) throws(Mistake) -> [ForeignLookup] {
        var found: [ForeignLookup] = []
        for (key, values) in zip(rules.file?.rules.foreignKeys ?? [], values) {
            var group: [ColumnRule] = []
            for name in key.fields {
                guard let column = columns.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) else {
                    throw Mistake("\(file): there is no column “\(name)”, which is in a foreign key")
                }
                group.append(column)
            }
            let label = group.map(\.label).list("and")
            found.append(
                ForeignLookup(
                    columns: group, values: values, label: label,
                    error: RowErrors.notFound(in: values.place).labeled(label)))
        }
        return found
    }
}

/// The values of some columns of another table, as hashes.
///
/// It never changes once it's read, so several threads can use it.
final class ForeignValues: @unchecked Sendable {
    /// The table and its columns, in messages.
    let place: String
    private let secret: SipHash.Key
    private var table: KeyTable<RowEntry>
    /// What a foreign key can't be read for.
    private let limit: Int

    private init(place: String, settings: RowKeys.Settings) {
        self.place = place
        secret = settings.secret
        limit = settings.maximum
        table = KeyTable(maximum: settings.maximum)
    }

    /// Reads the values that each of a rule file's foreign keys refers to.
    ///
    /// - Parameters:
    ///   - file: The file whose rows are validated.
    ///   - options: How that file is read.
    static func read(
        for rules: RowRules, of file: String, _ settings: RowKeys.Settings, _ options: InputOptions
    ) throws -> [ForeignValues] {
        guard let ruleFile = rules.file else { return [] }
        return try ruleFile.rules.foreignKeys.map { key in
            func rulesOf(_ names: [String], in table: TableRules) -> [ColumnRules] {
                names.compactMap { table[$0] }
            }
            let values: ForeignValues
            switch key.reference {
            case .sameTable:
                guard file != "-" else {
                    throw Mistake("standard input: a foreign key needs a file, because the file is read twice")
                }
                values = ForeignValues(
                    place: "the \(key.referencedFields.count == 1 ? "column" : "columns") "
                        + key.referencedFields.list("and"), settings: settings)
                try values.read(
                    file, key.referencedFields, rulesOf(key.referencedFields, in: ruleFile.rules),
                    options)
            case .resource(let name):
                guard
                    let table = ruleFile.package.tables.first(where: {
                        $0.rules.name?.utf8.elementsEqual(name.utf8) == true
                    }), let path = table.path
                else { throw Mistake("\(ruleFile.path): the resource “\(name)” of a foreign key has no path") }
                let dialect = ResourceDialect(table.dialect)
                values = ForeignValues(
                    place: "\(name) (\(key.referencedFields.joined(separator: ", ")))", settings: settings)
                try values.read(
                    try ruleFile.path(of: path, in: name), key.referencedFields,
                    rulesOf(key.referencedFields, in: table.rules),
                    try dialect.options(InputOptions()))
            case .file(let path):
                let columns = key.referencedFields.isEmpty ? "" : " (\(key.referencedFields.joined(separator: ", ")))"
                values = ForeignValues(place: path + columns, settings: settings)
                let place = try ruleFile.path(of: path, in: nil)
                guard FileIdentity(path: place) != nil else {
                    throw Mistake(
                        """
                        \(place): \(systemError()); the path of a foreign key is relative to the rule file's folder, so \
                        keep the rule file next to \(Printable.text(path))
                        """)
                }
                try values.read(
                    place, key.referencedFields, rulesOf(key.fields, in: ruleFile.rules), InputOptions())
            }
            return values
        }
    }

    /// Returns whether the table has a row with some values.
    ///
    /// A row with a missing value isn't looked up.
    func contains(_ keys: [String?]) -> Bool {
        guard let entry = entry(of: keys) else { return true }
        return table.first(of: entry).row != 0
    }

    private func entry(of keys: [String?]) -> RowEntry? {
        var hash = SipHash(secret)
        for key in keys {
            guard let key else { return nil }
            hash.add(key)
        }
        let (first, second) = hash.finish()
        return RowEntry(hash: first, tag: UInt32(truncatingIfNeeded: second), row: 1)
    }

    private func read(
        _ path: String, _ names: [String], _ rules: [ColumnRules], _ options: InputOptions
    ) throws {
        var options = options
        options.announces = false
        if names.isEmpty { options.format = .lines }
        let input = try RowInput(path, options)
        do {
            switch input.format {
            case .lines: try add(RecordReader(LineScanner(), source: input.source), cells: [0], rules)
            case .ndjson:
                try add(
                    RecordReader(JSONScanner(keys: names), source: input.source), cells: Array(names.indices), rules)
            case .json:
                try add(
                    RecordReader(JSONArrayScanner(keys: names, at: options.pointer?.pointer), source: input.source),
                    cells: Array(names.indices),
                    rules)
            case .csv, .tsv, .auto:
                let scanner = CSVScanner(options.dialect(input.delimiter(options.delimiter) ?? UInt8(ascii: ",")))
                let reader = RecordReader(scanner, source: input.source)
                (reader.linesToSkip, reader.canDecode) = (input.linesToSkip(options), true)
                guard options.hasHeader else {
                    throw Mistake("\(path): a foreign key needs a table with a header")
                }
                guard try reader.next() else { throw Mistake("\(path): there is no header") }
                let header = (0..<reader.cells.count).map { reader.text(reader.cells[$0]) ?? "" }
                let cells = try names.map { name in
                    guard let place = header.firstIndex(where: { $0.utf8.elementsEqual(name.utf8) }) else {
                        let hint = Suggestion.nearest(to: name, in: header) ?? ""
                        throw Mistake("\(path): there is no column “\(name)”, which a foreign key refers to\(hint)")
                    }
                    return place
                }
                try add(reader, cells: cells, rules)
            }
        } catch let error as ReadingError {
            throw Mistake("\(path):\(error.line.map { "\($0):" } ?? "") \(error.message)")
        }
    }

    private func add<Scanner>(
        _ reader: RecordReader<Scanner>, cells: [Int], _ rules: [ColumnRules]
    ) throws {
        while try reader.next() {
            let keys = zip(cells, rules).map { $1.comparisonKey(for: reader.text(reader.cells[$0])) }
            guard let entry = entry(of: keys) else { continue }
            guard table.insert(entry, repeated: { _, _ in }) else {
                throw ReadingError(line: reader.line, message: RowErrors.tooManyKeys(limit).reason)
            }
        }
    }
}
