// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension DecodingSession {
    /// Returns every error in the order of the document: of values, of keys, and of rules.
    ///
    /// The second value is the error for those that are left out, or `nil` if none is.
    func allErrors() -> (errors: [ValidationError], omission: ValidationError?) {
        var errors = LocatedErrors(maximum: settings.maximumErrors)
        if let failure { errors.add(failure.errors) }
        let decoding = errors
        for key in Set(document.repeatedKeys).union(unknownKeys).sorted() {
            errors.add(
                LocatedError(
                    error: ValidationError(.decodingKey).under(document.path(of: key)), offset: document.offset(of: key)
                ))
        }
        // What is left out may be a value that a rule needs.
        if decoding.omitted == 0 { addErrorsOfRules(to: &errors, after: decoding) }
        return (errors.located(in: document).map(labeled), errors.omission)
    }

    /// Returns an error with the label that the rules of its type give to its place.
    private func labeled(_ error: ValidationError) -> ValidationError {
        guard error.label == nil, !typesWithRules.isEmpty else { return error }
        for count in stride(from: error.path.count, through: 0, by: -1) {
            let types = document.entry(at: Array(error.path.prefix(count))).flatMap { typesWithRules[$0] } ?? []
            for type in types.reversed() {
                if let label = type.label(at: error.path[count...]) { return error.labeled(label) }
            }
        }
        return error
    }

    /// The entries of keys that no type has, in objects that have been decoded.
    private var unknownKeys: [Int] {
        claimed.indices.filter { claimed[$0] && document.entries[$0].kind == .object }.flatMap { object in
            document.children(of: object).filter { !claimed[$0] }
        }
    }

    private func addErrorsOfRules(to located: inout LocatedErrors, after others: LocatedErrors) {
        var whole = PartialValue()
        for path in others.all.map(\.path) + others.missing.map(\.path) {
            whole.markMissing(at: path[...], requestedNames: { self.names(at: $0) })
        }
        var found: Set<ValidationError> = []
        func add(_ validated: ValidatedValue) {
            let (values, entry): ([any Validatable], Int)
            switch validated {
            case .value(let value, let place, _): (values, entry) = ([value], place)
            case .partial(let all, let place): (values, entry) = (all, place)
            case .all(let parts): return parts.forEach(add)
            case .errors(let count): return located.omit(count)
            }
            let bytes = document.offset(of: entry)..<document.offset(of: entry) + document.length(of: entry)
            let isComplete = !others.all.contains { bytes.contains($0.offset) }
            let part = isComplete ? PartialValue() : whole.part(at: document.path(of: entry)[...])
            let errors = values[0].errors(in: part)
            // An error of a placeholder is not among the errors with another one.
            let others = errors.isEmpty ? [] : values.dropFirst().map { Set($0.errors(in: part)) }
            for error in errors where others.allSatisfy({ $0.contains(error) }) {
                guard !located.isFull else {
                    located.add(LocatedError(error: error, offset: 0))
                    continue
                }
                // The type around this one may have the same rule, with a label.
                let path = document.path(of: entry)
                guard found.insert(error.under(path)).inserted else { continue }
                let (offset, rest) = document.location(of: error.path, in: entry)
                located.add(
                    LocatedError(
                        error: error.droppingPathComponents(error.path.count).under(path + rest), offset: offset))
            }
        }
        (failure?.outcome?.validated ?? validated).forEach(add)
    }

    /// Returns the names of the keys that types have requested, in the object at a path.
    private func names(at path: [ValidationError.PathComponent]) -> Set<String> {
        document.entry(at: path).flatMap { names[$0] } ?? []
    }
}

extension Validatable {
    /// Returns the errors of the rules about the parts of the value that are not placeholders.
    func errors(in part: PartialValue) -> [ValidationError] { Self.validator.errors(for: self, in: part) }
}

extension Validatable {
    fileprivate static func label(at path: ArraySlice<ValidationError.PathComponent>) -> String? {
        validator.label(at: path)
    }
}
