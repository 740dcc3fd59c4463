// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts only the value that equals a target, or every value except the target.
///
/// The target is either fixed, or read each time the strategy validates.
///
/// ```swift
/// let answer: InputValidator<Int> = .equal(to: 42)
/// answer.isValid(42)  // true
/// answer.isValid(41)  // false: code 1030
///
/// let token: InputValidator<String> = .equal { session.token }
/// // read each time
///
/// let newPassword: InputValidator<String> = .notEqual(to: oldPassword)
/// newPassword.isValid(oldPassword)  // false: code 1031
/// ```
///
/// Texts are equal if their UTF-8 bytes are equal. Canonical equivalence isn't enough: `"\u{212A}"` (Kelvin) isn't
/// `"K"`, and a composed `é` is not a decomposed one. Normalize both sides where that matters. Texts inside optionals,
/// arrays, sets, and dictionaries are compared the same way. For texts inside your own type, the type's `==` decides.
///
/// > Important: The comparison doesn't take constant time. Don't use it to check a secret that an attacker may guess.
///
/// The target may be a password, so no error and no ``InputValidator/configuration`` contains it. To compare fields
/// with each other, use a form, because a strategy can read only `Sendable` values.
///
/// Errors: ``ValidationError/Code/equalityDifferent`` (1030) for `equal`, and ``ValidationError/Code/equalitySame``
/// (1031) for `notEqual`.
public final class EqualityInputValidator<Input: Equatable & Sendable>: InputValidator<Input>, @unchecked Sendable {
    private let target: @Sendable () -> Input
    /// The target if it's fixed.
    private let fixedTarget: ExactValue<Input>?
    private let acceptsTarget: Bool
    private let isSame = ExactEqualityComparator<Input>()

    fileprivate init(fixed target: Input, acceptsTarget: Bool) {
        self.target = { target }
        fixedTarget = ExactValue(target)
        self.acceptsTarget = acceptsTarget
    }

    fileprivate init(reading target: @escaping @Sendable () -> Input, acceptsTarget: Bool) {
        self.target = target
        fixedTarget = nil
        self.acceptsTarget = acceptsTarget
    }

    public override func validate(_ input: Input) throws(ValidationError) {
        let target = target()
        guard isSame(input, target) == acceptsTarget else {
            guard acceptsTarget else { throw ValidationError(.equalitySame) }
            throw rejection(of: input, insteadOf: target)
        }
    }

    /// Returns the error, which mentions unusual characters if the input would equal the target with ordinary
    /// characters instead.
    private func rejection(of input: Input, insteadOf target: Input) -> ValidationError {
        // A Boolean that must be true is the state of a checkbox or switch.
        if target as? Bool == true { return ValidationError(.equalityDifferent, with: [.isSelection: true]) }
        let error = ValidationError(.equalityDifferent)
        guard let text = input as? String,
            let plain = text.withBytes(PlainText.init(replacingUnusualCharactersIn:)),
            let plainInput = plain.text as? Input, isSame(plainInput, target)
        else { return error }
        return error.withUnusualCharacters(plain.unusualCharacters)
    }

    // A fixed target counts for equality but is never shown. A strategy that reads its target equals only itself.
    public override var profile: StrategyProfile {
        let name = acceptsTarget ? "equal" : "notEqual"
        return fixedTarget.map { StrategyProfile(name, hidden: [$0]) } ?? StrategyProfile(incomparable: name)
    }
}

extension ValidationError.Parameter {
    /// Whether the input is the state of a checkbox or switch that must be on.
    fileprivate static let isSelection: Self = "isSelection"
}

/// A value that compares the way strategies do, with texts compared by their UTF-8 bytes.
struct ExactValue<Value: Equatable & Sendable>: Equatable, Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
    static func == (first: Self, second: Self) -> Bool { ExactEqualityComparator()(first.value, second.value) }
}

extension InputValidator where Input: Equatable & Sendable {
    /// Returns a strategy that accepts only the value that equals a target.
    public static func equal(to target: Input) -> InputValidator {
        EqualityInputValidator(fixed: target, acceptsTarget: true)
    }

    /// Returns a strategy that accepts only values equal to a target, which it reads each time it validates.
    public static func equal(to target: @escaping @Sendable () -> Input) -> InputValidator {
        EqualityInputValidator(reading: target, acceptsTarget: true)
    }

    /// Returns a strategy that accepts every value except a target.
    public static func notEqual(to target: Input) -> InputValidator {
        EqualityInputValidator(fixed: target, acceptsTarget: false)
    }

    /// Returns a strategy that accepts every value except a target, which it reads each time it validates.
    public static func notEqual(to target: @escaping @Sendable () -> Input) -> InputValidator {
        EqualityInputValidator(reading: target, acceptsTarget: false)
    }
}

extension Sentence {
    /// The field is a box that a person must select, such as a box for accepting terms of use.
    ///
    /// Its label is a complete sentence.
    package static let unselected = Sentence("unselected", "Select this", labeled: "Select “{label}”")
    /// The value that the input must match is secret.
    package static let mismatch = Sentence(
        "mismatch", "This does not match: check for mistakes", labeled: "{label} does not match: check for mistakes")
}

extension ValidationError.Code {
    /// A value that doesn't equal the target.
    public static let equalityDifferent = declare(1030, "equality.different") {
        FilledSentence($0[.isSelection] == true ? .unselected : .mismatch)
    }
    /// A value that equals a target it must differ from.
    public static let equalitySame = declare(1031, "equality.same", .anotherValue)
}
