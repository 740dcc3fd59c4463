// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// Stand-ins for the part of SwiftUI that the adaptors use, with the signatures of Apple's documentation. Each names its
// page under https://developer.apple.com/documentation/. A view is drawn as a list of texts, for the tests.

@_exported import Observation

/// See swiftui/binding.
@propertyWrapper
public struct Binding<Value> {
    private let get: @MainActor @Sendable () -> Value
    private let set: @MainActor @Sendable (Value) -> Void

    /// See swiftui/binding/init(get:set:); there the closures are `@isolated(any) @Sendable`; a main-actor one fits both.
    public init(get: @escaping @MainActor @Sendable () -> Value, set: @escaping @MainActor @Sendable (Value) -> Void) {
        self.get = get
        self.set = set
    }

    /// See swiftui/binding/wrappedvalue.
    @MainActor public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }
}

/// See swiftui/environmentkey.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// See swiftui/environmentvalues.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// See swiftui/environmentvalues/init().
    public init() {}

    /// See swiftui/environmentvalues/subscript(_:).
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// Not Apple's: what a view came to.
public struct Drawing {
    /// Texts from top to bottom.
    public var lines: [String] = []
    /// What VoiceOver adds.
    public var hint = ""
    /// The environment of each control.
    public var environments: [EnvironmentValues] = []
    /// What return does.
    public var submits: [() -> Void] = []
    /// What runs while the view is shown.
    public var tasks: [@Sendable () async -> Void] = []
}

/// See swiftui/view.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
    /// Not Apple's: what the view comes to.
    func draw(_ environment: EnvironmentValues) -> Drawing
}

extension View {
    /// Not Apple's: what the view comes to.
    public func draw(_ environment: EnvironmentValues = EnvironmentValues()) -> Drawing { body.draw(environment) }
}

extension Never: View {
    /// See swiftui/view/body-swift.property.
    public var body: Never { fatalError("no body") }
}

/// Not Apple's: a view without a body, drawn by a closure.
public struct Drawn: View {
    let drawing: @MainActor (EnvironmentValues) -> Drawing
    /// See swiftui/view/body-swift.property.
    public var body: Never { fatalError("no body") }
    /// Not Apple's: what the view comes to.
    public func draw(_ environment: EnvironmentValues) -> Drawing { drawing(environment) }
}

/// See swiftui/viewbuilder.
@resultBuilder
public enum ViewBuilder {
    /// See swiftui/viewbuilder/buildexpression(_:).
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    /// See swiftui/viewbuilder/buildblock(_:).
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    /// See swiftui/viewbuilder/buildblock(_:).
    @MainActor
    public static func buildBlock<First: View, Second: View>(_ first: First, _ second: Second) -> Drawn {
        Drawn { environment in
            var drawing = first.draw(environment)
            let other = second.draw(environment)
            drawing.lines += other.lines
            drawing.environments += other.environments
            return drawing
        }
    }
    /// See swiftui/viewbuilder/buildif(_:).
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}

extension Optional: View where Wrapped: View {
    /// See swiftui/view/body-swift.property.
    public var body: Never { fatalError("no body") }
    /// Not Apple's: what the view comes to.
    public func draw(_ environment: EnvironmentValues) -> Drawing { self?.draw(environment) ?? Drawing() }
}

/// See swiftui/viewmodifier.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = Drawn
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// See swiftui/horizontalalignment.
public enum HorizontalAlignment: Sendable { case leading, center, trailing }

/// See swiftui/vstack.
@MainActor public struct VStack<Content: View>: View {
    private let content: Content

    /// See swiftui/vstack/init(alignment:spacing:content:).
    public init(alignment: HorizontalAlignment = .center, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// See swiftui/view/body-swift.property.
    public var body: some View { content }
}

/// See swiftui/text.
@MainActor public struct Text: View {
    let text: String

    /// See swiftui/text/init(_:).
    public init(_ content: some StringProtocol) { text = String(content) }

    /// See swiftui/view/body-swift.property.
    public var body: Never { fatalError("no body") }
    /// Not Apple's: what the view comes to.
    public func draw(_ environment: EnvironmentValues) -> Drawing { Drawing(lines: [text]) }
}

/// See swiftui/textfield.
@MainActor public struct TextField: View {
    private let title: String
    private let text: Binding<String>

    /// See swiftui/textfield/init(_:text:).
    public init(_ title: some StringProtocol, text: Binding<String>) {
        self.title = String(title)
        self.text = text
    }

    /// See swiftui/view/body-swift.property.
    public var body: Never { fatalError("no body") }
    /// Not Apple's: what the view comes to.
    public func draw(_ environment: EnvironmentValues) -> Drawing {
        Drawing(lines: ["[\(title): \(text.wrappedValue)]"], environments: [environment])
    }
}

extension View {
    private func changed(_ change: @escaping (inout Drawing) -> Void) -> Drawn {
        Drawn { environment in
            var drawing = draw(environment)
            change(&drawing)
            return drawing
        }
    }

    /// See swiftui/view/modifier(_:).
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
        modifier.body(content: changed { _ in })
    }

    /// See swiftui/view/environment(_:_:).
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        Drawn { environment in
            var environment = environment
            environment[keyPath: keyPath] = value
            return draw(environment)
        }
    }

    /// See swiftui/view/accessibilityhint(_:).
    public func accessibilityHint(_ hint: Text) -> some View { changed { $0.hint = hint.text } }

    /// See swiftui/view/accessibilityhidden(_:).
    public func accessibilityHidden(_ hidden: Bool) -> some View { self }

    /// See swiftui/view/onsubmit(of:_:).
    public func onSubmit(_ action: @escaping () -> Void) -> some View { changed { $0.submits.append(action) } }

    /// See swiftui/view/task(id:priority:_:).
    public func task<ID: Equatable>(
        id: ID, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        changed { $0.tasks.append(action) }
    }
}
