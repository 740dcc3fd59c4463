// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import TestSupport
import Testing

/// A strategy, and texts whose verdicts determine the progress of all their prefixes.
struct ClosedFormat: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let strategy: InputValidator<String>
    /// The prefix that all texts share.
    ///
    /// Shorter prefixes aren't compared.
    let start: String
    /// The parts that follow the prefix, in order.
    ///
    /// Each part is one of several texts.
    let parts: [[String]]

    /// Creates a format whose texts consist of parts.
    init(_ name: String, _ strategy: InputValidator<String>, after start: String = "", _ parts: [[String]]) {
        testDescription = name
        self.strategy = strategy
        self.start = start
        self.parts = parts
    }

    /// Creates a format with all texts over an alphabet, up to a length beyond which the strategy accepts no text.
    init(
        _ name: String, _ strategy: InputValidator<String>, after start: String = "", over alphabet: String,
        upTo length: Int
    ) {
        self.init(name, strategy, after: start, Array(repeating: [""] + alphabet.map { String($0) }, count: length))
    }

    /// All texts.
    ///
    /// Their characters are all ASCII.
    var texts: Set<String> {
        parts.reduce([start]) { texts, part in Set(texts.flatMap { text in part.map { text + $0 } }) }
    }

    /// Returns a sentence for each prefix whose progress differs from the progress that the verdicts determine.
    func faults() -> [String] {
        var fewest: [String: Int] = [:]
        var beginnings: Set<String> = []
        for text in texts {
            let isAccepted = strategy.isValid(text)
            for length in start.utf8.count...text.utf8.count {
                let beginning = String(text.unicodeScalars.prefix(length))
                beginnings.insert(beginning)
                if isAccepted { fewest[beginning] = min(fewest[beginning] ?? .max, text.utf8.count - length) }
            }
        }
        // An impossible text takes longest, and the continuations of a hopeless prefix reveal least.
        let sorted = beginnings.sorted()
        let hopeful = sample(sorted.filter { fewest[$0] != nil })
        let hopeless = sample(sorted.filter { fewest[$0] == nil && fewest[String($0.dropLast())] != nil })
        let lost = sample(sorted.filter { fewest[$0] == nil && fewest[String($0.dropLast())] == nil })
        return (hopeful + hopeless + lost).compactMap { text in
            let progress = strategy.progress(of: text)
            switch (progress, fewest[text]) {
            case (.accepted, 0), (.impossible, nil): return nil
            case (.incomplete(let count), let missing?) where missing > 0 && count == missing: return nil
            case (_, let missing):
                return
                    "\(text.debugDescription): \(progress), and \(missing.map(String.init) ?? "nothing") completes it"
            }
        }
    }
}

/// Every element of a list, or evenly spaced elements if the list is long.
///
/// Takes more of them if more inputs are generated.
private func sample<Element>(_ list: [Element]) -> [Element] {
    let step = max(1, list.count / (2 * max(10, generatedInputCount / 5)))
    return list.enumerated().filter { $0.offset % step == 0 }.map(\.element)
}

/// Returns an interval of days, with its limits given as year, month, and day.
private func days(after first: (Int, Int, Int), to last: (Int, Int, Int)) -> Interval<CalendarDate> {
    func edge(
        _ day: (Int, Int, Int), _ edge: (CalendarDate) -> Interval<CalendarDate>.Edge
    ) -> Interval<CalendarDate>.Edge {
        CalendarDate(year: day.0, month: day.1, day: day.2).map(edge) ?? .none
    }
    return Interval(lower: edge(first) { .excluded($0) }, upper: edge(last) { .included($0) })
}

private let digits = "0123456789"
private let twoDigits = [
    "00", "01", "02", "09", "10", "12", "13", "20", "27", "28", "29", "30", "31", "32", "40", "99",
]
private let hexadecimal = "0123456789abcdefg-".map { String($0) }
private let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ1".map { String($0) }
private let zones = [
    "", "Z", "+00:00", "-00:00", "+01:00", "-01:00", "-00:01", "+00:01", "-01:01", "+12:01", "+12:59", "+13:00",
    "-11:00", "-11:01", "+22:59", "+23:00", "+23:59", "+24:00",
]

