// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A strategy for the limits of a column of type `time` or `datetime`.
///
/// It accepts a text that isn't a time, because the column's own strategy rejects the text. A value without an offset is
/// compared as universal time.
final class TimeLimitInputValidator: InputValidator<String>, @unchecked Sendable {
    /// A time, with or without a date, and its text for messages.
    struct Moment: Comparable, CustomStringConvertible {
        private let seconds: Int64
        private let nanoseconds: Int
        let description: String

        init(_ timestamp: Timestamp, _ text: String) {
            (seconds, nanoseconds) = (timestamp.secondsSince1970, timestamp.time.nanosecond)
            description = text
        }

        init(_ time: TimeOfDay, _ text: String) {
            seconds = Int64((time.hour * 60 + time.minute - (time.offsetMinutes ?? 0)) * 60 + time.second)
            nanoseconds = time.nanosecond
            description = text
        }

        static func < (first: Self, second: Self) -> Bool {
            (first.seconds, first.nanoseconds) < (second.seconds, second.nanoseconds)
        }

        static func == (first: Self, second: Self) -> Bool { !(first < second) && !(second < first) }
    }

    private let interval: Interval<Moment>
    private let errors: IntervalErrors
    private let parser: InputValidator<String>

    /// - Parameter parser: The strategy that reads the column's values.
    init(_ interval: Interval<Moment>, _ parser: InputValidator<String>) {
        self.interval = interval
        self.parser = parser
        errors = IntervalErrors(interval)
        super.init()
    }

    /// Returns the time that a text means to a strategy, or `nil`.
    static func moment(of text: String, by parser: InputValidator<String>) -> Moment? {
        if let times = parser as? InputParser<String, TimeOfDay> {
            return (try? times.parse(text)).map { Moment($0, text) }
        }
        return (parser as? InputParser<String, Timestamp>).flatMap { try? $0.parse(text) }.map { Moment($0, text) }
    }

    override func validate(_ input: String) throws(ValidationError) {
        guard let moment = Self.moment(of: input, by: parser) else { return }
        if let error = errors.rejection(of: moment, in: interval) { throw error }
    }

    override var profile: StrategyProfile { StrategyProfile("timeLimits", interval.parameters) }
}
