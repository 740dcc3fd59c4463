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
    @available(*, unavailable, renamed: "required")
    public static var notBlank: InputValidator { InputValidator() }

    /// Not available.
    @available(*, unavailable, renamed: "numeric")
    public static var digits: InputValidator { InputValidator() }

    /// Not available.
    @available(*, unavailable, renamed: "alpha")
    public static var letters: InputValidator { InputValidator() }

    /// Not available.
    @available(*, unavailable, message: "write .integer or .decimal")
    public static var number: InputValidator { InputValidator() }

    /// Not available.
    @available(*, unavailable, renamed: "boolean")
    public static var bool: InputValidator { InputValidator() }

    /// Not available.
    @available(*, unavailable, renamed: "ipAddress")
    public static var ip: InputValidator { InputValidator() }

    /// Not available.
    @available(*, unavailable, message: "write IPAddressInputValidator(version: .v4)")
    public static var ipv4: InputValidator { InputValidator() }

    /// Not available.
    @available(*, unavailable, message: "write IPAddressInputValidator(version: .v6)")
    public static var ipv6: InputValidator { InputValidator() }

    /// Not available.
    @available(*, unavailable, renamed: "domainName")
    public static var domain: InputValidator { InputValidator() }

    /// Not available.
    @available(*, unavailable, renamed: "domainName")
    public static var hostname: InputValidator { InputValidator() }

    /// Not available.
    @available(*, unavailable, message: "write .hexadecimal; for a color, .hexColor")
    public static var hex: InputValidator { InputValidator() }

    /// Not available.
    @available(*, unavailable, renamed: "hexColor")
    public static var color: InputValidator { InputValidator() }

    /// Not available.
    @available(*, unavailable, message: "write .postalCode(country: \"GB\") with the code of the country")
    public static var postcode: InputValidator { InputValidator() }

    /// Not available.
    @available(*, unavailable, message: "write .postalCode(country: \"US\") with the code of the country")
    public static var zipCode: InputValidator { InputValidator() }

    /// Not available.
    @available(*, unavailable, renamed: "countryCode")
    public static var country: InputValidator { InputValidator() }

    /// Not available.
    @available(*, unavailable, renamed: "currencyCode")
    public static var currency: InputValidator { InputValidator() }

    /// Not available.
    @available(*, unavailable, renamed: "languageCode")
    public static var language: InputValidator { InputValidator() }

    /// Not available.
    @available(*, unavailable, message: "write .prefix(_:)")
    public static func startsWith(_ prefix: String) -> InputValidator { InputValidator() }

    /// Not available.
    @available(*, unavailable, message: "write .suffix(_:)")
    public static func endsWith(_ suffix: String) -> InputValidator { InputValidator() }

    /// Not available.
    @available(*, unavailable, message: "write .contains(_:)")
    public static func includes(_ part: String) -> InputValidator { InputValidator() }

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

    /// Not available.
    @available(*, unavailable, message: "write .required for text, which also rejects blanks, or .count(in: 1...)")
    public static var nonEmpty: InputValidator { InputValidator() }

    /// Not available.
    @available(*, unavailable, message: "write .count(in: 3...)")
    public static func length(min minimum: Int) -> InputValidator { InputValidator() }

    /// Not available.
    @available(*, unavailable, message: "write .count(in: ...12)")
    public static func length(max maximum: Int) -> InputValidator { InputValidator() }

    /// Not available.
    @available(*, unavailable, message: "write .count(in: 3...12)")
    public static func length(min minimum: Int, max maximum: Int) -> InputValidator { InputValidator() }
}

extension InputValidator where Input: Comparable {
    /// Not available.
    @available(*, unavailable, message: "write .range(1...9)")
    @_disfavoredOverload
    public static func between(_ minimum: Input, _ maximum: Input) -> InputValidator { InputValidator() }
}

extension InputValidator {
    /// Not available.
    @available(
        *, unavailable, message: "write .condition(or: error) { input in … }, or .closure for a function that throws"
    )
    public static func custom(_ isAccepted: @escaping @Sendable (Input) -> Bool) -> InputValidator { InputValidator() }
}
