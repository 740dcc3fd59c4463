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
        all["decimal"] = .text(
            "A decimal number without an exponent",
            [
                "minimum": limits.minimum, "maximum": limits.maximum, "sign": sign,
                "places": "the maximum number of digits after the point", "point": "point (if left out) or comma",
                "exponent": "rejected (if left out), optional or required",
            ]
        ) { arguments, cap in
            let (minimum, maximum) = try arguments.limits(Double.self)
            let places = try arguments("places", as: Int.self) ?? .max
            guard places >= 0 else { throw arguments.error("“places” must be 0 or more", at: "places") }
            let sign = try arguments.word("sign", as: SignPolicy.self) ?? .minus
            if sign == .none, let maximum, maximum < 0 { throw arguments.noSignBelowZero() }
            let exponent = try arguments.word("exponent", as: Occurrence.self) ?? .rejected
            if exponent == .rejected, let minimum, let maximum, !hasNumber(minimum, maximum, places: places) {
                throw arguments.error(
                    "no number with that many “places” is between the limits: every value would be rejected",
                    at: "places")
            }
            let format = DecimalFormat<Double>(
                in: .from(minimum, through: maximum), sign: sign, maximumPlaces: places,
                point: try arguments.word("point", as: DecimalPoint.self) ?? .point, exponent: exponent)
            return DecimalInputValidator(format, maximumBytes: cap)
        }
    }

    /// Returns whether a number with a limited count of digits after the point lies between two limits.
    ///
    /// It returns `true` if the precision of a `Double` is not sufficient to decide.
    private static func hasNumber(_ minimum: Double, _ maximum: Double, places: Int) -> Bool {
        guard places <= 12 else { return true }
        let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
        let (least, most) = (minimum * scale, maximum * scale)
        let doubt = 1e-9 + 1e-12 * max(least.magnitude, most.magnitude)
        return (least - doubt).rounded(.up) <= (most + doubt).rounded(.down)
    }
}

extension StrategyArguments {
    fileprivate func noSignBelowZero() -> DecodingError {
        error("“maximum” is below 0, and “sign” does not allow a minus: every value would be rejected", at: "maximum")
    }
}
