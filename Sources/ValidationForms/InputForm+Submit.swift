// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationMessages

extension InputForm {
    /// Validates every field, waits for the asynchronous strategies, and returns the typed result.
    ///
    /// It never uses a result for an older value. If a field is edited meanwhile, it validates the new value. If the
    /// task is canceled, fields without a result are reported with code 1233. The results are taken in the order of the
    /// fields. So the error of a later field is shown only when all fields before it have a result, and a submit waits
    /// even if another field is already rejected.
    ///
    /// A second submit of the same fields and rules while one is running waits for the first. It throws the same errors
    /// or yields its own result. So two taps run each asynchronous strategy once.
    ///
    /// - Throws: A ``FormError`` with the errors of all fields.
    public func submit(isolation: isolated (any Actor)? = #isolation) async throws(FormError) -> Output {
        guard let home = entries.first?.state else { return try value() }
        var submission = newSubmission
        while !Task.isCancelled, let other = home.submissions.first(where: { $0.identity == submission.identity }) {
            await other.finished(isolation: isolation)
            // The result of a canceled submit, or of one with another output type, cannot be used here.
            submission = newSubmission
            guard let result = other.result as? Result<Output, FormError> else { continue }
            if case .failure(let failure) = result { throw failure }
            // The rules may have other conditions here, and `map(_:)` another transform.
            if case .success(let output) = self.result() { return output }
        }

        home.submissions.append(submission)
        home.publish()
        let result = await finished(isolation: isolation)
        home.submissions.removeAll { $0 === submission }
        submission.finish(Task.isCancelled ? nil : result)
        home.publish()
        return try result.get()
    }

    private var newSubmission: Submission {
        let fields = entries.map(\.id)
        let taking = entries.filter(\.takesPart).map(\.id)
        return Submission(fields: fields, identity: [fields, taking, rules.map(\.rule.identity)])
    }

    private func finished(isolation: isolated (any Actor)?) async -> Result<Output, FormError> {
        validate()
        for entry in entries where entry.takesPart { entry.state.startCheck() }
        // An edit during the wait may require another asynchronous strategy to run.
        while !Task.isCancelled, let entry = entries.first(where: { $0.takesPart && !$0.state.hasFinishedCheck }) {
            await entry.state.finishCheck(isolation: isolation)
        }
        if Task.isCancelled {
            // No submit waits for the other strategies that were started above.
            for entry in entries where entry.takesPart {
                entry.state.check?.stop()
                entry.state.publish()
            }
        }
        return result()
    }
}
