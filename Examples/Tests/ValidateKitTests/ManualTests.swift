// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Tests the manual page `Examples/validate.1`, which one of the argument parser's tools generates.
@Suite("ManualTests")
struct ManualTests {
    private static let page = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../validate.1")
    private static let generator = Run.program.deletingLastPathComponent().appending(path: "generate-manual")
    private static let hasGenerator = FileManager.default.fileExists(atPath: generator.path)

    /// The program's description of its command line.
    private struct Help: Decodable {
        struct Command: Decodable {
            struct Argument: Decodable {
                struct Name: Decodable { let name: String }
                let names: [Name]?
                let shouldDisplay: Bool
            }
            let commandName: String
            let arguments: [Argument]?
            let subcommands: [Command]?
        }
        let command: Command
    }

    private static func options(_ command: Help.Command) -> Set<String> {
        let own = (command.arguments ?? []).filter(\.shouldDisplay).flatMap { $0.names ?? [] }.map(\.name)
        return (command.subcommands ?? []).reduce(Set(own + [command.commandName])) { $0.union(options($1)) }
    }

    @Test("The page has each command and each option of the program, and no other")
    func options() throws {
        let help = try JSONDecoder().decode(Help.self, from: Data(Run("--experimental-dump-help").output.utf8))
        let page = try String(contentsOf: Self.page, encoding: .utf8)
        let words = page.components(separatedBy: .newlines).filter {
            $0.hasPrefix(".It ") || $0.hasPrefix(".Nm validate")
        }
        .flatMap { $0.replacing(",", with: "").components(separatedBy: " ") }
        .filter { $0.hasPrefix("-") || $0.first?.isLetter == true }
        .map { $0.hasPrefix("-") ? String($0.dropFirst()) : $0 }
        let options = Self.options(help.command)
        #expect(options.count > 40)
        #expect(options.subtracting(words) == [])
        let found = page.matches(of: /Fl -([a-z-]+)/).map { String($0.output.1) }
        #expect(Set(found).subtracting(options) == [])
    }

    /// Adds the synopsis, the exit statuses, and the program's examples to the page that the generator wrote.
    private static func completed(_ page: String) throws -> String {
        let usage = try Run("--help").lines.drop { !$0.hasPrefix("USAGE: ") }.prefix { !$0.isEmpty }
        let synopsis = usage.map { line in
            ".Nm\n" + line.dropFirst("USAGE: validate ".count).components(separatedBy: "  ")[0] + "\n"
        }
        let start = page.firstRange(of: ".Sh DESCRIPTION")?.lowerBound ?? page.endIndex
        let head = page[..<start].components(separatedBy: ".Sh SYNOPSIS\n")[0]
        let body = page[start...].components(separatedBy: ".Sh \"EXIT STATUS\"")[0]
            .replacing("\n\n", with: "\n.Pp\n")
        return head + ".Sh SYNOPSIS\n" + synopsis.joined() + body + """
            .Sh "EXIT STATUS"
            .Bl -tag -width 6n
            .It 0
            Every value was accepted.
            .It 1
            A value was rejected.
            .It 2
            The command line is wrong, or a rule file or an input could not be read to its end.
            .El
            .Sh FILES
            .Bl -tag -width 6n
            .It rules.json
            A rule file, for
            .Fl -rules .
            validate list rule-schema prints its JSON Schema.
            .El
            .Sh EXAMPLES
            .Bd -literal -offset indent
            validate card "4242 4242 4242 4242"
            validate rows --rule email=email people.csv
            validate rows --rules rules.json --format junit *.csv
            validate sample iban --count 3
            .Ed
            .Sh "SEE ALSO"
            .Xr iconv 1 ,
            .Xr jq 1

            """
    }

    @Test("The page is what the generator makes of the help", .enabled(if: hasGenerator))
    func generated() throws {
        let folder = try TemporaryFolder()
        let process = Process()
        process.executableURL = Self.generator
        process.arguments = [Run.program.path, "--output-directory", folder.url.path, "--date", "2026-11-25"]
        try process.run()
        process.waitUntilExit()
        let page = try Self.completed(folder.read("validate.1"))
        if ProcessInfo.processInfo.environment["UPDATE_MANUAL"] != nil {
            try page.write(to: Self.page, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: Self.page, encoding: .utf8) == page)
    }
}
