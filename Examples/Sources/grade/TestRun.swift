// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation

/// The result of one of the exercise's tests.
struct TestResult {
    let name: String
    /// The messages of the failed expectations, or an empty array if the test passed.
    var messages: [String] = []
    var hasPassed = false
}

/// The tests' results, from the events that Swift Testing writes.
struct TestRun {
    private(set) var results: [TestResult] = []
    /// The names of results that don't belong to the exercise's tests, or that appear twice.
    private(set) var foreignNames: [String] = []
    /// Whether no test was announced.
    private(set) var isEmpty = true

    /// Returns the tests' names in their sources.
    static func names(in files: [SourceFile]) -> [String] {
        files.flatMap { file in
            let tokens = file.tokens
            return tokens.indices.filter { tokens[$0] == "@Test" }.compactMap { index in
                if tokens.indices.contains(index + 2), tokens[index + 1] == "(", tokens[index + 2].kind == .text {
                    return tokens[index + 2].literal
                }
                let function = tokens[index...].firstIndex { $0 == "func" }
                return function.flatMap { tokens.indices.contains($0 + 1) ? tokens[$0 + 1].text : nil }
            }
        }
    }

    /// Returns the tests' literals that are inputs, not names, labels, or sentences.
    static func inputs(in files: [SourceFile]) -> Set<String> {
        var inputs: Set<String> = []
        for file in files {
            for (index, token) in file.tokens.enumerated() where token.kind == .text {
                guard let text = token.literal, text.last != ".", text.last != "?" else { continue }
                let before = file.tokens[max(0, index - 2)..<index].map(\.text)
                guard !["@Test", "@Suite", "label", "domain"].contains(before.first ?? "") else { continue }
                inputs.insert(text)
            }
        }
        return inputs
    }

    private struct Record: Decodable {
        struct Payload: Decodable {
            struct Message: Decodable {
                let symbol: String
                let text: String
            }
            let kind: String
            let id: String?
            let name: String?
            let displayName: String?
            let testID: String?
            let messages: [Message]?
        }
        let kind: String
        let payload: Payload
    }

    /// - Parameters:
    ///   - events: The file with one event per line.
    ///   - end: How the process ended before the tests did, or `nil`.
    ///   - expected: The names of the exercise's tests.
    init(events: URL, end: Ending.Kind?, expected: [String]) {
        let decoder = JSONDecoder()
        var places: [String: Int] = [:]
        var ended: Set<String> = []
        var started: [String] = []
        for line in (try? String(contentsOf: events, encoding: .utf8))?.split(separator: "\n") ?? [] {
            guard let record = try? decoder.decode(Record.self, from: Data(line.utf8)) else { continue }
            let payload = record.payload
            if record.kind == "test" {
                guard payload.kind == "function", let id = payload.id else { continue }
                places[id] = results.count
                results.append(TestResult(name: payload.displayName ?? payload.name ?? id))
                continue
            }
            guard let id = payload.testID, let place = places[id] else { continue }
            switch payload.kind {
            case "testStarted": started.append(id)
            case "testEnded": ended.insert(id)
            case "issueRecorded":
                let texts = (payload.messages ?? []).filter { ["details", "default"].contains($0.symbol) }.map(\.text)
                let comments = texts.filter { $0.hasSuffix(".") || $0.hasSuffix("?") }
                let first = payload.messages?.first?.text
                let all = comments.isEmpty ? [first].compactMap(\.self) : comments
                results[place].messages += all.filter { !results[place].messages.contains($0) }
            default: break
            }
        }
        for (id, place) in places {
            if ended.contains(id) {
                results[place].hasPassed = results[place].messages.isEmpty
            } else if started.contains(id) {
                results[place].messages.append(
                    end == .hang || end == .waits ? "The test does not end." : "The program ends during this test.")
            } else {
                results[place].messages.append("The test was not run, because the program ended before.")
            }
        }
        isEmpty = results.isEmpty
        keep(expected)
        results.sort { $0.name < $1.name }
    }

    /// Keeps one result for each of the exercise's tests.
    private mutating func keep(_ expected: [String]) {
        var missing = expected
        var kept: [TestResult] = []
        for result in results {
            // A test without its own name has its function's name, such as `accepts()`.
            let name = result.name.hasSuffix(")") ? String(result.name.prefix { $0 != "(" }) : result.name
            if let place = missing.firstIndex(of: result.name) ?? missing.firstIndex(of: name) {
                missing.remove(at: place)
                kept.append(result)
            } else {
                foreignNames.append(result.name)
            }
        }
        results =
            kept
            + missing.map {
                TestResult(name: $0, messages: ["The test was not run, because the program ended before."])
            }
    }
}
