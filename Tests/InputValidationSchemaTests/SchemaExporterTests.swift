// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationSchema
import Testing

@Suite("The export of rules for values of any type")
struct SchemaExporterTests {
    /// Returns the JSON without blanks outside strings.
    ///
    /// The rows have no blanks inside strings.
    private func compact(_ json: String) -> String { json.filter { !$0.isWhitespace } }

    private struct Booking: Codable, Validatable {
        var email: String
        var nights: Int
        var share: Double
        var note: String?
        var guests: [String]
        var size: Int { guests.count }

        static let validator: InputValidator<Booking> = .all(of: [
            .at(\.email, label: "Email", .slug),
            .at(\.nights, .range(1...30)),
            .at(\.share, .range(0.25..<1.0)),
            .at(\.note, .optional(.pattern("a"))),
            .at(\.guests, .count(in: 1...2)),
            .at(\.guests, .each(.pattern("b"))),
            .at(\.size, .atMost(4)),
        ])
    }

    @Test("writes a model with its properties, and does not require optional properties")
    func model() {
        let schema = StrategySchema(of: Booking.self)
        let properties = [
            #""email":{"title":"Email","type":"string","pattern":"^(?:[0-9a-z]+(?:-[0-9a-z]+)*)$","minLength":1,"maxLength":65536}"#,
            #""nights":{"type":"integer","minimum":1,"maximum":30}"#,
            #""share":{"type":"number","minimum":0.25,"exclusiveMaximum":1.0}"#,
            #""note":{"anyOf":[{"type":"string","anyOf":[{"maxLength":0},{"pattern":"^(?:a)$","minLength":1}]},{"type":"null"}]}"#,
            #""guests":{"type":"array","minItems":1,"maxItems":2,"items":{"type":"string","pattern":"^(?:b)$","minLength":1}}"#,
        ]
        let object =
            #"{"type":"object","properties":{\#(properties.joined(separator: ","))},"required":["email","nights","share","guests"]}"#
        #expect(compact(schema.json(.openAPI)) == #"{"components":{"schemas":{"Booking":\#(object)}}}"#)
        #expect(schema.losses.map(\.pointer) == ["/property"])
        #expect(schema.fields.map(\.pointer) == ["/email", "/nights", "/share", "/note"])
        #expect(schema.fields[1].html == #"type="number" required step="1" min="1" max="30""#)
        #expect(schema.fields[2].losses.map(\.rule) == ["range"])
        #expect(!schema.fields[3].html.contains("required"))
    }

    /// Returns a type's schema, and the rules that the schema loses.
    private func schema<Input>(_ validator: InputValidator<Input>) -> (json: String, losses: [String]) {
        let schema = StrategySchema(validator)
        let json = compact(schema.json()).replacing(
            #""$schema":"https://json-schema.org/draft/2020-12/schema","#, with: "")
        return (json, schema.losses.map(\.rule))
    }

    @Test("writes the limits of the type of a number that the rules leave open")
    func numbers() {
        #expect(schema(InputValidator<UInt8>.atLeast(1)).json == #"{"type":"integer","minimum":1,"maximum":255}"#)
        #expect(schema(InputValidator<Int8>.atMost(5)).json == #"{"type":"integer","maximum":5,"minimum":-128}"#)
        #expect(
            schema(InputValidator<Int16>.range(-3..<4)).json == #"{"type":"integer","minimum":-3,"exclusiveMaximum":4}"#
        )
        #expect(
            schema(InputValidator<Int8>.greaterThan(0)).json
                == #"{"type":"integer","exclusiveMinimum":0,"maximum":127}"#)
        #expect(
            schema(InputValidator<Double>.greaterThan(0) && .lessThan(1)).json
                == #"{"type":"number","exclusiveMinimum":0.0,"exclusiveMaximum":1.0}"#)
        #expect(schema(InputValidator<Float>.atLeast(0.5)).json == #"{"type":"number","minimum":0.5}"#)
        // An encoder writes 0.1 instead of 0.10000000149011612, which is the same value as a `Double`.
        #expect(
            schema(InputValidator<Float>.range(0.1...0.3)).json == #"{"type":"number","minimum":0.1,"maximum":0.3}"#)
        #expect(
            schema(InputValidator<Float>.atMost(1e20)).json == #"{"type":"number","maximum":1e+20}"#)
        // Whatever changes only errors has no effect.
        let few = schema(InputValidator<UInt8>.range(1...3).message("Enter a few").named("few"))
        #expect(few.json == #"{"type":"integer","minimum":1,"maximum":3}"# && few.losses == [])
        let secret = schema(InputValidator<UInt8>.range(1...3).sensitive())
        #expect(secret.json == #"{"type":"integer","minimum":0,"maximum":255}"# && secret.losses == ["sensitive"])
        // A value that isn't finite can't be written.
        #expect(schema(InputValidator<Double>.atMost(.infinity)).json == #"{"type":"number"}"#)
        // A second rule's limits are added.
        #expect(
            schema(InputValidator<Double>.atLeast(1) && .atLeast(2)).json
                == #"{"type":"number","minimum":1.0,"allOf":[{"minimum":2.0}]}"#)
    }

