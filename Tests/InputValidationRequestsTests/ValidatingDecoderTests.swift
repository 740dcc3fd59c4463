// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRequests
import TestSupport
import Testing

#if FoundationInterop
import Foundation
#endif

struct ValidatingDecoderTests {
    struct Booking: Codable, Validatable, Hashable {
        struct Guest: Codable, Hashable {
            var name: String
            var email: String
        }

        enum Room: String, Codable { case single, double }

        var guest: Guest
        var nights: Int
        var tags: [String]
        var room: Room?

        static let validator: InputValidator<Booking> = .all(of: [
            .at(\.guest.name, label: "Name", .required),
            .at(\.guest.email, label: "Email", .email),
            .at(\.nights, label: "Nights", .range(1...30)),
            .at(\.tags, .each(.alpha)),
        ])
    }

    struct Row: CustomTestStringConvertible, Sendable {
        let json: String
        let errors: [String]
        var testDescription: String { json }

        init(_ json: String, _ errors: String...) { (self.json, self.errors) = (json, errors) }
    }

    /// The errors as text: code, pointer, line, and column.
    static func errors<Value: Decodable>(
        in json: String, as type: Value.Type = Booking.self, _ decoder: ValidatingDecoder = ValidatingDecoder()
    ) -> [String] {
        do throws(FormError) {
            _ = try decoder.decode(type, from: json.utf8)
            return []
        } catch {
            return error.errors.map { error in
                let place = [error[.line], error[.column]].compactMap { $0?.description }.joined(separator: ":")
                return [error.code.description, error.path.jsonPointer, place].filter { !$0.isEmpty }
                    .joined(separator: " ")
            }
        }
    }

