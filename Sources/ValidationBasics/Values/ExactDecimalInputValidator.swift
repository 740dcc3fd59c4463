// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

#if FoundationInterop
import Foundation

/// A strategy that accepts decimal numbers and returns exactly the written number as a Foundation `Decimal`.
///
/// ```swift
/// let price: InputParser<String, Decimal> = .exactDecimal(
///     in: 0..<1_000, maximumFractionDigits: 2)
/// try price.parse("0.1") + price.parse("0.2")  // 0.3
/// price.isValid("12.505")  // false: code 1133, maximum 2
/// ```
///
/// The grammar is the same as for ``DecimalInputValidator``. A `Decimal` holds 38 digits, not counting leading and
/// trailing zeros, and at most 128 digits after the point. The strategy rejects a number that it would have to round.
/// This strategy requires the package trait `FoundationInterop`.
///
/// Errors: ``ValidationError/Code/decimalPrecision`` (1198) for more than 38 digits, the errors of
/// ``DecimalInputValidator`` (1130–1134, 1281, 1287), the errors of ``ComparisonInputValidator`` (1020–1025), and every text
/// strategy's errors (1004, 1005).
public final class ExactDecimalInputValidator: TextParser<Decimal>, @unchecked Sendable {
    private let format: DecimalFormat<Decimal>

    private static let tooManyDigits = ValidationError(.decimalPrecision, with: [.maximum: .int(maximumDigits)])
    private static let tooSmall = ValidationError(.decimalPlaces, with: [.maximum: .int(-exponentRange.lowerBound)])
    /// The number of decimal digits that always fit into a 128-bit mantissa.
    private static let maximumDigits = 38
    /// The exponent of a `Decimal` is a signed byte.
    private static let exponentRange = -128...127
    /// A locale with a decimal point, whatever the user's language.
    ///
    /// It's slow to create.
    private static let posixLocale = Locale(identifier: "en_US_POSIX")

    /// Creates a strategy with the same parameters as
    /// ``DecimalInputValidator/init(in:sign:maximumFractionDigits:point:grouping:units:exponent:maximumBytes:)``.
    public init(
        in range: some IntervalExpression<Decimal> = Interval<Decimal>(), sign: SignPolicy = .minus,
        maximumFractionDigits: Int = .max, point: DecimalPoint = .point, grouping: DigitGrouping = .none,
        units: NumberUnits = .none, exponent: Requirement = .rejected,
        maximumBytes: Int = TextInputValidator.defaultMaximumBytes
    ) {
        format = DecimalFormat(
            in: range.interval, sign: sign, maximumFractionDigits: maximumFractionDigits, point: point,
            grouping: grouping, units: units, exponent: exponent)
        super.init(maximumBytes: maximumBytes)
    }

    public override func parse(bytes: Span<UInt8>) -> Result<Decimal, ValidationError> {
        bytes.withUnsafeBufferPointer { bytes in
            format.number(in: bytes) { bytes -> Result<Decimal, ValidationError> in
                var scan = DecimalScan()
                if let rejection = format.readNumber(from: bytes, into: &scan) { return .failure(rejection) }
                return decimal(in: bytes, scan: scan).flatMap { value in
                    format.rejection(of: value, in: bytes, scan: scan).map { .failure($0) } ?? .success(value)
                }
            }
        }
    }

    private func decimal(
        in bytes: UnsafeBufferPointer<UInt8>, scan: DecimalScan
    ) -> Result<Decimal, ValidationError> {
        let number = DecimalLiteral(bytes, scan: scan)
        var (digits, exponent) = (number.digits, number.exponent)
        guard !digits.isEmpty else { return .success(0) }
        guard digits.count <= Self.maximumDigits else { return .failure(Self.tooManyDigits) }
        // A large exponent may still fit if zeros move into the mantissa.
        while exponent > Self.exponentRange.upperBound, digits.count < Self.maximumDigits {
            digits.append(UInt8(ascii: "0"))
            exponent -= 1
        }
        if exponent > Self.exponentRange.upperBound { return .failure(ValidationError(.decimalOverflow)) }
        if exponent < Self.exponentRange.lowerBound { return .failure(Self.tooSmall) }
        let text = "\(scan.isNegative ? "-" : "")\(String(decoding: digits, as: UTF8.self))e\(exponent)"
        // Fails closed: a number that Foundation can't read is rejected.
        return Decimal(string: text, locale: Self.posixLocale).map { .success($0) }
            ?? .failure(Self.tooManyDigits)
    }

    /// Returns a text's progress, like ``DecimalInputValidator/progress(of:)``.
    public override func progress(of input: String) -> InputProgress {
        format.progress(of: input, sizeLimits: sizeLimits, isAccepted: isAccepted)
    }

    private static let noun = UnlistedNoun(.number)

    public override var profile: StrategyProfile {
        var profile = StrategyProfile(
            "exactDecimal", format.parameters(maximumBytes: maximumBytes), traits: format.traits,
            requirements: format.requirements)
        profile.listing = Self.noun
        profile.notation = format.notation
        return profile
    }

    fileprivate static let standard = ExactDecimalInputValidator()
}

extension InputValidator where Input == String {
    /// A strategy that accepts decimal numbers with a point and without an exponent and returns an exact `Decimal`.
    public static var exactDecimal: InputParser<String, Decimal> { ExactDecimalInputValidator.standard }

    /// Returns a strategy that accepts the decimal numbers in a range and returns an exact `Decimal`.
    public static func exactDecimal(
        in range: some IntervalExpression<Decimal> = Interval<Decimal>(), sign: SignPolicy = .minus,
        maximumFractionDigits: Int = .max, point: DecimalPoint = .point, grouping: DigitGrouping = .none,
        units: NumberUnits = .none, exponent: Requirement = .rejected
    ) -> InputParser<String, Decimal> {
        ExactDecimalInputValidator(
            in: range, sign: sign, maximumFractionDigits: maximumFractionDigits, point: point, grouping: grouping,
            units: units, exponent: exponent)
    }
}
#endif
