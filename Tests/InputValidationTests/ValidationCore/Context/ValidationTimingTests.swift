// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("ValidationTiming")
struct ValidationTimingTests {
    @Test(
        "validates at its events",
        arguments: [
            (ValidationTiming.onDemand, [false, false, false]), (.onChange, [true, true, true]),
            (.onChangeAfterRejection, [false, false, true]), (.onEndOfEditing, [false, true, true]),
        ])
    func timing(timing: ValidationTiming, isAsked: [Bool]) {
        let input = ValidatedInput("1", .numeric)
        input.timing = timing

        input.value = "a"
        #expect(input.hasResult == isAsked[0])

        input.reset()
        input.value = "a"
        input.endEditing()
        #expect(input.hasResult == isAsked[1])

        input.reset()
        input.value = "a"
        input.validate()
        input.value = "1"
        #expect((input.error == nil) == (timing == .onChange || timing == .onChangeAfterRejection))
        input.endEditing()
        #expect((input.error == nil) == isAsked[2])
    }
}
