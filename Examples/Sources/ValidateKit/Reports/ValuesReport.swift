// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The text report of `validate <strategy>`: one line a value.
///
/// ```
/// ok: Visa
/// line 2: card.checksum (1042): Check the input: one of the digits does not fit (**** 4241) [InputValidationErrorDomain]
/// ```
final class ValuesReport: Report {
    private let output: Output
    private let paint: Paint
    /// What a value's number counts: `value` or `line`; `nil` if there is only one value.
    private let unit: String?

    init(_ output: Output, _ paint: Paint, unit: String?) {
        self.output = output
        self.paint = paint
        self.unit = unit
    }

    func accepted(note: String?, value: String?) {
        output.write(paint.good("ok"))
        if let note { output.write(": \(note)") }
        if let value { output.write(" (\(value))") }
        output.write("\n")
    }

    func refused(_ problem: Problem) {
        let error = problem.error
        let place = unit.map { "\($0) \(problem.row): " } ?? ""
        let value = problem.value.map { " (\($0))" } ?? ""
        let name = paint.bad("\(error.name) (\(error.code.rawValue))")
        output.write("\(place)\(name): \(error.reason)\(value) [\(error.domain.rawValue)]\n")
    }

    func finish(_ summary: Summary) {}
}
