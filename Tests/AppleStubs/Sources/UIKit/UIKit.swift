// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// Stand-ins for the part of UIKit that the adapters use, with the signatures from Apple's documentation. Each names its
// page under https://developer.apple.com/documentation/.

@_exported import Foundation

/// See objectivec/objc_associationpolicy.
public enum objc_AssociationPolicy: Sendable {
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC
}

/// The values that are associated with an object, and are released together with it.
@MainActor private var associations: [ObjectIdentifier: Associations] = [:]

private final class Associations {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]

    init(_ owner: AnyObject) { self.owner = owner }
}

/// See objectivec/1418509-objc_setassociatedobject.
@MainActor
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let owner = object as AnyObject
    // Memory addresses are reused. Values of objects that no longer exist are released here.
    associations = associations.filter { $0.value.owner != nil }
    let found = associations[ObjectIdentifier(owner)] ?? Associations(owner)
    found.values[key] = value
    associations[ObjectIdentifier(owner)] = found
}

/// See objectivec/1418865-objc_getassociatedobject.
@MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let owner = object as AnyObject
    guard let found = associations[ObjectIdentifier(owner)], found.owner === owner else { return nil }
    return found.values[key]
}

/// Not Apple's: releases the values of objects that no longer exist.
///
/// The Objective-C runtime does so at once.
@MainActor
public func releaseAssociations() { associations = associations.filter { $0.value.owner != nil } }

/// Not Apple's: a screen's focus.
///
/// A test that sets its own value doesn't share the focus with tests that run at the same time.
@MainActor
public final class Focus {
    /// The current test's focus.
    @TaskLocal public static var current = Focus()

    fileprivate weak var responder: UIResponder?
    /// How often a responder's keyboard was rebuilt.
    public fileprivate(set) var reloads = 0

    /// Creates a focus that no responder has.
    nonisolated public init() {}
}

/// See uikit/uiresponder.
@MainActor
open class UIResponder: NSObject {
    /// See uikit/uiresponder/init().
    public override init() { super.init() }

    /// See uikit/uiresponder/isfirstresponder.
    open var isFirstResponder: Bool { Focus.current.responder === self }

    /// See uikit/uiresponder/becomefirstresponder().
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        Focus.current.responder = self
        return true
    }

    /// See uikit/uiresponder/undomanager.
    open var undoManager: UndoManager?

    /// See uikit/uiresponder/reloadinputviews(); only the keyboard of the first responder is on the screen.
    open func reloadInputViews() { if isFirstResponder { Focus.current.reloads += 1 } }
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

/// See uikit/uiview.
@MainActor
open class UIView: UIResponder {
    /// See objectivec/nsobject/accessibilitylabel.
    open var accessibilityLabel: String?
    /// See objectivec/nsobject/accessibilityhint.
    open var accessibilityHint: String?
    /// See uikit/uiview/ishidden.
    open var isHidden = false
}

/// See uikit/uilabel.
@MainActor
open class UILabel: UIView {
    /// See uikit/uilabel/text.
    open var text: String?
}

/// See uikit/uiaction.
@MainActor
open class UIAction: NSObject {
    /// See uikit/uiaction/identifier-swift.struct.
    public struct Identifier: Hashable, Sendable {
        let rawValue: String
        /// See uikit/uiaction/identifier-swift.struct/init(_:).
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    let identifier: Identifier
    let handler: (UIAction) -> Void

    /// See uikit/uiaction/init(title:subtitle:image:selectedimage:identifier:discoverabilitytitle:attributes:state:handler:).
    public init(identifier: Identifier, handler: @escaping (UIAction) -> Void) {
        self.identifier = identifier
        self.handler = handler
    }
}

/// See uikit/uicontrol.
@MainActor
open class UIControl: UIView {
    /// See uikit/uicontrol/event.
    public struct Event: OptionSet, Hashable, Sendable {
        /// See uikit/uicontrol/event/rawvalue-swift.property.
        public let rawValue: UInt
        /// See uikit/uicontrol/event/init(rawvalue:).
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// See uikit/uicontrol/event/touchupinside.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// See uikit/uicontrol/event/touchupoutside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// See uikit/uicontrol/event/touchcancel.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// See uikit/uicontrol/event/editingdidend.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// See uikit/uicontrol/event/editingdidendonexit.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// See uikit/uicontrol/event/valuechanged.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// See uikit/uicontrol/event/editingchanged.
        public static let editingChanged = Event(rawValue: 1 << 17)
    }

