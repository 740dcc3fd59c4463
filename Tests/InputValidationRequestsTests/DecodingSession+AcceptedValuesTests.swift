// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRequests
import Testing

#if FoundationInterop
import Foundation
#endif

@Suite("Values that a type cannot represent")
struct AcceptedValuesTests {
    enum Size: String, Codable { case small, large }
    enum Level: Int, Codable, CaseIterable { case low = 1, high = 5 }
    enum Only: String, Codable, CaseIterable { case one }
    enum Many: Int, Codable, CaseIterable {
        case a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q
    }
    enum Payment: Codable {
        case card(number: String)
        case transfer(iban: String)
        case invoice
    }
    struct Wrapper: Codable {
        let card: String
        let transfer: Payment
    }
    struct Odd: Codable {
        init(from decoder: any Decoder) throws {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "odd"))
        }
    }
    struct Row: CustomTestStringConvertible, Sendable {
        let json: String
        let code: ValidationError.Code
        let reason: String
        let decode: @Sendable (String) -> [ValidationError]
        var testDescription: String { json }

        init<Value: Codable & SendableMetatype>(
            _ type: Value.Type, _ json: String, _ code: ValidationError.Code, _ reason: String
        ) {
            (self.json, self.code, self.reason) = (json, code, reason)
            decode = { json in
                do throws(FormError) {
                    _ = try ValidatingDecoder().decode([String: [Value]].self, from: #"{"a":[\#(json)]}"#.utf8)
                    return []
                } catch { return error.errors }
            }
        }
    }

    static let rows: [Row] = [
        Row(Int8.self, "300", .decodingValue, "Enter a whole number between -128 and 127"),
        Row(UInt.self, "-1", .decodingValue, "Enter a whole number between 0 and 18446744073709551615"),
        Row(UInt8.self, "2.56e2", .decodingValue, "Enter a whole number between 0 and 255"),
        Row(Double.self, "1e400", .decodingValue, "Enter a number, like 12.5"),
        Row(Size.self, #""tiny""#, .decodingValue, "Choose small or large"),
        Row(Level.self, "2", .decodingValue, "Choose 1 or 5"),
        Row(Only.self, #""two""#, .decodingValue, "Choose one"),
        Row(
            Many.self, "99", .decodingValue,
            "Use a value that is accepted here: check its spelling, size, and format"),
        Row(Size.self, "5", .decodingType, "Choose small or large"),
        Row(Level.self, #""1""#, .decodingType, "Choose 1 or 5"),
        Row(Payment.self, #"{"cash":{}}"#, .decodingType, "Enter an object with the key card, transfer, or invoice"),
        Row(Payment.self, "{}", .decodingType, "Enter an object with the key card, transfer, or invoice"),
        Row(Payment.self, #""card""#, .decodingType, "Enter an object with the key card, transfer, or invoice"),
        Row(Payment.self, "[]", .decodingType, "Enter an object with the key card, transfer, or invoice"),
        Row(Payment.self, #"{"card":{}}"#, .inputEmpty, "Add this value: it is missing"),
        Row(Wrapper.self, #""card""#, .decodingType, "Enter an object with named values"),
        Row(Payment.self, #"{"card":{"number":5}}"#, .decodingType, "Enter text"),
        Row(Odd.self, "5", .decodingValue, "Use a value that is accepted here: check its spelling, size, and format"),
    ]

    @Test("get the sentence of the type", arguments: rows)
    func messages(row: Row) {
        let errors = row.decode(row.json)
        #expect(errors.map(\.code) == [row.code])
        #expect(errors.map(\.reason) == [row.reason])
        #expect(errors.first?.path.jsonPointer.hasPrefix("/a/0") == true)
    }

    #if FoundationInterop
    @Test(
        "get the sentence of the format of a type of Foundation",
        arguments: [
            Row(
                UUID.self, #""123""#, .decodingValue,
                "Enter a UUID, like 123e4567-e89b-42d3-a456-426614174000"),
            Row(URL.self, #""""#, .decodingValue, "Enter a web address, like https://example.com"),
            Row(Data.self, #""a!""#, .decodingValue, "Use this format: aGVsbG8="),
        ])
    func formats(row: Row) { messages(row: row) }
    #endif

    @Test("survive their transfer to a client")
    func transfer() throws {
        let row = Row(Size.self, #""tiny""#, .decodingValue, "")
        let error = try #require(row.decode(row.json).first)
        #if FoundationInterop
        let copy = try JSONDecoder().decode(ValidationError.self, from: JSONEncoder().encode(error))
        #expect(copy.reason == "Choose small or large")
        #endif
        #expect(error[.accepted] == ["small", "large"])
    }
}
