// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputPatterns
import InputValidation
import Testing

@Suite("validate sample")
struct SampleTests {
    @Test("Generates values that the pattern accepts, or near misses", arguments: [false, true])
    func patterns(rejected: Bool) throws {
        for pattern in InputPattern.all.prefix(12) {
            let flags = rejected ? ["--rejected"] : []
            // A strategy can have the same name.
            let run = try Run(
                ["sample", "pattern", "--name", pattern.name, "--count", "5", "--seed", "3"] + flags)
            #expect(run.status == 0 && run.lines.count == 5 && run.errors == "", "\(pattern.name)")
            let strategy = RegexInputValidator.pattern(pattern)
            // An escape isn't the character itself.
            for line in run.lines where !line.contains("\\u{") { #expect(strategy.isValid(line) != rejected) }
        }
    }

    @Test(
        "Generates values of strategies with options",
        arguments: [
            ["pattern", "--pattern", "[A-Z]{2}[0-9]{4}"], ["numeric"], ["numeric", "--min", "3", "--max", "4"],
            ["oneOf", "--set", "values=S", "--set", "values=M"], ["card"], ["password"], ["required"],
            ["prefix", "--set", "part=ab"],
        ])
    func strategies(arguments: [String]) throws {
        let run = try Run(["sample"] + arguments)
        #expect(run.status == 0 && !run.lines.isEmpty, "\(run.errors)")
        let check = try Run(arguments + ["--"] + run.lines)
        #expect(check.status == 0, "\(run.output)")
    }

    @Test("There are five values by default, the shortest first, and control characters are escapes")
    func order() throws {
        let lines = try Run("sample", "pattern", "--pattern", "[A-Z]{2,5}").lines
        #expect(lines.count == 5 && lines[0].count == 2, "\(lines)")
        #expect(try Run("sample", "pattern", "--pattern", "[A-Z]{2,5}", "--count", "1").lines.count == 1)
        #expect(try Run("sample", "pattern", "--pattern", #"[\x01\x1b]"#).output == "\\u{1}\n\\u{1b}\n")
    }

    @Test("The same seed generates the same values")
    func seeds() throws {
        let first = try Run("sample", "uuid", "--seed", "7", "--count", "9")
        #expect(first.output == (try Run("sample", "uuid", "--seed", "7", "--count", "9").output))
        #expect(first.output != (try Run("sample", "uuid", "--seed", "8", "--count", "9").output))
        let standard = try Run("sample", "uuid", "--count", "9").output
        #expect(standard == (try Run("sample", "uuid", "--seed", "1", "--count", "9").output))
    }

    @Test(
        "What cannot be generated is status 2",
        arguments: [
            ["pattern", "--pattern", #"[^\s\S]"#], ["nonsense"], ["uuid", "--count", "0"], ["uuid", "--seed", "x"],
            ["uuid", "--count", "100001"],
        ])
    func mistakes(arguments: [String]) throws {
        let run = try Run(["sample"] + arguments)
        #expect(run.status == 2 && run.output == "" && run.errors != "")
    }
}
