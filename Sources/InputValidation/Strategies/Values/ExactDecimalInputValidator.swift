// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if FoundationInterop
import Foundation

/// A strategy that accepts decimal numbers and returns exactly the number that is written, as Foundation's `Decimal`.
///
/// ```swift
/// let price: InputParser<String, Decimal> = .exactDecimal(in: 0..<1_000, maximumPlaces: 2)
/// try price.parse("0.1") + price.parse("0.2")  // 0.3
/// price.isValid("12.505")  // false: code 1133, maximum 2
/// ```
///
/// The grammar is that of ``DecimalInputValidator``. A `Decimal` holds 38 digits beside leading and trailing zeros, and
/// 128 of them after the point; a number that would have to be rounded is rejected. It is part of the trait
/// `FoundationInterop`.
///
/// Errors: ``ValidationError/Code-swift.struct/decimalPrecision`` (1198) for more than 38 digits, those of
/// ``DecimalInputValidator`` (1130–1134), those of ``ComparisonInputValidator`` (1020–1025), and those of every text
/// strategy (1004, 1005).
public final class ExactDecimalInputValidator: TextParser<Decimal>, @unchecked Sendable {
    /// The numbers that are accepted.
    public let interval: Interval<Decimal>

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
    private let tooManyDigits = ValidationError(.decimalPrecision, parameters: [.maximum: .int(maximumDigits)])
    private let tooSmall = ValidationError(
        .decimalPlaces, parameters: [.maximum: .int(-exponents.lowerBound)])

    /// The decimal digits that every mantissa of 128 bits can hold.
    private static let maximumDigits = 38
    /// The exponent of a `Decimal` is a signed byte.
    private static let exponents = -128...127
    /// Reads a point, whatever this machine's language; made once, because that takes long.
    private static let locale = Locale(identifier: "en_US_POSIX")

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
        in range: some IntervalExpression<Decimal> = Interval<Decimal>(), sign: SignPolicy = .minus,
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
    public override func parse(bytes: UnsafeBufferPointer<UInt8>) -> Result<Decimal, ValidationError> {
        var scan = DecimalScan()
        if let rejection = scan.read(bytes, sign, point, exponent) { return .failure(rejection) }
        if scan.places > maximumPlaces { return .failure(tooManyPlaces) }
        return value(of: bytes, scan).flatMap { value in
            limits.rejection(of: value, in: interval).map { .failure($0) } ?? .success(value)
        }
    }

    private func value(
        of bytes: UnsafeBufferPointer<UInt8>, _ scan: DecimalScan
    ) -> Result<Decimal, ValidationError> {
        let end = scan.exponent.map { $0.lowerBound - 1 } ?? bytes.count
        var digits = bytes[..<end].filter(\.isDigit).drop { $0 == UInt8(ascii: "0") }
        let length = digits.count
        while digits.last == UInt8(ascii: "0") { digits.removeLast() }
        guard !digits.isEmpty else { return .success(0) }
        guard digits.count <= Self.maximumDigits else { return .failure(tooManyDigits) }
        var exponent = power(of: bytes, scan) - scan.places + length - digits.count
        // A large exponent may still fit with zeros in the mantissa.
        while exponent > Self.exponents.upperBound, digits.count < Self.maximumDigits {
            digits.append(UInt8(ascii: "0"))
            exponent -= 1
        }
        if exponent > Self.exponents.upperBound { return .failure(ValidationError(.decimalOverflow)) }
        if exponent < Self.exponents.lowerBound { return .failure(tooSmall) }
        let text = "\(scan.isNegative ? "-" : "")\(String(decoding: digits, as: UTF8.self))e\(exponent)"
        // Fails closed: what Foundation cannot read is rejected.
        return Decimal(string: text, locale: Self.locale).map { .success($0) }
            ?? .failure(tooManyDigits)
    }

    /// The exponent that is written; one that no `Double` and no `Decimal` has is cut off.
    private func power(of bytes: UnsafeBufferPointer<UInt8>, _ scan: DecimalScan) -> Int {
        guard let range = scan.exponent else { return 0 }
        var power = 0
        for byte in bytes[range] where byte.isDigit { power = Swift.min(power * 10 + Int(byte - 0x30), 1_000_000_000) }
        return bytes[range.lowerBound] == UInt8(ascii: "-") ? -power : power
    }

    // Restates what is inherited, with the output's type known; see `String.parsed(by:)`.

    /// Returns the number, or rejects the text with the first cause.
    public override func parse(_ input: String) throws(ValidationError) -> Decimal { try input.parsed(by: self) }

    /// The strategy's name and settings.
    public override var configuration: StrategyConfiguration {
        var parameters = interval.parameters
        parameters["sign"] = .text(sign.rawValue)
        parameters["maximumPlaces"] = .int(maximumPlaces)
        parameters["point"] = .text(point.rawValue)
        parameters["exponent"] = .text(exponent.rawValue)
        parameters["maximumBytes"] = .int(maximumBytes)
        return StrategyConfiguration(of: self, "exactDecimal", parameters)
    }

    fileprivate static let standard = ExactDecimalInputValidator()
}

extension InputValidator where Input == String {
    /// Decimal numbers with a point and without an exponent, exactly; returns a `Decimal`.
    public static var exactDecimal: ExactDecimalInputValidator { .standard }

    /// Decimal numbers of a range, exactly; returns a `Decimal`; make it once, keep it.
    public static func exactDecimal(
        in range: some IntervalExpression<Decimal> = Interval<Decimal>(), sign: SignPolicy = .minus,
        maximumPlaces: Int = .max, point: DecimalPoint = .point, exponent: Occurrence = .rejected
    ) -> ExactDecimalInputValidator {
        ExactDecimalInputValidator(
            in: range, sign: sign, maximumPlaces: maximumPlaces, point: point, exponent: exponent)
    }
}
#endif
