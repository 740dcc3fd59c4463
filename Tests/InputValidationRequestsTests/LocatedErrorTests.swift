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
        // Mistakes, errors of rules, and both.
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

    /// Two numbers, each of which a rule rejects.
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
