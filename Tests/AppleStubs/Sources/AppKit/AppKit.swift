// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// Stand-ins for the part of AppKit that the adaptors use; each names its page of Apple's documentation.

@_exported import Foundation

/// See appkit/nscontrol.
@MainActor
open class NSControl: NSObject {
    public override init() { super.init() }
    /// See appkit/nscontrol/stringvalue.
    open var stringValue = ""
    /// See appkit/nscontrol/textdidchangenotification.
    public static let textDidChangeNotification = Notification.Name("NSControlTextDidChangeNotification")
}

/// See appkit/nstextfield.
@MainActor
open class NSTextField: NSControl {}
