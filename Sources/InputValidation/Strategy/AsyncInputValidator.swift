// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that has to wait for its answer, such as one that asks a server whether a name is free.
///
/// Subclass it and override ``validate(_:)``; give it to an input beside its ordinary strategy, and it is asked about
/// what that one accepts. What an input does with it (debounce, cancel, time out) is said by ``AsyncTiming``.
///
/// ```swift
/// final class FreeNickname: AsyncInputValidator<String>, @unchecked Sendable {
///     static let taken = ValidationError(1, domain: "Club", name: "nickname.taken", message: "Choose another {label}")
///
///     override func validate(_ input: String) async throws(ValidationError) {
///         if await directory.knows(input) { throw Self.taken }
///     }
/// }
///
/// let nickname = ValidatedInput("", .alpha, then: FreeNickname(), label: "Nickname")
/// await nickname.settle()  // asks .alpha, then the server
/// ```
///
/// Like ``InputValidator`` it is immutable, rejects by throwing, and puts the input in no error. It should stop when its
/// task is cancelled; whatever it says after that is not used. If it cannot find out, it throws
/// ``ValidationError/Code-swift.struct/asyncUnavailable`` (1235): that is no verdict, and the next submit asks again.
/// It must not block its thread, as a semaphore does: tasks share a few threads, and the timeout needs one of them.
open class AsyncInputValidator<Input: Sendable>: @unchecked Sendable {
    /// Creates a strategy.
    public init() {}

    /// Accepts the input by returning, or rejects it by throwing: the one method to override.
    ///
    /// The base class is abstract and fails closed: it rejects every input.
    ///
    /// - Parameter input: The value to check, one that the ordinary strategy accepts.
    /// - Throws: A ``ValidationError`` that says why the input is rejected; in the base class always
    ///   ``ValidationError/Code-swift.struct/strategyAbstract`` (1000).
    open func validate(_ input: Input) async throws(ValidationError) {
        throw ValidationError(.strategyAbstract)
    }

    /// Whether the inputs of this strategy must not be shown, logged or stored; `false` in the base class.
    ///
    /// See ``InputValidator/isSensitive``.
    open var isSensitive: Bool { false }
}

extension AsyncInputValidator {
    /// What both strategies accept; the second one is asked only about what the first one accepts.
    public static func && (first: AsyncInputValidator, second: AsyncInputValidator) -> AsyncInputValidator {
        AsyncAllOf([first, second])
    }

    /// What an ordinary strategy accepts; a parser too.
    public static func synchronous(_ validator: InputValidator<Input>) -> AsyncInputValidator {
        AsyncAdapter(validator)
    }

    /// What a closure accepts; make it once, keep it.
    ///
    /// - Parameters:
    ///   - error: What to report where the closure returns `false`.
    ///   - condition: Whether the input is accepted.
    public static func condition(
        or error: ValidationError, _ condition: @escaping @Sendable (Input) async -> Bool
    ) -> AsyncInputValidator {
        AsyncCondition(condition, or: error)
    }
}

/// Asynchronous strategies that all have to accept, asked one after the other.
///
/// A composition of none rejects everything with code 1200.
public final class AsyncAllOf<Input: Sendable>: AsyncInputValidator<Input>, @unchecked Sendable {
    /// The strategies, in the order in which they are asked.
    public let rules: [AsyncInputValidator<Input>]

    /// Creates a composition.
    ///
    /// - Parameter rules: The strategies, in the order in which they are asked; none rejects everything.
    public init(_ rules: [AsyncInputValidator<Input>]) {
        self.rules = rules
    }

    /// Rejects what one of the strategies rejects, with its error; those behind it are not asked.
    public override func validate(_ input: Input) async throws(ValidationError) {
        guard !rules.isEmpty else { throw ValidationError(.compositionEmpty) }
        for rule in rules { try await rule.validate(input) }
    }

    /// Whether one of the strategies is sensitive.
    public override var isSensitive: Bool { rules.contains(where: \.isSensitive) }
}

private final class AsyncAdapter<Input: Sendable>: AsyncInputValidator<Input>, @unchecked Sendable {
    private let validator: InputValidator<Input>

    init(_ validator: InputValidator<Input>) { self.validator = validator }

    override func validate(_ input: Input) async throws(ValidationError) { try validator.validate(input) }

    override var isSensitive: Bool { validator.isSensitive }
}

private final class AsyncCondition<Input: Sendable>: AsyncInputValidator<Input>, @unchecked Sendable {
    private let condition: @Sendable (Input) async -> Bool
    private let rejection: ValidationError

    init(_ condition: @escaping @Sendable (Input) async -> Bool, or error: ValidationError) {
        self.condition = condition
        rejection = error
    }

    override func validate(_ input: Input) async throws(ValidationError) {
        guard await condition(input) else { throw rejection }
    }
}

/// How an input asks its asynchronous strategy.
public struct AsyncTiming: Sendable {
    /// How long an input waits for the next edit before it asks while somebody types; at a submit it does not wait.
    public var debounce: Duration

    /// How long an answer may take, or `nil` for as long as it likes.
    public var timeout: Duration?

    /// What measures both; a clock of your own in tests.
    public var clock: any Clock<Duration>

    /// Creates a timing.
    ///
    /// - Parameters:
    ///   - debounce: How long to wait for the next edit; 300 milliseconds by default.
    ///   - timeout: How long an answer may take; 10 seconds by default, `nil` for as long as it likes.
    ///   - clock: What measures both.
    public init(
        debounce: Duration = .milliseconds(300), timeout: Duration? = .seconds(10),
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.debounce = debounce
        self.timeout = timeout
        self.clock = clock
    }
}
