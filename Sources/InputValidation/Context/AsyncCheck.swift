// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The runner of the ``AsyncInputValidator`` of one input.
///
/// It cancels a run that is out of date, and uses a result only for the value and the strategies of its run.
///
/// It is used in the isolation of its input. Only one task and its timeout run elsewhere. The task gets the value and the
/// strategy, which are both `Sendable`, and returns a verdict. The method that waits for it stores the verdict in the isolation of the
/// input.
final class AsyncCheck<Value: Sendable>: InputCheck {
    let validator: AsyncInputValidator<Value>

    // Weak, because the input owns its check.
    private weak var input: ValidatedInput<Value>?
    private var running: Running?
    private var lastResult: CheckResult?

    private struct Running {
        let epoch: Int
        let isDebounced: Bool
        let task: Task<AsyncOutcome, Never>
    }

    private struct CheckResult {
        let epoch: Int
        let error: ValidationError?
    }

    init(_ input: ValidatedInput<Value>, _ validator: AsyncInputValidator<Value>) {
        self.input = input
        self.validator = validator
    }

    deinit { running?.task.cancel() }

    override var isSensitive: Bool { validator.isSensitive }

    override var isPending: Bool { running != nil }

    override var isInUse: Bool { running != nil || lastResult != nil && lastResult?.epoch == input?.state.epoch }

    override var verdict: Verdict {
        guard let result = currentResult else { return .undecided }
        guard let error = result.error else { return .accepted }
        // A timeout is not a verdict about the value, so the next submit starts the strategy again.
        return error.isUndecided ? .undecided : .rejected
    }

    override var rejection: ValidationError? { currentResult?.error }

    override var isFinished: Bool { currentResult != nil || !isWanted }

    override func stop() {
        running?.task.cancel()
        running = nil
    }

    override func start() {
        guard let input, isWanted, !Task.isCancelled else { return }
        if currentResult != nil, verdict != .undecided { return }
        // A submit does not wait for a pause in typing.
        if let running, running.epoch == input.state.epoch, !running.isDebounced { return }
        begin(isDebounced: false)
    }

    override func finish(isolation: isolated (any Actor)?) async {
        while !Task.isCancelled, isCurrent, !isFinished {
            start()
            await takeResult(isolation: isolation)
        }
    }

    override func finishWhileTyping(isolation: isolated (any Actor)?) async {
        guard let epoch = input?.state.epoch else { return }
        // Repeats if a canceled waiter also canceled the task. An edit or a swap ends the loop.
        while !Task.isCancelled, isCurrent, epoch == input?.state.epoch, currentResult == nil, isWanted {
            if running?.epoch != epoch { begin(isDebounced: true) }
            await takeResult(isolation: isolation)
        }
    }

    /// Whether the input still has this strategy.
    private var isCurrent: Bool { input?.state.check === self }

    private var currentResult: CheckResult? { lastResult?.epoch == input?.state.epoch ? lastResult : nil }

    /// Whether the strategy should run, because the ordinary strategy accepts the value.
    private var isWanted: Bool { input.map { $0.state.isKnownAccepted || $0.isAcceptedNow } ?? false }

    private func begin(isDebounced: Bool) {
        guard let input else { return }
        running?.task.cancel()
        lastResult = nil
        let value = input.untrackedValue
        let timing = input.state.asyncTiming
        let task = Task { [validator] in
            await validator.outcome(for: value, after: isDebounced ? timing.debounce : .zero, timing: timing)
        }
        running = Running(epoch: input.state.epoch, isDebounced: isDebounced, task: task)
        input.state.publish()
    }

    private func takeResult(isolation: isolated (any Actor)?) async {
        guard let task = running?.task else { return }
        let outcome = await withTaskCancellationHandler(
            operation: { await task.value }, onCancel: { task.cancel() }, isolation: isolation)
        // Meanwhile the value was edited, a strategy was swapped, or another waiter stored the result.
        guard let input, isCurrent, let running, running.task == task else { return }
        self.running = nil
        switch outcome {
        case .accepted:
            lastResult = CheckResult(epoch: running.epoch, error: nil)
            input.state.withdraw(.check)
            input.state.publish()
        case .rejected(let error):
            lastResult = CheckResult(epoch: running.epoch, error: error)
            input.validate()
        case .cancelled:
            input.state.publish()
        }
    }
}

