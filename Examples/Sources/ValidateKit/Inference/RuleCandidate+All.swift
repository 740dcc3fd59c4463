// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRules

extension RuleCandidate {
    /// All candidates.
    ///
    /// If several accept a column's values, the first is its rule.
    static let all = Result { try make() }

    private static func make() throws -> [RuleCandidate] {
        try textFormats() + dateTimes() + dates() + times() + numbersWithCheckDigits() + codes() + nationalFormats()
            + limitedNumbers() + numbers() + [RuleCandidate("a URI", [("format", "\"uri\"")], needed: 5)]
    }

    private static func strategy(
        _ noun: String, _ strategy: String, needed: Int = 1, words: Set<String> = [], rivals: Rivals? = nil,
        needsWord: Bool = false, isNumber: Bool = false, isComparable: Bool = false,
        base: RuleCandidate? = nil, country: String? = nil, needsPoints: Bool = false, isGuess: Bool = false
    ) throws -> RuleCandidate {
        let json = strategy.hasPrefix("{") ? strategy : JSONText.string(strategy)
        return try RuleCandidate(
            noun, [("strategies", "[\(json)]")], strategy: json, needed: needed, words: words, needsWord: needsWord,
            rivals: rivals, isNumber: isNumber, isComparable: isComparable, base: base, country: country,
            needsPoints: needsPoints, isGuess: isGuess)
    }

    private static func textFormats() throws -> [RuleCandidate] {
        [
            try RuleCandidate("a UUID", [("format", "\"uuid\"")], isComparable: true),
            try RuleCandidate("an email address", [("format", "\"email\"")], isComparable: true),
            try strategy("a web address", "url"),
        ]
    }

    /// The orders of a date's parts, with the directives of a field's format and the letters of a strategy's.
    private static let orders: [(directives: String, letters: String, rivals: Rivals?)] = [
        ("%d.%m.%Y", "d.M.yyyy", nil), ("%d/%m/%Y", "d/M/yyyy", .dates), ("%m/%d/%Y", "M/d/yyyy", .dates),
        ("%d-%m-%Y", "d-M-yyyy", .dates), ("%m-%d-%Y", "M-d-yyyy", .dates), ("%Y/%m/%d", "yyyy/M/d", nil),
    ]

    private static func dates() throws -> [RuleCandidate] {
        func date(
            _ directives: String, _ letters: String, _ rivals: Rivals?, needed: Int = 1, firstYear: Int? = nil
        ) throws -> RuleCandidate {
            let year = firstYear.map { ("twoDigitYearsFrom", String($0)) }
            let strategy =
                #"{"use":"date","format":"\#(letters)""# + (year.map { #","\#($0.0)":\#($0.1)"# } ?? "") + "}"
            let years = firstYear.map { ", whose years are from \($0) to \($0 + 99)" } ?? ""
            return try RuleCandidate(
                "a date in the notation \(letters)\(years)",
                [("type", "\"date\""), ("format", JSONText.string(directives))] + (year.map { [$0] } ?? []),
                strategy: strategy, needed: needed, words: dateWords, rivals: rivals)
        }
        return try [RuleCandidate("a date in the notation yyyy-MM-dd", [("type", "\"date\"")])]
            + orders.map { try date($0.directives, $0.letters, $0.rivals) }
            + orders.dropLast().map {
                try date(
                    $0.directives.replacing("Y", with: "y"), $0.letters.replacing("yyyy", with: "yy"), $0.rivals,
                    needed: 3, firstYear: 1970)
            }
            // Many numbers of eight digits are dates, too.
            + [date("%Y%m%d", "yyyyMMdd", nil, needed: 12)]
    }

    private static let dateWords: Set<String> = [
        "date", "datum", "day", "tag", "birthday", "geburtstag", "geburtsdatum", "fecha", "jour", "data",
    ]

