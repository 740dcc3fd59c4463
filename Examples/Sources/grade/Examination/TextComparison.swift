// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import GradeProbes

/// The examination for a strategy for text whose results a solution determines.
struct TextComparison {
    /// What must match the solution besides the verdict.
    enum Agreement {
        /// The error's domain, code, and position.
        case error
        /// Nothing, because the exercise doesn't determine the errors.
        case verdict
    }

    let name: String
    let subject: Subject
    let agreement: Agreement
    let accepted: [String]
    let rejected: [String]
    /// The errors that the exercise declares, by domain and code, as a submission throws them.
    var declared: [String: String] = [:]
    /// Whether the exercise's tests are about no other strategy.
    var isOnly = true
    let generator: Texts.Generator

    private func texts(_ examiner: Examiner) -> [String] {
        Texts(samples: Array(accepted.prefix(2)), alphabet: rejected, literals: examiner.literals).generated(generator)
    }

    var stages: [Stage] {
        [
            Stage("\(name): a sample", sample), Stage("\(name): results", results),
            Stage("\(name): contract", contract),
        ]
    }

    /// Checks the first texts.
    ///
    /// A call that ends the process here has a general cause, and it's not the empty text.
    ///
    /// The exercise's tests contain the first texts, too.
    private func sample(_ examiner: Examiner) throws {
        for (isAccepted, sample) in [(true, accepted), (false, rejected)] {
            guard let text = sample.first, let errors = try examiner.errors(name, subject, text) else { continue }
            if errors.isEmpty != isAccepted { examiner.failsSample = true }
        }
    }

    // MARK: - Results

    /// A text with the solution's and the submission's errors.
    private struct Result {
        let text: String
        let expected: [Verdict]
        let actual: [Verdict]

        var isWrong: Bool { expected.isEmpty != actual.isEmpty }
    }

    private func results(of texts: [String], _ examiner: Examiner) throws -> [Result] {
        let expected = try examiner.reference.errors(subject, texts)
        return zip(zip(texts, expected), try examiner.errors(name, subject, texts)).compactMap { pair, actual in
            actual.map { Result(text: pair.0, expected: pair.1, actual: $0) }
        }
    }

    private func results(_ examiner: Examiner) throws {
        guard try !isAbstract(examiner) else { return }
        // If an exercise has several strategies, its tests don't contain each text for each strategy.
        let tested = isOnly ? examiner.testTexts : examiner.testTexts.intersection(accepted + rejected)
        let texts = texts(examiner)
        let results = try results(of: texts + tested.subtracting(texts).sorted(), examiner)
        // A strategy with a list knows the tests' inputs and nothing else.
        let samples = Set(accepted + rejected)
        let others = results.filter { !samples.contains($0.text) }
        let shares = [true, false].map { isAccepted in
            let part = others.filter { $0.expected.isEmpty == isAccepted }
            return part.count < 5 ? 0 : Double(part.count(where: \.isWrong)) / Double(part.count)
        }
        if shares.contains(where: { $0 > 0.9 }) { examiner.listsInputs = true }
        let wrong = results.filter(\.isWrong)
        if wrong.contains(where: { tested.contains($0.text) }) { examiner.failsSample = true }
        for isAccepted in [true, false] {
            guard let result = wrong.first(where: { $0.expected.isEmpty == isAccepted }) else { continue }
            let wanted = agreement == .error ? " with \(result.expected.first?.identity ?? "")" : ""
            try reportVerdict(
                examiner, result,
                isAccepted
                    ? "rejects an input that it must accept, with \(result.actual[0].identity)"
                    : "accepts an input that it must reject\(wanted)", isGeneral: shares[isAccepted ? 0 : 1] > 0.5)
        }
        let pairs = results.compactMap { result -> Pair? in
            guard let expected = result.expected.first, let actual = result.actual.first else { return nil }
            return (result.text, expected, actual)
        }
        reportMessages(examiner, pairs.map(\.actual))
        if agreement == .error { try reportReasons(examiner, pairs) } else { reportAbstract(examiner, pairs) }
    }

    private typealias Pair = (text: String, expected: Verdict, actual: Verdict)

