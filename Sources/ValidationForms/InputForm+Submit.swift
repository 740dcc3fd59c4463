// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Observation
import ValidationCore

extension InputForm {
    /// Validates every field, waits for the asynchronous strategies, and returns the typed result.
    ///
    /// The submit collects the results in the fields' order. So a field's error is shown only when all fields before
    /// it have a result, and the submit keeps waiting even if another field is already rejected.
    ///
    /// The form may change during the submit. If the user edits a field, the submit validates the new value, and never
    /// uses a result for the old value. If a field is reset or restored, the submit ends without validating again, and
    /// reports the field with code 1233. If a section is excluded, the submit doesn't wait for its fields. If the task is
    /// canceled, the submit reports the fields without a result with code 1233.
    ///
    /// A second submit waits for the same runs of the asynchronous strategies, so two taps run each strategy only once.
    ///
    /// - Throws: A ``FormError`` with the errors of all fields.
    public func submit(isolation: isolated (any Actor)? = #isolation) async throws(FormError) -> Output {
        let resetCounts = entries.map(\.inputState.resetCount)
        var isReset: Bool { entries.map(\.inputState.resetCount) != resetCounts }
        for entry in entries { entry.inputState.submissionCount += 1 }
        publish()

        validate()
        for entry in entries where entry.takesPart { entry.inputState.startCheck() }
        // If the user edits during the wait, another asynchronous strategy may need to run.
        while !Task.isCancelled, !isReset,
            let entry = entries.first(where: { $0.takesPart && !$0.inputState.hasFinishedCheck })
        {
            entry.inputState.startCheck()
            await entry.waitForOutcome(isolation: isolation)
        }

        for entry in entries { entry.inputState.submissionCount -= 1 }
        if Task.isCancelled || isReset {
            // No other submit waits for the strategies that were started above.
            for entry in entries where entry.inputState.submissionCount == 0 { entry.inputState.check?.stop() }
        }
        // An observer waits for the first field that's being submitted, so publishing that field last notifies it only
        // once.
        InputState.publish(entries.reversed().map(\.inputState))
        if isReset {
            // Validating would reject empty fields that the user hasn't filled in yet.
            let reset = zip(entries, resetCounts).filter { $0.inputState.resetCount != $1 }.map(\.0)
            throw FormError(
                errors: reset.map { $0.field.addingFieldContext(to: ValidationError(.asyncPending)).under($0.path) })
        }
        return try value()
    }
}

extension FormEntry {
    /// Waits for the asynchronous strategy, and stops it if the field's section is excluded.
    fileprivate func waitForOutcome(isolation: isolated (any Actor)?) async {
        let stop = inputState.check?.cancellation
        guard withObservationTracking({ takesPart }, onChange: { stop?() }) else { return }
        await inputState.waitForOutcome(isolation: isolation)
    }
}
