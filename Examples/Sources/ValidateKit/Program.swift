// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// The program `validate`, without the process around it.
public enum Program {
    /// The version that `--version` prints.
    ///
    /// No version of the package has been released yet.
    static let version = "0.9.0-dev"

    /// Runs the program and returns its exit status.
    ///
    /// - Parameter arguments: The command line without the program's own name.
    /// - Returns: 0 if everything was accepted, 1 if something was rejected, or 2 if the command line, a rule file, or
    ///   an input couldn't be read completely.
    public static func run(_ arguments: some Sequence<String>) -> Int32 {
        // A closed pipe (`validate … | head`) makes `write` fail, and then nothing more is read.
        signal(SIGPIPE, SIG_IGN)
        let arguments = Array(arguments)
        do {
            if let help = try help(arguments) {
                let output = Output(descriptor: 1)
                output.write(help)
                try output.finish()
                return 0
            }
            var command = try Validate.parseAsRoot(Hyphens.shield(arguments))
            try command.run()
            return 0
        } catch {
            return finish(error, arguments)
        }
    }

    /// Returns a strategy's help page for `validate help numeric` or `validate numeric --help`.
    private static func help(_ arguments: [String]) throws -> String? {
        let commands = Validate.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
        let isHelp = arguments.first == "help"
        guard let name = isHelp ? arguments.dropFirst().first : arguments.first else { return nil }
        let options = arguments.prefix { $0 != "--" }
        let wantsHelp = isHelp || options.contains("--help") || options.contains("-h")
        guard wantsHelp, !name.hasPrefix("-"), !commands.contains(name) else { return nil }
        if isHelp, name == "rules" { return RuleFileHelp.text }
        return StrategyHelp(strategy: try NamedStrategy(name)).text
    }

    private static func finish(_ error: any Error, _ arguments: [String]) -> Int32 {
        if let status = error as? ExitCode { return status.rawValue }
        let errors = Output(descriptor: 2)
        defer { errors.flush() }
        switch error {
        case let mistake as Mistake: Terminal.complain(mistake)
        case let failure as OutputFailure: Terminal.complain(Mistake(failure.message))
        default:
            let text = Validate.fullMessage(for: error)
            if Validate.exitCode(for: error) == .success {
                let output = Output(descriptor: 1)
                let isScript = arguments.contains { $0.hasPrefix("--generate-completion-script") }
                output.write((isScript ? Completions.completed(text) : text) + "\n")
                output.flush()
                return 0
            }
            errors.write(ParserMessage.cleaned(Hyphens.removeShields(from: text), arguments) + "\n")
        }
        // The parser's own status for an invalid command line is 64.
        return ExitCode.unreadable.rawValue
    }
}

extension ExitCode {
    static let accepted = ExitCode(0)
    static let rejected = ExitCode(1)
    static let unreadable = ExitCode(2)
}

/// The reason why the program can't go on: the command line, a rule file, or an input can't be read.
struct Mistake: Error {
    /// What's wrong, one line each.
    let messages: [String]

    init(_ message: String) { messages = [message] }

    init(_ messages: [String]) { self.messages = messages }

    /// Everything on one line.
    var message: String { messages.joined(separator: "; ") }
}

/// The argument parser's messages, with escapes and the prefix of the program's own messages.
enum ParserMessage {
    static func cleaned(_ text: String, _ arguments: [String]) -> String {
        var text = text
        for argument in arguments {
            // A name without its value, because the parser shows either.
            for part in [argument, argument.split(separator: "=").first.map(String.init) ?? argument] {
                let shown = Printable.text(part)
                if shown != part { text = text.replacingOccurrences(of: part, with: shown) }
            }
        }
        let prefix = "Error: "
        if text.hasPrefix(prefix) { text = "validate: " + text.dropFirst(prefix.count) }
        return Printable.lines(withoutFarSuggestion(withoutValue(text)))
    }

    /// Removes text that begins with one hyphen and isn't an option.
    ///
    /// It may be a value or a secret.
    private static func withoutValue(_ text: String) -> String {
        guard let sign = text.firstRange(of: "Unknown option '-"), text[sign.upperBound...].first != "-",
            let end = text[sign.upperBound...].firstRange(of: "'")
        else { return text }
        return text.replacingCharacters(
            in: sign.lowerBound..<end.upperBound,
            with: "there is no such option; a value that begins with a hyphen stands after --")
    }

    /// Removes a suggestion that's too different from the input.
    ///
    /// The parser's own limit is three letters.
    private static func withoutFarSuggestion(_ text: String) -> String {
        guard let option = text.firstRange(of: "Unknown option '--"),
            let hint = text.firstRange(of: ". Did you mean '--"),
            let end = text[hint.upperBound...].firstRange(of: "'?")
        else { return text }
        let written = String(text[option.upperBound..<hint.lowerBound].dropLast())
        let meant = String(text[hint.upperBound..<end.lowerBound])
        guard Suggestion.isNear(written, meant) else {
            return text.replacingCharacters(in: hint.lowerBound..<end.upperBound, with: "")
        }
        return text
    }
}

/// Turns an argument that begins with a hyphen and a digit into a value.
///
/// The parser would take `-5` for an option.
enum Hyphens {
    /// A private-use character that isn't on any keyboard.
    ///
    /// It's removed before an argument is used or shown. An argument that begins with it gets a second shield.
    private static let shield: Unicode.Scalar = "\u{F5EED}"

    static func shield(_ arguments: some Sequence<String>) -> [String] {
        arguments.map { argument in
            let scalars = argument.unicodeScalars
            let start = scalars.prefix(2)
            let isNumber = start.first == "-" && start.dropFirst().first.map { ("0"..."9").contains($0) } == true
            if isNumber || start.first == shield { return String(Character(shield)) + argument }
            // The value in `--option=value` is already a value.
            guard start.elementsEqual("--".unicodeScalars), let sign = scalars.firstIndex(of: "="),
                case let value = scalars.index(after: sign), value < scalars.endIndex, scalars[value] == shield
            else { return argument }
            var shielded = scalars
            shielded.insert(shield, at: value)
            return String(shielded)
        }
    }

    /// Returns a command line argument as it was written.
    static func unshield(_ argument: String) -> String {
        argument.unicodeScalars.first == shield ? String(argument.unicodeScalars.dropFirst()) : argument
    }

    /// Returns an argument parser message without the shields in its arguments.
    static func removeShields(from message: String) -> String {
        String(String.UnicodeScalarView(message.unicodeScalars.filter { $0 != shield }))
    }
}
