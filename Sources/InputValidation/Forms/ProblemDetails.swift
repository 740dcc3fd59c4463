// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A problem report for the response of a server, in the format `application/problem+json` of RFC 9457.
///
/// ```swift
/// let problem = ProblemDetails(error, in: MessageCatalog(.german))
/// // In JSON: {"type": "about:blank", "title": "Es gibt ein Problem",
/// // "status": 422, "errors": […]}
/// let errors = try JSONDecoder().decode(ProblemDetails.self, from: data)
///     .errors
/// ```
///
/// The extension member `errors` contains an object for each error:
///
/// | Member | Content |
/// | --- | --- |
/// | `path` | the components, each a key or an index |
/// | `pointer` | the path as a JSON Pointer (RFC 6901) |
/// | `domain`, `code`, `name` | what is wrong, for programs |
/// | `message` | the message for the user, in the language of the response |
/// | `parameters` | limits and measures |
/// | `label` | the name of the field on the screen |
///
/// ``init(rejecting:in:)`` creates a report for any rejection, including a `DecodingError`. <doc:server-requests> shows the
/// handlers of a server.
///
/// Decoding a report returns errors that are equal to the encoded ones. A client that has the code creates its own
/// message, in its own language.
public struct ProblemDetails: Hashable, Sendable {
    /// The media type of the JSON.
    public static let mediaType = "application/problem+json"

    /// A URI reference that identifies the type of the problem.
    ///
    /// The default is `about:blank`. The problem then has no meaning beyond that of its status code.
    public var type: String

    /// A short summary of the type of the problem.
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
    /// - Parameters:
    ///   - error: The error of the form.
    ///   - messages: The messages of the report. The default is that of the task.
    ///   - status: The status code. The default is 422, Unprocessable Content (RFC 9110, section 15.5.21).
    public init(_ error: FormError, in messages: MessageCatalog = .current, status: Int? = 422) {
        type = "about:blank"
        title = messages.title
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
    /// | ``FormError`` or ``ValidationError`` | 422 |
    /// | `DecodingError` for data that cannot be read, such as malformed JSON | 400 |
    /// | another `DecodingError` | 422, with the path of the value |
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - messages: The messages of the report. The default is that of the task.
    public init?(rejecting error: any Error, in messages: MessageCatalog = .current) {
        switch error {
        case let error as FormError: self.init(error, in: messages)
        case let error as ValidationError: self.init(FormError(errors: [error]), in: messages)
        case let error as DecodingError:
            let error = ValidationError(decoding: error)
            // RFC 9110, section 15.5.21: 422 means that the syntax of the content is correct.
            self.init(
                FormError(errors: [error]), in: messages, status: error.code == .decodingSyntax ? 400 : 422)
        default: return nil
        }
    }
}

extension ProblemDetails: Codable {
    private enum CodingKeys: String, CodingKey {
        case type, title, status, detail, instance, errors
    }

    /// Decodes a report.
    ///
    /// As RFC 9457 requires, unknown members are ignored, and members may be missing.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        // RFC 9457, section 3.1: a member whose value is of another type is ignored.
        type = (try? members.decode(String.self, forKey: .type)) ?? "about:blank"
        title = (try? members.decode(String.self, forKey: .title)) ?? ""
        status = try? members.decode(Int.self, forKey: .status)
        detail = try? members.decode(String.self, forKey: .detail)
        instance = try? members.decode(String.self, forKey: .instance)
        errors = try members.decodeIfPresent([Problem].self, forKey: .errors)?.map(\.error) ?? []
    }

    /// Encodes the report, with the message of each error in the language of the report.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(type, forKey: .type)
        try members.encode(title, forKey: .title)
        try members.encodeIfPresent(status, forKey: .status)
        try members.encodeIfPresent(detail, forKey: .detail)
        try members.encodeIfPresent(instance, forKey: .instance)
        try members.encode(errors.map(Problem.init), forKey: .errors)
    }

    /// One error in the JSON.
    private struct Problem: Codable {
        let error: ValidationError

        private enum CodingKeys: String, CodingKey {
            case path, pointer, domain, code, name, message, parameters, label
        }

        init(error: ValidationError) { self.error = error }

        init(from decoder: any Decoder) throws {
            let members = try decoder.container(keyedBy: CodingKeys.self)
            let domain = try members.decode(ValidationError.Domain.self, forKey: .domain)
            let sentence = try members.decodeIfPresent(String.self, forKey: .message)
            error = ValidationError(
                decoded: try members.decode(ValidationError.Code.self, forKey: .code),
                domain: domain,
                name: try members.decodeIfPresent(String.self, forKey: .name),
                message: domain == .builtIn ? nil : sentence?.withoutPlaceholders,
                sentence: sentence,
                parameters: try members.decodeIfPresent([String: ValidationError.Value].self, forKey: .parameters),
                label: try members.decodeIfPresent(String.self, forKey: .label),
                path: try members.decodeIfPresent([ValidationError.PathComponent].self, forKey: .path))
        }

        func encode(to encoder: any Encoder) throws {
            var members = encoder.container(keyedBy: CodingKeys.self)
            try members.encode(error.path, forKey: .path)
            try members.encode(error.path.jsonPointer, forKey: .pointer)
            try members.encode(error.domain, forKey: .domain)
            try members.encode(error.code, forKey: .code)
            try members.encode(error.name, forKey: .name)
            try members.encode(error.reason, forKey: .message)
            let parameters = error.parameters.map { ($0.key.rawValue, $0.value) }
            try members.encode(Dictionary(uniqueKeysWithValues: parameters), forKey: .parameters)
            try members.encodeIfPresent(error.label, forKey: .label)
        }
    }
}
