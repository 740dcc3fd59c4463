// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if FoundationInterop
import Foundation

extension CalendarDate.Clock {
    /// Returns a clock for today's date in a time zone.
    ///
    /// - Parameter timeZone: The time zone. The default is the device's time zone.
    public static func system(timeZone: TimeZone = .autoupdatingCurrent) -> Self {
        Self {
            // Foundation's calendar allocates memory on every call.
            let now = Date()
            let seconds = now.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: now))
            let days = (seconds / 86_400).rounded(.down)
            // A clock before the year 0 or after 9999 is wrong.
            guard (-719_528...2_932_896).contains(days) else { return nil }
            return CalendarDate(uncheckedYear: 1970, month: 1, day: 1).advanced(by: Int(days))
        }
    }
}
#endif
