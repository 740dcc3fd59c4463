// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@testable import ValidationNetwork

@Suite("The rejection by a scanner")
struct ScanRejectionTests {
    private static let rejection = ScanRejection(.domainLabelEmpty, at: 7)

    @Test("is an error of the library with the code and the position")
    func error() {
        #expect(Self.rejection.code == .domainLabelEmpty && Self.rejection.position == 7)
        #expect(Self.rejection.error == ValidationError(.domainLabelEmpty).at(position: 7))
        #expect(Self.rejection.error.domain == .builtIn && !Self.rejection.error.reason.isEmpty)
    }

    @Test("has the parameters of the prepared error with the same code")
    func prepared() {
        let other = ValidationError(.domainTooLong, with: [.maximum: 253])
        let same = ValidationError(.domainLabelEmpty, with: [.example: "a.example"])
        #expect(Self.rejection.error(from: [other, same]) == same.at(position: 7))
        #expect(Self.rejection.error(from: [other]) == Self.rejection.error)
        #expect(Self.rejection.error(from: []) == Self.rejection.error)
    }
}
