// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import GradeProbes

/// The examination for exercise 1.
///
/// Its rule is so simple that the grader implements it itself.
struct DigitsExamination {
    let generator: Texts.Generator

    var stages: [Stage] {
        [Stage("found", checkFound), Stage("functions", checkFunctions), Stage("expression", checkExpression)]
    }

    private var texts: [String] {
        Texts(samples: ["0", "123"], alphabet: ["\n123", "123\n", "abc\n1"]).generated(count: 400, generator)
    }

    private func checkFound(_ examiner: Examiner) throws {
        guard case .texts(let found)? = try examiner.ask("found", nil, .found) else { return }
        if !found.contains("") || !found.contains(where: { $0.contains(where: \.isLetter) }) {
            examiner.failsSample = true
        }
        for text in found where Self.isNumber(text) {
            examiner.report(
                Finding(
                    nil, .probes, "The array found contains a number, which bookAccepts(_:) accepts rightly.",
                    counterexample: literal(text), advice: "Add only texts that are not numbers of one or more digits.")
            )
        }
    }

    /// Checks that the exercise's rule is the rule that the texts were found for.
    private func checkFunctions(_ examiner: Examiner) throws {
        let texts = texts
        let shown = texts.map { literal($0) }
        let expression = "^[0-9]*$"
        let books = try examiner.ask(
            zip(texts, shown).map { Call(name: "bookAccepts(\($1))", input: $1, question: .bookAccepts($0)) })
        let plains = try examiner.ask(
            zip(texts, shown).map {
                Call(name: "isFound(…, in: \($1))", input: $1, question: .isFound(expression, $0))
            })
        for (place, text) in texts.enumerated() {
            guard let book = books[place], let plain = plains[place] else { continue }
            let expected = Self.matches(expression, text, .anchorsMatchLines).map { Answer.flag($0) }
            guard book != expected || plain != Self.matches(expression, text, []).map({ Answer.flag($0) }) else {
                continue
            }
            return examiner.report(
                Finding(
                    nil, .probes, "The functions bookAccepts(_:) and isFound(_:in:) no longer have their results.",
                    counterexample: shown[place], advice: "Change only found and repaired."))
        }
    }

    private func checkExpression(_ examiner: Examiner) throws {
        guard case .text(let repaired)? = try examiner.ask("repaired", nil, .expression) else { return }
        // A long expression could take minutes.
        guard repaired.utf8.count <= 1_000, Self.matches(repaired, "", []) != nil else {
            return examiner.report(
                Finding(
                    nil, .reference, "The text repaired is not a regular expression of NSRegularExpression.",
                    counterexample: literal(repaired),
                    advice: ##"In Swift, write #"\A"#, so that the backslash is kept."##))
        }
        func areWrong(_ texts: [String]) throws -> [Bool] {
            let calls = texts.map { text in
                let shown = literal(text)
                return Call(
                    name: "the expression repaired in \(shown)", input: shown, question: .matches(repaired, text))
            }
            return zip(texts, try examiner.ask(calls, isApart: true)).map { text, answer in
                answer != nil && answer != .flag(Self.isNumber(text))
            }
        }
        // The inputs from the exercise's tests.
        let samples = ["0", "123", "", "12a", "123\nabc", "abc\n123", "123\n"]
        if try areWrong(samples).contains(true) { examiner.failsSample = true }
        var reported: Set<Bool> = []
        let texts = texts
        for (text, isWrong) in zip(texts, try areWrong(texts)) where isWrong {
            let isNumber = Self.isNumber(text)
            guard reported.insert(isNumber).inserted else { continue }
            let shrunk = try Texts.shrunk(text) { try Self.isNumber($0) == isNumber && areWrong([$0])[0] }
            let isSearch = try areWrong(["!0", "0!"]).contains(true)
            examiner.report(
                Finding(
                    isNumber ? nil : shrunk.isEmpty ? .acceptsEmpty : isSearch ? .unanchoredSearch : nil, .reference,
                    isNumber
                        ? "The expression repaired does not match a number of one or more digits."
                        : "The expression repaired matches a text that is not a number of one or more digits 0 to 9.",
                    counterexample: literal(shrunk),
                    advice: isNumber
                        ? "Which part of the expression requires more than the text has?"
                        : shrunk.isEmpty
                            ? "How many digits does * require?"
                            : Texts.hint(about: shrunk) ?? "Which anchors match only at both ends of the text?"))
        }
    }

    private static func isNumber(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }

    private static func matches(_ expression: String, _ text: String, _ options: NSRegularExpression.Options) -> Bool? {
        let whole = NSRange(text.startIndex..., in: text)
        return (try? NSRegularExpression(pattern: expression, options: options)).map {
            $0.firstMatch(in: text, range: whole) != nil
        }
    }
}
