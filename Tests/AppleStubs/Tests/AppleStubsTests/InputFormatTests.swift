// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationUIOnStubs
import SwiftUI
import Testing

extension SwiftUITests {
    @Suite("Formats of fields")
    @MainActor
    struct InputFormatTests {
        @Test("format a card number and keep the caret at its digit")
        func format() {
            let input = ParsedInput("", .paymentCard, label: "Card")
            let screen = Screen(ValidatedField(input, format: .paymentCard))
            screen.type("42425", into: "Card")
            #expect(input.value == "4242 5" && screen["Card"].caret == 6)
            screen.type("9", into: "Card", at: 2)
            #expect(input.value == "4294 25" && screen["Card"].caret == 3)
            screen.type("x", into: "Card", at: 0)
            #expect(input.value == "x4294 25" && screen["Card"].caret == 1)
        }

        @Test("format a text that the program sets, with the caret at its end")
        func program() {
            // This format would empty a text whose caret is past its end.
            let format = InputFormat { text, caret in
                caret > text.utf16.count ? (text: "", caret: 0) : PaymentCard.formatted(text, caret: caret)
            }
            let input = ParsedInput("", .paymentCard, label: "Card")
            let screen = Screen(ValidatedField(input, format: format))
            input.value = "42425"
            #expect(screen["Card"].caret == 6)
            #expect(input.value == "4242 5")
            input.value = "424"
            #expect(screen.lines == ["[Card: 424]"])
        }

        @Test("format a text whose caret is not known only at its end")
        func formatWithoutCaret() {
            #expect(InputFormat.paymentCard("42425", continuing: "4242") == "4242 5")
            #expect(InputFormat.paymentCard("42942 5", continuing: "4242 5") == "42942 5")
            let caretAtEnd = InputFormat { text, caret in ("\(text)\(caret)", caret) }
            #expect(caretAtEnd("😀a", continuing: "😀") == "😀a3")
        }
    }
}
