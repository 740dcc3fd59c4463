// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if StockPatterns
import InputPatterns
import PatternMatching
import Testing

/// A stock pattern, and all inputs of one kind with the rule that decides about each of them.
struct Enumeration: Sendable, CustomTestStringConvertible {
    let testDescription: String
    private let pattern: InputPattern
    private let verdicts: @Sendable () -> [(input: String, isAccepted: Bool)]

    /// Creates a row that writes the numbers in a range into an input.
    init(
        _ pattern: InputPattern, _ kind: String, _ numbers: ClosedRange<Int>,
        _ input: @escaping @Sendable (Int) -> String, isAccepted: @escaping @Sendable (Int) -> Bool
    ) {
        self.pattern = pattern
        testDescription = "\(pattern.name): \(kind)"
        verdicts = { numbers.map { (input($0), isAccepted($0)) } }
    }

    /// Creates a row that writes all pairs of capital letters into an input.
    init(
        _ pattern: InputPattern, letters kind: String, _ input: @escaping @Sendable (String) -> String,
        isAccepted: @escaping @Sendable (_ first: Character, _ second: Character) -> Bool
    ) {
        self.pattern = pattern
        testDescription = "\(pattern.name): \(kind)"
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        verdicts = {
            letters.flatMap { first in letters.map { (input("\(first)\($0)"), isAccepted(first, $0)) } }
        }
    }

    /// The inputs about which the pattern and the rule disagree.
    func disagreements() throws -> [String] {
        let compiled = try Pattern(pattern.expression)
        return verdicts().filter { compiled.matches($0.input) != $0.isAccepted }.map(\.input)
    }
}

/// Writes a number with leading zeros.
private func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
}

private func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

/// Writes a text in groups of four characters, separated by spaces.
private func grouped(_ text: String) -> String {
    text.enumerated().map { $0.offset > 0 && $0.offset % 4 == 0 ? " \($0.element)" : "\($0.element)" }.joined()
}

private func ascii(_ number: Int) -> Character { Character(Unicode.Scalar(UInt8(number))) }

@Sendable
private func isSymbol(_ number: Int) -> Bool { number > 0x20 && !ascii(number).isLetter && !ascii(number).isNumber }

private func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

