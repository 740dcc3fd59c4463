// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationUIOnStubs
import SwiftUI
import Testing

extension SwiftUITests {
    @Suite("Bindings")
    @MainActor
    struct SwiftUIBindingTests {
        @Test("bind a control to the value of an input")
        func binding() {
            let input = ValidatedInput("a", .alpha)
            let binding = input.binding
            #expect(binding.wrappedValue == "a")
            binding.wrappedValue = "b"
            #expect(input.value == "b" && input.isTouched)

            let choice = ParsedInput(Int?.none, .present())
            choice.timing = .onEndOfEditing
            choice.choiceBinding.wrappedValue = 3
            #expect(choice.output == 3 && choice.isAccepted)
        }

        @Test("leave an input to the control that shows it")
        func element() {
            final class Control {}
            let input = ValidatedInput(1, .range(1...9))
            let control = Control()
            input.element = control
            input.choiceBinding.wrappedValue = 2
            #expect(input.element === control && input.value == 2)
            input.element = nil
            input.choiceBinding.wrappedValue = 3
            #expect(input.element != nil && input.value == 3)
        }
    }
}
