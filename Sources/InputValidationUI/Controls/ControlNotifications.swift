// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
/// Observes the notifications of an element that does not have control events, as long as the element exists.
@MainActor
func observeNotifications(
    _ events: [(Notification.Name, InputEvent)], of element: some AnyObject & Sendable,
    _ handler: (@MainActor (InputEvent) -> Void)?
) {
    let tokens = handler.map { handler in
        events.map { name, event in
            // The observed object is compared here. A notification center may retain the object that it is given.
            NotificationToken(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                    [weak element] notification in
                    guard let element, notification.object as AnyObject? === element else { return }
                    // The notifications of controls are posted on the main thread.
                    MainActor.assumeIsolated { handler(event) }
                })
        }
    }
    objc_setAssociatedObject(element, observationKey, tokens, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
}

/// An observer that is removed when the element that owns it no longer exists.
private final class NotificationToken {
    private let observer: any NSObjectProtocol

    init(_ observer: any NSObjectProtocol) { self.observer = observer }

    deinit { NotificationCenter.default.removeObserver(observer) }
}

@MainActor private let observationKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
#endif
