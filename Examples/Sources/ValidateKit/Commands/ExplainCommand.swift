// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ArgumentParser
import InputValidation

/// `validate explain <strategy|pattern|error name or code>`.
struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Explains a strategy, a stock pattern or an error.")

    @Argument(help: "The name of a strategy, a pattern or an error, or an error's code.")
    var subject: String

    func run() throws {
        let output = Output(descriptor: 1)
        defer { output.flush() }
        let name = Hyphens.unshield(subject)
        let codes = InputValidation.ValidationError.Code.builtIn
        if let entry = StrategyCatalogue.standard[Alias.resolve(name)] {
            output.write(Self.strategy(Alias.resolve(name), entry))
        } else if let pattern = InputPattern.all.first(where: { $0.name == name }) {
            output.write(Self.pattern(pattern))
        } else if let code = codes.first(where: { $0.name == name || String($0.rawValue) == name }) {
            output.write(Self.error(code))
        } else {
            let names = StrategyCatalogue.standard.names + InputPattern.all.map(\.name) + codes.compactMap(\.name)
            let hint = Spelling.nearest(to: name, in: names).map { "; did you mean “\($0)”?" } ?? ""
            throw Mistake("there is no strategy, pattern or error “\(name)”\(hint)")
        }
    }

    private static func strategy(_ name: String, _ entry: StrategyCatalogue<String>.Entry) -> String {
        var text = "\(name) (strategy)\n  \(entry.summary)\n"
        if !entry.options.isEmpty { text += "  Options in a rule file, and on the command line where there is one:\n" }
        for option in entry.options {
            let flag = StrategyOptions.flags[option.name].map { " (\($0))" } ?? ""
            text += "    \(option.name)\(flag): \(option.summary)\n"
        }
        return text
    }

    private static func pattern(_ pattern: InputPattern) -> String {
        """
        \(pattern.name) (pattern)
          Expression: \(pattern.expression)
          Source: \(pattern.source)
          Accepted: \(pattern.accepted.joined(separator: ", "))
          Refused: \(pattern.rejected.map { "“\($0)”" }.joined(separator: ", "))

        """ + (pattern.note.isEmpty ? "" : "  Note: \(pattern.note)\n")
    }

    private static func error(_ code: InputValidation.ValidationError.Code) -> String {
        let error = InputValidation.ValidationError(code)
        let parts = error.name.split(separator: ".")
        let member = parts.dropFirst().reduce(String(parts.first ?? "")) {
            $0 + $1.prefix(1).uppercased() + $1.dropFirst()
        }
        return """
            \(error.name) (error)
              Code: \(code.rawValue)
              Domain: \(error.domain.rawValue)
              What to do: \(error.reason)
              In Swift: error.domain == .builtIn && error.code == .\(member)

            """
    }
}
