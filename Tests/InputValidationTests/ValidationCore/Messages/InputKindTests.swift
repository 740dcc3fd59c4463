// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationRules
import Testing

@Suite("The kinds of input")
struct InputKindTests {
    @Test("have an example that the strategy of their name accepts", arguments: InputKind.all)
    func examples(kind: InputKind) throws {
        let others: [InputKind: InputValidator<String>] = [
            .ipv4: IPAddressInputValidator(version: .v4), .ipv6: IPAddressInputValidator(version: .v6),
            // The catalog has this strategy only with Foundation, which provides a clock.
            .clockTime: TimeInputValidator(format: "h:mm a"),
            .monthAndYear: CardExpiryInputValidator(now: CardExpiry.Clock { (2026, 1) }),
        ]
        guard let example = kind.example else { return #expect(!kind.isObviousFromLabel) }
        let strategy = try others[kind] ?? StrategyCatalog.standard.validator(named: kind.key)
        #expect(strategy.isValid(example), "\(kind.key): \(example)")
    }

    @Test("have the examples that are reserved for documentation")
    func reservedExamples() {
        let examples: [String] = [
            "30", "12.5", "7f3a", "name@example.com", "+442079460958", "https://example.com", "example.com",
            "192.0.2.1", "192.0.2.1", "2001:db8::1", "00:00:5e:00:53:01", "8080", "2024-05-31", "09:30", "9:30 AM",
            "2024-05-31T09:30:00Z", "03/31", "DE89 3704 0044 0532 0130 00", "DEUTDEFF500", "978-0-306-40615-7",
            "4006381333931", "#ff8800", "123e4567-e89b-42d3-a456-426614174000", "01ARZ3NDEKTSV4RRFFQ69G5FAV", "1.4.0",
            "CH", "EUR", "Europe/Zurich", "de",
        ]
        #expect(InputKind.all.compactMap(\.example).sorted() == examples.sorted())
    }

    @Test("are obvious from the label of a field if it usually has the same noun")
    func labels() {
        let obvious: Set<InputKind> = [
            .email, .webAddress, .macAddress, .iban, .bic, .isbn, .barcode, .color, .uuid, .ulid, .version,
        ]
        #expect(Set(InputKind.all.filter(\.isObviousFromLabel)) == obvious)
    }

    @Test("are found by the name of a strategy")
    func names() {
        #expect(InputKind.named("email") == .email && InputKind.named("exactDecimal") == .number)
        #expect(InputKind.named("pattern") == .similar && InputKind.named("other") == .anotherFormat)
        #expect(InputKind.named("numeric") == .digits && InputKind.named("alpha") == .letters)
        #expect(InputKind.named("alphanumeric") == .lettersAndDigits)
        #expect(InputKind.named("paymentCard") == .cardNumber)
        #expect(InputKind.named("prefix") == nil && InputKind.named("") == nil)
        // The kinds without a strategy have names that no strategy uses.
        for kind in [InputKind.ipv4, .text, .digit, .capitalLetter] { #expect(kind.key.contains(" ")) }
    }

    @Test("are listed once by their modules, and by the listing of the strategy with the same name")
    func lists() throws {
        let files = DocumentationTests.files(in: DocumentationTests.root.appending(path: "Sources"), endingIn: "swift")
        let source = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
        let declared = source.matches(of: /static let \w+ = InputKind\(\s*"([^"]+)"/).map { String($0.1) }
        #expect(declared.count == source.matches(of: /\bInputKind\(\s*"/).count)
        #expect(declared.sorted() == InputKind.all.map(\.key).sorted())
        for listing in StrategyListing.all where listing.name != "pattern" {
            #expect(listing.noun == InputKind.named(listing.name), "\(listing)")
        }
    }

    @Test("are named only for the library's strategies, not for a class with the same name")
    func ownClass() {
        final class Upper: InputValidator<String>, @unchecked Sendable {
            override var profile: StrategyProfile { StrategyProfile("date") }

            override func validate(_ input: String) throws(ValidationError) {
                if input != input.uppercased() { throw ValidationError(1, domain: "Club") }
            }
        }
        #expect(
            (Upper() || .integer).errors(for: "x").map(\.reason) == [
                "Enter a whole number or text in another accepted format"
            ])
        #expect((!Upper()).errors(for: "X").map(\.reason) == ["Enter a different value: this one cannot be used"])
        #expect(
            (!InputParser<String, CalendarDate>.date).errors(for: "2024-05-31").map(\.reason) == [
                "Enter something other than a date"
            ])
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
