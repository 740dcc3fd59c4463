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
    public var body: some View { content }
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
@MainActor public struct Section<Content: View>: View {
    private let title: String
    private let content: Content

    /// See swiftui/section/init(_:content:).
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.title = String(title)
        self.content = content()
    }

    /// See swiftui/view/body-swift.property.
    public var body: some View { content }
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
    /// Not Apple's: what the view comes to.
    public func draw(_ environment: EnvironmentValues) -> Drawing {
        var drawing = Drawing()
        for element in data { drawing.append(content(element).draw(environment)) }
        return drawing
    }
}

/// See swiftui/text.
@MainActor public struct Text: View {
    let text: String

    /// See swiftui/text/init(_:).
    public init(_ content: some StringProtocol) { text = String(content) }

    /// See swiftui/view/body-swift.property.
    public var body: Never { fatalError("no body") }
    /// Not Apple's: what the view comes to.
    public func draw(_ environment: EnvironmentValues) -> Drawing {
        Drawing(Element(kind: .text, title: text, environment))
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

/// See swiftui/textfield.
@MainActor public struct TextField<Label: View>: View {
    private let element: (EnvironmentValues) -> Element

    /// See swiftui/view/body-swift.property.
    public var body: Never { fatalError("no body") }
    /// Not Apple's: what the view comes to.
    public func draw(_ environment: EnvironmentValues) -> Drawing { Drawing(element(environment)) }
}

extension TextField where Label == Text {
    /// See swiftui/textfield/init(_:text:)-(stringprotocol,_).
    public init(_ title: some StringProtocol, text: Binding<String>) { self.init(title, text: text, prompt: nil) }

    /// See swiftui/textfield/init(_:text:prompt:)-(stringprotocol,_,_).
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) {
        element = { environment in
            var element = Element(kind: .textField, title: String(title), environment)
            element.text = text
            element.prompt = prompt?.text
            return element
        }
    }

    /// See swiftui/textfield/init(_:text:selection:prompt:axis:)-(stringprotocol,_,_,_,_).
    public init(
        _ title: some StringProtocol, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil
    ) {
        element = { environment in
            var element = Element(kind: .textField, title: String(title), environment)
            element.text = text
            element.selection = selection
            element.prompt = prompt?.text
            return element
        }
    }
}

/// See swiftui/securefield.
@MainActor public struct SecureField<Label: View>: View {
    private let element: (EnvironmentValues) -> Element

    /// See swiftui/view/body-swift.property.
    public var body: Never { fatalError("no body") }
    /// Not Apple's: what the view comes to.
    public func draw(_ environment: EnvironmentValues) -> Drawing { Drawing(element(environment)) }
}

extension SecureField where Label == Text {
    /// See swiftui/securefield/init(_:text:prompt:)-(stringprotocol,_,_).
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) {
        element = { environment in
            var element = Element(kind: .secureField, title: String(title), environment)
            element.text = text
            element.prompt = prompt?.text
            return element
        }
    }
}

/// See swiftui/picker.
@MainActor public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let title: String
    private let selection: Binding<SelectionValue>
    private let content: Content

    /// See swiftui/view/body-swift.property.
    public var body: Never { fatalError("no body") }
    /// Not Apple's: what the view comes to.
    public func draw(_ environment: EnvironmentValues) -> Drawing {
        let options = content.draw(environment).elements
        var element = Element(kind: .picker, title: title, environment)
        let chosen = AnyHashable(selection.wrappedValue)
        element.value = options.first { $0.tag == chosen }?.title ?? ""
        element.choose = { title in
            guard let tag = options.first(where: { $0.title == title })?.tag?.base as? SelectionValue else { return }
            selection.wrappedValue = tag
        }
        return Drawing(element)
    }
}

extension Picker where Label == Text {
    /// See swiftui/picker/init(_:selection:content:)-(stringprotocol,_,_).
    public init(
        _ title: some StringProtocol, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.title = String(title)
        self.selection = selection
        self.content = content()
    }
}

/// See swiftui/toggle.
@MainActor public struct Toggle<Label: View>: View {
    private let title: String
    private let isOn: Binding<Bool>

    /// See swiftui/view/body-swift.property.
    public var body: Never { fatalError("no body") }
    /// Not Apple's: what the view comes to.
    public func draw(_ environment: EnvironmentValues) -> Drawing {
        var element = Element(kind: .toggle, title: title, environment)
        element.value = isOn.wrappedValue ? "on" : "off"
        element.press = { isOn.wrappedValue.toggle() }
        return Drawing(element)
    }
}

extension Toggle where Label == Text {
    /// See swiftui/toggle/init(_:ison:)-(stringprotocol,_).
    public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
        self.title = String(title)
        self.isOn = isOn
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
    private let title: String
    private let selection: Binding<Date>

    /// See swiftui/view/body-swift.property.
    public var body: Never { fatalError("no body") }
    /// Not Apple's: what the view comes to.
    public func draw(_ environment: EnvironmentValues) -> Drawing {
        var element = Element(kind: .datePicker, title: title, environment)
        element.date = selection
        element.value = String(selection.wrappedValue.timeIntervalSince1970)
        return Drawing(element)
    }
}

extension DatePicker where Label == Text {
    /// See swiftui/datepicker/init(_:selection:displayedcomponents:)-(stringprotocol,_,_).
    public init(
        _ title: some StringProtocol, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.title = String(title)
        self.selection = selection
    }
}

/// See swiftui/button.
@MainActor public struct Button<Label: View>: View {
    private let title: String
    private let action: @MainActor () -> Void

    /// See swiftui/view/body-swift.property.
    public var body: Never { fatalError("no body") }
    /// Not Apple's: what the view comes to.
    public func draw(_ environment: EnvironmentValues) -> Drawing {
        var element = Element(kind: .button, title: title, environment)
        element.press = action
        return Drawing(element)
    }
}

extension Button where Label == Text {
    /// See swiftui/button/init(_:action:)-(stringprotocol,_).
    public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {
        self.title = String(title)
        self.action = action
    }
}
