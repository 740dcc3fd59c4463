// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// One decoding of a document, and the mistakes that it finds.
///
/// An `init(from:)` may catch an error and continue, for example to try another type. Such an error is not a mistake of
/// the document. Therefore every function throws as those of `JSONDecoder` do. If the error leaves the `init(from:)`,
/// ``decode(_:at:_:)`` keeps a placeholder for the value that could not be decoded, and calls the same `init(from:)`
/// again. It ends with a value that contains placeholders, and with all mistakes.
final class Body {
    let document: JSONDocument
    let settings: ValidatingDecoder

    /// Whether mistakes are kept, and not only thrown.
    private let collectsErrors: Bool

    /// The number of this decoding among several with other placeholders.
    let variant: Int

    /// The number of decodings in which each placeholder for a flag, an integer, or an enumeration has another value.
    var variantCount = 1

    /// The reason why the last function threw an error.
    private(set) var failure: Failure?

    /// The values to continue with: placeholders, and parts of the values that are being decoded.
    private var outcomes: [Request: Outcome] = [:]

    /// The keys of ``outcomes`` in the order in which they were added.
    private var added: [Request] = []

    /// The values so far whose rules may reject them, each before its parts.
    private(set) var ruled: [Ruled] = []

    /// The names of the keys that types have asked for, in objects that contain a mistake.
    private(set) var names: [Int: Set<String>] = [:]

    /// Whether the current initializer is called again after a mistake.
    private var isRepeated = false

    /// Marks of the objects that have been decoded, and of the keys that their types have, by their entries.
    private(set) var known: [Bool]

    /// The types with rules that have been decoded, by the entries of their values.
    private(set) var typesWithRules: [Int: [any Validatable.Type]] = [:]

    /// Whether further mistakes are only counted, one for each element of a list.
    private var onlyCounts = false

    /// How many values have been decoded, where a long text counts as several.
    private var work = 0

    /// How many errors have been thrown for values.
    private var tokens = 0

    /// How many initializers are waiting for a placeholder.
    var placeholderDepth = 0

    /// The number of the key that a placeholder of an object has, or `nil` if it does not have any.
    var placeholderKey: Int?

    init(_ document: JSONDocument, _ settings: ValidatingDecoder, collectsErrors: Bool, variant: Int = 0) {
        self.document = document
        self.settings = settings
        self.collectsErrors = collectsErrors
        self.variant = variant
        known = settings.unknownKeys == .rejected ? Array(repeating: false, count: document.entries.count) : []
    }

    /// A value that a type asked for.
    struct Request: Hashable {
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

    struct Outcome {
        let value: Any
        /// The value and its parts, as far as their rules may reject them.
        var ruled: [Ruled] = []
    }

    struct Failure {
        let request: Request
        /// The token of the error that was thrown, or `nil` if it is an error of an app.
        let token: Int?
        let mistakes: Mistakes
        /// The placeholder to continue with, or `nil` if there is none.
        let outcome: Outcome?
    }

    /// A mark in a thrown error, because an initializer may have caught the last one and throw an error of its own.
    private struct Token: Error {
        let number: Int
    }

    /// A value whose type has rules, or several of them.
    enum Ruled {
        case value(any Validatable, entry: Int)
        case all([Ruled])
    }
}

// MARK: - Decoding

extension Body {
    /// Returns the value of a type.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - entry: The entry of the value, or `nil` for a placeholder.
    ///   - place: The way to the value.
    func decode<Value: Decodable>(
        _ type: Value.Type, at entry: Int?, _ place: @autoclosure () -> Place?
    ) throws -> Value {
        guard let entry else { return try placeholder(of: type) }
        if let value = try scalar(type, at: entry, place()) { return value }
        if collectsErrors { return try collect(type, at: entry, place()) }
        let start = ruled.count
        do {
            let value = try attempt(type, at: entry, place())
            addRules(of: value, at: entry, before: start)
            return value
        } catch {
            // The initializer around this one may catch the error.
            ruled.removeSubrange(start...)
            throw error
        }
    }

