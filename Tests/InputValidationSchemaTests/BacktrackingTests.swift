// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import PatternMatching
import Testing

@testable import InputValidationSchema

extension PatternOutline {
    fileprivate static func hasAmbiguousLoop(_ expression: String) throws -> Bool {
        let outline = try PatternOutline(expression)
        return outline.alternatives.joined().contains { outline.hasAmbiguousLoop(in: $0.tree) }
    }
}

@Suite("The time of exported expressions in an engine that backtracks")
struct BacktrackingTests {
    @Test(
        "is exponential if a loop matches a text in two ways",
        arguments: [
            "(?:a*)*", "(?:ab|[ac]b)*", "(?:a|aa)+", "(?:a?b?)*", "(?:ab|a|b){2,}c", "x(?:[ab]+,?){1,64}",
            "(?=(?:a*)*b)[a-z]", "(?:(?:[a-z-]+|xn--[a-z]+)\\.)*", "(?:;|[ ]*;[ ]*)*", "(?:a+){3,}",
            "(?:a|aa){2}", "(?:a{0,90}b?)+", "(?:(?:a+){1,2}b)*", "(?:(?:a?|b?)c)*",
        ])
    func ambiguous(expression: String) throws { #expect(try PatternOutline.hasAmbiguousLoop(expression)) }

    @Test(
        "is not exponential if a loop matches each text in one way",
        arguments: [
            "", "a*a*a*", "(?:a*b)*", "(?:ab|ac)*", "(?:[a-z](?:[a-z-]{0,61}[a-z])?\\.)+", "(?:a|b?c)*", "(?:a|a)?",
            "(?:[a-z]+(?:-+[a-z]+)*\\.)*", "(?:;[ ]*)*", "(?:a|b*c){1,100}",
            "(?:a{1,90}b)*", "(?:ab?){0,90}", "(?:(?:a|bc){1,2}d)*",
        ])
    func unambiguous(expression: String) throws { #expect(try !PatternOutline.hasAmbiguousLoop(expression)) }

    /// The expressions in a schema, and in its fields' attributes.
    private func exportedExpressions(of validator: InputValidator<String>) -> Set<String> {
        func expressions(in node: SchemaNode) -> [String] {
            switch node {
            case .object(let members):
                members.flatMap { member in
                    if member.key == "pattern", case .text(let text) = member.value { return [text] }
                    return expressions(in: member.value)
                }
            case .array(let nodes): nodes.flatMap(expressions)
            default: []
            }
        }
        let schema = StrategySchema(validator)
        let attributes = schema.fields.flatMap(\.attributes).filter { $0.name == "pattern" }
        return Set(expressions(in: schema.node) + attributes.map(\.value))
    }

    /// Returns a listing's strategies, each with a different value for an option.
    private func strategies(of listing: StrategyListing) -> [InputValidator<String>] {
        // The stock patterns, whose names are one option's words, have their own test.
        let patternNames = Set(InputPattern.all.map(\.name))
        let settings = listing.options.flatMap { option in
            let words = option.acceptedWords.filter { !patternNames.contains($0) }
            let values: [ValidationError.Value] =
                switch option.kind {
                case .flag: [.flag(true), .flag(false)]
                case .texts: words.map { .list([$0]) }
                default: words.map { .text($0) }
                }
            return values.map { (ValidationError.Parameter(rawValue: option.name), $0) }
        }
        return [listing.example] + settings.compactMap { try? listing.makeStrategy(with: [$0: $1]) }
    }

    @Test("is not exponential for any strategy with any word of an option")
    func strategies() throws {
        var expressions: Set<String> = []
        for listing in StrategyListing.all {
            for strategy in strategies(of: listing) { expressions.formUnion(exportedExpressions(of: strategy)) }
        }
        for standard in EmailInputValidator.Standard.allCases {
            expressions.formUnion(exportedExpressions(of: .email(standard, allowsUnicode: true)))
        }
        #expect(expressions.count >= 80)
        let losses = StrategyListing.all.flatMap(strategies).flatMap { StrategySchema($0).losses }
        #expect(losses.filter { $0.reason == ExportedPattern.exponentialTimeReason } == [])
        #expect(try expressions.filter(PatternOutline.hasAmbiguousLoop) == [])
    }

    @Test(
        "is not exponential for a pattern of a program, whose expression is left out with a loss",
        arguments: [
            .pattern("(a+)+b"), .pattern("(?:a|aa)+b"), .pattern("(?=(a*)*b)[a-z]*"), .pattern("(?:[a-z]+,?){1,64}"),
            .trimmed(then: .pattern("(a+)+b")), .any(of: [.pattern("(a+)+b"), .pattern("x")]),
            .all(of: [.pattern("(a+)+b"), .pattern("a*b")]), !.pattern("(a+)+b"),
        ] as [InputValidator<String>])
    func programPatterns(strategy: InputValidator<String>) throws {
        let expressions = exportedExpressions(of: strategy)
        // The parser rejects the limit of 65,536 characters that an alternative has in HTML.
        #expect(expressions.filter { (try? PatternOutline.hasAmbiguousLoop($0)) ?? $0.contains(")+b") } == [])
        let schema = StrategySchema(strategy)
        #expect(!schema.losses.isEmpty)
        #expect(schema.fields.allSatisfy { !$0.losses.isEmpty })
    }

    @Test("does not keep an expression from the schema if no loop matches a text in two ways")
    func unambiguousProgramPattern() {
        let schema = StrategySchema(.pattern("(?:a+b)+"))
        #expect(schema.losses.map(\.reason) == [])
        #expect(exportedExpressions(of: .pattern("(?:a+b)+")) == ["^(?:(?:a+b)+)$", "(?:(?:a+b)+)"])
    }

    @Test(
        "is decided in linear steps for the largest patterns",
        arguments: [
            String(repeating: "(?:a?|b)", count: 500), "(?:" + String(repeating: "a?", count: 2_000) + "c)*",
            "(?:(?:(?:a{60}b){60}c)*d)*", "(?:(?:(?:ab?){1,40}c){1,40}d?)*", "(?:[a-z]{0,5000}-)*",
            "(?:" + (0..<900).map { "[\($0 % 7)-9]x" }.joined(separator: "|") + ")*",
        ])
    func largestPatterns(expression: String) throws {
        let duration = try ContinuousClock().measure {
            _ = try PatternOutline.hasAmbiguousLoop(String(repeating: "x?", count: 4) + expression)
        }
        #expect(duration < .seconds(60))
    }

    @Test("is not exponential for any stock pattern")
    func patterns() throws {
        let names = try InputPattern.all.filter { pattern in
            // The parser rejects a few exported expressions, which list the members of large classes.
            let exported = exportedExpressions(of: .pattern(pattern)).filter {
                $0.utf8.count <= Pattern.maximumExpressionLength
            }
            return try (exported + [pattern.expression]).contains(where: PatternOutline.hasAmbiguousLoop)
        }.map(\.name)
        #expect(names == [])
    }
}
