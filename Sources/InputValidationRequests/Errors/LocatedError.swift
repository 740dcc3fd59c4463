// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// An error of a value, with its place and its offset in the document.
struct LocatedError {
    /// The error, whose path begins at the value.
    let error: ValidationError
    var place: CodingPathNode?
    let offset: Int

    var path: [ValidationError.PathComponent] { place.path + error.path }

    fileprivate func isSame(as other: LocatedError) -> Bool {
        offset == other.offset && error.domain == other.error.domain && error.code == other.error.code
            && place.last == other.place.last && error.path == other.error.path
    }
}

/// Errors, up to a maximum number, in the order in which they were found.
struct LocatedErrors {
    let maximum: Int
    private(set) var all: [LocatedError] = []
    /// The number of errors that are not in the array.
    private(set) var omitted = 0
    /// Whether there may be further errors, which were not searched for.
    var isCut = false
    /// The places of values for which there are only placeholders, whatever is wrong with them.
    var missing: [CodingPathNode?] = []

    init(maximum: Int) { self.maximum = max(1, maximum) }

    var isFull: Bool { all.count >= maximum }

    mutating func omit(_ count: Int) { omitted += count }

    mutating func add(_ error: @autoclosure () -> LocatedError) {
        if isFull { omitted += 1 } else { all.append(error()) }
    }

    mutating func add(_ others: LocatedErrors) {
        // A type may read one value in two ways.
        for error in others.all where !all.contains(where: error.isSame) { add(error) }
        omitted += others.omitted
        isCut = isCut || others.isCut
        missing += others.missing
    }
}

extension LocatedErrors {
    /// Returns the errors in the order of the document, with their lines and columns.
    func located(in document: JSONDocument) -> [ValidationError] {
        let sorted = all.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
        let positions = JSONDocument.positions(of: sorted.map(\.element.offset), in: document.bytes)
        return zip(sorted, positions).map { error, position in
            error.element.error.under(error.element.place.path).located(at: position)
        }
    }

    /// The error for what is left out, with its number if that is known, or `nil`.
    var omission: ValidationError? {
        if isCut { return ValidationError(.compositionErrorsOmitted) }
        guard omitted > 0 else { return nil }
        return ValidationError(
            .compositionErrorsOmitted, parameters: [.rejected: .int(all.count + omitted), .maximum: .int(maximum)])
    }
}
