// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationUIOnStubs
import Testing
import UIKit

@Suite("The return keys of a form", .serialized)
@MainActor
struct UIKitReturnKeysTests {
    @Test("lead to a text view, in which they begin new lines")
    func returnKeys() {
        let inputs = ["Name", "Notes", "City"].map { ValidatedInput("", .required, label: $0) }
        let (name, notes, city) = (UITextField(), UITextView(), UITextField())
        let form = InputForm {
            inputs[0]
            inputs[1]
            inputs[2]
        }
        name.connect(to: inputs[0])
        notes.connect(to: inputs[1])
        city.connect(to: inputs[2])
        var count = 0
        form.connectReturnKeys { count += 1 }
        #expect(name.returnKeyType == .next && notes.returnKeyType == .default && city.returnKeyType == .go)
        name.sendActions(for: .editingDidEndOnExit)
        #expect(notes.isFirstResponder && count == 0)
        city.sendActions(for: .editingDidEndOnExit)
        #expect(count == 1)
        // If a form ends with a text view, a button submits it.
        let short = InputForm {
            inputs[0]
            inputs[1]
        }
        short.connectReturnKeys { count += 1 }
        #expect(name.returnKeyType == .next)
        name.sendActions(for: .editingDidEndOnExit)
        #expect(count == 1)
        // A later call's actions replace the first call's.
        #expect(inputs[1].focusRequests == 2)
        form.connectReturnKeys { count += 10 }
        city.sendActions(for: .editingDidEndOnExit)
        #expect(count == 11)
    }
}
