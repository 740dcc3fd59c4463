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
    private let fields: [any FormField]
    private var tasks: [ObjectIdentifier: Task<Void, Never>] = [:]

    /// Begins to follow inputs; those without an asynchronous strategy are left alone.
    ///
    /// - Parameter fields: The inputs, such as all the ``InputForm/fields`` of a form.
    public init(_ fields: [any FormField]) {
        self.fields = fields
        for field in fields {
            field.state.check?.onEdit = { [weak self, weak field] in
                if let field { self?.edited(field) }
            }
        }
    }

    deinit {
        for task in tasks.values { task.cancel() }
    }

    /// Waits until no strategy is being asked.
    public func settled() async {
        while let task = tasks.first {
            await task.value.value
            if tasks[task.key] == task.value { tasks[task.key] = nil }
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