    /// See uikit/uicontrol/istracking; it can only be read there.
    open var isTracking = false

    private var actions: [Event: [UIAction]] = [:]

    /// See uikit/uicontrol/addaction(_:for:).
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        actions[controlEvents, default: []].append(action)
    }

    /// See uikit/uicontrol/removeaction(identifiedby:for:).
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        actions[controlEvents]?.removeAll { $0.identifier == actionIdentifier }
    }

    /// See uikit/uicontrol/sendactions(for:).
    open func sendActions(for controlEvents: Event) {
        for action in actions[controlEvents] ?? [] { action.handler(action) }
    }
}

/// See uikit/uitextposition.
@MainActor
open class UITextPosition: NSObject {
    let offset: Int
    init(_ offset: Int) { self.offset = offset }
}

/// See uikit/uitextrange.
@MainActor
open class UITextRange: NSObject {
    /// See uikit/uitextrange/start.
    public let start: UITextPosition
    /// See uikit/uitextrange/end.
    public let end: UITextPosition

    init(_ start: UITextPosition, _ end: UITextPosition) {
        self.start = start
        self.end = end
    }
}

/// See uikit/uitextinput.
@MainActor
public protocol UITextInput: AnyObject {
    /// See uikit/uitextinput/selectedtextrange.
    var selectedTextRange: UITextRange? { get set }
    /// See uikit/uitextinput/markedtextrange.
    var markedTextRange: UITextRange? { get }
    /// See uikit/uitextinput/beginningofdocument.
    var beginningOfDocument: UITextPosition { get }
    /// See uikit/uitextinput/offset(from:to:).
    func offset(from: UITextPosition, to: UITextPosition) -> Int
    /// See uikit/uitextinput/position(from:offset:).
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// See uikit/uitextinput/textrange(from:to:).
    func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange?
    /// See uikit/uitextinput/replace(_:withtext:).
    func replace(_ range: UITextRange, withText text: String)
}

extension String {
    /// Not Apple's: replaces a range of UTF-16 code units.
    fileprivate func replacing(_ range: UITextRange, with text: String) -> String {
        let start = String.Index(utf16Offset: range.start.offset, in: self)
        let end = String.Index(utf16Offset: range.end.offset, in: self)
        return String(self[..<start]) + text + String(self[end...])
    }
}

/// See uikit/uitextfield.
@MainActor
open class UITextField: UIControl, UITextInput {
    /// See uikit/uitextfield/textdidbegineditingnotification.
    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// See uikit/uitextfield/text; setting it moves the caret to the end, as there.
    open var text: String? {
        didSet {
            let end = UITextPosition(text?.utf16.count ?? 0)
            selectedTextRange = UITextRange(end, end)
            undoable = []
        }
    }
    /// Not Apple's: how often the keyboard type or the masking was set.
    public private(set) var traitChanges = 0
    /// See uikit/uitextinputtraits/keyboardtype.
    open var keyboardType = UIKeyboardType.default { didSet { traitChanges += 1 } }
    /// See uikit/uitextinputtraits/returnkeytype.
    open var returnKeyType = UIReturnKeyType.default
    /// See uikit/uitextinputtraits/textcontenttype.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textContentType: UITextContentType!
    /// See uikit/uitextinputtraits/autocapitalizationtype.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// See uikit/uitextinputtraits/autocorrectiontype.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// See uikit/uitextinputtraits/spellcheckingtype.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// See uikit/uitextinputtraits/issecuretextentry.
    open var isSecureTextEntry = false { didSet { traitChanges += 1 } }
    /// See uikit/uitextinput/selectedtextrange.
    open var selectedTextRange: UITextRange?
    /// See uikit/uitextinput/markedtextrange; it can only be read there.
    open var markedTextRange: UITextRange?
    /// See uikit/uitextinput/beginningofdocument.
    open var beginningOfDocument: UITextPosition { UITextPosition(0) }
    /// See uikit/uitextinput/offset(from:to:).
    open func offset(from: UITextPosition, to: UITextPosition) -> Int { to.offset - from.offset }
    /// See uikit/uitextinput/position(from:offset:).
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = position.offset + offset
        return (0...(text?.utf16.count ?? 0)).contains(place) ? UITextPosition(place) : nil
    }
    /// See uikit/uitextinput/textrange(from:to:).
    open func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? { UITextRange(from, to) }
    /// Not Apple's: the edits that can be undone.
    ///
    /// Setting the text discards them.
    public private(set) var undoable: [String] = []
    /// See uikit/uitextinput/replace(_:withtext:).
    open func replace(_ range: UITextRange, withText text: String) {
        let replaced = (self.text ?? "").replacing(range, with: text)
        let undoable = undoable + [text]
        self.text = replaced
        self.undoable = undoable
        sendActions(for: .editingChanged)
    }
}

