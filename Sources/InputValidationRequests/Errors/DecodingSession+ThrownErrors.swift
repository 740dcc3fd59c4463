// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension DecodingSession {
    /// Throws an error for a value, or returns a placeholder if the error was already found.
    func reject<Value>(
        _ request: ValueRequest, _ error: ValidationError, at pathNode: CodingPathNode?,
        makeError: (DecodingError.Context) -> DecodingError, reason: String,
        continuingWith placeholder: () -> Value?
    ) throws -> Value {
        var token: ErrorToken?
        if collectsErrors {
            if let value: Value = reuseKeptValue(for: request) { return value }
            var errors = LocatedErrors(maximumCount: 1)
            errors.add(LocatedError(error: error, pathNode: pathNode, offset: document.offset(of: request.entryIndex)))
            // Keeping an error costs about as much as many calls.
            addWorkWithoutError(32)
            thrownErrorCount &+= 1
            token = ErrorToken(number: thrownErrorCount)
            lastFailure = Failure(
                request: request, tokenNumber: thrownErrorCount, errors: errors,
                placeholder: placeholderVariants(from: placeholder))
        }
        throw makeError(
            DecodingError.Context(codingPath: pathNode.codingPath, debugDescription: reason, underlyingError: token))
    }

    /// Throws the error for a value of the wrong kind.
    func rejectWrongType<Value>(
        _ type: Value.Type, expected kindName: String, at entryIndex: Int, _ pathNode: CodingPathNode?,
        continuingWith placeholder: @autoclosure () -> Value?
    ) throws -> Value {
        let isNull = document.entries[entryIndex].kind == .null
        return try reject(
            ValueRequest(entryIndex, type),
            isNull
                ? .absentValue : ValidationError(.decodingType, parameters: [.type: .text(kindName)]),
            at: pathNode,
            makeError: { isNull ? .valueNotFound(type, $0) : .typeMismatch(type, $0) },
            reason: "expected \(kindName)", continuingWith: placeholder)
    }

    /// Throws the error for a value that its type can't represent.
    ///
    /// A strategy for the value's format can supply the error.
    func rejectUnrepresentable<Value>(
        _ type: Value.Type, _ error: ValidationError? = nil, at entryIndex: Int,
        _ pathNode: CodingPathNode?, continuingWith placeholder: @autoclosure () -> Value?
    ) throws -> Value {
        try reject(
            ValueRequest(entryIndex, type), error ?? valueError(for: type), at: pathNode,
            makeError: { .dataCorrupted($0) },
            reason: "the value cannot be represented as \(type)", continuingWith: placeholder)
    }

    /// Throws the error for an object that lacks a key.
    func rejectMissingKey<Value>(
        _ key: any CodingKey, of type: Value.Type, in objectIndex: Int, _ pathNode: CodingPathNode?,
        continuingWith placeholder: () -> Value?
    ) throws -> Value {
        let name = settings.strategies.documentKey(for: key)
        return try reject(
            ValueRequest(objectIndex, missingKey: name, type), .absentValue,
            at: CodingPathNode(pathNode, key: key, component: .key(name)),
            makeError: { .keyNotFound(key, $0) }, reason: "the key is missing", continuingWith: placeholder)
    }

    /// Marks an object's key as requested.
    func recordRequest(for key: String, in objectIndex: Int) {
        currentCall.recordRequest(for: key, in: objectIndex)
    }

    /// Adds the work of reading a value without parts.
    func addWork(forValueAt entryIndex: Int?) throws {
        try addWork(1 + (entryIndex.map { document.byteCount(of: $0) / 64 } ?? 0))
    }

    /// Returns the errors for an error that an `init(from:)` throws itself.
    func locatedErrors(for error: any Error, at pathNode: CodingPathNode?, in entryIndex: Int) -> LocatedErrors {
        var errors: [ValidationError]
        switch error {
        case let error as ValidationError: errors = [error]
        case let error as FormError: errors = error.errors
        case let error as DecodingError:
            // The error may be about part of the value.
            var found = ValidationError(decoding: error)
            let requestedPath = pathNode.codingPath.map { key in
                key.intValue.map { ValidationError.PathComponent.index($0) } ?? .key(key.stringValue)
            }
            if found.path.starts(with: requestedPath) { found = found.droppingPathComponents(requestedPath.count) }
            errors = [found.code == .decodingSyntax ? ValidationError(.decodingValue).under(found.path) : found]
        default: errors = [ValidationError(.decodingValue)]
        }
        var located = LocatedErrors(maximumCount: settings.maximumErrors)
        for error in errors { located.add(self.located(error, in: entryIndex, pathNode)) }
        return located
    }

    /// Locates an error in the document.
    private func located(_ error: ValidationError, in entryIndex: Int, _ pathNode: CodingPathNode?) -> LocatedError {
        let (offset, path) = places.location(of: error.path, in: entryIndex)
        return LocatedError(
            error: error.droppingPathComponents(error.path.count).under(path), pathNode: pathNode, offset: offset)
    }
}
