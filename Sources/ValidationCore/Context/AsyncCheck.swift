// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// An input's asynchronous strategy, with its run or result for the current value and strategies.
///
/// It's used in the input's isolation domain. Only the task and its timeout run elsewhere. The task gets the value and
/// the strategy, which are both `Sendable`. It returns an outcome, and the waiting method stores it.
package final class AsyncCheck {
    enum Phase {
        /// The strategy has not validated the current value.
        case idle
        /// The strategy is running; it is debounced if it first waits for a pause in typing.
        case running(Task<Outcome?, Never>, isDebounced: Bool)
        case finished(Outcome)
    }

    /// The strategy's acceptance or error.
    typealias Outcome = Result<Void, ValidationError>

    /// The strategy; its type depends on the value's type.
    let validator: AnyObject
    let isSensitive: Bool
    private(set) var phase = Phase.idle
    /// A counter that increases when the input's value or strategy changes.
    private(set) var generation = 0
    /// A closure that starts validating the current value after a pause, or returns `nil` if the input was deallocated.
    private let makeTask: (_ pause: Duration, AsyncTiming) -> Task<Outcome?, Never>?

    init<Value: Sendable>(_ validator: AsyncInputValidator<Value>, of currentValue: @escaping () -> Value?) {
        self.validator = validator
        isSensitive = validator.isSensitive
        makeTask = { pause, timing in
            currentValue().map { value in Task { await validator.outcome(for: value, after: pause, timing: timing) } }
        }
    }

    deinit { stop() }

    var isIdle: Bool { if case .idle = phase { true } else { false } }
    var isPending: Bool { if case .running = phase { true } else { false } }
    var isFinished: Bool { !isIdle && !isPending }

    /// The error that rejects the current value or reports that the strategy could not decide.
    package var rejection: ValidationError? {
        if case .finished(.failure(let error)) = phase { error } else { nil }
    }

    var verdict: Verdict {
        guard let error = rejection else { return isFinished ? .accepted : .undecided }
        // A timeout isn't a verdict about the value, so the next submit starts the strategy again.
        return error.domain == .builtIn && [.asyncTimeout, .asyncUnavailable].contains(error.code)
            ? .undecided : .rejected
    }

    /// Starts the strategy after a pause in typing, or immediately.
    func start(isDebounced: Bool, timing: AsyncTiming) {
        switch phase {
        case .running(_, isDebounced: false): return
        case .running where isDebounced: return
        case .finished where isDebounced || verdict != .undecided: return
        default: stop()
        }
        let task = makeTask(isDebounced ? timing.debounce : .zero, timing)
        phase = task.map { .running($0, isDebounced: isDebounced) } ?? .idle
    }

    package func stop() {
        guard case .running(let task, _) = phase else { return }
        task.cancel()
        phase = .idle
    }

    /// A closure, callable from any isolation domain, that ends the run and the wait for it; `nil` if nothing is
    /// running.
    package var cancellation: (@Sendable () -> Void)? {
        guard case .running(let task, _) = phase else { return nil }
        return { task.cancel() }
    }

    /// Cancels the strategy and discards its result, because the value or a strategy has changed.
    func reset() {
        stop()
        phase = .idle
        generation &+= 1
    }

    /// Waits for the running strategy and stores its outcome, unless another waiter stored it or the value has changed.
    ///
    /// Canceling the waiting task cancels the strategy. Returns whether the outcome was stored.
    func storeOutcomeWhenFinished(isolation: isolated (any Actor)?) async -> Bool {
        guard case .running(let task, _) = phase else { return false }
        let outcome = await withTaskCancellationHandler(
            operation: { await task.value }, onCancel: { task.cancel() }, isolation: isolation)
        guard case .running(task, _) = phase else { return false }
        phase = outcome.map { .finished($0) } ?? .idle
        return true
    }
}

extension AsyncInputValidator {
    /// Validates after a pause and for a limited time; returns `nil` if the task was canceled.
    fileprivate func outcome(
        for input: Input, after pause: Duration, timing: AsyncTiming
    ) async -> AsyncCheck.Outcome? {
        if pause > .zero { await timing.wait(for: pause) }
        guard !Task.isCancelled else { return nil }
        // A task group would wait for all its children, but a strategy that ignores cancellation must not delay a
        // submit beyond the timeout.
        let (outcomes, continuation) = AsyncStream.makeStream(of: AsyncCheck.Outcome.self)
        let work = Task {
            do throws(ValidationError) {
                try await validate(input)
                continuation.yield(.success(()))
            } catch {
                continuation.yield(.failure(error))
            }
        }
        let stopTimeout = await timing.startTimeout { continuation.yield(.failure(ValidationError(.asyncTimeout))) }
        var first: AsyncCheck.Outcome?
        for await outcome in outcomes {
            first = outcome
            break
        }
        work.cancel()
        await stopTimeout()
        return Task.isCancelled ? nil : first
    }
}

extension AsyncTiming {
    /// Waits for the duration, or until the task is canceled or the clock throws.
    fileprivate func wait(for duration: Duration) async {
        try? await clock.sleep(for: duration.clampedForClock)
    }

    /// Calls a closure at the timeout, unless the returned closure is called first.
    fileprivate func startTimeout(_ onTimeout: @escaping @Sendable () -> Void) async -> @Sendable () async -> Void {
        guard let timeout else { return {} }
        if clock is ContinuousClock {
            let id = await Timeouts.shared.add(timeout.clampedForClock, onTimeout)
            return { await Timeouts.shared.remove(id) }
        }
        let task = Task {
            await wait(for: timeout)
            if !Task.isCancelled { onTimeout() }
        }
        return { task.cancel() }
    }
}

extension Duration {
    /// The duration, clamped to between zero and a hundred years, because the system clock traps on durations that it
    /// can't represent.
    fileprivate var clampedForClock: Duration { min(max(self, .zero), .seconds(3_155_760_000 as Int64)) }
}
