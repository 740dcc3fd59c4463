// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationRules
import Synchronization
import Testing

@Suite("StrategyArguments")
struct StrategyArgumentsTests {
    private enum Size: String, CaseIterable {
        case small, large
    }

    /// What a strategy's factory has read.
    private struct Read: Equatable {
        var prefix: String?
        var count = 0
        var size: Size?
        var units: [Int]?
        var minimum: Int?
        var maximum: Int?
    }

    /// Returns what a factory reads from the options in a rule file.
    private func read(_ members: String) throws -> Read? {
        var catalog = StrategyCatalog<String>.standard
        let result = Mutex<Read?>(nil)
        let options: KeyValuePairs = [
            "prefix": "", "count": "", "size": "", "units": "", "minimum": "", "maximum": "",
        ]
        catalog["own"] = .init("", options: options) { arguments in
            var read = Read()
            read.prefix = try arguments("prefix")
            read.count = try arguments.require("count")
            read.size = try arguments.readWord("size")
            read.units = try arguments.readWords("units", of: ["one", "two"]) { ["one": 1, "two": 2][$0] }
            (read.minimum, read.maximum) = try arguments.readLimits()
            if read.count == 0 { throw arguments.error("“count” is 0", at: "count") }
            let final = read
            result.withLock { $0 = final }
            return .alpha
        }
        let decoder = JSONDecoder()
        decoder.userInfo[.strategyCatalog] = catalog
        _ = try decoder.decode(StrategySpecification<String>.self, from: Data(#"{"use":"own"\#(members)}"#.utf8))
        return result.withLock { $0 }
    }

    @Test("reads options by name and type")
    func options() throws {
        #expect(try read(#","count":2"#) == Read(count: 2))
        let all = #","prefix":"M","count":2,"size":"large","units":["two","one"],"minimum":1,"maximum":1"#
        #expect(
            try read(all) == Read(prefix: "M", count: 2, size: .large, units: [2, 1], minimum: 1, maximum: 1))
    }

    @Test(
        "rejects what it cannot read, with its place",
        arguments: [
            ("", "", "the strategy “own” needs the key “count”"),
            (#","count":"2""#, "count", nil),
            (#","count":2,"prefix":1"#, "prefix", nil),
            (#","count":0"#, "count", "“count” is 0"),
            (#","count":2,"size":"larg""#, "size", "“larg” is unknown; did you mean “large”?"),
            (#","count":2,"units":["tow"]"#, "units", "“tow” is unknown; did you mean “two”?"),
            (#","count":2,"units":[]"#, "units", "“units” is empty: every value would be rejected"),
            (
                #","count":2,"minimum":2,"maximum":1"#, "minimum",
                "“minimum” is greater than “maximum”: every value would be rejected"
            ),
            (#","count":2,"prefx":"M""#, "prefx", nil),
        ] as [(String, String, String?)])
    func mistakes(options: String, place: String, text: String?) {
        let error = #expect(throws: DecodingError.self) { try read(options) }
        #expect(error?.place == place)
        if let text { #expect(error?.text == text) }
    }
}