    private static func dateTimes() throws -> [RuleCandidate] {
        let zoned = try RuleCandidate(
            "a date and a time with its time zone, such as 2026-11-21T14:30:00Z",
            [("type", "\"datetime\""), ("strategies", #"["dateTime"]"#)])
        var all = [
            zoned,
            try RuleCandidate(
                "a date and a time such as 2026-11-21T14:30:00Z", [("type", "\"datetime\"")], base: zoned),
        ]
        for (directives, letters, rivals) in [("%Y-%m-%d", "yyyy-M-d", nil)] + orders {
            for (time, timeLetters) in [("%H:%M", "H:m"), ("%H:%M:%S", "H:m:s")] {
                let format = "\(letters) \(timeLetters)"
                all.append(
                    try RuleCandidate(
                        "a date and a time in the notation \(format)",
                        [("type", "\"datetime\""), ("format", JSONText.string("\(directives) \(time)"))],
                        strategy: #"{"use":"dateTime","format":"\#(format)"}"#,
                        rivals: rivals == nil ? nil : .dateTimes))
            }
        }
        all.append(
            try strategy(
                "a date and a time such as 2026-11-21 14:30:00.5",
                #"{"use":"dateTime","offset":"optional","allowsSpaceSeparator":true}"#))
        return all
    }

    private static func times() throws -> [RuleCandidate] {
        // In a column of durations, 12:30 is no time of day.
        let duration = try RuleCandidate(
            "a duration such as 3:42, in minutes and seconds or in hours and minutes",
            [("strategies", "[\(durationPattern)]")], strategy: durationPattern, words: durationWords, needsWord: true)
        let names: Set = ["time", "zeit", "uhrzeit", "heure", "start", "end", "beginn", "ende", "begin"]
        return [
            duration, try RuleCandidate("a time", [("type", "\"time\"")], needed: 3, words: names),
            try RuleCandidate(
                "a time such as 8:00 AM", [("type", "\"time\""), ("format", "\"%I:%M %p\"")], needed: 3, words: names),
        ]
    }

    private static let durationPattern = #"{"use":"pattern","pattern":"[0-9]{1,3}:[0-5][0-9](?::[0-5][0-9])?"}"#

    static let durationWords: Set<String> = [
        "duration", "dauer", "durée", "duree", "duur", "duración", "durata", "elapsed", "laufzeit", "runtime", "length",
        "pause", "break", "fahrzeit", "arbeitszeit", "lap", "länge",
    ]

    /// Numbers whose check digits are right by chance in one of ten values or less.
    private static func numbersWithCheckDigits() throws -> [RuleCandidate] {
        var all = [
            try strategy("an IBAN", "iban", needed: 2),
            try strategy("a payment card number", "paymentCard", needed: 4, words: ["card", "karte", "kreditkarte"]),
            try strategy("an ISBN", "isbn", needed: 10, words: ["isbn"], isComparable: true),
            try strategy(
                "an article number (GTIN)", "ean", needed: 12, words: ["ean", "gtin", "barcode", "upc"],
                isComparable: true),
            try strategy(
                "an article number (GTIN) with 14 digits", #"{"use":"ean","lengths":[14]}"#, needed: 12,
                words: ["ean", "gtin", "barcode"], isComparable: true),
            try strategy("a Swiss social security number (AHV)", "ahv", needed: 8),
        ]
        let covered: Set = ["iban", "cardNumber", "isbn", "gtin"]
        var patterns = InputPattern.all.filter { $0.checkDigits != nil && !covered.contains($0.name) }
        // A number of one country is also a number of a group of countries.
        let european = patterns.filter { $0.name == "vatEU" }
        patterns.removeAll { $0.name == "vatEU" }
        for pattern in patterns {
            all.append(
                try strategy(
                    "in the format “\(pattern.name)”, with its check digits", pattern.name, needed: 12,
                    words: [pattern.name.lowercased()], rivals: .checkDigits, isComparable: true))
        }
        let kinds = StrategyCatalog.standard["nationalID"]?.readOptions().first { $0.name == "kind" }?.words ?? []
        for kind in kinds {
            all.append(
                try strategy(
                    "a national identification number of the kind “\(kind)”, with its check digits",
                    #"{"use":"nationalID","kind":"\#(kind)"}"#, needed: 12,
                    words: [kind.lowercased(), String(kind.dropLast(2)).lowercased()], rivals: .checkDigits))
        }
        for pattern in european {
            all.append(try strategy("a VAT number of the European Union", pattern.name, needed: 12))
        }
        all.append(try strategy("a number with a Luhn check digit", "luhn", needed: 12))
        return all
    }

    private static func codes() throws -> [RuleCandidate] {
        let hosts: Set = ["domain", "host", "hostname", "server"]
        return [
            try strategy("an IP address", "ipAddress"),
            try strategy("a hardware address", "macAddress", needed: 2, words: ["mac"]),
            try strategy("a ULID", "ulid", needed: 3, words: ["ulid"]),
            try strategy("a version (Semantic Versioning)", "semver", needed: 3, words: ["version"]),
            try strategy("a JSON Web Token", "jwt"),
            try strategy("a telephone number in the international form", "e164", needed: 2, words: phoneWords),
            try strategy("a color", "hexColor", needed: 4, words: ["color", "colour", "farbe"]),
            try strategy("the name of a time zone", "timeZone", needed: 2, words: ["timezone", "zone", "tz"]),
            try strategy("a currency code", "currencyCode", needed: 5, words: ["currency", "währung", "waehrung"]),
            try strategy("a country code", "countryCode", needed: 10, words: ["country", "land", "nation", "pays"]),
            try strategy("a language code", "languageCode", needed: 15, words: ["language", "lang", "sprache"]),
            try strategy("the code of a state of the United States", "stateCodeUS", needed: 10, words: ["state"]),
            try strategy("a BIC", "bic", needed: 8, words: ["bic", "swift"]),
            // Without the word, a user name such as anna.smith looks like one.
            try strategy("a domain name", "domainName", needed: 3, words: hosts, needsWord: true),
            try strategy("an MD5 digest", "md5Digest", needed: 3, isComparable: true),
            try strategy("an SHA-1 digest", "sha1Digest", needed: 3, isComparable: true),
            try strategy("an SHA-256 digest", "sha256Digest", needed: 3, isComparable: true),
            try strategy("a month such as 2026-11", "isoMonth", needed: 4, words: ["month", "monat"]),
            try strategy("a week such as 2026-W47", "isoWeek", needed: 2),
            try strategy("a duration such as PT5M", "isoDuration", needed: 2),
            try strategy("a British postal code", "postalCodeGB", needed: 8, words: ["postcode", "postalcode"]),
            try strategy("a Canadian postal code", "postalCodeCA", needed: 8, words: ["postcode", "postalcode"]),
            try strategy("a Dutch postal code", "postalCodeNL", needed: 8, words: ["postcode", "postalcode"]),
        ]
    }

    static let phoneWords: Set<String> = [
        "phone", "telephone", "telefon", "tel", "mobile", "mobil", "handy", "fax", "telefoon", "mobiel", "téléphone",
        "teléfono", "telefono", "cell", "cellphone", "telefonnummer", "phonenumber", "telefax",
    ]

    static let postalWords: Set<String> = [
        "zip", "zipcode", "postcode", "postalcode", "postal", "plz", "postleitzahl", "codepostal", "cap", "kodpocztowy",
    ]

    /// Telephone numbers and postal codes whose country other columns say.
    private static func nationalFormats() throws -> [RuleCandidate] {
        var all: [RuleCandidate] = []
        for (prefix, noun, words) in [
            ("phone", "a telephone number", phoneWords), ("postalCode", "a postal code", postalWords),
        ] {
            for pattern in InputPattern.all where pattern.name.hasPrefix(prefix) {
                let country = String(pattern.name.dropFirst(prefix.count))
                guard country.count == 2 else { continue }
                all.append(
                    try strategy(
                        "\(noun) in the format “\(pattern.name)”", pattern.name, needed: 3, words: words,
                        needsWord: true,
                        country: country))
            }
        }
        let places: Set = [
            "coordinates", "coordinate", "koordinaten", "position", "location", "standort", "gps", "geo", "latlon",
            "latlng", "ort", "place",
        ]
        return all + [
            try strategy("a latitude and a longitude", "coordinates", needed: 8, words: places, needsPoints: true),
            try strategy(
                "the expiry date of a payment card", "cardExpiry", needed: 3,
                words: [
                    "expires", "expiry", "expiration", "exp", "gültig", "ablauf", "ablaufdatum", "verfall", "valid",
                ],
                needsWord: true),
        ]
    }

    /// Percentages from 0 to 100, which most are.
    private static func percentages() throws -> [RuleCandidate] {
        try notations.map { notation in
            try strategy(
                "a number from 0 to 100 with “%”\(notation.0)",
                #"{"use":"decimal","units":["%"],"minimum":0,"maximum":100\#(notation.1)}"#, needed: 5, isGuess: true)
        }
    }

    /// Numbers whose limits follow from the column's name.
    private static func limitedNumbers() throws -> [RuleCandidate] {
        func number(
            _ noun: String, _ type: String, _ limits: ClosedRange<Int>, _ words: Set<String>
        ) throws -> RuleCandidate {
            try RuleCandidate(
                "\(noun) from \(limits.lowerBound) to \(limits.upperBound), as the column's name suggests",
                [("type", JSONText.string(type))],
                limits: [("minimum", String(limits.lowerBound)), ("maximum", String(limits.upperBound))],
                words: words, needsWord: true)
        }
        return [
            try number("a whole number", "integer", 1900...2100, ["year", "jahr", "année", "año", "anno"]),
            try number("a whole number", "integer", 0...150, ["age", "alter", "edad"]),
            try number("a whole number", "integer", 1...12, ["month", "monat", "mois", "mes"]),
            try number(
                "a number", "number", 0...100,
                [
                    "percent", "pct", "percentage", "prozent", "pourcentage", "battery", "akku", "humidity", "feuchte",
                    "luftfeuchte",
                ]),
            try number("a number", "number", -90...90, ["lat", "latitude", "breitengrad"]),
            try number("a number", "number", -180...180, ["lon", "lng", "long", "longitude", "längengrad"]),
        ]
    }

    /// Numbers in their notations, without and with a unit.
    private static func numbers() throws -> [RuleCandidate] {
        func number(
            _ noun: String, type: String, point: String = ".", group: String? = nil, strategy: String = "",
            rivals: Rivals? = nil, base: RuleCandidate? = nil
        ) throws -> RuleCandidate {
            var members = [("type", JSONText.string(type))]
            if point == "," { members.append(("decimalChar", "\",\"")) }
            if let group { members.append(("groupChar", JSONText.string(group))) }
            return try RuleCandidate(
                noun, members, strategy: strategy, rivals: rivals, isNumber: true,
                isComparable: type == "integer" && group == nil, base: base)
        }
        let integer = try number("a whole number", type: "integer")
        let point = try number(
            "a number", type: "number", strategy: #"{"use":"decimal","exponent":"optional"}"#, rivals: .points,
            base: integer)
        let comma = try number(
            "a number with a decimal comma", type: "number", point: ",",
            strategy: #"{"use":"decimal","point":"comma","exponent":"optional"}"#, rivals: .commas, base: integer)
        func wholeNumbers(
            _ example: String, _ group: String, _ strategy: String = "", _ rivals: Rivals? = nil
        ) throws -> RuleCandidate {
            try number(
                "a whole number with separators such as \(example)", type: "integer", group: group, strategy: strategy,
                rivals: rivals, base: integer)
        }
        let all = [
            integer, point, comma,
            try wholeNumbers("1.234", ".", #"{"use":"integer","grouping":"point"}"#, .points),
            try wholeNumbers("1,234", ",", #"{"use":"integer","grouping":"comma"}"#, .commas),
            try wholeNumbers("1 234", " "), try wholeNumbers("1’234", "\u{2019}"),
            try number("a number such as 1,234.50", type: "number", group: ",", base: point),
            try number("a number such as 1.234,50", type: "number", point: ",", group: ".", base: comma),
            try number("a number such as 1 234.50", type: "number", group: " ", base: point),
            try number("a number such as 1 234,50", type: "number", point: ",", group: " ", base: comma),
            try number("a number such as 1’234.50", type: "number", group: "\u{2019}", base: point),
        ]
        return try all + percentages() + amounts(base: integer)
    }

    /// How a number with a unit is written, with the options of the strategy.
    private static let notations = [
        ("", ""), (" and a decimal comma", #","point":"comma""#), (" such as 1,234.50", #","grouping":"comma""#),
        (" such as 1.234,50", #","point":"comma","grouping":"point""#),
    ]

    private static func amounts(base integer: RuleCandidate) throws -> [RuleCandidate] {
        var plain: [RuleCandidate] = []
        for (number, notation) in notations.enumerated() {
            // It's no column's rule. Without it, every number would be validated with every unit.
            plain.append(
                try strategy(
                    "a number\(notation.0)", #"{"use":"decimal"\#(notation.1)}"#, needed: .max, isNumber: true,
                    base: number < 2 ? integer : plain[number - 2]))
        }
        var all: [RuleCandidate] = []
        for unit in ["%", "€", "$", "£", "CHF", "EUR", "USD", "GBP"] {
            for (number, notation) in notations.enumerated() {
                all.append(
                    try strategy(
                        "a number with “\(unit)”\(notation.0)",
                        #"{"use":"decimal","units":["\#(unit)"]\#(notation.1)}"#, isNumber: true, base: plain[number]))
            }
        }
        return plain + all
    }
}
