// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The help page about rule files, which `validate help rules` prints.
enum RuleFileHelp {
    static let text = #"""
        RULE FILES

        A rule file says in JSON which columns a table has, and which values they
        accept. Write a first one from data, change it, and validate files with it:

          validate infer orders.csv > rules.json
          validate rows --rules rules.json orders.csv

        A mistake in a rule file is an error with its line and the nearest known key.

        EXAMPLE

        rules.json:

          { "missingValues": ["n/a"],
            "primaryKey": "id",
            "fields": [
              { "name": "id", "type": "integer", "constraints": { "minimum": 1 } },
              { "name": "email", "title": "Email",
                "strategies": [ "email",
                  { "use": "emailDomainSpelling", "severity": "warning" } ],
                "constraints": { "unique": true } },
              { "name": "size", "constraints": { "enum": ["S", "M", "L"] } },
              { "name": "card", "constraints": { "required": false },
                "strategies": [ { "use": "paymentCard", "networks": ["visa"] } ] },
              { "name": "code", "constraints": { "pattern": "[A-Z]{2}[0-9]{3}" } },
              { "name": "from", "type": "date", "format": "%d.%m.%Y" },
              { "name": "to", "type": "date", "format": "%d.%m.%Y",
                "constraints": { "required": false } },
              { "name": "price", "type": "number", "decimalChar": ",",
                "groupChar": ".", "constraints": { "minimum": 0 } },
              { "name": "paid", "type": "boolean",
                "trueValues": ["yes"], "falseValues": ["no"] } ],
            "rules": [
              { "columns": ["from", "to"], "use": "ascending", "orEqual": true },
              { "columns": ["paid", "card"], "use": "requires", "values": ["yes"] } ] }

        orders.csv:

          id;email;size;card;code;from;to;price;paid
          1;a@example.com;M;4242 4242 4242 4242;AB123;01.02.2026;n/a;1.234,50;yes
          2;a@gmial.com;XL;;AB123;31.02.2026;;12,00;no
          2;a@example.com;S;;ab123;01.02.2026;01.01.2026;-3;yes

        validate rows --rules rules.json orders.csv:

          orders.csv:3:2: warning: email.domainSpelling: Email: did you mean
              gmail.com?
          orders.csv:3:3: membership.unknown: size must be S, M, or L
          orders.csv:3:6: date.day: from must have a day from 01 to 28 in that
              month
          orders.csv:4:5: pattern.mismatch: code must have capital letters, like
              AB123
          orders.csv:4:8: comparison.tooSmall: price must be 0 or more
          orders.csv:4:7: fields.order: to must not come before from
          orders.csv:4:4: input.empty: card must not be empty
          orders.csv:4:2: unique.repeated: Email must be different in each
              row: line 2 has the same
          orders.csv:4:1: primaryKey.repeated: id must be different in each
              row, as the primary key: line 3 has the same
          orders.csv: 3 rows, 8 problems in 2 rows, 1 warning in 1 row

        A COLUMN, IN "fields"

          "name"           the column's name in the header, or a key or a JSON Pointer
                         such as /user/email; without a header, fields are in order
          "title"          its name in messages
          "type"           string (if left out), integer, number, boolean, date, time,
                         datetime, year, yearmonth, duration, list, and others; in
                         JSON, the text "12.5" is a number, too
          "format"         of a string: email, uri, uuid; of a date or a time, its
                         notation: %d.%m.%Y, %m/%d/%Y, %Y-%m-%d %H:%M:%S, %I:%M %p
          "decimalChar", "groupChar"  of a number: "," and "." for 1.234,50
          "bareNumber": false         accept a currency or a percent sign around it
          "trueValues", "falseValues" the words of a boolean
          "missingValues"  texts for a missing value, such as ["NA", "-"]; next to
                         "fields", they apply to all columns
          "strategies"     what a value must be, besides; see below
          "constraints"    limits; see below

        CONSTRAINTS

          "required": false           the value may be empty or missing; otherwise an
                                    empty value is an error
          "unique": true              each value is in only one row
          "enum": ["S", "M"]          the accepted values; in a column of numbers, 1.0
                                    is 1
          "minimum": 1, "maximum": 5  of numbers, dates, times, months, and durations,
                                    or "exclusiveMinimum" …
          "minLength", "maxLength"    of text
          "pattern": "[A-Z]{2}"       a regular expression for the whole value
          "minimumAge": 18, "maximumDays": 0   of a date: a person's age, and no date
                                    after today; also "maximumAge", "minimumDays"
          "maximumMissingShare": 0.01 at most 1 % of all rows have no value
          "maximumWarnedShare": 0.02  at most 2 % of all rows, also of rows without a
                                    value, have a warning in this column

        Up to 2 % of wrong telephone numbers are accepted, with warnings. With more,
        the file has a problem, which names the first lines:

          { "name": "phone", "constraints": { "maximumWarnedShare": 0.02 },
            "strategies": [ { "use": "phoneUS", "severity": "warning" } ] }

        STRATEGIES

          "strategies": ["iban"]                a name from validate list, or a stock
                                              pattern from validate list patterns
          { "use": "count", "maximum": 20 }     options; see validate help count
          { "use": "date", "format": "dd.MM.yyyy" }    with two digits for each day
          { "use": "decimal", "units": ["€"] }  12.50 €
          "type": "datetime", "strategies": ["dateTime"]   only with a time zone
          { "use": "anyOf", "rules": ["email", "e164"] }   one of several; allOf, not
          { "use": "slug", "severity": "warning" }  warn, and accept the row

        SEVERAL COLUMNS, NEXT TO "fields"

          "primaryKey": "id"            or ["country", "number"]: identifies a row
          "uniqueKeys": [["a", "b"]]    together in only one row
          "foreignKeys": [ { "fields": "zip",
          "reference": { "path": "towns.csv", "fields": "zip" } } ]
                                      the path is relative to the rule file's folder:
                                      keep the rule file next to towns.csv, or in a
                                      folder around it
          "rules": [ { "columns": ["a", "b"], "use": "…" } ]
          equal, notEqual             the same value, different values
          ascending                   a is before b, or the same with "orEqual": true
          requires                    when a has a value, then b needs one; with
                                      "values": ["yes"], when a is yes
          excludes                    the same condition, but b must be empty
          matches                     the same condition, and b must be accepted by
                                      "strategies": ["postalCodeDE"]
          atLeastOne                  a or b has a value
          "minimumRows": 1, "maximumRows": 1000

        validate explain maximumWarnedShare, for instance, explains a key.

        A Frictionless schema, resource, or data package is a rule file, too. For an
        editor that completes keys: validate list rule-schema > rule-schema.json

        """#
}
