// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// Stand-ins for the part of the Accessibility framework that the adapters use. Each names its page in Apple's
// documentation.

@_exported import Foundation

/// See foundation/attributescopes/accessibilityattributes.
extension AttributeScopes {
    /// See foundation/attributescopes/accessibility.
    public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }

    /// See foundation/attributescopes/accessibilityattributes.
    public struct AccessibilityAttributes: AttributeScope {
        /// See foundation/attributescopes/accessibilityattributes/accessibilityspeechannouncementpriority.
        public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute

        /// See foundation/attributescopes/accessibilityattributes/announcementpriorityattribute.
        @frozen public enum AnnouncementPriorityAttribute: AttributedStringKey {
            /// See foundation/attributedstringkey/value.
            public typealias Value = AnnouncementPriority
            /// See foundation/attributedstringkey/name.
            public static let name = "UIAccessibilitySpeechAttributeAnnouncementPriority"

            /// See …/announcementpriorityattribute/announcementpriority.
            public enum AnnouncementPriority: Hashable, Sendable { case low, `default`, high }
        }
    }
}

extension AttributeDynamicLookup {
    /// See foundation/attributedynamiclookup/subscript(dynamicmember:).
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
    ) -> T { self[T.self] }
}

/// See accessibility/accessibilitynotification.
public enum AccessibilityNotification {
    /// Not Apple's: the posted announcements, for tests.
    @MainActor public static var posted: [Announcement] = []

    /// Not Apple's: the announcements that one test posts, including from tasks that it starts.
    @TaskLocal public static var recorder: Recorder?

    /// Not Apple's: a list of announcements.
    @MainActor
    public final class Recorder {
        /// The texts.
        public private(set) var texts: [AttributedString] = []
        /// Creates an empty list.
        public init() {}
        fileprivate func add(_ text: AttributedString) { texts.append(text) }
    }

    /// See accessibility/accessibilitynotification/announcement.
    public struct Announcement: Sendable {
        /// Not Apple's: the announced text.
        public let text: AttributedString

        /// See accessibility/accessibilitynotification/announcement/init(_:)-(attributedstring).
        public init(_ announcement: AttributedString) { text = announcement }

        /// See accessibility/accessibilitynotification/announcement/post().
        public func post() {
            MainActor.assumeIsolated {
                AccessibilityNotification.posted.append(self)
                AccessibilityNotification.recorder?.add(text)
            }
        }
    }
}

/// See accessibility/axcustomcontent.
open class AXCustomContent: NSObject {
    /// See accessibility/axcustomcontent/importance-swift.enum.
    public enum Importance: UInt, Sendable { case `default`, high }
}
