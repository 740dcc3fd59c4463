// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts points in time as the Internet writes them, and hands back date and time.
///
/// ```swift
/// let logged: InputParser<String, Timestamp> = .dateTime
/// try logged.parse("2024-05-31T09:30:00+02:00").secondsSince1970  // 1717140600
/// logged.isValid("2024-05-31 09:30:00Z")  // false: code 1191 at position 10
/// logged.isValid("2016-12-31T23:59:60Z")  // true: a leap second
/// let row = DateTimeInputValidator(blankSeparator: true)
/// row.isValid("2024-05-31 09:30:00Z")  // true
/// ```
///
/// A blank for the `T`, which databases and TOML write, is accepted on request, as a note of the section allows. `T` and
/// `Z` may be small. A second 60 is accepted where leap seconds are inserted: at 23:59 universal time of the last
/// day of a month (ITU-R TF.460-6, annex 1, section 2.1); no table of past leap seconds is asked, because the next one is
/// in none.
///
/// Errors: ``ValidationError/Code-swift.struct/dateTimeFormat`` (1191), those of ``DateInputValidator`` (1182–1184), those of
/// ``TimeInputValidator`` (1185–1190), and those of every text strategy (1004, 1005).
///
/// Format: RFC 3339, section 5.6, `date-time` (https://www.rfc-editor.org/rfc/rfc3339#section-5.6).
public final class DateTimeInputValidator: TextParser<Timestamp>, @unchecked Sendable {
    /// Whether an offset from universal time follows.
    public let offset: Occurrence

    /// Whether a blank may stand between date and time, in place of the `T`.
    public let blankSeparator: Bool

    /// Creates a strategy.
    ///
    /// - Parameters:
    ///   - offset: Whether an offset such as `Z` or `+02:00` must (the default), may or must not follow.
    ///   - blankSeparator: Whether a single blank may stand in place of the `T`; by default it may not.
    ///   - maximumBytes: The number of UTF-8 bytes over which an input is rejected unread.
    public init(
        offset: Occurrence = .required, blankSeparator: Bool = false,
        maximumBytes: Int = TextInputValidator.defaultMaximumBytes
    ) {
        self.offset = offset
        self.blankSeparator = blankSeparator
        super.init(maximumBytes: maximumBytes)
    }

    /// Returns the point in time, or why there is none.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public override func parse(bytes: UnsafeBufferPointer<UInt8>) -> Result<Timestamp, ValidationError> {
        let date: CalendarDate
        switch CalendarDate.read(bytes) {
        case .failure(let rejection): return .failure(rejection)
        case .success(let read): date = read
        }
        guard let separator = bytes.byte(at: 10),
            separator | 0x20 == UInt8(ascii: "t") || blankSeparator && separator == UInt8(ascii: " ")
        else {
            return .failure(ValidationError(.dateTimeFormat).at(position: 10))
        }
        switch TimeOfDay.read(bytes, from: 11, offset: offset) {
        case .failure(let rejection): return .failure(rejection)
        case .success(let time):
            let timestamp = Timestamp(date: date, time: time)
            if time.second == 60, !timestamp.isLastUniversalDayOfMonth {
                return .failure(ValidationError(.timeLeapSecond).at(position: 17))
            }
            return .success(timestamp)
        }
    }

    // Restates what is inherited, with the output's type known; see `String.parsed(by:)`.

    /// Returns the point in time, or rejects the text with the first cause.
    public override func parse(_ input: String) throws(ValidationError) -> Timestamp { try input.parsed(by: self) }

    override func rejection(of bytes: UnsafeBufferPointer<UInt8>) -> ValidationError? { parse(bytes: bytes).rejection }

    /// The strategy's name and settings.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(
            of: self, "dateTime",
            [
                "offset": .text(offset.rawValue), "blankSeparator": .flag(blankSeparator),
                "maximumBytes": .int(maximumBytes),
            ])
    }

    fileprivate static let standard = DateTimeInputValidator()
}

extension InputValidator where Input == String {
    /// Points in time such as `2024-05-31T09:30:00Z`; hands back date and time.
    public static var dateTime: DateTimeInputValidator { .standard }

    /// Points in time with or without an offset; hands back date and time; make it once, keep it.
    public static func dateTime(offset: Occurrence) -> DateTimeInputValidator { DateTimeInputValidator(offset: offset) }

    /// Points in time with a `T` or a blank between date and time; the output is date and time; make it once, keep it.
    public static func dateTime(offset: Occurrence = .required, blankSeparator: Bool) -> DateTimeInputValidator {
        DateTimeInputValidator(offset: offset, blankSeparator: blankSeparator)
    }
}
