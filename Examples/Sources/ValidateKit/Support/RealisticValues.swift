// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// Realistic test data: words, and variations of an example with correct check digits.
struct RealisticValues {
    private let validator: InputValidator<String>
    private var random: Random
    /// The range where check digits were found, and how often the search for them failed.
    private var checkDigits: Range<Int>?
    private var searches = 0

    init(_ validator: InputValidator<String>, seed: UInt64) {
        self.validator = validator
        random = Random(state: seed)
    }

    /// Returns different values that the strategy accepts.
    ///
    /// There are fewer or none if its options reject common values.
    mutating func values(for strategy: NamedStrategy, count: Int) -> [String] {
        let words = Self.sentences[strategy.name]
        let templates = Self.templates[strategy.name] ?? strategy.pattern.map { [$0.example] } ?? []
        guard words != nil || !templates.isEmpty else { return [] }
        var found: [String] = []
        var seen: Set<String> = []
        var failures = 0
        while found.count < count, failures < 500 {
            let candidate: String? =
                if let words {
                    words.map { part in part.randomElement(using: &random) ?? "" }.joined()
                } else {
                    varied(templates)
                }
            guard let candidate, let value = corrected(candidate), seen.insert(value).inserted else {
                failures += 1
                continue
            }
            failures = 0
            found.append(value)
        }
        return found
    }

    /// Returns a value that the strategy accepts: the given value, or the value with other check digits.
    ///
    /// One digit is enough for most algorithms. IBAN and VAT numbers need two adjacent digits. The digits are tried, so
    /// this function doesn't need to know any algorithm.
    mutating func corrected(_ value: String) -> String? {
        if validator.isValid(value) { return value }
        let scalars = Array(value.unicodeScalars)
        guard scalars.count <= 64 else { return nil }
        var places: [Range<Int>] = []
        if let checkDigits {
            if checkDigits.upperBound <= scalars.count, scalars[checkDigits].allSatisfy(Self.isDigit) {
                places = [checkDigits]
            }
        } else if searches < 20 {
            searches += 1
            let digits = scalars.indices.filter { Self.isDigit(scalars[$0]) }
            places = digits.reversed().map { $0..<$0 + 1 }
            places += digits.filter { digits.contains($0 + 1) }.map { $0..<$0 + 2 }
        }
        for place in places {
            for number in 0..<(place.count == 1 ? 11 : 100) {
                // If a check digit has eleven values, the last is written as X.
                let text = number == 10 && place.count == 1 ? "X" : String(number + (place.count == 2 ? 100 : 0))
                var changed = scalars
                changed.replaceSubrange(place, with: text.unicodeScalars.suffix(place.count))
                let candidate = String(String.UnicodeScalarView(changed))
                if validator.isValid(candidate) {
                    checkDigits = place
                    return candidate
                }
            }
        }
        return nil
    }

    /// Returns an example with different digits, and sometimes different letters, at the same positions.
    private mutating func varied(_ templates: [String]) -> String? {
        guard let parts = templates.randomElement(using: &random)?.split(separator: "|"), let last = parts.last
        else { return nil }
        let template = String(last)
        let letters = template.unicodeScalars.filter(\.properties.isAlphabetic)
        let isHexadecimal = letters.allSatisfy { Self.hexadecimal.contains($0.properties.lowercaseMapping) }
        let changesLetters = isHexadecimal || Int.random(in: 0..<3, using: &random) == 0
        let rate = Int.random(in: 1...9, using: &random)
        let head = parts.count > 1 ? String(parts[0]) : ""
        return head
            + String(
                String.UnicodeScalarView(
                    template.unicodeScalars.map { scalar in
                        guard Int.random(in: 0..<10, using: &random) < rate else { return scalar }
                        if Self.isDigit(scalar) { return pick("0"..."9") }
                        guard changesLetters else { return scalar }
                        switch scalar {
                        case "a"..."z": return pick("a"...(isHexadecimal ? "f" : "z"))
                        case "A"..."Z": return pick("A"...(isHexadecimal ? "F" : "Z"))
                        default: return scalar
                        }
                    }))
    }

