// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if FoundationInterop
import Foundation
import InputValidation
import Testing

@Suite("Values of Foundation")
struct CheckableFoundationTests {
    @Test("validate themselves with a strategy")
    func checkable() throws {
        let now = Date(timeIntervalSince1970: 1_000)
        try now.validate(with: .atMost(now))
        let early = #expect(throws: ValidationError.self) { try now.validate(with: .lessThan(now)) }
        #expect(early?.code == .comparisonNotLess)
        try Decimal(5).validate(with: .range(1...5))
        let short = #expect(throws: ValidationError.self) { try Data([1, 2]).validate(with: .count(in: 3...)) }
        #expect(short?.code == .countTooFew)
        let id = UUID()
        try id.validate(with: .equal(to: id))
        #expect(throws: ValidationError(.equalitySame)) { try id.validate(with: .notEqual(to: id)) }
        let url = try #require(URL(string: "https://a.de"))
        try url.validate(with: .oneOf([url]))
    }
}
#endif
