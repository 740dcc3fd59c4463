// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension StrategyCatalog where Input == String {
    /// Adds the strategies for dates and times.
    static func addCalendar(to all: inout Self) {
        all["date"] = .text(
            "A date such as 2026-11-21 (RFC 3339)", ["minimum": "the first date", "maximum": "the last date"]
        ) { arguments, cap in
            DateInputValidator(in: try arguments.dates(), maximumBytes: cap)
        }
    }
}

extension StrategyArguments {
    /// Reads the options `minimum` and `maximum` as dates written as strings.
    mutating func dates() throws -> Interval<CalendarDate> {
        let minimum = try date("minimum")
        let maximum = try date("maximum")
        if let minimum, let maximum, minimum > maximum {
            throw error("“minimum” is after “maximum”: every value would be rejected", at: "minimum")
        }
        return .from(minimum, through: maximum)
    }

    private mutating func date(_ key: String) throws -> CalendarDate? {
        guard let text = try self(key, as: String.self) else { return nil }
        do throws(ValidationError) { return try DateInputValidator().parse(text) } catch {
            throw self.error("“\(key)” needs a date such as 2026-11-21", at: key)
        }
    }
}
