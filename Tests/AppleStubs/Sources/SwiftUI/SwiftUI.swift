// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// Stand-ins for the part of SwiftUI that the adapters use, with the signatures from Apple's documentation. Each names
// its page under https://developer.apple.com/documentation/. For tests, a view is drawn as a list of elements.

import AppKit
@_exported import Foundation
@_exported import Observation
import UIKit

/// See swiftui/binding.
@propertyWrapper
public struct Binding<Value> {
    private let get: @isolated(any) @Sendable () -> Value
    private let set: @isolated(any) @Sendable (Value) -> Void

    /// See swiftui/binding/init(get:set:).
    @preconcurrency
    public init(
        get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        self.get = get
        self.set = set
    }

    /// See swiftui/binding/wrappedvalue.
    @MainActor public var wrappedValue: Value {
        // `@isolated(any)` hides either the main actor or nothing. SwiftUI checks this too.
        get {
            precondition(get.isolation == nil || get.isolation === MainActor.shared)
            return unsafeBitCast(get, to: (@Sendable () -> Value).self)()
        }
        nonmutating set {
            precondition(set.isolation == nil || set.isolation === MainActor.shared)
            unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)(newValue)
        }
    }

    /// See swiftui/binding/projectedvalue.
    public var projectedValue: Binding { self }
}

/// See swiftui/view.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
    /// Not Apple's: draws the view for tests.
    func draw(_ environment: EnvironmentValues) -> Drawing
}

extension View {
    /// Not Apple's: draws the view for tests.
    public func draw(_ environment: EnvironmentValues = EnvironmentValues()) -> Drawing {
        environment.install(in: self)
        return body.draw(environment)
    }
}

extension Never: View {
    /// See swiftui/view/body-swift.property.
    public var body: Never { fatalError("no body") }
}

/// Not Apple's: a view that has no body and is drawn by a closure.
public struct Drawn: View {
    let drawing: @MainActor (EnvironmentValues) -> Drawing
    /// See swiftui/view/body-swift.property.
    public var body: Never { fatalError("no body") }
    /// Not Apple's: draws the view for tests.
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
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> Drawn {
        let parts = (repeat each content)
        return Drawn { environment in
            var drawing = Drawing()
            for part in repeat each parts { drawing.append(part.draw(environment)) }
            return drawing
        }
    }
    /// See swiftui/viewbuilder/buildif(_:).
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    /// See swiftui/viewbuilder/buildeither(first:).
    @MainActor
    public static func buildEither<Content: View>(first: Content) -> Drawn { Drawn { first.draw($0) } }
    /// See swiftui/viewbuilder/buildeither(second:).
    @MainActor
    public static func buildEither<Content: View>(second: Content) -> Drawn { Drawn { second.draw($0) } }
    /// See swiftui/viewbuilder/buildlimitedavailability(_:).
    @MainActor
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Drawn {
        Drawn { content.draw($0) }
    }
}

extension Optional: View where Wrapped: View {
    /// See swiftui/view/body-swift.property.
    public var body: Never { fatalError("no body") }
    /// Not Apple's: draws the view for tests.
    public func draw(_ environment: EnvironmentValues) -> Drawing { self?.draw(environment) ?? Drawing() }
}

/// See swiftui/viewmodifier.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = Drawn
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

extension View {
    /// See swiftui/view/modifier(_:).
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
        Drawn { environment in
            environment.install(in: modifier)
            return modifier.body(content: Drawn { draw($0) }).draw(environment)
        }
    }
}
