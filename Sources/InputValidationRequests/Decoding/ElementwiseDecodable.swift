// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A standard library collection whose elements are all decoded, even after a mistake in one of them.
protocol ElementwiseDecodable {
    init?(in session: DecodingSession, at entryIndex: Int, _ pathNode: CodingPathNode?) throws
}

extension Array: ElementwiseDecodable where Element: Decodable {
    init?(in session: DecodingSession, at entryIndex: Int, _ pathNode: CodingPathNode?) throws {
        guard session.document.entries[entryIndex].kind == .array else { return nil }
        self = try session.decodeElements(of: entryIndex, pathNode, into: []) { values, index, _, value in
            if index < values.count { values[index] = value } else { values.append(value) }
        }
    }
}

/// A dictionary whose keys come from the document unchanged by any strategy.
extension Dictionary: ElementwiseDecodable where Key == String, Value: Decodable {
    init?(in session: DecodingSession, at entryIndex: Int, _ pathNode: CodingPathNode?) throws {
        guard session.document.entries[entryIndex].kind == .object else { return nil }
        self = try session.decodeElements(of: entryIndex, pathNode, into: [:]) { values, _, key, value in
            // Not the subscript, because it would make the part's type optional.
            values.updateValue(value, forKey: key)
        }
        session.markAsKnown(session.document.children(of: entryIndex), in: entryIndex)
    }
}

/// A key with any text.
package struct StringCodingKey: CodingKey {
    package let stringValue: String
    package var intValue: Int? { nil }

    package init(_ text: String) { stringValue = text }
    package init(stringValue: String) { self.init(stringValue) }
    package init?(intValue: Int) { nil }
}
