// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import GradeProbes

/// The examination for a strategy for text, and for a function that swaps an input's strategy to it.
struct StrategyExamination {
    let name: String
    let swapName: String
    let accepting: [String]
    let rejecting: [String]
    /// The errors that the solution declares, by domain and code.
    let declared: [String: String]
    let generator: Texts.Generator

    private var subject: Subject { Subject(name) }

    var stages: [Stage] {
        let comparison = TextComparison(
            name: name, subject: subject, agreement: .error, accepted: accepting, rejected: rejecting,
            declared: declared, generator: generator)
        return [Stage("codes", compareCodes)] + comparison.stages + [Stage("swap", checkSwap)]
    }

    private func compareCodes(_ examiner: Examiner) throws {
        guard case .constants(let errors)? = try examiner.ask("the errors of \(name)", nil, .constants) else { return }
        for (place, second) in errors.enumerated() {
            guard let first = errors.prefix(place).first(where: { $0.error.isSame(as: second.error) }) else { continue }
            examiner.report(
                Finding(
                    .repeatedCode, .probes,
                    "\(first.name) and \(second.name) have the same domain and code, \(second.error.identity)."))
        }
    }

    // MARK: - The swap

    private static let starts: [InnerStrategy] = [.numeric, .otherClass, .otherMessage, .alpha, .length]

    /// An input before and after the swap.
    private struct Outcome {
        let start: SwapCase
        let state: SwapState
        /// The new strategy's errors for the value.
        let expected: [Verdict]?

        var isSwapped: Bool { state.isSwapped }

        /// Whether the input's result differs from the new strategy's result.
        var isWrong: Bool {
            guard start.isValidated, isSwapped, state.hasResult, let expected else { return false }
            return expected.identities != state.errors.identities
        }

        /// Whether the input still has the old strategy's result: its errors, or only its verdict.
        var isKept: Bool {
            let old = state.old
            let keepsErrors = !old.isEmpty && old.allSatisfy { error in state.errors.contains { $0.isSame(as: error) } }
            let keepsVerdict = old.isEmpty == state.errors.isEmpty && expected?.isEmpty != state.errors.isEmpty
            return keepsErrors || keepsVerdict
        }

        var finding: Finding {
            let result =
                "After the swap, the input has the result \(state.errors.identities), but the new strategy reports "
                + "\((expected ?? []).identities)."
            let cause =
                isKept ? " The old strategy, \(start.start.rawValue), had reported \(state.old.identities)." : ""
            return Finding(
                isKept ? .keptAnswer : nil, .probes, result + cause, counterexample: start.shown,
                advice: isKept ? nil : "Set the property validator, and do nothing else.")
        }
    }

    private func checkSwap(_ examiner: Examiner) throws {
        let values = [accepting[0], "12", "\(accepting[0].prefix(3))x", ""]
        let cases = Self.starts.flatMap { start in
            values.flatMap { value in
                [true, false].map { isValidated in
                    // A swap must not depend on the label, either.
                    SwapCase(
                        start: start, value: value, label: value == "12" ? "Guests" : "Number", isValidated: isValidated
                    )
                }
            }
        }
        let answers = try examiner.ask(
            cases.map { one in
                Call(
                    name: "\(swapName)(in: \(one.shown))", input: one.value.isEmpty ? literal("") : one.shown,
                    question: .swap(one))
            })
        let errors = try examiner.errors(name, subject, values)
        let outcomes = zip(cases, answers).compactMap { one, answer -> Outcome? in
            guard case .state(let state)? = answer else { return nil }
            return Outcome(start: one, state: state, expected: errors[values.firstIndex(of: one.value) ?? 0])
        }
        // The exercise's tests contain the first case, too.
        if let first = outcomes.first, first.start == cases[0], !first.isSwapped { examiner.failsSample = true }
        var reported: Set<String> = []
        for outcome in outcomes {
            check(outcome) { finding in
                if reported.insert(finding.text).inserted { examiner.report(finding) }
            }
        }
        let wrong = outcomes.filter { $0.isWrong && $0.state.isTouched && $0.state.isDirty }
        if let result = wrong.first(where: \.isKept) ?? wrong.first { examiner.report(result.finding) }
        if let finding = unswapped(outcomes) { examiner.report(finding) }
        if try examiner.ask("\(swapName)(in:)", nil, .releasesInput(accepting[0])) == .flag(false) {
            examiner.report(
                Finding(
                    .knownContext, .probes,
                    "The input is not released while its strategy is in use: something in the submission refers to it.")
            )
        }
    }

    private func check(_ outcome: Outcome, report: (Finding) -> Void) {
        let state = outcome.state
        func found(_ misconception: Misconception?, _ text: String, advice: String? = nil) {
            report(Finding(misconception, .probes, text, counterexample: outcome.start.shown, advice: advice))
        }
        if !state.isOnDemand || state.validatesWhileTyping {
            found(
                .validatingSetter, "After \(swapName)(in:), the input validates in the setter of its value.",
                advice: "Set only the property validator. The form decides when the input validates (timing).")
        }
        guard state.isTouched, state.isDirty else {
            return found(
                .rebuiltContext, "\(swapName)(in:) resets the input: its marks isTouched and isDirty are lost.")
        }
        if state.value != outcome.start.value { found(nil, "\(swapName)(in:) changes the value of the input.") }
        guard outcome.isSwapped else { return }
        guard outcome.start.isValidated else {
            guard state.hasResult, state.isOnDemand else { return }
            return found(
                .needlessValidate,
                "\(swapName)(in:) validates an input that was never validated, so a new form shows "
                    + "\(state.errors.isEmpty ? "a result" : "the error \(state.errors.identities)").")
        }
        if !state.hasResult { found(.rebuiltContext, "\(swapName)(in:) removes the result of the input.") }
    }

    /// Returns a finding about the property of an input that the swap depends on.
    private func unswapped(_ outcomes: [Outcome]) -> Finding? {
        guard let missing = outcomes.first(where: { !$0.isSwapped }) else { return nil }
        guard outcomes.contains(where: \.isSwapped) else {
            if missing.state.isWrapped {
                return Finding(
                    .decoratedStrategy, .probes,
                    "\(swapName)(in:) sets a strategy that contains \(name) and the old strategy, so the old verdict "
                        + "stays.", counterexample: missing.start.shown)
            }
            return Finding(
                nil, .probes, "\(swapName)(in:) does not swap the strategy of the input.",
                advice: "Set the property validator of the input that the function receives.", clue: .neverSwapped)
        }
        func swapped(_ place: Int) -> [Bool] {
            outcomes.filter { $0.start.start == Self.starts[place] }.map(\.isSwapped)
        }
        func finding(_ misconception: Misconception?, _ cause: String, advice: String? = nil) -> Finding {
            Finding(
                misconception, .probes,
                "\(swapName)(in:) swaps the strategy of some inputs, but not of this one. It depends on \(cause).",
                counterexample: missing.start.shown, advice: advice)
        }
        if swapped(1) != swapped(2) { return finding(.comparedText, "the message of an error") }
        if swapped(0) != swapped(1) || Self.starts.indices.allSatisfy({ Set(swapped($0)).count == 1 }) {
            return finding(.typeSwitch, "the strategy that the input had")
        }
        return finding(nil, "the value, the label, or the errors", advice: "Swap the strategy in every case.")
    }
}

extension SwapCase {
    fileprivate var shown: String {
        "the value \(literal(value)), the strategy \(start.rawValue), \(isValidated ? "validated" : "not validated")"
    }
}
