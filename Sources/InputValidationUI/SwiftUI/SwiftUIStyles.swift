// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
import InputValidation
import SwiftUI

/// The arrangement of a control and its messages.
///
/// Apply it with `validatedFieldStyle(_:)`. A style of your own can have properties such as `@Environment`.
@MainActor @preconcurrency
public protocol ValidatedFieldStyle: DynamicProperty {
    /// The view that arranges the parts.
    associatedtype Body: View

    /// The control, the messages, and the input, which a style arranges.
    typealias Configuration = ValidatedFieldStyleConfiguration

    /// Creates the view for an input.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts that a style arranges.
public struct ValidatedFieldStyleConfiguration {
    /// The control of an input.
    public struct Control: View {
        let content: AnyView

        /// The control that SwiftUI shows.
        public var body: some View { content }
    }

    /// The control, which is connected with the input.
    public let control: Control

    /// The progress, the errors, and the hint of the input.
    public let messages: InputMessages

    /// The input, for its label, its errors, and whether it is edited.
    public let field: any FormField
}

/// The style with the messages below the control, and on macOS in rows of their own.
public struct AutomaticValidatedFieldStyle: ValidatedFieldStyle {
    /// Creates the view for an input.
    public func makeBody(configuration: Configuration) -> some View {
        #if os(macOS)
        // A stack would end the column of labels of a form.
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

/// The style of a section with the control alone, which has the messages in its footer.
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

/// The style with the control alone.
///
/// Show its `InputMessages` in another place.
public struct ControlOnlyValidatedFieldStyle: ValidatedFieldStyle {
    /// Creates the view for an input.
    public func makeBody(configuration: Configuration) -> some View { configuration.control }
}

extension ValidatedFieldStyle where Self == AutomaticValidatedFieldStyle {
    /// The default: the messages below the control.
    public static var automatic: Self { Self() }
}

extension ValidatedFieldStyle where Self == SectionFooterValidatedFieldStyle {
    /// A section with the control, and the messages in its footer.
    public static var sectionFooter: Self { Self() }
}

extension ValidatedFieldStyle where Self == ControlOnlyValidatedFieldStyle {
    /// The control without its messages.
    public static var controlOnly: Self { Self() }
}

extension View {
    /// Chooses the arrangement of the inputs and their messages inside this view.
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

/// The view of a style, whose properties SwiftUI updates because it is a property itself.
private struct StyledField<Style: ValidatedFieldStyle>: View {
    let style: Style
    let configuration: ValidatedFieldStyleConfiguration

    var body: some View { style.makeBody(configuration: configuration) }
}
#endif
