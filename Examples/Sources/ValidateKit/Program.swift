// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// The program `validate`, without the process around it.
public enum Program {
    /// Runs the program and returns its exit status.
    ///
    /// - Parameter arguments: The command line without the program's own name.
    /// - Returns: 0 if everything was accepted, 1 if something was refused, 2 if the command line, a rule file or an input
    ///   could not be read.
    public static func run(_ arguments: some Sequence<String>) -> Int32 {
        // A reader that goes away (`validate … | head`) ends the program quietly, by the failing write.
        signal(SIGPIPE, SIG_IGN)
        do {
            var command = try Validate.parseAsRoot(Hyphens.shield(arguments))
            try command.run()
            return 0
        } catch {
            return finish(error)
        }
    }

    private static func finish(_ error: any Error) -> Int32 {
        if let status = error as? ExitCode, status == .accepted || status == .refused { return status.rawValue }
        let errors = Output(descriptor: 2)
        switch error {
        case let mistake as Mistake:
            errors.write("validate: \(mistake.message)\n")
        default:
            let text = Hyphens.unshield(Validate.fullMessage(for: error))
            if Validate.exitCode(for: error) == .success {
                let output = Output(descriptor: 1)
                output.write(text + "\n")
                output.flush()
                return 0
            }
            errors.write(text + "\n")
        }
        errors.flush()
        // The parser's own status for a wrong command line is 64.
        return ExitCode.unreadable.rawValue
    }
}

extension ExitCode {
    static let accepted = ExitCode(0)
    static let refused = ExitCode(1)
    static let unreadable = ExitCode(2)
}

/// Why the program cannot go on: the command line, a rule file or an input that cannot be read.
struct Mistake: Error {
    let message: String

    init(_ message: String) { self.message = message }
}

/// Makes an argument that begins with a hyphen and a digit a value: the parser would take `-5` for an option.
enum Hyphens {
    /// A private-use character that no keyboard has; it is taken away before anybody sees it.
    private static let shield: Character = "\u{F5EED}"

    static func shield(_ arguments: some Sequence<String>) -> [String] {
        arguments.map { argument in
            let bytes = argument.utf8
            guard bytes.first == UInt8(ascii: "-"), let second = bytes.dropFirst().first,
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(second)
            else { return argument }
            return String(shield) + argument
        }
    }

    static func unshield(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{F5EED}" }))
    }

    static func unshield(_ arguments: [String]) -> [String] {
        arguments.map { $0.unicodeScalars.first == "\u{F5EED}" ? unshield($0) : $0 }
    }
}
