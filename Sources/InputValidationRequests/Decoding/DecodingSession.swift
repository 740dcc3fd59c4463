// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// One decoding of a document, and the errors that it finds.
///
/// An `init(from:)` may catch an error and continue, for example to try another type. Such an error is not a mistake of
/// the document. Therefore every function throws as those of `JSONDecoder` do. If the error leaves the `init(from:)`,
/// ``decode(_:at:_:)`` keeps a placeholder for the value that could not be decoded, and calls the same `init(from:)`
/// again. It ends with a value that contains placeholders, and with all mistakes.
final class DecodingSession {
    let document: JSONDocument
    let settings: ValidatingDecoder

    /// Whether errors are kept, and not only thrown.
    let collectsErrors: Bool

    /// Which of several placeholders for a flag, an integer, or an enumeration is used, from 0.
    private(set) var variant: Int

    /// The number of decodings with other placeholders that show which mistakes depend on them.
    private(set) var variantCount = 1

    /// The reason why the last function threw an error.
    var failure: Failure?

    /// The values to continue with: placeholders, and parts of the values that are being decoded.
    private var outcomes: [ValueRequest: DecodedValue] = [:]

    /// The keys of ``outcomes`` in the order in which they were added.
    private(set) var added: [ValueRequest] = []

    /// The values so far whose rules may reject them, each before its parts.
    var validated: [ValidatedValue] = []

    /// The names of the keys that types have requested, in objects that contain a mistake.
    var names: [Int: Set<String>] = [:]

    /// What the current initializer has done.
    var call = InitializerCall()

    /// Marks of the objects that have been decoded, and of the keys that their types have, by their entries.
    private(set) var claimed: [Bool]

    /// The types with rules whose values have a mistake, or of all values if a key is a mistake, by their entries.
    private(set) var typesWithRules: [Int: [any Validatable.Type]] = [:]

    /// Whether further mistakes are only counted, one for each element of a list.
    var onlyCounts = false

    /// How many values have been decoded, where a long text counts as several.
    var work = 0

    /// How many errors have been thrown for values.
    var thrownErrorCount = 0

    /// The number of nested initializers that create a placeholder.
    var placeholderDepth = 0

    /// The number of the key that a placeholder of an object has, or `nil` if it does not have any.
    var placeholderKey: Int?

    init(_ document: JSONDocument, settings: ValidatingDecoder, collectsErrors: Bool, variant: Int = 0) {
        self.document = document
        self.settings = settings
        self.collectsErrors = collectsErrors
        self.variant = variant
        claimed = settings.unknownKeys == .rejected ? Array(repeating: false, count: document.entries.count) : []
    }

    /// A value that a type has requested.
    struct ValueRequest: Hashable {
        /// The entry of the value, or of the object without the key.
        let entry: Int
        var missingKey: String?
        let type: ObjectIdentifier

        init(_ entry: Int, missingKey: String? = nil, _ type: Any.Type) {
            self.entry = entry
            self.missingKey = missingKey
            self.type = ObjectIdentifier(type)
        }
    }

    struct DecodedValue {
        let value: Any
        /// The value and its parts, as far as their rules may reject them.
        var validated: [ValidatedValue] = []
        /// The number of values that differ in their placeholders.
        var count = 1
        /// Returns one of several values by its number.
        var other: ((Int) -> Any)?
    }

    /// One call of an initializer.
    struct InitializerCall {
        /// Whether it is called again after a mistake.
        var isRepeated = false
        /// Whether it may be called again, so that its parts are kept.
        var keepsParts = true
        /// The number of values of a placeholder that it has received.
        var alternatives = 1
        /// A hash of what it has requested, if it is called again after a mistake.
        private(set) var trace = 0

        mutating func add(_ request: some Hashable) {
            if isRepeated { trace = trace &* 31 &+ request.hashValue }
        }

        mutating func restart() { (trace, alternatives) = (0, 1) }
    }

