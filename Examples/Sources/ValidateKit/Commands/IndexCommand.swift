// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ArgumentParser

/// `validate index`: the places in files where records begin.
struct IndexFiles: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "index",
        abstract: "Writes where the records of files begin, for validate rows --part --index.",
        usage: "validate index <file> ... [<options>]",
        discussion: """
            The index of people.csv is the file people.csv.index. With it, a part of the file does not read the rows \
            before it. Write it again when the file has changed.

            Example:
              validate index people.csv
              validate rows --rules rules.json --part 2/8 --index --format ndjson people.csv

            Exit status: 0 if every index was written, 2 if not.
            """)

    @Option(help: "The input: auto (by the name or the beginning of the file), csv, tsv, ndjson or lines.")
    var input: InputFormat = .auto

    @Option(
        help: ArgumentHelp(
            "The character between the cells of a CSV file: one such as ';', or tab, comma, semicolon, or space.",
            valueName: "character"), completion: .list(["tab", "comma", "semicolon", "space"]),
        transform: Hyphens.unshield)
    var delimiter: String?

    @Flag(help: "Treat the first record as a row, not as the header.")
    var noHeader = false

    @Argument(help: "The files.", completion: .file(), transform: Hyphens.unshield)
    var files: [String]

    func run() throws {
        let delimiter = try self.delimiter.map(ReadingOptions.delimiterByte)
        var isComplete = true
        for name in files {
            do { try write(name, delimiter) } catch let error as ReadingError {
                Terminal.complain(Mistake("\(name):\(error.line.map { "\($0):" } ?? "") \(error.message)"))
                isComplete = false
            } catch let mistake as Mistake {
                Terminal.complain(mistake)
                isComplete = false
            }
        }
        if !isComplete { throw ExitCode.unreadable }
    }

    private func write(_ name: String, _ delimiter: UInt8?) throws {
        let input = try RowInput(name, as: self.input)
        let subject = try RecordIndex.Subject(
            input, delimiter: input.delimiter(delimiter), hasHeader: !noHeader, for: "validate index")
        let index = try RecordIndex(of: input, subject)
        guard try input.version(for: "validate index") == subject.file else {
            throw Mistake("\(name): the file was changed while it was read")
        }
        let path = RecordIndex.path(for: name)
        // A file with this name may have nothing to do with this program.
        if FileIdentity(path: path) != nil, try !RowInput(path, as: .lines).source.peek(11).starts(with: Self.beginning)
        {
            throw Mistake("\(path): this file is not an index; move it away")
        }
        try index.write(to: path)
    }

    private static let beginning = #"{"version":"#.utf8
}
