// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if FoundationInterop
import Foundation

extension CardExpiry.Clock {
    /// The month on this machine's calendar.
    public static var system: Self { system(timeZone: .autoupdatingCurrent) }

    /// The month in a time zone; a server that serves the world may ask for the last one that a card expires in, UTC−12.
    public static func system(timeZone: TimeZone) -> Self {
        Self {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = timeZone
            let today = calendar.dateComponents([.year, .month], from: Date())
            // Both are there because both were asked for; the fallback rejects every card.
            return (today.year ?? .max, today.month ?? 12)
        }
    }
}

extension InputValidator where Input == String {
    /// The expiry date of a payment card, good to the end of its month by this machine's calendar.
    public static var cardExpiry: CardExpiryInputValidator { .systemClock }
}

extension CardExpiryInputValidator {
    fileprivate static let systemClock = CardExpiryInputValidator(now: .system)
}
#endif
