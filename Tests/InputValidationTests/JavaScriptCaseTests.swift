// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationLanguages
import InputValidationRules
import InputValidationTesting
import PatternAlgebra
import TestSupport
import Testing
import ValidationJavaScript

private let folder = ProcessInfo.processInfo.environment["JAVASCRIPT_CASES"]
private let seed = ProcessInfo.processInfo.environment["SEED"].flatMap(UInt64.init) ?? 61
private let compositionCount = ProcessInfo.processInfo.environment["COMPOSITIONS"].flatMap(Int.init) ?? 200

/// Writes the cases for `Tests/JavaScript/run`, which compares modules in JavaScript with the strategies.
///
/// The files are written only if the environment variable `JAVASCRIPT_CASES` contains a folder's path.
@Suite("Cases for JavaScript", .enabled(if: folder != nil))
struct JavaScriptCaseTests {
    /// A field's inputs with the answers of the strategy.
    private struct Case: Encodable {
        let module: String
        let field: String
        let group: String
        let hint: [String?]
        let inputs: [Input]
    }

    private struct Input: Encodable {
        let text: String
        let normal: String
        let progress: String
        var code: Int?
        var name: String?
        var position: Int?
        var messages: [String]?
        /// The warnings, only for a strategy that can warn.
        var warnings: [Warning]?
    }

    private struct Warning: Encodable {
        let code: Int
        let name: String
        let position: Int?
        let messages: [String]
    }

    private static let languages: [MessageLanguage] = [.english, .german, .arabic, .polish]

    private struct Subject {
        let name: String
        var group: String
        let validator: InputValidator<String>
        var label: String?
        var phrase: String?
        var texts: [String] = []
    }

    private static func word(for progress: InputProgress) -> String {
        switch progress {
        case .accepted: "accepted"
        case .incomplete: "incomplete"
        case .impossible: "impossible"
        case .unknown: "undecided"
        }
    }

    private static let hostile = [
        "", " ", "\u{0}", "\n", "a\u{0}b", "\u{202E}abc", "\u{1F469}\u{200D}\u{1F467}", "e\u{301}", "\u{301}",
        "\u{FF11}\u{FF12}", "\u{661}\u{662}", "\u{1D7D8}\u{1D7E1}", "1\u{2013}2", "a\u{A0}b", "\u{FEFF}a", "\u{AD}",
        "\u{3164}",
        "\u{2800}", "\u{FFFD}", "\u{E000}", "\u{10FFFF}", "\u{1F1E9}\u{1F1EA}\u{1F1E9}", "a\r\nb",
        "\u{915}\u{94D}\u{937}",
        "{label}", "{length} {position}", "<b>&amp;'\"\\", "xn--", "a@xn--bcher-kva.example", "\u{130}", "\u{212A}",
    ]
    private static let expiries = [
        "11/26", "10/26", "12/26", "01/27", "10/31", "11/31", "12/2046", "11/46", "13/30", "1/30", "1130", "112030",
        "0/30", "03 / 31", "03-31", "3-31", "333/1", "0", "1", "03", "3/", "03 ", "03/2", "03/204", "0320", "03203",
        "3 -", "13",
        "00", "03  ", "x",
    ]
    private static let long = [
        String(repeating: "a", count: 300), String(repeating: "1", count: 70_000), String(repeating: " ", count: 5_000),
        String(repeating: "\u{301}", count: 3_000), String(repeating: "0", count: 400),
        "1" + String(repeating: "0", count: 400),
    ]

    /// Texts that are a character away from others.
    private static func edits(of texts: [String], count: Int, seed: UInt64) -> [String] {
        var random = SplitMix64(seed: seed)
        let scalars = Array(
            "abzAZ059 -+_@.,:/'\"()<>%xX\u{0}\n\t\u{A0}\u{2009}\u{2013}\u{200B}\u{200D}\u{301}é\u{661}\u{FF11}\u{1F600}\u{E000}ß"
                .unicodeScalars)
        let short = texts.filter { !$0.isEmpty && $0.utf8.count < 400 }
        guard !short.isEmpty else { return [] }
        return (0..<count).map { _ in
            var text = Array(random.nextElement(of: short).unicodeScalars)
            for _ in 0...random.next(below: 2) {
                let index = random.next(below: text.count + 1)
                switch random.next(below: 5) {
                case 0: text.insert(random.nextElement(of: scalars), at: index)
                case 1 where index < text.count: text.remove(at: index)
                case 2 where index < text.count: text[index] = random.nextElement(of: scalars)
                case 3 where index + 1 < text.count: text.swapAt(index, index + 1)
                default: if index < text.count { text.insert(text[index], at: index) }
                }
            }
            return String(String.UnicodeScalarView(text))
        }
    }

