// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if FoundationInterop
import Foundation
import InputValidation
import InputValidationRequests
import Testing

/// Tests the two paths of a place: one uses the types' keys, and the other the JSON's keys.
@Suite("The place of a value")
struct CodingPathNodeTests {
    /// The coding path of the decoder that created the value.
    struct CodingPath: Decodable, Equatable {
        let keys: [String]
        let indices: [Int?]

        init(from decoder: any Decoder) throws {
            keys = decoder.codingPath.map(\.stringValue)
            indices = decoder.codingPath.map(\.intValue)
        }
    }

    struct Guest: Decodable, Equatable {
        var firstName: CodingPath
        var homeTowns: [CodingPath]
    }

    private let decoder = JSONDecoder()

    init() { decoder.keyDecodingStrategy = .convertFromSnakeCase }

    @Test("has the keys of the types for an initializer, from the root")
    func codingPaths() throws {
        let json = #"{"all_guests":[{"first_name":"A","home_towns":[]},{"first_name":"B","home_towns":[1,2]}]}"#
        let guests = try ValidatingDecoder(decoder).decode([String: [Guest]].self, from: json.utf8)["all_guests"]
        #expect(guests == (try decoder.decode([String: [Guest]].self, from: Data(json.utf8))["all_guests"]))
        let last = guests?.last?.homeTowns.last
        #expect(last?.keys == ["all_guests", "Index 1", "homeTowns", "Index 1"])
        #expect(last?.indices == [nil, 1, nil, 1])
        #expect(try ValidatingDecoder().decode(CodingPath.self, from: "0".utf8).keys == [])
    }

    @Test(
        "has the keys of the JSON in an error, from the root, also for a missing key",
        arguments: [
            (#"{"all_guests":[{"first_name":"A","home_towns":5}]}"#, ["/all_guests/0/home_towns"]),
            (#"{"a/b~c":[{"firstName":"A"}]}"#, ["/a~1b~0c/0/home_towns"]),
            (#"{"":[{"first_name":"A","home_towns":[]},{}]}"#, ["//1/first_name", "//1/home_towns"]),
            (#"{"a":[{"first_name":"A","homeTowns":{}},null]}"#, ["/a/0/homeTowns", "/a/1"]),
            ("[]", [""]),
        ])
    func paths(json: String, pointers: [String]) throws {
        let error = #expect(throws: FormError.self) {
            try ValidatingDecoder(decoder).decode([String: [Guest]].self, from: json.utf8)
        }
        #expect(error?.errors.map(\.path.jsonPointer) == pointers)
    }

    @Test("joins both paths once in an error that an initializer throws for one of its keys")
    func ownErrors() throws {
        struct Town: Decodable {
            enum CodingKeys: CodingKey { case postCode }
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                throw DecodingError.dataCorruptedError(forKey: .postCode, in: container, debugDescription: "none")
            }
        }
        let error = #expect(throws: FormError.self) {
            try ValidatingDecoder().decode([[Town]].self, from: #"[[],[{},{"postCode":1}]]"#.utf8)
        }
        #expect(error?.errors.map(\.path.jsonPointer) == ["/1/0/postCode", "/1/1/postCode"])
        #expect(error?.errors.map { $0[.column] } == [.int(6), .int(9 + "{\"postCode\":".utf8.count)])
    }
}
#endif
