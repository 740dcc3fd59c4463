// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A submission of several inputs that is running.
///
/// The first input stores it, because a form is a value that may be created again for each use.
final class Submission {
    /// The inputs.
    let fields: [ObjectIdentifier]
    /// The inputs that take part.
    let taking: [ObjectIdentifier]
    private let rules: [any Recognizable]
    /// The result when the submission is over; `nil` if its task was canceled.
    private(set) var result: Any?
    private var waiters: [AsyncStream<Void>.Continuation] = []

    init(fields: [ObjectIdentifier], taking: [ObjectIdentifier], rules: [any Recognizable]) {
        self.fields = fields
        self.taking = taking
        self.rules = rules
    }

    /// Whether it is probably a submission of the same form, which may be created again at each use.
    func isAlike(_ other: Submission) -> Bool {
        fields == other.fields && taking == other.taking && rules.count == other.rules.count
            && zip(rules, other.rules).allSatisfy { $0.isAlike($1) }
    }

    /// Ends the submission and resumes the tasks that wait for it.
    func finish(_ result: Any?) {
        self.result = result
        for waiter in waiters { waiter.finish() }
    }

    /// Waits until the submission is over or the task is canceled.
    func finished(isolation: isolated (any Actor)?) async {
        let (stream, waiter) = AsyncStream.makeStream(of: Void.self)
        waiters.append(waiter)
        for await _ in stream {}
    }
}

/// An object that may be created again at each use, such as a rule of a form.
protocol Recognizable: AnyObject {
    /// Whether the two objects are probably the same one, created twice.
    func isAlike(_ other: any Recognizable) -> Bool
}
