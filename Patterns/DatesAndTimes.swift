// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if StockPatterns

// MARK: - Dates and times

/// A date of the Gregorian calendar that exists, with the lengths of months and the rule of leap years.
private let calendarDate = """
    (?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])\
    |(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))\
    |(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)
    """

extension InputPattern {
    /// The patterns of this file.
    static let dateAndTimePatterns: [InputPattern] = [
        .isoDate, .isoDateTime, .isoDuration, .isoMonth, .isoOrdinalDate, .isoTime, .isoWeek, .isoWeekDate,
        .rfc3339, .time12Hour, .timeZoneOffset,
    ]

    /// A calendar date that exists: `YYYY-MM-DD`.
    public static let isoDate = InputPattern(
        name: "isoDate",
        summary: "A calendar date that exists: `YYYY-MM-DD`.",
        expression: calendarDate,
        source: "ISO 8601-1:2019, section 5.2.2 (extended format); RFC 3339, section 5.6 (full-date)",
        link: "https://www.rfc-editor.org/rfc/rfc3339#section-5.6",
        strategy: ".date",
        note: "The lengths of months and leap years are checked.",
        example: "2026-11-21",
        accepted: [
            "2024-02-29", "2000-02-29", "0000-01-01", "9999-12-31", "2026-04-30", "1996-02-29", "2026-01-31",
            "2026-02-28", "2026-03-31", "2026-05-31", "2026-06-30", "2026-07-31", "2026-08-31", "2026-09-30",
            "2026-10-31", "2026-12-31", "2400-02-29", "2026-10-09",
        ],
        rejected: [
            "2026-13-01", "2026-00-10", "2026-04-31", "2026-02-29", "1900-02-29", "2026-11-32", "2026-11-00",
            "26-11-21", "2026-1-1", "20261121", "21.11.2026", "2026/11/21", "-2026-11-21", "2026-06-31", "2026-09-31",
            "2026-11-31", "2100-02-29", "2023-02-29", "2026-02-30", "2024-02-30", "2026-14-01", "2026-20-01",
            "12026-01-01",
        ])

    /// A calendar date and a time: `YYYY-MM-DDThh:mm`, optionally with seconds, fraction, and offset.
    public static let isoDateTime = InputPattern(
        name: "isoDateTime",
        summary: "A calendar date and a time: `YYYY-MM-DDThh:mm`, optionally with seconds, fraction, and offset.",
        expression: """
            \(calendarDate)\
            T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:[.,][0-9]+)?)?\
            (?:Z|[+-](?:[01][0-9]|2[0-3])(?::[0-5][0-9])?)?
            """,
        source: "ISO 8601-1:2019, section 5.4 (extended format)",
        link: "https://www.iso.org/standard/70907.html",
        note: "A time without an offset is local time. For an instant, use `rfc3339`.",
        example: "2026-11-21T10:15:30",
        accepted: [
            "2026-11-21T10:15", "2026-11-21T10:15:30.123", "2026-11-21T10:15:30,5Z", "2026-11-21T10:15+01:00",
            "2024-02-29T23:59:59-08", "2026-01-31T00:00Z", "2026-06-30T23:59:59,999+05:30", "2026-02-28T12:00+02",
        ],
        rejected: [
            "2026-11-21", "2026-11-21 10:15", "2026-11-21T24:00", "2026-11-21T10", "2026-11-21T10:60",
            "2026-02-30T10:15", "2026-11-21t10:15", "2026-11-21T10:15:30+1", "T10:15", "2026-02-29T10:15",
            "2026-06-31T10:15", "2026-11-21T10:15:60", "2026-11-21T10:15:30.", "2026-11-21T10:15Z+01:00",
            "2026-11-21T10:15+24",
        ])

