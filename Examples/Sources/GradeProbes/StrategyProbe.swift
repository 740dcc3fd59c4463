// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// The probes of a strategy for text, and of a function that swaps the strategy of an input to it.
public final class StrategyProbe: Probe {
    private let name: String
    private let make: () -> InputValidator<String>
    private let reference: InputValidator<String>
    private let accepting: [String]
    private let rejecting: [String]
    private let errors: KeyValuePairs<String, ValidationError>
    private let swapName: String
    private let isSwapped: (InputValidator<String>) -> Bool
    private let swap: (ValidatedInput<String>) -> Void

    /// Creates the probes with what they call of the submission.
    ///
    /// - Parameters:
    ///   - name: The name of the strategy's class.
    ///   - make: Creates the strategy of the submission.
    ///   - reference: The strategy of the solution, which determines the verdicts, the codes, and the positions.
    ///   - accepting: Texts that the solution accepts, at least one, from which others are generated.
    ///   - rejecting: Texts that the solution rejects.
    ///   - errors: The errors of the submission, whose codes must differ, by their names.
    ///   - swapName: The function of the submission, as reports show it.
    ///   - isSwapped: Whether a strategy is the one that the function sets.
    ///   - swap: Calls the function.
    public init(
        _ name: String, make: @escaping () -> InputValidator<String>, reference: InputValidator<String>,
        accepting: [String], rejecting: [String], errors: KeyValuePairs<String, ValidationError>, swapName: String,
        isSwapped: @escaping (InputValidator<String>) -> Bool, swap: @escaping (ValidatedInput<String>) -> Void
    ) {
        self.name = name
        self.make = make
        self.reference = reference
        self.accepting = accepting
        self.rejecting = rejecting
        self.errors = errors
        self.swapName = swapName
        self.isSwapped = isSwapped
        self.swap = swap
    }

    override var stages: [Stage] {
        let comparison = TextComparison(
            name: name, make: make, reference: reference, agreement: .error, accepted: accepting, rejected: rejecting)
        return [Stage("codes", compareCodes)] + comparison.stages + [Stage("swap", probeSwap)]
    }

    private func compareCodes(_ examiner: Examiner) {
        for (place, second) in errors.enumerated() {
            guard let first = errors.prefix(place).first(where: { $0.value.isSame(as: second.value) }) else { continue }
            examiner.report(
                Finding(
                    .repeatedCode, .probes,
                    "\(first.key) and \(second.key) have the same domain and code, \(second.value.identity)."))
        }
    }

    // MARK: - The swap

    /// A strategy that an input has before the swap.
    private struct Start {
        let name: String
        let strategy: InputValidator<String>
    }

    private let starts = [
        Start(name: ".numeric", strategy: .numeric),
        Start(name: "another strategy with the errors of .numeric", strategy: DigitLike()),
        Start(
            name: "a strategy with the code of .numeric and another message", strategy: DigitLike(message: "Digits!")),
        Start(name: ".alpha", strategy: .alpha),
        Start(name: ".count(in: 3...12)", strategy: .count(in: 3...12)),
    ]

    /// An input before the swap.
    private struct Case {
        let start: Start
        let value: String
        let isValidated: Bool
        var isSwapped = false

        /// A swap must not depend on the label either.
        var label: String { value == "12" ? "Guests" : "Number" }

        var shown: String {
            "the value \(literal(value)), the strategy \(start.name), \(isValidated ? "validated" : "not validated")"
        }
    }

    /// A swap after which an input has another result than that of the new strategy.
    private struct WrongResult {
        let one: Case
        let old: [ValidationError]
        let actual: [ValidationError]
        let expected: [ValidationError]

        /// Whether the result is that of the old strategy: its errors, or only its verdict.
        var isKept: Bool {
            let keepsErrors = !old.isEmpty && old.allSatisfy { error in actual.contains { $0.isSame(as: error) } }
            let keepsVerdict = old.isEmpty == actual.isEmpty && expected.isEmpty != actual.isEmpty
            return keepsErrors || keepsVerdict
        }

        var finding: Finding {
            let result =
                "After the swap, the input has the result \(actual.identities), but the new strategy reports "
                + "\(expected.identities)."
            let cause = isKept ? " The old strategy, \(one.start.name), had reported \(old.identities)." : ""
            return Finding(
                isKept ? .keptAnswer : nil, .probes, result + cause, counterexample: one.shown,
                advice: isKept ? nil : "Set the property validator, and do nothing else.")
        }
    }

