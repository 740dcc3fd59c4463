// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
/// Observes notifications from an element without control events, as long as the element exists.
@MainActor
func observeNotifications(
    _ events: [(Notification.Name, InputEvent)], of element: some AnyObject & Sendable,
    _ handler: (@MainActor (InputEvent) -> Void)?
) {
    let tokens = handler.map { handler in
        events.map { name, event in
            // Compares the object here, because a notification center may retain an object that it's given.
            NotificationToken(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                    [weak element] notification in
                    guard let element, notification.object as AnyObject? === element else { return }
                    // Controls post notifications on the main thread.
                    MainActor.assumeIsolated { handler(event) }
                })
        }
    }
    objc_setAssociatedObject(element, observationKey, tokens, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
}

/// A notification observer that is removed when its owner, the element, no longer exists.
private final class NotificationToken {
    private let observer: any NSObjectProtocol

    init(_ observer: any NSObjectProtocol) { self.observer = observer }

    deinit { NotificationCenter.default.removeObserver(observer) }
}

@MainActor private let observationKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
#endif
