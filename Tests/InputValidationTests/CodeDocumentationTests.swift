// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

/// The tables of codes, with what a developer can do about each.
@Suite("Documentation of codes")
struct CodeDocumentationTests {
    @Test("lists every code with its name, its text, and what to do")
    func codes() throws {
        var lines: [String] = []
        var listed = 0
        for (title, range) in Self.ranges {
            let codes = ValidationError.Code.builtIn.filter { range.contains($0.rawValue) }
            if codes.isEmpty { continue }
            lines += [
                "### \(title), \(range.lowerBound)–\(range.upperBound)", "", "| Code | Name | Message | What to do |",
                "|---|---|---|---|",
            ]
            for code in codes {
                lines.append("| \(code) | \(Self.link(to: code)) | \(Self.text(of: code)) | \(Self.advice(on: code)) |")
                listed += 1
            }
            lines.append("")
        }
        #expect(listed == ValidationError.Code.builtIn.count)
        try DocumentationTests.check("error-codes.md", against: lines.dropLast())
    }

    @Test("advises only on codes that exist")
    func advice() {
        let codes = Set(ValidationError.Code.builtIn)
        #expect(Self.advice.keys.filter { !codes.contains($0) }.isEmpty)
    }

    private static let ranges: [(title: String, codes: ClosedRange<Int>)] = [
        ("General, digits, letters, and patterns", 1000...1009), ("Length", 1010...1019), ("Comparison", 1020...1029),
        ("Equality and membership", 1030...1039), ("Payment cards", 1040...1059), ("URLs", 1060...1089),
        ("Email addresses", 1090...1109), ("Other formats", 1110...1199), ("Compositions", 1200...1229),
        ("Forms, asynchronous strategies, and servers", 1230...1249), ("Further formats", 1250...1399),
    ]

    /// The code's name, which links to the member.
    private static func link(to code: ValidationError.Code) -> String {
        let name = code.name ?? ""
        return "[`\(name)`](<doc:ValidationError/Code-swift.struct/\(member(named: name))>)"
    }

    /// Returns the code's member, which is the name in camel case.
    static func member(named name: String) -> String {
        let parts = name.split(separator: ".")
        return parts.dropFirst().reduce(String(parts.first ?? "")) {
            $0 + $1.prefix(1).uppercased() + $1.dropFirst()
        }
    }

    /// The texts with the names of their placeholders, which your own messages may use too.
    private static func text(of code: ValidationError.Code) -> String {
        let others = sentences(of: code).dropFirst().compactMap {
            MessageLanguage.english.wordings(of: $0)[0].wording.form(for: .other)
        }
        return ([MessageCatalog().template(for: code) ?? ""] + others).joined(separator: "; or: ")
    }

