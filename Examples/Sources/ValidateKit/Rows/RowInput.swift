// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

enum InputFormat: String, ExpressibleByArgument, CaseIterable {
    case auto, csv, tsv, ndjson, json, lines
}

/// An open input file and its format.
final class RowInput {
    let name: String
    let source: ByteSource
    let format: InputFormat
    let descriptor: Int32
    /// The first bytes in UTF-8.
    let beginning: [UInt8]
    /// The line for Excel that names the delimiter, with its line end, or no bytes.
    private(set) var separatorLine: [UInt8] = []
    private var separator: UInt8?

    /// Opens a file in UTF-8.
    ///
    /// The name `-` means standard input.
    convenience init(_ name: String, as format: InputFormat) throws(Mistake) {
        try self.init(name, InputOptions(format: format, encoding: .utf8))
    }

    /// Opens a file.
    ///
    /// The name `-` means standard input.
    init(_ name: String, _ options: InputOptions) throws(Mistake) {
        let format = options.format
        self.name = name
        descriptor = name == "-" ? 0 : open(name, O_RDONLY)
        guard descriptor >= 0 else { throw Mistake("\(name): \(systemError())") }
        source = ByteSource(descriptor: descriptor, closes: descriptor > 0)
        guard !Self.isDirectory(descriptor) else {
            throw Mistake(
                "\(name == "-" ? "standard input" : name): \(String(cString: strerror(EISDIR)))")
        }
        do throws(ReadingError) {
            try source.detectGzip()
            let isNamedGzip = name.lowercased().hasSuffix(".gz")
            guard source.isCompressed || !isNamedGzip else {
                throw ReadingError(line: nil, message: "this is not gzip, although its name ends with .gz")
            }
            if let complaint = ForeignFile.complaint(about: try source.peek(8), name) {
                throw ReadingError(line: nil, message: complaint)
            }
            let encoding = try Self.decode(source, name, options)
            beginning = try source.peek(4)
            var known = format == .auto ? Self.format(ofName: isNamedGzip ? String(name.dropLast(3)) : name) : format
            if format == .auto, [.csv, .lines, .auto].contains(known), encoding == .utf16, Self.hasTabs(beginning) {
                // Excel's “Unicode text”.
                known = .tsv
            }
            if format == .auto, known == .lines, options.isForTable { known = .csv }
            if known == .auto { known = Self.format(of: beginning) }
            if format == .auto, known == .ndjson, options.pointer != nil || Self.isDocument(beginning) { known = .json }
            self.format = known
        } catch {
            throw Mistake("\(name):\(error.line.map { "\($0):" } ?? "") \(error.message)")
        }
        try options.check(self.format, of: name)
        guard [.csv, .tsv].contains(self.format), options.linesToSkip == 0 else { return }
        readSeparator()
    }

    /// Decodes an input, and returns `utf16` if that's its encoding.
    private static func decode(
        _ source: ByteSource, _ name: String, _ options: InputOptions
    ) throws(ReadingError) -> EncodingChoice {
        switch options.encoding {
        case .utf8: return .utf8
        case .auto:
            // Without waiting, a pipe has only some bytes.
            let bytes = try source.peek(source.isFile ? 1 << 16 : 4)
            guard let found = EncodingChoice.recognize(bytes) else { return .utf8 }
            source.decode(found.encoding, isRecognized: true)
            options.say("\(name): this is \(found.encoding.title), recognized \(found.reason)")
            return found.encoding == .windows1252 ? .windows1252 : .utf16
        case .utf16:
            let bytes = try source.peek(4)
            let marked: EncodingChoice? =
                bytes.starts(with: [0xFF, 0xFE])
                ? .utf16LittleEndian : bytes.starts(with: [0xFE, 0xFF]) ? .utf16BigEndian : nil
            guard let order = marked ?? EncodingChoice.withZeros(bytes) else {
                throw ReadingError(
                    line: 1, message: "the order of the bytes is unknown; give --encoding utf-16le or utf-16be")
            }
            source.decode(order, isRecognized: false)
            return .utf16
        case .utf16LittleEndian, .utf16BigEndian:
            source.decode(options.encoding, isRecognized: false)
            return .utf16
        default:
            source.decode(options.encoding, isRecognized: false)
            return options.encoding
        }
    }

    /// Returns whether the first line has a tab.
    private static func hasTabs(_ beginning: [UInt8]) -> Bool {
        beginning.prefix { $0 != 0x0A && $0 != 0x0D }.contains(0x09)
    }

    /// Returns whether an object continues after its first line and has rows, so that it isn't a row.
    private static func isDocument(_ beginning: [UInt8]) -> Bool {
        guard let end = beginning.firstIndex(of: 0x0A) else { return false }
        let line = Array(beginning[..<end].filter { ![0x20, 0x09, 0x0D].contains($0) })
        guard JSONPointer.firstRows(in: beginning) != nil else { return false }
        return line.last == UInt8(ascii: "{") || line.last == UInt8(ascii: "[") || line.last == UInt8(ascii: ",")
    }

