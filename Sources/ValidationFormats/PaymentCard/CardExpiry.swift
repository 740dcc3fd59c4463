// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

/// The month at whose end a payment card expires.
///
/// ```swift
/// let expiry = try CardExpiryInputValidator(
///     now: .fixed(year: 2026, month: 11)
/// ).parse("03/31")
/// expiry.year  // 2031
/// "\(expiry)"  // 03/2031
/// ```
public struct CardExpiry: Hashable, Comparable, Sendable {
    /// The year in full, such as 2031.
    public let year: Int

    /// The month, from 1 to 12.
    public let month: Int

    /// Creates a month, or returns `nil` unless the month is from 1 to 12 and the year is from 0 to 9999.
    public init?(year: Int, month: Int) {
        guard 0...9999 ~= year, 1...12 ~= month else { return nil }
        self.year = year
        self.month = month
    }

    /// Returns whether the first month comes before the second.
    public static func < (first: CardExpiry, second: CardExpiry) -> Bool {
        (first.year, first.month) < (second.year, second.month)
    }
}

extension CardExpiry: CustomStringConvertible {
    /// The month as `MM/YYYY`, such as `"03/2031"`.
    public var description: String { "\(zeroPadded(month, width: 2))/\(zeroPadded(year, width: 4))" }
}

extension CardExpiry {
    /// A clock that returns the current year and month.
    ///
    /// The `FoundationInterop` trait adds `.system()`. Without it, write your own clock:
    ///
    /// ```swift
    /// let clock = CardExpiry.Clock { (year: 2026, month: 11) }
    /// ```
    public struct Clock: Sendable {
        private let now: @Sendable () -> (year: Int, month: Int)

        /// Creates a clock from a closure that returns the current month.
        ///
        /// - Parameter now: Returns the full Gregorian year and the month from 1 to 12.
        public init(_ now: @escaping @Sendable () -> (year: Int, month: Int)) { self.now = now }

        /// The current month, with the year clamped to the range of a ``CardExpiry``.
        var currentMonth: (year: Int, month: Int) {
            let now = now()
            return (max(0, min(now.year, 9999)), now.month)
        }

        /// Returns a clock that always returns the same month.
        public static func fixed(year: Int, month: Int) -> Clock { Clock { (year, month) } }
    }
}
