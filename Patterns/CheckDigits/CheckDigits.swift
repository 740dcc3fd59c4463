// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A rule that tells a number's check digits from mistyped digits.
///
/// A regular expression can't calculate check digits, so a pattern names its rule:
///
/// ```swift
/// extension InputPattern {
///     public static let libraryCard = InputPattern(
///         name: "libraryCard", expression: "[0-9]{8}",
///         checkDigits: .luhn, source: "The library's leaflet",
///         example: "12345674", rejected: ["1234567"])
/// }
/// ```
///
/// You can also ask a rule directly:
///
/// ```swift
/// CheckDigits.luhn.areCorrect(in: "4417 1234-5678 9113")  // true
/// CheckDigits.luhn.areCorrect(in: "4417 1234-5678 9112")  // false
/// CheckDigits.mod11Radix2.areCorrect(in: "0000-0002-1694-233X")
/// // true
/// ```
///
/// A rule reads a text's letters and digits, and skips spaces, hyphens, dots, and slashes. Lowercase letters count as
/// capitals. It finds nothing correct in a text with another character, with a character that its alphabet lacks, or of
/// a length that it isn't for.
///
/// Two rules are equal if they calculate in the same way with the same numbers.
public struct CheckDigits: Hashable, Sendable {
    /// The ways to calculate.
    package indirect enum Rule: Hashable, Sendable {
        /// A pure system of ISO 7064 after the first characters have been moved to the end.
        case pure(modulus: Int, radix: Int, Alphabet, movedCharacters: Int)
        /// A hybrid system of ISO 7064, with a modulus that is one more than the alphabet's size.
        case hybrid(Alphabet)
        case luhn(acceptsLetters: Bool), verhoeff, damm
        case weighted(WeightedSum)
        /// The check letter of Italy and Cyprus: characters at odd places have other values.
        case oddPlaces(isLetterFirst: Bool)
        /// The letters in the key of a French VAT number.
        case frenchKey
        /// The calendar date in the number exists.
        case date(InnerDate)
        /// The characters from one index up to another, or up to the end.
        case part(from: Int, upTo: Int?, CheckDigits)
        case every([CheckDigits])
        case some([CheckDigits])
        /// The rule of the first choice whose text is at an index.
        case choice(at: Int, [Choice])
        /// The rule for each number of characters.
        case lengths([Int: CheckDigits])
        /// The characters aren't the same from right to left.
        case notReversible
        /// Among the first ten digits, exactly one digit occurs twice or three times.
        case oneRepeatedDigit
        /// Numbers without check digits.
        case none
    }

    package struct Choice: Hashable, Sendable {
        package let text: String
        package let checkDigits: CheckDigits
    }

    package let rule: Rule

    init(_ rule: Rule) { self.rule = rule }

    /// Returns whether the check digits in a text are correct.
    ///
    /// - Complexity: O(*n*) in the length of the text. Nothing is allocated.
    public func areCorrect(in text: String) -> Bool {
        var copy = text
        return copy.withUTF8 { areCorrect(in: $0.span) }
    }

