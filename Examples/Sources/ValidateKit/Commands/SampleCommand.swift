// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import InputValidation
import PatternAlgebra
import RuleComparison

/// `validate sample <strategy|pattern>`: inputs that it accepts, or near misses that it rejects, one a line.
struct Sample: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sample",
        abstract: "Generates values that a strategy accepts, or near misses that it rejects.",
        discussion: """
            Values come from an expression for the texts that the strategy accepts, the shortest first, so that every \
            part of the expression is exercised. The same seed generates the same values. A near miss is one edit away \
            from an accepted value. Control characters are shown as escapes.

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

    @Option(help: ArgumentHelp("The number that the choice depends on.", valueName: "number"))
    var seed: UInt64 = 1

    @OptionGroup(title: "Options of the strategy") var settings: StrategyOptions

    func validate() throws {
        guard 1...100_000 ~= count else { throw ArgumentParser.ValidationError("--count is 1 to 100000") }
    }

    func run() throws {
        let named = try NamedStrategy(strategy)
        let validator = try settings.validator(for: named)
        let sets = ComparableRule(validator).conjuncts.map(\.approximateSet)
        guard let first = sets.first, var set = first, !sets.contains(where: { $0 == nil }) else {
            throw Mistake("no expression is known for the texts of \(named.title) (see validate list patterns)")
        }
        for other in sets.dropFirst() { set = set.intersection(other ?? .all) }
        let examples = InputExamples(of: set)
        var values: [String] = []
        // A strategy can be stricter than the expression, by a check digit for example.
        for effort in [1, 4, 16, 64] where values.count < count {
            let wanted = min(count * effort, 200_000)
            let found =
                rejected
                ? examples.rejected(count: wanted, seed: seed) : examples.accepted(count: wanted, seed: seed)
            values = found.filter { validator.isValid($0) != rejected }
        }
        guard !values.isEmpty else {
            throw Mistake("no value was found that \(named.title) \(rejected ? "rejects" : "accepts")")
        }
        let output = Output(descriptor: 1)
        for value in values.prefix(count) { output.write(Printable.text(value) + "\n") }
        try output.finish()
    }
}
