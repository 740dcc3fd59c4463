// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationLanguages
import InputValidationRules
import TestSupport
import Testing

/// Tests that strategies accept what their messages recommend: every example and every limit that a message shows, in
/// every language, is typed into the field that showed it.
@Suite("What a message recommends")
struct RecommendationTests {
    /// A strategy with the settings of a table row, or of a rule file with one or two options.
    struct Field: Sendable, CustomTestStringConvertible {
        let name: String
        let strategies: [(settings: String, strategy: InputValidator<String>)]

        var testDescription: String { name }
    }

    /// The strategies in the test rows, and every strategy in the standard catalog with its options.
    static let fields: [Field] =
        StrategyCatalog<String>.standard.names.map { Field(name: $0, strategies: configurations(of: $0)) }
        + [
            Field(name: "test rows", strategies: TextStrategy.all.map { ($0.name, $0.validator) }),
            Field(
                name: "limits",
                strategies: exactNumbers + [
                    (
                        "password",
                        .password(in: 15...1_024, letters: 1, lowercase: 2, uppercase: 2, digits: 2, symbols: 2)
                    ),
                    ("count", .count(in: 2...12_000)), ("exact count", .count(exactly: 12_000)),
                    ("half-open", .decimal(in: 0..<50_000)), ("small", .decimal(in: 0.000_000_1...0.5, point: .comma)),
                    ("large", .decimal(in: 1e20...1e21)), ("no sign", .integer(in: -5...5, sign: .none)),
                    ("words", .ordered(in: "medium"..."small")), ("then", .integer.then(.range(0...50_000))),
                    ("then with comma", .trimmed(then: .decimal(point: .comma)).then(.range(0.5...50_000.5))),
                    (
                        "card of two years",
                        CardExpiryInputValidator(now: .fixed(year: 2040, month: 11), maximumYears: 2)
                    ),
                ]),
        ]

    private static var exactNumbers: [(String, InputValidator<String>)] {
        #if FoundationInterop
        [("exact", .exactDecimal(in: 0.5...50_000.5, maximumFractionDigits: 2, point: .comma))]
        #else
        []
        #endif
    }

    /// Values for an option in a rule file, besides its words.
    private static func values(for option: StrategyOption) -> [Any] {
        if !option.words.isEmpty { return option.kind == .text ? option.words : option.words.map { [$0] } }
        return switch (option.name, option.kind) {
        case ("maximumBytes", _): []
        case ("versions", _): [[7], [4, 15]]
        case ("lengths", _): [[8], [10], [13], [12, 14]]
        case ("networks", _): [["amex"], ["visa", "jcb"]]
        case ("schemes", _): [["ftp"], ["https", "mailto"]]
        case ("hosts", _): [["shop.example.com"]]
        case ("ports", _): [[8080, 8443]]
        case ("places", _), ("years", _): [0, 2]
        case ("format", _): ["dd.MM.yyyy", "M/d/yyyy", "H.mm", "d.M.yyyy HH:mm"]
        case ("units", _): [["€", "%"]]
        case (_, .flag): [true, false]
        case (_, .text): ["AB"]
        case (_, .list(of: .text)): [["AB", "CD"]]
        default: []
        }
    }

    /// Returns a strategy without options, with each value of each option, and with each pair of values.
    private static func configurations(
        of name: String
    ) -> [(settings: String, strategy: InputValidator<String>)] {
        guard let entry = StrategyCatalog<String>.standard[name] else { return [] }
        let options = entry.readOptions()
        var choices = options.map { option in values(for: option).map { [option.name: $0] } }
        if options.contains(where: { $0.name == "minimum" }) {
            let limits: [(Any, Any)] = [
                (1, 9), (100, 200), (0, 50_000), (40, 60_000), (-9, -5), (0, 0.5), (2.25, 2.5),
                ("2026-01-01", "2026-12-31"), ("1999-12-31", "2000-01-01"),
            ]
            choices.append(
                limits.flatMap {
                    [["minimum": $0, "maximum": $1], ["minimum": $0], ["maximum": $1]] as [[String: Any]]
                })
        }
        var settings: [[String: Any]] = [[:]] + choices.joined()
        for (index, first) in choices.enumerated() {
            for second in choices[(index + 1)...] {
                settings += first.flatMap { first in second.map { first.merging($0) { $1 } } }
            }
        }
        return settings.compactMap { setting in
            // A rule file can't express every combination.
            guard let json = try? JSONSerialization.data(withJSONObject: setting.merging(["use": name]) { $1 }),
                let rule = try? JSONDecoder().decode(StrategySpecification<String>.self, from: json)
            else { return nil }
            return ("\(setting)", rule.validator)
        }
    }

