// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationRules
import Testing

@Suite("The constraints of a column")
struct ColumnConstraintsTests {
    /// Returns a column with some members.
    @discardableResult
    private func decode(_ members: String) throws -> ColumnRules {
        try JSONDecoder().decode(ColumnRules.self, from: Data(#"{"name":"a",\#(members)}"#.utf8))
    }

    @Test("limit lists of strategies, because long ones overflow a thread's stack", arguments: [1_000, 1_001])
    func longLists(count: Int) throws {
        let list = repeatElement(#""numeric""#, count: count).joined(separator: ",")
        for (members, name) in [
            (#""strategies":[\#(list)]"#, "strategies"),
            (#""strategies":[{"use":"anyOf","rules":[\#(list)]}]"#, "rules"),
        ] {
            if count == 1_000 {
                #expect(try decode(members).validator.isValid("1"))
            } else {
                let error = #expect(throws: DecodingError.self) { try decode(members) }
                #expect("\(error!)".contains("“\(name)” has more than 1,000 strategies"))
            }
        }
    }

    @Test(
        "are strategies within the type",
        arguments: [
            (#""type":"integer","constraints":{"minimum":1,"maximum":6}"#, ["1", "6"], ["0", "7", "x"]),
            (#""type":"integer","constraints":{"enum":["1","2"]}"#, ["1"], ["3", "x"]),
            (#""type":"number","constraints":{"minimum":0.5}"#, ["0.5", "5e-1", "1e3"], ["0.4"]),
            (#""type":"date","constraints":{"minimum":"2024-01-01"}"#, ["2024-01-01"], ["2023-12-31"]),
            (#""constraints":{"minLength":2,"maxLength":3}"#, ["ab", "abc"], ["a", "abcd"]),
            (#""constraints":{"pattern":"[A-Z]+"}"#, ["AB"], ["ABc", "AB\n"]),
            (#""constraints":{"enum":["S","M"]}"#, ["S"], ["s", "L"]),
            (#""type":"integer","constraints":{"enum":[1,"2"]}"#, ["1", "2", "01"], ["3", "1.0", "12"]),
            (#""type":"number","constraints":{"enum":[1,"2.50",-0.0]}"#, ["1.0", "2.5", "25e-1", "0"], ["1.01", "x"]),
            (
                #""type":"number","decimalChar":",","constraints":{"enum":[1.5,2]}"#, ["1,5", "1,50", "2", "2,0"],
                ["1.5", "3"]
            ),
            (
                #""type":"number","bareNumber":false,"constraints":{"enum":[10,"€5"]}"#,
                ["10", "10 %", "€10.0", "5 €"],
                ["11 %", "-10 %", "(10)"]
            ),
            (
                #""type":"number","decimalChar":",","groupChar":".","constraints":{"enum":[1234.5]}"#,
                ["1.234,5", "1234,50"], ["1.234", "12.34,5"]
            ),
            (
                #""type":"integer","groupChar":",","bareNumber":false,"constraints":{"enum":["1,000"]}"#, ["1000 m"],
                ["1"]
            ),
            (#""type":"boolean","constraints":{"enum":["1"]}"#, ["true", "1", "TRUE"], ["false", "0", "yes"]),
            (
                #""type":"date","format":"%d.%m.%Y","constraints":{"enum":["1.2.2026","2026-03-01"]}"#,
                ["01.02.2026", "1.2.2026", "1.3.2026"], ["2.1.2026", "2026-02-01"]
            ),
            (#""type":"time","constraints":{"enum":["09:00"]}"#, ["09:00:00", "11:00:00+02:00"], ["09:01", "9:00"]),
            (
                #""type":"datetime","constraints":{"enum":["2026-01-01T00:00:00Z"]}"#,
                ["2026-01-01T00:00:00.0", "2026-01-01T01:00:00+01:00"], ["2026-01-01T00:00:00+01:00"]
            ),
            (
                #""type":"duration","constraints":{"enum":["P1Y","PT60S"]}"#, ["P12M", "P0Y12M0D", "PT1M", "PT60.0S"],
                ["P365D", "-P1Y", "PT60.1S"]
            ),
            (#""type":"year","constraints":{"enum":[2026,"2027"]}"#, ["2026", "2027"], ["2028"]),
            (#""type":"yearmonth","constraints":{"enum":["2026-01"]}"#, ["2026-01"], ["2026-02"]),
            (#""type":"boolean","constraints":{"enum":[true]}"#, ["true", "1"], ["false", "0"]),
            (
                #""type":"boolean","trueValues":["ja"],"falseValues":["nein"],"constraints":{"enum":[true]}"#, ["ja"],
                ["nein"]
            ),
            (#""type":"integer","constraints":{"minimum":"1","maximum":"+6"}"#, ["1", "6"], ["0", "7"]),
            (#""type":"number","constraints":{"minimum":"-99.99"}"#, ["-99.99"], ["-100"]),
            (#""type":"integer","constraints":{"exclusiveMinimum":0,"exclusiveMaximum":6}"#, ["1", "5"], ["0", "6"]),
            (
                #""type":"number","constraints":{"exclusiveMinimum":0,"exclusiveMaximum":1}"#, ["0.1", "0.9"],
                ["0", "1"]
            ),
            (
                #""type":"date","constraints":{"exclusiveMinimum":"2024-02-28","exclusiveMaximum":"2024-03-02"}"#,
                ["2024-02-29", "2024-03-01"], ["2024-02-28", "2024-03-02"]
            ),
            (
                #""type":"date","format":"%d.%m.%Y","constraints":{"exclusiveMaximum":"31.12.2024"}"#, ["30.12.2024"],
                ["31.12.2024"]
            ),
            (
                #""type":"time","constraints":{"minimum":"08:00","exclusiveMaximum":"18:00:00"}"#,
                ["08:00", "17:59:59.9", "19:30:00+02:00"], ["07:59:59", "18:00", "16:30:00-02:00", "x"]
            ),
            (
                #""type":"time","format":"%H.%M","constraints":{"minimum":"8.30","maximum":"10:00:00"}"#,
                ["8.30", "08.30", "10.00"], ["8.29", "10.01", "09:00"]
            ),
            (
                #""type":"datetime","constraints":{"minimum":"2026-01-01T00:00:00Z"}"#,
                ["2026-01-01T00:00:00", "2026-01-01T01:00:00+01:00"],
                ["2025-12-31T23:59:59Z", "2026-01-01T00:30:00+01:00"]
            ),
            (
                #""type":"datetime","format":"%d.%m.%Y %H:%M","constraints":{"exclusiveMinimum":"1.2.2026 09:30"}"#,
                ["01.02.2026 09:31", "2.2.2026 00:00"], ["01.02.2026 09:30", "31.1.2026 10:00"]
            ),
            (
                #""type":"year","constraints":{"minimum":1900,"exclusiveMaximum":2000}"#, ["1900", "1999"],
                ["1899", "2000"]
            ),
            (#""type":"year","constraints":{"minimum":"1900","maximum":"1999"}"#, ["1900", "1999"], ["1899", "2000"]),
            (
                #""type":"number","constraints":{"exclusiveMinimum":"0","exclusiveMaximum":"1e0"}"#, ["0.1"],
                ["0", "1.0"]
            ),
            (
                #""type":"yearmonth","constraints":{"minimum":"2025-12","exclusiveMaximum":"2026-03"}"#,
                ["2025-12", "2026-01", "2026-02"], ["2025-11", "2026-03", "2024-12"]
            ),
            (
                #""type":"duration","constraints":{"minimum":"PT1H","maximum":"P1D"}"#,
                ["PT60M", "PT24H", "PT23H59M59.999S", "PT86400.0S"], ["PT59M59.9S", "PT24H0.001S", "P1M", "-PT2H"]
            ),
            (
                #""type":"duration","constraints":{"exclusiveMinimum":"P1Y","exclusiveMaximum":"P2Y"}"#,
                ["P13M", "P1Y1D", "P1YT0.1S", "P367D", "P23M"],
                ["P1Y", "P12M", "P364D", "P366D", "P2Y", "P24M", "P731D"]
            ),
            (
                #""type":"duration","constraints":{"minimum":"-PT1.25S","maximum":"P1M"}"#,
                ["-PT1.25S", "-PT1.2S", "PT0S", "-PT0S", "P27D", "P0Y1M"],
                ["-PT1.26S", "-PT2S", "P28D", "P31D", "P32D"]
            ),
            (
                #""type":"duration","constraints":{"minimum":"P1M"}"#,
                ["P1M", "P32D", "P99999999999999999999Y", "PT99999999999999999999999S"],
                ["P28D", "P31D", "-P99999999999999999999Y"]
            ),
            (#""type":"list","constraints":{"minLength":2,"maxLength":3}"#, ["a,b", "a,b,"], ["a", "a,b,c,d"]),
            (#""type":"array","constraints":{"maxLength":1}"#, ["[]", "[1]"], ["[1,2]"]),
            (#""type":"object","constraints":{"minLength":1}"#, [#"{"a":1}"#], ["{}"]),
            (#""categories":["S",{"value":"M","label":"medium"}]"#, ["S", "M"], ["medium"]),
            (#""type":"integer","categories":[{"value":0},1]"#, ["0", "1"], ["2"]),
            (#""categories":["S","M"],"categoriesOrdered":true,"constraints":{"enum":["S"]}"#, ["S"], ["M"]),
            (#""constraints":{"enum":["S","MM"],"maxLength":1}"#, ["S"], ["MM"]),
            (#""constraints":{"minLength":2},"strategies":["alpha"]"#, ["ab"], ["a", "12"]),
        ] as [(String, [String], [String])])
    func rules(members: String, accepted: [String], rejected: [String]) throws {
        let validator = try decode(members).validator
        for input in accepted { #expect(validator.isValid(input), "\(input)") }
        for input in rejected { #expect(!validator.isValid(input), "\(input)") }
    }

    @Test("accept anything if they only make the column optional")
    func anything() throws {
        let field = try decode(#""constraints":{"required":false}"#)
        #expect(!field.isRequired)
        #expect(field.validator.isValid(nil) && field.validator.isValid("") && field.validator.isValid("x"))
    }

    @Test("with the limits of times are errors with the limit, and a rule file that means the same")
    func timeLimits() throws {
        let members = #""type":"time","constraints":{"exclusiveMaximum":"18:00","minimum":"08:00"}"#
        let column = try decode(members)
        let early = column.validator.errors(for: "07:00")
        #expect(early.map(\.code) == [.comparisonTooSmall] && early[0].reason.contains("08:00"), "\(early)")
        #expect(column.validator.errors(for: "18:00").map(\.code) == [.comparisonNotLess])
        #expect(column.validator.errors(for: "x").map(\.code) == [.timeFormat])
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let written = String(decoding: try encoder.encode(column), as: UTF8.self)
        #expect(written == #"{"constraints":{"exclusiveMaximum":"18:00","minimum":"08:00"},"name":"a","type":"time"}"#)
        #expect(try JSONDecoder().decode(ColumnRules.self, from: Data(written.utf8)) == column)
        #expect(try decode(#""type":"time","constraints":{"minimum":"08:00"}"#) != column)
    }

    @Test(
        "of a type have an error with a code and the limit or the values",
        arguments: [
            (#""type":"number","constraints":{"enum":[1,2.5]}"#, "3", .membershipUnknown, "a must be 1 or 2.5"),
            (#""type":"duration","constraints":{"enum":["P1Y"]}"#, "P1D", .membershipUnknown, "a must be P1Y"),
            (
                #""type":"yearmonth","constraints":{"minimum":"2026-01"}"#, "2025-12", .comparisonTooSmall,
                "a must be 2026-01 or later"
            ),
            (
                #""type":"yearmonth","constraints":{"exclusiveMaximum":"2026-01"}"#, "2026-01", .comparisonNotLess,
                "a must be before 2026-01"
            ),
            (
                #""type":"duration","constraints":{"maximum":"P30D"}"#, "P1M", .comparisonTooLarge,
                "a must be P30D or less"
            ),
            (
                #""type":"duration","constraints":{"minimum":"P30D"}"#, "P1M", .comparisonTooSmall,
                "a must be P30D or more"
            ),
            (
                #""type":"duration","constraints":{"exclusiveMinimum":"PT0S"}"#, "PT0.0S", .comparisonNotGreater,
                "a must be more than PT0S"
            ),
            (
                #""type":"duration","constraints":{"minimum":"PT1S"}"#, "1 s", .patternMismatch,
                "a must look like P1DT12H: check character 1"
            ),
            (
                #""type":"year","constraints":{"exclusiveMinimum":"1999"}"#, "1999", .comparisonTooSmall,
                "a must be 2000 or more"
            ),
        ] as [(String, String, ValidationError.Code, String)])
    func typedErrors(members: String, input: String, code: ValidationError.Code, reason: String) throws {
        let column = try decode(members)
        let errors = column.validator.errors(for: input)
        #expect(errors.map(\.code) == [code] && errors[0].domain == .builtIn && errors[0].reason == reason, "\(errors)")
        let written = try JSONEncoder().encode(column)
        #expect(try JSONDecoder().decode(ColumnRules.self, from: written) == column)
    }

    @Test("can describe a field that is always empty, if it may be empty")
    func alwaysEmpty() throws {
        let validator = try decode(#""constraints":{"maxLength":0,"required":false}"#).validator
        #expect(validator.isValid("") && !validator.isValid("x"))
    }

    @Test(
        "have an error with the place and the way out for each mistake",
        arguments: [
            (#""constraints":{"maxLenght":1}"#, "maxLenght", "“maxLength”"),
            (#""constraints":{"required":"yes"}"#, "required", ""),
            (#""constraints":{"unique":1}"#, "unique", ""),
            (#""constraints":{"pattern":"(a"}"#, "pattern", ""),
            (#""constraints":{"pattern":"a^b"}"#, "pattern", "the pattern matches no text"),
            (
                #""type":"integer","constraints":{"pattern":"a"}"#, "pattern",
                "“pattern” needs the type string, not integer"
            ),
            (#""constraints":{"enum":[]}"#, "enum", "“enum” is empty: every value would be rejected"),
            (#""constraints":{"enum":["a",1]}"#, "enum[1]", ""),
            (
                #""constraints":{"minimum":1}"#, "minimum",
                "“minimum” needs the type integer, number, date, time, datetime, year, yearmonth, or duration, not string"
            ),
            (
                #""type":"boolean","constraints":{"maximum":1}"#, "maximum",
                "“maximum” needs the type integer, number, date, time, datetime, year, yearmonth, or duration, not boolean"
            ),
            (#""type":"integer","constraints":{"minimum":3,"maximum":1}"#, "minimum", "greater than “maximum”"),
            (#""type":"date","constraints":{"minimum":1}"#, "minimum", ""),
            (#""constraints":{"minLength":3,"maxLength":1}"#, "minLength", "greater than “maxLength”"),
            (
                #""type":"integer","constraints":{"maxLength":1}"#, "maxLength",
                "“maxLength” needs the type string, list, array, or object, not integer"
            ),
            (
                #""type":"date","constraints":{"minLength":1}"#, "minLength",
                "“minLength” needs the type string, list, array, or object, not date"
            ),
            (
                #""type":"date","constraints":{"maxLength":2,"minLength":1}"#, "minLength",
                "“minLength” needs the type string, list, array, or object, not date"
            ),
            (#""constraints":{"maxLength":-1}"#, "maxLength", "0 or more"),
            (#""type":"list","constraints":{"minLength":-1}"#, "minLength", "“minLength” must be 0 or more"),
            (#""type":"list","constraints":{"minLength":2,"maxLength":1}"#, "minLength", "greater than “maxLength”"),
            (
                #""type":"integer","constraints":{"minimum":1,"exclusiveMinimum":0}"#, "exclusiveMinimum",
                "write “minimum” or “exclusiveMinimum”, not both"
            ),
            (
                #""type":"integer","constraints":{"exclusiveMaximum":"-9223372036854775808"}"#, "exclusiveMaximum",
                "this number is too large"
            ),
            (#""type":"integer","constraints":{"minimum":"x"}"#, "minimum", "“x” is no whole number"),
            (#""type":"number","constraints":{"maximum":"nan"}"#, "maximum", "“nan” is no number"),
            (#""type":"date","constraints":{"exclusiveMinimum":"x"}"#, "exclusiveMinimum", "is not a date"),
            (
                #""type":"time","constraints":{"minimum":"25:00"}"#, "minimum",
                "“minimum” is not a time in the column's format"
            ),
            (#""type":"datetime","constraints":{"maximum":"9:30"}"#, "maximum", "is not a datetime"),
            (#""type":"datetime","constraints":{"maximum":5}"#, "maximum", ""),
            (
                #""type":"time","constraints":{"minimum":"10:00","exclusiveMaximum":"10:00"}"#, "minimum",
                "no value is between the limits: every value would be rejected"
            ),
            (
                #""type":"geopoint","constraints":{"exclusiveMinimum":"0, 0"}"#, "exclusiveMinimum",
                "“exclusiveMinimum” needs the type integer, number, date, time, datetime, year, yearmonth, or duration"
            ),
            (#""type":"yearmonth","constraints":{"minimum":"2026-13"}"#, "minimum", "or such as 2026-11"),
            (
                #""type":"yearmonth","constraints":{"minimum":"2026-02","maximum":"2026-01"}"#, "minimum",
                "no value is between the limits"
            ),
            (#""type":"duration","constraints":{"maximum":"30 days"}"#, "maximum", "or such as P1DT12H"),
            (
                #""type":"duration","constraints":{"minimum":"P30D","maximum":"P1M"}"#, "minimum",
                "no value is between the limits"
            ),
            (
                #""type":"duration","constraints":{"maximum":"P1000000001Y"}"#, "maximum",
                "“P1000000001Y” is longer than 1000000000 years, which is not compared"
            ),
            (#""type":"duration","constraints":{"enum":["P9999999999Y"]}"#, "enum", "which is not compared"),
            (#""type":"integer","constraints":{"enum":[1,2.5]}"#, "enum", "“2.5” is no value of the type integer"),
            (#""type":"number","constraints":{"enum":[true]}"#, "enum", "“true” is no value of the type number"),
            (#""type":"boolean","constraints":{"enum":["yes"]}"#, "enum", "“yes” is no value of the type boolean"),
            (#""type":"date","constraints":{"enum":["1.2.2026"]}"#, "enum", "“1.2.2026” is no value of the type date"),
            (#""type":"date","constraints":{"enum":[1]}"#, "enum[0]", ""),
            (
                #""type":"yearmonth","constraints":{"enum":["2026"]}"#, "enum",
                "“2026” is no value of the type yearmonth"
            ),
            (#""type":"year","constraints":{"minimum":"x"}"#, "minimum", "“x” is no whole number"),
            (
                #""type":"year","constraints":{"minimum":2000,"maximum":1900}"#, "minimum",
                "“minimum” is greater than “maximum”"
            ),
            (
                #""constraints":{"maximumMissingShare":2}"#, "maximumMissingShare",
                "“maximumMissingShare” is a share from 0 to 1, such as 0.01 for 1 %"
            ),
            (
                #""type":"object","constraints":{"jsonSchema":{}}"#, "jsonSchema",
                "“constraints” has no key “jsonSchema”; a program validates JSON with a schema"
            ),
            (
                #""constraints":{"maxLength":0}"#, "maxLength",
                "“maxLength” is 0 for a value that is required: every value would be rejected"
            ),
            (#""constraints":{"minLength":65537}"#, "minLength", "every value would be rejected"),
        ])
    func mistakes(members: String, place: String, text: String) {
        let error = #expect(throws: DecodingError.self) { try decode(members) }
        #expect(error?.place == "constraints.\(place)")
        #expect(error?.text.contains(text) == true || text.isEmpty, "\(error?.text ?? "")")
    }
}