    /// Returns whether the strategy has no algorithm yet.
    ///
    /// If so, that's reported instead of its results.
    private func isAbstract(_ examiner: Examiner) throws -> Bool {
        guard let sample = accepted.first, let errors = try examiner.errors(name, subject, sample),
            errors.first?.isAbstract == true
        else { return false }
        examiner.report(
            Finding(
                nil, .reference, "\(name) rejects each input with the error of a class without an algorithm.",
                counterexample: literal(sample), advice: "Override validate(_:), and do not call super there.",
                clue: .withoutAlgorithm))
        return true
    }

    /// - Parameter isGeneral: Whether most results of this kind are wrong.
    private func reportVerdict(_ examiner: Examiner, _ result: Result, _ what: String, isGeneral: Bool) throws {
        let isAccepted = result.expected.isEmpty
        let shrunk = try Texts.shrunk(result.text) { text in
            guard let shorter = try results(of: [text], examiner).first else { return false }
            return shorter.isWrong && shorter.expected.isEmpty == isAccepted
        }
        let special =
            try isAccepted
            ? Texts.hint(aboutRejected: shrunk)
            : accentAdvice(shrunk, result.expected[0], examiner) ?? Texts.hint(about: shrunk)
        examiner.report(
            Finding(
                nil, .reference, "\(name) \(what).", counterexample: literal(shrunk),
                advice: special ?? "Validate this text step by step on paper.",
                clue: isAccepted ? .verdict : .acceptance,
                fallback: try frequentMistake(shrunk, isAccepted: isAccepted, isGeneral: isGeneral, examiner)))
    }

    /// Returns the frequent mistake that explains a wrong verdict for a text.
    private func frequentMistake(
        _ text: String, isAccepted: Bool, isGeneral: Bool, _ examiner: Examiner
    ) throws -> Misconception? {
        func wrong(_ texts: [String]) throws -> Bool { try results(of: texts, examiner).contains(where: \.isWrong) }
        let lengths = accepted.prefix(2).flatMap { sample in
            let last = sample.suffix(1)
            return [sample + last, sample + last + last, String(sample.dropLast()), String(sample.dropLast(2))]
        }
        if isAccepted {
            // A text with a different length and the same characters has the right verdict.
            let longer = [text + text.suffix(1), text + text.suffix(1) + text.suffix(1), String(text.dropLast())]
            let results = try results(of: longer, examiner)
            guard text.utf8.allSatisfy(\.isLetterOrDigit) else { return nil }
            let isLength = try results.contains { $0.actual.isEmpty } || wrong(lengths.filter { $0 != text })
            return isLength ? .wrongLength : nil
        }
        guard !isGeneral else { return nil }
        if text.isEmpty { return .acceptsEmpty }
        let around = accepted.prefix(2).flatMap { ["!\($0)", "\($0)!", "!\($0)!"] }
        if try results(of: Array(around), examiner).contains(where: { $0.isWrong && $0.actual.isEmpty }) {
            return .unanchoredSearch
        }
        let isLength = try results(of: lengths, examiner).contains { $0.isWrong && $0.actual.isEmpty }
        return isLength && text.utf8.allSatisfy(\.isLetterOrDigit) ? .wrongLength : nil
    }

    /// Reports errors with the same code and different messages, ignoring numbers in the messages.
    private func reportMessages(_ examiner: Examiner, _ errors: [Verdict]) {
        let groups = Dictionary(grouping: errors, by: \.identity)
        for (identity, errors) in groups.sorted(by: { $0.key < $1.key }) {
            let messages = Set(errors.map { $0.reason.filter { !$0.isNumber } })
            // If there are more messages than a person would write, they come from the input.
            guard 2...4 ~= messages.count else { continue }
            let list = messages.sorted().map { "“\($0)”" }.joined(separator: " and ")
            examiner.report(
                Finding(
                    .repeatedCode, .probes, "\(name) reports \(identity) with different messages: \(list).",
                    clue: .messagesOfOneCode))
        }
    }

