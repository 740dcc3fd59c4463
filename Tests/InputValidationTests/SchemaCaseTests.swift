// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationSchema
import InputValidationTesting
import PatternAlgebra
import TestSupport
import Testing

private let path = ProcessInfo.processInfo.environment["SCHEMA_CASES"]

/// Writes the cases for `Tests/Schema/run`, which compares the schemas with other programs.
///
/// The file is written only if the environment variable `SCHEMA_CASES` contains its path.
@Suite("Cases for schemas", .enabled(if: path != nil))
struct SchemaCaseTests {
    /// A strategy with its schema and inputs, as JSON.
    private struct Case<Value: Encodable>: Encodable {
        let name: String
        let schema: String
        let losses: [String]
        let attributes: [[String]]
        let fieldLosses: [String]
        let accepted: [Value]
        let rejected: [Value]
    }

    /// A model with one property of each kind.
    private struct Order: Codable, Sendable {
        var email: String
        var nights: Int
        var share: Double
        var level: UInt8
        var note: String?
        var floor: Int?
        var codes: [String]
        var seats: [Int]
        var isPaid: Bool

        static let validator: InputValidator<Order> = .all(of: [
            .at(\.email, label: "Email", .slug),
            .at(\.nights, .range(1...30)),
            .at(\.share, .range(0.0..<1.0)),
            .at(\.level, .atMost(9)),
            .at(\.note, .optional(.count(in: 2...5, of: .scalars))),
            .at(\.floor, .optional(.greaterThan(-3))),
            .at(\.codes, .count(in: 1...2) && .each(.alpha && .count(exactly: 2))),
            .at(\.seats, .unique),
        ])

        static func random(_ random: inout SplitMix64) -> Order {
            func text(_ texts: [String]) -> String { random.nextElement(of: texts) }
            let number = Int(random.next(below: 40)) - 4
            let share = Double(random.next(below: 120)) / 100 - 0.1
            return Order(
                email: text(["a", "a-b", "a--b", "", "A", "b2"]), nights: number, share: share,
                level: UInt8(random.next(below: 14)),
                note: random.next(below: 3) == 0 ? nil : text(["ab", "", "a", "äöüßé", "abcdef"]),
                floor: random.next(below: 3) == 0 ? nil : Int(random.next(below: 9)) - 5,
                codes: (0..<random.next(below: 4)).map { _ in random.nextElement(of: ["ab", "AB", "ab", "xy", "a1"]) },
                seats: (0..<random.next(below: 4)).map { _ in random.next(below: 6) },
                isPaid: random.next(below: 2) == 0)
        }
    }

    /// Compositions and rules that count lengths, sizes, and blanks in different units.
    private static let compositions: [(String, InputValidator<String>)] = [
        ("count && alpha", .count(in: 3...12) && .alpha),
        ("count of characters", .count(in: 2...3)),
        ("count of scalars", .count(in: 2...3, of: .scalars)),
        ("count of utf16", .count(in: 2...3, of: .utf16)),
        ("count of utf8", .count(in: 2...6, of: .utf8)),
        ("count from 0", .count(in: 0...3, of: .scalars)),
        ("not", .all(of: [!.alpha, .count(in: 1...5, of: .scalars)])),
        ("not count", !.count(in: 2...3)),
        ("any", .alpha || .integer || .count(in: 4...4, of: .scalars)),
        ("any of plain", .alpha || .numeric),
        ("optional", .optional(.alpha && .count(exactly: 3))),
        ("trimmed", .trimmed(then: .alpha)),
        ("trimmed count", .trimmed(then: .count(in: 2...3))),
        ("trimmed pattern", .trimmed(then: .pattern("a|b+"))),
        ("stripping", .stripping(" -", then: .numeric && .count(exactly: 4))),
        ("collapsing", .collapsingBlanks(then: .pattern("[a-z ]{3,6}"))),
        ("prefix", .prefix("[a]")), ("suffix", .suffix("é$")), ("contains", .contains("^&&")),
        ("shown", .oneOf(["a", "b/c", "(d)", "é"], showsTexts: true)),
        ("hidden", .oneOf(["a", "b"])), ("none", .noneOf(["a", "b"])), ("equal", .equal(to: "a")),
        ("sensitive", .pattern("[a-f]+").sensitive()),
        ("message", .alpha.message("Letters only").named("word")),
        ("condition", .alpha && .condition(or: ValidationError(1, domain: "Test")) { $0.count < 3 }),
        ("classes", .pattern(##"[&\-\[\]!"#$%'()*+,./:;<=>?@\\^_`{|}~]+"##)),
        ("not a class", .pattern(#"[^a-z&|\-]{1,3}"#)),
        ("any character", .pattern(".{2,3}")), ("line ends", .pattern(#"a\s+b"#)),
        ("lookahead", .pattern("(?=.*[0-9])(?!.*[xy])[a-z0-9]{3,5}")),
        ("inner lookahead", .pattern("a(?!b)[a-c]+")), ("case", .pattern("(?i)straße|k+")),
        ("anchors", .pattern("^(?:a|b$)$")), ("boundary", .pattern(#"a\b.b"#)),
        ("properties", .pattern(#"\p{Lu}\p{Ll}*"#)), ("astral", .pattern("[😀-😂]{2}")),
        ("size", NumericInputValidator(maximumBytes: 10)), ("deep", !(!(.alpha || .prefix("1")))),
    ]

    @Test("are written")
    func write() throws {
        let path = try #require(path)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        var lines: [Data] = []
        var exact = 0
        func add(_ name: String, _ validator: InputValidator<String>, _ samples: [String], _ others: [String]) throws {
            let schema = StrategySchema(validator)
            let field = schema.fields[0]
            let texts = GeneratedTexts(for: validator, seed: 27, count: generatedInputCount, samples: samples + others)
            if schema.losses.isEmpty { exact += 1 }
            lines.append(
                try encoder.encode(
                    Case(
                        name: name, schema: schema.json(), losses: schema.losses.map(\.description),
                        attributes: field.attributes.map { [$0.name, $0.value] },
                        fieldLosses: field.losses.map(\.description),
                        accepted: samples.filter(validator.isValid) + texts.accepted.prefix(generatedInputCount),
                        rejected: others.filter { !validator.isValid($0) } + texts.rejected.prefix(generatedInputCount))
                ))
        }
        for strategy in TextStrategy.all + TextStrategy.partial {
            try add(strategy.name, strategy.validator, strategy.accepted, strategy.rejected.map(\.input))
        }
        for listing in StrategyListing.all {
            try add(
                "listing \(listing.name)", listing.example, listing.acceptedSamples, listing.rejectedSamples.map(\.key))
        }
        for (name, validator) in Self.compositions { try add(name, validator, [], []) }
        for pattern in InputPattern.all {
            try add("pattern \(pattern.name)", .pattern(pattern), pattern.accepted, pattern.rejected)
        }

        var random = SplitMix64(seed: 27)
        var accepted: [Order] = []
        var rejected: [Order] = []
        while accepted.count < generatedInputCount {
            let order = Order.random(&random)
            if Order.validator.isValid(order) {
                accepted.append(order)
            } else if rejected.count < generatedInputCount {
                rejected.append(order)
            }
        }
        let model = StrategySchema(Order.validator)
        lines.append(
            try encoder.encode(
                Case(
                    name: "model", schema: model.json(), losses: model.losses.map(\.description), attributes: [],
                    fieldLosses: ["a model has several fields"], accepted: accepted, rejected: rejected)))
        try Data(lines.joined(separator: Data("\n".utf8))).write(to: URL(filePath: path))
        #expect(exact > 0)
    }
}
