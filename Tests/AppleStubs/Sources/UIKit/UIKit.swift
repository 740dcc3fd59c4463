// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// Stand-ins for the part of UIKit that the adaptors use, with the signatures of Apple's documentation. Each names its
// page under https://developer.apple.com/documentation/.

@_exported import Foundation

/// See objectivec/objc_associationpolicy.
public enum objc_AssociationPolicy: Sendable {
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC
}

nonisolated(unsafe) private var associations: [ObjectIdentifier: [UnsafeRawPointer: Any]] = [:]

/// See objectivec/1418509-objc_setassociatedobject.
@MainActor
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    associations[ObjectIdentifier(object as AnyObject), default: [:]][key] = value
}

/// See objectivec/1418865-objc_getassociatedobject.
@MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    associations[ObjectIdentifier(object as AnyObject)]?[key]
}

/// See uikit/uiview.
@MainActor
open class UIView: NSObject {
    public override init() { super.init() }

    // Addresses are used again, and so would be what belonged to another object.
    deinit { associations[ObjectIdentifier(self)] = nil }
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
        /// See uikit/uicontrol/event/valuechanged.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// See uikit/uicontrol/event/editingchanged.
        public static let editingChanged = Event(rawValue: 1 << 17)
    }

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

/// See uikit/uitextfield.
@MainActor
open class UITextField: UIControl {
    /// See uikit/uitextfield/text.
    open var text: String?
}

/// See uikit/uitextview.
@MainActor
open class UITextView: UIView {
    /// See uikit/uitextview/text.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var text: String! = ""
    /// See uikit/uitextview/textdidchangenotification.
    public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
}

/// See uikit/uislider.
@MainActor
open class UISlider: UIControl {
    /// See uikit/uislider/value.
    open var value: Float = 0
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
open class UIViewController: NSObject {
    public override init() { super.init() }
    /// See uikit/uiviewcontroller/presentedviewcontroller.
    open private(set) var presentedViewController: UIViewController?

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

    /// See uikit/uialertcontroller/init(title:message:preferredstyle:).
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init()
        self.title = title
        self.message = message
    }

    /// See uikit/uialertcontroller/addaction(_:).
    open func addAction(_ action: UIAlertAction) { actions.append(action) }
}

/// See uikit/uiaccessibility.
public enum UIAccessibility {
    /// See uikit/uiaccessibility/notification.
    public struct Notification: Hashable, Sendable {
        let name: String
        /// See uikit/uiaccessibility/notification/announcement.
        public static let announcement = Notification(name: "announcement")
    }

    /// Not Apple's: what was posted, for the tests.
    @MainActor public static var posted: [(notification: Notification, argument: String)] = []

    /// See uikit/uiaccessibility/post(notification:argument:).
    @MainActor
    public static func post(notification: Notification, argument: Any?) {
        posted.append((notification, argument as? String ?? ""))
    }
}
