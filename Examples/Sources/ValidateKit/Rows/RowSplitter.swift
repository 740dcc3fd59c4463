// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A splitter that copies rows into files: accepted rows and rejected rows unchanged, and accepted rows with the values
/// that the strategies keep.
final class RowSplitter {
    private let accepted: Output?
    private let rejected: Output?
    private let normalized: Output?
    private var header: [UInt8]?
    /// Whether a row with several lines is written as one line, as NDJSON requires.
    var joinsLines = false

    /// Creates the files, or returns `nil` if there's no path.
    ///
    /// An output can't also be an input.
    init?(accepted: String?, rejected: String?, normalized: String? = nil, inputs: [String]) throws(Mistake) {
        let files = [("--accepted", accepted), ("--rejected", rejected), ("--normalized", normalized)]
        guard files.contains(where: { $0.1 != nil }) else { return nil }
        // Check first without opening the files. Opening a pipe waits for its other end, which may be in this program.
        try Self.check(files, files.map { $0.1.flatMap { FileIdentity(path: $0) } }, inputs: inputs)
        func output(_ index: Int) throws(Mistake) -> Output? {
            guard let path = files[index].1 else { return nil }
            return try Output(path: path, option: files[index].0)
        }
        self.accepted = try output(0)
        self.rejected = try output(1)
        self.normalized = try output(2)
        // Two names of a file that didn't exist now lead to the same file.
        let identities = [self.accepted?.identity, self.rejected?.identity, self.normalized?.identity]
        try Self.check(files, identities, inputs: inputs)
        for output in [self.accepted, self.rejected, self.normalized] { try output?.begin() }
    }

    /// Throws a mistake if an output is an input, or if two outputs are the same file.
    private static func check(
        _ files: [(option: String, path: String?)], _ outputs: [FileIdentity?], inputs: [String]
    ) throws(Mistake) {
        for case (let path?, let output?) in zip(files.map(\.path), outputs) {
            for input in inputs {
                // A terminal can be both.
                let identity = input == "-" ? FileIdentity(descriptor: 0) : FileIdentity(path: input)
                if identity == output, input != "-" || output.isRegular {
                    throw Mistake("\(path): this is an input file")
                }
            }
        }
        for (index, output) in outputs.enumerated() where output != nil {
            for other in (index + 1)..<max(outputs.count, index + 1) where outputs[other] == output {
                throw Mistake("\(files[index].option) and \(files[other].option) need two files")
            }
        }
    }

    /// Writes a header to the files the first time.
    ///
    /// A different header is rejected.
    ///
    /// - Parameter normal: The header for the normalized rows.
    func write(header bytes: UnsafeBufferPointer<UInt8>, normal: [UInt8], of file: String) throws(Mistake) {
        // A file's last line may have no line end.
        let line = Array(bytes.last == 0x0A ? bytes.dropLast(bytes.dropLast().last == 0x0D ? 2 : 1) : bytes[...])
        guard let header else {
            self.header = line
            for output in [accepted, rejected] { Self.write(bytes, to: output) }
            normal.withUnsafeBufferPointer { Self.write($0, to: normalized) }
            return
        }
        if header != line { throw Mistake("\(file): the header differs from that of the file before") }
    }

    /// Writes a row with its line end.
    func write(_ bytes: UnsafeBufferPointer<UInt8>, isAccepted: Bool) {
        write(bytes, to: isAccepted ? accepted : rejected)
    }

    /// Writes a normalized row.
    func write(normalized bytes: [UInt8]) { bytes.withUnsafeBufferPointer { write($0, to: normalized) } }

    private func write(_ bytes: UnsafeBufferPointer<UInt8>, to output: Output?) {
        guard joinsLines, output != nil else { return Self.write(bytes, to: output) }
        // Line ends occur only between the values.
        let line = bytes.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }
        line.withUnsafeBufferPointer { Self.write($0, to: output) }
    }

    /// Flushes the buffers and throws if a row couldn't be written.
    func check() throws {
        try accepted?.check()
        try rejected?.check()
        try normalized?.check()
    }

    /// Writes the rest, gives the files their names, and throws if a row couldn't be written.
    func complete() throws {
        try accepted?.complete()
        try rejected?.complete()
        try normalized?.complete()
    }

    private static func write(_ bytes: UnsafeBufferPointer<UInt8>, to output: Output?) {
        guard let output else { return }
        output.write(bytes)
        if bytes.last != 0x0A { output.write(byte: 0x0A) }
    }
}