    /// A duration, such as `P3Y6M4DT12H30M5S` or `P2W`.
    public static let isoDuration = InputPattern(
        name: "isoDuration",
        summary: "A duration, such as `P3Y6M4DT12H30M5S` or `P2W`.",
        expression: """
            (?![0-9A-Z]*[.,][0-9]+[A-Z][0-9T])\
            P(?:[0-9]+(?:[.,][0-9]+)?W\
            |(?:[0-9]+(?:[.,][0-9]+)?Y(?:[0-9]+(?:[.,][0-9]+)?M)?(?:[0-9]+(?:[.,][0-9]+)?D)?\
            |[0-9]+(?:[.,][0-9]+)?M(?:[0-9]+(?:[.,][0-9]+)?D)?|[0-9]+(?:[.,][0-9]+)?D)\
            (?:T(?:[0-9]+(?:[.,][0-9]+)?H(?:[0-9]+(?:[.,][0-9]+)?M)?(?:[0-9]+(?:[.,][0-9]+)?S)?\
            |[0-9]+(?:[.,][0-9]+)?M(?:[0-9]+(?:[.,][0-9]+)?S)?|[0-9]+(?:[.,][0-9]+)?S))?\
            |T(?:[0-9]+(?:[.,][0-9]+)?H(?:[0-9]+(?:[.,][0-9]+)?M)?(?:[0-9]+(?:[.,][0-9]+)?S)?\
            |[0-9]+(?:[.,][0-9]+)?M(?:[0-9]+(?:[.,][0-9]+)?S)?|[0-9]+(?:[.,][0-9]+)?S))
            """,
        source: "ISO 8601-1:2019, section 5.5.2; RFC 3339, appendix A",
        link: "https://www.rfc-editor.org/rfc/rfc3339#appendix-A",
        note: "Only the last number can have a fraction. Weeks cannot be combined with other units.",
        example: "P1DT12H",
        accepted: [
            "P3Y6M4DT12H30M5S", "P2W", "P1D", "PT36H", "PT0S", "P1M", "PT1M", "PT0.5S", "P0,5Y", "P1Y3D", "P1Y",
            "P1Y2M", "P1Y2M3D", "P1M2D", "PT1H2M", "PT1H2M3S", "PT1H3S", "PT2M3S", "P10W", "P1YT1H", "P1MT1M", "P2DT3S",
            "P0,5W", "PT12.5M", "PT1,25H",
        ],
        rejected: [
            "P", "PT", "P1YT", "1Y", "P1", "P1H", "PT1D", "P1M2Y", "P1W2D", "P1.5Y2M", "p1d", "-P1D", "P1S", "P٢Y",
            "P1.5M2D", "PT1.5H2M", "PT1.5M2S", "P1Y2W", "P1D1D", "P1DT", "PT1S2M", "P.5D", "P5.D",
        ])

    /// A month of a year: `YYYY-MM`.
    public static let isoMonth = InputPattern(
        name: "isoMonth",
        summary: "A month of a year: `YYYY-MM`.",
        expression: "[0-9]{4}-(?:0[1-9]|1[0-2])",
        source: "ISO 8601-1:2019, section 5.2.2.2; WHATWG, HTML Standard, section 2.3.5.1",
        link: "https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-month-string",
        example: "2026-11",
        accepted: ["2026-01", "2026-12", "0001-06", "1999-10", "9999-09"],
        rejected: ["2026-13", "2026-00", "2026-1", "202611", "26-11", "2026-11-21", "2026/11"])

    /// A date as a day of the year: `YYYY-DDD`.
    public static let isoOrdinalDate = InputPattern(
        name: "isoOrdinalDate",
        summary: "A date as a day of the year: `YYYY-DDD`.",
        expression: """
            [0-9]{4}-(?:00[1-9]|0[1-9][0-9]|[12][0-9]{2}|3[0-5][0-9]|36[0-5])\
            |(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-366
            """,
        source: "ISO 8601-1:2019, section 5.2.3 (extended format)",
        link: "https://www.iso.org/standard/70907.html",
        example: "2026-325",
        accepted: [
            "2026-001", "2026-365", "2024-366", "2000-366", "1999-099", "2026-009", "2026-010", "2026-100", "2026-299",
            "2026-359", "2026-360", "2020-366",
        ],
        rejected: [
            "2026-000", "2026-366", "1900-366", "2024-367", "2026-32", "2026325", "2026-11-21", "2023-366", "2100-366",
            "2026-370", "2026-400", "2026-01",
        ])