/// A literal for this number causes a warning.
private let least = Double.leastNonzeroMagnitude

/// The formats whose texts can be enumerated, at least after a prefix.
private let closedFormats: [ClosedFormat] = [
    ClosedFormat("BIC", .bic, after: "DEUT", [letters, letters, ["FF"], ["", "500"]]),
    ClosedFormat("color", .hexColor, over: "#0", upTo: 9),
    ClosedFormat("color with alpha", HexColorInputValidator(alpha: .required), over: "#0", upTo: 9),
    ClosedFormat("color without alpha", HexColorInputValidator(alpha: .rejected), over: "#0", upTo: 9),
    ClosedFormat(
        "date", .date, [["2023", "2024", "1900"], ["-"], twoDigits, ["-"], twoDigits]),
    ClosedFormat(
        "date of some years", .date(in: days(after: (2019, 12, 31), to: (2030, 12, 31))),
        [["20", "19", "4"], twoDigits, ["-"], ["02", "04", "12", "13"], ["-"], ["01", "28", "29", "30", "31", "39"]]),
    ClosedFormat(
        "date of some days",
        .date(in: days(after: (2024, 2, 27), to: (2024, 3, 10))),
        [["202"], digits.map { String($0) }, ["-"], twoDigits, ["-"], twoDigits]),
    ClosedFormat(
        "date and time", .dateTime, after: "2016-12-",
        [
            ["30", "31"], ["T", "t", " "], ["22", "23", "24"], [":"], ["58", "59", "60"], [":"],
            ["00", "59", "60", "61"], ["", ".", ".5"], zones,
        ]),
    ClosedFormat(
        "date and time at the start of a month", .dateTime(offset: .optional, allowsSpaceSeparator: true),
        after: "2017-0",
        [
            ["1-01", "1-02"], ["T", " "], ["00", "12"], [":"], ["00", "59"], [":"], ["0", "6"], ["0"], ["", ".1"],
            zones,
        ]),
    ClosedFormat(
        "date and time without offset", .dateTime(offset: .rejected), after: "2016-12-31T23:5",
        [["8", "9"], [":"], ["00", "60"], zones]),
    ClosedFormat("decimal", DecimalInputValidator(maximumBytes: 4), over: "0159-+.,e", upTo: 4),
    ClosedFormat(
        "decimal of a range", DecimalInputValidator(in: 0.5...0.65, maximumBytes: 4), over: "01567-.", upTo: 4),
    ClosedFormat(
        "decimal of an open range",
        DecimalInputValidator(in: Interval(lower: .excluded(0.5), upper: .excluded(0.51)), maximumBytes: 6),
        after: "0", over: "0159.", upTo: 5),
    ClosedFormat(
        "decimal of a range with places",
        DecimalInputValidator(in: 9.5..<100, sign: .any, maximumFractionDigits: 1, point: .comma, maximumBytes: 5),
        after: "9", over: "059,-+", upTo: 4),
    ClosedFormat(
        "decimal of negative numbers", DecimalInputValidator(in: -12.5...(-0.5), sign: .any, maximumBytes: 5),
        after: "-", over: "0125.", upTo: 4),
    ClosedFormat("domain name", DomainNameInputValidator(maximumBytes: 6), over: "a1-.", upTo: 6),
    ClosedFormat(
        "domain name without top level",
        DomainNameInputValidator(requiresTopLevelDomain: false, allowsUnderscores: true, maximumBytes: 4),
        over: "a1-._ ", upTo: 4),
    ClosedFormat("hexadecimal", HexadecimalInputValidator(maximumBytes: 4), over: "0axX g", upTo: 4),
    ClosedFormat(
        "hexadecimal with prefix", HexadecimalInputValidator(prefix: .required, allowsSpaces: true, maximumBytes: 5),
        over: "0axX g", upTo: 5),
    ClosedFormat(
        "hexadecimal with optional prefix", HexadecimalInputValidator(prefix: .optional, maximumBytes: 4),
        over: "0axX g", upTo: 4),
    ClosedFormat(
        "IBAN", IBANInputValidator(maximumBytes: 18), after: "FI21123456000007", over: digits + "a ", upTo: 2),
    ClosedFormat(
        "IBAN of 18", IBANInputValidator(maximumBytes: 21), after: "DK50 0040 0440 1162", over: digits + " ", upTo: 2),
    ClosedFormat(
        "IBAN with a letter at the end", .iban, after: "GT82TRAJ0102000000121002969",
        over: digits + "ABCDEFGHIJKLMNOPQRSTUVWXYZ", upTo: 2),
    ClosedFormat("integer", IntegerInputValidator(maximumBytes: 3), over: "0159-+", upTo: 3),
    ClosedFormat(
        "integer of a range", IntegerInputValidator(in: 5...300, sign: .any, maximumBytes: 4), over: "013569-+",
        upTo: 4),
    ClosedFormat(
        "integer of negative numbers", IntegerInputValidator(in: -120...(-7), maximumBytes: 4), over: "012678-",
        upTo: 4),
    ClosedFormat(
        "integer around zero", IntegerInputValidator(in: -3..<15, sign: .none, maximumBytes: 4), over: "01456-",
        upTo: 4),
    ClosedFormat("integer of an empty range", IntegerInputValidator(in: 5..<5, maximumBytes: 3), over: "05-", upTo: 3),
    ClosedFormat("IP address", IPAddressInputValidator(maximumBytes: 6), over: "02:.", upTo: 6),
    ClosedFormat(
        "IP address of version 4", IPAddressInputValidator(version: .v4, maximumBytes: 9), after: "2", over: "25.",
        upTo: 8),
    ClosedFormat(
        "IP address of version 6", IPAddressInputValidator(version: .v6, maximumBytes: 15), after: "1:2:3:4:5",
        over: "0f:.", upTo: 6),
    ClosedFormat(
        "IP address of both versions inside", IPAddressInputValidator(version: .v6, maximumBytes: 8), after: "::",
        over: "02.:", upTo: 6),
    ClosedFormat(
        "IP address with a zone", IPAddressInputValidator(allowsZones: true, maximumBytes: 9), after: "fe80:",
        over: "0%~:g.",
        upTo: 4),
    ClosedFormat(
        "IP address that has no zone", IPAddressInputValidator(allowsZones: true, maximumBytes: 6), after: "1::",
        over: "0%~:g", upTo: 3),
    ClosedFormat("ISBN", ISBNInputValidator(maximumBytes: 13), after: "0-201-6336", over: digits + "X- ", upTo: 3),
    ClosedFormat(
        "ISBN of 13", ISBNInputValidator(maximumBytes: 17), after: "978-0-201-6336", over: digits + "X-", upTo: 3),
    ClosedFormat(
        "ISBN of 13 only", ISBNInputValidator(lengths: [13]), after: "97",
        [["8", "9", "7"], ["0", "1"], ["", "-"], ["00000000"], digits.map { String($0) }]),
    ClosedFormat("port", PortInputValidator(in: 80...1_030, maximumBytes: 4), over: "0138-", upTo: 4),
    ClosedFormat("slug", SlugInputValidator(maximumBytes: 5), over: "a1-_A", upTo: 5),
    ClosedFormat(
        "slug with underscores", SlugInputValidator(allowsUnderscores: true, maximumBytes: 5), over: "a1-_A", upTo: 5),
    ClosedFormat(
        "semantic version", SemanticVersionInputValidator(maximumBytes: 10), after: "1.0.0-",
        over: "01a.-+", upTo: 4),
    ClosedFormat(
        "time", .time,
        [
            ["0", "1", "2", "3"], ["0", "3", "4"], [":"], ["00", "59", "60"], ["", ":", ":00", ":59", ":60", ":61"],
            ["", ".", ".5"], ["", "Z"],
        ]),
    ClosedFormat(
        "time with offset", .time(offset: .required),
        [["22", "23", "24"], [":"], ["58", "59"], [":", ""], ["00", "60"], ["", ".", ".5"], zones]),
    ClosedFormat(
        "time with optional offset", .time(offset: .optional),
        [["12", "23"], [":"], ["58", "59"], ["", ":"], ["", "00", "60"], ["", ".5"], zones]),
    ClosedFormat(
        "UUID of a version", UUIDInputValidator(versions: [4, 7]), after: "550e8400-e29b",
        [["-"], hexadecimal, ["1d4", "1-"], ["-"], hexadecimal, ["716-446655440000"]]),
    ClosedFormat("ULID", .ulid, [["0", "7", "8"], ["1ARZ3NDEKTSV4RRFFQ69G5FA"], ["V", "U"], ["", "V"]]),
]

