// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A running submission of several inputs.
///
/// The first input stores it, because a form is a value that may be created again for each use.
package final class Submission {
    /// The inputs.
    package let fields: [ObjectIdentifier]
    /// What two submissions of the same form have in common, even if the form was created again.
    package let identity: [AnyHashable]
    /// The result when the submission is over; `nil` if its task was canceled.
    package private(set) var result: Any?
    private var waiters: [AsyncStream<Never>.Continuation] = []

    package init(fields: [ObjectIdentifier], identity: [AnyHashable]) {
        self.fields = fields
        self.identity = identity
    }

    /// Ends the submission and resumes the tasks that wait for it.
    package func finish(_ result: Any?) {
        self.result = result
        for waiter in waiters { waiter.finish() }
    }

    /// Waits until the submission is over or the task is canceled.
    package func finished(isolation: isolated (any Actor)?) async {
        let (stream, waiter) = AsyncStream.makeStream(of: Never.self)
        waiters.append(waiter)
        for await _ in stream {}
    }
}
