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
            // The catalog has this strategy only with Foundation, which provides a clock.
            .monthAndYear: CardExpiryInputValidator(now: CardExpiry.Clock { (2026, 1) }),
        ]
        guard let example = kind.example else { return #expect(!kind.isObviousFromLabel) }
        let strategy = try others[kind] ?? StrategyCatalog.standard.validator(named: kind.rawValue)
        #expect(strategy.isValid(example), "\(kind): \(example)")
    }

    @Test("have the examples that are reserved for documentation")
    func reservedExamples() {
        let examples: [String] = [
            "30", "12.5", "7f3a", "name@example.com", "+442079460958", "https://example.com", "example.com",
            "192.0.2.1", "192.0.2.1", "2001:db8::1", "00:00:5e:00:53:01", "8080", "2024-05-31", "09:30",
            "2024-05-31T09:30:00Z", "03/31", "DE89 3704 0044 0532 0130 00", "DEUTDEFF500", "978-0-306-40615-7",
            "4006381333931", "#ff8800", "123e4567-e89b-42d3-a456-426614174000", "01ARZ3NDEKTSV4RRFFQ69G5FAV", "1.4.0",
        ]
        #expect(InputKind.allCases.compactMap(\.example) == examples)
    }

    @Test("are obvious from the label of a field if it usually has the same noun")
    func labels() {
        let obvious: [InputKind] = [
            .email, .webAddress, .macAddress, .iban, .bic, .isbn, .barcode, .color, .uuid, .ulid, .version,
        ]
        #expect(InputKind.allCases.filter(\.isObviousFromLabel) == obvious)
    }

    @Test("are found by the name of a strategy")
    func names() {
        #expect(InputKind(strategyName: "email") == .email && InputKind(strategyName: "exactDecimal") == .number)
        #expect(InputKind(strategyName: "pattern") == .similar && InputKind(strategyName: "other") == .anotherFormat)
        #expect(InputKind(strategyName: "numeric") == .digits && InputKind(strategyName: "alpha") == .letters)
        #expect(InputKind(strategyName: "alphanumeric") == .lettersAndDigits)
        #expect(InputKind(strategyName: "paymentCard") == .cardNumber)
        #expect(InputKind(strategyName: "prefix") == nil && InputKind(strategyName: "") == nil)
        // The kinds without a strategy have names that no strategy uses.
        for kind in [InputKind.ipv4, .text, .digit, .capitalLetter] { #expect(kind.rawValue.contains(" ")) }
    }

    @Test(
        "stand beside the names of characters",
        arguments: [
            (" ", .spaces), (",", .commas), (".", .dots), ("-", .hyphens), ("/", .slashes), ("'", .apostrophes),
            ("_", .underscores), ("(", .brackets), (")", .brackets), ("[", .brackets), ("]", .brackets),
            ("{", .brackets), ("}", .brackets), ("\"", .quotationMarks), ("a", nil), ("--", nil),
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
