// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRequests
import Testing

#if FoundationInterop
import Foundation
#endif

@Suite("Rules with a property's name that is not a key")
struct MisnamedRulesTests {
    private static func errors<Value: Decodable>(
        _ type: Value.Type, _ json: String, with decoder: ValidatingDecoder = ValidatingDecoder()
    ) -> [String] {
        do {
            _ = try decoder.decode(type, from: json.utf8)
            return []
        } catch {
            return error.errors.map { "\($0.code) \($0.path.jsonPointer)" }
        }
    }

    @Test("are refused at the value's place, whether the other values are correct or not")
    func renamed() {
        #expect(Self.errors(Person.self, #"{"given":"Ada","family":"x"}"#) == [])
        #expect(Self.errors(Person.self, #"{"given":"","family":"x"}"#) == ["1009 "])
        #expect(Self.errors(Person.self, #"{"given":"","family":5}"#) == ["1009 ", "1236 /family"])
        #expect(Self.errors(Person.self, #"{"given":5,"family":"x"}"#) == ["1009 ", "1236 /given"])
        // One refusal for the type, at its first value.
        #expect(
            Self.errors([String: [Person]].self, #"{"a":[{"given":"","family":"x"},{"given":"","family":"y"}]}"#)
                == ["1009 /a/0"])
    }

    @Test("are named for the developer, but not for the user")
    func cause() throws {
        let error = #expect(throws: FormError.self) {
            try ValidatingDecoder().decode(Person.self, from: #"{"given":"","family":"x"}"#.utf8)
        }
        let refusal = try #require(error?.errors.first)
        #expect(refusal["cause"] == "no key has the name of the property name")
        #expect(refusal.reason == "There is a problem with this form: this cannot be checked")
    }

    @Test("are accepted with the key's name")
    func withKey() {
        #expect(Self.errors(Named.self, #"{"given":"","family":"x"}"#) == ["1004 /given"])
        #expect(Self.errors(Named.self, #"{"given":"","family":5}"#) == ["1004 /given", "1236 /family"])
    }

    @Test("are accepted if the value's type may request the key in another branch, or reads other keys itself")
    func otherKeys() {
        #expect(Self.errors(Branching.self, #"{"kind":"b","note":""}"#) == ["1004 /note"])
        #expect(Self.errors(Branching.self, #"{"kind":"a","card":"","note":"x"}"#) == ["1004 /card"])
        #expect(Self.errors(Open.self, #"{"x":""}"#) == ["1004 /name"])
        #expect(Self.errors(Nested.self, #"{"venue":{"name":""}}"#) == ["1004 /name"])
        #expect(Self.errors(Optionals.self, #"{"other":5}"#) == ["1004 /nick", "1236 /other"])
        #expect(Self.errors(Optionals.self, #"{}"#) == ["1004 /nick"])
    }

    #if FoundationInterop
    @Test("are accepted if a strategy changes the keys")
    func strategies() {
        let json = JSONDecoder()
        json.keyDecodingStrategy = .convertFromSnakeCase
        #expect(
            Self.errors(Plain.self, #"{"first_name":""}"#, with: ValidatingDecoder(json)) == ["1004 /first_name"])
        json.keyDecodingStrategy = .custom { path in
            StringKey(stringValue: String(path.last?.stringValue.dropFirst(2) ?? ""))
        }
        #expect(
            Self.errors(Plain.self, #"{"x-firstName":""}"#, with: ValidatingDecoder(json)) == ["1004 /firstName"])
        #expect(Self.errors(Snake.self, #"{"first_name":""}"#) == ["1004 /first_name"])
    }
    #endif
}

// MARK: - Types

private struct StringKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

private struct Person: Decodable, Validatable {
    var name: String
    var family: String
    private enum CodingKeys: String, CodingKey { case name = "given", family }
    static let validator: InputValidator<Person> = .all(of: [
        .at(\.name, label: "Name", .required), .at(\.family, .required),
    ])
}

private struct Named: Decodable, Validatable {
    var name: String
    var family: String
    private enum CodingKeys: String, CodingKey { case name = "given", family }
    static let validator: InputValidator<Named> = .at(\.name, key: "given", .required)
}

private struct Branching: Decodable, Validatable {
    var card = "x"
    var note: String
    private enum CodingKeys: CodingKey { case kind, card, note }
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if try container.decode(String.self, forKey: .kind) == "a" {
            card = try container.decode(String.self, forKey: .card)
        }
        note = try container.decode(String.self, forKey: .note)
    }
    static let validator: InputValidator<Branching> = .all(of: [.at(\.card, .required), .at(\.note, .required)])
}

/// A type whose keys are not limited.
private struct Open: Decodable, Validatable {
    var name: String
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: StringKey.self)
        name = try container.decode(String.self, forKey: StringKey(stringValue: "x"))
    }
    static let validator: InputValidator<Open> = .at(\.name, .required)
}

private struct Nested: Decodable, Validatable {
    var name: String
    private enum CodingKeys: CodingKey { case venue }
    private enum VenueKeys: CodingKey { case name }
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
            .nestedContainer(keyedBy: VenueKeys.self, forKey: .venue)
        name = try container.decode(String.self, forKey: .name)
    }
    static let validator: InputValidator<Nested> = .at(\.name, .required)
}

private struct Optionals: Decodable, Validatable {
    var nick: String?
    var other: String?
    static let validator: InputValidator<Optionals> = .at(\.nick, .present())
}

private struct Plain: Decodable, Validatable {
    var firstName: String
    static let validator: InputValidator<Plain> = .at(\.firstName, .required)
}

private struct Snake: Decodable, Validatable {
    var firstName: String
    private enum CodingKeys: String, CodingKey { case firstName = "first_name" }
    static let validator: InputValidator<Snake> = .at(\.firstName, .required)
}
