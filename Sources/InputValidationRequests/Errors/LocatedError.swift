// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// An error about a value, with its path and its offset in the document.
struct LocatedError {
    /// The error; its path begins at the value.
    fileprivate(set) var error: ValidationError
    var pathNode: CodingPathNode?
    let offset: Int
    /// Whether a rule reported the error, with or without a label.
    var isRuleError = false
    /// Whether the initializer ran on one of several placeholders.
    ///
    /// It may not find the error with another placeholder.
    var dependsOnPlaceholder = false
    /// Whether the error is about a missing key that the initializer might not request with another value.
    var isDoubtfulAbsence = false

    var path: [ValidationError.PathComponent] { pathNode.path + error.path }

    /// An identity that two errors share if they have the same location, code, and parameters.
    struct Identity: Hashable {
        let offset: Int
        let component: ValidationError.PathComponent?
        let error: ValidationError
    }

    var identity: Identity { Identity(offset: offset, component: pathNode.lastComponent, error: error) }

    /// A kind that two errors share if a type reads the same value in two ways.
    fileprivate struct Kind: Hashable {
        let offset: Int
        let domain: ValidationError.Domain
        let code: ValidationError.Code
        let component: ValidationError.PathComponent?
        let path: [ValidationError.PathComponent]
    }

    fileprivate var kind: Kind {
        Kind(
            offset: offset, domain: error.domain, code: error.code, component: pathNode.lastComponent, path: error.path)
    }
}

/// Errors in the order in which they were found, up to a maximum number.
struct LocatedErrors {
    let maximumCount: Int
    private(set) var errors: [LocatedError] = []
    private var kinds: Set<LocatedError.Kind> = []
    /// The number of errors that are not in the array.
    private(set) var omittedCount = 0
    /// Whether the search may have missed further errors.
    var isIncomplete = false
    /// The locations of values that have only placeholders, whatever is wrong with them.
    var undecodedPathNodes: [CodingPathNode?] = []

    init(maximumCount: Int) { self.maximumCount = max(1, maximumCount) }

    var isFull: Bool { errors.count >= maximumCount }

    mutating func addOmittedErrors(count: Int) { omittedCount += count }

    mutating func add(_ error: @autoclosure () -> LocatedError) {
        guard !isFull else { return addOmittedErrors(count: 1) }
        let error = error()
        errors.append(error)
        // Up to eight errors are compared one by one.
        if errors.count > 8 {
            if kinds.isEmpty { kinds = Set(errors.map(\.kind)) } else { kinds.insert(error.kind) }
        }
    }

    private func contains(_ error: LocatedError) -> Bool {
        let kind = error.kind
        return kinds.isEmpty ? errors.contains { $0.kind == kind } : kinds.contains(kind)
    }

    mutating func add(
        _ others: LocatedErrors, dependsOnPlaceholder: Bool = false, isDoubtfulAbsence: Bool = false
    ) {
        let omittedCount = omittedCount
        // A type may read the same value in two ways.
        for var error in others.errors where !contains(error) {
            error.dependsOnPlaceholder = error.dependsOnPlaceholder || dependsOnPlaceholder
            error.isDoubtfulAbsence = isDoubtfulAbsence
            add(error)
        }
        self.omittedCount += others.omittedCount
        // If another placeholder were used, the number of omitted errors might differ.
        let isNumberKnown = !dependsOnPlaceholder || self.omittedCount == omittedCount
        isIncomplete = isIncomplete || others.isIncomplete || !isNumberKnown
        undecodedPathNodes += others.undecodedPathNodes
    }

    /// Removes the errors that depend on placeholders, unless another placeholder leads to them too.
    mutating func removeAll(dependingOnPlaceholdersAndNotIn others: Set<LocatedError.Identity>, isComplete: Bool) {
        let count = errors.count
        errors.removeAll { $0.dependsOnPlaceholder && !others.contains($0.identity) }
        if errors.count < count { kinds = errors.count > 8 ? Set(errors.map(\.kind)) : [] }
        // The number of omitted errors may depend on a placeholder.
        isIncomplete = isIncomplete || errors.count < count && (omittedCount > 0 || !isComplete)
    }

    /// Removes errors about missing keys that an initializer might not request with another value.
    mutating func removeDoubtfulAbsences() {
        let count = errors.count
        errors.removeAll(where: \.isDoubtfulAbsence)
        if errors.count < count { kinds = errors.count > 8 ? Set(errors.map(\.kind)) : [] }
    }

    /// Adds the accepted keys or values to the errors for a value of another type at an offset.
    mutating func nameAcceptedValues(_ names: ValidationError.Value, at offset: Int) {
        for index in errors.indices where errors[index].offset == offset {
            let error = errors[index].error
            guard error.code == .decodingType, error.path.isEmpty else { continue }
            var parameters = error.parameters
            parameters[.accepted] = names
            errors[index].error = ValidationError(.decodingType, parameters: parameters)
        }
    }

    /// Marks the errors as independent of placeholders.
    mutating func markAsIndependent() {
        for index in errors.indices { errors[index].dependsOnPlaceholder = false }
    }
}

extension LocatedErrors {
    /// Returns the errors in document order, with their lines and columns.
    ///
    /// - Parameter label: A closure that returns an error about a value or key with its label.
    func sortedErrors(
        in document: JSONDocument, labeledBy label: (ValidationError) -> ValidationError
    ) -> [ValidationError] {
        let sorted = errors.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
        let positions = JSONDocument.positions(of: sorted.map(\.element.offset), in: document.bytes)
        return zip(sorted, positions).map { error, position in
            let placed = error.element.error.under(error.element.pathNode.path)
            return (error.element.isRuleError ? placed : label(placed)).located(at: position)
        }
    }

    /// The error that stands for omitted errors, with their number if known, or `nil` if none are omitted.
    var omissionError: ValidationError? {
        if isIncomplete { return ValidationError(.compositionErrorsOmitted) }
        guard omittedCount > 0 else { return nil }
        return ValidationError(
            .compositionErrorsOmitted,
            parameters: [.rejected: .int(errors.count + omittedCount), .maximum: .int(maximumCount)])
    }
}