    @Test("writes lists, optional values, and flags, and loses what JSON Schema cannot express")
    func others() {
        #expect(
            schema(InputValidator<[UInt8]>.unique && .each(.atMost(9)) && .count(in: 1...3)).json
                == #"{"type":"array","uniqueItems":true,"minItems":1,"maxItems":3,"items":{"type":"integer","maximum":9,"minimum":0}}"#
        )
        #expect(
            schema(InputValidator<Double?>.optional(.atMost(1))).json
                == #"{"anyOf":[{"type":"number","maximum":1.0},{"type":"null"}]}"#)
        #expect(
            schema(InputValidator<[String]>.count(in: 1...3) && .count(in: 2...5)).json
                == #"{"type":"array","minItems":1,"maxItems":3,"items":{"type":"string"},"#
                + #""allOf":[{"minItems":2},{"maxItems":5}]}"#)
        // A range that contains no count.
        #expect(schema(InputValidator<[Int]>.count(in: 5..<5)).losses == ["count"])
        // Without rules, a model can be any value.
        #expect(schema(InputValidator<[Booking]>.count(in: 1...)).json == #"{"type":"array","minItems":1}"#)
        #expect(StrategySchema(InputValidator<Booking>.at(\.size, .atMost(4))).json(.openAPI) == "{}")
        // Two spellings of a text are a repetition here, but not in JSON.
        #expect(schema(InputValidator<[String]>.unique).losses == ["unique"])
        let flag = schema(InputValidator<Bool>.equal(to: true))
        #expect(flag.json == #"{"type":"boolean"}"# && flag.losses == ["equal"])
        #expect(schema(InputValidator<Int>.equal(to: 5)).losses == ["equal"])
        #expect(schema(InputValidator<Bool>.equal(to: true) && .equal(to: true)).losses == ["equal"])
        // A list without rules rejects every value.
        #expect(schema(InputValidator<Bool>.all(of: [InputValidator<Bool>]())).losses == ["allOf"])
        // A text that must be present may be empty.
        #expect(schema(InputValidator<String?>.present()).json == #"{"type":"string"}"#)
    }

    private struct Stay: Codable, Validatable {
        struct Guest: Codable, Validatable {
            var age: Int
            var card: String
            static let validator: InputValidator<Guest> = .all(of: [
                .at(\.age, label: "Age", .range(1...9)), .at(\.card, .paymentCard),
            ])
        }

        var guest: Guest
        var guests: [Guest]
        var floor: Int?
        var room: Int?

        static let validator: InputValidator<Stay> = .all(of: [
            .at(\.guest, Guest.validator), .at(\.guests, .each(Guest.validator)),
            .at(\.floor, .optional(.range(1...9))), .at(\.room, .present() && .optional(.range(1...9))),
            .at(\.guest.card, .alpha),
        ])
    }

    @Test("writes models inside one another, and requires an optional property only if it must be present")
    func nested() {
        let card =
            #""card":{"type":"string","pattern":"^(?:[0-9](?:[\\-\\u00a0\\u2009\\u202f]?[0-9]){11,18})$","#
            + #""minLength":1,"maxLength":64}"#
        let number = #""type":"integer","minimum":1,"maximum":9"#
        let guest =
            #""type":"object","properties":{"age":{"title":"Age",\#(number)},\#(card)},"required":["age","card"]"#
        let properties = [
            #""guest":{\#(guest)}"#, #""guests":{"type":"array","items":{\#(guest)}}"#,
            #""floor":{"anyOf":[{\#(number)},{"type":"null"}]}"#, #""room":{\#(number)}"#,
        ]
        let object =
            #"{"type":"object","properties":{\#(properties.joined(separator: ","))},"#
            + #""required":["guest","guests","room"]}"#
        let schema = StrategySchema(of: Stay.self)
        #expect(compact(schema.json(.openAPI)) == #"{"components":{"schemas":{"Stay":\#(object)}}}"#)
        #expect(
            schema.losses.map { "\($0.pointer) \($0.rule)" } == [
                " at", "/guest/card paymentCard", "/guest/card text", "/guests/*/card paymentCard",
                "/guests/*/card text",
            ])
        #expect(schema.fields.map(\.pointer) == ["/guest/age", "/guest/card", "/floor", "/room"])
        #expect(schema.fields[2].html == #"type="number" step="1" min="1" max="9""#)
        #expect(schema.fields[3].html == #"type="number" required step="1" min="1" max="9""#)
    }

    @Test("loses of an optional text or number, and of a list, what it loses of the value inside")
    func lossesInside() {
        let rejection = ValidationError(1, domain: "Test")
        let text: InputValidator<String> = .pattern("a+") && .condition(or: rejection) { $0 == "a" }
        let number: InputValidator<Int> = .range(1...9) && .condition(or: rejection) { $0 == 5 }
        #expect(schema(text).losses == ["condition"])
        #expect(schema(InputValidator<String?>.optional(text)).losses == ["condition"])
        #expect(schema(InputValidator<String?>.present() && .optional(text)).losses == ["condition"])
        #expect(schema(InputValidator<[String]>.each(text)).losses == ["condition"])
        #expect(schema(number).losses == ["condition"])
        #expect(StrategySchema(InputValidator<[String]>.each(text)).losses.map(\.pointer) == ["/*"])
        #expect(schema(InputValidator<Int?>.optional(number)).losses == ["condition"])
        #expect(schema(InputValidator<[Int]>.each(number)).losses == ["condition"])
        #expect(schema(InputValidator<[Int]>.condition(or: rejection) { $0.isEmpty }).losses == ["condition"])
        #expect(schema(InputValidator<Int?>.condition(or: rejection) { $0 == nil }).losses == ["condition"])
        #expect(schema(InputValidator<Booking>.condition(or: rejection) { $0.nights > 1 }).losses == ["condition"])
        let losses = StrategySchema(InputValidator<Booking>.at(\.note, .optional(text))).losses
        #expect(losses.map(\.rule) == ["condition"] && losses.allSatisfy { $0.pointer == "/note" })
        // A field's losses are the losses at its place.
        let both: InputValidator<Booking> = .at(\.nights, number) && .at(\.share, .range(0.25..<1.0))
        #expect(StrategySchema(both).fields.map { $0.losses.map(\.rule) } == [["condition"], ["range"]])
    }
}
