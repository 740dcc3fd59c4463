// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import CInputValidation
import InputValidation
import InputValidationRules

/// The rules of one rule file, which never change.
final class Rules: Sendable {
    let table: TableRules
    /// The columns of each rule over several columns.
    let rows: [(rule: RowRule, columns: [ColumnRules])]

    init(_ table: TableRules) {
        self.table = table
        rows = table.rules.map { rule in (rule, rule.columns.compactMap { table[$0] }) }
    }

    var checkCount: Int { table.fields.count + rows.count }

    /// The checks as JSON.
    var description: String {
        let fields = table.fields.map { field in
            "{\"columns\":[\(field.name.json)],\"label\":\(field.label.json),\"required\":\(field.isRequired),"
                + "\"unique\":\(field.isUnique),\"sensitive\":\(field.validator.isSensitive),"
                + "\"warns\":\(field.validator.canWarn)}"
        }
        let rules = rows.map { row in
            "{\"columns\":[\(row.rule.columns.map(\.json).joined(separator: ","))],"
                + "\"label\":\((row.columns.last?.label ?? "").json),\"required\":false,\"unique\":false,"
                + "\"sensitive\":\(row.columns.contains { $0.validator.isSensitive }),"
                + "\"warns\":\(row.rule.validator.canWarn)}"
        }
        let checks = (fields + rules).joined(separator: ",")
        let key = table.primaryKey.map(\.json).joined(separator: ",")
        let keys = table.uniqueKeys.map { "[\($0.map(\.json).joined(separator: ","))]" }.joined(separator: ",")
        let rest = uncheckedRules.map(\.json).joined(separator: ",")
        return "{\"checks\":[\(checks)],\"primaryKey\":[\(key)],\"uniqueKeys\":[\(keys)],\"unchecked\":[\(rest)]}"
    }

    /// The rules other than keys that are about several rows, which a batch doesn't have.
    private var uncheckedRules: [String] {
        let rows = [("minimumRows", table.rowLimits.minimum), ("maximumRows", table.rowLimits.maximum)]
            .compactMap { name, limit in limit.map { "\(name): \($0)" } }
        let shares = table.fields.flatMap { field in
            [
                ("maximumMissingShare", field.shareLimits.missing), ("maximumWarnedShare", field.shareLimits.warned),
            ]
            .compactMap { name, limit in limit.map { "\(field.name): \(name): \($0)" } }
        }
        return table.foreignKeys.map { "foreign key: \($0)" } + rows + shares
    }

    /// What a row's code is about.
    enum Subject {
        /// The first error.
        case verdict
        /// The first warning.
        case warning
    }

    /// Calls a function with each row's code, which is 0 for a row without an error or a warning.
    func forEachCode(
        of check: Int, _ subject: Subject, _ schema: UnsafePointer<ArrowSchema>, _ array: UnsafePointer<ArrowArray>,
        _ body: (_ row: Int, _ code: Int32) -> Void
    ) throws(Fault) {
        guard check >= 0, check < checkCount else { throw .argument }
        guard check < table.fields.count else {
            let cells = try RowCells(rows[check - table.fields.count].columns.count, schema, array)
            for row in 0..<cells.length { body(row, Self.code(of: try errors(of: check, subject, cells, row))) }
            return
        }
        let column = try ArrowColumn(schema, array)
        let cell = CellCheck(table.fields[check], subject)
        var buffer = TextBuffer()
        guard let (values, entry) = column.dictionary, values.length <= 2 * column.length + 64 else {
            for row in 0..<column.length {
                let code = try column.withText(at: row, &buffer) { bytes throws(Fault) in cell.code(of: bytes) }
                body(row, code)
            }
            return
        }
        // Each of the dictionary's entries is validated once.
        var codes = [Int32?](repeating: nil, count: values.length)
        for row in 0..<column.length {
            guard let entry = try entry(row) else {
                body(row, cell.codeOfNull)
                continue
            }
            let code: Int32
            if let known = codes[entry] {
                code = known
            } else {
                code = try values.withText(at: entry, &buffer) { bytes throws(Fault) in cell.code(of: bytes) }
                codes[entry] = code
            }
            body(row, code)
        }
    }

