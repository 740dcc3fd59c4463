// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// The declarations of Fluent that the middleware uses. There is no database, so a responder only learns what would be
// saved.

public protocol AnyModel: AnyObject, Sendable {}
public protocol Model: AnyModel {
    static var schema: String { get }
    init()
}
public protocol Database: Sendable {}

public struct FieldKey: ExpressibleByStringLiteral {
    public static var id: FieldKey { "id" }

    public init(stringLiteral value: String) {}
}

@propertyWrapper
public final class ID<Value> {
    public var wrappedValue: Value?

    public init(key: FieldKey) {}
}

@propertyWrapper
public final class Field<Value> {
    private var value: Value?

    public init(key: FieldKey) {}

    public var wrappedValue: Value {
        get {
            guard let value else { fatalError("no value") }
            return value
        }
        set { value = newValue }
    }
}

public enum ModelEvent: Sendable { case create, update }

public protocol AnyAsyncModelResponder: Sendable {
    func handle(_ event: ModelEvent, _ model: any AnyModel)
}

extension AnyAsyncModelResponder {
    public func create(
        _ model: any AnyModel, on db: any Database
    ) async throws {
        handle(.create, model)
    }

    public func update(
        _ model: any AnyModel, on db: any Database
    ) async throws {
        handle(.update, model)
    }
}

public protocol AsyncModelMiddleware: Sendable {
    associatedtype Model: Fluent.Model

    func create(
        model: Model, on db: any Database,
        next: any AnyAsyncModelResponder
    ) async throws
    func update(
        model: Model, on db: any Database,
        next: any AnyAsyncModelResponder
    ) async throws
}
