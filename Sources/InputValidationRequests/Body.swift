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

    /// Whether placeholders are used to find all mistakes.
    let collectsAllErrors: Bool

    /// The reason why the last function threw an error.
    private(set) var failure: Failure?

    /// The values that have been decoded, and the placeholders of others, in a decoding that collects all errors.
    private var outcomes: [Request: Outcome] = [:]

    /// The keys of ``outcomes`` in the order in which they were added.
    private var added: [Request] = []

    /// The values with rules that have been decoded so far, each after its parts.
    private(set) var ruled: [RuledValue] = []

    /// What types have asked for, by the entries of the objects.
    private(set) var objects: [Int: AskedKeys] = [:]

    /// Whether further mistakes are only counted, one for each element of a list.
    private var onlyCounts = false

    /// How many values have been decoded.
    private var work = 0

    /// How many errors have been thrown for values.
    private var tokens = 0

    /// How many initializers are waiting for a placeholder.
    var placeholderDepth = 0

    /// Whether a placeholder of an object has the first key of its type.
    var placeholdersHaveKey = false

    init(_ document: JSONDocument, _ settings: ValidatingDecoder, collectsAllErrors: Bool) {
        self.document = document
        self.settings = settings
        self.collectsAllErrors = collectsAllErrors
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
        /// The values with rules that are parts of the value.
        var ruled: [RuledValue] = []
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

    /// A value whose type has rules.
    struct RuledValue {
        let value: any Validatable
        let path: [ValidationError.PathComponent]
    }

    /// The keys of an object that types have asked for.
    struct AskedKeys {
        var names: Set<String> = []
        /// The entries of the keys that a type has.
        var known: Set<Int> = []
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
    func decode<Value: Decodable>(_ type: Value.Type, at entry: Int?, _ place: Place?) throws -> Value {
        guard let entry else { return try placeholder(of: type) }
        let request = Request(entry, type)
        if collectsAllErrors {
            work += 1
            if let value: Value = known(request) { return value }
        }
        failure = nil
        let start = ruled.count
        let firstAdded = added.count
        var mistakes = Mistakes(maximum: settings.maximumErrors)
        var firstError: (any Error)?
        while true {
            switch Result(catching: { try attempt(type, at: entry, place) }) {
            case .success(let value):
                // An initializer may have caught an error.
                failure = nil
                if let value = value as? any Validatable {
                    ruled.append(RuledValue(value: value, path: place.path))
                }
                guard collectsAllErrors else { return value }
                let outcome = Outcome(value: value, ruled: Array(ruled[start...]))
                guard let firstError else {
                    keep(outcome, for: request)
                    return value
                }
                ruled.removeSubrange(start...)
                forgetOutcomes(from: firstAdded)
                failure = Failure(
                    request: request, token: Self.token(of: firstError), mistakes: mistakes, outcome: outcome)
                throw firstError
            case .failure(let error):
                ruled.removeSubrange(start...)
                let token = Self.token(of: error)
                let found = failure.flatMap { $0.token == token ? $0 : nil }
                let inner =
                    found
                    ?? Failure(request: request, token: token, mistakes: own(error, place, entry), outcome: nil)
                // After another mistake, the initializer may have thrown its own error because of the placeholder.
                if found != nil || mistakes.errors.isEmpty { mistakes.add(inner.mistakes) }
                failure = nil
                firstError = firstError ?? error
                if inner.request != request, let outcome = inner.outcome, mayContinue(after: mistakes),
                    outcomes[inner.request] == nil
                {
                    keep(outcome, for: inner.request)
                    continue
                }
                forgetOutcomes(from: firstAdded)
                let isOwn = inner.request == request
                let outcome = (isOwn ? inner.outcome : nil) ?? (onlyCounts ? nil : outcome(for: type))
                failure = Failure(
                    request: request, token: Self.token(of: firstError ?? error), mistakes: mistakes, outcome: outcome)
                throw firstError ?? error
            }
        }
    }

    private func keep(_ outcome: Outcome, for request: Request) {
        if outcomes.updateValue(outcome, forKey: request) == nil { added.append(request) }
    }

    /// Forgets what was kept for parts of a value that could not be decoded, because its error may be caught.
    private func forgetOutcomes(from start: Int) {
        for request in added[start...] { outcomes[request] = nil }
        added.removeSubrange(start...)
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

    private func mayContinue(after mistakes: Mistakes) -> Bool {
        // The second limit bounds the work for a type whose initializer reads many keys or elements.
        collectsAllErrors && !mistakes.isFull && !onlyCounts && work < 20 * document.entries.count + 10_000
    }

    private func attempt<Value: Decodable>(_ type: Value.Type, at entry: Int, _ place: Place?) throws -> Value {
        if let value = try settings.strategies.value(of: type, in: self, at: entry, place) { return value }
        // The initializers of lists and dictionaries do not catch errors, so that all elements can be decoded at once.
        if collectsAllErrors || settings.strategies.changesKeys, let collection = type as? any DecodedParts.Type,
            let value = try collection.init(in: self, at: entry, place) as? Value
        {
            return value
        }
        return try Value(from: BodyDecoder(body: self, entry: entry, place: place))
    }

    /// Decodes the elements of a collection, and continues after one that cannot be decoded.
    func decodeAll<Element: Decodable>(
        _ elements: some Sequence<(entry: Int, place: Place)>, for request: Request,
        whole: () -> Any, _ add: (Element, Place) -> Void
    ) throws {
        var mistakes = Mistakes(maximum: settings.maximumErrors)
        var firstError: (any Error)?
        var isComplete = true
        let start = ruled.count
        let onlyCounted = onlyCounts
        defer { onlyCounts = onlyCounted }
        for (entry, place) in elements {
            do { add(try decode(Element.self, at: entry, place), place) } catch {
                firstError = firstError ?? error
                guard let inner = failure, collectsAllErrors else { throw error }
                failure = nil
                mistakes.add(inner.mistakes)
                if mistakes.isFull { onlyCounts = true }
                guard let outcome = inner.outcome, let value = outcome.value as? Element else {
                    isComplete = false
                    continue
                }
                ruled += outcome.ruled
                add(value, place)
            }
        }
        guard let firstError else { return }
        failure = Failure(
            request: request, token: Self.token(of: firstError), mistakes: mistakes,
            outcome: isComplete ? Outcome(value: whole(), ruled: Array(ruled[start...])) : nil)
        throw firstError
    }

    /// The mistake for an error that an `init(from:)` throws itself.
    private func own(_ error: any Error, _ place: Place?, _ entry: Int) -> Mistakes {
        let path = place.path
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
            errors = [found.code == .decodingSyntax ? ValidationError(.decodingValue) : found]
        default: errors = [ValidationError(.decodingValue)]
        }
        var mistakes = Mistakes(maximum: settings.maximumErrors)
        for error in errors { mistakes.add(error.under(path), at: document.offset(of: entry)) }
        return mistakes
    }
}

// MARK: - Mistakes

extension Body {
    /// Throws the error of a value, or returns the placeholder if the error has been found before.
    func reject<Value>(
        _ request: Request, _ code: ValidationError.Code, type: String? = nil, at place: Place?,
        _ error: (DecodingError.Context) -> DecodingError, _ text: String, continuingWith placeholder: () -> Value?
    ) throws -> Value {
        if collectsAllErrors, let value: Value = known(request) { return value }
        var mistakes = Mistakes(maximum: settings.maximumErrors)
        mistakes.add(
            ValidationError(code, parameters: type.map { [.type: .text($0)] } ?? [:]).under(place.path),
            at: document.offset(of: request.entry))
        tokens &+= 1
        failure = Failure(
            request: request, token: tokens, mistakes: mistakes,
            outcome: collectsAllErrors ? placeholder().map { Outcome(value: $0) } : nil)
        throw error(
            DecodingError.Context(
                codingPath: place.codingPath, debugDescription: text, underlyingError: Token(number: tokens)))
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
        if collectsAllErrors { objects[entry, default: AskedKeys()].names.insert(key) }
    }

    /// Marks keys of an object as keys of a type.
    func know(_ keys: some Sequence<Int>, in entry: Int) {
        if settings.unknownKeys == .rejected { objects[entry, default: AskedKeys()].known.formUnion(keys) }
    }
}

/// The errors of values with their places in a document, up to a maximum number.
struct Mistakes {
    let maximum: Int
    private(set) var errors: [(error: ValidationError, offset: Int)] = []
    /// The number of errors that are not in the array.
    private(set) var omitted = 0

    init(maximum: Int) { self.maximum = max(1, maximum) }

    var isFull: Bool { errors.count >= maximum }

    mutating func add(_ error: @autoclosure () -> ValidationError, at offset: @autoclosure () -> Int) {
        if isFull { omitted += 1 } else { errors.append((error(), offset())) }
    }

    mutating func add(_ others: Mistakes) {
        for (error, offset) in others.errors {
            // A type may read one value in two ways.
            let isKnown = errors.contains {
                $0.offset == offset && $0.error.code == error.code && $0.error.path == error.path
            }
            if !isKnown { add(error, at: offset) }
        }
        omitted += others.omitted
    }
}

extension ValidationError {
    func under(_ path: [PathComponent]) -> ValidationError { path.reversed().reduce(self) { $0.under($1) } }
}
