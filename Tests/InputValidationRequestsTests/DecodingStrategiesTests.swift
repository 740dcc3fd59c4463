// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if FoundationInterop
import Foundation
import InputValidation
import InputValidationRequests
import Synchronization
import Testing

@Suite("The strategies of a JSONDecoder")
struct DecodingStrategiesTests {
    @Test("convert keys with a closure of the app")
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

    @Test("convert each key once per place, however many mistakes there are")
    func customKeyConversions() throws {
        struct Wide: Decodable { let a, b, c, d, e, f, g, h: Int }
        struct Pair: Decodable {
            let first: Wide
            let second: Wide
        }
        let count = Mutex(0)
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .custom { path in
            count.withLock { $0 += 1 }
            return path[path.count - 1]
        }
        let json = #"{"first":{"x":1},"second":{"y":2}}"#
        #expect(ValidatingDecoderTests.errors(in: json, as: Pair.self, ValidatingDecoder(decoder)).count == 16)
        // The first attempt converts three keys, and the second attempt converts all four.
        #expect(count.withLock { $0 } == 7)
    }

    @Test("come with its userInfo, which an initializer can read")
    func userInfo() throws {
        struct Greeting: Decodable, Equatable {
            static let key = CodingUserInfoKey(rawValue: "greeting")
            let text: String?
            init(from decoder: any Decoder) throws { text = Self.key.flatMap { decoder.userInfo[$0] as? String } }
        }
        let decoder = JSONDecoder()
        decoder.userInfo[try #require(Greeting.key)] = "Hello"
        let greetings = try ValidatingDecoder(decoder).decode([Greeting].self, from: "[1]".utf8)
        #expect(greetings.map(\.text) == ["Hello"])
        #expect(greetings == (try decoder.decode([Greeting].self, from: Data("[1]".utf8))))
    }

    @Test("determine how keys and dates are decoded")
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

    @Test("name a missing key as the document would, and know the keys that they convert")
    func namesOfKeys() {
        struct Room: Decodable {
            var floorNumber: Int
            var size: Int
            enum CodingKeys: String, CodingKey { case floorNumber, size = "Size" }
        }
        struct Guest: Decodable {
            var firstName: String
            var homeTown: String?
        }
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        #expect(
            ValidatingDecoderTests.errors(in: "{}", as: Room.self, ValidatingDecoder(decoder))
                == ["1004 /floor_number 1:1", "1004 /size 1:1"])
        var strict = ValidatingDecoder(decoder)
        strict.unknownKeys = .rejected
        let json = #"{"first_name":"A","home_town":"B","last_name":"C"}"#
        #expect(ValidatingDecoderTests.errors(in: json, as: Guest.self, strict) == ["1239 /last_name 1:35"])
        // A closure's reverse direction is unknown.
        decoder.keyDecodingStrategy = .custom { path in path[path.count - 1] }
        #expect(
            ValidatingDecoderTests.errors(in: "{}", as: Room.self, ValidatingDecoder(decoder))
                == ["1004 /floorNumber 1:1", "1004 /Size 1:1"])
    }

    /// An object's keys in their order, and one key's value.
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
        "convert keys in snake case to camel case, also with underscores at their ends",
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

    @Test("keep the order of the keys, and the first of two that become the same")
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
        // If there are many keys, they're found in a different way.
        let names = (0..<20).map { "k\(($0 * 7) % 20)" }
        let json = "{" + names.map { "\"\($0)\":0" }.joined(separator: ",") + ",\"guestName\":5}"
        #expect(try ValidatingDecoder().decode(Keys.self, from: json.utf8).names == names + ["guestName"])
        #expect(try ValidatingDecoder().decode(Keys.self, from: json.utf8).value == 5)
    }

    /// Values whose notation depends on a `JSONDecoder`'s strategies.
    private struct Notations: Codable, Equatable {
        var date: Date?
        var data: Data?
        var number: Double?
    }

    @Test(
        "determine the notations of dates, data, and numbers",
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
        "reject a value in another notation at its place",
        arguments: [
            (#"{"date":"x"}"#, .date(.secondsSince1970), "1236 /date 1:9"),
            (#"{"date":"x"}"#, .date(.millisecondsSince1970), "1236 /date 1:9"),
            (#"{"date":5}"#, .date(.iso8601), "1236 /date 1:9"),
            (#"{"date":""}"#, .date(.iso8601), "1004 /date 1:9"),
            (#"{"date":"2026-02-29"}"#, .date(.iso8601), "1184 /date 1:9"),
            (#"{"date":"2026-01-31"}"#, .date(.iso8601), "1191 /date 1:9"),
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

    @Test(
        "reject a date that does not exist and text after a date, which JSONDecoder accepts as another date",
        arguments: [
            ("2026-02-30T00:00:00Z", .dateDay), ("2026-04-31T00:00:00Z", .dateDay), ("2025-02-29T00:00:00Z", .dateDay),
            ("2026-13-01T00:00:00Z", .dateMonth), ("2026-01-01T25:00:00Z", .timeHour),
            ("2026-01-01T99:99:99Z", .timeHour), ("2026-01-01T23:60:00Z", .timeMinute),
            ("2026-01-01T23:59:61Z", .timeSecond), ("2026-01-01T23:59:60Z", .timeLeapSecond),
            ("2026-1-1T0:0:0Z", .dateFormat), ("2026-01-01T00:00:00Zjunk", .timeOffset),
            ("2026-01-01T00:00:00Z'; DROP", .timeOffset), ("2026-01-01T00:00:00Z\n", .timeOffset),
        ] as [(String, ValidationError.Code)])
    func impossibleDates(text: String, code: ValidationError.Code) throws {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        // The number is wrong too, and its error shows that the decoder has continued.
        let body = try JSONEncoder().encode(["date": text, "number": "x"])
        let error = #expect(throws: FormError.self) {
            try ValidatingDecoder(decoder).decode(Notations.self, from: body)
        }
        #expect(Set(error?.errors.map { $0.domain } ?? []) == [.builtIn])
        #expect(Set(error?.errors.map { $0.code } ?? []) == [code, .decodingType])
        #expect(error?.errors.contains { $0.reason.contains(text) } == false)
    }

    @Test("determine the type of JSON that an error names, except for a missing value")
    func types() {
        func check<Value: Decodable>(_ type: Value.Type, _ name: String, _ setting: Setting? = nil) {
            let decoder = JSONDecoder()
            setting?.apply(to: decoder)
            for wrong in ["[7]", "null"] {
                let error = #expect(throws: FormError.self) {
                    try ValidatingDecoder(decoder).decode([Value].self, from: "[\(wrong)]".utf8)
                }
                var parameters: [ValidationError.Parameter: ValidationError.Value] = [.line: 1, .column: 2]
                if wrong == "null" { parameters["isAbsent"] = true } else { parameters[.type] = .text(name) }
                #expect(error?.errors.map { $0.parameters } == [parameters], "\(type) \(wrong)")
                #expect(error?.errors.map { $0.domain } == [.builtIn])
                #expect(error?.errors.map { $0.code } == [wrong == "null" ? .inputEmpty : .decodingType])
            }
        }
        check(Date.self, "number")
        check(Date.self, "number", .date(.secondsSince1970))
        check(Date.self, "number", .date(.millisecondsSince1970))
        check(Date.self, "string", .date(.iso8601))
        check(Data.self, "string")
        check(Decimal.self, "number")
        check(URL.self, "string")
        check(UUID.self, "string")
        check(Double.self, "number", .numbers)
    }

    @Test("decode their text for NaN as NaN")
    func notANumber() throws {
        let decoder = JSONDecoder()
        Setting.numbers.apply(to: decoder)
        let value = try ValidatingDecoder(decoder).decode(Notations.self, from: #"{"number":"none"}"#.utf8)
        #expect(value.number?.isNaN == true)
    }
}

/// One of a `JSONDecoder`'s strategies.
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
