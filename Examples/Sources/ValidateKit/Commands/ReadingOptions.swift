// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ArgumentParser

/// The options for how a file is read, which `rows` and `infer` share.
struct ReadingOptions: ParsableArguments {
    @Option(
        help: "The input: auto (by the name or the beginning of the file), csv, tsv, ndjson, json (an array) or lines.")
    var input: InputFormat = .auto

    @Option(
        help: ArgumentHelp(
            "The character between the cells of a CSV file: one such as ';', or tab, comma, semicolon, or space.",
            valueName: "character"), completion: .list(["tab", "comma", "semicolon", "space"]),
        transform: Hyphens.unshield)
    var delimiter: String?

    @Option(
        help: "The encoding: auto (UTF-8, UTF-16, or Western European, recognized and said), or its name.")
    var encoding: EncodingChoice = .auto

    @Option(
        help: ArgumentHelp(
            "The number of lines before the header, or before the first row without one. (default: 0)",
            valueName: "number"))
    var skip: Int?

    @Option(
        help: ArgumentHelp(
            """
            The character that begins a comment line, such as '#', or the word that begins another line that is no row, \
            such as Total. Repeat it for more.
            """, valueName: "character or word"), transform: Hyphens.unshield)
    var comment: [String] = []

    @Flag(help: "Remove the blanks around the names in a header and around values.")
    var trim = false

    @Option(
        help: ArgumentHelp(
            "The character around the cells of a CSV file, or none. (default: '\"')", valueName: "character"),
        transform: Hyphens.unshield)
    var quote: String?

    @Option(
        help: ArgumentHelp(
            "The character that makes the next one text in a CSV file, such as '\\'.", valueName: "character"),
        transform: Hyphens.unshield)
    var escape: String?

    @Option(
        help: ArgumentHelp(
            "Where the array of rows is in a JSON document: a JSON Pointer such as /data/rows.", valueName: "pointer"),
        transform: Hyphens.unshield)
    var at: String?

    @Flag(help: "Treat the first record as a row, not as the header.")
    var noHeader = false

    func validate() throws {
        guard skip ?? 0 >= 0 else { throw ValidationError("--skip needs 0 or more") }
        guard at.map({ JSONPointer($0) != nil }) ?? true else {
            throw ValidationError("--at needs a JSON Pointer, which begins with a slash, such as /data/rows")
        }
    }

    func inputOptions(ignoresCase: Bool = false, announces: Bool = true) throws -> InputOptions {
        var options = InputOptions(
            format: input, encoding: encoding, delimiter: try delimiter.map(Self.delimiterByte), hasHeader: !noHeader,
            linesToSkip: skip ?? 0, guessesHeader: skip == nil, trims: trim, ignoresCase: ignoresCase,
            announces: announces)
        let signs = comment.filter { $0.count == 1 }
        guard signs.count <= 1, !comment.contains("") else { throw Mistake("--comment has one character, and words") }
        options.comment = try signs.first.map { try Self.byte($0, "--comment") }
        options.words = comment.filter { $0.count > 1 }.map { Array($0.utf8) }
        options.quote = try quote.map { $0 == "none" ? CSVScanner.Dialect.noQuote : try Self.byte($0, "--quote") }
        options.escape = try escape.map { try Self.byte($0, "--escape") }
        if let at, let pointer = JSONPointer(at) { options.pointer = (at, pointer) }
        let characters = [
            ("--delimiter", options.delimiter), ("--quote", options.quote ?? UInt8(ascii: "\"")),
            ("--escape", options.escape), ("--comment", options.comment),
        ]
        for (index, first) in characters.enumerated() where first.1 != nil {
            for second in characters[(index + 1)...] where second.1 == first.1 {
                throw Mistake("\(first.0) and \(second.0) need different characters")
            }
        }
        return options
    }

    /// The options that were given, as a shell reads them.
    var given: [String] {
        let values: [(name: String, value: String?)] =
            [
                ("--input", input == .auto ? nil : input.rawValue), ("--delimiter", delimiter),
                ("--encoding", encoding == .auto ? nil : encoding.rawValue), ("--skip", skip.map { "\($0)" }),
                ("--quote", quote), ("--escape", escape), ("--at", at),
            ] + comment.map { ("--comment", $0) }
        return values.flatMap { name, value in value.map { [name, shellQuoted($0)] } ?? [] }
            + (trim ? ["--trim"] : []) + (noHeader ? ["--no-header"] : [])
    }

    /// Returns the character of an option.
    private static func byte(_ text: String, _ option: String) throws(Mistake) -> UInt8 {
        let bytes = Array(text.utf8)
        guard bytes.count == 1, 0x21..<0x7F ~= bytes[0] else { throw Mistake("\(option) needs one ASCII character") }
        return bytes[0]
    }

    static func delimiterByte(_ text: String) throws -> UInt8 {
        let names = ["tab": "\t", "\\t": "\t", "comma": ",", "semicolon": ";", "space": " "]
        let bytes = Array((names[text] ?? text).utf8)
        guard bytes.count == 1, bytes[0] < 0x80, ![0x0A, 0x0D, 0x22].contains(bytes[0]) else {
            throw Mistake("--delimiter needs one ASCII character other than a quote or a line end")
        }
        return bytes[0]
    }
}
