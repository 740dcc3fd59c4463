// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

#if canImport(Accessibility)
import Accessibility
import Foundation
#endif

/// Announces a text with VoiceOver at high priority, so that the speech for a moved focus does not cut it off.
///
/// An empty text is not announced.
@MainActor
private func postAnnouncement(_ text: String) {
    guard text.contains(where: { !$0.isWhitespace }) else { return }
    #if canImport(Accessibility)
    var announcement = AttributedString(text)
    announcement.accessibilitySpeechAnnouncementPriority = .high
    AccessibilityNotification.Announcement(announcement).post()
    #endif
}

extension FormError {
    /// Announces the messages of the errors with VoiceOver at high priority.
    ///
    /// - Parameter messages: The messages, or `nil` for those of each field.
    @MainActor
    public func announce(messages: MessageCatalog? = nil) {
        let errors = messages.map { localized(in: $0).errors } ?? errors
        postAnnouncement(errors.map(\.reason).joined(separator: "\n"))
    }
}

extension FormField {
    /// Announces the first error of the input with VoiceOver at high priority.
    ///
    /// If the input does not have an error, nothing is announced.
    ///
    /// - Parameter messages: The messages if the input has none of its own.
    @MainActor
    public func announceError(messages: MessageCatalog? = nil) {
        postAnnouncement(localizedErrors(in: messages).first?.reason ?? "")
    }

    /// Returns the errors with the messages of the input, or with the given ones if it has none.
    func localizedErrors(in messages: MessageCatalog?) -> [ValidationError] {
        guard self.messages == nil, let messages else { return errors }
        return errors.map { $0.localized(in: messages) }
    }
}

extension InputForm {
    /// Submits the form, and moves the focus to the first error if the form is rejected.
    ///
    /// VoiceOver announces the errors. Call this method from the action of a button.
    ///
    /// - Parameter messages: The messages for the announcement, or `nil` for those of each field.
    /// - Returns: The result of the form, or `nil` if it is rejected.
    @MainActor
    public func submitAndShowErrors(messages: MessageCatalog? = nil) async -> Output? {
        do throws(FormError) {
            return try await submit()
        } catch {
            focusFirstRejected()
            error.announce(messages: self.messages == nil ? messages : nil)
            return nil
        }
    }
}
