// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The timeouts of all running strategies, measured by the system clock.
///
/// They share a timer, because a canceled `sleep` holds its memory until its deadline: 70 MB on a server with 10,000
/// validations a second and the default timeout. A strategy that has ended leaves nothing here.
actor Timeouts {
    static let shared = Timeouts()

    private let clock = ContinuousClock()
    private let start = ContinuousClock.now
    private var pendingTimeouts: [Int: (deadline: ContinuousClock.Instant, onTimeout: @Sendable () -> Void)] = [:]
    private var lastID = 0
    /// The times at which sleeping tasks wake up; only one task sleeps for all strategies with the same timeout.
    private var wakeUpTimes: [ContinuousClock.Instant] = []

    func add(_ timeout: Duration, _ onTimeout: @escaping @Sendable () -> Void) -> Int {
        lastID &+= 1
        let deadline = clock.now.advanced(by: timeout)
        pendingTimeouts[lastID] = (deadline, onTimeout)
        scheduleWakeUp(at: deadline)
        return lastID
    }

    func remove(_ id: Int) { pendingTimeouts[id] = nil }

    /// Sleeps until the deadline, unless another task wakes up earlier.
    ///
    /// All timeouts within a hundredth of a second share one task, so the number of tasks and searches doesn't grow
    /// with the number of strategies.
    private func scheduleWakeUp(at deadline: ContinuousClock.Instant) {
        let deadline = endOfHundredth(after: deadline)
        if wakeUpTimes.contains(where: { $0 <= deadline }) { return }
        wakeUpTimes.append(deadline)
        // The first strategy's priority and task-local values must not apply to the others.
        Task.detached { [self, clock] in
            try? await clock.sleep(until: deadline)
            await fireTimeouts(at: deadline)
        }
    }

    /// Rounds a time up to the end of its hundredth of a second.
    private func endOfHundredth(after time: ContinuousClock.Instant) -> ContinuousClock.Instant {
        let (seconds, attoseconds) = start.duration(to: time).components
        return start.advanced(by: .seconds(seconds) + .milliseconds(10 * (attoseconds / 10_000_000_000_000_000 + 1)))
    }

    private func fireTimeouts(at time: ContinuousClock.Instant) {
        wakeUpTimes.removeAll { $0 == time }
        let now = max(time, clock.now)
        for (id, timeout) in pendingTimeouts where timeout.deadline <= now {
            pendingTimeouts[id] = nil
            timeout.onTimeout()
        }
        if let next = pendingTimeouts.values.map(\.deadline).min() { scheduleWakeUp(at: next) }
    }
}
