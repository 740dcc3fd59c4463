// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// The report for other programs: one object per problem or warning and one object for the summary, a line each.
///
/// If the strategy found something in an accepted value, such as a card's network, the value has an object of the kind
/// `accepted`.
///
/// Each unreadable input has an object of the kind `unreadable` at the end. It replaces the summary, so a report
/// without a summary is known to be incomplete.
final class NDJSONReport: Report {
    private let output: Output
    private var unreadable: [Unreadable] = []

    init(_ output: Output) { self.output = output }

    func accepted(_ acceptance: Acceptance) {
        guard acceptance.result != nil else { return }
        write { $0.acceptance(acceptance, kind: true) }
    }

    func rejected(_ problem: Problem) { write { $0.problem(problem, kind: "problem") } }
    func warned(_ warning: Problem) { write { $0.problem(warning, kind: "warning") } }
    func handOn(_ block: KeyBlock) { write { $0.keys(block) } }
    func abandon(_ unreadable: Unreadable) { self.unreadable.append(unreadable) }

    func finish(_ summary: Summary) {
        guard unreadable.isEmpty else {
            for input in unreadable { write { $0.unreadable(input, kind: true) } }
            return
        }
        write { $0.summary(summary, kind: true) }
    }

    private func write(_ body: (inout JSONText) -> Void) {
        var json = JSONText()
        body(&json)
        output.write(json.text + "\n")
    }
}

/// The same report as one document: `{"problems": […], "summary": {…}}`, with `warnings` between them if there are any,
/// and `accepted` if a strategy found something.
final class JSONReport: Report {
    private let output: Output
    private var isFirst = true
    /// The objects for warnings and accepted values, which wait until all problems are written.
    private var warnings: [String] = []
    private var accepted: [String] = []
    private var unreadable: [Unreadable] = []

    init(_ output: Output) { self.output = output }

    func accepted(_ acceptance: Acceptance) {
        guard acceptance.result != nil else { return }
        var json = JSONText()
        json.acceptance(acceptance, kind: false)
        accepted.append(json.text)
    }

    func rejected(_ problem: Problem) {
        var json = JSONText()
        json.problem(problem, kind: nil)
        output.write((isFirst ? "{\"problems\":[\n" : ",\n") + json.text)
        isFirst = false
    }

    func warned(_ warning: Problem) {
        var json = JSONText()
        json.problem(warning, kind: nil)
        warnings.append(json.text)
    }

    func abandon(_ unreadable: Unreadable) { self.unreadable.append(unreadable) }

    func finish(_ summary: Summary) {
        var json = JSONText()
        if let first = unreadable.first {
            json.unreadable(first, kind: false)
        } else {
            json.summary(summary, kind: false)
        }
        output.write((isFirst ? "{\"problems\":[" : "\n") + "],")
        for (name, list) in [("warnings", warnings), ("accepted", accepted)] where !list.isEmpty {
            output.write("\"\(name)\":[\n\(list.joined(separator: ",\n"))\n],")
        }
        output.write("\"\(unreadable.isEmpty ? "summary" : "unreadable")\":\(json.text)")
        if unreadable.count > 1 {
            var others = JSONText()
            others.array { json in for input in unreadable.dropFirst() { json.unreadable(input, kind: false) } }
            output.write(",\"otherUnreadable\":\(others.text)")
        }
        output.write("}\n")
    }
}

extension JSONText {
    fileprivate mutating func problem(_ problem: Problem, kind: String?) {
        let error = problem.error
        object { json in
            if let kind { json.member("kind", kind) }
            json.member("file", problem.file)
            json.member("line", orNull: problem.line)
            json.member("row", problem.row)
            json.member("column", problem.column)
            json.member("field", orNull: problem.field)
            json.member("domain", error.domain.rawValue)
            json.member("code", error.code.rawValue)
            json.member("name", error.name)
            json.member("message", error.reason)
            json.key("parameters")
            json.object { json in
                for (name, value) in error.parameters.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
                    json.member(name.rawValue, value)
                }
            }
            if let value = problem.value { json.member("value", value) }
        }
    }

    fileprivate mutating func acceptance(_ acceptance: Acceptance, kind: Bool) {
        object { json in
            if kind { json.member("kind", "accepted") }
            json.member("file", acceptance.file)
            json.member("line", orNull: acceptance.line)
            json.member("row", acceptance.row)
            json.member("column", 1)
            json.member("result", orNull: acceptance.result)
            if let value = acceptance.value { json.member("value", value) }
        }
    }

    fileprivate mutating func summary(_ summary: Summary, kind: Bool) {
        object { json in
            if kind { json.member("kind", "summary") }
            json.member("files", summary.files)
            json.member("rows", summary.rows)
            json.member("problems", summary.problems)
            json.member("rowsWithProblems", summary.rowsWithProblems)
            if summary.warnings > 0 {
                json.member("warnings", summary.warnings)
                json.member("rowsWithWarnings", summary.rowsWithWarnings)
            }
            json.member("truncated", summary.truncated)
            if let part = summary.part {
                json.member("part", part.number)
                json.member("parts", part.count)
            }
            if let keys = summary.keys {
                json.member("keys", keys.count)
                json.member("keyCheck", keys.check)
            }
            if !summary.missingColumns.isEmpty {
                json.member("missingColumns", json: JSONText.list(summary.missingColumns))
            }
            if let statistics = summary.statistics { json.statistics("statistics", statistics) }
            if let statistics = summary.warningStatistics, !statistics.isEmpty {
                json.statistics("warningStatistics", statistics)
            }
        }
    }

    private mutating func statistics(_ name: String, _ statistics: [String: [String: Int]]) {
        key(name)
        object { json in
            for (field, counts) in statistics.sorted(by: { $0.key < $1.key }) {
                json.key(field)
                json.object { json in
                    for (name, count) in counts.sorted(by: { $0.key < $1.key }) { json.member(name, count) }
                }
            }
        }
    }

    fileprivate mutating func keys(_ block: KeyBlock) {
        object { json in
            json.member("kind", "keys")
            json.member("file", block.file)
            json.member("key", block.key)
            json.member("primary", block.isPrimary)
            json.member("column", orNull: block.column)
            json.member("field", orNull: block.field)
            json.member("label", block.label)
            json.member("entries", block.encoded)
        }
    }

    fileprivate mutating func unreadable(_ unreadable: Unreadable, kind: Bool) {
        object { json in
            if kind { json.member("kind", "unreadable") }
            json.member("file", unreadable.file)
            if let line = unreadable.line { json.member("line", line) }
            json.member("message", unreadable.message)
            guard let error = unreadable.error else { return }
            json.member("domain", error.domain.rawValue)
            json.member("code", error.code.rawValue)
            json.member("name", error.name)
        }
    }
}
