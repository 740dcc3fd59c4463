// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRequests

/// A check that rejects JSON objects with a repeated key, which decoders can't detect.
///
/// RFC 8259, section 4, doesn't define what a repeated key means. `JSONDecoder` keeps one value and ignores the others.
/// `init(from:)` of ``TableRules``, ``ColumnRules``, and ``StrategySpecification`` receives only the value that the
/// decoder kept, so part of a rule would be lost if its key is repeated. Check the text first:
///
/// ```swift
/// let rules = try RuleFileJSON.decode(TableRules.self, from: file)
/// ```
///
/// If you use another decoder, or build without Foundation, call ``check(_:)`` and then decode.
public enum RuleFileJSON {
    /// Throws an error if a text isn't JSON or if an object has a repeated key.
    ///
    /// Two keys are the same if they're equal as Swift strings after unescaping. For example, `"name"` and
    /// `"n\u0061me"` are the same, and so are the two encodings of `"é"`.
    ///
    /// - Parameter json: The text in UTF-8, with or without a byte order mark.
    /// - Throws: A `DecodingError.dataCorrupted` with the coding path. Its description has the line and the column,
    ///   both counted from 1. Columns count Unicode scalars.
    /// - Complexity: O(*n*) in the text's length.
    public static func check(_ json: some Sequence<UInt8>) throws(DecodingError) {
        let bytes = Array(json)
        let document: JSONDocument
        do throws(JSONDocument.SyntaxError) { document = try JSONDocument(bytes) } catch {
            throw .invalidDocument(
                "this is not JSON: \(error.reason)", at: error.path, offset: error.offset, in: bytes)
        }
        guard let key = document.repeatedKeys.min() else { return }
        throw .invalidDocument(
            "the key “\(document.text(at: key))” appears twice in one object", at: document.path(of: key),
            offset: document.offset(of: key), in: bytes)
    }
}

extension DecodingError {
    fileprivate static func invalidDocument(
        _ reason: String, at path: [ValidationError.PathComponent], offset: Int, in bytes: [UInt8]
    ) -> DecodingError {
        let (line, column) = JSONDocument.positions(of: [offset], in: bytes)[0]
        let codingPath = path.map { component -> any CodingKey in
            switch component {
            case .key(let name): StringCodingKey(name)
            case .index(let index): ElementIndex(index)
            }
        }
        return .dataCorrupted(
            Context(codingPath: codingPath, debugDescription: "\(reason.printable) (line \(line), column \(column))"))
    }
}

#if FoundationInterop
import Foundation

extension RuleFileJSON {
    /// Checks a rule file's text and decodes it.
    ///
    /// - Parameters:
    ///   - type: The type to decode: ``TableRules``, ``ColumnRules``, ``StrategySpecification``, or an array of one of
    ///     them.
    ///   - data: The text in UTF-8.
    ///   - decoder: The decoder, with a ``StrategyCatalog`` in its `userInfo` if you have a custom catalog.
    /// - Throws: A `DecodingError` with its coding path if the text isn't JSON, has a repeated key, or breaks the
    ///   format's rules.
    /// - Complexity: O(*n*) in the text's length.
    public static func decode<Rules: Decodable>(
        _ type: Rules.Type, from data: Data, with decoder: JSONDecoder = JSONDecoder()
    ) throws -> Rules {
        try check(data)
        return try decoder.decode(type, from: data)
    }
}
#endif