/// See uikit/uitextview.
@MainActor
open class UITextView: UIView, UITextInput {
    /// See uikit/uitextinputtraits/returnkeytype.
    open var returnKeyType = UIReturnKeyType.default
    /// See uikit/uitextview/text; setting it moves the caret to the end, as there.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var text: String! = "" {
        didSet {
            let end = UITextPosition(text.utf16.count)
            selectedTextRange = UITextRange(end, end)
            undoable = []
        }
    }
    /// Not Apple's: how often the keyboard type or the masking was set.
    public private(set) var traitChanges = 0
    /// See uikit/uitextinputtraits/keyboardtype.
    open var keyboardType = UIKeyboardType.default { didSet { traitChanges += 1 } }
    /// See uikit/uitextinputtraits/textcontenttype.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textContentType: UITextContentType!
    /// See uikit/uitextinputtraits/autocapitalizationtype.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// See uikit/uitextinputtraits/autocorrectiontype.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// See uikit/uitextinputtraits/spellcheckingtype.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// See uikit/uitextinputtraits/issecuretextentry.
    open var isSecureTextEntry = false { didSet { traitChanges += 1 } }
    /// See uikit/uitextinput/selectedtextrange.
    open var selectedTextRange: UITextRange?
    /// See uikit/uitextinput/markedtextrange; it can only be read there.
    open var markedTextRange: UITextRange?
    /// See uikit/uitextinput/beginningofdocument.
    open var beginningOfDocument: UITextPosition { UITextPosition(0) }
    /// See uikit/uitextinput/offset(from:to:).
    open func offset(from: UITextPosition, to: UITextPosition) -> Int { to.offset - from.offset }
    /// See uikit/uitextinput/position(from:offset:).
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = position.offset + offset
        return (0...text.utf16.count).contains(place) ? UITextPosition(place) : nil
    }
    /// See uikit/uitextinput/textrange(from:to:).
    open func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? { UITextRange(from, to) }
    /// Not Apple's: the edits that can be undone.
    ///
    /// Setting the text discards them.
    public private(set) var undoable: [String] = []
    /// See uikit/uitextinput/replace(_:withtext:).
    open func replace(_ range: UITextRange, withText text: String) {
        let replaced = (self.text ?? "").replacing(range, with: text)
        let undoable = undoable + [text]
        self.text = replaced
        self.undoable = undoable
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    }
    /// See uikit/uitextview/textdidchangenotification.
    nonisolated public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    /// See uikit/uitextview/textdidendeditingnotification.
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
}

/// See uikit/uislider.
@MainActor
open class UISlider: UIControl {
    /// See uikit/uislider/value.
    open var value: Float = 0
}

/// See uikit/uistepper.
@MainActor
open class UIStepper: UIControl {
    /// See uikit/uistepper/value.
    open var value: Double = 0
}

/// See uikit/uiswitch.
@MainActor
open class UISwitch: UIControl {
    /// See uikit/uiswitch/ison.
    open var isOn = false
}

/// See uikit/uidatepicker.
@MainActor
open class UIDatePicker: UIControl {
    /// See uikit/uidatepicker/date.
    open var date = Date(timeIntervalSince1970: 0)
}

/// See uikit/uisegmentedcontrol.
@MainActor
open class UISegmentedControl: UIControl {
    /// See uikit/uisegmentedcontrol/selectedsegmentindex.
    open var selectedSegmentIndex = -1
}

/// See uikit/uiviewcontroller.
@MainActor
open class UIViewController: UIResponder {
    /// See uikit/uiviewcontroller/viewdidload().
    open func viewDidLoad() {}
    /// See uikit/uiviewcontroller/presentedviewcontroller.
    open var presentedViewController: UIViewController?

    /// See uikit/uiviewcontroller/present(_:animated:completion:).
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        presentedViewController = viewControllerToPresent
        completion?()
    }
}

/// See uikit/uialertaction.
@MainActor
open class UIAlertAction: NSObject {
    /// See uikit/uialertaction/style-swift.enum.
    public enum Style: Int, Sendable { case `default`, cancel, destructive }

    /// See uikit/uialertaction/title.
    public let title: String?

    /// See uikit/uialertaction/init(title:style:handler:).
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) { self.title = title }
}

