// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRequests
import Testing

@Suite("Rules of a body with other mistakes")
struct DecodedRulesTests {
    private static func errors<Value: Decodable>(_ type: Value.Type, _ json: String) -> [String] {
        do {
            _ = try ValidatingDecoder().decode(type, from: json.utf8)
            return []
        } catch {
            return error.errors.map { "\($0.code) \($0.path.jsonPointer)" }
        }
    }

    private static let payment = #"{"card":"4242 4242 4242 4241","note":7}"#

    @Test("are evaluated inside a decorator")
    func decorators() {
        let expected = ["1042 /card", "1236 /note"]
        #expect(Self.errors(Payment<Plain>.self, Self.payment) == expected)
        #expect(Self.errors(Payment<Forwarded>.self, Self.payment) == expected)
        #expect(Self.errors(Payment<Nested>.self, Self.payment) == expected)
        #expect(Self.errors(Payment<Parsed>.self, Self.payment) == expected)
        #expect(Self.errors(Payment<Reworded>.self, Self.payment) == expected)
        let prefixed = ##"{"card":"#4242 4242 4242 4241","note":7}"##
        #expect(Self.errors(Payment<Unprefixed>.self, prefixed) == expected)
        // The decorator accepts the card. Its own error needs the whole value.
        #expect(Self.errors(Payment<Lenient>.self, Self.payment) == ["1236 /note"])
        #expect(Self.errors(Payment<Lenient>.self, #"{"card":"4242 4242 4242 4241","note":""}"#) == ["9 "])
    }

    @Test("have their labels and their properties' names in a program's own composite, too")
    func composites() throws {
        let error = #expect(throws: FormError.self) { try ValidatingDecoder().decode(Contact.self, from: "{}".utf8) }
        let missing = try #require(error?.errors)
        #expect(missing.map(\.reason) == ["City is missing", "Postcode is missing"])
        #expect(missing.map(\.code) == [.inputEmpty, .inputEmpty] && missing.allSatisfy { $0.domain == .builtIn })
        #expect(Self.errors(Renamed.self, #"{"city":"","zip":""}"#) == ["1009 "])
    }

    @Test(
        "are evaluated for each value of a dictionary, however similar the keys are",
        arguments: ["K", "j", "k_", "k-"])
    func dictionaries(key: String) {
        let json = #"{"items":{"k":{"q":1,"p":"x"},"\#(key)":{"q":"y","p":99}}}"#
        #expect(
            Self.errors(Store.self, json) == ["1236 /items/k/p", "1236 /items/\(key)/q", "1021 /items/\(key)/p"])
    }

    @Test("report a set's place, and never an element's place")
    func sets() {
        for _ in 0..<8 {
            #expect(Self.errors(Tagged.self, #"{"tags":["aa","b","c","d1","e","f"]}"#) == ["1002 /tags"])
        }
        #expect(Self.errors(Tagged.self, #"{"tags":["aa",7,"d1"]}"#) == ["1236 /tags/1"])
    }
}

// MARK: - Types

private protocol Rules: Sendable {
    static func strategy<Rule>(_ rules: InputValidator<Payment<Rule>>) -> InputValidator<Payment<Rule>>
}

private enum Plain: Rules {
    static func strategy<Rule>(_ rules: InputValidator<Payment<Rule>>) -> InputValidator<Payment<Rule>> { rules }
}

private enum Forwarded: Rules {
    static func strategy<Rule>(_ rules: InputValidator<Payment<Rule>>) -> InputValidator<Payment<Rule>> {
        DecoratingInputValidator(DecoratingInputValidator(rules))
    }
}

private enum Nested: Rules {
    static func strategy<Rule>(_ rules: InputValidator<Payment<Rule>>) -> InputValidator<Payment<Rule>> {
        .all(of: [DecoratingInputValidator(rules)])
    }
}

private enum Parsed: Rules {
    static func strategy<Rule>(_ rules: InputValidator<Payment<Rule>>) -> InputValidator<Payment<Rule>> {
        .all(of: [rules, .at(\.card, DecoratingInputParser(.paymentCard))])
    }
}

private final class Rewording<Input>: DecoratingInputValidator<Input>, @unchecked Sendable {
    override func errors(for input: Input) -> [ValidationError] {
        super.errors(for: input).map { $0.withMessage("Check the card") }
    }
}

private enum Reworded: Rules {
    static func strategy<Rule>(_ rules: InputValidator<Payment<Rule>>) -> InputValidator<Payment<Rule>> {
        Rewording(rules)
    }
}

private final class Leniency<Input>: DecoratingInputValidator<Input>, @unchecked Sendable {
    override func errors(for input: Input) -> [ValidationError] { [ValidationError(9, domain: "Shop")] }
}

private enum Lenient: Rules {
    static func strategy<Rule>(_ rules: InputValidator<Payment<Rule>>) -> InputValidator<Payment<Rule>> {
        Leniency(rules)
    }
}

private final class WithoutPrefix<Rule: Rules>: DecoratingInputValidator<Payment<Rule>>, @unchecked Sendable {
    override func wrappedInput(for input: Payment<Rule>) -> Payment<Rule> {
        Payment(card: String(input.card.drop { $0 == "#" }), note: input.note)
    }
}

private enum Unprefixed: Rules {
    static func strategy<Rule>(_ rules: InputValidator<Payment<Rule>>) -> InputValidator<Payment<Rule>> {
        WithoutPrefix(rules)
    }
}

/// Accepts a value if at least one of the rules for it accepts it, whatever the rules for other types say.
private final class AtLeastOne<Value>: InputValidator<Value>, @unchecked Sendable {
    private let rules: (InputValidator<Value>, InputValidator<Value>, InputValidator<String>)

    init(_ first: InputValidator<Value>, _ second: InputValidator<Value>, _ other: InputValidator<String>) {
        rules = (first, second, other)
        super.init(containing: .rules(first, second, other))
    }

    override func validate(_ input: Value) throws(ValidationError) {
        if !rules.0.isValid(input) { try rules.1.validate(input) }
    }
}

private struct Contact: Decodable, Validatable {
    var city: String
    var postcode: String

    static let validator: InputValidator<Contact> = AtLeastOne<Contact>(
        .at(\.city, label: "City", .required), .at(\.postcode, label: "Postcode", .required), .required)
}

private struct Renamed: Decodable, Validatable {
    var city: String
    var postcode: String

    private enum CodingKeys: String, CodingKey { case city, postcode = "zip" }

    static let validator: InputValidator<Renamed> = AtLeastOne<Renamed>(
        .at(\.city, .required), .at(\.postcode, .required), .required)
}

private struct Payment<Rule: Rules>: Decodable, Validatable {
    var card: String
    var note: String

    static var validator: InputValidator<Payment> { Rule.strategy(.at(\.card, .paymentCard)) }
}

private struct Item: Decodable, Validatable {
    var q: Int
    var p: Int

    static let validator: InputValidator<Item> = .at(\.p, .range(0...9))
}

private struct Store: Decodable {
    var items: [String: Item]
}

private struct Tagged: Decodable, Validatable {
    var tags: Set<String>

    static let validator: InputValidator<Tagged> = .at(\.tags, Each(.alpha))
}
