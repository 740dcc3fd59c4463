// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension Body {
    /// Throws the error of a value, or returns the placeholder if the error has been found before.
    func reject<Value>(
        _ request: Request, _ code: ValidationError.Code, type: String? = nil, at place: Place?,
        _ error: (DecodingError.Context) -> DecodingError, _ text: String, continuingWith placeholder: () -> Value?
    ) throws -> Value {
        var token: Token?
        if collectsErrors {
            if let value: Value = keptValue(for: request) { return value }
            var mistakes = DecodingMistakes(maximum: 1)
            mistakes.add(
                DecodingMistake(
                    error: ValidationError(code, parameters: type.map { [.type: .text($0)] } ?? [:]), place: place,
                    offset: document.offset(of: request.entry)))
            tokens &+= 1
            token = Token(number: tokens)
            failure = Failure(
                request: request, token: tokens, mistakes: mistakes,
                outcome: outcome(placeholder))
        }
        throw error(
            DecodingError.Context(codingPath: place.codingPath, debugDescription: text, underlyingError: token))
    }

    /// Throws the error of a value of the wrong kind.
    func mismatch<Value>(
        _ type: Value.Type, as name: String, at entry: Int, _ place: Place?,
        continuingWith placeholder: @autoclosure () -> Value?
    ) throws -> Value {
        let isNull = document.entries[entry].kind == .null
        return try reject(
            Request(entry, type), isNull ? .inputEmpty : .decodingType, type: isNull ? nil : name, at: place,
            { isNull ? .valueNotFound(type, $0) : .typeMismatch(type, $0) }, "expected \(name)",
            continuingWith: placeholder)
    }

    /// Throws the error of a value that its type cannot represent.
    func unrepresentable<Value>(
        _ type: Value.Type, at entry: Int, _ place: Place?, continuingWith placeholder: @autoclosure () -> Value?
    ) throws -> Value {
        try reject(
            Request(entry, type), .decodingValue, at: place, { .dataCorrupted($0) },
            "the value cannot be represented as \(type)", continuingWith: placeholder)
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

    /// Returns the mistakes for an error that an `init(from:)` throws itself.
    func own(_ error: any Error, _ place: Place?, _ entry: Int) -> DecodingMistakes {
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
        var mistakes = DecodingMistakes(maximum: settings.maximumErrors)
        for error in errors { mistakes.add(mistake(error, in: entry, place)) }
        return mistakes
    }

    /// Returns the mistake for an error about a value or its parts.
    private func mistake(_ error: ValidationError, in entry: Int, _ place: Place?) -> DecodingMistake {
        let (offset, path) = document.location(of: error.path, in: entry)
        return DecodingMistake(error: error.droppingPath(error.path.count).under(path), place: place, offset: offset)
    }
}
