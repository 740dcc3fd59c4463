// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// An error of a strategy, with the key by which the module finds its message.
///
/// The key consists of the code and a tag, which distinguishes the messages of one code.
struct ErrorVariant {
    /// The text that the function in `Runtime/` passes as the third argument of `no` for this variant, such as `dot` in
    /// `no(1250, i, 'dot')`; empty for the first variant of a code.
    let tag: String
    let error: ValidationError
    /// Whether the message can name a character of the input.
    var namesCharacter = false
    /// The error for each character that the message can name, if it isn't the same error with the character.
    var characterErrors: [UInt8: ValidationError]?
    /// The values that the module inserts into the message.
    var later: [ValidationError.Parameter] = []

    var key: String { "\(error.code.rawValue)\(tag)" }

    func error(naming character: UInt8) -> ValidationError? {
        if let characterErrors { return characterErrors[character] }
        return error.withDisallowedCharacter(character)
    }

    init(
        _ code: ValidationError.Code, _ tag: String = "", _ parameters: ValidationError.Parameters = [:],
        names namesCharacter: Bool = false, later: [ValidationError.Parameter] = []
    ) {
        self.init(ValidationError(code, parameters: parameters), tag, names: namesCharacter, later: later)
    }

    init(
        _ error: ValidationError, _ tag: String = "", names namesCharacter: Bool = false,
        later: [ValidationError.Parameter] = []
    ) {
        (self.error, self.tag, self.namesCharacter, self.later) = (error, tag, namesCharacter, later)
    }
}

/// A strategy in JavaScript.
struct LeafTranslation {
    /// The expression for the error of the text `text`.
    var call: String
    /// The call for a module without messages, if it can be shorter.
    var callWithoutMessages: String?
    /// The limit in bytes, or `nil` if the call checks the size.
    var maximumBytes: Int?
    var variants: [ErrorVariant] = []
    /// A table that is created once, and that the call uses under the name ``tableName``.
    var table: String?
    /// The expression that normalizes `text`, and whether `text` must be accepted.
    var normal: (call: String, isForAcceptedText: Bool)?
    /// The expression for the progress of the rejected text `text`, which can use the error `error`; or `nil` if only
    /// the server knows the progress.
    var progress: String?
    /// The reason why some inputs are undecided.
    var partialReason: String?
    /// The declarations of the tables that the call uses, which several fields can share.
    var constants: [String] = []

    /// The placeholder in a call for the name that the module gives to the strategy's table.
    static let tableName = "TABLE"
}

/// A strategy of the library with its settings.
struct Leaf {
    let strategy: InputValidator<String>
    let name: String
    let settings: StrategyListing.Settings

    func text(_ option: String) -> String? { settings[.init(rawValue: option)]?.asText }
    func integer(_ option: String) -> Int? { settings[.init(rawValue: option)]?.asInteger }
    func texts(_ option: String) -> [String]? { settings[.init(rawValue: option)]?.asTexts }
    func flag(_ option: String) -> Bool { settings[.init(rawValue: option)] == .flag(true) }

    var maximumBytes: Int {
        let bytes = integer("maximumBytes") ?? TextInputValidator.defaultMaximumBytes
        return bytes > 0 ? bytes : .max
    }

    /// Returns the strategy's error for a text, without looking for unusual characters.
    func error(for text: String) -> ValidationError? {
        guard let strategy = strategy as? any SizeLimitedStrategy else { return nil }
        return text.withBytes { strategy.rejection(of: $0.span) }
    }

    /// Returns the variant for a code, from the first sample text that the strategy rejects with it.
    func variant(
        _ code: ValidationError.Code, _ tag: String = "", like texts: String..., names: Bool = false,
        later: [ValidationError.Parameter] = []
    ) -> [ErrorVariant] {
        texts.lazy.compactMap { error(for: $0) }.first { $0.code == code }.map {
            [ErrorVariant($0, tag, names: names, later: later)]
        } ?? []
    }
}
