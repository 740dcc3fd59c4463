// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationTesting

/// The probes of a strategy for text whose results a solution determines.
struct TextComparison {
    /// What must agree with the solution besides the verdict.
    enum Agreement {
        /// The domain, the code, and the position of the error.
        case error
        /// Nothing: the exercise does not determine the errors.
        case verdict
    }

    let name: String
    /// Returns a new strategy, so that a strategy that changes does not mix up the results.
    let make: () -> InputValidator<String>
    let reference: InputValidator<String>
    let agreement: Agreement
    let accepted: [String]
    let rejected: [String]

    private func texts(_ examiner: Examiner) -> [String] {
        Texts(samples: Array(accepted.prefix(2)), alphabet: rejected, literals: examiner.literals).generated()
    }

    var stages: [Probe.Stage] {
        [
            Probe.Stage("\(name): a sample", sample), Probe.Stage("\(name): results", results),
            Probe.Stage("\(name): contract", contract),
        ]
    }

    /// A call that ends the process here has a general cause, and not the empty text.
    private func sample(_ examiner: Examiner) {
        for sample in accepted.prefix(1) { _ = examiner.errors(name, make, sample) }
    }

    // MARK: - Results

    private func results(_ examiner: Examiner) {
        guard !isAbstract(examiner) else { return }
        var hasVerdict = (accepts: false, rejects: false)
        var pairs: [(text: String, expected: ValidationError, actual: ValidationError)] = []
        for text in texts(examiner) {
            let expected = reference.errors(for: text).first
            guard let errors = examiner.errors(name, make, text) else { continue }
            if let expected, let actual = errors.first {
                pairs.append((text, expected, actual))
            } else if let actual = errors.first, !hasVerdict.rejects {
                hasVerdict.rejects = true
                reportVerdict(examiner, text, "rejects an input that it must accept, with \(actual.identity)")
            } else if let expected, !hasVerdict.accepts {
                hasVerdict.accepts = true
                let wanted = agreement == .error ? " with \(expected.identity)" : ""
                reportVerdict(examiner, text, "accepts an input that it must reject\(wanted)")
            }
        }
        reportMessages(examiner, pairs.map(\.actual))
        if agreement == .error { reportReasons(examiner, pairs) } else { reportAbstract(examiner, pairs) }
    }

    /// Whether the strategy has no algorithm yet, which is reported instead of its results.
    private func isAbstract(_ examiner: Examiner) -> Bool {
        let errors = accepted.prefix(1).compactMap { examiner.errors(name, make, $0) }
        guard errors.first?.first?.isSame(as: ValidationError(.strategyAbstract)) == true else { return false }
        examiner.report(
            Finding(
                nil, .reference, "\(name) rejects each input with the error of a class without an algorithm.",
                counterexample: literal(accepted[0]), advice: "Override validate(_:), and do not call super there.",
                clue: .withoutAlgorithm))
        return true
    }

    private func reportVerdict(_ examiner: Examiner, _ text: String, _ what: String) {
        let isAccepted = reference.isValid(text)
        let shrunk = Texts.shrunk(text) { text in
            guard reference.isValid(text) == isAccepted, let errors = examiner.errors(name, make, text) else {
                return false
            }
            return errors.isEmpty != isAccepted
        }
        examiner.report(
            Finding(
                nil, .reference, "\(name) \(what).", counterexample: literal(shrunk),
                advice: (isAccepted ? nil : Texts.hint(about: shrunk)) ?? "Validate this text step by step on paper.",
                clue: isAccepted ? .verdict : .acceptance))
    }

    /// Reports errors with the same code and different messages, apart from their numbers.
    private func reportMessages(_ examiner: Examiner, _ errors: [ValidationError]) {
        let groups = Dictionary(grouping: errors, by: \.identity)
        for (identity, errors) in groups.sorted(by: { $0.key < $1.key }) {
            let messages = Set(errors.map { $0.reason.filter { !$0.isNumber } })
            // More messages than a person writes come from the input.
            guard 2...4 ~= messages.count else { continue }
            let list = messages.sorted().map { "“\($0)”" }.joined(separator: " and ")
            examiner.report(
                Finding(
                    .repeatedCode, .probes, "\(name) reports \(identity) with different messages: \(list).",
                    clue: .messagesOfOneCode))
        }
    }

