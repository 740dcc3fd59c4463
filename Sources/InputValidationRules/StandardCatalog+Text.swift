// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputPatterns
import InputValidation

extension StrategyCatalog where Input == String {
    /// Adds the strategies for the characters, the length and the membership of a text.
    static func addText(to all: inout Self) {
        all["alpha"] = .text("Only letters, a to z and A to Z", ["letters": "ascii or unicode"]) { arguments, cap in
            AlphaInputValidator(letters: try arguments.word("letters") ?? .ascii, maximumBytes: cap)
        }
        all["alphanumeric"] = .text(
            "Only letters and digits, a to z, A to Z and 0 to 9", ["characters": "ascii or unicode"]
        ) { arguments, cap in
            AlphanumericInputValidator(characters: try arguments.word("characters") ?? .ascii, maximumBytes: cap)
        }
        all["atLeast"] = .text(
            "At least so many characters of a class",
            ["minimum": "how many", "class": "letter, lowercase, uppercase, digit or symbol"]
        ) { arguments, cap in
            let minimum = try arguments.require("minimum", as: Int.self)
            guard minimum > 0 else {
                throw arguments.error("“minimum” is 1 or more: less accepts every text", at: "minimum")
            }
            try arguments.reject(minimum: minimum, over: cap)
            guard let characterClass = try arguments.word("class", as: CharacterClass.self) else {
                throw arguments.error("the strategy “atLeast” needs the key “class”")
            }
            return CharacterClassInputValidator(atLeast: minimum, characterClass, maximumBytes: cap)
        }
        all["characters"] = .text("Only the characters of an alphabet", ["alphabet": "the characters"]) {
            arguments, cap in
            let alphabet = try arguments.require("alphabet", as: String.self)
            guard !alphabet.isEmpty else { throw arguments.error("the alphabet is empty", at: "alphabet") }
            return CharactersInputValidator(in: alphabet, maximumBytes: cap)
        }
        all["contains"] = Entry("A text with a part in it", options: ["part": "the part"]) { arguments in
            ContainsInputValidator(try arguments.part("part"))
        }
        all["count"] = .text(
            "A text of some length",
            [
                "minimum": "the least", "maximum": "the most",
                "unit": "characters (if left out), scalars, utf16 or utf8",
            ]
        ) { arguments, cap in
            let unit = try arguments.word("unit", as: LengthUnit.self) ?? .characters
            return LengthInputValidator(in: try arguments.length(cap: cap), of: unit, maximumBytes: cap)
        }
        all["noneOf"] = Entry("Everything but some texts", options: ["values": "the texts"]) { arguments in
            TextMembershipInputValidator(noneOf: try arguments.texts("values"))
        }
        all["numeric"] = .text("Only the digits 0 to 9", ["digits": "ascii or unicode"]) { arguments, cap in
            NumericInputValidator(digits: try arguments.word("digits") ?? .ascii, maximumBytes: cap)
        }
        all["oneOf"] = Entry("One of some texts", options: ["values": "the texts"]) { arguments in
            TextMembershipInputValidator(oneOf: try arguments.texts("values"))
        }
        all["password"] = Entry(
            "A new password: its length, and how many characters of each class it has",
            options: [
                "minimum": "the least length, 15 if left out", "maximum": "the greatest length, 1024 if left out",
                "letters": "the least number of letters", "lowercase": "the least number of lower-case letters",
                "uppercase": "the least number of upper-case letters", "digits": "the least number of digits",
                "symbols": "the least number of other characters",
            ]
        ) { arguments in
            let (minimum, maximum) = try arguments.limits(Int.self)
            let least = minimum ?? Swift.min(15, maximum ?? 15)
            guard least > 0 else { throw arguments.error("a password is not empty", at: "minimum") }
            try arguments.reject(minimum: least, over: TextInputValidator.defaultMaximumBytes)
            let most = maximum ?? Swift.max(least, 1024)
            let counts = try arguments.passwordCounts(most: most)
            return PasswordInputValidator(
                length: least...most, letters: counts.letters, lowercase: counts.lowercase, uppercase: counts.uppercase,
                digits: counts.digits, symbols: counts.symbols)
        }
        all["pattern"] = .text(
            "What a regular expression matches as a whole",
            ["pattern": "the regular expression", "name": "or the name of a stock pattern"]
        ) { arguments, cap in
            let (expression, isSensitive) = try arguments.expression()
            return try RegexInputValidator(expression, maximumBytes: cap, isSensitive: isSensitive)
        }
        all["prefix"] = Entry("A text that begins with a part", options: ["part": "the part"]) { arguments in
            PrefixInputValidator(try arguments.part("part"))
        }
        all["required"] = Entry("Anything but nothing and white space") { _ in RequiredInputValidator() }
        all["suffix"] = Entry("A text that ends with a part", options: ["part": "the part"]) { arguments in
            SuffixInputValidator(try arguments.part("part"))
        }
    }
}

