// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("DecimalPoint")
struct DecimalPointTests {
    @Test("has a point or a comma", arguments: DecimalPoint.allCases)
    func points(point: DecimalPoint) throws {
        let parser: InputParser<String, Double> = .decimal(point: point)
        #expect(try parser.parse(point == .point ? "12.5" : "12,5") == 12.5)
        #expect(rejection(by: parser, of: point == .point ? "12,5" : "12.5")?.domain == .builtIn)
    }

    @Test("has names for rule files")
    func names() {
        #expect(DecimalPoint.allCases.map(\.rawValue) == ["point", "comma"])
    }
}
