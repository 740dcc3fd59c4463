// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// The settings that all decimal strategies share, whatever their output type.
package struct DecimalFormat<Number: Comparable & Numeric & ExpressibleByFloatLiteral & Sendable>: Sendable {
    let interval: Interval<Number>
    let sign: SignPolicy
    let maximumFractionDigits: Int
    let style: NumberStyle
    let exponent: Requirement

    var point: DecimalPoint { style.point }

    /// An expression that matches all numbers in the format, including numbers outside the limits.
    var expression: String {
        style.expression(
            sign: sign.expression,
            rest: "(?:\(point == .point ? #"\."# : ",")[0-9]+)?"
                + (exponent == .rejected ? "" : "(?:[Ee][-+]?[0-9]+)?"))
    }

    /// The notation in which messages show limits.
    var notation: String { style.notation }

    private let limitErrors: IntervalErrors
    /// The interval, with each limit as its description shows it.
    private let literalInterval: Interval<DecimalLiteral>
    private var tooManyFractionDigits: ValidationError
    private var examples: NumberExamples
    /// The grammar for the progress of a text with separators or units.
    private var grammar: InputGrammar?

    @inline(never)  // Compiled once, not in each caller, for a shorter build.
    package init(
        in interval: Interval<Number>, sign: SignPolicy, maximumFractionDigits: Int, point: DecimalPoint,
        grouping: DigitGrouping = .none, units: NumberUnits = .none, exponent: Requirement
    ) {
        self.interval = interval
        self.sign = sign
        self.maximumFractionDigits = Swift.max(0, maximumFractionDigits)
        style = NumberStyle(point: point, grouping: grouping, units: units)
        self.exponent = exponent
        limitErrors = IntervalErrors(interval, notation: style.notation)
        literalInterval = interval.literalInterval
        tooManyFractionDigits = ValidationError(.decimalPlaces, with: [.maximum: .int(self.maximumFractionDigits)])
        examples = NumberExamples(nil, of: .number, point: point)
        if !style.isPlain { grammar = InputGrammar(expression, endings: Endings(suffixesOf: [])) }
        guard let usual = example(isLarge: grouping != .none) else { return }
        examples = NumberExamples(usual, of: .number, point: point, allowsGroups: grouping != .none)
        if self.maximumFractionDigits == 0 {
            tooManyFractionDigits = tooManyFractionDigits.adding([.example: .text(usual)])
        }
    }

    var requirements: [ValidationError] {
        limitErrors.requirements(of: .number, like: examples.usualText)
            + (maximumFractionDigits < .max ? [tooManyFractionDigits] : [])
    }

    /// Scans a text, and returns an error if its notation doesn't meet the settings.
    @inline(__always)
    func readNumber(from bytes: UnsafeBufferPointer<UInt8>, into scan: inout DecimalScan) -> ValidationError? {
        if let rejection = scan.readNumber(from: bytes, sign: sign, point: point, exponent: exponent) {
            return addingExample(to: rejection, in: bytes)
        }
        return scan.fractionDigitCount > maximumFractionDigits ? tooManyFractionDigits : nil
    }

    /// Parses a number in the style; the closure parses the number without separators and units.
    @inline(__always)
    func number<Output>(
        in bytes: UnsafeBufferPointer<UInt8>,
        _ parse: (UnsafeBufferPointer<UInt8>) -> Result<Output, ValidationError>
    ) -> Result<Output, ValidationError> { style.isPlain ? parse(bytes) : styledNumber(in: bytes, parse) }

    @inline(never)
    private func styledNumber<Output>(
        in bytes: UnsafeBufferPointer<UInt8>,
        _ parse: (UnsafeBufferPointer<UInt8>) -> Result<Output, ValidationError>
    ) -> Result<Output, ValidationError> {
        if style.hasConflict { return .failure(ValidationError(.numberNotation)) }
        switch style.plainNumber(in: bytes) {
        case .success(let plain): return plain.bytes.withUnsafeBufferPointer(parse).mapError(plain.placed)
        case .failure(let mistake):
            return .failure(
                style.error(
                    .decimalGrouping, for: mistake, example: example(isLarge: true), plainExample: example()))
        }
    }

    @inline(never)
    private func addingExample(to rejection: ValidationError, in bytes: UnsafeBufferPointer<UInt8>) -> ValidationError {
        if rejection.code == .decimalPoint, rejection[.position] == 0, maximumFractionDigits > 0, exponent != .required,
            interval.contains(0.5)
        {
            return rejection.showing(AcceptedExample("0\(point.symbol)5", of: .number))
        }
        return examples.addingExample(to: rejection, in: bytes, largeExample: example(isLarge: true))
    }

    /// Returns the error for a number outside the range, or `nil`.
    ///
    /// `number` is the nearest number that the output type can represent, but the number as written decides.
    @inline(__always)
    func rejection(
        of number: Number, in bytes: UnsafeBufferPointer<UInt8>, scan: DecimalScan
    ) -> ValidationError? {
        // Rounding keeps two numbers' order unless it makes them equal. It never makes different numbers of up to 15
        // digits equal.
        if !scan.isExact, number == interval.lower.bound || number == interval.upper.bound {
            return limitErrors.rejection(of: DecimalLiteral(bytes, scan: scan), in: literalInterval)
        }
        return limitErrors.rejection(of: number, in: interval)
    }

    /// Returns an accepted number in its written form, for a message, or `nil` if there is none.
    private func example(isLarge: Bool = false) -> String? {
        let hasPlaces = maximumFractionDigits > 0
        let bounds = [interval.lower.bound, interval.upper.bound].compactMap(\.self)
        let middle = bounds.count == 2 ? [(bounds[0] + bounds[1]) * 0.5] : []
        let numbers: [Number] =
            hasPlaces
            ? [12.5, 0.5] + bounds.flatMap { [$0 + 0.5, $0 - 0.5] } : [12, 0] + bounds.flatMap { [$0 + 1, $0 - 1] }
        let large: [Number] =
            isLarge ? (style.grouping == .indian ? [1_234_567] : []) + [hasPlaces ? 1234.5 : 50_000] : []
        // The halves next to a limit have as many places as the limit.
        let simple = (large + numbers + bounds).map { (number: $0, places: hasPlaces ? 1 : 0) }
        // Narrow limits may leave room only for numbers with more places.
        let others = (bounds + middle).map { (number: $0, places: maximumFractionDigits) }
        for (number, maximumFractionDigits) in simple + others where interval.contains(number) {
            guard number >= 0 || sign.allowsSign(isNegative: true),
                var text = ValidationError.Value(describing: number).decimalNotation
            else { continue }
            let places = text.firstIndex(of: ".").map { text.distance(from: $0, to: text.endIndex) - 1 } ?? 0
            if places > maximumFractionDigits { continue }
            if hasPlaces, places == 0 { text += ".0" }
            return NumberNotation(notation).text(ofNumber: text) + (exponent == .required ? "e0" : "")
        }
        return nil
    }

    /// A decimal keyboard, which has no sign and no exponent, or a keyboard with all characters.
    var traits: InputTraits {
        let needsOnlyDigits =
            exponent != .required && (interval.excludesNegatives || !sign.allowsSign(isNegative: true))
        return .format(needsOnlyDigits ? .decimal : .text)
    }

    /// Returns whether a text is accepted, incomplete, or impossible to complete.
    ///
    /// If exponents, separators, or units are allowed, this only checks the notation: a correctly written number outside
    /// the limits counts as incomplete.
    func progress(
        of input: String, sizeLimits: TextSizeLimits, isAccepted: (UnsafeBufferPointer<UInt8>) -> Bool
    ) -> InputProgress {
        if let grammar {
            if style.hasConflict { return .unknown }
            return sizeLimits.progress(of: input) { grammar.progress(of: $0, isAccepted: isAccepted) }
        }
        guard exponent != .rejected else {
            return sizeLimits.progress(of: input) { bytes in
                Endings(
                    literalInterval.endings(
                        after: bytes, sign: sign, point: point.asciiByte, maximumFractionDigits: maximumFractionDigits)
                )
                .minimumCharacterCount(completing: bytes, isAccepted: isAccepted)
            }
        }
        let notation = sizeLimits.progress(of: input) { bytes in
            Endings(suffixesOf: ["0e0", "0"]).minimumCharacterCount(completing: bytes) { bytes in
                var scan = DecimalScan()
                return sizeLimits.accepts(bytes) && readNumber(from: bytes, into: &scan) == nil
            }
        }
        if case .impossible = notation { return notation }
        return input.withBytes(isAccepted) ? .accepted : .incomplete(missing: nil)
    }

    func parameters(maximumBytes: Int) -> [ValidationError.Parameter: ValidationError.Value] {
        var parameters = interval.parameters
        parameters["sign"] = .text(sign.rawValue)
        parameters["places"] = .int(maximumFractionDigits)
        parameters["point"] = .text(point.rawValue)
        parameters["grouping"] = .text(style.grouping.rawValue)
        if case .of(let units) = style.units { parameters["units"] = .list(units) }
        parameters["bareNumber"] = .flag(style.units != .any)
        parameters["exponent"] = .text(exponent.rawValue)
        parameters["maximumBytes"] = .int(maximumBytes)
        return parameters
    }
}
