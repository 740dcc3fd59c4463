// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// How much a client may send, and how long it may take.
package struct Limits: Sendable {
    /// The maximum number of bytes in the request line and the header fields together.
    package var headBytes = 8_192

    /// The maximum number of header fields.
    package var headFields = 64

    /// The maximum number of bytes in a body.
    package var bodyBytes = 16_384

    /// How long the request line and the header fields may take, starting from their first byte.
    package var headTime = Duration.seconds(5)

    /// How long a body may take.
    package var bodyTime = Duration.seconds(5)

    /// How long a client may take to read a response.
    package var responseTime = Duration.seconds(10)

    /// How long a connection stays open without a request.
    package var idleTime = Duration.seconds(15)

    /// The maximum number of open connections.
    package var connections = 512

    /// Creates the limits.
    package init() {}
}
