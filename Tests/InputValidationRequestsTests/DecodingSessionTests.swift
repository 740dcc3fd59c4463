// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRequests
import Testing

#if FoundationInterop
import Foundation
#endif

@Suite("Errors of initializers")
struct DecodingSessionTests {
    @Test("are no mistakes if the initializer catches them")
    func caughtErrors() throws {
        struct Lenient: Decodable, Equatable {
            var number: Int
            var name: String
            enum CodingKeys: CodingKey { case number, name }
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                number = (try? container.decode(Int.self, forKey: .number)) ?? -1
                name = try container.decode(String.self, forKey: .name)
            }
        }
        #expect(try ValidatingDecoder().decode(Lenient.self, from: #"{"number":"x","name":"a"}"#.utf8).number == -1)
        #expect(ValidatingDecoderTests.errors(in: #"{"number":"x","name":1}"#, as: Lenient.self) == ["1236 /name 1:22"])
    }

    @Test("leave no placeholder to another attempt after they are caught")
    func caughtAttempt() {
        struct Card: Decodable {
            var amount: Int
            var number: String
        }
        struct Bank: Decodable {
            var amount: Int
            var iban: String
        }
        enum Pay: Decodable {
            case card(Card), bank(Bank)
            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                if let card = try? container.decode(Card.self) {
                    self = .card(card)
                } else {
                    self = .bank(try container.decode(Bank.self))
                }
            }
        }
        #expect(ValidatingDecoderTests.errors(in: #"{"iban":"CH1"}"#, as: Pay.self) == ["1004 /amount 1:1"])
        #expect(
            ValidatingDecoderTests.errors(in: #"{"amount":"x","iban":"CH1"}"#, as: Pay.self) == ["1236 /amount 1:11"])
        #expect(ValidatingDecoderTests.errors(in: #"{"amount":1,"iban":"CH1"}"#, as: Pay.self) == [])
    }

    @Test("say what is wrong, and where, to an initializer that catches them")
    func contextsOfErrors() throws {
        struct Notes: Decodable {
            var texts: [String] = []
            enum CodingKeys: CodingKey { case a, b, c, d, list }

            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                for key in [CodingKeys.a, .b, .c, .d] { note { _ = try container.decode(Int8.self, forKey: key) } }
                note { _ = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .list) }
                var list = try container.nestedUnkeyedContainer(forKey: .list)
                note { _ = try list.decode(Int8.self) }
            }

            private mutating func note(_ decode: () throws -> Void) {
                do { try decode() } catch { texts.append(Self.text(of: error)) }
            }

            private static func text(of error: any Error) -> String {
                switch error {
                case DecodingError.typeMismatch(_, let context): "type \(text(of: context))"
                case DecodingError.valueNotFound(_, let context): "value \(text(of: context))"
                case DecodingError.keyNotFound(let key, let context):
                    "key \(key.stringValue): \(context.debugDescription)"
                case DecodingError.dataCorrupted(let context): "data \(text(of: context))"
                default: "other"
                }
            }

            private static func text(of context: DecodingError.Context) -> String {
                context.codingPath.map(\.stringValue).joined(separator: "/") + ": " + context.debugDescription
            }
        }
        let json = #"[{"a":"x","b":null,"d":128,"list":[]}]"#
        #expect(
            try ValidatingDecoder().decode([Notes].self, from: json.utf8).map(\.texts) == [
                [
                    "type Index 0/a: expected integer", "value Index 0/b: expected integer",
                    "key c: the key is missing",
                    "data Index 0/d: the value cannot be represented as Int8", "type Index 0/list: expected object",
                    "value Index 0/list/Index 0: the list ends here",
                ]
            ])
    }

    @Test("are found if a type contains itself, so that it has no placeholder")
    func endlessPlaceholder() {
        final class Loop: Decodable {
            let next: Loop
            let count: Int
        }
        #expect(
            ValidatingDecoderTests.errors(in: #"{"next":{"next":5,"count":1},"count":"x"}"#, as: Loop.self)
                == ["1236 /next/next 1:17"])
    }

    @Test("are reported after one that is caught")
    func errorAfterCaughtOne() {
        struct Odd: Decodable {
            enum CodingKeys: CodingKey { case note, count }
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                let count = try container.decode(Int.self, forKey: .count)
                _ = try? container.decode(String.self, forKey: .note)
                guard count.isMultiple(of: 2) else { throw ValidationError(7, domain: "Odd", message: "Even") }
            }
        }
        #expect(ValidatingDecoderTests.errors(in: #"{"note":5,"count":3}"#, as: Odd.self) == ["7 1:1"])
        #expect(ValidatingDecoderTests.errors(in: #"{"note":5,"count":2}"#, as: Odd.self) == [])
    }

    @Test("reject the body if the initializer accepts it at a second attempt")
    func secondAttempt() throws {
        final class Calls: @unchecked Sendable { var count = 0 }
        struct Flaky: Decodable {
            init(from decoder: any Decoder) throws {
                for case let calls as Calls in decoder.userInfo.values {
                    calls.count += 1
                    guard calls.count > 1 else { throw ValidationError(.inputEmpty) }
                }
            }
        }
        var decoder = ValidatingDecoder()
        decoder.userInfo[try #require(CodingUserInfoKey(rawValue: "calls"))] = Calls()
        #expect(ValidatingDecoderTests.errors(in: "{}", as: Flaky.self, decoder) == ["1237"])
    }

    @Test("can be the program's errors, each at its value")
    func ownErrors() {
        struct Even: Decodable {
            init(from decoder: any Decoder) throws {
                let number = try decoder.singleValueContainer().decode(Int.self)
                guard number.isMultiple(of: 2) else {
                    throw ValidationError(7, domain: "Even", message: "Enter an even number")
                }
            }
        }
        #expect(
            ValidatingDecoderTests.errors(in: "[1,2,true,3]", as: [Even].self) == [
                "7 /0 1:2", "1236 /2 1:6", "7 /3 1:11",
            ])
    }

    @Test("can be several errors at once, each of which is reported once")
    func ownFormErrors() {
        struct Pair: Decodable {
            init(from decoder: any Decoder) throws {
                let empty = ["a", "b", "a"].map { ValidationError(.inputEmpty).under(.key($0)) }
                let other = ValidationError(.comparisonTooSmall, parameters: [.minimum: 1]).under(.key("a"))
                throw FormError(errors: empty + [other])
            }
        }
        #expect(
            ValidatingDecoderTests.errors(in: "{}", as: Pair.self) == ["1004 /a 1:1", "1004 /b 1:1", "1020 /a 1:1"])
        #expect(
            ValidatingDecoderTests.errors(in: #"[{"b":1,"a":{}}]"#, as: [Pair].self)
                == ["1004 /0/b 1:7", "1004 /0/a 1:13", "1020 /0/a 1:13"])
    }

    @Test("have the keys of the body in their paths, and never the code for a text that is not JSON")
    func placesOfOwnErrors() {
        struct Guest: Decodable {
            init(from decoder: any Decoder) throws { throw ValidationError(.inputEmpty).under(.key("givenName")) }
        }
        #expect(
            ValidatingDecoderTests.errors(in: #"[{"given_name":""},{}]"#, as: [Guest].self)
                == ["1004 /0/given_name 1:16", "1004 /1/givenName 1:20"])
        struct Corrupted: Decodable {
            init(from decoder: any Decoder) throws {
                throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "corrupted"))
            }
        }
        #expect(ValidatingDecoderTests.errors(in: "[1]", as: [Corrupted].self) == ["1237 /0 1:2"])
    }

    @Test("add no mistake if a placeholder causes them")
    func rejectedPlaceholder() {
        struct Positive: Decodable {
            struct NotPositive: Error {}
            enum CodingKeys: CodingKey { case a, b }
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                guard try container.decode(Int.self, forKey: .a) > 0 else { throw NotPositive() }
                _ = try container.decode(String.self, forKey: .b)
            }
        }
        #expect(
            ValidatingDecoderTests.errors(in: #"[{"a":"x","b":1},{"a":0,"b":""},{"a":1,"b":1}]"#, as: [Positive].self)
                == ["1236 /0/a 1:7", "1237 /1 1:18", "1236 /2/b 1:44"])
    }
}

