// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputPatterns
import InputValidation

extension StrategyCatalog where Input == String {
    /// The catalog of all built-in strategies for text, under the names from their `StrategyConfiguration`.
    public static let standard: Self = {
        var catalog = compositions
        for listing in StrategyListing.all { catalog.listings[listing.name] = listing }
        addTextCompositions(to: &catalog)
        return catalog
    }()
}

extension StrategyCatalog.Entry where Input == String {
    /// Creates the entry of a listed strategy.
    init(_ listing: StrategyListing) {
        let options = listing.options
        self.init(listing.summary, options) { arguments in try arguments.makeValidator(listing, from: options) }
    }

    /// Creates the entry for a stock pattern.
    init(_ pattern: InputPattern) {
        let listing = RegexInputValidator.listing
        let options = listing.options.filter { $0.name == "maximumBytes" }
        self.init(pattern.summary ?? pattern.source, options) { arguments in
            try arguments.makeValidator(listing, from: options, with: ["name": .text(pattern.name)])
        }
    }

    private init(
        _ summary: String, _ options: [StrategyListing.Option], make: @escaping StrategyCatalog<String>.Factory
    ) {
        self.summary = summary
        self.options = options.map { (name: $0.name, summary: $0.summary) }
        self.make = make
    }
}

extension StrategyArguments {
    /// Creates a listed strategy.
    ///
    /// - Parameters:
    ///   - listing: The listing with the strategy's options.
    ///   - options: The options to read, or `nil` for all.
    ///   - settings: The values of options that aren't read.
    ///   - names: The names of options that have a different name here.
    mutating func makeValidator(
        _ listing: StrategyListing, from options: [StrategyListing.Option]? = nil,
        with settings: StrategyListing.Settings = [:], renaming names: [String: String] = [:]
    ) throws -> InputValidator<String> {
        var settings = settings
        for option in options ?? listing.options {
            let value = try readValue(of: option, at: names[option.name] ?? option.name)
            if let value { settings[ValidationError.Parameter(rawValue: option.name)] = value }
        }
        do { return try listing.makeStrategy(with: settings) } catch let mistake as StrategyListing.InvalidSetting {
            let text = names.reduce(mistake.explanation) { $0.replacing("“\($1.key)”", with: "“\($1.value)”") }
            throw error(text, at: mistake.option.map { names[$0] ?? $0 })
        }
    }

    private mutating func readValue(of option: StrategyListing.Option, at key: String) throws -> ValidationError.Value?
    {
        let words = option.acceptedWords
        switch option.kind {
        case .text:
            if words.isEmpty { return try readOption(option, at: key, as: String.self).map { .text($0) } }
            let word = try readWord(key, of: words) { words.contains($0) ? $0 : nil }
            if word == nil, option.isRequired { return .text(try require(key)) }
            return word.map { .text($0) }
        case .integer: return try readOption(option, at: key, as: Int.self).map { .int($0) }
        case .number: return try readOption(option, at: key, as: Double.self).map { .double($0) }
        case .flag: return try readOption(option, at: key, as: Bool.self).map { .flag($0) }
        case .texts:
            let texts = try readOption(option, at: key, as: [String].self)
            guard !words.isEmpty, texts?.isEmpty != true else { return texts.map { .list($0) } }
            return try readWords(key, of: words) { words.contains($0) ? $0 : nil }.map { .list($0) }
        case .integers: return try readOption(option, at: key, as: [Int].self).map { .list($0.map { String($0) }) }
        }
    }

    private mutating func readOption<Value: Decodable>(
        _ option: StrategyListing.Option, at key: String, as type: Value.Type
    ) throws -> Value? {
        option.isRequired ? try require(key, as: type) : try self(key, as: type)
    }
}
