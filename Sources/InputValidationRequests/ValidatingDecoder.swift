// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A decoder that returns a typed value from JSON, or every error in the JSON at once.
///
/// `JSONDecoder` stops at the first value that it can't decode. This decoder continues, and then evaluates the rules of
/// each ``/InputValidation/Validatable`` type. A single error reports all mistakes:
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
/// It returns a value only if `JSONDecoder` would return an equal value and the rules accept it. There are exceptions
/// for valid JSON numbers that Swift 6.3's `JSONDecoder` rejects: a zero with an exponent, such as `0e1` and `-0.0e1`,
/// and for `Int128` and `UInt128`, a whole number with a fraction or an exponent, such as `1e30`.
///
/// | Mistake | Code |
/// | --- | --- |
/// | a missing key, or `null` instead of a value | `input.empty` (1004) |
/// | a value of another type | `decoding.type` (1236) |
/// | a value that its type can't represent | `decoding.value` (1237) |
/// | text that is not JSON | `decoding.syntax` (1238) |
/// | an unknown key | `decoding.key` (1239) |
/// | a key that occurs twice in an object | `decoding.repeatedKey` (1241) |
/// | values nested more deeply than ``maximumDepth`` | `decoding.depth` (1240) |
/// | a rule with a property's name that isn't a key | `strategy.keyUnknown` (1009) |
/// | text longer than ``maximumBytes`` | `input.tooLarge` (1005) |
/// | more errors than ``maximumErrors``, or an incomplete search for errors | `composition.errorsOmitted` (1204) |
///
/// Each error has its value's path and the parameters ``/InputValidation/ValidationError/Parameter/line`` and
/// ``/InputValidation/ValidationError/Parameter/column``. It never contains the value.
///
/// ## Which rules are evaluated
///
/// The decoder evaluates rules for all values that it could decode. It evaluates a rule for a whole object, such as a
/// rule that compares two properties, only if it could decode all properties. So a rule never reports an error about a
/// value that is not in the JSON.
///
/// A rule finds its value in the JSON by the property's name; `guestName` and `guest_name` count as the same name. If
/// the `CodingKeys` give a property another name, as in `case name = "given"`, pass the key's name to the rule, as in
/// `.at(\.name, key: "given", …)`. If JSON has mistakes and a rule without `key` has a property's name that its type can't
/// request as a key, the decoder reports code 1009 at the value of that type, because it can't say where the property's
/// value is. It doesn't notice that two properties have each other's names, as in `case a = "b", b = "a"`.
///
/// ## Initializers of your own
///
/// To find more mistakes after the first, the decoder calls a type's `init(from:)` again, with a placeholder for each
/// value that it can't decode. The placeholders are 0, 1, or 100, `false` or `true`, an empty string or `a`, an empty
/// list or a list with one placeholder, an empty dictionary, `nil`, an enumeration's case, the URL `about:blank`, a new
/// UUID, `Date`'s reference date, and values that a type's `init(from:)` creates from these placeholders. If a type
/// checks its value itself, the decoder tries common texts and numbers, such as `12345678`, `a@example.com`, or 50,
/// until the type accepts a candidate. To choose its placeholder, conform the type to ``PlaceholderProviding``. A
/// placeholder is never part of a result.
///
/// What an initializer decodes next may depend on a placeholder. So the decoder reports a later mistake only if the
/// initializer finds it with every placeholder. It doesn't report a missing key if the initializer didn't request another
/// of the type's keys, and if the object has that key or the placeholder was the initializer's first value, because the
/// placeholder may have led the initializer into a different branch.
///
/// - Foundation's own `init(from:)` never receives a placeholder, because some of these initializers trap.
/// - An `init(from:)` must not trap because of a placeholder. Throw an error instead of using `precondition`, or set
///   ``stopsAtFirstError``.
/// - It must end, whatever it decodes: don't repeat a call until it throws an error, because a placeholder never
///   throws.
/// - If it rejects every placeholder, the decoder can't find further mistakes in the enclosing value.
///
/// - Complexity: O(*n*) in the length of valid JSON, which takes less time than `JSONDecoder` followed by the rules.
///   For each mistake, the enclosing values whose types have an `init(from:)` are decoded once more, and with each
///   placeholder. All passes together take at most four times the work of one pass over the JSON. Short JSON can take
///   more: the work of 100,000 decoder calls and 64 for each byte, but at most 1,000,000. If that is not enough, an error
///   with code 1204 follows. 1,000,000 calls take about 0.3 seconds, or 0.5 seconds for deeply nested values. The memory
///   is O(*n*), even for hostile JSON.
///   Measured with 1 MiB: 8 to 57 bytes per byte of JSON.
public struct ValidatingDecoder: Sendable {
    /// The treatment of a key that the type doesn't have.
    public enum UnknownKeys: Sendable {
        /// The key is ignored, as in `JSONDecoder`.
        case ignored
        /// The decoder reports the key as an error with code 1239.
        case rejected
    }

