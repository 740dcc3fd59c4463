// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if FoundationInterop
import Foundation
import InputValidation
import Testing

@Suite("Values of Foundation")
struct FoundationValueTests {
    @Test("validate themselves with a strategy")
    func checkable() throws {
        let now = Date(timeIntervalSince1970: 1_000)
        try now.validate(with: .atMost(now))
        #expect(now.errors(with: .lessThan(now)).map(\.code) == [.comparisonNotLess])
        #expect(Decimal(5).isValid(with: .range(1...5)))
        #expect(Data([1, 2]).errors(with: .count(in: 3...)).map(\.code) == [.countTooFew])
        let id = UUID()
        #expect(id.isValid(with: .equal(to: id)) && !id.isValid(with: .notEqual(to: id)))
        #expect(
            try #require(URL(string: "https://a.de")).isValid(with: .oneOf([try #require(URL(string: "https://a.de"))]))
        )
    }
}
#endif
