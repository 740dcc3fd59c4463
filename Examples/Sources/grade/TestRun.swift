// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation

/// The result of one test of the exercise.
struct TestResult {
    let name: String
    /// The messages of the expectations that failed, or an empty array if the test passed.
    var messages: [String] = []
    var hasPassed = false
}

/// The results of the tests, from the events that Swift Testing writes.
struct TestRun {
    private(set) var results: [TestResult] = []

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
    ///   - events: The file with one event in each line.
    ///   - end: How the process ended.
    init(events: URL, end: ChildRun.End) {
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
        results.sort { $0.name < $1.name }
    }
}
