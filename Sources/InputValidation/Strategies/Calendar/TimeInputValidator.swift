// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts times of day with an offset from universal time and returns the time.
///
/// ```swift
/// let departure: InputParser<String, TimeOfDay> = .time
/// try departure.parse("09:30:00+02:00").offsetMinutes  // 120
/// departure.isValid("09:30:00")  // false: code 1190: which zone?
/// departure.isValid("24:00:00Z")  // false: code 1186
/// ```
///
/// A second of 60 is accepted only where a leap second can be inserted: at 23:59 universal time.
///
/// Errors: ``ValidationError/Code-swift.struct/timeFormat`` (1185), ``ValidationError/Code-swift.struct/timeHour``
/// (1186), ``ValidationError/Code-swift.struct/timeMinute`` (1187), ``ValidationError/Code-swift.struct/timeSecond``
/// (1188), ``ValidationError/Code-swift.struct/timeLeapSecond`` (1189),
/// ``ValidationError/Code-swift.struct/timeOffset`` (1190), and those of every text strategy (1004, 1005).
///
/// Format: RFC 3339, section 5.6, `full-time` (https://www.rfc-editor.org/rfc/rfc3339#section-5.6).
public final class TimeInputValidator: TextParser<TimeOfDay>, @unchecked Sendable {
    /// Whether an offset from universal time is required, optional, or rejected.
    let offset: Occurrence

    private let example: AcceptedExample?

    /// Creates a strategy that accepts times of day.
    ///
    /// - Parameters:
    ///   - offset: Whether an offset such as `Z` or `+02:00` is required (the default), optional, or rejected.
    ///   - maximumBytes: The maximum length of an input in UTF-8 bytes. A longer input is rejected before it is read.
    public init(offset: Occurrence = .required, maximumBytes: Int = TextInputValidator.defaultMaximumBytes) {
        self.offset = offset
        example = AcceptedExample(offset == .required ? "09:30:00Z" : nil, of: .time)
        super.init(maximumBytes: maximumBytes)
    }

    /// Returns the time, or the error that rejects the text.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public override func parse(bytes: UnsafeBufferPointer<UInt8>) -> Result<TimeOfDay, ValidationError> {
        TimeOfDay.read(bytes, from: 0, offset: offset).mapError {
            $0.code == .timeFormat ? $0.showing(example) : $0
        }
    }

    // Overrides the inherited method with a concrete output type; see `String.parsed(by:)`.

    /// Returns the time, or throws the first error.
    public override func parse(_ input: String) throws(ValidationError) -> TimeOfDay { try input.parsed(by: self) }

    override func rejection(of bytes: UnsafeBufferPointer<UInt8>) -> ValidationError? { parse(bytes: bytes).rejection }

    /// Returns whether a text is accepted, can be completed, or is impossible to complete.
    public override func progress(of input: String) -> InputProgress {
        switch offset {
        case .required: progress(of: input, by: .timeWithOffset)
        case .optional: progress(of: input, by: .timeWithOptionalOffset)
        case .rejected: progress(of: input, by: .time)
        }
    }

    /// Text without automatic capitals and corrections.
    public override var inputTraits: InputTraits { .format }

    /// The name and the settings of the strategy.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(of: self, "time", ["offset": .text(offset.rawValue), "maximumBytes": .int(maximumBytes)])
    }

    fileprivate static let standard = TimeInputValidator()
}

extension InputValidator where Input == String {
    /// A strategy that accepts times of day with an offset such as `09:30:00+02:00` and returns the time.
    public static var time: InputParser<String, TimeOfDay> { TimeInputValidator.standard }

    /// Returns a strategy that accepts times of day, with or without an offset, and returns the time.
    public static func time(offset: Occurrence) -> InputParser<String, TimeOfDay> { TimeInputValidator(offset: offset) }
}
