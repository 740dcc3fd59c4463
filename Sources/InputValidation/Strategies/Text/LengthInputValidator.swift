// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts text by its length in characters, scalars, UTF-16 code units or UTF-8 bytes.
///
/// ```swift
/// let name: InputValidator<String> = .count(in: 1...20)
/// name.isValid("Zoë")  // true
/// name.isValid(String(repeating: "a", count: 21))  // false: code 1011, maximum 20, length 21
/// let pin: InputValidator<String> = .count(exactly: 4)
/// pin.isValid("123")  // false: code 1012
/// ```
///
/// A character is what a person sees as one (a Swift `Character`): a flag or an `e` with five thousand accents is one. A
/// length in characters alone limits no storage, so the cap in bytes comes first; choose it, or count in `.utf8`.
///
/// An empty text is rejected (1004), unless the range itself begins at 0: `.count(in: 0...20)`. A range without a length,
/// such as `5..<5` or `...(-1)`, does not trap; it rejects every text with code 1018.
///
/// Errors: ``ValidationError/Code-swift.struct/lengthTooShort`` (1010), ``ValidationError/Code-swift.struct/lengthTooLong``
/// (1011), ``ValidationError/Code-swift.struct/lengthDifferent`` (1012), in bytes
/// ``ValidationError/Code-swift.struct/lengthTooFewBytes`` (1013) and
/// ``ValidationError/Code-swift.struct/lengthTooManyBytes`` (1014),
/// ``ValidationError/Code-swift.struct/lengthRangeEmpty`` (1018), and those of every text strategy (1004, 1005).
///
/// What a character is: Unicode Standard Annex #29, section 3 (extended grapheme clusters).
public final class LengthInputValidator: InputValidator<String>, @unchecked Sendable {
    /// What is counted.
    public let unit: LengthUnit

    /// The lengths that are accepted, or `nil` if the range is empty.
    public let limits: ClosedRange<Int>?

    /// The number of UTF-8 bytes over which an input is rejected unread.
    public var maximumBytes: Int { gate.maximumBytes }

    private let gate: TextGate
    private let acceptsEmpty: Bool
    private let tooShort: ValidationError
    private let tooLong: ValidationError

    /// Creates a strategy for a range of lengths of any kind.
    ///
    /// - Parameters:
    ///   - range: The lengths that are accepted.
    ///   - unit: What is counted: characters by default.
    ///   - maximumBytes: The number of UTF-8 bytes over which an input is rejected unread.
    public init(
        in range: some IntervalExpression<Int>, of unit: LengthUnit = .characters,
        maximumBytes: Int = TextInputValidator.defaultMaximumBytes
    ) {
        self.unit = unit
        limits = range.interval.countLimits
        gate = TextGate(maximumBytes: maximumBytes)
        acceptsEmpty = range.interval.lower.bound.map { $0 <= 0 } == true && limits?.contains(0) == true
        let isExact = limits.map { $0.lowerBound == $0.upperBound } == true
        tooShort = ValidationError(
            unit == .utf8 ? .lengthTooFewBytes : isExact ? .lengthDifferent : .lengthTooShort,
            parameters: unit.parameters(limits))
        tooLong = ValidationError(
            unit == .utf8 ? .lengthTooManyBytes : isExact ? .lengthDifferent : .lengthTooLong,
            parameters: unit.parameters(limits))
    }

    /// Rejects a text that is too short or too long.
    ///
    /// - Complexity: O(*n*) in the length of the text; O(1) in bytes.
    public override func validate(_ input: String) throws(ValidationError) {
        guard let limits else { throw ValidationError(.lengthRangeEmpty) }
        // Measured behind the gate only: counting the characters of sixteen megabytes takes a fifth of a second.
        let rejection = input.withBytes { bytes -> ValidationError? in
            if let rejection = gate.rejection(of: bytes) { return bytes.isEmpty && acceptsEmpty ? nil : rejection }
            let length = unit.length(of: bytes, input)
            if length < limits.lowerBound { return tooShort.withLength(length) }
            return length > limits.upperBound ? tooLong.withLength(length) : nil
        }
        if let rejection { throw rejection }
    }

    /// The strategy's name and settings.
    public override var configuration: StrategyConfiguration {
        var parameters = unit.parameters(limits)
        parameters["unit"] = .text(unit.rawValue)
        parameters["maximumBytes"] = .int(maximumBytes)
        return StrategyConfiguration(of: self, "count", parameters, hidden: [limits, acceptsEmpty])
    }
}

/// What a length counts.
public enum LengthUnit: String, Sendable, CaseIterable {
    /// What a person sees as one: extended grapheme clusters.
    case characters
    /// Unicode scalars: what most databases and other languages count.
    case scalars
    /// UTF-16 code units: what JavaScript and `NSString` count.
    case utf16
    /// Bytes in UTF-8: what storage and networks count.
    case utf8

    func parameters(_ limits: ClosedRange<Int>?) -> [ValidationError.Parameter: ValidationError.Value] {
        var parameters: [ValidationError.Parameter: ValidationError.Value] = [:]
        // The text about one exact length shows the minimum, even if it is 0.
        if let limits, limits.lowerBound > 0 || limits.lowerBound == limits.upperBound {
            parameters[.minimum] = .int(limits.lowerBound)
        }
        if let limits, limits.upperBound < .max { parameters[.maximum] = .int(limits.upperBound) }
        return parameters
    }

    fileprivate func length(of bytes: UnsafeBufferPointer<UInt8>, _ text: String) -> Int {
        switch self {
        case .utf8: return bytes.count
        case .characters:
            // In ASCII only CR LF makes one character of two; text without control characters below 14 has no CR.
            return bytes.firstOutside(0x0E, 0x7F) == nil ? bytes.count : text.count
        case .scalars, .utf16:
            var length = 0
            for byte in bytes {
                if byte & 0xC0 != 0x80 { length &+= 1 }
                if self == .utf16, byte >= 0xF0 { length &+= 1 }
            }
            return length
        }
    }
}

// Overloads instead of default arguments: a signature like that of the collections' `count(in:)` is what makes the more
// special extension win for text.
extension InputValidator where Input == String {
    /// Text whose length in characters lies in a range; make it once, keep it.
    public static func count(in range: some IntervalExpression<Int>) -> LengthInputValidator {
        LengthInputValidator(in: range)
    }

    /// Text whose length in a unit lies in a range; make it once, keep it.
    public static func count(in range: some IntervalExpression<Int>, of unit: LengthUnit) -> LengthInputValidator {
        LengthInputValidator(in: range, of: unit)
    }

    /// Text of exactly one length in characters; make it once, keep it.
    public static func count(exactly length: Int) -> LengthInputValidator {
        LengthInputValidator(in: length...length)
    }

    /// Text of exactly one length in a unit; make it once, keep it.
    public static func count(exactly length: Int, of unit: LengthUnit) -> LengthInputValidator {
        LengthInputValidator(in: length...length, of: unit)
    }
}
