// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts text by its length in characters, scalars, UTF-16 code units, or UTF-8 bytes.
///
/// ```swift
/// let name: InputValidator<String> = .count(in: 1...20)
/// name.isValid("Zoë")  // true
/// name.isValid(String(repeating: "a", count: 21))
/// // false: code 1011, maximum 20, length 21
/// let pin: InputValidator<String> = .count(exactly: 4)
/// pin.isValid("123")  // false: code 1012
/// ```
///
/// A character is what a reader perceives as one character: a Swift `Character`. A flag is one character, and so is an
/// `e` with five thousand accents. A character limit therefore doesn't limit storage, so the strategy enforces
/// `maximumBytes` first. To limit storage, set `maximumBytes` or count in `.utf8`.
///
/// An empty text is rejected (1004) unless the range begins at 0, as in `.count(in: 0...20)`. A range that contains no
/// length, such as `5..<5` or `...(-1)`, doesn't trap: the strategy rejects every text with code 1018.
///
/// Errors: ``ValidationError/Code/lengthTooShort`` (1010), ``ValidationError/Code/lengthTooLong`` (1011),
/// ``ValidationError/Code/lengthDifferent`` (1012), ``ValidationError/Code/lengthTooFewBytes`` (1013) and
/// ``ValidationError/Code/lengthTooManyBytes`` (1014) for bytes, ``ValidationError/Code/lengthRangeEmpty`` (1018), and
/// every text strategy's errors (1004, 1005).
///
/// Unicode Standard Annex #29, section 3, defines characters (extended grapheme clusters).
public final class LengthInputValidator: InputValidator<String>, @unchecked Sendable {
    let unit: LengthUnit

    let limits: LengthLimits

    var maximumBytes: Int { sizeLimits.maximumBytes }

    private let sizeLimits: TextSizeLimits
    private let acceptsEmpty: Bool

    /// Creates a strategy that accepts text whose length in the given unit is in a range of any kind.
    ///
    /// - Parameters:
    ///   - range: The accepted lengths.
    ///   - unit: The unit of length. The default is characters as a person counts them.
    ///   - maximumBytes: The input's maximum length in UTF-8 bytes. A longer input is rejected before it's read.
    public init(
        in range: some IntervalExpression<Int>, of unit: LengthUnit = .characters,
        maximumBytes: Int = TextInputValidator.defaultMaximumBytes
    ) {
        self.unit = unit
        let interval = range.interval
        limits =
            unit == .utf8
            ? LengthLimits(interval, tooFew: .lengthTooFewBytes, tooMany: .lengthTooManyBytes)
            : LengthLimits(interval, tooFew: .lengthTooShort, tooMany: .lengthTooLong, notExact: .lengthDifferent)
        sizeLimits = TextSizeLimits(maximumBytes: maximumBytes)
        acceptsEmpty = interval.lower.bound.map { $0 <= 0 } == true && limits.range?.contains(0) == true
    }

    /// Rejects a text whose length is outside the range.
    ///
    /// - Complexity: O(*n*) in the text's length, or O(1) if the unit is bytes.
    public override func validate(_ input: String) throws(ValidationError) {
        guard let range = limits.range else { throw ValidationError(.lengthRangeEmpty) }
        // Checks the size limit before counting, because counting the characters in 16 MB takes a fifth of a second.
        let rejection = input.withBytes { bytes -> ValidationError? in
            if let rejection = sizeLimits.rejection(of: bytes) {
                return bytes.isEmpty && acceptsEmpty ? nil : rejection
            }
            let length = unit.length(of: input, bytes: bytes)
            return range.contains(length) ? nil : limits.rejection(of: length)
        }
        if let rejection { throw rejection }
    }