    /// Returns the value of a type, or keeps its mistakes and a placeholder.
    private func collect<Value: Decodable>(_ type: Value.Type, at entry: Int, _ place: Place?) throws -> Value {
        note(type, at: entry)
        let request = Request(entry, type)
        work += 1
        if let value: Value = known(request) { return value }
        failure = nil
        let (firstRuled, firstAdded, wasRepeated) = (ruled.count, added.count, isRepeated)
        isRepeated = false
        defer { isRepeated = wasRepeated }
        var mistakes = Mistakes(maximum: settings.maximumErrors)
        var firstError: (any Error)?
        while true {
            switch Result(catching: { try attempt(type, at: entry, place) }) {
            case .success(let value):
                // An initializer may have caught an error.
                failure = nil
                addRules(of: value, at: entry, before: firstRuled, hasPlaceholders: firstError != nil)
                let outcome = Outcome(value: value, ruled: takeRuled(from: firstRuled))
                forgetOutcomes(from: firstAdded)
                guard let firstError else {
                    ruled += outcome.ruled
                    // A short value is decoded again instead.
                    if document.length(of: entry) >= 64 { keep(outcome, for: request) }
                    return value
                }
                failure = Failure(
                    request: request, token: Self.token(of: firstError), mistakes: mistakes, outcome: outcome)
                throw firstError
            case .failure(let error):
                ruled.removeSubrange(firstRuled...)
                let token = Self.token(of: error)
                let found = failure.flatMap { $0.token == token ? $0 : nil }
                let inner =
                    found
                    ?? Failure(request: request, token: token, mistakes: own(error, place, entry), outcome: nil)
                // After another mistake, the initializer may have thrown its own error because of the placeholder.
                if found != nil || mistakes.all.isEmpty { mistakes.add(inner.mistakes) }
                failure = nil
                firstError = firstError ?? error
                if inner.request != request, let outcome = inner.outcome, mayContinue(after: mistakes),
                    outcomes[inner.request] == nil
                {
                    if mayWork {
                        keep(outcome, for: inner.request)
                        isRepeated = true
                        continue
                    }
                    mistakes.isCut = true
                }
                forgetOutcomes(from: firstAdded)
                var outcome = inner.request == request ? inner.outcome : nil
                if outcome == nil, !onlyCounts {
                    outcome = self.outcome(for: type)
                    mistakes.missing.append(place)
                }
                failure = Failure(
                    request: request, token: Self.token(of: firstError ?? error), mistakes: mistakes, outcome: outcome)
                throw firstError ?? error
            }
        }
    }

    private func note(_ type: Any.Type, at entry: Int) {
        guard let type = type as? any Validatable.Type else { return }
        let isNoted = typesWithRules[entry]?.contains { $0 == type } ?? false
        if !isNoted { typesWithRules[entry, default: []].append(type) }
    }

    private func keep(_ outcome: Outcome, for request: Request) {
        if outcomes.updateValue(outcome, forKey: request) == nil { added.append(request) }
    }

    /// Forgets what was kept for parts of a value: the value replaces them, or its error may be caught.
    private func forgetOutcomes(from start: Int) {
        for request in added[start...] { outcomes[request] = nil }
        added.removeSubrange(start...)
    }

    /// Keeps a value if its rules reject it, or if it has placeholders, which decide what rules are evaluated.
    private func addRules<Value>(of value: Value, at entry: Int, before start: Int, hasPlaceholders: Bool = false) {
        guard let value = value as? any Validatable else { return }
        if hasPlaceholders || !value.errors(in: PartialValue()).isEmpty {
            ruled.insert(.value(value, entry: entry), at: start)
        }
    }

    /// Removes the last values with rules, and returns them as one.
    private func takeRuled(from start: Int) -> [Ruled] {
        defer { ruled.removeSubrange(start...) }
        let taken = Array(ruled[start...])
        return taken.count > 1 ? [.all(taken)] : taken
    }

    private static func token(of error: any Error) -> Int? {
        let context: DecodingError.Context? =
            switch error as? DecodingError {
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context): context
            case .dataCorrupted(let context): context
            default: nil
            }
        return (context?.underlyingError as? Token)?.number
    }

    /// Returns the value that is known for a request, or `nil`.
    private func known<Value>(_ request: Request) -> Value? {
        guard let outcome = outcomes[request], let value = outcome.value as? Value else { return nil }
        ruled += outcome.ruled
        return value
    }

    var usesPlaceholders: Bool { collectsErrors && !settings.stopsAtFirstError }

