// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// Stand-ins for the part of UIKit that the adaptors use, with the signatures of Apple's documentation. Each names its
// page under https://developer.apple.com/documentation/.

@_exported import Foundation

/// objectivec/objc_associationpolicy
public enum objc_AssociationPolicy: Sendable {
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC
}

nonisolated(unsafe) private var associations: [ObjectIdentifier: [UnsafeRawPointer: Any]] = [:]

/// objectivec/1418509-objc_setassociatedobject
@MainActor
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    associations[ObjectIdentifier(object as AnyObject), default: [:]][key] = value
}

/// objectivec/1418865-objc_getassociatedobject
@MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    associations[ObjectIdentifier(object as AnyObject)]?[key]
}

/// uikit/uiview
@MainActor
open class UIView: NSObject {
    public override init() { super.init() }

    // Addresses are used again, and so would be what belonged to another object.
    deinit { associations[ObjectIdentifier(self)] = nil }
}

/// uikit/uiaction
@MainActor
open class UIAction: NSObject {
    /// uikit/uiaction/identifier-swift.struct
    public struct Identifier: Hashable, Sendable {
        let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    let identifier: Identifier
    let handler: (UIAction) -> Void

    /// uikit/uiaction/init(title:subtitle:image:selectedimage:identifier:discoverabilitytitle:attributes:state:handler:)
    public init(identifier: Identifier, handler: @escaping (UIAction) -> Void) {
        self.identifier = identifier
        self.handler = handler
    }
}

/// uikit/uicontrol
@MainActor
open class UIControl: UIView {
    /// uikit/uicontrol/event
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// uikit/uicontrol/event/valuechanged
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// uikit/uicontrol/event/editingchanged
        public static let editingChanged = Event(rawValue: 1 << 17)
    }

    private var actions: [Event: [UIAction]] = [:]

    /// uikit/uicontrol/addaction(_:for:)
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        actions[controlEvents, default: []].append(action)
    }

    /// uikit/uicontrol/removeaction(identifiedby:for:)
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        actions[controlEvents]?.removeAll { $0.identifier == actionIdentifier }
    }

    /// uikit/uicontrol/sendactions(for:)
    open func sendActions(for controlEvents: Event) {
        for action in actions[controlEvents] ?? [] { action.handler(action) }
    }
}

/// uikit/uitextfield
@MainActor
open class UITextField: UIControl {
    /// uikit/uitextfield/text
    open var text: String?
}

/// uikit/uitextview
@MainActor
open class UITextView: UIView {
    /// uikit/uitextview/text
    open var text: String! = ""
    /// uikit/uitextview/textdidchangenotification
    public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
}

/// uikit/uislider
@MainActor
open class UISlider: UIControl {
    /// uikit/uislider/value
    open var value: Float = 0
}

/// uikit/uiswitch
@MainActor
open class UISwitch: UIControl {
    /// uikit/uiswitch/ison
    open var isOn = false
}

/// uikit/uidatepicker
@MainActor
open class UIDatePicker: UIControl {
    /// uikit/uidatepicker/date
    open var date = Date(timeIntervalSince1970: 0)
}

/// uikit/uisegmentedcontrol
@MainActor
open class UISegmentedControl: UIControl {
    /// uikit/uisegmentedcontrol/selectedsegmentindex
    open var selectedSegmentIndex = -1
}

/// uikit/uiviewcontroller
@MainActor
open class UIViewController: NSObject {
    public override init() { super.init() }
    /// uikit/uiviewcontroller/presentedviewcontroller
    open private(set) var presentedViewController: UIViewController?

    /// uikit/uiviewcontroller/present(_:animated:completion:)
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        presentedViewController = viewControllerToPresent
        completion?()
    }
}

/// uikit/uialertaction
@MainActor
open class UIAlertAction: NSObject {
    /// uikit/uialertaction/style-swift.enum
    public enum Style: Int, Sendable { case `default`, cancel, destructive }

    /// uikit/uialertaction/title
    public let title: String?

    /// uikit/uialertaction/init(title:style:handler:)
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) { self.title = title }
}

/// uikit/uialertcontroller
@MainActor
open class UIAlertController: UIViewController {
    /// uikit/uialertcontroller/style
    public enum Style: Int, Sendable { case actionSheet, alert }

    /// uikit/uialertcontroller/title
    open var title: String?
    /// uikit/uialertcontroller/message
    open var message: String?
    /// uikit/uialertcontroller/actions
    open private(set) var actions: [UIAlertAction] = []

    /// uikit/uialertcontroller/init(title:message:preferredstyle:)
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init()
        self.title = title
        self.message = message
    }

    /// uikit/uialertcontroller/addaction(_:)
    open func addAction(_ action: UIAlertAction) { actions.append(action) }
}

/// uikit/uiaccessibility
public enum UIAccessibility {
    /// uikit/uiaccessibility/notification
    public struct Notification: Hashable, Sendable {
        let name: String
        /// uikit/uiaccessibility/notification/announcement
        public static let announcement = Notification(name: "announcement")
    }

    /// Not Apple's: what was posted, for the tests.
    @MainActor public static var posted: [(notification: Notification, argument: String)] = []

    /// uikit/uiaccessibility/post(notification:argument:)
    @MainActor
    public static func post(notification: Notification, argument: Any?) {
        posted.append((notification, argument as? String ?? ""))
    }
}
