// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// Stand-ins for the part of AppKit that the adapters use. Each names its page in Apple's documentation.

@_exported import Foundation

/// See appkit/nsresponder.
@MainActor
open class NSResponder: NSObject {
    /// See appkit/nsresponder/init().
    public override init() { super.init() }

    /// See appkit/nsresponder/undomanager.
    open var undoManager: UndoManager?
}

/// See foundation/undomanager, which Foundation has only on Apple's systems.
@MainActor
open class UndoManager: NSObject {
    /// See foundation/undomanager/init().
    public override init() { super.init() }
    /// See foundation/undomanager/isundoing; it can only be read there.
    open var isUndoing = false
    /// See foundation/undomanager/isredoing; it can only be read there.
    open var isRedoing = false
}

/// See objectivec/selector.
public struct Selector: Hashable, Sendable {
    let name: String
    /// See objectivec/selector/init(_:).
    public init(_ str: String) { name = str }
}

/// See appkit/nsevent.
@MainActor
open class NSEvent: NSObject {
    /// See appkit/nsevent/eventtype.
    public enum EventType: UInt, Sendable {
        case leftMouseDown = 1
        case leftMouseUp = 2
        case leftMouseDragged = 6
        case keyDown = 10
    }

    /// See appkit/nsevent/type-swift.property.
    public let type: EventType

    /// Not Apple's: creates an event of a type.
    public init(_ type: EventType) { self.type = type }
}

/// See appkit/nsapplication.
@MainActor
open class NSApplication: NSResponder {
    /// See appkit/nsapplication/shared.
    public static let shared = NSApplication()
    /// See appkit/nsapplication/currentevent; it can only be read there.
    open var currentEvent: NSEvent?
    /// See appkit/nsapplication/keywindow; it can only be read there.
    open var keyWindow: NSWindow?
    /// Not Apple's: the actions that the app has sent.
    public private(set) var sent: [(action: Selector, target: AnyObject?, sender: AnyObject?)] = []

    /// See appkit/nsapplication/sendaction(_:to:from:).
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
        sent.append((action, target as AnyObject?, sender as AnyObject?))
        return true
    }
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
    /// See appkit/nstext/string; setting it moves the caret to the end, as there.
    open var string = "" { didSet { selectedRange = NSRange(location: string.utf16.count, length: 0) } }

    /// See appkit/nstext/didchangenotification.
    nonisolated public static let didChangeNotification = Notification.Name("NSTextDidChangeNotification")

    /// See appkit/nstext/didendeditingnotification.
    nonisolated public static let didEndEditingNotification = Notification.Name("NSTextDidEndEditingNotification")
}

/// See appkit/nstextinputclient.
@MainActor
public protocol NSTextInputClient: AnyObject {
    /// See appkit/nstextinputclient/hasmarkedtext().
    func hasMarkedText() -> Bool
    /// See appkit/nstextinputclient/inserttext(_:replacementrange:).
    func insertText(_ string: Any, replacementRange: NSRange)
}

/// See appkit/nstextview.
@MainActor
open class NSTextView: NSText, NSTextInputClient {
    /// See appkit/nstextview/iseditable.
    open var isEditable = true
    /// Not Apple's: the text that an input method is composing.
    open var markedText: String?
    /// Not Apple's: the edits that can be undone.
    ///
    /// Setting the text discards them.
    public private(set) var undoable: [String] = []
    /// Not Apple's: the control that this field editor edits.
    open weak var editedControl: NSControl?

    /// See appkit/nstext/string.
    open override var string: String { didSet { undoable = [] } }
    /// See appkit/nstextview/iscontinuousspellcheckingenabled.
    open var isContinuousSpellCheckingEnabled = true
    /// See appkit/nstextview/isautomaticspellingcorrectionenabled.
    open var isAutomaticSpellingCorrectionEnabled = true
    /// See appkit/nstextview/isautomatictextcompletionenabled.
    open var isAutomaticTextCompletionEnabled = true

    /// See appkit/nstextview/setselectedrange(_:).
    open func setSelectedRange(_ charRange: NSRange) {
        // AppKit raises an exception here.
        precondition(NSMaxRange(charRange) <= string.utf16.count)
        selectedRange = charRange
    }

    /// See appkit/nstextinputclient/hasmarkedtext().
    open func hasMarkedText() -> Bool { markedText != nil }

