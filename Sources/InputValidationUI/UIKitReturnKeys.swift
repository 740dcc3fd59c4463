// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
import InputValidation
import UIKit

extension InputForm {
    /// Leads through the text fields of the form with the return key, and submits the form in the last one.
    ///
    /// Call this method after you have connected the text fields. Their return keys get the labels "next" and "go". A
    /// second call replaces the actions of the first.
    ///
    /// - Parameter submit: A closure that is called for the return key in the last text field. Each text field retains
    ///   it, so it should refer to your view controller weakly.
    @MainActor
    public func connectReturnKeys(submit: @escaping @MainActor () -> Void) {
        let texts = fields.filter { $0.element is UITextField }
        for (index, field) in texts.enumerated() {
            guard let control = field.element as? UITextField else { continue }
            let next = texts.dropFirst(index + 1).first
            control.returnKeyType = next == nil ? .go : .next
            let identifier = UIAction.Identifier("InputValidation.return")
            control.removeAction(identifiedBy: identifier, for: .editingDidEndOnExit)
            control.addAction(
                UIAction(identifier: identifier) { _ in
                    if let next { next.requestFocus() } else { submit() }
                }, for: .editingDidEndOnExit)
        }
    }
}
#endif
