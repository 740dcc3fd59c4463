// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A key or a word of rule files, as `validate explain` explains it.
struct RuleFileKey {
    let name: String
    /// Where it belongs.
    let place: String
    let summary: String
    let example: String

    private init(_ name: String, _ place: String, _ summary: String, _ example: String) {
        (self.name, self.place, self.summary, self.example) = (name, place, summary, example)
    }

    /// Returns the page of a key, or `nil` if there's none with the name.
    static func page(of name: String) -> String? {
        let keys = all.filter { $0.name == name }
        guard !keys.isEmpty else { return nil }
        return keys.map { key in
            "\(key.name) (\(key.place))\n" + Printable.wrapped(key.summary, after: "  ", indent: 2)
                + Printable.wrapped(key.example, after: "  Example: ", indent: 4)
        }.joined(separator: "\n") + "  See validate help rules.\n"
    }

    static let all: [RuleFileKey] = constraints + rules + fieldKeys + tableKeys

    private static let constraints = [
        ("required", "true: an empty or missing value is an error. false: the value may be empty or missing.", "true"),
        ("unique", "true: each value is in only one row. Missing values are not compared.", "true"),
        ("enum", "The accepted values. In a column of numbers, 1.0 is 1.", #"["S", "M", "L"]"#),
        ("minimum", "The least value of a number, a date, a time, a month, or a duration such as P30D.", "0"),
        ("maximum", "The greatest value of a number, a date, a time, a month, or a duration such as P30D.", "100"),
        ("exclusiveMinimum", "A number, a date, or another limit that every value is greater than.", "0"),
        ("exclusiveMaximum", "A number, a date, or another limit that every value is less than.", "100"),
        ("minLength", "The least number of characters of a text, or of items of a list.", "2"),
        ("maxLength", "The greatest number of characters of a text, or of items of a list.", "50"),
        ("pattern", "A regular expression for the whole value.", #""[A-Z]{2}[0-9]{3}""#),
        ("minimumAge", "Of a date of birth: the least age in years today.", "18"),
        ("maximumAge", "Of a date of birth: the greatest age in years today.", "120"),
        ("minimumDays", "Of a date: the least number of days from today, negative for days before it.", "0"),
        ("maximumDays", "Of a date: the greatest number of days from today; 0 accepts no date after today.", "0"),
        (
            "maximumMissingShare",
            """
            The largest accepted share of missing values, from 0 to 1, of all rows. The column also needs “required” \
            with false, so that each of them alone is accepted. With more, the file has one more problem.
            """, "0.01"
        ),
        (
            "maximumWarnedShare",
            """
            The largest accepted share of values with a warning, from 0 to 1, of all rows, also of the rows without a \
            value. The column needs a strategy with the severity “warning”, which accepts what it warns about. With \
            more, the file has one more problem, which names the first lines.
            """, #"0.02, beside "strategies": [{ "use": "phoneUS", "severity": "warning" }]"#
        ),
    ].map { name, summary, value in
        let (first, rest) = (
            value.prefix { $0 != "," || value.first == "[" }, value.drop { $0 != "," || value.first == "[" }
        )
        return RuleFileKey(
            name, "constraint in rule files", summary, "\"constraints\": { \"\(name)\": \(first) }\(rest)")
    }

    private static let rules = [
        ("equal", "The columns have the same value in each row.", #""columns": ["email", "repeated"]"#),
        ("notEqual", "The columns have different values in each row.", #""columns": ["old", "new"]"#),
        (
            "ascending",
            """
            The first column's value is less than the second's, or before it; with “orEqual”, it may be the same. Both \
            columns have the same type, which has an order, such as date or number.
            """, #""columns": ["from", "to"], "orEqual": true"#
        ),
        ("atLeastOne", "One of the columns has a value in each row.", #""columns": ["phone", "email"]"#),
        (
            "requires",
            """
            In rows in which the first column has a value, the second needs one. With “values”, only in rows in which \
            the first column has one of them.
            """, #""columns": ["paid", "paid on"], "values": ["yes"]"#
        ),
        (
            "excludes",
            """
            In rows in which the first column has a value, the second has none. With “values”, only in rows in which \
            the first column has one of them.
            """, #""columns": ["kind", "iban"], "values": ["fee"]"#
        ),
        (
            "matches",
            """
            In rows in which the first column has a value, the strategies accept the second column's value. With \
            “values”, only in rows in which the first column has one of them.
            """, #""columns": ["country", "zip"], "values": ["DE"], "strategies": ["postalCodeDE"]"#
        ),
    ].map { name, summary, members in
        let (columns, rest) = (members.prefix { $0 != "]" } + "]", members.drop { $0 != "]" }.dropFirst())
        return RuleFileKey(
            name, "rule over several columns in rule files", summary,
            "\"rules\": [{ \(columns), \"use\": \"\(name)\"\(rest) }]")
    }

    private static let fieldKeys = [
        ("name", "The column's name in the header, a key, or a JSON Pointer.", #""/user/email""#),
        ("title", "The column's name in messages.", #""Email address""#),
        ("description", "A text that nothing is checked by.", #""As in the contract.""#),
        (
            "type",
            """
            What the values are: string (if left out), integer, number, boolean, date, time, datetime, year, \
            yearmonth, duration, list, array, object, geopoint, or any. A datetime may have a time zone or not; with \
            the strategy dateTime besides, it must have one. In JSON, a text such as "12.5" is a number, too.
            """, #""date""#
        ),
        ("format", "How a text or a date is written: email, uri, uuid, or the parts of a date.", #""%d.%m.%Y""#),
        ("twoDigitYearsFrom", "The first of the 100 years that %y in the format stands for.", "1970"),
        ("decimalChar", "The character between a number's whole part and its fraction.", #"",""#),
        ("groupChar", "The character between the thousands of a number.", #"".""#),
        (
            "bareNumber", "false: text before and after a number is accepted, such as a currency or a percent sign.",
            "false"
        ),
        ("trueValues", "The words for true in a boolean column.", #"["yes"]"#),
        ("falseValues", "The words for false in a boolean column.", #"["no"]"#),
        ("missingValues", "Texts that count as a missing value, in one column or in all.", #"["n/a", "-"]"#),
        ("delimiter", "The character between the items of a list.", #"";""#),
        ("itemType", "The type of the items of a list.", #""integer""#),
        ("categories", "The accepted values, as Table Schema's categories.", #"["S", "M", "L"]"#),
        ("categoriesOrdered", "It is read, and nothing is checked by it.", "true"),
        ("rdfType", "It is read, and nothing is checked by it.", #""http://schema.org/email""#),
        ("example", "It is read, and nothing is checked by it.", #""a@example.com""#),
        (
            "strategies", "What a value must be, besides: names from validate list, each alone or with options.",
            #"["iban"]"#
        ),
        ("constraints", "Limits of the values; validate explain required, for instance, explains one.", "{ }"),
    ].map { name, summary, value in
        RuleFileKey(name, "key of a column in rule files", summary, "\"\(name)\": \(value)")
    }

    private static let tableKeys =
        [
            ("$schema", "The address of the schema of rule files, for editors.", #""rule-schema.json""#),
            ("profile", "Frictionless's profile, whose defaults then apply.", #""tabular-data-resource""#),
            ("fields", "The columns.", #"[{ "name": "id" }]"#),
            ("primaryKey", "The column or columns that identify a row.", #"["country", "number"]"#),
            ("uniqueKeys", "Lists of columns whose values are together in only one row.", #"[["a", "b"]]"#),
            (
                "foreignKeys",
                """
                Columns whose values are in another file, or in other columns of the same one. The path is relative to the \
                rule file's folder: the other file is in that folder, or in a folder in it.
                """, #"[{ "fields": "zip", "reference": { "path": "towns.csv", "fields": "zip" } }]"#
            ),
            (
                "fieldsMatch",
                "How the columns of the data match the fields: exact, equal, subset, superset, or partial.",
                #""subset""#
            ),
            ("minimumRows", "The least number of rows of a file.", "1"),
            ("maximumRows", "The greatest number of rows of a file.", "1000"),
            ("rules", "Rules over several columns.", #"[{ "columns": ["a", "b"], "use": "equal" }]"#),
        ].map { name, summary, value in
            RuleFileKey(name, "key of a table in rule files", summary, "\"\(name)\": \(value)")
        }
        + [
            RuleFileKey(
                "severity", "key of a strategy or a rule in rule files",
                "warning: a value that it rejects is accepted with a warning. error, if left out.",
                #"{ "use": "slug", "severity": "warning" }"#),
            RuleFileKey(
                "orEqual", "key of the rule ascending in rule files", "true: the two values may be the same.",
                #"{ "columns": ["from", "to"], "use": "ascending", "orEqual": true }"#),
        ]
}
