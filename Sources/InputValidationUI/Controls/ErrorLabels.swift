// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif
#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import InputValidation
import Observation

/// A label that can show an input's errors.
@MainActor
protocol ErrorLabel: AnyObject {
    /// Shows text, along with the text for VoiceOver to read, or hides the label if the text is empty.
    func show(_ text: String, spokenText: String)
}

#if canImport(UIKit) && !os(watchOS)
extension UILabel: ErrorLabel {
    /// Shows an input's errors, or else its warnings, for as long as this label exists, and hides the label while there
    /// are neither.
    ///
    /// VoiceOver reads the word "Error" before errors. A second call replaces the first.
    ///
    /// - Parameters:
    ///   - field: The input.
    ///   - display: Which errors to show; the first by default.
    public func showErrors(of field: some FormField, _ display: InputErrorDisplay = .first) {
        ErrorObservation.begin(field, display: display, in: self)
    }

    func show(_ text: String, spokenText: String) {
        self.text = text
        accessibilityLabel = spokenText
        isHidden = text.isEmpty
    }
}
#endif

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
extension NSTextField: ErrorLabel {
    /// Shows an input's errors, or else its warnings, for as long as this label exists, and hides the label while there
    /// are neither.
    ///
    /// VoiceOver reads the word "Error" before errors. A second call replaces the first.
    ///
    /// - Parameters:
    ///   - field: The input.
    ///   - display: Which errors to show; the first by default.
    public func showErrors(of field: some FormField, _ display: InputErrorDisplay = .first) {
        ErrorObservation.begin(field, display: display, in: self)
    }

    func show(_ text: String, spokenText: String) {
        stringValue = text
        setAccessibilityLabel(spokenText)
        isHidden = text.isEmpty
    }
}
#endif

/// An observation of an input's errors, owned by the label.
@MainActor
private final class ErrorObservation {
    private let field: any FormField
    private let display: InputErrorDisplay
    private weak var label: (any ErrorLabel)?

    static func begin(_ field: any FormField, display: InputErrorDisplay, in label: any ErrorLabel) {
        let observation = ErrorObservation(field, display: display, label: label)
        objc_setAssociatedObject(label, observationKey, observation, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        observation.updateLabel()
    }

    private init(_ field: any FormField, display: InputErrorDisplay, label: any ErrorLabel) {
        self.field = field
        self.display = display
        self.label = label
    }

    private func updateLabel() {
        let (errors, warnings) = trackChanges(
            of: { (field.errors, field.warnings) }, afterChange: { [weak self] in self?.updateLabel() })
        let shown = errors.isEmpty ? warnings : errors
        let text = display.shownIndices(of: shown).map { shown[$0].reason }.joined(separator: "\n")
        label?.show(text, spokenText: errors.isEmpty ? text : "\(field.errorPrefix(in: nil)) \(text)")
    }
}

/// An associated object's key: a unique address, so the byte is never freed.
@MainActor private let observationKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
#endif
