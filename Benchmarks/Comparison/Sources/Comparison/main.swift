// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// Figures of one run on one machine: read the ratios, not the nanoseconds.

import Engines
import Foundation
import PatternMatching

let atom = "[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"
let email = "[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@\(atom)(?:\\.\(atom))*"
let sample = Sample([
    "user@example.com", "first.last@company.co.uk", "a@b.ch", "newsletter+tag@gmail.com",
    "x_y-z@sub.domain.example.org", "o'brien@example.ie", "USER@EXAMPLE.COM", "1234567890@numbers.net",
    "plainaddress", "user@-example.com", "user@example..com", "@example.com",
    "user name@example.com", "user@example.com ", "user@exam_ple.com", "jürgen@example.de",
])

let engines: [Engine] = [
    Engine(name: "PatternMatching") { PatternMatcher(pattern: try Pattern($0)) },
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

let clock = ContinuousClock()

func nanoseconds(_ work: () -> Void) -> Double {
    let time = clock.measure(work).components
    return Double(time.seconds) * 1e9 + Double(time.attoseconds) / 1e9
}

func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
}

func format(_ value: Double, width: Int, digits: Int = 1) -> String {
    let text = String(format: "%.\(digits)f", value)
    return String(repeating: " ", count: max(0, width - text.count)) + text
}

/// Runs each job for about a millisecond, in turn, many times, and returns the median time of one call for each.
func interleaved(_ jobs: [() -> Void], rounds: Int) -> [Double] {
    let repeats = jobs.map { job in
        job()
        return max(1, Int(1e6 / max(1, nanoseconds(job))))
    }
    var times = Array(repeating: [Double](), count: jobs.count)
    for _ in 0..<rounds {
        for (index, job) in jobs.enumerated() {
            times[index].append(nanoseconds { for _ in 0..<repeats[index] { job() } } / Double(repeats[index]))
        }
    }
    return times.map(median)
}

let matchers = try engines.map { try $0.compile(email) }
for (engine, matcher) in zip(engines, matchers) {
    precondition(matcher.count(sample) == 8, "\(engine.name) answers otherwise")
}
let rounds = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 101 : 101
nonisolated(unsafe) var sink = 0
let matching = interleaved(matchers.map { matcher in { sink &+= matcher.count(sample) } }, rounds: rounds)
    .map { $0 / Double(sample.texts.count) }
let building = interleaved(engines.map { engine in { _ = try? engine.compile(email) } }, rounds: rounds)

print("HTML5 e-mail pattern, \(sample.texts.count) inputs, half rejected; medians of \(rounds) interleaved rounds")
print("engine                  ns/match    ratio   construction µs")
for (index, engine) in engines.enumerated() {
    print(
        engine.name.padding(toLength: 20, withPad: " ", startingAt: 0), format(matching[index], width: 11),
        format(matching[index] / matching[0], width: 8, digits: 2), format(building[index] / 1_000, width: 17))
}
let statistics = try Pattern(email).statistics
print(
    "PatternMatching: \(statistics.stateCount) states, \(statistics.classCount) classes, \(statistics.byteCount) bytes")

/// Compiles a row with the engines that accept it, and prints nanoseconds of a match and microseconds of construction.
@MainActor func compare(_ row: Row) throws {
    let engines = engines.filter { !row.looksAhead || !["RE2", "Rust regex"].contains($0.name) }
    let sample = Sample(row.texts)
    let matchers = try engines.map { try $0.compile(row.expression) }
    let counts = Set(matchers.map { $0.count(sample) })
    precondition(counts.count == 1, "the engines disagree about \(row.name)")
    let matching = interleaved(matchers.map { matcher in { sink &+= matcher.count(sample) } }, rounds: rounds / 4 + 1)
        .map { $0 / Double(sample.texts.count) }
    let building = interleaved(
        engines.map { engine in { _ = try? engine.compile(row.expression) } }, rounds: rounds / 4 + 1)
    var line = row.name.padding(toLength: 24, withPad: " ", startingAt: 0)
    for name in names {
        let index = engines.firstIndex { $0.name == name }
        line +=
            index.map { format(matching[$0], width: 9) + format(building[$0] / 1_000, width: 9) }
            ?? "        -        -"
    }
    print(line, format(Double(try Pattern(row.expression).statistics.byteCount), width: 8, digits: 0))
}

let names = engines.map(\.name)
print("\npatterns of everyday use: ns/match and construction µs of each engine, and bytes of PatternMatching")
print("                        ", names.map { $0.padding(toLength: 18, withPad: " ", startingAt: 0) }.joined())
for row in rows { try compare(row) }

let a = { (count: Int) in String(repeating: "a", count: count) }
let hostile: [(String, (Int) -> String)] = [
    ("(a+)+$", { a($0) + "!" }),
    ("(a|aa)+$", { a($0) + "!" }),
    ("(.*a){20}", { a(19) + String(repeating: "b", count: $0) }),
    ("(x+x+)+y", { String(repeating: "x", count: $0) }),
    ("^(([a-z])+.)+[A-Z]([a-z])+$", { a($0) }),
    (".*a.{20}", { String(repeating: "ab", count: $0 / 2) }),
]
print("\nrejections that make backtracking engines hang: ms for 100 kB and 200 kB")
for (expression, input) in hostile {
    let pattern = try Pattern(expression)
    let short = input(100_000)
    let long = input(200_000)
    precondition(!pattern.matches(long) || expression == ".*a.{20}")
    let times = interleaved([{ _ = pattern.matches(short) }, { _ = pattern.matches(long) }], rounds: 21)
    print(
        expression.padding(toLength: 30, withPad: " ", startingAt: 0),
        format(times[0] / 1e6, width: 8, digits: 3), format(times[1] / 1e6, width: 8, digits: 3),
        format(times[1] / times[0], width: 8, digits: 2), pattern.statistics.isSimulated ? " simulation" : " tables")
}
