// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import GradeProbes

/// The examination for exercise 3.
struct TemplateExamination {
    let generator: Texts.Generator

    var stages: [Stage] {
        let vowels = Subject("vowels", allowing: Array("aeiou".utf8) + Array(0x80...0xFF))
        let declared = ["Uniform 1": "empty", "Uniform 2": "disallowed"]
        func comparison(_ name: String, _ subject: Subject, _ accepted: [String], _ rejected: [String]) -> [Stage] {
            TextComparison(
                name: name, subject: subject, agreement: .error, accepted: accepted, rejected: rejected,
                declared: declared, isOnly: false, generator: generator
            ).stages
        }
        let digits = Subject("DigitsInputValidator")
        let letters = Subject("LettersInputValidator")
        return [Stage("codes", compareCodes)]
            + comparison(digits.name, digits, ["2026", "7"], ["2x26", "x", "20 26"])
            + [Stage("step") { examiner in try checkStep(examiner, of: [digits, letters]) }]
            + comparison(letters.name, letters, ["abc", "z"], ["aBc", "7", "a b"])
            + comparison(
                "A subclass that allows vowels and bytes over 127", vowels, ["eau", "ué"], ["echo", "éx", "x"])
    }

    private func compareCodes(_ examiner: Examiner) throws {
        guard case .constants(let constants)? = try examiner.ask("the errors", nil, .constants), constants.count == 2,
            constants[0].error.isSame(as: constants[1].error)
        else { return }
        let identity = constants[0].error.identity
        examiner.report(
            Finding(.repeatedCode, .probes, "empty and disallowed have the same domain and code, \(identity)."))
    }

    private func checkStep(_ examiner: Examiner, of subjects: [Subject]) throws {
        let text = "a7!"
        let name = "errors(for: \(literal(text))) of a subclass whose allows(_:) returns true"
        if case .steps(let bytes, let errors)? = try examiner.ask(name, literal(text), .steps(text)),
            !errors.isEmpty || !Set(text.utf8).isSubset(of: bytes)
        {
            examiner.report(
                Finding(
                    .templateMethod, .probes,
                    "validate(_:) of the base class does not call allows(_:) of a new subclass for each byte, and "
                        + "reports \(errors.identities).", counterexample: literal(text),
                    advice: "Override validate(_:) in UniformInputValidator, and call allows(_:) there for each byte.",
                    clue: .stepIgnored))
        }
        for subject in subjects { try checkStep(of: subject, examiner) }
    }

    private func checkStep(of subject: Subject, _ examiner: Examiner) throws {
        let name = subject.name
        let bytes = Array(UInt8(0x20)...0x7E)
        let texts = bytes.map { String(UnicodeScalar($0)) }
        let steps = try examiner.ask(
            bytes.map { Call(name: "allows(\($0)) of \(name)", input: nil, question: .allows(subject, $0)) })
        let results = try examiner.errors(name, subject, texts)
        for (text, (step, errors)) in zip(texts, zip(steps, results)) {
            guard let step, let errors else { return }
            guard case .flag(let isAllowed) = step else {
                return examiner.report(
                    Finding(
                        .templateMethod, .probes, "\(name) does not derive from UniformInputValidator.",
                        advice: "Derive it from UniformInputValidator, delete its steps, and override only allows(_:).",
                        clue: .stepIgnored))
            }
            guard isAllowed == errors.isEmpty else {
                return examiner.report(
                    Finding(
                        .templateMethod, .probes,
                        "\(name) \(errors.isEmpty ? "accepts" : "rejects") the text, but its method allows(_:) returns "
                            + "\(isAllowed) for the byte.", counterexample: literal(text),
                        advice: "Delete validate(_:) from the subclass, and override only allows(_:).",
                        clue: .stepIgnored))
            }
        }
    }
}
