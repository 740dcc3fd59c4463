// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// Times depend on the machine and vary between runs, but all engines run alternately, so their ratios are reliable.

import Engines
import Foundation
import InputValidation

let engines: [Engine] = [
    Engine(name: "This library") { StrategyMatcher(strategy: try RegexInputValidator($0, maximumBytes: 1 << 20)) },
    Engine(name: "Rust regex") {
        ForeignMatcher($0, compile: rust_engine_compile, matches: rust_engine_matches, free: rust_engine_free)
    },
    Engine(name: "PCRE2 JIT") {
        ForeignMatcher($0, compile: pcre2_engine_compile, matches: pcre2_engine_matches, free: pcre2_engine_free)
    },
    Engine(name: "RE2") {
        ForeignMatcher($0, compile: re2_engine_compile, matches: re2_engine_matches, free: re2_engine_free)
    },
    Engine(name: "NSRegularExpression") {
        FoundationMatcher(expression: try NSRegularExpression(pattern: "\\A(?:\($0))\\z"))
    },
    Engine(name: "Swift Regex") { SwiftMatcher(regex: try Regex($0)) },
]

let rounds = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 101 : 101
nonisolated(unsafe) var sink = 0

/// One engine's times for a row: nanoseconds per accepted text and per rejected text, and microseconds of creation.
struct Times {
    var accepted: Double?
    var rejected: Double?
    var creation: Double

    /// The mean of an accepted and a rejected text, as in a form where every second input has a mistake.
    var mixed: Double? { accepted.flatMap { accepted in rejected.map { (accepted + $0) / 2 } } }
}

/// Measures the engines that can compile a row's expression, after a check that all of them give the same verdicts.
@MainActor func times(of row: Row) throws -> [Times?] {
    let usable = engines.enumerated().filter { !row.looksAhead || !["RE2", "Rust regex"].contains($1.name) }
    let matchers = try usable.map { try $1.compile(row.expression) }
    for text in row.texts {
        let isAccepted = row.accepted.contains(text)
        for (matcher, engine) in zip(matchers, usable) where matcher.count(Sample([text])) != (isAccepted ? 1 : 0) {
            fatalError("\(engine.element.name) gives another verdict on “\(text)” for \(row.name)")
        }
    }
    func matching(_ texts: [String]) -> [Double?] {
        if texts.isEmpty { return usable.map { _ in nil } }
        let sample = Sample(texts)
        return interleaved(matchers.map { matcher in { sink &+= matcher.count(sample) } }, rounds: rounds)
            .map { $0 / Double(texts.count) }
    }
    let accepted = matching(row.accepted)
    let rejected = matching(row.rejected)
    let creation = interleaved(
        usable.map { _, engine in { _ = try? engine.compile(row.expression) } }, rounds: rounds)
    var result: [Times?] = engines.map { _ in nil }
    for (index, place) in usable.map(\.offset).enumerated() {
        result[place] = Times(accepted: accepted[index], rejected: rejected[index], creation: creation[index] / 1_000)
    }
    return result
}

func cell(_ value: Double?) -> String { value.map { String(format: $0 < 100 ? "%.1f" : "%.0f", $0) } ?? "-" }

@MainActor func printTable(_ title: String, _ cells: (Times) -> String, _ all: [(Row, [Times?])]) {
    print("\n\(title)\n")
    print("| Pattern | " + engines.map(\.name).joined(separator: " | ") + " |")
    print("| --- |" + String(repeating: " --- |", count: engines.count))
    for (row, times) in all {
        print("| \(row.name) | " + times.map { $0.map(cells) ?? "-" }.joined(separator: " | ") + " |")
    }
}

let all = try rows.map { ($0, try times(of: $0)) }
printTable(
    "Nanoseconds for an accepted text / a rejected text:", { "\(cell($0.accepted)) / \(cell($0.rejected))" }, all)
printTable("Microseconds to create the strategy or compile the expression:", { cell($0.creation) }, all)

print("\nAs many accepted as rejected texts, this library's time divided by another engine's:\n")
for (index, engine) in engines.enumerated().dropFirst() {
    let ratios = all.compactMap { _, times -> Double? in
        guard let ours = times[0]?.mixed, let other = times[index]?.mixed else { return nil }
        return ours / other
    }.sorted()
    print(
        "- \(engine.name): median \(cell(ratios[ratios.count / 2])), highest \(cell(ratios.last)),",
        "\(ratios.count { $0 < 1 }) of \(ratios.count) patterns faster here")
}

let shared = try RegexInputValidator(emailRow.expression)
for (name, texts) in [("accept", emailRow.accepted), ("reject", emailRow.rejected)] {
    let ratios = (0..<rounds / 8 + 1).map { _ in
        throughput(of: shared, on: texts, threads: 2) / throughput(of: shared, on: texts, threads: 1)
    }
    print("- two threads that \(name) with one strategy:", cell(median(ratios)), "times the throughput of one")
}

let a = { (count: Int) in String(repeating: "a", count: count) }
let hostile: [(String, (Int) -> String)] = [
    ("(a+)+$", { a($0) + "!" }),
    ("(a|aa)+$", { a($0) + "!" }),
    ("(.*a){20}", { a(19) + String(repeating: "b", count: $0) }),
    ("(x+x+)+y", { String(repeating: "x", count: $0) }),
    ("^(([a-z])+.)+[A-Z]([a-z])+$", { a($0) }),
    (".*a.{20}c", { String(repeating: "ab", count: $0 / 2) }),
]
print("\nRejected texts that make backtracking engines hang, in milliseconds:\n")
print("| Pattern | 100 kB | 200 kB |\n| --- | ---: | ---: |")
for (expression, input) in hostile {
    let strategy = try RegexInputValidator(expression, maximumBytes: 1 << 20)
    let texts = [input(100_000), input(200_000)]
    precondition(texts.allSatisfy { StrategyMatcher(strategy: strategy).count(Sample([$0])) == 0 })
    let times = interleaved(texts.map { text in { sink &+= strategy.isValid(text) ? 1 : 0 } }, rounds: 21)
    print(
        "| `\(expression.replacing("|", with: "\\|"))` |",
        String(format: "%.3f | %.3f |", times[0] / 1e6, times[1] / 1e6))
}
