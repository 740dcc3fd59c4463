// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Solution4

/// The probes of exercise 4.
public final class DecoratorProbe: Probe {
    private let anything: () -> InputValidator<String>
    private let anyNumber: () -> InputValidator<Int>
    private let optional: (InputValidator<String>) -> InputValidator<String>
    private let reworded: (InputValidator<String>, String) -> InputValidator<String>

    /// Creates the probes with what they call of the submission.
    public init(
        anything: @escaping () -> InputValidator<String>, anyNumber: @escaping () -> InputValidator<Int>,
        optional: @escaping (InputValidator<String>) -> InputValidator<String>,
        reworded: @escaping (InputValidator<String>, String) -> InputValidator<String>
    ) {
        self.anything = anything
        self.anyNumber = anyNumber
        self.optional = optional
        self.reworded = reworded
    }

    private static let message = "Enter the number on your letter"

    override var stages: [Stage] {
        [
            Stage("AnythingInputValidator", probeAnything),
            Stage("OptionalText") { [self] examiner in
                DecoratorComparison(
                    name: "OptionalText", make: optional, reference: { Solution4.OptionalText($0) }
                ).run(examiner)
            },
            Stage("Reworded") { [self] examiner in
                DecoratorComparison(
                    name: "Reworded", make: { [reworded] in reworded($0, Self.message) },
                    reference: { Solution4.Reworded($0, Self.message) }
                ).run(examiner)
            },
            Stage("contract of OptionalText") { [self] examiner in
                examiner.contract(
                    "OptionalText", optional(.numeric && .count(in: 6...8)), accepting: ["", "123456", "98765432"],
                    rejecting: ["12a", "x", "123456789", "abcdefghi"])
            },
            Stage("contract of Reworded") { [self] examiner in
                examiner.contract(
                    "Reworded", reworded(.numeric, Self.message), accepting: ["1", "2026"],
                    rejecting: ["x1", "secret", "20 26"])
            },
        ]
    }

    private func probeAnything(_ examiner: Examiner) {
        func found(_ input: String, _ errors: [ValidationError]) {
            examiner.report(
                Finding(
                    nil, .reference, "AnythingInputValidator rejects an input with \(errors.identities).",
                    counterexample: input, advice: "Override validate(_:), and return without throwing.", clue: .verdict
                ))
        }
        for text in ["a", ""] + Texts(samples: ["a", "12"], literals: examiner.literals).generated(count: 200) {
            let errors = examiner.errors("AnythingInputValidator", anything, text) ?? []
            if !errors.isEmpty { return found(literal(text), errors) }
        }
        for number in [0, 1, -1, .min, .max] {
            let errors = examiner.errors("AnythingInputValidator", anyNumber, number) ?? []
            if !errors.isEmpty { return found(literal(number), errors) }
        }
    }
}

/// The comparison of a decorator with that of the solution, around several strategies.
private struct DecoratorComparison {
    let name: String
    let make: (InputValidator<String>) -> InputValidator<String>
    let reference: (InputValidator<String>) -> InputValidator<String>

    private struct Inner {
        let name: String
        let strategy: InputValidator<String>
    }

    /// The first three have the same verdicts and codes, and differ in one property each.
    private let inners = [
        Inner(name: ".numeric", strategy: .numeric),
        Inner(name: "a strategy of another class with the errors of .numeric", strategy: DigitLike()),
        Inner(
            name: "a strategy with the code of .numeric and another message", strategy: DigitLike(message: "Digits!")),
        Inner(name: ".required", strategy: .required),
        Inner(name: "a strategy with two errors", strategy: Strict()),
        Inner(name: ".trimmed(then: .numeric)", strategy: .trimmed(then: .numeric)),
    ]

    init(
        name: String, make: @escaping (InputValidator<String>) -> InputValidator<String>,
        reference: @escaping (InputValidator<String>) -> InputValidator<String>
    ) {
        self.name = name
        self.make = make
        self.reference = reference
    }

    func run(_ examiner: Examiner) {
        let generated = Texts(samples: ["12", "Zq7xWv"], literals: examiner.literals).generated(count: 150)
        let texts = ["x1", ""] + generated
        let wrong = inners.map { inner in texts.first { isWrong(inner, $0, examiner) } }
        if let place = wrong.firstIndex(where: { $0 != nil }), let text = wrong[place] {
            if (wrong[0] == nil) != (wrong[1] == nil) {
                let other = wrong[0] == nil ? inners[0] : inners[1]
                report(
                    .typeSwitch, inners[place], text, examiner,
                    "It has the right result around \(other.name), so it depends on the class")
            } else if (wrong[1] == nil) != (wrong[2] == nil) {
                let other = wrong[1] == nil ? inners[1] : inners[2]
                report(
                    .comparedText, inners[place], text, examiner,
                    "It has the right result around \(other.name), so it depends on the message")
            } else {
                reportDifference(inners[place], text, examiner)
            }
            return
        }
        let inner = inners[5]
        let expected = inner.strategy.normalized(" 12 ")
        let actual = examiner.call("normalized(_:) of \(name)", literal(" 12 ")) {
            make(inner.strategy).normalized(" 12 ")
        }
        guard let actual, actual != expected else { return }
        reportForwarding(
            "normalized(_:) of \(name) does not return the normalized value of the strategy that it contains.",
            literal(" 12 "), inner, examiner)
    }

