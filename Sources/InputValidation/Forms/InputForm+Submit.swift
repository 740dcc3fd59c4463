// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension InputForm {
    /// Validates every field, waits for the asynchronous strategies, and returns the typed result.
    ///
    /// Never uses an answer for an older text: if a field is edited meanwhile, the new text is asked about. If the task
    /// is cancelled, fields without an answer are reported with code 1233.
    ///
    /// A second submit of the same fields and rules while one is running joins it: it waits for the same answers, fails
    /// with the same errors, and yields its own result. So two taps send one request's worth of questions.
    /// ``isSubmitting`` shows that one is running.
    ///
    /// - Parameter isolation: The actor on which the inputs live; the caller's.
    /// - Throws: A ``FormError`` with the errors of all fields.
    public func submit(isolation: isolated (any Actor)? = #isolation) async throws(FormError) -> Output {
        guard let home = entries.first?.field.state else { return try self() }
        var submission = newSubmission
        while !Task.isCancelled, let other = home.submissions.first(where: { $0.isAlike(submission) }) {
            await other.finished(isolation: isolation)
            // One that was cancelled, or that yields something else, is no answer to this one.
            submission = newSubmission
            guard let result = other.result as? Result<Output, FormError> else { continue }
            if case .failure(let failure) = result { throw failure }
            // The conditions of the rules, and what is made of the values, may be others here.
            if case .success(let output) = self.result() { return output }
        }

        home.submissions.append(submission)
        home.review()
        let result = await settled(isolation: isolation)
        home.submissions.removeAll { $0 === submission }
        submission.finish(Task.isCancelled ? nil : result)
        home.review()
        return try result.get()
    }

    private var newSubmission: Submission {
        Submission(
            fields: entries.map { ObjectIdentifier($0.field.state) },
            taking: entries.filter(\.takesPart).map { ObjectIdentifier($0.field.state) }, rules: rules.map(\.rule))
    }

    private func settled(isolation: isolated (any Actor)?) async -> Result<Output, FormError> {
        validate()
        for entry in entries where entry.takesPart { entry.field.state.check?.start() }
        // An edit while one field is waited for may unsettle another one.
        while !Task.isCancelled, let check = unsettledCheck {
            await check.settle(isolation: isolation)
        }
        if Task.isCancelled {
            // Nobody waits for the others that were started above.
            for entry in entries where entry.takesPart {
                entry.field.state.check?.stop()
                entry.field.state.publish()
            }
        }
        return result()
    }

    private var unsettledCheck: FieldCheck? {
        for entry in entries where entry.takesPart {
            if let check = entry.field.state.check, !check.isSettled { return check }
        }
        return nil
    }
}
