// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationLanguages
import Testing

@Suite("FormError")
struct FormErrorTests {
    private static func error() throws -> FormError {
        let form = InputForm {
            ValidatedInput("", .required, label: "Name", key: "name")
            ValidatedInput("12a", .numeric, label: "Number", key: "number")
        }
        return try #require(throws: FormError.self) { try form.value() }
    }

    @Test("has the errors of the fields in their order, with label and path")
    func errors() throws {
        let error = try Self.error()
        #expect(error.errors.map(\.code) == [.inputEmpty, .numericCharacter])
        #expect(error.errors.map(\.label) == ["Name", "Number"])
        #expect(error.errors.map(\.path) == [[.key("name")], [.key("number")]])
    }

    @Test("is described in one line for each error, without the values")
    func description() throws {
        let error = try Self.error()
        #expect(error.description.split(separator: "\n").map(String.init) == error.errors.map(\.description))
        #expect(!error.description.contains("12a"))
    }

    @Test(
        "has one line for each error, whatever is in keys, labels, and messages",
        arguments: ["\n", "\r\n", "\u{85}", "\u{2028}"])
    func forgedLines(_ text: String) {
        let error = ValidationError(.inputEmpty, message: "No\(text)!").labeled("A\(text)b").under(.key("a\(text)b"))
        let lines = FormError(errors: [error, error]).description.split(whereSeparator: \.isNewline)
        #expect(lines.map(String.init) == ["\(error)", "\(error)"])
    }

    @Test("has the messages of a language")
    func language() throws {
        let error = try Self.error().localized(in: MessageCatalog(.german))
        #expect(error.errors.map(\.reason) == (try Self.error().errors.map { $0.reason(in: MessageCatalog(.german)) }))
        #expect(error.errors.map(\.reason) != (try Self.error().errors.map(\.reason)))
    }

    #if FoundationInterop
    @Test("shows its messages wherever a program shows the description of an error")
    func localizedDescription() throws {
        let error = try Self.error()
        let messages = "Name must not be empty\nNumber must only include the digits 0 to 9"
        #expect(error.localizedDescription == messages)
        #expect((error as any Error).localizedDescription == messages)
        #expect((error as NSError).localizedDescription == messages)
        #expect((error as NSError).localizedFailureReason == messages)
    }
    #endif

    @Test("is the same after JSON")
    func json() throws {
        let error = try Self.error()
        #expect(try JSONDecoder().decode(FormError.self, from: JSONEncoder().encode(error)) == error)
    }
}
