// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if FoundationInterop
import Foundation
import InputValidation

/// The response of a server to a rejected request, in the types of the standard library.
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
/// <doc:decoding-requests> shows the handlers for two servers.
public struct ProblemResponse: Hashable, Sendable {
    /// The problem report, which is the content of the response.
    public var details: ProblemDetails

    /// The value of the header `Content-Language`, such as `de`.
    public let contentLanguage: String

    /// The value of the header `Content-Type`, `application/problem+json`.
    public var contentType: String { ProblemDetails.mediaType }

    /// The status code, which is that of the problem report, or 422.
    public var status: Int { details.status ?? 422 }

    /// The problem report as JSON in UTF-8, with sorted keys.
    ///
    /// - Complexity: O(*n*) in the length of the JSON, for each call.
    public var body: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Texts, whole numbers, and finite numbers can always be encoded.
        return Array((try? encoder.encode(details)) ?? Data("{}".utf8))
    }

    /// Creates a response to any error with which a program rejects input, or `nil` for other errors.
    ///
    /// The status code is that of ``/InputValidation/ProblemDetails/init(rejecting:in:)``.
    ///
    /// - Parameters:
    ///   - error: The error that a rule, a form, or a decoder threw.
    ///   - messages: The messages of the response. The default is that of the task.
    public init?(rejecting error: any Error, in messages: MessageCatalog = .current) {
        guard let details = ProblemDetails(rejecting: error, in: messages) else { return nil }
        self.details = details
        contentLanguage = messages.language.tag
    }
}
#endif
