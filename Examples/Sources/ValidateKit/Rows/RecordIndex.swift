// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation

/// Where some of a file's records begin, so that a part of the file is read without the records before it.
///
/// It's a file with one line of JSON for what it's about, and then one array per record: the offset, the line, and the
/// numbers of rows and of blank lines before it.
///
/// ```
/// {"version":1,"file":{"size":2097200,"modified":1795996800000000000},"format":"csv","delimiter":",","header":true,"rows":45000}
/// [1048590,22501,22499,0]
/// ```
struct RecordIndex {
    /// What an index is about, apart from its file's name.
    struct Subject: Codable, Equatable {
        var version = 1
        let file: FileVersion
        let format: String
        /// The delimiter of a table.
        let delimiter: String?
        let header: Bool

        init(_ input: RowInput, delimiter: UInt8?, hasHeader: Bool, for option: String) throws(Mistake) {
            file = try input.version(for: option)
            guard input.format != .json else {
                throw Mistake("\(input.name): \(option) needs another format: a JSON array is read from its beginning")
            }
            format = input.format.rawValue
            self.delimiter = delimiter.map { String(Unicode.Scalar($0)) }
            header = delimiter != nil && hasHeader
        }
    }

    /// The number of rows, which only an index's first line contains.
    private struct Total: Codable { let rows: Int }

    /// 1 MiB: the distance between two records in an index, if records are shorter.
    static let standardSpacing = 1 << 20

    let subject: Subject
    private(set) var starts: [RecordStart] = []
    private(set) var rows = 0

    /// Reads a file to its end and finds the first record after each multiple of the spacing.
    init(of input: RowInput, _ subject: Subject, spacing: Int = standardSpacing) throws {
        self.subject = subject
        switch input.format {
        case .csv, .tsv, .auto, .json:
            let delimiter = subject.delimiter?.utf8.first ?? UInt8(ascii: ",")
            let reader = RecordReader(CSVScanner(delimiter: delimiter), source: input.source)
            reader.linesToSkip = input.linesToSkip(InputOptions())
            if subject.header, try reader.next() { reader.scanner.skipsBlankLines = reader.cells.count > 1 }
            reader.scanner.skipsEmptyRecords = true
            try add(reader, spacing)
        case .ndjson: try add(RecordReader(JSONScanner(keys: []), source: input.source), spacing)
        case .lines: try add(RecordReader(LineScanner(), source: input.source), spacing)
        }
    }

    /// Adds records that the reader finds.
    private mutating func add<Scanner>(_ reader: RecordReader<Scanner>, _ spacing: Int) throws {
        var search = RecordSearch(reader)
        while try search.skip(to: (search.place.offset / spacing + 1) * spacing) {
            if search.place.offset < subject.file.size { starts.append(search.place) }
        }
        rows = search.place.rows
    }

    /// The index's path for a file's name.
    static func path(for name: String) -> String { name + ".index" }

    /// Writes the index next to its file.
    func write(to path: String) throws {
        let output = try Output(path: path, option: path)
        try output.begin()
        var json = JSONText()
        json.object { json in
            json.member("version", subject.version)
            json.key("file")
            json.object { json in
                json.member("size", subject.file.size)
                json.member("modified", subject.file.modified)
            }
            json.member("format", subject.format)
            if let delimiter = subject.delimiter { json.member("delimiter", delimiter) }
            json.member("header", subject.header)
            json.member("rows", rows)
        }
        output.write(json.text + "\n")
        for start in starts { output.write("[\(start.offset),\(start.line),\(start.rows),\(start.blankLines)]\n") }
        try output.complete()
    }

    /// Returns the last record at or before an offset that a file's index contains, or `nil` if there's none.
    ///
    /// The whole index is read, so that a damaged index is a mistake in each part.
    ///
    /// - Throws: A mistake if there's no index, or if it's about another file or a different version.
    static func start(before offset: Int, in input: RowInput, _ subject: Subject) throws -> RecordStart? {
        let path = path(for: input.name)
        let again = "run validate index again"
        guard FileIdentity(path: path) != nil else {
            throw Mistake("\(path): \(systemError()); validate index writes it")
        }
        let reader = RecordReader(LineScanner(), source: try RowInput(path, as: .lines).source)
        var found: RecordStart?
        var last = RecordStart()
        do {
            let hasLine = try reader.next()
            let line = Data(hasLine ? Array(reader.bytes.prefix(4096)) : [])
            guard let written = try? JSONDecoder().decode(Subject.self, from: line),
                let total = try? JSONDecoder().decode(Total.self, from: line)
            else { throw Mistake("\(path): this is not an index; \(again)") }
            guard written == subject else {
                throw Mistake("\(path): \(input.name) was changed, or is read in another format; \(again)")
            }
            while try reader.next() {
                guard let start = RecordStart(reader.bytes), start.follows(last), start.offset < subject.file.size,
                    start.rows <= total.rows
                else { throw Mistake("\(path):\(reader.line): this is not a place in \(input.name); \(again)") }
                last = start
                if start.offset <= offset { found = start }
            }
        } catch let error as ReadingError {
            throw Mistake("\(path): \(error.message); \(again)")
        }
        // A record begins after a line end.
        if let found, input.byte(at: found.offset - 1) != 0x0A {
            throw Mistake("\(path): no row begins at byte \(found.offset) in \(input.name); \(again)")
        }
        return found
    }
}

extension RecordStart {
    /// Reads a line in an index, or returns `nil` if it isn't four numbers in brackets.
    fileprivate init?(_ line: UnsafeBufferPointer<UInt8>) {
        guard line.first == UInt8(ascii: "["), line.count <= 100 else { return nil }
        var numbers = [0]
        var rest = line.dropFirst()
        while let byte = rest.popFirst(), byte != UInt8(ascii: "]") {
            if byte == UInt8(ascii: ",") {
                numbers.append(0)
            } else {
                let last = numbers.count - 1
                guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte, numbers[last] < 1 << 56 else { return nil }
                numbers[last] = numbers[last] * 10 + Int(byte - UInt8(ascii: "0"))
            }
        }
        guard numbers.count == 4, rest.elementsEqual([0x0A]) else { return nil }
        self.init(offset: numbers[0], line: numbers[1], rows: numbers[2], blankLines: numbers[3])
    }

    /// Returns whether this place can follow another place in an index.
    ///
    /// Each line has at least one byte, and each row and each blank line is at least one line.
    fileprivate func follows(_ other: RecordStart) -> Bool {
        offset > other.offset && line > other.line && rows >= other.rows && blankLines >= other.blankLines
            && line - other.line <= offset - other.offset
            && rows - other.rows + blankLines - other.blankLines <= line - other.line
    }
}
