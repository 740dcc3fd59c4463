// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts collections without repeated elements.
///
/// ```swift
/// let guests: InputValidator<[String]> = .unique
/// guests.isValid(["Ada", "Grace"])  // true
/// guests.isValid(["Ada", "Ada"])  // false: code 1034 at index 1
/// ```
///
/// Elements are compared by `==`, which means canonical equivalence for texts. The composed and the decomposed spelling
/// of `é` therefore count as duplicates. This comparison rejects more, so it's the safe choice here.
///
/// Errors: ``ValidationError/Code/uniquenessRepeated`` (1034). Its path contains the index of the first repeated
/// element.
public final class UniquenessInputValidator<Input: Collection>: InputValidator<Input>, @unchecked Sendable
where Input.Element: Hashable {
    /// Rejects a collection with a repeated element.
    ///
    /// - Complexity: O(*n*) time and O(*n*) memory in the number of elements.
    public override func validate(_ input: Input) throws(ValidationError) {
        var seen = Set<Input.Element>(minimumCapacity: Swift.min(input.underestimatedCount, 1_024))
        var index = 0
        for element in input {
            guard seen.insert(element).inserted else {
                throw ValidationError(.uniquenessRepeated).under(.index(index))
            }
            index += 1
        }
    }

    public override var profile: StrategyProfile { StrategyProfile("unique") }
}

extension InputValidator where Input: Collection, Input.Element: Hashable {
    /// A strategy that accepts collections without repeated elements.
    public static var unique: InputValidator { UniquenessInputValidator() }
}

extension Sentence {
    package static let repeated = Sentence(
        "repeated", "Remove the entry that is in the list twice",
        labeled: "{label} must not include the same entry twice")
}

extension ValidationError.Code {
    /// An element that occurs more than once.
    public static let uniquenessRepeated = declare(1034, "uniqueness.repeated", .repeated)
}
