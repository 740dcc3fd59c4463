// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Runs the recipes from the page on continuous integration in new git repositories.
@Suite("Recipes for CI")
struct RecipeTests {
    private static let page = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../continuous-integration.md")

    /// The code blocks in a language.
    private static func blocks(_ language: String) throws -> [String] {
        try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```\(language)\n").dropFirst().map {
            $0.components(separatedBy: "```")[0]
        }
    }

    /// The shell commands in each step of a workflow.
    private static func steps(_ workflow: String) -> [String] {
        workflow.components(separatedBy: "- run: |\n").dropFirst().map { step in
            step.components(separatedBy: "\n").prefix { $0.hasPrefix("          ") }.joined(separator: "\n")
        }
    }

    /// A new repository, with the built program on the path.
    private struct Repository {
        let folder = try? TemporaryFolder()

        init() throws {
            #expect(try shell("git init -q && git config user.email a@b && git config user.name a").0 == 0)
        }

        func write(_ text: String, to name: String) throws { _ = try folder?.write(text, to: name) }

        func shell(_ command: String) throws -> (Int32, String) {
            let process = Process()
            process.executableURL = URL(filePath: "/bin/bash")
            process.arguments = ["-e", "-o", "pipefail", "-c", command]
            process.currentDirectoryURL = folder?.url
            let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
            process.environment = ProcessInfo.processInfo.environment.merging(
                ["PATH": "\(Run.program.deletingLastPathComponent().path):\(path)"]) { $1 }
            let output = try TemporaryFolder()
            let file = URL(filePath: try output.write("", to: "out"))
            process.standardOutput = try FileHandle(forWritingTo: file)
            process.standardError = process.standardOutput
            try process.run()
            process.waitUntilExit()
            return (process.terminationStatus, try output.read("out"))
        }
    }

    private static let rules = #"{"fields":[{"name":"a","type":"integer"}]}"#

    @Test("The recipes are short")
    func length() throws {
        let yaml = try Self.blocks("yaml")
        #expect(yaml.count == 2)
        #expect(yaml.allSatisfy { $0.split(separator: "\n").count <= 16 })
    }

    @Test("The workflow builds a product of this package")
    func build() throws {
        let steps = Self.steps(try Self.blocks("yaml")[0])
        #expect(steps.count == 2)
        #expect(steps[0].contains("--package-path /tmp/source/Examples --product validate\n"))
        #expect(Run.program.lastPathComponent == "validate")
    }

    @Test("The workflow passes without files and with accepted files, and fails otherwise")
    func workflow() throws {
        let repository = try Repository()
        let step = try #require(Self.steps(try Self.blocks("yaml")[0]).last)
        #expect(try repository.shell(step).0 == 0)
        try repository.write(Self.rules, to: "rules.json")
        try repository.write("a\n1\n", to: "good one.csv")
        #expect(try repository.shell("git add . && " + step).0 == 0)
        try repository.write("a\nx\n", to: "bad one.csv")
        let (status, output) = try repository.shell("git add . && " + step)
        #expect(status != 0 && output.contains("::error file=bad one.csv,line=2,col=1"), "\(output)")
        #expect(try repository.shell("git rm -qf --cached 'bad one.csv' rules.json && rm rules.json && " + step).0 != 0)
    }

    private func tryCommits(_ repository: Repository) throws {
        try repository.write("a\n1\n", to: "one file.csv")
        #expect(try repository.shell("git add . && git commit -qm good").0 == 0)
        try repository.write("a\nx\n", to: "one file.csv")
        let (status, output) = try repository.shell("git commit -qam bad")
        #expect(status != 0 && output.contains("one file.csv:2:1: integer.character"), "\(output)")
        // Changes that aren't staged aren't committed, so they aren't validated.
        try repository.write("a\n2\n", to: "one file.csv")
        #expect(try repository.shell("git add .").0 == 0)
        try repository.write("a\nx\n", to: "one file.csv")
        #expect(try repository.shell("git commit -qm good").0 == 0)
        #expect(try repository.shell("git rm -qf 'one file.csv' && git commit -qm removed").0 == 0)
    }

    @Test("The hook stops a commit with rejected rows")
    func hook() throws {
        let repository = try Repository()
        try repository.write(Self.rules, to: "rules.json")
        try repository.write(Self.blocks("sh")[0], to: "hook")
        #expect(try repository.shell("mv hook .git/hooks/pre-commit && chmod +x .git/hooks/pre-commit").0 == 0)
        try tryCommits(repository)
    }

    private static let hasPreCommit = (try? Repository().shell("pre-commit --version").0) == 0

    @Test("The hook of pre-commit stops a commit with rejected rows", .enabled(if: hasPreCommit))
    func preCommit() throws {
        let repository = try Repository()
        try repository.write(Self.rules, to: "rules.json")
        try repository.write(Self.blocks("yaml")[1], to: ".pre-commit-config.yaml")
        #expect(try repository.shell("git add . && pre-commit install").0 == 0)
        try tryCommits(repository)
    }
}