    private mutating func pick(_ range: ClosedRange<Unicode.Scalar>) -> Unicode.Scalar {
        Unicode.Scalar(UInt8.random(in: UInt8(range.lowerBound.value)...UInt8(range.upperBound.value), using: &random))
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
    private static let hexadecimal: Set = ["a", "b", "c", "d", "e", "f"]

    /// SplitMix64 by Sebastiano Vigna, with the same values on every platform.
    private struct Random: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var word = state
            word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
            word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
            return word ^ word >> 31
        }
    }

    private static let firstNames = ["anna", "ben", "chloe", "david", "emma", "jonas", "li", "maria", "omar", "yuki"]
    private static let lastNames = [
        "andersson", "costa", "dubois", "garcia", "khan", "mueller", "novak", "rossi", "smith", "tanaka",
    ]
    private static let things = [
        "apple", "bridge", "candle", "garden", "harbor", "lantern", "maple", "river", "silver", "window",
    ]
    private static let numbers = (1...99).map(String.init)
    private static let years = (1970...2029).map(String.init)
    private static let months = (101...112).map { String(String($0).suffix(2)) }
    private static let days = (101...128).map { String(String($0).suffix(2)) }
    private static let hours = (100...123).map { String(String($0).suffix(2)) }
    private static let minutes = stride(from: 100, to: 160, by: 5).map { String(String($0).suffix(2)) }
    /// The domains that RFC 2606 reserves for examples.
    private static let domains = ["example.com", "example.net", "example.org"]

    /// The parts of values that consist of words, where each list provides one part.
    private static let sentences: [String: [[String]]] = [
        "date": [years, ["-"], months, ["-"], days],
        "dateTime": [
            years, ["-"], months, ["-"], days, ["T"], hours, [":"], minutes, [":00"], ["Z", "+01:00", "-05:00"],
        ],
        "personName": [firstNames.map(\.capitalized), [" "], lastNames.map(\.capitalized)],
        "time": [hours, [":"], minutes],
        "alpha": [things, ["", "s"], things], "alphanumeric": [things, numbers],
        "contentType": [["text/plain", "text/html", "application/json"]],
        "domainName": [["", "www.", "mail.", "shop."], things, ["", "-"], things, ["."], domains],
        "email": [firstNames, ["."], lastNames, ["", "", "7", "42"], ["@"], domains],
        "password": [things, ["-"], things, ["-"], things, ["-"], numbers, ["", "!", "?"]].map { part in
            part.map { $0.capitalized }
        },
        "required": [things, [" "], things], "slug": [things, ["-"], things, ["", "-2", "-3"]],
        "url": [["https://"], ["", "www.", "shop."], domains, ["/"], things, ["", "/"], ["", "?page=2", "#top"]],
    ]

    /// Examples whose digits can vary, and some of whose letters can vary after the bar if there's one.
    private static let templates: [String: [String]] = [
        "ahv": ["756.9217.0769.85"], "base64": ["U3dpZnQgNi4zLjEu", "SGVsbG8gd29ybGQh"],
        "bic": ["DEUTDEFF", "BNPAFRPPXXX", "CHASUS33"], "decimal": ["12.50", "199.99", "-3.75"],
        "e164": ["+442079460|958", "+1415555|0132", "+4930|12345678"], "ean": ["400|6381333931", "963|85074"],
        "hexColor": ["#ff8800", "#1e90ff"], "hexadecimal": ["1f8b08", "c0ffee42"],
        "iban": [
            "DE89370400440532013000", "GB29NWBK60161331926819", "CH9300762011623852957", "NL91ABNA0417164300",
            "AT611904300234573201", "PL61109010140000071219812874",
        ],
        "integer": ["7", "42", "1250"], "ipAddress": ["192.0.2.17", "198.51.100.42", "2001:db8::42"],
        "isbn": ["978-3-16-148410-0", "9780306406157", "0-306-40615-2"],
        "jwt": ["eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U"],
        "luhn": ["79927398713"], "macAddress": ["00:1b:63:84:45:e6"], "numeric": ["0427", "581300"],
        "paymentCard": [
            "4242|424242424242", "5555|555555554444", "3782|82246310005", "6011|111111111117", "3530|111333300000",
            "3056|9309025904", "6200|000000000005",
        ],
        "port": ["8080", "443"], "securityCode": ["123", "1234"], "semver": ["1.4.2", "2.0.0-rc.1"],
        "ulid": ["01|ARZ3NDEKTSV4RRFFQ69G5FAV"],
        "uuid": ["f81d4fae-7dec-4bf7-a765-00a0c91e6bf6"],
    ]
}
