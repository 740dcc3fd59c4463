// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A check of whether a built-in error code is true for an input, whatever the strategy is.
enum ErrorCodeChecker {
    /// Returns whether the error's meaning contradicts the input.
    ///
    /// Only inputs that convert to text are judged, and only codes whose meaning doesn't depend on a setting. A length
    /// can be in characters, scalars, UTF-16 units, or bytes. It's never less than the number of characters or more
    /// than the number of bytes.
    static func isContradicted<Input>(_ error: ValidationError, by input: Input) -> Bool {
        guard error.path.isEmpty, let text = input as? any LosslessStringConvertible else { return false }
        return isContradicted(error, by: text.description)
    }

    private static func isContradicted(_ error: ValidationError, by text: String) -> Bool {
        switch error.code {
        case .inputEmpty: text.unicodeScalars.contains { !$0.properties.isWhitespace }
        // An app's strategy can report the code without a limit. Its limit is assumed to be at least 64 bytes.
        case .inputTooLarge: integer(from: error[.maximum]).map { text.utf8.count <= $0 } ?? (text.utf8.count <= 64)
        case .lengthTooShort: integer(from: error[.minimum]).map { text.count >= $0 } ?? false
        case .lengthTooLong: integer(from: error[.maximum]).map { text.utf8.count <= $0 } ?? false
        case .numericCharacter: InputValidator.numeric.isValid(text)
        case .alphaCharacter: InputValidator.alpha.isValid(text)
        case .alphanumericCharacter: InputValidator.alphanumeric.isValid(text)
        case .cardChecksum, .luhnChecksum: InputValidator.luhn.isValid(text)
        case .ibanChecksum: InputValidator.iban.isValid(text)
        case .isbnChecksum: InputValidator.isbn.isValid(text)
        case .eanChecksum: InputValidator.ean.isValid(text)
        case .comparisonTooSmall:
            number(from: error[.minimum]).flatMap { limit in Double(text).map { $0 >= limit } } ?? false
        case .comparisonTooLarge:
            number(from: error[.maximum]).flatMap { limit in Double(text).map { $0 <= limit } } ?? false
        default: false
        }
    }

    private static func number(from value: ValidationError.Value?) -> Double? {
        switch value {
        case .int(let number)?: Double(number)
        case .double(let number)?: number
        default: nil
        }
    }

    private static func integer(from value: ValidationError.Value?) -> Int? {
        if case .int(let number)? = value { number } else { nil }
    }
}
