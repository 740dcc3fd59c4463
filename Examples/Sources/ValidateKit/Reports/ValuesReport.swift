// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// The text report of `validate <strategy>`: one line per value.
///
/// ```
/// ok: Visa
/// line 2: card.checksum (1042): Check the input: one of the digits does not fit (**** 4241)
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

    func rejected(_ problem: Problem) {
        let error = problem.error
        let place = problem.line.map { "line \($0): " } ?? (isAlone ? "" : "value \(problem.row): ")
        let value = problem.value.map { " (\($0))" } ?? ""
        let name = paint.bad("\(error.name) (\(error.code.rawValue))")
        // The library's own domain isn't printed.
        let domain = error.domain == .builtIn ? "" : " [\(error.domain.rawValue)]"
        output.write("\(place)\(name): \(Printable.text(error.reason))\(value)\(domain)\n")
    }

    func finish(_ summary: Summary) {}
}
