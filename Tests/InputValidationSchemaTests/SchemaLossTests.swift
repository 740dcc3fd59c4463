// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationSchema
import Testing

@Suite("SchemaLoss")
struct SchemaLossTests {
    private struct Guest: Codable, Validatable {
        var name: String
        var card: String

        static let validator: InputValidator<Guest> = .all(of: [
            .at(\.name, .count(in: 2...3)), .at(\.card, .paymentCard),
        ])
    }

    @Test("has the place, the strategy, and the option on one line")
    func description() {
        let losses = StrategySchema(of: Guest.self).losses
        #expect(Set(losses.map(\.pointer)) == ["/name", "/card"])
        for loss in losses {
            let option = loss.option.map { ".\($0)" } ?? ""
            #expect(loss.description == "\(loss.pointer): \(loss.rule)\(option): \(loss.reason)")
            #expect(!loss.reason.isEmpty)
        }
        #expect(losses.contains { $0.pointer == "/name" && $0.rule == "count" && $0.option == "maximum" })
    }

    @Test("has no place for the whole value")
    func wholeValue() throws {
        let loss = try #require(StrategySchema(.equal(to: "swordfish")).losses.first)
        #expect(loss.pointer.isEmpty && loss.rule == "equal" && loss.option == nil)
        #expect(loss.description == "equal: \(loss.reason)")
    }
}
