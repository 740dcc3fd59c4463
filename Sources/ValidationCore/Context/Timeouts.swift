// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The timeouts of all running strategies, measured by the system's clock.
///
/// They share a timer, because a canceled `sleep` keeps its memory until it would have ended: 70 MB on a server with
/// 10,000 validations a second and the default timeout. A strategy that has ended leaves nothing here.
actor Timeouts {
    static let shared = Timeouts()

    private let clock = ContinuousClock()
    private var running: [Int: (deadline: ContinuousClock.Instant, alarm: @Sendable () -> Void)] = [:]
    private var count = 0
    /// When the sleeping tasks wake up; only one task sleeps for strategies with the same timeout.
    private var wakeUps: [ContinuousClock.Instant] = []

    func add(_ timeout: Duration, _ alarm: @escaping @Sendable () -> Void) -> Int {
        count &+= 1
        let deadline = clock.now.advanced(by: timeout)
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
