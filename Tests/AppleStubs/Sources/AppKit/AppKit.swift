// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// Stand-ins for the part of AppKit that the adapters use; each names its page of Apple's documentation.

@_exported import Foundation

/// See appkit/nsresponder.
@MainActor
open class NSResponder: NSObject {
    /// See appkit/nsresponder/init().
    public override init() { super.init() }
}

/// See appkit/nswindow.
@MainActor
open class NSWindow: NSResponder {
    /// See appkit/nswindow/firstresponder.
    open private(set) var firstResponder: NSResponder?

    /// See appkit/nswindow/makefirstresponder(_:).
    @discardableResult
    open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
        firstResponder = responder
        return true
    }
}

/// See appkit/nsview.
@MainActor
open class NSView: NSResponder {
    private var label: String?

    /// See appkit/nsview/window; it can only be read there.
    open weak var window: NSWindow?

    /// See appkit/nsview/ishidden.
    open var isHidden = false

    /// See appkit/nsaccessibilityprotocol/accessibilitylabel().
    open func accessibilityLabel() -> String? { label }

    /// See appkit/nsaccessibilityprotocol/setaccessibilitylabel(_:).
    open func setAccessibilityLabel(_ accessibilityLabel: String?) { label = accessibilityLabel }

    private var help: String?

    /// See appkit/nsaccessibilityprotocol/accessibilityhelp().
    open func accessibilityHelp() -> String? { help }

    /// See appkit/nsaccessibilityprotocol/setaccessibilityhelp(_:).
    open func setAccessibilityHelp(_ accessibilityHelp: String?) { help = accessibilityHelp }
}

/// See appkit/nstext.
@MainActor
open class NSText: NSView {
    /// See appkit/nstext/selectedrange.
    open var selectedRange = NSRange(location: 0, length: 0)
}

/// See appkit/nscontrol.
@MainActor
open class NSControl: NSView {
    /// Not Apple's: the field editor while the control is edited.
    open var editor: NSText?

    /// See appkit/nscontrol/stringvalue.
    open var stringValue = ""

    /// See appkit/nscontrol/currenteditor().
    open func currentEditor() -> NSText? { editor }

    /// See appkit/nscontrol/textdidchangenotification.
    nonisolated public static let textDidChangeNotification = Notification.Name("NSControlTextDidChangeNotification")

    /// See appkit/nscontrol/textdidendeditingnotification.
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "NSControlTextDidEndEditingNotification")
}

/// See appkit/nstextfield.
@MainActor
open class NSTextField: NSControl {
    /// See appkit/nstextcontent/contenttype.
    open var contentType: NSTextContentType?
    /// See appkit/nstextfield/isautomatictextcompletionenabled.
    open var isAutomaticTextCompletionEnabled = true
}

/// See appkit/nstextcontenttype.
public struct NSTextContentType: RawRepresentable, Hashable, Sendable {
    /// See appkit/nstextcontenttype/rawvalue.
    public let rawValue: String
    /// See appkit/nstextcontenttype/init(rawvalue:).
    public init(rawValue: String) { self.rawValue = rawValue }
    /// See appkit/nstextcontenttype/name.
    public static let name = NSTextContentType(rawValue: "name")
    /// See appkit/nstextcontenttype/givenname.
    public static let givenName = NSTextContentType(rawValue: "givenName")
    /// See appkit/nstextcontenttype/familyname.
    public static let familyName = NSTextContentType(rawValue: "familyName")
    /// See appkit/nstextcontenttype/organizationname.
    public static let organizationName = NSTextContentType(rawValue: "organizationName")
    /// See appkit/nstextcontenttype/username.
    public static let username = NSTextContentType(rawValue: "username")
    /// See appkit/nstextcontenttype/newpassword.
    public static let newPassword = NSTextContentType(rawValue: "newPassword")
    /// See appkit/nstextcontenttype/password.
    public static let password = NSTextContentType(rawValue: "password")
    /// See appkit/nstextcontenttype/onetimecode.
    public static let oneTimeCode = NSTextContentType(rawValue: "oneTimeCode")
    /// See appkit/nstextcontenttype/emailaddress.
    public static let emailAddress = NSTextContentType(rawValue: "emailAddress")
    /// See appkit/nstextcontenttype/telephonenumber.
    public static let telephoneNumber = NSTextContentType(rawValue: "telephoneNumber")
    /// See appkit/nstextcontenttype/url.
    public static let URL = NSTextContentType(rawValue: "URL")
    /// See appkit/nstextcontenttype/fullstreetaddress.
    public static let fullStreetAddress = NSTextContentType(rawValue: "fullStreetAddress")
    /// See appkit/nstextcontenttype/streetaddressline1.
    public static let streetAddressLine1 = NSTextContentType(rawValue: "streetAddressLine1")
    /// See appkit/nstextcontenttype/streetaddressline2.
    public static let streetAddressLine2 = NSTextContentType(rawValue: "streetAddressLine2")
    /// See appkit/nstextcontenttype/addresscity.
    public static let addressCity = NSTextContentType(rawValue: "addressCity")
    /// See appkit/nstextcontenttype/postalcode.
    public static let postalCode = NSTextContentType(rawValue: "postalCode")
    /// See appkit/nstextcontenttype/countryname.
    public static let countryName = NSTextContentType(rawValue: "countryName")
    /// See appkit/nstextcontenttype/birthdate.
    public static let birthdate = NSTextContentType(rawValue: "birthdate")
    /// See appkit/nstextcontenttype/creditcardname.
    public static let creditCardName = NSTextContentType(rawValue: "creditCardName")
    /// See appkit/nstextcontenttype/creditcardnumber.
    public static let creditCardNumber = NSTextContentType(rawValue: "creditCardNumber")
    /// See appkit/nstextcontenttype/creditcardexpiration.
    public static let creditCardExpiration = NSTextContentType(rawValue: "creditCardExpiration")
    /// See appkit/nstextcontenttype/creditcardsecuritycode.
    public static let creditCardSecurityCode = NSTextContentType(rawValue: "creditCardSecurityCode")
}
