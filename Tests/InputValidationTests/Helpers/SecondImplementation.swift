// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation

/// Implements formats a second time, in a different way from the library: with `NSRegularExpression`, Foundation, the C
/// library, and plain arithmetic.
///
/// The result is `nil` if the second implementation has no verdict, for example about the length of an IBAN whose
/// country isn't in its short list.
struct SecondImplementation: Sendable {
    let verdict: @Sendable (String) -> Bool?

    /// An expression that matches all accepted texts, if there is one.
    let expression: String?

    init(_ verdict: @escaping @Sendable (String) -> Bool?) {
        self.verdict = verdict
        expression = nil
    }

    /// The texts that match an expression as a whole and meet a condition.
    init(_ expression: String, where condition: @escaping @Sendable (String) -> Bool? = { _ in true }) {
        let matches = Self.matcher(expression)
        self.expression = expression
        verdict = { matches($0) ? condition($0) : false }
    }

    /// Returns a function that tells whether an expression matches a whole text.
    static func matcher(_ expression: String) -> @Sendable (String) -> Bool {
        guard let compiled = try? NSRegularExpression(pattern: #"\A(?:"# + expression + #")\z"#) else {
            return { _ in false }
        }
        return { text in compiled.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil }
    }

    /// The formats, by the name of the strategy in the table.
    static let all: [String: SecondImplementation] = characters.merging(numbers) { $1 }.merging(dates) { $1 }
        .merging(network) { $1 }.merging(checkDigits) { $1 }.merging(codes) { $1 }

    private static let hex = "[0-9A-Fa-f]"

    private static let characters: [String: SecondImplementation] = [
        "alpha": .init("[A-Za-z]+"),
        "alphanumeric": .init("[0-9A-Za-z]+"),
        "boolean": .init("true|True|TRUE|1|false|False|FALSE|0"),
        "boolean of words": .init("yes|y|no"),
        "characters with a hyphen, which is not a range": .init("[-az]+"),
        "characters": .init("[01\u{E9}]+"),
        "cases of an enum": .init("small|K"),
        "hexadecimal": .init("\(hex)+"),
        "hexadecimal with prefix": .init("0[xX]\(hex)+"),
        "numeric": .init("[0-9]+"),
        "pattern": .init("[A-Z]{2}[0-9]{6}"),
        "pattern with alternatives": .init("a|ab"),
        "pattern with anchors": .init("[0-9]+"),
        "securityCode": .init("[0-9]{3,4}"),
        "securityCode of American Express": .init("[0-9]{4}"),
        "securityCode of Visa": .init("[0-9]{3}"),
        "slug": .init("[0-9a-z]+(?:-[0-9a-z]+)*"),
        "slug with underscores": .init("[0-9a-z]+(?:[-_][0-9a-z]+)*"),
    ]

