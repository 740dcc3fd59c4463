// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension StrategyCatalog where Input == String {
    /// Adds the strategies for numbers that are written as text.
    static func addNumbers(to all: inout Self) {
        let limits = (minimum: "the minimum", maximum: "the maximum")
        let sign = "none, minus (if left out) or any"
        all["integer"] = .text(
            "A whole number of 64 bits",
            ["minimum": limits.minimum, "maximum": limits.maximum, "sign": sign]
        ) { arguments, cap in
            let (minimum, maximum) = try arguments.limits(Int.self)
            let sign = try arguments.word("sign", as: SignPolicy.self) ?? .minus
            if sign == .none, let maximum, maximum < 0 { throw arguments.noSignBelowZero() }
            return IntegerInputValidator(
                in: .from(minimum, through: maximum) as Interval, sign: sign, maximumBytes: cap)
        }
    }
}

extension StrategyArguments {
    fileprivate func noSignBelowZero() -> DecodingError {
        error("“maximum” is below 0, and “sign” does not allow a minus: every value would be rejected", at: "maximum")
    }
}