/// See uikit/uialertcontroller.
@MainActor
open class UIAlertController: UIViewController {
    /// See uikit/uialertcontroller/style.
    public enum Style: Int, Sendable { case actionSheet, alert }

    /// See uikit/uialertcontroller/title.
    open var title: String?
    /// See uikit/uialertcontroller/message.
    open var message: String?
    /// See uikit/uialertcontroller/actions.
    open private(set) var actions: [UIAlertAction] = []
    /// See uikit/uialertcontroller/preferredstyle.
    open private(set) var preferredStyle = Style.actionSheet

    /// See uikit/uialertcontroller/init(title:message:preferredstyle:).
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init()
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    /// See uikit/uialertcontroller/addaction(_:).
    open func addAction(_ action: UIAlertAction) { actions.append(action) }
}

/// See uikit/uiaccessibility.
public enum UIAccessibility {
    /// See uikit/uiaccessibility/notification.
    public struct Notification: Hashable, Sendable {
        let name: String
        /// See uikit/uiaccessibility/notification/layoutchanged.
        public static let layoutChanged = Notification(name: "layoutChanged")
    }

    /// Not Apple's: the posted announcements, for tests.
    @MainActor public static var posted: [(notification: Notification, argument: AnyObject?)] = []

    /// See uikit/uiaccessibility/post(notification:argument:).
    @MainActor
    public static func post(notification: Notification, argument: Any?) {
        posted.append((notification, argument as AnyObject?))
    }
}

/// See uikit/uikeyboardtype.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad,
        twitter, webSearch, asciiCapableNumberPad
}

/// See uikit/uireturnkeytype.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// See uikit/uitextautocapitalizationtype.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

/// See uikit/uitextautocorrectiontype.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// See uikit/uitextspellcheckingtype.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// See uikit/uitextcontenttype.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// See uikit/uitextcontenttype/rawvalue.
    public let rawValue: String
    /// See uikit/uitextcontenttype/init(rawvalue:).
    public init(rawValue: String) { self.rawValue = rawValue }
    /// See uikit/uitextcontenttype/name.
    public static let name = UITextContentType(rawValue: "name")
    /// See uikit/uitextcontenttype/givenname.
    public static let givenName = UITextContentType(rawValue: "givenName")
    /// See uikit/uitextcontenttype/familyname.
    public static let familyName = UITextContentType(rawValue: "familyName")
    /// See uikit/uitextcontenttype/organizationname.
    public static let organizationName = UITextContentType(rawValue: "organizationName")
    /// See uikit/uitextcontenttype/username.
    public static let username = UITextContentType(rawValue: "username")
    /// See uikit/uitextcontenttype/newpassword.
    public static let newPassword = UITextContentType(rawValue: "newPassword")
    /// See uikit/uitextcontenttype/password.
    public static let password = UITextContentType(rawValue: "password")
    /// See uikit/uitextcontenttype/onetimecode.
    public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
    /// See uikit/uitextcontenttype/emailaddress.
    public static let emailAddress = UITextContentType(rawValue: "emailAddress")
    /// See uikit/uitextcontenttype/telephonenumber.
    public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
    /// See uikit/uitextcontenttype/url.
    public static let URL = UITextContentType(rawValue: "URL")
    /// See uikit/uitextcontenttype/fullstreetaddress.
    public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
    /// See uikit/uitextcontenttype/streetaddressline1.
    public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
    /// See uikit/uitextcontenttype/streetaddressline2.
    public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
    /// See uikit/uitextcontenttype/addresscity.
    public static let addressCity = UITextContentType(rawValue: "addressCity")
    /// See uikit/uitextcontenttype/postalcode.
    public static let postalCode = UITextContentType(rawValue: "postalCode")
    /// See uikit/uitextcontenttype/countryname.
    public static let countryName = UITextContentType(rawValue: "countryName")
    /// See uikit/uitextcontenttype/birthdate.
    public static let birthdate = UITextContentType(rawValue: "birthdate")
    /// See uikit/uitextcontenttype/creditcardname.
    public static let creditCardName = UITextContentType(rawValue: "creditCardName")
    /// See uikit/uitextcontenttype/creditcardnumber.
    public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
    /// See uikit/uitextcontenttype/creditcardexpiration.
    public static let creditCardExpiration = UITextContentType(rawValue: "creditCardExpiration")
    /// See uikit/uitextcontenttype/creditcardsecuritycode.
    public static let creditCardSecurityCode = UITextContentType(rawValue: "creditCardSecurityCode")
}
