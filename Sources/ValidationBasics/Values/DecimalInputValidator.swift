// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts decimal numbers and returns the `Double` nearest to the written number.
///
/// ```swift
/// let price: InputParser<String, Double> = .decimal(
///     in: 0..<1_000, maximumFractionDigits: 2)
/// try price.parse("12.50")  // 12.5
/// price.isValid("12.505")  // false: code 1133, maximum 2
/// price.isValid("12,50")  // false: code 1130 at position 2
/// price.isValid("1000")  // false: code 1023
/// let amount: InputParser<String, Double> = .decimal(
///     maximumFractionDigits: 2, point: .comma, grouping: .point,
///     units: ["€"])
/// try amount.parse("1.234,56 €")  // 1234.56
/// amount.isValid("12.50")  // false: code 1287 at position 2
/// ```
///
/// A number consists of the digits 0 to 9 and at most one decimal point with digits on both sides. Hexadecimal digits,
/// infinity, and NaN are rejected. An exponent is rejected unless `exponent` allows it, separators between digits unless
/// `grouping` does, and a currency or a percent sign unless `units` does. A percent sign doesn't change the number.
///
/// The range's limits apply to the number as written, however many digits it has. Each limit is the shortest decimal
/// number that reads back as the same `Double`: the limit `0.1` is one tenth. After rounding, an output can therefore
/// equal a limit that isn't in the range: `..<1` accepts 0.99999999999999999999, whose nearest `Double` is 1.
///
/// - Important: The output is a `Double`. It's rounded once and correctly, as in `Double(_:)`, but 0.1 and 0.2 add up
///   to 0.30000000000000004. For money, use ``ExactDecimalInputValidator``, whose output is a Foundation `Decimal`.
///
/// Errors: ``ValidationError/Code/decimalCharacter`` (1130), ``ValidationError/Code/decimalSign`` (1131),
/// ``ValidationError/Code/decimalPoint`` (1132), ``ValidationError/Code/decimalPlaces`` (1133),
/// ``ValidationError/Code/decimalOverflow`` (1134), ``ValidationError/Code/decimalGrouping`` (1287),
/// ``ValidationError/Code/numberNotation`` (1281) if the grouping sign is also the decimal sign, the errors of ``ComparisonInputValidator`` (1020–1025), and every
/// text strategy's errors (1004, 1005).
public final class DecimalInputValidator: TextParser<Double>, @unchecked Sendable {
    fileprivate let format: DecimalFormat<Double>

    /// Creates a strategy that accepts the decimal numbers in a range of any kind.
    ///
    /// - Parameters:
    ///   - range: The accepted numbers. A half-open range doesn't include its upper limit.
    ///   - sign: The accepted signs. By default, only a minus sign is accepted.
    ///   - maximumFractionDigits: The maximum number of digits after the decimal point. By default, there is no limit.
    ///   - point: The character between the integer part and the fraction. The default is a point.
    ///   - grouping: The separators between groups of digits. The default is none.
    ///   - units: The currency, the percent sign, or other units before or after the number. The default is none.
    ///   - exponent: Whether an exponent such as `e-3` is required, optional, or rejected (the default).
    ///   - maximumBytes: The input's maximum length in UTF-8 bytes. A longer input is rejected before it's read.
    public convenience init(
        in range: some IntervalExpression<Double> = Interval<Double>(), sign: SignPolicy = .minus,
        maximumFractionDigits: Int = .max, point: DecimalPoint = .point, grouping: DigitGrouping = .none,
        units: NumberUnits = .none, exponent: Requirement = .rejected,
        maximumBytes: Int = TextInputValidator.defaultMaximumBytes
    ) {
        self.init(
            DecimalFormat(
                in: range.interval, sign: sign, maximumFractionDigits: maximumFractionDigits, point: point,
                grouping: grouping, units: units, exponent: exponent),
            maximumBytes: maximumBytes)
    }

    package init(_ format: DecimalFormat<Double>, maximumBytes: Int) {
        self.format = format
        super.init(maximumBytes: maximumBytes)
    }

    public override func parse(bytes: Span<UInt8>) -> Result<Double, ValidationError> {
        bytes.withUnsafeBufferPointer { bytes in format.number(in: bytes) { number(in: $0, text: nil) } }
    }

    /// Parses a text's bytes.
    ///
    /// If you also pass the text itself, the conversion allocates no memory.
    private func number(
        in bytes: UnsafeBufferPointer<UInt8>, text: String?
    ) -> Result<Double, ValidationError> {
        var scan = DecimalScan()
        if let rejection = format.readNumber(from: bytes, into: &scan) { return .failure(rejection) }
        guard let value = scan.doubleValue(in: bytes, text: text), value.isFinite else {
            return .failure(ValidationError(.decimalOverflow))
        }
        if let rejection = format.rejection(of: value, in: bytes, scan: scan) { return .failure(rejection) }
        return .success(value)
    }