private enum AsyncOutcome: Sendable {
    case accepted
    case rejected(ValidationError)
    case cancelled
}

extension ValidationError {
    /// Whether the error reports that the strategy could not decide.
    fileprivate var isUndecided: Bool {
        domain == .builtIn && (code == .asyncTimeout || code == .asyncUnavailable)
    }
}

extension AsyncTiming {
    /// Waits for the duration, or less if the task is canceled or the clock throws.
    fileprivate func wait(for duration: Duration) async {
        // The system's clock traps at durations that it cannot represent, so a wait is limited to a hundred years.
        try? await clock.sleep(for: min(duration, .longestWait))
    }

    /// Calls a closure at the timeout, unless the returned closure is called before.
    fileprivate func startTimeout(
        _ alarm: @escaping @Sendable () -> Void
    ) async -> @Sendable () async -> Void {
        guard let timeout else { return {} }
        guard clock is ContinuousClock else {
            let task = Task {
                await wait(for: timeout)
                if !Task.isCancelled { alarm() }
            }
            return { task.cancel() }
        }
        let id = await Timeouts.shared.add(timeout, alarm)
        return { await Timeouts.shared.remove(id) }
    }
}

extension Duration {
    fileprivate static let longestWait = Duration.seconds(3_155_760_000 as Int64)
}

/// The timeouts of all running strategies, measured by the system's clock.
///
/// They share a timer, because a canceled `sleep` keeps its memory until it would have ended. A strategy that has ended
/// leaves nothing here.
private actor Timeouts {
    static let shared = Timeouts()

    private let clock = ContinuousClock()
    private var running: [Int: (deadline: ContinuousClock.Instant, alarm: @Sendable () -> Void)] = [:]
    private var count = 0
    /// When the sleeping tasks wake up; only one task sleeps for strategies with the same timeout.
    private var wakeUps: [ContinuousClock.Instant] = []

    func add(_ timeout: Duration, _ alarm: @escaping @Sendable () -> Void) -> Int {
        count &+= 1
        let deadline = clock.now.advanced(by: min(max(timeout, .zero), .longestWait))
        running[count] = (deadline, alarm)
        sleep(until: deadline)
        return count
    }

    func remove(_ id: Int) { running[id] = nil }

    /// Sleeps, unless another task wakes up before.
    private func sleep(until deadline: ContinuousClock.Instant) {
        if wakeUps.contains(where: { $0 <= deadline }) { return }
        wakeUps.append(deadline)
        // Neither the priority nor the task-local values of the first strategy apply to the others.
        Task.detached { [self, clock] in
            try? await clock.sleep(until: deadline)
            await ring(at: deadline)
        }
    }

    private func ring(at time: ContinuousClock.Instant) {
        wakeUps.removeAll { $0 == time }
        let now = max(time, clock.now)
        for (id, timeout) in running where timeout.deadline <= now {
            running[id] = nil
            timeout.alarm()
        }
        if let next = running.values.map(\.deadline).min() { sleep(until: next) }
    }
}

extension AsyncInputValidator {
    /// Validates after a pause and for a limited time.
    fileprivate func outcome(for input: Input, after pause: Duration, timing: AsyncTiming) async -> AsyncOutcome {
        if pause > .zero {
            await timing.wait(for: pause)
        }
        guard !Task.isCancelled else { return .cancelled }
        // A task group would wait for all its children. A strategy that ignores its cancellation must not delay a
        // submit beyond the timeout.
        let (outcomes, continuation) = AsyncStream.makeStream(of: AsyncOutcome.self)
        let work = Task { continuation.yield(await outcome(for: input)) }
        let endTimeout = await timing.startTimeout {
            continuation.yield(.rejected(ValidationError(.asyncTimeout)))
        }
        var first = AsyncOutcome.cancelled
        for await outcome in outcomes {
            if !Task.isCancelled { first = outcome }
            break
        }
        work.cancel()
        await endTimeout()
        return first
    }

