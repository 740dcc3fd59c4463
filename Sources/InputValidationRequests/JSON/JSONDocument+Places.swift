// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension JSONDocument {
    /// Returns the path to a value or key.
    package func path(of entryIndex: Int) -> [ValidationError.PathComponent] {
        DocumentPlaces(self).path(of: entryIndex)
    }

    /// Finds the part at a path, or its nearest enclosing value, and returns its offset and its path in the document's
    /// own keys.
    package func location(
        of path: [ValidationError.PathComponent], in entryIndex: Int
    ) -> (offset: Int, path: [ValidationError.PathComponent]) {
        DocumentPlaces(self).location(of: path, in: entryIndex)
    }

    /// Returns the lines and columns, both counted from 1, for offsets in ascending order.
    ///
    /// A column counts Unicode scalars.
    package static func positions(of offsets: [Int], in bytes: [UInt8]) -> [(line: Int, column: Int)] {
        var line = 1
        var column = 1
        // A byte order mark isn't part of the text.
        var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        return offsets.map { end in
            while offset < min(end, bytes.count) {
                if bytes[offset] == 0x0A {
                    (line, column) = (line + 1, 1)
                } else if bytes[offset] & 0xC0 != 0x80 {
                    column += 1
                }
                offset += 1
            }
            return (line, column)
        }
    }
}

extension ValidationError {
    /// Returns the error with a line and a column.
    package func located(at position: (line: Int, column: Int)) -> ValidationError {
        adding([.line: .int(position.line), .column: .int(position.column)])
    }
}

extension ValidationError {
    /// Returns an error at a location in a rule file or schema, with a message for its author.
    ///
    /// - Parameters:
    ///   - code: The error's code.
    ///   - message: Text that tells the document's author what is wrong.
    ///   - path: The path to the location.
    ///   - offset: The location's offset in the bytes.
    ///   - bytes: The document's bytes.
    package static func documentError(
        _ code: Code, _ message: String, at path: [PathComponent], offset: Int, in bytes: [UInt8]
    ) -> ValidationError {
        // A parameter would replace a placeholder in the text, and a name may contain a line break.
        let text = message.printable.replacing("{", with: "(").replacing("}", with: ")")
        return ValidationError(code, message: text).under(path)
            .located(at: JSONDocument.positions(of: [offset], in: bytes)[0])
    }
}