    /// Returns advice about a text whose first character has an accent, or `nil` for another text.
    ///
    /// - Parameter expected: The solution's error.
    private func accentAdvice(_ text: String, _ expected: Verdict, _ examiner: Examiner) throws -> String? {
        let rest = text.unicodeScalars.dropFirst()
        guard rest.first?.isCombining == true else { return nil }
        // For a solution that compares characters, it's the same as a wrong first letter.
        let wrongLetter = try examiner.reference.errors(subject, ["!" + String(String.UnicodeScalarView(rest))])
        return wrongLetter[0].first?.isSame(as: expected) == true
            ? "The first letter has an accent, so it is another character. In utf8 and unicodeScalars, the accent is "
                + "separate. Compare characters: see first and hasPrefix."
            : "The first byte is right, and hasPrefix, first, and /M/ compare characters: a letter with an accent is "
                + "another character. Compare the bytes (utf8)."
    }

    private func reportReasons(_ examiner: Examiner, _ pairs: [Pair]) throws {
        // A text with combining characters has no first character that everybody agrees on.
        let combined = pairs.first {
            $0.text.unicodeScalars.dropFirst().first?.isCombining == true && !$0.actual.isSame(as: $0.expected)
        }
        let pairs = pairs.filter { $0.text.count == $0.text.unicodeScalars.count }
        let wrong = pairs.filter { !$0.actual.isSame(as: $0.expected) }
        if wrong.isEmpty, let combined {
            return examiner.report(
                Finding(
                    nil, .reference,
                    "\(name) reports \(combined.actual.identity) for this input, but the reason here is "
                        + "\(combined.expected.identity).", counterexample: literal(combined.text),
                    advice: try accentAdvice(combined.text, combined.expected, examiner)))
        }
        if let first = wrong.first { return reportReason(examiner, pairs, wrong, first) }
        guard let misplaced = pairs.first(where: { $0.actual.position != $0.expected.position }),
            let position = misplaced.expected.position
        else { return }
        let found = misplaced.actual.position.map { "position \($0)" } ?? "no position"
        examiner.report(
            Finding(
                misplaced.actual.position == nil ? .genericError : nil, .reference,
                "\(name) reports \(found), but the mistake is at position \(position).",
                counterexample: literal(misplaced.text),
                advice: "A position is the offset in bytes. Add it with at(position:)."))
    }

    private func reportReason(_ examiner: Examiner, _ pairs: [Pair], _ wrong: [Pair], _ first: Pair) {
        let text = "\(name) reports \(first.actual.identity)"
        let reason = "but the reason here is \(first.expected.identity)."
        let shown = literal(first.text)
        if wrong.allSatisfy({ $0.actual.code == $0.expected.code }) {
            let error = declared[first.expected.identity].map { ": throw \($0), and create no other error." }
            return examiner.report(
                Finding(
                    .wrongDomain, .reference, "\(text) for this input, \(reason)", counterexample: shown,
                    advice: "The code is right, but the domain is not\(error ?? ".")"))
        }
        let reasons = Set(pairs.map(\.expected.identity)).count
        let isGeneric = Set(pairs.map(\.actual.identity)).count == 1 && reasons > 1
        let isNamed = isGeneric || first.actual.isAbstract
        let all = isGeneric ? "all \(reasons) reasons" : "this input"
        examiner.report(
            Finding(
                isNamed ? .genericError : nil, .reference, "\(text) for \(all), \(reason)", counterexample: shown,
                advice: isNamed ? nil : "Which step finds it?"))
    }

    private func reportAbstract(_ examiner: Examiner, _ pairs: [Pair]) {
        guard let pair = pairs.first(where: \.actual.isAbstract) else { return }
        examiner.report(
            Finding(
                .genericError, .reference,
                "\(name) reports \(pair.actual.identity), the error of a class without an algorithm.",
                counterexample: literal(pair.text)))
    }

    // MARK: - The contract

    private func contract(_ examiner: Examiner) throws {
        try examiner.contract(name, subject, accepting: accepted, rejecting: rejected)
    }
}

extension UInt8 {
    fileprivate var isLetterOrDigit: Bool {
        (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
    }
}

extension Examiner {
    /// Reports the violations that `StrategyContract` finds, with the misconceptions' names.
    func contract(_ name: String, _ subject: Subject, accepting: [String], rejecting: [String]) throws {
        // It validates the inputs that have ended a process.
        guard !hasFatalCalls else { return }
        let question = Question.contract(subject, accepting: accepting, rejecting: rejecting)
        guard case .violations(let violations)? = try ask("StrategyContract.findings(of: \(name))", nil, question)
        else {
            return
        }
        for violation in violations {
            let input = violation.sample.map { place in
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
            switch violation.text {
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
