// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRules
import Testing

@Suite("The kinds of input")
struct InputKindTests {
    @Test("have an example that the strategy of their name accepts", arguments: InputKind.allCases)
    func examples(kind: InputKind) throws {
        let others: [InputKind: InputValidator<String>] = [
            .ipv4: IPAddressInputValidator(version: .v4), .ipv6: IPAddressInputValidator(version: .v6),
            // The catalog has this strategy only with Foundation, which has a clock.
            .monthAndYear: CardExpiryInputValidator(now: CardExpiry.Clock { (2026, 1) }),
        ]
        guard let example = kind.example else { return #expect(!kind.isObviousFromLabel) }
        let strategy = try others[kind] ?? StrategyCatalog.standard.validator(named: kind.rawValue)
        #expect(strategy.isValid(example), "\(kind): \(example)")
    }

    @Test("are found by the name of a strategy")
    func names() {
        #expect(InputKind(strategyName: "email") == .email && InputKind(strategyName: "exactDecimal") == .number)
        #expect(InputKind(strategyName: "pattern") == .similar && InputKind(strategyName: "other") == .anotherFormat)
        #expect(InputKind(strategyName: "prefix") == nil && InputKind(strategyName: "") == nil)
        // The kinds without a strategy have names that no strategy has.
        for kind in [InputKind.ipv4, .text, .digit, .capitalLetter] { #expect(kind.rawValue.contains(" ")) }
    }

    @Test(
        "stand beside the names of characters",
        arguments: [
            (" ", .spaces), (",", .commas), (".", .dots), ("-", .hyphens), ("/", .slashes), ("'", .apostrophes),
            ("_", .underscores), ("(", .brackets), ("}", .brackets), ("\"", .quotationMarks), ("a", nil), ("--", nil),
            ("", nil),
        ] as [(String, MessageWord?)])
    func characters(character: String, word: MessageWord?) {
        #expect(MessageWord(character: .text(character)) == word)
        #expect(
            FilledSentence(kind: .number, disallowedCharacter: .text(character)).sentence
                == (word == nil ? .kind : .kindWithout))
        #expect(MessageWord(character: nil) == nil)
    }
}
