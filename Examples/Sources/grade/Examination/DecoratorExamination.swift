// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import GradeProbes

/// The examination for exercise 4.
struct DecoratorExamination {
    let generator: Texts.Generator

    private static let message = "Enter the number on your letter"

    var stages: [Stage] {
        let optional = Subject("OptionalText")
        let reworded = Subject("Reworded", message: Self.message)
        return [
            Stage("AnythingInputValidator", checkAnything), Stage("samples", checkSamples),
            Stage("OptionalText") { try DecoratorComparison(subject: optional, generator: generator).run($0) },
            Stage("Reworded") { try DecoratorComparison(subject: reworded, generator: generator).run($0) },
            Stage("contract of OptionalText") { examiner in
                try examiner.contract(
                    optional.name, optional.around(.digitsOfLength), accepting: ["", "123456", "98765432"],
                    rejecting: ["12a", "x", "123456789", "abcdefghi"])
            },
            Stage("contract of Reworded") { examiner in
                try examiner.contract(
                    reworded.name, reworded, accepting: ["1", "2026"], rejecting: ["x1", "secret", "20 26"])
            },
        ]
    }

    /// Checks the inputs from the exercise's tests.
    private func checkSamples(_ examiner: Examiner) throws {
        let optional = Subject("OptionalText", around: .digitsOfLength)
        let reworded = Subject("Reworded", message: Self.message)
        for (subject, text, isAccepted) in [
            (Subject("AnythingInputValidator"), "", true), (optional, "", true), (optional, "12a", false),
            (reworded, "x1", false), (reworded, "1", true),
        ] {
            let around = subject.name == "AnythingInputValidator" ? "" : " around \(subject.inner.rawValue)"
            guard let errors = try examiner.errors(subject.name + around, subject, text) else { continue }
            if errors.isEmpty != isAccepted { examiner.failsSample = true }
        }
    }

    private func checkAnything(_ examiner: Examiner) throws {
        let subject = Subject("AnythingInputValidator")
        func found(_ input: String, _ errors: [Verdict]) {
            examiner.report(
                Finding(
                    nil, .reference, "AnythingInputValidator rejects an input with \(errors.identities).",
                    counterexample: input, advice: "Override validate(_:), and return without throwing.", clue: .verdict
                ))
        }
        let texts =
            ["a", ""]
            + Texts(samples: ["a", "12"], literals: examiner.literals).generated(count: 200, generator)
        for (text, errors) in zip(texts, try examiner.errors(subject.name, subject, texts)) {
            if let errors, !errors.isEmpty { return found(literal(text), errors) }
        }
        let numbers = [0, 1, -1, .min, .max]
        let calls = numbers.map { number in
            Call(
                name: "errors(for: \(number)) of \(subject.name)", input: "\(number)",
                question: .errorsForNumber(subject, number))
        }
        for (number, answer) in zip(numbers, try examiner.ask(calls)) {
            if let errors = answer?.errors.first, !errors.isEmpty { return found("\(number)", errors) }
        }
    }
}

extension Subject {
    /// Returns the same decorator around another strategy.
    fileprivate func around(_ inner: InnerStrategy) -> Subject {
        var result = self
        result.inner = inner
        return result
    }
}

/// The comparison of a decorator with the solution's decorator, around several strategies.
private struct DecoratorComparison {
    let subject: Subject
    let generator: Texts.Generator

    private var name: String { subject.name }

    /// The first three have the same verdicts and codes, and differ in one property each.
    private static let inners: [InnerStrategy] = [
        .numeric, .otherClass, .otherMessage, .required, .twoErrors, .trimmed,
    ]

    private struct Difference {
        let inner: InnerStrategy
        let text: String
        let expected: [Verdict]
        let actual: [Verdict]
    }

