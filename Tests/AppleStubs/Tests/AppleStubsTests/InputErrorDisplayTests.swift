// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import AppKit
import InputValidation
import InputValidationUIOnStubs
import SwiftUI
import Testing
import UIKit

extension SwiftUITests {
    @Suite("InputErrorDisplay")
    @MainActor
    struct InputErrorDisplayTests {
        private nonisolated static let short = "Name must be between 8 and 64 characters"
        private nonisolated static let hyphen = "Name must not include hyphens"

        @Test(
            "selects no error, the first error, or all errors, in views and in labels",
            arguments: [
                ("abcdefgh", [], []), ("abcdefg-", [hyphen], [hyphen]), ("a-b", [short], [short, hyphen]),
            ])
        func errors(text: String, first: [String], all: [String]) {
            let input = ValidatedInput(text, .count(in: 8...64) && .alphanumeric, label: "Name")
            input.validate()
            #expect(Screen(ValidatedField(input)).lines.dropFirst() == first[...])
            for (display, errors) in [(InputErrorDisplay.first, first), (.all, all)] {
                #expect(Screen(ValidatedField(input).inputErrorDisplay(display)).lines.dropFirst() == errors[...])
                let label = UILabel()
                label.showErrors(of: input, display)
                #expect(label.text == errors.joined(separator: "\n"))
                let appKit = NSTextField()
                appKit.showErrors(of: input, display)
                #expect(appKit.stringValue == errors.joined(separator: "\n"))
            }
        }
    }
}
