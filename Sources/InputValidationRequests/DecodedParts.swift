// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A collection of the standard library whose elements are decoded one after the other, whatever happens to one of them.
protocol DecodedParts {
    init?(in body: Body, at entry: Int, _ place: Place?) throws
}

extension Array: DecodedParts where Element: Decodable {
    init?(in body: Body, at entry: Int, _ place: Place?) throws {
        guard body.document.entries[entry].kind == .array else { return nil }
        let elements = body.document.parts(of: entry).enumerated().lazy.map { index, element in
            (entry: element, place: Place(place, ElementIndex(index), .index(index)))
        }
        var values: [Element] = []
        try body.decodeAll(elements, for: Body.Request(entry, Self.self), whole: { values }) { (value: Element, _) in
            values.append(value)
        }
        self = values
    }
}

/// A dictionary whose keys are those of the document, which no strategy changes.
extension Dictionary: DecodedParts where Key == String, Value: Decodable {
    init?(in body: Body, at entry: Int, _ place: Place?) throws {
        let document = body.document
        guard document.entries[entry].kind == .object else { return nil }
        let elements = document.parts(of: entry).lazy.map { key in
            let text = document.text(at: key)
            return (entry: key + 1, place: Place(place, Name(text), .key(text)))
        }
        var values: [String: Value] = [:]
        try body.decodeAll(elements, for: Body.Request(entry, Self.self), whole: { values }) { (value: Value, place) in
            values[place.key.stringValue] = value
        }
        body.know(document.parts(of: entry), in: entry)
        self = values
    }
}

/// A key with any text.
struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { Int(stringValue) }

    init(_ text: String) { stringValue = text }
    init(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { self.init(String(intValue)) }
}
