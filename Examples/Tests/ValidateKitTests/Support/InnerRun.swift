// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation

@testable import ValidateKit

/// A run of `validate rows` in this process, with small chunks and index entries that the command line doesn't have.
struct InnerRun {
    /// What the report was told, in order, and then the statistics.
    let events: [String]

    init(
        _ name: String, _ rules: RowRules, threads: Int = 1, chunkSize: Int = 1, part: FilePart? = nil,
        usesIndex: Bool = false, hasHeader: Bool = true, maximumErrors: Int = 0, maximumKeys: Int = 1000,
        delimiter: UInt8? = nil
    ) {
        let report = EventReport()
        let keys = RowKeys.Settings(maximum: maximumKeys, secret: SipHash.Key(1, 2), handsOn: part != nil)
        let settings = RowCheck.Settings(
            maximumErrors: maximumErrors, maximumWarnings: maximumErrors, showValues: true, part: part, keys: keys,
            threads: threads,
            chunkSize: chunkSize)
        let check = RowCheck(
            settings, rules: rules, report: report, splitter: nil, progress: ProgressLine(.never), countsErrors: true)
        let file = RowFile(
            rules: rules, options: InputOptions(delimiter: delimiter, hasHeader: hasHeader), splitter: nil, part: part,
            usesIndex: usesIndex,
            requiresColumns: false, allowsEmpty: false)
        do { try file.check(try RowInput(name, as: .auto), with: check) {} } catch {
            let error = error as? ReadingError
            let place = error.map { "\($0.line ?? 0) \($0.message)" }
            report.events.append("unreadable \(place ?? "")")
        }
        let counts = [("", check.total.statistics), ("warning ", check.total.warningStatistics)]
        let statistics = counts.flatMap { prefix, statistics in
            (statistics ?? [:]).flatMap { field, counts in counts.map { "\(prefix)\(field) \($0) \($1)" } }
        }
        events = report.events + statistics.sorted()
    }
}

/// A report that keeps what it's told, a line each.
private final class EventReport: Report {
    var events: [String] = []

    func rejected(_ problem: Problem) { add(problem, "") }
    func warned(_ warning: Problem) { add(warning, "warning ") }

    private func add(_ problem: Problem, _ kind: String) {
        let error = problem.error
        let parameters = error.parameters.map { "\($0.rawValue) \($1)" }.sorted().joined(separator: ",")
        events.append(
            "\(kind)\(problem.line ?? 0):\(problem.row):\(problem.column):\(problem.field ?? "-"): "
                + "\(error.name) \(parameters) \(error.reason) \(problem.value ?? "-")")
    }

    func acceptedRow(_ row: Int) { events.append("accepted \(row)") }
    func warn(_ file: String, _ message: String) { events.append("warning \(message)") }
    func handOn(_ block: KeyBlock) { events.append("keys \(block.key) \(block.encoded)") }
    func finishFile(_ name: String, _ summary: Summary) { events.append("end \(summary.text) \(summary.truncated)") }
    func finish(_ summary: Summary) {}
}
