// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationRules

/// A rule file's unique columns and primary key, for one file with rows.
final class RowKeys {
    /// A unique column, or the primary key.
    private struct Key {
        let columns: [ColumnRule]
        let isPrimary: Bool

        /// The column to report a problem at, or `nil` for several columns.
        var column: ColumnRule? { columns.count == 1 ? columns[0] : nil }
        var label: String { columns.map(\.label).list("and") }
        var fields: String { columns.map(\.field).joined(separator: ", ") }
    }

    /// The settings for comparing values.
    struct Settings {
        var maximum = KeyTable<RowEntry>.standardMaximum
        var secret = SipHash.Key.random()
        /// Whether the values are passed on, because `validate sum` compares the values of all parts.
        var handsOn = false
    }

    /// 4,096: the number of entries in one line of a report, which takes 128 kB.
    private static let blockSize = 4096

    private let keys: [Key]
    private let settings: Settings
    private let file: String
    private let report: any Report
    private var table: KeyTable<RowEntry>
    private var blocks: [[PartEntry]]
    private(set) var handedOn = 0

    /// Finds the keys' columns, or returns `nil` if the rules have no keys.
    init?(
        _ rules: RowRules, columns: [ColumnRule], settings: Settings, file: String, report: any Report
    ) throws(Mistake) {
        var keys = columns.filter(\.isUnique).map { Key(columns: [$0], isPrimary: false) }
        var primary: [ColumnRule] = []
        for name in rules.file?.rules.primaryKey ?? [] {
            guard let column = columns.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) else {
                throw Mistake("\(file): there is no column “\(name)”, which is in the primary key")
            }
            primary.append(column)
        }
        if !primary.isEmpty { keys.append(Key(columns: primary, isPrimary: true)) }
        guard !keys.isEmpty else { return nil }
        self.keys = keys
        self.settings = settings
        self.file = file
        self.report = report
        table = KeyTable(maximum: settings.maximum)
        blocks = keys.map { _ in [] }
    }

    /// Compares a row's values with the values of the rows before it.
    ///
    /// - Parameters:
    ///   - isRejected: Whether the row already has problems.
    ///   - text: A closure that returns a column's value, or `nil` if there's none.
    ///   - reject: A closure that reports a problem.
    func check(
        row: Int, line: Int, isRejected: Bool, text: (ColumnRule) -> String?,
        reject: (InputValidation.ValidationError, ColumnRule?) -> Void
    ) throws(ReadingError) {
        var isRejected = isRejected
        var found: [(Int, RowEntry)] = []
        for (number, key) in keys.enumerated() {
            var hash = SipHash(settings.secret)
            hash.add(UInt8(truncatingIfNeeded: number))
            hash.add(UInt8(truncatingIfNeeded: number >> 8))
            hash.add(UInt8(truncatingIfNeeded: number >> 16))
            var isEmpty = true
            var isComparable = true
            for column in key.columns {
                let value = column.comparisonKey(text(column))
                // A value that the column's rules reject isn't compared, but may be missing.
                if value != nil { (isEmpty, isComparable) = (false, isComparable && !column.isRejected) }
                hash.add(value)
            }
            guard isComparable else { continue }
            guard !isEmpty else {
                if key.isPrimary {
                    isRejected = true
                    reject(RowErrors.keyMissing.labeled(key.label), key.column)
                }
                continue
            }
            guard let short = UInt32(exactly: row) else { throw full(line) }
            let (first, second) = hash.finish()
            found.append((number, RowEntry(hash: first, tag: UInt32(truncatingIfNeeded: second), row: short)))
        }
        for (number, entry) in found {
            if settings.handsOn {
                blocks[number].append(PartEntry(entry, line: line, isRejected: isRejected))
                handedOn += 1
                if blocks[number].count == Self.blockSize { handOn(number) }
                continue
            }
            let key = keys[number]
            let hasPlace = table.insert(entry) { first, _ in
                reject(RowErrors.repeated(key.isPrimary, first: Int(first.row)).labeled(key.label), key.column)
            }
            guard hasPlace else { throw full(line) }
        }
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
