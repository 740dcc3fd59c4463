// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if FoundationInterop
import Foundation

extension CardExpiry.Clock {
    /// Returns a clock that returns the current month in a time zone.
    ///
    /// A server with customers everywhere can use UTC−12, the time zone in which a month ends last.
    ///
    /// - Parameter timeZone: The time zone. The default is that of this device.
    public static func system(timeZone: TimeZone = .autoupdatingCurrent) -> Self {
        Self {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = timeZone
            let today = calendar.dateComponents([.year, .month], from: Date())
            // Both components were requested, so they are not `nil`. The fallback rejects every card.
            return (today.year ?? .max, today.month ?? 12)
        }
    }
}

extension InputValidator where Input == String {
    /// A strategy that accepts expiry dates of payment cards that have not passed in the time zone of this device.
    public static var cardExpiry: InputParser<String, CardExpiry> { CardExpiryInputValidator.systemClock }
}

extension CardExpiryInputValidator {
    fileprivate static let systemClock = CardExpiryInputValidator(now: .system())
}
#endif
