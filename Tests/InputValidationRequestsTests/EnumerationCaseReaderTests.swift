// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRequests
import Testing

@Suite("The placeholders of an enumeration")
struct EnumerationCaseReaderTests {
    /// Enumerations that take one byte, and don't list their cases.
    enum Pair: String, Decodable { case left, right }
    enum Suit: Int, Decodable { case clubs = 10, diamonds, hearts, spades }
    enum Day: String, Decodable { case mon, tue, wed, thu, fri, sat, sun }

    /// Has more cases than an initializer is tried with.
    enum Letter: String, Decodable, CaseIterable { case a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q }

    /// No value is the case `impossible`.
    enum Answer: Decodable {
        case yes, no, impossible(Never), unknown
        init(from decoder: any Decoder) throws {
            switch try decoder.singleValueContainer().decode(String.self) {
            case "yes": self = .yes
            case "no": self = .no
            case "unknown": self = .unknown
            default: throw ValidationError(.decodingValue)
            }
        }
    }

    final class Seen: @unchecked Sendable { var names: Set<String> = [] }

    /// Records the values that it's created from.
    struct Noting<Value: Decodable & Sendable>: Decodable {
        enum CodingKeys: CodingKey { case value, count }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let value = try container.decode(Value.self, forKey: .value)
            for case let seen as Seen in decoder.userInfo.values { seen.names.insert("\(value)") }
            _ = try container.decode(Int.self, forKey: .count)
        }
    }

    // If the compiler numbered the cases differently, some would be missing here.
    @Test("are only its cases, and at most sixteen cases are tried")
    func casesAsPlaceholders() throws {
        let key = try #require(CodingUserInfoKey(rawValue: "seen"))
        func check<Value: Decodable & Sendable>(_ type: Value.Type, _ names: Set<String>) {
            let seen = Seen()
            var decoder = ValidatingDecoder()
            decoder.userInfo[key] = seen
            let errors = ValidatingDecoderTests.errors(
                in: #"{"value":"none","count":true}"#, as: Noting<Value>.self, decoder)
            #expect(errors.map { $0.split(separator: " ")[1] } == (names.isEmpty ? ["/value"] : ["/value", "/count"]))
            #expect(seen.names == names)
        }
        check(Pair.self, ["left", "right"])
        check(Suit.self, ["clubs", "diamonds", "hearts", "spades"])
        check(Day.self, ["mon", "tue", "wed", "thu", "fri", "sat", "sun"])
        check(Answer.self, [])
        check(Letter.self, Set(Letter.allCases.prefix(16).map(\.rawValue)))
        // Other one-byte types don't have placeholders like these.
        check(Bool.self, ["false", "true"])
        check(Bool?.self, ["Optional(false)", "Optional(true)"])
    }
}
