// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRules
import InputValidationSchema
import Testing

@Suite("SchemaLoss")
struct SchemaLossTests {
    private struct Guest: Codable, Validatable {
        var name: String
        var card: String

        static let validator: InputValidator<Guest> = .all(of: [
            .at(\.name, .count(in: 2...3)), .at(\.card, .paymentCard),
        ])
    }

    @Test("has the place, the strategy, and the option on one line")
    func description() {
        let losses = StrategySchema(of: Guest.self).losses
        #expect(Set(losses.map(\.pointer)) == ["/name", "/card"])
        for loss in losses {
            let option = loss.option.map { ".\($0)" } ?? ""
            #expect(loss.description == "\(loss.pointer): \(loss.rule)\(option): \(loss.reason)")
            #expect(!loss.reason.isEmpty)
        }
        #expect(losses.contains { $0.pointer == "/name" && $0.rule == "count" && $0.option == "maximum" })
    }

    @Test("names the reason")
    func reasons() {
        let byteLimit = "text.maximumBytes: a size limit in UTF-8 bytes is a looser limit in characters"
        let condition: InputValidator<String> = .condition(or: ValidationError(1, domain: "Test")) { $0.isEmpty }
        let negation: InputValidator<String> = !.count(in: 2...3)
        let alternatives: InputValidator<String> = .pattern("a") || AlphaInputValidator(maximumBytes: 9)
        let rows: [(validator: InputValidator<String>, losses: [String])] = [
            (
                .count(in: 2...3),
                [
                    "count.minimum: schemas count scalars, and the strategy counts characters",
                    "count.maximum: schemas count scalars, and the strategy counts characters", byteLimit,
                ]
            ),
            (condition, ["condition: only the program can decide"]),
            (.pattern("ab").sensitive(), ["pattern: a text of its settings may be secret", byteLimit]),
            (.oneOf(["ab"]), ["oneOf: no expression for it is known", byteLimit]),
            (.password(in: 2...3, digits: 1), ["password: only its lengths can be expressed"]),
            (
                .stripping("- ", then: .pattern("[0-9]{4}")),
                ["stripping: the rule validates the text without these characters"]
            ),
            (negation, ["not: its rule cannot be expressed exactly, so its opposite cannot be either"]),
            (.trimmed(then: .pattern("a$")), ["trimmed: an expression cannot have blanks around it", byteLimit]),
            (
                .trimmed(then: .oneOf(["a"], showsTexts: true)),
                ["trimmed: a rule cannot have blanks around it", byteLimit]
            ),
            (alternatives, ["anyOf.maximumBytes: the alternatives have different size limits"]),
            (.nationalID(.peselPL), ["nationalID: an expression cannot calculate check digits"]),
            (.paymentCard, ["paymentCard: the expression matches more than the strategy accepts", byteLimit]),
        ]
        for (validator, losses) in rows {
            #expect(StrategySchema(validator).losses.map(\.description) == losses)
        }
    }

    #if StockPatterns
    @Test("names the check digits of a pattern")
    func checkDigits() {
        let losses = StrategySchema(.pattern(.gtin)).losses
        #expect(losses.map(\.description) == ["pattern: an expression cannot calculate check digits"])
    }
    #endif

    @Test("is on one line, whatever is in the names of the columns")
    func line() throws {
        let rules = try TableRules(json: #"{"fields":[{"name":"a\n\u202E","constraints":{"unique":true}}]}"#.utf8)
        let loss = try #require(StrategySchema(rules).losses.first { $0.rule == "unique" })
        #expect("\(loss)" == #"/a\n\u{202E}: unique: several rows are compared"# && loss.pointer == "/a\n\u{202E}")
    }

    @Test("has no place for the whole value")
    func wholeValue() throws {
        let loss = try #require(StrategySchema(.equal(to: "swordfish")).losses.first)
        #expect(loss.pointer.isEmpty && loss.rule == "equal" && loss.option == nil)
        #expect(loss.description == "equal: \(loss.reason)")
    }
}
