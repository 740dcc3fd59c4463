// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import InputValidation
import PatternAlgebra
import RuleComparison

/// `validate sample <strategy|pattern>`: inputs that it accepts, or near misses that it rejects, one per line.
struct Sample: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sample",
        abstract: "Generates values that a strategy accepts, or near misses that it rejects.",
        usage: "validate sample <strategy|pattern> [<options>]",
        discussion: """
            Values look like those of people, with their check digits: words, and variations of an example. For a \
            strategy without an example, and with --from-expression, they come from an expression for the texts that \
            the strategy accepts, the shortest first, so that every part of the expression is exercised. A near miss \
            is one edit away from such a value. The same seed generates the same values. Control characters are shown \
            as escapes.

            A generated card or telephone number was not looked up anywhere and may belong to somebody.

            Examples:
              validate sample postalCodeGB --count 5 --rejected --seed 1
              validate sample pattern --pattern "[A-Z]{2}[0-9]{4}"

            Exit status: 0, or 2 if no expression is known, or if no value was found.
            """)

    @Argument(
        help: "The name of a strategy or a stock pattern; validate list shows them.",
        completion: .list(Names.all), transform: Hyphens.unshield)
    var strategy: String

    @Option(help: ArgumentHelp("The number of values, 1 to 100,000.", valueName: "number"))
    var count = 5

    @Flag(help: "Generate near misses that are rejected.")
    var rejected = false

    @Flag(help: "Generate the shortest value, and then others that exercise every part of the expression.")
    var fromExpression = false

    @Option(help: ArgumentHelp("The number that the choice depends on.", valueName: "number"))
    var seed: UInt64 = 1

    @OptionGroup(title: "Options of the strategy") var settings: StrategyOptions

    func validate() throws {
        guard 1...100_000 ~= count else { throw ArgumentParser.ValidationError("--count is 1 to 100000") }
    }

    func run() throws {
        let named = try NamedStrategy(strategy)
        let validator = try settings.validator(for: named)
        let output = Output(descriptor: 1)
        var realistic = RealisticValues(validator, seed: seed)
        var values = rejected || fromExpression ? [] : realistic.values(for: named, count: count)
        if values.count < count { values += try fromExpression(named, validator, besides: values) }
        // Some expressions are far from what the strategy accepts.
        if values.isEmpty, !rejected { values = realistic.values(for: named, count: count) }
        guard !values.isEmpty else {
            throw Mistake("no value was found that \(named.title) \(rejected ? "rejects" : "accepts")")
        }
        for value in values.prefix(count) { output.write(Printable.text(value) + "\n") }
        try output.finish()
    }

    /// Returns values that the strategy's expression describes or almost describes.
    private func fromExpression(
        _ named: NamedStrategy, _ validator: InputValidator<String>, besides known: [String]
    ) throws -> [String] {
        let sets = ComparableRule(validator).conjuncts.map(\.approximateSet)
        guard let first = sets.first, var set = first, !sets.contains(where: { $0 == nil }) else {
            guard known.isEmpty else { return [] }
            throw Mistake("no expression is known for the texts of \(named.title) (see validate list patterns)")
        }
        for other in sets.dropFirst() { set = set.intersection(other ?? .all) }
        let examples = InputExamples(of: set)
        var checkDigits = RealisticValues(validator, seed: seed)
        var values: [String] = []
        // A strategy can be stricter than its expression, for example because of a check digit.
        for effort in [1, 4, 16, 64] where values.count < count - known.count {
            let wanted = min(count * effort, 200_000)
            let found =
                rejected
                ? examples.rejected(count: wanted, seed: seed) : examples.accepted(count: wanted, seed: seed)
            values = found.filter { validator.isValid($0) != rejected && !known.contains($0) }
            guard values.isEmpty, !rejected else { continue }
            for value in found.prefix(count) {
                guard let value = checkDigits.corrected(value), !values.contains(value) else { continue }
                values.append(value)
            }
        }
        return values
    }
}