    /// Texts that strategies reject for many different reasons.
    private static let probes: [String] =
        [
            "x", "abc", "abc def", "?!", "-", "+", ".", "0", "1", "00", "007", "+1", "-1", "-10000000", "0.5", "0,5",
            ".5",
            ",5", "1.2.3", "1,2,3", "0.001", "0,001", "1e5", "1.25e3", "60000", "70000000", "99999999999999999999999",
            "-99999999999999999999999", "9:30", "09:30", "09:30:00", "09:30:00Z", "09:30:00+1", "25:00:00Z",
            "2026-13-01", "31.13.2026", "30.02.2026", "13/1/2026", "01.01.1900", "1/1/2999", "24.00", "1.2.2026 9:30",
            "2026-02-30", "2024-05-31", "2024-05-31T9:30", "2024-05-31 09:30:00Z", "1900-01-01", "2999-01-01",
            "50,000", "50 000", "50.000", "50'000", "1.2.3.256", "1.2.3", "12345::", "::1", "::x", "fe80::1%eth0",
            "192.168.0.01", "#f", "#ff8800", "f80",
            "00:00",
            "00-00", "0000.5e00", "0446681800", "+1", "+41 44", "442079460958", "+442079460958",
            "+4420794609580000000000", "jane@example.123", "jane@exämple.com", "jane@", "@example.com", "a@b@c.de",
            "jane@example", "jane..doe@example.com", String(repeating: "a", count: 65) + "@example.com",
            "jane@" + String(repeating: "a", count: 64) + ".com", "jane@" + String(repeating: "a.", count: 130) + "com",
            String(repeating: "a", count: 64) + ".com", String(repeating: "a.", count: 130) + "com", "example.123",
            "example", "exa_mple.com", "https:example.com", "https://", "https://example", "ftp://example.com",
            "https://a.de:0/", "https://a.de:99999/", "https://a.de:8080/", "https://other.example.com/",
            "//evil.example",
            "https://1.2.3.4/", "https://a.de/?q", "https://a.de/#f", "https://localhost/", "mailto:name@example.com",
            "123e4567-e89b-42d3-a456-426614174000", "00000000-0000-0000-0000-000000000000",
            "123e4567-e89b-42d3-a456", "4242424242424241", "4242 4242 4242 424", "378282246310005",
            "12345678901234567890",
            "0000", "12345", "DE89 3704 0044 0532 0130 0", "XX00", "13/26", "01/20", "12/99", "1.2", "1.2.3-01",
            "979-0-306-40615-7", "080442957X", "978-0-306-40615-7", "0-306-40615-2", "4006381333931", "40063813", "a b",
            "É", "UK", "de", "eur", "ERU", "978", "deu", "DE", "los angeles", "Europe/Zurch", "europe/zurich",
        ] + [1, 1_500].map { String(repeating: "z", count: $0) }

    /// The errors that a strategy reports for the probes, one for each message.
    private static func errors(of strategy: InputValidator<String>) -> [ValidationError] {
        let rejections = (probes + probes.map { $0 + "x" }).flatMap(strategy.errors).filter(\.path.isEmpty)
        // The errors that make up a hint.
        let requirements = strategy.verifiedRequirements.filter { $0.filledSentence?.sentence.isRequirement == true }
        // Equal errors have equal messages, and comparing errors takes less time than comparing messages.
        var seen: Set<ValidationError> = []
        let errors = (rejections + requirements).filter { seen.insert($0).inserted }
        return Array(Dictionary(errors.map { ("\($0.code) \($0.reason)", $0) }) { first, _ in first }.values)
    }

    @Test("comes from strategies of many kinds with many settings")
    func count() {
        #expect(Self.fields.count { !$0.strategies.isEmpty } > 40)
        #expect(Self.fields.reduce(0) { $0 + $1.strategies.count } > 600)
    }

