// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// Written by hand, because the compiler derives `{"int":{"_0":20}}` for an enum with a payload.

extension ValidationError.Value: Codable {
    /// Decodes a plain value: a number, a Boolean, a string, or a list of strings.
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        let flag = (try? value.decode(Bool.self)).map { Self.flag($0) }
        let int = (try? value.decode(Int.self)).map { Self.int($0) }
        let double = (try? value.decode(Double.self)).map { Self.double($0) }
        let text = (try? value.decode(String.self)).map { Self.text($0) }
        self = try flag ?? int ?? double ?? text ?? .list(value.decode([String].self))
    }

    /// Encodes the plain value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if case .double(let value) = self, !value.isFinite {
            // JSON can't represent infinity. A string keeps the rest of the error readable.
            try container.encode(String(value))
        } else {
            try container.encode(content)
        }
    }
}

extension ValidationError.PathComponent: Codable {
    /// Decodes a string as a key and a number as an index.
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let index = try? value.decode(Int.self) {
            self = .index(index)
        } else {
            self = .key(try value.decode(String.self))
        }
    }

    /// Encodes a key as a string and an index as a number.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .key(let key): try container.encode(key)
        case .index(let index): try container.encode(index)
        }
    }
}
