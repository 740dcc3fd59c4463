// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRequests

/// A parsed JSON text with exact numbers and the places of its values.
///
/// Pass it to a ``JSONSchemaInputValidator``. An object with a repeated key is rejected, because programs disagree
/// about which value counts.
public struct JSONValue: Sendable {
    let document: JSONDocument

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - json: The text in UTF-8, with or without a byte order mark.
    ///   - maximumBytes: The maximum length in bytes. The default is 1 MiB.
    /// - Throws: A built-in error with its path, `line`, and `column`: `decodingSyntax` (1238) for a text that isn't
    ///   JSON, `decodingDepth` (1240) for more than 128 nested arrays and objects, `decodingRepeatedKey` (1241) for a
    ///   repeated key, or `inputTooLarge` (1005).
    /// - Complexity: O(*n*) in the text's length.
    public init(_ json: some Sequence<UInt8>, maximumBytes: Int = 1_048_576) throws(ValidationError) {
        let most = max(0, min(maximumBytes, .max - 1)) + 1
        let bytes = Array(json.prefix(most))
        guard bytes.count < most else {
            throw ValidationError(.inputTooLarge, parameters: [.maximum: .int(maximumBytes)])
        }
        let document: JSONDocument
        do throws(JSONDocument.SyntaxError) { document = try JSONDocument(bytes, maximumDepth: 128) } catch {
            throw error.validationError.under(error.path)
                .located(at: JSONDocument.positions(of: [error.offset], in: bytes)[0])
        }
        if let key = document.repeatedKeys.min() {
            throw ValidationError(.decodingRepeatedKey).under(document.path(of: key))
                .located(at: JSONDocument.positions(of: [document.offset(of: key)], in: bytes)[0])
        }
        self.document = document
    }
}

extension JSONDocument {
    /// Returns a text's or key's bytes.
    ///
    /// In JSON Schema, only texts with the same bytes are equal.
    func utf8(at entryIndex: Int) -> [UInt8] { Array(text(at: entryIndex).utf8) }

    /// Returns the index of a key's value in an object, or `nil`.
    func valueIndex(forKey key: [UInt8], in objectIndex: Int) -> Int? {
        children(of: objectIndex).first { utf8(at: $0) == key }.map { $0 + 1 }
    }

    /// Returns a number's exact value.
    ///
    /// - Throws: `inputTooLarge` (1005) for an exponent of more than eight digits.
    func number(at entryIndex: Int) throws(ValidationError) -> DecimalLiteral {
        guard let number = DecimalLiteral(describing: numberLiteral(at: entryIndex)),
            number.digits.isEmpty || number.exponent.magnitude < 100_000_000
        else { throw ValidationError(.inputTooLarge).under(path(of: entryIndex)) }
        return number
    }

    /// Returns a value's canonical form: equal values have equal bytes.
    ///
    /// Numbers are compared by value, and objects in any order.
    func canonicalForm(of entryIndex: Int) throws(ValidationError) -> [UInt8] {
        try canonicalForm(of: entryIndex, maximumCount: .max) ?? []
    }

    /// Returns a value's canonical form, or `nil` if it exceeds the maximum number of bytes.
    ///
    /// - Complexity: O(*n*) in the maximum and in the number of an object's keys.
    func canonicalForm(of entryIndex: Int, maximumCount: Int) throws(ValidationError) -> [UInt8]? {
        var result: [UInt8] = []
        try appendCanonicalForm(of: entryIndex, to: &result, maximumCount: maximumCount)
        return result.count <= maximumCount ? result : nil
    }

    private func appendCanonicalForm(
        of entryIndex: Int, to result: inout [UInt8], maximumCount: Int
    ) throws(ValidationError) {
        switch entries[entryIndex].kind {
        case .array:
            result += Array("[".utf8)
            for childIndex in children(of: entryIndex) where result.count <= maximumCount {
                try appendCanonicalForm(of: childIndex, to: &result, maximumCount: maximumCount)
            }
            result += Array("]".utf8)
        case .object:
            result += Array("{".utf8)
            for key in sortedKeys(of: entryIndex) where result.count <= maximumCount {
                result += Self.canonicalForm(ofText: key.text)
                try appendCanonicalForm(of: key.valueIndex, to: &result, maximumCount: maximumCount)
            }
            result += Array("}".utf8)
        case .null, .false, .true, .string, .number: result += try canonicalForm(ofScalar: entryIndex)
        }
    }

    /// Returns the canonical form of a value that's neither an array nor an object.
    func canonicalForm(ofScalar entryIndex: Int) throws(ValidationError) -> [UInt8] {
        switch entries[entryIndex].kind {
        case .null: Array("n".utf8)
        case .false: Array("f".utf8)
        case .true: Array("t".utf8)
        case .string: Self.canonicalForm(ofText: utf8(at: entryIndex))
        case .number: Array("#\(try number(at: entryIndex).canonicalText)".utf8)
        case .array, .object: []
        }
    }

    static func canonicalForm(ofText text: [UInt8]) -> [UInt8] { Array("\"\(text.count):".utf8) + text }

    func sortedKeys(of objectIndex: Int) -> [(text: [UInt8], valueIndex: Int)] {
        children(of: objectIndex).map { (text: utf8(at: $0), valueIndex: $0 + 1) }
            .sorted { $0.text.lexicographicallyPrecedes($1.text) }
    }
}