    private func probeSwap(_ examiner: Examiner) {
        var cases: [Case] = []
        var wrong: [WrongResult] = []
        var reported: Set<String> = []
        for start in starts {
            for value in [accepting[0], "12", "\(accepting[0].prefix(3))x", ""] {
                for isValidated in [true, false] {
                    let one = Case(start: start, value: value, isValidated: isValidated)
                    probeSwap(of: one, examiner, &cases, &wrong) { finding in
                        if reported.insert(finding.text).inserted { examiner.report(finding) }
                    }
                }
            }
        }
        if let result = wrong.first(where: \.isKept) ?? wrong.first { examiner.report(result.finding) }
        if let finding = unswapped(cases) { examiner.report(finding) }
        probeOwner(examiner)
    }

    private func probeSwap(
        of one: Case, _ examiner: Examiner, _ cases: inout [Case], _ wrong: inout [WrongResult],
        report: (Finding) -> Void
    ) {
        func found(_ misconception: Misconception?, _ text: String, advice: String? = nil) {
            report(Finding(misconception, .probes, text, counterexample: one.shown, advice: advice))
        }
        let input = ValidatedInput("original", one.start.strategy, label: one.label)
        input.value = one.value
        if one.isValidated { input.validate() }
        let old = input.errors
        let shown = one.value.isEmpty ? literal("") : one.shown
        guard examiner.call("\(swapName)(in: \(one.shown))", shown, { swap(input) }) != nil else { return }
        var one = one
        one.isSwapped = isSwapped(input.validator)
        cases.append(one)
        if input.timing != .onDemand || input.validatorWhileTyping != nil {
            found(
                .validatingSetter, "After \(swapName)(in:), the input validates in the setter of its value.",
                advice: "Set only the property validator. The form decides when the input validates (timing).")
        }
        guard input.isTouched, input.isDirty else {
            return found(
                .rebuiltContext, "\(swapName)(in:) resets the input: its marks isTouched and isDirty are lost.")
        }
        if input.value != one.value { found(nil, "\(swapName)(in:) changes the value of the input.") }
        guard one.isSwapped else { return }
        guard one.isValidated else {
            guard input.hasResult, input.timing == .onDemand else { return }
            return found(
                .needlessValidate,
                "\(swapName)(in:) validates an input that was never validated, so a new form shows "
                    + "\(input.errors.isEmpty ? "a result" : "the error \(input.errors.identities)").")
        }
        guard input.hasResult else {
            return found(.rebuiltContext, "\(swapName)(in:) removes the result of the input.")
        }
        guard let expected = examiner.errors(name, make, one.value) else { return }
        let actual = input.errors
        guard expected.identities != actual.identities else { return }
        wrong.append(WrongResult(one: one, old: old, actual: actual, expected: expected))
    }

    /// Reports on which property of an input the swap depends.
    private func unswapped(_ cases: [Case]) -> Finding? {
        guard let missing = cases.first(where: { !$0.isSwapped }) else { return nil }
        guard cases.contains(where: \.isSwapped) else {
            return Finding(
                nil, .probes, "\(swapName)(in:) does not swap the strategy of the input.",
                advice: "Set the property validator of the input that the function receives.", clue: .neverSwapped)
        }
        func swapped(_ place: Int) -> [Bool] {
            cases.filter { $0.start.name == starts[place].name }.map(\.isSwapped)
        }
        func finding(_ misconception: Misconception?, _ cause: String, advice: String? = nil) -> Finding {
            Finding(
                misconception, .probes,
                "\(swapName)(in:) swaps the strategy of some inputs, but not of this one. It depends on \(cause).",
                counterexample: missing.shown, advice: advice)
        }
        if swapped(1) != swapped(2) { return finding(.comparedText, "the message of an error") }
        if swapped(0) != swapped(1) || starts.indices.allSatisfy({ Set(swapped($0)).count == 1 }) {
            return finding(.typeSwitch, "the strategy that the input had")
        }
        return finding(nil, "the value, the label, or the errors", advice: "Swap the strategy in every case.")
    }

    /// An input is released although its strategy is still in use, unless the strategy refers to it.
    private func probeOwner(_ examiner: Examiner) {
        weak var owner: ValidatedInput<String>?
        var strategy: InputValidator<String>?
        do {
            let input = ValidatedInput(accepting[0], .numeric, label: "Number")
            guard examiner.call("\(swapName)(in:)", nil, { swap(input) }) != nil else { return }
            strategy = input.validator
            owner = input
        }
        withExtendedLifetime(strategy) {
            guard owner != nil else { return }
            examiner.report(
                Finding(
                    .knownContext, .probes,
                    "The input is not released while its strategy is in use: something in the submission refers to it.")
            )
        }
    }
}

/// A strategy of another class with the verdicts and the codes of `.numeric`.
final class DigitLike: InputValidator<String>, @unchecked Sendable {
    private let message: String?

    init(message: String? = nil) { self.message = message }

    override func validate(_ input: String) throws(ValidationError) {
        do {
            try InputValidator.numeric.validate(input)
        } catch {
            throw message.map(error.withMessage) ?? error
        }
    }
}
