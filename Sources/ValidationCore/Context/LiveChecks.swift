// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// An object that runs inputs' asynchronous strategies while the user types.
///
/// Each edit starts a task and cancels the previous edit's task. An input never starts a task itself; this object does
/// so for inputs on the main actor, for as long as it exists. When it is released, it cancels the running strategies;
/// the inputs' values and errors don't change.
///
/// ```swift
/// @MainActor
/// final class SignUp {
///     @ValidatedInput(.alpha, then: FreeNickname(), label: "Nickname")
///     var nickname = ""
///     private var checks: LiveChecks?
///
///     init() { checks = LiveChecks([$nickname]) }
/// }
/// ```
@MainActor
public final class LiveChecks {
    private var tasks: [ObjectIdentifier: Task<Void, Never>] = [:]

    /// Creates an object that runs the inputs' asynchronous strategies after edits.
    ///
    /// You can add, remove, or change an input's asynchronous strategy later. If several objects follow the same input,
    /// they wait for the same run of its strategy.
    public init(_ fields: [any FormField]) {
        for field in fields {
            field.state.addChangeHandler(of: self) { [weak self, weak field] in
                if let self, let field { restartCheck(of: field) }
            }
        }
    }

    deinit {
        for task in tasks.values { task.cancel() }
    }

    /// Waits until no strategy is running, or until the task is canceled.
    public func waitForAll() async {
        while !Task.isCancelled, let (id, task) = tasks.first {
            // Iterating over a stream ends when its task is canceled; awaiting a task's value doesn't.
            let (ended, end) = AsyncStream.makeStream(of: Never.self)
            Task {
                await task.value
                end.finish()
            }
            for await _ in ended {}
            if !Task.isCancelled, tasks[id] == task { tasks[id] = nil }
        }
    }

    private func restartCheck(of field: any FormField) {
        let id = ObjectIdentifier(field.state)
        tasks[id]?.cancel()
        tasks[id] = field.state.check == nil ? nil : Task { await field.checkWhileTyping() }
    }
}
