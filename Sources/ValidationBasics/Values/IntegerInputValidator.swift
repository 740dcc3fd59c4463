// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts whole numbers written in digits and returns the number.
///
/// ```swift
/// let age: InputParser<String, Int> = .integer(in: 18...120)
/// try age.parse("42")  // 42
/// age.isValid("4.5")  // false: code 1127 at position 1
/// age.isValid("17")  // false: code 1020, minimum 18
/// age.isValid("99999999999999999999")  // false: code 1021, maximum 120
/// let people: InputParser<String, Int> = .integer(
///     in: 0..., grouping: .space)
/// try people.parse("1 234 567")  // 1234567
/// people.isValid("12 34")  // false: code 1288 at position 2
/// ```
///
/// Only the digits 0 to 9 are accepted. The strategy rejects exponents and other scripts' digits. It also rejects separators
/// unless `grouping` allows them, and currency and percent signs unless `units` allows them. Leading zeros are accepted
/// (`"007"` is 7). By default, a minus sign is accepted and a plus sign is rejected. The range determines whether
/// negative numbers are accepted.
///
/// Errors: ``ValidationError/Code/integerCharacter`` (1127), ``ValidationError/Code/integerSign`` (1128),
/// ``ValidationError/Code/integerOverflow`` (1129), ``ValidationError/Code/integerGrouping`` (1288),
/// ``ValidationError/Code/numberNotation`` (1281) if a unit has a digit or a sign, the errors of ``ComparisonInputValidator`` (1020–1025), and every
/// text strategy's errors (1004, 1005).
public final class IntegerInputValidator: TextParser<Int>, CompletableFormat, @unchecked Sendable {
    let interval: Interval<Int>
    let sign: SignPolicy

    private let style: NumberStyle
    private let limitErrors: IntervalErrors
    private let examples: NumberExamples
    /// The grammar for the progress of a text with separators or units.
    private let grammar: InputGrammar?

    /// Creates a strategy that accepts whole numbers in a range of any kind, by default with an optional minus sign.
    ///
    /// - Parameters:
    ///   - range: The accepted numbers. By default, every `Int` is accepted.
    ///   - sign: The accepted signs. By default, only a minus sign is accepted.
    ///   - grouping: The separators between groups of digits. The default is none.
    ///   - units: The currency, the percent sign, or other units before or after the number. The default is none.
    ///   - maximumBytes: The input's maximum length in UTF-8 bytes. A longer input is rejected before it's read.
    public init(
        in range: some IntervalExpression<Int> = Interval<Int>(), sign: SignPolicy = .minus,
        grouping: DigitGrouping = .none, units: NumberUnits = .none,
        maximumBytes: Int = TextInputValidator.defaultMaximumBytes
    ) {
        interval = range.interval
        self.sign = sign
        style = NumberStyle(point: nil, grouping: grouping, units: units)
        limitErrors = IntervalErrors(interval, notation: style.notation)
        let usual = grouping == .none ? 30 : grouping == .indian ? 1_234_567 : 50_000
        let example = interval.closedRange.map { [style] range in
            let number = range.contains(usual) ? usual : Swift.min(Swift.max(30, range.lowerBound), range.upperBound)
            return NumberNotation(style.notation).text(ofNumber: String(number))
        }
        examples = NumberExamples(example, of: .wholeNumber, allowsGroups: grouping != .none)
        grammar =
            style.isPlain
            ? nil
            : InputGrammar(style.expression(sign: sign.expression, rest: ""), endings: Endings(suffixesOf: []))
        super.init(maximumBytes: maximumBytes)
    }

    public override func parse(bytes: Span<UInt8>) -> Result<Int, ValidationError> {
        style.isPlain ? number(in: bytes) : styledNumber(in: bytes)
    }

    @inline(never)
    private func styledNumber(in bytes: Span<UInt8>) -> Result<Int, ValidationError> {
        if style.hasConflict { return .failure(ValidationError(.numberNotation)) }
        switch bytes.withUnsafeBufferPointer(style.plainNumber) {
        case .success(let plain): return number(in: plain.bytes.span).mapError(plain.placed)
        case .failure(let mistake):
            let example = examples.usualText
            return .failure(style.error(.integerGrouping, for: mistake, example: example, plainExample: nil))
        }
    }

