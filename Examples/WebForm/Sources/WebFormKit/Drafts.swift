// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Synchronization

/// What people typed before they changed the language.
///
/// A draft does not contain the secrets, only which of them were typed. The card number is one here: the address of the
/// page has the token, and a number that a shop keeps, even for minutes, must be protected (PCI DSS, requirement 3).
///
/// A change of the language is a redirect, so that a reload of the page sends nothing. What was typed is kept for the page
/// to which the redirect leads, in memory only, until the order is placed or the time is over.
package final class Drafts: Sendable {
    private struct Draft {
        let token: String
        let body: FormBody
        let lostSecrets: Set<Field>
        let end: ContinuousClock.Instant
    }

    private static let secrets: [Field] = [.cardNumber, .securityCode, .password]

    private let drafts = Mutex<[Draft]>([])
    /// Whether a task waits for the end of the oldest draft; one is enough, however many drafts are kept.
    private let isWaiting = Mutex(false)
    private let capacity: Int
    private let duration: Duration

    /// Creates a store without drafts.
    ///
    /// - Parameters:
    ///   - capacity: The number of drafts that are kept at most. A further one replaces the oldest one.
    ///   - duration: How long a draft is kept.
    package init(capacity: Int = 100, duration: Duration = .seconds(600)) {
        self.capacity = capacity
        self.duration = duration
    }

    /// The drafts that are kept.
    package var count: Int { drafts.withLock { $0.count } }

    /// Keeps what was typed into the form with a token, except the secrets, in place of an earlier draft of this form.
    package func keep(_ body: FormBody, for token: String) {
        let draft = Draft(
            token: token, body: body.removing(Self.secrets.map(\.rawValue)),
            lostSecrets: Set(Self.secrets.filter { body[$0.rawValue]?.isEmpty == false }), end: .now + duration)
        drafts.withLock { drafts in
            drafts.removeAll { $0.token == token }
            if drafts.count >= capacity { drafts.removeFirst() }
            drafts.append(draft)
        }
        let starts = isWaiting.withLock { isWaiting in
            defer { isWaiting = true }
            return !isWaiting
        }
        guard starts else { return }
        Task { [weak self] in
            while let end = self?.nextEnd() {
                try? await Task.sleep(until: end)
                self?.removeEnded()
            }
        }
    }

    /// Returns when the next draft ends, or `nil` if none is left, after which a new one starts a new task.
    private func nextEnd() -> ContinuousClock.Instant? {
        isWaiting.withLock { isWaiting in
            let end = drafts.withLock { $0.map(\.end).min() }
            isWaiting = end != nil
            return end
        }
    }

    /// Returns what was typed into the form with a token, and the secrets that were, or `nil` if it is not kept.
    package func draft(for token: String) -> (body: FormBody, lostSecrets: Set<Field>)? {
        removeEnded()
        return drafts.withLock { drafts in
            drafts.first { $0.token == token }.map { ($0.body, $0.lostSecrets) }
        }
    }

    /// Removes the draft of an order that was placed.
    package func remove(_ token: String) { drafts.withLock { drafts in drafts.removeAll { $0.token == token } } }

    private func removeEnded() {
        let now = ContinuousClock.now
        drafts.withLock { drafts in drafts.removeAll { $0.end <= now } }
    }
}
