// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

private struct Address: Validatable, Equatable {
    var city: String
    var lines: [String] = []

    static let validator: InputValidator<Address> = .at(\.city, .required) && .at(\.lines, .each(.alpha))
}

@Suite("Types with rules")
struct ValidatableTests {
    @Test(
        "throw the first error and report all of them, with their paths",
        arguments: [
            (Address(city: "Bern"), []),
            (Address(city: ""), ["1004 city"]),
            (Address(city: "Bern", lines: ["a", "1"]), ["1002 lines[1]"]),
            (Address(city: "", lines: ["1", "2"]), ["1004 city", "1002 lines[0]", "1002 lines[1]"]),
        ])
    fileprivate func errors(address: Address, expected: [String]) {
        func described(_ error: ValidationError) -> String { "\(error.code.rawValue) \(error.path.text)" }
        #expect(address.errors.map(described) == expected)
        #expect(address.isValid == expected.isEmpty)
        var thrown: [String] = []
        do throws(ValidationError) { try address.validate() } catch {
            #expect(error.domain == .builtIn)
            thrown.append(described(error))
        }
        #expect(thrown == Array(expected.prefix(1)))
    }
}
