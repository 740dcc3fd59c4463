// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// An error of a value, with its place and its offset in the document.
struct LocatedError {
    /// The error, whose path begins at the value.
    let error: ValidationError
    var pathNode: CodingPathNode?
    let offset: Int
    /// Whether a rule reported the error, with or without a label.
    var isRuleError = false
    /// Whether the initializer had received one of several placeholders, so that it may not find the error with others.
    var dependsOnPlaceholder = false
    /// Whether it is about a missing key that the initializer may not request with another value.
    var isDoubtfulAbsence = false

    var path: [ValidationError.PathComponent] { pathNode.path + error.path }

    /// What is the same in two errors of one place with the same parameters.
    struct Identity: Hashable {
        let offset: Int
        let component: ValidationError.PathComponent?
        let error: ValidationError
    }

    var identity: Identity { Identity(offset: offset, component: pathNode.lastComponent, error: error) }

    /// What is the same if a type reads one value in two ways.
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

/// Errors, up to a maximum number, in the order in which they were found.
struct LocatedErrors {
    let maximumCount: Int
    private(set) var errors: [LocatedError] = []
    private var kinds: Set<LocatedError.Kind> = []
    /// The number of errors that are not in the array.
    private(set) var omittedCount = 0
    /// Whether there may be further errors, which were not searched for.
    var isIncomplete = false
    /// The places of values for which there are only placeholders, whatever is wrong with them.
    var undecodedPathNodes: [CodingPathNode?] = []

    init(maximumCount: Int) { self.maximumCount = max(1, maximumCount) }

    var isFull: Bool { errors.count >= maximumCount }

    mutating func addOmittedErrors(count: Int) { omittedCount += count }

    mutating func add(_ error: @autoclosure () -> LocatedError) {
        guard !isFull else { return addOmittedErrors(count: 1) }
        let error = error()
        errors.append(error)
        // A few errors are compared without a set.
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
        // A type may read one value in two ways.
        for var error in others.errors where !contains(error) {
            error.dependsOnPlaceholder = error.dependsOnPlaceholder || dependsOnPlaceholder
            error.isDoubtfulAbsence = isDoubtfulAbsence
            add(error)
        }
        self.omittedCount += others.omittedCount
        // With another placeholder, the number may be another one.
        let isNumberKnown = !dependsOnPlaceholder || self.omittedCount == omittedCount
        isIncomplete = isIncomplete || others.isIncomplete || !isNumberKnown
        undecodedPathNodes += others.undecodedPathNodes
    }

    /// Removes the errors that depend on placeholders, except those that another placeholder leads to.
    mutating func removeAll(dependingOnPlaceholdersAndNotIn others: Set<LocatedError.Identity>, isComplete: Bool) {
        let count = errors.count
        errors.removeAll { $0.dependsOnPlaceholder && !others.contains($0.identity) }
        if errors.count < count { kinds = errors.count > 8 ? Set(errors.map(\.kind)) : [] }
        // The number of errors that are left out may be that of a placeholder.
        isIncomplete = isIncomplete || errors.count < count && (omittedCount > 0 || !isComplete)
    }

    /// Removes the errors about missing keys that an initializer may not request with another value.
    mutating func removeDoubtfulAbsences() {
        let count = errors.count
        errors.removeAll(where: \.isDoubtfulAbsence)
        if errors.count < count { kinds = errors.count > 8 ? Set(errors.map(\.kind)) : [] }
    }

    /// Marks the errors as those that each placeholder leads to.
    mutating func markAsIndependent() {
        for index in errors.indices { errors[index].dependsOnPlaceholder = false }
    }
}

extension LocatedErrors {
    /// Returns the errors in the order of the document, with their lines and columns.
    ///
    /// - Parameter label: Returns an error of a value or key with its label.
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

    /// The error for what is left out, with its number if that is known, or `nil`.
    var omissionError: ValidationError? {
        if isIncomplete { return ValidationError(.compositionErrorsOmitted) }
        guard omittedCount > 0 else { return nil }
        return ValidationError(
            .compositionErrorsOmitted,
            parameters: [.rejected: .int(errors.count + omittedCount), .maximum: .int(maximumCount)])
    }
}
