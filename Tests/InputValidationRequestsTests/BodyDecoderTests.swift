// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRequests
import Testing

#if FoundationInterop
import Foundation
#endif

@Suite("Initializers of decoded types")
struct BodyDecoderTests {
    @Test("end if they read a list until they catch an error")
    func readingUntilError() {
        struct Numbers: Decodable {
            enum CodingKeys: CodingKey { case list }
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                var list = try container.nestedUnkeyedContainer(forKey: .list)
                _ = try list.decode(Int.self)
                while (try? list.decode(Int.self)) != nil {}
            }
        }
        #expect(ValidatingDecoderTests.errors(in: #"{"list":5}"#, as: Numbers.self) == ["1236 /list 1:9"])
        #expect(ValidatingDecoderTests.errors(in: #"{"list":[]}"#, as: Numbers.self) == ["1004 /list/0 1:9"])
        #expect(ValidatingDecoderTests.errors(in: #"{"list":[1,2]}"#, as: Numbers.self) == [])
    }

    @Test("receive the coding path of a superclass, also if the object does not have its key")
    func codingPathOfSuperclass() throws {
        struct Child: Decodable {
            let keys: [String]
            private enum CodingKeys: CodingKey { case base }
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                keys = try container.superDecoder(forKey: .base).codingPath.map(\.stringValue)
            }
        }
        let children = try ValidatingDecoder().decode([Child].self, from: #"[{"base":1},{}]"#.utf8)
        #expect(children.map(\.keys) == [["Index 0", "base"], ["Index 1", "base"]])
    }
}

