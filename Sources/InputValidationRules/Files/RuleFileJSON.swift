// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRequests

/// A check that rejects JSON with a repeated key in an object, which decoders cannot detect.
///
/// RFC 8259, section 4, does not define what a repeated key means. `JSONDecoder` keeps one of the values and ignores
/// the others. `init(from:)` of ``TableRules``, ``ColumnRules``, and ``StrategySpecification`` receives only the value
/// that the decoder kept, so part of a rule that is written twice would be lost. Check the text first:
///
/// ```swift
/// let rules = try RuleFileJSON.decode(TableRules.self, from: file)
/// ```
///
/// With another decoder, or without Foundation, call ``check(_:)`` and decode afterwards.
public enum RuleFileJSON {
    /// Throws an error unless a text is JSON in which no object has a key twice.
    ///
    /// Two keys are the same if they are equal as Swift strings after their escapes are replaced. Examples are `"name"`
    /// and `"n\u0061me"`, and the two encodings of `"é"`.
    ///
    /// - Parameter json: The text in UTF-8, with or without a byte order mark.
    /// - Throws: A `DecodingError.dataCorrupted` with the coding path. Its description has the line and the column,
    ///   both counted from 1. A column counts Unicode scalars.
    /// - Complexity: O(*n*) in the length of the text.
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
    ///   - type: The type to decode: ``TableRules``, ``ColumnRules``, ``StrategySpecification``, or a list of one of
    ///     them.
    ///   - data: The text in UTF-8.
    ///   - decoder: The decoder, with a ``StrategyCatalog`` in its `userInfo` if you have a custom one.
    /// - Throws: A `DecodingError` with its coding path if the text is not JSON, has a repeated key, or breaks the
    ///   rules.
    /// - Complexity: O(*n*) in the length of the text.
    public static func decode<Rules: Decodable>(
        _ type: Rules.Type, from data: Data, with decoder: JSONDecoder = JSONDecoder()
    ) throws -> Rules {
        try check(data)
        return try decoder.decode(type, from: data)
    }
}
#endif
