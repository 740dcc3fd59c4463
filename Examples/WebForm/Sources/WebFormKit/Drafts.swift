// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Synchronization

/// What people typed before they changed the language.
///
/// A draft doesn't contain the secrets, only which secrets were typed. The card number counts as a secret here. The
/// page's address has the token, and a shop must protect a stored card number, even if it's stored for minutes (PCI
/// DSS, requirement 3).
///
/// A language change is a redirect, so that reloading the page sends nothing. What a person typed is kept for the
/// redirect's target page, in memory only, until the order is placed or the time is up.
package final class Drafts: Sendable {
    private struct Draft {
        let token: String
        let body: FormBody
        let lostSecrets: Set<Field>
        let end: ContinuousClock.Instant
    }

    private static let secrets: [Field] = [.cardNumber, .securityCode, .password]

    private let drafts = Mutex<[Draft]>([])
    /// Whether a task is waiting for the oldest draft to end.
    ///
    /// One task is enough, however many drafts are kept.
    private let isWaiting = Mutex(false)
    private let capacity: Int
    private let duration: Duration

    /// Creates a store without drafts.
    ///
    /// - Parameters:
    ///   - capacity: The maximum number of drafts to keep. Another draft replaces the oldest.
    ///   - duration: How long to keep a draft.
    package init(capacity: Int = 100, duration: Duration = .seconds(600)) {
        self.capacity = capacity
        self.duration = duration
    }

    /// The number of kept drafts.
    package var count: Int { drafts.withLock { $0.count } }

    /// Keeps what was typed into the form with a token, except the secrets, and replaces the form's earlier draft.
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

    /// Returns when the next draft ends, or `nil` if none is left.
    ///
    /// After that, a new draft starts a new task.
    private func nextEnd() -> ContinuousClock.Instant? {
        isWaiting.withLock { isWaiting in
            let end = drafts.withLock { $0.map(\.end).min() }
            isWaiting = end != nil
            return end
        }
    }

    /// Returns what was typed into the form with a token and which secrets were typed, or `nil` if the draft isn't
    /// kept.
    package func draft(for token: String) -> (body: FormBody, lostSecrets: Set<Field>)? {
        removeEnded()
        return drafts.withLock { drafts in
            drafts.first { $0.token == token }.map { ($0.body, $0.lostSecrets) }
        }
    }

    /// Removes a placed order's draft.
    package func remove(_ token: String) { drafts.withLock { drafts in drafts.removeAll { $0.token == token } } }

    private func removeEnded() {
        let now = ContinuousClock.now
        drafts.withLock { drafts in drafts.removeAll { $0.end <= now } }
    }
}
