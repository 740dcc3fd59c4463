// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRequests

/// Fuzzes a file's records, as the program `validate` reads them.
///
/// This target contains the sources of the program's readers through symbolic links.
enum Rows {
    /// The first byte chooses the delimiter, and whether blank lines are records.
    static func runCSV(_ input: ArraySlice<UInt8>) {
        guard let choice = input.first else { return }
        var scanner = CSVScanner(delimiter: [0x2C, 0x3B, 0x09, 0x7C][Int(choice & 3)])
        scanner.skipsBlankLines = choice & 4 != 0
        let rows = check(scanner, Array(input.dropFirst())) { bytes, cells in
            (0..<cells.count).map { index in text(cells[index], in: bytes) }
        }
        // If a record is written again with every cell in quotes, it has the same cells.
        let written = rows.flatMap { row in
            let cells: [[UInt8]] = row.map { cell in
                [0x22] + cell.flatMap { byte -> [UInt8] in byte == 0x22 ? [byte, byte] : [byte] } + [0x22]
            }
            return Array(cells.joined(separator: [scanner.delimiter])) + [0x0A]
        }
        let again = check(scanner, written) { bytes, cells in (0..<cells.count).map { text(cells[$0], in: bytes) } }
        require(again == rows, "the records change when they are written again")
    }

    private static func text(_ cell: Cell, in bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var text: [UInt8] = []
        var index = cell.start
        while index < cell.start + cell.length {
            text.append(bytes[index])
            index += cell.kind == .doubledQuotes && bytes[index] == 0x22 ? 2 : 1
        }
        return text
    }

    private static let keys = ["a", "b", "é"]

    /// An object's texts at the keys, whatever their types.
    private struct Object: Decodable {
        var texts: [String?]

        private struct Key: CodingKey {
            var stringValue: String
            var intValue: Int? { nil }
            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            texts = keys.map { try? container.decode(String.self, forKey: Key(stringValue: $0)) }
        }
    }

    /// Compares the lines with a JSON decoder.
    static func runNDJSON(_ input: ArraySlice<UInt8>) {
        let bytes = Array(input)
        var decoder = ValidatingDecoder()
        decoder.maximumDepth = bytes.count
        _ = check(JSONScanner(keys: keys), bytes) { line, cells in
            guard comparable(line), line.first != 0xEF else { return }
            let object = try? decoder.decode(Object.self, from: line)
            let isRepeated = (0..<cells.count).contains { cells[$0].kind == .repeated }
            for (index, text) in (object?.texts ?? []).enumerated() where !isRepeated {
                let cell = cells[index]
                guard [.plain, .escaped].contains(cell.kind), cell.start > 0, line[cell.start - 1] == 0x22 else {
                    require(text == nil, "\(keys[index]) is a text for the decoder only")
                    continue
                }
                let written = UnsafeBufferPointer(rebasing: line[cell.start..<cell.start + cell.length])
                let read = cell.kind == .plain ? Array(written) : JSONScanner.unescaped(written)
                require(text.map { Array($0.utf8) } == read, "\(keys[index]) is another text")
            }
        }
        for line in bytes.split(separator: 0x0A) {
            line.withUnsafeBufferPointer { line in
                guard comparable(line), line.first != 0xEF else { return }
                var isObject = true
                do throws(FormError) { _ = try decoder.decode(Object.self, from: line) } catch {
                    // Only the decoder reports repeated keys, and it stops listing errors at a limit.
                    isObject = error.errors.allSatisfy {
                        [.decodingRepeatedKey, .compositionErrorsOmitted].contains($0.code)
                    }
                }
                var isRecord = false
                if case .record = JSONScanner(keys: keys).scan(line, isLast: true, into: CellList()) { isRecord = true }
                require(isRecord == isObject, "an object is JSON for one reader only")
            }
        }
    }

    /// Returns whether both readers can read a line: it's UTF-8, and no escape may be half of a surrogate pair.
    private static func comparable(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let text = String(validating: line, as: UTF8.self) else { return false }
        return text.firstMatch(of: /\\u[dD][89a-fA-F]/) == nil
    }

    /// Checks that all ways to find records agree, and returns what a function makes of each record.
    private static func check<Scanner: RecordScanner, Row>(
        _ scanner: Scanner, _ bytes: [UInt8], _ row: (UnsafeBufferPointer<UInt8>, CellList) -> Row
    ) -> [Row] {
        var scanner = scanner
        var rows: [Row] = []
        var counts = [0: (lines: 0, records: 0)]
        var (offset, lines) = (0, 0)
        let cells = CellList()
        while offset < bytes.count {
            // The copy has its own memory, so that AddressSanitizer finds reads past its end.
            let rest = Array(bytes[offset...])
            cells.removeAll()
            let scan = rest.withUnsafeBufferPointer { scanner.scan($0, isLast: true, into: cells) }
            guard let (length, lineCount, isRecord) = found(scan) else {
                if case .incomplete = scan { require(false, "incomplete at the end of the input") }
                return rows
            }
            require((1...rest.count).contains(length), "a record of \(length) bytes")
            let record = rest[..<length]
            require(
                lineCount == record.count { $0 == 0x0A } + (record.last == 0x0A ? 0 : 1), "\(lineCount) lines")
            for index in 0..<cells.count {
                let cell = cells[index]
                require(cell.start >= 0 && cell.length >= 0, "a cell before the record")
                require(cell.start + cell.length <= length, "a cell after the record")
            }
            let skim = rest.withUnsafeBufferPointer { scanner.skim($0, isLast: true, into: CellList()) }
            require(found(skim).map { $0 == (length, lineCount, isRecord) } ?? false, "skim finds another end")
            for count in [length / 2, length - 1, length] where count > 0 {
                let start = Array(rest[..<count])
                let scan = start.withUnsafeBufferPointer { scanner.scan($0, isLast: false, into: CellList()) }
                if case .incomplete = scan { continue }
                require(found(scan).map { $0 == (length, lineCount, isRecord) } ?? false, "a beginning is a record")
            }
            if isRecord { rows.append(record.withUnsafeBufferPointer { row($0, cells) }) }
            (offset, lines) = (offset + length, lines + lineCount)
            counts[offset] = (lines, rows.count)
        }
        let skipped = bytes.withUnsafeBufferPointer { scanner.skip($0) }
        require(
            counts[skipped.length].map { $0 == (skipped.lines, skipped.records) } ?? false,
            "skipping counts other records")
        return rows
    }

    private static func found(_ scan: Scan) -> (length: Int, lines: Int, isRecord: Bool)? {
        switch scan {
        case .record(let length, let lines): (length, lines, true)
        case .skip(let length, let lines): (length, lines, false)
        case .empty(let length): (length, 1, false)
        case .incomplete, .unreadable: nil
        }
    }
}
