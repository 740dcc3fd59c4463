// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts the values of a list, or every value but those of a list.
///
/// ```swift
/// let die: InputValidator<Int> = .oneOf([1, 2, 3, 4, 5, 6])
/// die.isValid(7)  // false: code 1032
/// let floor: InputValidator<Int> = .noneOf([13])
/// floor.isValid(13)  // false: code 1033
/// ```
///
/// An empty list accepts nothing, and keeps nothing out. Texts, also inside optionals and collections, are told apart by
/// their bytes, as in ``EqualityInputValidator``. What the list holds is in no error and not shown.
///
/// Errors: ``ValidationError/Code-swift.struct/membershipUnknown`` (1032) and
/// ``ValidationError/Code-swift.struct/membershipExcluded`` (1033).
public final class MembershipInputValidator<Input: Hashable & Sendable>: InputValidator<Input>, @unchecked Sendable {
    private let members: Members<Input>
    private let isIncluded: Bool

    /// Creates a strategy that accepts the values of a collection only.
    public init(oneOf values: some Collection<Input>) {
        members = Members(values)
        isIncluded = true
    }

    /// Creates a strategy that accepts everything but the values of a collection.
    public init(noneOf values: some Collection<Input>) {
        members = Members(values)
        isIncluded = false
    }

    /// Rejects what the list does not hold, or what it holds.
    public override func validate(_ input: Input) throws(ValidationError) {
        guard members.contains(input) == isIncluded else {
            throw ValidationError(isIncluded ? .membershipUnknown : .membershipExcluded)
        }
    }

    /// The strategy's name; the values count for equality and are not shown.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(of: self, isIncluded ? "oneOf" : "noneOf", hidden: [members])
    }
}

/// The values of a list, found again by their hash and told apart by ``Sameness``.
private struct Members<Value: Hashable & Sendable>: Equatable, Sendable {
    private let values: Set<Value>
    /// What `==` takes for one value and is not, by any of them; empty for types without texts.
    private let variants: [Value: [Value]]
    private let isSame = Sameness<Value>()

    init(_ values: some Collection<Value>) {
        self.values = Set(values)
        variants = Sameness<Value>().isNarrower ? Dictionary(grouping: values, by: \.self) : [:]
    }

    func contains(_ value: Value) -> Bool {
        guard isSame.isNarrower else { return values.contains(value) }
        return variants[value]?.contains { isSame($0, value) } ?? false
    }

    static func == (first: Self, second: Self) -> Bool {
        guard first.values == second.values else { return false }
        return first.variants.values.joined().allSatisfy(second.contains)
            && second.variants.values.joined().allSatisfy(first.contains)
    }
}

extension InputValidator where Input: Hashable & Sendable {
    /// The values of a collection; make it once, keep it.
    public static func oneOf(_ values: some Collection<Input>) -> MembershipInputValidator<Input> {
        MembershipInputValidator(oneOf: values)
    }

    /// Every value but those of a collection; make it once, keep it.
    public static func noneOf(_ values: some Collection<Input>) -> MembershipInputValidator<Input> {
        MembershipInputValidator(noneOf: values)
    }
}
