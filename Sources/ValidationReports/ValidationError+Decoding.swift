// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

extension InputKind {
    /// A type of value, used in ``Sentence/oneOf`` for a value of another type.
    package static let text = InputKind("a text", "text")
    /// A type of value, used in ``Sentence/oneOf`` for a value of another type.
    package static let list = InputKind("a list", "a list")
    /// An object with named values; in JSON, it's written between braces.
    package static let object = InputKind("an object", "an object with named values")
}

extension Sentence {
    /// A program sent the value.
    package static let dataValue = Sentence(
        "dataValue", "Use a value that is accepted here: check its spelling, size, and format",
        labeled: "{label} must be a value that is accepted here: check its spelling, size, and format")
    /// A program sent the value.
    package static let dataSyntax = Sentence(
        "dataSyntax", "Correct the syntax of this data: check quotation marks, commas, and brackets",
        labeled: "{label} must have correct syntax: check quotation marks, commas, and brackets")
    /// A program sent the value.
    package static let dataSyntaxAt = Sentence(
        "dataSyntaxAt",
        "Correct the syntax at line {line}, column {column}: check quotation marks, commas, and brackets",
        labeled:
            "{label} must have correct syntax at line {line}, column {column}: check quotation marks, commas, and brackets"
    )
    /// A program sent the value.
    package static let dataEncoding = Sentence(
        "dataEncoding", "Save this data in UTF-8: it contains bytes in another encoding",
        labeled: "{label} must be in UTF-8: it contains bytes in another encoding")
    /// A key is a value's name in an object.
    package static let dataKey = Sentence(
        "dataKey", "Remove this key or correct its spelling: it is not accepted here",
        labeled: "{label} must be an accepted key: remove it or correct its spelling")
    /// The accepted keys are a list with "or".
    package static let objectWithKey = Sentence(
        "objectWithKey", "Enter an object with the key {accepted}",
        labeled: "{label} must be an object with the key {accepted}")
    package static let dataKeyTwice = Sentence(
        "dataKeyTwice", "Remove one of the two keys: this key is there twice",
        labeled: "{label} must be a key that is there only once: remove one of the two")
    package static let dataDepth = Sentence(
        "dataDepth", "Use fewer levels: too many lists and objects are inside one another",
        labeled: "{label} must have fewer levels: too many lists and objects are inside one another")
}

extension ValidationError.Code {
    /// A decoded value of the wrong type, such as a string instead of a number.
    public static let decodingType = declare(1236, "decoding.type") { $0.typeSentence }

    /// A value of the right type that its `Decodable` type can't represent, such as an unknown case.
    ///
    /// If it's known what the type accepts, the parameters say so: an integer type's limits, an enumeration's values as
    /// `accepted`, the name of the strategy for the same format as `strategies`, such as `uuid`, or an `example`.
    public static let decodingValue = declare(1237, "decoding.value") { $0.valueSentence }

    /// Data that can't be read at all, such as malformed JSON.
    ///
    /// If the reason is known, the parameter `cause` explains it in English for a developer, as in `this is not UTF-8`.
    public static let decodingSyntax = declare(1238, "decoding.syntax") {
        switch $0[.type] {
        case "encoding": FilledSentence(.dataEncoding)
        case "character": FilledSentence(.strangeCharacter)
        default: FilledSentence($0[.line] == nil || $0[.column] == nil ? .dataSyntax : .dataSyntaxAt)
        }
    }

    /// An unknown key in an object.
    public static let decodingKey = declare(1239, "decoding.key", .dataKey)

    /// A key that occurs twice in an object.
    public static let decodingRepeatedKey = declare(1241, "decoding.repeatedKey", .dataKeyTwice)

    /// A text whose bytes aren't UTF-8, such as a cell in a column of bytes.
    public static let decodingEncoding = declare(1242, "decoding.encoding", .dataEncoding)

    /// Values that are nested too deeply.
    public static let decodingDepth = declare(1240, "decoding.depth", .dataDepth)

    package static let decodingCodes: [Self] = [
        .decodingType, .decodingValue, .decodingSyntax, .decodingKey, .decodingRepeatedKey, .decodingDepth,
        .decodingEncoding,
    ]
}