    /// Parses a number without separators and units.
    @inline(__always)
    private func number(in bytes: Span<UInt8>) -> Result<Int, ValidationError> {
        var offset = 0
        var isNegative = false
        if let first = bytes.byte(at: 0), first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
            isNegative = first == UInt8(ascii: "-")
            guard sign.allowsSign(isNegative: isNegative) else {
                return .failure((isNegative ? Self.disallowedMinus : Self.disallowedPlus).at(position: 0))
            }
            offset = 1
        }
        var number = 0
        var overflows = false
        repeat {
            guard let byte = bytes.byte(at: offset), byte.isDigit else {
                return .failure(characterError(at: offset, in: bytes))
            }
            // Counts downward, because the smallest `Int` has no positive counterpart.
            let (product, tooFar) = number.multipliedReportingOverflow(by: 10)
            let (difference, tooLow) = product.subtractingReportingOverflow(Int(byte &- 0x30))
            overflows = overflows || tooFar || tooLow
            number = difference
            offset &+= 1
        } while offset < bytes.count
        if overflows || (!isNegative && number == .min) {
            // A number beyond a limit gets that limit's error, however many digits it has.
            return .failure(limitErrors.rejection(of: isNegative ? .min : .max, in: interval) ?? Self.overflow)
        }
        let value = isNegative ? number : -number
        if let rejection = limitErrors.rejection(of: value, in: interval) { return .failure(rejection) }
        return .success(value)
    }

    @inline(never)
    private func characterError(at offset: Int, in bytes: Span<UInt8>) -> ValidationError {
        bytes.withUnsafeBufferPointer { bytes in
            examples.addingExample(
                to: ValidationError(.integerCharacter).at(position: offset), in: bytes,
                largeExample: interval.contains(50_000) ? "50000" : nil)
        }
    }

    public override func validate(_ input: String) throws(ValidationError) { try input.checkText(with: self) }

    public override func rejection(of bytes: Span<UInt8>) -> ValidationError? {
        parse(bytes: bytes).rejection
    }

    /// Returns a text's progress.
    ///
    /// If separators or units are allowed, a text may be incomplete even though no number in the range begins with it.
    public override func progress(of input: String) -> InputProgress {
        guard let grammar else { return super.progress(of: input) }
        return style.hasConflict ? .unknown : progress(of: input, using: grammar)
    }

    package func missingCharacterCount(after bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        Endings(interval.literalInterval.endings(after: bytes, sign: sign)).minimumCharacterCount(
            completing: bytes, isAccepted: isAccepted)
    }

    public override var profile: StrategyProfile {
        // The digit keyboard has no minus sign.
        let isUnsigned = interval.excludesNegatives || !sign.allowsSign(isNegative: true)
        var profile = Self.listing.profile(
            of: self, traits: .format(isUnsigned && style.isPlain ? .digits : .text),
            requirements: self.limitErrors.requirements(of: .wholeNumber, like: self.examples.usualText))
        profile.notation = style.notation
        return profile
    }

    private static let disallowedMinus = ValidationError(.integerSign, with: [.character: "-"])
    private static let disallowedPlus = ValidationError(.integerSign, with: [.character: "+"])
    private static let overflow = ValidationError(.integerOverflow, with: [.minimum: .int(.min), .maximum: .int(.max)])

    fileprivate static let standard = IntegerInputValidator()
}

extension InputValidator where Input == String {
    /// A strategy that accepts whole numbers that fit into 64 bits and returns the number.
    public static var integer: InputParser<String, Int> { IntegerInputValidator.standard }

    /// Returns a strategy that accepts the whole numbers in a range and returns the number.
    public static func integer(
        in range: some IntervalExpression<Int> = Interval<Int>(), sign: SignPolicy = .minus,
        grouping: DigitGrouping = .none, units: NumberUnits = .none
    ) -> InputParser<String, Int> { IntegerInputValidator(in: range, sign: sign, grouping: grouping, units: units) }
}

extension ValidationError.Code {
    /// A character other than a digit in a whole number.
    public static let integerCharacter = declare(1127, "integer.character") { $0.characterSentence(in: .wholeNumber) }
    /// A sign that isn't accepted.
    public static let integerSign = declare(1128, "integer.sign") { $0.signSentence }
    /// A separator between digits in a place where the format has none.
    public static let integerGrouping = declare(1288, "integer.grouping") { $0.groupingSentence }
    /// A whole number that doesn't fit into 64 bits.
    public static let integerOverflow = declare(1129, "integer.overflow") {
        guard case .int(let maximum) = $0[.maximum], maximum > 9 else { return FilledSentence(.fewerDigits) }
        // Every whole number with one digit fewer than the maximum is accepted.
        return FilledSentence(.tooManyDigits, [.maximum: .int(String(maximum).utf8.count - 1)])
    }
}

extension IntegerInputValidator {
    /// An expression for the numbers, with any number of zeros at the beginning.
    fileprivate var expression: String {
        guard let numbers = interval.closedRange else { return #"[^\s\S]"# }
        func digits(_ numbers: ClosedRange<UInt64>) -> String {
            "0*" + AcceptedTexts.expression(forNumbersFrom: numbers.lowerBound, through: numbers.upperBound)
        }
        var positive: ClosedRange<UInt64>?
        if numbers.upperBound >= 0 { positive = UInt64(max(0, numbers.lowerBound))...UInt64(numbers.upperBound) }
        var negative: ClosedRange<UInt64>?
        if numbers.lowerBound <= 0, sign.allowsSign(isNegative: true) {
            negative = UInt64(min(0, numbers.upperBound).magnitude)...UInt64(numbers.lowerBound.magnitude)
        }
        let plus = sign == .any ? #"\+?"# : ""
        let parts = [positive.map { plus + digits($0) }, negative.map { "-" + digits($0) }].compactMap(\.self)
        return parts.isEmpty ? #"[^\s\S]"# : parts.joined(separator: "|")
    }
}

extension IntegerInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [
        .integerCharacter, .integerSign, .integerOverflow, .integerGrouping,
    ]

    package static let listing = StrategyListing(
        "integer", "A whole number of 64 bits", IntegerInputValidator.standard, topic: .numbers, noun: .wholeNumber,
        texts: {
            $0.style.isPlain
                ? .exactly($0.expression) : .approximately($0.style.expression(sign: $0.sign.expression, rest: ""))
        },
        options: .limits(\.interval), .word("sign", from: \.sign),
        .word("grouping", from: \.style.grouping, help: "the separators between thousands:"), .units(\.style.units),
        .maximumBytes(\.maximumBytes)
    ) { interval, sign, grouping, units, maximumBytes in
        try interval.checkSigns(allowedBy: sign)
        try StrategyListing.checkAcceptsSomeText(IntegerInputValidator(in: interval, sign: sign))
        return IntegerInputValidator(
            in: interval, sign: sign, grouping: grouping, units: units, maximumBytes: maximumBytes)
    }
}

extension IntegerInputValidator: WrittenNumberStrategy {
    package func literal(of text: String) -> DecimalLiteral? { style.literal(of: text) }
}
