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

    @Test("validates what it reads only in fields that validate edits", arguments: ValidationTiming.allCases)
    func timing(timing: ValidationTiming) throws {
        let trip = Trip()
        trip.$name.timing = timing
        try restore(trip.form, from: #"{"name":"J0","days":"x"}"#)
        #expect(trip.$name.hasResult == (timing == .onChange) && !trip.$days.hasResult)
        #expect(trip.$name.errors.map(\.code) == (timing == .onChange ? [.alphaCharacter] : []))
        #expect(trip.$name.errors.allSatisfy { $0.domain == .builtIn } && trip.$name.isTouched)
    }

    @Test(
        "changes nothing if one value has another type",
        arguments: [
            #"{"name":"x","days":5}"#, #"{"name":"x","days":null}"#, #"{"name":null,"days":"1"}"#,
            #"{"name":"x","stay.Hotel":[]}"#,
        ])
    func wrongType(json: String) {
        let trip = Trip()
        trip.name = "Jo"
        trip.hotel = "Ritz"
        #expect(throws: DecodingError.self) { try restore(trip.form, from: json) }
        #expect(trip.name == "Jo" && trip.days == "" && trip.hotel == "Ritz" && !trip.$days.isTouched)
    }

    @Test(
        "reads a stored nil in place of a value, and keeps what is not stored",
        arguments: [
            (#"{"stay.Hotel":null}"#, nil, "Jo"), (#"{"name":"Al"}"#, "Ritz", "Al"), ("{}", "Ritz", "Jo"),
            (#"{"name":"","stay.Hotel":""}"#, "", ""), (#"{"hotel":"Inn","Name":"Al"}"#, "Ritz", "Jo"),
        ] as [(String, String?, String)])
    func storedNil(json: String, hotel: String?, name: String) throws {
        let trip = Trip()
        trip.name = "Jo"
        trip.hotel = "Ritz"
        try restore(trip.form, from: json)
        #expect(trip.hotel == hotel && trip.name == name)
    }

    @Test("writes and reads a secret if secrets are included, and a section that does not take part")
    func everything() throws {
        let trip = Trip()
        trip.password = "hush"
        trip.includesSecrets = true
        #expect(try JSONDecoder().decode(Trip.self, from: Data(json(trip).utf8)).password == "hush")

        let (name, city) = (ValidatedInput("Jo", .alpha, key: "name"), ValidatedInput("Bern", .alpha, key: "city"))
        let form = InputForm {
            name
            InputForm { city }.under("home").included(if: false)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let stored = String(decoding: try encoder.encode(Stored(form: form)), as: UTF8.self)
        #expect(stored == #"{"home.city":"Bern","name":"Jo"}"#)
        try restore(form, from: #"{"home.city":"Thun","name":"Al"}"#)
        #expect(city.value == "Thun" && name.value == "Al")
    }

    private func restore<Output>(_ form: InputForm<Output>, from json: String) throws {
        try form.restore(from: try JSONDecoder().decode(Text.self, from: Data(json.utf8)).decoder)
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

    @Test("names the field that it cannot write, and not its value")
    func explanations() {
        func explanation<Output>(of form: InputForm<Output>) -> String {
            do {
                return String(decoding: try JSONEncoder().encode(Stored(form: form)), as: UTF8.self)
            } catch EncodingError.invalidValue(let value, let context) {
                return "\(value): \(context.debugDescription)"
            } catch {
                return "\(error)"
            }
        }
        let (first, second) = (ValidatedInput("a", .alpha, label: "Name"), ValidatedInput("b", .alpha, label: "Name"))
        let twins = InputForm {
            first
            second
        }
        #expect(
            explanation(of: twins.under("home"))
                == "Name: The field home.Name is there twice, or its value is not Encodable")
        let nameless = ValidatedInput("b", .alpha)
        #expect(
            explanation(of: InputForm { nameless }) == ": A field has neither a key nor a label to store it under")
    }

    @Test("writes no secret if nothing is said about secrets")
    func secretByDefault() throws {
        let name = ValidatedInput("Jo", .alpha, key: "name")
        let pin = ValidatedInput("12", .numeric, key: "pin", isSecret: true)
        let form = InputForm {
            name
            pin
        }
        let stored = String(decoding: try JSONEncoder().encode(Stored(form: form)), as: UTF8.self)
        #expect(stored == #"{"name":"Jo"}"#)
    }

    @Test("writes an input that is in several sections once for each path")
    func sharedInput() throws {
        let phone = ValidatedInput("1", .numeric, key: "phone")
        let isCompany = ValidatedInput(false, .equal(to: false), key: "company")
        let form = InputForm {
            isCompany
            InputForm { phone }.included(if: isCompany)
            InputForm { phone }.included(if: !isCompany.value)
            InputForm { phone }.under("home")
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let stored = String(decoding: try encoder.encode(Stored(form: form)), as: UTF8.self)
        #expect(stored == #"{"company":false,"home.phone":"1","phone":"1"}"#)
        try restore(form, from: #"{"phone":"2"}"#)
        #expect(phone.value == "2")
    }

    @Test("names a field by all its sections, the outermost first")
    func sections() throws {
        let amounts = ["1", "2"].map { ValidatedInput($0, .numeric, key: "amount") }
        let form = InputForm {
            for (index, amount) in amounts.enumerated() {
                InputForm { amount }.under("price").under("lines", at: index)
            }
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let stored = String(decoding: try encoder.encode(Stored(form: form)), as: UTF8.self)
        #expect(stored == #"{"lines[0].price.amount":"1","lines[1].price.amount":"2"}"#)
        try restore(form, from: #"{"lines[0].price.amount":"7","lines[1].amount":"8"}"#)
        #expect(amounts.map(\.value) == ["7", "2"])
    }

    @Test("does not write a value that is not encodable")
    func unwritable() {
        struct Color {}
        let color = ParsedInput(
            Color(), InputValidator<Color>.parsed(by: { $0 }, or: ValidationError(1, domain: "Test")), label: "Color"
        )
        #expect(throws: EncodingError.self) { try JSONEncoder().encode(Stored(form: InputForm { color })) }
        #expect(throws: DecodingError.self) { try restore(InputForm { color }, from: #"{"Color":1}"#) }
        #expect(throws: Never.self) { try restore(InputForm { color }, from: #"{"Colour":1}"#) }
    }

    @Test("shows errors from a server at its fields")
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

/// Passes on a decoder, which restores an existing form.
private struct Text: Decodable {
    let decoder: any Decoder
    init(from decoder: any Decoder) { self.decoder = decoder }
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
