// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ArgumentParser

/// `validate infer`: a first rule file from data.
struct Infer: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "infer",
        abstract: "Writes a first rule file from the columns of CSV, TSV, NDJSON, a JSON array, or plain lines.",
        usage: "validate infer [<file>] [<options>]",
        discussion: """
            The rules accept every row that was read: validate rows finds no problem in the same file. Each column \
            has a description that says why it has its rules. Limits, lists, and unique columns are guesses from \
            these rows. Read them, and change what is too narrow for the next file.

            If nearly all values of a column have a format, are different, or are in a short list, the rules still \
            accept the others. The column's description says how many there are, and in which lines. With --strict, \
            the rules reject them, so that validate rows reports them.

            The rule file has no values of the data, except for the lists of columns with a few values that repeat. \
            What may be secret or personal is never listed.

            Examples:
              validate infer people.csv > rules.json
              validate rows --rules rules.json people.csv
              validate infer --strict people.csv > strict.json

            The file also has rules over two columns: an order, such as from before to, and a value that another column \
            requires. All rows satisfy them, or with --strict nearly all. They are guesses, and are said on standard error.

            A table in a text file, single quotes around cells, a header after other lines, comments, a sum after the \
            rows, rows under a key of a JSON document, and blanks around the names are recognized, and said. Give validate \
            rows the same options for reading. validate help rules shows what a rule file can say.

            Exit status: 0, or 2 if the input could not be read to its end.
            """)

    @Flag(help: "Write the rules that nearly all values of a column fit, so that validate rows reports the others.")
    var strict = false

    @OptionGroup(title: "Options for reading") var reading: ReadingOptions

    @Argument(
        help: "The file. Write - or omit it to read standard input.", completion: .file(),
        transform: Hyphens.unshield)
    var file = "-"

    func run() throws {
        if file == "-" { Terminal.announceReading("rows") }
        var (table, recognized) = try profile(of: file)
        if !recognized.isEmpty { recognized = reading.given + recognized }
        let rules: InferredFile
        do { rules = try InferredFile(table, isStrict: strict, recognized: recognized) } catch {
            throw Mistake("\(file): \(error.message)")
        }
        for note in rules.notes + [rules.exceptions].compactMap(\.self) { Terminal.warn("\(file): \(note)") }
        for hint in rules.hints { Terminal.say("\(file): \(hint)") }
        let output = Output(descriptor: 1)
        output.write(rules.text)
        try output.finish()
        if !recognized.isEmpty {
            Terminal.say("\(file): give validate rows the same: \(recognized.joined(separator: " "))")
        }
    }

    /// Reads a file, again with each option that it seems to need, and returns the options.
    private func profile(of file: String) throws -> (TableProfile, recognized: [String]) {
        var options = try reading.inputOptions()
        var recognized: [String] = []
        while true {
            do {
                return (try TableProfile(RowInput(file, options), options), recognized)
            } catch let advice as ReadingAdvice {
                // Standard input can't be read again. Each option is recognized once.
                let option = advice.arguments.joined(separator: " ")
                guard file != "-", !"\(recognized.joined(separator: " ")) ".contains(option + " ") else {
                    throw Mistake("\(file): \(advice.hint)")
                }
                Terminal.say("\(file): \(advice.finding), so it is read with \(option)")
                advice.change(&options)
                recognized += advice.arguments
            } catch let error as ReadingError {
                let code = error.error.map { "\($0.name) (\($0.code.rawValue)): " } ?? ""
                throw Mistake("\(file):\(error.line.map { "\($0):" } ?? "") \(code)\(error.message)")
            }
        }
    }
}
