// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRules

/// What somebody may have meant by a name that does not exist.
enum Suggestion {
    static let commands = ["rows", "sum", "list", "explain", "sample", "diff", "schema", "help"]

    /// Makes a mistake that suggests names.
    ///
    /// - Parameters:
    ///   - text: What is wrong.
    ///   - word: What was written.
    ///   - names: What could have been meant.
    ///   - place: The commands that list all names.
    static func mistake(_ text: String, for word: String, in names: [String], orSee place: String)
        -> Mistake
    {
        let found = Self.names(for: word, in: names)
        guard !found.isEmpty else { return Mistake("\(text) (see \(place))") }
        let more = found.count > 5 ? ", or one of \(found.count - 4) more" : ""
        let shown = found.prefix(found.count > 5 ? 4 : 5).map { "“\($0)”" }
        let list = more.isEmpty ? shown.list() : shown.joined(separator: ", ")
        return Mistake("\(text); did you mean \(list)\(more)? (see \(place))")
    }

    /// Returns names for a word: those that contain it, or else those whose summary has it, or else the nearest one.
    static func names(for word: String, in names: [String]) -> [String] {
        let letters = word.lowercased()
        if let same = names.first(where: { $0.lowercased() == letters }) { return [same] }
        if let national = national(letters, in: names) { return [national] }
        let words = synonyms.first { $0.contains(letters) } ?? [letters]
        guard letters.utf8.count >= 3 else { return nearest(to: word, in: names) }
        let inName = names.filter { name in words.contains { name.lowercased().contains($0) } }
        let inSummary = names.filter { name in
            !inName.contains(name) && words.contains { Self.has($0, summary(of: name)) }
        }
        // First the word itself, then what else people call it.
        let named = inName.filter { Self.has(letters, summary(of: $0)) || $0.lowercased().contains(letters) }
        let found = inSummary + named + inName.filter { !named.contains($0) }
        return found.isEmpty ? nearest(to: word, in: names) : found
    }

    /// Returns the stock pattern that a name with the country first means, such as `ukPostcode`.
    private static func national(_ letters: String, in names: [String]) -> String? {
        let code = letters.prefix(2).uppercased()
        guard let words = synonyms.first(where: { $0.contains(String(letters.dropFirst(2))) }) else { return nil }
        return names.first { name in
            name.hasSuffix(code == "UK" ? "GB" : code) && words.contains { name.lowercased().contains($0) }
        }
    }

    private static func summary(of name: String) -> String {
        (StrategyCatalog.standard[name]?.summary ?? Names.pattern(name)?.summary ?? "").lowercased()
    }

    /// Whether a word can be a misspelling of another one.
    static func isNear(_ word: String, _ other: String) -> Bool {
        SpellingCorrection.nearest(to: word, in: [other]) != nil
    }

    private static func nearest(to word: String, in names: [String]) -> [String] {
        SpellingCorrection.nearest(to: word, in: names).map { [$0] } ?? []
    }

    /// Whether a text has a word: as a word of its own, or in another one if it is long enough to mean something.
    private static func has(_ word: String, _ text: String) -> Bool {
        word.utf8.count >= 5
            ? text.contains(word) : text.split { !$0.isLetter && !$0.isNumber }.contains { $0 == word }
    }

    /// Words that people use for one thing.
    private static let synonyms = [
        ["zip", "zipcode", "postal", "postcode", "postalcode", "plz", "cep", "eircode", "pincode"],
        ["phone", "telephone", "tel", "mobile"],
        ["color", "colour"], ["creditcard", "paymentcard", "pan"],
        ["link", "website", "weburl", "url"],
        ["plate", "licenseplate", "licenceplate", "registration"],
    ]
}
