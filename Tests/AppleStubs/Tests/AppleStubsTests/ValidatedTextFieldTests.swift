// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import AppKit
import InputValidation
import InputValidationUIOnStubs
import Testing
import UIKit

@Suite("As in the Strategy chapter: ValidatedTextField")
@MainActor
struct ValidatedTextFieldTests {
    @Test("shows an alert with the title and the reason of the error of any strategy")
    func alert() throws {
        let controller = UIViewController()
        let number = ValidatedTextField()
        let word = ValidatedTextField()
        number.validator = .numeric
        word.validator = .alpha
        for field in [number, word] {
            field.presenter = controller
            field.text = "a1"
        }

        #expect(!number.validate())
        let alert = try #require(controller.presentedViewController as? UIAlertController)
        #expect(alert.preferredStyle == .alert)
        #expect(alert.title == "There is a problem")
        #expect(alert.message == "Only use the digits 0 to 9")
        #expect(alert.actions.map(\.title) == ["OK"])

        // A second alert isn't presented over the first.
        #expect(!word.validate())
        #expect(controller.presentedViewController === alert)

        controller.presentedViewController = nil
        #expect(!word.validate())
        #expect(
            (controller.presentedViewController as? UIAlertController)?.message
                == "Only use the letters A to Z or a to z, with no digits, spaces, or accents")
    }

    @Test("shows nothing when the text is accepted")
    func acceptance() {
        let controller = UIViewController()
        let field = ValidatedTextField()
        field.presenter = controller
        field.validator = .numeric
        field.text = "12"
        #expect(field.validate())
        #expect(controller.presentedViewController == nil)
    }

    @Test("shows its alert whoever validates it, also for each change")
    func anyCaller() {
        func validates(_ control: some ValidatedControl) -> Bool { control.validate() }
        let controller = UIViewController()
        let field = ValidatedTextField()
        field.presenter = controller
        field.validator = .numeric
        field.text = "a"
        #expect(!validates(field))
        #expect(controller.presentedViewController is UIAlertController)

        controller.presentedViewController = nil
        field.validateOnInputChange(enabled: true)
        field.sendActions(for: .editingChanged)
        #expect(controller.presentedViewController is UIAlertController)
    }

    @Test("does not keep its presenter alive")
    func presenter() {
        let field = ValidatedTextField()
        weak var released: UIViewController?
        do {
            let controller = UIViewController()
            field.presenter = controller
            released = controller
        }
        #expect(released == nil && field.presenter == nil)
    }

    @Test("can show its errors in another way")
    func ownPresentation() {
        final class Labeled: ValidatedTextField {
            var shown: [ValidationError.Code] = []
            override func presentRejection(_ error: ValidationError) { shown.append(error.code) }
        }
        let field = Labeled()
        field.validator = .numeric
        field.text = "a"
        field.validate()
        #expect(field.shown == [.numericCharacter])
        // The alert shows the first of several errors.
        field.validator = .count(in: 3...) && .numeric
        field.validate()
        #expect(field.shown == [.numericCharacter, .lengthTooShort])
    }
}