    /// The treatment of keys that the type doesn't have.
    ///
    /// The default is ``UnknownKeys/ignored``. An object that no type decodes has no unknown keys. Neither does an
    /// object whose type accepts every key, such as a dictionary.
    public var unknownKeys = UnknownKeys.ignored

    /// Whether to report only the first error.
    ///
    /// The default is `false`. If it is `true`, no `init(from:)` receives a placeholder.
    public var stopsAtFirstError = false

    /// The JSON's maximum length, in UTF-8 bytes.
    ///
    /// The default is 1,048,576 (1 MiB). Longer text is rejected before it is parsed.
    public var maximumBytes = 1_048_576

    /// The maximum number of lists and objects that enclose a value.
    ///
    /// The default is 128.
    public var maximumDepth = 128

    /// The maximum number of errors.
    ///
    /// The default is 100. If there are more, an error with code 1204 follows, with the number that was found. It also
    /// follows, without a number, if the work limit ended the search for errors or if the number depends on a
    /// placeholder. Beyond the maximum, the decoder only counts list elements with errors, so a lower maximum means
    /// less work.
    public var maximumErrors = 100

    /// The values that `init(from:)` can read.
    public var userInfo: [CodingUserInfoKey: any Sendable] = [:]

    /// The way to decode Foundation's types and the keys.
    var strategies = DecodingStrategies()

    /// Creates a decoder with the default limits that ignores keys that a type doesn't have.
    public init() {}

    /// Decodes a value and evaluates its types' rules.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - json: The JSON in UTF-8, with or without a byte order mark.
    /// - Returns: The value.
    /// - Throws: A ``/InputValidation/FormError`` with every error, in document order.
    public func decode<Value: Decodable>(
        _ type: Value.Type = Value.self, from json: some Sequence<UInt8>
    ) throws(FormError) -> Value {
        // One extra byte shows that the text is too long.
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

    /// Decodes a value as `JSONDecoder` does, without its types' rules.
    ///
    /// - Throws: The first error, which is a `DecodingError` unless an `init(from:)` throws a different error.
    package func decodeWithoutRules<Value: Decodable>(_ type: Value.Type, from document: JSONDocument) throws -> Value {
        try DecodingSession(document, settings: self, collectsErrors: false).decode(type, at: 0, nil)
    }

    private func decode<Value: Decodable>(
        _ type: Value.Type, from document: JSONDocument
    ) throws(FormError) -> Value {
        // Most JSON is valid, so the first attempt keeps nothing for later attempts.
        let session = DecodingSession(document, settings: self, collectsErrors: false)
        var errors: [ValidationError]
        var omissionError: ValidationError?
        do {
            let value = try session.decode(type, at: 0, nil)
            session.decodeAgain = { _ = try? $0.decode(type, at: 0, nil) }
            (errors, omissionError) = session.allErrors()
            if errors.isEmpty { return value }
        } catch {
            (errors, omissionError) = allErrors(decoding: type, from: document, firstPass: session.workUnits)
            // Never accept what the first attempt rejected.
            if errors.isEmpty { errors = [ValidationError(.decodingValue)] }
        }
        if stopsAtFirstError { throw FormError(errors: [errors[0]]) }
        if let omissionError { errors.append(omissionError) }
        throw FormError(errors: errors)
    }

    /// Returns the errors found with all placeholders, and the error that stands for omitted errors.
    ///
    /// All passes together cost at most four times the first pass, or four times the estimate for one pass over the
    /// whole document, plus a little more for the first error.
    ///
    /// - Parameter firstPass: The work of the pass that rejected the document.
    private func allErrors<Value: Decodable>(
        decoding type: Value.Type, from document: JSONDocument, firstPass: Int
    ) -> (errors: [ValidationError], omissionError: ValidationError?) {
        let onePass = max(firstPass, document.entries.count + document.bytes.count / 32)
        // The first error may need another pass like the first one.
        let session = DecodingSession(
            document, settings: self, collectsErrors: true, workUnits: firstPass,
            maximumWorkUnits: max(
                4 * onePass - firstPass + 10_000, min(100_000 + 64 * document.bytes.count, Self.maximumExtraWorkUnits)))
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

    /// The maximum work for a short document, in which many mistakes can take more than four passes.
    private static let maximumExtraWorkUnits = 1_000_000
}
