// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import AppKit
import InputValidation
import InputValidationLanguages
import InputValidationUIOnStubs
import Testing
import UIKit

@Suite("Labels for errors", .serialized)
@MainActor
struct ErrorLabelsTests {
    @Test("show the errors of an input, which VoiceOver reads with the prefix of the messages of the input")
    func errorLabels() {
        let input = ValidatedInput("a-b", .count(in: 8...64) && .alphanumeric, label: "Name")
        let (first, all, appKit) = (UILabel(), UILabel(), NSTextField())
        first.showErrors(of: input)
        all.showErrors(of: input, .all)
        appKit.showErrors(of: input)
        #expect(first.isHidden && all.isHidden && appKit.isHidden && first.accessibilityLabel == "")
        input.validate()
        let reasons = input.errors.map(\.reason)
        #expect(reasons.count == 2 && !first.isHidden && !all.isHidden && !appKit.isHidden)
        #expect(first.text == reasons[0] && first.accessibilityLabel == "Error: \(reasons[0])")
        #expect(all.text == reasons.joined(separator: "\n"))
        #expect(all.accessibilityLabel == "Error: \(reasons.joined(separator: "\n"))")
        #expect(appKit.stringValue == reasons[0] && appKit.accessibilityLabel() == "Error: \(reasons[0])")

        input.messages = MessageCatalog(.german)
        let german = input.errors[0].reason
        #expect(german != reasons[0] && first.text == german && first.accessibilityLabel == "Fehler: \(german)")

        let other = ValidatedInput("", .alpha)
        first.showErrors(of: other)
        #expect(first.isHidden && first.text == "" && !all.isHidden)
        input.value = "abcdefgh"
        input.validate()
        #expect(all.isHidden && all.text == "" && appKit.isHidden && appKit.accessibilityLabel() == "")
    }

    @Test("show one input at a time, and keep neither it nor themselves alive")
    func release() {
        let label = UILabel()
        let (first, second) = (ValidatedInput("", .alpha), ValidatedInput("", .alpha))
        label.showErrors(of: first)
        label.showErrors(of: second)
        first.validate()
        #expect(label.isHidden && label.text == "")
        second.validate()
        #expect(!label.isHidden && label.text == second.error?.reason)

        weak var released: UILabel?
        weak var input: ValidatedInput<String>?
        do {
            let (made, field) = (UILabel(), ValidatedInput("", .alpha))
            made.showErrors(of: field)
            (released, input) = (made, field)
        }
        releaseAssociations()
        #expect(released == nil && input == nil)
    }
}
