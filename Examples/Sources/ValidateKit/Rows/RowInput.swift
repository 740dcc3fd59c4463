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

    /// Opens a file.
    ///
    /// The name `-` means standard input.
    init(_ name: String, as format: InputFormat) throws(Mistake) {
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
            let known = format == .auto ? Self.format(ofName: isNamedGzip ? String(name.dropLast(3)) : name) : format
            self.format = known == .auto ? Self.format(of: try source.peek(4)) : known
        } catch {
            throw Mistake("\(name): \(error.message)")
        }
    }

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
        var status = stat()
        guard name != "-", fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            let shown = name == "-" ? "standard input" : name
            throw Mistake("\(shown): \(option) needs a file, whose size is known and which every part can read")
        }
        return FileVersion(status)
    }

    /// Returns the delimiter of a table, or `nil` for an input without cells.
    ///
    /// - Parameter option: The delimiter that was given.
    func delimiter(_ option: UInt8?) -> UInt8? {
        switch format {
        case .csv, .auto: option ?? UInt8(ascii: ",")
        case .tsv: option ?? UInt8(ascii: "\t")
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