    /// A code's sentences: the sentence without parameters, and the sentences that its parameters choose.
    static func sentences(of code: ValidationError.Code) -> [Sentence] {
        let parameters: [[ValidationError.Parameter: ValidationError.Value]] = [
            [:], [.minimum: 1, .maximum: 2], [.minimum: "2024-05-31", .maximum: "2024-06-30"], [.minimum: "2024-05-31"],
            [.maximum: "2024-06-30"], [.minimum: "small"], [.maximum: "small"], [.maximum: 0], [.maximum: 100],
            [.minimum: 22],
            [.accepted: ["https"]], [.accepted: []], [.accepted: "6"], [.character: "<"], [.character: " "],
            [.character: ":"],
            [.repertoire: "unicode"], [.example: "AB12"], [.example: "12,5"], [.example: "+41"],
            [.example: "2024-05-31T09:30"],
            [.strategies: ["email"]], [.type: "integer"], [.type: "number"],
            [.type: "boolean"], [.type: "string"], [.type: "array"], [.type: "object"], [.length: 1], [.length: 100],
            ["isAtEdge": true], ["isPlaced": true, .position: 2], [.maximum: 65_536], [.length: 32], [.position: 0],
            [.position: 5], [.accepted: ".", .example: "12.5"],
            [.accepted: ["A-Z"], .position: 2], [.character: "/"], [.character: "::"], [.length: 16],
            [.accepted: ["15"], .length: 16], [.minimum: 12, .maximum: 19, .length: 9], [.minimum: 22, .length: 21],
            ["isWebAddress": true], ["isOtherCase": true], ["isOtherCase": true, .position: 2],
            ["isOtherCase": true, .example: "AB12"],
            ["isAtEdge": true, "isAtEnd": true], ["isAtEdge": true, .position: 0], ["isAtEdge": true, .position: 5],
            [.length: 37], [.character: "-"], [.character: ","], [.character: ",", .example: "12,5"],
            [.example: "09:30:00Z"],
            [.line: 1, .column: 2], [.rejected: 12], [.accepted: ["A-Z"], .position: 0], ["isChoice": true],
            [.maximum: 65_536, .length: 65_537], [.maximum: 100, .length: 101], ["isSelection": true],
            ["isOptionList": true], ["missingClass": "letter"],
            ["missingClass": "lowercase"], ["missingClass": "uppercase"], ["missingClass": "digit"],
            ["missingClass": "symbol"], [.minimum: 0], [.repertoire: "ascii"], ["hasGroupSigns": true],
            ["hasOnlyZeros": true], ["isLetter": true], [.minimum: 0, .maximum: 255], [.strategies: ["uuid"]],
            [.suggestion: "DE"], [.accepted: ["14"], .repertoire: "ascii", .length: 12],
            ["notation": "M/d/yyyy", .example: "05/31/2024"], [.character: "."], ["order": "later"],
            ["order": "notEarlier"], ["order": "larger"], ["order": "notSmaller"], [.minimum: 8, .maximum: 8],
            [.minimum: 8, .maximum: 8, .length: 7],
            ["notation": "dd.MM.yyyy", .example: "31.05.2024"], ["days": 1, .minimum: "2024-05-31"],
            ["days": -1, .maximum: "2024-05-31"], ["isAbsent": true],
            [.example: "AB12", "mismatchReason": "short"], [.example: "AB12", "mismatchReason": "long"],
            [.example: "AB12", "mismatchReason": "end", .character: "-"],
            [.example: "AB12", "mismatchReason": "spaces"],
            [.example: "AB12", "mismatchReason": "digits"], [.example: "AB12", "mismatchReason": "letters"],
            [.example: "AB12", "mismatchReason": "part"], [.example: "AB12", "mismatchReason": "place", .position: 2],
            [.accepted: ["-"], .example: "AB12", "mismatchReason": "replacement", .character: "."],
            [.example: "12", "mismatchReason": "missing"], ["mismatchReason": "rest", .character: "/"],
            ["mismatchReason": "long"], [.accepted: ["A-Z"], .example: "AB12", .position: 0],
            [.accepted: ["A-Z"], .example: "AB12", .position: 1], [.repertoire: "letters"],
            [.repertoire: "lettersAndDigits"], [.minimum: 4, .accepted: ["4"], .length: 3],
            [.type: "object", .accepted: ["card", "cash"]],
        ]
        var sentences: [Sentence] = []
        for parameters in parameters {
            let sentence = ValidationError(code, parameters: parameters).sentence
            if let sentence, !sentences.contains(sentence) { sentences.append(sentence) }
        }
        return sentences
    }

    private static func advice(on code: ValidationError.Code) -> String {
        advice[code] ?? "Show the message to the user."
    }

