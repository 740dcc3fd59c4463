// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

/// How errors are encoded, for example in JSON:
///
/// ```json
/// {
///   "detail": "City must be 2 characters or more",
///   "pointer": "#/address/city",
///   "domain": "InputValidationErrorDomain",
///   "code": 1010, "name": "length.tooShort",
///   "parameters": { "length": 1, "minimum": 2 },
///   "label": "City"
/// }
/// ```
///
/// | Member | Content |
/// | --- | --- |
/// | `detail` | the message for the user, as in the example of RFC 9457, section 3 |
/// | `pointer` | the path as a JSON Pointer in a URI fragment (RFC 6901, section 6) |
/// | `domain`, `code`, `name` | what is wrong, for programs |
/// | `parameters` | limits and measures, if there are any |
/// | `label` | the field's name on the screen, if it has one |
/// | `template` | the custom text of an error with one of the library's codes |
/// | `path` | the path's components, if one of its keys is a number, because a pointer can't tell it from an index |
extension ValidationError: Codable {
    /// Decodes an error that ``encode(to:)`` wrote, even on another machine, or an error from another kind of server.
    ///
    /// An error with one of this library's codes recreates its message in the client's language. Every other error
    /// keeps the text that the server sent.
    ///
    /// Other servers name the members differently. The text can be `detail`, `message`, `msg`, `defaultMessage`,
    /// `reason`, or `error`. The place can be `pointer`, `path`, `loc`, `field`, `propertyPath`, `property`, `param`,
    /// `parameter`, or `instancePath`, also in `source`. If the `domain` is missing, it becomes `Server`. If there's no
    /// numeric `code`, the domain is `Server` and the code is 0, and a text `code` becomes the name. The error's other
    /// members can contain the input, so they are ignored.
    public init(from decoder: any Decoder) throws {
        self.init(try decoder.container(keyedBy: MemberCodingKey.self))
    }

    /// Encodes the error's message, path, domain, code, name, and other parts.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: MemberCodingKey.self)
        try members.encode(reason, forKey: "detail")
        try members.encode(path.pointerFragment, forKey: "pointer")
        try members.encode(domain, forKey: "domain")
        try members.encode(code, forKey: "code")
        try members.encode(name, forKey: "name")
        if !parameters.isEmpty {
            var values = members.nestedContainer(keyedBy: MemberCodingKey.self, forKey: "parameters")
            for (name, value) in parameters {
                try values.encode(value, forKey: MemberCodingKey(stringValue: name.rawValue))
            }
        }
        try members.encodeIfPresent(label, forKey: "label")
        // Without this member, a client that knows the code would show the code's built-in text.
        if isBuiltIn, let message {
            try members.encode(messages.translated(message), forKey: "template")
        }
        if path != [PathComponent](jsonPointer: path.pointerFragment) { try members.encode(path, forKey: "path") }
    }

    /// Creates an error from an object's members.
    package init(_ members: KeyedDecodingContainer<MemberCodingKey>) {
        let ownCode = try? members.decode(Code.self, forKey: "code")
        let ownDomain = ownCode == nil ? nil : try? members.decode(Domain.self, forKey: "domain")
        let isOwn = ownDomain != nil
        var parameters: [Parameter: Value] = [:]
        if isOwn, let values = try? members.decode([String: Value].self, forKey: "parameters") {
            for (name, value) in values { parameters[Parameter(rawValue: name)] = value }
        }
        let code = ownCode ?? 0
        let domain = ownDomain ?? .server
        let name = members.text(forKey: isOwn ? "name" : "code")
        let error =
            domain == .builtIn && code.name != nil
            ? ValidationError(code, name: name, message: members.text(forKey: "template"), parameters: parameters)
            : ValidationError(
                text: members.errorText, code: code, domain: domain, name: name, parameters: parameters)
        let label = isOwn ? members.text(forKey: "label") : nil
        let path = members.errorPath ?? []
        self = (label.map { error.labeled($0) } ?? error).under(path)
    }
}
