// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

extension InputValidator<String> {
    /// Texts that a strategy rejects because of its format, its characters, or the settings that it has.
    ///
    /// Messages never name a character of these texts. The card numbers are those that networks publish for tests.
    private static let typicalMistakes = [
        "?", "a", "1", "9999999999999", "https://example.com", "https://192.0.2.1", "192.0.2.1", "4242424242424242",
        "378282246310005",
    ]

    /// Returns the built-in errors with which the strategy rejects typical mistakes, and which state what it accepts.
    ///
    /// A strategy for a kind of input states the kind, with an example that it accepts. Then the accepted characters are
    /// stated only if there is no example.
    ///
    /// - Parameter limits: The errors about the limits of the strategy, in their order.
    package func requirementsOfText(within limits: [ValidationError] = []) -> [ValidationError] {
        let errors = Self.typicalMistakes.flatMap { self.errors(for: $0) }
        let requirements = limits + errors.filter { $0.phrase?.sentence.isRequirement == true }
        let name = configuration.name
        guard let kind = Kind(strategy: name), !Self.kindsWithSentence.contains(kind) else { return requirements }
        let formats: [Sentence] = [
            .phoneNumber, .phoneNumberWithoutPlus, .dateOrder, .dateThenTime, .singleSlash,
        ]
        let format = requirements.first { ($0.phrase?.sentence).map(formats.contains) == true }
        let example = (errors.map(\.shownExample) + [kind.example]).lazy.compactMap(\.self).first(where: isValid)
        let rest = requirements.filter {
            guard let sentence = $0.phrase?.sentence else { return false }
            return !sentence.isAboutFormat && !(sentence.isAboutCharacters && example != nil)
        }
        return [format ?? .expecting(name, like: example)] + rest
    }

    /// The kinds that a sentence of their own describes better than "Enter" with a noun.
    private static let kindsWithSentence: [Kind] = [.digits, .letters, .lettersAndDigits, .similar, .anotherFormat]
}