    /// Returns a text's progress.
    ///
    /// Typing more never makes a text shorter, so a text that's too long stays too long.
    public override func progress(of input: String) -> InputProgress {
        guard let limits = limits.range else { return .unknown }
        return input.withBytes { bytes in
            if bytes.count > sizeLimits.maximumBytes { return sizeLimits.progress(ofTooLong: bytes) }
            if bytes.isEmpty, !acceptsEmpty {
                return .incomplete(missing: unit.minimumScalarCount(forUnits: max(1, limits.lowerBound)))
            }
            let length = unit.length(of: input, bytes: bytes)
            if length < limits.lowerBound {
                return .incomplete(missing: unit.minimumScalarCount(forUnits: limits.lowerBound - length))
            }
            if length <= limits.upperBound { return .accepted }
            return .impossible(
                at: unit.excessOffset(beyond: limits.upperBound, in: input, bytes: bytes),
                expected: ExpectedCharacters([], includesEnd: true))
        }
    }

    public override var profile: StrategyProfile {
        Self.listing.profile(of: self, requirements: self.limits.requirements)
    }
}

/// A unit for counting a text's length.
public enum LengthUnit: String, Sendable, CaseIterable {
    /// Extended grapheme clusters, which readers perceive as single characters.
    case characters
    /// Unicode scalars, which most databases and other languages count.
    case scalars
    /// UTF-16 code units, which JavaScript and `NSString` count.
    case utf16
    /// UTF-8 bytes, which storage and networks count.
    case utf8

    /// Returns the fewest scalars that `unitCount` units can have, or `nil` if one scalar can take several units.
    fileprivate func minimumScalarCount(forUnits unitCount: Int) -> Int? {
        self == .characters || self == .scalars ? unitCount : nil
    }

    /// Returns the offset of the first scalar that makes a text longer than a limit.
    fileprivate func excessOffset(beyond limit: Int, in text: String, bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let index =
            switch self {
            case .characters: text.index(text.startIndex, offsetBy: limit)
            case .scalars: text.unicodeScalars.index(text.startIndex, offsetBy: limit)
            case .utf16: text.utf16.index(text.startIndex, offsetBy: limit)
            case .utf8: text.utf8.index(text.startIndex, offsetBy: limit)
            }
        return bytes.startOfScalar(at: text.utf8.distance(from: text.startIndex, to: index))
    }

    fileprivate func length(of text: String, bytes: UnsafeBufferPointer<UInt8>) -> Int {
        switch self {
        case .utf8: return bytes.count
        case .characters:
            // In ASCII, only CR LF takes two bytes for one character. Text without control characters below 14 contains
            // no CR.
            let other = bytes.firstByteOffset(
                outsideVectorMask: { $0.mask(from: 0x0E, through: 0x7F) }, { $0.mask(from: 0x0E, through: 0x7F) })
            return other == nil ? bytes.count : text.count
        case .scalars: return bytes.count { $0 & 0xC0 != 0x80 }
        case .utf16: return bytes.count { $0 & 0xC0 != 0x80 } + bytes.count { $0 >= 0xF0 }
        }
    }
}

// These are overloads, not default arguments: the compiler prefers this more specific extension for text only if its
// signature matches the collections' `count(in:)`.
extension InputValidator where Input == String {
    /// Returns a strategy that accepts text whose length in characters is in a range.
    public static func count(in range: some IntervalExpression<Int>) -> InputValidator<String> {
        LengthInputValidator(in: range)
    }

    /// Returns a strategy that accepts text whose length in a given unit is in a range.
    public static func count(in range: some IntervalExpression<Int>, of unit: LengthUnit) -> InputValidator<String> {
        LengthInputValidator(in: range, of: unit)
    }

    /// Returns a strategy that accepts text with an exact length in characters.
    public static func count(exactly length: Int) -> InputValidator<String> {
        LengthInputValidator(in: length...length)
    }
}

extension Sentence {
    package static let tooBrief = Sentence(
        "tooBrief", "Make this longer: add some characters", labeled: "{label} must be longer: add some characters")
    package static let tooShort = Sentence(
        "tooShort", .plural(one: "Use {minimum} character or more", other: "Use {minimum} characters or more"),
        labeled: .plural(
            one: "{label} must be {minimum} character or more",
            other: "{label} must be {minimum} characters or more"), plural: .minimum, isRequirement: true)
    /// The maximum is at least 2.
    package static let lengthBetween = Sentence(
        "lengthBetween", "Use between {minimum} and {maximum} characters",
        labeled: "{label} must be between {minimum} and {maximum} characters", plural: .maximum, isRequirement: true)
}

