// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

extension InputKind {
    /// A kind of character, used in ``Sentence/characterAt``.
    package static let digit = InputKind("a digit", "a digit")
    /// A kind of character, used in ``Sentence/characterAt``.
    package static let nonzeroDigit = InputKind("a nonzero digit", "a digit from 1 to 9")
    /// A kind of character, used in ``Sentence/characterAt``.
    package static let letter = InputKind("a letter", "a letter from A to Z or a to z")
    /// A kind of character, used in ``Sentence/characterAt``.
    package static let capitalLetter = InputKind("a capital letter", "a capital letter from A to Z")
    /// A kind of character, used in ``Sentence/characterAt``.
    package static let lowercaseLetter = InputKind("a lowercase letter", "a lowercase letter from a to z")
}

extension Sentence {
    /// The field is for a site name or a page's short name.
    package static let hyphenAtEdge = Sentence(
        "hyphenAtEdge", "Do not begin or end with a hyphen", labeled: "{label} must not begin or end with a hyphen")
    /// The text is accepted in lowercase letters.
    package static let lowercaseLetters = Sentence(
        "lowercaseLetters", "Use lowercase letters instead of capital letters",
        labeled: "{label} must have lowercase letters instead of capital letters")
    /// The kinds are a list of input kinds and characters with "or", such as "a digit, - or +".
    ///
    /// The number is counted from 1.
    package static let characterAt = Sentence(
        "characterAt", "Use {kinds} as character {number}", labeled: "{label} must have {kinds} as character {number}")
    /// The same as ``characterAt``, but for the first character.
    package static let characterFirst = Sentence(
        "characterFirst", "Begin with {kinds}", labeled: "{label} must begin with {kinds}")
    /// A check digit is wrong, and the number has only digits.
    package static let mistypedDigits = Sentence(
        "mistypedDigits", "Check each digit for a typo",
        labeled: "{label} is not correct: check each digit for a typo", named: "Check {name} for a typo")
    /// A check digit is wrong, and the number has letters and digits.
    package static let mistypedCharacters = Sentence(
        "mistypedCharacters", "Check each character for a typo",
        labeled: "{label} is not correct: check each character for a typo", named: "Check {name} for a typo")
    package static let exactLettersAndDigitsNot = Sentence(
        "exactLettersAndDigitsNot", "Use exactly {accepted} letters and digits, not {length}",
        labeled: "{label} must have {accepted} letters and digits, not {length}")
}

// What the sentences for format codes need to know about an error's parameters.

extension ValidationError {
    /// Whether the strategy's example is a date with a time.
    package var hasDateTimeExample: Bool { example?.contains("T") == true }

    package func hasLength(under limit: Int) -> Bool {
        if case .int(let length) = self[.length] { length < limit } else { false }
    }

    /// Returns the limits in another notation, leaving out a limit if the closure returns `nil`.
    package func mappedLimits(_ notation: (Value) -> Value?) -> [Parameter: Value] {
        var limits: [Parameter: Value] = [:]
        for parameter in [Parameter.minimum, .maximum] { limits[parameter] = self[parameter].flatMap(notation) }
        return limits
    }

    package var hasUnicodeRepertoire: Bool { self[.repertoire] == "unicode" }
    package var hasEmptyAcceptedList: Bool { self[.accepted] == [] }

    /// Returns the sentence about an exact length, with the input's length if it is known.
    package func exactLengthSentence(_ sentence: Sentence, _ values: [Parameter: Value] = [:]) -> FilledSentence {
        guard self[.length] != nil else { return FilledSentence(sentence, values) }
        return switch sentence {
        case .exactDigits: FilledSentence(.exactDigitsNot, values)
        case .exactLettersAndDigits: FilledSentence(.exactLettersAndDigitsNot, values)
        default: FilledSentence(.exactLengthNot, values)
        }
    }

    /// The sentence about a hyphen; if the hyphen is at the beginning or end of the text, the sentence says so.
    package var hyphenSentence: FilledSentence { FilledSentence(self[.isAtEdge] == true ? .hyphenAtEdge : .hyphen) }

    /// Returns the sentence with the strategy's example, or else the kind's example.
    package func exampleSentence(for kind: InputKind, _ makeSentence: (String) -> FilledSentence) -> FilledSentence {
        makeSentence(example ?? kind.example ?? "")
    }

    /// Returns the sentence that mentions the disallowed character, or a fallback if the character is not known.
    package func characterSentence(orElse fallback: Sentence) -> FilledSentence {
        if self[.character] == nil { return FilledSentence(fallback) }
        return FilledSentence(MessageWord(character: self[.character]) == nil ? .disallowedText : .without)
    }

