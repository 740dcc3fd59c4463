// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import AppKit
import UIKit

/// See swiftui/horizontalalignment.
public enum HorizontalAlignment: Sendable { case leading, center, trailing }

/// See swiftui/vstack.
@MainActor public struct VStack<Content: View>: View {
    private let content: Content

    /// See swiftui/vstack/init(alignment:spacing:content:).
    public init(
        alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
    ) { self.content = content() }

    /// See swiftui/view/body-swift.property.
    public var body: Never { fatalError("no body") }
    /// Not Apple's: draws the view for tests.
    public func draw(_ environment: EnvironmentValues) -> Drawing { content.draw(environment).inStack() }
}

/// See swiftui/group.
@MainActor public struct Group<Content> {
    private let content: Content
}

extension Group: View where Content: View {
    /// See swiftui/group/init(content:).
    public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

    /// See swiftui/view/body-swift.property.
    public var body: some View { content }
}

/// See swiftui/image.
@MainActor public struct Image: View {
    private let name: String

    /// See swiftui/image/init(systemname:).
    public init(systemName: String) { name = systemName }

    /// See swiftui/view/body-swift.property.
    public var body: Never { fatalError("no body") }
    /// Not Apple's: draws the view for tests.
    public func draw(_ environment: EnvironmentValues) -> Drawing {
        Drawing(Element(kind: .image, title: name, environment))
    }
}

/// See swiftui/label.
@MainActor public struct Label<Title: View, Icon: View>: View {
    private let title: Title
    private let icon: Icon

    /// See swiftui/label/init(title:icon:).
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// See swiftui/view/body-swift.property.
    public var body: Never { fatalError("no body") }
    /// Not Apple's: draws the view for tests.
    public func draw(_ environment: EnvironmentValues) -> Drawing {
        var drawing = icon.draw(environment)
        drawing.append(title.draw(environment))
        return drawing.inStack()
    }
}

/// See swiftui/labelstyle.
public protocol LabelStyle: Sendable {}

/// See swiftui/icononlylabelstyle.
public struct IconOnlyLabelStyle: LabelStyle {}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// See swiftui/labelstyle/icononly.
    public static var iconOnly: Self { Self() }
}

/// See swiftui/primitivebuttonstyle.
public protocol PrimitiveButtonStyle: Sendable {}

/// See swiftui/borderlessbuttonstyle.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// See swiftui/primitivebuttonstyle/borderless.
    public static var borderless: Self { Self() }
}

extension Drawing {
    /// Not Apple's: what a stack makes of its parts.
    ///
    /// A list doesn't find their identities, and an image marks the text after it.
    func inStack() -> Drawing {
        var drawing = self
        drawing.elements = []
        var symbol: String?
        for var element in elements {
            if element.kind == .image {
                symbol = element.title
                continue
            }
            element.id = nil
            if let found = symbol { element.symbol = found }
            symbol = nil
            drawing.elements.append(element)
        }
        return drawing
    }
}

/// See swiftui/form.
@MainActor public struct Form<Content: View>: View {
    private let content: Content

    /// See swiftui/form/init(content:).
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// See swiftui/view/body-swift.property.
    public var body: some View { content }
}

/// See swiftui/section.
@MainActor public struct Section<Parent, Content, Footer> {
    private let content: Content
    private let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
    /// See swiftui/view/body-swift.property.
    public var body: Never { fatalError("no body") }
    /// Not Apple's: draws the view for tests.
    public func draw(_ environment: EnvironmentValues) -> Drawing {
        var (drawing, below) = (content.draw(environment), footer.draw(environment))
        for index in below.elements.indices { below.elements[index].isFooter = true }
        drawing.append(below)
        return drawing
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// See swiftui/section/init(content:footer:).
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content(), footer: footer())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// See swiftui/section/init(_:content:)-(localizedstringkey,_).
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content(), footer: EmptyView())
    }
}

/// See swiftui/anyview.
public struct AnyView: View {
    private let content: @MainActor (EnvironmentValues) -> Drawing

    /// See swiftui/anyview/init(_:).
    @MainActor public init(_ view: some View) { content = { view.draw($0) } }

    /// See swiftui/view/body-swift.property.
    public var body: Never { fatalError("no body") }
    /// Not Apple's: draws the view for tests.
    public func draw(_ environment: EnvironmentValues) -> Drawing { content(environment) }
}

/// See swiftui/foreach.
@MainActor public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    private let data: Data
    private let content: (Data.Element) -> Content

    /// See swiftui/foreach/init(_:id:content:).
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.data = data
        self.content = content
    }

    /// See swiftui/view/body-swift.property.
    public var body: Never { fatalError("no body") }
    /// Not Apple's: draws the view for tests.
    public func draw(_ environment: EnvironmentValues) -> Drawing {
        var drawing = Drawing()
        for element in data { drawing.append(content(element).draw(environment)) }
        return drawing
    }
}

