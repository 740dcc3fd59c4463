// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts the one value that equals a target, fixed or read at each validation.
///
/// ```swift
/// let answer: InputValidator<Int> = .equal(to: 42)
/// answer.isValid(42)  // true
/// answer.isValid(41)  // false: code 1030
///
/// let token: InputValidator<String> = .equal { session.token }  // read each time
/// ```
///
/// Texts are the same if their bytes are, not if they are canonically equivalent: `"\u{212A}"` (Kelvin) is not `"K"`,
/// and a composed `é` is not a decomposed one. Normalize both sides where that matters. So are texts inside optionals,
/// arrays, sets and dictionaries; a text inside a type of yours is compared by its `==`. The comparison does not take a
/// constant time: do not check a secret of an attacker with it.
///
/// The target may be a password: it is in no error and in no ``configuration``. Fields that depend on each other belong
/// to a form; a strategy reads only what is `Sendable`.
///
/// Errors: ``ValidationError/Code-swift.struct/equalityDifferent`` (1030).
public final class EqualityInputValidator<Input: Equatable & Sendable>: InputValidator<Input>, @unchecked Sendable {
    private let target: Target<Input>
    private let isSame = Sameness<Input>()

    /// Creates a strategy with a fixed target.
    public init(to target: Input) {
        self.target = .fixed(target)
    }

    /// Creates a strategy that reads its target at each validation.
    public init(to target: @escaping @Sendable () -> Input) {
        self.target = .read(target)
    }

    /// Rejects what differs from the target.
    public override func validate(_ input: Input) throws(ValidationError) {
        guard isSame(input, target.value) else { throw ValidationError(.equalityDifferent) }
    }

    /// The strategy's name; a fixed target counts for equality and is not shown.
    public override var configuration: StrategyConfiguration {
        target.configuration(of: self, "equal")
    }
}

/// What an input is compared with.
enum Target<Value: Equatable & Sendable>: Sendable {
    case fixed(Value)
    case read(@Sendable () -> Value)

    var value: Value {
        switch self {
        case .fixed(let value): value
        case .read(let read): read()
        }
    }

    func configuration(of strategy: AnyObject, _ name: String) -> StrategyConfiguration {
        switch self {
        case .fixed(let value): StrategyConfiguration(of: strategy, name, hidden: [Exactly(value)])
        case .read: StrategyConfiguration(opaque: strategy, name)
        }
    }
}

/// A value that equals another as the strategies see it: texts by their bytes.
struct Exactly<Value: Equatable & Sendable>: Equatable, Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }

    static func == (first: Self, second: Self) -> Bool {
        Sameness()(first.value, second.value)
    }
}

extension InputValidator where Input: Equatable & Sendable {
    /// The one value that equals a target; make it once, keep it.
    public static func equal(to target: Input) -> EqualityInputValidator<Input> {
        EqualityInputValidator(to: target)
    }

    /// The one value that equals a target read at each validation; make it once, keep it.
    public static func equal(to target: @escaping @Sendable () -> Input) -> EqualityInputValidator<Input> {
        EqualityInputValidator(to: target)
    }
}
