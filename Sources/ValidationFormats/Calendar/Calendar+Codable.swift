// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

extension CalendarDate: Codable {
    /// Decodes a date from its text, such as `2024-05-31`.
    ///
    /// - Throws: `DecodingError`, with ``DateInputValidator``'s error as the underlying error.
    public init(from decoder: any Decoder) throws { self = try InputValidator.date.output(from: decoder) }

    /// Encodes the date as its text, such as `2024-05-31`.
    public func encode(to encoder: any Encoder) throws { try encodeDescription(of: self, to: encoder) }
}

extension TimeOfDay: Codable {
    /// Decodes a time from its text, such as `09:30` or `09:30:00+02:00`, with or without an offset.
    ///
    /// - Throws: `DecodingError`, with ``TimeInputValidator``'s error as the underlying error.
    public init(from decoder: any Decoder) throws {
        self = try InputValidator.time(offset: .optional).output(from: decoder)
    }

    /// Encodes the time as its text, such as `09:30:00`.
    public func encode(to encoder: any Encoder) throws { try encodeDescription(of: self, to: encoder) }
}

extension Timestamp: Codable {
    /// Decodes a date and a time from their text, such as `2024-05-31T09:30:00Z`, with or without an offset.
    ///
    /// If the text has no offset, ``TimeOfDay/offsetMinutes`` is `nil`.
    ///
    /// - Throws: `DecodingError`, with ``DateTimeInputValidator``'s error as the underlying error.
    public init(from decoder: any Decoder) throws {
        self = try InputValidator.dateTime(offset: .optional).output(from: decoder)
    }

    /// Encodes the date and the time as their text, such as `2024-05-31T09:30:00Z`.
    public func encode(to encoder: any Encoder) throws { try encodeDescription(of: self, to: encoder) }
}

// The placeholders that let a decoder continue after a value it can't decode.

extension CalendarDate {
    package static let placeholder = CalendarDate(uncheckedYear: 1970, month: 1, day: 1)
}

extension TimeOfDay {
    package static let placeholder = TimeOfDay(hour: 0, minute: 0, second: 0, nanosecond: 0, offsetMinutes: nil)
}

extension Timestamp {
    package static let placeholder = Timestamp(date: .placeholder, time: .placeholder)
}

extension InputParser where Input == String {
    /// Returns the output for a decoder's text.
    fileprivate func output(from decoder: any Decoder) throws -> Output {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        do throws(ValidationError) { return try parse(text) } catch {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: container.codingPath, debugDescription: "\(error)", underlyingError: error))
        }
    }
}

private func encodeDescription(of value: some CustomStringConvertible, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value.description)
}
