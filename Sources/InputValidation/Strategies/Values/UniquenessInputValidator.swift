// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts collections in which no element occurs twice.
///
/// ```swift
/// let guests: InputValidator<[String]> = .unique
/// guests.isValid(["Ada", "Grace"])  // true
/// guests.isValid(["Ada", "Ada"])  // false: code 1034 at index 1
/// ```
///
/// Elements are compared by `==`. For texts that is canonical equivalence, here the safe side: two spellings of the
/// same `é` count as a repetition.
///
/// Errors: ``ValidationError/Code-swift.struct/uniquenessRepeated`` (1034); the path holds the index of the first
/// element that occurred before.
public final class UniquenessInputValidator<Input: Collection>: InputValidator<Input>, @unchecked Sendable
where Input.Element: Hashable {
    /// Rejects a collection at the first element that occurred before.
    ///
    /// - Complexity: O(*n*) in the number of elements, and as much memory.
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

    /// The strategy's name.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(of: self, "unique")
    }
}

extension InputValidator where Input: Collection, Input.Element: Hashable {
    /// Collections in which no element occurs twice.
    public static var unique: UniquenessInputValidator<Input> { UniquenessInputValidator() }
}
