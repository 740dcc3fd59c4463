// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif
#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
#endif

/// The text field that is edited, which a `TextField` of SwiftUI shows in UIKit.
///
/// SwiftUI does not report whether an input method is composing a text, and the text field does.
@MainActor
final class EditedTextField {
    static let shared = EditedTextField()

    #if canImport(UIKit) && !os(watchOS)
    private weak var field: UITextField?

    private init() {
        _ = NotificationCenter.default.addObserver(
            forName: UITextField.textDidBeginEditingNotification, object: nil, queue: nil
        ) { notification in
            nonisolated(unsafe) let object = notification.object
            // The notifications of controls are posted on the main thread.
            MainActor.assumeIsolated { EditedTextField.shared.field = object as? UITextField }
        }
    }
    #else
    private init() {}
    #endif

    /// Whether an input method is composing a text, which must not be replaced.
    var isComposing: Bool {
        #if canImport(UIKit) && !os(watchOS)
        if field?.markedTextRange != nil { return true }
        #endif
        #if canImport(AppKit) && !targetEnvironment(macCatalyst)
        let responder = NSApplication.shared.keyWindow?.firstResponder
        if (responder as? any NSTextInputClient)?.hasMarkedText() == true { return true }
        #endif
        return false
    }
}
