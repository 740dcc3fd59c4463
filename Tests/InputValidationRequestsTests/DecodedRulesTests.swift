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
        // The decorator accepts the card. Its own error needs the whole value.
        #expect(Self.errors(Payment<Lenient>.self, Self.payment) == ["1236 /note"])
        #expect(Self.errors(Payment<Lenient>.self, #"{"card":"4242 4242 4242 4241","note":""}"#) == ["9 "])
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
