// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationUIOnStubs
import Testing
import UIKit

@Suite("The notifications of a control", .serialized)
@MainActor
struct ControlNotificationsTests {
    private func post(_ name: Notification.Name, _ object: AnyObject?) {
        NotificationCenter.default.post(name: name, object: object)
    }

    @Test("are events of this control only")
    func events() {
        let (view, other) = (UITextView(), UITextView())
        var events: [InputEvent] = []
        view.observeInput { events.append($0) }
        post(UITextView.textDidChangeNotification, other)
        post(UITextView.textDidChangeNotification, nil)
        #expect(events == [])
        post(UITextView.textDidChangeNotification, view)
        post(UITextView.textDidEndEditingNotification, view)
        #expect(events == [.change, .endOfEditing])
    }

    @Test("have one observer, which ends with the next one or with none")
    func replacement() {
        let view = UITextView()
        var counts = [0, 0]
        view.observeInput { _ in counts[0] += 1 }
        view.observeInput { _ in counts[1] += 1 }
        post(UITextView.textDidChangeNotification, view)
        #expect(counts == [0, 1])
        view.observeInput(nil)
        post(UITextView.textDidChangeNotification, view)
        #expect(counts == [0, 1])
    }

    @Test("do not keep the control or its observer alive")
    func release() {
        final class Observer {}
        weak var control: UITextView?
        weak var observer: Observer?
        do {
            let (view, made) = (UITextView(), Observer())
            view.observeInput { _ in _ = made }
            (control, observer) = (view, made)
        }
        releaseAssociations()
        #expect(control == nil && observer == nil)
    }
}
