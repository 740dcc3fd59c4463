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

@Suite("ValidatingDecoder")
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
        "reports every mistake once, with its code, its pointer, and its place",
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
                "1241 /guest/name 1:39", "1241 /nights 1:62"),
            Row("{", "1238 1:2"), Row("", "1238 1:1"), Row("[]", "1236 1:1"), Row("null", "1004 1:1"),
            Row("{\"é\": 1, x}", "1238 1:10"), Row("{} {}", "1238 1:4"), Row("\"\u{1}\"", "1238 1:2"),
            Row(#""\ud800""#, "1238 1:2"), Row(#""\ud83d\u0041""#, "1238 1:2"), Row("[01]", "1238 1:3"),
        ])
    func mistakes(row: Row) {
        #expect(Self.errors(in: row.json) == row.errors)
    }

    @Test("rejects a text that is not UTF-8 at its place")
    func invalidUTF8() {
        for bytes: [UInt8] in [
            [0x22, 0xFF, 0x22], [0x22, 0xC3, 0x28, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xF0],
        ] {
            let error = #expect(throws: FormError.self) { try ValidatingDecoder().decode(String.self, from: bytes) }
            #expect(error?.errors.map(\.code) == [.decodingSyntax])
            #expect(error?.errors.first?[.column] == 2)
        }
    }

    @Test("does not count a byte order mark")
    func byteOrderMark() throws {
        #expect(try ValidatingDecoder().decode([Int].self, from: [0xEF, 0xBB, 0xBF] + "[1]".utf8) == [1])
        #expect(Self.errors(in: "\u{FEFF}[true]", as: [Int].self) == ["1236 /0 1:2"])
    }

    // MARK: Limits

    @Test("limits the length, the depth, and the number of errors")
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

    @Test("has a maximum length of 1 MiB, and reads one byte more at most")
    func length() {
        let blanks = Array(repeating: UInt8(ascii: " "), count: 1_048_577)
        let error = #expect(throws: FormError.self) { try ValidatingDecoder().decode(Int.self, from: blanks) }
        #expect(error?.errors.map(\.domain) == [.builtIn] && error?.errors.map(\.code) == [.inputTooLarge])
        #expect(error?.errors.first?.parameters == [.maximum: 1_048_576])
        #expect(
            Self.errors(in: String(repeating: " ", count: 1_048_576), as: Int.self) == ["1238 1:1048577"])
        // If a sequence's bytes aren't in contiguous memory, they're read one by one.
        var decoder = ValidatingDecoder()
        decoder.maximumBytes = 20
        var count = 0
        let bytes = AnyIterator<UInt8> {
            count += 1
            return count <= 1_000 ? UInt8(ascii: " ") : nil
        }
        #expect(throws: FormError.self) { try decoder.decode(Int.self, from: bytes) }
        #expect(count == 21)
        // A negative maximum counts as zero.
        for maximum in [Int.min, -1, 0] {
            decoder.maximumBytes = maximum
            let error = #expect(throws: FormError.self) { try decoder.decode(Int.self, from: "1".utf8) }
            #expect(error?.errors.map(\.domain) == [.builtIn] && error?.errors.map(\.code) == [.inputTooLarge])
            #expect(error?.errors.first?.parameters == [.maximum: .int(maximum)])
            #expect(Self.errors(in: "", as: Int.self, decoder) == ["1238 1:1"])
        }
    }

    @Test("stops at 100 errors of hostile JSON, and at one that is too deep")
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
        "ends a report that does not have all errors with code 1204",
        arguments: [
            // 1,000,000 bytes count as 15,626 calls, and the limit is 1,000,000 calls. Each mistake costs one more
            // attempt.
            (1_000_000, 20, 100, 20), (1_000_000, 100, 100, nil), (0, 20, 100, 20), (0, 20, 20, 20), (0, 20, 19, nil),
            (0, 20, 1, nil),
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
        // The number is known only if the decoder searched for all mistakes.
        if length > 0, count == nil {
            #expect(places.count == 57)
            #expect(found.last?.parameters == [:])
        }
    }

    /// A type that reads an object's every key.
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

    @Test(
        "says for whom a text is not JSON: its encoding, one of its characters, or its notation",
        arguments: [
            ([0x22, 0xFF, 0x22], "encoding", "this is not UTF-8", "Save this data in UTF-8: it contains bytes in"),
            (Array("\u{FEFF}\"\u{0}\"".utf8), "character", "a control character in a string", "Remove unusual,"),
            ([0xFF, 0xFE, 0x7B, 0], "encoding", "a value is expected here", "Save this data in UTF-8"),
            ([0, 0x7B, 0, 0x7D], "encoding", "a value is expected here", "Save this data in UTF-8"),
            (Array("[1, \u{0}]".utf8), "character", "a value is expected here", "Remove unusual,"),
            (Array("{“a”: 1}".utf8), "character", "a key in quotes is expected here", "Remove unusual,"),
            (Array(#"["\ud83d"]"#.utf8), "character", "half of a surrogate pair", "Remove unusual,"),
            (Array("[1 2]".utf8), nil, "a comma or a closing bracket", "Correct the syntax at line 1, column 4"),
        ] as [([UInt8], String?, String, String)])
    func syntax(bytes: [UInt8], subject: String?, cause: String, reason: String) {
        let error = #expect(throws: FormError.self) { try ValidatingDecoder().decode([Int].self, from: bytes) }
        #expect(error?.errors.map(\.code) == [.decodingSyntax])
        #expect(error?.errors.first?[.type] == subject.map { .text($0) })
        #expect(error?.errors.first?["cause"]?.description.hasPrefix(cause) == true)
        #expect(error?.errors.first?.reason.hasPrefix(reason) == true)
    }

    // MARK: Options

    @Test("reports an unknown key if unknown keys are rejected")
    func unknownKeys() {
        let json = #"{"guest":{"name":"A","email":"a@b.ch","age":1},"nights":3,"tags":[],"x":{"y":1}}"#
        #expect(Self.errors(in: json) == [])
        var decoder = ValidatingDecoder()
        decoder.unknownKeys = .rejected
        #expect(Self.errors(in: json, as: Booking.self, decoder) == ["1239 /guest/age 1:39", "1239 /x 1:69"])
        #expect(Self.errors(in: #"{"a":1}"#, as: [String: Int].self, decoder) == [])
        let twice = #"{"guest":{"name":"A","email":"a@b.ch"},"nights":3,"tags":[],"x":1,"x":2}"#
        #expect(Self.errors(in: twice, as: Booking.self, decoder) == ["1239 /x 1:61", "1241 /x 1:67"])
        // The same happens beside other mistakes.
        let wrong = #"{"guest":{"name":5,"email":"a@b.ch","age":1},"nights":31,"tags":[],"x":1}"#
        #expect(
            Self.errors(in: wrong, as: Booking.self, decoder)
                == ["1236 /guest/name 1:18", "1239 /guest/age 1:37", "1021 /nights 1:55", "1239 /x 1:68"])
        decoder.maximumErrors = 1
        #expect(Self.errors(in: twice, as: Booking.self, decoder) == ["1239 /x 1:61", "1204"])
    }

    @Test("has errors with one line each in a log, whatever the keys of a request are")
    func forgedLines() throws {
        var decoder = ValidatingDecoder()
        decoder.unknownKeys = .rejected
        let line = #"\r\n2026-11-29 INFO login ok user=admin\u001b[2J\u2028"#
        let json = #"{"guest":{"name":"A","email":"a@b.ch"},"nights":"x","tags":[],"a\#(line)":1,"b\#(line)":2}"#
        let error = try #require(throws: FormError.self) { try decoder.decode(Booking.self, from: json.utf8) }
        #expect(error.errors.count == 3 && "\(error)".split(whereSeparator: \.isNewline).count == 3)
        #expect("\(error)".contains(#" at a\r\n2026-11-29 INFO login ok user=admin\u{1B}[2J\u{2028}: "#))
        #expect(error.errors[1].path.text == "a\r\n2026-11-29 INFO login ok user=admin\u{1B}[2J\u{2028}")
    }

    @Test("knows the keys of large objects, and all that several containers for one object have")
    func keysOfContainers() throws {
        struct Wide: Decodable {
            var a: Int, b: Int, c: Int, d: Int, e: Int, f: Int, g: Int, h: Int, i: Int, j: Int?
        }
        class Vehicle: Decodable {
            let wheels: Int
        }
        final class Car: Vehicle {
            let doors: Int
            private enum CodingKeys: CodingKey { case doors }
            required init(from decoder: any Decoder) throws {
                doors = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .doors)
                try super.init(from: decoder)
            }
        }
        var decoder = ValidatingDecoder()
        decoder.unknownKeys = .rejected
        let wide = "abcdefghi".map { "\"\($0)\":1" }.joined(separator: ",")
        #expect(Self.errors(in: "{\(wide)}", as: Wide.self, decoder) == [])
        #expect(Self.errors(in: "{\(wide),\"k\":1,\"j\":2}", as: Wide.self, decoder) == ["1239 /k 1:56"])
        #expect(Self.errors(in: #"{"doors":2,"wheels":4}"#, as: Car.self, decoder) == [])
        #expect(Self.errors(in: #"{"doors":2,"wings":0,"wheels":4}"#, as: Car.self, decoder) == ["1239 /wings 1:12"])
        // A dictionary has every key, including keys that another container for the object doesn't have.
        struct Sizes: Decodable {
            private enum CodingKeys: CodingKey { case a }
            init(from decoder: any Decoder) throws {
                _ = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .a)
                _ = try decoder.singleValueContainer().decode([String: Int].self)
            }
        }
        #expect(Self.errors(in: #"{"a":1,"b":2}"#, as: Sizes.self, decoder) == [])
    }

    @Test("reports only the first error with stopsAtFirstError, and makes no placeholder")
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
        struct Pair: Codable, Validatable {
            var a: String
            var b: String
            static let validator: InputValidator<Pair> = .all(of: [.at(\.a, .required), .at(\.b, .required)])
        }
        #expect(Self.errors(in: #"{"a":"","b":""}"#, as: Pair.self, decoder) == ["1004 /a 1:6"])
        #expect(Self.errors(in: #"{"b":"","a":""}"#, as: Pair.self, decoder) == ["1004 /b 1:6"])
        #expect(Self.errors(in: #"{"a":1,"a":1,"b":""}"#, as: Pair.self, decoder) == ["1236 /a 1:6"])
        decoder.maximumErrors = 1
        #expect(Self.errors(in: #"{"a":"","b":""}"#, as: Pair.self, decoder) == ["1004 /a 1:6"])
    }

    // MARK: Rules

    @Test("evaluates no rule for a placeholder, or for what depends on one")
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
        // All rules of an object without a mistake are evaluated.
        let two = #"{"a":{"from":1,"to":"x","title":"a"},"b":{"from":5,"to":2,"title":"a"}}"#
        #expect(
            Self.errors(in: two, as: [String: Stay].self) == ["1236 /a/to 1:21", "1 /b 1:42", "1020 /b/length 1:42"])
    }

    @Test("finds the value of a rule at the key with exactly its name before one that is only similar")
    func similarKeys() {
        struct Guest: Decodable, Validatable {
            var givenName: String
            static let validator: InputValidator<Guest> = .at(\.givenName, .required)
        }
        #expect(
            Self.errors(in: #"{"given_name":"x","givenName":""}"#, as: Guest.self) == ["1004 /givenName 1:31"])
    }

    @Test("finds the value of a rule by the name of its key if two keys exchange their names")
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

    @Test("evaluates no rule for a value that only a placeholder replaces")
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

    @Test("evaluates the rules of a part, and not twice")
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
        // A long part is decoded only once, and keeps its rule errors.
        let name = String(repeating: "1", count: 70)
        let long = #"{"lead":{"name":"a"},"members":[{"name":"","note":"\#(name)"},{"name":5}]}"#
        #expect(Self.errors(in: long, as: Team.self) == ["1004 /members/0/name 1:41", "1236 /members/1/name 1:133"])
        struct Meeting: Decodable {
            var host: Person
            var room: Int
        }
        let meeting = #"{"host":{"name":"","note":"\#(name)"},"room":"x"}"#
        #expect(Self.errors(in: meeting, as: Meeting.self) == ["1004 /host/name 1:17", "1236 /room 1:108"])
        // Of the two errors about one value, the outer type's error has a label.
        let error = #expect(throws: FormError.self) {
            try ValidatingDecoder().decode(Team.self, from: #"{"lead":{"name":""},"members":[{"name":""}]}"#.utf8)
        }
        #expect(error?.errors.map(\.label) == ["Lead", nil])
    }
}

#if FoundationInterop
@Suite("Generated bodies")
struct GeneratedBodiesTests {
    @Test(
        "have the value of JSONDecoder, and each of their mistakes is found once",
        arguments: Samples.all.indices)
    func generated(index: Int) {
        func compare<Value: SampleType>(_ type: Value.Type) {
            var random = SplitMix64(seed: UInt64(index))
            var comparison = Comparison()
            let count = min(generatedInputCount, 500)
            comparison.compareValid(type, count: count, &random)
            comparison.compareMistakes(type, count: count, &random)
            #expect(comparison.failures == [])
            #expect(comparison.bodies > count && comparison.mistakes > count / 2)
        }
        compare(Samples.all[index])
    }
}
#endif
