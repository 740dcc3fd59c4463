// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Accessibility
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
    let parts: [Double]

    /// See swiftui/color/rgbcolorspace.
    public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }

    /// See swiftui/color/init(_:red:green:blue:opacity:).
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) { parts = [red, green, blue] }
}

/// See swiftui/colorscheme.
public enum ColorScheme: Sendable { case light, dark }

/// See swiftui/animation.
public struct Animation: Equatable, Sendable {
    /// See swiftui/animation/default.
    public static let `default` = Animation()
}

/// See swiftui/anytransition.
public struct AnyTransition: Sendable {
    /// See swiftui/anytransition/opacity.
    public static let opacity = AnyTransition()
}

/// See swiftui/accessibilitychildbehavior.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    /// See swiftui/accessibilitychildbehavior/ignore.
    public static let ignore = AccessibilityChildBehavior()
}

/// See swiftui/accessibilitytraits.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var names: Set<String> = []
    /// See swiftui/accessibilitytraits/init().
    public init() {}
    /// See swiftui/accessibilitytraits/isselected.
    public static let isSelected: AccessibilityTraits = {
        var traits = AccessibilityTraits()
        traits.names = ["isSelected"]
        return traits
    }()
    /// See swift/setalgebra.
    public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }
    /// See swift/setalgebra.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var traits = self
        traits.formUnion(other)
        return traits
    }
    /// See swift/setalgebra.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var traits = self
        traits.formIntersection(other)
        return traits
    }
    /// See swift/setalgebra.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var traits = self
        traits.formSymmetricDifference(other)
        return traits
    }
    /// See swift/setalgebra.
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        formUnion(newMember)
        return (true, newMember)
    }
    /// See swift/setalgebra.
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        names.subtract(member.names)
        return member
    }
    /// See swift/setalgebra.
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        formUnion(newMember)
        return newMember
    }
    /// See swift/setalgebra.
    public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
    /// See swift/setalgebra.
    public mutating func formIntersection(_ other: AccessibilityTraits) { names.formIntersection(other.names) }
    /// See swift/setalgebra.
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
        names.formSymmetricDifference(other.names)
    }
}

/// See swiftui/accessibilitycustomcontentkey.
@MainActor public struct AccessibilityCustomContentKey {
    let label: Text

    /// See swiftui/accessibilitycustomcontentkey/init(_:id:)-(text,_).
    public init(_ label: Text, id: String) { self.label = label }
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
    /// Not Apple's: draws the view for tests.
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
    public func font(_ font: Font?) -> some View {
        // The font closest to the text applies.
        changed { if $0.font == nil { $0.font = font } }
    }

    /// See swiftui/view/foregroundstyle(_:).
    public func foregroundStyle(_ style: some ShapeStyle) -> some View {
        changed { if $0.color == nil { $0.color = (style as? Color)?.parts } }
    }

    /// See swiftui/view/opacity(_:).
    public func opacity(_ opacity: Double) -> some View { self }

    /// See swiftui/view/animation(_:value:).
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

    /// See swiftui/view/transition(_:)-(anytransition).
    public func transition(_ t: AnyTransition) -> some View { self }

    /// See swiftui/view/labelstyle(_:).
    public func labelStyle(_ style: some LabelStyle) -> some View { self }

    /// See swiftui/view/buttonstyle(_:)-(primitivebuttonstyle).
    public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View { self }

    /// See swiftui/view/accessibilityelement(children:).
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }

    /// See swiftui/view/accessibilityaddtraits(_:).
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        changed { if traits.contains(.isSelected) && !traits.isEmpty { $0.isSelected = true } }
    }

    /// See swiftui/view/accessibilitycustomcontent(_:_:importance:)-(accessibilitycustomcontentkey,text?,_).
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
    ) -> some View {
        changed { element in
            guard let value, importance == .high else { return }
            element.customContent[key.label.text(element.environment)] = value.text(element.environment)
        }
    }

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
                (
                    get: { location.cell.value == value },
                    set: { location.cell.value = $0 ? value : location.cell.initial }
                ))
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
