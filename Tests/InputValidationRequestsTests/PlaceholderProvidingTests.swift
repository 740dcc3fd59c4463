// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRequests
import Testing

@Suite("PlaceholderProviding")
struct PlaceholderProvidingTests {
    struct Hex: Decodable, PlaceholderProviding {
        static var decodingPlaceholder: Hex { Hex(digits: "0") }
        let digits: String

        private init(digits: String) { self.digits = digits }

        init(from decoder: any Decoder) throws {
            digits = try decoder.singleValueContainer().decode(String.self)
            try InputValidator.hexadecimal.validate(digits)
        }
    }

    struct Item: Decodable {
        let hex: Hex
        let day: CalendarDate
        let opens: TimeOfDay
        let start: Timestamp
        let email: EmailAddress
        let count: Int
    }

    @Test(
        "continues after a type that rejects placeholders of the decoder",
        arguments: [
            (
                #"{"hex":"x","day":"2026-02-30","opens":"25:00","start":"2026-01-01","email":"a.b","count":"x"}"#,
                [
                    ("/hex", .hexadecimalCharacter), ("/day", .dateDay), ("/opens", .timeHour),
                    ("/start", .dateTimeFormat), ("/email", .emailAtMissing), ("/count", .decodingType),
                ]
            ),
            (
                #"{"hex":7,"day":null,"opens":true,"start":[],"email":{},"count":null}"#,
                [
                    ("/hex", .decodingType), ("/day", .inputEmpty), ("/opens", .decodingType),
                    ("/start", .decodingType), ("/email", .decodingType), ("/count", .inputEmpty),
                ]
            ),
            (
                "{}",
                [
                    ("/hex", .inputEmpty), ("/day", .inputEmpty), ("/opens", .inputEmpty), ("/start", .inputEmpty),
                    ("/email", .inputEmpty), ("/count", .inputEmpty),
                ]
            ),
        ] as [(String, [(String, ValidationError.Code)])])
    func errors(json: String, expected: [(String, ValidationError.Code)]) {
        let error = #expect(throws: FormError.self) { try ValidatingDecoder().decode(Item.self, from: json.utf8) }
        #expect(error?.errors.map { $0.path.jsonPointer } == expected.map(\.0))
        #expect(error?.errors.map(\.code) == expected.map(\.1))
        #expect(error?.errors.allSatisfy { $0.domain == .builtIn } == true)
    }

    @Test("does not change a value that can be decoded")
    func accepted() throws {
        let json = """
            {"hex":"fF","day":"2026-02-28","opens":"09:30","start":"2026-01-01T00:00:00Z","email":"a@b.co","count":1}
            """
        let item = try ValidatingDecoder().decode(Item.self, from: json.utf8)
        #expect(item.hex.digits == "fF" && item.day.description == "2026-02-28" && item.opens.hour == 9)
        #expect(item.start.description == "2026-01-01T00:00:00Z" && item.email.text == "a@b.co" && item.count == 1)
    }
}
