// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension ValidatedInput where Value: Sendable {
    /// Creates an input with an additional asynchronous strategy, for the property wrapper syntax.
    ///
    /// The asynchronous strategy validates what `validator` accepts. The asynchronous timing decides when and how long
    /// it runs. For the other parameters, see ``init(wrappedValue:_:label:labelInSentence:key:isSecret:)``.
    ///
    /// - Parameters:
    ///   - asyncValidator: The strategy that validates a value that `validator` accepts.
    ///   - asyncTiming: The asynchronous strategy's debounce interval, timeout, and clock.
    public convenience init(
        wrappedValue: Value, _ validator: InputValidator<Value>, then asyncValidator: AsyncInputValidator<Value>,
        asyncTiming: AsyncTiming = AsyncTiming(), label: String? = nil, labelInSentence phrase: String? = nil,
        key: String? = nil, isSecret: Bool? = nil
    ) {
        self.init(
            wrappedValue: wrappedValue, validator, label: label, labelInSentence: phrase, key: key, isSecret: isSecret)
        state.asyncTiming = asyncTiming
        self.asyncValidator = asyncValidator
    }

    /// Creates an input with an additional asynchronous strategy, as a plain object.
    ///
    /// For the other parameters, see ``init(_:_:label:labelInSentence:key:isSecret:)``.
    ///
    /// - Parameters:
    ///   - asyncValidator: The strategy that validates a value that `validator` accepts.
    ///   - asyncTiming: The asynchronous strategy's debounce interval, timeout, and clock.
    public convenience init(
        _ value: Value, _ validator: InputValidator<Value>, then asyncValidator: AsyncInputValidator<Value>,
        asyncTiming: AsyncTiming = AsyncTiming(), label: String? = nil, labelInSentence phrase: String? = nil,
        key: String? = nil, isSecret: Bool? = nil
    ) {
        self.init(
            wrappedValue: value, validator, then: asyncValidator, asyncTiming: asyncTiming, label: label,
            labelInSentence: phrase, key: key, isSecret: isSecret)
    }

    /// The asynchronous strategy, or `nil` if there is none.
    ///
    /// Setting another strategy removes the old strategy's result. The next submit runs the new strategy.
    /// ``LiveChecks`` runs it after its pause if the old strategy was running or had a result for the current value.
    ///
    /// Setting another ``validator`` removes the result, too. Setting the same object again keeps it.
    public var asyncValidator: AsyncInputValidator<Value>? {
        get { state.valueForObserver(of: .validator, state.check?.validator as? AsyncInputValidator<Value>) }
        set {
            guard state.check?.validator !== newValue else { return }
            state.replaceCheck(with: newValue.map { AsyncCheck($0) { [weak self] in self?.currentValue } })
        }
    }
}

extension ParsedInput where Value: Sendable {
    /// Creates an input with an asynchronous strategy that validates the entered value, for the property wrapper
    /// syntax.
    ///
    /// For the other parameters, see ``init(wrappedValue:_:label:labelInSentence:key:isSecret:)``.
    ///
    /// - Parameters:
    ///   - asyncValidator: The strategy that validates a value that `parser` accepts.
    ///   - asyncTiming: The asynchronous strategy's debounce interval, timeout, and clock.
    public convenience init(
        wrappedValue: Value, _ parser: InputParser<Value, Output>, then asyncValidator: AsyncInputValidator<Value>,
        asyncTiming: AsyncTiming = AsyncTiming(), label: String? = nil, labelInSentence phrase: String? = nil,
        key: String? = nil, isSecret: Bool? = nil
    ) {
        self.init(
            wrappedValue: wrappedValue, parser, label: label, labelInSentence: phrase, key: key, isSecret: isSecret)
        state.asyncTiming = asyncTiming
        input.asyncValidator = asyncValidator
    }

