// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
import InputValidation
import UIKit

extension InputForm {
    /// Makes the return key move the focus to the form's next text field, and submit the form in the last text field.
    ///
    /// Call this method after you have connected the controls. The return keys of the text fields get the labels "next"
    /// and "go". A second call replaces the first call's actions.
    ///
    /// In a text view, the return key starts a new line. The key can move the focus into a text view but not out of it,
    /// so if a form's last text control is a text view, only a button can submit the form.
    ///
    /// - Parameter submit: A closure to call when the user presses the return key in the last text control, if it is a
    ///   text field. Each text field retains the closure, so refer to your view controller weakly.
    @MainActor
    public func connectReturnKeys(submit: @escaping @MainActor () -> Void) {
        let texts = fields.filter { $0.element is UITextField || $0.element is UITextView }
        for (index, field) in texts.enumerated() {
            guard let control = field.element as? UITextField else { continue }
            let next = texts.dropFirst(index + 1).first
            control.returnKeyType = next == nil ? .go : .next
            let identifier = UIAction.Identifier("InputValidation.return")
            control.removeAction(identifiedBy: identifier, for: .editingDidEndOnExit)
            control.addAction(
                UIAction(identifier: identifier) { _ in
                    guard let next else {
                        // The submit announces the error, so the field must not announce it when it loses the focus.
                        field.endEditing()
                        return submit()
                    }
                    next.requestFocus()
                }, for: .editingDidEndOnExit)
        }
    }
}
#endif
