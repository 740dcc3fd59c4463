// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

extension InputForm {
    /// Validates every field, waits for the asynchronous strategies, and returns the typed result.
    ///
    /// It never uses a result for an older value. If a field is edited meanwhile, it validates the new value. If the
    /// task is canceled, fields without a result are reported with code 1233. The results are taken in the order of the
    /// fields. So the error of a later field is shown only when all fields before it have a result, and a submit waits
    /// even if another field is already rejected.
    ///
    /// A second submit while one is running waits for the same runs of the asynchronous strategies. So two taps run
    /// each strategy once.
    ///
    /// - Throws: A ``FormError`` with the errors of all fields.
    public func submit(isolation: isolated (any Actor)? = #isolation) async throws(FormError) -> Output {
        guard let home = entries.first?.inputState else { return try value() }
        let fields = entries.map(\.id)
        home.submissions.append(fields)
        home.publish()

        validate()
        for entry in entries where entry.takesPart { entry.inputState.startCheck() }
        // An edit during the wait may require another asynchronous strategy to run.
        while !Task.isCancelled, let entry = entries.first(where: { $0.takesPart && !$0.inputState.hasFinishedCheck }) {
            await entry.inputState.finishCheck(isolation: isolation)
        }

        home.submissions.firstIndex(of: fields).map { _ = home.submissions.remove(at: $0) }
        if Task.isCancelled, home.submissions.isEmpty {
            // No submit waits for the other strategies that were started above.
            for entry in entries where entry.takesPart {
                entry.inputState.check?.stop()
                entry.inputState.publish()
            }
        }
        // This also notifies the observers of the end of the submit.
        return try value()
    }
}
