// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationUIOnStubs
import SwiftUI
import Testing

extension SwiftUITests {
    @Suite("Traits of fields")
    @MainActor
    struct SwiftUITraitsTests {
        @Test("include the keyboard of the strategy, also after a swap")
        func traits() {
            let input = ValidatedInput("", .email, label: "Contact")
            let screen = Screen(ValidatedField(input))
            #expect(screen["Contact"].keyboard == .emailAddress && screen["Contact"].content == .emailAddress)
            #expect(screen["Contact"].capitalization == .never && screen["Contact"].isAutocorrected == false)
            input.validator = .e164
            #expect(screen["Contact"].keyboard == .phonePad && screen["Contact"].content == .telephoneNumber)
            input.validator = .required
            #expect(screen["Contact"].keyboard == .default && screen["Contact"].content == nil)
            #expect(screen["Contact"].capitalization == .sentences && screen["Contact"].isAutocorrected == true)
            input.validator = .required.traits(capitalization: .words)
            #expect(screen["Contact"].capitalization == .words)
            input.validator = .required.traits(capitalization: .characters)
            #expect(screen["Contact"].capitalization == .characters)
        }
    }
}
