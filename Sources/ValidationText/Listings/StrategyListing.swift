// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

/// A description of a text strategy.
///
/// The strategy's configuration, its entry in rule files, and its rows in the documentation all come from the
/// description.
package final class StrategyListing: StrategyDescribing {
    /// The values of options by name, as in ``StrategyConfiguration/parameters``.
    package typealias Settings = [ValidationError.Parameter: ValidationError.Value]

    /// The sections of the article on strategies, with their titles.
    package enum Topic: String, CaseIterable, Sendable {
        case text = "Text"
        case numbers = "Numbers in text"
        case choices = "Values and choices"
        case passwords = "Passwords"
        case paymentCards = "Payment cards"
        case network = "Links, addresses, and networks"
        case identifiers = "Identifiers and codes"
        case encodings = "Encodings"
        case dates = "Dates and times"
    }

    package let name: String
    package let summary: String
    package let topic: Topic
    package let noun: InputKind?
    /// The input traits, unless they depend on the settings.
    package let traits: InputTraits

    private let makeExample: @Sendable () -> InputValidator<String>
    private let strategyFactory: @Sendable (Settings) throws -> InputValidator<String>
    private let describeOptions: @Sendable () -> [Option]
    let readSettings: @Sendable (AnyObject) -> Settings
    private let readNeededSettings: @Sendable (AnyObject) -> Settings
    private let findAcceptedTexts: @Sendable (AnyObject) -> AcceptedTexts?
    private let findGrammar: @Sendable (AnyObject) -> InputGrammar?

    /// Creates a class's listing.
    ///
    /// - Parameters:
    ///   - name: The name in rule files, in programs, and in the configuration.
    ///   - summary: A one-line summary of what the strategy accepts.
    ///   - example: The strategy without options. Options that are left out take its values. For a class with required
    ///     options, it is an example with some values for them.
    ///   - topic: The section of the article on strategies.
    ///   - noun: The kind of input that the strategies accept, if a message can name it.
    ///   - traits: The input traits, if they are the same for every strategy of the class.
    ///   - grammar: A closure that returns the grammar for a text's progress, or `nil` if there is none.
    ///   - acceptedTexts: A closure that returns the texts that the strategy accepts; not needed if there is a grammar.
    ///   - options: All the class's settings, in display order.
    ///   - makeStrategy: A closure that creates a strategy from the options' values, or throws an ``InvalidSetting``.
    package init<Strategy: InputValidator<String>, each Value>(
        _ name: String, _ summary: String, _ example: @escaping @autoclosure @Sendable () -> Strategy,
        topic: Topic, noun: InputKind? = nil, traits: InputTraits = InputTraits(),
        grammar: (@Sendable (Strategy) -> InputGrammar?)? = nil,
        texts acceptedTexts: (@Sendable (Strategy) -> AcceptedTexts?)? = nil,
        options: repeat ListedOption<Strategy, each Value>,
        make makeStrategy: @escaping @Sendable (repeat each Value) throws -> Strategy
    ) {
        self.name = name
        self.summary = summary
        self.topic = topic
        self.noun = noun
        self.traits = traits
        let all: ListedOption<Strategy, Strategy> = .group(
            { $0 }, of: repeat each options, makeValue: makeStrategy)
        makeExample = example
        strategyFactory = { settings in try all.readValue(settings, example()) }
        describeOptions = { all.describeOptions(example()) }
        readSettings = { strategy in
            var settings: Settings = [:]
            if let strategy = strategy as? Strategy { all.writeValue(strategy, &settings) }
            return settings
        }
        readNeededSettings = { strategy in
            var settings: Settings = [:]
            if let strategy = strategy as? Strategy { all.writeNeededValue(strategy, example(), &settings) }
            return settings
        }
        findAcceptedTexts = { strategy in (strategy as? Strategy).flatMap { acceptedTexts?($0) } }
        findGrammar = { strategy in (strategy as? Strategy).flatMap { grammar?($0) } }
    }

    /// The strategy without options, or with some values for the required options.
    package var example: InputValidator<String> { makeExample() }

    /// The options with their descriptions, in display order.
    package var options: [Option] { describeOptions() }

    /// Creates a strategy from its options' values; options that are left out take their values from ``example``.
    ///
    /// - Throws: An ``InvalidSetting``, or the error from the strategy's initializer.
    package func makeStrategy(with settings: Settings = [:]) throws -> InputValidator<String> {
        try strategyFactory(settings)
    }

    package func settings(of strategy: AnyObject) -> Settings { readSettings(strategy) }

    /// Returns the settings that differ from their default values.
    package func neededSettings(of strategy: AnyObject) -> Settings {
        let all = readNeededSettings(strategy)
        // A strategy may have a value, such as a limit, for an option that's left out.
        guard let plain = (try? makeStrategy()).map(settings(of:)) else { return all }
        let changed = all.filter { plain[$0.key] != $0.value }
        // The value may depend on another option, such as the standard.
        guard changed.count < all.count, !changed.isEmpty,
            let implied = (try? makeStrategy(with: changed)).map(settings(of:))
        else { return changed }
        return all.filter { changed[$0.key] != nil || implied[$0.key] != $0.value }
    }

    package func describedSettings(of strategy: AnyObject) -> Settings? { neededSettings(of: strategy) }

    package func grammar(of strategy: AnyObject) -> InputGrammar? { findGrammar(strategy) }

    /// Returns the texts that a strategy accepts, or `nil` if they can't be described.
    package func acceptedTexts(of strategy: AnyObject) -> AcceptedTexts? {
        if let grammar = grammar(of: strategy) { return .expression(grammar.expression, isExact: grammar.isExact) }
        return findAcceptedTexts(strategy)
            ?? (strategy as? AlphabetInputValidator)?.acceptedTexts(with: settings(of: strategy))
    }
}

