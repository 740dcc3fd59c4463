// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if FoundationInterop
import Foundation
import InputValidation
import InputValidationRequests
import Testing

@Suite("Parts of a decoded value")
struct ElementwiseDecodableTests {
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

    /// A list with a text, a number, and any number of flags.
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

    /// An object whose keys are known only from the body.
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
        "have their own errors in lists, dictionaries, and generic types",
        arguments: [
            DecodingRow(Mixed.self, #"["a",1,true]"#),
            DecodingRow(Mixed.self, #"[1,256,5]"#, "1236 /0", "1237 /1", "1236 /2"),
            DecodingRow(Sparse.self, "[1,null,2]"), DecodingRow(Sparse.self, #"[null,"x",null]"#, "1236 /1"),
            DecodingRow(Mixed.self, "[]", "1004 /0", "1004 /1"), DecodingRow(Mixed.self, "{}", "1236"),
            DecodingRow(Rates.self, #"{"CHF":1,"EUR":"x","USD":null,"other":"x"}"#, "1236 /EUR", "1004 /USD"),
            DecodingRow(
                Page<Int>.self, #"{"items":[1,"2"],"next":"x","labels":{"de":1,"fr":null},"ranks":{"1":"x","2":{}}}"#,
                "1236 /items/1", "1236 /next", "1236 /labels/de", "1004 /labels/fr", "1236 /ranks/1", "1236 /ranks/2"),
            DecodingRow(
                Page<Item>.self,
                #"{"items":[{"id":"x","price":"1","link":5,"data":"?"},{}],"labels":{},"ranks":{}}"#,
                "1237 /items/0/id", "1236 /items/0/price", "1236 /items/0/link", "1237 /items/0/data",
                "1004 /items/1/id", "1004 /items/1/price", "1004 /items/1/data"),
            DecodingRow(
                [String: [Int?]].self, #"{"a":[1,null,"x"],"b":null,"c":5}"#, "1236 /a/2", "1004 /b", "1236 /c"),
            DecodingRow(ClosedRange<Int>.self, "[1,2]"), DecodingRow([Int: String].self, #"{"1":"a"}"#),
            DecodingRow([Bool: Int].self, "[true,1]"), DecodingRow([Bool: Int].self, #"[true,"x"]"#, "1236 /1"),
        ])
    func collections(row: DecodingRow) {
        row.check()
    }
}
#endif
