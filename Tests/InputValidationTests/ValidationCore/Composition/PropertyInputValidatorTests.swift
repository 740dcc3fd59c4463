// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRequests
import Testing

/// A value with properties, one of which is computed.
private struct Place: Equatable, Validatable {
    var city: String
    var lines: [String]
    var upperCity: String { city.uppercased() }

    static let validator: InputValidator<Place> = .at(\.city, .alpha) && .at(\.lines, key: "lines", .each(.numeric))
}

extension StrategyRow {
    static let property = [
        StrategyRow(
            "property", InputValidator<Place>.at(\.city, .alpha),
            accepts: [Place(city: "Bern", lines: []), Place(city: "a", lines: ["x"])],
            rejects: [
                (Place(city: "1", lines: []), .alphaCharacter), (Place(city: "", lines: []), .inputEmpty),
            ])
    ]
}

/// A value with properties that only the main actor can read.
@MainActor private struct Profile {
    final class Picture {}

    var name = ""
    var picture = Picture()
    var heading: String { "Profile" }
}

@Suite("Rules for properties")
struct PropertyInputValidatorTests {
    struct Address: Sendable {
        var zip = ""
        var lines: [String] = []
    }

    struct Person: Sendable {
        var address = Address()
        var second: Address?
        var name = ""
    }

    @Test("has the name and the label of the property in its configuration")
    func configuration() {
        let configuration = InputValidator<[String]>.at(\.description, key: "text", label: "Text", .alpha).configuration
        #expect(configuration.name == "at" && configuration.children.map(\.name) == ["alpha"])
        #expect(configuration.parameters == ["name": "text", "label": "Text"])
    }

    @Test(
        "report the path of a nested property",
        arguments: [
            (.at(\.address, .at(\.zip, .required)), [.key("address"), .key("zip")]),
            (.at(\.address.zip, .required), [.key("address"), .key("zip")]),
            (.at(\.second?.zip, .present()), [.key("second"), .key("zip")]),
            (.at(\.address.zip, key: "postal.code", .required), [.key("postal.code")]),
        ] as [(InputValidator<Person>, [ValidationError.PathComponent])])
    func nested(strategy: InputValidator<Person>, path: [ValidationError.PathComponent]) {
        let errors = strategy.errors(for: Person())
        #expect(errors.map(\.path) == [path])
        #expect(rejection(by: strategy, of: Person()) == errors.first)
    }

    @Test("are equal if they are written in the same way")
    func equality() {
        let nested: InputValidator<Person> = .at(\.address, .at(\.zip, .required))
        let direct: InputValidator<Person> = .at(\.address.zip, .required)
        #expect(nested != direct && direct == .at(\.address.zip, .required))
    }

