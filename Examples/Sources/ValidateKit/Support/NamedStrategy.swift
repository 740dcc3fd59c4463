// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRules

/// The strategies' command line names: names from the standard catalog, stock patterns, and aliases.
enum Names {
    /// Other strategy names, which only the command line accepts.
    static let aliases = ["card": "paymentCard"]

    static let strategies = StrategyCatalog.standard.names
    static let patterns = InputPattern.all.map(\.name)
    static let errors = InputValidation.ValidationError.Code.builtIn.compactMap(\.name)
    /// The strategies whose form determines a text's length.
    static let ofFixedForm: Set = [
        "bic", "cardExpiry", "dateTime", "e164", "ean", "hexColor", "iban", "ipAddress", "isbn", "macAddress",
        "paymentCard", "securityCode", "time", "ulid", "uuid",
    ]
    static let networks = PaymentCard.Network.allCases.map(\.name)

    /// All names that can be used for a strategy, for completions.
    static var all: [String] {
        strategies + aliases.keys + patterns.filter { !strategies.contains($0) }
    }

    /// Returns the stock pattern with a name.
    static func pattern(_ name: String) -> InputPattern? {
        InputPattern.all.first { $0.name == name }
    }
}

/// A strategy as the command line names it.
struct NamedStrategy {
    /// The name as it was written.
    let written: String
    /// The strategy's own name.
    let name: String
    /// The stock pattern, if the name belongs to one.
    let pattern: InputPattern?
    /// The options that can still be set.
    let options: [StrategyOption]
    let summary: String

    /// Finds a strategy in the catalog, or else among the stock patterns.
    ///
    /// - Parameter others: The names of other things that could have been meant.
    init(_ written: String, orIn others: [String] = Suggestion.commands) throws(Mistake) {
        self.written = written
        name = Names.aliases[written] ?? written
        guard let entry = StrategyCatalog.standard[name] else {
            throw Suggestion.mistake(
                for: written, "strategy or stock pattern", orIn: Names.aliases.keys + others,
                orSee: "validate list, validate list patterns")
        }
        pattern = Names.strategies.contains(name) ? nil : Names.pattern(name)
        options = entry.readOptions()
        summary = entry.summary
    }

    /// Whether `--min` and `--max` limit the number of characters, which some strategies' form already determines.
    var hasLengthOptions: Bool {
        option("minimum") == nil && option("maximum") == nil && !Names.ofFixedForm.contains(name)
    }

    /// The strategy's description in mistakes.
    var title: String { pattern == nil ? "the strategy “\(name)”" : "the stock pattern “\(written)”" }

    /// The members of its specification in JSON, before any option.
    var members: [(key: String, json: String)] { [(key: "use", json: JSONText.string(name))] }

    func option(_ name: String) -> StrategyOption? { options.first { $0.name == name } }
}
