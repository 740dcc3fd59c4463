// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputPatterns
import InputValidation

extension StrategyCatalog where Input == String {
    /// Adds the strategies for the characters, the length and the membership of a text.
    static func addText(to all: inout Self) {
        all["atLeast"] = .text(
            "Text with a minimum number of characters of one class",
            [
                "minimum": "the minimum number of characters",
                "class": "the class: letter, lowercase, uppercase, digit or symbol",
            ]
        ) { arguments, cap in
            let minimum = try arguments.require("minimum", as: Int.self)
            guard minimum > 0 else {
                throw arguments.error("“minimum” must be 1 or more", at: "minimum")
            }
            try arguments.reject(minimum: minimum, over: cap)
            guard let characterClass = try arguments.word("class", as: CharacterClass.self) else {
                throw arguments.error("the strategy “atLeast” needs the key “class”")
            }
            return CharacterClassInputValidator(atLeast: minimum, characterClass, maximumBytes: cap)
        }
        all["count"] = .text(
            "Text by its length",
            [
                "minimum": "the minimum length", "maximum": "the maximum length",
                "unit": "characters (if left out), scalars, utf16 or utf8",
            ]
        ) { arguments, cap in
            let unit = try arguments.word("unit", as: LengthUnit.self) ?? .characters
            return LengthInputValidator(in: try arguments.length(cap: cap), of: unit, maximumBytes: cap)
        }
        all["noneOf"] = Entry("Any text except those of a list", options: ["values": "the texts"]) { arguments in
            .noneOf(try arguments.texts("values"))
        }
        all["oneOf"] = Entry(
            "One of the texts of a list",
            options: [
                "values": "the texts", "showsTexts": "whether the message names two to five texts; false if left out",
            ]
        ) { arguments in
            let showsTexts = try arguments("showsTexts") ?? false
            return .oneOf(try arguments.texts("values"), showsTexts: showsTexts)
        }
        all["password"] = Entry(
            "A new password, by its length and its characters of each class",
            options: [
                "minimum": "the minimum length; 15 if left out", "maximum": "the maximum length; 1024 if left out",
                "letters": "the minimum number of letters", "lowercase": "the minimum number of lowercase letters",
                "uppercase": "the minimum number of uppercase letters", "digits": "the minimum number of digits",
                "symbols": "the minimum number of symbols",
            ]
        ) { arguments in
            let (minimum, maximum) = try arguments.limits(Int.self)
            let least = minimum ?? Swift.min(15, maximum ?? 15)
            guard least > 0 else { throw arguments.error("“minimum” must be 1 or more", at: "minimum") }
            try arguments.reject(minimum: least, over: TextInputValidator.defaultMaximumBytes)
            let most = maximum ?? Swift.max(least, 1024)
            return PasswordInputValidator(
                in: Interval(least...most), atLeast: try arguments.passwordCounts(most: most))
        }
        all["pattern"] = .text(
            "Text that a regular expression matches as a whole",
            ["pattern": "the regular expression", "name": "the name of a stock pattern, instead of an expression"]
        ) { arguments, cap in
            switch try arguments.expression() {
            case .own(let expression): try RegexInputValidator(expression, maximumBytes: cap)
            case .stock(let pattern): try RegexInputValidator(pattern, maximumBytes: cap)
            }
        }
    }
}

extension StrategyCatalog<String>.Entry {
    /// Creates the entry for a stock pattern.
    init(_ pattern: InputPattern) {
        self = .text(pattern.summary ?? pattern.source) { _, cap in
            try RegexInputValidator(pattern, maximumBytes: cap)
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
        if let minimum, minimum < 0 { throw error("a length must be 0 or more", at: "minimum") }
        if let maximum, maximum < 0 { throw error("a length must be 0 or more", at: "maximum") }
        try reject(minimum: minimum ?? 0, over: cap)
        if minimum == nil, maximum == 0 {
            throw error("“maximum” is 0 and “minimum” is left out: every value would be rejected", at: "maximum")
        }
        return .from(minimum, through: maximum)
    }

    /// Throws an error for a minimum that is over the cap in bytes, because a character has at least one byte.
    func reject(minimum: Int, over cap: Int, at key: String = "minimum") throws {
        guard minimum > cap else { return }
        throw error("“\(key)” is greater than the maximum size of \(cap) bytes: every value would be rejected", at: key)
    }

    /// Reads the minimum counts of the classes of a password, and throws an error if they exceed its length together.
    fileprivate mutating func passwordCounts(
        most: Int
    ) throws -> [(CharacterClass, Int)] {
        func count(_ key: String) throws -> Int {
            let count = try self(key, as: Int.self) ?? 0
            guard count >= 0 else { throw error("“\(key)” must be 0 or more", at: key) }
            guard count <= most else {
                throw error(
                    "“\(key)” is greater than the maximum length, \(most): every value would be rejected", at: key)
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
            throw error("the counts add up to more than the maximum length, \(most): every value would be rejected")
        }
        return [
            (.letter, letters), (.lowercase, lowercase), (.uppercase, uppercase), (.digit, digits), (.symbol, symbols),
        ]
    }

    /// Reads a list of texts that must not be empty.
    fileprivate mutating func texts(_ key: String) throws -> [String] {
        let texts = try require(key, as: [String].self)
        guard !texts.isEmpty else { throw error("“\(key)” is empty", at: key) }
        return texts
    }

    fileprivate enum Expression {
        case own(String)
        case stock(InputPattern)
    }

    /// Reads either `pattern`, an expression, or `name`, the name of a stock pattern.
    fileprivate mutating func expression() throws -> Expression {
        let expression = try self("pattern", as: String.self)
        let names = InputPattern.all.map(\.name)
        let notBoth = "give either “pattern” or “name”, not both"
        if names.isEmpty, try self("name", as: String.self) != nil {
            let noneHere = "this program is built without stock patterns; write the expression with the key “pattern”"
            throw error(expression == nil ? noneHere : notBoth, at: "name")
        }
        let stock = try word("name", of: names) { name in InputPattern.all.first { $0.name == name } }
        switch (expression, stock) {
        case (let expression?, nil): return .own(expression)
        case (nil, let stock?): return .stock(stock)
        case (nil, nil): throw error("the strategy “pattern” needs the key “pattern” or “name”")
        case (_?, _?): throw error(notBoth, at: "name")
        }
    }
}

extension Interval {
    /// Returns the closed interval between two limits, either of which may be missing.
    static func from(_ minimum: Bound?, through maximum: Bound?) -> Interval {
        Interval(lower: minimum.map { .including($0) } ?? .none, upper: maximum.map { .including($0) } ?? .none)
    }
}
