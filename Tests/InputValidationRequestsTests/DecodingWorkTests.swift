// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRequests
import Synchronization
import Testing

/// Work is counted in calls of initializers, not measured in seconds.
@Suite("Work for hostile bodies")
struct DecodingWorkTests {
    /// A count that the initializers of one test increase.
    private final class CallCount: Sendable {
        private let count = Mutex(0)
        var value: Int { count.withLock { $0 } }
        func increase() { count.withLock { $0 += 1 } }
    }

    private static let key = CodingUserInfoKey(rawValue: "count")!

    private static func count(_ decoder: any Decoder) { (decoder.userInfo[key] as? CallCount)?.increase() }

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

    /// A type that reads every key of an object.
    private struct Rates: Decodable {
        init(from decoder: any Decoder) throws {
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
        decoder.userInfo[key] = count
        do {
            _ = try decoder.decode(type, from: Array(json.utf8))
            return (count.value, [])
        } catch { return (count.value, error.errors) }
    }

    @Test("A type that reads every key of an object with many mistakes has limited work")
    func everyKey() {
        for size in [20_000, 40_000] {
            let body = "{" + (0..<size).map { #""k\#($0)":"""# }.joined(separator: ",") + "}"
            let (calls, errors) = Self.decode(Rates.self, body)
            #expect(calls <= 8 * size + 100_000)
            #expect(errors.last?.code == .compositionErrorsOmitted)
            #expect(errors.count > 1)
            #expect(errors.first?.path == [.key("k0")])
        }
    }

    @Test("A list whose elements branch on a missing value has limited work", arguments: [5, 100])
    func branchingElements(maximumErrors: Int) {
        for size in [40_000, 80_000] {
            let body = "[" + Array(repeating: "{}", count: size).joined(separator: ",") + "]"
            let (calls, errors) = Self.decode([Money].self, body, maximumErrors: maximumErrors)
            #expect(calls <= 12 * size + 100_000)
            #expect(errors.count > maximumErrors / 2)
            #expect(errors.last?.code == .compositionErrorsOmitted)
        }
    }

    @Test("A small body keeps its errors")
    func smallBody() {
        let body = "{" + (0..<40).map { #""k\#($0)":"""# }.joined(separator: ",") + "}"
        let (_, errors) = Self.decode(Rates.self, body)
        #expect(errors.count == 40)
        #expect(errors.allSatisfy { $0.code == .decodingValue })
    }

    @Test("An error behind a placeholder is not reported if the other placeholders were not tried")
    func errorBehindPlaceholder() {
        // With one of the placeholders, the amount is missing.
        let filler = Array(repeating: #"{"currency":"b"}"#, count: 100_000).joined(separator: ",")
        let (_, errors) = Self.decode([Money].self, #"[{"currency":"x"},"# + filler + "]")
        #expect(errors.allSatisfy { $0.path != [.index(0), .key("amount")] })
    }
}
