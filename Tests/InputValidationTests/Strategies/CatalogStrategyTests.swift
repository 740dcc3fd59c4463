// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if StockPatterns
import InputPatterns
import InputValidation
import InputValidationRules
import Testing

@Suite("Patterns and strategies")
struct CatalogStrategyTests {
    /// The patterns for which there is a strategy.
    static let patterns = InputPattern.all.filter { $0.strategy != nil }

    @Test("many patterns name a strategy")
    func count() {
        #expect(Self.patterns.count >= 30)
    }

    @Test("every strategy that a pattern names exists under that name", arguments: patterns)
    func strategy(pattern: InputPattern) throws {
        let name = try #require(pattern.strategy)
        #expect(TextStrategy.all.map(\.validator.configuration.name).contains(name))
        #expect(StrategyCatalog<String>.standard[name] != nil, "no rule file can name it")
    }

    @Test(
        "a strategy and its pattern have the same verdict where both check everything",
        arguments: [
            (InputPattern.portNumber, InputValidator<String>.port as InputValidator<String>),
            (.macAddress, .macAddress && !.pattern(.eui64)), (.eui64, .macAddress && !.pattern(.macAddress)),
            (.slug, .slug),
        ])
    func sameVerdict(pattern: InputPattern, strategy: InputValidator<String>) {
        #expect(pattern.accepted.filter { !strategy.isValid($0) } == [])
        #expect(pattern.rejected.filter { strategy.isValid($0) } == [])
    }

    @Test("a strategy accepts the example of the pattern that names it", arguments: patterns)
    func agreement(pattern: InputPattern) {
        let strategies = TextStrategy.all.filter { $0.validator.configuration.name == pattern.strategy }
        #expect(strategies.contains { $0.validator.isValid(pattern.example) })
    }
}
#endif
