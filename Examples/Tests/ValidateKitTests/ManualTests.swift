// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The manual page `Examples/validate.1`, which a tool of the argument parser generates.
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

    @Test("The page is what the generator makes of the help", .enabled(if: hasGenerator))
    func generated() throws {
        let folder = try TemporaryFolder()
        let process = Process()
        process.executableURL = Self.generator
        process.arguments = [Run.program.path, "--output-directory", folder.url.path, "--date", "2026-11-25"]
        try process.run()
        process.waitUntilExit()
        let page = try folder.read("validate.1")
        if ProcessInfo.processInfo.environment["UPDATE_MANUAL"] != nil {
            try page.write(to: Self.page, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: Self.page, encoding: .utf8) == page)
    }
}
