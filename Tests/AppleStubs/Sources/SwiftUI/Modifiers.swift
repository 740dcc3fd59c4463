// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import AppKit
import UIKit

/// See swiftui/font.
public struct Font: Hashable, Sendable {
    let name: String
    /// See swiftui/font/footnote.
    public static let footnote = Font(name: "footnote")
    /// See swiftui/font/caption.
    public static let caption = Font(name: "caption")
}

/// See swiftui/shapestyle.
public protocol ShapeStyle: Sendable {}

/// See swiftui/color.
public struct Color: ShapeStyle, Hashable {
    let name: String
}

extension ShapeStyle where Self == Color {
    /// See swiftui/shapestyle/red.
    public static var red: Color { Color(name: "red") }
}

/// See swiftui/textinputautocapitalization.
public struct TextInputAutocapitalization: Hashable, Sendable {
    let name: String
    /// See swiftui/textinputautocapitalization/never.
    public static var never: Self { Self(name: "never") }
    /// See swiftui/textinputautocapitalization/words.
    public static var words: Self { Self(name: "words") }
    /// See swiftui/textinputautocapitalization/sentences.
    public static var sentences: Self { Self(name: "sentences") }
    /// See swiftui/textinputautocapitalization/characters.
    public static var characters: Self { Self(name: "characters") }
}

/// See swiftui/submittriggers.
public struct SubmitTriggers: OptionSet, Sendable {
    /// See swiftui/submittriggers/rawvalue.
    public let rawValue: Int
    /// See swiftui/submittriggers/init(rawvalue:).
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// See swiftui/submittriggers/text.
    public static let text = SubmitTriggers(rawValue: 1)
}

/// See swiftui/submitlabel.
public struct SubmitLabel: Equatable, Sendable {
    let name: String
    /// See swiftui/submitlabel/next.
    public static var next: SubmitLabel { SubmitLabel(name: "next") }
    /// See swiftui/submitlabel/go.
    public static var go: SubmitLabel { SubmitLabel(name: "go") }
}

/// See swiftui/unitpoint.
public struct UnitPoint: Hashable, Sendable {
    /// See swiftui/unitpoint/center.
    public static let center = UnitPoint()
}

/// See swiftui/scrollviewproxy.
@MainActor public struct ScrollViewProxy {
    let memory: Memory?

    /// See swiftui/scrollviewproxy/scrollto(_:anchor:).
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) { memory?.scrolls.append(AnyHashable(id)) }
}

/// See swiftui/scrollviewreader.
@MainActor public struct ScrollViewReader<Content: View>: View {
    private let content: (ScrollViewProxy) -> Content

    /// See swiftui/scrollviewreader/init(content:).
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    /// See swiftui/view/body-swift.property.
    public var body: Never { fatalError("no body") }
    /// Not Apple's: the drawing of the view, for tests.
    public func draw(_ environment: EnvironmentValues) -> Drawing {
        content(ScrollViewProxy(memory: environment.memory)).draw(environment)
    }
}

extension View {
    private func changed(_ change: @escaping @MainActor (inout Element) -> Void) -> Drawn {
        Drawn { environment in
            var drawing = draw(environment)
            for index in drawing.elements.indices { change(&drawing.elements[index]) }
            return drawing
        }
    }

    /// See swiftui/view/environment(_:_:).
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        Drawn { environment in
            var environment = environment
            environment[keyPath: keyPath] = value
            return draw(environment)
        }
    }

    /// See swiftui/view/tag(_:includeoptional:).
    public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
        changed { $0.tag = AnyHashable(tag) }
    }

    /// See swiftui/view/disabled(_:).
    public func disabled(_ disabled: Bool) -> some View { changed { if disabled { $0.isDisabled = true } } }

    /// See swiftui/view/font(_:).
    public func font(_ font: Font?) -> some View { self }

    /// See swiftui/view/foregroundstyle(_:).
    public func foregroundStyle(_ style: some ShapeStyle) -> some View { self }

    /// See swiftui/view/accessibilitylabel(_:).
    public func accessibilityLabel(_ label: Text) -> some View { changed { $0.spoken = label.text($0.environment) } }

    /// See swiftui/view/accessibilityhint(_:).
    public func accessibilityHint(_ hint: Text) -> some View { changed { $0.hint = hint.text($0.environment) } }

    /// See swiftui/view/accessibilityhidden(_:).
    public func accessibilityHidden(_ hidden: Bool) -> some View { changed { if hidden { $0.spoken = "" } } }

    /// See swiftui/view/keyboardtype(_:).
    public func keyboardType(_ type: UIKeyboardType) -> some View { changed { $0.keyboard = type } }

    /// See swiftui/view/textcontenttype(_:)-ufdv.
    public func textContentType(_ textContentType: UITextContentType?) -> some View {
        changed { $0.content = textContentType }
    }

    /// See swiftui/view/textcontenttype(_:)-(nstextcontenttype).
    public func textContentType(_ textContentType: NSTextContentType?) -> some View { self }

    /// See swiftui/view/textinputautocapitalization(_:).
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        changed { $0.capitalization = autocapitalization }
    }

    /// See swiftui/view/autocorrectiondisabled(_:).
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        changed { $0.isAutocorrected = !disable }
    }

    /// See swiftui/view/onsubmit(of:_:).
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        changed { $0.submits.append(action) }
    }

    /// See swiftui/view/submitlabel(_:).
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { changed { $0.submitLabel = submitLabel } }

    /// See swiftui/view/id(_:).
    public func id<ID: Hashable>(_ id: ID) -> some View { changed { $0.id = AnyHashable(id) } }

    /// See swiftui/view/onappear(perform:).
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        Drawn { environment in
            var drawing = draw(environment)
            if let action { drawing.appears.append(action) }
            return drawing
        }
    }

    /// See swiftui/view/focused(_:).
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        let location = condition.location
        return changed { $0.focuses.append((get: { location.cell.value }, set: { location.cell.value = $0 })) }
    }

    /// See swiftui/view/focused(_:equals:).
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        let location = binding.location
        return changed {
            $0.focuses.append(
                (get: { location.cell.value == value }, set: { if $0 { location.cell.value = value } }))
        }
    }

    /// See swiftui/view/accessibilityfocused(_:).
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        let location = condition.location
        return changed { $0.isRead = { location.cell.value } }
    }

    /// See swiftui/view/onchange(of:initial:_:)-(_,_,()->void).
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View
    {
        Drawn { environment in
            var drawing = draw(environment)
            drawing.changes.append((value, { ($0 as? V) != value }, action))
            return drawing
        }
    }

    /// See swiftui/view/task(id:name:priority:file:line:_:).
    public func task<T: Equatable>(
        id: T, name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID,
        line: Int = #line, _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        nonisolated(unsafe) let action = action
        return Drawn { environment in
            var drawing = draw(environment)
            drawing.tasks.append((id, { ($0 as? T) != id }, { await action() }))
            return drawing
        }
    }
}