    /// Returns a row's errors or warnings.
    func errors(
        of check: Int, _ subject: Subject, _ schema: UnsafePointer<ArrowSchema>, _ array: UnsafePointer<ArrowArray>,
        _ row: Int
    ) throws(Fault) -> [ValidationError] {
        guard check >= 0, check < checkCount, row >= 0, row < Int(array.pointee.length) else { throw .argument }
        guard check < table.fields.count else {
            let cells = try RowCells(rows[check - table.fields.count].columns.count, schema, array)
            return try errors(of: check, subject, cells, row)
        }
        let column = try ArrowColumn(schema, array)
        let rules = table.fields[check]
        var buffer = TextBuffer()
        return try column.withText(at: row, &buffer) { bytes throws(Fault) in
            Self.errors(subject, of: rules, for: bytes)
        }
    }

    private static func errors(
        _ subject: Subject, of rules: ColumnRules, for bytes: UnsafeBufferPointer<UInt8>?
    ) -> [ValidationError] {
        switch (subject, bytes) {
        case (.verdict, let bytes?): rules.errors(forUTF8: bytes.span)
        case (.verdict, nil): rules.validator.errors(for: nil)
        case (.warning, let bytes?): rules.warnings(forUTF8: bytes.span)
        case (.warning, nil): rules.validator.warnings(for: nil)
        }
    }

    private func errors(
        of check: Int, _ subject: Subject, _ cells: RowCells, _ row: Int
    ) throws(Fault) -> [ValidationError] {
        let (rule, columns) = rows[check - table.fields.count]
        var texts: [String?] = []
        for (column, rules) in zip(cells.columns, columns) {
            var buffer = TextBuffer()
            var encodingErrors: [ValidationError] = []
            let text =
                try cells.isNull(row)
                ? nil
                : column.withText(at: row, &buffer) { bytes throws(Fault) -> String? in
                    guard let bytes else { return nil }
                    if let text = String(validating: bytes, as: UTF8.self) { return text }
                    encodingErrors = rules.errors(forUTF8: bytes.span)
                    return nil
                }
            if !encodingErrors.isEmpty { return subject == .verdict ? encodingErrors : [] }
            texts.append(text)
        }
        return subject == .verdict ? rule.validator.errors(for: texts) : rule.validator.warnings(for: texts)
    }

    private static func code(of errors: [ValidationError]) -> Int32 {
        errors.first.map { Int32(clamping: $0.code.rawValue) } ?? 0
    }

    /// A column's rules, with the code of a null.
    ///
    /// It has functions, because a row would otherwise retain and release all references in the rules, and threads
    /// would wait for each other.
    private struct CellCheck {
        let isValid: (Span<UInt8>) -> Bool
        let errors: (Span<UInt8>) -> [ValidationError]
        let codeOfNull: Int32

        init(_ rules: ColumnRules, _ subject: Subject) {
            switch subject {
            case .verdict:
                isValid = rules.isValid(utf8:)
                errors = rules.errors(forUTF8:)
            case .warning:
                let canWarn = rules.validator.canWarn
                isValid = { _ in !canWarn }
                errors = rules.warnings(forUTF8:)
            }
            codeOfNull = Rules.code(of: Rules.errors(subject, of: rules, for: nil))
        }

        @inline(__always)
        func code(of bytes: UnsafeBufferPointer<UInt8>?) -> Int32 {
            guard let bytes else { return codeOfNull }
            return isValid(bytes.span) ? 0 : Rules.code(of: errors(bytes.span))
        }
    }
}

/// The columns of a struct, for a rule over several columns.
private struct RowCells {
    let length: Int
    let columns: [ArrowColumn]
    private let offset: Int
    private let validity: UnsafeRawPointer?

    init(
        _ count: Int, _ schema: UnsafePointer<ArrowSchema>, _ array: UnsafePointer<ArrowArray>
    ) throws(Fault) {
        let (schema, array) = (schema.pointee, array.pointee)
        guard schema.release != nil, array.release != nil, let format = schema.format else { throw .array }
        guard String(cString: format) == "+s", schema.dictionary == nil, schema.n_children == Int64(count) else {
            throw .type
        }
        let limit = Int64.max / 64
        guard array.length >= 0, array.length <= limit, array.offset >= 0, array.offset <= limit,
            array.n_children == Int64(count), let types = schema.children, let children = array.children,
            array.n_buffers == 1, let buffers = array.buffers, buffers[0] != nil || array.null_count <= 0
        else { throw .array }
        length = Int(array.length)
        offset = Int(array.offset)
        validity = buffers[0]
        var columns: [ArrowColumn] = []
        for index in 0..<count {
            columns.append(try ArrowColumn(types[index], children[index], rows: offset..<offset + length))
        }
        self.columns = columns
    }

    func isNull(_ row: Int) -> Bool { validity.map { !$0.bit(offset + row) } ?? false }
}

extension String {
    /// The text as a JSON string.
    var json: String {
        var result = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
