// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
import InputValidation
import SwiftUI

/// The arrangement of a control and its messages.
///
/// Apply it with `validatedFieldStyle(_:)`. Your own style can have properties such as `@Environment`.
@MainActor @preconcurrency
public protocol ValidatedFieldStyle: DynamicProperty {
    /// The view that arranges the parts.
    associatedtype Body: View

    /// The control, the messages, and the input that a style arranges.
    typealias Configuration = ValidatedFieldStyleConfiguration

    /// Creates the view for an input.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts that a style arranges.
public struct ValidatedFieldStyleConfiguration {
    /// An input's control.
    public struct Control: View {
        let content: AnyView

        /// The control that SwiftUI shows.
        public var body: some View { content }
    }

    /// The control, connected with the input.
    public let control: Control

    /// The input's progress, errors, and hint.
    public let messages: InputMessages

    /// The input, for its label, its errors, and whether it has been edited.
    public let field: any FormField
}

/// A style with the messages below the control; on macOS, they have their own rows.
public struct AutomaticValidatedFieldStyle: ValidatedFieldStyle {
    /// Creates the view for an input.
    public func makeBody(configuration: Configuration) -> some View {
        #if os(macOS)
        // A stack would break a form's label column.
        configuration.control
        configuration.messages
        #else
        VStack(alignment: .leading) {
            configuration.control
            configuration.messages
        }
        #endif
    }
}

/// A style that shows the control in a section, with the messages in the section's footer.
///
/// Use it directly in a `Form`, not in a section.
public struct SectionFooterValidatedFieldStyle: ValidatedFieldStyle {
    /// Creates the view for an input.
    public func makeBody(configuration: Configuration) -> some View {
        Section {
            configuration.control
        } footer: {
            VStack(alignment: .leading) { configuration.messages }
        }
    }
}

/// A style that shows only the control.
///
/// Show its `InputMessages` somewhere else.
public struct ControlOnlyValidatedFieldStyle: ValidatedFieldStyle {
    /// Creates the view for an input.
    public func makeBody(configuration: Configuration) -> some View { configuration.control }
}

extension ValidatedFieldStyle where Self == AutomaticValidatedFieldStyle {
    /// The default: the messages below the control.
    public static var automatic: Self { Self() }
}

extension ValidatedFieldStyle where Self == SectionFooterValidatedFieldStyle {
    /// A section that shows the control, with the messages in its footer.
    public static var sectionFooter: Self { Self() }
}

extension ValidatedFieldStyle where Self == ControlOnlyValidatedFieldStyle {
    /// The control without its messages.
    public static var controlOnly: Self { Self() }
}

extension View {
    /// Sets how inputs inside this view and their messages are arranged.
    ///
    /// - Parameter style: The style, such as `.sectionFooter`.
    public func validatedFieldStyle(_ style: some ValidatedFieldStyle) -> some View {
        environment(\.inputSettings.style, style)
    }
}

extension ValidatedFieldStyle {
    func anyView(for configuration: Configuration) -> AnyView {
        AnyView(StyledField(style: self, configuration: configuration))
    }
}

/// A view that holds a style as a property, so that SwiftUI updates the style's own properties.
private struct StyledField<Style: ValidatedFieldStyle>: View {
    let style: Style
    let configuration: ValidatedFieldStyleConfiguration

    var body: some View { style.makeBody(configuration: configuration) }
}
#endif
