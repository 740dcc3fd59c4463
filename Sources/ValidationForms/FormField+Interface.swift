// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

// What a user interface needs to show an input.
extension FormField {
    /// Whether a screen should mask the value as it is typed, as SwiftUI's `SecureField` does.
    ///
    /// Secret values are masked. The exceptions are card numbers, expiry dates, and one-time codes, because users
    /// compare what they type with a card or a message. An expiry date is secret only if you set `isSecret`, because it
    /// is useless without its card number.
    public var isMasked: Bool {
        let visible: [InputTraits.Content] = [.cardNumber, .cardExpiry, .oneTimeCode]
        return isSecret && inputTraits.content.map(visible.contains) != true
    }

    /// The control that shows the input, such as a `UITextField`, or `nil` if there is none.
    ///
    /// The views in the module `InputValidationUI` set this weak reference.
    public var element: AnyObject? {
        get { state.element }
        set { state.element = newValue }
    }

    /// The number of focus requests so far, which a user interface observes.
    public var focusRequests: Int { state.valueForObserver(of: .focusRequests, state.focusRequests) }

    /// Asks the user interface, which observes ``focusRequests``, to move the focus to this input.
    public func requestFocus() {
        state.focusRequests &+= 1
        state.changes.notify(.focusRequests)
    }
}
