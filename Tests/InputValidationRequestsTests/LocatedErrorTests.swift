// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRequests
import Testing

@Suite("The errors of a body")
struct LocatedErrorTests {
    /// A number that a rule rejects.
    private struct Level: RawRepresentable, Decodable, Validatable {
        var rawValue: Int
        static let validator: InputValidator<Level> = .at(\.rawValue, .range(1...9))
    }

    @Test(
        "are reported up to the maximum, and counted beyond it",
        arguments: [0, 1, 2, 3, 4, 5], [Int.min, 0, 1, 3, 4, .max])
    func numberOfErrors(count: Int, maximum: Int) {
        var decoder = ValidatingDecoder()
        decoder.maximumErrors = maximum
        // Mistakes, rule errors, and both.
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

    /// Two numbers.
    ///
    /// A rule rejects each of them.
    private struct Levels: Decodable, Validatable {
        var low: Int
        var high: Int
        static let validator: InputValidator<Levels> = .all(of: [.at(\.low, .range(1...9)), .at(\.high, .range(1...9))])
    }

    @Test("are all counted if one value has several", arguments: [1, 2, 3, 5], [Int.min, 1, 2, 3, 4, 9, 100])
    func severalErrors(count: Int, maximum: Int) {
        var decoder = ValidatingDecoder()
        decoder.maximumErrors = maximum
        let list = "[" + Array(repeating: #"{"low":0,"high":10}"#, count: count).joined(separator: ",") + "]"
        let error = #expect(throws: FormError.self) { try decoder.decode([Levels].self, from: list.utf8) }
        var found = error?.errors ?? []
        let omission = found.last?.code == .compositionErrorsOmitted ? found.removeLast() : nil
        let limit = max(1, maximum)
        let codes: [ValidationError.Code] = [.comparisonTooSmall, .comparisonTooLarge]
        #expect(found.map(\.code) == (0..<min(2 * count, limit)).map { codes[$0 % 2] })
        #expect(found.allSatisfy { $0.domain == .builtIn })
        #expect((omission != nil) == (2 * count > limit))
        guard let omission else { return }
        #expect(omission[.rejected] == .int(2 * count) && omission[.maximum] == .int(limit))
    }

    @Test("have the type of JSON that is expected, except for a missing value, and never the value")
    func types() {
        func check<Value: Decodable>(_ type: Value.Type, _ name: String, _ json: String = "[7]") {
            for wrong in [json, "null"] {
                let error = #expect(throws: FormError.self) {
                    try ValidatingDecoder().decode([Value].self, from: "[\(wrong)]".utf8)
                }
                var parameters: [ValidationError.Parameter: ValidationError.Value] = [.line: 1, .column: 2]
                if wrong == "null" { parameters["isAbsent"] = true } else { parameters[.type] = .text(name) }
                #expect(error?.errors.map { $0.parameters } == [parameters])
                #expect(error?.errors.map { $0.code } == [wrong == "null" ? .inputEmpty : .decodingType])
            }
        }
        check(String.self, "string")
        check(Bool.self, "boolean")
        check(Int.self, "integer")
        check(UInt8.self, "integer")
        check(Double.self, "number")
        check(Float.self, "number")
        check([Int].self, "array", "7")
        check([String: Int].self, "object")
        check(Levels.self, "object")
    }

    @Test("have the label of the rule in the type nearest to the value, unless they have one of their own")
    func labels() {
        struct Code: Decodable {
            init(from decoder: any Decoder) throws {
                throw ValidationError(7, domain: "Code", message: "Correct this").labeled("Own")
            }
        }
        struct Person: Decodable, Validatable {
            var name: String
            var age: Int
            static let validator: InputValidator<Person> = .at(\.name, label: "Name", .required)
        }
        struct Team: Decodable, Validatable {
            var lead: Person
            var code: Code
            static let wrong = ValidationError(1, domain: "Team", message: "Correct this")
            static let validator: InputValidator<Team> = .all(of: [
                .at(\.lead, label: "Lead", .condition(or: wrong) { $0.age > 0 }),
                .at(\.code, label: "Code", .condition(or: wrong) { _ in true }),
            ])
        }
        let json = #"{"lead":{"name":5,"age":"x"},"code":1}"#
        let error = #expect(throws: FormError.self) { try ValidatingDecoder().decode(Team.self, from: json.utf8) }
        #expect(error?.errors.map(\.path.text) == ["lead.name", "lead.age", "code"])
        #expect(error?.errors.map(\.label) == ["Name", "Lead", "Own"])
    }

    @Test(
        "have only the label of their rule if a rule reports them, whatever else is wrong",
        arguments: [
            (#"{"lead":{"name":""},"size":1}"#, false), (#"{"lead":{"name":""},"size":1}"#, true),
            (#"{"lead":{"name":""},"size":"x"}"#, false), (#"{"lead":{"name":""},"size":1,"size":2}"#, false),
        ])
    func labelsOfRules(json: String, rejectsUnknownKeys: Bool) {
        struct Person: Decodable, Validatable {
            var name: String
            static let validator: InputValidator<Person> = .at(\.name, .required)
        }
        struct Team: Decodable, Validatable {
            var lead: Person
            var size: Int
            static let wrong = ValidationError(1, domain: "Team", message: "Correct this")
            static let validator: InputValidator<Team> = .at(
                \.lead, label: "Lead", .condition(or: wrong) { _ in true })
        }
        var decoder = ValidatingDecoder()
        decoder.unknownKeys = rejectsUnknownKeys ? .rejected : .ignored
        let error = #expect(throws: FormError.self) { try decoder.decode(Team.self, from: json.utf8) }
        let name = error?.errors.first { $0.path == [.key("lead"), .key("name")] }
        #expect(name?.code == .inputEmpty && name?.label == nil)
    }

    @Test("have the outer type's label if two types decode the same value", arguments: [false, true])
    func labelsOfWrappers(rejectsUnknownKeys: Bool) {
        struct Person: Decodable, Validatable {
            var name: String
            static let validator: InputValidator<Person> = .at(\.name, label: "Name", .required)
        }
        struct Guest: Decodable, Validatable {
            var person: Person
            init(from decoder: any Decoder) throws {
                person = try decoder.singleValueContainer().decode(Person.self)
            }
            static let validator: InputValidator<Guest> = .at(\.person.name, key: "name", label: "Guest", .required)
        }
        var decoder = ValidatingDecoder()
        decoder.unknownKeys = rejectsUnknownKeys ? .rejected : .ignored
        let error = #expect(throws: FormError.self) { try decoder.decode(Guest.self, from: #"{"name":5}"#.utf8) }
        #expect(error?.errors.map(\.code) == [.decodingType] && error?.errors.map(\.label) == ["Guest"])
    }

    @Test(
        "have the label of the nearest rule, and none if they are about a key or an element of a labeled list",
        arguments: [
            (#"{"guest":{"name":5,"tags":["a"]}}"#, "/guest/name", "Name"),
            (#"{"guest":{"name":"a","tags":[5]}}"#, "/guest/tags/0", nil),
            (#"{"guest":{"name":"a","tags":["a",null]}}"#, "/guest/tags/1", nil),
            (#"{"guest":{"name":"a","tags":5}}"#, "/guest/tags", "Tags"), (#"{"guest":5}"#, "/guest", "Guest"),
            (#"{"guest":{"name":"a","tags":["a"],"nmae":1}}"#, "/guest/nmae", nil),
            (#"{"guest":{"name":"a","name":"a","tags":["a"]}}"#, "/guest/name", nil),
        ] as [(String, String, String?)])
    func nearestLabels(json: String, pointer: String, label: String?) {
        struct Guest: Decodable, Sendable {
            let name: String
            let tags: [String]
        }
        struct Booking: Decodable, Validatable {
            let guest: Guest
            static let validator: InputValidator<Booking> = .all(of: [
                .at(\.guest, label: "Guest", .at(\.name, label: "Name", .required)),
                .at(\.guest.tags, label: "Tags", .count(in: 1...2)),
            ])
        }
        var decoder = ValidatingDecoder()
        decoder.unknownKeys = .rejected
        let error = #expect(throws: FormError.self) { try decoder.decode(Booking.self, from: json.utf8) }
        #expect(error?.errors.map { $0.path.jsonPointer } == [pointer])
        #expect(error?.errors.map(\.label) == [label])
        #expect(error?.errors.allSatisfy { $0.reason.contains("Tags") == (label == "Tags") } == true)
        #expect(error?.errors.first?.line == 1)
        #expect(error?.errors.first?.column ?? 0 > 1)
    }

    @Test("are two if they have the same code in two domains")
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
}
