// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Solution3

/// The probes of exercise 3.
public final class TemplateProbe: Probe {
    private let digits: () -> InputValidator<String>
    private let letters: () -> InputValidator<String>
    private let subclass: (@escaping @Sendable (UInt8) -> Bool) -> InputValidator<String>
    /// Returns the step of a strategy for a byte, or `nil` if its class does not derive from the template.
    private let allows: (InputValidator<String>, UInt8) -> Bool?
    private let codes: [ValidationError]

    /// Creates the probes with what they call of the submission.
    public init(
        digits: @escaping () -> InputValidator<String>, letters: @escaping () -> InputValidator<String>,
        subclass: @escaping (@escaping @Sendable (UInt8) -> Bool) -> InputValidator<String>,
        allows: @escaping (InputValidator<String>, UInt8) -> Bool?, empty: ValidationError, disallowed: ValidationError
    ) {
        self.digits = digits
        self.letters = letters
        self.subclass = subclass
        self.allows = allows
        codes = [empty, disallowed]
    }

    override var stages: [Stage] {
        let accepted = { @Sendable (byte: UInt8) in "aeiou".utf8.contains(byte) || byte >= 0x80 }
        let comparisons = [
            TextComparison(
                name: "DigitsInputValidator", make: digits, reference: Solution3.DigitsInputValidator(),
                agreement: .error,
                accepted: ["2026", "7"], rejected: ["2x26", "x", "20 26"]),
            TextComparison(
                name: "LettersInputValidator", make: letters, reference: Solution3.LettersInputValidator(),
                agreement: .error,
                accepted: ["abc", "z"], rejected: ["aBc", "7", "a b"]),
            TextComparison(
                name: "A subclass that allows vowels and bytes over 127", make: { [subclass] in subclass(accepted) },
                reference: Reference(accepted), agreement: .error, accepted: ["eau", "ué"],
                rejected: ["echo", "éx", "x"]),
        ]
        return [Stage("codes", compareCodes)] + comparisons[0].stages + [Stage("step", probeStep)]
            + comparisons[1].stages + comparisons[2].stages
    }

    private func compareCodes(_ examiner: Examiner) {
        guard codes[0].isSame(as: codes[1]) else { return }
        examiner.report(
            Finding(.repeatedCode, .probes, "empty and disallowed have the same domain and code, \(codes[0].identity).")
        )
    }

    private func probeStep(_ examiner: Examiner) {
        let calls = Calls()
        let strategy = subclass {
            calls.bytes.append($0)
            return true
        }
        let errors = examiner.errors("a subclass whose allows(_:) returns true", { strategy }, "a7!")
        if let errors, !errors.isEmpty || !Set("a7!".utf8).isSubset(of: calls.bytes) {
            examiner.report(
                Finding(
                    .templateMethod, .probes,
                    "validate(_:) of the base class does not call allows(_:) of a new subclass for each byte, and "
                        + "reports \(errors.identities).", counterexample: literal("a7!"),
                    advice: "Override validate(_:) in UniformInputValidator, and call allows(_:) there for each byte.",
                    clue: .stepIgnored))
        }
        for (name, make) in [("DigitsInputValidator", digits), ("LettersInputValidator", letters)] {
            probeStep(of: name, make(), examiner)
        }
    }

    private func probeStep(of name: String, _ strategy: InputValidator<String>, _ examiner: Examiner) {
        for byte in UInt8(0x20)...0x7E {
            let text = String(UnicodeScalar(byte))
            guard let isAllowed = examiner.call("allows(\(byte)) of \(name)", nil, { allows(strategy, byte) }) else {
                return
            }
            guard let isAllowed else {
                return examiner.report(
                    Finding(
                        .templateMethod, .probes, "\(name) does not derive from UniformInputValidator.",
                        advice: "Derive it from UniformInputValidator, delete its steps, and override only allows(_:).",
                        clue: .stepIgnored))
            }
            guard let errors = examiner.errors(name, { strategy }, text) else { return }
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

/// The bytes for which a step was called.
private final class Calls: @unchecked Sendable {
    var bytes: [UInt8] = []
}

/// A subclass of the solution.
private final class Reference: Solution3.UniformInputValidator, @unchecked Sendable {
    private let step: @Sendable (UInt8) -> Bool

    init(_ step: @escaping @Sendable (UInt8) -> Bool) { self.step = step }

    override func allows(_ byte: UInt8) -> Bool { step(byte) }
}
