// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// One attempt to decode a document, with the errors that it finds.
///
/// An `init(from:)` may catch an error and continue, for example to try another type. That error is not a mistake in
/// the document. So every function throws like its counterpart in `JSONDecoder`. If the error leaves the `init(from:)`,
/// ``decode(_:at:_:)`` keeps a placeholder for the value that could not be decoded, and calls the same `init(from:)`
/// again. In the end, it has a value that contains placeholders, and all mistakes.
final class DecodingSession {
    let document: JSONDocument
    let settings: ValidatingDecoder

    /// Whether to keep errors instead of only throwing them.
    var collectsErrors: Bool

    /// The index, from 0, of the placeholder to use for a flag, an integer, or an enumeration.
    private(set) var placeholderVariant = 0

    /// The reason why the last call threw an error.
    var lastFailure: Failure?

    /// The values to continue with: placeholders, and parts of values that are still being decoded.
    private var keptValues: [ValueRequest: DecodedValue] = [:]

    /// The keys of ``keptValues`` in insertion order.
    private(set) var keptRequests: [ValueRequest] = []

    /// Failures in parts that have no placeholder; an initializer doesn't cause them again with other placeholders.
    private var keptFailures: [ValueRequest: (failure: Failure, error: any Error)] = [:]

    /// The requests for ``keptValues`` during one initializer call with another placeholder.
    private var reusedRequests: Set<ValueRequest> = []

    /// The placeholders for enumerations and flags, which are the same for every mistake.
    private var placeholdersOfTypes: [ObjectIdentifier: DecodedValue] = [:]

    /// The number of cases in each enumeration without associated values, or 0 for other types.
    private var caseCounts: [ObjectIdentifier: Int] = [:]

    /// The case names of each coding key type, or an empty set if their number is not limited.
    private var codingKeyNames: [ObjectIdentifier: Set<String>] = [:]

    /// The index of the placeholder candidate to use, or `nil` for none.
    var candidateIndex: Int?

    /// The indices of the candidates to try for a type, if known.
    var acceptedCandidates: [ObjectIdentifier: [Int]] = [:]

    /// Whether each type that was asked about belongs to Foundation.
    var foundationTypes: [ObjectIdentifier: Bool] = [:]

    /// The types that reject every placeholder.
    private var typesWithoutPlaceholder: Set<ObjectIdentifier> = []

    /// The objects' key tables, by entry.
    private var keyTables: [Int: KeyTable] = [:]

    /// The values so far that their rules may reject, each before its parts.
    var valuesWithRules: [ValueWithRules] = []

    /// The key names that types have requested in objects that contain a mistake, by the object's entry.
    var requestedKeys: [Int: Set<String>] = [:]

    /// The locations of values with errors.
    private(set) lazy var places = DocumentPlaces(document)

    /// A record of the current initializer call.
    var currentCall = InitializerCall()

    /// Whether to keep the names of the keys that types with rules can request.
    var recordsKeyNames: Bool

    /// A function that decodes the document with another session.
    var decodeAgain: ((DecodingSession) -> Void)?

    /// The type with rules whose value is being decoded, and the value's entry.
    private var typeWithRules: (type: ObjectIdentifier, entryIndex: Int)?

    /// The normalized names of the keys that each type with rules can request, or `nil` if their number is not limited.
    private(set) var keyNames: [ObjectIdentifier: Set<String>?] = [:]

