// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationTesting
import PatternAlgebra
import TestSupport
import Testing

/// Compares the verdicts about generated inputs with a second implementation's verdicts.
@Suite("Generated inputs")
struct GeneratedInputTests {
    /// The strategies that accept only a few texts.
    private static let finite = [
        "boolean": 8, "boolean of words": 3, "cases of an enum": 2, "countryCode": 1, "currencyCode": 1,
        "date in Japanese": 0, "timeZone": 1,
        "nationalID": 0, "nationalID of Poland": 0, "oneOf": 3, "pattern with alternatives": 2,
        "pattern with check digits": 0,
    ]

    /// The strategies without a second implementation.
    ///
    /// The tables of Unicode and of the registries, and the grammars of URLs and quoted addresses, would have to be
    /// copied here. `Benchmarks/Comparison/url/differential.sh` compares URLs with another parser.
    private static let others: Set = [
        "alpha of any script", "alphanumeric of any script", "domainName in any alphabet", "domainName of services",
        "date in Japanese", "decimal with any units", "decimal with units", "email international", "email rfc5321",
        "email rfc5321 international", "hexadecimal with blanks", "iban of unregistered countries", "ipAddress global",
        "ipAddress with zones", "integer with a percent sign", "languageCode", "numeric of any script", "oneOf",
        "phoneNumber", "postalCode", "time with AM or PM",
        "time with AM or PM before it", "timeZone",
        "url", "url absolute", "url public", "url redirect", "url reference", "url whatwg", "url with options",
    ]

    @Test("have the same verdict in the strategy and in a second implementation", arguments: TextStrategy.all)
    func agreement(strategy: TextStrategy) throws {
        let count = generatedInputCount
        let texts = GeneratedTexts(for: strategy.validator, seed: 1, count: count)
        let accepted = texts.accepted.prefix(count)
        let rejected = texts.rejected.prefix(count)
        // The numbers from 5 to 9 differ only in their sign and their leading zeros.
        let wanted = strategy.name == "integer of a range" ? count * 3 / 4 : count
        #expect(accepted.count >= min(wanted, Self.finite[strategy.name] ?? wanted) && rejected.count == count)
        #expect(accepted.filter { !strategy.validator.errors(for: $0).isEmpty } == [])
        #expect(rejected.filter { strategy.validator.errors(for: $0).isEmpty } == [])

        guard let second = SecondImplementation.all[strategy.name] else {
            let type = "\(type(of: strategy.validator))"
            #expect(Self.others.contains(strategy.name) || Self.classesWithOwn.contains(type))
            return
        }
        #expect(try second.disagreements(with: strategy.validator, on: texts) == [])
        // A second implementation without a verdict confirms nothing. The second implementation knows three card
        // networks, and seven countries with IBANs.
        let known = accepted.count { second.verdict($0) != nil }
        #expect(["paymentCard": 20, "iban": 20][strategy.name, default: 2] * known > accepted.count)
        // Of a few inputs, the part that it knows can be smaller.
        #expect((count < 100 ? 3 : 2) * rejected.count { second.verdict($0) != nil } > rejected.count)
    }

    /// The classes whose test file calls `SecondImplementation.disagreements(with:)` itself.
    private static let classesWithOwn: Set<String> = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let names = DocumentationTests.files(in: folder, endingIn: "swift").filter { file in
            (try? String(contentsOf: file, encoding: .utf8))?.contains(".disagreements(with: ") == true
        }
        return Set(names.map { String($0.deletingPathExtension().lastPathComponent.dropLast("Tests".count)) })
    }()

    /// Compares generated numbers with Swift's operators.
    struct NumberRow: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let validator: InputValidator<Int>
        let isAccepted: @Sendable (Int) -> Bool
    }

    private static let numberRows: [NumberRow] = [
        NumberRow(testDescription: "range", validator: .range(-20...60)) { -20 <= $0 && $0 <= 60 },
        NumberRow(testDescription: "half-open range", validator: .range(-20..<60)) { -20 <= $0 && $0 < 60 },
        NumberRow(testDescription: "at least", validator: .atLeast(7)) { $0 >= 7 },
        NumberRow(testDescription: "at most", validator: .atMost(7)) { $0 <= 7 },
        NumberRow(testDescription: "equal", validator: .equal(to: 5)) { $0 == 5 },
        NumberRow(testDescription: "not equal", validator: .notEqual(to: 5)) { $0 != 5 },
        NumberRow(testDescription: "one of", validator: .oneOf([1, 4, 9])) { $0 == 1 || $0 == 4 || $0 == 9 },
        NumberRow(testDescription: "none of", validator: .noneOf([1, 4, 9])) { $0 != 1 && $0 != 4 && $0 != 9 },
        NumberRow(testDescription: "composition", validator: .atLeast(-9) && !.range(0...3) || .equal(to: 2)) {
            $0 >= -9 && ($0 < 0 || $0 > 3) || $0 == 2
        },
    ]

    @Test("of numbers have the same verdict as Swift's operators", arguments: numberRows)
    func numbers(row: NumberRow) {
        var random = SplitMix64(seed: 1)
        let near = (0..<2 * generatedInputCount).map { _ in Int(random.next() % 120) - 50 }
        let far = (0..<2 * generatedInputCount).map { _ in Int(truncatingIfNeeded: random.next()) }
        #expect((near + far + [.min, .max]).filter { row.validator.isValid($0) != row.isAccepted($0) } == [])
    }

    @Test("of lists have the same verdict as Swift's methods")
    func lists() {
        var random = SplitMix64(seed: 1)
        let each: InputValidator<[Int]> = .each(.range(0...6))
        let count: InputValidator<[Int]> = .count(in: 2...4)
        let unique: InputValidator<[Int]> = .unique
        for _ in 0..<2 * generatedInputCount {
            let list = (0..<random.next() % 6).map { _ in Int(random.next() % 8) }
            #expect(each.isValid(list) == list.allSatisfy { (0...6).contains($0) })
            #expect(count.isValid(list) == (2...4).contains(list.count))
            #expect(unique.isValid(list) == (Set(list).count == list.count))
        }
    }
}

extension SecondImplementation {
    /// Returns the generated inputs for which a strategy and this implementation disagree.
    ///
    /// - Parameters:
    ///   - validator: The strategy.
    ///   - texts: Texts that were generated for the strategy, or `nil` to generate them.
    func disagreements(with validator: InputValidator<String>, on texts: GeneratedTexts? = nil) throws -> [String] {
        let count = generatedInputCount
        let texts = texts ?? GeneratedTexts(for: validator, seed: 1, count: count)
        var inputs = Array(texts.accepted.prefix(count)) + texts.rejected.prefix(count)
        if let expression {
            // Inputs that don't come from the strategy.
            let examples = InputExamples(of: try InputSet(expression))
            inputs += examples.accepted(count: count, seed: 1) + examples.rejected(count: count, seed: 1)
        }
        return inputs.filter { input in verdict(input).map { $0 != validator.isValid(input) } ?? false }
    }
}
