// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension StrategyRow {
    static let presence = [
        StrategyRow(
            "present", PresenceInputValidator<Int>(), accepts: [4, 0], rejects: [(nil, .inputEmpty)]),
        StrategyRow(
            "present in an optional of an optional", PresenceInputValidator<Int?>(), accepts: [4, 0],
            rejects: [(nil, .inputEmpty), (.some(nil), .inputEmpty)]),
    ]
}

@Suite("PresenceInputValidator")
struct PresenceInputValidatorTests {
    @Test("returns the wrapped value")
    func parse() throws {
        let strategy: InputParser<Int?, Int> = .present()
        #expect(try strategy.parse(4) == 4)
        let text: InputParser<String?, String> = .present()
        #expect(try text.parse("") == "")
    }

    @Test("equals another")
    func equality() {
        #expect(InputValidator<Int?>.present() == .present())
    }

    @Test("rejects a missing value at any depth")
    func depth() {
        let strategy = PresenceInputValidator<Int??>()
        let missing: [Int???] = [nil, .some(nil), .some(.some(nil))]
        #expect(missing.allSatisfy { rejection(by: strategy, of: $0)?.code == .inputEmpty })
        #expect(rejection(by: strategy, of: 4) == nil)
    }
}
