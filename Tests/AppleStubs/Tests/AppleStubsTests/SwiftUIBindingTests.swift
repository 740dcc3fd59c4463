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
    }
}
