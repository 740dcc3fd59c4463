// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationRules

/// A unique column, or the primary key, in one file.
final class RowKey {
    /// What a row has for the key.
    enum Value {
        case hash(KeyHash)
        case missing
        /// A column's rules reject its value, so it isn't compared.
        case rejected
    }

    /// The key's number in the rule file, from 0.
    let number: Int
    let columns: [ColumnRule]
    let isPrimary: Bool
    /// Whether a row without a value in one of the columns isn't compared, as in a key of `uniqueKeys`.
    private let needsAll: Bool
    let label: String

    private init(_ number: Int, _ columns: [ColumnRule], isPrimary: Bool) {
        (self.number, self.columns, self.isPrimary) = (number, columns, isPrimary)
        needsAll = !isPrimary
        label = columns.map(\.label).list("and")
    }

    /// The column to report a problem at, or `nil` for several columns.
    var column: ColumnRule? { columns.count == 1 ? columns[0] : nil }

    /// Returns the keys in a rule file, with a file's columns.
    static func all(_ rules: RowRules, _ columns: [ColumnRule], _ file: String) throws(Mistake) -> [RowKey] {
        var keys = columns.filter(\.isUnique).enumerated().map { RowKey($0, [$1], isPrimary: false) }
        func group(_ names: [String], _ key: String) throws(Mistake) -> [ColumnRule] {
            var group: [ColumnRule] = []
            for name in names {
                guard let column = columns.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) else {
                    throw Mistake("\(file): there is no column “\(name)”, which is in \(key)")
                }
                group.append(column)
            }
            return group
        }
        for names in rules.file?.rules.uniqueKeys ?? [] {
            keys.append(RowKey(keys.count, try group(names, "a unique key"), isPrimary: false))
        }
        let primary = try group(rules.file?.rules.primaryKey ?? [], "the primary key")
        if !primary.isEmpty { keys.append(RowKey(keys.count, primary, isPrimary: true)) }
        return keys
    }

    /// Hashes the current row's value.
    ///
    /// - Parameter text: A closure that returns a column's value, or `nil` if there's none.
    func value(_ secret: SipHash.Key, text: (ColumnRule) -> String?) -> Value {
        var hash = SipHash(secret)
        hash.add(UInt8(truncatingIfNeeded: number))
        hash.add(UInt8(truncatingIfNeeded: number >> 8))
        hash.add(UInt8(truncatingIfNeeded: number >> 16))
        var isEmpty = true
        for column in columns {
            let value = column.comparisonKey(text(column))
            if value != nil {
                // A value that the column's rules reject isn't compared, but may be missing.
                if column.isRejected { return .rejected }
                isEmpty = false
            } else if needsAll {
                return .missing
            }
            hash.add(value)
        }
        let (first, second) = hash.finish()
        return isEmpty ? .missing : .hash(KeyHash(key: number, hash: first, tag: UInt32(truncatingIfNeeded: second)))
    }
}

/// The part of a value's keyed hash that's compared.
struct KeyHash {
    /// The key's number.
    let key: Int
    let hash: UInt64
    let tag: UInt32
    /// The line of the key's value, or of its row.
    var line = 0
}

/// The values of a file's unique columns and primary key, as far as it was read.
final class RowKeys {
    /// The settings for comparing values.
    struct Settings {
        var maximum = KeyTable<RowEntry>.standardMaximum
        var secret = SipHash.Key.random()
        /// Whether the values are passed on, because `validate sum` compares the values of all parts.
        var handsOn = false
    }

    /// 4,096: the number of entries in one line of a report, which takes 128 kB.
    private static let blockSize = 4096

    let keys: [RowKey]
    private let settings: Settings
    private let file: String
    private let report: any Report
    private var table: KeyTable<RowEntry>
    /// The lines of each key's values.
    private var lines: [RowLines]
    private var blocks: [[PartEntry]]
    private(set) var handedOn = 0

    init(_ keys: [RowKey], settings: Settings, file: String, report: any Report) {
        self.keys = keys
        self.settings = settings
        self.file = file
        self.report = report
        table = KeyTable(maximum: settings.maximum)
        blocks = keys.map { _ in [] }
        lines = keys.map { _ in RowLines() }
    }

    /// Returns the line of a row that was added before with the same key, or `nil` if there are too many lines to keep.
    func line(of row: Int, for value: KeyHash) -> Int? { lines[value.key].line(of: row) }

    /// Adds a row's value, and returns the first row with the same value if there is one.
    ///
    /// - Parameter isRejected: Whether the row has other problems.
    func add(_ value: KeyHash, row: Int, line: Int, isRejected: Bool) throws(ReadingError) -> Int? {
        guard let short = UInt32(exactly: row) else { throw full(line) }
        let entry = RowEntry(hash: value.hash, tag: value.tag, row: short)
        if settings.handsOn {
            blocks[value.key].append(PartEntry(entry, line: line, isRejected: isRejected))
            handedOn += 1
            if blocks[value.key].count == Self.blockSize { handOn(value.key) }
            return nil
        }
        lines[value.key].add(row: row, line: line)
        var firstRow: Int?
        let hasPlace = table.insert(entry) { first, _ in firstRow = Int(first.row) }
        guard hasPlace else { throw full(line) }
        return firstRow
    }

