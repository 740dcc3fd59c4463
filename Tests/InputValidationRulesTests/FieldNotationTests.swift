// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationRules
import Testing

@Suite("The notation of a column")
struct FieldNotationTests {
    /// Returns a column with some members.
    @discardableResult
    private func decode(_ members: String) throws -> ColumnRules {
        try JSONDecoder().decode(ColumnRules.self, from: Data(#"{"name":"a",\#(members)}"#.utf8))
    }

    @Test(
        "decides how dates and times are written",
        arguments: [
            (
                #""type":"date","format":"%d.%m.%Y""#, ["31.05.2024", "1.2.2026"],
                ["31.02.2026": .dateDay, "2024-05-31": .dateFormat, "05.31.2024": .dateMonth]
            ),
            (
                #""type":"date","format":"%m/%d/%Y""#, ["10/12/1815", "2/29/2024"],
                ["29/2/2024": .dateMonth, "2/29/2023": .dateDay]
            ),
            (#""type":"date","format":"%d.%m.%y","twoDigitYearsFrom":1970"#, ["01.10.26"], ["01.10.2026": .dateFormat]),
            (#""type":"date","format":"%Y%m%d""#, ["20240531"], ["2024531": .dateFormat]),
            (#""type":"date","format":"default""#, ["2024-05-31"], ["31.05.2024": .dateFormat]),
            (#""type":"time","format":"%H:%M""#, ["9:30", "09:30"], ["09:30:00": .timeFormat, "24:00": .timeHour]),
            (#""type":"time","format":"default""#, ["09:30", "09:30:00Z"], ["9:30": .timeFormat]),
            (
                #""type":"datetime","format":"%d.%m.%Y %H:%M""#, ["31.05.2024 09:30"],
                ["2024-05-31T09:30:00Z": .dateTimeFormat, "31.04.2024 09:30": .dateDay]
            ),
            (#""type":"datetime","format":"default""#, ["2024-05-31T09:30:00Z"], ["31.05.2024 09:30": .dateFormat]),
            (#""format":"default""#, ["anything"], [:]),
            (#""type":"integer","format":"default""#, ["7"], ["x": .integerCharacter]),
            (
                #""type":"date","format":"%d.%m.%Y","constraints":{"minimum":"01.01.2020"}"#, ["01.01.2020"],
                ["31.12.2019": .comparisonTooSmall]
            ),
            (
                #""type":"date","format":"%d.%m.%Y","constraints":{"minimum":"2020-01-01"}"#, ["01.01.2020"],
                ["31.12.2019": .comparisonTooSmall]
            ),
        ] as [(String, [String], [String: ValidationError.Code])])
    func calendar(members: String, accepted: [String], rejected: [String: ValidationError.Code]) throws {
        let validator = try decode(members).validator
        for input in accepted { #expect(validator.isValid(input), "\(input)") }
        for (input, code) in rejected {
            let error = validator.errors(for: input).first
            #expect(error?.domain == .builtIn && error?.code == code, "\(input): \(error?.code.rawValue ?? 0)")
        }
    }

    @Test(
        "decides how numbers and Booleans are written",
        arguments: [
            (#""type":"number","decimalChar":",""#, ["12,5", "1e3"], ["12.5": .decimalCharacter]),
            (
                #""type":"number","decimalChar":",","groupChar":".""#, ["1.234,56", "1234,56"],
                ["12.50": .decimalGrouping, "1.2.3": .decimalGrouping]
            ),
            (#""type":"number","groupChar":",""#, ["1,234.56"], ["1,23": .decimalGrouping]),
            (
                #""type":"number","groupChar":" ","decimalChar":",""#, ["1\u{A0}234,5", "1 234,5"],
                ["1.234": .decimalCharacter]
            ),
            (#""type":"number","groupChar":"'""#, ["1'234.5", "1’234.5"], ["1,234.5": .decimalCharacter]),
            (#""type":"integer","groupChar":".""#, ["1.234"], ["12.50": .integerGrouping]),
            (#""type":"number","bareNumber":false"#, ["$5", "5 %", "5"], ["(5)": .decimalCharacter]),
            (#""type":"number","bareNumber":true"#, ["5"], ["$5": .decimalCharacter]),
            (
                #""type":"number","strategies":[{"use":"pattern","pattern":"-?[0-9]+\\.[0-9]{2}"}]"#,
                ["1.50", "-0.05"],
                ["1.5": .patternMismatch, "2": .patternMismatch, "x": .decimalCharacter]
            ),
            (
                #""type":"number","decimalChar":",","groupChar":".","bareNumber":false,"constraints":{"minimum":1000}"#,
                ["1.234,56 €"], ["999,99 €": .comparisonTooSmall]
            ),
            (#""type":"boolean""#, ["true", "0"], ["yes": .booleanWord]),
            (
                #""type":"boolean","trueValues":["yes","y"],"falseValues":["no"]"#, ["yes", "y", "no"],
                ["true": .booleanWord, "Yes": .booleanWord]
            ),
        ] as [(String, [String], [String: ValidationError.Code])])
    func numbers(members: String, accepted: [String], rejected: [String: ValidationError.Code]) throws {
        try calendar(members: members, accepted: accepted, rejected: rejected)
    }

    @Test(
        "decides what a text of another type means",
        arguments: [
            (#""type":"year""#, ["2026", "0099"], ["26": .patternMismatch, "+2026": .patternMismatch]),
            (#""type":"year","constraints":{"minimum":1900}"#, ["1900"], ["1899": .comparisonTooSmall]),
            (#""type":"yearmonth""#, ["2026-11"], ["2026-13": .patternMismatch, "2026-1": .patternMismatch]),
            (
                #""type":"duration""#, ["P1DT12H", "PT0.5S", "-P1Y", "P2M"],
                ["P": .patternMismatch, "P1DT": .patternMismatch, "1D": .patternMismatch, "PT1Y": .patternMismatch]
            ),
            (#""type":"list""#, ["a,b", "a", ",", "a,,b"], [:]),
            (
                #""type":"list","delimiter":"; ","itemType":"integer""#, ["1; 2", "7"],
                ["1;2": .integerCharacter, "1; x": .integerCharacter]
            ),
            (#""type":"list","itemType":"date""#, ["2026-01-01,2026-01-02"], ["2026-01-01,2": .dateFormat]),
            (#""type":"list","itemType":"boolean""#, ["true,0"], ["true,yes": .booleanWord]),
            (
                #""type":"list","constraints":{"minLength":2,"maxLength":3}"#, ["a,b"],
                ["a": .countTooFew, "a,b,c,d": .countTooMany]
            ),
            (#""type":"array""#, ["[]", #"[1, "a", {}]"#], ["{}": .patternMismatch, "[1,]": .patternMismatch]),
            (#""type":"array","constraints":{"maxLength":1}"#, ["[1]"], ["[1,2]": .countTooMany]),
            (
                #""type":"object""#, ["{}", #"{"a":[1]}"#],
                ["[]": .patternMismatch, #"{"a":1,"a":2}"#: .patternMismatch, "1": .patternMismatch]
            ),
            (
                #""type":"geopoint""#, ["8.54, 47.38", "-180,90"],
                ["181, 0": .patternMismatch, "0, 91": .patternMismatch, "8.54": .patternMismatch]
            ),
            (
                #""type":"geopoint","format":"array""#, ["[8.54, 47.38]", "[-180,90]"],
                ["[8.54]": .patternMismatch, "[0, 91]": .patternMismatch, #"["1", 2]"#: .patternMismatch]
            ),
            (
                #""type":"geopoint","format":"object""#, [#"{"lat": 90, "lon": 180}"#],
                [#"{"lat": 91, "lon": 0}"#: .patternMismatch, #"{"lat": 1}"#: .patternMismatch]
            ),
            (#""type":"any""#, ["x", "1"], ["": .inputEmpty]),
            (#""format":"binary""#, ["aGk="], ["aGk": .base64Padding]),
            (#""type":"date","format":"fmt:%d.%m.%Y""#, ["31.05.2024"], ["2024-05-31": .dateFormat]),
            (#""rdfType":"http://schema.org/Country","example":1,"_id":7,"title@de":"x""#, ["x"], [:]),
            (
                #""type":"list","itemType":"string""#, [String(repeating: "a", count: 65_536)],
                [String(repeating: "a", count: 65_537): .inputTooLarge]
            ),
            (
                #""type":"array""#, ["[\(String(repeating: " ", count: 65_534))]"],
                [
                    String(repeating: "[", count: 65_537): .inputTooLarge,
                    String(repeating: "[", count: 9_000): .patternMismatch,
                ]
            ),
        ] as [(String, [String], [String: ValidationError.Code])])
    func types(members: String, accepted: [String], rejected: [String: ValidationError.Code]) throws {
        try calendar(members: members, accepted: accepted, rejected: rejected)
    }

    @Test(
        "limits dates by today, which a task can replace",
        arguments: [
            (#"{"minimumAge":18}"#, "30.11.2008", "01.12.2008", .dateTooYoung),
            (#"{"maximumAge":65}"#, "01.12.1960", "30.11.1960", .dateTooOld),
            (#"{"minimumDays":0,"maximumDays":30}"#, "30.12.2026", "31.12.2026", .dateTooLate),
            (#"{"maximumDays":-1}"#, "29.11.2026", "30.11.2026", .dateTooLate),
            (#"{"minimumDays":1}"#, "01.12.2026", "30.11.2026", .dateTooEarly),
        ] as [(String, String, String, ValidationError.Code)])
    func relative(constraints: String, accepted: String, rejected: String, code: ValidationError.Code) throws {
        let field = try decode(#""type":"date","format":"%d.%m.%Y","constraints":\#(constraints)"#)
        let today = try #require(CalendarDate(year: 2026, month: 11, day: 30))
        CalendarDate.Clock.$override.withValue(.fixed(today)) {
            #expect(field.validator.isValid(accepted))
            let error = field.validator.errors(for: rejected).first
            #expect(error?.domain == .builtIn && error?.code == code)
        }
        // A date that was in the future is in the past later, and a person gets older.
        let later = try decode(#""type":"date","constraints":\#(constraints)"#)
        CalendarDate.Clock.$override.withValue(.fixed(today.advanced(by: 40_000))) {
            #expect(later.validator.isValid(today.description) == (code == .dateTooYoung || constraints.contains("-1")))
        }
    }

    @Test(
        "has an error with the place and the way out for each mistake",
        arguments: [
            (#""type":"date","format":"any""#, "format", "“%d.%m.%Y”"),
            (#""type":"geojson""#, "type", "the type geojson is not read"),
            (#""type":"year","format":"any""#, "format", "a format needs the type string, not year"),
            (#""type":"list","delimiter":"""#, "delimiter", "“delimiter” must not be empty"),
            (#""delimiter":";""#, "delimiter", "“delimiter” needs the type list, not string"),
            (#""type":"list","itemType":"year""#, "itemType", "“year” is unknown"),
            (#""type":"date","categories":["a"]"#, "categories", "needs the type string or integer, not date"),
            (#""categories":[]"#, "categories", "“categories” is empty"),
            (#""missingValues":[{"label":"x"}]"#, "missingValues[0]", "needs the key “value”"),
            (#""type":"time","format":"any""#, "format", "“%H:%M”"),
            (#""type":"date","format":"dd.MM.yyyy""#, "format", "did you mean “%d.%m.%Y”?"),
            (#""type":"date","format":"MM/DD/YYYY""#, "format", "did you mean “%m/%d/%Y”?"),
            (#""type":"date","format":"iso8601""#, "format", "write “%d.%m.%Y”"),
            (#""type":"date","format":"%d.%b.%Y""#, "format", "“%b” is unknown"),
            (#""type":"date","format":"%d.%m""#, "format", "no year"),
            (#""type":"date","format":"%d.%m.%Y %H""#, "format", "“H” is unknown"),
            (#""type":"date","format":"%d.%m.%y""#, "format", "twoDigitYearsFrom"),
            (#""type":"date","format":"%d.%m.%Y","twoDigitYearsFrom":1970"#, "twoDigitYearsFrom", "two digits"),
            (#""type":"date","format":"%d.%m.%y","twoDigitYearsFrom":-1"#, "twoDigitYearsFrom", "from 0 to 9900"),
            (#""type":"date","twoDigitYearsFrom":1970"#, "twoDigitYearsFrom", "a format"),
            (#""type":"integer","twoDigitYearsFrom":1970"#, "twoDigitYearsFrom", "the type date or datetime"),
            (#""type":"date","format":"email""#, "format", "needs the type string, not date"),
            (#""type":"integer","format":"email""#, "format", "needs the type string, not integer"),
            (#""format":"%d.%m.%Y""#, "format", "unknown"),
            (#""format":"iban""#, "format", #"write "strategies": ["iban"]"#),
            (
                #""type":"date","format":"%d.%m.%y","twoDigitYearsFrom":1970,"constraints":{"minimum":"2080-01-01"}"#,
                "constraints.minimum", "every value would be rejected"
            ),
            (
                #""type":"date","constraints":{"minimumAge":5,"maximumAge":4}"#, "constraints.minimumAge",
                "greater than “maximumAge”"
            ),
            (#""type":"date","constraints":{"minimumAge":-1}"#, "constraints.minimumAge", "0 or more"),
            (#""type":"integer","constraints":{"minimumAge":5}"#, "constraints.minimumAge", "needs the type date"),
            (#""type":"number","decimalChar":";""#, "decimalChar", "use “.” or “,”"),
            (#""type":"integer","decimalChar":",""#, "decimalChar", "needs the type number, not integer"),
            (#""decimalChar":",""#, "decimalChar", "needs the type number, not string"),
            (#""type":"number","groupChar":"_""#, "groupChar", "no separator"),
            (#""type":"number","groupChar":".""#, "groupChar", #"add "decimalChar": ",""#),
            (#""type":"number","groupChar":",","decimalChar":",""#, "groupChar", "remove “decimalChar”"),
            (#""type":"date","bareNumber":false"#, "bareNumber", "needs the type integer or number"),
            (#""type":"boolean","trueValues":[]"#, "trueValues", "not empty"),
            (#""type":"boolean","trueValues":["0"]"#, "trueValues", "in “falseValues”"),
            (#""type":"string","falseValues":["no"]"#, "falseValues", "needs the type boolean"),
            (#""type":"number","decimalchar":",""#, "decimalchar", "did you mean “decimalChar”?"),
            (#""type":"date","constraints":{"age":18}"#, "constraints.age", "did you mean “minimumAge”?"),
        ])
    func mistakes(members: String, place: String, text: String) {
        let error = #expect(throws: DecodingError.self) { try decode(members) }
        #expect(error?.place == place, "\(error?.text ?? "")")
        #expect(error?.text.contains(text) == true, "\(error?.text ?? "")")
    }

    @Test(
        "is written as it was read",
        arguments: [
            #"{"format":"default","name":"a"}"#,
            #"{"format":"%d.%m.%Y","name":"a","type":"date"}"#,
            #"{"constraints":{"minimum":"01.01.2020"},"format":"%d.%m.%Y","name":"a","type":"date"}"#,
            #"{"constraints":{"maximumDays":-1,"minimumAge":18},"format":"%d.%m.%y","name":"a","twoDigitYearsFrom":1970,"type":"date"}"#,
            #"{"format":"%H:%M","name":"a","type":"time"}"#,
            #"{"format":"%d.%m.%Y %H:%M","name":"a","type":"datetime"}"#,
            #"{"decimalChar":",","groupChar":".","name":"a","type":"number"}"#,
            #"{"bareNumber":false,"constraints":{"minimum":5},"name":"a","type":"integer"}"#,
            #"{"bareNumber":true,"name":"a","type":"number"}"#,
            #"{"falseValues":["no"],"name":"a","trueValues":["yes","y"],"type":"boolean"}"#,
            #"{"name":"a","strategies":[{"grouping":"indian","units":["₹"],"use":"decimal"}]}"#,
            #"{"name":"a","strategies":[{"bareNumber":false,"grouping":"space","use":"integer"}]}"#,
            #"{"name":"a","strategies":[{"falseValues":["no"],"trueValues":["yes"],"use":"boolean"}]}"#,
            #"{"name":"a","strategies":[{"format":"dd.MM.yyyy","use":"date"}]}"#,
            #"{"name":"a","strategies":[{"format":"dd.MM.yy HH:mm","twoDigitYearsFrom":1970,"use":"dateTime"}]}"#,
            #"{"name":"a","strategies":[{"minimumAge":18,"use":"date"}]}"#,
        ])
    func roundTrip(json: String) throws {
        let field = try JSONDecoder().decode(ColumnRules.self, from: Data(json.utf8))
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let written = try encoder.encode(field)
        #expect(String(decoding: written, as: UTF8.self) == json)
        #expect(try JSONDecoder().decode(ColumnRules.self, from: written) == field)
    }

    /// The files of three people, as a newcomer writes their rules.
    @Test(
        "fits a spreadsheet, a bank statement, and dates of the United States",
        arguments: [
            (
                #"""
                {"name":"Nr","type":"integer"},{"name":"Datum","type":"date","format":"%d.%m.%Y"},
                {"name":"Preis","type":"number","decimalChar":",","constraints":{"minimum":0}},
                {"name":"Aktiv","type":"boolean","trueValues":["ja"],"falseValues":["nein"]}
                """#,
                [["1", "31.12.2025", "12,50", "ja"], ["2", "1.2.2026", "0,5", "nein"]],
                [
                    ["3", "31.02.2026", "12,50", "ja"], ["4", "01.01.2026", "12.50", "ja"],
                    ["5", "01.01.2026", "1", "x"],
                ]
            ),
            (
                #"""
                {"name":"Buchung","type":"date","format":"%d.%m.%y","twoDigitYearsFrom":1970},
                {"name":"IBAN","strategies":["iban"]},
                {"name":"Betrag","type":"number","decimalChar":",","groupChar":".","bareNumber":false}
                """#,
                [["01.10.26", "DE89 3704 0044 0532 0130 00", "-1.234,56 EUR"]],
                [
                    ["31.09.26", "DE89 3704 0044 0532 0130 00", "1,00"],
                    ["01.10.26", "DE89 3704 0044 0532 0130 00", "1.2.3"],
                    ["01.10.26", "DE89 3704 0044 0532 0130 00", "12.50"],
                ]
            ),
            (
                #"""
                {"name":"E-mail","format":"email"},
                {"name":"Birthday","type":"date","format":"%m/%d/%Y","constraints":{"maximumDays":-1,"maximumAge":130}}
                """#,
                [["ada@example.com", "10/12/1915"], ["name@example.com", "2/29/2024"]],
                [
                    ["ada@example.com", "13/12/1915"], ["name@example.com", "2/29/2023"],
                    ["name@example.com", "11/30/2026"], ["name@example.com", "10/12/1815"],
                ]
            ),
        ])
    func filesOfPeople(fields: String, accepted: [[String]], rejected: [[String]]) throws {
        let rules = try JSONDecoder().decode(TableRules.self, from: Data("{\"fields\":[\(fields)]}".utf8))
        let today = try #require(CalendarDate(year: 2026, month: 11, day: 30))
        CalendarDate.Clock.$override.withValue(.fixed(today)) {
            for (row, isAccepted) in accepted.map({ ($0, true) }) + rejected.map({ ($0, false) }) {
                let errors = zip(rules.fields, row).flatMap { $0.validator.errors(for: $1) }
                #expect(errors.isEmpty == isAccepted, "\(row): \(errors.map(\.reason))")
                #expect(errors.count < 2)
            }
        }
    }

    @Test(
        "keeps a value in the default notation",
        arguments: [
            (#""type":"date","format":"%d.%m.%Y""#, "1.2.2026", "2026-02-01"), (#""type":"date""#, "x", "x"),
            (#""type":"number","decimalChar":",","groupChar":".""#, "1.234,50", "1234.5"),
            (#""type":"number""#, "1.50", "1.50"), (#""type":"integer","groupChar":" ""#, "1 000", "1000"),
            (#""type":"boolean","trueValues":["ja"],"falseValues":["nein"]"#, "ja", "true"),
            (#""type":"number","decimalChar":",""#, "0,00", "0"),
            (#""type":"number","decimalChar":",""#, "1,5e2", "150"),
            (#""strategies":[{"use":"date","format":"d/M/yyyy"}]"#, "1/2/2026", "2026-02-01"),
            (#""strategies":[{"use":"decimal","point":"comma"}]"#, "-0,05", "-0.05"),
            (#""strategies":["paymentCard"]"#, "4242 4242 4242 4242", "4242424242424242"),
            (#""strategies":["paymentCard"]"#, "4242 4242", "4242 4242"),
            (#""missingValues":["-"],"constraints":{"required":false}"#, "-", "-"), (#""title":"x""#, " a ", " a "),
            (
                #""strategies":[{"use":"optional","rule":{"use":"trimmed","rule":{"use":"time","format":"H.mm"}}}]"#,
                " 9.05 ", "09:05:00"
            ),
        ])
    func keptTexts(members: String, text: String, kept: String) throws {
        #expect(try decode(members).keptText(of: text) == kept)
    }

    @Test("makes the text for comparisons independent of the notation")
    func comparisonKeys() throws {
        let date = try decode(#""type":"date","format":"%d.%m.%Y""#)
        #expect(
            date.comparisonKey(for: "1.2.2026") == "2026-02-01" && date.comparisonKey(for: "01.02.2026") == "2026-02-01"
        )
        let amount = try decode(#""type":"number","decimalChar":",","groupChar":".","bareNumber":false"#)
        #expect(amount.comparisonKey(for: "1.234,50 €") == amount.comparisonKey(for: "1234,5"))
        #expect(amount.comparisonKey(for: "1.234,50 €") != amount.comparisonKey(for: "1.235"))
        let consent = try decode(#""type":"boolean","trueValues":["yes","y"],"falseValues":["no"]"#)
        #expect(consent.comparisonKey(for: "y") == "true" && consent.comparisonKey(for: "no") == "false")
        let time = try decode(#""type":"time","format":"%H:%M""#)
        #expect(time.comparisonKey(for: "9:30") == time.comparisonKey(for: "09:30"))
        let file = #"""
            {"fields":[{"name":"a","type":"date","format":"%d.%m.%Y"},{"name":"b","type":"date","format":"%m/%d/%Y"}],
            "rules":[{"columns":["a","b"],"use":"ascending"}]}
            """#
        let rules = try JSONDecoder().decode(TableRules.self, from: Data(file.utf8))
        #expect(rules.rules[0].validator.isValid(["31.12.2025", "1/1/2026"]))
        #expect(!rules.rules[0].validator.isValid(["1.2.2026", "1/31/2026"]))
        let amounts = #"""
            {"fields":[{"name":"a","type":"number","decimalChar":",","groupChar":"."},{"name":"b","type":"number"}],
            "rules":[{"columns":["a","b"],"use":"ascending"}]}
            """#
        let ordered = try JSONDecoder().decode(TableRules.self, from: Data(amounts.utf8)).rules[0].validator
        #expect(ordered.isValid(["1.234,5", "1234.6"]) && !ordered.isValid(["1.234,5", "1234.4"]))
    }
}
