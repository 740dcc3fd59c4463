// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if FoundationInterop
import Foundation
import InputValidation

/// A server's response to a rejected request, in standard library types.
///
/// ```swift
/// let messages = MessageCatalog().inLanguage(
///     acceptLanguage: header, among: MessageLanguage.all)
/// do {
///     let booking = try ValidatingDecoder().decode(
///         Booking.self, from: body)
///     return try accept(booking)
/// } catch {
///     let response = ProblemResponse(rejecting: error, in: messages)
///     guard let response else { throw error }
///     return (response.status, response.body)
/// }
/// ```
///
/// For handlers for two server frameworks, see <doc:decoding-requests>.
public struct ProblemResponse: Hashable, Sendable {
    /// The problem report, which forms the response's content.
    public var details: ProblemDetails

    /// The `Content-Language` header's value, such as `de`.
    public let contentLanguage: String

    /// The `Content-Type` header's value, `application/problem+json`.
    public var contentType: String { ProblemDetails.mediaType }

    /// The problem report's status code, or 422 if it has none.
    public var status: Int { details.status ?? 422 }

    /// The problem report as JSON in UTF-8, with sorted keys.
    ///
    /// - Complexity: O(*n*) in the length of the JSON, for each call.
    public var body: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Strings, whole numbers, and finite numbers can always be encoded.
        return Array((try? encoder.encode(details)) ?? Data("{}".utf8))
    }

    /// Creates a response to any error that rejects input, or `nil` for other errors.
    ///
    /// For the status code, see ``/InputValidation/ProblemDetails/init(rejecting:in:)``.
    ///
    /// - Parameters:
    ///   - error: The error that a rule, a form, or a decoder threw.
    ///   - messages: The catalog for the response's messages. The default is the current task's catalog.
    public init?(rejecting error: any Error, in messages: MessageCatalog = .current) {
        guard let details = ProblemDetails(rejecting: error, in: messages) else { return nil }
        self.details = details
        contentLanguage = messages.language.tag
    }
}
#endif
