// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// Strategies for five fields, which accept what `.alpha` or `.numeric` accepts, and warn about longer texts.
enum AdvisedStrategies {
    private static let letters = strategies(.alpha, prefix: "a", code: code(isDigits: false))
    private static let digits = strategies(.numeric, prefix: "1", code: code(isDigits: true))

    static func strategy(_ index: Int, isDigits: Bool) -> InputValidator<String> {
        isDigits ? digits[index] : letters[index]
    }

    /// Returns the codes of the warnings about a text, without asking a strategy.
    static func codes(_ index: Int, isDigits: Bool, text: String) -> [Int] {
        let isAccepted = !text.isEmpty && text.allSatisfy { $0.isNumber == isDigits }
        let applies = index != 2 || text.hasPrefix(isDigits ? "1" : "a")
        return isAccepted && applies && text.count > 1 ? [code(isDigits: isDigits).rawValue] : []
    }

    private static func code(isDigits: Bool) -> ValidationError.Code { isDigits ? 8 : 7 }

    private static func strategies(
        _ rule: InputValidator<String>, prefix: String, code: ValidationError.Code
    ) -> [InputValidator<String>] {
        let error = ValidationError(code, domain: "Advice", name: "advice", message: "Shorten it")
        let advice: InputValidator<String> = .warning(.count(in: 1...1).error(error))
        return [
            rule && advice, rule && .optional(advice), rule && .when(.prefix(prefix), then: advice),
            ((rule && advice) || rule).error(error), .trimmed(then: rule && advice),
        ]
    }
}