    private static func settings() -> [Subject] {
        func made(_ name: String, _ settings: StrategyListing.Settings) -> Subject? {
            guard let strategy = try? StrategyListing.named(name)?.makeStrategy(with: settings) else { return nil }
            return Subject(
                name: "\(name)\(settings.inAlphabeticalOrder.map { "_\($0.key.rawValue)_\($0.value)" }.joined())",
                group: name, validator: strategy,
                texts: (StrategyListing.named(name)?.acceptedSamples ?? [])
                    + (StrategyListing.named(name)?.rejectedSamples.map(\.key) ?? []))
        }
        let all: [Subject?] = [
            made("numeric", ["digits": "unicode"]), made("alpha", ["letters": "unicode"]),
            made("alphanumeric", ["characters": "unicode"]), made("characters", ["alphabet": "ab-^]\\é"]),
            made("count", ["minimum": 1, "maximum": 1]), made("count", ["minimum": 0, "maximum": 5, "unit": "utf8"]),
            made("count", ["maximum": 300, "unit": "utf16"]), made("count", ["minimum": 12_345, "unit": "scalars"]),
            made("password", ["minimum": 8, "lowercase": 1, "uppercase": 1, "digits": 2, "symbols": 1, "letters": 3]),
            made("integer", ["minimum": -5, "maximum": 120]), made("integer", ["minimum": 0, "sign": "none"]),
            made("integer", ["sign": "any", "minimum": .int(.min), "maximum": .int(.max)]),
            made("integer", ["minimum": 50_000, "minimumExcluded": true]),
            made("decimal", ["minimum": 0.1, "maximum": 99.5, "places": 2]),
            made("decimal", ["point": "comma", "sign": "any"]), made("decimal", ["places": 0]),
            made("decimal", ["exponent": "optional"]), made("decimal", ["exponent": "required", "point": "comma"]),
            made(
                "decimal",
                ["minimum": 0, "minimumExcluded": true, "maximum": 1, "maximumExcluded": true, "sign": "any"]),
            made("decimal", ["minimum": 9_007_199_254_740_993, "places": 3]),
            made("email", ["standard": "html5"]), made("email", ["standard": "rfc5321"]),
            made("email", ["international": true]),
            made("domainName", ["topLevelDomain": false, "underscores": true]), made("domainName", ["unicode": true]),
            made("ipAddress", ["version": 4]), made("ipAddress", ["version": 6]), made("ipAddress", ["zones": true]),
            made("ipAddress", ["scopes": ["global"]]), made("port", ["minimum": 1_024, "maximum": 49_151]),
            made("paymentCard", ["networks": ["visa", "mastercard", "amex"]]),
            made("paymentCard", ["networks": ["maestro", "dinersClub"]]),
            made("paymentCard", ["withoutCheckDigit": ["unionPay", "maestro"]]),
            made("securityCode", ["network": "amex"]), made("iban", ["registry": "extended"]),
            made("isbn", ["lengths": ["10"]]), made("isbn", ["lengths": ["13"]]),
            made("uuid", ["versions": ["4", "7"]]),
            made("date", ["minimum": "1900-01-01", "maximum": "2024-02-29"]),
            made("date", ["minimum": "2024-05-31", "minimumExcluded": true]),
            made("date", ["maximum": "2024-05-31", "maximumExcluded": true]),
            made("time", ["offset": "required"]), made("time", ["offset": "optional"]),
            made("dateTime", ["offset": "optional", "allowsSpaceSeparator": true]),
            made("dateTime", ["offset": "rejected"]),
            made("url", ["schemes": ["https"], "ports": ["443", "8443"], "query": false, "fragment": false]),
            made("url", ["publicHosts": true]), made("e164", ["plus": "optional"]), made("e164", ["plus": "rejected"]),
            made("ean", ["lengths": ["8", "14"]]), made("hexColor", ["alpha": "required"]),
            made("hexadecimal", ["prefix": "required"]),
            made("hexadecimal", ["prefix": "optional", "allowsSpaces": true]),
            made("macAddress", ["notations": ["dots", "spaces"]]), made("slug", ["underscores": true]),
            made("base64", ["alphabet": "url", "padding": "optional"]), made("base64", ["padding": "rejected"]),
            made("oneOf", ["values": ["red", "green", "blue"], "showsTexts": true]),
            made("pattern", ["pattern": "[A-Z]{2}[0-9]{6}"]), made("pattern", ["pattern": "yes|no|perhaps"]),
            made("pattern", ["pattern": "(?:[a-z]+-)*[a-z]+"]), made("pattern", ["pattern": "(a|a)*b"]),
            made("pattern", ["pattern": "é[0-9]{2,4}"]), made("pattern", ["pattern": "(?=.*[0-9])[a-z0-9]{3,5}"]),
            made("pattern", ["pattern": "[0-9]{1,3}(?: [0-9]{3})*"]), made("pattern", ["pattern": #"\p{Lu}\p{Ll}*"#]),
            made("atLeast", ["minimum": 2, "class": "symbol"]),
        ]
        return all.compactMap(\.self) + codeSettings() + notationSettings()
    }

    /// Numbers with separators and units, dates and times in formats, and limits that depend on today.
    private static func notationSettings() -> [Subject] {
        func made(_ name: String, _ settings: StrategyListing.Settings, _ texts: [String]) -> Subject? {
            guard let strategy = try? StrategyListing.named(name)?.makeStrategy(with: settings) else {
                Issue.record("\(name) has other settings: \(settings)")
                return nil
            }
            return Subject(
                name: "\(name)_\(settings.inAlphabeticalOrder.map { "_\($0.key.rawValue)_\($0.value)" }.joined())",
                group: name, validator: strategy, texts: texts)
        }
        let signs = [",", ".", " ", "'", "’", "\u{A0}", "\u{202F}"]
        let units = ["€", "$", "%", "EUR", "kg", "USD "]
        var numbers = [
            "x", "-", "", "€", "€.5", "€ .5", "$,5", "-€5", "€-5", "--5", "5€€", "€5€", "5 . €", "(5)", "5 €-", "€.x",
            "€,x",
        ]
        for sign in signs {
            numbers += [
                "1\(sign)234", "12\(sign)34\(sign)567", "1\(sign)5", "1\(sign)50", "0\(sign)123", "1234\(sign)567",
                "1\(sign)234\(sign)567", "-1\(sign)234", "1\(sign)", "\(sign)5", "\(sign)x", "12\(sign)345.5",
                "12\(sign)345,5", "1\(sign)\(sign)234", "99\(sign)999", "+1\(sign)234", "9\(sign)999\(sign)999,25",
                "1\(sign)2222\(sign)333", "1\(sign)234.567", "1\(sign)234,x",
            ]
            numbers += units.flatMap {
                ["\($0)1\(sign)234", "1\(sign)234 \($0)", "1\(sign)5\($0)", "\($0)\(sign)5", "5\(sign)\($0)"]
            }
        }
        numbers += [
            "1", "12", "12.5", "12,5", "1234", "9223372036854775808", "00012", "1.5.5", "1,5,5", "1.234,56 €", "7",
            "12345", "1 2",
        ]
        let dates =
            [
                "31.05.2024", "31.5.2024", "1.1.00", "29.02.2023", "29.2.24", "5/31/2024", "05/31/2024", "13/1/2024",
                "2024-05-31",
                "20240531", "2024年5月31日", "2024年5日31日", "2024年5é31日", "31.05.24", "01.01.69", "01.01.70", "31.12.1999",
                "32.01.2024",
                "30.11.2026", "29.11.2026", "01.12.2026", "30.12.2026", "31.12.2026", "29.02.2008", "30.11.2008",
                "01.12.2008",
                "30.11.1926", "30.11.1906", "01.01.0000", "31.12.9999", "9:30", "09:30", "24:00", "12:60", "12:30:60",
                "12.30", "9.5",
                "31.05.2024 09:30", "31.05.2024 24:30", "31.5.24 9:5", "0.0.0", "3", "31.", "31.05.202", "31.05.20244",
            ] + [
                "2008-11-30", "2008-12-01", "2026-11-30", "2026-12-01", "2026-12-30", "2026-12-31", "1906-11-29",
                "1926-12-01", "2008-02-29",
            ]
        let numberSettings: [(String, StrategyListing.Settings)] = [
            ("integer", ["grouping": "comma"]),
            ("integer", ["grouping": "indian", "minimum": -9_999_999, "maximum": 9_999_999]),
            ("integer", ["grouping": "point", "minimum": 5, "maximum": 99_999]),
            ("integer", ["grouping": "space", "sign": "any"]),
            ("integer", ["grouping": "apostrophe", "sign": "none"]), ("integer", ["units": ["€", "EUR"]]),
            ("integer", ["bareNumber": false]),
            ("integer", ["bareNumber": false, "grouping": "comma", "minimum": 20_000]),
            ("decimal", ["grouping": "comma"]),
            ("decimal", ["grouping": "point", "point": "comma", "units": ["€"], "places": 2]),
            ("decimal", ["grouping": "space", "point": "comma", "minimum": 1.5, "maximum": 12_345.5]),
            ("decimal", ["grouping": "indian", "places": 0]), ("decimal", ["grouping": "apostrophe", "sign": "any"]),
            ("decimal", ["units": ["$", "USD", "%"], "maximum": 10_000]), ("decimal", ["bareNumber": false]),
            ("decimal", ["bareNumber": false, "point": "comma", "exponent": "optional"]),
            ("decimal", ["units": ["€"], "minimum": 20, "point": "comma"]),
        ]
        let dateSettings: [(String, StrategyListing.Settings)] = [
            ("date", ["format": "dd.MM.yyyy"]),
            ("date", ["format": "d.M.yyyy", "minimum": "2000-01-01", "maximum": "2024-06-30"]),
            ("date", ["format": "M/d/yyyy", "minimum": "2000-01-01", "minimumExcluded": true]),
            ("date", ["format": "dd.MM.yy", "twoDigitYearsFrom": 1_970]), ("date", ["format": "yyyyMMdd"]),
            (
                "date",
                ["format": "d.M.yy", "twoDigitYearsFrom": 1_945, "maximum": "2020-12-31", "maximumExcluded": true]
            ),
            ("date", ["format": "yyyy年M月d日"]), ("date", ["minimumAge": 18]),
            ("date", ["minimumAge": 18, "maximumAge": 99]),
            ("date", ["minimumDays": 1]), ("date", ["maximumDays": -1]),
            ("date", ["minimumDays": 0, "maximumDays": 30]),
            ("date", ["minimumDays": -6_000, "maximumAge": 20]), ("date", ["format": "dd.MM.yyyy", "minimumAge": 18]),
            ("date", ["format": "d.M.yyyy", "minimumDays": 1, "maximumDays": 30, "maximum": "2026-12-15"]),
            ("date", ["format": "d.M.yy", "twoDigitYearsFrom": 1_970, "minimumDays": 2]),
            ("date", ["maximumDays": -800_000]),
            ("time", ["format": "H:mm"]), ("time", ["format": "HH:mm:ss"]), ("time", ["format": "H.mm"]),
            ("dateTime", ["format": "dd.MM.yyyy HH:mm"]),
            ("dateTime", ["format": "d.M.yy H:m", "twoDigitYearsFrom": 2_000]),
        ]
        return numberSettings.compactMap { made($0, $1, numbers) } + dateSettings.compactMap { made($0, $1, dates) }
    }

    /// The other forms of assigned codes, with texts for which the messages suggest a code.
    private static func codeSettings() -> [Subject] {
        let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
        let pairs = letters.flatMap { first in letters.map { first + $0 } }
        let triples = pairs.flatMap { pair in letters.map { pair + $0 } }
        let numbers = (0..<1_000).map { number in String(String(1_000 + number).dropFirst()) }
        let others = [
            "UK", "EL", "el", "DEm", "ERU", "EUR ", "eur", "GERR", "ger", "Ge", "Deu", "qaa", "12", "1234", "ß", "ßa",
        ]
        func forms(
            _ name: String, _ texts: [String], _ forms: [(String, InputValidator<String>)]
        ) -> [Subject] {
            forms.map { Subject(name: "\(name)_\($0)", group: name, validator: $1, texts: texts + others) }
        }
        let some = triples.indices.filter { $0.isMultiple(of: 5) }.map { triples[$0] }
        let capitals =
            pairs.map { $0.uppercased() } + some.map { $0.uppercased() } + numbers + ["ch", "che", "usd", "uSd"]
        return forms(
            "countryCode", capitals,
            CountryCodeInputValidator.Form.allCases.map { ($0.rawValue, CountryCodeInputValidator(form: $0)) })
            + forms(
                "currencyCode", capitals,
                CurrencyCodeInputValidator.Form.allCases.map { ($0.rawValue, CurrencyCodeInputValidator(form: $0)) })
            + forms(
                "languageCode", pairs + some + ["DE", "GSW", "DEU", "\u{212A}o"],
                LanguageCodeInputValidator.Form.allCases.map { ($0.rawValue, LanguageCodeInputValidator(form: $0)) })
            + [
                Subject(
                    name: "timeZone_names", group: "timeZone", validator: .timeZone,
                    texts: [
                        "new york", "new_york", "NEW YORK", "Zurich", "europe/zurich", "Europe/Zürich", "Europe/Zurch",
                        "Europe/Zuricch", "Europe/Zurixh", "Euroep/Zurich", "utc", "UTC", "Est", "GMT+", "Etc/gmt+1",
                        "Knox", "Louisville", "Kentucky/Louisville", "/Zurich", "h", String(repeating: "a", count: 65),
                    ]),
                Subject(
                    name: "emailDomainSpelling_domains", group: "emailDomainSpelling", validator: .emailDomainSpelling,
                    texts: [
                        "a@gmial.com", "a@gmail.com", "a@gmail.con", "a@gmai.com", "A@GMAILL.COM", "@gmial.com",
                        "gmial.com",
                        "a@b@hotmial.com", "a@gmaïl.com", "a@aol.con", "a@yahoo.co.u", "a@gmail.com\u{301}",
                        "a@mail.com",
                        "a@outlook.comm", "a@outlok.com", "a@utlook.com", "a@", "a@live.cmo",
                    ]),
            ]
    }

    /// Strategies with check digits, each with texts in which one character is wrong.
    private static func checkedSubjects() -> [Subject] {
        var subjects = NationalIdentifier.allCases.map { kind in
            let validator: InputValidator<String> = .nationalID(kind)
            return Subject(
                name: "nationalID \(kind.rawValue)", group: "nationalID \(kind.rawValue)", validator: validator,
                texts: [kind.example] + neighbors(of: kind.example, validator)
                    + datedTexts(like: kind.example, validator)
                    + (furtherTexts[kind] ?? []))
        }
        #if StockPatterns
        subjects += InputPattern.all.filter { $0.checkDigits != nil }.map { pattern in
            let validator: InputValidator<String> = .pattern(pattern)
            return Subject(
                name: "pattern \(pattern.name)", group: "pattern \(pattern.name)", validator: validator,
                texts: pattern.accepted + pattern.rejected
                    + pattern.accepted.flatMap { text in
                        [String(text.dropLast()), text + "0", text.lowercased()] + neighbors(of: text, validator)
                    })
        }
        let national: [InputValidator<String>] =
            ["CH", "GB", "US", "NL", "HK", "DE"].map { .postalCode(country: $0) }
            + ["CH", "GB", "US", "DE", "FR"].map { .phoneNumber(country: $0) }
        subjects += national.enumerated().map { index, validator in
            Subject(
                name: "national\(index)", group: "national\(index)", validator: validator,
                texts: [
                    "8001", "SW1A 1AA", "sw1a 1aa", "12345-6789", "1234 AB", "044 668 18 00", "020 7946 0958",
                    "2025550123",
                ])
        }
        #endif
        return subjects
    }

    /// Texts that differ from a kind's example in more than one place.
    private static let furtherTexts: [NationalIdentifier: [String]] = [
        .codiceFiscaleIT: [
            "83B29", "84B29", "83D31", "83E31", "83T31", "83S30", "83S31", "8NS18", "8PSM8", "LVS1V", "8LS2L",
        ].map {
            "RCCMNL\($0)D969H"
        },
        .rfcMX: ["Ñ", "ñ", "&"].flatMap { letter in "0123456789A".map { "\(letter)ODE 561231 GR\($0)" } },
        .curpMX: ["000229HNERXN0", "000229HNERXNA", "010229HNERXNA"].flatMap { rest in
            (0...9).map { "BOXW\(rest)\($0)" }
        },
        .steuerIDDE: ["1122334455", "1111234567", "1112345678", "1234567890", "1123456789"].flatMap { start in
            (0...9).map { "\(start)\($0)" }
        },
        .personnummerSE: [
            "000229-0016", "20000229-0016", "19000229-0016", "880380-0016", "880361-0016", "880360-0016", "880391-0016",
            "18880320+0016",
        ],
        .personasKodsLV: [
            "321175-19997", "320000-00000", "321175-19990", "290200-09997", "290200-19997", "290200-29997",
        ],
        .asmensKodasLT: [
            "93309240064", "90000000000", "91313131313", "13309240064", "10002290064", "30002290064", "50002290064",
        ],
    ]

    /// Returns texts with the dates at which leap years and centuries matter, for which the strategy reads the date.
    private static func datedTexts(like text: String, _ validator: InputValidator<String>) -> [String] {
        let dates = [
            "000229", "290200", "008229", "002229", "004229", "290240", "690200", "310999", "410136", "310154",
        ]
        let bytes = Array(text.utf8)
        var texts: [String] = []
        for start in 0..<min(8, bytes.count - 5) {
            for date in dates {
                var changed = bytes
                changed.replaceSubrange(start..<start + 6, with: date.utf8)
                var candidates = [changed]
                for index in [start - 1, start + 6, start + 7] where changed.indices.contains(index) {
                    candidates += "0123456789+-AFUY".utf8.map { character in
                        var other = changed
                        other[index] = character
                        return other
                    }
                }
                texts += candidates.map { String(decoding: $0, as: UTF8.self) }.filter { candidate in
                    let code = validator.errors(for: candidate).first?.code
                    return code == nil || code == .nationalIDDate || code == .nationalIDChecksum
                }
            }
        }
        return texts
    }

    /// Returns texts with another character at one place, and texts that the strategy accepts with other check digits.
    private static func neighbors(of text: String, _ validator: InputValidator<String>) -> [String] {
        let characters = Array("0123456789ABKLVXYZ".utf8)
        let digits = Array("0123456789".utf8)
        let bytes = Array(text.utf8)
        var texts: [String] = []
        for index in bytes.indices {
            for character in characters where character != bytes[index] {
                var changed = bytes
                changed[index] = character
                texts.append(String(decoding: changed, as: UTF8.self))
                let code = validator.errors(for: texts[texts.count - 1]).first?.code
                guard code == .nationalIDChecksum || code == .patternChecksum else { continue }
                let last = changed.lastIndex { digits.contains($0) || $0 | 0x20 >= 0x61 } ?? 0
                let ends = [last > 0 ? last - 1 : 0, last]
                let candidates =
                    (digits + Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)).map { [changed[ends[0]], $0] }
                    + digits.flatMap { first in digits.map { [first, $0] } }
                for candidate in candidates {
                    (changed[ends[0]], changed[ends[1]]) = (candidate[0], candidate[1])
                    let repaired = String(decoding: changed, as: UTF8.self)
                    if validator.isValid(repaired) {
                        texts.append(repaired)
                        break
                    }
                }
            }
        }
        return texts
    }

    /// Strategies that warn.
    private static func warned() -> [Subject] {
        let email: InputValidator<String> = .email && .warning(.emailDomainSpelling)
        let now = CardExpiry.Clock.fixed(year: 2026, month: 11)
        let short: InputValidator<String> = .count(in: 3...5)
        let passwords: InputValidator<String> = .password(in: 4...6, letters: 2, uppercase: 1, digits: 1)
        let own = ValidationError(9, domain: "Own", name: "own.error")
        let strategies: [(String, InputValidator<String>)] = [
            ("email", email), ("spelling", .emailDomainSpelling),
            (
                "domains",
                .warning(.emailDomainSpelling(domains: ["m\u{FC}nchen.example", "firma.example", "eins.de"]))
            ),
            ("password", .warning(passwords)), ("passwordInside", .required && .warning(.optional(passwords) && short)),
            (
                "several",
                .all(of: [.required, .warning(short && .alphanumeric && .warning(.numeric)), .warning(.alpha)])
            ),
            ("first", .warning(.all(of: [short, .alphanumeric, .numeric], stopAtFirst: true))),
            ("repeated", .all(of: [short, short].map { .warning($0) })),
            ("optional", .optional(.trimmed(then: email))), ("outer", .optional(.alpha) && .warning(.optional(short))),
            ("changed", .warning(.collapsingBlanks(then: short && .alpha))),
            ("stripped", .stripping("- ", then: .numeric && .warning(short && .luhn))),
            ("alternatives", (email && .warning(.suffix(".com"))) || (.numeric && .warning(short)) || .alpha),
            ("firstAlternative", .alpha || (.alphanumeric && .warning(short))),
            ("advice", .warning(.email || .numeric)),
            ("condition", .when(.prefix("a"), then: .warning(.suffix("z") && short))),
            ("unless", .warning(.unless(.prefix("a"), then: .suffix("z") && .alpha))),
            ("message", (.alpha && .warning(short)).message("Other") && .warning(.alphanumeric.message("Own {label}"))),
            ("error", (.alphanumeric && .warning(short)).error(own) && .warning((.alpha && short).error(own))),
            ("sensitive", (.alphanumeric && .warning(short && .numeric)).sensitive()),
            ("secret", .alphanumeric && .warning((short && .numeric && .email).sensitive())),
            ("not", !(.alpha && .warning(.numeric)) && .warning(!(.numeric && short))),
            ("expiry", .cardExpiry(now: now) && .warning(.cardExpiry(now: now, minimumMonths: 1))),
            ("later", .cardExpiry(now: now, minimumMonths: 14)),
            ("laterFarAhead", .cardExpiry(now: now, minimumMonths: 60, maximumYears: 3)),
            ("silent", .alpha),
            ("unknown", .alpha && .warning(short) && .warning(.condition(or: own) { $0.utf8.count == 2 })),
        ]
        let texts = [
            "a@gmial.com", "a@gmail.com", "A@GMIAL.COM", "x@gmal.com", "x@gmaill.com", "x@hotmial.fr", "x@mail.com",
            "x@m\u{FC}nchen.example", "x@munchen.example", "x@m\u{F6}nchen.example", "x@firma.exampel", "x@ens.de",
            "a", "ab", "abc", "abcdef", "ab1", "aB1c", "aB1cdefg", "12", "123", "1234567", " abc ", "  ", "a  b c",
            "az",
            "ay", "bz", "abcz", "a-b", "4242", "4-2 4 1", "42424", "11/26", "12/26", "01/27", "12/27", "1/28", "01/28",
            "11/29", "12/29", "11/31", "12/31", "11/46", "12/46", "x", "10/26", "13/30",
            String(repeating: "a", count: 300),
            String(repeating: " ", count: 70_000) + "a",
        ]
        return strategies.map { name, strategy in
            Subject(
                name: name, group: "warnings", validator: strategy, label: name.count > 5 ? "Label" : nil, texts: texts)
        }
    }

    @Test("are written")
    func write() throws {
        let folder = try URL(filePath: #require(folder), directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var lines: [Data] = []
        func write(_ module: JavaScriptModule, _ name: String) throws {
            try Data(module.source.utf8).write(to: folder.appending(path: "\(name).mjs"))
            try Data(module.declarations.utf8).write(to: folder.appending(path: "\(name).d.mts"))
        }
        func add(_ subjects: [Subject], _ moduleName: String) throws {
            let module = JavaScriptModule(
                subjects.map { .init($0.name, label: $0.label, labelInSentence: $0.phrase, $0.validator) },
                languages: Self.languages, includesProgress: true)
            try write(module, moduleName)
            let catalogs = Self.languages.map { MessageCatalog($0) }
            for subject in subjects {
                var seen: Set<[UInt8]> = []
                var inputs: [Input] = []
                for text in subject.texts where seen.insert(Array(text.utf8)).inserted {
                    var input = Input(
                        text: text, normal: subject.validator.normalized(text),
                        progress: Self.word(for: subject.validator.progress(of: text)))
                    do throws(ValidationError) { try subject.validator.validate(text) } catch {
                        let shown = subject.label.map { error.labeled($0, labelInSentence: subject.phrase) } ?? error
                        input.code = error.code.rawValue
                        input.name = error.name
                        input.position = error[.position]?.asInteger
                        input.messages = catalogs.map { shown.reason(in: $0) }
                    }
                    if subject.validator.canWarn {
                        input.warnings = subject.validator.warnings(for: text).map { warning in
                            let shown = subject.label.map { warning.labeled($0) } ?? warning
                            return Warning(
                                code: warning.code.rawValue, name: warning.name,
                                position: warning[.position]?.asInteger,
                                messages: catalogs.map { shown.reason(in: $0) })
                        }
                    }
                    inputs.append(input)
                }
                lines.append(
                    try encoder.encode(
                        Case(
                            module: moduleName, field: subject.name, group: subject.group,
                            hint: catalogs.map { subject.validator.hint(in: $0) }, inputs: inputs)))
            }
        }
        var subjects: [Subject] = StrategyListing.all.map { listing in
            Subject(
                name: listing.name, group: listing.name, validator: listing.example, label: "Label \(listing.name)",
                texts: listing.acceptedSamples + listing.rejectedSamples.map(\.key))
        }
        subjects += StrategyListing.all.map { listing in
            Subject(
                name: "sensitive \(listing.name)", group: listing.name, validator: listing.example.sensitive(),
                texts: listing.acceptedSamples + listing.rejectedSamples.map(\.key))
        }
        subjects += Self.settings()
        subjects.append(
            Subject(
                name: "cardExpiry", group: "cardExpiry",
                validator: .cardExpiry(now: .fixed(year: 2026, month: 11)), label: "Expiry", phrase: "the expiry",
                texts: Self.expiries))
        for months in [1, 2, 60, 300] {
            subjects.append(
                Subject(
                    name: "cardExpiry_\(months)", group: "cardExpiry",
                    validator: .cardExpiry(now: .fixed(year: 2026, month: 11), minimumMonths: months),
                    texts: Self.expiries))
        }
        subjects.append(
            Subject(
                name: "folded", group: "folded",
                validator: .folded(then: .stripping("- ", then: .trimmed(then: .pattern("[0-9A-Zア-ン]{2,6}")))),
                label: "Number", phrase: "your number",
                texts: ["１２－Ａ", "٠١٢", "ｱｶﾞﾊﾟﾂ", "ｶﾞ", "ﾞ", "A\u{200D}\u{3000}B", "ア\u{FE0F}イ", "￣", "ﾡￂￚ", "𝟏𝟐"]))
        subjects += Self.checkedSubjects()
        for index in subjects.indices {
            // Generating inputs takes most of the time.
            let isFirst = index < StrategyListing.all.count
            let generated = GeneratedTexts(
                for: subjects[index].validator, seed: seed, count: isFirst ? min(25, generatedInputCount) : 4,
                samples: subjects[index].texts)
            subjects[index].texts +=
                generated.accepted.prefix(generatedInputCount)
                + generated.rejected.prefix(2 * generatedInputCount) + Self.hostile + (isFirst ? Self.long : [])
            subjects[index].texts += Self.edits(
                of: subjects[index].texts, count: 10 * generatedInputCount, seed: seed &+ UInt64(index))
        }
        // The module's clock has the same day in the comparison.
        let today = try DateInputValidator().parse("2026-11-30")
        try CalendarDate.Clock.$override.withValue(.fixed(today)) { try add(subjects, "strategies") }
        // Only a small module can show that a declaration is missing.
        for subject in subjects {
            try write(JavaScriptModule([.init("value", subject.validator)]), "only-\(subject.group)")
        }

        var warned = Self.warned()
        for index in warned.indices {
            warned[index].texts += Self.hostile
            warned[index].texts += Self.edits(
                of: warned[index].texts, count: 20 * generatedInputCount, seed: seed &+ UInt64(index))
        }
        try add(warned, "warnings")
        for subject in warned {
            try write(JavaScriptModule([.init("value", subject.validator)]), "only-\(subject.name)")
        }
        let names = warned.map { JavaScriptModule.Field($0.name, $0.validator) }
        try write(JavaScriptModule(names, languages: []), "warnings-without-messages")

        var generator = GeneratedStrategies(seed: seed, isWritable: false)
        for part in 0..<max(1, compositionCount / 100) {
            let compositions = (0..<min(100, compositionCount)).map { number in
                Subject(
                    name: "composition\(number)", group: "compositions", validator: generator.strategy(),
                    label: number.isMultiple(of: 2) ? "Label" : nil,
                    texts: (0..<12).map { _ in generator.text() } + Self.hostile)
            }
            try add(compositions, "compositions\(part)")
        }
        try Data(lines.joined(separator: Data("\n".utf8))).write(to: folder.appending(path: "cases.jsonl"))

        try writeTable(to: folder, encoder)
        let checkout: [JavaScriptModule.Field] = [
            .init("email", label: "Email address", .email),
            .init("card", label: "Card number", .paymentCard(accepting: [.visa, .mastercard, .amex])),
            .init("expiry", label: "Expiry date", .cardExpiry(now: .fixed(year: 2026, month: 11))),
            .init("code", label: "Security code", .securityCode), .init("name", label: "Name", .count(in: 2...40)),
            .init("iban", label: "IBAN", .iban),
        ]
        try write(JavaScriptModule(checkout), "checkout")
        try write(JavaScriptModule(checkout, languages: []), "checkout-without-messages")
        // The fields of the page about validating in a browser.
        let signUp: [JavaScriptModule.Field] = [
            .init("email", label: "Email address", .trimmed(then: .email)),
            .init("name", label: "Name", .collapsingBlanks(then: .required && .count(in: ...40))),
        ]
        try write(JavaScriptModule(signUp), "form")
    }

    #if StockPatterns
    /// A pattern with texts that match its expression, and texts that don't.
    private struct PatternCase: Encodable {
        let name: String
        let expression: String
        let accepted: [String]
        let rejected: [String]
    }

    @Test("of patterns are written")
    func writePatterns() throws {
        let folder = try URL(filePath: #require(folder), directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let lines = try InputPattern.all.enumerated().map { index, pattern in
            let samples = pattern.accepted + pattern.rejected
            let texts = samples + Self.edits(of: samples, count: 20, seed: seed &+ UInt64(index)) + Self.hostile
            let rule = try RegexInputValidator(pattern.expression)
            let (accepted, rejected) = (texts.filter(rule.isValid), texts.filter { !$0.isEmpty && !rule.isValid($0) })
            return try encoder.encode(
                PatternCase(
                    name: pattern.name, expression: pattern.expression, accepted: accepted, rejected: rejected))
        }
        try Data(lines.joined(separator: Data("\n".utf8))).write(to: folder.appending(path: "patterns.jsonl"))
    }
    #endif

    /// A row with the answers of a table's rules.
    private struct Row: Encodable {
        let row: [String: String?]
        let answers: [Answer]
        let warnings: [Answer]

        struct Answer: Encodable {
            let field: String
            let code: Int
            let message: String
        }
    }

    private func writeTable(to folder: URL, _ encoder: JSONEncoder) throws {
        let table = try JSONDecoder().decode(TableRules.self, from: Data(Self.table.utf8))
        let module = JavaScriptModule(table)
        try Data(module.source.utf8).write(to: folder.appending(path: "table.mjs"))
        try Data(JavaScriptModule(table, languages: []).source.utf8)
            .write(to: folder.appending(path: "table-without-messages.mjs"))
        var random = SplitMix64(seed: seed)
        let texts: [String: [String?]] = [
            "mail": ["a@b.co", "A@B.CO", "a@B.co", "a@b", "", nil, "-", "a@gmial.com"],
            "again": ["a@b.co", "a@B.co", "a@gmail.com", "", nil],
            "from": ["2024-02-29", "2024-03-01", "", nil, "x"], "to": ["2024-02-29", "2024-02-28", "", nil],
            "least": ["1", "01.0", "1e2", "-0", "99.99999999999999999999", "x"],
            "most": ["1", "1.0", "100", "100e0", "-0.0"],
            "start": ["2024-02-29T23:30:00Z", "2024-03-01T01:00:00+01:30", "2024-02-29T23:30:00.5Z", nil],
            "end": [
                "2024-02-29T23:30:00Z", "2024-02-29T23:29:60.25Z", "2024-02-29T23:30:00.25Z", "0000-01-01T00:00:00Z",
            ],
            "paid": ["true", "1", "FALSE", "x", ""], "sent": ["True", "0", "TRUE"], "size": ["S", "M", "n/a", "s", ""],
            "rate": ["1", "01.0", "250e-2", "2.5", "-0.0", "3", "x", "10e9999999999", ""],
        ]
        var lines: [Data] = []
        for _ in 0..<(20 * generatedInputCount) {
            let row = texts.mapValues { random.nextElement(of: $0) }
            var answers: [Row.Answer] = []
            var warnings: [Row.Answer] = []
            func add(_ found: [ValidationError], _ field: String) {
                warnings += found.map { .init(field: field, code: $0.code.rawValue, message: $0.reason) }
            }
            var rejected: Set<String> = []
            for column in table.fields {
                do throws(ValidationError) { try column.validator.validate(row[column.name] ?? nil) } catch {
                    rejected.insert(column.name)
                    answers.append(.init(field: column.name, code: error.code.rawValue, message: error.reason))
                }
                add(column.validator.warnings(for: row[column.name] ?? nil), column.name)
            }
            for rule in table.rules where rejected.isDisjoint(with: rule.columns) {
                do throws(ValidationError) { try rule.validator.validate(rule.columns.map { row[$0] ?? nil }) } catch {
                    answers.append(
                        .init(field: rule.columns.last ?? "", code: error.code.rawValue, message: error.reason))
                }
                add(rule.validator.warnings(for: rule.columns.map { row[$0] ?? nil }), rule.columns.last ?? "")
            }
            lines.append(try encoder.encode(Row(row: row, answers: answers, warnings: warnings)))
        }
        try Data(lines.joined(separator: Data("\n".utf8))).write(to: folder.appending(path: "rows.jsonl"))
    }

    private static let table = """
        {"missingValues": ["-"], "fields": [
          {"name": "mail", "title": "Email", "format": "email", "constraints": {"required": true},
            "strategies": [{"use": "emailDomainSpelling", "severity": "warning"}]},
          {"name": "again", "format": "email", "constraints": {"required": false}},
          {"name": "from", "title": "First day", "type": "date", "constraints": {"required": false}},
          {"name": "to", "title": "Last day", "type": "date", "constraints": {"required": false, "minimum": "2000-01-01"}},
          {"name": "least", "type": "number"}, {"name": "most", "type": "number", "constraints": {"maximum": 100}},
          {"name": "start", "type": "datetime", "constraints": {"required": false}}, {"name": "end", "type": "datetime"},
          {"name": "paid", "type": "boolean", "constraints": {"required": false}}, {"name": "sent", "type": "boolean"},
          {"name": "size", "constraints": {"enum": ["S", "M"], "required": false}, "missingValues": ["n/a"],
            "strategies": [{"use": "prefix", "part": "S", "severity": "warning"}]},
          {"name": "rate", "type": "number", "constraints": {"enum": [1, 2.5, 0], "required": false}}
        ], "rules": [
          {"columns": ["mail", "again"], "use": "equal"},
          {"columns": ["from", "to"], "use": "ascending", "orEqual": true},
          {"columns": ["least", "most"], "use": "ascending"}, {"columns": ["start", "end"], "use": "ascending"},
          {"columns": ["paid", "sent"], "use": "notEqual"}, {"columns": ["size", "from", "to"], "use": "atLeastOne"},
          {"columns": ["again", "size"], "use": "atLeastOne"},
          {"columns": ["paid", "from"], "use": "requires", "values": ["true"]},
          {"columns": ["least", "to"], "use": "requires", "values": ["1", "7"]},
          {"columns": ["again", "to"], "use": "requires"},
          {"columns": ["from", "to"], "use": "notEqual", "severity": "warning"},
          {"columns": ["least", "most"], "use": "equal", "severity": "warning"},
          {"columns": ["size", "paid"], "use": "atLeastOne", "severity": "warning"}
        ]}
        """
}