    private func errors(_ inner: Inner, _ text: String, _ examiner: Examiner) -> [ValidationError]? {
        examiner.errors("\(name) around \(inner.name)", { make(inner.strategy) }, text)
    }

    private func isWrong(_ inner: Inner, _ text: String, _ examiner: Examiner) -> Bool {
        guard let actual = errors(inner, text, examiner) else { return false }
        let expected = reference(inner.strategy).errors(for: text)
        // Equal errors may have different messages.
        return actual != expected || actual.map(\.reason) != expected.map(\.reason)
    }

    private func report(
        _ misconception: Misconception, _ inner: Inner, _ text: String, _ examiner: Examiner, _ reason: String
    ) {
        examiner.report(
            Finding(
                misconception, .probes, "\(name) around \(inner.name) has a wrong result. \(reason).",
                counterexample: literal(text)))
    }

    private func reportDifference(_ inner: Inner, _ text: String, _ examiner: Examiner) {
        let expected = reference(inner.strategy).errors(for: text)
        let actual = errors(inner, text, examiner) ?? []
        let around = "\(name) around \(inner.name)"
        func found(_ misconception: Misconception?, _ text: String, _ advice: String? = nil, clue: Finding.Clue? = nil)
        {
            examiner.report(
                Finding(
                    misconception, .reference, text, counterexample: literal(shown), advice: advice, clue: clue))
        }
        var shown = text
        if expected.isEmpty != actual.isEmpty {
            shown = Texts.shrunk(text) {
                reference(inner.strategy).isValid($0) == expected.isEmpty
                    && errors(inner, $0, examiner)?.isEmpty == actual.isEmpty
            }
            found(
                nil,
                expected.isEmpty
                    ? "\(around) rejects an input that it must accept, with \(actual.identities)."
                    : "\(around) accepts an input that it must reject with \(expected.identities).",
                expected.isEmpty
                    ? "Return an empty array for this input, and call super for the others."
                    : "Call super for each input that the decorator does not accept itself.",
                clue: expected.isEmpty ? .verdict : .acceptance)
        } else if actual.count < expected.count,
            actual.allSatisfy({ error in expected.contains { $0.isSame(as: error) } })
        {
            reportForwarding(
                "\(around) returns only \(actual.identities), and loses the other errors: \(expected.identities).",
                literal(text), inner, examiner)
        } else if actual.identities != expected.identities {
            found(
                .genericError,
                "\(around) reports \(actual.identities), but the strategy inside has found \(expected.identities).",
                "Change the errors that super returns, and do not create others: see withMessage(_:).")
        } else if actual != expected {
            found(
                nil, "\(around) reports a new error: its name and its parameters are lost.",
                "Change the errors that super returns with withMessage(_:), and do not create others.", clue: .newError)
        } else {
            found(
                nil,
                "\(around) reports “\(actual.map(\.reason).joined(separator: "”, “"))” in place of "
                    + "“\(expected.map(\.reason).joined(separator: "”, “"))”.",
                "Change only the message of each error.", clue: .message)
        }
    }

    private func reportForwarding(_ text: String, _ input: String, _ inner: Inner, _ examiner: Examiner) {
        let isDecorator = make(inner.strategy) is DecoratingInputValidator<String>
        examiner.report(
            Finding(
                isDecorator ? nil : .templateMethod, .probes, text, counterexample: input,
                advice: isDecorator
                    ? "Change the result of super, and keep every error in it."
                    : "Derive the decorator from DecoratingInputValidator, override only errors(for:), and call super.")
        )
    }
}

/// A strategy with two errors.
private final class Strict: InputValidator<String>, @unchecked Sendable {
    private static let short = ValidationError(1, domain: "Strict", message: "{label} is too short")
    private static let wrong = ValidationError(2, domain: "Strict", message: "{label} has a wrong character")

    override func validate(_ input: String) throws(ValidationError) {
        if let error = mistakes(in: input).first { throw error }
    }

    override func furtherErrors(for input: String) -> [ValidationError] { Array(mistakes(in: input).dropFirst()) }

    private func mistakes(in input: String) -> [ValidationError] {
        let isShort = input.utf8.count < 4
        let isWrong = !input.utf8.allSatisfy { (0x30...0x39).contains($0) }
        return (isShort ? [Self.short] : []) + (isWrong ? [Self.wrong.at(position: 0)] : [])
    }
}
