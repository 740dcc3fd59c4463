// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension ValidatedInput where Value: Sendable {
    /// Creates an input with an additional asynchronous strategy, for the property wrapper syntax.
    ///
    /// The asynchronous strategy validates what the first one accepts. The asynchronous timing decides when and how
    /// long it runs. The other parameters are those of ``init(wrappedValue:_:label:labelInSentence:key:isSecret:)``.
    ///
    /// - Parameters:
    ///   - asyncValidator: The strategy that validates a value that `validator` accepts.
    ///   - asyncTiming: The debounce interval, the timeout, and the clock of the asynchronous strategy.
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
    /// The other parameters are those of ``init(_:_:label:labelInSentence:key:isSecret:)``.
    ///
    /// - Parameters:
    ///   - asyncValidator: The strategy that validates a value that `validator` accepts.
    ///   - asyncTiming: The debounce interval, the timeout, and the clock of the asynchronous strategy.
    public convenience init(
        _ value: Value, _ validator: InputValidator<Value>, then asyncValidator: AsyncInputValidator<Value>,
        asyncTiming: AsyncTiming = AsyncTiming(), label: String? = nil, labelInSentence phrase: String? = nil,
        key: String? = nil, isSecret: Bool? = nil
    ) {
        self.init(
            wrappedValue: value, validator, then: asyncValidator, asyncTiming: asyncTiming, label: label,
            labelInSentence: phrase, key: key, isSecret: isSecret)
    }

    /// The asynchronous strategy, or `nil`.
    ///
    /// Setting another strategy removes the result of the old one. The next submit runs the new strategy.
    /// ``LiveChecks`` runs it immediately if the old one was running or had a result for the current value.
    public var asyncValidator: AsyncInputValidator<Value>? {
        get { state.valueForObserver(of: .validator, state.check?.validator as? AsyncInputValidator<Value>) }
        set {
            guard state.check?.validator !== newValue else { return }
            state.replaceCheck(with: newValue.map { AsyncCheck($0) { [weak self] in self?.currentValue } })
        }
    }
}

extension ParsedInput where Value: Sendable {
    /// Creates an input with an asynchronous strategy for the value as it was entered, for the property wrapper syntax.
    ///
    /// The other parameters are those of ``init(wrappedValue:_:label:labelInSentence:key:isSecret:)``.
    ///
    /// - Parameters:
    ///   - asyncValidator: The strategy that validates the value of an input that `parser` accepts.
    ///   - asyncTiming: The debounce interval, the timeout, and the clock of the asynchronous strategy.
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
    /// The other parameters are those of ``init(_:_:label:labelInSentence:key:isSecret:)``.
    ///
    /// - Parameters:
    ///   - asyncValidator: The strategy that validates the value of an input that `parser` accepts.
    ///   - asyncTiming: The debounce interval, the timeout, and the clock of the asynchronous strategy.
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
    /// The timing of the asynchronous strategy, which does not change when the strategy is swapped or removed.
    public var asyncTiming: AsyncTiming {
        get { state.asyncTiming }
        set { state.asyncTiming = newValue }
    }

    /// Validates with both strategies, waits for the asynchronous one, and keeps the result for the current value.
    ///
    /// ```swift
    /// if await $nickname.validateWithChecks() { showGreeting() }
    /// ```
    ///
    /// If the task is canceled, it stops waiting. The input then stays undecided. A reset of the input ends it too, and
    /// the input stays without a result.
    ///
    /// - Returns: Whether both strategies accept the value.
    @discardableResult
    public func validateWithChecks(isolation: isolated (any Actor)? = #isolation) async -> Bool {
        let resetCount = state.resetCount
        validate()
        // Also runs a strategy again that could not decide.
        state.startCheck()
        // An edit during the wait requires another run.
        while !Task.isCancelled, state.resetCount == resetCount, !state.hasFinishedCheck {
            state.startCheck()
            await state.waitForOutcome(isolation: isolation)
        }
        guard state.resetCount == resetCount else { return false }
        return validate() && state.isAccepted
    }

    /// Waits for a pause in typing, runs the asynchronous strategy, and keeps its result.
    ///
    /// It does not show errors of the ordinary strategy, and returns immediately if that strategy rejects the value. An
    /// edit or a swap ends it. Call it again for the new value, as `.task(id: input.value)` does in SwiftUI, or use
    /// ``LiveChecks``.
    public func checkWhileTyping(isolation: isolated (any Actor)? = #isolation) async {
        guard let check = state.check else { return }
        let generation = check.generation
        // Repeats if a canceled waiter also canceled the task. An edit or a swap ends the loop.
        while !Task.isCancelled, state.check === check, check.generation == generation, !state.hasFinishedCheck {
            state.startCheck(isDebounced: true)
            await state.waitForOutcome(isolation: isolation)
        }
    }
}

extension InputState {
    /// Whether no wait is needed: the current value has a result, or the ordinary strategy rejects it.
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
