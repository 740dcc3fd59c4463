// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// What an input knows of its asynchronous strategy; the part that does not depend on the type of the value.
class FieldCheck {
    /// Called after each edit, for ``LiveChecks``.
    var onEdit: (() -> Void)?

    /// Whether the strategy is being asked.
    var isPending: Bool { false }
    /// Whether there is nothing to wait for: it answered about the value as it is now, or the ordinary strategy refuses.
    var isSettled: Bool { true }
    /// Why the value as it is now is refused.
    var refusal: ValidationError? { nil }

    /// Whether the strategy is sensitive.
    var isSensitive: Bool { false }

    /// Stops asking about the old value.
    func valueChanged() {}
    /// Asks at once, unless it is known or being asked already.
    func start() {}
    /// Waits for the answer about the value as it is then.
    func settle(isolation: isolated (any Actor)?) async {}
    /// Waits for a pause in typing, then for the answer; gives up at the next edit.
    func settleWhileTyping(isolation: isolated (any Actor)?) async {}
}

/// Asks an ``AsyncInputValidator`` for one input: cancels what is stale, and uses an answer only for the value it is for.
///
/// It lives where its input lives. What runs elsewhere is one task that is given the value and the strategy, both
/// `Sendable`, and returns a verdict; whoever waits for it takes the verdict over in the isolation of the input.
final class AsyncCheck<Value: Sendable>: FieldCheck {
    var validator: AsyncInputValidator<Value> {
        didSet {
            stop()
            verdict = nil
            state.withdraw(.check)
        }
    }
    var timing: AsyncTiming

    // Weak, because the input owns its check.
    private weak var input: ValidatedInput<Value>?
    private unowned let state: FieldState
    private var running: Running?
    private var verdict: Verdict?

    private struct Running {
        let revision: Int
        let isDebounced: Bool
        let task: Task<AsyncOutcome, Never>
    }

    private struct Verdict {
        let revision: Int
        let error: ValidationError?
        /// A timeout says nothing about the value: the next submit asks again.
        let isFinal: Bool
    }

    init(_ input: ValidatedInput<Value>, _ validator: AsyncInputValidator<Value>, timing: AsyncTiming) {
        self.input = input
        self.validator = validator
        self.timing = timing
        state = input.state
    }

    deinit { running?.task.cancel() }

    override var isSensitive: Bool { validator.isSensitive }

    override var isPending: Bool { running != nil }

    override var isSettled: Bool { currentVerdict != nil || !isWanted }

    override var refusal: ValidationError? { currentVerdict?.error }

    override func valueChanged() {
        stop()
        onEdit?()
    }

    override func start() {
        guard isWanted else { return }
        if let currentVerdict, currentVerdict.isFinal { return }
        // A submit does not wait for a pause in typing.
        if let running, running.revision == state.revision, !running.isDebounced { return }
        begin(isDebounced: false)
    }

    override func settle(isolation: isolated (any Actor)?) async {
        while !Task.isCancelled, !isSettled {
            start()
            await takeAnswer(isolation: isolation)
        }
    }

    override func settleWhileTyping(isolation: isolated (any Actor)?) async {
        let revision = state.revision
        // Again if another waiter, who was cancelled, took the task with it; an edit ends it.
        while !Task.isCancelled, revision == state.revision, currentVerdict == nil, isWanted {
            if running?.revision != revision { begin(isDebounced: true) }
            await takeAnswer(isolation: isolation)
        }
    }

    private var currentVerdict: Verdict? { verdict?.revision == state.revision ? verdict : nil }

    /// The strategy is asked only about what the ordinary one accepts.
    private var isWanted: Bool { state.isKnownToBeAccepted || input?.isValid ?? false }

    private func begin(isDebounced: Bool) {
        guard let input else { return }
        running?.task.cancel()
        verdict = nil
        let value = input.value
        let task = Task { [validator, timing] in
            await validator.outcome(for: value, after: isDebounced ? timing.debounce : .zero, timing: timing)
        }
        running = Running(revision: state.revision, isDebounced: isDebounced, task: task)
        state.changes.pending &+= 1
    }

    private func stop() {
        guard let running else { return }
        running.task.cancel()
        self.running = nil
        state.changes.pending &+= 1
    }