    /// Returns whether the check digits in a UTF-8 text are correct.
    ///
    /// - Parameter text: The text's bytes.
    /// - Complexity: O(*n*) in the length of the text. Nothing is allocated.
    public func areCorrect(in text: Span<UInt8>) -> Bool {
        // The longest identifier has 34 characters.
        guard text.count <= 128 else { return false }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 128) { characters in
            var count = 0
            for offset in text.indices where !Self.isSeparator(text[offset]) {
                let byte = text[offset]
                characters[count] = UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte ? byte & 0xDF : byte
                count += 1
            }
            return areCorrect(inCharacters: UnsafeBufferPointer(rebasing: characters[..<count]).span)
        }
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/")
    }

    /// Returns whether the check digits are correct in a number without separators and lowercase letters.
    package func areCorrect(inCharacters characters: Span<UInt8>) -> Bool {
        switch rule {
        case .pure(let modulus, let radix, let alphabet, let moved):
            guard moved < characters.count else { return false }
            var remainder = 0
            for index in moved..<characters.count + moved {
                let byte = characters[index < characters.count ? index : index - characters.count]
                guard let value = alphabet.value(of: byte, isLast: index == characters.count + moved - 1) else {
                    return false
                }
                // A letter among decimal digits is a number of two digits.
                remainder = (remainder * (alphabet == .decimal && value > 9 ? 100 : radix) + value) % modulus
            }
            return remainder == 1
        case .hybrid(let alphabet):
            let size = alphabet.count
            guard characters.count > 1 else { return false }
            var product = size
            for index in characters.indices {
                guard let value = alphabet.value(of: characters[index], isLast: false) else { return false }
                let sum = (product + value) % size
                if index == characters.count - 1 { return sum == 1 }
                product = (sum == 0 ? size : sum) * 2 % (size + 1)
            }
            return false
        case .luhn(let acceptsLetters):
            return Self.luhnSum(of: characters, acceptsLetters: acceptsLetters).map { $0.isMultiple(of: 10) } ?? false
        case .verhoeff:
            var (check, place) = (0, 0)
            for index in characters.indices.reversed() {
                guard let digit = characters.digit(at: index) else { return false }
                check = Self.dihedralProduct(check, Self.verhoeffPermutation(of: digit, at: place))
                place += 1
            }
            return characters.count > 1 && check == 0
        case .damm:
            var check = 0
            for index in characters.indices {
                guard let digit = characters.digit(at: index) else { return false }
                check = Self.dammRow(check, digit)
            }
            return characters.count > 1 && check == 0
        case .weighted(let sum): return sum.isCorrect(characters)
        case .oddPlaces(let isLetterFirst):
            return Self.hasLetterForOddPlaces(characters, isLetterFirst: isLetterFirst)
        case .frenchKey: return Self.hasFrenchKey(characters)
        case .date(let date): return date.exists(in: characters)
        case .part(let start, let end, let checkDigits):
            let end = end ?? characters.count
            guard start <= end, end <= characters.count else { return false }
            return checkDigits.areCorrect(inCharacters: characters.extracting(start..<end))
        case .every(let rules):
            for rule in rules where !rule.areCorrect(inCharacters: characters) { return false }
            return true
        case .some(let rules):
            for rule in rules where rule.areCorrect(inCharacters: characters) { return true }
            return false
        case .choice(let index, let choices):
            for choice in choices where characters.has(choice.text, at: index) {
                return choice.checkDigits.areCorrect(inCharacters: characters)
            }
            return false
        case .lengths(let rules): return rules[characters.count]?.areCorrect(inCharacters: characters) ?? false
        case .notReversible:
            return characters.indices.contains { characters[$0] != characters[characters.count - 1 - $0] }
        case .oneRepeatedDigit: return Self.hasOneRepeatedDigit(characters)
        case .none: return true
        }
    }
}

extension CheckDigits {
    /// The characters of a system of ISO 7064, with their values.
    package enum Alphabet: Hashable, Sendable {
        /// The digits; letters are numbers from 10 to 35.
        case decimal
        /// The digits, and X for 10 at the end.
        case digitsOrX
        /// The letters, from 0 for A.
        case letters
        /// The digits and letters.
        case alphanumeric
        /// The digits and letters, and an asterisk for 36 at the end.
        case alphanumericOrAsterisk

        /// The number of characters that a hybrid system uses.
        var count: Int {
            switch self {
            case .decimal, .digitsOrX: 10
            case .letters: 26
            case .alphanumeric, .alphanumericOrAsterisk: 36
            }
        }

        func value(of byte: UInt8, isLast: Bool) -> Int? {
            guard let value = byte.checkValue else { return nil }
            return switch self {
            case .decimal: value < 36 ? value : nil
            case .digitsOrX: value < 10 ? value : isLast && byte == UInt8(ascii: "X") ? 10 : nil
            case .letters: 10..<36 ~= value ? value - 10 : nil
            case .alphanumeric: value < 36 ? value : nil
            case .alphanumericOrAsterisk: value < 36 || isLast && value == 36 ? value : nil
            }
        }
    }

