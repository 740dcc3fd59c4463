// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationForms

/// A problem report for a server's response, in RFC 9457's format `application/problem+json`.
///
/// ```swift
/// let problem = ProblemDetails(error, in: MessageCatalog(.german))
/// // In JSON: {"type": "about:blank", "title": "Unprocessable Content",
/// // "status": 422, "errors": […]}
/// let errors = try JSONDecoder().decode(ProblemDetails.self, from: data)
///     .errors
/// ```
///
/// The extension member `errors` contains each ``ValidationError`` as it encodes itself. An error's `detail` is the
/// message for the user, in the response's language, and its `pointer` is the path to the rejected value.
///
/// ``init(rejecting:in:)`` creates a report for any rejection, including a `DecodingError`. For a client
/// that shows a report's errors, see <doc:server-errors>.
///
/// Decoding a report returns errors that are equal to the encoded errors. A client that knows a code creates its own
/// message in its own language. Decoding also accepts responses from other servers. Their texts become messages, so if
/// a server repeats a rejected input in its texts, the errors contain that input.
public struct ProblemDetails: Hashable, Sendable {
    /// The JSON's media type.
    public static let mediaType = "application/problem+json"

    /// A URI reference that identifies the problem's type; `about:blank` by default.
    public var type: String

    /// The status code's phrase in English, as RFC 9457, section 4.2.1, requires for the type `about:blank`.
    ///
    /// Show ``MessageCatalog/title`` to users instead.
    public var title: String

    /// The HTTP response's status code, or `nil`.
    public var status: Int?

    /// An explanation of this occurrence of the problem, or `nil`.
    public var detail: String?

    /// A URI reference that identifies this occurrence of the problem, or `nil`.
    public var instance: String?

    /// The errors, in the fields' order.
    public var errors: [ValidationError]

    /// The warnings about values that aren't rejected; none by default.
    ///
    /// They're in the extension member `warnings`, in the same format as the errors, if there are any. Set them from
    /// ``InputValidator/warnings(for:)``.
    public var warnings: [ValidationError] = []

    /// Creates a report from a form's errors.
    ///
    /// The default status code is 422, Unprocessable Content (RFC 9110, section 15.5.21). For a status code other than
    /// 400, 409, 413, 422, and 500, set ``title``.
    ///
    /// - Parameters:
    ///   - error: The form's error.
    ///   - messages: The catalog that determines the messages' language.
    ///   - status: The response's status code, or `nil`.
    public init(_ error: FormError, in messages: MessageCatalog = .current, status: Int? = 422) {
        type = "about:blank"
        title =
            switch status {
            case 400: "Bad Request"
            case 409: "Conflict"
            case 413: "Content Too Large"
            case 422: "Unprocessable Content"
            case 500: "Internal Server Error"
            default: ""
            }
        self.status = status
        errors = error.localized(in: messages).errors
    }

    /// Creates a report from any error that rejects input, or `nil` for other errors.
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
    /// | a mistake in the program, such as an abstract strategy; log the error | 500 |
    /// | content that is too large as a whole | 413 |
    /// | content that can't be read, such as malformed or deeply nested JSON | 400 |
    /// | any other ``FormError``, ``ValidationError``, or `DecodingError` | 422 |
    public init?(rejecting error: any Error, in messages: MessageCatalog = .current) {
        switch error {
        case let error as FormError: self.init(error, in: messages, status: Self.statusCode(for: error))
        case let error as ValidationError: self.init(rejecting: FormError(errors: [error]), in: messages)
        case let error as DecodingError: self.init(rejecting: ValidationError(decoding: error), in: messages)
        default: return nil
        }
    }

    /// Returns the status code for errors (RFC 9110, sections 15.5.1, 15.5.14, 15.5.21, and 15.6.1).
    private static func statusCode(for error: FormError) -> Int {
        if error.errors.contains(where: \.isProgrammingMistake) { return 500 }
        guard let only = error.errors.first, error.errors.count == 1, only.path.isEmpty else { return 422 }
        switch (only.domain, only.code) {
        case (.builtIn, .decodingSyntax), (.builtIn, .decodingDepth): return 400
        case (.builtIn, .inputTooLarge): return 413
        default: return 422
        }
    }
}

extension ProblemDetails: Codable {
    /// Decodes a report, or another server's response to a rejected request.
    ///
    /// As RFC 9457 requires, unknown members are ignored, and members may be missing or have values of other types.
    /// Many servers send a different shape, such as an object with a list of texts for each field. In that case,
    /// ``errors`` contains an error for each text, with its field's path, and ``detail`` is the text about the whole
    /// problem.
    public init(from decoder: any Decoder) {
        let members = try? decoder.container(keyedBy: MemberCodingKey.self)
        type = members?.text(forKey: "type") ?? "about:blank"
        title = members?.text(forKey: "title") ?? ""
        status = try? members?.decode(Int.self, forKey: "status")
        instance = members?.text(forKey: "instance")
        let body = ErrorBody(from: decoder)
        detail = body.detail
        errors = body.errors
        warnings = (try? members?.decode([ValidationError].self, forKey: "warnings")) ?? []
    }

    private enum CodingKeys: String, CodingKey {
        case type, title, status, detail, instance, errors, warnings
    }

    /// Encodes the report, without the members that have no value.
    ///
    /// - Throws: Only the encoder's errors.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(type, forKey: .type)
        try members.encode(title, forKey: .title)
        try members.encodeIfPresent(status, forKey: .status)
        try members.encodeIfPresent(detail, forKey: .detail)
        try members.encodeIfPresent(instance, forKey: .instance)
        try members.encode(errors, forKey: .errors)
        if !warnings.isEmpty { try members.encode(warnings, forKey: .warnings) }
    }
}
