// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRules

/// What a name that doesn't exist may have meant.
enum Suggestion {
    static let commands = ["rows", "infer", "sum", "list", "explain", "sample", "diff", "schema", "help"]

    /// Makes a mistake for a strategy name that doesn't exist.
    ///
    /// A word is shown only if it's near a name. Otherwise, it can be a value or a secret whose strategy was left out.
    ///
    /// - Parameters:
    ///   - word: The word as written.
    ///   - kinds: What could have been meant, such as `strategy or stock pattern`.
    ///   - others: The names of other things that could have been meant.
    ///   - place: The commands that list all names.
    static func mistake(for word: String, _ kinds: String, orIn others: [String], orSee place: String) -> Mistake {
        let hint = word.isEmpty ? "" : strategyHint(for: word) ?? nearest(to: word, in: others)
        guard let hint else {
            return Mistake("there is no such \(kinds); the name is not shown, because it may be a value (see \(place))")
        }
        return Mistake("there is no \(kinds) “\(word)”\(hint) (see \(place))")
    }

    /// Returns `; did you mean “a”?` for the nearest name.
    static func nearest(to word: String, in names: [String]) -> String? {
        SpellingCorrection.nearest(to: word, in: names).map { "; did you mean “\($0)”?" }
    }

    /// Returns what the strategy catalog suggests, as in the error about a rule file.
    private static func strategyHint(for word: String) -> String? {
        do {
            _ = try StrategyCatalog<String>.standard.validator(named: word)
        } catch DecodingError.dataCorrupted(let context) {
            let parts = context.debugDescription.split(separator: "”; did you mean ", maxSplits: 1)
            return parts.count == 2 ? "; did you mean \(parts[1])" : nil
        } catch {}
        return nil
    }

    /// Returns whether a word can be a misspelling of another word.
    static func isNear(_ word: String, _ other: String) -> Bool {
        SpellingCorrection.nearest(to: word, in: [other]) != nil
    }
}