@Suite("The progress of a text")
struct ProgressLawTests {
    @Test("is the progress that all verdicts of a closed format determine", arguments: closedFormats)
    func closed(format: ClosedFormat) {
        let faults = format.faults()
        // An expectation over the array would print thousands of sentences.
        if !faults.isEmpty { Issue.record("\(faults.count) faults, such as \(faults.prefix(5))") }
    }

    @Test(
        "is a decimal number's progress even if its limits have hundreds of places",
        arguments: [
            (least...1, "", 1), (least...1, "0", 1), (least...1, "0.", 1), (least...1, "1", 0),
            (least...(2 * least), "", 325), (least...(2 * least), "0.0", 322), (least...(2 * least), "0.1", nil),
            (0...least, "0", 0), (0...least, "0.1", nil), (-least...0, "-0.", 1), (1e300...1e308, "1", 300),
        ] as [(ClosedRange<Double>, String, Int?)])
    func extremeLimits(range: ClosedRange<Double>, text: String, missing: Int?) {
        switch DecimalInputValidator(in: range).progress(of: text) {
        case .accepted: #expect(missing == 0)
        case .incomplete(let count): #expect(count == missing)
        case .impossible: #expect(missing == nil)
        case .unknown: Issue.record("unknown")
        }
    }

    /// The table's strategies whose progress may be unknown or lack a number, and why.
    private static let undecided = [
        "boolean": "the words are compared as a whole",
        "boolean of words": "the words are compared as a whole",
        "cardExpiry": "the current month decides",
        "cases of an enum": "the strategy may be secret",
        "date in Japanese": "parts have one or two digits",
        "date of the United States": "parts have one or two digits",
        "date with two digits": "the format decides about the rest",
        "date with two digits for the year": "the format decides about the rest",
        "decimal of France": "separators can follow", "decimal of Germany": "separators can follow",
        "decimal of India": "separators can follow", "decimal of Switzerland": "separators can follow",
        "decimal with any units": "units can follow", "decimal with units": "units can follow",
        "iban": "the check digits decide", "iban of unregistered countries": "the check digits decide",
        "integer with a percent sign": "units can follow", "integer with groups": "separators can follow",
        "nationalID": "the check digits decide", "nationalID of Poland": "the check digits decide",
        "pattern with check digits": "the check digits decide",
        "dateTime in a format": "the calendar decides about a day",
        "decimal with exponent and comma": "an exponent reaches every range",
        "domainName": "it is not known which letters complete an encoded label",
        "domainName of services": "it is not known which letters complete an encoded label",
        "domainName in any alphabet": "it is not known which letters complete an encoded label",
        "email": "it is not known which letters complete an encoded label",
        "email international": "it is not known which letters complete an encoded label",
        "email rfc5321": "the grammar describes addresses in brackets only roughly",
        "email rfc5321 international": "the grammar describes addresses in brackets only roughly",
        "ipAddress global": "the scope of an address is known at its end",
        "jwt": "the parts contain JSON",
        "oneOf": "the strategy may be secret",
        "paymentCard": "the networks determine several lengths",
        "paymentCard of two networks": "the networks determine several lengths",
        "url": "the grammar describes hosts only roughly",
        "url absolute": "only web links have a grammar",
        "url public": "the policy decides about hosts",
        "url redirect": "only web links have a grammar",
        "url reference": "only web links have a grammar",
        "url whatwg": "only web links have a grammar",
        "url with options": "only web links have a grammar",
    ]