extension LinkedModules.ReportsModule: ErrorCodeModule {
    package var codes: [ValidationError.Code] { ValidationError.Code.decodingCodes }
    package var kinds: [InputKind] { [.text, .list, .object] }
    package var sentences: [Sentence] {
        [
            .dataValue, .dataSyntax, .dataSyntaxAt, .dataEncoding, .dataKey, .objectWithKey, .dataKeyTwice, .dataDepth,
        ]
    }
}

extension ValidationError {
    fileprivate var typeSentence: FilledSentence {
        switch self[.type] {
        case "string" where self[.accepted] != nil, "integer" where self[.accepted] != nil: FilledSentence(.option)
        case "integer": FilledSentence(kind: .wholeNumber)
        case "number": FilledSentence(kind: .number)
        case "boolean": FilledSentence(.option, [.accepted: ["true", "false"]])
        case "string": FilledSentence(.oneOf, [.text])
        case "array": FilledSentence(.oneOf, [.list])
        case "object":
            if self[.accepted] == nil { FilledSentence(.oneOf, [.object]) } else { FilledSentence(.objectWithKey) }
        default: FilledSentence(self[.accepted] == nil ? .format : .option)
        }
    }

    fileprivate var valueSentence: FilledSentence {
        if self[.accepted] != nil { return FilledSentence(.option) }
        if let sentence = limitSentence(for: .wholeNumber) { return sentence }
        let kind = self[.strategies]?.asTexts?.first.flatMap(InputKind.named)
        return kind.map { FilledSentence(kind: $0) } ?? FilledSentence(example == nil ? .dataValue : .looksLike)
    }

    /// Creates an error for a value that a decoder rejected, with the value's path.
    ///
    /// ```swift
    /// do {
    ///     order = try JSONDecoder().decode(Order.self, from: body)
    /// } catch let error as DecodingError {
    ///     throw ValidationError(decoding: error)
    /// }
    /// ```
    ///
    /// | Cause | Code |
    /// | --- | --- |
    /// | a missing key, or null instead of a value | ``Code-swift.struct/inputEmpty`` (1004) |
    /// | a value of another type | ``Code-swift.struct/decodingType`` (1236), with the parameter ``Parameter/type`` |
    /// | a value that its type can't represent | ``Code-swift.struct/decodingValue`` (1237) |
    /// | the same with a `ValidationError` as the underlying error | the underlying error's code |
    /// | data that can't be read at all | ``Code-swift.struct/decodingSyntax`` (1238) |
    ///
    /// If an integer type can't hold a number, such as 1.5, Foundation's `JSONDecoder` reports malformed JSON without a
    /// path.
    ///
    /// A decoder stops at the first value that it rejects. The error contains the path's keys, but neither the value
    /// nor the decoder's description, which may contain the value.
    public init(decoding error: DecodingError) {
        switch error {
        case .keyNotFound(let key, let context):
            self = Self.absentValue.prefixingPath(with: context.codingPath + [key])
        case .valueNotFound(_, let context):
            self = Self.absentValue.prefixingPath(with: context.codingPath)
        case .typeMismatch(let type, let context):
            let name = Self.jsonSchemaName(of: type)
            let error = context.underlyingError as? ValidationError
            self = (error ?? Self(.decodingType, with: name.map { [.type: .text($0)] } ?? [:])).prefixingPath(
                with: context.codingPath)
        case .dataCorrupted(let context) where context.underlyingError is ValidationError:
            let error = context.underlyingError as? ValidationError ?? Self(.decodingValue)
            self = error.prefixingPath(with: context.codingPath)
        case .dataCorrupted(let context) where !context.codingPath.isEmpty:
            self = Self(.decodingValue).prefixingPath(with: context.codingPath)
        default:
            self = Self(.decodingSyntax)
        }
    }

    private func prefixingPath(with codingPath: [any CodingKey]) -> ValidationError {
        codingPath.reversed().reduce(self) { error, key in
            error.under(key.intValue.map { .index($0) } ?? .key(key.stringValue))
        }
    }

    /// Returns a type's name in JSON Schema, or `nil` for an app's own type.
    private static func jsonSchemaName(of type: any Any.Type) -> String? {
        switch type {
        case is String.Type: "string"
        case is Bool.Type: "boolean"
        case is any BinaryInteger.Type: "integer"
        case is any Numeric.Type: "number"
        // A decoder reports these two types for every list and every object.
        case is [Any].Type: "array"
        case is [String: Any].Type: "object"
        default: nil
        }
    }
}
