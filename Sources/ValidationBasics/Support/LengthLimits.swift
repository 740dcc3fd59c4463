// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

extension Interval<Int> {
    /// The smallest and the largest count in the interval, or `nil` if it contains no count of at least 0.
    var countLimits: ClosedRange<Int>? {
        guard let limits, limits.upperBound >= 0 else { return nil }
        return Swift.max(0, limits.lowerBound)...limits.upperBound
    }

    /// The smallest and the largest whole number in the interval, or `nil` if it contains none.
    var limits: ClosedRange<Int>? {
        var (minimum, maximum) = (lower.bound ?? .min, upper.bound ?? .max)
        if isEmpty || lower.isExcluded && minimum == .max || upper.isExcluded && maximum == .min { return nil }
        if lower.isExcluded { minimum += 1 }
        if upper.isExcluded { maximum -= 1 }
        return minimum <= maximum ? minimum...maximum : nil
    }
}

extension ClosedRange<Int>? {
    /// Returns those errors about a length or a count that state a limit.
    ///
    /// A text that is not empty meets a minimum of 1, but a list may be empty.
    func requirements(_ tooFew: ValidationError, _ tooMany: ValidationError) -> [ValidationError] {
        guard let limits = self else { return [] }
        let isStatedByMinimum =
            tooFew.phrase.map { [.lengthBetween, .entriesBetween].contains($0.sentence) } == true
            || limits.lowerBound == limits.upperBound
        let least = tooFew.code == .countTooFew ? 1 : 2
        return (limits.lowerBound >= least || isStatedByMinimum ? [tooFew] : [])
            + (limits.upperBound < .max && !isStatedByMinimum ? [tooMany] : [])
    }

    /// The limits of a length or a count as the parameters of an error.
    ///
    /// A minimum of 0 and a maximum that no length exceeds are left out.
    var lengthParameters: ValidationError.Parameters {
        guard let limits = self else { return [:] }
        var parameters: ValidationError.Parameters = [:]
        // The message about one exact length shows the minimum, even if it is 0.
        if limits.lowerBound > 0 || limits.lowerBound == limits.upperBound {
            parameters[.minimum] = .int(limits.lowerBound)
        }
        if limits.upperBound < .max { parameters[.maximum] = .int(limits.upperBound) }
        return parameters
    }
}

extension Interval where Bound: Numeric {
    /// Whether the lower end excludes every negative number.
    var excludesNegatives: Bool { lower.bound.map { $0 >= .zero } ?? false }
}
