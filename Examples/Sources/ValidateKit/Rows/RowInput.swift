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

    /// Opens a file; `-` is standard input.
    init(_ name: String, as format: InputFormat) throws(Mistake) {
        self.name = name
        descriptor = name == "-" ? 0 : open(name, O_RDONLY)
        guard descriptor >= 0 else { throw Mistake("\(name): \(systemError())") }
        let known = format == .auto ? Self.format(ofName: name) : format
        beginning = known == .auto ? Self.beginning(of: descriptor) : []
        self.format = known == .auto ? Self.format(of: beginning) : known
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

    /// An object is NDJSON, anything else CSV.
    private static func format(of beginning: [UInt8]) -> InputFormat {
        let text = beginning.starts(with: [0xEF, 0xBB, 0xBF]) ? beginning.dropFirst(3) : beginning[...]
        let first = text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        return first == UInt8(ascii: "{") ? .ndjson : .csv
    }

    private static func beginning(of descriptor: Int32) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
            while count < 4, let base = buffer.baseAddress {
                let more = read(descriptor, base + count, buffer.count - count)
                if more > 0 { count += more } else if more == 0 || errno != EINTR { return }
            }
        }
    }
}