    /// A request that threw an error, and what it found.
    struct Failure {
        let request: ValueRequest
        /// The token of the error that was thrown, or `nil` if it is an error of an app.
        let token: Int?
        let errors: LocatedErrors
        /// The placeholder to continue with, or `nil` if there is none.
        let outcome: DecodedValue?
    }

    /// A mark in a thrown error, because an initializer may have caught the last one and throw an error of its own.
    struct Token: Error {
        let number: Int
    }

    /// A value whose type has rules, or several of them.
    enum ValidatedValue {
        /// A value with the number of its errors.
        case value(any Validatable, entry: Int, errors: Int)
        /// A value with each of its placeholders.
        case partial([any Validatable], entry: Int)
        case all([ValidatedValue])
        /// A number of errors that are only counted.
        case errors(Int)

        /// The number of errors, or `nil` if it depends on what is a placeholder.
        var errorCount: Int? {
            switch self {
            case .value(_, _, let errors), .errors(let errors): errors
            case .partial: nil
            case .all(let parts):
                parts.reduce(0) { sum, part in sum.flatMap { sum in part.errorCount.map { sum + $0 } } }
            }
        }
    }
}

// MARK: - Decoding

extension DecodingSession {
    /// Returns the value of a type.
    ///
    /// - Parameters:
    ///   - type: The type to decode.
    ///   - entry: The entry of the value, or `nil` for a placeholder.
    ///   - place: The way to the value.
    func decode<Value: Decodable>(
        _ type: Value.Type, at entry: Int?, _ place: @autoclosure () -> CodingPathNode?
    ) throws -> Value {
        guard let entry else { return try placeholder(of: type) }
        if let value = try scalar(type, at: entry, place()) { return value }
        if hasMistakenKeys { note(type, at: entry) }
        if collectsErrors { return try collect(type, at: entry, place()) }
        let start = validated.count
        do {
            let value = try attempt(type, at: entry, place())
            addRules(of: value, at: entry, before: start)
            return value
        } catch {
            // The initializer around this one may catch the error.
            validated.removeSubrange(start...)
            throw error
        }
    }

    /// Returns the value of a type, or keeps its mistakes and a placeholder.
    private func collect<Value: Decodable>(_ type: Value.Type, at entry: Int, _ place: CodingPathNode?) throws -> Value
    {
        let request = ValueRequest(entry, type)
        work += 1
        call.add(request)
        if let value: Value = keptValue(for: request) { return value }
        failure = nil
        let outer = call
        call = InitializerCall()
        defer { call = outer }
        var calls = Calls(
            request: request, firstValidated: validated.count, firstAdded: added.count,
            errors: LocatedErrors(maximum: settings.maximumErrors))
        while true {
            call.restart()
            let value: Value
            do { value = try attempt(type, at: entry, place) } catch {
                if calls.firstError == nil { note(type, at: entry) }
                let inner = innerFailure(of: error, in: &calls, place)
                if keepPlaceholder(of: inner, in: &calls) { continue }
                throw recordFailure(with: calls.firstError ?? error, because: inner, after: calls, at: place) {
                    try? self.placeholder(of: type)
                }
            }
            // An initializer may have caught an error.
            failure = nil
            guard let error = calls.firstError else {
                addRules(of: value, at: entry, before: calls.firstValidated)
                forgetOutcomes(from: calls.firstAdded)
                if outer.keepsParts { keepPart(value, after: calls) }
                return value
            }
            let values = [value] + valuesFromOtherPlaceholders(type, at: entry, place)
            if let values = values as? [any Validatable] {
                validated.insert(.partial(values, entry: entry), at: calls.firstValidated)
            }
            forgetOutcomes(from: calls.firstAdded)
            failure = Failure(
                request: request, token: Self.token(of: error), errors: calls.errors,
                outcome: DecodedValue(
                    value: value, validated: takeValidated(from: calls.firstValidated), count: values.count,
                    other: { values[$0] }))
            throw error
        }
    }

    /// The calls of an initializer for one value, each with the placeholders that were kept after the calls before.
    private struct Calls {
        let request: ValueRequest
        let firstValidated: Int
        let firstAdded: Int
        var errors: LocatedErrors
        /// The error of the first call.
        var firstError: (any Error)?
    }