    /// Passes on the remaining values.
    func finish() {
        for number in keys.indices where !blocks[number].isEmpty { handOn(number) }
    }

    /// Returns the error for too many values.
    ///
    /// The following values can't be compared, so the rows can't be accepted.
    private func full(_ line: Int) -> ReadingError {
        let error = RowErrors.tooManyKeys(settings.maximum)
        return ReadingError(line: line, message: error.reason, error: error)
    }

    private func handOn(_ number: Int) {
        let key = keys[number]
        let block = KeyBlock(
            file: file, key: number, isPrimary: key.isPrimary, column: key.column?.number, field: key.column?.field,
            label: key.label, entries: blocks[number])
        report.handOn(block)
        blocks[number].removeAll(keepingCapacity: true)
    }

    /// Returns a text that lets `validate sum` notice reports with different keys or a different secret.
    static func agreement(_ rules: RowRules, _ secret: SipHash.Key) -> String {
        var hash = SipHash(secret)
        for field in rules.fields where field.rules.isUnique { hash.add(field.rules.name) }
        for names in rules.file?.rules.uniqueKeys ?? [] {
            hash.add(nil as String?)
            for name in names { hash.add(name) }
        }
        // No name equals this separator, so a unique column isn't mistaken for a part of the primary key.
        hash.add(nil as String?)
        for name in rules.file?.rules.primaryKey ?? [] { hash.add(name) }
        let (first, second) = hash.finish()
        return String(first, radix: 16) + String(second, radix: 16)
    }
}

/// Values of one key that a file part passes on to `validate sum`.
struct KeyBlock {
    let file: String
    /// The key's number in the rule file.
    let key: Int
    let isPrimary: Bool
    let column: Int?
    let field: String?
    let label: String
    let entries: [PartEntry]

    /// The entries as 24 bytes each, in Base64.
    var encoded: String {
        var data = Data(capacity: entries.count * PartEntry.size)
        for entry in entries {
            for word in entry.words { withUnsafeBytes(of: word.littleEndian) { data.append(contentsOf: $0) } }
        }
        return data.base64EncodedString()
    }
}

/// The lines of rows, as a list of the rows whose line differs from the line before by another number than the row does.
private struct RowLines {
    private var changes: [(row: Int, line: Int)] = []
    private var isComplete = true
    /// 1 MiB.
    private static let maximum = 1 << 16

    /// Adds a row after the rows that were added before.
    mutating func add(row: Int, line: Int) {
        if let last = changes.last, line - row == last.line - last.row { return }
        guard isComplete, changes.count < Self.maximum, changes.last.map({ $0.row < row }) != false else {
            isComplete = false
            changes = []
            return
        }
        changes.append((row, line))
    }

    /// Returns the line of a row that was added.
    func line(of row: Int) -> Int? {
        var range = 0..<changes.count
        while !range.isEmpty {
            let middle = (range.lowerBound + range.upperBound) / 2
            range = changes[middle].row <= row ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        guard isComplete, range.lowerBound > 0 else { return nil }
        let change = changes[range.lowerBound - 1]
        return change.line + row - change.row
    }
}

/// An entry of 24 bytes, with the row's line and whether it has other problems.
struct PartEntry: KeyEntry {
    var hash: UInt64 = 0
    var tag: UInt32 = 0
    var row: UInt32 = 0
    private var place: UInt64 = 0

    static let size = 24

    init() {}

    init(_ entry: RowEntry, line: Int, isRejected: Bool) {
        (hash, tag, row) = (entry.hash, entry.tag, entry.row)
        place = UInt64(line) << 1 | (isRejected ? 1 : 0)
    }

    /// Reads entries, or returns `nil` if the text isn't Base64 for whole entries.
    static func entries(_ text: String) -> [PartEntry]? {
        guard let data = Data(base64Encoded: text), data.count.isMultiple(of: size) else { return nil }
        return data.withUnsafeBytes { bytes in
            stride(from: 0, to: bytes.count, by: size).map { start in
                func word(_ number: Int) -> UInt64 {
                    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start + number * 8, as: UInt64.self))
                }
                var entry = PartEntry()
                entry.hash = word(0)
                entry.tag = UInt32(truncatingIfNeeded: word(1) >> 32)
                entry.row = UInt32(truncatingIfNeeded: word(1))
                entry.place = word(2)
                return entry
            }
        }
    }

    var words: [UInt64] { [hash, UInt64(tag) << 32 | UInt64(row), place] }
    var line: Int { Int(place >> 1) }
    var isRejected: Bool { place & 1 == 1 }
}
