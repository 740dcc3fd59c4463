// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import AppKit
import InputValidation
import InputValidationUIOnStubs
import Testing
import UIKit

@Suite("AppKit controls")
@MainActor
struct AppKitControlsTests {
    @Test("have strategies and call their handlers at changes")
    func textField() {
        let field = NSTextField()
        var answers: [Int] = []
        field.validator = .numeric
        field.validationHandler = { answers.append($0.count) }
        field.validateOnInputChange(enabled: true)
        field.stringValue = "a"
        NotificationCenter.default.post(name: NSControl.textDidChangeNotification, object: field)
        field.stringValue = "1"
        NotificationCenter.default.post(name: NSControl.textDidChangeNotification, object: field)
        #expect(answers == [1, 0])
    }
}
