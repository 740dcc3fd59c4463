// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// The declarations of swift-openapi-runtime that the middleware uses. The body is a list of bytes instead of a stream.

public import HTTPTypes

public final class HTTPBody: Sendable {
    let bytes: [UInt8]

    public init(_ bytes: [UInt8]) { self.bytes = bytes }
}

public struct TooManyBytesError: Error {}

extension [UInt8] {
    public init(collecting body: HTTPBody, upTo maxBytes: Int)
        async throws
    {
        guard body.bytes.count <= maxBytes else {
            throw TooManyBytesError()
        }
        self = body.bytes
    }
}

public struct ServerRequestMetadata: Hashable, Sendable {
    public init() {}
}

public protocol ServerMiddleware: Sendable {
    func intercept(
        _ request: HTTPRequest, body: HTTPBody?,
        metadata: ServerRequestMetadata, operationID: String,
        next:
            @Sendable (
                HTTPRequest, HTTPBody?, ServerRequestMetadata
            ) async throws -> (HTTPResponse, HTTPBody?)
    ) async throws -> (HTTPResponse, HTTPBody?)
}