extension StrategyArguments {
    /// Reads the options `minimum` and `maximum` as lengths, at least one of which is required.
    fileprivate mutating func length(cap: Int) throws -> Interval<Int> {
        let (minimum, maximum) = try limits(Int.self)
        guard minimum != nil || maximum != nil else {
            throw error("the strategy “count” needs the key “minimum” or “maximum”")
        }
        if let minimum, minimum < 0 { throw error("a length is 0 or more", at: "minimum") }
        if let maximum, maximum < 0 { throw error("a length is 0 or more", at: "maximum") }
        try reject(minimum: minimum ?? 0, over: cap)
        if minimum == nil, maximum == 0 {
            throw error("“maximum” is 0 without a “minimum” of 0: nothing would be accepted", at: "maximum")
        }
        return .from(minimum, through: maximum)
    }

    /// Throws an error for a minimum that is over the cap in bytes, because a character has at least one byte.
    func reject(minimum: Int, over cap: Int, at key: String = "minimum") throws {
        guard minimum > cap else { return }
        throw error("“\(key)” is over the cap of \(cap) bytes: nothing would be accepted", at: key)
    }

    /// Reads the minimum counts of the classes of a password, and throws an error if they exceed its length together.
    fileprivate mutating func passwordCounts(
        most: Int
    ) throws -> (letters: Int, lowercase: Int, uppercase: Int, digits: Int, symbols: Int) {
        func count(_ key: String) throws -> Int {
            let count = try self(key, as: Int.self) ?? 0
            guard count >= 0 else { throw error("“\(key)” is 0 or more", at: key) }
            guard count <= most else {
                throw error("“\(key)” is over the greatest length, \(most): nothing would be accepted", at: key)
            }
            try reject(minimum: count, over: TextInputValidator.defaultMaximumBytes, at: key)
            return count
        }
        let letters = try count("letters")
        let lowercase = try count("lowercase")
        let uppercase = try count("uppercase")
        let digits = try count("digits")
        let symbols = try count("symbols")
        // Lower-case and upper-case letters are letters too. No count is over the cap, so the sum does not overflow.
        guard max(letters, lowercase + uppercase) + digits + symbols <= most else {
            throw error("the counts together are over the greatest length, \(most): nothing would be accepted")
        }
        return (letters, lowercase, uppercase, digits, symbols)
    }

    /// Reads a text that must not be empty.
    fileprivate mutating func part(_ key: String) throws -> String {
        let part = try require(key, as: String.self)
        guard !part.isEmpty else { throw error("“\(key)” is empty", at: key) }
        return part
    }

    /// Reads a list of texts that must not be empty.
    fileprivate mutating func texts(_ key: String) throws -> [String] {
        let texts = try require(key, as: [String].self)
        guard !texts.isEmpty else { throw error("“\(key)” is empty", at: key) }
        return texts
    }

    /// Reads either `pattern`, an expression, or `name`, the name of a stock pattern, which may be sensitive.
    fileprivate mutating func expression() throws -> (String, isSensitive: Bool) {
        let expression = try self("pattern", as: String.self)
        let stock = try word("name", of: InputPattern.all.map(\.name)) { name in
            InputPattern.all.first { $0.name == name }
        }
        switch (expression, stock) {
        case (let expression?, nil): return (expression, false)
        case (nil, let stock?): return (stock.expression, stock.isSensitive)
        case (nil, nil): throw error("the strategy “pattern” needs the key “pattern” or “name”")
        case (_?, _?): throw error("a pattern has a “pattern” or a “name”, not both", at: "name")
        }
    }
}

extension Interval {
    /// Returns the closed interval between two limits, either of which may be missing.
    static func from(_ minimum: Bound?, through maximum: Bound?) -> Interval {
        Interval(lower: minimum.map { .including($0) } ?? .none, upper: maximum.map { .including($0) } ?? .none)
    }
}