    @Test("agrees with the verdicts of every text strategy", arguments: TextStrategy.all)
    func laws(row: TextStrategy) {
        let laws = ProgressLaws(row, isDecided: Self.undecided[row.name] == nil)
        let faults = laws.faults()
        // An expectation over the array would print thousands of sentences.
        if !faults.isEmpty { Issue.record("\(faults.count) faults, such as \(faults.prefix(5))") }
    }
}

/// What must be true for every strategy's progress, compared with nothing but its verdicts.
struct ProgressLaws {
    let strategy: InputValidator<String>
    let samples: [String]
    let rejected: [String]
    /// Whether every text's progress has a number.
    let isDecided: Bool
    /// The characters of the samples, which make up the continuations.
    private let alphabet: [Character]
    /// All suffixes of accepted texts, shortest first.
    private let endings: [String]

    init(_ row: TextStrategy, isDecided: Bool) {
        strategy = row.validator
        self.isDecided = isDecided
        samples = row.accepted.map { String($0.prefix(50)) }
        rejected = row.rejected.map(\.input).filter { $0.utf8.count < 100 }
        var characters: Set<Character> = []
        for sample in row.accepted { characters.formUnion(sample.prefix(50)) }
        alphabet = characters.sorted()
        let ends = row.accepted.flatMap { sample in sample.indices.map { String(sample[$0...]) } } + [""]
        endings = Set(ends).sorted { ($0.unicodeScalars.count, $0) < ($1.unicodeScalars.count, $1) }
    }