    private func mayContinue(after mistakes: Mistakes) -> Bool {
        // One mistake more than the maximum shows that some are left out.
        usesPlaceholders && mistakes.omitted == 0 && !onlyCounts
    }

    /// Whether the limit is not reached that bounds the work for a type whose initializer reads many keys or elements.
    private var mayWork: Bool { work < 20 * document.entries.count + 100_000 }

    private func attempt<Value: Decodable>(_ type: Value.Type, at entry: Int, _ place: Place?) throws -> Value {
        if let value = try settings.strategies.value(of: type, in: self, at: entry, place) { return value }
        // The initializers of lists and dictionaries do not catch errors, so that all elements can be decoded at once.
        if let collection = type as? any DecodedParts.Type,
            let value = try collection.init(in: self, at: entry, place) as? Value
        {
            return value
        }
        return try Value(from: BodyDecoder(body: self, entry: entry, place: place))
    }

    /// Decodes the parts of a collection, and continues after one that cannot be decoded.
    ///
    /// - Parameters:
    ///   - container: The entry of the collection.
    ///   - place: The way to the collection.
    ///   - type: The type of the collection.
    ///   - whole: Returns the collection with the parts that have been added.
    ///   - add: Adds a part with its key, or with an empty text.
    func decodeParts<Part: Decodable>(
        of container: Int, _ place: Place?, as type: Any.Type, whole: () -> Any, _ add: (String, Part) -> Void
    ) throws {
        var mistakes = Mistakes(maximum: settings.maximumErrors)
        var firstError: (any Error)?
        var isComplete = true
        let (firstRuled, firstAdded, onlyCounted) = (ruled.count, added.count, onlyCounts)
        defer { onlyCounts = onlyCounted }
        let isObject = document.entries[container].kind == .object
        for (index, part) in document.parts(of: container).enumerated() {
            let key = isObject ? document.text(at: part) : ""
            do {
                let value = try decode(
                    Part.self, at: isObject ? part + 1 : part,
                    isObject ? Place(place, Name(key), .key(key)) : Place(place, ElementIndex(index), .index(index)))
                add(key, value)
            } catch {
                firstError = firstError ?? error
                guard let inner = failure, usesPlaceholders else { throw error }
                failure = nil
                mistakes.add(inner.mistakes)
                if mistakes.isFull { onlyCounts = true }
                if let outcome = inner.outcome, let value = outcome.value as? Part {
                    ruled += outcome.ruled
                    add(key, value)
                } else {
                    isComplete = false
                }
            }
            // The collection is not decoded again.
            forgetOutcomes(from: firstAdded)
        }
        guard let firstError else { return }
        failure = Failure(
            request: Request(container, type), token: Self.token(of: firstError), mistakes: mistakes,
            outcome: isComplete ? Outcome(value: whole(), ruled: takeRuled(from: firstRuled)) : nil)
        throw firstError
    }

    /// The mistakes for an error that an `init(from:)` throws itself.
    private func own(_ error: any Error, _ place: Place?, _ entry: Int) -> Mistakes {
        var errors: [ValidationError]
        switch error {
        case let error as ValidationError: errors = [error]
        case let error as FormError: errors = error.errors
        case let error as DecodingError:
            // The error may be about a part of the value.
            var found = ValidationError(decoding: error)
            let asked = place.codingPath.map { key in
                key.intValue.map { ValidationError.PathComponent.index($0) } ?? .key(key.stringValue)
            }
            if found.path.starts(with: asked) { found = found.droppingPath(asked.count) }
            errors = [found.code == .decodingSyntax ? ValidationError(.decodingValue).under(found.path) : found]
        default: errors = [ValidationError(.decodingValue)]
        }
        var mistakes = Mistakes(maximum: settings.maximumErrors)
        for error in errors { mistakes.add(mistake(error, in: entry, place)) }
        return mistakes
    }

    /// Returns the mistake for an error about a value or its parts.
    private func mistake(_ error: ValidationError, in entry: Int, _ place: Place?) -> Mistake {
        let (offset, path) = document.location(of: error.path, in: entry)
        return Mistake(error: error.droppingPath(error.path.count).under(path), place: place, offset: offset)
    }
}

// MARK: - Mistakes

