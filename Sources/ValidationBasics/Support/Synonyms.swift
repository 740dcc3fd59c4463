// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

// Names that other libraries use for strategies. With these declarations, the compiler prints the name used here. `min`
// and `max` are missing, because a member with either name hides Swift's functions in every subclass.

extension InputValidator where Input == String {
    /// Not available.
    @available(*, unavailable, message: "write .pattern(_:); for a value of Regex, .matching(_:)")
    public static func regex(_ expression: String) -> InputValidator { InputValidator() }

    /// Not available.
    @available(*, unavailable, message: "write .pattern(_:); for a value of Regex, .matching(_:)")
    public static func matches(_ expression: String) -> InputValidator { InputValidator() }

    /// Not available.
    @available(*, unavailable, message: "write .required, which also rejects blanks, or .count(in: 1...)")
    public static var notEmpty: InputValidator { InputValidator() }

    /// Not available.
    @available(*, unavailable, message: "write .e164, or .pattern(.phoneUS) for the numbers of a country")
    public static var phone: InputValidator { InputValidator() }

    /// Not available.
    @available(*, unavailable, renamed: "paymentCard")
    public static var creditCard: InputValidator { InputValidator() }

    /// Not available.
    @available(
        *, unavailable, message: "write .integer(in: 1...9) or .decimal(in: 1...9); for a length, .count(in: 1...9)"
    )
    public static func between(_ minimum: Int, _ maximum: Int) -> InputValidator { InputValidator() }
}

extension InputValidator where Input: Collection {
    /// Not available.
    @available(*, unavailable, message: "write .count(in: 3...12), .count(in: 3...), or .count(exactly: 8)")
    public static func length(_ range: some IntervalExpression<Int>) -> InputValidator { InputValidator() }

    /// Not available.
    @available(*, unavailable, message: "write .count(exactly: 8)")
    public static func length(_ length: Int) -> InputValidator { InputValidator() }

    /// Not available.
    @available(*, unavailable, message: "write .count(in: 3...)")
    public static func minLength(_ minimum: Int) -> InputValidator { InputValidator() }

    /// Not available.
    @available(*, unavailable, message: "write .count(in: ...12)")
    public static func maxLength(_ maximum: Int) -> InputValidator { InputValidator() }

    /// Not available.
    @available(*, unavailable, message: "write .count(in: 3...)")
    public static func count(min minimum: Int) -> InputValidator { InputValidator() }

    /// Not available.
    @available(*, unavailable, message: "write .count(in: ...12)")
    public static func count(max maximum: Int) -> InputValidator { InputValidator() }

    /// Not available.
    @available(*, unavailable, message: "write .count(in: 3...12)")
    public static func count(min minimum: Int, max maximum: Int) -> InputValidator { InputValidator() }
}

extension InputValidator where Input: Comparable {
    /// Not available.
    @available(*, unavailable, message: "write .range(1...9)")
    @_disfavoredOverload
    public static func between(_ minimum: Input, _ maximum: Input) -> InputValidator { InputValidator() }
}
