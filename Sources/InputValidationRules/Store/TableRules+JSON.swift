// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRequests

extension TableRules {
    /// Reads a rule file without a decoder.
    ///
    /// ```swift
    /// do {
    ///     rules = try TableRules(json: bytes)
    /// } catch {
    ///     print(error.line ?? 0, error.column ?? 0, error.reason)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - json: The text in UTF-8, with or without a byte order mark.
    ///   - catalog: The strategies that the file can use.
    /// - Throws: The first mistake as an error with its path, `line`, and `column`, both counted from 1. Its code is
    ///   `decodingSyntax` (1238) for a text that isn't JSON, `decodingRepeatedKey` (1241) for a repeated key, and
    ///   `decodingValue` (1237) for any other mistake. Its message is for the file's author.
    /// - Complexity: O(*n*) in the text's length.
    public init(
        json: some Sequence<UInt8>, catalog: StrategyCatalog<String> = .standard
    ) throws(ValidationError) {
        let bytes = Array(json)
        let document: JSONDocument
        do throws(JSONDocument.SyntaxError) { document = try JSONDocument(bytes) } catch {
            throw .documentError(
                .decodingSyntax, "this is not JSON: \(error.reason)", at: error.path, offset: error.offset, in: bytes)
        }
        if let key = document.repeatedKeys.min() {
            throw .documentError(
                .decodingRepeatedKey, "the key “\(document.text(at: key))” appears twice in one object",
                at: document.path(of: key), offset: document.offset(of: key), in: bytes)
        }
        var decoder = ValidatingDecoder()
        decoder.userInfo[.strategyCatalog] = catalog
        do {
            self = try decoder.decodeWithoutRules(TableRules.self, from: document)
        } catch {
            let context = (error as? DecodingError)?.context
            let path = context?.codingPath.map { key in
                key.intValue.map { ValidationError.PathComponent.index($0) } ?? .key(key.stringValue)
            }
            let (offset, documentPath) = document.location(of: path ?? [], in: 0)
            throw .documentError(
                .decodingValue, context?.debugDescription ?? "the rules cannot be read", at: documentPath,
                offset: offset, in: bytes)
        }
    }

    /// The rules for the named column, or `nil` if there's no column by that name.
    ///
    /// - Complexity: O(*n*) in the number of columns.
    public subscript(column: String) -> ColumnRules? {
        fields.first { $0.name.hasSameBytes(as: column) }
    }
}

extension DecodingError {
    fileprivate var context: Context? {
        switch self {
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
            .dataCorrupted(let context):
            context
        @unknown default: nil
        }
    }
}