    /// Returns a pointer to the rows of a JSON document that is an object.
    func placeOfRows(_ pointer: JSONPointer?) -> String? {
        guard pointer == nil, beginning.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) == 0x7B else {
            return nil
        }
        return JSONPointer.firstRows(in: beginning)
    }

    /// Throws a mistake that names the option if the rows are under a key of a JSON document.
    func checkPlaceOfRows(_ pointer: JSONPointer?) throws(Mistake) {
        guard let rows = placeOfRows(pointer) else { return }
        throw Mistake(
            """
            \(name): the rows are not at the beginning of this document; the array is under “\(rows.dropFirst())”: give \
            --at \(rows)
            """)
    }

    /// Reads the line that tells Excel the delimiter, such as `sep=;`.
    private func readSeparator() {
        let isMarked = beginning.starts(with: [0xEF, 0xBB, 0xBF])
        let line = Array(beginning.dropFirst(isMarked ? 3 : 0).prefix { $0 != 0x0A })
        let text = line.last == 0x0D ? Array(line.dropLast()) : line
        guard text.count == 5, text.prefix(4).map({ $0 | 0x20 }).elementsEqual("sep=".utf8.map { $0 | 0x20 }),
            text[4] < 0x80, beginning.count > line.count
        else { return }
        separator = text[4]
        separatorLine = line + [0x0A]
    }

    /// The number of lines before the header or the first row.
    func linesToSkip(_ options: InputOptions) -> Int { options.linesToSkip + (separatorLine.isEmpty ? 0 : 1) }

    private static func format(ofName name: String) -> InputFormat {
        switch name.split(separator: ".").last.map({ $0.lowercased() }) {
        case "csv": .csv
        case "tsv", "tab": .tsv
        case "ndjson", "jsonl": .ndjson
        case "txt": .lines
        default: .auto
        }
    }

    /// Returns the format for an input's first bytes: an object is NDJSON, an array is JSON, and anything else is CSV.
    private static func format(of beginning: [UInt8]) -> InputFormat {
        let text = beginning.starts(with: [0xEF, 0xBB, 0xBF]) ? beginning.dropFirst(3) : beginning[...]
        let signs = Array(text.lazy.filter { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }.prefix(2))
        // A header may begin with a bracket, too, but can't continue like this.
        if signs.first == UInt8(ascii: "["), signs.count == 1 ? text.count > 1 : "{[]\"".utf8.contains(signs[1]) {
            return .json
        }
        return signs.first == UInt8(ascii: "{") ? .ndjson : .csv
    }

    /// Returns a file's size and time, or throws if the input has no size, such as a pipe.
    ///
    /// - Parameter option: What needs the size, in mistakes.
    func version(for option: String) throws(Mistake) -> FileVersion {
        guard !source.isCompressed else {
            throw Mistake(
                "\(name): \(option) needs a file that is not compressed, because a part is found by its offset")
        }
        guard !source.isDecoded else {
            throw Mistake("\(name): \(option) needs a file in UTF-8, because a part is found by its offset")
        }
        var status = stat()
        guard name != "-", fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            let shown = name == "-" ? "standard input" : name
            throw Mistake("\(shown): \(option) needs a file, whose size is known and which every part can read")
        }
        return FileVersion(status)
    }

    /// The size of the file in bytes, or `nil` for a pipe or a terminal.
    var size: Int? {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int(status.st_size)
    }

    /// Returns the delimiter of a table, or `nil` for an input without cells.
    ///
    /// - Parameter option: The delimiter that was given.
    func delimiter(_ option: UInt8?) -> UInt8? {
        switch format {
        case .csv, .auto: option ?? separator ?? UInt8(ascii: ",")
        case .tsv: option ?? separator ?? UInt8(ascii: "\t")
        case .ndjson, .json, .lines: nil
        }
    }

    /// Returns the byte at an offset, if there's one.
    func byte(at offset: Int) -> UInt8? {
        var byte: UInt8 = 0
        return pread(descriptor, &byte, 1, off_t(offset)) == 1 ? byte : nil
    }

    private static func isDirectory(_ descriptor: Int32) -> Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}

/// A file's size in bytes, and the time when its contents last changed, in nanoseconds since 1970.
struct FileVersion: Codable, Equatable {
    let size: Int
    let modified: Int

    fileprivate init(_ status: stat) {
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        size = Int(status.st_size)
        modified = Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
    }
}

/// A file's identity, size, and time, which change when somebody writes the file.
struct FileState: Equatable {
    private let identity: FileIdentity?
    private let version: FileVersion?

    init(path: String) {
        var status = stat()
        identity = FileIdentity(path: path)
        version = stat(path, &status) == 0 ? FileVersion(status) : nil
    }
}