    // This method passes the text as well as its bytes.
    public override func parse(_ input: String) throws(ValidationError) -> Double {
        let result = input.withBytes { bytes -> Result<Double, ValidationError> in
            if let rejection = sizeLimits.rejection(of: bytes) { return .failure(rejection) }
            return format.style.isPlain
                ? number(in: bytes, text: input) : format.number(in: bytes) { number(in: $0, text: nil) }
        }
        do throws(ValidationError) { return try result.get() } catch {
            throw describingUnusualCharacters(of: input, in: error)
        }
    }

    public override func validate(_ input: String) throws(ValidationError) { _ = try parse(input) }

    /// Returns a text's progress.
    ///
    /// If exponents are allowed, a text may be incomplete even though no number in the range begins with it.
    public override func progress(of input: String) -> InputProgress {
        format.progress(of: input, sizeLimits: sizeLimits, isAccepted: isAccepted)
    }

    public override var profile: StrategyProfile {
        var profile = Self.listing.profile(of: self, traits: format.traits, requirements: self.format.requirements)
        profile.notation = format.notation
        return profile
    }

    fileprivate static let standard = DecimalInputValidator()
}

extension InputValidator where Input == String {
    /// A strategy that accepts decimal numbers with a point and without an exponent and returns the number.
    public static var decimal: InputParser<String, Double> { DecimalInputValidator.standard }

    /// Returns a strategy that accepts the decimal numbers in a range and returns the number.
    public static func decimal(
        in range: some IntervalExpression<Double> = Interval<Double>(), sign: SignPolicy = .minus,
        maximumFractionDigits: Int = .max, point: DecimalPoint = .point, grouping: DigitGrouping = .none,
        units: NumberUnits = .none, exponent: Requirement = .rejected
    ) -> InputParser<String, Double> {
        DecimalInputValidator(
            in: range, sign: sign, maximumFractionDigits: maximumFractionDigits, point: point, grouping: grouping,
            units: units, exponent: exponent)
    }
}

extension Sentence {
    /// The number is too large to represent, or it's negative and too small.
    package static let fewerDigits = Sentence(
        "fewerDigits", "Use fewer digits: check for extra digits",
        labeled: "{label} must have fewer digits: check for extra digits")
    /// The field takes a decimal point in every language, as in "12.5".
    package static let decimalPoint = Sentence(
        "decimalPoint", "Use only one decimal point, like {example}",
        labeled: "{label} must have only one decimal point, like {example}")
    /// The field takes a decimal comma in every language, as in "12,5".
    package static let decimalComma = Sentence(
        "decimalComma", "Use only one decimal comma, like {example}",
        labeled: "{label} must have only one decimal comma, like {example}")
    /// The text is "12." or "12,".
    package static let endsWithDigit = Sentence(
        "endsWithDigit", "End with a digit, like {example}", labeled: "{label} must end with a digit, like {example}")
    /// The text looks like "1.234,5".
    package static let noGroupSigns = Sentence(
        "noGroupSigns", "Write the digits without separators between thousands, like {example}",
        labeled: "{label} must have no separators between thousands, like {example}")
    package static let decimalPlaces = Sentence(
        "decimalPlaces",
        .plural(one: "Use {maximum} decimal place or none", other: "Use {maximum} decimal places or fewer"),
        labeled: .plural(
            one: "{label} must have {maximum} decimal place or none",
            other: "{label} must have {maximum} decimal places or fewer"), plural: .maximum, isRequirement: true)
    package static let tooManyDigits = Sentence(
        "tooManyDigits", .plural(one: "Use only {maximum} digit", other: "Use {maximum} digits or fewer"),
        labeled: .plural(
            one: "{label} must have only {maximum} digit", other: "{label} must have {maximum} digits or fewer"),
        plural: .maximum)
}

extension ValidationError.Code {
    /// A character other than a digit or the decimal point in a number.
    public static let decimalCharacter = declare(1130, "decimal.character") { $0.characterSentence(in: .number) }
    /// A sign that isn't accepted.
    public static let decimalSign = declare(1131, "decimal.sign") { $0.signSentence }
    /// A missing digit before or after the decimal point, or two decimal points.
    public static let decimalPoint = declare(1132, "decimal.point") { $0.pointSentence }
    /// Too many digits after the decimal point.
    public static let decimalPlaces = declare(1133, "decimal.places") {
        $0[.maximum] == .int(0)
            ? FilledSentence(kind: .wholeNumber, example: $0.example) : FilledSentence(.decimalPlaces)
    }

