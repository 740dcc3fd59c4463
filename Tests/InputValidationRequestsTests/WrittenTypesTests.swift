// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if FoundationInterop
import Foundation
import InputValidation
import InputValidationRequests
import Testing

/// Types as people write them, with several mistakes at once.
struct WrittenTypesTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let type: any (Decodable & Sendable).Type
        let json: String
        let errors: [String]
        var testDescription: String { "\(type) \(json)" }

        init(_ type: any (Decodable & Sendable).Type, _ json: String, _ errors: String...) {
            (self.type, self.json, self.errors) = (type, json, errors)
        }
    }

    /// Checks the errors, and that `JSONDecoder` returns the same value or an error as well.
    func check<Value: Decodable>(_ type: Value.Type, _ row: Row) {
        let found = ValidatingDecoderTests.errors(in: row.json, as: type).map {
            $0.split(separator: " ").dropLast().joined(separator: " ")
        }
        #expect(found == row.errors, "\(row.json)")
        let expected = try? JSONDecoder().decode(type, from: Data(row.json.utf8))
        #expect((expected == nil) == !row.errors.isEmpty)
        guard let expected, let value = try? ValidatingDecoder().decode(type, from: row.json.utf8) else { return }
        var (first, second) = ("", "")
        dump(expected, to: &first)
        dump(value, to: &second)
        #expect(first == second)
    }

    // MARK: Enumerations

    enum Shape: Decodable {
        case circle(radius: Double), box(width: Int, height: Int)
        private enum Kind: String, Decodable { case circle, box }
        private enum CodingKeys: CodingKey { case kind, radius, width, height }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            switch try container.decode(Kind.self, forKey: .kind) {
            case .circle: self = .circle(radius: try container.decode(Double.self, forKey: .radius))
            case .box:
                self = .box(
                    width: try container.decode(Int.self, forKey: .width),
                    height: try container.decode(Int.self, forKey: .height))
            }
        }
    }

    struct Drawing: Decodable {
        var title: String
        var shapes: [Shape]
        var scale: Double
    }

    struct Customer: Decodable {
        var isCompany: Bool
        var number: String
        var age: Int?
        var city: String
        private enum CodingKeys: CodingKey { case isCompany, taxNumber, passport, age, city }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            isCompany = try container.decode(Bool.self, forKey: .isCompany)
            number = try container.decode(String.self, forKey: isCompany ? .taxNumber : .passport)
            age = try container.decodeIfPresent(Int.self, forKey: .age)
            city = try container.decode(String.self, forKey: .city)
        }
    }

    enum Command: Decodable {
        case move(x: Int, y: Int), say(String), stop
    }

    private enum Kind: String, Decodable { case a, b }

    private enum AnyKey: CodingKey { case head, kinds, kind, a, b, isNamed, isKnown, name, papers, end }

    /// A type for which a part of a part determines what it decodes next.
    struct Message: Decodable {
        private struct Head: Decodable {
            var kind: Kind
            var note: String
        }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: AnyKey.self)
            switch try container.decode(Head.self, forKey: .head).kind {
            case .a: _ = try container.decode(Int.self, forKey: .a)
            case .b: _ = try container.decode(String.self, forKey: .b)
            }
            _ = try container.decode(String.self, forKey: .end)
        }
    }

    /// A type for which the elements of a list determine what it decodes next.
    struct Batch: Decodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: AnyKey.self)
            let kinds = try container.decode([Kind].self, forKey: .kinds)
            if kinds.contains(.a) { _ = try container.decode(Int.self, forKey: .a) }
            if kinds.contains(.b) { _ = try container.decode(Int.self, forKey: .b) }
            _ = try container.decode(String.self, forKey: .end)
        }
    }

    /// A type for which a key determines the type of another one.
    struct Setting: Decodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: AnyKey.self)
            switch try container.decode(Kind.self, forKey: .kind) {
            case .a: _ = try container.decode(Int.self, forKey: .a)
            case .b: _ = try container.decode(String.self, forKey: .a)
            }
            _ = try container.decode(String.self, forKey: .end)
        }
    }

    /// A type whose rules are about values that depend on others.
    struct Traveler: Decodable, Validatable {
        struct Papers: Decodable, Validatable {
            var number: String
            static let validator: InputValidator<Papers> = .at(\.number, .numeric)
        }
        var name: String
        var papers: Papers?
        var end: String
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: AnyKey.self)
            let isNamed = try container.decode(Bool.self, forKey: .isNamed)
            let given = try container.decode(String.self, forKey: .name)
            name = isNamed ? given : ""
            if try !container.decode(Bool.self, forKey: .isKnown) {
                papers = try container.decode(Papers.self, forKey: .papers)
            }
            end = try container.decode(String.self, forKey: .end)
        }
        static let validator: InputValidator<Traveler> = .all(of: [.at(\.name, .required), .at(\.end, .required)])
    }

    /// A type that decodes a key only with a flag, and has a rule for its value.
    struct Speaker: Decodable, Validatable {
        var name = ""
        var end: String
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: AnyKey.self)
            if try container.decode(Bool.self, forKey: .isNamed) {
                name = try container.decode(String.self, forKey: .name)
            }
            end = try container.decode(String.self, forKey: .end)
        }
        static let validator: InputValidator<Speaker> = .at(\.name, .required)
    }

    /// A type for which a decimal number determines what it decodes next.
    struct Donation: Decodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: AnyKey.self)
            if try container.decode(Decimal.self, forKey: .kind) > 0 {
                _ = try container.decode(String.self, forKey: .name)
            }
            _ = try container.decode(String.self, forKey: .end)
        }
    }

    @Test(
        "a discriminator that cannot be decoded does not add the mistakes of a case",
        arguments: [
            Row(Shape.self, #"{"kind":"circle","radius":1}"#),
            Row(Shape.self, #"{"kind":"oval","side":1}"#, "1237 /kind"),
            Row(Shape.self, #"{"kind":"box","width":"1"}"#, "1004 /height", "1236 /width"),
            Row(Shape.self, #"{"side":1}"#, "1004 /kind"),
            Row(
                Drawing.self, #"{"title":1,"shapes":[{"kind":5},{"kind":"box"}],"scale":"big"}"#, "1236 /title",
                "1236 /shapes/0/kind", "1004 /shapes/1/width", "1004 /shapes/1/height", "1236 /scale"),
            Row(
                Customer.self, #"{"isCompany":"yes","age":"x","city":7}"#, "1236 /isCompany", "1236 /age",
                "1236 /city"),
            Row(Customer.self, #"{"isCompany":true,"city":7}"#, "1004 /taxNumber", "1236 /city"),
            Row(Command.self, #"{"move":{"x":1,"y":2}}"#), Row(Command.self, #"{"stop":{}}"#),
            Row(Command.self, #"{"move":{"x":"1","y":null}}"#, "1236 /move/x", "1004 /move/y"),
            Row(Command.self, #"{"say":{"_0":1}}"#, "1236 /say/_0"),
            Row([Command].self, #"[{"fly":{}},{"move":{}}]"#, "1236 /0", "1004 /1/move/x", "1004 /1/move/y"),
            Row(
                Message.self, #"{"head":{"kind":5,"note":1},"a":"x","end":1}"#, "1236 /head/kind", "1236 /head/note",
                "1236 /end"),
            Row(Message.self, #"{"head":{"kind":"b","note":1},"end":1}"#, "1004 /b", "1236 /head/note", "1236 /end"),
            Row(Donation.self, #"{"kind":1e999,"end":1}"#, "1237 /kind", "1236 /end"),
            Row(Batch.self, #"{"kinds":["a",7],"a":"x","end":1}"#, "1236 /kinds/1", "1236 /a", "1236 /end"),
            Row(Batch.self, #"{"kinds":[7],"end":1}"#, "1236 /kinds/0", "1236 /end"),
            Row(Setting.self, #"{"kind":1,"a":"x","end":1}"#, "1236 /kind", "1236 /end"),
            Row(Setting.self, #"{"kind":1,"a":1,"end":1}"#, "1236 /kind", "1236 /end"),
            Row(Setting.self, #"{"kind":1,"a":[],"end":1}"#, "1236 /kind", "1236 /end"),
            Row(Setting.self, #"{"kind":"a","a":"x","end":1}"#, "1236 /a", "1236 /end"),
            Row(
                Traveler.self, #"{"isNamed":1,"name":"Aiko","isKnown":true,"end":""}"#, "1236 /isNamed", "1004 /end"),
            Row(
                Traveler.self, #"{"isNamed":true,"name":"Aiko","isKnown":1,"papers":{"number":"x"},"end":""}"#,
                "1236 /isKnown", "1004 /end"),
            Row(
                Traveler.self, #"{"isNamed":1,"name":"Aiko","isKnown":false,"papers":{"number":"x"},"end":1}"#,
                "1236 /isNamed", "1001 /papers/number", "1236 /end"),
            Row(Speaker.self, #"{"isNamed":1,"name":"","end":1}"#, "1236 /isNamed", "1236 /end"),
            Row(Speaker.self, #"{"isNamed":true,"name":"","end":1}"#, "1004 /name", "1236 /end"),
            Row(
                [Traveler].self, #"[{"isNamed":1,"name":"","isKnown":1},{"isNamed":false,"isKnown":true,"end":""}]"#,
                "1004 /0/end", "1236 /0/isNamed", "1004 /0/name", "1236 /0/isKnown", "1004 /1/name", "1004 /1/end"),
        ])
    func discriminators(row: Row) {
        check(row.type, row)
    }

    // MARK: Collections

    enum Language: String, Decodable, CodingKeyRepresentable { case german = "de", french = "fr" }

    struct Page<Item: Decodable & Sendable>: Decodable, Sendable {
        var items: [Item]
        var next: Int?
        var labels: [Language: String]
        var ranks: [Int: Double]
    }

    struct Item: Decodable {
        var id: UUID
        var price: Decimal
        var link: URL?
        var data: Data
    }

    /// A list with a text, a number, and any further flags.
    struct Mixed: Decodable {
        var name: String
        var count: UInt8
        var flags: [Bool] = []

        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            name = try container.decode(String.self)
            count = try container.decode(UInt8.self)
            while !container.isAtEnd { flags.append(try container.decode(Bool.self)) }
        }
    }

    /// A list that calls `decodeNil` for each element.
    struct Sparse: Decodable {
        var numbers: [Int?] = []

        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            while !container.isAtEnd {
                numbers.append(try container.decodeNil() ? nil : try container.decode(Int.self))
            }
        }
    }

    /// An object with keys that are known only from the body.
    struct Rates: Decodable {
        var rates: [String: Double] = [:]
        private struct Currency: CodingKey {
            let stringValue: String
            var intValue: Int? { nil }
            init?(stringValue: String) {
                guard stringValue.count == 3 else { return nil }
                self.stringValue = stringValue
            }
            init?(intValue: Int) { nil }
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Currency.self)
            for key in container.allKeys { rates[key.stringValue] = try container.decode(Double.self, forKey: key) }
        }
    }

    @Test(
        "lists, dictionaries, and generic types report each of their parts",
        arguments: [
            Row(Mixed.self, #"["a",1,true]"#), Row(Mixed.self, #"[1,256,5]"#, "1236 /0", "1237 /1", "1236 /2"),
            Row(Sparse.self, "[1,null,2]"), Row(Sparse.self, #"[null,"x",null]"#, "1236 /1"),
            Row(Mixed.self, "[]", "1004 /0", "1004 /1"), Row(Mixed.self, "{}", "1236"),
            Row(Rates.self, #"{"CHF":1,"EUR":"x","USD":null,"other":"x"}"#, "1236 /EUR", "1004 /USD"),
            Row(
                Page<Int>.self, #"{"items":[1,"2"],"next":"x","labels":{"de":1,"fr":null},"ranks":{"1":"x","2":{}}}"#,
                "1236 /items/1", "1236 /next", "1236 /labels/de", "1004 /labels/fr", "1236 /ranks/1", "1236 /ranks/2"),
            Row(
                Page<Item>.self,
                #"{"items":[{"id":"x","price":"1","link":5,"data":"?"},{}],"labels":{},"ranks":{}}"#,
                "1237 /items/0/id", "1236 /items/0/price", "1236 /items/0/link", "1237 /items/0/data",
                "1004 /items/1/id", "1004 /items/1/price", "1004 /items/1/data"),
            Row([String: [Int?]].self, #"{"a":[1,null,"x"],"b":null,"c":5}"#, "1236 /a/2", "1004 /b", "1236 /c"),
            Row(ClosedRange<Int>.self, "[1,2]"), Row([Int: String].self, #"{"1":"a"}"#),
            Row([Bool: Int].self, "[true,1]"), Row([Bool: Int].self, #"[true,"x"]"#, "1236 /1"),
        ])
    func collections(row: Row) {
        check(row.type, row)
    }

    // MARK: Initializers of people

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

    /// Superclasses that are one value, a list, or nothing.
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

    /// An error about one key, from an initializer of its own.
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
        "initializers that people write report all their mistakes",
        arguments: [
            Row(Settings.self, #"{"volume":null,"theme":"a","limits":{"min":1,"max":2}}"#),
            Row(
                Settings.self, #"{"volume":"x","limits":{"min":"1","high":2}}"#, "1004 /theme", "1236 /volume",
                "1004 /limits/max", "1236 /limits/min"),
            Row(Event.self, #"{"title":"a","venue":{"address":{"street":"b","zip":1}},"tags":"x"}"#),
            Row(
                Event.self, #"{"venue":{"address":{"street":1,"zip":"b"}},"tags":[1,"x",2]}"#, "1004 /title",
                "1236 /venue/address/street", "1236 /venue/address/zip", "1236 /tags/0", "1236 /tags/2"),
            Row(Event.self, #"{"title":5,"venue":{}}"#, "1236 /title", "1004 /venue/address"),
            Row(Event.self, #"{"title":5,"venue":[]}"#, "1236 /title", "1236 /venue"),
            Row(Car.self, #"{"doors":"x","wheels":"y"}"#, "1004 /name", "1236 /doors", "1236 /wheels"),
            Row(Boat.self, #"{"sails":2,"super":{"wheels":0,"name":"a"}}"#),
            Row(Boat.self, #"{"sails":"x"}"#, "1004 /super", "1236 /sails"),
            Row(
                Boat.self, #"{"sails":"x","super":{"name":1}}"#, "1236 /sails", "1004 /super/wheels", "1236 /super/name"
            ),
            Row(Price.self, #"{"super":1,"currency":"CHF"}"#),
            Row(Price.self, #"{"currency":5}"#, "1004 /super", "1236 /currency"),
            Row(Price.self, #"{"super":null,"currency":5}"#, "1004 /super", "1236 /currency"),
            Row(Parent<Bool>.self, #"{"count":"1"}"#, "1004 /base", "1236 /count"),
            Row(Parent<Float>.self, #"{"count":"1"}"#, "1004 /base", "1236 /count"),
            Row(Parent<UInt8>.self, "{}", "1004 /base", "1004 /count"),
            Row(Parent<[Int]>.self, #"{"count":"1"}"#, "1004 /base", "1236 /count"),
            Row(Parent<[String: Int]>.self, #"{"count":"1"}"#, "1004 /base", "1236 /count"),
            Row(Parent<UUID>.self, #"{"count":"1"}"#, "1004 /base", "1236 /count"),
            Row(Parent<Date>.self, #"{"count":"1"}"#, "1004 /base", "1236 /count"),
            Row(Parent<URL>.self, #"{"count":"1"}"#, "1004 /base", "1236 /count"),
            Row(Parent<Int?>.self, #"{"count":"1"}"#, "1236 /count"), Row(Parent<Int?>.self, #"{"count":1}"#),
            Row(MoreOptionals.self, "{}"), Row(MoreOptionals.self, #"{"base":"x"}"#, "1236 /base"),
            Row(Theme.self, ##"{"front":"#fff","back":"#000","depth":1}"##),
            // No placeholder is a color, so the initializer ends.
            Row(Theme.self, #"{"front":"red","back":5,"depth":128}"#, "1237 /front"),
            Row(Account.self, #"{"email":"x","age":1}"#, "1237 /email"),
            Row(
                [Account].self, #"[{"email":"x","age":"y"},{"email":5,"age":null}]"#, "1236 /0/age", "1236 /1/email",
                "1004 /1/age"),
        ])
    func initializers(row: Row) {
        check(row.type, row)
    }

    // MARK: Placeholders

    /// Enumerations of one byte, without a list of their cases.
    enum Pair: String, Decodable { case left, right }
    enum Suit: Int, Decodable { case clubs = 10, diamonds, hearts, spades }
    enum Day: String, Decodable { case mon, tue, wed, thu, fri, sat, sun }

    /// More cases than an initializer is tried with.
    enum Letter: String, Decodable, CaseIterable { case a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q }

    /// No value is the case `impossible`.
    enum Answer: Decodable {
        case yes, no, impossible(Never), unknown
        init(from decoder: any Decoder) throws {
            switch try decoder.singleValueContainer().decode(String.self) {
            case "yes": self = .yes
            case "no": self = .no
            case "unknown": self = .unknown
            default: throw ValidationError(.decodingValue)
            }
        }
    }

    final class Seen: @unchecked Sendable { var names: Set<String> = [] }

    /// Notes which values it is made from.
    struct Noting<Value: Decodable & Sendable>: Decodable {
        enum CodingKeys: CodingKey { case value, count }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let value = try container.decode(Value.self, forKey: .value)
            for case let seen as Seen in decoder.userInfo.values { seen.names.insert("\(value)") }
            _ = try container.decode(Int.self, forKey: .count)
        }
    }

    /// The placeholders are made from bytes.
    ///
    /// If the compiler numbered the cases otherwise, some would be missing here.
    @Test("the placeholders of an enumeration are exactly its cases")
    func casesAsPlaceholders() throws {
        let key = try #require(CodingUserInfoKey(rawValue: "seen"))
        func check<Value: Decodable & Sendable>(_ type: Value.Type, _ names: Set<String>) {
            let seen = Seen()
            var decoder = ValidatingDecoder()
            decoder.userInfo[key] = seen
            let errors = ValidatingDecoderTests.errors(
                in: #"{"value":"none","count":true}"#, as: Noting<Value>.self, decoder)
            #expect(errors.map { $0.split(separator: " ")[1] } == (names.isEmpty ? ["/value"] : ["/value", "/count"]))
            #expect(seen.names == names)
        }
        check(Pair.self, ["left", "right"])
        check(Suit.self, ["clubs", "diamonds", "hearts", "spades"])
        check(Day.self, ["mon", "tue", "wed", "thu", "fri", "sat", "sun"])
        check(Answer.self, [])
        check(Letter.self, Set(Letter.allCases.prefix(16).map(\.rawValue)))
        // Other types of one byte do not have such placeholders.
        check(Bool.self, ["false", "true"])
        check(Bool?.self, ["Optional(false)", "Optional(true)"])
    }

    @Test(
        "integers of 128 bits are decoded",
        arguments: [
            Row([Int128].self, "[170141183460469231731687303715884105727,-1]"),
            Row([UInt128].self, "[340282366920938463463374607431768211455]"),
            Row([UInt128].self, "[-1,true]", "1237 /0", "1236 /1"),
        ])
    func wideIntegers(row: Row) {
        check(row.type, row)
    }

    // MARK: Cases of other libraries

    struct User: Decodable {
        var name: String
        var groups: Set<String>
        var email: String?
    }

    struct Model: Decodable {
        struct Location: Decodable {
            var lat: Double
            var lng: Double
        }
        var is_required: Double
        var gt_int: Int
        var list_of_ints: [Int]
        var a_float: Double
        var recursive_model: Location
    }

    struct SignUp: Decodable {
        enum Color: String, Decodable { case red, blue, green }
        var name: String
        var username: String
        var age: Int
        var favoriteColor: Color?
    }

    /// What msgspec writes as `Annotated` types.
    struct Product: Decodable, Validatable {
        struct Size: Decodable, Validatable {
            var width: Double
            var height: Double
            static let validator: InputValidator<Size> = .all(of: [
                .at(\.width, .range(0.1...)), .at(\.height, .range(0.1...)),
            ])
        }
        var id: Int
        var name: String
        var tags: [String]
        var sizes: [String: Size]
        static let validator: InputValidator<Product> = .all(of: [
            .at(\.id, .range(1...)), .at(\.name, .count(in: 1...8)), .at(\.tags, .count(in: ...3)),
            .at(\.tags, .each(.pattern("[a-z]*"))),
        ])
    }

    /// What pydantic writes as fields with constraints, a discriminated union, and a validator of the model.
    struct Registration: Decodable, Validatable {
        enum Pet: Decodable {
            case cat(lives: Int), dog(barks: Double)
            private enum CodingKeys: CodingKey { case kind, lives, barks }
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                switch try container.decode(String.self, forKey: .kind) {
                case "cat": self = .cat(lives: try container.decode(Int.self, forKey: .lives))
                case "dog": self = .dog(barks: try container.decode(Double.self, forKey: .barks))
                default:
                    throw DecodingError.dataCorruptedError(
                        forKey: .kind, in: container, debugDescription: "neither a cat nor a dog")
                }
            }
        }
        var password: String
        var repeated: String
        var birthday: Date
        var age: Int?
        var pets: [Pet]
        static let validator: InputValidator<Registration> = .all(of: [
            .condition(or: ValidationError(1, domain: "Registration", message: "Enter the same password twice")) {
                $0.password == $0.repeated
            },
            .at(\.password, .count(in: 8...)), .at(\.age, .optional(.range(18...))),
        ])
    }

    /// What Vapor writes as `validations.add("email", as: String.self, is: .email)` and so on.
    struct CreateUser: Decodable, Validatable {
        struct Address: Decodable, Validatable {
            var street: String
            var zip: String
            static let validator: InputValidator<Address> = .all(of: [
                .at(\.street, .required), .at(\.zip, .numeric),
            ])
        }
        var name: String
        var email: String
        var age: Int
        var zodiac: String?
        var address: Address
        var hobbies: [Address]?
        static let validator: InputValidator<CreateUser> = .all(of: [
            .at(\.name, .required), .at(\.email, .email), .at(\.age, .range(13...)),
            .at(\.zodiac, .optional(.oneOf(["aries", "leo"]))),
        ])
    }

    /// The bodies are those of the documentation of msgspec ("Structs"), pydantic ("Error handling"), and Vapor
    /// ("Validation"), and the errors of all values are expected.
    ///
    /// The last ten bodies have missing values, values of other types, and values that a constraint rejects, in the
    /// kinds of types that the three document.
    @Test(
        "bodies that other libraries document",
        arguments: [
            Row(User.self, #"{"name":"bill","groups":["devops",123]}"#, "1236 /groups/1"),
            Row(
                User.self, #"{"name":1,"groups":[1,null],"email":2}"#, "1236 /name", "1236 /groups/0", "1004 /groups/1",
                "1236 /email"),
            Row(
                Model.self,
                #"{"list_of_ints":["1",2,"bad"],"a_float":"not a float","recursive_model":{"lat":4.2,"lng":"New York"},"gt_int":2.5}"#,
                "1004 /is_required", "1236 /list_of_ints/0", "1236 /list_of_ints/2", "1236 /a_float",
                "1236 /recursive_model/lng", "1236 /gt_int"),
            Row(
                SignUp.self, #"{"name":"a","username":"b","age":4.5,"favoriteColor":"orange"}"#, "1236 /age",
                "1237 /favoriteColor"),
            Row(SignUp.self, #"{"username":5,"favoriteColor":null}"#, "1004 /name", "1004 /age", "1236 /username"),
            Row(
                Product.self, #"{"id":0,"tags":["ok","B",3],"sizes":{}}"#, "1004 /name", "1020 /id", "1003 /tags/1",
                "1236 /tags/2"),
            Row(
                Product.self, #"{"id":"1","name":"a long name","tags":null,"sizes":{"s":{"width":0}}}"#, "1236 /id",
                "1011 /name", "1004 /tags", "1004 /sizes/s/height", "1020 /sizes/s/width"),
            Row(
                Product.self,
                #"{"id":1.5,"name":"","tags":["a","b","c","d"],"sizes":{"s":[],"m":{"height":-1,"width":1}}}"#,
                "1236 /id", "1004 /name", "1016 /tags", "1236 /sizes/s", "1020 /sizes/m/height"),
            Row(
                Registration.self, #"{"password":"short","repeated":"other","age":"x","pets":[]}"#, "1004 /birthday",
                "1010 /password", "1236 /age"),
            Row(
                Registration.self, #"{"password":"short","repeated":5,"birthday":0,"age":17,"pets":[{"kind":"cat"}]}"#,
                "1010 /password", "1236 /repeated", "1020 /age", "1004 /pets/0/lives"),
            Row(
                Registration.self,
                #"{"password":"long enough","repeated":"else","birthday":"x","pets":[{"kind":"fox"},{"barks":1}]}"#,
                "1236 /birthday", "1237 /pets/0/kind", "1004 /pets/1/kind"),
            Row(
                Registration.self,
                #"{"password":"long enough","repeated":null,"birthday":"x","age":1,"pets":[{"kind":"dog"},5]}"#,
                "1004 /repeated", "1236 /birthday", "1020 /age", "1004 /pets/0/barks", "1236 /pets/1"),
            Row(
                CreateUser.self, #"{"name":"","age":"12","zodiac":"duck","address":{"zip":"x"}}"#, "1004 /email",
                "1004 /name", "1236 /age", "1032 /zodiac", "1004 /address/street", "1001 /address/zip"),
            Row(
                CreateUser.self,
                #"{"name":5,"email":"a@b","age":12,"address":[],"hobbies":[{"street":"","zip":1},null]}"#,
                "1236 /name", "1098 /email", "1020 /age", "1236 /address", "1004 /hobbies/0/street",
                "1236 /hobbies/0/zip", "1004 /hobbies/1"),
            Row(
                CreateUser.self, #"{"email":null,"age":null,"address":null,"zodiac":7,"name":""}"#, "1004 /email",
                "1004 /age", "1004 /address", "1236 /zodiac", "1004 /name"),
        ])
    func otherLibraries(row: Row) {
        check(row.type, row)
    }
}
#endif
