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
/// infinity or NaN, and no exponent unless you ask for it. The result is rounded once and correctly, as `Double(_:)`
/// does; where cents must be exact, keep the text.
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
    ///   - maximumBytes: The number of UTF-8 bytes over which an input is refused unread.
    public init(
        in range: some IntervalExpression<Double> = Interval<Double>(), sign: SignPolicy = .minus,
        maximumPlaces: Int = .max, point: DecimalPoint = .point, exponent: Occurrence = .refused,
        maximumBytes: Int = TextGate.standardCap
    ) {
        interval = range.interval
        self.sign = sign
        self.maximumPlaces = maximumPlaces
        self.point = point
        self.exponent = exponent
        limits = IntervalErrors(interval)
        tooManyPlaces = ValidationError(.decimalPlaces, parameters: [.maximum: .int(maximumPlaces)])
        super.init(maximumBytes: maximumBytes)
    }

    /// Returns the number, or why there is none.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public override func parse(bytes: UnsafeBufferPointer<UInt8>) -> Result<Double, ValidationError> {
        var scan = Scan()
        if let refusal = scan.read(bytes, by: self) { return .failure(refusal) }
        if scan.places > maximumPlaces { return .failure(tooManyPlaces) }
        guard let value = scan.value(of: bytes), value.isFinite else {
            return .failure(ValidationError(.decimalOverflow))
        }
        if let refusal = limits.refusal(of: value, in: interval) { return .failure(refusal) }
        return .success(value)
    }

    /// What one pass over the text finds.
    private struct Scan {
        var isNegative = false
        var places = 0
        /// The digits as one whole number, as long as they are exact in a `Double`.
        var digits: UInt64 = 0
        var isExact = true
        var point: Int?

        mutating func read(
            _ bytes: UnsafeBufferPointer<UInt8>, by rule: DecimalInputValidator
        ) -> ValidationError? {
            var offset = 0
            if bytes[0] == UInt8(ascii: "-") || bytes[0] == UInt8(ascii: "+") {
                isNegative = bytes[0] == UInt8(ascii: "-")
                guard rule.sign.accepts(negative: isNegative) else {
                    return ValidationError(.decimalSign).at(position: 0)
                }
                offset = 1
            }
            let start = offset
            offset = readDigits(bytes, from: offset)
            let hasWhole = offset > start
            if bytes.byte(at: offset) == rule.point.byte {
                point = offset
                let fraction = offset + 1
                offset = readDigits(bytes, from: fraction)
                places = offset - fraction
                if !hasWhole || places == 0 { return ValidationError(.decimalPoint).at(position: fraction - 1) }
            } else if !hasWhole {
                return ValidationError(.decimalCharacter).at(position: offset)
            }
            return readExponent(bytes, from: offset, by: rule)
        }

        private mutating func readDigits(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
            var offset = start
            while let byte = bytes.byte(at: offset), byte.isDigit {
                // 15 digits are below 2^53; more go the general way.
                if digits < 100_000_000_000_000 {
                    digits = digits &* 10 &+ UInt64(byte &- 0x30)
                } else {
                    isExact = false
                }
                offset &+= 1
            }
            return offset
        }

        private mutating func readExponent(
            _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, by rule: DecimalInputValidator
        ) -> ValidationError? {
            var offset = start
            if rule.exponent != .refused, let letter = bytes.byte(at: offset), letter | 0x20 == UInt8(ascii: "e") {
                isExact = false
                offset += 1
                if let sign = bytes.byte(at: offset), sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
                    offset += 1
                }
                let first = offset
                while let byte = bytes.byte(at: offset), byte.isDigit { offset += 1 }
                if offset == first { return ValidationError(.decimalCharacter).at(position: offset) }
            } else if rule.exponent == .required {
                return ValidationError(.decimalCharacter).at(position: offset)
            }
            guard let stranger = bytes.byte(at: offset) else { return nil }
            let isSecondPoint = stranger == rule.point.byte && point != nil && offset == start
            return ValidationError(isSecondPoint ? .decimalPoint : .decimalCharacter).at(position: offset)
        }

        /// Two exact numbers divided are rounded once, so the short way gives what `Double(_:)` gives (Clinger 1990).
        func value(of bytes: UnsafeBufferPointer<UInt8>) -> Double? {
            if isExact, places < Self.powers.count {
                let magnitude = Double(digits) / Self.powers[places]
                return isNegative ? -magnitude : magnitude
            }
            guard let point, bytes[point] != DecimalPoint.point.byte else {
                return Double(String(decoding: bytes, as: UTF8.self))
            }
            var copy = Array(bytes)
            copy[point] = DecimalPoint.point.byte
            return Double(String(decoding: copy, as: UTF8.self))
        }

        /// The powers of ten that are exact in a `Double`.
        private static let powers: [Double] = [
            1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
            1e20, 1e21, 1e22,
        ]
    }

    // Restates what is inherited, with the output's type known; see `String.parsed(by:)`.

    /// Returns the number, or refuses the text with the first cause.
    public override func parse(_ input: String) throws(ValidationError) -> Double { try input.parsed(by: self) }

    override func refusal(of bytes: UnsafeBufferPointer<UInt8>) -> ValidationError? { parse(bytes: bytes).refusal }

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

/// What stands before the fraction of a decimal number.
public enum DecimalPoint: String, Sendable, CaseIterable {
    /// `12.5`
    case point
    /// `12,5`
    case comma

    var byte: UInt8 { self == .point ? UInt8(ascii: ".") : UInt8(ascii: ",") }
}

extension InputValidator where Input == String {
    /// Decimal numbers with a point and without an exponent; hands back the number.
    public static var decimal: DecimalInputValidator { .standard }

    /// Decimal numbers of a range; hands back the number; make it once, keep it.
    public static func decimal(
        in range: some IntervalExpression<Double> = Interval<Double>(), sign: SignPolicy = .minus,
        maximumPlaces: Int = .max, point: DecimalPoint = .point, exponent: Occurrence = .refused
    ) -> DecimalInputValidator {
        DecimalInputValidator(in: range, sign: sign, maximumPlaces: maximumPlaces, point: point, exponent: exponent)
    }
}