    func faults() -> [String] {
        var random = SplitMix64(seed: 7)
        var texts: Set<String> = ["", " ", "é", "abc"]
        texts.formUnion(rejected)
        for sample in samples {
            var start = ""
            for character in [Character("\u{0}")] + sample {
                if character != "\u{0}" { start.append(character) }
                texts.insert(start)
                // A character from the samples, and any other.
                for _ in 0..<2 { texts.insert(start + String(alphabet[Int(random.next() % UInt64(alphabet.count))])) }
                texts.insert(start + String(Unicode.Scalar(UInt8(0x20 + random.next() % 0x5F))))
            }
        }
        return sample(texts.sorted()).compactMap { text in fault(of: text).map { "\(text.debugDescription): \($0)" } }
    }

    private func fault(of text: String) -> String? {
        let progress = strategy.progress(of: text)
        guard (progress == .accepted) == strategy.isValid(text) else { return "\(progress) contradicts the verdict" }
        let shortest = endings.first { strategy.isValid(text + $0) }.map(\.unicodeScalars.count)
        switch progress {
        case .accepted: return nil
        case .unknown, .incomplete(nil): return isDecided ? "\(progress)" : nil
        case .impossible(let place, _):
            if let shortest { return "is impossible, and \(shortest) characters complete it" }
            if let missing = fewest(after: text, upTo: 2) {
                return "is impossible, and \(missing) characters complete it"
            }
            let start = String(decoding: text.utf8.prefix(place), as: UTF8.self)
            if place > 0, case .impossible = strategy.progress(of: start) { return "is impossible before \(place)" }
            return nil
        case .incomplete(let count?):
            if let shortest, shortest < count { return "\(count) are missing, and \(shortest) complete it" }
            if let missing = fewest(after: text, upTo: min(2, count - 1)) {
                return "\(count) are missing, and \(missing) complete it"
            }
            return shortest == count || isCompleted(text, by: count) ? nil : "\(count) characters do not complete it"
        }
    }

    /// Returns the fewest characters of the alphabet that complete a text, up to a limit.
    private func fewest(after text: String, upTo limit: Int) -> Int? {
        guard limit > 0 else { return nil }
        for first in alphabet where strategy.isValid(text + String(first)) { return 1 }
        guard limit > 1, alphabet.count < 20 else { return nil }
        for first in alphabet {
            for second in alphabet where strategy.isValid(text + String(first) + String(second)) { return 2 }
        }
        return nil
    }

    /// Returns whether some characters lead to an accepted text, each of which reduces the missing count by one.
    private func isCompleted(_ text: String, by count: Int) -> Bool {
        if count == 0 { return strategy.isValid(text) }
        // The characters that samples have in this place come first.
        let typical = samples.compactMap { $0.dropFirst(text.count).first } + alphabet
        let characters = typical.map { String($0) } + (0x20..<0x7F).map { String(Unicode.Scalar(UInt8($0))) } + ["é"]
        let next = characters.first { character in
            switch strategy.progress(of: text + character) {
            case .accepted: count == 1
            case .incomplete(let missing): missing == count - 1
            default: false
            }
        }
        return next.map { isCompleted(text + $0, by: count - 1) } ?? false
    }
}
