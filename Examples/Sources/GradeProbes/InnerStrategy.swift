// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A strategy inside a decorator, or an input's strategy before a swap.
///
/// The first three have the same verdicts and codes, and differ in one property each.
package enum InnerStrategy: String, Codable, CaseIterable, Sendable {
    case numeric = ".numeric"
    case otherClass = "another strategy with the errors of .numeric"
    case otherMessage = "a strategy with the code of .numeric and another message"
    case required = ".required"
    case twoErrors = "a strategy with two errors"
    case trimmed = ".trimmed(then: .numeric)"
    case alpha = ".alpha"
    case length = ".count(in: 3...12)"
    case digitsOfLength = ".numeric && .count(in: 6...8)"

    package var strategy: InputValidator<String> {
        switch self {
        case .numeric: .numeric
        case .otherClass: DigitLike()
        case .otherMessage: DigitLike(message: "Digits!")
        case .required: .required
        case .twoErrors: Strict()
        case .trimmed: .trimmed(then: .numeric)
        case .alpha: .alpha
        case .length: .count(in: 3...12)
        case .digitsOfLength: .numeric && .count(in: 6...8)
        }
    }
}

/// A strategy of a different class with the same verdicts and codes as `.numeric`.
private final class DigitLike: InputValidator<String>, @unchecked Sendable {
    private let message: String?

    init(message: String? = nil) { self.message = message }

    override func validate(_ input: String) throws(ValidationError) {
        do {
            try InputValidator.numeric.validate(input)
        } catch {
            throw message.map(error.withMessage) ?? error
        }
    }
}

/// A strategy with two errors.
private final class Strict: InputValidator<String>, @unchecked Sendable {
    private static let short = ValidationError(1, domain: "Strict", message: "{label} is too short")
    private static let wrong = ValidationError(2, domain: "Strict", message: "{label} has a wrong character")

    override func validate(_ input: String) throws(ValidationError) {
        if let error = mistakes(in: input).first { throw error }
    }

    override func furtherErrors(for input: String) -> [ValidationError] { Array(mistakes(in: input).dropFirst()) }

    private func mistakes(in input: String) -> [ValidationError] {
        let isShort = input.utf8.count < 4
        let isWrong = !input.utf8.allSatisfy { (0x30...0x39).contains($0) }
        return (isShort ? [Self.short] : []) + (isWrong ? [Self.wrong.at(position: 0)] : [])
    }
}
