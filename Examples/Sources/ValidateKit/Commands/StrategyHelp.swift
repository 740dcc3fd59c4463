// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRules

/// The help page for a strategy or stock pattern: what it accepts, and its own options.
struct StrategyHelp {
    let strategy: NamedStrategy

    var text: String {
        let isAlias = strategy.written != strategy.name
        let kind = isAlias ? "another name of the strategy \(strategy.name)" : "strategy"
        var text =
            strategy.pattern.map(Self.head)
            ?? "\(strategy.written) (\(kind))\n"
            + Printable.wrapped(strategy.summary + ".", after: "  ", indent: 2)
        if strategy.pattern == nil, Names.pattern(strategy.name) != nil {
            text += Printable.wrapped(
                "A stock pattern has the same name: validate pattern --name \(strategy.name) …", after: "  ", indent: 2)
        }
        text += "\nUsage:\n  validate \(strategy.written) [<value> ...] [<options>]\n"
        text += "\nOptions:\n"
        for option in strategy.options {
            text += "  \(Self.flag(option))\n"
            text += Printable.wrapped(Self.sentence(option), after: "      ", indent: 6)
        }
        if strategy.hasLengthOptions {
            text +=
                "  --min <number>, --max <number>\n      The minimum and the maximum number of characters.\n"
        }
        return text + """

            Without a value, validate reads standard input, one value a line.
            See validate check --help for the options of the report.

            """
    }

    /// A stock pattern's description.
    static func head(_ pattern: InputPattern) -> String {
        var text = "\(pattern.name) (stock pattern)\n"
        func line(_ head: String, _ content: String) {
            text += Printable.wrapped(content, after: "  \(head)", indent: 4)
        }
        if let summary = pattern.summary { line("", Printable.text(summary)) }
        text += "  Expression: \(Printable.text(pattern.expression))\n"
        line("Source: ", Printable.text(pattern.source))
        if let link = pattern.link { text += "  Link: \(Printable.text(link))\n" }
        text += "  Example: \(Printable.text(pattern.example))\n"
        line("Accepted: ", samples(pattern.accepted))
        line("Rejected: ", samples(pattern.rejected))
        if let strategy = pattern.strategy {
            let name = Printable.text(strategy)
            line(
                "", "In Swift, the strategy \(name) does not accept other inputs, and its errors describe the mistake.")
        }
        if let note = pattern.note { line("Note: ", Printable.text(note)) }
        return text + "  In a rule file: \"\(pattern.name)\"\n"
    }

    private static func samples(_ samples: [String]) -> String {
        samples.map { "“\(Printable.text($0, prefix: 80))”" }.joined(separator: ", ")
    }

    /// How to write an option: `--set sign=none|minus|any`.
    private static func flag(_ option: StrategyOption) -> String {
        let value = value(option.kind, option.words)
        guard let flag = StrategyOptions.flags[option.name] else {
            return "--set \(option.name)=\(value)"
        }
        return "\(flag) \(value)"
    }

    private static func value(_ kind: StrategyOption.Kind, _ words: [String]) -> String {
        if (1...6).contains(words.count) { return words.joined(separator: "|") }
        return switch kind {
        case .text: words.isEmpty ? "<text>" : "<word>"
        case .integer: "<integer>"
        case .number: "<number>"
        case .flag: "true|false"
        case .strategy: "<strategy>"
        case .list(let element): value(element, words)
        case .other: "<value>"
        }
    }

    private static func sentence(_ option: StrategyOption) -> String {
        var text = option.summary
        if option.isRequired { text += "; required" }
        if let value = option.defaultValue, !text.contains("if left out"), let shown = shown(value) {
            text += "; \(shown) if left out"
        }
        if case .list = option.kind { text += "; repeatable" }
        if option.words == Names.patterns {
            text += "; validate list patterns prints all"
        } else if option.words.count > 6 {
            text += "; one of \(option.words.joined(separator: ", "))"
        }
        if StrategyOptions.flags[option.name] != nil {
            text += " (in a rule file: \(option.name))"
        }
        // A value keeps its spelling: ascii, not Ascii.
        let isValue = option.words.contains { text.hasPrefix($0) }
        return (isValue ? text : text.prefix(1).uppercased() + text.dropFirst()) + "."
    }

    private static func shown(_ value: InputValidation.ValidationError.Value) -> String? {
        switch value {
        case .int(.max): nil
        case .int(let number): String(number)
        case .double(let number): String(number)
        case .flag(let flag): String(flag)
        case .text(let text): text.isEmpty ? nil : Printable.text(text)
        case .list(let texts): texts.isEmpty ? nil : Printable.text(texts.joined(separator: ", "))
        }
    }
}
