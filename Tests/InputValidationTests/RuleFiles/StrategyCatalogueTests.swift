// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import Testing

struct StrategyCatalogueTests {
    /// The smallest specification of every strategy, and inputs on both sides.
    struct Row: CustomTestStringConvertible, Sendable {
        let name: String
        let options: String
        let accepted: String
        let refused: String
        var testDescription: String { name }
        var json: String { options.isEmpty ? "{\"use\":\"\(name)\"}" : "{\"use\":\"\(name)\",\(options)}" }

        init(_ name: String, _ options: String = "", accepted: String, refused: String) {
            self.name = name
            self.options = options
            self.accepted = accepted
            self.refused = refused
        }
    }

    static let rows = [
        Row("allOf", #""rules":["alpha"]"#, accepted: "abc", refused: "1"),
        Row("alpha", accepted: "abc", refused: "ab1"),
        Row("anyOf", #""rules":["alpha","numeric"]"#, accepted: "12", refused: "a1"),
        Row("collapsingBlanks", #""rule":{"use":"pattern","pattern":"a b"}"#, accepted: " a  b ", refused: "ab"),
        Row("first", #""rules":["alpha"]"#, accepted: "abc", refused: "1"),
        Row("luhn", accepted: "79927398713", refused: "79927398710"),
        Row("message", #""text":"Enter letters","rule":"alpha""#, accepted: "abc", refused: "1"),
        Row("not", #""rule":"numeric""#, accepted: "a1", refused: "11"),
        Row("numeric", accepted: "12", refused: "1a"),
        Row("optional", #""rule":"numeric""#, accepted: "", refused: "a"),
        Row("pattern", #""pattern":"[A-Z]{2}[0-9]{6}""#, accepted: "AB123456", refused: "AB12345"),
        Row("paymentCard", accepted: "4242 4242 4242 4242", refused: "4242 4242 4242 4241"),
        Row("securityCode", #""network":"amex""#, accepted: "1234", refused: "123"),
        Row("stripping", #""separators":" -","rule":"numeric""#, accepted: "12-34 5", refused: "12.34"),
        Row("trimmed", #""rule":"numeric""#, accepted: " 12 ", refused: "1 2"),
    ]

    @Test("Every strategy of the standard catalogue is in the table of this test")
    func complete() {
        #expect(StrategyCatalogue.standard.names == Self.rows.map(\.name))
    }

    @Test("Every strategy can be made from data", arguments: rows)
    func making(row: Row) throws {
        let specification = try decode(row.json)
        #expect(specification.name == row.name)
        #expect(specification.validator.isValid(row.accepted))
        #expect(!specification.validator.isValid(row.refused))
    }

    @Test("A strategy has one name: in the catalogue and in its own configuration", arguments: rows)
    func names(row: Row) throws {
        #expect(try decode(row.json).validator.configuration.name == row.name)
    }

    @Test("The options that an entry declares are those that its factory reads", arguments: rows)
    func options(row: Row) throws {
        let entry = try #require(StrategyCatalogue.standard[row.name])
        #expect(!entry.summary.isEmpty)
        for option in entry.options {
            // An object is never the right type for an option, so a key that is read is an error of that key.
            let json = "{\"use\":\"\(row.name)\",\"\(option.name)\":{\"use\":0}}"
            let error = #expect(throws: DecodingError.self) { try decode(json) }
            #expect(error.map { !$0.text.contains("has no key") } == true, "\(option.name) is not read")
        }
        let error = #expect(throws: DecodingError.self) {
            try decode(row.json.dropLast() + ",\"qqqqqqqqqqqqqqqqqqqqqqqqqqq\":1}")
        }
        let listed = error?.text.components(separatedBy: "there is use")[1] ?? ""
        let read = listed.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        #expect(Set(read) == Set(entry.options.map(\.name)))
    }

    @Test("A strategy can be chosen by its name alone")
    func byName() throws {
        #expect(try StrategyCatalogue.standard.validator(named: "numeric").isValid("12"))
    }

    @Test("An unknown name is an error with the nearest known one")
    func unknownName() {
        let error = #expect(throws: DecodingError.self) { try StrategyCatalogue.standard.validator(named: "numric") }
        #expect(error?.text == "there is no strategy “numric”; did you mean “numeric”?")
    }

    @Test("A strategy that needs an option says so")
    func missingOption() {
        let error = #expect(throws: DecodingError.self) { try StrategyCatalogue.standard.validator(named: "not") }
        #expect(error?.text == "the strategy “not” needs the key “rule”")
    }

    @Test(
        "An error of a factory of one's own arrives with its place, and the error itself behind it", arguments: [0, 2])
    func ownError(levels: Int) {
        struct OutOfStock: Error {}
        var catalogue = StrategyCatalogue.standard
        catalogue["member"] = .init("") { _ in throw OutOfStock() }
        let decoder = JSONDecoder()
        decoder.userInfo[.strategyCatalogue] = catalogue
        let json =
            String(repeating: #"{"use":"not","rule":"#, count: levels) + #"{"use":"member"}"#
            + String(repeating: "}", count: levels)
        let error = #expect(throws: DecodingError.self) {
            try decoder.decode(StrategySpecification<String>.self, from: Data(json.utf8))
        }
        #expect(error?.place == Array(repeating: "rule", count: levels).joined(separator: "."))
        guard case .dataCorrupted(let context)? = error else { return }
        #expect(context.underlyingError is OutOfStock)
    }

    @Test("A strategy can be removed")
    func removing() {
        var catalogue = StrategyCatalogue.standard
        catalogue["luhn"] = nil
        #expect(!catalogue.names.contains("luhn"))
        #expect(catalogue.names.count == StrategyCatalogue.standard.names.count - 1)
    }
}

@discardableResult
private func decode(_ json: String) throws -> StrategySpecification<String> {
    try JSONDecoder().decode(StrategySpecification<String>.self, from: Data(json.utf8))
}