    func run(_ examiner: Examiner) throws {
        let texts =
            ["x1", ""]
            + Texts(samples: ["12", "Zq7xWv"], literals: examiner.literals).generated(count: 150, generator)
        let wrong = try Self.inners.map { try differences(around: $0, texts, examiner).first }
        if let first = wrong.compactMap(\.self).first {
            if (wrong[0] == nil) != (wrong[1] == nil) {
                let other = Self.inners[wrong[0] == nil ? 0 : 1]
                report(
                    .typeSwitch, first, examiner,
                    "It has the right result around \(other.shown), so it depends on the class")
            } else if (wrong[1] == nil) != (wrong[2] == nil) {
                let other = Self.inners[wrong[1] == nil ? 1 : 2]
                report(
                    .comparedText, first, examiner,
                    "It has the right result around \(other.shown), so it depends on the message")
            } else {
                try reportDifference(first, examiner)
            }
            return
        }
        let text = " 12 "
        let inner = subject.around(.trimmed)
        let expected = try examiner.reference.answers(to: [.normalized(inner, text)]).first
        let actual = try examiner.ask("normalized(_:) of \(name)", literal(text), .normalized(inner, text))
        guard let actual, actual != expected else { return }
        try reportForwarding(
            "normalized(_:) of \(name) does not return the normalized value of the strategy that it contains.",
            literal(text), inner, examiner)
    }

    private func differences(
        around inner: InnerStrategy, _ texts: [String], _ examiner: Examiner
    ) throws -> [Difference] {
        let subject = subject.around(inner)
        let expected = try examiner.reference.errors(subject, texts)
        let actual = try examiner.errors("\(name) around \(inner.shown)", subject, texts)
        return zip(texts, zip(expected, actual)).compactMap { text, errors in
            guard let actual = errors.1, actual != errors.0 else { return nil }
            return Difference(inner: inner, text: text, expected: errors.0, actual: actual)
        }
    }

    private func report(
        _ misconception: Misconception, _ difference: Difference, _ examiner: Examiner, _ reason: String
    ) {
        examiner.report(
            Finding(
                misconception, .probes, "\(name) around \(difference.inner.shown) has a wrong result. \(reason).",
                counterexample: literal(difference.text)))
    }

    private func reportDifference(_ difference: Difference, _ examiner: Examiner) throws {
        let expected = difference.expected
        let actual = difference.actual
        let around = "\(name) around \(difference.inner.shown)"
        func found(
            _ misconception: Misconception?, _ text: String, _ advice: String? = nil, clue: Finding.Clue? = nil
        ) {
            examiner.report(
                Finding(
                    misconception, .reference, text, counterexample: literal(shown), advice: advice, clue: clue))
        }
        var shown = difference.text
        if expected.isEmpty != actual.isEmpty {
            shown = try Texts.shrunk(difference.text) { text in
                let other = try differences(around: difference.inner, [text], examiner).first
                return other?.expected.isEmpty == expected.isEmpty && other?.actual.isEmpty == actual.isEmpty
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
            try reportForwarding(
                "\(around) returns only \(actual.identities), and loses the other errors: \(expected.identities).",
                literal(shown), subject.around(difference.inner), examiner)
        } else if actual.identities != expected.identities {
            found(
                .genericError,
                "\(around) reports \(actual.identities), but the strategy inside has found \(expected.identities).",
                "Change the errors that super returns, and do not create others: see withMessage(_:).")
        } else if !zip(actual, expected).allSatisfy({ $0.equals($1) }) {
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

    private func reportForwarding(_ text: String, _ input: String, _ subject: Subject, _ examiner: Examiner) throws {
        let isDecorator = try examiner.ask("init of \(name)", nil, .isDecorator(subject)) == .flag(true)
        examiner.report(
            Finding(
                isDecorator ? nil : .templateMethod, .probes, text, counterexample: input,
                advice: isDecorator
                    ? "Change the result of super, and keep every error in it."
                    : "Derive the decorator from DecoratingInputValidator, override only errors(for:), and call super.")
        )
    }
}

extension InnerStrategy {
    /// The name in a report about a decorator.
    fileprivate var shown: String {
        self == .otherClass ? "a strategy of another class with the errors of .numeric" : rawValue
    }
}