    @Test("is accepted by the strategy that recommends it, in every language", arguments: fields)
    func everyField(field: Field) throws {
        // Many of a field's strategies have errors with the same messages.
        var shown: [Shown: [(language: String, placeholder: String, text: String)]] = [:]
        // `swift test` takes every fifth strategy, and `.ci/run verdicts` takes all of them.
        let step = generatedInputCount < 1_000 ? 5 : 1
        for (settings, strategy) in field.strategies.enumerated().filter({ $0.offset % step == 0 }).map(\.element) {
            for error in Self.errors(of: strategy) {
                let sentence = try #require(error.sentence)
                #expect(
                    CodeDocumentationTests.sentences(of: error.code).contains(sentence)
                        || error.code == .compositionNoAlternative || error[.unusualCharacters] != nil,
                    "\(error): not in the table of codes")
                let key = Shown(error: error, reason: error.reason)
                let values = try shown[key] ?? Self.shownValues(of: error, sentence)
                shown[key] = values
                for (language, placeholder, text) in values {
                    for typed in Self.typed(text, for: placeholder, of: sentence, error, strategy) {
                        let isAccepted = strategy.isValid(typed)
                        let isExclusive = Self.exclusive.contains(sentence)
                        let isExcepted = Self.exceptions.contains { $0.isMatch(strategy, error, typed) }
                        #expect(
                            isAccepted != (isExclusive || isExcepted),
                            "\(settings), \(language): \(error.reason): “\(typed)” \(strategy.errors(for: typed))")
                    }
                }
            }
        }
    }

    private struct Shown: Hashable {
        let error: ValidationError
        let reason: String
    }

    /// The texts that a message shows for its sentence's placeholders, each once, with the first language that shows
    /// it.
    ///
    /// A list's elements are the same in every language, so they're taken from English.
    private static func shownValues(
        of error: ValidationError, _ sentence: Sentence
    ) throws -> [(language: String, placeholder: String, text: String)] {
        let lists: Set = ["accepted", "kinds", "kind"]
        var seen: Set<String> = []
        var found: [(String, String, String)] = []
        for language in MessageLanguage.all {
            let wording = try #require(language.wordings(of: sentence).first).wording
            let message = error.reason(in: MessageCatalog(language))
            var category = PluralCategory.other
            // The message counts digits. The error contains the largest number, which a ULID's error lacks.
            let digits: ValidationError.Value? =
                switch error.code {
                case .integerOverflow: .int("\(Int.max)".count - 1)
                case .ulidLength: 26
                case .ulidCharacter where sentence == .exactLengthNot: 26
                case .uuidLength where sentence == .exactLengthNot: 36
                case .patternMismatch where sentence == .tooLong: error[.position]
                default: nil
                }
            if let counted = sentence.pluralParameter, case .int(let number) = digits ?? error[counted] {
                category = language.pluralCategory(of: number.magnitude)
            }
            let template = wording.form(for: category) ?? wording.form(for: .other) ?? ""
            let values = try #require(
                shown(by: message, of: template),
                "\(language): “\(message)” is not the sentence \(sentence.key)")
            for (placeholder, text) in values
            where language == .english || !lists.contains(placeholder) && seen.insert(placeholder + text).inserted {
                found.append((language.tag, placeholder, text))
            }
        }
        return found
    }

    /// Returns what a user who follows a message types, or nothing if the value isn't meant to be typed.
    private static func typed(
        _ text: String, for placeholder: String, of sentence: Sentence, _ error: ValidationError,
        _ strategy: InputValidator<String>
    ) -> [String] {
        let number = Int(text) ?? 0
        let list = text.replacing(", or ", with: ", ").replacing(" or ", with: ", ")
        let elements = list.split(separator: ", ").map(String.init)
        let isURL = strategy.configuration.name == "url"
        func firstAccepted(_ candidates: [String]) -> [String] {
            [candidates.first(where: strategy.isValid) ?? candidates[0]]
        }
        func samples(where isIncluded: (String) -> Bool) -> [String] {
            StrategyListing.all.first { $0.name == strategy.configuration.name }?.acceptedSamples.filter(isIncluded)
                ?? []
        }
        switch sentence {
        case .kind, .kindWithout, .looksLike, .phoneNumber, .phoneNumberWithoutPlus, .countryCode, .phoneDigits,
            .sameSeparators, .decimalPoint, .decimalComma,
            .beginsWithDigit, .endsWithDigit, .pointNotComma, .commaNotPoint, .siteEnding, .dateOrder, .dateDigits,
            .monthOrder,
            .dateThenTime, .noDecimals,
            .timeWithZone, .ipNumbers, .ipGroups, .hexGroups, .uuidHyphens, .monthThenYear, .versionNumbers,
            .capitalLetters, .slashesMissing, .noGroupSigns, .digitGroups, .looksLikeShort, .looksLikeLong,
            .characterAtLike, .characterFirstLike, .ipGroupDigits, .kindOfLetters, .placeLike, .onlyPart, .replacement:
            return placeholder == "example" ? [text] : []
        case .colorDigits where placeholder == "accepted": return ["#" + String(repeating: "f", count: number)]
        case .uuidVersion where placeholder == "accepted":
            return elements.map { "123e4567-e89b-\(String(Int($0) ?? 0, radix: 16))2d3-a456-426614174000" }
        case .colorDigits, .uuidVersion, .didYouMean: return [text]
        case .oneOf: return error[.example].map { [$0.description] } ?? []
        case .atLeast, .atMost, .between, .moreThan, .lessThan, .earliest, .latest, .betweenDates, .laterThan,
            .earlierThan, .textAtLeast, .textAtMost, .textAfter, .textBefore:
            return [text]
        case .kindBetween, .kindAtLeast, .kindAtMost: return placeholder == "kind" ? [] : [text]
        case .tooShort where strategy.configuration.name == "pattern",
            .tooLong where strategy.configuration.name == "pattern":
            return samples(where: strategy.isValid).map { $0.count == number ? $0 : "" }
        // The input's length isn't meant to be typed.
        case .exactLengthNot where placeholder == "length", .exactDigitsNot where placeholder == "length",
            .exactLettersAndDigitsNot where placeholder == "length", .digitsBetween where placeholder == "length":
            return []
        case .exactLengthNot where strategy.configuration.name == "uuid":
            let versions = (0..<16).map { "123e4567-e89b-\(String($0, radix: 16))2d3-a456-426614174000" }
            return firstAccepted(versions.map { String($0.prefix(number)) })
        case .tooShort, .tooLong, .tooManyBytes, .lengthBetween, .exactLength, .exactLengthNot:
            return [sample(of: Int(text.filter(\.isNumber)) ?? 0, for: strategy.configuration.name)]
        case .passwordLetters, .passwordLowercase, .passwordUppercase, .passwordDigits, .passwordSymbols:
            return [sample(of: 4 * number + 16, for: "password")]
        case .onlyThese: return [text]
        case .begins where isURL:
            return elements.flatMap { scheme in
                firstAccepted(["example.com", "shop.example.com", "name@example.com"].map { scheme + $0 })
            }
        case .begins:
            return elements.flatMap { start in
                firstAccepted(
                    [start, start + "7f3a", start + String(repeating: "0", count: 25)]
                        + samples { $0.hasPrefix(start) })
            }
        case .ends, .includes, .option: return elements
        case .hostAccepted: return elements.flatMap { host in firstAccepted(["https://\(host)/", "ftp://\(host)/"]) }
        case .port, .portAccepted:
            let schemes = ["https", "ftp", "http"]
            let hosts = ["example.com", "shop.example.com"]
            return elements.flatMap { port in
                firstAccepted(schemes.flatMap { scheme in hosts.map { "\(scheme)://\($0):\(port)/" } })
            }
        case .exactDigitsNot where strategy.configuration.name == "nationalID",
            .exactDigits where strategy.configuration.name == "nationalID",
            .exactLettersAndDigitsNot where strategy.configuration.name == "nationalID",
            .digitsBetween where strategy.configuration.name == "nationalID":
            // Only the kind's own example has its number of characters.
            return []
        case .exactDigitsNot, .digitsBetween:
            // Prefixes for telephone numbers, book numbers, and cards of all lengths.
            let beginnings = ["+4", "4", "978", "123", "34", "36", "5018", "6011", "62", "2200", "220"]
            return elements.flatMap { element in
                let candidates = beginnings.flatMap { beginning -> [String] in
                    let zeros = (Int(element) ?? 0) - beginning.count(where: \.isNumber) - 1
                    return (0...9).map { beginning + String(repeating: "0", count: max(0, zeros)) + String($0) }
                }
                return firstAccepted(candidates + samples { String($0.count(where: \.isNumber)) == element })
            }
        case .exactDigits:
            return elements.flatMap { element in
                let digits = ["978", "123"].map { ($0 + "0000000000").prefix(max(0, (Int(element) ?? 0) - 1)) }
                return firstAccepted(
                    digits.flatMap { digits in (0...9).map { digits + String($0) } }
                        + ["378282246310005"].filter { String($0.count) == element }
                        + samples { String($0.count(where: \.isNumber)) == element })
            }
        case .exactLettersAndDigits, .exactLettersAndDigitsNot:
            return elements.map { count in
                ["DE89370400440532013000", "DEUTDEFF", "DEUTDEFF500"].first { String($0.count) == count } ?? count
            }
        case .day:
            let dates = ["2024-02", "2023-02", "2026-04", "2026-05", "1999-12"].flatMap { month in
                ["", "T09:30:00Z", "T09:30:00", " 09:30:00Z"].map { "\(month)-\(text)\($0)" }
                    + ["\(text).\(month.suffix(2)).\(month.prefix(4))"]
            }
            // A range of dates may have no such day in a month.
            let isRange = [.minimum, .maximum].contains { strategy.configuration.parameters[$0] != nil }
            return isRange ? dates.first(where: strategy.isValid).map { [$0] } ?? [] : firstAccepted(dates)
        case .decimalPlaces:
            let digits = ".25" + String(repeating: "0", count: max(0, number - 2))
            let numbers = ["0", "2", "5", "40", "100", "-6", "-9"].map { $0 + digits }
            return firstAccepted(numbers + numbers.flatMap { [$0.replacing(".", with: ","), $0 + "e0"] })
        case .tooManyDigits: return firstAccepted(["", "-"].map { $0 + String(repeating: "1", count: number) })
        case .localTooLong: return [String(repeating: "a", count: number) + "@example.com"]
        case .siteTooLong:
            let name = String(repeating: "a", count: number) + ".com"
            return firstAccepted(["", "https://", "name@"].map { $0 + name })
        case .wholeSiteTooLong: return ["https://" + String(repeating: "a.", count: (number - 3) / 2) + "com"]
        case .tooFarAhead: return firstAccepted([2026, 2040].map { "11/\($0 + number)" })
        // These show values that aren't meant to be typed: names of kinds, networks, and fields, and characters to
        // remove.
        case .notKind, .cardNetwork, .ipScope, .without, .disallowedText, .nothingAfter, .notBegin, .once, .onlyAtEnd,
            .emailSiteCharacter, .mistakeAt, .addAtEnd, .notEnd,
            .characterAt, .characterFirst, .percentEncoded, .entriesBetween, .same, .after, .atLeastOne, .moreErrors,
            .tooFewEntries, .tooManyEntries,
            .exactEntries:
            return []
        // These sentences have no placeholders.
        default:
            Issue.record("\(sentence.key) has a value that this test does not know")
            return []
        }
    }

    /// Returns a text of a given length that a strategy accepts.
    private static func sample(of length: Int, for strategy: String) -> String {
        let isPassword = strategy == "password"
        if strategy == "ulid" { return String(repeating: "0", count: length) }
        let local = strategy == "email" ? "name@" : ""
        return String(
            (0..<length).map { index -> Character in
                if isPassword { return Array("aaAA11!!")[index % 8] }
                if index < local.count { return Array(local)[index] }
                let isDot = ["email", "domainName"].contains(strategy) && index % 50 == 49 && index < length - 3
                return isDot ? "." : "a"
            })
    }

    /// A sentence, an example as it's worded there, the whole input with the example, and a strategy that shows the
    /// sentence.
    private static let examples: [(Sentence, String, String, InputValidator<String>)] = [
        (.siteName, "example.com", "https://example.com", .url),
        (.siteNameOnly, "example.com", "example.com", .domainName),
        (.atMissing, "name@example.com", "name@example.com", .email),
        (.localMissing, "name@example.com", "name@example.com", .email), (.bankCountry, "DE", "DEUTDEFF500", .bic),
        (.hours, "00", "00:00", .time), (.hours, "23", "23:59", .time), (.minutes, "00", "00:00", .time),
        (.minutes, "59", "23:59:00Z", .time(offset: .required)),
        (.hours, "23", "2024-05-31T23:59:00Z", .dateTime), (.day, "01", "2024-05-01", .date),
        (.seconds, "00", "09:30:00", .time),
        (.seconds, "59", "09:30:59", .time),
        (.emailSiteMissing, "name@example.com", "name@example.com", .email),
        (.siteEnding, ".com", "example.com", .domainName), (.ibanCountry, "DE", "DE89370400440532013000", .iban),
        (.hostNumbers, "192.0.2.1", "https://192.0.2.1", .url),
        (.hostNumbers, "example.com", "https://example.com", .url),
        (.hostAddress, "[2001:db8::1]", "https://[2001:db8::1]", .url),
        (.publicSite, "example.com", "https://example.com", .url(.publicWeb)),
        (.notIPAddress, "example.com", "https://example.com", .url(.publicWeb)),
        (.singleSlash, "/account", "/account", .url(.redirectTarget())),
        (.percent, "%20", "https://example.com/%20", .url), (.percent, "%25", "https://example.com/%25", .url),
        (.offsetMissing, "Z", "09:30:00Z", .time(offset: .required)),
        (.offsetMissing, "+01:00", "09:30:00+01:00", .time(offset: .required)),
        (.isbnPrefix, "978", "978-0-306-40615-7", .isbn),
        (.passwordSymbols, "!", "a!", .atLeast(1, .symbol)), (.passwordSymbols, "%", "a%", .atLeast(1, .symbol)),
    ]

    @Test("is accepted where the wording itself has the example, in every language", arguments: examples)
    func wordings(sentence: Sentence, example: String, input: String, strategy: InputValidator<String>) {
        #expect(strategy.isValid(input))
        for language in MessageLanguage.all {
            for (wording, _) in language.wordings(of: sentence) {
                for category in PluralCategory.allCases {
                    #expect(wording.form(for: category)?.contains(example) != false, "\(language): \(sentence.key)")
                }
            }
        }
    }

    /// Returns what a message has in place of a template's placeholders, or `nil` if it doesn't follow the template.
    private static func shown(by message: String, of template: String) -> [(String, String)]? {
        var rest = Substring(message)
        var values: [(String, String)] = []
        var parts = template.split(separator: "{", omittingEmptySubsequences: false)
        let head = parts.removeFirst()
        guard rest.hasPrefix(head) else { return nil }
        rest = rest.dropFirst(head.count)
        for (index, part) in parts.enumerated() {
            guard let end = part.firstIndex(of: "}") else { return nil }
            let literal = part[part.index(after: end)...]
            let isLast = index == parts.count - 1
            guard
                let range = literal.isEmpty
                    ? rest.endIndex..<rest.endIndex
                    : rest.range(of: literal, options: isLast ? [.backwards, .anchored] : [])
            else { return nil }
            let value = rest[..<range.lowerBound].filter { $0 != "\u{2068}" && $0 != "\u{2069}" }
            values.append((String(part[..<end]), value))
            rest = rest[range.upperBound...]
        }
        return rest.isEmpty ? values : nil
    }

    /// The sentences whose limit is itself excluded.
    private static let exclusive: Set<Sentence> = [
        .moreThan, .lessThan, .laterThan, .earlierThan, .textAfter, .textBefore,
    ]

    /// The only recommendations that strategies don't accept, with the reasons.
    private static let exceptions: [Exception] = [
        Exception("the program accepts negative numbers without accepting the sign that they need") {
            strategy, _, typed in
            typed.hasPrefix("-") && strategy.configuration.parameters["sign"] == "none"
        },
        Exception("the limit of the program has more places than the program accepts") { strategy, _, typed in
            guard case .int(let places) = strategy.configuration.parameters["places"] else { return false }
            let separators: Set<Character> =
                switch strategy.configuration.parameters["grouping"] {
                case "comma", "indian": ["."]
                case "point": [","]
                default: [".", ","]
                }
            let parts: [Substring] = typed.split(whereSeparator: separators.contains)
            return parts.dropFirst().contains { $0.prefix(while: \.isNumber).count > places }
        },
        Exception("a later step of the program accepts fewer numbers than the step with the message") {
            strategy, error, _ in
            error.code == .integerOverflow && strategy.configuration.name == "then"
        },
        Exception("the program requires an exponent, and limits are shown without one") { strategy, error, typed in
            strategy.configuration.parameters["exponent"] == "required" && !typed.hasSuffix("e0")
                && error[.example]?.description != typed
        },
    ]

    private struct Exception: Sendable {
        let reason: String
        let isMatch: @Sendable (InputValidator<String>, ValidationError, String) -> Bool

        init(
            _ reason: String, _ isMatch: @escaping @Sendable (InputValidator<String>, ValidationError, String) -> Bool
        ) {
            self.reason = reason
            self.isMatch = isMatch
        }
    }
}