    @Test(
        "every mistake is reported once, with its code, its pointer, and its place",
        arguments: [
            Row(#"{"guest":{"name":"Aiko","email":"a@b.ch"},"nights":3,"tags":[]}"#),
            Row(
                #"{"guest":{"email":5},"nights":"many"}"#, "1004 /tags 1:1", "1004 /guest/name 1:10",
                "1236 /guest/email 1:19", "1236 /nights 1:31"),
            Row(
                #"{"guest":{"email":"x","name":""},"nights":31,"tags":["a","1"]}"#, "1090 /guest/email 1:19",
                "1004 /guest/name 1:30", "1021 /nights 1:43", "1002 /tags/1 1:58"),
            Row(
                #"{"guest":{"email":"x","name":7},"nights":31,"tags":["a",1,"2"]}"#, "1090 /guest/email 1:19",
                "1236 /guest/name 1:30", "1021 /nights 1:42", "1236 /tags/1 1:57", "1002 /tags/2 1:59"),
            Row(
                #"{"guest":[],"nights":1.5,"tags":{},"room":"suite"}"#, "1236 /guest 1:10", "1236 /nights 1:22",
                "1236 /tags 1:33", "1237 /room 1:43"),
            Row(
                "{\n  \"guest\": null,\n  \"nights\": 1e99, \"tags\": [[]]\n}", "1004 /guest 2:12",
                "1237 /nights 3:13", "1236 /tags/0 3:28"),
            Row(
                #"{"guest":{"name":"a","email":"a@b.ch","name":"b"},"nights":3,"nights":4,"tags":[]}"#,
                "1239 /guest/name 1:39", "1239 /nights 1:62"),
            Row("{", "1238 1:2"), Row("", "1238 1:1"), Row("[]", "1236 1:1"), Row("null", "1004 1:1"),
            Row("{\"é\": 1, x}", "1238 1:10"), Row("{} {}", "1238 1:4"), Row("\"\u{1}\"", "1238 1:2"),
            Row(#""\ud800""#, "1238 1:2"), Row(#""\ud83d\u0041""#, "1238 1:2"), Row("[01]", "1238 1:3"),
        ])
    func mistakes(row: Row) {
        #expect(Self.errors(in: row.json) == row.errors)
    }

    @Test("a text that is not UTF-8 is rejected at its place")
    func invalidUTF8() {
        for bytes: [UInt8] in [
            [0x22, 0xFF, 0x22], [0x22, 0xC3, 0x28, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xF0],
        ] {
            let error = #expect(throws: FormError.self) { try ValidatingDecoder().decode(String.self, from: bytes) }
            #expect(error?.errors.map(\.code) == [.decodingSyntax])
            #expect(error?.errors.first?[.column] == 2)
        }
    }

    @Test("a byte order mark does not count")
    func byteOrderMark() throws {
        #expect(try ValidatingDecoder().decode([Int].self, from: [0xEF, 0xBB, 0xBF] + "[1]".utf8) == [1])
        #expect(Self.errors(in: "\u{FEFF}[true]", as: [Int].self) == ["1236 /0 1:2"])
    }

    // MARK: Limits

    @Test("length, depth, and number of errors are limited")
    func limits() {
        var decoder = ValidatingDecoder()
        decoder.maximumBytes = 20
        #expect(Self.errors(in: #"["0123456789012345"]"#, as: [String].self, decoder) == [])
        #expect(Self.errors(in: #"["01234567890123456"]"#, as: [String].self, decoder) == ["1005"])
        decoder = ValidatingDecoder()
        decoder.maximumDepth = 3
        #expect(Self.errors(in: "[[[]]]", as: [[[Int]]].self, decoder) == [])
        #expect(Self.errors(in: "[[[[]]]]", as: [[[Int]]].self, decoder) == ["1240 1:4"])
        decoder = ValidatingDecoder()
        decoder.maximumErrors = 2
        #expect(
            Self.errors(in: "[true,1,true,true,true]", as: [Int].self, decoder)
                == ["1236 /0 1:2", "1236 /2 1:9", "1204"])
        let rejected = #"{"guest":{"name":"","email":"x"},"nights":0,"tags":["1","a","2"]}"#
        #expect(
            Self.errors(in: rejected, as: Booking.self, decoder) == [
                "1004 /guest/name 1:18", "1090 /guest/email 1:29", "1204",
            ])
        #expect(
            Self.errors(in: "[\(rejected),\(rejected)]", as: [Booking].self, decoder)
                == ["1004 /0/guest/name 1:19", "1090 /0/guest/email 1:30", "1204"])
        let error = #expect(throws: FormError.self) {
            try decoder.decode([Int].self, from: "[true,1,true,true,true]".utf8)
        }
        #expect(error?.errors.last?[.rejected] == 4)
    }

    /// A number that a rule rejects.
    private struct Level: RawRepresentable, Decodable, Validatable {
        var rawValue: Int
        static let validator: InputValidator<Level> = .at(\.rawValue, .range(1...9))
    }

    @Test(
        "errors up to the maximum are reported, and more are counted",
        arguments: [0, 1, 2, 3, 4, 5], [Int.min, 0, 1, 3, 4, .max])
    func numberOfErrors(count: Int, maximum: Int) {
        var decoder = ValidatingDecoder()
        decoder.maximumErrors = maximum
        // Mistakes, errors of rules, and both.
        for wrong in [["true"], ["0"], ["0", "true"], ["true", "0"]] {
            let values = (0..<count).map { wrong[$0 % wrong.count] } + ["5"]
            let list = "[" + values.joined(separator: ",") + "]"
            for json in [list, "{\"a\":\(list)}"] {
                var found: [ValidationError] = []
                do throws(FormError) {
                    if json == list {
                        _ = try decoder.decode([Level].self, from: json.utf8)
                    } else {
                        _ = try decoder.decode([String: [Level]].self, from: json.utf8)
                    }
                } catch { found = error.errors }
                let omission = found.last?.code == .compositionErrorsOmitted ? found.removeLast() : nil
                #expect(found.count == min(count, max(1, maximum)), "\(json)")
                #expect((omission != nil) == (count > max(1, maximum)), "\(json)")
                if wrong.count == 1 { #expect(omission == nil || omission?[.rejected] == .int(count)) }
            }
        }
    }

    @Test("hostile JSON costs work in proportion to its length")
    func hostile() {
        let deep = String(repeating: "[", count: 1_000_000)
        #expect(Self.errors(in: deep, as: [Int].self) == ["1240 1:129"])
        var decoder = ValidatingDecoder()
        decoder.maximumBytes = .max
        let long = "[" + String(repeating: "{},", count: 10_000) + "{}]"
        #expect(Self.errors(in: long, as: [Booking].self, decoder).count == 101)
        let repeated = "{" + String(repeating: "\"a\":0,", count: 5_000) + "\"a\":0}"
        #expect(Self.errors(in: repeated, as: [String: Int].self, decoder).count == 101)
        let keys = "{" + (0..<2_000).map { "\"k\($0)\":true" }.joined(separator: ",") + "}"
        #expect(Self.errors(in: keys, as: [String: Int].self, decoder).count == 101)
        #expect(Self.errors(in: keys, as: EveryKey.self, decoder).count <= 101)
    }

    @Test(
        "a report that does not have all errors ends with code 1204",
        arguments: [
            // 1,000,000 bytes count as 15,626 values, and the limit is at 100,860. Each mistake costs one more attempt.
            (1_000_000, 20, 100, nil), (0, 20, 100, 20), (0, 20, 20, 20), (0, 20, 19, nil), (0, 20, 1, nil),
        ] as [(Int, Int, Int, Int?)])
    func incompleteReports(length: Int, mistakes: Int, maximum: Int, count: Int?) {
        var decoder = ValidatingDecoder()
        decoder.maximumErrors = maximum
        let text = "\"text\":\"\(String(repeating: "a", count: length))\","
        let json = "[{" + text + (0..<mistakes).map { "\"k\($0)\":true" }.joined(separator: ",") + "}]"
        let error = #expect(throws: FormError.self) { try decoder.decode([EveryKey].self, from: json.utf8) }
        let found = error?.errors ?? []
        #expect((found.last?.code == .compositionErrorsOmitted) == (count == nil))
        let places = found.filter { $0.code == .decodingType }.map(\.path.text)
        #expect(places == (0..<places.count).map { "[0].k\($0)" })
        #expect(count == nil ? (1..<mistakes).contains(places.count) : places.count == count)
        // The number is known only if all were searched for.
        if length > 0 { #expect(found.last?[.rejected] == nil) }
    }

    /// A type that reads every key of an object.
    private struct EveryKey: Decodable {
        struct Key: CodingKey {
            let stringValue: String
            var intValue: Int? { nil }
            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            for key in container.allKeys {
                if key.stringValue == "text" {
                    _ = try container.decode(String.self, forKey: key)
                } else {
                    _ = try container.decode(Int.self, forKey: key)
                }
            }
        }
    }

    // MARK: Options

    @Test("an unknown key is an error if unknown keys are rejected")
    func unknownKeys() {
        let json = #"{"guest":{"name":"A","email":"a@b.ch","age":1},"nights":3,"tags":[],"x":{"y":1}}"#
        #expect(Self.errors(in: json) == [])
        var decoder = ValidatingDecoder()
        decoder.unknownKeys = .rejected
        #expect(Self.errors(in: json, as: Booking.self, decoder) == ["1239 /guest/age 1:39", "1239 /x 1:69"])
        #expect(Self.errors(in: #"{"a":1}"#, as: [String: Int].self, decoder) == [])
        let twice = #"{"guest":{"name":"A","email":"a@b.ch"},"nights":3,"tags":[],"x":1,"x":2}"#
        #expect(Self.errors(in: twice, as: Booking.self, decoder) == ["1239 /x 1:61", "1239 /x 1:67"])
    }

    @Test("only the first error is reported with stopsAtFirstError, and no placeholder is made")
    func firstErrorOnly() {
        struct Trap: Decodable {
            init(from decoder: any Decoder) throws {
                let number = try decoder.singleValueContainer().decode(Int.self)
                precondition(number > 0)
            }
        }
        var decoder = ValidatingDecoder()
        decoder.stopsAtFirstError = true
        #expect(Self.errors(in: "[true,false]", as: [Trap].self, decoder) == ["1236 /0 1:2"])
    }

    // MARK: Types

    @Test("an error that an initializer catches is not a mistake")
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
        #expect(Self.errors(in: #"{"number":"x","name":1}"#, as: Lenient.self) == ["1236 /name 1:22"])
    }

    @Test("a placeholder of an attempt whose error is caught is not part of another attempt")
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
        #expect(Self.errors(in: #"{"iban":"CH1"}"#, as: Pay.self) == ["1004 /amount 1:1"])
        #expect(Self.errors(in: #"{"amount":"x","iban":"CH1"}"#, as: Pay.self) == ["1236 /amount 1:11"])
        #expect(Self.errors(in: #"{"amount":1,"iban":"CH1"}"#, as: Pay.self) == [])
    }

    @Test("an error after a caught one is reported")
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
        #expect(Self.errors(in: #"{"note":5,"count":3}"#, as: Odd.self) == ["7 1:1"])
        #expect(Self.errors(in: #"{"note":5,"count":2}"#, as: Odd.self) == [])
    }

    @Test("a number that underflows is rejected")
    func underflow() throws {
        #expect(Self.errors(in: "[1e-999]", as: [Double].self) == ["1237 /0 1:2"])
        #expect(Self.errors(in: "[1e-60]", as: [Float].self) == ["1237 /0 1:2"])
        #expect(try ValidatingDecoder().decode([Double].self, from: "[0e-999,-0.0,0]".utf8) == [0, 0, 0])
    }

    @Test("a whole number with a fraction or an exponent is decoded exactly")
    func wholeNumbers() throws {
        let json = "[1e18,9007199254740993.0,-12e1,0.0000000000000000012e36,1234567890123456700e-2,-1e-400]"
        #expect(
            try ValidatingDecoder().decode([Int].self, from: json.utf8) == [
                1_000_000_000_000_000_000, 9_007_199_254_740_993, -120, 1_200_000_000_000_000_000,
                12_345_678_901_234_567, 0,
            ])
        #expect(
            Self.errors(in: "[1.5,9007199254740993.5,1e19,1e99999999999999999999,128.0]", as: [Int].self)
                == ["1236 /0 1:2", "1237 /1 1:6", "1237 /2 1:25", "1237 /3 1:30"])
        #expect(Self.errors(in: "[128.0]", as: [Int8].self) == ["1237 /0 1:2"])
    }

    @Test("an initializer that reads a list until it catches an error ends")
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
        #expect(Self.errors(in: #"{"list":5}"#, as: Numbers.self) == ["1236 /list 1:9"])
        #expect(Self.errors(in: #"{"list":[]}"#, as: Numbers.self) == ["1004 /list/0 1:9"])
        #expect(Self.errors(in: #"{"list":[1,2]}"#, as: Numbers.self) == [])
    }

    @Test("an initializer can throw errors of its own")
    func ownErrors() {
        struct Even: Decodable {
            init(from decoder: any Decoder) throws {
                let number = try decoder.singleValueContainer().decode(Int.self)
                guard number.isMultiple(of: 2) else {
                    throw ValidationError(7, domain: "Even", message: "Enter an even number")
                }
            }
        }
        #expect(Self.errors(in: "[1,2,true,3]", as: [Even].self) == ["7 /0 1:2", "1236 /2 1:6", "7 /3 1:11"])
    }

    @Test("an initializer can throw several errors of its own, each of which is reported once")
    func ownFormErrors() {
        struct Pair: Decodable {
            init(from decoder: any Decoder) throws {
                let empty = ["a", "b", "a"].map { ValidationError(.inputEmpty).under(.key($0)) }
                let other = ValidationError(.comparisonTooSmall, parameters: [.minimum: 1]).under(.key("a"))
                throw FormError(errors: empty + [other])
            }
        }
        #expect(Self.errors(in: "{}", as: Pair.self) == ["1004 /a 1:1", "1004 /b 1:1", "1020 /a 1:1"])
        #expect(
            Self.errors(in: #"[{"b":1,"a":{}}]"#, as: [Pair].self)
                == ["1004 /0/b 1:7", "1004 /0/a 1:13", "1020 /0/a 1:13"])
    }

    @Test("errors of two domains with the same code are two errors")
    func domains() {
        struct Pair: Decodable {
            init(from decoder: any Decoder) throws {
                let domains: [ValidationError.Domain] = ["First", "Second", "First"]
                throw FormError(errors: domains.map { ValidationError(7, domain: $0, message: "Correct this") })
            }
        }
        let error = #expect(throws: FormError.self) { try ValidatingDecoder().decode(Pair.self, from: "{}".utf8) }
        #expect(error?.errors.map(\.domain) == ["First", "Second"] && error?.errors.map(\.code) == [7, 7])
    }

    @Test("an initializer that rejects a placeholder does not add a mistake")
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
            Self.errors(in: #"[{"a":"x","b":1},{"a":0,"b":""},{"a":1,"b":1}]"#, as: [Positive].self)
                == ["1236 /0/a 1:7", "1237 /1 1:18", "1236 /2/b 1:44"])
    }

    // MARK: Rules

    @Test("a rule is not evaluated for a placeholder, nor for what depends on one")
    func rulesAndPlaceholders() {
        struct Stay: Codable, Validatable {
            var from: Int
            var to: Int
            var title: String
            var length: Int { to - from }
            static let order = ValidationError(1, domain: "Stay", message: "The end is before the start")
            static let validator: InputValidator<Stay> = .all(of: [
                .condition(or: order) { $0.from <= $0.to },
                .at(\.from, .range(1...)), .at(\.to, .range(1...)), .at(\.length, key: "length", .range(1...5)),
                .at(\.title, .required),
            ])
        }
        #expect(
            Self.errors(in: #"{"from":5,"to":2,"title":""}"#, as: Stay.self)
                == ["1 1:1", "1020 /length 1:1", "1004 /title 1:26"])
        #expect(
            Self.errors(in: #"{"from":5,"to":"x","title":""}"#, as: Stay.self)
                == ["1236 /to 1:16", "1004 /title 1:28"])
        #expect(Self.errors(in: #"{"from":0,"title":"a"}"#, as: Stay.self) == ["1004 /to 1:1", "1020 /from 1:9"])
    }

    @Test("the rules of keys that exchange their names find their values by the names of the keys")
    func exchangedKeys() {
        struct Pair: Decodable, Validatable {
            var first: Int
            var second: String
            enum CodingKeys: String, CodingKey { case first = "second", second = "first" }
            static let validator: InputValidator<Pair> = .all(of: [
                .at(\.first, key: "second", .range(1...)), .at(\.second, key: "first", .required),
            ])
        }
        #expect(
            Self.errors(in: #"{"first":"","second":0}"#, as: Pair.self) == ["1004 /first 1:10", "1020 /second 1:22"])
        #expect(
            Self.errors(in: #"{"first":"","second":"x"}"#, as: Pair.self) == ["1004 /first 1:10", "1236 /second 1:22"])
        #expect(
            Self.errors(in: #"{"first":5,"second":0}"#, as: Pair.self) == ["1236 /first 1:10", "1020 /second 1:21"])
    }

    @Test("a rule is not evaluated for a value that only a placeholder replaces")
    func rulesAndReplacedValues() {
        struct Account: Decodable {
            var number: Int
            var age: Int
            var name: String
            enum CodingKeys: CodingKey { case number, age, name }
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                number = try container.decode(Int.self, forKey: .number)
                age = try container.decode(Int.self, forKey: .age)
                name = try container.decode(String.self, forKey: .name)
                guard age < 18 || name != "x" else { throw ValidationError(.decodingValue) }
            }
        }
        struct Owner: Decodable, Validatable {
            var account: Account
            var title: String
            static let validator: InputValidator<Owner> = .all(of: [
                .at(\.account.age, .range(3...)), .at(\.account.name, .required), .at(\.title, .required),
            ])
        }
        #expect(
            Self.errors(in: #"{"account":{"number":"1","age":20,"name":"x"},"title":""}"#, as: Owner.self)
                == ["1236 /account/number 1:22", "1004 /title 1:55"])
        #expect(
            Self.errors(in: #"{"account":{"number":"1","age":2,"name":"x"},"title":""}"#, as: Owner.self)
                == ["1236 /account/number 1:22", "1020 /account/age 1:32", "1004 /title 1:54"])
    }

    @Test("the rules of a part are evaluated, and not twice")
    func rulesOfParts() {
        struct Person: Codable, Validatable {
            var name: String
            static let validator: InputValidator<Person> = .at(\.name, .required)
        }
        struct Team: Codable, Validatable {
            var lead: Person
            var members: [Person]
            static let validator: InputValidator<Team> = .all(of: [
                .at(\.lead, label: "Lead", Person.validator), .at(\.members, .count(in: 1...)),
            ])
        }
        #expect(
            Self.errors(in: #"{"lead":{"name":""},"members":[{"name":"a"},{"name":""},{"name":2}]}"#, as: Team.self)
                == ["1004 /lead/name 1:17", "1004 /members/1/name 1:53", "1236 /members/2/name 1:65"])
        #expect(Self.errors(in: #"{"lead":{"name":"a"},"members":[]}"#, as: Team.self) == ["1015 /members 1:32"])
    }
}

#if FoundationInterop
struct GeneratedBodiesTests {
    @Test(
        "JSON without mistakes gives the value of JSONDecoder, and each mistake is found once",
        arguments: Samples.all.indices)
    func generated(index: Int) {
        func compare<Value: SampleType>(_ type: Value.Type) {
            var random = SplitMix(seed: UInt64(index))
            var comparison = Comparison()
            let count = min(generatedInputCount, 500)
            comparison.compareValid(type, count: count, &random)
            comparison.compareMistakes(type, count: count, &random)
            #expect(comparison.failures == [])
            #expect(comparison.bodies > count && comparison.mistakes > count / 2)
        }
        compare(Samples.all[index])
    }

    @Test("keys are converted by a strategy of an app")
    func customKeys() throws {
        struct Guest: Codable, Validatable, Equatable {
            struct Room: Codable, Equatable { var number: Int, floors: [Int] }
            var name: String
            var room: Room
            static let validator: InputValidator<Guest> = .at(\.name, .required)
        }
        struct Key: CodingKey {
            let stringValue: String
            var intValue: Int? { nil }
            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .custom { path in
            Key(stringValue: path.last.map { String($0.stringValue.dropFirst(path.count)) } ?? "")
        }
        let json = #"{"_name":"a","_room":{"__number":1,"__floors":[2]}}"#
        let guest = try ValidatingDecoder(decoder).decode(Guest.self, from: json.utf8)
        #expect(guest == (try decoder.decode(Guest.self, from: Data(json.utf8))))
        #expect(
            ValidatingDecoderTests.errors(
                in: #"{"_name":5,"_room":{"__number":true,"__floors":[null]}}"#, as: Guest.self,
                ValidatingDecoder(decoder))
                == ["1236 /_name 1:10", "1236 /_room/__number 1:32", "1004 /_room/__floors/0 1:49"])
    }

    @Test("keys and dates are decoded with the strategies of a JSONDecoder")
    func strategies() throws {
        struct Event: Codable, Validatable, Equatable {
            var eventName: String
            var startsAt: Date
            var labels: [String: Int]
            static let validator: InputValidator<Event> = .at(\.eventName, .required)
        }
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        decoder.dateDecodingStrategy = .secondsSince1970
        let json = #"{"event_name":"a","starts_at":5,"labels":{"a_b":1}}"#
        let event = try ValidatingDecoder(decoder).decode(Event.self, from: json.utf8)
        #expect(event == (try decoder.decode(Event.self, from: Data(json.utf8))))
        #expect(event.labels == ["a_b": 1])
        #expect(
            ValidatingDecoderTests.errors(
                in: #"{"event_name":"","labels":{"a_b":true}}"#, as: Event.self, ValidatingDecoder(decoder))
                == ["1004 /starts_at 1:1", "1004 /event_name 1:15", "1236 /labels/a_b 1:34"])
    }

    /// The keys of an object in their order, and the value of one of them.
    private struct Keys: Decodable, Equatable {
        struct Key: CodingKey {
            let stringValue: String
            var intValue: Int? { nil }
            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }

        let names: [String]
        let value: Int?

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            names = container.allKeys.map(\.stringValue)
            value = try container.decodeIfPresent(Int.self, forKey: Key(stringValue: "guestName"))
        }
    }

    @Test(
        "keys in snake case are those of a type in camel case, also with underscores at their ends",
        arguments: [
            ("guest_name", "guestName"), ("guestName", "guestName"), ("_guest_name", "_guestName"),
            ("guest_name_", "guestName_"), ("__guest__name__", "__guestName__"), ("_", "_"), ("___", "___"),
            ("GUEST_NAME", "guestName"), ("GuestName", "GuestName"), ("_Guest", "_Guest"),
            ("guest_2_name", "guest2Name"), ("guest_URL", "guestUrl"), ("été_an", "étéAn"), ("", ""),
        ])
    func snakeCase(key: String, name: String) throws {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let json = "{\"\(key)\":1}"
        let keys = try ValidatingDecoder(decoder).decode(Keys.self, from: json.utf8)
        #expect(keys.names == [name])
        #expect(keys == (try decoder.decode(Keys.self, from: Data(json.utf8))))
    }

    @Test("the first of two keys counts that a strategy makes the same, and the keys keep their order")
    func sameKeys() throws {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        for (first, second) in [("guest_name", "guestName"), ("guestName", "guest_name")] {
            let json = #"{"z_1":0,"\#(first)":1,"a":0,"\#(second)":2}"#
            let keys = try ValidatingDecoder(decoder).decode(Keys.self, from: json.utf8)
            #expect(keys.value == 1 && keys.names == ["z1", "guestName", "a"])
            #expect(try decoder.decode(Keys.self, from: Data(json.utf8)).value == 1)
            let wrong = #"{"\#(first)":true,"\#(second)":2}"#
            #expect(
                ValidatingDecoderTests.errors(in: wrong, as: Keys.self, ValidatingDecoder(decoder)).map {
                    String($0.prefix { $0 != " " })
                } == ["1236"])
        }
        // Many keys are found in another way.
        let names = (0..<20).map { "k\(($0 * 7) % 20)" }
        let json = "{" + names.map { "\"\($0)\":0" }.joined(separator: ",") + ",\"guestName\":5}"
        #expect(try ValidatingDecoder().decode(Keys.self, from: json.utf8).names == names + ["guestName"])
        #expect(try ValidatingDecoder().decode(Keys.self, from: json.utf8).value == 5)
    }

    /// Values whose notation the strategies of a `JSONDecoder` determine.
    private struct Notations: Codable, Equatable {
        var date: Date?
        var data: Data?
        var number: Double?
    }

    @Test(
        "dates, data, and numbers have the notations of a JSONDecoder",
        arguments: [
            (#"{"date":1.5}"#, [.date(.deferredToDate), .date(.secondsSince1970), .date(.millisecondsSince1970)]),
            (#"{"date":"2026-01-31T10:00:00Z"}"#, [.date(.iso8601)]),
            (#"{"date":[7]}"#, [.date(.custom { try Date(timeIntervalSince1970: $0.unkeyedContainer().first()) })]),
            (#"{"data":"AQI="}"#, [.data(.base64)]), (#"{"data":[1,2]}"#, [.data(.deferredToData)]),
            (#"{"data":"ab"}"#, [.data(.custom { Data(try $0.singleValueContainer().decode(String.self).utf8) })]),
            (#"{"number":"+i"}"#, [.numbers]), (#"{"number":"-i"}"#, [.numbers]), (#"{"number":2.5}"#, [.numbers]),
        ] as [(String, [Setting])])
    fileprivate func notations(json: String, settings: [Setting]) throws {
        var values: Set<String> = []
        for setting in settings {
            let decoder = JSONDecoder()
            setting.apply(to: decoder)
            let value = try ValidatingDecoder(decoder).decode(Notations.self, from: json.utf8)
            #expect(value == (try decoder.decode(Notations.self, from: Data(json.utf8))))
            values.insert("\(value)")
        }
        #expect(values.count == settings.count)
    }

    @Test(
        "a value that the notation of a JSONDecoder does not have is a mistake at its place",
        arguments: [
            (#"{"date":"x"}"#, .date(.secondsSince1970), "1236 /date 1:9"),
            (#"{"date":"x"}"#, .date(.millisecondsSince1970), "1236 /date 1:9"),
            (#"{"date":5}"#, .date(.iso8601), "1236 /date 1:9"),
            (#"{"date":"2026-02-30"}"#, .date(.iso8601), "1237 /date 1:9"),
            (#"{"data":"A"}"#, .data(.base64), "1237 /data 1:9"), (#"{"data":1}"#, .data(.base64), "1236 /data 1:9"),
            (#"{"data":[1,256]}"#, .data(.deferredToData), "1237 /data/1 1:12"),
            (#"{"number":"i"}"#, .numbers, "1236 /number 1:11"),
            (#"{"number":"+i"}"#, .date(.iso8601), "1236 /number 1:11"),
        ] as [(String, Setting, String)])
    fileprivate func wrongNotations(json: String, setting: Setting, error: String) {
        let decoder = JSONDecoder()
        setting.apply(to: decoder)
        #expect(
            ValidatingDecoderTests.errors(in: json, as: Notations.self, ValidatingDecoder(decoder)) == [error])
        #expect(throws: (any Error).self) { try decoder.decode(Notations.self, from: Data(json.utf8)) }
    }

    @Test("a text for a number that does not exist is that number")
    func notANumber() throws {
        let decoder = JSONDecoder()
        Setting.numbers.apply(to: decoder)
        let value = try ValidatingDecoder(decoder).decode(Notations.self, from: #"{"number":"none"}"#.utf8)
        #expect(value.number?.isNaN == true)
    }
}

/// A strategy of a `JSONDecoder`.
private enum Setting: Sendable {
    case date(JSONDecoder.DateDecodingStrategy)
    case data(JSONDecoder.DataDecodingStrategy)
    case numbers

    func apply(to decoder: JSONDecoder) {
        switch self {
        case .date(let strategy): decoder.dateDecodingStrategy = strategy
        case .data(let strategy): decoder.dataDecodingStrategy = strategy
        case .numbers:
            decoder.nonConformingFloatDecodingStrategy = .convertFromString(
                positiveInfinity: "+i", negativeInfinity: "-i", nan: "none")
        }
    }
}

extension UnkeyedDecodingContainer {
    fileprivate func first() throws -> Double {
        var container = self
        return try container.decode(Double.self)
    }
}
#endif
