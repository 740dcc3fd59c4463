// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that validates asynchronously, for example by asking a server whether a name is free.
///
/// Subclass it and override ``validate(_:)``. Pass it to an input together with an ordinary strategy. It validates only
/// what the ordinary strategy accepts. ``AsyncTiming`` sets an input's debounce interval and timeout.
///
/// ```swift
/// final class FreeNickname: AsyncInputValidator<String>,
///     @unchecked Sendable
/// {
///     static let taken = ValidationError(
///         1, domain: "Club", name: "nickname.taken",
///         message: "Choose another {label}")
///
///     override func validate(_ input: String)
///         async throws(ValidationError)
///     {
///         if await directory.knows(input) { throw Self.taken }
///     }
/// }
///
/// let nickname = ValidatedInput(
///     "", .alpha, then: FreeNickname(), label: "Nickname")
/// await nickname.validateWithChecks()
/// // validates with .alpha, then with the server
/// ```
///
/// Like an ``InputValidator``, the strategy is immutable, rejects by throwing, and doesn't put the input in an error.
/// It should stop when its task is canceled, because nobody uses its result after that. It must not block its thread,
/// for example with a semaphore, because the timeout needs a thread too.
///
/// If the strategy can't determine a result, it throws ``ValidationError/Code-swift.struct/asyncUnavailable`` (1235).
/// The next submit validates again.
open class AsyncInputValidator<Input: Sendable>: @unchecked Sendable {
    /// Creates a strategy.
    public init() {}

    /// Validates an input: accepts it by returning, or rejects it by throwing an error.
    ///
    /// This is the only method to override. The ordinary strategy has already accepted the input.
    ///
    /// - Throws: A ``ValidationError`` with the reason for the rejection. The base class rejects every input with
    ///   ``ValidationError/Code-swift.struct/strategyAbstract`` (1000).
    open func validate(_ input: Input) async throws(ValidationError) {
        throw ValidationError(.strategyAbstract)
    }

    /// Whether this strategy's inputs must not be shown, logged, or stored.
    ///
    /// The base class returns `false`. See ``InputValidator/isSensitive``.
    open var isSensitive: Bool { false }
}

extension AsyncInputValidator {
    /// Returns a strategy that accepts an input if both strategies accept it.
    ///
    /// The second strategy validates only what the first strategy accepts.
    public static func && (first: AsyncInputValidator, second: AsyncInputValidator) -> AsyncInputValidator {
        AsyncClosureInputValidator(isSensitive: first.isSensitive || second.isSensitive) {
            input throws(ValidationError) in
            try await first.validate(input)
            try await second.validate(input)
        }
    }

    /// Returns a strategy that accepts an input if a closure returns `true`, and throws the error otherwise.
    public static func condition(
        or error: ValidationError, _ condition: @escaping @Sendable (Input) async -> Bool
    ) -> AsyncInputValidator {
        AsyncClosureInputValidator { input throws(ValidationError) in
            guard await condition(input) else { throw error }
        }
    }
}

/// An asynchronous strategy that validates with a closure.
private final class AsyncClosureInputValidator<Input: Sendable>: AsyncInputValidator<Input>, @unchecked Sendable {
    private let body: @Sendable (Input) async throws(ValidationError) -> Void
    private let hidesInput: Bool

    init(isSensitive: Bool = false, _ body: @escaping @Sendable (Input) async throws(ValidationError) -> Void) {
        self.body = body
        hidesInput = isSensitive
    }

    override func validate(_ input: Input) async throws(ValidationError) { try await body(input) }
    override var isSensitive: Bool { hidesInput }
}

/// The debounce interval, timeout, and clock that an input uses for its asynchronous strategy.
public struct AsyncTiming: Sendable {
    /// How long an input waits for the next edit before it validates asynchronously; a submit doesn't wait.
    public var debounce: Duration

    /// The maximum duration of one validation, or `nil` for no limit.
    public var timeout: Duration?

    /// The clock that measures both durations, which tests can replace.
    public var clock: any Clock<Duration>

    /// Creates a timing.
    ///
    /// - Parameters:
    ///   - debounce: How long an input waits for the next edit. The default is 300 milliseconds.
    ///   - timeout: The maximum duration of one validation, or `nil` for no limit. The default is ten seconds.
    ///   - clock: The clock that measures both durations.
    public init(
        debounce: Duration = .milliseconds(300), timeout: Duration? = .seconds(10),
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.debounce = debounce
        self.timeout = timeout
        self.clock = clock
    }
}

extension Sentence {
    /// The person didn't make a mistake.
    package static let uncheckable = Sentence(
        "uncheckable", "This cannot be checked right now: try again in a few minutes",
        labeled: "{label} cannot be checked right now: try again in a few minutes")
    package static let pending = Sentence(
        "pending", "Wait a moment, then try again: this is still being checked",
        labeled: "{label} is still being checked: wait a moment, then try again")
}

extension ValidationError.Code {
    /// An asynchronous strategy that has no result yet for the current value.
    public static let asyncPending = declare(1233, "async.pending", .pending)

    /// An asynchronous strategy that exceeded its time limit; the value is neither accepted nor rejected.
    public static let asyncTimeout = declare(1234, "async.timeout", .uncheckable)

    /// An asynchronous strategy that couldn't decide, for example without a network.
    ///
    /// As after ``asyncTimeout``, the value is neither accepted nor rejected.
    public static let asyncUnavailable = declare(1235, "async.unavailable", .uncheckable)
}
