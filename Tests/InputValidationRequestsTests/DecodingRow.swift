// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if FoundationInterop
import Foundation
import InputValidation
import InputValidationRequests
import Testing

/// A type, JSON for it, and the errors that the decoder reports, each as a code and a pointer.
struct DecodingRow: CustomTestStringConvertible, Sendable {
    let type: any (Decodable & Sendable).Type
    let json: String
    let errors: [String]
    var testDescription: String { "\(type) \(json)" }

    init(_ type: any (Decodable & Sendable).Type, _ json: String, _ errors: String...) {
        (self.type, self.json, self.errors) = (type, json, errors)
    }

    /// Checks the errors, and that `JSONDecoder` returns the same value or also fails.
    func check() { compare(self.type) }

    private func compare<Value: Decodable>(_ type: Value.Type) {
        let found = ValidatingDecoderTests.errors(in: json, as: type).map {
            $0.split(separator: " ").dropLast().joined(separator: " ")
        }
        #expect(found == errors, "\(json)")
        let expected = try? JSONDecoder().decode(type, from: Data(json.utf8))
        #expect((expected == nil) == !errors.isEmpty)
        guard let expected, let value = try? ValidatingDecoder().decode(type, from: json.utf8) else { return }
        var (first, second) = ("", "")
        dump(expected, to: &first)
        dump(value, to: &second)
        #expect(first == second)
    }
}
#endif