/// See swiftui/text.
@MainActor public struct Text: View {
    let text: @MainActor (EnvironmentValues) -> String

    /// See swiftui/text/init(verbatim:).
    public init(verbatim content: String) { text = { _ in content } }

    /// See swiftui/text/init(_:)-(stringprotocol).
    @_disfavoredOverload
    public init(_ content: some StringProtocol) { self.init(verbatim: String(content)) }

    /// See swiftui/text/init(_:tablename:bundle:comment:).
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) { text = { $0.strings[key.key] ?? key.key } }

    /// See swiftui/text/init(_:)-(localizedstringresource).
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { text = { $0.strings[resource.key] ?? resource.key } }

    /// See swiftui/view/body-swift.property.
    public var body: Never { fatalError("no body") }
    /// Not Apple's: draws the view for tests.
    public func draw(_ environment: EnvironmentValues) -> Drawing {
        Drawing(Element(kind: .text, title: text(environment), environment))
    }
}

/// See swiftui/textselection.
public struct TextSelection: Hashable, Sendable {
    /// See swiftui/textselection/indices-swift.enum; there is also `multiSelection`.
    public enum Indices: Hashable, Sendable {
        case selection(Range<String.Index>)
        case multiSelection([Range<String.Index>])
    }

    /// See swiftui/textselection/indices-swift.property.
    public let indices: Indices

    /// See swiftui/textselection/init(insertionpoint:).
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
}

/// See swiftui/axis.
public enum Axis: Int8, Sendable { case horizontal, vertical }

extension View {
    /// Not Apple's: a label's text.
    func title(_ environment: EnvironmentValues) -> String {
        draw(environment).elements.first { $0.kind == .text }?.title ?? ""
    }
}

/// See swiftui/textfield.
@MainActor public struct TextField<Label: View>: View {
    private let element: (EnvironmentValues) -> Element

    /// See swiftui/textfield/init(text:prompt:label:).
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        let label = label()
        element = { environment in
            var element = Element(kind: .textField, title: label.title(environment), environment)
            element.text = text
            element.prompt = prompt?.text(environment)
            return element
        }
    }

    /// See swiftui/textfield/init(text:selection:prompt:axis:label:).
    @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
    public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        let label = label()
        element = { environment in
            var element = Element(kind: .textField, title: label.title(environment), environment)
            element.text = text
            element.selection = selection
            element.prompt = prompt?.text(environment)
            return element
        }
    }

    /// See swiftui/view/body-swift.property.
    public var body: Never { fatalError("no body") }
    /// Not Apple's: draws the view for tests.
    public func draw(_ environment: EnvironmentValues) -> Drawing { Drawing(element(environment)) }
}

extension TextField where Label == Text {
    /// See swiftui/textfield/init(_:text:)-(localizedstringkey,_).
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(text: text) { Text(titleKey) } }

    /// See swiftui/textfield/init(_:text:)-(stringprotocol,_).
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>) { self.init(text: text) { Text(title) } }
}

/// See swiftui/securefield.
@MainActor public struct SecureField<Label: View>: View {
    private let element: (EnvironmentValues) -> Element

    /// See swiftui/securefield/init(text:prompt:label:).
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        let label = label()
        element = { environment in
            var element = Element(kind: .secureField, title: label.title(environment), environment)
            element.text = text
            element.prompt = prompt?.text(environment)
            return element
        }
    }

    /// See swiftui/view/body-swift.property.
    public var body: Never { fatalError("no body") }
    /// Not Apple's: draws the view for tests.
    public func draw(_ environment: EnvironmentValues) -> Drawing { Drawing(element(environment)) }
}

/// See swiftui/picker.
@MainActor public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let label: Label
    private let selection: Binding<SelectionValue>
    private let content: Content

    /// See swiftui/picker/init(selection:content:label:).
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.selection = selection
        self.content = content()
    }

    /// See swiftui/view/body-swift.property.
    public var body: Never { fatalError("no body") }
    /// Not Apple's: draws the view for tests.
    public func draw(_ environment: EnvironmentValues) -> Drawing {
        let options = content.draw(environment).elements
        var element = Element(kind: .picker, title: label.title(environment), environment)
        let chosen = AnyHashable(selection.wrappedValue)
        element.value = options.first { $0.tag == chosen }?.title ?? ""
        element.choose = { title in
            guard let tag = options.first(where: { $0.title == title })?.tag?.base as? SelectionValue else { return }
            selection.wrappedValue = tag
        }
        return Drawing(element)
    }
}

/// See swiftui/toggle.
@MainActor public struct Toggle<Label: View>: View {
    private let label: Label
    private let isOn: Binding<Bool>

