// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRequests
import Synchronization
import Testing

/// Counts work as calls of initializers instead of measuring seconds.
@Suite("Work for hostile bodies")
struct DecodingWorkTests {
    /// A count that one test's initializers increase.
    private final class CallCount: Sendable {
        private let count = Mutex(0)
        var value: Int { count.withLock { $0 } }
        func increase() { count.withLock { $0 += 1 } }
    }

    private static let key = CodingUserInfoKey(rawValue: "count")

    private static func count(_ decoder: any Decoder) {
        if let key { (decoder.userInfo[key] as? CallCount)?.increase() }
    }

    private enum Currency: Decodable {
        case a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p

        init(from decoder: any Decoder) throws {
            DecodingWorkTests.count(decoder)
            let text = try decoder.singleValueContainer().decode(String.self)
            guard text == "a" else {
                throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "unknown"))
            }
            self = .a
        }
    }

    private struct AnyCodingKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// A type that reads an object's every key.
    private struct Rates: Decodable {
        init(from decoder: any Decoder) throws {
            DecodingWorkTests.count(decoder)
            let container = try decoder.container(keyedBy: AnyCodingKey.self)
            for key in container.allKeys { _ = try container.decode(Currency.self, forKey: key) }
        }
    }

    /// A type whose next request depends on an enumeration.
    private struct Money: Decodable {
        enum CodingKeys: CodingKey { case currency, amount }
        init(from decoder: any Decoder) throws {
            DecodingWorkTests.count(decoder)
            let container = try decoder.container(keyedBy: CodingKeys.self)
            if case .a = try container.decode(Currency.self, forKey: .currency) {
                _ = try container.decode(Int.self, forKey: .amount)
            }
        }
    }

    private static func decode<Value: Decodable>(
        _ type: Value.Type, _ json: String, maximumErrors: Int = 100
    ) -> (calls: Int, errors: [ValidationError]) {
        let count = CallCount()
        var decoder = ValidatingDecoder()
        decoder.maximumErrors = maximumErrors
        if let key { decoder.userInfo[key] = count }
        do {
            _ = try decoder.decode(type, from: Array(json.utf8))
            return (count.value, [])
        } catch { return (count.value, error.errors) }
    }

    private static func object(_ values: [String]) -> String {
        "{" + values.enumerated().map { "\"k\($0.offset)\":\($0.element)" }.joined(separator: ",") + "}"
    }

    private static func list(_ element: String, count: Int) -> String {
        "[" + Array(repeating: element, count: count).joined(separator: ",") + "]"
    }

    @Test(
        "An object whose type reads every key keeps its errors up to some ten kilobytes, and has limited work",
        arguments: [(40, 40), (800, 100), (2_000, 100), (20_000, 29), (40_000, 1)])
    func everyKey(size: Int, count: Int) {
        let (calls, errors) = Self.decode(Rates.self, Self.object(Array(repeating: #""""#, count: size)))
        let found = errors.filter { $0.code == .decodingValue }
        #expect(found.map(\.path) == (0..<count).map { [.key("k\($0)")] })
        #expect((errors.last?.code == .compositionErrorsOmitted) == (count < size))
        // One call for each mistake and one more, each with a call for its wrong value, and the calls for the
        // placeholders.
        #expect(calls <= 2 * count + 170)
    }

    @Test("Mistakes at the end of an object whose type reads every key are found, or the work is limited")
    func lastKeys() {
        for (size, count) in [(1_000, 100), (5_000, 21), (40_000, 1)] {
            let values = Array(repeating: #""a""#, count: size) + Array(repeating: #""""#, count: 100)
            let (calls, errors) = Self.decode(Rates.self, Self.object(values))
            let found = errors.filter { $0.code == .decodingValue }
            #expect(found.map(\.path) == (0..<count).map { [.key("k\(size + $0)")] })
            #expect((errors.last?.code == .compositionErrorsOmitted) == (count < 100))
            #expect(calls <= max(4 * size, 300_000))
        }
    }

    @Test("A list whose elements branch on a missing value is decoded once more", arguments: [1, 5, 100])
    func branchingElements(maximumErrors: Int) {
        for size in [1_000, 40_000, 80_000] {
            let (calls, errors) = Self.decode(
                [Money].self, Self.list("{}", count: size), maximumErrors: maximumErrors)
            #expect(
                errors.dropLast().map(\.path) == (0..<maximumErrors).map { [.index($0), .key("currency")] })
            #expect(errors.last?.code == .compositionErrorsOmitted)
            // The first element's second error comes from a placeholder, so the number of errors is unknown.
            #expect(errors.last?[.rejected] == (maximumErrors == 1 ? nil : .int(size)))
            // Each of the first elements is decoded with all 16 placeholders, and the others are only counted.
            #expect(calls <= size + 20 * maximumErrors + 300)
        }
    }

    @Test("A list whose elements branch has limited work without a maximum of errors")
    func withoutMaximum() {
        let results = [40_000, 80_000].map {
            Self.decode([Money].self, Self.list("{}", count: $0), maximumErrors: .max)
        }
        for (calls, errors) in results {
            #expect(errors.last?.code == .compositionErrorsOmitted && errors.last?[.rejected] == nil)
            // The search finishes one element before it begins with the next.
            let found = errors.dropLast().map(\.path)
            #expect(found.count > 1_000 && calls < 20 * found.count + 100)
            #expect(found == found.indices.map { [.index($0), .key("currency")] })
        }
        #expect(results[1].calls <= 2 * results[0].calls)
    }

    @Test("Long keys with escapes are not read for each of a type's keys", .timeLimit(.minutes(1)))
    func escapedKeys() {
        struct Wide: Decodable {
            let a, b, c, d, e, f, g, h, i, j, k, l: Int
        }
        let (_, errors) = Self.decode(Wide.self, #"{"\#(String(repeating: #"\u006b"#, count: 150_000))":0}"#)
        #expect(errors.map(\.code) == Array(repeating: .inputEmpty, count: 12))
        // Equal keys may differ in their escapes, and in the encoding of a letter with an accent.
        struct Accent: Decodable { let é: Int }
        #expect(Self.decode(Accent.self, #"{"\u0065\u0301":0}"#).errors.isEmpty)
    }

    /// A key type that counts how often a name is converted.
    private struct CountedKey: CodingKey {
        static let conversions = Mutex(0)
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) {
            self.stringValue = stringValue
            Self.conversions.withLock { $0 += 1 }
        }
        init?(intValue: Int) { nil }
    }

    /// A type that opens an object once for each key.
    private struct Reopening: Decodable {
        init(from decoder: any Decoder) throws {
            for key in try decoder.container(keyedBy: AnyCodingKey.self).allKeys {
                _ = try decoder.container(keyedBy: AnyCodingKey.self).decode(Currency.self, forKey: key)
                _ = try decoder.container(keyedBy: CountedKey.self)
            }
        }
    }

    @Test("Comparing an object's keys with a type's keys counts as work")
    func unknownKeys() {
        var decoder = ValidatingDecoder()
        decoder.unknownKeys = .rejected
        let json = Self.object(Array(repeating: #""""#, count: 4_000))
        let error = #expect(throws: FormError.self) { try decoder.decode(Reopening.self, from: Array(json.utf8)) }
        #expect(error?.errors.last?.code == .compositionErrorsOmitted)
        #expect((1..<2_000_000).contains(CountedKey.conversions.withLock { $0 }))
    }

    @Test("Errors of a long list are found in one pass, and are not compared with one another")
    func manyErrors() {
        // Comparing all pairs would take minutes.
        let (_, mistakes) = Self.decode([Int].self, Self.list(#""""#, count: 20_000), maximumErrors: .max)
        #expect(mistakes.map(\.path) == (0..<20_000).map { [.index($0)] })
        #expect(mistakes.allSatisfy { $0.code == .decodingType })
        let (calls, errors) = Self.decode([Positive].self, Self.list("0", count: 20_000), maximumErrors: .max)
        #expect(errors.count == 20_000 && errors.allSatisfy { $0.code == .comparisonTooSmall })
        #expect(calls == 20_000)
    }

    /// A number with a rule.
    private struct Positive: Decodable, Validatable {
        var number: Int
        init(from decoder: any Decoder) throws {
            DecodingWorkTests.count(decoder)
            number = try decoder.singleValueContainer().decode(Int.self)
        }
        static let validator: InputValidator<Positive> = .at(\.number, .range(1...9))
    }

    /// A type that branches on a case, and has rules for both parts.
    private struct Order: Decodable, Validatable {
        var amount = 0
        var note: String
        private enum CodingKeys: CodingKey { case currency, amount, note }
        init(from decoder: any Decoder) throws {
            DecodingWorkTests.count(decoder)
            let container = try decoder.container(keyedBy: CodingKeys.self)
            if case .a = try container.decode(Currency.self, forKey: .currency) {
                amount = try container.decode(Int.self, forKey: .amount)
            }
            note = try container.decode(String.self, forKey: .note)
        }
        static let validator: InputValidator<Order> = .all(of: [
            .at(\.amount, .range(1...9)), .at(\.note, .required),
        ])
    }

    @Test("A rule for a value that only one placeholder leads to is not evaluated")
    func rulesOfBranches() {
        func paths(_ json: String) -> [String] { Self.decode([Order].self, json).errors.map(\.path.jsonPointer) }
        #expect(paths(#"[{"currency":"x","amount":0,"note":""}]"#) == ["/0/currency", "/0/note"])
        #expect(paths(#"[{"currency":"x","amount":"","note":5}]"#) == ["/0/currency", "/0/note"])
        #expect(paths(#"[{"currency":"a","amount":0,"note":""}]"#) == ["/0/amount", "/0/note"])
        #expect(paths(#"[{"currency":"a","amount":"","note":5}]"#) == ["/0/amount", "/0/note"])
    }

    @Test("An error behind a placeholder is not reported if the work ends before the other placeholders")
    func errorBehindPlaceholder() {
        // The amount is missing with one of the placeholders. All other elements are complete.
        for mistakes in [1, 30] {
            let json =
                "[" + Array(repeating: #"{"currency":"x"}"#, count: mistakes).joined(separator: ",") + ","
                + Array(repeating: #"{"currency":"b"}"#, count: 20_000).joined(separator: ",") + "]"
            let (_, errors) = Self.decode([Money].self, json)
            #expect(errors.allSatisfy { $0.path.last != .key("amount") })
        }
        struct Pair: Decodable {
            private enum CodingKeys: CodingKey { case first, currency, rates }
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                _ = try container.decode(Int.self, forKey: .first)
                _ = try container.decode(Currency.self, forKey: .currency)
                _ = try container.decode(Rates.self, forKey: .rates)
            }
        }
        let rates = Self.object(Array(repeating: #""a""#, count: 40_000) + Array(repeating: #""""#, count: 50))
        let (_, errors) = Self.decode(Pair.self, #"{"first":"","currency":"x","rates":\#(rates)}"#)
        // The rates use up the work, but the other currencies don't decode the rates again.
        #expect(errors.map(\.path.text) == ["first", "currency", "rates.k40000", ""])
        #expect(errors.last?.code == .compositionErrorsOmitted)
        struct Choice: Decodable {
            private enum CodingKeys: CodingKey { case currency, amount, rates }
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                if case .a = try container.decode(Currency.self, forKey: .currency) {
                    _ = try container.decode(Int.self, forKey: .amount)
                } else {
                    _ = try container.decode(Rates.self, forKey: .rates)
                }
            }
        }
        let (_, certain) = Self.decode(Choice.self, #"{"currency":"x","rates":\#(rates)}"#)
        // The work is used up before all other currencies have been tried.
        #expect(certain.map(\.path.text) == ["currency", ""])
    }
}