    /// Creates an input with an additional asynchronous strategy, as a plain object.
    ///
    /// For the other parameters, see ``init(_:_:label:labelInSentence:key:isSecret:)``.
    ///
    /// - Parameters:
    ///   - asyncValidator: The strategy that validates a value that `parser` accepts.
    ///   - asyncTiming: The asynchronous strategy's debounce interval, timeout, and clock.
    public convenience init(
        _ value: Value, _ parser: InputParser<Value, Output>, then asyncValidator: AsyncInputValidator<Value>,
        asyncTiming: AsyncTiming = AsyncTiming(), label: String? = nil, labelInSentence phrase: String? = nil,
        key: String? = nil, isSecret: Bool? = nil
    ) {
        self.init(
            wrappedValue: value, parser, then: asyncValidator, asyncTiming: asyncTiming, label: label,
            labelInSentence: phrase, key: key, isSecret: isSecret)
    }

    /// The asynchronous strategy, or `nil`; see ``ValidatedInput/asyncValidator``.
    public var asyncValidator: AsyncInputValidator<Value>? {
        get { input.asyncValidator }
        set { input.asyncValidator = newValue }
    }
}

extension FormField {
    /// The asynchronous strategy's timing, which stays the same when you swap or remove the strategy.
    public var asyncTiming: AsyncTiming {
        get { state.asyncTiming }
        set { state.asyncTiming = newValue }
    }

    /// Validates with both strategies, waits for the asynchronous result, and keeps it for the current value.
    ///
    /// ```swift
    /// if await $nickname.validateWithChecks() { showGreeting() }
    /// ```
    ///
    /// If the task is canceled, the method stops waiting and the input stays undecided. Resetting the input ends the
    /// wait too and leaves the input without a result.
    ///
    /// - Returns: Whether both strategies accept the value.
    @discardableResult
    public func validateWithChecks(isolation: isolated (any Actor)? = #isolation) async -> Bool {
        let resetCount = state.resetCount
        validate()
        // Also reruns a strategy that couldn't decide.
        state.startCheck()
        // If the value is edited during the wait, the strategy must run again.
        while !Task.isCancelled, state.resetCount == resetCount, !state.hasFinishedCheck {
            state.startCheck()
            await state.waitForOutcome(isolation: isolation)
        }
        guard state.resetCount == resetCount else { return false }
        return validate() && state.isAccepted
    }

    /// Waits for a pause in typing, runs the asynchronous strategy, and keeps its result.
    ///
    /// It doesn't show the ordinary strategy's errors, and returns immediately if that strategy rejects the value.
    /// Editing the value or swapping a strategy ends it. Call it again for the new value, as `.task(id: input.value)`
    /// does in SwiftUI, or use ``LiveChecks``.
    public func checkWhileTyping(isolation: isolated (any Actor)? = #isolation) async {
        guard let check = state.check else { return }
        let generation = check.generation
        // Repeats if a canceled waiter also canceled the task. Editing the value or swapping a strategy ends the loop.
        while !Task.isCancelled, state.check === check, check.generation == generation, !state.hasFinishedCheck {
            state.startCheck(isDebounced: true)
            await state.waitForOutcome(isolation: isolation)
        }
    }
}

extension InputState {
    /// Whether there is nothing to wait for: the current value has a result, or the ordinary strategy rejects it.
    package var hasFinishedCheck: Bool { check.map(\.isFinished) ?? true || !isAcceptedNow }

    /// Starts the asynchronous strategy if it is needed, unless the current task is canceled.
    package func startCheck(isDebounced: Bool = false) {
        guard let check, isAcceptedNow, !Task.isCancelled else { return }
        check.start(isDebounced: isDebounced, timing: asyncTiming)
        publish()
    }

    /// Waits until the strategy returns or is stopped, and keeps its result unless the value or a strategy has changed.
    package func waitForOutcome(isolation: isolated (any Actor)?) async {
        guard let check, await check.storeOutcomeWhenFinished(isolation: isolation), self.check === check else {
            return
        }
        if check.rejection != nil {
            validateWithRules()
        } else if check.isFinished {
            result.withdrawErrors(from: .check)
        }
        publish()
    }
}
