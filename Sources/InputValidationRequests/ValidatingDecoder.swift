// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A decoder that returns a typed value from JSON, or every error of the JSON at once.
///
/// `JSONDecoder` stops at the first value that it cannot decode. This decoder continues, and then evaluates the rules
/// of each ``/InputValidation/Validatable`` type. One error reports all mistakes:
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
/// A value is returned only if `JSONDecoder` would return an equal one, and if the rules accept it. The exceptions are
/// numbers that `JSONDecoder` of Swift 6.3 rejects although they are numbers in JSON: a zero with an exponent, such as
/// `0e1` and `-0.0e1`, and for `Int128` and `UInt128` a whole number with a fraction or an exponent, such as `1e30`.
///
/// | Mistake | Code |
/// | --- | --- |
/// | a missing key, or `null` in place of a value | `input.empty` (1004) |
/// | a value of another type | `decoding.type` (1236) |
/// | a value that its type cannot represent | `decoding.value` (1237) |
/// | a text that is not JSON | `decoding.syntax` (1238) |
/// | an unknown key | `decoding.key` (1239) |
/// | a key that an object has twice | `decoding.repeatedKey` (1241) |
/// | values nested more deeply than ``maximumDepth`` | `decoding.depth` (1240) |
/// | a text longer than ``maximumBytes`` | `input.tooLarge` (1005) |
/// | more errors than ``maximumErrors``, or than were searched for | `composition.errorsOmitted` (1204) |
///
/// Each error has the path of its value and the parameters ``/InputValidation/ValidationError/Parameter/line`` and
/// ``/InputValidation/ValidationError/Parameter/column``. It never contains the value.
///
/// ## Which rules are evaluated
///
/// Rules are evaluated for all values that could be decoded. A rule for the whole of an object, such as one that
/// compares two of its properties, is evaluated only if all properties could be decoded. A rule therefore never reports
/// an error about a value that is not in the JSON.
///
/// A rule finds its value in the JSON by the name of the property, in which `guestName` and `guest_name` are the same.
/// If the `CodingKeys` give a property the name of another one, such as `case a = "b", b = "a"`, give each of the rules
/// the name of the key, such as `.at(\.a, key: "b", …)`.
///
/// ## Initializers of your own
///
/// To find further mistakes after the first one, the decoder calls `init(from:)` of a type again, with a placeholder
/// for each value that it cannot decode. The placeholders are 0, 1, or 100, `false` or `true`, an empty text or `a`, an
/// empty list or one with a placeholder, an empty dictionary, `nil`, a case of an enumeration, the URL `about:blank`, a
/// new UUID, the reference date of `Date`, and a value that `init(from:)` of the type makes from these. A type that
/// checks its value itself receives common texts and numbers until it accepts one, such as `12345678`, `a@example.com`,
/// or 50. To choose its placeholder, conform it to ``PlaceholderProviding``. A placeholder is never part of a result.
///
/// What an initializer decodes next may depend on a placeholder. So each mistake behind it is reported only if the
/// initializer finds it with every placeholder. A missing key is not reported either if the object has another key of
/// the type that the initializer did not request, because it may have taken the branch of another value.
///
/// - No `init(from:)` of Foundation receives a placeholder, because some of them trap.
/// - An `init(from:)` must not trap because of a placeholder. Throw an error in place of a `precondition`, or set
///   ``stopsAtFirstError``.
/// - It must end, whatever it decodes: do not repeat a call until it throws an error, because a placeholder does not.
/// - If it rejects every placeholder, further mistakes of the value around it are not found.
///
/// - Complexity: O(*n*) in the length of valid JSON, for which it needs less time than `JSONDecoder` and the rules. For
///   each mistake, the values around it whose types have an `init(from:)` are decoded once more, and with each
///   placeholder. All passes together take at most four times the work of one pass over the JSON, or that of 1,000,000
///   calls of the decoder if this is more. An error with code 1204 follows if that is not enough. 1,000,000 calls take at
///   most about 0.3 seconds. The memory is O(*n*), also for hostile JSON. Measured with 1 MiB: 8 to 57 bytes for each
///   byte.
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
    /// The default is ``UnknownKeys/ignored``. An object that no type decodes does not have unknown keys, nor does one
    /// whose type accepts every key, such as a dictionary.
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
    /// The default is 100. If there are more, an error with code 1204 follows, with the number that was found. It also
    /// follows, without a number, if further errors were not searched for because of the work, or if the number depends
    /// on a placeholder. After the maximum, elements of a list are only counted, so that a lower maximum is less work.
    public var maximumErrors = 100

    /// Values that `init(from:)` can read.
    public var userInfo: [CodingUserInfoKey: any Sendable] = [:]

    /// How Foundation's types and the keys are decoded.
    var strategies = DecodingStrategies()

    /// Creates a decoder with the default limits, which ignores keys that a type does not have.
    public init() {}

    /// Decodes a value and evaluates the rules of its types.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - json: The JSON in UTF-8, with or without a byte order mark.
    /// - Returns: The value.
    /// - Throws: A ``/InputValidation/FormError`` with every error, in the order of the JSON.
    public func decode<Value: Decodable>(
        _ type: Value.Type = Value.self, from json: some Sequence<UInt8>
    ) throws(FormError) -> Value {
        // One byte more shows that the text is too long.
        let most = max(0, min(maximumBytes, .max - 1)) + 1
        let bytes = json.withContiguousStorageIfAvailable { Array($0.prefix(most)) } ?? Array(json.prefix(most))
        guard bytes.count < most else {
            throw FormError(errors: [ValidationError(.inputTooLarge, parameters: [.maximum: .int(maximumBytes)])])
        }
        let document: JSONDocument
        do { document = try JSONDocument(bytes, maximumDepth: maximumDepth) } catch {
            let position = JSONDocument.positions(of: [error.offset], in: bytes)[0]
            throw FormError(errors: [error.validationError.located(at: position)])
        }
        return try decode(type, from: document)
    }

    /// Decodes a value as `JSONDecoder` does, without the rules of its types.
    ///
    /// - Throws: The first error, which is a `DecodingError` unless an `init(from:)` throws another one.
    package func decodeWithoutRules<Value: Decodable>(_ type: Value.Type, from document: JSONDocument) throws -> Value {
        try DecodingSession(document, settings: self, collectsErrors: false).decode(type, at: 0, nil)
    }

    private func decode<Value: Decodable>(
        _ type: Value.Type, from document: JSONDocument
    ) throws(FormError) -> Value {
        // Most JSON is valid, so the first attempt keeps nothing for further ones.
        let session = DecodingSession(document, settings: self, collectsErrors: false)
        var errors: [ValidationError]
        var omissionError: ValidationError?
        do {
            let value = try session.decode(type, at: 0, nil)
            (errors, omissionError) = session.allErrors()
            if errors.isEmpty { return value }
        } catch {
            (errors, omissionError) = allErrors(decoding: type, from: document, firstPass: session.workUnits)
            // What the first attempt rejected is never accepted.
            if errors.isEmpty { errors = [ValidationError(.decodingValue)] }
        }
        if stopsAtFirstError { throw FormError(errors: [errors[0]]) }
        if let omissionError { errors.append(omissionError) }
        throw FormError(errors: errors)
    }

    /// Returns the errors that are found with all placeholders, and the error for those that are left out.
    ///
    /// All passes together cost at most four times the first one, or four times the estimate for one pass over the whole
    /// document, and a little more for the first error.
    ///
    /// - Parameter firstPass: The work of the pass that rejected the document.
    private func allErrors<Value: Decodable>(
        decoding type: Value.Type, from document: JSONDocument, firstPass: Int
    ) -> (errors: [ValidationError], omissionError: ValidationError?) {
        let onePass = max(firstPass, document.entries.count + document.bytes.count / 32)
        // The first error may need another pass like the first one.
        let session = DecodingSession(
            document, settings: self, collectsErrors: true, workUnits: firstPass,
            maximumWorkUnits: max(4 * onePass - firstPass + 10_000, Self.minimumWorkUnits))
        _ = try? session.decode(type, at: 0, nil)
        var (errors, omissionError) = session.allErrors()
        if errors.isEmpty, omissionError != nil {
            var settings = self
            settings.stopsAtFirstError = true
            let session = DecodingSession(document, settings: settings, collectsErrors: true)
            _ = try? session.decode(type, at: 0, nil)
            errors = Array(session.allErrors().errors.prefix(1))
        }
        return (errors, omissionError)
    }

    /// The limit for the work of small documents, which is less than that of many mistakes in some kilobytes.
    private static let minimumWorkUnits = 1_000_000
}