    /// A time of day: `hh:mm` or `hh:mm:ss`, optionally with fraction and offset.
    public static let isoTime = InputPattern(
        name: "isoTime",
        summary: "A time of day: `hh:mm` or `hh:mm:ss`, optionally with fraction and offset.",
        expression: """
            T?(?:(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:[.,][0-9]+)?)?\
            (?:Z|[+-](?:[01][0-9]|2[0-3])(?::[0-5][0-9])?)?\
            |23:59:60(?:[.,][0-9]+)?(?:Z|[+-]00(?::00)?)?\
            |(?:(?:[01][0-9]|2[0-2]):(?:14|29|44|59)|23:(?:14|29|44)):60(?:[.,][0-9]+)?[+-](?:[01][0-9]\
            |2[0-3]):[0-5][0-9])
            """,
        source: "ISO 8601-1:2019, section 5.3 (extended format)",
        link: "https://www.iso.org/standard/70907.html",
        note: """
            24:00, which the amendment of 2022 allows again, is rejected, because most software cannot \
            read it. A leap second is accepted where one can occur.
            """,
        example: "10:15:30",
        accepted: [
            "10:15", "00:00", "23:59:59", "10:15:30.123", "10:15:30,5", "T10:15Z", "10:15+01:00", "10:15:30-08",
            "23:59:60Z",
            "15:59:60-08:00",
        ],
        rejected: [
            "24:00", "25:00", "10:60", "10:15:60", "23:59:60+01:00", "1:15", "10", "1015", "10:15 pm", "10:15:30.",
            "10:15+1", "10:15z",
        ])

    /// A week of a year: `YYYY-Www`.
    public static let isoWeek = InputPattern(
        name: "isoWeek",
        summary: "A week of a year: `YYYY-Www`.",
        expression: "[0-9]{4}-W(?:0[1-9]|[1-4][0-9]|5[0-3])",
        source: "ISO 8601-1:2019, section 5.2.4; WHATWG, HTML Standard, section 2.3.5.8",
        link: "https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-week-string",
        note: "Week 53, which only some years have, is accepted for every year.",
        example: "2026-W47",
        accepted: ["2026-W01", "2026-W53", "2009-W53", "2008-W39", "1999-W52"],
        rejected: ["2026-W00", "2026-W54", "2026-W1", "2026W47", "2026-w47", "2026-47", "2026-W47-6"])

    /// A date as a week and a day of the week: `YYYY-Www-D`.
    public static let isoWeekDate = InputPattern(
        name: "isoWeekDate",
        summary: "A date as a week and a day of the week: `YYYY-Www-D`.",
        expression: "[0-9]{4}-W(?:0[1-9]|[1-4][0-9]|5[0-3])-[1-7]",
        source: "ISO 8601-1:2019, section 5.2.4 (extended format)",
        link: "https://www.iso.org/standard/70907.html",
        note: "Week 53, which only some years have, is accepted for every year.",
        example: "2026-W47-6",
        accepted: ["2009-W01-1", "2009-W53-7", "2008-W39-6", "1985-W15-5", "2020-W53-5"],
        rejected: [
            "2026-W47", "2026-W47-0", "2026-W47-8", "2026-W54-1", "2026-W00-1", "2026W476", "2026-w47-6",
        ])

