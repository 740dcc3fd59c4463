// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import TestSupport
import Testing

@Suite("The listing of a strategy")
struct StrategyListingTests {
    @Test("is in the list of all listings")
    func complete() throws {
        let names = try DocumentationTests.sources.flatMap { file in
            try String(contentsOf: file, encoding: .utf8)
                .matches(of: /StrategyListing\(\s*"(\w+)"/).map { String($0.1) }
        }
        #expect(names.sorted() == StrategyListing.all.map(\.name).sorted())
        #expect(Set(names).count == names.count)
    }

    // `StrategySpecificationEncodableTests` asserts the verdicts.
    @Test("has one row in the table of samples, with accepted and with rejected inputs")
    func samples() {
        #expect(ListingSamples.all.map(\.name).sorted() == StrategyListing.all.map(\.name).sorted())
        let incomplete = StrategyListing.all.filter { $0.acceptedSamples.isEmpty || $0.rejectedSamples.isEmpty }
        #expect(incomplete.map(\.name) == [])
    }

    @Test("creates the strategy of the plain initializer if no option is given", arguments: StrategyListing.all)
    func withoutOptions(listing: StrategyListing) throws {
        // These strategies need one of two options.
        guard !listing.options.contains(where: \.isRequired), !["count", "pattern"].contains(listing.name) else {
            return
        }
        #expect(try listing.makeStrategy() == listing.example)
    }

    @Test("describes each option once", arguments: StrategyListing.all)
    func options(listing: StrategyListing) {
        let names = listing.options.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(listing.options.filter(\.summary.isEmpty).map(\.name) == [])
        let settings = listing.example.configuration.parameters.keys.map(\.rawValue)
        #expect(settings.filter { !names.contains($0) } == [])
    }

    /// The strategies in the test rows whose settings describe them completely.
    static let rows = (TextStrategy.all + TextStrategy.partial).filter {
        $0.validator is any ListedStrategy && $0.validator.configuration.hiddenValues.isEmpty
    }

    @Test("creates the same strategy from the settings in the configuration", arguments: rows)
    func roundTrip(row: TextStrategy) throws {
        let listing = try type(of: #require(row.validator as? any ListedStrategy)).listing
        let configuration = row.validator.configuration
        #expect(configuration.name == listing.name)
        let copy = try listing.makeStrategy(with: configuration.parameters)
        #expect(copy == row.validator)
        #expect(copy.inputTraits == row.validator.inputTraits)
        for input in row.accepted + row.rejected.map(\.input) {
            #expect(rejection(by: copy, of: input) == rejection(by: row.validator, of: input), "\(input)")
            #expect(copy.progress(of: input) == row.validator.progress(of: input), "\(input)")
        }
    }

    @Test("has the maximum size of its settings", arguments: rows)
    func maximumBytes(row: TextStrategy) throws {
        let listing = try type(of: #require(row.validator as? any ListedStrategy)).listing
        // Strategies that judge a part of a text can have their own reasons.
        guard listing.options.contains(where: { $0.name == "maximumBytes" }),
            !TextStrategy.partial.contains(where: { $0.name == row.name })
        else { return }
        var settings = row.validator.configuration.parameters
        settings["maximumBytes"] = 70
        let strategy = try listing.makeStrategy(with: settings)
        let error = rejection(by: strategy, of: String(repeating: "1", count: 71))
        #expect(error?.domain == .builtIn && error?.code == .inputTooLarge && error?[.maximum] == 70)
        #expect(rejection(by: strategy, of: String(repeating: "1", count: 70))?.code != .inputTooLarge)
    }

    @Test("rejects settings of another kind", arguments: StrategyListing.all)
    func otherKind(listing: StrategyListing) {
        for option in listing.options {
            let setting: ValidationError.Value
            if case .flag = option.kind { setting = .text("?") } else { setting = .flag(true) }
            var settings = listing.settings(of: listing.example)
            settings[ValidationError.Parameter(rawValue: option.name)] = setting
            let mistake = #expect(throws: StrategyListing.InvalidSetting.self) {
                try listing.makeStrategy(with: settings)
            }
            #expect(mistake?.option == option.name)
        }
    }

    @Test("rejects words that no case has, and lists without a word", arguments: StrategyListing.all)
    func words(listing: StrategyListing) {
        for option in listing.options where !option.acceptedWords.isEmpty {
            let isText = if case .text = option.kind { true } else { false }
            for setting: ValidationError.Value in isText ? [.text("?")] : [.list(["?"]), .list([])] {
                var settings = listing.settings(of: listing.example)
                settings[ValidationError.Parameter(rawValue: option.name)] = setting
                let mistake = #expect(throws: StrategyListing.InvalidSetting.self) {
                    try listing.makeStrategy(with: settings)
                }
                #expect(mistake?.option == option.name)
            }
        }
    }

    /// The strategies with one word for one option, if the example accepts a text with it.
    static let variants: [TextStrategy] = StrategyListing.all.flatMap { listing in
        listing.options.flatMap { option in
            option.acceptedWords.compactMap { word in
                // An error about a sign names the sign, and the sign is the whole input “+”.
                guard case .text = option.kind, option.name != "sign" else { return nil }
                var settings = listing.settings(of: listing.example)
                let name = ValidationError.Parameter(rawValue: option.name)
                guard settings[name] != .text(word) else { return nil }
                settings[name] = .text(word)
                guard let validator = try? listing.makeStrategy(with: settings) else { return nil }
                let inputs = listing.acceptedSamples + listing.rejectedSamples.map(\.key)
                let accepted = inputs.filter { validator.isValid($0) }
                guard !accepted.isEmpty else { return nil }
                return TextStrategy("\(listing) \(option.name) \(word)", validator, accepts: accepted, rejects: [])
            }
        }
    }

    @Test("keeps the contract with each word of an option", arguments: variants)
    func contract(variant: TextStrategy) {
        let row = StrategyRow(variant.name, variant.validator, accepts: variant.accepted, rejects: [])
        #expect(row.violations() == [])
        #expect(row.wrongProgress() == [])
    }

    @Test("has words of options that are tested")
    func manyVariants() { #expect(Self.variants.count >= 20) }
}