#if FoundationInterop
/// Initializers as programmers write them, with nested containers and superclass decoders.
extension BodyDecoderTests {
    @propertyWrapper
    struct Default<Value: Decodable & Sendable & ExpressibleByIntegerLiteral>: Decodable, Sendable {
        var wrappedValue: Value
        init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            wrappedValue = container.decodeNil() ? 0 : try container.decode(Value.self)
        }
    }

    struct Settings: Decodable {
        @Default var volume: Int
        var theme: String
        var limits: Limits
        struct Limits: Decodable {
            var low: Int
            var high: Int
            private enum CodingKeys: String, CodingKey { case low = "min", high = "max" }
        }
    }

    struct Event: Decodable {
        var title: String
        var street: String
        var zip: Int
        var tags: [String]
        private enum CodingKeys: CodingKey { case title, venue, tags }
        private enum VenueKeys: CodingKey { case address }
        private enum AddressKeys: CodingKey { case street, zip }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let address = try container.nestedContainer(keyedBy: VenueKeys.self, forKey: .venue)
                .nestedContainer(keyedBy: AddressKeys.self, forKey: .address)
            street = try address.decode(String.self, forKey: .street)
            zip = try address.decode(Int.self, forKey: .zip)
            title = try container.decode(String.self, forKey: .title)
            if let tag = try? container.decode(String.self, forKey: .tags) {
                tags = [tag]
            } else {
                tags = try container.decodeIfPresent([String].self, forKey: .tags) ?? []
            }
        }
    }

    class Vehicle: Decodable, @unchecked Sendable {
        let wheels: Int
        let name: String
    }

    final class Car: Vehicle, @unchecked Sendable {
        let doors: Int
        private enum CodingKeys: CodingKey { case doors }
        required init(from decoder: any Decoder) throws {
            doors = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .doors)
            try super.init(from: decoder)
        }
    }

    final class Boat: Vehicle, @unchecked Sendable {
        let sails: Int
        private enum CodingKeys: CodingKey { case sails }
        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            sails = try container.decode(Int.self, forKey: .sails)
            try super.init(from: container.superDecoder())
        }
    }

    /// A superclass that can do without its values.
    class Optionals: Decodable, @unchecked Sendable {
        let value: Int?
        required init(from decoder: any Decoder) throws {
            value = try decoder.singleValueContainer().decode(Int?.self)
        }
    }

    final class MoreOptionals: Optionals, @unchecked Sendable {
        required init(from decoder: any Decoder) throws {
            try super.init(from: decoder.container(keyedBy: OneKey.self).superDecoder(forKey: .base))
        }
        private enum OneKey: CodingKey { case base }
    }

    /// Superclasses that decode one value, a list, or nothing.
    class Amount: Decodable, @unchecked Sendable {
        let amount: Double
        required init(from decoder: any Decoder) throws {
            amount = try decoder.singleValueContainer().decode(Double.self)
        }
    }

    final class Price: Amount, @unchecked Sendable {
        let currency: String
        private enum CodingKeys: CodingKey { case currency }
        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            currency = try container.decode(String.self, forKey: .currency)
            try super.init(from: container.superDecoder())
        }
    }

    /// A value of any type at a key that may be absent.
    struct Parent<Value: Decodable & Sendable>: Decodable, Sendable {
        let value: Value
        let isNull: Bool
        let count: Int
        private enum CodingKeys: CodingKey { case base, count }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let base = try container.superDecoder(forKey: .base)
            isNull = try base.singleValueContainer().decodeNil()
            value = try base.singleValueContainer().decode(Value.self)
            count = try container.decode(Int.self, forKey: .count)
        }
    }

    /// A list with a list and an object, each in a nested container.
    struct Path: Decodable {
        var start: [Int] = []
        var end: [Int] = []
        private enum CodingKeys: CodingKey { case x, y }
        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            var pair = try list.nestedUnkeyedContainer()
            for _ in 0..<2 { start.append(try pair.decode(Int.self)) }
            let object = try list.nestedContainer(keyedBy: CodingKeys.self)
            for key in [CodingKeys.x, .y] { end.append(try object.decode(Int.self, forKey: key)) }
        }
    }

    /// A list with a value and the superclass.
    final class Ship: Vehicle, @unchecked Sendable {
        let sails: Int
        let ports: [String]
        required init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            sails = try list.decode(Int.self)
            let parent = try list.superDecoder()
            ports = try list.decode([String].self)
            try super.init(from: parent)
        }
    }

    /// A key that is only compared with `null`.
    struct Presence: Decodable {
        var isNull: Bool
        var count: Int
        private enum CodingKeys: CodingKey { case note, count }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            isNull = try container.decodeNil(forKey: .note)
            count = try container.decode(Int.self, forKey: .count)
        }
    }

    /// A list whose first element is only compared with `null`.
    struct NullFirst: Decodable {
        var isNull: Bool
        var number: Int
        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            isNull = try list.decodeNil()
            number = try list.decode(Int.self)
        }
    }

    struct Color: RawRepresentable, Decodable {
        let rawValue: String
        init?(rawValue: String) {
            guard rawValue.hasPrefix("#") else { return nil }
            self.rawValue = rawValue
        }
    }

    struct Theme: Decodable {
        var front: Color
        var back: Color
        var depth: Int8
    }

    /// An error about one key, thrown by the type's own initializer.
    struct Account: Decodable {
        var email: String
        var age: Int
        private enum CodingKeys: CodingKey { case email, age }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            age = try container.decode(Int.self, forKey: .age)
            email = try container.decode(String.self, forKey: .email)
            guard email.contains("@") else {
                throw DecodingError.dataCorruptedError(forKey: .email, in: container, debugDescription: "no @")
            }
        }
    }

    @Test(
        "have all their mistakes reported, also with containers inside one another",
        arguments: [
            DecodingRow(Settings.self, #"{"volume":null,"theme":"a","limits":{"min":1,"max":2}}"#),
            DecodingRow(
                Settings.self, #"{"volume":"x","limits":{"min":"1","high":2}}"#, "1004 /theme", "1236 /volume",
                "1004 /limits/max", "1236 /limits/min"),
            DecodingRow(Event.self, #"{"title":"a","venue":{"address":{"street":"b","zip":1}},"tags":"x"}"#),
            DecodingRow(
                Event.self, #"{"venue":{"address":{"street":1,"zip":"b"}},"tags":[1,"x",2]}"#, "1004 /title",
                "1236 /venue/address/street", "1236 /venue/address/zip", "1236 /tags/0", "1236 /tags/2"),
            DecodingRow(Event.self, #"{"title":5,"venue":{}}"#, "1236 /title", "1004 /venue/address"),
            DecodingRow(Event.self, #"{"title":5,"venue":[]}"#, "1236 /title", "1236 /venue"),
            DecodingRow(Car.self, #"{"doors":"x","wheels":"y"}"#, "1004 /name", "1236 /doors", "1236 /wheels"),
            DecodingRow(Boat.self, #"{"sails":2,"super":{"wheels":0,"name":"a"}}"#),
            DecodingRow(Boat.self, #"{"sails":"x"}"#, "1004 /super", "1236 /sails"),
            DecodingRow(
                Boat.self, #"{"sails":"x","super":{"name":1}}"#, "1236 /sails", "1004 /super/wheels", "1236 /super/name"
            ),
            DecodingRow(Price.self, #"{"super":1,"currency":"CHF"}"#),
            DecodingRow(Price.self, #"{"currency":5}"#, "1004 /super", "1236 /currency"),
            DecodingRow(Price.self, #"{"super":null,"currency":5}"#, "1004 /super", "1236 /currency"),
            DecodingRow(Parent<Bool>.self, #"{"count":"1"}"#, "1004 /base", "1236 /count"),
            DecodingRow(Parent<Float>.self, #"{"count":"1"}"#, "1004 /base", "1236 /count"),
            DecodingRow(Parent<UInt8>.self, "{}", "1004 /base", "1004 /count"),
            DecodingRow(Parent<[Int]>.self, #"{"count":"1"}"#, "1004 /base", "1236 /count"),
            DecodingRow(Parent<[String: Int]>.self, #"{"count":"1"}"#, "1004 /base", "1236 /count"),
            DecodingRow(Parent<UUID>.self, #"{"count":"1"}"#, "1004 /base", "1236 /count"),
            DecodingRow(Parent<Date>.self, #"{"count":"1"}"#, "1004 /base", "1236 /count"),
            DecodingRow(Parent<URL>.self, #"{"count":"1"}"#, "1004 /base", "1236 /count"),
            DecodingRow(Parent<Int?>.self, #"{"count":"1"}"#, "1236 /count"),
            DecodingRow(Parent<Int?>.self, #"{"count":1}"#),
            DecodingRow(MoreOptionals.self, "{}"), DecodingRow(MoreOptionals.self, #"{"base":"x"}"#, "1236 /base"),
            DecodingRow(Path.self, #"[[1,2],{"x":3,"y":4}]"#),
            DecodingRow(Path.self, #"[[1,"2"],{"y":null}]"#, "1236 /0/1", "1004 /1/x", "1004 /1/y"),
            DecodingRow(Path.self, #"[{},[]]"#, "1236 /0", "1236 /1"),
            DecodingRow(Path.self, "[[1]]", "1004 /1", "1004 /0/1"),
            DecodingRow(Ship.self, #"[2,{"wheels":0,"name":"a"},["b"]]"#),
            DecodingRow(
                Ship.self, #"["x",{"wheels":"y"},[1]]"#, "1236 /0", "1004 /1/name", "1236 /1/wheels", "1236 /2/0"),
            DecodingRow(Presence.self, #"{"note":null,"count":1}"#),
            DecodingRow(Presence.self, #"{"note":5,"count":1}"#),
            DecodingRow(Presence.self, #"{"count":"1"}"#, "1004 /note", "1236 /count"),
            DecodingRow(NullFirst.self, "[null,1]"), DecodingRow(NullFirst.self, "[5]"),
            DecodingRow(NullFirst.self, "[]", "1004 /0", "1004 /1"), DecodingRow(NullFirst.self, "[null]", "1004 /1"),
            DecodingRow(Theme.self, ##"{"front":"#fff","back":"#000","depth":1}"##),
            // One of the placeholders is a color.
            DecodingRow(
                Theme.self, #"{"front":"red","back":5,"depth":128}"#, "1237 /front", "1236 /back", "1237 /depth"),
            DecodingRow(Account.self, #"{"email":"x","age":1}"#, "1237 /email"),
            DecodingRow(
                [Account].self, #"[{"email":"x","age":"y"},{"email":5,"age":null}]"#, "1236 /0/age", "1236 /1/email",
                "1004 /1/age"),
        ])
    func initializers(row: DecodingRow) {
        row.check()
    }

    @Test("has a key for a superclass, which no type lists among its own")
    func superKey() {
        var decoder = ValidatingDecoder()
        decoder.unknownKeys = .rejected
        let boat = try? decoder.decode(Boat.self, from: #"{"sails":2,"super":{"wheels":0,"name":"a"}}"#.utf8)
        #expect(boat?.sails == 2 && boat?.wheels == 0)
        let error = #expect(throws: FormError.self) {
            try decoder.decode(Boat.self, from: #"{"sails":2,"super":{"wheels":0,"name":"a"},"base":1}"#.utf8)
        }
        #expect(error?.errors.map(\.code) == [.decodingKey] && error?.errors.map(\.path.text) == ["base"])
    }
}
#endif
