// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts decimal numbers, and hands back the `Double` nearest to what is written.
///
/// ```swift
/// let price: InputParser<String, Double> = .decimal(in: 0..<1_000, maximumPlaces: 2)
/// try price.parse("12.50")  // 12.5
/// price.isValid("12.505")  // false: code 1133, maximum 2
/// price.isValid("12,50")  // false: code 1130 at position 2
/// price.isValid("1000")  // false: code 1023
/// ```
///
/// Digits 0 to 9 and one decimal point with digits on both sides: no blanks, separators of groups, hexadecimal digits,
/// infinity or NaN, and no exponent unless you ask for it.
///
/// - Important: The output is a `Double`: rounded once and correctly, as `Double(_:)` does, but 0.1 and 0.2 add up to
///   0.30000000000000004. For money there is ``ExactDecimalInputValidator``, whose output is Foundation's `Decimal`.
///
/// Errors: ``ValidationError/Code-swift.struct/decimalCharacter`` (1130),
/// ``ValidationError/Code-swift.struct/decimalSign`` (1131), ``ValidationError/Code-swift.struct/decimalPoint`` (1132),
/// ``ValidationError/Code-swift.struct/decimalPlaces`` (1133), ``ValidationError/Code-swift.struct/decimalOverflow``
/// (1134), those of ``ComparisonInputValidator`` (1020–1025), and those of every text strategy (1004, 1005).
public final class DecimalInputValidator: TextParser<Double>, @unchecked Sendable {
    /// The numbers that are accepted.
    public let interval: Interval<Double>

    /// The signs that are accepted.
    public let sign: SignPolicy

    /// The largest number of digits after the point.
    public let maximumPlaces: Int

    /// What stands before the fraction.
    public let point: DecimalPoint

    /// Whether an exponent such as `e-3` is accepted.
    public let exponent: Occurrence

    private let limits: IntervalErrors
    private let tooManyPlaces: ValidationError

    /// Creates a strategy.
    ///
    /// - Parameters:
    ///   - range: The numbers that are accepted, a range of any kind; a half-open one is really half-open.
    ///   - sign: The signs that are accepted: a minus by default.
    ///   - maximumPlaces: The largest number of digits after the point; no limit by default.
    ///   - point: What stands before the fraction: a point by default.
    ///   - exponent: Whether an exponent such as `e-3` may, must or must not (the default) follow.
    ///   - maximumBytes: The number of UTF-8 bytes over which an input is rejected unread.
    public init(
        in range: some IntervalExpression<Double> = Interval<Double>(), sign: SignPolicy = .minus,
        maximumPlaces: Int = .max, point: DecimalPoint = .point, exponent: Occurrence = .rejected,
        maximumBytes: Int = TextInputValidator.defaultMaximumBytes
    ) {
        interval = range.interval
        self.sign = sign
        self.maximumPlaces = Swift.max(0, maximumPlaces)
        self.point = point
        self.exponent = exponent
        limits = IntervalErrors(interval)
        tooManyPlaces = ValidationError(.decimalPlaces, parameters: [.maximum: .int(self.maximumPlaces)])
        super.init(maximumBytes: maximumBytes)
    }

    /// Returns the number, or why there is none.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public override func parse(bytes: UnsafeBufferPointer<UInt8>) -> Result<Double, ValidationError> {
        var scan = DecimalScan()
        if let rejection = scan.read(bytes, sign, point, exponent) { return .failure(rejection) }
        if scan.places > maximumPlaces { return .failure(tooManyPlaces) }
        guard let value = scan.value(of: bytes), value.isFinite else {
            return .failure(ValidationError(.decimalOverflow))
        }
        if let rejection = limits.rejection(of: value, in: interval) { return .failure(rejection) }
        return .success(value)
    }

    // Restates what is inherited, with the output's type known; see `String.parsed(by:)`.

    /// Returns the number, or rejects the text with the first cause.
    public override func parse(_ input: String) throws(ValidationError) -> Double { try input.parsed(by: self) }

    override func rejection(of bytes: UnsafeBufferPointer<UInt8>) -> ValidationError? { parse(bytes: bytes).rejection }

    /// The strategy's name and settings.
    public override var configuration: StrategyConfiguration {
        var parameters = interval.parameters
        parameters["sign"] = .text(sign.rawValue)
        parameters["maximumPlaces"] = .int(maximumPlaces)
        parameters["point"] = .text(point.rawValue)
        parameters["exponent"] = .text(exponent.rawValue)
        parameters["maximumBytes"] = .int(maximumBytes)
        return StrategyConfiguration(of: self, "decimal", parameters)
    }

    fileprivate static let standard = DecimalInputValidator()
}

extension InputValidator where Input == String {
    /// Decimal numbers with a point and without an exponent; hands back the number.
    public static var decimal: DecimalInputValidator { .standard }

    /// Decimal numbers of a range; hands back the number; make it once, keep it.
    public static func decimal(
        in range: some IntervalExpression<Double> = Interval<Double>(), sign: SignPolicy = .minus,
        maximumPlaces: Int = .max, point: DecimalPoint = .point, exponent: Occurrence = .rejected
    ) -> DecimalInputValidator {
        DecimalInputValidator(in: range, sign: sign, maximumPlaces: maximumPlaces, point: point, exponent: exponent)
    }
}
