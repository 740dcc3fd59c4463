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
        let misnamedRules = self.misnamedRules()
        for (_, entryIndex, names) in misnamedRules.values {
            let cause = "no key has the name of the property \(names.joined(separator: ", "))"
            locatedErrors.add(
                LocatedError(
                    error: ValidationError(.strategyKeyUnknown, parameters: ["cause": .text(cause)])
                        .under(places.path(of: entryIndex)),
                    offset: document.offset(of: entryIndex), isRuleError: true))
        }
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
            let misnamed = misnamedRules[ObjectIdentifier(type(of: values[0]))]?.names ?? []
            for error in errors where others.allSatisfy({ $0.contains(error) }) {
                if case .key(let name)? = error.path.first, misnamed.contains(name) { continue }
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

    /// A type with rules for properties whose names aren't keys, with its first value's entry.
    private typealias MisnamedRules = (type: any Validatable.Type, entryIndex: Int, names: [String])

    /// Returns the types whose values have errors and that have a rule for a property whose name isn't a key.
    ///
    /// A coding key may give the property another name. Then the rule wouldn't find the value in a document with other
    /// mistakes, and its errors wouldn't have the value's path.
    private func misnamedRules() -> [ObjectIdentifier: MisnamedRules] {
        var found: [ObjectIdentifier: MisnamedRules] = [:]
        func add(_ type: any Validatable.Type, _ entryIndex: Int) {
            guard document.entries[entryIndex].kind == .object, found[ObjectIdentifier(type)] == nil else { return }
            found[ObjectIdentifier(type)] = (type, entryIndex, type.namesOfRules)
        }
        func add(_ value: ValueWithRules) {
            switch value {
            case .complete(let value, let entryIndex, _): add(Swift.type(of: value), entryIndex)
            case .variants(let values, let entryIndex): add(Swift.type(of: values[0]), entryIndex)
            case .group(let parts): parts.forEach(add)
            case .omittedErrors: break
            }
        }
        (lastFailure?.placeholder?.valuesWithRules ?? valuesWithRules).forEach(add)
        for (entryIndex, types) in typesWithRules.sorted(by: { $0.key < $1.key }) {
            for type in types { add(type, entryIndex) }
        }
        // Most names are keys in the document.
        let isSuspicious = found.values.contains { !names($0.names, areKeysIn: places.keyNames(of: $0.entryIndex)) }
        guard isSuspicious, let keyNames = recordsKeyNames ? keyNames : keyNamesFromAnotherPass() else { return [:] }
        return found.compactMapValues { rules in
            guard case .some(.some(let keys)) = keyNames[ObjectIdentifier(rules.type)] else { return nil }
            let names = rules.names.filter { !keys.contains(DecodedParts.normalized($0)) }
            return names.isEmpty ? nil : (rules.type, rules.entryIndex, names)
        }
    }

    private func names(_ names: [String], areKeysIn keys: Set<String>) -> Bool {
        names.allSatisfy { keys.contains(DecodedParts.normalized($0)) }
    }

    /// Returns the names of the keys that the document's types can request.
    ///
    /// The first pass doesn't keep them, because most documents are valid.
    private func keyNamesFromAnotherPass() -> [ObjectIdentifier: Set<String>?]? {
        guard let decodeAgain else { return nil }
        let session = DecodingSession(document, settings: settings, collectsErrors: false)
        session.recordsKeyNames = true
        decodeAgain(session)
        return session.keyNames
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
    fileprivate static var namesOfRules: [String] { validator.namesOfPropertiesWithoutKey() }

    fileprivate static func label(at path: ArraySlice<ValidationError.PathComponent>) -> PartLabel? {
        validator.label(at: path)
    }
}
