// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let port = [
        TextStrategy(
            "port of a range", PortInputValidator(in: 1024...49151),
            accepts: ["1024"],
            rejects: [
                ("80", .portRange)
            ])
    ]
}

@Suite("PortInputValidator")
struct PortInputValidatorTests {
    @Test("returns the number", arguments: [("1", 1 as UInt16), ("80", 80), ("65535", .max)])
    func parse(input: String, port: UInt16) throws {
        #expect(try InputValidator.port.parse(input) == port)
    }

    @Test("agrees with the integers on every number up to 70,000")
    func numbers() {
        #expect((0...70_000).allSatisfy { InputValidator.port.isValid(String($0)) == (1...65_535).contains($0) })
    }

    @Test("reports the limits of its range")
    func limits() throws {
        let error = try #require(rejection(by: PortInputValidator(in: 1024...49_151), of: "49152"))
        #expect(error[.minimum] == .int(1024))
        #expect(error[.maximum] == .int(49_151))
        #expect(try PortInputValidator(in: 0...0).parse("0") == 0)
    }
}