    /// Returns the reason for an error of an initializer, which is that of a part or its own, and adds its mistakes.
    private func innerFailure(of error: any Error, in calls: inout Calls, _ place: CodingPathNode?) -> Failure {
        validated.removeSubrange(calls.firstValidated...)
        let token = Self.token(of: error)
        let found = failure.flatMap { $0.token == token ? $0 : nil }
        let inner =
            found
            ?? Failure(
                request: calls.request, token: token,
                errors: locatedErrors(for: error, at: place, in: calls.request.entry), outcome: nil)
        // After another mistake, the initializer may have thrown its own error because of the placeholder.
        if found != nil || calls.errors.all.isEmpty { calls.errors.add(inner.errors) }
        failure = nil
        calls.firstError = calls.firstError ?? error
        return inner
    }

    /// Keeps the placeholder of a part, so that the initializer can be called again, or returns `false`.
    private func keepPlaceholder(of inner: Failure, in calls: inout Calls) -> Bool {
        guard inner.request != calls.request, let outcome = inner.outcome, mayContinue(after: calls.errors),
            outcomes[inner.request] == nil
        else { return false }
        guard isWithinWorkLimit else {
            calls.errors.isCut = true
            return false
        }
        keep(outcome, for: inner.request)
        call.isRepeated = true
        return true
    }

    /// Keeps the reason why a value is not decoded, and returns its error.
    private func recordFailure(
        with error: any Error, because inner: Failure, after calls: Calls, at place: CodingPathNode?,
        placeholder: () -> Any?
    ) -> any Error {
        raiseVariantCount(to: call.alternatives)
        forgetOutcomes(from: calls.firstAdded)
        var errors = calls.errors
        var outcome = inner.request == calls.request ? inner.outcome : nil
        if outcome == nil, !onlyCounts {
            outcome = self.outcome(placeholder)
            errors.missing.append(place)
        }
        failure = Failure(
            request: calls.request, token: Self.token(of: error), errors: errors, outcome: outcome)
        return error
    }

    /// Keeps a part of a value, in case the initializer of the whole is called again.
    private func keepPart(_ value: Any, after calls: Calls) {
        // A short value is decoded again instead.
        guard document.length(of: calls.request.entry) >= 64 else { return }
        let outcome = DecodedValue(value: value, validated: takeValidated(from: calls.firstValidated))
        validated += outcome.validated
        keep(outcome, for: calls.request)
    }

    /// Returns the values that an initializer makes from the other placeholders.
    ///
    /// What it decodes next may depend on a placeholder. Then some of its mistakes may not be those of the document.
    private func valuesFromOtherPlaceholders<Value: Decodable>(
        _ type: Value.Type, at entry: Int, _ place: CodingPathNode?
    ) -> [Value] {
        let (first, start, names) = (call, validated.count, names)
        guard variant == 0, first.alternatives > 1 else { return [] }
        defer { (variant, call, failure, self.names) = (0, first, nil, names) }
        var values: [Value] = []
        for number in 1..<first.alternatives {
            variant = number
            call.restart()
            let value = try? attempt(type, at: entry, place)
            validated.removeSubrange(start...)
            guard let value, call.trace == first.trace, call.alternatives == first.alternatives, isWithinWorkLimit
            else {
                raiseVariantCount(to: first.alternatives)
                return []
            }
            values.append(value)
        }
        return values
    }

    /// Marks an object as decoded, and some of its keys as keys of its type.
    func claim(_ keys: some Sequence<Int>, in entry: Int) {
        guard !claimed.isEmpty else { return }
        claimed[entry] = true
        for key in keys { claimed[key] = true }
    }

    private func raiseVariantCount(to count: Int) { variantCount = max(variantCount, count) }

    /// Returns which of several placeholders of a value is used, from 0.
    ///
    /// What an initializer decodes next may depend on a flag, a number, or a case. A mistake that it finds only with
    /// one of the placeholders is not a mistake of the document.
    func alternative(of count: Int) -> Int {
        call.alternatives = max(call.alternatives, min(count, 16))
        return variant % count
    }

