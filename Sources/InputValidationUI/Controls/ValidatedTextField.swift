// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
import InputValidation
import UIKit

/// A text field that validates its text with a strategy and shows an alert if the text is rejected.
///
/// It doesn't depend on its strategy's algorithm. A view controller can validate any validated text field when its
/// editing ends:
///
/// ```swift
/// func textFieldDidEndEditing(_ textField: UITextField) {
///     (textField as? ValidatedTextField)?.validate()
/// }
/// ```
///
/// You can swap the strategy, ``ValidatedControl/validator``, at any time.
open class ValidatedTextField: UITextField, RejectionPresenting {
    /// The view controller that presents the alert.
    ///
    /// If it's `nil`, no alert is shown.
    public weak var presenter: UIViewController?

    /// Shows an alert for an error, unless the presenter already shows a view controller.
    ///
    /// - Parameter error: The error that rejects the text.
    open func presentRejection(_ error: ValidationError) {
        guard let presenter, presenter.presentedViewController == nil else { return }
        presenter.present(alert(for: error), animated: true, completion: nil)
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
#endif
