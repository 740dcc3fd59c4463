// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A splitter that copies rows unchanged into two files, for accepted and rejected rows.
final class RowSplitter {
    private let accepted: Output?
    private let rejected: Output?
    private var header: [UInt8]?
    /// Whether a row with several lines is written as one line, as NDJSON requires.
    var joinsLines = false

    /// Creates the files, or returns `nil` if there's no path.
    ///
    /// An output can't also be an input.
    init?(accepted: String?, rejected: String?, inputs: [String]) throws(Mistake) {
        guard accepted != nil || rejected != nil else { return nil }
        let paths = [accepted, rejected]
        // Check first without opening the files. Opening a pipe waits for its other end, which may be in this program.
        try Self.check(paths, paths.map { $0.flatMap { FileIdentity(path: $0) } }, inputs: inputs)
        self.accepted =
            if let accepted { try Output(path: accepted, option: "--accepted") } else { nil }
        self.rejected =
            if let rejected { try Output(path: rejected, option: "--rejected") } else { nil }
        // Two names of a file that didn't exist now lead to the same file.
        try Self.check(paths, [self.accepted?.identity, self.rejected?.identity], inputs: inputs)
        try self.accepted?.begin()
        try self.rejected?.begin()
    }

    /// Throws a mistake if an output is an input, or if both outputs are the same file.
    private static func check(
        _ paths: [String?], _ outputs: [FileIdentity?], inputs: [String]
    ) throws(Mistake) {
        for case (let path?, let output?) in zip(paths, outputs) {
            for input in inputs {
                // A terminal can be both.
                let identity = input == "-" ? FileIdentity(descriptor: 0) : FileIdentity(path: input)
                if identity == output, input != "-" || output.isRegular {
                    throw Mistake("\(path): this is an input file")
                }
            }
        }
        if let first = outputs[0], first == outputs[1] { throw Mistake("--accepted and --rejected need two files") }
    }

    /// Writes a header to both files the first time.
    ///
    /// A different header is a mistake.
    func write(header bytes: UnsafeBufferPointer<UInt8>, of file: String) throws(Mistake) {
        // A file's last line may have no line end.
        let line = Array(bytes.last == 0x0A ? bytes.dropLast(bytes.dropLast().last == 0x0D ? 2 : 1) : bytes[...])
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
        // Line ends occur only between the values.
        let line = bytes.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }
        line.withUnsafeBufferPointer { Self.write($0, to: output) }
    }

    /// Flushes the buffers and throws if a row couldn't be written.
    func check() throws {
        try accepted?.check()
        try rejected?.check()
    }

    /// Writes the rest, gives the files their names, and throws if a row couldn't be written.
    func complete() throws {
        try accepted?.complete()
        try rejected?.complete()
    }

    private static func write(_ bytes: UnsafeBufferPointer<UInt8>, to output: Output?) {
        guard let output else { return }
        output.write(bytes)
        if bytes.last != 0x0A { output.write(byte: 0x0A) }
    }
}