    /// Returns the sentence about a point or comma in a whole number, or `nil` for another character.
    ///
    /// Without its point, 5.0 would be 50, so the sentence doesn't advise the user to remove the point.
    package func noDecimalsSentence(orElseLike example: String) -> FilledSentence? {
        self[.character] == "." || self[.character] == ","
            ? FilledSentence(.noDecimals, [.example: .text(self.example ?? example)]) : nil
    }

    /// The sentence about a comma in a site name or an IP address, or `nil` for another character.
    package var commaSentence: FilledSentence? { self[.character] == "," ? FilledSentence(.dotInsteadOfComma) : nil }

    /// Returns the sentence about a character and everything after it, or about the character alone.
    ///
    /// - Parameter firstCharacters: The first characters of a part that the format doesn't have.
    package func unexpectedPartSentence(
        startingWith firstCharacters: [Value], orElse fallback: FilledSentence
    ) -> FilledSentence {
        guard let character = self[.character] else { return fallback }
        return firstCharacters.contains(character)
            ? FilledSentence(.nothingAfter) : characterSentence(orElse: .disallowedText)
    }
}

extension FilledSentence {
    /// Returns the sentence about the characters, or ranges such as "A-Z", that are accepted at an offset.
    package static func acceptedCharacters(
        _ ranges: [String], at offset: Int, first: Sentence = .characterFirst, later: Sentence = .characterAt
    ) -> FilledSentence {
        var filledSentence = FilledSentence(
            offset == 0 ? first : later, ranges.compactMap { InputKind.byCharacterRange[$0] })
        filledSentence.characters = ranges.filter { InputKind.byCharacterRange[$0] == nil }
        filledSentence.values = ["number": .int(offset + 1)]
        return filledSentence
    }
}

extension InputKind {
    fileprivate static let byCharacterRange: [String: InputKind] = [
        "0-9": .digit, "1-9": .nonzeroDigit, "A-Za-z": .letter, "A-Z": .capitalLetter, "a-z": .lowercaseLetter,
    ]
}

extension ValidationError.Value {
    enum LimitKind { case number, date, text }

    /// Whether a limit is a number, a date such as `2024-05-31` with or without a time, or another text.
    ///
    /// A month such as `2024-05` is a date, and a duration such as `P30D` or `-PT1.5S` is a number.
    var limitKind: LimitKind {
        guard case .text(let limit) = self else { return .number }
        let shape = limit.utf8.map { $0.isDigit ? UInt8(ascii: "0") : $0 }
        if shape.starts(with: "0000-00-00".utf8) || shape.elementsEqual("0000-00".utf8) { return .date }
        let length = shape.drop { $0 == UInt8(ascii: "-") }
        if length.first == UInt8(ascii: "P"), length.contains(UInt8(ascii: "0")),
            length.dropFirst().allSatisfy("0YMDTHS.".utf8.contains)
        {
            return .number
        }
        // A number is text, too, if it doesn't fit into 64 bits or has a type other than `Double`.
        return Self.decimalNotation(of: limit) == nil ? .text : .number
    }

    /// A number in digits with a decimal point, without groups and without an exponent; `nil` for another value.
    package var decimalNotation: String? {
        switch self {
        case .int(let number): String(number)
        case .double(let number): number.isFinite ? Self.decimalNotation(of: number.description) : nil
        case .text(let text): Self.decimalNotation(of: text)
        case .flag, .list: nil
        }
    }

    /// Returns a number such as "-1.25e-07" or "100.0" as "-0.000000125" or "100", or `nil` for any other text.
    ///
    /// An error from an outside source can contain any text. The exponents of `Double` and `Decimal` are between -400
    /// and 400.
    private static func decimalNotation(of number: String) -> String? {
        let parts = number.split(separator: "e", maxSplits: 1, omittingEmptySubsequences: false)
        let mantissa = parts[0].dropFirst(number.hasPrefix("-") ? 1 : 0)
            .split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard mantissa.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) }),
            mantissa[0] == "0" || !mantissa[0].hasPrefix("0"),
            let exponent = parts.count > 1 ? Int(String(parts[1])) : 0, (-400...400).contains(exponent)
        else { return nil }
        var whole = Substring(mantissa[0])
        var fraction = mantissa.count > 1 ? Substring(mantissa[1]) : ""
        for _ in 0..<max(0, exponent) { whole.append(fraction.popFirst() ?? "0") }
        for _ in 0..<max(0, -exponent) { fraction.insert(whole.popLast() ?? "0", at: fraction.startIndex) }
        while fraction.last == "0" { fraction.removeLast() }
        let integer = whole.drop { $0 == "0" }
        return (number.hasPrefix("-") ? "-" : "") + (integer.isEmpty ? "0" : integer)
            + (fraction.isEmpty ? "" : "." + fraction)
    }
}
