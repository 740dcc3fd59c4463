// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A decoder that returns a typed value from JSON, or every error of the JSON at once.
///
/// `JSONDecoder` stops at the first value that it cannot decode. This decoder continues, and then evaluates the rules of
/// each ``InputValidation/Validatable`` type. One error reports all mistakes:
///
/// ```swift
/// let body = #"{"guest": {"email": 5}, "nights": "many"}"#
/// do {
///     let booking = try ValidatingDecoder().decode(
///         Booking.self, from: body.utf8)
/// } catch {
///     error.errors.map(\.path.text)
///     // ["guest.name", "guest.email", "nights"]
/// }
/// ```
///
/// A value is returned only if `JSONDecoder` would return an equal one, and if the rules accept it.
///
/// | Mistake | Code |
/// | --- | --- |
/// | a missing key, or `null` in place of a value | `input.empty` (1004) |
/// | a value of another type | `decoding.type` (1236) |
/// | a value that its type cannot represent | `decoding.value` (1237) |
/// | a text that is not JSON | `decoding.syntax` (1238) |
/// | an unknown or repeated key | `decoding.key` (1239) |
/// | values nested more deeply than ``maximumDepth`` | `decoding.depth` (1240) |
/// | a text longer than ``maximumBytes`` | `input.tooLarge` (1005) |
/// | more errors than ``maximumErrors`` | `composition.errorsOmitted` (1204) |
///
/// Each error has the path of its value and the parameters ``InputValidation/ValidationError/Parameter/line`` and
/// ``InputValidation/ValidationError/Parameter/column``. It never contains the value.
///
/// ## Which rules are evaluated
///
/// Rules are evaluated for all values that could be decoded. A rule for the whole of an object, such as one that compares
/// two of its properties, is evaluated only if all properties could be decoded. A rule therefore never reports an error
/// about a value that is not in the JSON.
///
/// ## Initializers of your own
///
/// To find further mistakes after the first one, the decoder calls `init(from:)` of a type again, with a placeholder for
/// the value that it cannot decode: 0, an empty text, `false`, `nil`, an empty list, or the first case of an enumeration.
/// The placeholder is never part of a result. An `init(from:)` must not trap because of such a value. Throw an error in
/// place of a `precondition`, or set ``stopsAtFirstError``.
///
/// - Complexity: O(*n*) in the length of valid JSON. For each mistake, the objects and lists around it are decoded once
///   more, so the work is at most O(*n* · *d*) for values nested *d* deep, and the product of ``maximumErrors`` and the
///   number of properties of one object.
public struct ValidatingDecoder: Sendable {
    /// What happens to a key that the type does not have.
    public enum UnknownKeys: Sendable {
        /// The key is ignored, as by `JSONDecoder`.
        case ignored
        /// The key is an error with code 1239.
        case rejected
    }

    /// What happens to keys that the type does not have.
    ///
    /// The default is ``UnknownKeys/ignored``.
    public var unknownKeys = UnknownKeys.ignored

    /// Whether only the first error is reported.
    ///
    /// The default is `false`. With `true`, no `init(from:)` receives a placeholder.
    public var stopsAtFirstError = false

    /// The maximum length of the JSON in UTF-8 bytes.
    ///
    /// The default is 1,048,576 (1 MiB). A longer text is rejected before it is read.
    public var maximumBytes = 1_048_576

    /// The maximum number of lists and objects around a value.
    ///
    /// The default is 128.
    public var maximumDepth = 128

    /// The maximum number of errors.
    ///
    /// The default is 100. If there are more, an error with code 1204 follows, with their number.
    public var maximumErrors = 100

    /// Values that `init(from:)` can read.
    public var userInfo: [CodingUserInfoKey: any Sendable] = [:]

    /// How Foundation's types and the keys are decoded.
    var strategies = DecodingStrategies()

    /// Creates a decoder.
    public init() {}

    /// Decodes a value and evaluates the rules of its types.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - json: The JSON in UTF-8, with or without a byte order mark.
    /// - Returns: The value.
    /// - Throws: A ``InputValidation/FormError`` with every error, in the order of the JSON.
    public func decode<Value: Decodable>(
        _ type: Value.Type = Value.self, from json: some Sequence<UInt8>
    ) throws(FormError) -> Value {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(min(json.underestimatedCount, maximumBytes) + 1)
        for byte in json {
            guard bytes.count < maximumBytes else {
                throw FormError(errors: [ValidationError(.inputTooLarge, parameters: [.maximum: .int(maximumBytes)])])
            }
            bytes.append(byte)
        }
        let document: JSONDocument
        do { document = try JSONDocument(bytes, maximumDepth: maximumDepth) } catch {
            let code: ValidationError.Code = error.isDepth ? .decodingDepth : .decodingSyntax
            let position = JSONDocument.positions(of: [error.offset], in: bytes)[0]
            throw FormError(errors: [ValidationError(code).located(at: position)])
        }
        return try decode(type, from: document)
    }

    private func decode<Value: Decodable>(
        _ type: Value.Type, from document: JSONDocument
    ) throws(FormError) -> Value {
        // Most JSON is valid, so the first attempt keeps nothing for further ones.
        var body = Body(document, self, collectsAllErrors: false)
        var value: Value?
        do { value = try body.decode(type, at: 0, nil) } catch {}
        var errors = body.allErrors()
        if errors.isEmpty, let value { return value }
        if value == nil, !stopsAtFirstError {
            body = Body(document, self, collectsAllErrors: true)
            _ = try? body.decode(type, at: 0, nil)
            let all = body.allErrors()
            // What the first attempt rejected is never accepted.
            if !all.isEmpty { errors = all }
        }
        throw FormError(errors: errors)
    }
}
