// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The settings of a strategy for decimal numbers, which the strategies share whatever the type of their output is.
package struct DecimalFormat<Number: Comparable & Numeric & Sendable>: Sendable {
    private let interval: Interval<Number>
    private let sign: SignPolicy
    private let maximumPlaces: Int
    private let point: DecimalPoint
    private let exponent: Occurrence
    private let limits: IntervalErrors
    private let tooManyPlaces: ValidationError

    package init(
        in interval: Interval<Number>, sign: SignPolicy, maximumPlaces: Int, point: DecimalPoint, exponent: Occurrence
    ) {
        self.interval = interval
        self.sign = sign
        self.maximumPlaces = Swift.max(0, maximumPlaces)
        self.point = point
        self.exponent = exponent
        limits = IntervalErrors(interval)
        tooManyPlaces = ValidationError(.decimalPlaces, with: [.maximum: .int(self.maximumPlaces)]).interned()
    }

    /// Reads a text into a scan, and returns the error if it is not written as the settings require.
    @inline(__always)
    func read(_ bytes: UnsafeBufferPointer<UInt8>, into scan: inout DecimalScan) -> ValidationError? {
        if let rejection = scan.read(bytes, sign, point, exponent) { return rejection }
        return scan.places > maximumPlaces ? tooManyPlaces : nil
    }

    /// Returns the error for a number that is not in the range, or `nil`.
    @inline(__always)
    func rejection(of number: Number) -> ValidationError? { limits.rejection(of: number, in: interval) }

    /// Whether every accepted number can be written with digits and a decimal point, without a sign and an exponent.
    var needsOnlyDigits: Bool {
        exponent != .required && (interval.excludesNegatives || !sign.accepts(negative: true))
    }

    /// The settings for the configuration of a strategy.
    func parameters(maximumBytes: Int) -> [ValidationError.Parameter: ValidationError.Value] {
        var parameters = interval.parameters
        parameters["sign"] = .text(sign.rawValue)
        parameters["maximumPlaces"] = .int(maximumPlaces)
        parameters["point"] = .text(point.rawValue)
        parameters["exponent"] = .text(exponent.rawValue)
        parameters["maximumBytes"] = .int(maximumBytes)
        return parameters
    }
}