    private static let numbers: [String: SecondImplementation] = [
        "decimal": .init(#"-?[0-9]+(?:\.[0-9]+)?"#),
        "decimal of a range": .init(#"-?[0-9]+(?:\.[0-9]{1,2})?"#) { (0..<1).contains(Double($0) ?? .nan) },
        "decimal of Germany": .init(#"-?(?:[0-9]+|[1-9][0-9]{0,2}(?:\.[0-9]{3})+)(?:,[0-9]+)?"#),
        "decimal of France": .init(
            #"-?(?:[0-9]+|[1-9][0-9]{0,2}(?:[ \x{A0}\x{2009}\x{202F}][0-9]{3})+)(?:,[0-9]+)?"#),
        "decimal of Switzerland": .init(#"-?(?:[0-9]+|[1-9][0-9]{0,2}(?:['\x{2019}][0-9]{3})+)(?:\.[0-9]+)?"#),
        "decimal of India": .init(#"-?(?:[0-9]+|[1-9][0-9]?(?:,[0-9]{2})*,[0-9]{3})(?:\.[0-9]+)?"#),
        "decimal with exponent and comma": .init("[-+]?[0-9]+(?:,[0-9]+)?(?:[eE][-+]?[0-9]+)?") {
            // The library rejects numbers that a `Double` cannot represent.
            Double($0.replacingOccurrences(of: ",", with: "."))?.isFinite
        },
        "exactDecimal": .init(#"-?[0-9]+(?:\.[0-9]+)?"#) { $0.utf8.count < 36 ? Decimal(string: $0) != nil : nil },
        "integer": .init("-?[0-9]+") { Int($0) != nil },
        "integer with groups": .init("-?(?:[0-9]+|[1-9][0-9]{0,2}(?:,[0-9]{3})+)") {
            Int($0.replacingOccurrences(of: ",", with: "")) != nil
        },
        "integer of a range": .init("[-+]?[0-9]+") { (5..<10).contains(Int($0) ?? 0) },
        "integer of an empty range": .init("-?[0-9]+") { (Int($0) ?? .max) < 3 },
        "port": .init("[1-9][0-9]*") { (1...65_535).contains(Int($0) ?? 0) },
        "port of a range": .init("[1-9][0-9]*") { (1_024...49_151).contains(Int($0) ?? 0) },
    ]

    // MARK: - Dates

    private static let dates: [String: SecondImplementation] = [
        "cardExpiry": .init { isExpiry($0) },
        "date": .init { isDate($0) },
        "date with two digits": .init("[0-9]{2}[.][0-9]{2}[.][0-9]{4}") { isDate($0, order: [2, 1, 0]) },
        "date of the United States": .init("[0-9]{1,2}/[0-9]{1,2}/[0-9]{4}") { isDate($0, order: [2, 0, 1]) },
        "date with two digits for the year": .init("[0-9]{2}[.][0-9]{2}[.][0-9]{2}") { text in
            let century = (Int(text.suffix(2)) ?? 0) < 70 ? "20" : "19"
            return isDate(text.prefix(6) + century + text.suffix(2), order: [2, 1, 0])
        },
        "date without separators": .init("[0-9]{8}") { text in
            isDate("\(text.prefix(4))-\(text.dropFirst(4).prefix(2))-\(text.suffix(2))")
        },
        "dateTime in a format": .init("[0-9]{2}[.][0-9]{2}[.][0-9]{4} [0-9]{2}:[0-9]{2}") { text in
            isDate(text.prefix(10), order: [2, 1, 0]) && isShortTime(String(text.suffix(5)))
        },
        "time in a format": .init("[0-9]{1,2}:[0-9]{2}") { isShortTime($0.utf8.count == 4 ? "0" + $0 : $0) },
        "time with seconds in a format": .init("(?:[01][0-9]|2[0-3])(?:[.][0-5][0-9]){2}"),
        "dateTime": .init { text in
            text.count > 10 && "Tt".contains(text.dropFirst(10).first ?? " ") && isDateTime(text)
        },
        "dateTime with a blank": .init { text in
            text.count > 10 && "Tt ".contains(text.dropFirst(10).first ?? "-") && isDateTime(text)
        },
        "time": .init { isTime($0, hasOffset: false) || isShortTime($0) },
        "time with offset": .init { isTime($0, hasOffset: true) },
        "time with optional offset": .init {
            isTime($0, hasOffset: true) || isTime($0, hasOffset: false) || isShortTime($0)
        },
    ]

    private static let isExpiryForm = matcher(
        "(?:0?[1-9]|1[0-2])(?: | ?[-/] ?)(?:[0-9]{2}){1,2}|(?:0[1-9]|1[0-2])(?:[0-9]{2}){1,2}")

    /// The table's strategy validates in November 2026 and accepts expiry dates up to twenty years ahead.
    private static func isExpiry(_ text: String) -> Bool {
        guard isExpiryForm(text) else { return false }
        let parts = text.split { " /-".contains($0) }
        let month = Int(parts.count == 1 ? text.prefix(2) : parts[0]) ?? 0
        let year = parts.count == 1 ? text.dropFirst(2) : parts[1]
        let number = Int(year) ?? 0
        let months = (year.count == 2 ? (number > 76 ? 1900 : 2000) + number : number) * 12 + month
        return (0...240).contains(months - (2026 * 12 + 11))
    }

    private static let isDateForm = matcher("[0-9]{4}-[0-9]{2}-[0-9]{2}")

    /// A month's days are the days until the next month in Foundation's calendar.
    private static func isDate(_ text: String) -> Bool {
        guard isDateForm(text) else { return false }
        let numbers = text.split(separator: "-").compactMap { Int($0) }
        // The calendar repeats every 400 years.
        let year = 2000 + numbers[0] % 400
        guard 1...12 ~= numbers[1], numbers[2] >= 1 else { return false }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        let first = calendar.date(from: DateComponents(year: year, month: numbers[1], day: 1)) ?? .distantPast
        return numbers[2] <= (calendar.range(of: .day, in: .month, for: first)?.count ?? 0)
    }

    /// Returns whether a text's numbers, in an order, are a date's year, month, and day.
    private static func isDate(_ text: some StringProtocol, order: [Int]) -> Bool {
        let numbers = text.split { !$0.isNumber }.map { $0.count == 1 ? "0" + $0 : String($0) }
        return isDate(order.map { numbers[$0] }.joined(separator: "-"))
    }

    private static func isDateTime(_ text: String) -> Bool {
        isDate(String(text.prefix(10))) && isTime(String(text.dropFirst(11)), hasOffset: true)
    }

    private static let offset = "(?:[Zz]|[-+](?:[01][0-9]|2[0-3]):[0-5][0-9])"
    private static let clock = "(?:[01][0-9]|2[0-3]):[0-5][0-9]:(?:[0-5][0-9]|60)(?:\\.[0-9]+)?"
    private static let isShortTime = matcher("(?:[01][0-9]|2[0-3]):[0-5][0-9]")
    private static let isClock = matcher(clock)
    private static let isClockWithOffset = matcher(clock + offset)

    /// A leap second comes at the end of a day in UTC.
    private static func isTime(_ text: String, hasOffset: Bool) -> Bool {
        guard hasOffset ? isClockWithOffset(text) : isClock(text) else { return false }
        guard text.dropFirst(6).hasPrefix("60") else { return true }
        let minutes = { (text: Substring) in (Int(text.prefix(2)) ?? 0) * 60 + (Int(text.dropFirst(3).prefix(2)) ?? 0) }
        var shift = 0
        if hasOffset, let sign = text.lastIndex(where: { "+-".contains($0) }) {
            shift = minutes(text[text.index(after: sign)...]) * (text[sign] == "+" ? 1 : -1)
        }
        return (minutes(text[...]) - shift + 2 * 1_440) % 1_440 == 1_439
    }

    // MARK: - Network

    private static let label = "[0-9A-Za-z](?:[-0-9A-Za-z]{0,61}[0-9A-Za-z])?"

    private static let network: [String: SecondImplementation] = [
        "domainName": .init(#"\#(label)(?:\.\#(label))+"#) { isPlainDomain($0) },
        "email": .init(
            #"[-0-9A-Za-z!#$%&'*+/=?^_`{|}~]+(?:\.[-0-9A-Za-z!#$%&'*+/=?^_`{|}~]+)*@\#(label)(?:\.\#(label))+"#
        ) {
            guard let at = $0.lastIndex(of: "@"), $0[..<at].utf8.count <= 64 else { return false }
            guard $0.utf8.count <= 254 else { return nil }
            return isPlainDomain(String($0[$0.index(after: at)...]))
        },
        "email html5": .init(#"[-.0-9A-Za-z!#$%&'*+/=?^_`{|}~]+@\#(label)(?:\.\#(label))*"#) {
            $0.utf8.count <= 254 && !hasEncodedLabel($0[($0.lastIndex(of: "@") ?? $0.startIndex)...].dropFirst())
                ? true : nil
        },
        "ipAddress": .init { isAddress($0, AF_INET) || isAddress($0, AF_INET6) },
        "ipAddress version 4": .init { isAddress($0, AF_INET) },
        "ipAddress version 6": .init { isAddress($0, AF_INET6) },
        "macAddress": .init(
            [":", "-"].map { "\(hex){2}(?:\($0)\(hex){2}){5}(?:(?:\($0)\(hex){2}){2})?" }.joined(separator: "|")
                + #"|\#(hex){4}(?:\.\#(hex){4}){2,3}"#),
        "macAddress with spaces": .init("\(hex){2}(?: \(hex){2}){5}(?:(?: \(hex){2}){2})?"),
    ]

    private static let isTopLevel = matcher("[A-Za-z]{2,63}")

    private static func isPlainDomain(_ text: String) -> Bool? {
        if text.utf8.count > 253 { return false }
        if hasEncodedLabel(text[...]) { return nil }
        return text.split(separator: ".").last.map { isTopLevel(String($0)) } ?? false
    }

    /// Encoded labels have their own rules.
    private static func hasEncodedLabel(_ domain: Substring) -> Bool {
        domain.split(separator: ".").contains { $0.dropFirst(2).hasPrefix("--") }
    }

    private static func isAddress(_ text: String, _ family: Int32) -> Bool {
        guard !text.utf8.contains(0) else { return false }
        var address = in6_addr()
        return inet_pton(family, text, &address) == 1
    }

    // MARK: - Check digits

    private static func isBrazilianTaxpayer(_ text: String) -> Bool {
        let digits: [Int] = text.compactMap(\.wholeNumberValue)
        for count in [9, 10] {
            var sum = 0
            for place in 0..<count { sum += digits[place] * (count + 1 - place) }
            if sum * 10 % 11 % 10 != digits[count] { return false }
        }
        return digits.contains { $0 > 0 }
    }

    private static func isPolishPerson(_ text: String) -> Bool {
        let digits: [Int] = text.compactMap(\.wholeNumberValue)
        let weights = [9, 7, 3, 1, 9, 7, 3, 1, 9, 7]
        var sum = 0
        for (digit, weight) in zip(digits, weights) { sum += digit * weight }
        let centuries = [1900, 2000, 2100, 2200, 1800]
        let year = centuries[digits[2] / 2] + digits[0] * 10 + digits[1]
        let date = DateComponents(
            calendar: Calendar(identifier: .gregorian), year: year, month: digits[2] % 2 * 10 + digits[3],
            day: digits[4] * 10 + digits[5])
        return sum % 10 == digits[10] && date.isValidDate
    }

    private static func isSerial(_ text: String) -> Bool {
        let values: [Int] = text.compactMap { $0 == "X" ? 10 : $0.wholeNumberValue }
        var sum = 0
        for (value, weight) in zip(values, [8, 7, 6, 5, 4, 3, 2, 1]) { sum += value * weight }
        return sum % 11 == 0
    }

    private static let checkDigits: [String: SecondImplementation] = [
        "ean": .init("[0-9]{8}|[0-9]{12,13}") { weightedSum($0) % 10 == 0 },
        "ean without UPC": .init("[0-9]{8}|[0-9]{13}") { weightedSum($0) % 10 == 0 },
        "ean of all lengths": .init("[0-9]{8}|[0-9]{12,14}") { weightedSum($0) % 10 == 0 },
        "iban": .init { isIBAN($0) },
        "isbn": .init("[0-9](?:[- ]?[0-9]){8}[- ]?[0-9X]|97[89](?:[0-9]){10}|9[- ]?7[- ]?[89](?:[- ]?[0-9]){10}") {
            isISBN($0)
        },
        "isbn of 13 digits": .init("9[- ]?7[- ]?[89](?:[- ]?[0-9]){10}") { isISBN($0) },
        "nationalID": .init(#"[0-9]{3}\.?[0-9]{3}\.?[0-9]{3}-?[0-9]{2}"#) { isBrazilianTaxpayer($0) },
        "nationalID of Poland": .init("[0-9]{11}") { isPolishPerson($0) },
        "pattern with check digits": .init("[0-9]{4}-[0-9]{3}[0-9X]") { isSerial($0) },
        "luhn": .init("[0-9]*[1-9][0-9]+|[0-9]+[1-9]") { luhnSum($0) % 10 == 0 },
        "paymentCard": .init("[0-9](?:[- ]?[0-9])*") { isCard($0, networks: nil) },
        "paymentCard of two networks": .init("[0-9](?:[- ]?[0-9])*") { isCard($0, networks: ["visa", "amex"]) },
    ]

    private static func digits(_ text: String) -> [Int] { text.compactMap(\.wholeNumberValue) }

    /// The weights 3 and 1 alternate from the right.
    private static func weightedSum(_ text: String) -> Int {
        digits(text).reversed().enumerated().reduce(0) { $0 + $1.element * ($1.offset.isMultiple(of: 2) ? 1 : 3) }
    }

    private static func luhnSum(_ text: String) -> Int {
        digits(text).reversed().enumerated().reduce(0) { sum, digit in
            let value = digit.element * (digit.offset.isMultiple(of: 2) ? 1 : 2)
            return sum + value / 10 + value % 10
        }
    }

    private static func isISBN(_ text: String) -> Bool {
        let plain = text.filter { $0 != "-" && $0 != " " }
        // Numbers that begin with 979-0 identify printed music.
        if plain.count == 13 { return weightedSum(plain) % 10 == 0 && !plain.hasPrefix("9790") }
        let sum = plain.enumerated().reduce(0) { $0 + (10 - $1.offset) * ($1.element.wholeNumberValue ?? 10) }
        return sum % 11 == 0
    }

    /// The IBAN forms of a few countries.
    ///
    /// The forms of other countries are unknown here.
    private static let forms = [
        "CH": matcher("[0-9]{5}[0-9A-Z]{12}"), "DE": matcher("[0-9]{18}"), "ES": matcher("[0-9]{20}"),
        "FR": matcher("[0-9]{10}[0-9A-Z]{11}[0-9]{2}"), "GB": matcher("[A-Z]{4}[0-9]{14}"),
        "IT": matcher("[A-Z][0-9]{10}[0-9A-Z]{12}"), "NL": matcher("[A-Z]{4}[0-9]{10}"),
    ]
    private static let isIBANForm = matcher("[A-Z]{2}[0-9]{2}[0-9A-Z]{11,30}")

    private static func isIBAN(_ text: String) -> Bool? {
        guard text.unicodeScalars.allSatisfy(\.isASCII) else { return text.contains("\u{A0}") ? nil : false }
        let plain = text.filter { $0 != " " }.uppercased()
        guard isIBANForm(plain), text.first != " ", text.last != " " else { return plain == text ? false : nil }
        var remainder = 0
        for character in plain.dropFirst(4) + plain.prefix(4) {
            let value = Int(String(character), radix: 36) ?? 0
            remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
        }
        guard remainder == 1, let form = forms[String(plain.prefix(2))] else { return remainder == 1 ? nil : false }
        return form(String(plain.dropFirst(4)))
    }

    private static let isVisa = matcher("4(?:[0-9]{12}|[0-9]{15}|[0-9]{18})")
    private static let isAmex = matcher("3[47][0-9]{13}")
    private static let isMastercard = matcher("5[1-5][0-9]{14}")

    private static func isCard(_ text: String, networks: Set<String>?) -> Bool? {
        let plain = text.filter { $0 != " " && $0 != "-" }
        guard luhnSum(plain) % 10 == 0 else { return false }
        if isVisa(plain) || isAmex(plain) { return true }
        // No network's numbers begin with these digits.
        if networks == nil, "07".contains(plain.prefix(1)) {
            return (12...19).contains(plain.count) && Set(plain).count > 1
        }
        return networks == nil ? (isMastercard(plain) ? true : nil) : false
    }

    // MARK: - Codes

    private static let identifier = "(?:0|[1-9][0-9]*|[0-9]*[-A-Za-z][-0-9A-Za-z]*)"

    /// Returns whether a region of Foundation is a country, or `nil` for regions without a code in ISO 3166-1.
    private static func isRegion(_ code: String) -> Bool? {
        if ["AC", "CP", "CQ", "DG", "EA", "EU", "EZ", "IC", "QO", "TA", "UN", "XA", "XB", "XK"].contains(code) {
            return nil
        }
        return Locale.Region.isoRegions.contains { $0.identifier == code }
    }

    /// Foundation's currencies without the currencies that were withdrawn since.
    private static let currencies = Set(Locale.commonISOCurrencyCodes)
        .subtracting(["ANG", "BGN", "CUC", "HRK", "SLL", "VEF"])

    private static let codes: [String: SecondImplementation] = [
        "bic": .init("[0-9A-Z]{4}[A-Z]{2}[0-9A-Z]{2}(?:[0-9A-Z]{3})?") { text in
            let country = String(text.dropFirst(4).prefix(2))
            return country == "XK" ? true : isRegion(country)
        },
        "countryCode": .init("[A-Z]{2}") { isRegion($0) },
        "currencyCode": .init("[A-Z]{3}") { currencies.contains($0) ? true : nil },
        "base64": .init("[0-9A-Za-z+/]+={0,2}") { Data(base64Encoded: $0)?.base64EncodedString() == $0 },
        "base64 for URLs": .init("[-_0-9A-Za-z]+") { isURLSafe($0) },
        "e164": .init(#"\+[1-9][0-9]{6,14}"#),
        "e164 without plus": .init("[1-9][0-9]{6,14}"),
        "hexColor": .init("#(?:\(hex){3,4}|\(hex){6}|\(hex){8})"),
        "hexColor without alpha": .init("#(?:\(hex){3}|\(hex){6})"),
        "jwt": .init(#"[-_0-9A-Za-z]+(?:\.[-_0-9A-Za-z]+){2}"#) {
            $0.split(separator: ".").allSatisfy { isURLSafe(String($0)) }
        },
        "semver": .init(
            #"(?:0|[1-9][0-9]*)(?:\.(?:0|[1-9][0-9]*)){2}(?:-\#(identifier)(?:\.\#(identifier))*)?"#
                + #"(?:\+[-0-9A-Za-z]+(?:\.[-0-9A-Za-z]+)*)?"#),
        "ulid": .init("[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}"),
        "uuid": .init("\(hex){8}(?:-\(hex){4}){3}-\(hex){12}") { UUID(uuidString: $0) != nil },
        "uuid of version 7": .init("\(hex){8}(?:-\(hex){4}){3}-\(hex){12}") { text in
            guard let uuid = UUID(uuidString: text)?.uuid else { return false }
            return uuid.6 >> 4 == 7 && uuid.8 >> 6 == 2
        },
    ]

    private static func decoded(_ text: String) -> Data? {
        let standard = text.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        return Data(base64Encoded: standard + String(repeating: "=", count: (4 - standard.utf8.count % 4) % 4))
    }

    private static func isURLSafe(_ text: String) -> Bool {
        guard let data = decoded(text) else { return false }
        let standard = data.base64EncodedString().filter { $0 != "=" }
        return standard.replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_") == text
    }
}
