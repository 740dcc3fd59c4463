// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

extension CalendarDate {
    /// A clock that returns today's date.
    ///
    /// ```swift
    /// let clock = CalendarDate.Clock {
    ///     CalendarDate(year: 2026, month: 11, day: 30)
    /// }
    /// ```
    ///
    /// Strategies that depend on today read the clock once per validation. The `FoundationInterop` trait adds
    /// `.system(timeZone:)`.
    public struct Clock: Sendable {
        private let now: @Sendable () -> CalendarDate?
        let isCurrent: Bool

        private init(isCurrent: Bool, _ now: @escaping @Sendable () -> CalendarDate?) {
            self.now = now
            self.isCurrent = isCurrent
        }

        /// Creates a clock from a closure that returns today's date, or `nil` if it isn't known.
        public init(_ today: @escaping @Sendable () -> CalendarDate?) { self.init(isCurrent: false, today) }

        /// Today's date, or `nil` if the clock doesn't know it.
        public var today: CalendarDate? { now() }

        /// Returns a clock that always returns the same date.
        public static func fixed(_ date: CalendarDate) -> Clock { Clock { date } }

        /// The clock that replaces the device's clock in a task, or `nil`.
        ///
        /// A test sets a date, and a server sets the time zone of a request's user:
        ///
        /// ```swift
        /// let day = CalendarDate(year: 2026, month: 11, day: 30)!
        /// CalendarDate.Clock.$override.withValue(.fixed(day)) {
        ///     InputValidator.past.isValid(day)  // false: code 1283
        /// }
        /// ```
        @TaskLocal public static var override: Clock?

        /// The task's ``override``, or else the device's clock in the device's time zone.
        ///
        /// Without the package trait `FoundationInterop`, the library can't read the device's clock, and strategies
        /// reject every date with the code `dateClock` (1286) unless there's an override.
        public static let current = Clock(isCurrent: true) {
            guard let override, !override.isCurrent else { return device?.today }
            return override.today
        }

        #if FoundationInterop
        private static let device: Clock? = .system()
        #else
        private static let device: Clock? = nil
        #endif
    }
}
