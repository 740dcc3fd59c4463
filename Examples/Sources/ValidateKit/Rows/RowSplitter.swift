// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation

/// Copies rows as they are into two files: the accepted and the rejected ones.
final class RowSplitter {
    private let accepted: Output?
    private let rejected: Output?
    private var header: [UInt8]?
    /// Whether a row of several lines is written as one line, as NDJSON requires.
    var joinsLines = false

    /// Creates the files, none of which may be an input, or returns `nil` if there is no path.
    init?(accepted: String?, rejected: String?, inputs: [String]) throws(Mistake) {
        guard accepted != nil || rejected != nil else { return nil }
        let outputs = [accepted, rejected].compactMap { $0 }
        for output in outputs {
            for input in inputs where input != "-" && Self.isSameFile(output, input) {
                throw Mistake("\(output): this is an input file")
            }
        }
        if let accepted, let rejected, accepted == rejected || Self.isSameFile(accepted, rejected) {
            throw Mistake("--accepted and --rejected need two files")
        }
        self.accepted =
            if let accepted { try Output(path: accepted, option: "--accepted") } else { nil }
        self.rejected =
            if let rejected { try Output(path: rejected, option: "--rejected") } else { nil }
    }

    /// Writes a header to both files, the first time; another header is a mistake.
    func write(header bytes: UnsafeBufferPointer<UInt8>, of file: String) throws(Mistake) {
        let line = Array(bytes)
        guard let header else {
            self.header = line
            for output in [accepted, rejected] { Self.write(bytes, to: output) }
            return
        }
        if header != line { throw Mistake("\(file): the header differs from that of the file before") }
    }

    /// Writes a row with its line end.
    func write(_ bytes: UnsafeBufferPointer<UInt8>, isAccepted: Bool) {
        let output = isAccepted ? accepted : rejected
        guard joinsLines, output != nil else { return Self.write(bytes, to: output) }
        // Line ends are between the values only.
        let line = bytes.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }
        line.withUnsafeBufferPointer { Self.write($0, to: output) }
    }

    /// Writes what is in the buffers.
    func flush() {
        accepted?.flush()
        rejected?.flush()
    }

    /// Writes what is in the buffers, and throws if a row could not be written.
    func check() throws {
        try accepted?.check()
        try rejected?.check()
    }

    /// Writes the rest, and throws if a row could not be written.
    func finish() throws {
        try accepted?.finish()
        try rejected?.finish()
    }

    private static func write(_ bytes: UnsafeBufferPointer<UInt8>, to output: Output?) {
        guard let output else { return }
        output.write(bytes)
        if bytes.last != 0x0A { output.write(byte: 0x0A) }
    }

    private static func isSameFile(_ first: String, _ second: String) -> Bool {
        var one = stat()
        var two = stat()
        guard stat(first, &one) == 0, stat(second, &two) == 0 else { return false }
        return one.st_dev == two.st_dev && one.st_ino == two.st_ino
    }
}
