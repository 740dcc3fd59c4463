// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import InputValidation
#if canImport(UIKit)
import UIKit
#endif

/// A control's target that forwards the action to the app's target.
@MainActor
final class ActionObserver: NSObject {
    static let action = Selector(("inputValidationReceiveAction:"))

    weak var appTarget: AnyObject?
    let appAction: Selector?
    private let handler: @MainActor () -> Void

    init(appTarget: AnyObject?, appAction: Selector?, handler: @escaping @MainActor () -> Void) {
        self.appTarget = appTarget
        self.appAction = appAction
        self.handler = handler
        super.init()
    }

    #if canImport(ObjectiveC)
    @objc(inputValidationReceiveAction:)
    #endif
    func receiveAction(_ sender: NSControl) {
        handler()
        if let appAction { NSApplication.shared.sendAction(appAction, to: appTarget, from: sender) }
    }
}

extension NSControl {
    /// Calls the closure on each of the control's actions, before the app's target receives the action.
    ///
    /// A control has only one target and posts no notifications. So a target that the app has already set stays in use,
    /// but a target that it sets later replaces this observation.
    fileprivate func observeAction(_ handler: (@MainActor () -> Void)?) {
        if let observer = target as? ActionObserver { (target, action) = (observer.appTarget, observer.appAction) }
        let observer = handler.map { ActionObserver(appTarget: target, appAction: action, handler: $0) }
        objc_setAssociatedObject(self, actionObserverKey, observer, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        if let observer { (target, action) = (observer, ActionObserver.action) }
    }

    /// Treats each choice as a complete edit.
    fileprivate func observeChoices(_ handler: (@MainActor (InputEvent) -> Void)?) {
        guard let handler else { return observeAction(nil) }
        observeAction {
            handler(.change)
            handler(.endOfEditing)
        }
    }

    /// Treats each move as an edit; editing ends with a drag's last move or with a move without the mouse.
    fileprivate func observeMoves(_ handler: (@MainActor (InputEvent) -> Void)?) {
        guard let handler else { return observeAction(nil) }
        observeAction {
            handler(.change)
            switch NSApplication.shared.currentEvent?.type {
            case .leftMouseDown, .leftMouseDragged: break
            default: handler(.endOfEditing)
            }
        }
    }
}

/// A check box that shows whether a value is on or off.
///
/// `NSButton` itself doesn't conform to ``ValidatedControl``, because its subclass `NSPopUpButton` has an index as its
/// value.
open class ValidatedCheckBox: NSButton, ValidatedControl {
    /// Creates a check box.
    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        setButtonType(.switch)
    }

    /// Creates a check box from a nib file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setButtonType(.switch)
    }

    /// Whether the check box is on.
    public var inputValue: Bool {
        get { state == .on }
        set { state = newValue ? .on : .off }
    }

    /// Calls the closure after each change to the check box.
    ///
    /// Set your own target before you connect the control.
    public func observeInput(_ handler: (@MainActor (InputEvent) -> Void)?) { observeChoices(handler) }
}

extension NSSwitch: ValidatedControl {
    /// Whether the switch is on.
    public var inputValue: Bool {
        get { state == .on }
        set { state = newValue ? .on : .off }
    }

    /// Calls the closure after each change to the switch.
    ///
    /// Set your own target before you connect the control.
    public func observeInput(_ handler: (@MainActor (InputEvent) -> Void)?) { observeChoices(handler) }
}

extension NSPopUpButton: ValidatedControl {
    /// The index of the selected item, or -1 if none is selected.
    public var inputValue: Int {
        get { indexOfSelectedItem }
        set { selectItem(at: newValue) }
    }

    /// Calls the closure after each selection.
    ///
    /// Set your own target before you connect the control.
    public func observeInput(_ handler: (@MainActor (InputEvent) -> Void)?) { observeChoices(handler) }
}

extension NSSegmentedControl: ValidatedControl {
    /// The index of the selected segment, or -1 if none is selected.
    public var inputValue: Int {
        get { selectedSegment }
        set { selectedSegment = newValue }
    }

    /// Calls the closure after each selection.
    ///
    /// Set your own target before you connect the control.
    public func observeInput(_ handler: (@MainActor (InputEvent) -> Void)?) { observeChoices(handler) }
}

extension NSDatePicker: ValidatedControl {
    /// The selected date.
    public var inputValue: Date {
        get { dateValue }
        set { dateValue = newValue }
    }

    /// Calls the closure after each selection.
    ///
    /// Set your own target before you connect the control.
    public func observeInput(_ handler: (@MainActor (InputEvent) -> Void)?) { observeChoices(handler) }
}

extension NSSlider: ValidatedControl {
    /// The slider's value.
    public var inputValue: Double {
        get { doubleValue }
        set { doubleValue = newValue }
    }

    /// Calls the closure after each move and at the end of a drag.
    ///
    /// Set your own target before you connect the control.
    public func observeInput(_ handler: (@MainActor (InputEvent) -> Void)?) { observeMoves(handler) }
}

extension NSStepper: ValidatedControl {
    /// The stepper's value.
    public var inputValue: Double {
        get { doubleValue }
        set { doubleValue = newValue }
    }

    /// Calls the closure after each step.
    ///
    /// Set your own target before you connect the control.
    public func observeInput(_ handler: (@MainActor (InputEvent) -> Void)?) { observeChoices(handler) }
}

/// A unique address that serves as an associated object's key.
///
/// Nothing is stored there.
@MainActor private let actionObserverKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
#endif
