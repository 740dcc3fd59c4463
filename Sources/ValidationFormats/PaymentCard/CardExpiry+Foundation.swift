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
        let clock = CalendarDate.Clock.system(timeZone: timeZone)
        return Self {
            // If the clock is wrong, the latest possible month rejects every card.
            clock.today.map { ($0.year, $0.month) } ?? (.max, 12)
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
