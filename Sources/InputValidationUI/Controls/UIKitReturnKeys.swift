// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
import InputValidation
import UIKit

extension InputForm {
    /// Moves the focus to the next text field of the form with the return key, and submits the form in the last one.
    ///
    /// Call this method after you have connected the controls. The return keys of the text fields get the labels "next"
    /// and "go". A second call replaces the actions of the first.
    ///
    /// In a text view, the return key begins a new line. The key leads to a text view but not out of it, so a form
    /// whose last text is a text view is submitted only by a button.
    ///
    /// - Parameter submit: A closure that is called for the return key in the last text, if it is a text field. Each
    ///   text field retains it, so it should refer to your view controller weakly.
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
                        // The submit announces the error, and the field, which then loses the focus, does not.
                        field.endEditing()
                        return submit()
                    }
                    next.requestFocus()
                }, for: .editingDidEndOnExit)
        }
    }
}
#endif
