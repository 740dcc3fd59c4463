// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// The accepted lengths of a text or counts of a collection, with the errors for all other lengths or counts.
struct LengthLimits: Sendable {
    /// The accepted lengths, or `nil` if the developer's range contains no length of at least 0.
    let range: ClosedRange<Int>?

    private let tooFew: ValidationError
    private let tooMany: ValidationError

    /// Creates the limits and their error codes.
    ///
    /// If the range contains a single length, `notExact` replaces both codes.
    @inline(never)  // Compiled once, not in each caller, for a shorter build.
    init(
        _ interval: Interval<Int>, tooFew: ValidationError.Code, tooMany: ValidationError.Code,
        notExact: ValidationError.Code? = nil
    ) {
        let limits = interval.closedRange.flatMap { $0.upperBound < 0 ? nil : max(0, $0.lowerBound)...$0.upperBound }
        let exact = limits.map { $0.lowerBound == $0.upperBound } == true ? notExact : nil
        self.range = limits
        self.tooFew = ValidationError(exact ?? tooFew, with: Self.parameters(for: limits))
        self.tooMany = ValidationError(exact ?? tooMany, with: Self.parameters(for: limits))
    }

    /// Returns the error for a length, or `nil` if it's in range.
    ///
    /// Strategies check the range first, because this call copies the errors (220 instructions instead of 153).
    func rejection(of length: Int) -> ValidationError? {
        guard let range else { return ValidationError(.lengthRangeEmpty) }
        if length < range.lowerBound { return tooFew.withLength(length) }
        return length > range.upperBound ? tooMany.withLength(length) : nil
    }

    /// The errors that state a limit.
    ///
    /// Every nonempty text meets a minimum of 1, but a list may be empty.
    var requirements: [ValidationError] {
        guard let range else { return [] }
        let isStatedByMinimum =
            tooFew.filledSentence.map {
                [.lengthBetween, .entriesBetween, .exactLength, .exactLengthNot].contains($0.sentence)
            } == true
            || range.lowerBound == range.upperBound
        let least = tooFew.code == .countTooFew ? 1 : 2
        return (range.lowerBound >= least || isStatedByMinimum ? [tooFew] : [])
            + (range.upperBound < .max && !isStatedByMinimum ? [tooMany] : [])
    }

    var parameters: ValidationError.Parameters { Self.parameters(for: range) }

    /// Returns the limits, leaving out a minimum of 0 and a maximum that no length exceeds.
    private static func parameters(for range: ClosedRange<Int>?) -> ValidationError.Parameters {
        guard let range else { return [:] }
        var parameters: ValidationError.Parameters = [:]
        // The message about an exact length shows the minimum, even if it's 0.
        if range.lowerBound > 0 || range.lowerBound == range.upperBound {
            parameters[.minimum] = .int(range.lowerBound)
        }
        if range.upperBound < .max { parameters[.maximum] = .int(range.upperBound) }
        return parameters
    }
}

extension Interval<Int> {
    /// The smallest and the largest whole number in the interval, or `nil` if the interval contains no whole number.
    var closedRange: ClosedRange<Int>? {
        var (minimum, maximum) = (lower.bound ?? .min, upper.bound ?? .max)
        if isEmpty || lower.isExcluded && minimum == .max || upper.isExcluded && maximum == .min { return nil }
        if lower.isExcluded { minimum += 1 }
        if upper.isExcluded { maximum -= 1 }
        return minimum <= maximum ? minimum...maximum : nil
    }
}
