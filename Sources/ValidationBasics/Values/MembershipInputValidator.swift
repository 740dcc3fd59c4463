// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts only the values in a list, or only values that aren't in it.
///
/// ```swift
/// let die: InputValidator<Int> = .oneOf([1, 2, 3, 4, 5, 6])
/// die.isValid(7)  // false: code 1032
/// let floor: InputValidator<Int> = .noneOf([13])
/// floor.isValid(13)  // false: code 1033
/// ```
///
/// If the list is empty, `oneOf` rejects every value and `noneOf` accepts every value. Texts are compared by their
/// UTF-8 bytes, even inside optionals and collections, as in ``EqualityInputValidator``. Neither errors nor
/// descriptions show the list's values.
///
/// Errors: ``ValidationError/Code/membershipUnknown`` (1032) and ``ValidationError/Code/membershipExcluded`` (1033).
public final class MembershipInputValidator<Input: Hashable & Sendable>: InputValidator<Input>, @unchecked Sendable {
    private let members: HashedMembers<Input>
    private let acceptsListed: Bool

    /// Creates a strategy that accepts only the values in a collection.
    public init(oneOf values: some Collection<Input>) {
        members = HashedMembers(values)
        acceptsListed = true
    }

    /// Creates a strategy that accepts every value that isn't in a collection.
    public init(noneOf values: some Collection<Input>) {
        members = HashedMembers(values)
        acceptsListed = false
    }

    public override func validate(_ input: Input) throws(ValidationError) {
        guard members.contains(input) == acceptsListed else {
            throw ValidationError(acceptsListed ? .membershipUnknown : .membershipExcluded)
        }
    }

    public override var profile: StrategyProfile {
        StrategyProfile(acceptsListed ? "oneOf" : "noneOf", hidden: [members])
    }
}

/// A list's values, found by hash and compared by ``ExactEqualityComparator``.
private struct HashedMembers<Value: Hashable & Sendable>: Equatable, Sendable {
    private let values: Set<Value>
    /// The list's values, grouped by `==`.
    ///
    /// Values in the same group can still differ by ``ExactEqualityComparator``. The dictionary is empty for types
    /// without texts.
    private let equalValueGroups: [Value: [Value]]
    private let isSame = ExactEqualityComparator<Value>()

    init(_ values: some Collection<Value>) {
        self.values = Set(values)
        equalValueGroups =
            ExactEqualityComparator<Value>().needsByteComparison ? Dictionary(grouping: values, by: \.self) : [:]
    }

    func contains(_ value: Value) -> Bool {
        guard isSame.needsByteComparison else { return values.contains(value) }
        return equalValueGroups[value]?.contains { isSame($0, value) } ?? false
    }

    static func == (first: Self, second: Self) -> Bool {
        guard first.values == second.values else { return false }
        return first.equalValueGroups.values.joined().allSatisfy(second.contains)
            && second.equalValueGroups.values.joined().allSatisfy(first.contains)
    }
}

extension InputValidator where Input: Hashable & Sendable {
    /// Returns a strategy that accepts only the values in a collection.
    public static func oneOf(_ values: some Collection<Input>) -> InputValidator {
        MembershipInputValidator(oneOf: values)
    }

    /// Returns a strategy that accepts every value that isn't in a collection.
    public static func noneOf(_ values: some Collection<Input>) -> InputValidator {
        MembershipInputValidator(noneOf: values)
    }
}

extension Sentence {
    /// The list might not be on the screen.
    package static let choice = Sentence(
        "choice", "Enter one of the accepted values: check for a typo",
        labeled: "{label} is not on the list of accepted values: check it for a typo",
        named: "Choose {name} from the list")
}

extension ValidationError.Code {
    /// A value that isn't one of the accepted values.
    public static let membershipUnknown = declare(1032, "membership.unknown", secret: .all) {
        if $0[.suggestion] != nil { return FilledSentence(.didYouMean) }
        return FilledSentence($0[.accepted] == nil ? .choice : .option)
    }

    /// One of the disallowed values.
    public static let membershipExcluded = declare(1033, "membership.excluded", .anotherValue)
}