    private func reportReasons(
        _ examiner: Examiner, _ pairs: [(text: String, expected: ValidationError, actual: ValidationError)]
    ) {
        // A text with combined characters has no first character on which everybody agrees.
        let combined = pairs.first {
            $0.text.unicodeScalars.dropFirst().first?.isCombining == true && !$0.actual.isSame(as: $0.expected)
        }
        let pairs = pairs.filter { $0.text.count == $0.text.unicodeScalars.count }
        let wrong = pairs.first { !$0.actual.isSame(as: $0.expected) }
        if wrong == nil, let combined {
            return examiner.report(
                Finding(
                    nil, .reference,
                    "\(name) reports \(combined.actual.identity) for this input, but the reason here is "
                        + "\(combined.expected.identity).", counterexample: literal(combined.text),
                    advice:
                        "The first byte is right, and hasPrefix, first, and /M/ compare characters: a letter with an "
                        + "accent is another character. Compare the bytes (utf8)."))
        }
        if let wrong {
            let reasons = Set(pairs.map(\.expected.identity)).count
            let isGeneric = Set(pairs.map(\.actual.identity)).count == 1 && reasons > 1
            let isAbstract = wrong.actual.isSame(as: ValidationError(.strategyAbstract))
            let all = isGeneric ? "all \(reasons) reasons" : "this input"
            examiner.report(
                Finding(
                    isGeneric || isAbstract ? .genericError : nil, .reference,
                    "\(name) reports \(wrong.actual.identity) for \(all), but the reason here is "
                        + "\(wrong.expected.identity).",
                    counterexample: literal(wrong.text), advice: isGeneric || isAbstract ? nil : "Which step finds it?"
                ))
            return
        }
        guard let misplaced = pairs.first(where: { $0.actual[.position] != $0.expected[.position] }),
            case .int(let position)? = misplaced.expected[.position]
        else { return }
        let found = misplaced.actual[.position].map { "position \($0)" } ?? "no position"
        examiner.report(
            Finding(
                misplaced.actual[.position] == nil ? .genericError : nil, .reference,
                "\(name) reports \(found), but the mistake is at position \(position).",
                counterexample: literal(misplaced.text),
                advice: "A position is the offset in bytes. Add it with at(position:)."))
    }

    private func reportAbstract(
        _ examiner: Examiner, _ pairs: [(text: String, expected: ValidationError, actual: ValidationError)]
    ) {
        guard let pair = pairs.first(where: { $0.actual.isSame(as: ValidationError(.strategyAbstract)) }) else {
            return
        }
        examiner.report(
            Finding(
                .genericError, .reference,
                "\(name) reports \(pair.actual.identity), the error of a class without an algorithm.",
                counterexample: literal(pair.text)))
    }

    // MARK: - The contract

    private func contract(_ examiner: Examiner) {
        examiner.contract(name, make(), accepting: accepted, rejecting: rejected)
    }
}

extension Examiner {
    /// Reports the violations that `StrategyContract` finds, with the names of misconceptions.
    func contract(_ name: String, _ strategy: InputValidator<String>, accepting: [String], rejecting: [String]) {
        // It validates the inputs that have ended the process.
        guard !hasFatalCalls else { return }
        let findings =
            call("\(Self.contractCall).findings(of: \(name))") {
                StrategyContract.findings(of: strategy, accepting: accepting, rejecting: rejecting)
            } ?? []
        for finding in findings where finding.kind == .violation {
            let input = finding.sample.map { place in
                let samples =
                    (accepting.enumerated().map { ("accepting[\($0)]", $1) })
                    + (rejecting.enumerated().map { ("rejecting[\($0)]", $1) })
                return samples.first { place.hasSuffix($0.0) }.map {
                    place == $0.0 ? literal($0.1) : "a text like \(literal($0.1))"
                } ?? place
            }
            func found(_ misconception: Misconception?, _ text: String) {
                report(Finding(misconception, .contract, text, counterexample: input))
            }
            switch finding.text {
            case "accepted": continue
            case let text where text.hasPrefix("rejected with"): continue
            case let text where text.hasPrefix("the second validation") || text.hasPrefix("the result depends"):
                found(.mutableStrategy, "The result of \(name) for the same input depends on earlier calls.")
            case let text where text.hasSuffix("the error contains the input or a part of it"):
                found(.inputInError, "An error of \(name) contains the input or a part of it.")
            case let text where text.hasSuffix("the error has no sentence of its own; give it a message"):
                found(.genericError, "An error of \(name) has no message of its own.")
            case let text where text.hasPrefix("the normalized input gets"):
                found(.changedVerdict, "\(name) gives an input and its normalized value different verdicts.")
            case let text:
                found(nil, "\(name) violates the contract of strategies: \(text).")
            }
        }
    }
}
