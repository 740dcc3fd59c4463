// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation

/// See swiftui/dynamicproperty; SwiftUI's own property wrappers conform there.
public protocol DynamicProperty {}

/// See swiftui/environmentkey.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// See swiftui/environmentvalues.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// Not Apple's: what the views remember between two drawings.
    var memory: Memory?

    /// See swiftui/environmentvalues/init().
    public init() {}

    /// See swiftui/environmentvalues/subscript(_:).
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// See swiftui/environmentvalues/locale.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// Not Apple's: the app's String Catalog.
    public var strings: [String: String] {
        get { self[StringsKey.self] }
        set { self[StringsKey.self] = newValue }
    }

    /// See swiftui/environmentvalues/isenabled.
    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }
}

extension EnvironmentValues {
    /// See swiftui/environmentvalues/colorscheme.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }
}

private struct ColorSchemeKey: EnvironmentKey {
    static let defaultValue = ColorScheme.light
}

private struct LocaleKey: EnvironmentKey {
    static let defaultValue = Locale(identifier: "en_US")
}

private struct StringsKey: EnvironmentKey {
    static let defaultValue: [String: String] = [:]
}

private struct EnabledKey: EnvironmentKey {
    static let defaultValue = true
}

/// Not Apple's: the values of `@State`, `@FocusState`, and `@AccessibilityFocusState`, by the view and its index among
/// the views of its type.
@MainActor
final class Memory {
    private var cells: [String: AnyObject] = [:]
    private var occurrences: [String: Int] = [:]
    /// The rows to which a view has scrolled.
    var scrolls: [AnyHashable] = []
    /// How many changes there were.
    var changes = 0

    func beginDrawing() { occurrences = [:] }

    func place(of type: Any.Type) -> String {
        let name = String(reflecting: type)
        occurrences[name, default: 0] += 1
        return "\(name)#\(occurrences[name, default: 0])"
    }

    func cell<Value>(_ name: String, _ initial: Value) -> Cell<Value> {
        if let cell = cells[name] as? Cell<Value> { return cell }
        let cell = Cell(initial)
        cell.memory = self
        cells[name] = cell
        return cell
    }
}

/// Not Apple's: a remembered value.
@MainActor
final class Cell<Value> {
    var value: Value { didSet { memory?.changes += 1 } }
    let initial: Value
    weak var memory: Memory?

    init(_ value: Value) { (self.value, initial) = (value, value) }
}

/// Not Apple's: a property wrapper that reads from its view's environment.
@MainActor
protocol DrawnProperty {
    func install(_ environment: EnvironmentValues, _ name: String)
}

extension EnvironmentValues {
    /// Not Apple's: connects a view's or a modifier's property wrappers.
    @MainActor
    func install(in view: Any) {
        let place = memory?.place(of: type(of: view)) ?? ""
        for child in Mirror(reflecting: view).children {
            (child.value as? any DrawnProperty)?.install(self, "\(place).\(child.label ?? "")")
            if child.value is any DynamicProperty { install(in: child.value) }
        }
    }
}

/// Not Apple's: what a property wrapper is connected to.
@MainActor
final class Location<Value> {
    var cell: Cell<Value>

    init(_ initial: Value) { cell = Cell(initial) }
}

/// See swiftui/environment.
@propertyWrapper
public struct Environment<Value>: DrawnProperty {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    private let location = Box()

    private final class Box { var environment = EnvironmentValues() }

    /// See swiftui/environment/init(_:).
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

    /// See swiftui/environment/wrappedvalue.
    public var wrappedValue: Value { location.environment[keyPath: keyPath] }

    func install(_ environment: EnvironmentValues, _ name: String) { location.environment = environment }
}

/// See swiftui/state.
@MainActor @propertyWrapper
public struct State<Value>: DrawnProperty {
    private let location: Location<Value>

    /// See swiftui/state/init(wrappedvalue:).
    public init(wrappedValue value: Value) { location = Location(value) }

    /// See swiftui/state/init(); for optional values, as there.
    public init<Wrapped>() where Value == Wrapped? { location = Location(nil) }

    /// See swiftui/state/wrappedvalue.
    public var wrappedValue: Value {
        get { location.cell.value }
        nonmutating set { location.cell.value = newValue }
    }

    /// See swiftui/state/projectedvalue.
    public var projectedValue: Binding<Value> {
        let location = location
        return Binding(
            get: { @MainActor in location.cell.value }, set: { @MainActor in location.cell.value = $0 })
    }

    func install(_ environment: EnvironmentValues, _ name: String) {
        if let memory = environment.memory { location.cell = memory.cell(name, location.cell.value) }
    }
}

/// See swiftui/focusstate.
@MainActor @propertyWrapper
public struct FocusState<Value: Hashable>: DrawnProperty {
    private let location: Location<Value>

    /// See swiftui/focusstate/init()-(bool).
    public init() where Value == Bool { location = Location(false) }

    /// See swiftui/focusstate/init()-(optional).
    public init<Wrapped: Hashable>() where Value == Wrapped? { location = Location(nil) }

    /// See swiftui/focusstate/wrappedvalue.
    public var wrappedValue: Value {
        get { location.cell.value }
        nonmutating set { location.cell.value = newValue }
    }

    /// See swiftui/focusstate/projectedvalue.
    public var projectedValue: Binding { Binding(location: location) }

    func install(_ environment: EnvironmentValues, _ name: String) {
        if let memory = environment.memory { location.cell = memory.cell(name, location.cell.value) }
    }

    /// See swiftui/focusstate/binding.
    @MainActor @propertyWrapper
    public struct Binding {
        let location: Location<Value>

        /// See swiftui/focusstate/binding/wrappedvalue.
        public var wrappedValue: Value {
            get { location.cell.value }
            nonmutating set { location.cell.value = newValue }
        }

        /// See swiftui/focusstate/binding/projectedvalue.
        public var projectedValue: Binding { self }
    }
}

/// See swiftui/accessibilityfocusstate.
@MainActor @propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DrawnProperty {
    private let location: Location<Value>

    /// See swiftui/accessibilityfocusstate/init().
    public init() where Value == Bool { location = Location(false) }

    /// See swiftui/accessibilityfocusstate/wrappedvalue.
    public var wrappedValue: Value {
        get { location.cell.value }
        nonmutating set { location.cell.value = newValue }
    }

    /// See swiftui/accessibilityfocusstate/projectedvalue.
    public var projectedValue: Binding { Binding(location: location) }

    func install(_ environment: EnvironmentValues, _ name: String) {
        if let memory = environment.memory { location.cell = memory.cell(name, location.cell.value) }
    }

    /// See swiftui/accessibilityfocusstate/binding.
    @MainActor
    public struct Binding {
        let location: Location<Value>
    }
}
