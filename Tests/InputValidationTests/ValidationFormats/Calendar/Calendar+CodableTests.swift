// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import Testing

@Suite("Dates and times in JSON")
struct CalendarCodableTests {
    struct Event: Codable, Equatable {
        var day: CalendarDate?
        var time: TimeOfDay?
        var start: Timestamp?
    }

    @Test(
        "are their texts",
        arguments: [
            #"{"day":"2024-02-29"}"#, #"{"day":"0000-01-01"}"#, #"{"time":"09:30:00"}"#,
            #"{"time":"09:30:00.5+02:00"}"#, #"{"start":"2024-05-31T09:30:00Z"}"#,
            #"{"start":"2024-05-31T09:30:00"}"#, #"{"start":"2016-12-31T23:59:60Z"}"#,
        ])
    func roundTrip(json: String) throws {
        let event = try JSONDecoder().decode(Event.self, from: Data(json.utf8))
        #expect(String(decoding: try JSONEncoder().encode(event), as: UTF8.self) == json)
        #expect(event != Event())
    }

    @Test("of a form have no seconds")
    func withoutSeconds() throws {
        let event = try JSONDecoder().decode(Event.self, from: Data(#"{"time":"09:30"}"#.utf8))
        #expect(event.time?.minute == 30 && event.time?.second == 0)
    }

    @Test(
        "have the error of their strategy, which does not contain the text",
        arguments: [
            (#"{"day":"2026-02-29"}"#, "day", .dateDay), (#"{"day":"31.12.2026"}"#, "day", .dateFormat),
            (#"{"day":""}"#, "day", .inputEmpty), (#"{"day":5}"#, "day", .decodingType),
            (#"{"time":"24:00"}"#, "time", .timeHour), (#"{"time":"9:30 am"}"#, "time", .timeFormat),
            (#"{"start":"2026-02-30T00:00:00Z"}"#, "start", .dateDay),
            (#"{"start":"2026-01-01"}"#, "start", .dateTimeFormat),
            (#"{"start":"2026-01-01T00:00:00Zjunk"}"#, "start", .timeOffset),
        ] as [(String, String, ValidationError.Code)])
    func rejections(json: String, path: String, code: ValidationError.Code) throws {
        let error = try #require(throws: DecodingError.self) {
            try JSONDecoder().decode(Event.self, from: Data(json.utf8))
        }
        let converted = ValidationError(decoding: error)
        #expect(converted.domain == .builtIn && converted.code == code)
        #expect(converted.path == [.key(path)])
        #expect(!"\(error)".contains("junk") && !"\(error)".contains("31.12"))
    }
}
