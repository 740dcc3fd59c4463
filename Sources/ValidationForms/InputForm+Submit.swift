// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Observation
import ValidationCore

extension InputForm {
    /// Validates every field, waits for the asynchronous strategies, and returns the typed result.
    ///
    /// It never uses a result for an older value. If a field is edited meanwhile, it validates the new value. If the
    /// task is canceled, fields without a result are reported with code 1233. If a field is reset meanwhile, the submit
    /// ends without another validation, and reports the fields that were reset with code 1233. It does not wait for a
    /// field whose section is excluded meanwhile. The results are taken in the order of the fields. So the error of a
    /// later field is shown only when all fields before it have a result, and a submit waits even if another field is
    /// already rejected.
    ///
    /// A second submit while one is running waits for the same runs of the asynchronous strategies. So two taps run
    /// each strategy once.
    ///
    /// - Throws: A ``FormError`` with the errors of all fields.
    public func submit(isolation: isolated (any Actor)? = #isolation) async throws(FormError) -> Output {
        let resetCounts = entries.map(\.inputState.resetCount)
        var isReset: Bool { entries.map(\.inputState.resetCount) != resetCounts }
        for entry in entries { entry.inputState.submissionCount += 1 }
        publish()

        validate()
        for entry in entries where entry.takesPart { entry.inputState.startCheck() }
        // An edit during the wait may require another asynchronous strategy to run.
        while !Task.isCancelled, !isReset,
            let entry = entries.first(where: { $0.takesPart && !$0.inputState.hasFinishedCheck })
        {
            entry.inputState.startCheck()
            await entry.waitForOutcome(isolation: isolation)
        }

        for entry in entries { entry.inputState.submissionCount -= 1 }
        if Task.isCancelled || isReset {
            // No submit waits for the other strategies that were started above.
            for entry in entries where entry.inputState.submissionCount == 0 { entry.inputState.check?.stop() }
        }
        // An observer waits for the first field that is being submitted, so it is notified once if that field is last.
        InputState.publish(entries.reversed().map(\.inputState))
        if isReset {
            // A validation would reject the empty fields that the user has not filled yet.
            let reset = zip(entries, resetCounts).filter { $0.inputState.resetCount != $1 }.map(\.0)
            throw FormError(
                errors: reset.map { $0.field.addingFieldContext(to: ValidationError(.asyncPending)).under($0.path) })
        }
        return try value()
    }
}

extension FormEntry {
    /// Waits for the asynchronous strategy, or until the section of the field is excluded, which stops the strategy.
    fileprivate func waitForOutcome(isolation: isolated (any Actor)?) async {
        let stop = inputState.check?.cancellation
        guard withObservationTracking({ takesPart }, onChange: { stop?() }) else { return }
        await inputState.waitForOutcome(isolation: isolation)
    }
}
