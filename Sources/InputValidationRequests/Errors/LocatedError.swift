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

    var path: [ValidationError.PathComponent] { pathNode.path + error.path }

    fileprivate func isSame(as other: LocatedError) -> Bool {
        offset == other.offset && error.domain == other.error.domain && error.code == other.error.code
            && pathNode.lastComponent == other.pathNode.lastComponent && error.path == other.error.path
    }
}

/// Errors, up to a maximum number, in the order in which they were found.
struct LocatedErrors {
    let maximumCount: Int
    private(set) var errors: [LocatedError] = []
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
        if isFull { omittedCount += 1 } else { errors.append(error()) }
    }

    mutating func add(_ others: LocatedErrors) {
        // A type may read one value in two ways.
        for error in others.errors where !errors.contains(where: error.isSame) { add(error) }
        omittedCount += others.omittedCount
        isIncomplete = isIncomplete || others.isIncomplete
        undecodedPathNodes += others.undecodedPathNodes
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