    /// Returns the sum of the digits of which every second from the right is doubled, or `nil` for another character.
    ///
    /// A letter is a number of two digits, as in ISO 6166.
    private static func luhnSum(of characters: Span<UInt8>, acceptsLetters: Bool) -> Int? {
        guard characters.count > 1 else { return nil }
        var (sum, isDoubled) = (0, false)
        func add(_ digit: Int) {
            sum += isDoubled ? digit * 2 / 10 + digit * 2 % 10 : digit
            isDoubled.toggle()
        }
        for index in characters.indices.reversed() {
            guard let value = characters[index].checkValue, value < (acceptsLetters ? 36 : 10) else { return nil }
            add(value % 10)
            if value > 9 { add(value / 10) }
        }
        return sum
    }

    /// Returns the product in the dihedral group of order 10.
    private static func dihedralProduct(_ first: Int, _ second: Int) -> Int {
        first < 5
            ? second < 5 ? (first + second) % 5 : (first + second) % 5 + 5
            : second < 5 ? (first + 5 - second) % 5 + 5 : (first + 5 - second) % 5
    }

    /// Returns the digit that Verhoeff's permutation, applied as often as the place, puts in a digit's place.
    private static func verhoeffPermutation(of digit: Int, at place: Int) -> Int {
        var digit = digit
        // The permutation's eighth power is the identity.
        for _ in 0..<place % 8 {
            digit =
                switch digit {
                case 0: 1
                case 1: 5
                case 2: 7
                case 3: 6
                case 4: 2
                case 5: 8
                case 6: 3
                case 7: 0
                case 8: 9
                default: 4
                }
        }
        return digit
    }

    /// Returns the entry of the quasigroup in Damm's thesis of 2004.
    private static func dammRow(_ row: Int, _ column: Int) -> Int {
        let digits: StaticString = """
            0317598642709215486342068713591750983426612304597836742095815869720134894536201794386172052581436790
            """
        return Int(digits.utf8Start[row * 10 + column]) - 0x30
    }

    /// Returns whether the last or the first letter is correct, for which a table gives the values of the other
    /// characters at the first, third, and further odd places.
    private static func hasLetterForOddPlaces(_ characters: Span<UInt8>, isLetterFirst: Bool) -> Bool {
        // The values, as letters from 0 for A, of the digits or of the letters A to J, and then of K to Z.
        let values: StaticString = "BAFHJNPRTVCESULDGIMOQKWZYX"
        guard characters.count > 1 else { return false }
        var sum = 0
        for index in 0..<characters.count - 1 {
            guard let value = characters[isLetterFirst ? index + 1 : index].checkValue, value < 36 else { return false }
            let place = value > 9 ? value - 10 : value
            sum += index.isMultiple(of: 2) ? Int(values.utf8Start[place]) - 0x41 : place
        }
        return Int(characters[isLetterFirst ? 0 : characters.count - 1]) - 0x41 == sum % 26
    }

    private static func hasOneRepeatedDigit(_ characters: Span<UInt8>) -> Bool {
        var repeated = 0
        for digit in UInt8(ascii: "0")...UInt8(ascii: "9") {
            var count = 0
            for index in 0..<min(10, characters.count) where characters[index] == digit { count += 1 }
            if count > 3 { return false }
            repeated += count > 1 ? 1 : 0
        }
        return repeated == 1
    }

    /// Returns whether two characters, at least one of them a letter, are the key of the number after them.
    private static func hasFrenchKey(_ characters: Span<UInt8>) -> Bool {
        guard characters.count == 11, let first = frenchValue(of: characters[0]),
            let second = frenchValue(of: characters[1]), let number = characters.number(at: 2..<11)
        else { return false }
        let key = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100
        return key >= 0 && (number + 1 + key / 11) % 11 == key % 11
    }

    /// Returns a character's value in an alphabet without the letters I and O.
    private static func frenchValue(of byte: UInt8) -> Int? {
        guard let value = byte.checkValue, value < 36, value != 18, value != 24 else { return nil }
        return value > 24 ? value - 2 : value > 18 ? value - 1 : value
    }
}