    /// What to do about a code, if there is more to do than show its text.
    private static let advice: [ValidationError.Code: String] = {
        var advice: [ValidationError.Code: String] = [
            // 1000–1009 every strategy
            .strategyAbstract: "Override `validate(_:)` in the subclass. A misspelled override has this effect too.",
            .numericCharacter: "For digits of other scripts, use `.numeric(allowsUnicode: true)`.",
            .alphaCharacter: "For letters of other scripts, use `.alpha(allowsUnicode: true)`.",
            .patternMismatch: "Describe the format in a message: `.message(_:)`.",
            .inputEmpty: "If the value may be empty, use `.optional(_:)`.",
            .inputTooLarge: "To accept longer inputs, create the strategy with a larger `maximumBytes`.",
            .patternSyntax: "Correct the expression. <doc:pattern-language> lists what is accepted.",
            .strategyPropertyUnreadable:
                "Write `nonisolated` before the struct that has the property. In Swift 5 language mode, enable the "
                + "upcoming feature `InferSendableFromCaptures`.",
            .strategyKeyUnknown:
                "Pass the name of the key in the request to the rule, as in `.at(\\.name, key: \"full_name\", …)`. The "
                + "parameter `cause` says which property has another key.",
            .strategyErrorMissing: "Return an error in ``ParsingOutcome/rejected(_:)``.",
            // 1010–1019 length
            .lengthRangeEmpty: "Correct the range in the program.",
            // 1020–1029 comparison
            .comparisonNotANumber: "Find the place where the program computes NaN.",
            .comparisonRangeEmpty: "Correct the range in the program.",
            // 1030–1039 equality and membership
            .equalityDifferent: "To compare two fields, use ``Matches``.",
            // 1040–1059 payment card
            .cardChecksum: "For a network without check digits, use `withoutCheckDigit:`.",
            .cardNetwork: "To accept the network, add it to `.paymentCard(accepting:)`.",
            .expiryFuture: "To accept later dates, use `.cardExpiry(now:maximumYears:)`.",
            .securityCodeLength: "Swap to `.securityCode(for:)` with the network of the card.",
            // 1060–1089 URL
            .urlSchemeMissing: "To accept relative references, allow the feature `references`.",
            .urlScheme: "To accept the scheme, list it in the policy.",
            .urlHostNotAccepted: "To accept the host, list it in the policy.",
            .urlHostUnicode: "To accept other scripts, allow the feature `unicodeHost`.",
            .urlPortNotAccepted: "To accept the port, list it in the policy.",
            .urlUserInfo: "To accept it, allow the feature `userInfo`.",
            .urlTopLevelDomain: "To accept the host, allow the feature `dotlessHosts`.",
            .urlLocalhost: "To accept it, allow the feature `localhost`.",
            .urlHostAddress: "To accept it, allow the feature `ipHosts`.",
            .urlHostNotPublic: "To accept it, allow the feature `privateHosts`.",
            .urlQuery: "To accept it, allow the feature `query`.",
            .urlFragment: "To accept it, allow the feature `fragment`.",
            .urlPath: "See *Paths above the root* in <doc:web-addresses>.",
            // 1090–1109 e-mail
            .emailLocalCharacter: "For other scripts, use `.email(allowsUnicode: true)`.",
            .emailQuotes: "To accept quoted names, use `.email(.rfc5321)`.",
            .emailDomainCharacter: "For other scripts, use `.email(allowsUnicode: true)`.",
            .emailDomainDot: "To accept domains without a dot, use `.email(.html5)`.",
            .emailAddressLiteral: "To accept IP addresses, use `.email(.rfc5321)`.",
            // 1110–1199 other formats
            .ipAddressVersion: "To accept both versions, omit `version:`.",
            .ipAddressScope: "To accept the scope, add it to `scopes:`.",
            .ipAddressZone: "To accept zones, use `IPAddressInputValidator(allowsZones: true)`.",
            .domainCharacter: "For other scripts, use `DomainNameInputValidator(allowsUnicode: true)`.",
            .alphanumericCharacter: "For other scripts, use `.alphanumeric(allowsUnicode: true)`.",
            .integerSign: "To accept the sign, change `sign:`.",
            .decimalSign: "To accept the sign, change `sign:`.",
            .decimalPoint: "For a decimal comma, change `point:`.",
            .decimalPlaces: "To accept more places, change `maximumFractionDigits:`.",
            .decimalPrecision: "A `Decimal` holds 38 digits. Use `.decimal` if rounding is acceptable.",
            .hexadecimalPrefix: "To accept `0x`, use `HexadecimalInputValidator(prefix: .optional)`.",
            .macAddressSeparator: "To accept other separators, use `MACAddressInputValidator(notations:)`.",
            .uuidVersion: "To accept the version, add it to `versions:`.",
            .portRange: "To accept other ports, use `PortInputValidator(in:)`.",
            .base64Character: "For the URL-safe alphabet, change `alphabet:`.",
            .base64Padding: "To accept text without padding, change `padding:`.",
            .slugCharacter: "To accept underscores, use `SlugInputValidator(allowsUnderscores: true)`.",
            .ibanCountry: "For countries outside the registry, use `IBANInputValidator(unregisteredCountries: true)`.",
            .ibanNationalChecksum: "Show the message to the user, who may have converted a wrong account number.",
            .isbnLength: "To accept 10 and 13 digits, omit `lengths:`.",
            .eanLength: "To accept other lengths, use `EANInputValidator(lengths:)`.",
            .e164Prefix: "To accept numbers without a plus sign, use `E164InputValidator(plus: .optional)`.",
            .countryCodeUnknown: "To accept another code, such as `XK`, write `.countryCode || .oneOf([\"XK\"])`.",
            .postalCodeNone: "Hide the field. An empty field is accepted by `.postalCode(country:)`.",
            .postalCodeCountry: "Correct the country's code, or use your own pattern for its postal codes.",
            .phoneNumberCountry: "Correct the country's code, or use `.e164`.",
            .timeOffset: "To accept times with and without an offset, use `.time(offset: .optional)`.",
            .dateTimeFormat: "To accept a space in place of the `T`, use `.dateTime(allowsSpaceSeparator: true)`.",
            // 1250–1399 further formats
            .calendarFormat: "Correct the format. ``DateInputValidator`` lists its letters.",
            .numberNotation: "Correct `point:`, `grouping:`, or `units:`.",
            .decimalGrouping: "To accept other separators, change `grouping:`.",
            .integerGrouping: "To accept other separators, change `grouping:`.",
            .booleanWord: "To accept other words, use `.boolean(trueValues:falseValues:)`.",
            .dateClock: "Enable the trait, or give the strategy a clock.",
            // 1200–1229 composition
            .compositionEmpty: "Add a rule to the composition.",
            .compositionNoAlternative: "Describe the alternatives in your own error: `.any(of:or:)`.",
            .compositionNegation: "Describe the requirement in your own error: `.not(_:or:)`.",
            .compositionTooDeep: "Nest compositions at most 128 levels deep.",
            .compositionErrorsOmitted: "To list more errors, use `.each(_:maximumErrors:)`.",
            // 1230–1249 forms, asynchronous strategies, decoding
            .asyncPending: "Wait for the result, or submit the form, which waits.",
            .asyncTimeout: "To wait longer, change the ``AsyncTiming`` of the input.",
            .asyncUnavailable: "Find out why the asynchronous strategy cannot give a result.",
            .decodingType: "Correct the program that sent the value. The parameter `type` is the expected type.",
            .decodingValue: "Correct the program that sent the value.",
            .decodingSyntax: "Correct the program that sent the data.",
            .decodingKey: "Correct the program that sent the key.",
            .decodingRepeatedKey: "Correct the program that sent the key.",
            .decodingEncoding: "Save the column's texts in UTF-8. The library doesn't repair them.",
            .decodingDepth: "Correct the program that sent the data, or set `maximumDepth` of the decoder.",
        ]
        for code: ValidationError.Code in [.lengthTooShort, .lengthTooLong, .lengthDifferent] {
            advice[code] = "To accept other lengths, change the range of the strategy."
        }
        for code: ValidationError.Code in [.lengthTooFewBytes, .lengthTooManyBytes] {
            advice[code] = "To accept other lengths, change the range of the strategy."
        }
        for code: ValidationError.Code in [.countTooFew, .countTooMany, .countDifferent] {
            advice[code] = "To accept other numbers of entries, change the range."
        }
        for code: ValidationError.Code in [
            .comparisonTooSmall, .comparisonTooLarge, .comparisonNotGreater, .comparisonNotLess,
        ] {
            advice[code] = "To accept the value, change the range."
        }
        for code: ValidationError.Code in [.membershipUnknown, .membershipExcluded] {
            advice[code] = "To accept the value, change the list."
        }
        advice[.passwordCharacter] = "A person cannot type it again. To accept it, use `.count(in:)`."
        for code: ValidationError.Code in [
            .passwordLetter, .passwordLowercase, .passwordUppercase, .passwordDigit, .passwordSymbol,
        ] {
            advice[code] = "Prefer long passwords without rules like this (NIST SP 800-63B-4)."
        }
        return advice
    }()
}
