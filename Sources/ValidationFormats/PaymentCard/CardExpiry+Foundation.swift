// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

#if FoundationInterop
import Foundation

extension CardExpiry.Clock {
    /// Returns a clock for the current month in a time zone.
    ///
    /// A server with customers everywhere can use UTC−12, the last time zone where a month ends.
    ///
    /// - Parameter timeZone: The time zone. The default is the device's time zone.
    public static func system(timeZone: TimeZone = .autoupdatingCurrent) -> Self {
        Self {
            // Foundation's calendar allocates memory on every call.
            let now = Date()
            let seconds = now.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: now))
            let days = (seconds / 86_400).rounded(.down)
            // A clock before the year 0 or after 9999 is wrong. Returning the latest possible month rejects every card.
            guard abs(days) < 10_000_000 else { return (.max, 12) }
            let today = CalendarDate(uncheckedYear: 1970, month: 1, day: 1).advanced(by: Int(days))
            return (today.year, today.month)
        }
    }
}

extension InputValidator where Input == String {
    /// A strategy that accepts payment card expiry dates that haven't passed in the device's time zone.
    public static var cardExpiry: InputParser<String, CardExpiry> { CardExpiryInputValidator.systemClock }
}

extension CardExpiryInputValidator {
    fileprivate static let systemClock = CardExpiryInputValidator(now: .system())
}
#endif
