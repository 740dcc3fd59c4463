// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import AppKit
import InputValidation
import Testing
import UIKit

@testable import InputValidationUIOnStubs

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

    @Test("that are chosen pass their actions on to the target of the app, after the input has the value")
    func target() throws {
        final class Target {}
        let target = Target()
        let action = Selector("choose:")
        let popUp = NSPopUpButton()
        (popUp.target, popUp.action) = (target, action)
        let input = ValidatedInput(-1, .range(0...2))
        popUp.connect(to: input)
        let observer = try #require(popUp.target as? ActionObserver)
        let before = NSApplication.shared.sent.count
        popUp.selectItem(at: 1)
        observer.receiveAction(popUp)
        let sent = NSApplication.shared.sent.dropFirst(before)
        #expect(sent.map(\.action) == [action] && sent.first?.target === target && sent.first?.sender === popUp)
        #expect(input.value == 1 && input.isTouched)
        // A second connection doesn't pass the action on to the first.
        popUp.connect(to: ValidatedInput(1, .range(0...2)))
        #expect((popUp.target as? ActionObserver)?.appTarget === target)
        popUp.disconnect()
        #expect(popUp.target === target && popUp.action == action)

        let box = ValidatedCheckBox()
        box.connect(to: ValidatedInput(true, .equal(to: true)))
        #expect(box.state == .on && box.type == .switch)
        (box.target as? ActionObserver)?.receiveAction(box)
        #expect(NSApplication.shared.sent.count == before + 1)
        // A target that the app sets later stays.
        box.target = target
        box.disconnect()
        #expect(box.target === target)
    }

    @Test("that are moved end the editing with the mouse, or at each move without it")
    func moves() {
        let input = ValidatedInput(0.5, .atMost(0.25))
        input.timing = .onEndOfEditing
        let slider = NSSlider()
        slider.connect(to: input)
        defer { NSApplication.shared.currentEvent = nil }
        for (event, ends) in [
            (.leftMouseDown, false), (.leftMouseDragged, false), (.leftMouseUp, true), (.keyDown, true), (nil, true),
        ] as [(NSEvent.EventType?, Bool)] {
            NSApplication.shared.currentEvent = event.map(NSEvent.init)
            input.clearResult()
            (slider.target as? ActionObserver)?.receiveAction(slider)
            #expect(input.hasResult == ends)
        }
    }

    @Test("that are text views have the traits, the format, and the hint of their input")
    func textView() {
        let view = NSTextView()
        let input = ParsedInput("", .paymentCard, label: "Card")
        view.connect(to: input, format: .paymentCard)
        #expect(!view.isContinuousSpellCheckingEnabled && !view.isAutomaticSpellingCorrectionEnabled)
        #expect(!view.isAutomaticTextCompletionEnabled && view.accessibilityLabel() == "Card")
        view.string = "42942"
        view.setSelectedRange(NSRange(location: 3, length: 0))
        NotificationCenter.default.post(name: NSText.didChangeNotification, object: view)
        #expect(view.string == "4294 2" && input.value == "4294 2" && view.undoable == [" "])
        #expect(view.selectedRange == NSRange(location: 3, length: 0))
        // If a text can't be replaced, for example because of its delegate, it keeps its caret.
        view.string = "42425"
        view.isEditable = false
        NotificationCenter.default.post(name: NSText.didChangeNotification, object: view)
        #expect(view.string == "42425" && input.value == "42425")
        #expect(view.selectedRange == NSRange(location: 5, length: 0))
        view.connect(to: ValidatedInput("", .required))
        #expect(view.isContinuousSpellCheckingEnabled && view.isAutomaticTextCompletionEnabled)
    }
}
