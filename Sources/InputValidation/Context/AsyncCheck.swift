// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The asynchronous strategy of an input and what it said last; the part that does not depend on the type of the value.
class FieldCheck {
    /// Whether the strategy is running.
    var isPending: Bool { false }
    /// Whether it was started for the value as it is now.
    var isInUse: Bool { false }
    /// What it said of the value as it is now, under the strategies as they are now.
    var standing: Standing { .unsettled }
    /// Why the value as it is now is rejected, or why nobody could find out.
    var rejection: ValidationError? { nil }
    /// Whether there is nothing to wait for: it answered about the value as it is now, or the ordinary strategy rejects.
    var isSettled: Bool { true }

    /// Whether the strategy is sensitive.
    var isSensitive: Bool { false }

    /// Stops asking about a value or a strategy that is gone.
    func stop() {}
    /// Starts at once, unless the answer is known or on its way, or the task is cancelled, which waits for none.
    func start() {}
    /// Waits for the answer about the value as it is then.
    func settle(isolation: isolated (any Actor)?) async {}
    /// Waits for a pause in typing, then for the answer; gives up at the next edit.
    func settleWhileTyping(isolation: isolated (any Actor)?) async {}
}

/// Runs an ``AsyncInputValidator`` for one input: cancels what is stale, and uses an answer only for the value and the
/// strategies that it is for.
///
/// It lives where its input lives. What runs elsewhere is one task that is given the value and the strategy, both
/// `Sendable`, and returns a verdict; whoever waits for it takes the verdict over in the isolation of the input.
final class AsyncCheck<Value: Sendable>: FieldCheck {
    let validator: AsyncInputValidator<Value>

    // Weak, because the input owns its check.
    private weak var input: ValidatedInput<Value>?
    private var running: Running?
    private var verdict: Verdict?

    private struct Running {
        let epoch: Int
        let isDebounced: Bool
        let task: Task<AsyncOutcome, Never>
    }

    private struct Verdict {
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

    override var isInUse: Bool { running != nil || verdict != nil && verdict?.epoch == input?.state.epoch }

    override var standing: Standing {
        guard let verdict = currentVerdict else { return .unsettled }
        guard let error = verdict.error else { return .accepted }
        // A timeout tells nothing about the value: the next submit starts again.
        return error.isNoVerdict ? .unsettled : .rejected
    }

    override var rejection: ValidationError? { currentVerdict?.error }

    override var isSettled: Bool { currentVerdict != nil || !isWanted }

    override func stop() {
        running?.task.cancel()
        running = nil
    }

    override func start() {
        guard let input, isWanted, !Task.isCancelled else { return }
        if currentVerdict != nil, standing != .unsettled { return }
        // A submit does not wait for a pause in typing.
        if let running, running.epoch == input.state.epoch, !running.isDebounced { return }
        begin(isDebounced: false)
    }

    override func settle(isolation: isolated (any Actor)?) async {
        while !Task.isCancelled, isCurrent, !isSettled {
            start()
            await takeAnswer(isolation: isolation)
        }
    }

    override func settleWhileTyping(isolation: isolated (any Actor)?) async {
        guard let epoch = input?.state.epoch else { return }
        // Again if another waiter, who was cancelled, took the task with it; an edit or a swap ends it.
        while !Task.isCancelled, isCurrent, epoch == input?.state.epoch, currentVerdict == nil, isWanted {
            if running?.epoch != epoch { begin(isDebounced: true) }
            await takeAnswer(isolation: isolation)
        }
    }

    /// Whether the input still has this strategy.
    private var isCurrent: Bool { input?.state.check === self }

    private var currentVerdict: Verdict? { verdict?.epoch == input?.state.epoch ? verdict : nil }

    /// The strategy is asked only about what the ordinary one accepts.
    private var isWanted: Bool { input.map { $0.state.isVouchedFor || $0.isAcceptedNow } ?? false }

    private func begin(isDebounced: Bool) {
        guard let input else { return }
        running?.task.cancel()
        verdict = nil
        let value = input.untrackedValue
        let timing = input.state.asyncTiming
        let task = Task { [validator] in
            await validator.outcome(for: value, after: isDebounced ? timing.debounce : .zero, timing: timing)
        }
        running = Running(epoch: input.state.epoch, isDebounced: isDebounced, task: task)
        input.state.publish()
    }

