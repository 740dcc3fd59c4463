// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
import InputValidation
import UIKit

/// A text field with a strategy, as in the Strategy chapter: it knows nothing of the algorithm and shows an alert.
///
/// A view controller that ends the editing of any such field asks it to validate, and need not know which one it is:
///
/// ```swift
/// func textFieldDidEndEditing(_ textField: UITextField) {
///     (textField as? ValidatedTextField)?.validate()
/// }
/// ```
///
/// The ``ValidatedControl/validator`` can be swapped at any time; it comes with ``ValidatedControl``.
open class ValidatedTextField: UITextField {
    /// Where the alert is presented; without it, nobody sees one.
    public weak var presenter: UIViewController?

    /// Asks the strategy, tells the handler, and shows an alert if the text is rejected.
    ///
    /// - Returns: Whether the text is accepted.
    @discardableResult
    open func validate() -> Bool {
        guard let error = validate(with: validator).first else { return true }
        presenter?.present(alert(for: error), animated: true, completion: nil)
        return false
    }

    /// Returns the alert for an error: its title as heading, its reason as message.
    ///
    /// - Parameter error: Why the text is rejected.
    open func alert(for error: ValidationError) -> UIAlertController {
        let alert = UIAlertController(title: error.title, message: error.reason, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: dismissTitle, style: .default, handler: nil))
        return alert
    }

    /// What the button of the alert says.
    open var dismissTitle: String { "OK" }
}

extension FormError {
    /// Lets VoiceOver say what is to be mended, as after a submit.
    @MainActor
    public func announce() {
        let text = errors.map(\.reason).joined(separator: "\n")
        UIAccessibility.post(notification: .announcement, argument: text)
    }
}
#endif