    /// An Internet date and time: `YYYY-MM-DDThh:mm:ss`, an optional fraction, and an offset.
    public static let rfc3339 = InputPattern(
        name: "rfc3339",
        summary: "An Internet date and time: `YYYY-MM-DDThh:mm:ss`, an optional fraction, and an offset.",
        expression: #"""
            \#(calendarDate)\#
            [Tt](?:(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\.[0-9]+)?(?:[Zz]|[+-](?:[01][0-9]\#
            |2[0-3]):[0-5][0-9])\#
            |23:59:60(?:\.[0-9]+)?(?:[Zz]|[+-]00:00)\#
            |(?:(?:[01][0-9]|2[0-2]):(?:14|29|44|59)|23:(?:14|29|44)):60(?:\.[0-9]+)?[+-](?:[01][0-9]\#
            |2[0-3]):[0-5][0-9])
            """#,
        source: "RFC 3339, section 5.6 (date-time)",
        link: "https://www.rfc-editor.org/rfc/rfc3339#section-5.6",
        note: "A leap second is accepted in the last minute before midnight UTC.",
        example: "1996-12-19T16:39:57-08:00",
        accepted: [
            "1985-04-12T23:20:50.52Z", "1990-12-31T23:59:60Z", "1990-12-31T15:59:60-08:00",
            "1937-01-01T12:00:27.87+00:20", "2024-02-29t00:00:00z", "2026-11-21T10:15:30-00:00",
            "2026-11-21T23:59:59.999999Z", "2026-04-30T00:00:00+14:00", "2026-06-30T23:59:60.5Z",
            "1998-12-31T23:29:60+23:30", "2000-02-29T12:34:56-12:00",
        ],
        rejected: [
            "1985-04-12", "1985-04-12T23:20:50", "1985-04-12T23:20Z", "1985-04-12 23:20:50Z", "1985-04-12T24:00:00Z",
            "1985-02-29T23:20:50Z", "1998-12-31T23:58:60Z", "1998-12-31T22:59:60Z", "1998-12-31T23:59:60+01:00",
            "1985-04-12T23:20:50.Z", "1985-04-12T23:20:50+01", "1985-04-12T23:20:50+24:00", "1985-04-12T23:20:50+0100",
            "1985-04-12T23:20:61Z", "2026-13-01T00:00:00Z", "2026-11-21T23:60:00Z", "2026-11-21T10:15:30+01:60",
            "2026-11-21T10:15:30,5Z", "26-11-21T10:15:30Z", "2026-11-21T10:15:30Z+01:00",
        ])

    /// A time of the twelve-hour clock with AM or PM.
    public static let time12Hour = InputPattern(
        name: "time12Hour",
        summary: "A time of the twelve-hour clock with AM or PM.",
        expression: #"(?:0?[1-9]|1[0-2]):[0-5][0-9](?::[0-5][0-9])?[ \u202F]?(?:[AaPp][Mm]|[AaPp]\.[Mm]\.)"#,
        source: "Unicode CLDR, time formats of the locale en (h:mm a)",
        link: "https://cldr.unicode.org/translation/date-time/date-time-patterns",
        note: "Recent versions of CLDR write a narrow no-break space before AM, which is accepted.",
        example: "1:05 PM",
        accepted: ["12:00 am", "01:30pm", "11:59:59 PM", "9:15 a.m.", "10:15\u{202F}AM"],
        rejected: ["13:00 PM", "0:30 AM", "1:5 PM", "1:60 PM", "1 PM", "10:15", "10:15  AM", "10:15 XM"])

    /// A time zone offset from UTC: `Z`, `+hh:mm`, or `-hh:mm`.
    public static let timeZoneOffset = InputPattern(
        name: "timeZoneOffset",
        summary: "A time zone offset from UTC: `Z`, `+hh:mm`, or `-hh:mm`.",
        expression: "[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9]",
        source: "RFC 3339, section 5.6 (time-offset)",
        link: "https://www.rfc-editor.org/rfc/rfc3339#section-5.6",
        example: "-08:00",
        accepted: ["Z", "+00:00", "+05:30", "+14:00", "-00:00", "z"],
        rejected: ["+24:00", "+01", "0100", "+0100", "+1:00", "+05:60", "UTC", "\u{2212}08:00"])
}

#endif
