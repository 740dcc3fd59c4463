// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// The declarations of Vapor 4 that the handler uses, without implementations. They check the handler's types, not what
// it does.

public import Foundation

public struct HTTPHeaders: ExpressibleByDictionaryLiteral, Sendable {
    public struct Name: Sendable {
        public static var acceptLanguage: Name { Name() }
        public static var contentType: Name { Name() }
    }

    public init(dictionaryLiteral elements: (String, String)...) {}
    public func first(name: Name) -> String? { nil }
}

public struct HTTPResponseStatus: Sendable {
    public init(statusCode: Int, reasonPhrase: String = "") {}
    public static var ok: Self { Self(statusCode: 200) }
    public static var unsupportedMediaType: Self {
        Self(statusCode: 415)
    }
}

public struct Abort: Error {
    public init(_ status: HTTPResponseStatus) {}
}

public typealias HTTPStatus = HTTPResponseStatus

public struct HTTPVersion: Sendable {
    public static var http1_1: Self { Self() }
}

// The module NIOCore declares this type, and Vapor exports it.
public struct ByteBuffer: Sendable {
    public var readableBytesView: ArraySlice<UInt8> { [] }
}

public protocol ContentDecoder: Sendable {
    func decode<D: Decodable>(
        _ decodable: D.Type, from body: ByteBuffer, headers: HTTPHeaders
    ) throws -> D
}

public protocol ContentContainer {
    func decode<D: Decodable>(
        _ decodable: D.Type, using decoder: any ContentDecoder
    ) throws -> D
}

public final class Request: Sendable {
    public var headers: HTTPHeaders { [:] }
    public var content: any ContentContainer { Unavailable() }
}

struct Unavailable: ContentContainer, Error {
    func decode<D: Decodable>(
        _ decodable: D.Type, using decoder: any ContentDecoder
    ) throws -> D {
        throw self
    }
}

public protocol AsyncResponseEncodable {}
public protocol Content: Codable, AsyncResponseEncodable, Sendable {}

public final class Response: AsyncResponseEncodable, Sendable {
    public struct Body: Sendable {
        public static let empty = Body(data: Data())
        public init(data: Data) {}
    }

    public init(
        status: HTTPResponseStatus = .ok,
        version: HTTPVersion = .http1_1, headers: HTTPHeaders = [:],
        body: Body = .empty
    ) {}
}

public protocol AsyncResponder: Sendable {
    func respond(to request: Request) async throws -> Response
}

public protocol Middleware: Sendable {}

public protocol AsyncMiddleware: Middleware {
    func respond(
        to request: Request, chainingTo next: any AsyncResponder
    ) async throws -> Response
}

public struct PathComponent: ExpressibleByStringLiteral, Sendable {
    public init(stringLiteral value: String) {}
}

public struct Route {}

public protocol RoutesBuilder {}

extension RoutesBuilder {
    @preconcurrency public func grouped(_ middleware: any Middleware...)
        -> any RoutesBuilder
    { self }

    @discardableResult
    @preconcurrency
    public func post<Response: AsyncResponseEncodable>(
        _ path: PathComponent...,
        use closure:
            @Sendable @escaping (Request) async throws -> Response
    ) -> Route { Route() }
}
