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

    var path: [ValidationError.PathComponent] { pathNode.path + error.path }

    /// What is the same if a type reads one value in two ways.
    fileprivate struct Identity: Hashable {
        let offset: Int
        let domain: ValidationError.Domain
        let code: ValidationError.Code
        let component: ValidationError.PathComponent?
        let path: [ValidationError.PathComponent]
    }

    fileprivate var identity: Identity {
        Identity(
            offset: offset, domain: error.domain, code: error.code, component: pathNode.lastComponent, path: error.path)
    }
}

/// Errors, up to a maximum number, in the order in which they were found.
struct LocatedErrors {
    let maximumCount: Int
    private(set) var errors: [LocatedError] = []
    private var identities: Set<LocatedError.Identity> = []
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
        identities.insert(error.identity)
    }

    mutating func add(_ others: LocatedErrors, dependsOnPlaceholder: Bool = false) {
        // A type may read one value in two ways.
        for var error in others.errors where !identities.contains(error.identity) {
            error.dependsOnPlaceholder = error.dependsOnPlaceholder || dependsOnPlaceholder
            add(error)
        }
        omittedCount += others.omittedCount
        isIncomplete = isIncomplete || others.isIncomplete
        undecodedPathNodes += others.undecodedPathNodes
    }
}

extension LocatedErrors {
    /// Returns the errors in the order of the document, with their lines and columns.
    ///
    /// - Parameter label: Returns an error of a value or key with its label.
    ///
    /// The second value is whether an error does not depend on placeholders.
    func sortedErrors(
        in document: JSONDocument, labeledBy label: (ValidationError) -> ValidationError
    ) -> [(error: ValidationError, isCertain: Bool)] {
        let sorted = errors.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
        let positions = JSONDocument.positions(of: sorted.map(\.element.offset), in: document.bytes)
        return zip(sorted, positions).map { error, position in
            let placed = error.element.error.under(error.element.pathNode.path)
            return (
                (error.element.isRuleError ? placed : label(placed)).located(at: position),
                !error.element.isRuleError && !error.element.dependsOnPlaceholder
            )
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
