// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationRules
import Testing

@Suite("StrategySpecification")
struct StrategySpecificationTests {
    @Test("can be a name alone")
    func name() throws {
        let specification = try JSONDecoder().decode(
            [StrategySpecification<String>].self, from: Data(#"["numeric"]"#.utf8))
        #expect(specification[0].name == "numeric")
        #expect(specification[0].validator == .numeric)
    }

    /// A mistake, its place, and part of the error's text.
    struct Mistake: CustomTestStringConvertible, Sendable {
        let json: String
        let place: String
        let text: String
        var testDescription: String { json }

        init(_ json: String, at place: String, _ text: String) {
            self.json = json
            self.place = place
            self.text = text
        }
    }

    #if StockPatterns
    static let unknownPattern = "is unknown"
    static let twoPatterns = "not both"
    #else
    static let unknownPattern = "is built without stock patterns"
    static let twoPatterns = unknownPattern
    #endif

    static let mistakes = [
        Mistake(#"{"use":"paymentCrad"}"#, at: "", "did you mean “paymentCard”?"),
        Mistake(#""nonsense-without-neighbor""#, at: "", "there is no strategy"),
        Mistake(#"{"networks":["visa"]}"#, at: "", "needs the key “use”"),
        Mistake(#"{"use":"paymentCard","network":["visa"]}"#, at: "network", "did you mean “networks”?"),
        Mistake(#"{"use":"paymentCard","networks":["visa","vsia"]}"#, at: "networks", "did you mean “visa”?"),
        Mistake(#"{"use":"paymentCard","networks":[]}"#, at: "networks", "would be rejected"),
        Mistake(#"{"use":"paymentCard","networks":"visa"}"#, at: "networks", ""),
        Mistake(#"{"use":"paymentCard","networks":null}"#, at: "networks", ""),
        Mistake(
            #"{"use":"paymentCard","withoutCheckDigit":["unionpay"]}"#, at: "withoutCheckDigit",
            "did you mean “unionPay”?"),
        Mistake(#"{"use":"numeric","digits":"latin"}"#, at: "digits", "use one of ascii, unicode"),
        Mistake(#"{"use":"numeric","digits":1}"#, at: "digits", ""),
        Mistake(#"{"use":"numeric","maximumBytes":-1}"#, at: "maximumBytes", "0 or more"),
        Mistake(#"{"use":"pattern","pattern":"[A-Z"}"#, at: "pattern", ""),
        Mistake(#"{"use":"pattern","pattern":"a^b"}"#, at: "pattern", "the pattern matches no text"),
        Mistake(#"{"use":"pattern","pattern":"[^\\s\\S]"}"#, at: "pattern", "the pattern matches no text"),
        Mistake(#"{"use":"pattern","pattern":"(?=b)a+"}"#, at: "pattern", "the pattern matches no text"),
        Mistake(#"{"use":"pattern"}"#, at: "", "needs the key “pattern” or “name”"),
        Mistake(#"{"use":"pattern","pattern":"a","name":"uuid"}"#, at: "name", twoPatterns),
        Mistake(#"{"use":"pattern","name":"nosuchpatternatall"}"#, at: "name", unknownPattern),
        Mistake(#"{"use":"integer","minimum":9,"maximum":1}"#, at: "minimum", "greater than “maximum”"),
        Mistake(#"{"use":"stripping","separators":"","rule":"numeric"}"#, at: "separators", "must not be empty"),
        Mistake(#"{"use":"decimal","minimum":1.5,"maximum":1.25}"#, at: "minimum", "greater than “maximum”"),
        Mistake(#"{"use":"integer","minimum":1.5}"#, at: "minimum", "this must be a whole number"),
        Mistake(#"{"use":"integer","minimum":99999999999999999999}"#, at: "minimum", "this number is too large"),
        Mistake(#"{"use":"integer","minimum":-1e400}"#, at: "minimum", "this number is too large"),
        Mistake(#"{"use":"decimal","minimum":1e999}"#, at: "minimum", "this number is too large"),
        Mistake(#"{"use":"prefix","part":"\ud800"}"#, at: "part", "this must be a text"),
        Mistake(#"{"use":"oneOf","values":["\ud800"]}"#, at: "values", "this must be a list of texts"),
        Mistake(#"{"use":"uuid","versions":[1.5]}"#, at: "versions", "this must be a list of whole numbers"),
        Mistake(#"{"use":"count","minimum":3,"maximum":1}"#, at: "minimum", "greater than “maximum”"),
        Mistake(#"{"use":"count","minimum":-1}"#, at: "minimum", "0 or more"),
        Mistake(#"{"use":"count"}"#, at: "", "needs the key “minimum” or “maximum”"),
        Mistake(#"{"use":"allOf","rules":[]}"#, at: "rules", "at least one rule"),
        Mistake(#"{"use":"oneOf","vlaues":["S"]}"#, at: "", "needs the key “values”; is it “vlaues”?"),
        Mistake(#"{"use":"anyOf"}"#, at: "", "needs the key “rules”"),
        Mistake(#"{"use":"atLeast","minimum":1}"#, at: "", "the strategy “atLeast” needs the key “class”"),
        Mistake(#"{"use":"oneOf","values":[]}"#, at: "values", "empty"),
        Mistake(#"{"use":"url","schemes":[]}"#, at: "schemes", "would be rejected"),
        Mistake(#"{"use":"ipAddress","version":5}"#, at: "version", "4 or 6"),
        Mistake(#"{"use":"not","rule":{"use":"alpha","x":1}}"#, at: "rule.x", "has no key “x”"),
        Mistake(#"{"use":"allOf","rules":["alpha",{"use":"alhpa"}]}"#, at: "rules[1]", "did you mean “alpha”?"),
        Mistake(#"{"use":"date","minimum":"2024-02-30"}"#, at: "minimum", "needs a date"),
        Mistake(#"{"use":"date","minimum":"2025-01-01","maximum":"2024-01-01"}"#, at: "minimum", "after “maximum”"),
        Mistake(#"{"use":"isbn","lengths":[13,12]}"#, at: "lengths", "10, 13"),
        Mistake(#"{"use":"ean","lengths":[]}"#, at: "lengths", "8, 12, 13, 14"),
        Mistake(#"{"use":"uuid","versions":[]}"#, at: "versions", "empty"),
        Mistake(#"{"use":"uuid","versions":[4,-3]}"#, at: "versions", "from 0 to 15"),
        Mistake(#"{"use":"uuid","versions":[16]}"#, at: "versions", "from 0 to 15"),
        Mistake(#"{"use":"uuid","versions":[99999999999]}"#, at: "versions", "from 0 to 15"),
        Mistake(#"{"use":"port","maximum":65536}"#, at: "maximum", ""),
        Mistake(#"{"use":"port","minimum":-1}"#, at: "minimum", ""),
        Mistake(#"{"use":"port","minimum":9,"maximum":1}"#, at: "minimum", "greater than “maximum”"),
        Mistake(#"{"use":"url","ports":[443,-1]}"#, at: "ports", "from 0 to 65535"),
        Mistake(#"{"use":"url","ports":[99999999]}"#, at: "ports", "from 0 to 65535"),
        Mistake(#"{"use":"atLeast","minimum":-5,"class":"digit"}"#, at: "minimum", "1 or more"),
        Mistake(#"{"use":"atLeast","minimum":0,"class":"digit"}"#, at: "minimum", "1 or more"),
        Mistake(#"{"use":"atLeast","minimum":65537,"class":"digit"}"#, at: "minimum", "would be rejected"),
        Mistake(#"{"use":"count","minimum":9223372036854775807}"#, at: "minimum", "would be rejected"),
        Mistake(#"{"use":"count","minimum":9,"maximumBytes":8}"#, at: "minimum", "would be rejected"),
        Mistake(#"{"use":"integer","sign":"none","maximum":-1}"#, at: "maximum", "would be rejected"),
        Mistake(#"{"use":"decimal","sign":"none","maximum":-0.5}"#, at: "maximum", "would be rejected"),
        Mistake(#"{"use":"count","maximum":0}"#, at: "maximum", "would be rejected"),
        Mistake(
            #"{"use":"decimal","minimum":0.2,"maximum":0.8,"places":0}"#, at: "places", "would be rejected"),
        Mistake(
            #"{"use":"decimal","minimum":-0.19,"maximum":-0.11,"places":1}"#, at: "places", "would be rejected"),
        Mistake(#"{"use":"decimal","places":-1}"#, at: "places", "0 or more"),
        Mistake(#"{"use":"password","minimum":8,"digits":-3}"#, at: "digits", "0 or more"),
        Mistake(#"{"use":"password","letters":-1}"#, at: "letters", "0 or more"),
        Mistake(#"{"use":"password","lowercase":-1}"#, at: "lowercase", "0 or more"),
        Mistake(#"{"use":"password","uppercase":-1}"#, at: "uppercase", "0 or more"),
        Mistake(#"{"use":"password","symbols":-1}"#, at: "symbols", "0 or more"),
        Mistake(#"{"use":"password","maximum":16,"digits":17}"#, at: "digits", "would be rejected"),
        Mistake(
            #"{"use":"password","maximum":16,"lowercase":6,"uppercase":6,"digits":5}"#, at: "",
            "would be rejected"),
        Mistake(
            #"{"use":"password","maximum":9223372036854775807,"digits":9223372036854775807}"#, at: "digits",
            "would be rejected"),
        Mistake(#"{"use":"password","minimum":-1}"#, at: "minimum", "must be 1 or more"),
        Mistake(#"{"use":"password","minimum":65537}"#, at: "minimum", "would be rejected"),
        Mistake(#"{"use":"macAddress","notations":["points"]}"#, at: "notations", "is unknown"),
        Mistake(#"{"use":"macAddress","notations":[]}"#, at: "notations", "would be rejected"),
        Mistake(#"{"use":"slug","underscores":1}"#, at: "underscores", ""),
        Mistake(#"{"use":"securityCode","network":"amx"}"#, at: "network", "“amex”"),
        Mistake(#"{"use":"password","maximum":0}"#, at: "minimum", "must be 1 or more"),
        Mistake("7", at: "", ""),
    ]

    @Test("has an error with the place and the way out for each mistake", arguments: mistakes)
    func mistake(_ mistake: Mistake) {
        let error = #expect(throws: DecodingError.self) { try decode(mistake.json) }
        #expect(error?.place == mistake.place)
        #expect(error?.text.contains(mistake.text) == true || mistake.text.isEmpty, "\(error?.text ?? "")")
    }

    @Test("has an error with the place in a pattern that is wrong")
    func patternPlace() {
        let error = #expect(throws: DecodingError.self) { try decode(#"{"use":"pattern","pattern":"ab[A-Z"}"#) }
        #expect(error?.text.contains("2") == true)
    }

    @Test("gives its options to the strategy")
    func options() throws {
        #expect(try decode(#"{"use":"paymentCard","networks":["amex"]}"#).validator == .paymentCard(accepting: [.amex]))
        #expect(
            try decode(#"{"use":"paymentCard","withoutCheckDigit":["unionPay"]}"#).validator
                == PaymentCardInputValidator(withoutCheckDigit: [.unionPay]))
        #expect(try decode(#"{"use":"count","maximum":3,"unit":"utf8"}"#).validator == .count(in: ...3, of: .utf8))
        #expect(try decode(#"{"use":"integer","minimum":1,"maximum":6}"#).validator == .integer(in: 1...6))
        #expect(
            try decode(#"{"use":"numeric","maximumBytes":0}"#).validator.isValid(String(repeating: "1", count: 70_000)))
        #expect(!(try decode(#"{"use":"numeric","maximumBytes":3}"#).validator.isValid("1234")))
        #if StockPatterns
        #expect(try decode(#"{"use":"pattern","name":"postalCodeAT"}"#).validator.isValid("1010"))
        #endif
        #expect(!(try decode(#"{"use":"date","minimum":"2024-01-01"}"#).validator.isValid("2023-12-31")))
        #expect(!(try decode(#"{"use":"port","maximum":0}"#).validator.isValid("1")))
        #expect(
            try decode(#"{"use":"slug","underscores":true}"#).validator == SlugInputValidator(allowsUnderscores: true))
        #expect(
            try decode(#"{"use":"hexadecimal","allowsSpaces":true}"#).validator
                == HexadecimalInputValidator(allowsSpaces: true))
        #expect(
            try decode(#"{"use":"hexadecimal","prefix":"optional","allowsSpaces":true}"#).validator
                == HexadecimalInputValidator(prefix: .optional, allowsSpaces: true))
        #expect(
            try decode(#"{"use":"dateTime","allowsSpaceSeparator":true}"#).validator
                == .dateTime(allowsSpaceSeparator: true))
        #expect(
            try decode(#"{"use":"macAddress","notations":["spaces","dots"]}"#).validator
                == MACAddressInputValidator(notations: [.dots, .spaces]))
        #expect(try decode(#"{"use":"url","ports":[]}"#).validator.isValid("https://example.com/"))
        #expect(!(try decode(#"{"use":"url","ports":[]}"#).validator.isValid("https://example.com:444/")))
        #expect(
            try decode(#"{"use":"password","maximum":16,"lowercase":6,"uppercase":6,"digits":4}"#).name == "password")
        #expect(try decode(#"{"use":"count","minimum":0,"maximum":0}"#).validator.isValid(""))
        #expect(try decode(#"{"use":"decimal","minimum":0.07,"maximum":0.07,"places":2}"#).validator.isValid("0.07"))
        #expect(try decode(#"{"use":"decimal","minimum":0.2,"maximum":1,"places":0}"#).validator.isValid("1"))
        #expect(
            try decode(#"{"use":"decimal","minimum":0.2,"maximum":0.8,"places":0,"exponent":"optional"}"#).name
                == "decimal")
        #expect(try decode(#"{"use":"count","minimum":9,"maximumBytes":9}"#).validator.isValid("123456789"))
        #expect(try decode(#"{"use":"count","minimum":70000,"maximumBytes":0}"#).name == "count")
        #expect(!(try decode(#"{"use":"isbn","lengths":[10]}"#).validator.isValid("9783161484100")))
    }

    @Test("keeps the meaning and the order of compositions")
    func compositions() throws {
        let all = try decode(#"{"use":"allOf","rules":["alpha",{"use":"count","maximum":2}]}"#).validator
        #expect(all.errors(for: "12345").map(\.code) == [.alphaCharacter, .lengthTooLong])
        let first = try decode(
            #"{"use":"allOf","stopAtFirst":true,"rules":["alpha",{"use":"count","maximum":2}]}"#
        ).validator
        #expect(first.errors(for: "12345").map(\.code) == [.alphaCharacter])
        let any = try decode(#"{"use":"anyOf","rules":["alpha","numeric"]}"#).validator
        #expect(any.isValid("12") && any.isValid("ab") && !any.isValid("a1"))
        let text = try decode(#"{"use":"message","text":"Say it in letters","rule":"alpha"}"#).validator
        #expect(text.errors(for: "1").map(\.reason) == ["Say it in letters"])
    }

    @Test("warns with a severity")
    func severity() throws {
        let strategy = try decode(
            #"{"use":"allOf","rules":["alpha",{"use":"count","maximum":2,"severity":"warning"}]}"#
        ).validator
        #expect(strategy.isValid("abc") && strategy.warnings(for: "abc").map(\.code) == [.lengthTooLong])
        #expect(strategy.errors(for: "1").map(\.code) == [.alphaCharacter])
        let error = try decode(#"{"use":"alpha","severity":"error"}"#)
        #expect(error.validator == .alpha && error.name == "alpha")
        let warning = try decode(#"{"use":"alpha","severity":"warning"}"#)
        #expect(warning.validator == .warning(.alpha) && warning.name == "alpha")
        #expect(StrategySpecification(warning.validator).name == "alpha")
    }

    @Test("rejects an unknown severity", arguments: [#""warn""#, "1", "null", #""Warning""#])
    func unknownSeverity(json: String) {
        #expect(throws: DecodingError.self) { try decode(#"{"use":"alpha","severity":\#(json)}"#) }
    }

    @Test("rejects nesting long before the stack ends", arguments: [70, 200, 10_000])
    func depth(levels: Int) {
        let json =
            String(repeating: #"{"use":"not","rule":"#, count: levels * 2) + #""alpha""#
            + String(repeating: "}", count: levels * 2)
        #expect(throws: DecodingError.self) { try decode(json) }
    }

    @Test("accepts a coding path of 128 keys, but not of 129", arguments: [128, 129])
    func longestPath(levels: Int) throws {
        let json =
            String(repeating: #"{"use":"not","rule":"#, count: levels) + #""alpha""#
            + String(repeating: "}", count: levels)
        guard levels > 128 else { return #expect(try decode(json).validator.isValid("a")) }
        let error = #expect(throws: DecodingError.self) { try decode(json) }
        #expect(error?.text == "the strategies are nested too deeply")
        #expect(error?.place == "rule.rule.rule.rule")
    }

    @Test("accepts nesting of sixty levels")
    func nested() throws {
        let json =
            String(repeating: #"{"use":"not","rule":"#, count: 60) + #""alpha""# + String(repeating: "}", count: 60)
        let validator = try decode(json).validator
        #expect(validator.isValid("abc"))
        #expect(!validator.isValid("1"))
    }

    @discardableResult
    private func decode(_ json: String) throws -> StrategySpecification<String> {
        try JSONDecoder().decode(StrategySpecification<String>.self, from: Data(json.utf8))
    }
}
