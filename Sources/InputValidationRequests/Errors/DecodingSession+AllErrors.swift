// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension DecodingSession {
    /// Returns all errors in document order: errors about values, about keys, and from rules.
    ///
    /// The second value is the error that stands for omitted errors, or `nil` if none are omitted.
    func allErrors() -> (errors: [ValidationError], omissionError: ValidationError?) {
        var errors = LocatedErrors(maximumCount: settings.maximumErrors)
        if let lastFailure { errors.add(lastFailure.errors) }
        let decodingErrors = errors
        errors.isIncomplete = errors.isIncomplete || isWorkExceeded
        // A key may be unknown only because the types hadn't requested it yet.
        let repeatedKeys = Set(document.repeatedKeys)
        for key in repeatedKeys.union(isWorkExceeded ? [] : unknownKeys).sorted() {
            let error = ValidationError(repeatedKeys.contains(key) ? .decodingRepeatedKey : .decodingKey)
            errors.add(LocatedError(error: error.under(places.path(of: key)), offset: document.offset(of: key)))
        }
        // An omitted error may be about a value that a rule needs.
        if decodingErrors.omittedCount == 0, !isWorkExceeded { addRuleErrors(to: &errors, after: decodingErrors) }
        return (errors.sortedErrors(in: document, labeledBy: labeled), errors.omissionError)
    }

    /// Labels an error.
    ///
    /// The label comes from the rules of the nearest type that encloses the error's path.
    private func labeled(_ error: ValidationError) -> ValidationError {
        // A message about a key is about that key, not about the object with the label.
        let isAboutKey = error.code == .decodingKey || error.code == .decodingRepeatedKey
        guard error.label == nil, !isAboutKey, !typesWithRules.isEmpty else { return error }
        var labels: [PartLabel] = []
        for count in stride(from: error.path.count, through: 0, by: -1) {
            let types = places.entryIndex(at: Array(error.path.prefix(count))).flatMap { typesWithRules[$0] } ?? []
            labels += types.reversed().compactMap { $0.label(at: error.path[count...]) }
        }
        return labels.nearest.map { error.labeled($0.text) } ?? error
    }

    /// The entries of keys that no type has, in decoded objects.
    private var unknownKeys: [Int] {
        knownEntries.indices.filter { knownEntries[$0] && document.entries[$0].kind == .object }.flatMap { object in
            document.children(of: object).filter { !knownEntries[$0] }
        }
    }

    private func addRuleErrors(to locatedErrors: inout LocatedErrors, after decodingErrors: LocatedErrors) {
        var documentParts = DecodedParts()
        for path in decodingErrors.errors.map(\.path) + decodingErrors.undecodedPathNodes.map(\.path) {
            documentParts.markMissing(at: path[...], requestedNames: { self.requestedKeys(at: $0) })
        }
        let offsets = decodingErrors.errors.map(\.offset).sorted()
        var found: Set<ValidationError> = []
        func add(_ value: ValueWithRules) {
            let (values, entryIndex): ([any Validatable], Int)
            switch value {
            case .complete(let value, let index, _): (values, entryIndex) = ([value], index)
            case .variants(let variants, let index): (values, entryIndex) = (variants, index)
            case .group(let parts): return parts.forEach(add)
            case .omittedErrors(let count): return locatedErrors.addOmittedErrors(count: count)
            }
            let bytes =
                document.offset(of: entryIndex)..<document.offset(of: entryIndex) + document.byteCount(of: entryIndex)
            let isComplete = !offsets.contains(valueIn: bytes)
            let valueParts =
                isComplete ? DecodedParts() : documentParts.documentPart(at: places.path(of: entryIndex)[...])
            let errors = values[0].errors(in: valueParts)
            // An error that a placeholder caused doesn't occur with another placeholder.
            let others = errors.isEmpty ? [] : values.dropFirst().map { Set($0.errors(in: valueParts)) }
            for error in errors where others.allSatisfy({ $0.contains(error) }) {
                guard !locatedErrors.isFull else {
                    locatedErrors.add(LocatedError(error: error, offset: 0))
                    continue
                }
                // The enclosing type may have the same rule with a label.
                let path = places.path(of: entryIndex)
                guard found.insert(error.under(path)).inserted else { continue }
                let (offset, rest) = places.location(of: error.path, in: entryIndex)
                locatedErrors.add(
                    LocatedError(
                        error: error.droppingPathComponents(error.path.count).under(path + rest), offset: offset,
                        isRuleError: true))
            }
        }
        (lastFailure?.placeholder?.valuesWithRules ?? valuesWithRules).forEach(add)
    }

    /// Returns the names of the keys that types have requested in the object at a path.
    private func requestedKeys(at path: [ValidationError.PathComponent]) -> Set<String> {
        places.entryIndex(at: path).flatMap { requestedKeys[$0] } ?? []
    }
}

extension Validatable {
    /// Returns the rules' errors about parts of the value that are not placeholders.
    func errors(in decodedParts: DecodedParts) -> [ValidationError] {
        Self.validator.errors(for: self, in: decodedParts)
    }
}

extension [Int] {
    /// Returns whether the sorted array contains a number in a range.
    fileprivate func contains(valueIn range: Range<Int>) -> Bool {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if self[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low < endIndex && range.contains(self[low])
    }
}

extension Validatable {
    fileprivate static func label(at path: ArraySlice<ValidationError.PathComponent>) -> PartLabel? {
        validator.label(at: path)
    }
}