/// A sum of characters' values, each multiplied by a weight.
package struct WeightedSum: Hashable, Sendable {
    /// How a letter's value follows from the letter.
    package enum LetterValues: Hashable, Sendable {
        /// From 10 for A to 35 for Z, and `*`, `@`, and `#` for 36 to 38.
        case consecutive
        /// From 10 for A, without the multiples of 11 (ISO 6346).
        case withoutMultiplesOf11
        /// The values of 49 CFR 565.15(c): 1 to 9 several times.
        case vehicle
        /// The ASCII code less 48 (Brazil).
        case ascii
        /// From 1 to 9, from 1 to 9 again, and from 2 to 9 for S to Z (French account numbers).
        case accountKey
        /// From 10 for A, with & or Ñ between N and O (Mexico); Ñ is passed as #.
        case mexican(valueOfEnye: Int)
    }

    package let weights: [Int]
    package let modulus: Int
    /// The check character for each remainder, `?` for a remainder for which there's another rule or no number, or
    /// `nil` if the whole sum must have the remainder 0.
    package let table: String?
    package var addend = 0
    package var letters = LetterValues.consecutive
    /// Whether the digits of each product are added.
    package var addsDigits = false
    /// Whether the weights begin at the right and repeat.
    package var isFromRight = false
    /// The rule for a remainder without a check character.
    package var otherwise: CheckDigits?
    /// The index of the check character, which has the weight 0, or `nil` if it follows the weighted characters.
    package var checkIndex: Int?

    func isCorrect(_ characters: Span<UInt8>) -> Bool {
        let count = table == nil || checkIndex != nil ? characters.count : characters.count - 1
        guard count > 0, isFromRight || count == weights.count else { return false }
        var sum = addend
        for index in 0..<count {
            guard let value = value(of: characters[index]) else { return false }
            let product = value * (isFromRight ? weights[(count - 1 - index) % weights.count] : weights[index])
            sum += addsDigits ? product / 10 + product % 10 : product
        }
        let remainder = (sum % modulus + modulus) % modulus
        guard let table else { return remainder == 0 }
        var index = 0
        for byte in table.utf8 {
            if index == remainder {
                return byte == UInt8(ascii: "?")
                    ? otherwise?.areCorrect(inCharacters: characters) ?? false
                    : byte == characters[checkIndex ?? count]
            }
            index += 1
        }
        return false
    }

    private func value(of byte: UInt8) -> Int? {
        guard let value = byte.checkValue else { return nil }
        if value < 10 { return value }
        switch letters {
        case .consecutive: return value
        case .withoutMultiplesOf11: return value < 36 ? value + (value - 1) / 10 : nil
        case .vehicle:
            let values: StaticString = "12345678?12345?7?923456789"
            guard value < 36, values.utf8Start[value - 10] != UInt8(ascii: "?") else { return nil }
            return Int(values.utf8Start[value - 10]) - 0x30
        case .ascii: return value < 36 ? value + 7 : nil
        case .accountKey: return value < 28 ? (value - 10) % 9 + 1 : value < 36 ? value - 26 : nil
        case .mexican(let valueOfEnye):
            if value > 36 { return value == 38 ? valueOfEnye : value == 39 ? 24 : nil }
            return value < 36 ? value < 24 ? value : value + 1 : nil
        }
    }
}

extension UInt8 {
    /// The value of a digit, a capital letter (10 to 35), or one of the symbols `*@#&+-` (36 to 40).
    fileprivate var checkValue: Int? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(self) - 0x30
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(self) - 0x41 + 10
        case UInt8(ascii: "*"): 36
        case UInt8(ascii: "@"): 37
        case UInt8(ascii: "#"): 38
        case UInt8(ascii: "&"): 39
        case UInt8(ascii: "+"), UInt8(ascii: "-"): 40
        default: nil
        }
    }
}

extension Span<UInt8> {
    func digit(at index: Int) -> Int? {
        guard indices.contains(index), UInt8(ascii: "0")...UInt8(ascii: "9") ~= self[index] else { return nil }
        return Int(self[index]) - 0x30
    }

