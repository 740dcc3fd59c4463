// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import Testing

@Suite("InputForm as stored values")
struct InputFormCodableTests {
    private func json(_ form: Trip) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(form), as: UTF8.self)
    }

    @Test("writes accepted and rejected values, but no secrets")
    func write() throws {
        let trip = Trip()
        trip.name = "J0"
        trip.days = "12"
        trip.password = "hush"
        #expect(try json(trip) == #"{"days":"12","name":"J0","stay.Hotel":null}"#)
        trip.includesSecrets = true
        #expect(try json(trip).contains("hush"))
    }

    @Test("reads the values as if they were entered")
    func read() throws {
        let trip = Trip()
        trip.name = "J0"
        trip.hotel = "Ritz"
        let copy = try JSONDecoder().decode(Trip.self, from: Data(json(trip).utf8))
        #expect(copy.name == "J0" && copy.hotel == "Ritz" && copy.password == "")
        #expect(copy.$name.isDirty && !copy.$name.hasResult)
        copy.form.reset()
        #expect(copy.name == "")
    }

    @Test("changes nothing if one value has another type")
    func wrongType() {
        let trip = Trip()
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Trip.self, from: Data(#"{"name":"x","days":5}"#.utf8))
        }
        #expect(trip.name == "")
    }

    @Test("does not write two fields with one key, nor a field without a key")
    func names() {
        let first = ValidatedInput("secret text", .alpha, label: "Name")
        let second = ValidatedInput("b", .alpha, label: "Name")
        let form = InputForm {
            first
            second
        }
        #expect(throws: EncodingError.self) { try JSONEncoder().encode(Stored(form: form)) }
        let nameless = ValidatedInput("b", .alpha)
        #expect(throws: EncodingError.self) { try JSONEncoder().encode(Stored(form: InputForm { nameless })) }
        do {
            _ = try JSONEncoder().encode(Stored(form: form))
        } catch {
            #expect(!"\(error)".contains("secret text"))
        }
    }

    @Test("does not write a value that is not encodable")
    func unwritable() {
        struct Color {}
        let color = ParsedInput(
            Color(), InputValidator<Color>.parsed(by: { $0 }, or: ValidationError(1, domain: "Test")), label: "Color"
        )
        #expect(throws: EncodingError.self) { try JSONEncoder().encode(Stored(form: InputForm { color })) }
    }

    @Test("errors from a server reach the fields")
    func failure() throws {
        let server = Trip()
        let failure = try #require(server.form.result().failure)
        let received = try JSONDecoder().decode(FormError.self, from: JSONEncoder().encode(failure))
        #expect(received == failure)

        let client = Trip()
        #expect(client.form.reject(received.errors) == [])
        #expect(client.$name.error?.reason == "Name must not be empty")
        #expect(client.$name.error?.path == [.key("name")])
    }
}

private struct Stored<Output>: Encodable {
    let form: InputForm<Output>
    func encode(to encoder: any Encoder) throws { try form.encode(to: encoder) }
}

private final class Trip: Codable {
    @ValidatedInput(.alpha, label: "Name", key: "name") var name = ""
    @ParsedInput(.wholeNumber, label: "Days", key: "days") var days = ""
    @ValidatedInput(.alpha, label: "Password", isSecret: true) var password = ""
    @ValidatedInput(.optional(.alpha), label: "Hotel") var hotel: String? = nil
    var includesSecrets = false

    var form: InputForm<(String, Int, String, String?)> {
        InputForm {
            $name
            $days
            $password
            InputForm { $hotel }.under("stay")
        }
    }

    init() {}

    convenience init(from decoder: any Decoder) throws {
        self.init()
        try form.restore(from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
        try form.encode(to: encoder, includingSecrets: includesSecrets)
    }
}
