// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation

/// The probes of exercise 1.
public final class DigitsProbe: Probe {
    private let found: () -> [String]
    private let repaired: () -> String
    private let bookAccepts: (String) throws -> Bool
    private let isFound: (String, String) throws -> Bool

    /// Creates the probes with what they call of the submission.
    public init(
        found: @escaping () -> [String], repaired: @escaping () -> String,
        bookAccepts: @escaping (String) throws -> Bool, isFound: @escaping (String, String) throws -> Bool
    ) {
        self.found = found
        self.repaired = repaired
        self.bookAccepts = bookAccepts
        self.isFound = isFound
    }

    override var stages: [Stage] {
        [
            Stage("found", probeFound), Stage("functions", probeFunctions), Stage("expression", probeExpression),
        ]
    }

    private let texts = Texts(samples: ["0", "123"], alphabet: ["\n123", "123\n", "abc\n1"]).generated(count: 400)

    private func probeFound(_ examiner: Examiner) {
        guard let found = examiner.call("found", nil, { found() }) else { return }
        for text in found where !text.isEmpty && text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
            examiner.report(
                Finding(
                    nil, .probes, "The array found contains a number, which bookAccepts(_:) accepts rightly.",
                    counterexample: literal(text), advice: "Add only texts that are not numbers of one or more digits.")
            )
        }
    }

    /// The rule of the exercise must be the one to which the texts were found.
    private func probeFunctions(_ examiner: Examiner) {
        for text in texts {
            let shown = literal(text)
            let book = examiner.call("bookAccepts(\(shown))", shown, { try? bookAccepts(text) })
            let plain = examiner.call("isFound(…, in: \(shown))", shown, { try? isFound("^[0-9]*$", text) })
            guard let book, let plain else { continue }
            let options: NSRegularExpression.Options = .anchorsMatchLines
            guard book != Self.matches("^[0-9]*$", text, options) || plain != Self.matches("^[0-9]*$", text, []) else {
                continue
            }
            return examiner.report(
                Finding(
                    nil, .probes, "The functions bookAccepts(_:) and isFound(_:in:) no longer have their results.",
                    counterexample: shown, advice: "Change only found and repaired."))
        }
    }

    private func probeExpression(_ examiner: Examiner) {
        guard let repaired = examiner.call("repaired", nil, { repaired() }) else { return }
        guard Self.matches(repaired, "", []) != nil else {
            return examiner.report(
                Finding(
                    nil, .reference, "The text repaired is not a regular expression of NSRegularExpression.",
                    counterexample: literal(repaired),
                    advice: ##"In Swift, write #"\A"#, so that the backslash is kept."##))
        }
        var reported: Set<Bool> = []
        for text in texts {
            let isNumber = Self.isNumber(text)
            guard isWrong(examiner, repaired, text), reported.insert(isNumber).inserted else { continue }
            let shrunk = Texts.shrunk(text) { Self.isNumber($0) == isNumber && isWrong(examiner, repaired, $0) }
            examiner.report(
                Finding(
                    nil, .reference,
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

    private func isWrong(_ examiner: Examiner, _ expression: String, _ text: String) -> Bool {
        let shown = literal(text)
        return examiner.call("the expression repaired in \(shown)", shown) {
            Self.matches(expression, text, []) != Self.isNumber(text)
        } ?? false
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
