// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationForms
import ValidationMessages

/// A problem report for the response of a server, in the format `application/problem+json` of RFC 9457.
///
/// ```swift
/// let problem = ProblemDetails(error, in: MessageCatalog(.german))
/// // In JSON: {"type": "about:blank", "title": "Unprocessable Content",
/// // "status": 422, "errors": […]}
/// let errors = try JSONDecoder().decode(ProblemDetails.self, from: data)
///     .errors
/// ```
///
/// The extension member `errors` contains each ``ValidationError`` as it encodes itself. Its `detail` is the message
/// for the user, in the language of the response. Its `pointer` is the place of the error.
///
/// ``init(rejecting:in:)`` creates a report for any rejection, including a `DecodingError`. <doc:server-requests> shows
/// a report and its client.
///
/// Decoding a report returns errors that are equal to the encoded ones. A client that has the code creates its own
/// message, in its own language. Decoding also accepts the responses of other servers.
/// Their texts become messages, so a server that repeats a rejected input in its texts puts it into the errors.
public struct ProblemDetails: Hashable, Sendable {
    /// The media type of the JSON.
    public static let mediaType = "application/problem+json"

    /// A URI reference that identifies the type of the problem, by default `about:blank`.
    public var type: String

    /// The phrase of the status code, in English, as RFC 9457, section 4.2.1, requires for the type `about:blank`.
    ///
    /// Show ``MessageCatalog/title`` to users instead.
    public var title: String

    /// The status code of the HTTP response, or `nil`.
    public var status: Int?

    /// An explanation of this occurrence of the problem, or `nil`.
    public var detail: String?

    /// A URI reference that identifies this occurrence of the problem, or `nil`.
    public var instance: String?

    /// The errors, in the order of the fields.
    public var errors: [ValidationError]

    /// Creates a report of the errors of a form.
    ///
    /// The default status code is 422, Unprocessable Content (RFC 9110, section 15.5.21). For a status code other than
    /// 400, 409, 413, and 422, set ``title``.
    ///
    /// - Parameters:
    ///   - error: The error of the form.
    ///   - messages: The catalog whose language the messages have.
    ///   - status: The status code of the response, or `nil`.
    public init(_ error: FormError, in messages: MessageCatalog = .current, status: Int? = 422) {
        type = "about:blank"
        title =
            switch status {
            case 400: "Bad Request"
            case 409: "Conflict"
            case 413: "Content Too Large"
            case 422: "Unprocessable Content"
            default: ""
            }
        self.status = status
        errors = error.localized(in: messages).errors
    }

    /// Creates a report of any error with which a program rejects input, or `nil` for other errors.
    ///
    /// ```swift
    /// do { return try await next(request) } catch {
    ///     let problem = ProblemDetails(rejecting: error)
    ///     guard let problem else { throw error }
    ///     return response(problem)
    /// }
    /// ```
    ///
    /// | Error | Status |
    /// | --- | --- |
    /// | content that is too large as a whole | 413 |
    /// | content that cannot be read, such as malformed or deeply nested JSON | 400 |
    /// | any other ``FormError``, ``ValidationError``, or `DecodingError` | 422 |
    public init?(rejecting error: any Error, in messages: MessageCatalog = .current) {
        switch error {
        case let error as FormError: self.init(error, in: messages, status: Self.statusCode(for: error))
        case let error as ValidationError: self.init(rejecting: FormError(errors: [error]), in: messages)
        case let error as DecodingError: self.init(rejecting: ValidationError(decoding: error), in: messages)
        default: return nil
        }
    }

    /// Returns the status code for errors of a whole request (RFC 9110, sections 15.5.1, 15.5.14, and 15.5.21).
    private static func statusCode(for error: FormError) -> Int {
        guard let only = error.errors.first, error.errors.count == 1, only.path.isEmpty else { return 422 }
        switch (only.domain, only.code) {
        case (.builtIn, .decodingSyntax), (.builtIn, .decodingDepth): return 400
        case (.builtIn, .inputTooLarge): return 413
        default: return 422
        }
    }
}

extension ProblemDetails: Codable {
    /// Decodes a report, or the response of another server that rejected a request.
    ///
    /// As RFC 9457 requires, unknown members are ignored, and members may be missing or have values of other types.
    /// Many servers send another shape, such as an object with a list of texts for each field. ``errors`` then contains
    /// an error for each text, with the path of its field. ``detail`` is the text about the whole problem.
    public init(from decoder: any Decoder) {
        let members = try? decoder.container(keyedBy: MemberCodingKey.self)
        type = members?.text(forKey: "type") ?? "about:blank"
        title = members?.text(forKey: "title") ?? ""
        status = try? members?.decode(Int.self, forKey: "status")
        instance = members?.text(forKey: "instance")
        let body = ErrorBody(from: decoder)
        detail = body.detail
        errors = body.errors
    }
}
