// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension DecodingSession {
    /// Throws the error of a value, or returns the placeholder if the error has been found before.
    func reject<Value>(
        _ request: ValueRequest, _ code: ValidationError.Code, type: String? = nil, at place: CodingPathNode?,
        _ error: (DecodingError.Context) -> DecodingError, _ text: String, continuingWith placeholder: () -> Value?
    ) throws -> Value {
        var token: Token?
        if collectsErrors {
            if let value: Value = keptValue(for: request) { return value }
            var errors = LocatedErrors(maximum: 1)
            errors.add(
                LocatedError(
                    error: ValidationError(code, parameters: type.map { [.type: .text($0)] } ?? [:]), place: place,
                    offset: document.offset(of: request.entry)))
            thrownErrorCount &+= 1
            token = Token(number: thrownErrorCount)
            failure = Failure(
                request: request, token: thrownErrorCount, errors: errors,
                outcome: outcome(placeholder))
        }
        throw error(
            DecodingError.Context(codingPath: place.codingPath, debugDescription: text, underlyingError: token))
    }

    /// Throws the error of a value of the wrong kind.
    func mismatch<Value>(
        _ type: Value.Type, as name: String, at entry: Int, _ place: CodingPathNode?,
        continuingWith placeholder: @autoclosure () -> Value?
    ) throws -> Value {
        let isNull = document.entries[entry].kind == .null
        return try reject(
            ValueRequest(entry, type), isNull ? .inputEmpty : .decodingType, type: isNull ? nil : name, at: place,
            { isNull ? .valueNotFound(type, $0) : .typeMismatch(type, $0) }, "expected \(name)",
            continuingWith: placeholder)
    }

    /// Throws the error of a value that its type cannot represent.
    func unrepresentable<Value>(
        _ type: Value.Type, at entry: Int, _ place: CodingPathNode?,
        continuingWith placeholder: @autoclosure () -> Value?
    ) throws -> Value {
        try reject(
            ValueRequest(entry, type), .decodingValue, at: place, { .dataCorrupted($0) },
            "the value cannot be represented as \(type)", continuingWith: placeholder)
    }

    /// Throws the error of an object without a key.
    func missing<Value>(
        _ key: any CodingKey, of type: Value.Type, in entry: Int, _ place: CodingPathNode?,
        continuingWith placeholder: () -> Value?
    ) throws -> Value {
        let name = settings.strategies.name(of: key)
        return try reject(
            ValueRequest(entry, missingKey: name, type), .inputEmpty,
            at: CodingPathNode(place, key: key, component: .key(name)),
            { .keyNotFound(key, $0) }, "the key is missing", continuingWith: placeholder)
    }

    /// Marks a key of an object as requested.
    func recordRequest(for key: String, in entry: Int) {
        guard call.isRepeated else { return }
        call.add(key)
        names[entry, default: []].insert(key)
    }

    /// Counts the work of reading a value without parts.
    func countWork(at entry: Int) {
        if collectsErrors { work += 1 + document.length(of: entry) / 64 }
    }

    /// Returns the errors for one that an `init(from:)` throws itself.
    func locatedErrors(for error: any Error, at place: CodingPathNode?, in entry: Int) -> LocatedErrors {
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
            if found.path.starts(with: asked) { found = found.droppingPathComponents(asked.count) }
            errors = [found.code == .decodingSyntax ? ValidationError(.decodingValue).under(found.path) : found]
        default: errors = [ValidationError(.decodingValue)]
        }
        var located = LocatedErrors(maximum: settings.maximumErrors)
        for error in errors { located.add(self.located(error, in: entry, place)) }
        return located
    }

    /// Returns an error about a value or its parts with its place.
    private func located(_ error: ValidationError, in entry: Int, _ place: CodingPathNode?) -> LocatedError {
        let (offset, path) = document.location(of: error.path, in: entry)
        return LocatedError(
            error: error.droppingPathComponents(error.path.count).under(path), place: place, offset: offset)
    }
}
