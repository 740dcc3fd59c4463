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
    private(set) var placeholderVariant: Int

    /// The number of decodings with other placeholders that show which mistakes depend on them.
    private(set) var placeholderVariantCount = 1

    /// The reason why the last function threw an error.
    var lastFailure: Failure?

    /// The values to continue with: placeholders, and parts of the values that are being decoded.
    private var keptValues: [ValueRequest: DecodedValue] = [:]

    /// The keys of ``keptValues`` in the order in which they were added.
    private(set) var keptRequests: [ValueRequest] = []

    /// The values so far whose rules may reject them, each before its parts.
    var valuesWithRules: [ValueWithRules] = []

    /// The names of the keys that types have requested, in objects that contain a mistake.
    var requestedKeys: [Int: Set<String>] = [:]

    /// What the current initializer has done.
    var currentCall = InitializerCall()

    /// Marks of the objects that have been decoded, and of the keys that their types have, by their entries.
    private(set) var knownEntries: [Bool]

    /// The types with rules whose values have a mistake, or of all values if a key is a mistake, by their entries.
    private(set) var typesWithRules: [Int: [any Validatable.Type]] = [:]

    /// Whether further mistakes are only counted, one for each element of a list.
    var onlyCountsErrors = false

    /// The calls of the decoder so far, also of earlier passes, where a long text counts as several.
    private(set) var workUnits: Int

    /// The number of ``workUnits`` after which every call throws an error at once.
    private let maximumWorkUnits: Int

    /// How many errors have been thrown for values.
    var thrownErrorCount = 0

    /// The number of nested initializers that create a placeholder.
    var placeholderDepth = 0

    /// The number of the key that a placeholder of an object has, or `nil` if it does not have any.
    var placeholderKeyIndex: Int?

    init(
        _ document: JSONDocument, settings: ValidatingDecoder, collectsErrors: Bool, placeholderVariant: Int = 0,
        workUnits: Int = 0, maximumWorkUnits: Int = .max
    ) {
        self.workUnits = workUnits
        self.maximumWorkUnits = maximumWorkUnits
        self.document = document
        self.settings = settings
        self.collectsErrors = collectsErrors
        self.placeholderVariant = placeholderVariant
        knownEntries = settings.unknownKeys == .rejected ? Array(repeating: false, count: document.entries.count) : []
    }

    /// A value that a type has requested.
    struct ValueRequest: Hashable {
        /// The entry of the value, or of the object without the key.
        let entryIndex: Int
        var missingKey: String?
        let type: ObjectIdentifier

        init(_ entryIndex: Int, missingKey: String? = nil, _ type: Any.Type) {
            self.entryIndex = entryIndex
            self.missingKey = missingKey
            self.type = ObjectIdentifier(type)
        }
    }

    struct DecodedValue {
        let value: Any
        /// The value and its parts, as far as their rules may reject them.
        var valuesWithRules: [ValueWithRules] = []
        /// The number of values that differ in their placeholders.
        var variantCount = 1
        /// Returns one of several values by its number.
        var variant: ((Int) -> Any)?
    }

    /// One call of an initializer.
    struct InitializerCall {
        /// Whether it is called again after a mistake.
        var isRepeated = false
        /// Whether it may be called again, so that its parts are kept.
        var keepsParts = true
        /// The number of values of a placeholder that it has received.
        var variantCount = 1
        /// A hash of what it has requested, if it is called again after a mistake.
        private(set) var requestHash = 0

        mutating func record(_ request: some Hashable) {
            if isRepeated { requestHash = requestHash &* 31 &+ request.hashValue }
        }

        mutating func restart() { (requestHash, variantCount) = (0, 1) }
    }

    /// A request that threw an error, and what it found.
    struct Failure {
        let request: ValueRequest
        /// The number of the token of the error that was thrown, or `nil` if it is an error of an app.
        let tokenNumber: Int?
        let errors: LocatedErrors
        /// The placeholder to continue with, or `nil` if there is none.
        let placeholder: DecodedValue?
    }

    /// A mark in a thrown error, because an initializer may have caught the last one and throw an error of its own.
    struct ErrorToken: Error {
        let number: Int
    }

    /// A value whose type has rules, or several of them.
    enum ValueWithRules {
        /// A value with the number of its errors.
        case complete(any Validatable, entryIndex: Int, errorCount: Int)
        /// A value with each of its placeholders.
        case variants([any Validatable], entryIndex: Int)
        case group([ValueWithRules])
        /// A number of errors that are only counted.
        case omittedErrors(count: Int)

        /// The number of errors, or `nil` if it depends on what is a placeholder.
        var errorCount: Int? {
            switch self {
            case .complete(_, _, let errorCount), .omittedErrors(let errorCount): errorCount
            case .variants: nil
            case .group(let parts):
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
    ///   - entryIndex: The entry of the value, or `nil` for a placeholder.
    ///   - pathNode: The way to the value.
    func decode<Value: Decodable>(
        _ type: Value.Type, at entryIndex: Int?, _ pathNode: @autoclosure () -> CodingPathNode?
    ) throws -> Value {
        try addWork()
        guard let entryIndex else { return try placeholder(of: type) }
        if let value = try decodePrimitive(type, at: entryIndex, pathNode()) { return value }
        if mayHaveInvalidKeys { recordRules(of: type, at: entryIndex, isBeforeParts: true) }
        if collectsErrors { return try decodeCollectingErrors(type, at: entryIndex, pathNode()) }
        let start = valuesWithRules.count
        do {
            let value = try decodeOnce(type, at: entryIndex, pathNode())
            insertIfRulesReject(value, entryIndex: entryIndex, before: start)
            return value
        } catch {
            // The initializer around this one may catch the error.
            valuesWithRules.removeSubrange(start...)
            throw error
        }
    }

    /// Returns the value of a type, or keeps its mistakes and a placeholder.
    private func decodeCollectingErrors<Value: Decodable>(
        _ type: Value.Type, at entryIndex: Int, _ pathNode: CodingPathNode?
    ) throws -> Value {
        let request = ValueRequest(entryIndex, type)
        currentCall.record(request)
        if let value: Value = reuseKeptValue(for: request) { return value }
        lastFailure = nil
        let outerCall = currentCall
        currentCall = InitializerCall()
        defer { currentCall = outerCall }
        var calls = InitializerCallLog(
            request: request, valuesWithRulesStart: valuesWithRules.count, keptRequestsStart: keptRequests.count,
            errors: LocatedErrors(maximumCount: settings.maximumErrors))
        while true {
            currentCall.restart()
            let value: Value
            do { value = try decodeOnce(type, at: entryIndex, pathNode) } catch {
                if calls.firstError == nil { recordRules(of: type, at: entryIndex) }
                let cause = recordCause(of: error, in: &calls, pathNode)
                if keepPlaceholderIfPossible(of: cause, in: &calls) { continue }
                throw recordFailure(with: calls.firstError ?? error, causedBy: cause, after: calls, at: pathNode) {
                    try? self.placeholder(of: type)
                }
            }
            // An initializer may have caught an error.
            lastFailure = nil
            guard let error = calls.firstError else {
                insertIfRulesReject(value, entryIndex: entryIndex, before: calls.valuesWithRulesStart)
                removeKeptValues(from: calls.keptRequestsStart)
                if outerCall.keepsParts { keepDecodedPart(value, after: calls) }
                return value
            }
            let values = [value] + decodeWithOtherPlaceholders(type, at: entryIndex, pathNode)
            if let values = values as? [any Validatable] {
                valuesWithRules.insert(.variants(values, entryIndex: entryIndex), at: calls.valuesWithRulesStart)
            }
            removeKeptValues(from: calls.keptRequestsStart)
            lastFailure = Failure(
                request: request, tokenNumber: Self.tokenNumber(in: error), errors: calls.errors,
                placeholder: DecodedValue(
                    value: value, valuesWithRules: extractValuesWithRules(from: calls.valuesWithRulesStart),
                    variantCount: values.count,
                    variant: { values[$0] }))
            throw error
        }
    }

    /// The calls of an initializer for one value, each with the placeholders that were kept after the calls before.
    private struct InitializerCallLog {
        let request: ValueRequest
        let valuesWithRulesStart: Int
        let keptRequestsStart: Int
        var errors: LocatedErrors
        /// The error of the first call.
        var firstError: (any Error)?
    }

    /// Returns the reason for an error of an initializer, which is that of a part or its own, and adds its mistakes.
    private func recordCause(
        of error: any Error, in calls: inout InitializerCallLog, _ pathNode: CodingPathNode?
    )
        -> Failure
    {
        valuesWithRules.removeSubrange(calls.valuesWithRulesStart...)
        let tokenNumber = Self.tokenNumber(in: error)
        let matchingFailure = lastFailure.flatMap { $0.tokenNumber == tokenNumber ? $0 : nil }
        if matchingFailure == nil, isWorkExceeded {
            // The initializer may have thrown its own error because of the limit.
            calls.errors.isIncomplete = true
            calls.firstError = calls.firstError ?? error
            return Failure(
                request: calls.request, tokenNumber: tokenNumber, errors: LocatedErrors(maximumCount: 1),
                placeholder: nil)
        }
        let cause =
            matchingFailure
            ?? Failure(
                request: calls.request, tokenNumber: tokenNumber,
                errors: locatedErrors(for: error, at: pathNode, in: calls.request.entryIndex), placeholder: nil)
        // After another mistake, the initializer may have thrown its own error because of the placeholder.
        if matchingFailure != nil || calls.errors.errors.isEmpty {
            calls.errors.add(cause.errors, dependsOnPlaceholder: currentCall.variantCount > 1)
        }
        lastFailure = nil
        calls.firstError = calls.firstError ?? error
        return cause
    }

    /// Keeps the placeholder of a part, so that the initializer can be called again, or returns `false`.
    private func keepPlaceholderIfPossible(of cause: Failure, in calls: inout InitializerCallLog) -> Bool {
        guard cause.request != calls.request, let placeholder = cause.placeholder,
            mayContinue(after: calls.errors),
            keptValues[cause.request] == nil
        else { return false }
        guard !isWorkExceeded else {
            calls.errors.isIncomplete = true
            return false
        }
        keep(placeholder, for: cause.request)
        currentCall.isRepeated = true
        return true
    }

    /// Keeps the reason why a value is not decoded, and returns its error.
    private func recordFailure(
        with error: any Error, causedBy cause: Failure, after calls: InitializerCallLog,
        at pathNode: CodingPathNode?,
        makePlaceholder: () -> Any?
    ) -> any Error {
        raisePlaceholderVariantCount(to: currentCall.variantCount)
        removeKeptValues(from: calls.keptRequestsStart)
        var errors = calls.errors
        var placeholder = cause.request == calls.request ? cause.placeholder : nil
        if placeholder == nil, !onlyCountsErrors {
            placeholder = placeholderVariants(from: makePlaceholder)
            errors.undecodedPathNodes.append(pathNode)
        }
        lastFailure = Failure(
            request: calls.request, tokenNumber: Self.tokenNumber(in: error), errors: errors, placeholder: placeholder)
        return error
    }

    /// Keeps a part of a value, in case the initializer of the whole is called again.
    private func keepDecodedPart(_ value: Any, after calls: InitializerCallLog) {
        // A short value is decoded again instead.
        guard document.byteCount(of: calls.request.entryIndex) >= 64 else { return }
        let keptValue = DecodedValue(
            value: value, valuesWithRules: extractValuesWithRules(from: calls.valuesWithRulesStart))
        valuesWithRules += keptValue.valuesWithRules
        keep(keptValue, for: calls.request)
    }

    /// Returns the values that an initializer makes from the other placeholders.
    ///
    /// What it decodes next may depend on a placeholder. Then some of its mistakes may not be those of the document.
    private func decodeWithOtherPlaceholders<Value: Decodable>(
        _ type: Value.Type, at entryIndex: Int, _ pathNode: CodingPathNode?
    ) -> [Value] {
        let (firstCall, start, requestedKeys) = (currentCall, valuesWithRules.count, requestedKeys)
        guard placeholderVariant == 0, firstCall.variantCount > 1 else { return [] }
        defer {
            (placeholderVariant, currentCall, lastFailure, self.requestedKeys) = (0, firstCall, nil, requestedKeys)
        }
        var values: [Value] = []
        for number in 1..<firstCall.variantCount {
            placeholderVariant = number
            currentCall.restart()
            let value = try? decodeOnce(type, at: entryIndex, pathNode)
            valuesWithRules.removeSubrange(start...)
            guard let value, currentCall.requestHash == firstCall.requestHash,
                currentCall.variantCount == firstCall.variantCount, !isWorkExceeded
            else {
                raisePlaceholderVariantCount(to: firstCall.variantCount)
                return []
            }
            values.append(value)
        }
        return values
    }

    /// Marks an object as decoded, and some of its keys as keys of its type.
    func markAsKnown(_ keyIndices: some Sequence<Int>, in objectIndex: Int) {
        guard !knownEntries.isEmpty else { return }
        knownEntries[objectIndex] = true
        for keyIndex in keyIndices { knownEntries[keyIndex] = true }
    }

    private func raisePlaceholderVariantCount(to count: Int) {
        placeholderVariantCount = max(placeholderVariantCount, count)
    }

    /// Returns which of several placeholders of a value is used, from 0.
    ///
    /// What an initializer decodes next may depend on a flag, a number, or a case. A mistake that it finds only with
    /// one of the placeholders is not a mistake of the document.
    func choosePlaceholderVariant(outOf count: Int) -> Int {
        currentCall.variantCount = max(currentCall.variantCount, min(count, 16))
        return placeholderVariant % count
    }

    /// Returns the placeholders that a function makes, or `nil` if it makes none.
    func placeholderVariants(from makePlaceholder: () -> Any?) -> DecodedValue? {
        guard usesPlaceholders, !onlyCountsErrors else { return nil }
        let outerCall = currentCall
        defer { currentCall = outerCall }
        currentCall.restart()
        guard let value = makePlaceholder() else { return nil }
        let count = currentCall.variantCount
        guard placeholderVariant == 0, count > 1 else { return DecodedValue(value: value) }
        defer { placeholderVariant = 0 }
        let values = (0..<count).map { number in
            placeholderVariant = number
            return makePlaceholder() ?? value
        }
        return DecodedValue(value: value, variantCount: count, variant: { values[$0] })
    }

    /// Whether an object has a key twice, or may have one that no type has.
    private var mayHaveInvalidKeys: Bool { settings.unknownKeys == .rejected || !document.repeatedKeys.isEmpty }

    private func recordRules(of type: Any.Type, at entryIndex: Int, isBeforeParts: Bool = false) {
        guard let type = type as? any Validatable.Type else { return }
        let isRecorded = typesWithRules[entryIndex]?.contains { $0 == type } ?? false
        guard !isRecorded else { return }
        // Of two types that decode one value, the inner one is first, also if they are recorded before their parts.
        let index = isBeforeParts ? 0 : typesWithRules[entryIndex]?.count ?? 0
        typesWithRules[entryIndex, default: []].insert(type, at: index)
    }

    private func keep(_ value: DecodedValue, for request: ValueRequest) {
        if keptValues.updateValue(value, forKey: request) == nil { keptRequests.append(request) }
    }

    /// Removes what was kept for parts of a value: the value replaces them, or its error may be caught.
    func removeKeptValues(from start: Int) {
        guard keptRequests.count > start else { return }
        for request in keptRequests[start...] { keptValues[request] = nil }
        keptRequests.removeSubrange(start...)
    }

    /// Inserts a value into ``valuesWithRules`` if its rules reject it.
    private func insertIfRulesReject<Value>(_ value: Value, entryIndex: Int, before index: Int) {
        guard let value = value as? any Validatable, !isWorkExceeded else { return }
        addWorkWithoutError(1 + document.byteCount(of: entryIndex) / 64)
        let errorCount = value.errors(in: DecodedParts()).count
        if errorCount > 0 {
            valuesWithRules.insert(.complete(value, entryIndex: entryIndex, errorCount: errorCount), at: index)
        }
    }

    /// Removes the last values with rules, and returns them as one.
    func extractValuesWithRules(from start: Int) -> [ValueWithRules] {
        defer { valuesWithRules.removeSubrange(start...) }
        let extracted = Array(valuesWithRules[start...])
        return extracted.count > 1 ? [.group(extracted)] : extracted
    }

    static func tokenNumber(in error: any Error) -> Int? {
        let context: DecodingError.Context? =
            switch error as? DecodingError {
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context): context
            case .dataCorrupted(let context): context
            default: nil
            }
        return (context?.underlyingError as? ErrorToken)?.number
    }

    /// Returns the value that is known for a request, or `nil`.
    func reuseKeptValue<Value>(for request: ValueRequest) -> Value? {
        guard !keptValues.isEmpty, let keptValue = keptValues[request] else { return nil }
        let variant = placeholderVariant == 0 ? nil : keptValue.variant?(placeholderVariant % keptValue.variantCount)
        guard let value = (variant ?? keptValue.value) as? Value else { return nil }
        currentCall.record(request)
        currentCall.variantCount = max(currentCall.variantCount, keptValue.variantCount)
        valuesWithRules += keptValue.valuesWithRules
        return value
    }

    var usesPlaceholders: Bool { collectsErrors && !settings.stopsAtFirstError }

    private func mayContinue(after errors: LocatedErrors) -> Bool {
        // One mistake more than the maximum shows that some are left out.
        usesPlaceholders && errors.omittedCount == 0 && !onlyCountsErrors
    }

    /// Whether the limit is exceeded that bounds the work of all passes, whatever an initializer does.
    var isWorkExceeded: Bool { workUnits > maximumWorkUnits }

    /// Adds the work of a call that cannot throw an error.
    func addWorkWithoutError(_ count: Int = 1) { workUnits += count }

    /// Adds the work of a call, or throws an error if it exceeds the limit.
    func addWork(_ count: Int = 1) throws {
        workUnits += count
        guard isWorkExceeded else { return }
        var errors = LocatedErrors(maximumCount: 1)
        errors.isIncomplete = true
        thrownErrorCount &+= 1
        lastFailure = Failure(
            request: ValueRequest(0, Never.self), tokenNumber: thrownErrorCount, errors: errors, placeholder: nil)
        throw DecodingError.dataCorrupted(
            DecodingError.Context(
                codingPath: [], debugDescription: "the decoding takes too much work",
                underlyingError: ErrorToken(number: thrownErrorCount)))
    }

    private func decodeOnce<Value: Decodable>(_ type: Value.Type, at entryIndex: Int, _ pathNode: CodingPathNode?)
        throws -> Value
    {
        if let value = try settings.strategies.decodeFoundationValue(of: type, in: self, at: entryIndex, pathNode) {
            return value
        }
        // The initializers of lists and dictionaries do not catch errors, so that all elements can be decoded at once.
        if let collection = type as? any ElementwiseDecodable.Type,
            let value = try collection.init(in: self, at: entryIndex, pathNode) as? Value
        {
            return value
        }
        return try Value(from: BodyDecoder(session: self, entryIndex: entryIndex, pathNode: pathNode))
    }
}
