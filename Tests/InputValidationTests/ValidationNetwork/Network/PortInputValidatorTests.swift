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

    private static let ranges: [ClosedRange<UInt16>] = [
        1...65_535, 8_100...8_200, 99...100, 100...999, 65_530...65_535, 0...0, 0...9, 10...10,
    ]

    @Test("reports the fewest digits with which a number is in the range", arguments: ranges)
    func progress(range: ClosedRange<UInt16>) {
        let ports = range.map { String($0) }
        var missing: [String: Int] = ["": ports[0].count]
        for port in ports {
            for length in 1...port.count {
                let start = String(port.prefix(length))
                missing[start] = min(missing[start] ?? .max, port.count - length)
            }
        }
        let validator = PortInputValidator(in: range)
        let limits = [Int(range.lowerBound) - 1, Int(range.upperBound) + 1].map { String($0) }
        let numbers = (0...99).map { String($0) } + [ports[0], ports[ports.count - 1]] + limits
        for text in Set(numbers.flatMap { number in (0...number.count).map { String(number.prefix($0)) } }) {
            switch (validator.progress(of: text), missing[text]) {
            case (.accepted, 0), (.impossible, nil): break
            case (.incomplete(let count), let fewest?) where count == fewest && fewest > 0: break
            case (let progress, let fewest): Issue.record("\(text): \(progress), not \(String(describing: fewest))")
            }
        }
    }

    @Test("reports the position of a character", arguments: [("-1", 0), ("80a", 2), ("0x50", 1), ("٣", 0)])
    func position(input: String, offset: Int) {
        let error = rejection(by: .port, of: input)
        #expect(error?.domain == .builtIn && error?.code == .portCharacter && error?[.position] == .int(offset))
    }

    @Test("reports the limits of its range")
    func limits() throws {
        let error = try #require(rejection(by: PortInputValidator(in: 1024...49_151), of: "49152"))
        #expect(error[.minimum] == .int(1024))
        #expect(error[.maximum] == .int(49_151))
        #expect(try PortInputValidator(in: 0...0).parse("0") == 0)
    }
}
