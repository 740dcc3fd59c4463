// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import InputValidation

extension NSTextField: ValidatedControl {
    /// The text.
    public var inputValue: String {
        get { stringValue }
        set { stringValue = newValue }
    }

    /// Calls the closure after each edit.
    public func observeInputChanges(_ handler: (@MainActor () -> Void)?) {
        observeNotification(NSControl.textDidChangeNotification, of: self, handler)
    }
}
#endif
