// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif
#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
#endif

/// A reference to the text field being edited: the UIKit control behind SwiftUI's `TextField`.
///
/// SwiftUI doesn't report whether an input method is composing text, but the text field does.
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
            // Controls post notifications on the main thread.
            MainActor.assumeIsolated { EditedTextField.shared.field = object as? UITextField }
        }
    }
    #else
    private init() {}
    #endif

    /// Whether an input method is composing text, which must not be replaced.
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
