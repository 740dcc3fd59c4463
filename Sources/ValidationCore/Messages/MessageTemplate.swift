// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A message in which another program replaces the placeholders for the label and for some values.
package struct MessageTemplate: Hashable, Sendable {
    /// The text by plural category, such as `few`, or only with the key `other`.
    package var forms: [String: String]
    /// Whether the message stays the same if spaces outside the text caused the error.
    package let advisesRemovingSpaces: Bool
}

extension MessageCatalog {
    /// Returns the template of an error's message.
    ///
    /// - Parameter parameters: The values that the other program inserts. A character's name has the placeholder
    ///   `{characters}`, and a label has `{label}`.
    package func template(for error: ValidationError, leaving parameters: [ValidationError.Parameter])
        -> MessageTemplate
    {
        let field = FieldLabel(
            label: error.label.map { _ in "{label}" }, name: error.labelInSentence.map { _ in "{name}" })
        let later = error.withPlaceholders(for: parameters)
        guard error.message == nil, let declaration = error.declaration else {
            let message = error.message.map { language.text(translated($0), for: later, field: field) }
            return MessageTemplate(forms: ["other": message ?? self.text(for: error)], advisesRemovingSpaces: false)
        }
        var sentence = declaration.sentence(for: error)
        for parameter in parameters where parameter != .character && sentence.values[parameter] != nil {
            sentence.values[parameter] = .text("{\(parameter.rawValue)}")
        }
        let names = Set(["label", "name", "characters"] + parameters.map(\.rawValue))
        func text(_ category: MessageLanguage.PluralCategory?) -> String {
            language.text(sentence, for: later, field: field, keepsPlaceholders: true, pluralCategory: category)
                .replacingPlaceholders { name in
                    if name == "characters" { return language.directionallyIsolated("{characters}") }
                    return names.contains(name) || name.contains(where: { !$0.isLetter }) ? nil : "…"
                }
        }
        var forms = ["other": text(nil)]
        if let parameter = sentence.sentence.pluralParameter, parameters.contains(parameter) {
            for category in MessageLanguage.PluralCategory.allCases { forms["\(category)"] = text(category) }
        }
        return MessageTemplate(forms: forms, advisesRemovingSpaces: sentence.advisesRemovingSpaces(for: error))
    }
}

extension MessageLanguage {
    /// The grouping separator, and the size of every group but the last, which has three digits.
    package var groupingStyle: (sign: String, secondarySize: Int) { numberStyle.grouping }
}
