// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// How to read the inputs, as far as their names and beginnings don't tell.
struct InputOptions {
    var format = InputFormat.auto
    var encoding = EncodingChoice.auto
    var delimiter: UInt8?
    var hasHeader = true
    /// The number of lines at the beginning that aren't records.
    var linesToSkip = 0
    /// Whether nobody said where the header is.
    var guessesHeader = true
    var comment: UInt8?
    /// The words that begin other lines that aren't rows.
    var words: [[UInt8]] = []
    /// The character around cells, or `nil` for `"`.
    var quote: UInt8?
    var escape: UInt8?
    /// Whether two quotes inside a quoted cell mean one, as the dialect of a resource says.
    var doublesQuotes = true
    var trims = false
    var ignoresCase = false
    /// Where the rows are in a JSON document.
    var pointer: (text: String, pointer: JSONPointer)?
    /// Whether to say on standard error what was recognized.
    var announces = true
    /// What was said, so that nothing is said twice if an input is read again.
    private let announcements = Announcements()

    private final class Announcements { var texts: Set<String> = [] }

    /// Says what was recognized, once.
    func say(_ text: String) {
        if announces, announcements.texts.insert(text).inserted { Terminal.say(text) }
    }

    /// Throws a mistake if a file's format doesn't have what an option is about.
    func check(_ format: InputFormat, of file: String) throws(Mistake) {
        let tables = [InputFormat.csv, .tsv, .auto]
        let options: [(name: String, isGiven: Bool, formats: [InputFormat], readers: String)] = [
            ("--delimiter", delimiter != nil, tables, "CSV and TSV"),
            ("--no-header", !hasHeader, tables + [.lines], "CSV, TSV, and lines"),
            ("--quote", quote != nil, tables, "CSV and TSV"),
            ("--escape", escape != nil, tables, "CSV and TSV"),
            ("--ignore-case", ignoresCase, tables, "CSV and TSV"),
            ("--trim", trims, tables + [.lines], "CSV, TSV, and lines"),
            ("--comment", comment != nil, tables + [.lines], "CSV, TSV, and lines"),
            ("--comment with a word", !words.isEmpty, tables, "CSV and TSV"),
            ("--skip", linesToSkip > 0, tables + [.lines, .ndjson], "CSV, TSV, NDJSON, and lines"),
            ("--at", pointer != nil, [.json], "JSON documents"),
        ]
        for option in options where option.isGiven && !option.formats.contains(format) {
            throw Mistake("\(file): \(option.name) is for \(option.readers), and this file is read as \(format)")
        }
    }

    /// The characters with a meaning in a table.
    ///
    /// - Parameter delimiter: The character between the cells.
    func dialect(_ delimiter: UInt8) -> CSVScanner.Dialect {
        CSVScanner.Dialect(
            delimiter: delimiter, quote: quote ?? UInt8(ascii: "\""), escape: escape, doublesQuotes: doublesQuotes,
            comment: comment, words: words, trims: trims)
    }

    /// Whether an option is only about cells, so that a text file is a table.
    var isForTable: Bool { delimiter != nil || quote != nil || escape != nil || ignoresCase }

    /// Returns whether a header has no character that changes where its cells end, so that it can be split again.
    func canSplitAgain(_ header: UnsafeBufferPointer<UInt8>) -> Bool {
        !header.contains(quote ?? UInt8(ascii: "\"")) && !(escape.map(header.contains) ?? false)
    }

    /// Returns the first option with the given character.
    func option(with character: UInt8) -> String? {
        [("--quote", quote), ("--escape", escape), ("--comment", comment)].first { $0.1 == character }?.0
    }

    /// The first of the options that change where records begin, which an index doesn't have.
    var optionWithoutIndex: String? {
        [
            ("--skip", linesToSkip > 0), ("--comment", comment != nil || !words.isEmpty), ("--quote", quote != nil),
            ("--escape", escape != nil), ("“doubleQuote”", !doublesQuotes), ("--trim", trims),
        ].first { $0.1 }?.0
    }
}

/// Files of other programs, which are recognized by their first bytes.
enum ForeignFile {
    /// Returns what a file is and how to read it, or `nil` if it may be text.
    static func complaint(about beginning: [UInt8], _ file: String) -> String? {
        let name = file == "-" ? "FILE" : shellQuoted(file)
        let sql = "FROM '\(file == "-" ? "FILE" : file.replacing("'", with: "''"))'"
        let query = sql.contains { "\"$`\\!".contains($0) } ? shellQuoted(sql) : "\"\(sql)\""
        let rows = "| validate rows --input csv …"
        if beginning.starts(with: "PAR1".utf8) {
            return "this is a Parquet file; convert it, for instance with DuckDB: duckdb -csv -c \(query) \(rows)"
        }
        if beginning.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
            return """
                this is a workbook (XLSX) or another ZIP file; convert it, for instance with csvkit: \
                uvx --from csvkit in2csv --no-inference -f xlsx \(name) \(rows)
                """
        }
        if beginning.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) {
            return """
                this is a workbook (XLS) or another old Office file; convert it, for instance with csvkit: \
                uvx --from csvkit in2csv --no-inference -f xls \(name) \(rows)
                """
        }
        if beginning.starts(with: [0x28, 0xB5, 0x2F, 0xFD]) {
            return "this is compressed with Zstandard: zstd -dc \(name) \(rows)"
        }
        if beginning.starts(with: [0xFD, 0x37, 0x7A, 0x58, 0x5A]) {
            return "this is compressed with xz: xz -dc \(name) \(rows)"
        }
        if beginning.starts(with: "BZh".utf8), beginning.count > 4,
            beginning[4..<min(7, beginning.count)] == [0x31, 0x41, 0x59]
        {
            return "this is compressed with bzip2: bzip2 -dc \(name) \(rows)"
        }
        return nil
    }
}

/// Returns a word as a shell reads it.
func shellQuoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
        Unicode.Scalar(byte).properties.isAlphabetic && byte < 0x80 || "0123456789./_-+,:".utf8.contains(byte)
    }
    if word == "'" { return "\"'\"" }
    return isPlain && !word.isEmpty ? word : "'\(word.replacing("'", with: "'\\''"))'"
}
