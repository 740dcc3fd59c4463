// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import Testing

@Suite("TimeZoneInputValidator")
struct TimeZoneInputValidatorTests {
    @Test("accepts every name that the system knows")
    func system() {
        #expect(TimeZone.knownTimeZoneIdentifiers.count > 300)
        #expect(TimeZone.knownTimeZoneIdentifiers.filter { !InputValidator<String>.timeZone.isValid($0) } == [])
    }

    @Test(
        "suggests a name only if the text means one zone",
        arguments: [
            ("europe/zurich", "Europe/Zurich"), ("Europe/Zurch", "Europe/Zurich"), ("Europe/Zuirch", "Europe/Zurich"),
            ("Europe/Zurichh", "Europe/Zurich"), ("Zurich", "Europe/Zurich"), ("new york", "America/New_York"),
            ("America/New York", "America/New_York"), ("Louisville", nil), ("Europe/Bern", nil), ("CEST", nil),
            ("America/Newyork", "America/New_York"), ("asia/hongkong", "Asia/Hong_Kong"),
            ("newyork", "America/New_York"),
            ("Europe / Berlin", "Europe/Berlin"), ("Port_au Prince", "America/Port-au-Prince"), ("Buenos-Aires", nil),
            ("//", nil),
            ("Etc/GMT99", nil), ("York", nil), (" - ", nil),
            ("Etc/GMT+99", "Etc/GMT+9"), ("+02:00", nil), (String(repeating: "Europe/", count: 9_000), nil),
        ] as [(String, String?)])
    func suggestion(text: String, name: String?) {
        let error = rejection(by: .timeZone, of: text)
        #expect(error?.domain == .builtIn && error?.code == .timeZoneUnknown)
        #expect(error?[.suggestion] == name.map { .text($0) })
    }
}