    private func takeAnswer(isolation: isolated (any Actor)?) async {
        guard let task = running?.task else { return }
        let outcome = await withTaskCancellationHandler(
            operation: { await task.value }, onCancel: { task.cancel() }, isolation: isolation)
        // Somebody edited the value or swapped a strategy meanwhile, or another waiter was here first.
        guard let input, isCurrent, let running, running.task == task else { return }
        self.running = nil
        switch outcome {
        case .accepted:
            verdict = Verdict(epoch: running.epoch, error: nil)
            input.state.withdraw(.check)
            input.state.publish()
        case .rejected(let error):
            verdict = Verdict(epoch: running.epoch, error: error)
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
    /// Whether the error says that nobody could find out.
    fileprivate var isNoVerdict: Bool {
        domain == .builtIn && (code == .asyncTimeout || code == .asyncUnavailable)
    }
}

extension AsyncTiming {
    /// Waits for so long, less if the task is cancelled or the clock fails: without a clock there is no waiting.
    fileprivate func wait(for duration: Duration) async {
        // The system's clock traps at what it cannot count; a hundred years are enough.
        try? await clock.sleep(for: min(duration, .seconds(3_155_760_000)))
    }
}

extension AsyncInputValidator {
    /// Asks after a pause and for a limited time.
    fileprivate func outcome(for input: Input, after pause: Duration, timing: AsyncTiming) async -> AsyncOutcome {
        if pause > .zero {
            await timing.wait(for: pause)
        }
        guard !Task.isCancelled else { return .cancelled }
        // Not a task group, which waits for all its children: a strategy that ignores its cancellation must not hold up
        // a submit beyond the timeout.
        let (answers, answer) = AsyncStream.makeStream(of: AsyncOutcome.self)
        let work = Task { answer.yield(await outcome(for: input)) }
        let alarm = timing.timeout.map { timeout in
            Task {
                await timing.wait(for: timeout)
                guard !Task.isCancelled else { return }
                answer.yield(.rejected(ValidationError(.asyncTimeout)))
            }
        }
        defer {
            work.cancel()
            alarm?.cancel()
        }
        for await outcome in answers { return Task.isCancelled ? .cancelled : outcome }
        return .cancelled
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
    /// Creates an input with a second, asynchronous strategy.
    ///
    /// - Parameters:
    ///   - wrappedValue: The first value, to which ``reset()`` returns. It is not validated yet.
    ///   - validator: The first strategy.
    ///   - asyncValidator: The strategy that is asked about what the first one accepts.
    ///   - asyncTiming: How it is asked.
    ///   - label: What the input is called on the screen.
    ///   - key: What the input is called in data.
    ///   - isSecret: Whether the value is left out of dumps, mirrors and stored forms; by default if a strategy is
    ///     sensitive.
    public convenience init(
        wrappedValue: Value, _ validator: InputValidator<Value>, then asyncValidator: AsyncInputValidator<Value>,
        asyncTiming: AsyncTiming = AsyncTiming(), label: String? = nil, key: String? = nil, isSecret: Bool? = nil
    ) {
        self.init(wrappedValue: wrappedValue, validator, label: label, key: key, isSecret: isSecret)
        state.asyncTiming = asyncTiming
        state.check = AsyncCheck(self, asyncValidator)
        state.noteFirstStrategy(isSensitive: asyncValidator.isSensitive)
    }

    /// Creates an input with a second, asynchronous strategy, as a plain object.
    ///
    /// - Parameters:
    ///   - value: The first value, to which ``reset()`` returns. It is not validated yet.
    ///   - validator: The first strategy.
    ///   - asyncValidator: The strategy that is asked about what the first one accepts.
    ///   - asyncTiming: How it is asked.
    ///   - label: What the input is called on the screen.
    ///   - key: What the input is called in data.
    ///   - isSecret: Whether the value is left out of dumps, mirrors and stored forms; by default if a strategy is
    ///     sensitive.
    public convenience init(
        _ value: Value, _ validator: InputValidator<Value>, then asyncValidator: AsyncInputValidator<Value>,
        asyncTiming: AsyncTiming = AsyncTiming(), label: String? = nil, key: String? = nil, isSecret: Bool? = nil
    ) {
        self.init(
            wrappedValue: value, validator, then: asyncValidator, asyncTiming: asyncTiming, label: label, key: key,
            isSecret: isSecret)
    }

    /// The asynchronous strategy, or `nil`; setting it swaps it and forgets what the old one said.
    ///
    /// A new strategy is used at the next submit, and at once by ``LiveChecks`` if the old one was in use.
    public var asyncValidator: AsyncInputValidator<Value>? {
        get {
            _ = state.changes.validator
            return (state.check as? AsyncCheck<Value>)?.validator
        }
        set {
            let old = state.check as? AsyncCheck<Value>
            guard old?.validator !== newValue else { return }
            let wasInUse = state.check?.isInUse ?? false
            noteFurtherStrategy(isSensitive: newValue?.isSensitive)
            state.check?.stop()
            state.withdraw(.check)
            state.check = newValue.map { AsyncCheck(self, $0) }
            state.changes.validator &+= 1
            state.publish()
            if wasInUse { state.callFollowers() }
        }
    }

    /// How the asynchronous strategy is used; it stays when the strategy is swapped or taken away.
    public var asyncTiming: AsyncTiming {
        get { state.asyncTiming }
        set { state.asyncTiming = newValue }
    }
}

extension ParsedInput where Value: Sendable {
    /// Creates an input with a second, asynchronous strategy; it is given what was entered.
    ///
    /// - Parameters:
    ///   - wrappedValue: The first value, to which ``reset()`` returns. It is not validated yet.
    ///   - parser: The first strategy.
    ///   - asyncValidator: The strategy that is asked about what the first one accepts.
    ///   - asyncTiming: How it is asked.
    ///   - label: What the input is called on the screen.
    ///   - key: What the input is called in data.
    ///   - isSecret: Whether the value is left out of dumps, mirrors and stored forms; by default if a strategy is
    ///     sensitive.
    public convenience init(
        wrappedValue: Value, _ parser: InputParser<Value, Output>, then asyncValidator: AsyncInputValidator<Value>,
        asyncTiming: AsyncTiming = AsyncTiming(), label: String? = nil, key: String? = nil, isSecret: Bool? = nil
    ) {
        self.init(wrappedValue: wrappedValue, parser, label: label, key: key, isSecret: isSecret)
        state.asyncTiming = asyncTiming
        state.check = AsyncCheck(input, asyncValidator)
        state.noteFirstStrategy(isSensitive: asyncValidator.isSensitive)
    }

    /// Creates an input with a second, asynchronous strategy, as a plain object; the strategy is given what was entered.
    ///
    /// - Parameters:
    ///   - value: The first value, to which ``reset()`` returns. It is not validated yet.
    ///   - parser: The first strategy.
    ///   - asyncValidator: The strategy that is asked about what the first one accepts.
    ///   - asyncTiming: How it is asked.
    ///   - label: What the input is called on the screen.
    ///   - key: What the input is called in data.
    ///   - isSecret: Whether the value is left out of dumps, mirrors and stored forms; by default if a strategy is
    ///     sensitive.
    public convenience init(
        _ value: Value, _ parser: InputParser<Value, Output>, then asyncValidator: AsyncInputValidator<Value>,
        asyncTiming: AsyncTiming = AsyncTiming(), label: String? = nil, key: String? = nil, isSecret: Bool? = nil
    ) {
        self.init(
            wrappedValue: value, parser, then: asyncValidator, asyncTiming: asyncTiming, label: label, key: key,
            isSecret: isSecret)
    }

    /// The asynchronous strategy, or `nil`; see ``ValidatedInput/asyncValidator``.
    public var asyncValidator: AsyncInputValidator<Value>? {
        get { input.asyncValidator }
        set { input.asyncValidator = newValue }
    }

    /// How the asynchronous strategy is used; it stays when the strategy is swapped or taken away.
    public var asyncTiming: AsyncTiming {
        get { input.asyncTiming }
        set { input.asyncTiming = newValue }
    }
}

extension FormField {
    /// Validates, waits for the asynchronous strategy, and shows what both say of the value as it is in the end.
    ///
    /// If the task is cancelled, it stops waiting; the input then stays unsettled.
    ///
    /// - Parameter isolation: The actor on which the input lives; the caller's.
    /// - Returns: Whether both accept.
    @discardableResult
    public func settle(isolation: isolated (any Actor)? = #isolation) async -> Bool {
        validate()
        state.check?.start()
        // The strategy may be swapped meanwhile.
        while !Task.isCancelled, let check = state.check, !check.isSettled {
            await check.settle(isolation: isolation)
        }
        return validate() && state.isAccepted
    }

    /// Waits for a pause in typing, then runs the asynchronous strategy and shows what it says.
    ///
    /// It shows nothing of the ordinary strategy, and does nothing while that one rejects. An edit or a swap ends it;
    /// call it again for the new value, as `.task(id: input.value)` does in SwiftUI, or let ``LiveChecks`` do so.
    ///
    /// - Parameter isolation: The actor on which the input lives; the caller's.
    public func settleWhileTyping(isolation: isolated (any Actor)? = #isolation) async {
        await state.check?.settleWhileTyping(isolation: isolation)
    }
}