extension ValidationError.Code {
    /// Fewer characters than the minimum.
    public static let lengthTooShort = declare(1010, "length.tooShort") {
        // A maximum such as 1,024 doesn't help someone whose text is too short.
        guard let minimum = $0[.minimum], case .int(let maximum) = $0[.maximum], maximum < 100 else {
            return FilledSentence(.tooShort)
        }
        return minimum == .int(maximum)
            ? $0.exactLengthSentence(.exactLength) : FilledSentence(.lengthBetween)
    }

    /// More characters than the maximum.
    public static let lengthTooLong = declare(1011, "length.tooLong", .tooLong)
    /// A text that doesn't have exactly the required number of characters.
    public static let lengthDifferent = declare(1012, "length.different") { $0.exactLengthSentence(.exactLength) }
    /// Fewer UTF-8 bytes than the minimum.
    public static let lengthTooFewBytes = declare(1013, "length.tooFewBytes", .tooBrief)
    /// More UTF-8 bytes than the maximum.
    public static let lengthTooManyBytes = declare(1014, "length.tooManyBytes", .tooManyBytes)
    /// An empty range of lengths in the source code, which rejects every input.
    public static let lengthRangeEmpty = declareProgrammingError(
        1018, "length.rangeEmpty", "the range of lengths in the program is empty", isConclusive: true)
}

extension LengthInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [
        .lengthTooShort, .lengthTooLong, .lengthDifferent, .lengthTooFewBytes, .lengthTooManyBytes, .lengthRangeEmpty,
    ]
    package static let sentences: [Sentence] = [.tooBrief, .tooShort, .lengthBetween]

    package static let listing = StrategyListing(
        "count", "Text by its length", LengthInputValidator(in: 2...3), topic: .text, texts: \.acceptedTexts,
        options: .length("minimum", from: \.minimumLength, help: "the minimum length"),
        .length("maximum", from: \.maximumLength, help: "the maximum length"), .word("unit", from: \.unit),
        .maximumBytes(\.maximumBytes)
    ) { minimum, maximum, unit, maximumBytes in
        if minimum == nil, maximum == nil {
            throw StrategyListing.InvalidSetting("the strategy “count” needs the key “minimum” or “maximum”")
        }
        try StrategyListing.checkLimits(minimum: minimum, maximum: maximum)
        try StrategyListing.checkMinimum(minimum ?? 0, under: maximumBytes)
        if minimum == nil, maximum == 0 {
            throw StrategyListing.InvalidSetting(
                "“maximum” is 0 and “minimum” is left out: every value would be rejected", at: "maximum")
        }
        let lengths = Interval(
            lower: minimum.map { .included($0) } ?? .none, upper: maximum.map { .included($0) } ?? .none)
        return LengthInputValidator(in: lengths, of: unit, maximumBytes: maximumBytes)
    }

    /// The accepted texts by number of scalars: a character has one or more scalars, and a scalar one or more units.
    private var acceptedTexts: AcceptedTexts {
        let units = unit == .utf8 ? 4 : unit == .utf16 ? 2 : 1
        let least = minimumLength ?? 1
        return .length(
            minimum: least / units + (least.isMultiple(of: units) ? 0 : 1),
            maximum: unit == .characters ? nil : maximumLength, isExact: unit == .scalars)
    }

    /// The minimum, or `nil` if every length except 0 is long enough.
    ///
    /// For an empty range, it's the maximum plus one.
    fileprivate var minimumLength: Int? {
        limits.range.map { $0.lowerBound > 0 || acceptsEmpty ? $0.lowerBound : nil } ?? 1
    }

    fileprivate var maximumLength: Int? { limits.range.map { $0.upperBound < .max ? $0.upperBound : nil } ?? 0 }
}

extension ListedOption where Value == Int? {
    fileprivate static func length(
        _ name: String, from getter: @escaping @Sendable (Owner) -> Value, help: String
    ) -> Self { integer(name, from: getter, help: help, atLeast: 0, ifLess: "a length must be 0 or more") }
}