    /// Returns the placeholders that a function makes, or `nil` if it makes none.
    func outcome(_ placeholder: () -> Any?) -> DecodedValue? {
        guard usesPlaceholders, !onlyCounts else { return nil }
        let outer = call
        defer { call = outer }
        call.restart()
        guard let value = placeholder() else { return nil }
        let count = call.alternatives
        guard variant == 0, count > 1 else { return DecodedValue(value: value) }
        defer { variant = 0 }
        let values = (0..<count).map { number in
            variant = number
            return placeholder() ?? value
        }
        return DecodedValue(value: value, count: count, other: { values[$0] })
    }

    /// Whether an object has a key twice, or may have one that no type has.
    private var hasMistakenKeys: Bool { settings.unknownKeys == .rejected || !document.repeatedKeys.isEmpty }

    private func note(_ type: Any.Type, at entry: Int) {
        guard let type = type as? any Validatable.Type else { return }
        let isNoted = typesWithRules[entry]?.contains { $0 == type } ?? false
        if !isNoted { typesWithRules[entry, default: []].append(type) }
    }

    private func keep(_ outcome: DecodedValue, for request: ValueRequest) {
        if outcomes.updateValue(outcome, forKey: request) == nil { added.append(request) }
    }

    /// Removes what was kept for parts of a value: the value replaces them, or its error may be caught.
    func forgetOutcomes(from start: Int) {
        guard added.count > start else { return }
        for request in added[start...] { outcomes[request] = nil }
        added.removeSubrange(start...)
    }

    /// Keeps a value if its rules reject it.
    private func addRules<Value>(of value: Value, at entry: Int, before start: Int) {
        guard let value = value as? any Validatable else { return }
        let errors = value.errors(in: PartialValue()).count
        if errors > 0 { validated.insert(.value(value, entry: entry, errors: errors), at: start) }
    }

    /// Removes the last values with rules, and returns them as one.
    func takeValidated(from start: Int) -> [ValidatedValue] {
        defer { validated.removeSubrange(start...) }
        let taken = Array(validated[start...])
        return taken.count > 1 ? [.all(taken)] : taken
    }

    static func token(of error: any Error) -> Int? {
        let context: DecodingError.Context? =
            switch error as? DecodingError {
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context): context
            case .dataCorrupted(let context): context
            default: nil
            }
        return (context?.underlyingError as? Token)?.number
    }

    /// Returns the value that is known for a request, or `nil`.
    func keptValue<Value>(for request: ValueRequest) -> Value? {
        guard !outcomes.isEmpty, let outcome = outcomes[request] else { return nil }
        let other = variant == 0 ? nil : outcome.other?(variant % outcome.count)
        guard let value = (other ?? outcome.value) as? Value else { return nil }
        call.add(request)
        call.alternatives = max(call.alternatives, outcome.count)
        validated += outcome.validated
        return value
    }

    var usesPlaceholders: Bool { collectsErrors && !settings.stopsAtFirstError }

    private func mayContinue(after errors: LocatedErrors) -> Bool {
        // One mistake more than the maximum shows that some are left out.
        usesPlaceholders && errors.omitted == 0 && !onlyCounts
    }

    /// Whether the limit is not reached that bounds the work for a type whose initializer reads many keys or elements.
    private var isWithinWorkLimit: Bool { work < 20 * document.entries.count + 100_000 }

    private func attempt<Value: Decodable>(_ type: Value.Type, at entry: Int, _ place: CodingPathNode?) throws -> Value
    {
        if let value = try settings.strategies.value(of: type, in: self, at: entry, place) { return value }
        // The initializers of lists and dictionaries do not catch errors, so that all elements can be decoded at once.
        if let collection = type as? any DecodedParts.Type,
            let value = try collection.init(in: self, at: entry, place) as? Value
        {
            return value
        }
        return try Value(from: BodyDecoder(session: self, entry: entry, place: place))
    }
}
