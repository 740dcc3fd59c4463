// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension StrategyCatalog where Input == String {
    /// The catalog of all built-in strategies for text, under the names in their `StrategyConfiguration`.
    public static let standard: Self = {
        var all = compositions
        for listing in StrategyListing.all { all.listings[listing.name] = listing }
        addTextCompositions(to: &all)
        addText(to: &all)
        return all
    }()
}

extension StrategyCatalog<String>.Entry {
    /// Creates the entry of a listed strategy.
    init(_ listing: StrategyListing) {
        self.init(listing.summary, options: listing.options.map { ($0.name, $0.summary) }) { arguments in
            let settings = try arguments.settings(for: listing.options)
            do { return try listing.make(settings) } catch let mistake as StrategyListing.Mistake {
                throw arguments.error(mistake.text, at: mistake.option)
            }
        }
    }

    /// Creates an entry for a strategy with the option `maximumBytes`, the cap in bytes.
    static func text(
        _ summary: String,
        cap: Int = TextInputValidator.defaultMaximumBytes,
        _ options: KeyValuePairs<String, String> = [:],
        make: @escaping @Sendable (inout StrategyArguments, Int) throws -> InputValidator<String>
    ) -> Self {
        Self(summary, options: options.map { ($0.key, $0.value) } + [maximumBytes]) { arguments in
            try make(&arguments, try arguments.maximumBytes(cap))
        }
    }

    private static var maximumBytes: (String, String) {
        ("maximumBytes", "the maximum size of an input in UTF-8 bytes; 0 for no limit")
    }

    private init(_ summary: String, options: [(String, String)], make: @escaping StrategyCatalog<String>.Factory) {
        self.summary = summary
        self.options = options.map { (name: $0.0, summary: $0.1) }
        self.make = make
    }
}

extension StrategyArguments {
    /// Reads the options of a listed strategy, without those that are left out.
    fileprivate mutating func settings(for options: [StrategyListing.Option]) throws -> StrategyListing.Settings {
        var settings: StrategyListing.Settings = [:]
        for option in options {
            settings[ValidationError.Parameter(rawValue: option.name)] = try value(of: option)
        }
        return settings
    }

    private mutating func value(of option: StrategyListing.Option) throws -> ValidationError.Value? {
        let words = option.words
        switch option.kind {
        case .text:
            if words.isEmpty { return try read(option, as: String.self).map { .text($0) } }
            let word = try word(option.name, of: words) { words.contains($0) ? $0 : nil }
            if word == nil, option.isRequired { return .text(try require(option.name)) }
            return word.map { .text($0) }
        case .integer: return try read(option, as: Int.self).map { .int($0) }
        case .number: return try read(option, as: Double.self).map { .double($0) }
        case .flag: return try read(option, as: Bool.self).map { .flag($0) }
        case .texts:
            if words.isEmpty { return try read(option, as: [String].self).map { .list($0) } }
            return try self.words(option.name, of: words) { words.contains($0) ? $0 : nil }.map { .list($0) }
        case .integers: return try read(option, as: [Int].self).map { .list($0.map { String($0) }) }
        }
    }

    private mutating func read<Value: Decodable>(
        _ option: StrategyListing.Option, as type: Value.Type
    ) throws -> Value? {
        option.isRequired ? try require(option.name, as: type) : try self(option.name, as: type)
    }

    /// Reads the option `maximumBytes`, where 0 means no cap.
    fileprivate mutating func maximumBytes(_ standard: Int) throws -> Int {
        guard let cap = try self("maximumBytes", as: Int.self) else { return standard }
        guard cap >= 0 else { throw error("“maximumBytes” must be 0 or more", at: "maximumBytes") }
        return cap == 0 ? .max : cap
    }
}