#if FoundationInterop
/// Types in which a value determines what they decode next.
extension DecodingSessionTests {
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

    /// An enumeration whose first case contains the enumeration itself, so that only the second case can be a
    /// placeholder.
    indirect enum Plant: Decodable, Sendable {
        case branch(Plant, Plant), leaf(Int)
    }

    struct Garden: Decodable, Sendable {
        var plant: Plant
        var count: Int
    }

    private enum Kind: String, Decodable { case a, b }

    private enum AnyKey: CodingKey { case head, kinds, kind, a, b, isNamed, isKnown, name, papers, end }

    /// A type in which a part of a part determines what it decodes next.
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

    /// A type in which a list's elements determine what it decodes next.
    struct Batch: Decodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: AnyKey.self)
            let kinds = try container.decode([Kind].self, forKey: .kinds)
            if kinds.contains(.a) { _ = try container.decode(Int.self, forKey: .a) }
            if kinds.contains(.b) { _ = try container.decode(Int.self, forKey: .b) }
            _ = try container.decode(String.self, forKey: .end)
        }
    }

    /// A type in which one key determines another key's type.
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

    /// A type whose rules are about values that depend on other values.
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

    /// A type that decodes a key only if a flag is set, and has a rule for the key's value.
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

    /// A type in which a decimal number determines what it decodes next.
    struct Donation: Decodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: AnyKey.self)
            if try container.decode(Decimal.self, forKey: .kind) > 0 {
                _ = try container.decode(String.self, forKey: .name)
            }
            _ = try container.decode(String.self, forKey: .end)
        }
    }

    /// The texts of the values that an initializer receives for a value that can't be decoded.
    @Test("do not include placeholder errors, which are plain values")
    func placeholders() throws {
        let key = try #require(CodingUserInfoKey(rawValue: "seen"))
        func check<Value: Decodable & Sendable>(_ type: Value.Type, _ texts: Set<String>) {
            for value in [#""value":true,"#, ""] {
                let seen = EnumerationCaseReaderTests.Seen()
                var decoder = ValidatingDecoder()
                decoder.userInfo[key] = seen
                let errors = ValidatingDecoderTests.errors(
                    in: #"{\#(value)"count":true}"#, as: EnumerationCaseReaderTests.Noting<Value>.self, decoder)
                #expect(errors.map { $0.split(separator: " ")[1] } == ["/value", "/count"])
                #expect(seen.names == texts)
            }
        }
        check(Int.self, ["0", "1", "100"])
        check(Double.self, ["0.0", "1.0", "100.0"])
        check(String.self, ["", "a"])
        check([Int].self, ["[]", "[1]"])
        check([String: Int].self, ["[:]"])
        check(URL.self, ["about:blank"])
        check(Data.self, ["\(Data())"])
        check(Date.self, ["\(Date(timeIntervalSinceReferenceDate: 0))"])
        check(Decimal.self, ["0"])
    }

    @Test(
        "do not include a case's errors if the discriminator cannot be decoded",
        arguments: [
            DecodingRow(Shape.self, #"{"kind":"circle","radius":1}"#),
            DecodingRow(Shape.self, #"{"kind":"oval","side":1}"#, "1237 /kind"),
            DecodingRow(Shape.self, #"{"kind":"box","width":"1"}"#, "1004 /height", "1236 /width"),
            DecodingRow(Shape.self, #"{"side":1}"#, "1004 /kind"),
            DecodingRow(
                Drawing.self, #"{"title":1,"shapes":[{"kind":5},{"kind":"box"}],"scale":"big"}"#, "1236 /title",
                "1236 /shapes/0/kind", "1004 /shapes/1/width", "1004 /shapes/1/height", "1236 /scale"),
            DecodingRow(
                Customer.self, #"{"isCompany":"yes","age":"x","city":7}"#, "1236 /isCompany", "1236 /age",
                "1236 /city"),
            DecodingRow(Customer.self, #"{"age":"x","city":7}"#, "1004 /isCompany", "1236 /age", "1236 /city"),
            DecodingRow(Customer.self, #"{"isCompany":true,"city":7}"#, "1004 /taxNumber", "1236 /city"),
            DecodingRow(Command.self, #"{"move":{"x":1,"y":2}}"#), DecodingRow(Command.self, #"{"stop":{}}"#),
            DecodingRow(Command.self, #"{"move":{"x":"1","y":null}}"#, "1236 /move/x", "1004 /move/y"),
            DecodingRow(Command.self, #"{"say":{"_0":1}}"#, "1236 /say/_0"),
            DecodingRow([Command].self, #"[{"fly":{}},{"move":{}}]"#, "1236 /0", "1004 /1/move/x", "1004 /1/move/y"),
            DecodingRow(
                Message.self, #"{"head":{"kind":5,"note":1},"a":"x","end":1}"#, "1236 /head/kind", "1236 /head/note",
                "1236 /end"),
            DecodingRow(
                Message.self, #"{"head":{"kind":"b","note":1},"end":1}"#, "1004 /b", "1236 /head/note", "1236 /end"),
            DecodingRow(
                Garden.self, #"{"plant":{"branch":{"_0":{"leaf":{"_0":1}},"_1":{"leaf":{"_0":2}}}},"count":1}"#),
            DecodingRow(Garden.self, #"{"plant":5,"count":"x"}"#, "1236 /plant", "1236 /count"),
            DecodingRow(Donation.self, #"{"kind":1e999,"end":1}"#, "1237 /kind", "1236 /end"),
            DecodingRow(Batch.self, #"{"kinds":["a",7],"a":"x","end":1}"#, "1236 /kinds/1", "1236 /a", "1236 /end"),
            DecodingRow(Batch.self, #"{"kinds":[7],"end":1}"#, "1236 /kinds/0", "1236 /end"),
            DecodingRow(Setting.self, #"{"kind":1,"a":"x","end":1}"#, "1236 /kind", "1236 /end"),
            DecodingRow(Setting.self, #"{"kind":1,"a":1,"end":1}"#, "1236 /kind", "1236 /end"),
            DecodingRow(Setting.self, #"{"kind":1,"a":[],"end":1}"#, "1236 /kind", "1236 /end"),
            DecodingRow(Setting.self, #"{"kind":"a","a":"x","end":1}"#, "1236 /a", "1236 /end"),
            DecodingRow(
                Traveler.self, #"{"isNamed":1,"name":"Aiko","isKnown":true,"end":""}"#, "1236 /isNamed", "1004 /end"),
            DecodingRow(
                Traveler.self, #"{"isNamed":true,"name":"Aiko","isKnown":1,"papers":{"number":"x"},"end":""}"#,
                "1236 /isKnown", "1004 /end"),
            DecodingRow(
                Traveler.self, #"{"isNamed":1,"name":"Aiko","isKnown":false,"papers":{"number":"x"},"end":1}"#,
                "1236 /isNamed", "1001 /papers/number", "1236 /end"),
            DecodingRow(Speaker.self, #"{"isNamed":1,"name":"","end":1}"#, "1236 /isNamed", "1236 /end"),
            DecodingRow(Speaker.self, #"{"isNamed":true,"name":"","end":1}"#, "1004 /name", "1236 /end"),
            DecodingRow(
                [Traveler].self, #"[{"isNamed":1,"name":"","isKnown":1},{"isNamed":false,"isKnown":true,"end":""}]"#,
                "1004 /0/end", "1236 /0/isNamed", "1004 /0/name", "1236 /0/isKnown", "1004 /1/name", "1004 /1/end"),
        ])
    func discriminators(row: DecodingRow) {
        row.check()
    }

    @Test("are followed by code 1204 if only one of the placeholders leads to more than the maximum")
    func omissionWithOnePlaceholder() {
        var decoder = ValidatingDecoder()
        decoder.maximumErrors = 2
        func check<Value: Decodable>(
            _ type: Value.Type, _ json: String, _ paths: [String], _ codes: [ValidationError.Code]
        ) {
            let error = #expect(throws: FormError.self) { try decoder.decode(type, from: json.utf8) }
            let found = error?.errors ?? []
            #expect(found.map(\.path.text) == paths && found.map(\.code) == codes)
            #expect(found.allSatisfy { $0.domain == .builtIn })
        }
        // The flag `false` leads to another mistake, at the papers.
        let traveler = #"{"isNamed":true,"name":"Aiko","isKnown":1,"papers":5,"end":1}"#
        check(Traveler.self, traveler, ["isKnown", ""], [.decodingType, .compositionErrorsOmitted])
        // The flag `true` leads to another mistake, at the name, which isn't a mistake in the body.
        let speaker = #"{"isNamed":1,"name":5,"end":1}"#
        check(Speaker.self, speaker, ["isNamed", "end"], [.decodingType, .decodingType])
        // Both flags lead to the same two mistakes.
        let named = #"{"isNamed":1,"name":"Aiko","end":1}"#
        check(Speaker.self, named, ["isNamed", "end"], [.decodingType, .decodingType])
    }
}
#endif