    private func outcome(for input: Input) async -> AsyncOutcome {
        do throws(ValidationError) {
            try await validate(input)
            return .accepted
        } catch {
            return .rejected(error)
        }
    }
}

// MARK: - On an input

extension ValidatedInput where Value: Sendable {
    /// Creates an input with an additional asynchronous strategy.
    ///
    /// - Parameters:
    ///   - wrappedValue: The original value, to which ``FormField/reset()`` returns. It is not validated yet.
    ///   - validator: The first strategy.
    ///   - asyncValidator: The strategy that validates what the first one accepts.
    ///   - asyncTiming: When the asynchronous strategy runs, and for how long.
    ///   - label: The name of the input on the screen.
    ///   - name: A noun phrase for the inside of a sentence, such as `"your email address"`.
    ///   - key: The name of the input in data.
    ///   - isSecret: Whether dumps, mirrors, and stored forms leave the value out. By default, they do if a strategy is
    ///     sensitive.
    public convenience init(
        wrappedValue: Value, _ validator: InputValidator<Value>, then asyncValidator: AsyncInputValidator<Value>,
        asyncTiming: AsyncTiming = AsyncTiming(), label: String? = nil, named name: String? = nil, key: String? = nil,
        isSecret: Bool? = nil
    ) {
        self.init(wrappedValue: wrappedValue, validator, label: label, named: name, key: key, isSecret: isSecret)
        state.asyncTiming = asyncTiming
        state.check = AsyncCheck(self, asyncValidator)
        state.noteFirstStrategy(isSensitive: asyncValidator.isSensitive)
    }

    /// Creates an input with an additional asynchronous strategy, as a plain object.
    ///
    /// - Parameters:
    ///   - value: The original value, to which ``FormField/reset()`` returns. It is not validated yet.
    ///   - validator: The first strategy.
    ///   - asyncValidator: The strategy that validates what the first one accepts.
    ///   - asyncTiming: When the asynchronous strategy runs, and for how long.
    ///   - label: The name of the input on the screen.
    ///   - name: A noun phrase for the inside of a sentence, such as `"your email address"`.
    ///   - key: The name of the input in data.
    ///   - isSecret: Whether dumps, mirrors, and stored forms leave the value out. By default, they do if a strategy is
    ///     sensitive.
    public convenience init(
        _ value: Value, _ validator: InputValidator<Value>, then asyncValidator: AsyncInputValidator<Value>,
        asyncTiming: AsyncTiming = AsyncTiming(), label: String? = nil, named name: String? = nil, key: String? = nil,
        isSecret: Bool? = nil
    ) {
        self.init(
            wrappedValue: value, validator, then: asyncValidator, asyncTiming: asyncTiming, label: label, named: name,
            key: key,
            isSecret: isSecret)
    }

    /// The asynchronous strategy, or `nil`.
    ///
    /// Setting another strategy removes the result of the old one.
    ///
    /// The next submit runs the new strategy. ``LiveChecks`` runs it immediately if the old one was running or had a
    /// result for the current value.
    public var asyncValidator: AsyncInputValidator<Value>? {
        get {
            _ = state.changes.validator
            return (state.check as? AsyncCheck<Value>)?.validator
        }
        set {
            let old = state.check as? AsyncCheck<Value>
            guard old?.validator !== newValue else { return }
            let wasInUse = state.check?.isInUse ?? false
            state.noteStrategy(isSensitive: newValue?.isSensitive == true)
            state.check?.stop()
            state.withdraw(.check)
            state.check = newValue.map { AsyncCheck(self, $0) }
            state.note(.validator)
            state.publish()
            if wasInUse { state.callFollowers() }
        }
    }
}

