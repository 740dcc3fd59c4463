// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import Observation

/// A value that a lock protects.
///
/// This isn't a `Mutex`, because the thread sanitizer doesn't support its futex and reports races where there are none.
final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func withLock<Answer>(_ body: (inout Value) throws -> Answer) rethrows -> Answer {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}

/// A value that a lock protects, for tests that wait until it meets a condition.
///
/// Each change evaluates the conditions of all waiting tasks under the lock that also adds waiting tasks, so a task
/// can't miss a change. A canceled task, for example after its suite's time limit, continues, so that the test fails
/// and ends.
///
/// No task is resumed while this lock is held, because the runtime may hold the task's lock while its cancellation
/// handler waits for this lock.
final class Watched<Value>: @unchecked Sendable {
    private struct Waiter {
        let isSatisfied: @Sendable (Value) -> Bool
        let continuation: CheckedContinuation<Void, Never>
    }

    private struct State {
        var value: Value
        var waiters: [Int: Waiter] = [:]
        var count = 0

        mutating func takeReady() -> [Waiter] {
            let ready = waiters.filter { $0.value.isSatisfied(value) }
            for id in ready.keys { waiters[id] = nil }
            return Array(ready.values)
        }
    }

    private let state: Locked<State>

    init(_ value: Value) { state = Locked(State(value: value)) }

    func withLock<Answer>(_ body: (inout Value) -> Answer) -> Answer {
        let (answer, ready) = state.withLock { state in
            let answer = body(&state.value)
            return (answer, state.takeReady())
        }
        for waiter in ready { waiter.continuation.resume() }
        return answer
    }

    /// Waits until the value meets a condition, or until the task is canceled.
    func wait(until isSatisfied: @escaping @Sendable (Value) -> Bool) async {
        let id = state.withLock { state in
            state.count += 1
            return state.count
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isReady = state.withLock { state in
                    // The handler may have run already, and found no task to resume.
                    if Task.isCancelled || isSatisfied(state.value) { return true }
                    state.waiters[id] = Waiter(isSatisfied: isSatisfied, continuation: continuation)
                    return false
                }
                if isReady { continuation.resume() }
            }
        } onCancel: {
            let waiter = state.withLock { $0.waiters.removeValue(forKey: id) }
            waiter?.continuation.resume()
        }
    }
}

/// A counter that strategies can hold although they're immutable.
final class SharedCounter: Sendable {
    private let value = Locked(0)

    var count: Int { value.withLock { $0 } }

    @discardableResult
    func next() -> Int {
        value.withLock {
            $0 += 1
            return $0
        }
    }
}

/// A strategy that accepts everything and counts how often it validates.
final class CountingInputValidator: InputValidator<String>, @unchecked Sendable {
    private let counter = SharedCounter()

    var count: Int { counter.count }

    override func validate(_ input: String) throws(ValidationError) { counter.next() }
}

/// A clock that stands still until a test moves it, and lets the test wait for sleepers.
final class TestClock: Clock {
    struct Instant: InstantProtocol {
        var offset: Duration = .zero
        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
    }

    private struct State {
        var now = Instant()
        var sleepers: [Int: (deadline: Instant, continuation: CheckedContinuation<Void, any Error>)] = [:]
        var count = 0
    }

    private let state = Watched(State())

    var now: Instant { state.withLock { $0.now } }
    var minimumResolution: Duration { .nanoseconds(1) }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let id = state.withLock { state in
            state.count += 1
            return state.count
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                let end = state.withLock { state -> Result<Void, any Error>? in
                    // The handler may have run already, and found no task to wake.
                    if Task.isCancelled { return .failure(CancellationError()) }
                    // A test may have moved the clock since the deadline was computed.
                    if deadline <= state.now { return .success(()) }
                    state.sleepers[id] = (deadline, continuation)
                    return nil
                }
                if let end { continuation.resume(with: end) }
            }
        } onCancel: {
            let sleeper = state.withLock { $0.sleepers.removeValue(forKey: id) }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
    }

    /// Waits until some task sleeps with a deadline exactly this far away.
    ///
    /// The duration tells a debounce from a timeout, because a canceled task sleeps on until its handler runs.
    func sleeper(for duration: Duration) async {
        await state.wait { state in
            state.sleepers.values.contains { $0.deadline == state.now.advanced(by: duration) }
        }
    }

    /// Moves the clock, and wakes the tasks whose deadline has passed.
    func advance(by duration: Duration) {
        let due = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            let due = state.sleepers.filter { $0.value.deadline <= state.now }
            for id in due.keys { state.sleepers[id] = nil }
            return due.values.sorted { $0.deadline < $1.deadline }
        }
        for sleeper in due { sleeper.continuation.resume() }
    }
}

/// A clock that cannot wait.
struct FailingClock: Clock {
    struct Failure: Error {}

    var now: TestClock.Instant { TestClock.Instant() }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: TestClock.Instant, tolerance: Duration?) async throws { throw Failure() }
}

/// An asynchronous strategy that returns only when the test calls `answer(_:isAccepted:)`.
final class GatedValidator: AsyncInputValidator<String>, @unchecked Sendable {
    static let taken = ValidationError(1, domain: "Server", name: "name.taken", message: "Choose another {label}")

    private struct State {
        var asked: [String] = []
        var canceled: [String] = []
        var open: [(input: String, continuation: CheckedContinuation<Bool, Never>)] = []
    }

    private let state = Watched(State())

    /// Every input that the strategy has validated, in order.
    var asked: [String] { state.withLock { $0.asked } }
    /// The inputs whose task was canceled, which the strategy ignores.
    var canceled: [String] { state.withLock { $0.canceled } }

    override func validate(_ input: String) async throws(ValidationError) {
        let isAccepted = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                state.withLock { state in
                    state.asked.append(input)
                    state.open.append((input, continuation))
                }
            }
        } onCancel: {
            state.withLock { $0.canceled.append(input) }
        }
        guard isAccepted else { throw Self.taken }
    }

    /// Waits until the strategy has validated a given number of times.
    func questions(_ count: Int) async {
        await state.wait { $0.asked.count >= count }
    }

    /// Waits until the task that validates an input is canceled.
    func cancellation(of input: String) async {
        await state.wait { $0.canceled.contains(input) }
    }

    /// Answers all open questions about an input.
    func answer(_ input: String, isAccepted: Bool) {
        let open = state.withLock { state in
            let open = state.open.filter { $0.input == input }
            state.open.removeAll { $0.input == input }
            return open
        }
        for question in open { question.continuation.resume(returning: isAccepted) }
    }
}

/// An observer that reads a property again after each notification, as a view does.
///
/// Only one task uses it.
final class ObservingView: @unchecked Sendable {
    private let property: () -> Bool
    private(set) var shown: [Bool] = []

    init(_ property: @escaping () -> Bool) {
        self.property = property
        update()
    }

    private func update() {
        withObservationTracking {
            shown.append(property())
        } onChange: {
            self.update()
        }
    }
}

extension AsyncInputValidator {
    /// Returns an asynchronous strategy that accepts the same inputs as an ordinary strategy.
    static func synchronous(_ validator: InputValidator<Input>) -> AsyncInputValidator { Synchronous(validator) }
}

private final class Synchronous<Input: Sendable>: AsyncInputValidator<Input>, @unchecked Sendable {
    private let validator: InputValidator<Input>

    init(_ validator: InputValidator<Input>) {
        self.validator = validator
    }

    override func validate(_ input: Input) async throws(ValidationError) { try validator.validate(input) }
    override var isSensitive: Bool { validator.isSensitive }
}
