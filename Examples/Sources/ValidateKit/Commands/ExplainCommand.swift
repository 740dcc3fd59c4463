// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ArgumentParser
import InputValidation

/// `validate explain <strategy|pattern|error name or code>`.
struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Explains a strategy, a stock pattern or an error.",
        discussion: """
            For a strategy it prints what the strategy accepts and every option; for a stock pattern its expression, its \
            source and examples; for an error its code and what to do about it.
            """)

    @Argument(
        help: "The name of a strategy, a stock pattern or an error, or the code of an error.",
        completion: .list(Names.all + Names.errors))
    var subject: String

    @OptionGroup var language: LanguageOption

    func run() throws {
        let output = Output(descriptor: 1)
        let name = Hyphens.unshield(subject)
        let codes = InputValidation.ValidationError.Code.builtIn
        if let strategy = try? NamedStrategy(name) {
            output.write(StrategyHelp(strategy: strategy).text)
        } else if let code = codes.first(where: { $0.name == name || String($0.rawValue) == name }) {
            output.write(Self.error(code, in: language.messages))
        } else {
            throw Suggestion.mistake(
                "there is no strategy, stock pattern or error “\(name)”", for: name,
                in: Names.all + Names.errors,
                orSee: "validate list strategies, patterns or errors")
        }
        try output.finish()
    }

    private static func error(
        _ code: InputValidation.ValidationError.Code, in messages: MessageCatalog
    ) -> String {
        let error = InputValidation.ValidationError(code)
        let parts = error.name.split(separator: ".")
        let member = parts.dropFirst().reduce(String(parts.first ?? "")) {
            $0 + $1.prefix(1).uppercased() + $1.dropFirst()
        }
        return """
            \(error.name) (error)
              Code: \(code.rawValue)
              Domain: \(error.domain.rawValue)
              What to do: \(messages.template(for: code) ?? "")
              In Swift: error.domain == .builtIn && error.code == .\(member)

            """
    }
}