    /// See appkit/nstextinputclient/inserttext(_:replacementrange:); it posts the notifications of an edit, as there.
    open func insertText(_ string: Any, replacementRange: NSRange) {
        guard isEditable, let inserted = string as? String, let range = Range(replacementRange, in: self.string)
        else { return }
        let undoable = undoable + [inserted]
        self.string.replaceSubrange(range, with: inserted)
        self.undoable = undoable
        if let editedControl {
            NotificationCenter.default.post(name: NSControl.textDidChangeNotification, object: editedControl)
        } else {
            NotificationCenter.default.post(name: NSText.didChangeNotification, object: self)
        }
    }
}

/// See appkit/nscontrol.
@MainActor
open class NSControl: NSView {
    /// Not Apple's: the field editor while somebody edits the control.
    open var editor: NSTextView? { didSet { editor?.editedControl = self } }
    private var text = ""

    /// See appkit/nscontrol/stringvalue; while the control is edited, that of the editor.
    open var stringValue: String {
        get { editor?.string ?? text }
        set {
            text = newValue
            editor?.string = newValue
        }
    }

    /// See appkit/nscontrol/doublevalue.
    open var doubleValue = 0.0

    /// See appkit/nscontrol/target.
    open weak var target: AnyObject?

    /// See appkit/nscontrol/action.
    open var action: Selector?

    /// See appkit/nscontrol/currenteditor().
    open func currentEditor() -> NSText? { editor }

    /// See appkit/nscontrol/textdidchangenotification.
    nonisolated public static let textDidChangeNotification = Notification.Name("NSControlTextDidChangeNotification")

    /// See appkit/nscontrol/textdidendeditingnotification.
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "NSControlTextDidEndEditingNotification")
}

/// See appkit/nsbutton.
@MainActor
open class NSButton: NSControl {
    /// See appkit/nsbutton/buttontype.
    public enum ButtonType: UInt, Sendable { case momentaryLight = 0, `switch` = 3 }

    /// Not Apple's: the button's type.
    public private(set) var type = ButtonType.momentaryLight

    /// See appkit/nsview/init(frame:).
    public init(frame frameRect: NSRect) { super.init() }

    /// See appkit/nsview/init(coder:).
    public required init?(coder: NSCoder) { super.init() }

    /// See objectivec/nsobject-swift.class/init().
    public override convenience init() { self.init(frame: NSRect()) }

    /// See appkit/nsbutton/setbuttontype(_:).
    open func setButtonType(_ type: ButtonType) { self.type = type }

    /// See appkit/nsbutton/state.
    open var state = NSControl.StateValue.off
}

extension NSControl {
    /// See appkit/nscontrol/statevalue.
    public struct StateValue: RawRepresentable, Hashable, Sendable {
        /// See appkit/nscontrol/statevalue/rawvalue.
        public let rawValue: Int
        /// See appkit/nscontrol/statevalue/init(rawvalue:).
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// See appkit/nscontrol/statevalue/off.
        public static let off = StateValue(rawValue: 0)
        /// See appkit/nscontrol/statevalue/on.
        public static let on = StateValue(rawValue: 1)
    }
}

/// See appkit/nspopupbutton.
@MainActor
open class NSPopUpButton: NSButton {
    /// See appkit/nspopupbutton/indexofselecteditem.
    open private(set) var indexOfSelectedItem = -1
    /// See appkit/nspopupbutton/selectitem(at:).
    open func selectItem(at index: Int) { indexOfSelectedItem = index }
}

/// See appkit/nsswitch.
@MainActor
open class NSSwitch: NSControl {
    /// See appkit/nsswitch/state.
    open var state = NSControl.StateValue.off
}

/// See appkit/nsdatepicker.
@MainActor
open class NSDatePicker: NSControl {
    /// See appkit/nsdatepicker/datevalue.
    open var dateValue = Date(timeIntervalSince1970: 0)
}

/// See appkit/nsslider.
@MainActor
open class NSSlider: NSControl {}

/// See appkit/nsstepper.
@MainActor
open class NSStepper: NSControl {}

/// See appkit/nssegmentedcontrol.
@MainActor
open class NSSegmentedControl: NSControl {
    /// See appkit/nssegmentedcontrol/selectedsegment.
    open var selectedSegment = -1
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
