// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts whole numbers written in digits, and hands back the number.
///
/// ```swift
/// let age: InputParser<String, Int> = .integer(in: 18...120)
/// try age.parse("42")  // 42
/// age.isValid("4.5")  // false: code 1127 at position 1
/// age.isValid("17")  // false: code 1020, minimum 18
/// age.isValid("99999999999999999999")  // false: code 1129
/// ```
///
/// Digits 0 to 9 only: no blanks, no separators, no exponent, no digits of other scripts. Zeros in front are accepted
/// (`"007"` is 7). Of the signs, a minus is accepted by default; the range decides about negative numbers.
///
/// Errors: ``ValidationError/Code-swift.struct/integerCharacter`` (1127),
/// ``ValidationError/Code-swift.struct/integerSign`` (1128), ``ValidationError/Code-swift.struct/integerOverflow``
/// (1129), those of ``ComparisonInputValidator`` (1020–1025), and those of every text strategy (1004, 1005).
public final class IntegerInputValidator: TextParser<Int>, @unchecked Sendable {
    /// The numbers that are accepted.
    public let interval: Interval<Int>

    /// The signs that are accepted.
    public let sign: SignPolicy

    private let limits: IntervalErrors

    /// Creates a strategy.
    ///
    /// - Parameters:
    ///   - range: The numbers that are accepted, a range of any kind.
    ///   - sign: The signs that are accepted: a minus by default.
    ///   - maximumBytes: The number of UTF-8 bytes over which an input is rejected unread.
    public init(
        in range: some IntervalExpression<Int> = Interval<Int>(), sign: SignPolicy = .minus,
        maximumBytes: Int = TextInputValidator.defaultMaximumBytes
    ) {
        interval = range.interval
        self.sign = sign
        limits = IntervalErrors(interval)
        super.init(maximumBytes: maximumBytes)
    }

    /// Returns the number, or why there is none.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public override func parse(bytes: UnsafeBufferPointer<UInt8>) -> Result<Int, ValidationError> {
        var offset = 0
        var isNegative = false
        if bytes[0] == UInt8(ascii: "-") || bytes[0] == UInt8(ascii: "+") {
            isNegative = bytes[0] == UInt8(ascii: "-")
            guard sign.accepts(negative: isNegative) else {
                return .failure(ValidationError(.integerSign).at(position: 0))
            }
            offset = 1
        }
        guard offset < bytes.count else { return .failure(ValidationError(.integerCharacter).at(position: offset)) }
        var number = 0
        var overflows = false
        while offset < bytes.count {
            let byte = bytes[offset]
            guard byte.isDigit else { return .failure(ValidationError(.integerCharacter).at(position: offset)) }
            // Counted downwards, because the smallest Int has no positive twin.
            let (product, tooFar) = number.multipliedReportingOverflow(by: 10)
            let (difference, tooLow) = product.subtractingReportingOverflow(Int(byte &- 0x30))
            overflows = overflows || tooFar || tooLow
            number = difference
            offset &+= 1
        }
        if overflows || (!isNegative && number == .min) { return .failure(ValidationError(.integerOverflow)) }
        let value = isNegative ? number : -number
        if let rejection = limits.rejection(of: value, in: interval) { return .failure(rejection) }
        return .success(value)
    }

    // Restates what is inherited, with the output's type known; see `String.parsed(by:)`.

    /// Returns the number, or rejects the text with the first cause.
    public override func parse(_ input: String) throws(ValidationError) -> Int { try input.parsed(by: self) }

    override func rejection(of bytes: UnsafeBufferPointer<UInt8>) -> ValidationError? { parse(bytes: bytes).rejection }

    /// The strategy's name and settings.
    public override var configuration: StrategyConfiguration {
        var parameters = interval.parameters
        parameters["sign"] = .text(sign.rawValue)
        parameters["maximumBytes"] = .int(maximumBytes)
        return StrategyConfiguration(of: self, "integer", parameters)
    }

    fileprivate static let standard = IntegerInputValidator()
}

extension InputValidator where Input == String {
    /// Whole numbers of 64 bits; hands back the number.
    public static var integer: IntegerInputValidator { .standard }

    /// Whole numbers of a range; hands back the number; make it once, keep it.
    public static func integer(
        in range: some IntervalExpression<Int>, sign: SignPolicy = .minus
    ) -> IntegerInputValidator {
        IntegerInputValidator(in: range, sign: sign)
    }
}
