// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The constraints of a field: `required pattern`.
struct FieldConstraints {
    let presence: FieldInputValidator.Presence
    /// The strategies for the type within its constraints.
    let rules: [InputValidator<String>]

    /// The object, kept until the type of the field is known.
    struct Raw: Decodable {
        let object: ClosedObject

        init(from decoder: any Decoder) throws {
            object = try ClosedObject(decoder, called: "“constraints”")
        }
    }

    init(_ raw: Raw, for type: FieldType) throws {
        var arguments = StrategyArguments(raw.object)
        presence = (try arguments("required", as: Bool.self)).map { $0 ? .required : .optional } ?? .unsaid
        var rules = type.rules()
        if let expression = try arguments("pattern", as: String.self) {
            do { rules.append(try RegexInputValidator(expression)) } catch {
                throw arguments.error(String(describing: error), at: "pattern")
            }
        }
        try arguments.finish()
        self.rules = rules
    }
}
