// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// What an input file is.
enum InputFormat: String, ExpressibleByArgument, CaseIterable {
    case auto, csv, tsv, ndjson, lines
}

/// An input file that is open, and what it is.
final class RowInput {
    let name: String
    let descriptor: Int32
    let format: InputFormat
    /// The bytes that were read to find out the format.
    let beginning: [UInt8]
    /// Whether there is nothing behind these bytes: at a terminal, to read on would wait for a second end.
    let isAtEnd: Bool

    /// Opens a file; `-` is standard input.
    init(_ name: String, as format: InputFormat) throws(Mistake) {
        self.name = name
        descriptor = name == "-" ? 0 : open(name, O_RDONLY)
        guard descriptor >= 0 else { throw Mistake("\(name): \(systemError())") }
        guard !Self.isDirectory(descriptor) else {
            throw Mistake(
                "\(name == "-" ? "standard input" : name): \(String(cString: strerror(EISDIR)))")
        }
        let known = format == .auto ? Self.format(ofName: name) : format
        (beginning, isAtEnd) = known == .auto ? Self.beginning(of: descriptor) : ([], false)
        self.format = known == .auto ? try Self.format(of: beginning, name) : known
    }

    deinit { if descriptor > 0 { close(descriptor) } }

    private static func format(ofName name: String) -> InputFormat {
        switch name.split(separator: ".").last.map({ $0.lowercased() }) {
        case "csv": .csv
        case "tsv", "tab": .tsv
        case "ndjson", "jsonl": .ndjson
        case "txt": .lines
        default: .auto
        }
    }

    /// An object is NDJSON, an array is not read, anything else is CSV.
    private static func format(of beginning: [UInt8], _ name: String) throws(Mistake) -> InputFormat {
        let text = beginning.starts(with: [0xEF, 0xBB, 0xBF]) ? beginning.dropFirst(3) : beginning[...]
        let signs = Array(text.lazy.filter { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }.prefix(2))
        // A header may begin with a bracket too, but not go on like this.
        if signs.first == UInt8(ascii: "["),
            signs.count == 1 ? text.count > 1 : "{[]\"".utf8.contains(signs[1])
        {
            throw Mistake(
                "\(name): this is a JSON array; write one object a line (NDJSON), for instance with jq -c '.[]'"
            )
        }
        return signs.first == UInt8(ascii: "{") ? .ndjson : .csv
    }

    /// Returns the number of bytes of a file, or throws for what has no size, such as a pipe.
    func size() throws(Mistake) -> Int {
        var status = stat()
        guard name != "-", fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            let shown = name == "-" ? "standard input" : name
            throw Mistake("\(shown): --part needs a file, whose size is known and which every part can read")
        }
        return Int(status.st_size)
    }

    private static func isDirectory(_ descriptor: Int32) -> Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private static func beginning(of descriptor: Int32) -> ([UInt8], isAtEnd: Bool) {
        var isAtEnd = false
        let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
            while count < 4, let base = buffer.baseAddress {
                let more = read(descriptor, base + count, buffer.count - count)
                if more > 0 {
                    count += more
                } else if more == 0 || errno != EINTR {
                    isAtEnd = more == 0
                    return
                }
            }
        }
        return (bytes, isAtEnd)
    }
}