    /// The key types that each type with rules has used so far.
    private var keyTypes: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]

    /// The entry of the object that was read last, and the key type that read it.
    var lastKeys: (entryIndex: Int, type: any CodingKey.Type)?

    /// Whether each entry is a decoded object, or a key that its object's type knows.
    private(set) var knownEntries: [Bool]

    /// By entry, the types with rules whose values contain a mistake, or the types of all values if a mistake is about
    /// a key.
    private(set) var typesWithRules: [Int: [any Validatable.Type]] = [:]

    /// Whether to only count further mistakes, at most one per list element.
    var onlyCountsErrors = false

    /// The number of errors in the last list that was decoded while errors were only counted.
    var countedErrorCount = 0

    /// The number of decoder calls so far, including earlier passes; a long text counts as several calls.
    private(set) var workUnits: Int

    /// The limit for ``workUnits``; beyond it, every call throws an error at once.
    private let maximumWorkUnits: Int

    /// The number of errors that have been thrown for values.
    var thrownErrorCount = 0

    /// The number of nested initializers that are creating a placeholder.
    var placeholderDepth = 0

    /// How many nested initializers are creating a placeholder of each type.
    var enclosingTypes: [ObjectIdentifier: Int] = [:]

    /// The index of the key that an object's placeholder has, or `nil` if it has none.
    var placeholderKeyIndex: Int?

    init(
        _ document: JSONDocument, settings: ValidatingDecoder, collectsErrors: Bool, workUnits: Int = 0,
        maximumWorkUnits: Int = .max
    ) {
        self.workUnits = workUnits
        self.maximumWorkUnits = maximumWorkUnits
        self.document = document
        self.settings = settings
        self.collectsErrors = collectsErrors
        recordsKeyNames = collectsErrors
        knownEntries = settings.unknownKeys == .rejected ? Array(repeating: false, count: document.entries.count) : []
    }

    /// A value that a type has requested.
    struct ValueRequest: Hashable {
        /// The value's entry, or the entry of the object that lacks the key.
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
        /// The value and its parts, if their rules may reject them.
        var valuesWithRules: [ValueWithRules] = []
        /// The number of variants, which differ in their placeholders.
        var variantCount = 1
        /// A closure that returns one of several variants by index.
        var variant: ((Int) -> Any)?
        /// Whether the value is a placeholder whose type has other possible values, such as text.
        var isOpen = false
        /// Whether only parts of the value are placeholders.
        var isPartial = false
    }

    /// One initializer call.
    struct InitializerCall {
        /// Whether the call repeats an earlier call after a mistake.
        var isRepeated = false
        /// Whether to keep the parts that the call decodes, because the initializer may be called again.
        var keepsParts = true
        /// The largest number of variants among the placeholders that the call has received.
        var variantCount = 1
        /// Whether the call has received an open placeholder, whose type has other possible values.
        var hasOpenPlaceholder = false
        /// Whether the first value that the call has received is an open placeholder.
        private(set) var beginsWithOpenPlaceholder = false
        /// Whether the call has passed its decoder to Foundation, whose initializers may trap because of a placeholder.
        var callsFoundation = false
        /// The names of the types' keys, by object, if the call repeats an earlier call after a mistake.
        var codingKeys: [Int: Set<String>] = [:]
        /// The names of the requested keys, by object, if the call repeats an earlier call after a mistake.
        private(set) var requestedKeys: [Int: Set<String>] = [:]

        mutating func record(_ placeholder: DecodedValue) {
            guard placeholder.isOpen, !hasOpenPlaceholder else { return }
            hasOpenPlaceholder = true
            beginsWithOpenPlaceholder =
                !placeholder.isPartial && requestedKeys.reduce(0) { $0 + $1.value.count } == 1
        }

        mutating func recordRequest(for key: String, in objectIndex: Int) {
            if isRepeated { requestedKeys[objectIndex, default: []].insert(key) }
        }

        mutating func keepRequests(thatAreIn other: InitializerCall) {
            for (objectIndex, names) in requestedKeys {
                requestedKeys[objectIndex] = names.intersection(other.requestedKeys[objectIndex] ?? [])
            }
        }

        mutating func restart() {
            (requestedKeys, codingKeys, variantCount, callsFoundation) = ([:], [:], 1, false)
            (hasOpenPlaceholder, beginsWithOpenPlaceholder) = (false, false)
        }
    }

    /// A request that failed, with the errors that were found.
    struct Failure {
        let request: ValueRequest
        /// The thrown error's token number, or `nil` if the app threw its own error.
        let tokenNumber: Int?
        let errors: LocatedErrors
        /// The placeholder to continue with, or `nil` if there is none.
        let placeholder: DecodedValue?
    }

    /// An error that the session throws, with a number that identifies it.
    ///
    /// An initializer may catch it and throw its own error instead.
    struct ErrorToken: Error {
        let number: Int
    }

    /// A decoded value to check with its type's rules, or a group of these values.
    enum ValueWithRules {
        /// A value with its number of errors.
        case complete(any Validatable, entryIndex: Int, errorCount: Int)
        /// A value, once for each of its placeholders.
        case variants([any Validatable], entryIndex: Int)
        case group([ValueWithRules])
        /// Errors that were counted but not kept.
        case omittedErrors(count: Int)

        /// The number of errors, or `nil` if it depends on which parts are placeholders.
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

extension DecodingSession.ValueWithRules {
    /// An identity that is the same if two initializers decode the same value: its entry and type.
    struct Identity: Hashable {
        let entryIndex: Int
        let type: ObjectIdentifier
    }

    var identities: [Identity] {
        switch self {
        case .complete(let value, let entryIndex, _):
            [Identity(entryIndex: entryIndex, type: ObjectIdentifier(Swift.type(of: value)))]
        case .variants(let values, let entryIndex):
            [Identity(entryIndex: entryIndex, type: ObjectIdentifier(Swift.type(of: values[0])))]
        case .group(let parts): parts.flatMap(\.identities)
        case .omittedErrors: []
        }
    }

    /// Returns the value, or the values of a group, if they are among the given identities.
    func parts(in identities: Set<Identity>) -> Self? {
        switch self {
        case .complete, .variants: self.identities.allSatisfy(identities.contains) ? self : nil
        case .group(let parts): .group(parts.compactMap { $0.parts(in: identities) })
        case .omittedErrors: self
        }
    }
}

/// The entries of an object's keys, by name.
final class KeyTable {
    let indices: [String: Int]
    /// The keys around the object that a custom key strategy received.
    let codingPath: [String]
    private var keysOfTypes: [ObjectIdentifier: Any] = [:]

    init(indices: [String: Int], codingPath: [String]) {
        self.indices = indices
        self.codingPath = codingPath
    }

    /// Returns a type's keys in the object's order.
    func keys<Key: CodingKey>(of type: Key.Type) -> [Key] {
        if let keys = keysOfTypes[ObjectIdentifier(type)] as? [Key] { return keys }
        let keys = indices.sorted { $0.value < $1.value }.compactMap { Key(stringValue: $0.key) }
        keysOfTypes[ObjectIdentifier(type)] = keys
        return keys
    }
}

// MARK: - Decoding

extension DecodingSession {
    /// Returns a value of a type.
    ///
    /// - Parameters:
    ///   - type: The type to decode.
    ///   - entryIndex: The value's entry, or `nil` for a placeholder.
    ///   - pathNode: The value's coding path.
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
            // The enclosing initializer may catch the error.
            valuesWithRules.removeSubrange(start...)
            throw error
        }
    }

    /// Decodes a value, or keeps its mistakes and a placeholder for it.
    private func decodeCollectingErrors<Value: Decodable>(
        _ type: Value.Type, at entryIndex: Int, _ pathNode: CodingPathNode?
    ) throws -> Value {
        let request = ValueRequest(entryIndex, type)
        if let value: Value = reuseKeptValue(for: request) { return value }
        if !keptFailures.isEmpty, let (failure, error) = keptFailures[request] {
            lastFailure = failure
            throw error
        }
        lastFailure = nil
        let outerCall = currentCall
        currentCall = InitializerCall()
        defer { currentCall = outerCall }
        var calls = InitializerCallLog(
            request: request, valuesWithRulesStart: valuesWithRules.count, keptRequestsStart: keptRequests.count,
            errors: LocatedErrors(maximumCount: settings.maximumErrors))
        while true {
            currentCall.restart()
            let workBefore = workUnits
            let value: Value
            do { value = try decodeOnce(type, at: entryIndex, pathNode) } catch {
                if calls.firstError == nil { recordRules(of: type, at: entryIndex) }
                let cause = recordCause(of: error, in: &calls, pathNode)
                let workOfCall = workUnits - workBefore
                if keepPlaceholderIfPossible(of: cause, for: type, in: &calls, workOfCall: workOfCall) { continue }
                if calls.errors.errors.contains(where: \.dependsOnPlaceholder) {
                    if cause.request != request { keptFailures[cause.request] = (cause, error) }
                    _ = decodeWithOtherPlaceholders(type, at: entryIndex, pathNode, after: &calls)
                    keptFailures[cause.request] = nil
                }
                throw recordFailure(
                    of: type, with: calls.firstError ?? error, causedBy: cause, after: calls, at: pathNode)
            }
            // An initializer may have caught an error.
            lastFailure = nil
            guard let error = calls.firstError else {
                insertIfRulesReject(value, entryIndex: entryIndex, before: calls.valuesWithRulesStart)
                removeKeptValues(from: calls.keptRequestsStart)
                if outerCall.keepsParts { keepDecodedPart(value, after: calls) }
                return value
            }
            if mayBranchOnPlaceholder(currentCall) { calls.errors.removeDoubtfulAbsences() }
            nameAcceptedValues(of: value, at: entryIndex, in: &calls.errors)
            let others = decodeWithOtherPlaceholders(type, at: entryIndex, pathNode, after: &calls)
            let values = [value] + others.map { $0 ?? value }
            // Unless every placeholder produces a value, a broken rule can be the placeholder's fault.
            if others.allSatisfy({ $0 != nil }), let values = values as? [any Validatable] {
                valuesWithRules.insert(.variants(values, entryIndex: entryIndex), at: calls.valuesWithRulesStart)
            }
            recordRequests()
            removeKeptValues(from: calls.keptRequestsStart)
            lastFailure = Failure(
                request: request, tokenNumber: Self.tokenNumber(in: error), errors: calls.errors,
                placeholder: DecodedValue(
                    value: value, valuesWithRules: extractValuesWithRules(from: calls.valuesWithRulesStart),
                    variantCount: values.count,
                    variant: { values[$0] }, isOpen: true, isPartial: true))
            throw error
        }
    }

    /// The calls to an initializer for one value, each with the placeholders kept after the previous calls.
    private struct InitializerCallLog {
        let request: ValueRequest
        let valuesWithRulesStart: Int
        let keptRequestsStart: Int
        var errors: LocatedErrors
        /// The errors in parts with a placeholder.
        var errorsOfParts: [ValueRequest: LocatedErrors] = [:]
        /// The first call's error.
        var firstError: (any Error)?
    }

    /// Returns the reason for an error that comes from a part or from the initializer itself, and adds the reason's
    /// mistakes to the call's mistakes.
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
        // After another mistake, the initializer may have thrown its own error because of the placeholder.
        let isPlaceholderError = matchingFailure == nil && !calls.errors.errors.isEmpty
        let cause =
            matchingFailure
            ?? Failure(
                request: calls.request, tokenNumber: tokenNumber,
                errors: isPlaceholderError
                    ? LocatedErrors(maximumCount: 1)
                    : locatedErrors(for: error, at: pathNode, in: calls.request.entryIndex), placeholder: nil)
        calls.errors.add(
            cause.errors, dependsOnPlaceholder: currentCall.variantCount > 1,
            isDoubtfulAbsence: cause.request.missingKey != nil && currentCall.hasOpenPlaceholder)
        lastFailure = nil
        calls.firstError = calls.firstError ?? error
        return cause
    }

    /// Keeps a part's placeholder so that the initializer can be called again, or returns `false`.
    private func keepPlaceholderIfPossible(
        of cause: Failure, for type: Any.Type, in calls: inout InitializerCallLog, workOfCall: Int
    ) -> Bool {
        guard cause.request != calls.request, let placeholder = cause.placeholder,
            mayContinue(after: calls.errors),
            keptValues[cause.request] == nil, !isFoundationType(type), !currentCall.callsFoundation
        else { return false }
        // If there are several placeholders, an error that follows one of them is reported only after calls with all of
        // them.
        let variantCount = max(currentCall.variantCount, placeholder.variantCount)
        let remainingCallCount = (maximumWorkUnits - workUnits) / max(1, workOfCall)
        let isSearchTooLong = placeholderVariant == 0 && variantCount > 1 && remainingCallCount < variantCount + 2
        guard !isWorkExceeded, !isSearchTooLong else {
            calls.errors.isIncomplete = true
            return false
        }
        addWorkWithoutError(16)
        keep(placeholder, for: cause.request)
        calls.errorsOfParts[cause.request] = cause.errors
        currentCall.isRepeated = true
        return true
    }

    /// Keeps the reason why a value could not be decoded, and returns its error.
    private func recordFailure<Value: Decodable>(
        of type: Value.Type, with error: any Error, causedBy cause: Failure, after calls: InitializerCallLog,
        at pathNode: CodingPathNode?
    ) -> any Error {
        recordRequests()
        removeKeptValues(from: calls.keptRequestsStart)
        var errors = calls.errors
        var placeholder = cause.request == calls.request ? cause.placeholder : nil
        if placeholder == nil, !onlyCountsErrors {
            placeholder = placeholderVariants { try? self.placeholder(of: type) }
            errors.undecodedPathNodes.append(pathNode)
        }
        if let value = placeholder?.value as? Value {
            nameAcceptedValues(of: value, at: calls.request.entryIndex, in: &errors)
        }
        lastFailure = Failure(
            request: calls.request, tokenNumber: Self.tokenNumber(in: error), errors: errors, placeholder: placeholder)
        return error
    }

    /// Adds the keys that an initializer has requested with every placeholder.
    private func recordRequests() {
        guard placeholderVariant == 0 else { return }
        requestedKeys.merge(currentCall.requestedKeys) { $0.union($1) }
    }

    /// Keeps part of a value in case the whole value's initializer is called again.
    private func keepDecodedPart(_ value: Any, after calls: InitializerCallLog) {
        // A short value is simply decoded again.
        guard document.byteCount(of: calls.request.entryIndex) >= 64 else { return }
        let keptValue = DecodedValue(
            value: value, valuesWithRules: extractValuesWithRules(from: calls.valuesWithRulesStart))
        valuesWithRules += keptValue.valuesWithRules
        keep(keptValue, for: calls.request)
    }

    /// Returns the values that an initializer creates from the other placeholders, with `nil` for each placeholder that
    /// it rejects.
    ///
    /// The initializer's next steps may depend on a placeholder. Its mistakes, its requests, and the values with rules
    /// are kept only if they are the same with every placeholder.
    private func decodeWithOtherPlaceholders<Value: Decodable>(
        _ type: Value.Type, at entryIndex: Int, _ pathNode: CodingPathNode?, after calls: inout InitializerCallLog
    ) -> [Value?] {
        var firstCall = currentCall
        guard placeholderVariant == 0 else { return [] }
        guard firstCall.variantCount > 1, !isWorkExceeded else {
            if isWorkExceeded { calls.errors.removeAll(dependingOnPlaceholdersAndNotIn: [], isComplete: false) }
            return []
        }
        var start = valuesWithRules.count
        defer { (placeholderVariant, currentCall, lastFailure, reusedRequests) = (0, firstCall, nil, []) }
        var values: [Value?] = []
        for number in 1..<firstCall.variantCount where !isWorkExceeded {
            placeholderVariant = number
            let found = decodeWithOtherPlaceholder(type, at: entryIndex, pathNode, after: calls)
            firstCall.keepRequests(thatAreIn: currentCall)
            if start > calls.valuesWithRulesStart {
                let identities = Set(valuesWithRules[start...].flatMap(\.identities))
                let firstParts = valuesWithRules[calls.valuesWithRulesStart..<start]
                valuesWithRules.replaceSubrange(
                    calls.valuesWithRulesStart..., with: firstParts.compactMap { $0.parts(in: identities) })
                start = valuesWithRules.count
            }
            valuesWithRules.removeSubrange(start...)
            calls.errors.removeAll(dependingOnPlaceholdersAndNotIn: found.errors, isComplete: found.isComplete)
            values.append(found.value)
        }
        if isWorkExceeded { calls.errors.removeAll(dependingOnPlaceholdersAndNotIn: [], isComplete: false) }
        calls.errors.markAsIndependent()
        return values
    }

    /// The result of an initializer call with another placeholder.
    private struct OtherDecoding<Value> {
        var value: Value?
        var errors: Set<LocatedError.Identity> = []
        /// Whether the search covered all errors.
        var isComplete = true
    }

    /// Calls an initializer with the placeholders for ``placeholderVariant``, and again after each further mistake.
    private func decodeWithOtherPlaceholder<Value: Decodable>(
        _ type: Value.Type, at entryIndex: Int, _ pathNode: CodingPathNode?, after calls: InitializerCallLog
    ) -> OtherDecoding<Value> {
        var found = OtherDecoding<Value>()
        let start = valuesWithRules.count
        var temporaryRequests: [ValueRequest] = []
        defer { for request in temporaryRequests { keptValues[request] = nil } }
        while true {
            valuesWithRules.removeSubrange(start...)
            currentCall.restart()
            currentCall.isRepeated = true
            (reusedRequests, lastFailure) = ([], nil)
            do {
                found.value = try decodeOnce(type, at: entryIndex, pathNode)
                break
            } catch {
                guard let failure = lastFailure, failure.tokenNumber == Self.tokenNumber(in: error) else { break }
                addWorkWithoutError(16)
                let known = reusedRequests.reduce(0) { $0 + (calls.errorsOfParts[$1]?.errors.count ?? 1) }
                guard known < max(1, settings.maximumErrors) else {
                    found.isComplete = false
                    break
                }
                found.errors.formUnion(failure.errors.errors.map(\.identity))
                // The call with the first placeholder decoded nothing after its last failure.
                guard failure.request != calls.request, let placeholder = failure.placeholder,
                    keptValues[failure.request] == nil, keptFailures[failure.request] == nil, !isWorkExceeded,
                    !currentCall.callsFoundation
                else { break }
                keep(placeholder, for: failure.request)
                temporaryRequests.append(failure.request)
            }
        }
        for request in reusedRequests {
            calls.errorsOfParts[request].map { found.errors.formUnion($0.errors.map(\.identity)) }
        }
        return found
    }

    /// Marks an object as decoded, and the given keys as known to its type.
    func markAsKnown(_ keyIndices: some Sequence<Int>, in objectIndex: Int) {
        guard !knownEntries.isEmpty else { return }
        knownEntries[objectIndex] = true
        for keyIndex in keyIndices { knownEntries[keyIndex] = true }
    }

    /// Returns the index, from 0, of the placeholder to use for a value.
    ///
    /// An initializer's next steps may depend on a flag, a number, or a case. If it finds a mistake with only one of
    /// the placeholders, the mistake isn't in the document.
    func choosePlaceholderVariant(outOf count: Int) -> Int {
        currentCall.variantCount = max(currentCall.variantCount, min(count, 16))
        return placeholderVariant % count
    }

    /// Returns the placeholders that a function creates for a type, or `nil` if it creates none.
    func placeholderVariants<Value>(from makePlaceholder: () -> Value?) -> DecodedValue? {
        guard usesPlaceholders, !onlyCountsErrors else { return nil }
        // A flag or a case doesn't refer to anything else.
        let isCase = MemoryLayout<Value>.size == 1 && _isPOD(Value.self)
        let isOpen = !(Value.self == Bool.self || isCase && (1...16).contains(caseCount(of: Value.self)))
        let known = isCase ? placeholdersOfTypes[ObjectIdentifier(Value.self)] : nil
        let outerCall = currentCall
        defer { currentCall = outerCall }
        currentCall.restart()
        if placeholderVariant > 0 {
            if let known {
                return DecodedValue(
                    value: known.variant?(placeholderVariant % known.variantCount) ?? known.value, isOpen: isOpen)
            }
            return makePlaceholder().map { DecodedValue(value: $0, isOpen: isOpen) }
        }
        if let known { return known }
        defer { placeholderVariant = 0 }
        guard let value = firstPlaceholder(from: makePlaceholder) else { return nil }
        let count = currentCall.variantCount
        let values =
            [value]
            + (1..<count).map { number in
                placeholderVariant = number
                return makePlaceholder() ?? value
            }
        let placeholder = DecodedValue(
            value: value, variantCount: count, variant: count > 1 ? { values[$0] } : nil, isOpen: isOpen)
        if isCase, !isWorkExceeded { placeholdersOfTypes[ObjectIdentifier(Value.self)] = placeholder }
        return placeholder
    }

    /// Returns a placeholder, or `nil` if a type rejects all placeholders.
    ///
    /// A type that can contain itself may have a placeholder only for one of the cases that it reads first.
    private func firstPlaceholder<Value>(from makePlaceholder: () -> Value?) -> Value? {
        guard placeholderDepth == 0 else { return makePlaceholder() }
        guard !typesWithoutPlaceholder.contains(ObjectIdentifier(Value.self)) else { return nil }
        for number in 0..<16 where !isWorkExceeded {
            placeholderVariant = number
            if let value = makePlaceholder() { return value }
        }
        if !isWorkExceeded { typesWithoutPlaceholder.insert(ObjectIdentifier(Value.self)) }
        return nil
    }

    /// Returns an enumeration's number of cases if it has no associated values, or 0 for any other type.
    func caseCount<Value>(of type: Value.Type) -> Int {
        if let count = caseCounts[ObjectIdentifier(type)] { return count }
        let count = EnumerationCaseReader.caseCount(of: type)
        caseCounts[ObjectIdentifier(type)] = count
        return count
    }

    /// Keeps the names of the keys that a type may request in an object, if this is a repeated initializer call or if
    /// they are compared with the names in rules.
    func recordCodingKeys<Key: CodingKey>(of type: Key.Type, in objectIndex: Int) {
        if let typeWithRules, typeWithRules.entryIndex == objectIndex,
            keyTypes[typeWithRules.type, default: []].insert(ObjectIdentifier(type)).inserted
        {
            let names = codingKeyNames(of: type)
            let known = keyNames[typeWithRules.type] ?? .some([])
            let union = names.isEmpty ? nil : known?.union(names.map(DecodedParts.normalized))
            keyNames.updateValue(union, forKey: typeWithRules.type)
        }
        guard currentCall.isRepeated else { return }
        let names = codingKeyNames(of: type)
        if !names.isEmpty { currentCall.codingKeys[objectIndex, default: []].formUnion(names) }
    }

    /// Records that a type with rules reads parts of a property's value itself.
    func recordNestedKeys(in objectIndex: Int?) {
        guard let typeWithRules, typeWithRules.entryIndex == objectIndex else { return }
        keyNames.updateValue(nil, forKey: typeWithRules.type)
    }

    /// Returns the names of a key type's cases, or an empty set if their number is not limited.
    private func codingKeyNames<Key: CodingKey>(of type: Key.Type) -> Set<String> {
        if let names = codingKeyNames[ObjectIdentifier(type)] { return names }
        let names = Set(
            (0..<caseCount(of: type)).compactMap {
                EnumerationCaseReader.caseValue(representedBy: $0, of: type)?.stringValue
            })
        codingKeyNames[ObjectIdentifier(type)] = names
        addWorkWithoutError(names.count)
        return names
    }

    /// Returns whether a placeholder, such as text, may have led an initializer into a branch whose keys another value
    /// would not need.
    ///
    /// The initializer may branch on its first value, or it skipped a key that an object has.
    private func mayBranchOnPlaceholder(_ call: InitializerCall) -> Bool {
        guard call.hasOpenPlaceholder else { return false }
        return call.codingKeys.contains { objectIndex, names in
            let skipped = names.subtracting(call.requestedKeys[objectIndex] ?? [])
            guard !skipped.isEmpty else { return false }
            if call.beginsWithOpenPlaceholder { return true }
            if let table = keyTables[objectIndex] { return skipped.contains { table.indices[$0] != nil } }
            return document.children(of: objectIndex).contains { skipped.contains(document.text(at: $0)) }
        }
    }

    /// Whether an object has a key twice, or may have a key that no type has.
    private var mayHaveInvalidKeys: Bool { settings.unknownKeys == .rejected || !document.repeatedKeys.isEmpty }

    private func recordRules(of type: Any.Type, at entryIndex: Int, isBeforeParts: Bool = false) {
        // If a type is reached only through another placeholder, its labels don't apply.
        guard placeholderVariant == 0, let type = type as? any Validatable.Type else { return }
        let isRecorded = typesWithRules[entryIndex]?.contains { $0 == type } ?? false
        guard !isRecorded else { return }
        // If two types decode the same value, the inner type comes first, even if they're recorded before their parts.
        let index = isBeforeParts ? 0 : typesWithRules[entryIndex]?.count ?? 0
        typesWithRules[entryIndex, default: []].insert(type, at: index)
    }

    private func keep(_ value: DecodedValue, for request: ValueRequest) {
        if keptValues.updateValue(value, forKey: request) == nil { keptRequests.append(request) }
    }

    /// Removes everything kept for a value's parts: the value replaces them, or its error may be caught.
    func removeKeptValues(from start: Int) {
        guard keptRequests.count > start else { return }
        for request in keptRequests[start...] { keptValues[request] = nil }
        keptRequests.removeSubrange(start...)
    }

    /// Inserts a value into ``valuesWithRules`` if its own rules reject it.
    private func insertIfRulesReject<Value>(_ value: Value, entryIndex: Int, before index: Int) {
        guard let value = value as? any Validatable, !isWorkExceeded else { return }
        addWorkWithoutError(1 + document.byteCount(of: entryIndex) / 64)
        let errorCount = value.errors(in: DecodedParts()).count
        if errorCount > 0 {
            valuesWithRules.insert(.complete(value, entryIndex: entryIndex, errorCount: errorCount), at: index)
        }
    }

    /// Removes the values with rules from an index on, and returns them as one group.
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

    /// Returns the value that was kept for a request, or `nil` if there is none.
    func reuseKeptValue<Value>(for request: ValueRequest) -> Value? {
        guard !keptValues.isEmpty, let keptValue = keptValues[request] else { return nil }
        let variant = placeholderVariant == 0 ? nil : keptValue.variant?(placeholderVariant % keptValue.variantCount)
        guard let value = (variant ?? keptValue.value) as? Value else { return nil }
        if placeholderVariant > 0 { reusedRequests.insert(request) }
        // The variant may be a long list.
        let isList = variant != nil && request.missingKey == nil
        addWorkWithoutError(1 + (isList ? document.byteCount(of: request.entryIndex) / 64 : 0))
        currentCall.variantCount = max(currentCall.variantCount, keptValue.variantCount)
        currentCall.record(keptValue)
        valuesWithRules += keptValue.valuesWithRules
        return value
    }

    var usesPlaceholders: Bool { collectsErrors && !settings.stopsAtFirstError }

    private func mayContinue(after errors: LocatedErrors) -> Bool {
        // One mistake over the maximum shows that some are left out.
        usesPlaceholders && errors.omittedCount == 0 && !onlyCountsErrors
    }

    /// Returns an object's key table, or `nil` if the object has too few keys to need a table.
    func keyTable(of objectIndex: Int, _ pathNode: CodingPathNode?) -> KeyTable? {
        // An app's strategy may depend on the keys around the object, which come from the types.
        let codingPath = settings.strategies.hasCustomKeys ? pathNode.codingPath : []
        if let table = keyTables[objectIndex], table.codingPath.elementsEqual(codingPath, by: { $0 == $1.stringValue })
        {
            return table
        }
        let changesKeys = settings.strategies.changesKeys
        guard changesKeys || document.children(of: objectIndex).dropFirst(8).contains(where: { _ in true }),
            !isWorkExceeded
        else { return nil }
        var indices: [String: Int] = [:]
        for key in document.children(of: objectIndex) {
            let text = document.text(at: key)
            let name = changesKeys ? settings.strategies.convertedKey(text, at: codingPath) : text
            if indices[name] == nil { indices[name] = key }
        }
        addWorkWithoutError(indices.count)
        let table = KeyTable(indices: indices, codingPath: codingPath.map(\.stringValue))
        if collectsErrors { keyTables[objectIndex] = table }
        return table
    }

    /// Whether all passes together exceed the work limit, no matter what an initializer does.
    var isWorkExceeded: Bool { workUnits > maximumWorkUnits }

    /// Adds the work of a call that can't throw an error.
    func addWorkWithoutError(_ count: Int = 1) { workUnits += count }

    /// Adds the work of reading all of an object's keys.
    func addWorkForKeys(of objectIndex: Int) {
        addWorkWithoutError(document.children(of: objectIndex).reduce(0) { $0 + 32 + document.byteCount(of: $1) } / 64)
    }

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
        let outerType = typeWithRules
        defer { typeWithRules = outerType }
        if recordsKeyNames {
            if type is any Validatable.Type {
                typeWithRules = (ObjectIdentifier(type), entryIndex)
            } else if typeWithRules?.entryIndex != entryIndex {
                typeWithRules = nil
            }
        }
        if let value = try settings.strategies.decodeFoundationValue(of: type, in: self, at: entryIndex, pathNode) {
            return value
        }
        // The initializers of lists and dictionaries don't catch errors, so all elements can be decoded at once.
        if let collection = type as? any ElementwiseDecodable.Type,
            let value = try collection.init(in: self, at: entryIndex, pathNode) as? Value
        {
            return value
        }
        let decoder = BodyDecoder(session: self, entryIndex: entryIndex, pathNode: pathNode)
        if !collectsErrors { return try Value(from: decoder) }
        do { return try Value(from: decoder) } catch let error as DecodingError {
            throw addingAcceptedValues(of: type, to: error, at: entryIndex, pathNode)
        }
    }
}