    @Test("add a label to their errors unless the rule has one")
    func labels() {
        let strategy: InputValidator<Person> =
            .at(\.name, label: "Name", .required)
            && .at(
                \.address, label: "Address", .at(\.zip, label: "Postcode", .required) && .at(\.lines, .count(in: 1...)))
        let errors = strategy.errors(for: Person())
        #expect(errors.map(\.label) == ["Name", "Postcode", "Address"])
        #expect(
            errors.map(\.reason) == [
                "Name must not be empty", "Postcode must not be empty", "Address must have 1 entry or more",
            ])
        let input = ValidatedInput(Person(), .at(\.name, .required), label: "Person", key: "person")
        input.validate()
        #expect(input.error?.label == "Person" && input.error?.path.text == "person.name")
        #expect(InputValidator<Person>.at(\.name, label: "A", .required) != .at(\.name, label: "B", .required))
    }

    @Test(
        "have the label of the innermost rule for a part, however its name is written",
        arguments: [
            ([.key("address"), .key("zip")], "Postcode"), ([.key("Address"), .key("ZIP")], "Postcode"),
            // A list's label isn't the label of its elements.
            ([.key("address"), .key("zip"), .index(0)], nil),
            ([.key("address")], "Home"), ([.key("address"), .key("lines")], "Home"), ([], nil), ([.key("name")], nil),
            ([.index(0)], nil),
        ] as [([ValidationError.PathComponent], String?)])
    func labelsOfParts(path: [ValidationError.PathComponent], label: String?) {
        let strategy: InputValidator<Person> = .at(\.address, label: "Home", .at(\.zip, label: "Postcode", .required))
        #expect(strategy.label(at: path[...])?.text == label)
    }

    @Test("have the label of the rule that is nearest to a part, in either order")
    func nearestLabels() {
        let rules: [InputValidator<Person>] = [
            .at(\.address, label: "Home", .at(\.lines, .count(in: 1...))),
            .at(\.address.zip, label: "Postcode", .required),
        ]
        for strategy: InputValidator<Person> in [.all(of: rules), .all(of: rules.reversed())] {
            #expect(strategy.label(at: [.key("address"), .key("zip")])?.text == "Postcode")
            #expect(strategy.label(at: [.key("address"), .key("lines")])?.text == "Home")
            #expect(strategy.label(at: [.key("address")])?.text == "Home")
        }
    }

    @Test("have the phrase of the input in a sentence only together with its label")
    func phrases() {
        let input = ValidatedInput(
            Person(),
            .at(\.name, .required) && .at(\.address.zip, label: "Postcode", .required)
                && .at(\.second?.zip, .present().message("Enter {label}")), label: "Guest",
            labelInSentence: "the guest", key: "guest")
        input.validate()
        #expect(input.errors.map(\.label) == ["Guest", "Postcode", "Guest"])
        #expect(input.errors.map(\.labelInSentence) == ["the guest", nil, "the guest"])
        #expect(input.errors.map(\.path.text) == ["guest.name", "guest.address.zip", "guest.second.zip"])
        let inner = ValidationError(.inputEmpty).labeled("Zip", labelInSentence: "your zip code")
        let error = ValidatedInput("", .required.error(inner), label: "Address", labelInSentence: "your address")
        error.validate()
        #expect(error.error?.label == "Zip" && error.error?.labelInSentence == "your zip code")
    }

    @Test(
        "give the innermost of their labels to a value of another type",
        arguments: [
            (#"{"home":{"city":1,"lines":["a"]},"others":[]}"#, "/home/city", "City"),
            (#"{"home":{"city":"a","lines":[1]},"others":[]}"#, "/home/lines/0", nil),
            (#"{"home":{"city":"a","lines":1},"others":[]}"#, "/home/lines", "Home"),
            (#"{"home":1,"others":[]}"#, "/home", "Home"),
            (#"{"home":{"city":"a","lines":["a"]},"others":[{"city":1,"lines":[]}]}"#, "/others/0/city", "Other city"),
            (#"{"home":{"city":"a","lines":["a"]},"others":[{"city":"a","lines":[1]}]}"#, "/others/0/lines/0", nil),
            (#"{"home":{"city":"a","lines":["a"]},"others":1}"#, "/others", nil),
            (#"{"home":{"city":"a","lines":["a"]},"others":[],"second":{"city":1}}"#, "/second/city", "Second"),
        ] as [(String, String, String?)])
    func labelsOfDecoding(json: String, place: String, label: String?) {
        struct Home: Decodable {
            var city: String
            var lines: [String]
        }
        struct Second: Decodable { var city: String }
        struct Guest: Decodable, Validatable {
            var home: Home
            var others: [Home]
            var second: Second?
            static let validator: InputValidator<Guest> = .all(of: [
                .at(\.home, label: "Home", .at(\.city, label: "City", .required) && .at(\.lines, .each(.required))),
                .at(\.others, .each(.at(\.city, label: "Other city", .required))),
                .at(\.second, label: "Second", .optional(.at(\.city, .required))),
            ])
        }
        let error = #expect(throws: FormError.self) { try ValidatingDecoder().decode(Guest.self, from: json.utf8) }
        let found = error?.errors.filter { $0.code == .decodingType } ?? []
        #expect(found.map(\.path.jsonPointer) == [place] && found.map(\.label) == [label])
    }

    @Test(
        "have paths that people and programs can read",
        arguments: [
            ([], "", ""), ([.key("age")], "age", "/age"),
            ([.key("address"), .key("lines"), .index(2)], "address.lines[2]", "/address/lines/2"),
            ([.index(0), .key("a")], "[0].a", "/0/a"), ([.key("a/b"), .key("m~n")], "a/b.m~n", "/a~1b/m~0n"),
            ([.key("")], "", "/"),
        ] as [([ValidationError.PathComponent], String, String)])
    func texts(path: [ValidationError.PathComponent], text: String, pointer: String) {
        #expect(path.text == text)
        #expect(path.jsonPointer == pointer)
        #expect("\(path)" == "[" + path.map(\.description).joined(separator: ", ") + "]")
    }

    @Test("report the properties in the path, the outer property first")
    func at() {
        let address = Place(city: "1", lines: ["1", "x"])
        #expect(rejection(by: Place.validator, of: address)?.path == [.key("city")])
        #expect(address.errors.map(\.path) == [[.key("city")], [.key("lines"), .index(1)]])
        let nested: InputValidator<[Place]> = .each(Place.validator)
        #expect(nested.errors(for: [address]).last?.description.contains("[0].lines[1]") == true)
    }

    @Test("keep the path where an error is replaced")
    func pathOfReplacement() {
        #expect(
            rejection(by: Place.validator.message("x"), of: Place(city: "1", lines: []))?.path == [.key("city")])
    }

    @Test("report a computed property by the word \"property\"")
    func computedProperty() {
        let strategy: InputValidator<Place> = .at(\.upperCity, .numeric)
        #expect(rejection(by: strategy, of: Place(city: "a", lines: []))?.path == [.key("property")])
        #expect(InputValidator<Place>.at(\.city, .numeric) == .at(\.city, .numeric))
        #expect(InputValidator<Place>.at(\.city, key: "x", .numeric) != .at(\.upperCity, key: "x", .numeric))
    }

    @Test("reject every value if the property of the main actor is computed or an object")
    @MainActor
    func isolatedProperty() {
        let any: InputValidator<Profile.Picture> = .condition(or: ValidationError(1, domain: "Test")) { _ in true }
        for strategy in [.at(\.picture, any), .at(\.heading, .required)] as [InputValidator<Profile>] {
            let error = rejection(by: strategy, of: Profile())
            #expect(error?.domain == .builtIn && error?.code == .strategyPropertyUnreadable)
            #expect(!strategy.isSensitive)
        }
        #expect(InputValidator<Profile>.at(\.heading, .required.sensitive()).isSensitive)
        #expect(rejection(by: InputValidator<Profile>.at(\.name, .required), of: Profile())?.code == .inputEmpty)
        let named: InputValidator<Profile> = .at(\.name, key: "full", label: "Full name", .required)
        let error = rejection(by: named, of: Profile())
        #expect(error?.path == [.key("full")] && error?.label == "Full name")
    }

    @Test("normalize values, never objects")
    func normalization() {
        final class Box { var text: String; init(_ text: String) { self.text = text } }
        let value: InputValidator<Place> = .at(\.city, .trimmed(then: .alpha))
        #expect(value.normalized(Place(city: " Bern ", lines: [])).city == "Bern")
        let object: InputValidator<Box> = .at(\.text, .trimmed(then: .alpha))
        let box = Box(" Bern ")
        #expect(object.isValid(box) && object.normalized(box).text == " Bern " && box.text == " Bern ")
    }

    @Test("do not read a computed property of a value that has a placeholder")
    func placeholder() {
        struct Guest: Decodable, Validatable {
            var name: String
            var initial: String {
                precondition(!name.isEmpty, "The name is a placeholder")
                return String(name.prefix(1))
            }
            static let validator: InputValidator<Guest> = .at(\.initial, key: "initial", .alpha)
        }
        func codes(_ json: String) -> [ValidationError.Code]? {
            let error = #expect(throws: FormError.self) { try ValidatingDecoder().decode(Guest.self, from: json.utf8) }
            return error?.errors.map(\.code)
        }
        #expect(codes(#"{"name":"1"}"#) == [.alphaCharacter])
        #expect(codes(#"{"name":1}"#) == [.decodingType])
    }
}
