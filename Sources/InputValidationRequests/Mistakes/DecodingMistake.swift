// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// An error of a value.
struct DecodingMistake {
    /// The error, whose path begins at the value.
    let error: ValidationError
    var place: Place?
    let offset: Int

    var path: [ValidationError.PathComponent] { place.path + error.path }

    fileprivate func isSame(as other: DecodingMistake) -> Bool {
        offset == other.offset && error.domain == other.error.domain && error.code == other.error.code
            && place.last == other.place.last && error.path == other.error.path
    }
}

/// Mistakes, up to a maximum number, in the order in which they were found.
struct DecodingMistakes {
    let maximum: Int
    private(set) var all: [DecodingMistake] = []
    /// The number of mistakes that are not in the array.
    private(set) var omitted = 0
    /// Whether there may be further mistakes, which were not searched for.
    var isCut = false
    /// The places of values for which there are only placeholders, whatever is wrong with them.
    var missing: [Place?] = []

    init(maximum: Int) { self.maximum = max(1, maximum) }

    var isFull: Bool { all.count >= maximum }

    mutating func omit(_ count: Int) { omitted += count }

    mutating func add(_ mistake: @autoclosure () -> DecodingMistake) {
        if isFull { omitted += 1 } else { all.append(mistake()) }
    }

    mutating func add(_ others: DecodingMistakes) {
        // A type may read one value in two ways.
        for mistake in others.all where !all.contains(where: mistake.isSame) { add(mistake) }
        omitted += others.omitted
        isCut = isCut || others.isCut
        missing += others.missing
    }
}

extension DecodingMistakes {
    /// Returns the errors in the order of the document, with their lines and columns.
    func located(in document: JSONDocument) -> [ValidationError] {
        let sorted = all.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
        let positions = JSONDocument.positions(of: sorted.map(\.element.offset), in: document.bytes)
        return zip(sorted, positions).map { mistake, position in
            mistake.element.error.under(mistake.element.place.path).located(at: position)
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