extension StrategyListing {
    package struct Option: Sendable {
        package enum ValueKind: Sendable { case text, integer, number, flag, texts, integers }

        package let name: String
        package let summary: String
        package let kind: ValueKind
        /// The accepted words, or an empty array if any value of the kind is accepted.
        package let acceptedWords: [String]
        package let isRequired: Bool

        package init(
            name: String, summary: String, kind: ValueKind, words acceptedWords: [String] = [], isRequired: Bool = false
        ) {
            self.name = name
            self.summary = summary
            self.kind = kind
            self.acceptedWords = acceptedWords
            self.isRequired = isRequired
        }
    }

    /// A setting that no strategy can be created with.
    package struct InvalidSetting: Error {
        /// Text that says what is wrong and what is accepted instead.
        package let explanation: String
        /// The option with the mistake, or `nil` for the whole strategy.
        package let option: String?

        package init(_ explanation: String, at option: String? = nil) {
            self.explanation = explanation
            self.option = option
        }
    }
}

extension StrategyListing: CustomStringConvertible {
    package var description: String { name }

    /// The listings of all strategies in the program, by topic.
    package static let all: [StrategyListing] = {
        let listings = LinkedModules.modules.compactMap { $0 as? any ListedModule }
            .flatMap { module in module.strategyClasses.map { $0.listing } + module.furtherListings }
        return Topic.allCases.flatMap { topic in listings.filter { $0.topic == topic } }
    }()

    package static func named(_ name: String) -> StrategyListing? { all.first { $0.name == name } }
}

/// A strategy whose class has a listing, which provides its ``InputValidator/profile``.
package protocol ListedStrategy: InputValidator<String>, Sendable {
    static var listing: StrategyListing { get }

    /// The codes that the class declares; empty by default.
    static var codes: [ValidationError.Code] { get }

    /// The sentences that the class's file declares; empty by default.
    static var sentences: [Sentence] { get }
}

extension ListedStrategy {
    package static var codes: [ValidationError.Code] { [] }
    package static var sentences: [Sentence] { [] }
    package var listing: StrategyListing { Self.listing }
}

package protocol ListedModule: ErrorCodeModule {
    var strategyClasses: [any ListedStrategy.Type] { get }

    /// The listings of classes that have more than one listing. Empty by default.
    var furtherListings: [StrategyListing] { get }

    /// The codes of strategies without a listing. Empty by default.
    var furtherCodes: [ValidationError.Code] { get }

    /// The sentences in the files of strategies without a listing, and in other files. The default is none.
    var furtherSentences: [Sentence] { get }

    /// The kinds of input that aren't in a listing. The default is none.
    var furtherKinds: [InputKind] { get }
}

extension ListedModule {
    package var furtherListings: [StrategyListing] { [] }
    package var furtherCodes: [ValidationError.Code] { [] }
    package var furtherSentences: [Sentence] { [] }
    package var furtherKinds: [InputKind] { [] }
    package var codes: [ValidationError.Code] { strategyClasses.flatMap { $0.codes } + furtherCodes }
    package var sentences: [Sentence] { strategyClasses.flatMap { $0.sentences } + furtherSentences }
    package var kinds: [InputKind] { strategyClasses.compactMap { $0.listing.noun } + furtherKinds }
}
