// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// The text report of `validate <strategy>`: one line per value.
///
/// ```
/// ok: Visa
/// line 2: card.checksum (1042): Check the input: one of the digits does not fit (**** 4241)
/// ok
/// line 3: warning: email.domainSpelling (1108): Did you mean gmail.com?
/// ```
final class ValuesReport: Report {
    private let output: Output
    private let paint: Paint
    /// Whether there's only one value, which needs no number.
    private let isAlone: Bool

    init(_ output: Output, _ paint: Paint, isAlone: Bool) {
        self.output = output
        self.paint = paint
        self.isAlone = isAlone
    }

    func accepted(_ acceptance: Acceptance) {
        output.write(paint.good("ok"))
        if let result = acceptance.result { output.write(": \(Printable.text(result))") }
        if let value = acceptance.value { output.write(" (\(value))") }
        output.write("\n")
    }

    func rejected(_ problem: Problem) { write(problem, name: paint.bad(Self.name(of: problem))) }

    func warned(_ warning: Problem) { write(warning, name: paint.advice("warning: \(Self.name(of: warning))")) }

    private static func name(of problem: Problem) -> String {
        "\(problem.error.name) (\(problem.error.code.rawValue))"
    }

    private func write(_ problem: Problem, name: String) {
        let error = problem.error
        let place = problem.line.map { "line \($0): " } ?? (isAlone ? "" : "value \(problem.row): ")
        let value = problem.value.map { " (\($0))" } ?? ""
        // The library's own domain isn't printed.
        let domain = error.domain == .builtIn ? "" : " [\(error.domain.rawValue)]"
        output.write("\(place)\(name): \(Printable.text(error.reason))\(value)\(domain)\n")
    }

    func finish(_ summary: Summary) {}
}