    /// See swiftui/toggle/init(ison:label:).
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.isOn = isOn
    }

    /// See swiftui/view/body-swift.property.
    public var body: Never { fatalError("no body") }
    /// Not Apple's: draws the view for tests.
    public func draw(_ environment: EnvironmentValues) -> Drawing {
        var element = Element(kind: .toggle, title: label.title(environment), environment)
        element.value = isOn.wrappedValue ? "on" : "off"
        element.press = { isOn.wrappedValue.toggle() }
        return Drawing(element)
    }
}

/// See swiftui/datepickercomponents.
public struct DatePickerComponents: OptionSet, Sendable {
    /// See swiftui/datepickercomponents/rawvalue.
    public let rawValue: UInt
    /// See swiftui/datepickercomponents/init(rawvalue:).
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// See swiftui/datepickercomponents/hourandminute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// See swiftui/datepickercomponents/date.
    public static let date = DatePickerComponents(rawValue: 2)
}

/// See swiftui/datepicker.
@MainActor public struct DatePicker<Label: View>: View {
    /// See swiftui/datepicker/components.
    public typealias Components = DatePickerComponents
    private let label: Label
    private let selection: Binding<Date>
    private let components: Components

    /// See swiftui/datepicker/init(selection:displayedcomponents:label:).
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        components = displayedComponents
        self.label = label()
        self.selection = selection
    }

    /// See swiftui/view/body-swift.property.
    public var body: Never { fatalError("no body") }
    /// Not Apple's: draws the view for tests.
    public func draw(_ environment: EnvironmentValues) -> Drawing {
        var element = Element(kind: .datePicker, title: label.title(environment), environment)
        element.date = selection
        element.components = components
        element.value = String(selection.wrappedValue.timeIntervalSince1970)
        return Drawing(element)
    }
}

/// See swiftui/button.
@MainActor public struct Button<Label: View>: View {
    private let label: Label
    private let role: ButtonRole?
    private let action: @MainActor () -> Void

    /// See swiftui/button/init(role:action:label:).
    @preconcurrency
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.role = role
        self.action = action
    }

    /// See swiftui/view/body-swift.property.
    public var body: Never { fatalError("no body") }
    /// Not Apple's: draws the view for tests.
    public func draw(_ environment: EnvironmentValues) -> Drawing {
        var element = Element(kind: .button, title: label.title(environment), environment)
        element.role = role
        element.press = action
        element.isBusy = label.draw(environment).elements.contains { $0.kind == .progress }
        element.symbol = label.draw(environment).elements.first?.symbol
        return Drawing(element)
    }
}

extension Button where Label == Text {
    /// See swiftui/button/init(_:action:).
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Text(titleKey) }
    }
}

/// See swiftui/buttonrole.
public struct ButtonRole: Equatable, Sendable {
    let name: String
    /// See swiftui/buttonrole/destructive.
    public static let destructive = ButtonRole(name: "destructive")
    /// See swiftui/buttonrole/cancel.
    public static let cancel = ButtonRole(name: "cancel")
}

/// See swiftui/verticalalignment.
public enum VerticalAlignment: Sendable { case top, center, bottom, firstTextBaseline }

/// See swiftui/hstack.
@MainActor public struct HStack<Content: View>: View {
    private let content: Content

    /// See swiftui/hstack/init(alignment:spacing:content:).
    public init(
        alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
    ) { self.content = content() }

    /// See swiftui/view/body-swift.property.
    public var body: Never { fatalError("no body") }
    /// Not Apple's: draws the view for tests.
    public func draw(_ environment: EnvironmentValues) -> Drawing { content.draw(environment).inStack() }
}

/// See swiftui/emptyview.
@MainActor public struct EmptyView: View {
    /// See swiftui/emptyview/init().
    public init() {}
    /// See swiftui/view/body-swift.property.
    public var body: Never { fatalError("no body") }
    /// Not Apple's: draws the view for tests.
    public func draw(_ environment: EnvironmentValues) -> Drawing { Drawing() }
}

/// See swiftui/progressview.
@MainActor public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    /// See swiftui/progressview/init().
    public init() where Label == EmptyView, CurrentValueLabel == EmptyView {}
    /// See swiftui/view/body-swift.property.
    public var body: Never { fatalError("no body") }
    /// Not Apple's: draws the view for tests.
    public func draw(_ environment: EnvironmentValues) -> Drawing {
        Drawing(Element(kind: .progress, title: "…", environment))
    }
}

/// See swiftui/localizedstringkey.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    let key: String
    /// See swiftui/localizedstringkey/init(_:).
    public init(_ value: String) { key = value }
    /// See swiftui/localizedstringkey/init(stringliteral:).
    public init(stringLiteral value: String) { key = value }
}

/// See foundation/localizedstringresource, which Foundation has only on Apple's systems.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// See foundation/localizedstringresource/key.
    public let key: String
    /// See foundation/localizedstringresource/init(stringliteral:).
    public init(stringLiteral value: String) { key = value }
}
