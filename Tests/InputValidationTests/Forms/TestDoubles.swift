// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation

/// A value behind a lock.
///
/// Not `Mutex`, whose futex the thread sanitizer does not see: it reports races where none are.
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

/// A counter that strategies, which are immutable, can hold.
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

/// A strategy that accepts everything and counts how often it is asked.
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
        var cancelled: Set<Int> = []
        var count = 0
        var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

        mutating func takeWatchers() -> [CheckedContinuation<Void, Never>] {
            let ready = watchers.filter { $0.count <= sleepers.count }
            watchers.removeAll { $0.count <= sleepers.count }
            return ready.map(\.continuation)
        }
    }

    private let state = Locked(State())

    var now: Instant { state.withLock { $0.now } }
    var minimumResolution: Duration { .nanoseconds(1) }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let id = state.withLock { state in
            state.count += 1
            return state.count
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                let ready = state.withLock { state -> [CheckedContinuation<Void, Never>] in
                    if state.cancelled.remove(id) != nil || Task.isCancelled {
                        continuation.resume(throwing: CancellationError())
                        return []
                    }
                    state.sleepers[id] = (deadline, continuation)
                    return state.takeWatchers()
                }
                for watcher in ready { watcher.resume() }
            }
        } onCancel: {
            let sleeper = state.withLock { state -> CheckedContinuation<Void, any Error>? in
                let sleeper = state.sleepers.removeValue(forKey: id)
                if sleeper == nil { state.cancelled.insert(id) }
                return sleeper?.continuation
            }
            sleeper?.resume(throwing: CancellationError())
        }
    }

    /// Waits until so many tasks sleep.
    func sleepers(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let ready = state.withLock { state in
                state.watchers.append((count, continuation))
                return state.takeWatchers()
            }
            for watcher in ready { watcher.resume() }
        }
    }

    /// Moves the clock and wakes those whose time has come.
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

/// An asynchronous strategy that answers when the test tells it to.
final class GatedValidator: AsyncInputValidator<String>, @unchecked Sendable {
    static let taken = ValidationError(1, domain: "Server", name: "name.taken", message: "Choose another {label}")

    private struct State {
        var asked: [String] = []
        var cancelled: [String] = []
        var open: [(input: String, continuation: CheckedContinuation<Bool, Never>)] = []
        var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Locked(State())

    /// Every input about which it was asked, in order.
    var asked: [String] { state.withLock { $0.asked } }
    /// Inputs whose task was cancelled meanwhile; it ignores that and waits for its answer.
    var cancelled: [String] { state.withLock { $0.cancelled } }

    override func validate(_ input: String) async throws(ValidationError) {
        let isAccepted = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let ready = state.withLock { state in
                    state.asked.append(input)
                    state.open.append((input, continuation))
                    let count = state.asked.count
                    let ready = state.watchers.filter { $0.count <= count }
                    state.watchers.removeAll { $0.count <= count }
                    return ready
                }
                for watcher in ready { watcher.continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.cancelled.append(input) }
        }
        guard isAccepted else { throw Self.taken }
    }

    /// Waits until it was asked so many times.
    func questions(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let isReady = state.withLock { state in
                if state.asked.count >= count { return true }
                state.watchers.append((count, continuation))
                return false
            }
            if isReady { continuation.resume() }
        }
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