    /// A separator between digits in a place where the format has none.
    public static let decimalGrouping = declare(1287, "decimal.grouping") { $0.groupingSentence }
    /// A number too large to represent.
    public static let decimalOverflow = declare(1134, "decimal.overflow", .fewerDigits)
    /// More digits than an exact decimal number can hold.
    public static let decimalPrecision = declare(1198, "decimal.precision", .tooManyDigits)
}

extension ValidationError {
    fileprivate var pointSentence: FilledSentence {
        let sentence: Sentence
        if self[.hasGroupSigns] == true {
            sentence = .noGroupSigns
        } else if self[.character] != nil {
            sentence = example?.contains(",") == true ? .decimalComma : .decimalPoint
        } else if self[.isAtEdge] == true {
            sentence = .endsWithDigit
        } else if self[.position] == 0 {
            sentence = .beginsWithDigit
        } else {
            return FilledSentence(kind: .number, example: example)
        }
        return FilledSentence(sentence, [.example: .text(example ?? InputKind.number.example ?? "")])
    }
}

extension DecimalInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [
        .decimalCharacter, .decimalSign, .decimalPoint, .decimalPlaces, .decimalOverflow, .decimalPrecision,
        .decimalGrouping, .numberNotation,
    ]
    package static let sentences: [Sentence] = [
        .fewerDigits, .decimalPoint, .decimalComma, .endsWithDigit, .noGroupSigns, .decimalPlaces, .tooManyDigits,
        .digitGroups,
    ]

    package static let listing = StrategyListing(
        "decimal", "A decimal number without an exponent", DecimalInputValidator.standard, topic: .numbers,
        noun: .number,
        texts: { .approximately($0.format.expression) },
        options: .limits(\.format.interval),
        .integer(
            "places", from: \.format.maximumFractionDigits, help: "the maximum number of digits after the point",
            atLeast: 0),
        .word("sign", from: \.format.sign), .word("exponent", from: \.format.exponent),
        .word("point", from: \.format.point),
        .word("grouping", from: \.format.style.grouping, help: "the separators between thousands:"),
        .units(\.format.style.units), .maximumBytes(\.maximumBytes)
    ) { interval, places, sign, exponent, point, grouping, units, maximumBytes in
        try interval.checkSigns(allowedBy: sign)
        try NumberStyle(point: point, grouping: grouping, units: units).checkGrouping()
        func format(_ grouping: DigitGrouping, _ units: NumberUnits) -> DecimalFormat<Double> {
            DecimalFormat(
                in: interval, sign: sign, maximumFractionDigits: places, point: point, grouping: grouping,
                units: units, exponent: exponent)
        }
        // The progress of a text with separators doesn't depend on the limits.
        try StrategyListing.checkAcceptsSomeText(
            DecimalInputValidator(format(.none, .none), maximumBytes: maximumBytes), at: "places",
            explanation: "no number with that many “places” is between the limits")
        return DecimalInputValidator(format(grouping, units), maximumBytes: maximumBytes)
    }
}

extension DecimalInputValidator: WrittenNumberStrategy {
    package func literal(of text: String) -> DecimalLiteral? { format.style.literal(of: text) }
}

extension NumberStyle {
    /// Throws a mistake if the separators look like the decimal sign.
    func checkGrouping() throws(StrategyListing.InvalidSetting) {
        if hasConflict {
            throw StrategyListing.InvalidSetting(
                "“grouping” is “\(grouping.rawValue)”, which is also the decimal sign", at: "grouping")
        }
    }
}

extension NumberUnits {
    fileprivate var listedUnits: [String]? { if case .of(let units) = self { units } else { nil } }
    fileprivate var isBareNumber: Bool { self != .any }
}

extension ListedOption where Value == NumberUnits {
    /// Returns the options `units` and `bareNumber`, as in Table Schema.
    static func units(_ getter: @escaping Getter) -> Self {
        .group(
            getter,
            of: .texts(
                "units", from: \.listedUnits,
                help: "the units that may stand before or after the number, such as € or %"),
            .flag(
                "bareNumber", from: \.isBareNumber,
                help: "whether text before and after the number is rejected, except “units”")
        ) { @Sendable units, isBare in
            guard let units else { return isBare ? .none : .any }
            if !isBare { throw InvalidSetting("“bareNumber” is false, so “units” has no effect", at: "units") }
            if units.isEmpty { throw InvalidSetting("“units” is empty", at: "units") }
            for mistake in units.compactMap(NumberUnits.mistake) { throw InvalidSetting(mistake, at: "units") }
            return .of(units)
        }
    }
}
