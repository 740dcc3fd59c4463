// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationUIOnStubs
import SwiftUI
import Testing

extension SwiftUITests {
    @Suite("Pickers, toggles, and dates")
    @MainActor
    struct ValidatedControlsTests {
        @Test("edit and validate the values of their inputs")
        func choices() {
            let country = ParsedInput(String?.none, .present(), label: "Country")
            let terms = ValidatedInput(false, .equal(to: true).message("Accept the terms"), label: "Terms")
            let start = Date(timeIntervalSince1970: 100)
            let arrival = ValidatedInput(start, .range(start...), label: "Arrival")
            for field in [country, terms, arrival] as [any FormField] { field.timing = .onEndOfEditing }
            let screen = Screen(
                Form {
                    ValidatedPicker(country) {
                        Text("Austria").tag(String?.some("AT"))
                        Text("Switzerland").tag(String?.some("CH"))
                    }
                    ValidatedToggle(terms)
                    ValidatedDatePicker(arrival)
                })
            #expect(screen.lines == ["[Country: ]", "[Terms: off]", "[Arrival: 100.0]"])
            screen.choose("Switzerland", in: "Country")
            screen.press("Terms")
            screen.choose(Date(timeIntervalSince1970: 50), in: "Arrival")
            #expect(country.output == "CH" && terms.value && terms.isAccepted && arrival.isTouched)
            #expect(arrival.error?.code == .comparisonTooSmall)
            screen.press("Terms")
            #expect(screen.lines.contains("Accept the terms"))

            country.reset()
            #expect(screen["Country"].description == "[Country: ]" && !country.isTouched)
        }
    }
}