extension ParsedInput where Value: Sendable {
    /// Creates an input with a second, asynchronous strategy, which validates the value as it was entered.
    ///
    /// - Parameters:
    ///   - wrappedValue: The original value, to which ``FormField/reset()`` returns. It is not validated yet.
    ///   - parser: The first strategy.
    ///   - asyncValidator: The strategy that validates what the first one accepts.
    ///   - asyncTiming: When the asynchronous strategy runs, and for how long.
    ///   - label: The name of the input on the screen.
    ///   - name: A noun phrase for the inside of a sentence, such as `"your email address"`.
    ///   - key: The name of the input in data.
    ///   - isSecret: Whether dumps, mirrors, and stored forms leave the value out. By default, they do if a strategy is
    ///     sensitive.
    public convenience init(
        wrappedValue: Value, _ parser: InputParser<Value, Output>, then asyncValidator: AsyncInputValidator<Value>,
        asyncTiming: AsyncTiming = AsyncTiming(), label: String? = nil, named name: String? = nil, key: String? = nil,
        isSecret: Bool? = nil
    ) {
        self.init(wrappedValue: wrappedValue, parser, label: label, named: name, key: key, isSecret: isSecret)
        state.asyncTiming = asyncTiming
        state.check = AsyncCheck(input, asyncValidator)
        state.noteFirstStrategy(isSensitive: asyncValidator.isSensitive)
    }

    /// Creates an input with an additional asynchronous strategy, as a plain object.
    ///
    /// The asynchronous strategy validates the value as it was entered.
    ///
    /// - Parameters:
    ///   - value: The original value, to which ``FormField/reset()`` returns. It is not validated yet.
    ///   - parser: The first strategy.
    ///   - asyncValidator: The strategy that validates what the first one accepts.
    ///   - asyncTiming: When the asynchronous strategy runs, and for how long.
    ///   - label: The name of the input on the screen.
    ///   - name: A noun phrase for the inside of a sentence, such as `"your email address"`.
    ///   - key: The name of the input in data.
    ///   - isSecret: Whether dumps, mirrors, and stored forms leave the value out. By default, they do if a strategy is
    ///     sensitive.
    public convenience init(
        _ value: Value, _ parser: InputParser<Value, Output>, then asyncValidator: AsyncInputValidator<Value>,
        asyncTiming: AsyncTiming = AsyncTiming(), label: String? = nil, named name: String? = nil, key: String? = nil,
        isSecret: Bool? = nil
    ) {
        self.init(
            wrappedValue: value, parser, then: asyncValidator, asyncTiming: asyncTiming, label: label, named: name,
            key: key,
            isSecret: isSecret)
    }

    /// The asynchronous strategy, or `nil`.
    ///
    /// See ``ValidatedInput/asyncValidator``.
    public var asyncValidator: AsyncInputValidator<Value>? {
        get { input.asyncValidator }
        set { input.asyncValidator = newValue }
    }
}

extension FormField {
    /// The timing of the asynchronous strategy.
    ///
    /// It does not change when the strategy is swapped or removed.
    public var asyncTiming: AsyncTiming {
        get { state.asyncTiming }
        set { state.asyncTiming = newValue }
    }

    /// Validates with both strategies, waits for the asynchronous one, and keeps the result for the current value.
    ///
    /// If the task is canceled, it stops waiting. The input then stays undecided.
    ///
    /// - Parameter isolation: The actor of the input, by default that of the caller.
    /// ```swift
    /// if await $nickname.validateWithChecks() { showGreeting() }
    /// ```
    ///
    /// - Returns: Whether both strategies accept the value.
    @discardableResult
    public func validateWithChecks(isolation: isolated (any Actor)? = #isolation) async -> Bool {
        validate()
        state.check?.start()
        // The strategy may be swapped meanwhile.
        while !Task.isCancelled, let check = state.check, !check.isFinished {
            await check.finish(isolation: isolation)
        }
        return validate() && state.isAccepted
    }

    /// Waits for a pause in typing, runs the asynchronous strategy, and keeps its result.
    ///
    /// It does not show errors of the ordinary strategy, and returns immediately if that strategy rejects the value. An
    /// edit or a swap ends it. Call it again for the new value, as `.task(id: input.value)` does in SwiftUI, or use
    /// ``LiveChecks``.
    ///
    /// - Parameter isolation: The actor of the input, by default that of the caller.
    public func checkWhileTyping(isolation: isolated (any Actor)? = #isolation) async {
        await state.check?.finishWhileTyping(isolation: isolation)
    }
}
