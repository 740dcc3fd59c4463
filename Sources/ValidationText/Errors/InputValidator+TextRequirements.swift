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
    /// A strategy for a kind of input states the kind, with an example that it accepts, or with the limits of a number.
    /// What the example or a limit shows is not stated again.
    ///
    /// - Parameter limitErrors: The errors about the limits of the strategy, in their order.
    package func textRequirements(following limitErrors: [ValidationError] = []) -> [ValidationError] {
        let errors = Self.typicalMistakes.flatMap { self.errors(for: $0) }.map(\.withoutLength)
        let configuration = configuration
        let name = configuration.name
        // The end of a text that a pattern does not match depends on the characters before it.
        let requirements =
            limitErrors
            + errors.filter {
                $0.filledSentence?.sentence.isRequirement == true
                    && !(name == "pattern" && $0.filledSentence?.sentence == .tooLong)
            }
        guard let kind = configuration.noun, !Self.kindsWithOwnSentence.contains(kind) else {
            return requirements
        }
        let formats: [Sentence] = [
            .phoneNumber, .phoneNumberWithoutPlus, .dateOrder, .dateThenTime, .singleSlash,
        ]
        let format = requirements.first { ($0.filledSentence?.sentence).map(formats.contains) == true }
        let example = (errors.map(\.shownExample) + [kind.example]).lazy.compactMap(\.self).first(where: isValid)
        let rest = requirements.filter {
            guard let filledSentence = $0.filledSentence, !filledSentence.sentence.isAboutFormat else { return false }
            guard let example else { return true }
            return switch filledSentence.sentence {
            case .begins: filledSentence.values[.accepted].map { !$0.isPrefix(of: example) } ?? true
            case .notIPAddress: kind != .siteName
            // An example has the only accepted host.
            case .hostAccepted:
                $0[.accepted].map { if case .list(let hosts) = $0 { hosts.count > 1 } else { true } } ?? true
            case .exactLength: filledSentence.values[.minimum] != .int(example.utf8.count)
            default: !filledSentence.sentence.isAboutCharacters
            }
        }
        // A date that is a limit shows the format, and accepted characters are more specific than the kind.
        let isStated = rest.contains {
            guard let sentence = $0.filledSentence?.sentence else { return false }
            return sentence.isAboutDates || sentence.isAboutCharacters
        }
        if isStated { return rest }
        let limit = rest.first { ($0.filledSentence?.sentence).map(Self.mergeableLimitSentences.contains) == true }
        if let limit, kind == .wholeNumber || kind == .number || kind == .port {
            let merged = rest.filter { $0.filledSentence?.sentence != limit.filledSentence?.sentence }
            return [.requirement(ofStrategy: name, example: nil, limits: limit.statedLimits)] + merged
        }
        return [format ?? .requirement(ofStrategy: name, example: example)] + rest
    }

    /// The sentences about limits that are merged with the kind of a number.
    private static let mergeableLimitSentences: [Sentence] = [.between, .atLeast, .atMost]

    /// The kinds that a sentence of their own describes better than "Enter" with a noun.
    private static let kindsWithOwnSentence: [InputKind] = [
        .digits, .letters, .lettersAndDigits, .similar, .anotherFormat,
    ]
}

extension ValidationError {
    /// The limits in one of the ``mergeableLimitSentences``, as its message shows them.
    fileprivate var statedLimits: [Parameter: Value] {
        guard let filledSentence else { return [:] }
        var limits: [Parameter: Value] = [:]
        if filledSentence.sentence != .atMost { limits[.minimum] = filledSentence.values[.minimum] ?? self[.minimum] }
        if filledSentence.sentence != .atLeast { limits[.maximum] = filledSentence.values[.maximum] ?? self[.maximum] }
        return limits
    }
}

extension ValidationError.Value {
    fileprivate func isPrefix(of text: String) -> Bool {
        switch self {
        case .list(let beginnings): beginnings.contains(where: text.hasPrefix)
        case .text(let beginning): text.hasPrefix(beginning)
        default: false
        }
    }
}
