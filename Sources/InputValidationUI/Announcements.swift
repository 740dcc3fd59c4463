// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

#if canImport(Accessibility)
import Accessibility
import Foundation
#endif

/// Announces text with VoiceOver at high priority, so that speech about a focus change doesn't cut it off.
///
/// It doesn't announce empty text.
@MainActor
private func postAnnouncement(_ text: String, isPolite: Bool = false) {
    guard text.contains(where: { !$0.isWhitespace }) else { return }
    #if canImport(Accessibility)
    var announcement = AttributedString(text)
    announcement.accessibilitySpeechAnnouncementPriority = isPolite ? .default : .high
    AccessibilityNotification.Announcement(announcement).post()
    #endif
}

extension FormError {
    /// Announces the errors' messages with VoiceOver at high priority.
    ///
    /// - Parameter messages: The messages, or `nil` for each field's own messages.
    @MainActor
    public func announce(messages: MessageCatalog? = nil) {
        let errors = messages.map { localized(in: $0).errors } ?? errors
        postAnnouncement(errors.map(\.reason).joined(separator: "\n"))
    }
}

extension FormField {
    /// Announces the input's first error with VoiceOver at high priority.
    ///
    /// If the input doesn't have an error, it announces nothing.
    ///
    /// - Parameter messages: The messages to use if the input has no messages of its own.
    @MainActor
    public func announceError(messages: MessageCatalog? = nil) {
        postAnnouncement(localizedErrors(in: messages).first?.reason ?? "")
    }

    /// Announces the input's warnings with VoiceOver, which finishes what it's saying first.
    @MainActor
    func announceWarnings(messages: MessageCatalog?) {
        postAnnouncement(
            localizedWarnings(in: messages).map(\.reason).joined(separator: "\n"), isPolite: true)
    }

    /// Returns the warnings with the input's messages, or with the given messages if it has none.
    func localizedWarnings(in messages: MessageCatalog?) -> [ValidationError] {
        guard self.messages == nil, let messages else { return warnings }
        return warnings.map { $0.localized(in: messages) }
    }

    /// Returns the errors with the input's messages, or with the given messages if it has none.
    func localizedErrors(in messages: MessageCatalog?) -> [ValidationError] {
        guard self.messages == nil, let messages else { return errors }
        return errors.map { $0.localized(in: messages) }
    }
}

extension InputForm {
    /// Submits the form and, if it is rejected, moves the focus to the first error.
    ///
    /// VoiceOver announces the errors. Call this method from a button's action.
    ///
    /// - Parameter messages: The messages for the announcement, or `nil` for each field's own messages.
    /// - Returns: The form's result, or `nil` if it is rejected.
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
