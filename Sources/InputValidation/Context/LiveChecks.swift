// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Asks the asynchronous strategies of some inputs while somebody types: a task for each edit, the latest wins.
///
/// An input never starts a task itself; this object does, for inputs that live on the main actor, for as long as it is
/// kept.
///
/// ```swift
/// @MainActor
/// final class SignUp {
///     @ValidatedInput(.alpha, then: FreeNickname(), label: "Nickname") var nickname = ""
///     private lazy var checks = LiveChecks([$nickname])
/// }
/// ```
@MainActor
public final class LiveChecks {
    private var followers: [FieldFollower] = []
    private var tasks: [ObjectIdentifier: Task<Void, Never>] = [:]

    /// Begins to follow inputs.
    ///
    /// An input may get its asynchronous strategy later, lose it, or get another one. Several objects may follow the
    /// same input; they wait for one answer.
    ///
    /// - Parameter fields: The inputs, such as all the ``InputForm/fields`` of a form.
    public init(_ fields: [any FormField]) {
        for field in fields {
            let follower = FieldFollower { [weak self, weak field] in
                if let field { self?.edited(field) }
            }
            field.state.follow(with: follower)
            followers.append(follower)
        }
    }

    deinit {
        for task in tasks.values { task.cancel() }
    }

    /// Waits until no strategy is running.
    ///
    /// If the task is cancelled, it stops waiting; the strategies go on.
    public func settled() async {
        while !Task.isCancelled, let (id, task) = tasks.first {
            // Unlike the value of a task, a stream ends with the task that reads it.
            let (ended, end) = AsyncStream.makeStream(of: Never.self)
            Task {
                await task.value
                end.finish()
            }
            for await _ in ended {}
            if !Task.isCancelled, tasks[id] == task { tasks[id] = nil }
        }
    }

    /// Stops asking; the inputs stay as they are.
    public func cancel() {
        for task in tasks.values { task.cancel() }
        tasks = [:]
    }

    private func edited(_ field: any FormField) {
        let id = ObjectIdentifier(field.state)
        tasks[id]?.cancel()
        tasks[id] = Task { await field.settleWhileTyping() }
    }
}
