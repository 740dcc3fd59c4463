// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// Written by hand, because the compiler derives `{"int":{"_0":20}}` for an enum with payloads.

/// The coding of errors, for example in JSON:
///
/// ```json
/// {
///   "domain": "InputValidationErrorDomain",
///   "code": 1010, "name": "length.tooShort",
///   "reason": "City must be 2 characters or more",
///   "parameters": { "minimum": 2, "length": 1 },
///   "label": "City", "path": ["address", "city"]
/// }
/// ```
///
/// `domain`, `code`, `name` and `reason` are always present. `message` is present if the error has its own text, with
/// its placeholders. In `path`, a key is a text and an index is a number.
extension ValidationError: Codable {
    private enum CodingKeys: String, CodingKey {
        case domain, code, name, reason, message, parameters, label, path
    }

    /// Decodes an error that ``encode(to:)`` wrote, even on another machine.
    ///
    /// The message is created again from the code and the parameters. The encoded message is used only if this version
    /// of the library does not have the code.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            decoded: try fields.decode(Code.self, forKey: .code),
            domain: try fields.decode(Domain.self, forKey: .domain),
            name: try fields.decodeIfPresent(String.self, forKey: .name),
            message: try fields.decodeIfPresent(String.self, forKey: .message),
            sentence: try fields.decodeIfPresent(String.self, forKey: .reason),
            parameters: try fields.decodeIfPresent([String: Value].self, forKey: .parameters),
            label: try fields.decodeIfPresent(String.self, forKey: .label),
            path: try fields.decodeIfPresent([PathComponent].self, forKey: .path))
    }

    /// Creates an error from its encoded parts.
    ///
    /// - Parameters:
    ///   - message: The text of the error, with its placeholders.
    ///   - sentence: The sentence that was shown. It is used only for a built-in code that is not known here.
    init(
        decoded code: Code, domain: Domain, name: String?, message: String? = nil, sentence: String?,
        parameters: [String: Value]?, label: String?, path: [PathComponent]?
    ) {
        var message = message
        if message == nil, domain == .builtIn, code.builtIn == nil { message = sentence?.withoutPlaceholders }
        let parameters = (parameters ?? [:]).map { (Parameter(rawValue: $0.key), $0.value) }
        let error = ValidationError(
            code, domain: domain, name: name, message: message,
            parameters: Dictionary(uniqueKeysWithValues: parameters))
        let path = path ?? []
        self =
            label == nil && path.isEmpty
            ? error : error.presented(within: .owned(Presentation(label: label, path: path)))
    }

    /// Encodes the domain, code, name, message, and other parts of the error.
    ///
    /// The input is not part of an error.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(domain, forKey: .domain)
        try fields.encode(code, forKey: .code)
        try fields.encode(name, forKey: .name)
        try fields.encode(reason, forKey: .reason)
        try fields.encodeIfPresent(message, forKey: .message)
        if !parameters.isEmpty {
            let texts = parameters.map { ($0.key.rawValue, $0.value) }
            try fields.encode(Dictionary(uniqueKeysWithValues: texts), forKey: .parameters)
        }
        try fields.encodeIfPresent(label, forKey: .label)
        if !path.isEmpty { try fields.encode(path, forKey: .path) }
    }
}

extension String {
    /// The text, or `nil` if it has a brace, because it could contain a placeholder, which would be replaced again.
    var withoutPlaceholders: String? { contains("{") ? nil : self }
}

extension ValidationError.Value: Codable {
    /// Decodes a plain value: a number, a Boolean, a text, or a list of texts.
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let flag = try? value.decode(Bool.self) {
            self = .flag(flag)
        } else if let int = try? value.decode(Int.self) {
            self = .int(int)
        } else if let double = try? value.decode(Double.self) {
            self = .double(double)
        } else if let text = try? value.decode(String.self) {
            self = .text(text)
        } else {
            self = .list(try value.decode([String].self))
        }
    }

    /// Encodes the plain value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .int(let value): try container.encode(value)
        // JSON cannot represent infinity. A text keeps the rest of the error readable.
        case .double(let value) where !value.isFinite: try container.encode(String(value))
        case .double(let value): try container.encode(value)
        case .flag(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        case .list(let values): try container.encode(values)
        }
    }
}

extension ValidationError.PathComponent: Codable {
    /// Decodes a text as a key and a number as an index.
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let index = try? value.decode(Int.self) {
            self = .index(index)
        } else {
            self = .key(try value.decode(String.self))
        }
    }

    /// Encodes a key as a text and an index as a number.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .key(let key): try container.encode(key)
        case .index(let index): try container.encode(index)
        }
    }
}