    private func takeAnswer(isolation: isolated (any Actor)?) async {
        guard let task = running?.task else { return }
        let outcome = await withTaskCancellationHandler(
            operation: { await task.value }, onCancel: { task.cancel() }, isolation: isolation)
        // Somebody edited the value meanwhile, or another waiter was here first.
        guard let running, running.task == task else { return }
        self.running = nil
        switch outcome {
        case .accepted:
            verdict = Verdict(revision: running.revision, error: nil, isFinal: true)
            state.withdraw(.check)
        case .refused(let error):
            verdict = Verdict(revision: running.revision, error: error, isFinal: !error.isNoVerdict)
            state.settle([])
            state.askRules()
        case .cancelled: break
        }
        state.changes.pending &+= 1
    }
}

private enum AsyncOutcome: Sendable {
    case accepted
    case refused(ValidationError)
    case cancelled
}

extension ValidationError {
    /// Whether the error says that nobody could find out.
    fileprivate var isNoVerdict: Bool {
        domain == .builtIn && (code == .asyncTimeout || code == .asyncUnavailable)
    }
}

extension AsyncInputValidator {
    /// Asks after a pause and for a limited time.
    fileprivate func outcome(for input: Input, after pause: Duration, timing: AsyncTiming) async -> AsyncOutcome {
        if pause > .zero {
            do { try await timing.clock.sleep(for: pause) } catch { return .cancelled }
        }
        guard !Task.isCancelled else { return .cancelled }
        // Not a task group, which waits for all its children: a strategy that ignores its cancellation must not hold up
        // a submit beyond the timeout.
        let (answers, answer) = AsyncStream.makeStream(of: AsyncOutcome.self)
        let work = Task { answer.yield(await outcome(for: input)) }
        let alarm = timing.timeout.map { timeout in
            Task {
                do { try await timing.clock.sleep(for: timeout) } catch { return }
                answer.yield(.refused(ValidationError(.asyncTimeout)))
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
            return .refused(error)
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
        state.check = AsyncCheck(self, asyncValidator, timing: asyncTiming)
        state.noteStrategy(isSensitive: asyncValidator.isSensitive)
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
    public var asyncValidator: AsyncInputValidator<Value>? {
        get { (state.check as? AsyncCheck<Value>)?.validator }
        set {
            noteFurtherStrategy(isSensitive: newValue?.isSensitive)
            if let newValue, let check = state.check as? AsyncCheck<Value> {
                check.validator = newValue
            } else {
                state.check?.valueChanged()
                state.withdraw(.check)
                state.check = newValue.map { AsyncCheck(self, $0, timing: AsyncTiming()) }
            }
        }
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
        state.check = AsyncCheck(input, asyncValidator, timing: asyncTiming)
        state.noteStrategy(isSensitive: asyncValidator.isSensitive)
    }

    /// The asynchronous strategy, or `nil`; setting it swaps it and forgets what the old one said.
    public var asyncValidator: AsyncInputValidator<Value>? {
        get { input.asyncValidator }
        set { input.asyncValidator = newValue }
    }
}

extension FormField {
    /// Asks the strategy, shows its answer, and waits for the asynchronous one, about the value as it is in the end.
    ///
    /// If the task is cancelled, it stops waiting; the input then stays unsettled.
    ///
    /// - Parameter isolation: The actor on which the input lives; the caller's.
    /// - Returns: Whether both accept.
    @discardableResult
    public func settle(isolation: isolated (any Actor)? = #isolation) async -> Bool {
        validate()
        state.check?.start()
        await state.check?.settle(isolation: isolation)
        return validate() && state.isSettled
    }

    /// Waits for a pause in typing, then asks the asynchronous strategy and shows what it says.
    ///
    /// It shows nothing of the ordinary strategy, and does nothing while that one refuses. An edit ends it; call it
    /// again for the new value, as `.task(id: input.value)` does in SwiftUI, or let ``LiveChecks`` do so.
    ///
    /// - Parameter isolation: The actor on which the input lives; the caller's.
    public func settleWhileTyping(isolation: isolated (any Actor)? = #isolation) async {
        await state.check?.settleWhileTyping(isolation: isolation)
    }
}
