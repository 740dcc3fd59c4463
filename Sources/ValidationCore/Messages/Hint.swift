// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension InputValidator {
    /// Returns a hint to show beside a field before the user types, or `nil` if no message says what the strategy
    /// accepts.
    ///
    /// The hint consists of the messages of the ``InputValidator/requirements``. It leaves out examples that the
    /// strategy rejects and messages that only help to correct a mistake, such as "Check each digit".
    ///
    /// ```swift
    /// let number: InputValidator<String> =
    ///     .count(in: 3...12) && .numeric
    /// number.hint()
    /// // Use between 3 and 12 characters. Only use the digits 0 to 9.
    /// ```
    ///
    /// A hint never contains a value that could be secret. A closure strategy has a hint if its error has a message,
    /// and a strategy with ``InputValidator/message(_:)`` uses that message as its hint.
    ///
    /// - Complexity: O(*n*) in the number of rules.
    public final func hint(in messages: MessageCatalog = .current) -> String? {
        messages.hint(of: verifiedRequirements)
    }
}

extension FormField {
    /// The current strategy's ``InputValidator/hint(in:)`` in the language of the field or form, or `nil`.
    public var hint: String? { (messages ?? .current).hint(of: requirements) }
}

extension MessageCatalog {
    /// Joins the requirements' messages into one text without repeating any, or returns `nil` if there are none.
    fileprivate func hint(of requirements: [ValidationError]) -> String? {
        var sentences: [String] = []
        for error in requirements.withoutRedundantErrors where error.filledSentence?.sentence.isRequirement != false {
            if let text = textWithoutFallback(for: error), !sentences.contains(text) { sentences.append(text) }
        }
        return sentences.isEmpty ? nil : language.joinedText(of: sentences)
    }
}

extension [ValidationError] {
    /// The errors, except errors that another error implies: a required digit count implies that only digits are
    /// accepted.
    fileprivate var withoutRedundantErrors: [ValidationError] {
        func error(_ sentence: Sentence) -> ValidationError? { first { $0.filledSentence?.sentence == sentence } }
        guard error(.digitsOnly) != nil else { return self }
        var length: ValidationError?
        if error(.exactDigits) == nil {
            guard let exact = error(.exactLength), case .int(let count) = exact[.minimum] else { return self }
            length = .requirement(digitCount: count)
        }
        return compactMap { error in
            switch error.filledSentence?.sentence {
            case .digitsOnly: nil
            case .exactLength: length ?? error
            default: error
            }
        }
    }
}
