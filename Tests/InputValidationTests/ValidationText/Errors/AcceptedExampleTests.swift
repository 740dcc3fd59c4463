// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("An accepted example")
struct AcceptedExampleTests {
    private static let error = ValidationError(.portCharacter)

    @Test("is left out if there is none, or if messages about the kind show it anyway")
    func usual() {
        #expect(AcceptedExample(nil, of: .port) == nil)
        #expect(AcceptedExample("8080", of: .port) == nil)
        #expect(AcceptedExample("443", of: .port) != nil)
        #expect(AcceptedExample("8080", of: .date) != nil)
        // The message that names a character shows the usual example too.
        #expect(AcceptedExample("8080", of: .port, disallowedCharacter: ",") != nil)
        #expect(AcceptedExample(nil, of: .port, disallowedCharacter: ",") == nil)
    }

    @Test("is in the error, with a character that is not accepted, and with the character in its place")
    func parameters() {
        let plain = Self.error.showing(AcceptedExample("443", of: .port))
        #expect(plain.parameters == [.example: "443"])
        let named = Self.error.showing(
            AcceptedExample("1.5", of: .number, disallowedCharacter: ",", acceptedCharacter: "."))
        #expect(named.parameters == [.example: "1.5", .character: ",", .accepted: "."])
        #expect(named.code == Self.error.code && named.domain == .builtIn)
    }

    @Test("does not change an error that has its own parameters, and changes nothing without an example")
    func ownParameters() {
        let error = ValidationError(.portCharacter, with: [.maximum: 5])
        #expect(error.showing(AcceptedExample("443", of: .port)) == error)
        #expect(Self.error.showing(nil) == Self.error)
        let placed = Self.error.at(position: 3).showing(AcceptedExample("443", of: .port))
        #expect(placed.parameters == [.example: "443", .position: 3])
    }
}