    /// Returns the number that at most nine digits represent.
    func number(at range: Range<Int>) -> Int? {
        var number = 0
        for index in range {
            guard let digit = digit(at: index) else { return nil }
            number = number * 10 + digit
        }
        return number
    }

    fileprivate func has(_ text: String, at start: Int) -> Bool {
        var index = start
        for byte in text.utf8 {
            guard index < count, self[index] == byte else { return false }
            index += 1
        }
        return true
    }
}

// MARK: - The systems

extension CheckDigits {
    /// The Luhn formula for digits, patented in 1954 (ISO/IEC 7812-1, annex B).
    public static let luhn = CheckDigits(.luhn(acceptsLetters: false))

    /// The Luhn formula for letters and digits, where letters are numbers from 10 to 35 (ISO 6166).
    public static let luhnWithLetters = CheckDigits(.luhn(acceptsLetters: true))

    /// Verhoeff's system with the dihedral group of order 10 (Mathematisch Centrum, tract 29, 1969).
    public static let verhoeff = CheckDigits(.verhoeff)

    /// Damm's system with a quasigroup of order 10 (Total anti-symmetrische Quasigruppen, Marburg 2004).
    public static let damm = CheckDigits(.damm)

    /// ISO 7064, MOD 11-2: digits, and a digit or X at the end.
    public static let mod11Radix2 = pure(11, 2, .digitsOrX)

    /// ISO 7064, MOD 37-2: letters and digits, and a letter, a digit, or an asterisk at the end.
    public static let mod37Radix2 = pure(37, 2, .alphanumericOrAsterisk)

    /// ISO 7064, MOD 97-10: two digits at the end; letters are numbers from 10 to 35.
    public static let mod97Radix10 = pure(97, 10, .decimal)

    /// ISO 7064, MOD 661-26: letters with two letters at the end.
    public static let mod661Radix26 = pure(661, 26, .letters)

    /// ISO 7064, MOD 1271-36: letters and digits with two letters or digits at the end.
    public static let mod1271Radix36 = pure(1_271, 36, .alphanumeric)

    /// ISO 7064, MOD 11,10: digits with a digit at the end.
    public static let mod11And10 = CheckDigits(.hybrid(.digitsOrX))

    /// ISO 7064, MOD 27,26: letters with a letter at the end.
    public static let mod27And26 = CheckDigits(.hybrid(.letters))

    /// ISO 7064, MOD 37,36: letters and digits with a letter or a digit at the end.
    public static let mod37And36 = CheckDigits(.hybrid(.alphanumeric))

    /// Returns a rule that multiplies each character's value by a weight, and divides the sum by a modulus.
    ///
    /// ```swift
    /// let issn: CheckDigits = .weighted(
    ///     [8, 7, 6, 5, 4, 3, 2], modulus: 11, table: "0X987654321")
    /// issn.areCorrect(in: "2434-561X")  // true
    /// ```
    ///
    /// A letter's value is 10 for A to 35 for Z.
    ///
    /// - Parameters:
    ///   - weights: The weights from left to right, one for each character before the check character, or for each
    ///     character if there's no table.
    ///   - modulus: The modulus.
    ///   - table: The check character for each remainder, beginning with the remainder 0; `?` if no number has the
    ///     remainder. If there's no table, the remainder must be 0.
    public static func weighted(_ weights: [Int], modulus: Int, table: String? = nil) -> CheckDigits {
        CheckDigits(.weighted(WeightedSum(weights: weights, modulus: modulus, table: table)))
    }

    private static func pure(_ modulus: Int, _ radix: Int, _ alphabet: Alphabet) -> CheckDigits {
        CheckDigits(.pure(modulus: modulus, radix: radix, alphabet, movedCharacters: 0))
    }

    /// GS1 General Specifications, section 7.9: the weights 1 and 3 in turn, from the right.
    package static let gs1 = CheckDigits(
        .weighted(WeightedSum(weights: [1, 3], modulus: 10, table: nil, isFromRight: true)))
}
