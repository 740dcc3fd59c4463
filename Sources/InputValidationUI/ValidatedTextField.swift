// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
import InputValidation
import UIKit

/// A text field that validates its text with a strategy and shows an alert if the text is rejected.
///
/// As in the Strategy chapter, it does not depend on any algorithm. A view controller can validate any such field when
/// its editing ends:
///
/// ```swift
/// func textFieldDidEndEditing(_ textField: UITextField) {
///     (textField as? ValidatedTextField)?.validate()
/// }
/// ```
///
/// The strategy, ``ValidatedControl/validator``, can be swapped at any time.
open class ValidatedTextField: UITextField {
    /// The view controller that presents the alert.
    ///
    /// Without it, no alert is shown.
    public weak var presenter: UIViewController?

    /// Validates the text, calls the handler, and shows an alert if the text is rejected.
    ///
    /// - Returns: Whether the text is accepted.
    @discardableResult
    open func validate() -> Bool {
        guard let error = validate(with: validator).first else { return true }
        presenter?.present(alert(for: error), animated: true, completion: nil)
        return false
    }

    /// Returns the alert for an error, with the error's title and reason.
    ///
    /// - Parameter error: The error that rejects the text.
    open func alert(for error: ValidationError) -> UIAlertController {
        let alert = UIAlertController(title: error.title, message: error.reason, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: dismissTitle, style: .default, handler: nil))
        return alert
    }

    /// The title of the alert's button.
    open var dismissTitle: String { "OK" }
}

extension FormError {
    /// Announces the errors with VoiceOver, for example after a submit.
    @MainActor
    public func announce() {
        let text = errors.map(\.reason).joined(separator: "\n")
        UIAccessibility.post(notification: .announcement, argument: text)
    }
}
#endif