extension Body {
    /// Throws the error of a value, or returns the placeholder if the error has been found before.
    func reject<Value>(
        _ request: Request, _ code: ValidationError.Code, type: String? = nil, at place: Place?,
        _ error: (DecodingError.Context) -> DecodingError, _ text: String, continuingWith placeholder: () -> Value?
    ) throws -> Value {
        var token: Token?
        if collectsErrors {
            if let value: Value = known(request) { return value }
            var mistakes = Mistakes(maximum: 1)
            mistakes.add(
                Mistake(
                    error: ValidationError(code, parameters: type.map { [.type: .text($0)] } ?? [:]), place: place,
                    offset: document.offset(of: request.entry)))
            tokens &+= 1
            token = Token(number: tokens)
            failure = Failure(
                request: request, token: tokens, mistakes: mistakes,
                outcome: usesPlaceholders ? placeholder().map { Outcome(value: $0) } : nil)
        }
        throw error(
            DecodingError.Context(codingPath: place.codingPath, debugDescription: text, underlyingError: token))
    }

    /// Throws the error of a value of the wrong kind.
    func mismatch<Value>(
        _ type: Value.Type, as name: String, at entry: Int, _ place: Place?, continuingWith placeholder: Value?
    ) throws -> Value {
        let isNull = document.entries[entry].kind == .null
        return try reject(
            Request(entry, type), isNull ? .inputEmpty : .decodingType, type: isNull ? nil : name, at: place,
            { isNull ? .valueNotFound(type, $0) : .typeMismatch(type, $0) }, "expected \(name)",
            continuingWith: { placeholder })
    }

    /// Throws the error of a value that its type cannot represent.
    func unrepresentable<Value>(
        _ type: Value.Type, at entry: Int, _ place: Place?, continuingWith placeholder: Value?
    ) throws -> Value {
        try reject(
            Request(entry, type), .decodingValue, at: place, { .dataCorrupted($0) },
            "the value cannot be represented as \(type)", continuingWith: { placeholder })
    }

    /// Throws the error of an object without a key.
    func missing<Value>(
        _ key: any CodingKey, of type: Value.Type, in entry: Int, _ place: Place?,
        continuingWith placeholder: () -> Value?
    ) throws -> Value {
        let name = settings.strategies.name(of: key)
        return try reject(
            Request(entry, missingKey: name, type), .inputEmpty, at: Place(place, key, .key(name)),
            { .keyNotFound(key, $0) }, "the key is missing", continuingWith: placeholder)
    }

    /// Marks a key of an object as asked for.
    func ask(for key: String, in entry: Int) {
        if isRepeated { names[entry, default: []].insert(key) }
    }

    /// Marks an object as decoded, and some of its keys as keys of its type.
    func know(_ keys: some Sequence<Int>, in entry: Int) {
        guard !known.isEmpty else { return }
        known[entry] = true
        for key in keys { known[key] = true }
    }

    /// Counts the work of reading a value without parts.
    func countWork(at entry: Int) {
        if collectsErrors { work += 1 + document.length(of: entry) / 64 }
    }
}

/// An error of a value.
struct Mistake {
    /// The error, whose path begins at the value.
    let error: ValidationError
    var place: Place?
    let offset: Int

    fileprivate func isSame(as other: Mistake) -> Bool {
        offset == other.offset && error.code == other.error.code && place.last == other.place.last
            && error.path == other.error.path
    }
}

/// Mistakes up to a maximum number, in the order in which they were found.
struct Mistakes {
    let maximum: Int
    private(set) var all: [Mistake] = []
    /// The number of mistakes that are not in the array.
    private(set) var omitted = 0
    /// Whether there may be further mistakes, which were not searched for.
    var isCut = false
    /// The places of values for which there are only placeholders, whatever is wrong with them.
    var missing: [Place?] = []

    init(maximum: Int) { self.maximum = max(1, maximum) }

    var isFull: Bool { all.count >= maximum }

    mutating func add(_ mistake: @autoclosure () -> Mistake) {
        if isFull { omitted += 1 } else { all.append(mistake()) }
    }

    mutating func add(_ others: Mistakes) {
        // A type may read one value in two ways.
        for mistake in others.all where !all.contains(where: mistake.isSame) { add(mistake) }
        omitted += others.omitted
        isCut = isCut || others.isCut
        missing += others.missing
    }
}