private func roman(_ number: Int) -> String {
    let parts = [
        (1_000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
        (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var (rest, result) = (number, "")
    for (value, letters) in parts {
        while rest >= value {
            result += letters
            rest -= value
        }
    }
    return result
}

@Suite("Every pattern of a range, a length, or a list")
struct InputPatternRangeTests {
    @Test(
        "accepts the numbers from the first to the last",
        arguments: [
            Enumeration(.portNumber, "ports", 0...70_000, { "\($0)" }, isAccepted: { 1...65_535 ~= $0 }),
            Enumeration(.ipv4, "octets", 0...1_000, { "1.2.3.\($0)" }, isAccepted: { $0 < 256 }),
            Enumeration(.ipv4CIDR, "prefixes", 0...100, { "10.0.0.0/\($0)" }, isAccepted: { $0 <= 32 }),
            Enumeration(.ipv6CIDR, "prefixes", 0...1_000, { "::/\($0)" }, isAccepted: { $0 <= 128 }),
            Enumeration(.httpURL, "ports", 0...70_000, { "http://a:\($0)" }, isAccepted: { 1...65_535 ~= $0 }),
            Enumeration(.latitude, "degrees", 0...200, { "\($0)" }, isAccepted: { $0 <= 90 }),
            Enumeration(.latitude, "degrees with a fraction", 0...200, { "-\($0).5" }, isAccepted: { $0 < 90 }),
            Enumeration(.longitude, "degrees", 0...400, { "\($0)" }, isAccepted: { $0 <= 180 }),
            Enumeration(.longitude, "degrees with a fraction", 0...400, { "-\($0).5" }, isAccepted: { $0 < 180 }),
            Enumeration(.coordinates, "latitudes", 0...200, { "\($0),0" }, isAccepted: { $0 <= 90 }),
            Enumeration(.coordinates, "longitudes", 0...400, { "0,\($0)" }, isAccepted: { $0 <= 180 }),
            Enumeration(.isoMonth, "months", 0...99, { "2026-\(padded($0, 2))" }, isAccepted: { 1...12 ~= $0 }),
            Enumeration(.isoWeek, "weeks", 0...99, { "2026-W\(padded($0, 2))" }, isAccepted: { 1...53 ~= $0 }),
            Enumeration(.isoWeekDate, "days", 0...9, { "2026-W47-\($0)" }, isAccepted: { 1...7 ~= $0 }),
            Enumeration(.isoTime, "hours", 0...99, { "\(padded($0, 2)):00" }, isAccepted: { $0 < 24 }),
            Enumeration(.isoTime, "minutes", 0...99, { "12:\(padded($0, 2))" }, isAccepted: { $0 < 60 }),
            Enumeration(.time12Hour, "hours", 0...99, { "\($0):00 AM" }, isAccepted: { 1...12 ~= $0 }),
            Enumeration(.timeZoneOffset, "hours", 0...99, { "+\(padded($0, 2)):00" }, isAccepted: { $0 < 24 }),
            Enumeration(.timeZoneOffset, "minutes", 0...99, { "-01:\(padded($0, 2))" }, isAccepted: { $0 < 60 }),
            Enumeration(.cardExpiry, "months", 0...99, { "\(padded($0, 2))/30" }, isAccepted: { 1...12 ~= $0 }),
            Enumeration(
                .socialSecurityNumberUS, "areas", 0...999, { "\(padded($0, 3))-12-3456" },
                isAccepted: { 1...899 ~= $0 && $0 != 666 }),
            Enumeration(
                .socialSecurityNumberUS, "groups", 0...99, { "123-\(padded($0, 2))-3456" }, isAccepted: { $0 > 0 }),
            Enumeration(
                .socialSecurityNumberUS, "serial numbers", 0...9_999, { "123-45-\(padded($0, 4))" },
                isAccepted: { $0 > 0 }),
            Enumeration(.vatSE, "ends", 0...99, { "SE5561888404\(padded($0, 2))" }, isAccepted: { 1...94 ~= $0 }),
        ])
    func numbers(row: Enumeration) throws {
        #expect(try row.disagreements() == [])
    }

    @Test(
        "accepts the postal codes that are in use",
        arguments: [
            Enumeration(.postalCodeAT, "codes", 0...9_999, { padded($0, 4) }, isAccepted: { $0 >= 1_000 }),
            Enumeration(
                .postalCodeAU, "codes", 0...9_999, { padded($0, 4) },
                isAccepted: { 200...299 ~= $0 || $0 >= 800 }),
            Enumeration(.postalCodeBE, "codes", 0...9_999, { padded($0, 4) }, isAccepted: { $0 >= 1_000 }),
            Enumeration(.postalCodeCH, "codes", 0...9_999, { padded($0, 4) }, isAccepted: { 1_000...9_658 ~= $0 }),
            Enumeration(.postalCodeDE, "codes", 0...99_999, { padded($0, 5) }, isAccepted: { 1_001...99_998 ~= $0 }),
            Enumeration(.postalCodeES, "provinces", 0...99, { padded($0, 2) + "001" }, isAccepted: { 1...52 ~= $0 }),
            Enumeration(
                .postalCodeFR, "departments", 0...99, { padded($0, 2) + "001" },
                isAccepted: { 1...95 ~= $0 || $0 == 98 }),
            Enumeration(
                .postalCodeFR, "overseas areas", 960...999, { padded($0, 3) + "99" },
                isAccepted: { 971...978 ~= $0 || [980, 984, 986, 987, 988].contains($0) }),
            Enumeration(.postalCodeIT, "codes", 0...99_999, { padded($0, 5) }, isAccepted: { 10...98_999 ~= $0 }),
            Enumeration(.postalCodeUS, "codes", 0...99_999, { padded($0, 5) }, isAccepted: { $0 >= 100 }),
            Enumeration(.postalCodeBR, "regions", 0...99, { padded($0, 2) + "000-000" }, isAccepted: { $0 > 0 }),
            Enumeration(.postalCodeIN, "regions", 0...9, { "\($0)00001" }, isAccepted: { $0 > 0 }),
            Enumeration(.postalCodeCN, "provinces", 0...99, { padded($0, 2) + "0000" }) { province in
                [
                    1...7, 10...13, 15...16, 20...27, 30...36, 40...47, 51...57, 61...67, 71...75, 81...81, 83...86,
                    99...99,
                ]
                .contains { $0.contains(province) }
            },
        ])
    func postalCodes(row: Enumeration) throws {
        #expect(try row.disagreements() == [])
    }

    @Test(
        "accepts the lengths from the least to the greatest",
        arguments: [
            Enumeration(.usernamePOSIX, "letters", 0...40, { repeated("a", $0) }, isAccepted: { 1...32 ~= $0 }),
            Enumeration(
                .usernamePOSIX, "letters and a dollar sign", 1...40, { repeated("a", $0 - 1) + "$" },
                isAccepted: { 2...32 ~= $0 }),
            Enumeration(.username, "letters", 0...40, { repeated("a", $0) }, isAccepted: { 3...30 ~= $0 }),
            Enumeration(
                .username, "words", 1...20, { Array(repeating: "a", count: $0).joined(separator: ".") },
                isAccepted: { 2...15 ~= $0 }),
            Enumeration(.usernameGitHub, "letters", 0...50, { repeated("a", $0) }, isAccepted: { 1...39 ~= $0 }),
            Enumeration(
                .usernameGitHub, "words", 1...30, { Array(repeating: "a", count: $0).joined(separator: "-") },
                isAccepted: { 1...20 ~= $0 }),
            Enumeration(.handleX, "letters", 0...20, { "@" + repeated("a", $0) }, isAccepted: { 1...15 ~= $0 }),
            Enumeration(.cardPIN, "digits", 0...20, { repeated("1", $0) }, isAccepted: { 4...12 ~= $0 }),
            Enumeration(.oneTimeCode, "digits", 0...20, { repeated("1", $0) }, isAccepted: { 6...8 ~= $0 }),
            Enumeration(.cardNumber, "digits", 0...30, { repeated("4", $0) }, isAccepted: { 12...19 ~= $0 }),
            Enumeration(.cardNumber, "groups", 0...30, { grouped(repeated("4", $0)) }, isAccepted: { 12...19 ~= $0 }),
            Enumeration(.iban, "characters", 4...45, { "GB82" + repeated("A", $0 - 4) }, isAccepted: { 15...34 ~= $0 }),
            Enumeration(
                .iban, "groups", 4...45, { grouped("GB82" + repeated("A", $0 - 4)) }, isAccepted: { 15...34 ~= $0 }),
            Enumeration(.e164, "digits", 0...20, { "+" + repeated("1", $0) }, isAccepted: { 7...15 ~= $0 }),
            Enumeration(.domainLabel, "letters", 0...70, { repeated("a", $0) }, isAccepted: { 1...63 ~= $0 }),
            Enumeration(
                .domainName, "letters of a label", 0...70, { repeated("a", $0) + ".com" }, isAccepted: { 1...63 ~= $0 }),
            Enumeration(
                .domainName, "letters of the last label", 0...70, { "a." + repeated("a", $0) },
                isAccepted: { 2...63 ~= $0 }),
            Enumeration(
                .email, "letters of the local part", 0...70, { repeated("a", $0) + "@example.com" },
                isAccepted: { 1...64 ~= $0 }),
            Enumeration(
                .handleBluesky, "letters of a label", 0...70, { repeated("a", $0) + ".test" },
                isAccepted: { 1...63 ~= $0 }),
            Enumeration(.fileNamePortable, "letters", 0...260, { repeated("a", $0) }, isAccepted: { 1...255 ~= $0 }),
            Enumeration(
                .mimeType, "letters of the type", 0...130, { repeated("a", $0) + "/b" }, isAccepted: { 1...127 ~= $0 }),
            Enumeration(
                .mimeType, "letters of the subtype", 0...130, { "a/" + repeated("b", $0) },
                isAccepted: { 1...127 ~= $0 }),
            Enumeration(.passwordNIST, "letters", 0...30, { repeated("é", $0) }, isAccepted: { $0 >= 15 }),
            Enumeration(.passwordPCI, "letters and a digit", 1...30, { repeated("a", $0 - 1) + "1" }) { $0 >= 12 },
            Enumeration(.passwordFourCharacterClasses, "letters", 4...30, { "A1!" + repeated("a", $0 - 3) }) {
                $0 >= 8
            },
            Enumeration(.passwordThreeCharacterClasses, "letters", 4...30, { "A1" + repeated("a", $0 - 2) }) {
                $0 >= 8
            },
            Enumeration(
                .domainName, "letters of an A-label", 0...70, { "a.xn--" + repeated("a", $0) },
                isAccepted: { 1...59 ~= $0 }),
            Enumeration(
                .email, "letters of an A-label", 0...70, { "a@b.xn--" + repeated("a", $0) },
                isAccepted: { 1...59 ~= $0 }),
            Enumeration(
                .handleFediverse, "letters of an A-label", 0...70, { "@a@b.xn--" + repeated("a", $0) },
                isAccepted: { 1...59 ~= $0 }),
            Enumeration(
                .handleFediverse, "letters of a label", 0...70, { "@a@" + repeated("a", $0) + ".test" },
                isAccepted: { 1...63 ~= $0 }),
            Enumeration(.phoneAU, "digits", 0...20, { "0" + repeated("2", $0) }) { $0 == 9 },
            Enumeration(.phoneBR, "digits", 0...20, { "119" + repeated("1", $0) }, isAccepted: { $0 == 8 }),
            Enumeration(.phoneCH, "digits", 0...20, { "041" + repeated("1", $0) }, isAccepted: { $0 == 7 }),
            Enumeration(.phoneCN, "digits of a mobile number", 0...20, { "138" + repeated("1", $0) }) { $0 == 8 },
            Enumeration(.phoneDE, "digits", 0...20, { "049" + repeated("1", $0) }, isAccepted: { 3...11 ~= $0 }),
            Enumeration(.phoneFR, "digits", 0...20, { "033" + repeated("1", $0) }, isAccepted: { $0 == 7 }),
            Enumeration(.phoneGB, "digits", 0...20, { "020" + repeated("1", $0) }, isAccepted: { $0 == 8 }),
            Enumeration(.phoneIN, "digits", 0...20, { "091" + repeated("1", $0) }, isAccepted: { $0 == 8 }),
            Enumeration(.phoneJP, "digits", 0...20, { "031" + repeated("1", $0) }, isAccepted: { $0 == 7 }),
            Enumeration(.phoneJP, "digits of a mobile number", 8...20, { "090" + repeated("1", $0) }) { $0 == 8 },
            Enumeration(.phoneNL, "digits", 0...20, { "031" + repeated("1", $0) }, isAccepted: { $0 == 7 }),
            Enumeration(.phoneUS, "digits", 0...20, { repeated("2", $0) }, isAccepted: { $0 == 10 }),
            Enumeration(.phoneCA, "digits after a 1", 0...20, { "1" + repeated("2", $0) }, isAccepted: { $0 == 10 }),
            Enumeration(.hexColor, "digits", 0...12, { "#" + repeated("f", $0) }) { [3, 4, 6, 8].contains($0) },
            Enumeration(.gtin, "digits", 0...20, { repeated("1", $0) }) { [8, 12, 13, 14].contains($0) },
            Enumeration(.versionNumber, "numbers", 1...9, { Array(repeating: "1", count: $0).joined(separator: ".") }) {
                $0 <= 4
            },
            Enumeration(.vatRO, "digits", 0...20, { "RO" + repeated("1", $0) }, isAccepted: { 2...10 ~= $0 }),
            Enumeration(.vatBG, "digits", 0...20, { "BG" + repeated("1", $0) }, isAccepted: { 9...10 ~= $0 }),
            Enumeration(.vatCZ, "digits", 0...20, { "CZ" + repeated("1", $0) }, isAccepted: { 8...10 ~= $0 }),
            Enumeration(.vatLT, "digits", 0...20, { "LT" + repeated("1", $0) }) { [9, 12].contains($0) },
            Enumeration(.vatGB, "digits", 0...20, { "GB" + repeated("1", $0) }) { [9, 12].contains($0) },
            Enumeration(.licensePlateDE, "characters", 4...12, { "ABC-A " + repeated("1", $0 - 4) }) { 5...8 ~= $0 },
        ])
    func lengths(row: Enumeration) throws {
        #expect(try row.disagreements() == [])
    }

    @Test(
        "accepts the letters that the issuer uses",
        arguments: [
            Enumeration(.nationalInsuranceNumberGB, letters: "prefixes", { $0 + " 12 34 56 A" }) { first, second in
                !"DFIQUV".contains(first) && !"DFIOQUV".contains(second)
                    && !["BG", "GB", "KN", "NK", "NT", "TN", "ZZ"].contains("\(first)\(second)")
            },
            Enumeration(.nationalInsuranceNumberGB, letters: "suffixes", { "AB123456\($0.suffix(1))" }) { _, last in
                "ABCD".contains(last)
            },
            Enumeration(.licensePlateFR, letters: "first letters", { $0 + "-123-AB" }) { first, second in
                !"IOU".contains(first) && !"IOU".contains(second) && !["SS", "WW"].contains("\(first)\(second)")
            },
            Enumeration(.licensePlateFR, letters: "last letters", { "AB-123-" + $0 }) { first, second in
                !"IOU".contains(first) && !"IOU".contains(second) && "\(first)\(second)" != "SS"
            },
            Enumeration(.licensePlateIT, letters: "first letters", { $0 + " 123 AB" }) { first, second in
                !"IOQU".contains(first) && !"IOQU".contains(second)
            },
            Enumeration(.licensePlateGB, letters: "first letters of the current style", { $0 + "12 CDE" }) {
                !"IQZ".contains($0) && !"IQZ".contains($1)
            },
            Enumeration(.licensePlateGB, letters: "last letters of the current style", { "AB12 C" + $0 }) {
                !"IQ".contains($0) && !"IQ".contains($1)
            },
            Enumeration(.licensePlateGB, letters: "letters after a number", { "1234 " + $0 }) {
                !"IQZ".contains($0) && !"IQZ".contains($1)
            },
            Enumeration(.licensePlateGB, letters: "letters before a number", { $0 + " 1234" }) { first, second in
                !"IQZ".contains(first) && !"IQZ".contains(second) || first == "I" || second == "Z"
            },
            Enumeration(.licensePlateES, letters: "letters", { "1234 B" + $0 }) { first, second in
                !"AEIOUQ".contains(first) && !"AEIOUQ".contains(second)
            },
            Enumeration(.licensePlateNL, letters: "letters of the first series", { $0 + "-12-34" }) { first, second in
                !"CIQ".contains(first) && !"CIQ".contains(second)
            },
            Enumeration(.postalCodeCA, letters: "first letters", { "\($0.prefix(1))1\($0.suffix(1)) 0B1" }) {
                !"DFIOQUWZ".contains($0) && !"DFIOQU".contains($1)
            },
            Enumeration(.postalCodeNL, letters: "letters", { "1012 " + $0 }) { first, second in
                !["SA", "SD", "SS"].contains("\(first)\(second)")
            },
            Enumeration(.postalCodeIE, letters: "letters", { "\($0.prefix(1))65 F4E\($0.suffix(1))" }) {
                !"BGIJLMOQSUZ".contains($0) && !"BGIJLMOQSUZ".contains($1)
            },
            Enumeration(.stateCodeUS, letters: "codes", { $0 }) { first, second in
                """
                AL AK AS AZ AR CA CO CT DE DC FM FL GA GU HI ID IL IN IA KS KY LA ME MH MD MA MI MN MS MO MT NE NV NH \
                NJ NM NY NC ND MP OH OK OR PW PA PR RI SC SD TN TX UT VT VI VA WA WV WI WY AA AE AP
                """.split(separator: " ").contains("\(first)\(second)")
            },
            Enumeration(.ulid, letters: "letters", { "01ARZ3NDEKTSV4RRFFQ69G5F" + $0 }) { first, second in
                !"ILOU".contains(first) && !"ILOU".contains(second)
            },
            Enumeration(.vin, letters: "letters", { "1HGCM82633A0043" + $0 }) { first, second in
                !"IOQ".contains(first) && !"IOQ".contains(second)
            },
            Enumeration(.vatFR, letters: "keys", { "FR\($0)303265045" }) { first, second in
                !"IO".contains(first) && !"IO".contains(second)
            },
        ])
    func letters(row: Enumeration) throws {
        #expect(try row.disagreements() == [])
    }

    @Test(
        "accepts the dates of the calendar",
        arguments: [InputPattern.isoDate, .isoDateTime, .rfc3339])
    func dates(pattern: InputPattern) throws {
        let compiled = try Pattern(pattern.expression)
        let time = [InputPattern.isoDate: "", .isoDateTime: "T10:15"][pattern] ?? "T10:15:30Z"
        let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        for year in [0, 1, 4, 96, 100, 1_600, 1_900, 1_999, 2_000, 2_023, 2_024, 2_100, 2_400, 9_996, 9_999] {
            for month in 0...19 {
                let length = 1...12 ~= month ? lengths[month - 1] + (month == 2 && isLeap(year) ? 1 : 0) : 0
                let start = "\(padded(year, 4))-\(padded(month, 2))-"
                let days = (0...39).filter { compiled.matches(start + padded($0, 2) + time) }
                #expect(days == (0...39).filter { $0 > 0 && $0 <= length }, "\(start)")
            }
        }
    }

    @Test("accepts the days of a year")
    func daysOfYears() throws {
        let compiled = try Pattern(InputPattern.isoOrdinalDate.expression)
        for year in [0, 4, 100, 1_900, 1_996, 2_000, 2_023, 2_100, 2_400] {
            let wrong = (0...999).filter { day in
                let isDay = day > 0 && day <= (isLeap(year) ? 366 : 365)
                return compiled.matches("\(padded(year, 4))-\(padded(day, 3))") != isDay
            }
            #expect(wrong == [], "\(year)")
        }
        let accepted = (0...9_999).filter { compiled.matches("\(padded($0, 4))-366") }
        #expect(accepted == (0...9_999).filter(isLeap))
    }

    @Test("accepts the Roman numerals from 1 to 3999, and nothing else of their letters up to five")
    func romanNumerals() throws {
        let compiled = try Pattern(InputPattern.romanNumeral.expression)
        let numerals = (1...3_999).map(roman)
        #expect(numerals.filter { !compiled.matches($0) } == [])
        var texts = [""]
        var accepted: Set<String> = []
        for _ in 0..<5 {
            texts = texts.flatMap { text in "IVXLCDM".map { text + String($0) } }
            accepted.formUnion(texts.filter(compiled.matches))
        }
        #expect(accepted == Set(numerals.filter { $0.count <= 5 }))
    }

    @Test(
        "accepts a joiner after the virama of each script",
        arguments: [
            "क\u{94D}", "ক\u{9CD}", "ਕ\u{A4D}", "ક\u{ACD}", "କ\u{B4D}", "க\u{BCD}", "క\u{C4D}", "ಕ\u{CCD}", "ക\u{D4D}",
            "ක\u{DCA}", "က\u{1039}", "ក\u{17D2}",
        ])
    func joiners(start: String) throws {
        let compiled = try Pattern(InputPattern.personName.expression)
        let letter = String(String.UnicodeScalarView(start.unicodeScalars.prefix(1)))
        for joiner in ["\u{200C}", "\u{200D}"] {
            #expect(compiled.matches(start + joiner + letter))
            #expect(!compiled.matches(letter + joiner + letter))
            #expect(!compiled.matches(start + joiner))
            #expect(!compiled.matches(start + joiner + joiner + letter))
        }
    }

    @Test("accepts a non-joiner between letters of Arabic that join")
    func joiningLetters() throws {
        let compiled = try Pattern(InputPattern.personName.expression)
        for letter in "بتثجحخسشصضطظعغفقكلمنهيپچڤکگی" {
            #expect(compiled.matches("\(letter)\u{200C}\(letter)"), "\(letter)")
            #expect(compiled.matches("\(letter)\u{64E}\u{200C}\(letter)"), "\(letter)")
            #expect(!compiled.matches("\(letter)\u{200D}\(letter)"), "\(letter)")
        }
        for letter in "ادذرزوژ" {
            #expect(!compiled.matches("\(letter)\u{200C}ب"), "\(letter)")
            #expect(!compiled.matches("\(letter)\u{64E}\u{200C}ب"), "\(letter)")
        }
    }

    @Test(
        "counts the 32 punctuation characters of ASCII as symbols, but not the space",
        arguments: [
            Enumeration(.containsSymbol, "characters", 0x20...0x7E, { "a\(ascii($0))" }, isAccepted: isSymbol),
            Enumeration(
                .passwordFourCharacterClasses, "characters after three classes", 0x20...0x7E,
                { "Password1\(ascii($0))" }, isAccepted: isSymbol),
            Enumeration(
                .passwordThreeCharacterClasses, "characters after lowercase and a digit", 0x20...0x7E,
                { "password1\(ascii($0))" }, isAccepted: { isSymbol($0) || 0x41...0x5A ~= $0 }),
            Enumeration(
                .passwordThreeCharacterClasses, "characters after uppercase and a digit", 0x20...0x7E,
                { "PASSWORD1\(ascii($0))" }, isAccepted: { isSymbol($0) || 0x61...0x7A ~= $0 }),
            Enumeration(
                .passwordThreeCharacterClasses, "characters after letters of both cases", 0x20...0x7E,
                { "Password\(ascii($0))" }, isAccepted: { isSymbol($0) || 0x30...0x39 ~= $0 }),
        ])
    func symbols(row: Enumeration) throws {
        #expect(try row.disagreements() == [])
    }

    @Test("accepts the VAT numbers of every member state, and of no other country")
    func memberStates() throws {
        let compiled = try Pattern(InputPattern.vatEU.expression)
        let others: Set<InputPattern> = [.vatCH, .vatEU, .vatGB, .vatNO]
        let countries = InputPattern.all.filter { $0.name.hasPrefix("vat") && !others.contains($0) }
        #expect(countries.count == 28)
        for country in countries {
            #expect(country.accepted.filter { !compiled.matches($0) } == [], "\(country.name)")
        }
        #expect(
            (InputPattern.vatCH.accepted + InputPattern.vatGB.accepted + InputPattern.vatNO.accepted).filter(
                compiled.matches) == [])
    }

    @Test("accepts 00 in place of the plus sign exactly where the note of a telephone number mentions it")
    func doubleZero() throws {
        let numbers = InputPattern.all.filter { $0.name.hasPrefix("phone") }
        #expect(numbers.count == 53)
        for pattern in numbers {
            let compiled = try Pattern(pattern.expression)
            let international = pattern.accepted.filter { $0.hasPrefix("+") }
            #expect(!international.isEmpty, "\(pattern.name)")
            let saysSo = pattern.note?.contains("The international prefix 00 is accepted") == true
            for number in international {
                #expect(compiled.matches("00" + number.dropFirst()) == saysSo, "\(pattern.name): \(number)")
            }
        }
    }
}
#endif
