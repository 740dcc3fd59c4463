// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A value's line and column in a JSON document, both from 1.
///
/// Columns count Unicode scalars.
struct JSONPlace: CustomStringConvertible {
    let line: Int
    let column: Int

    /// The place in a form such as `3:14`.
    var description: String { "\(line):\(column)" }

    /// Finds the place of a byte offset.
    init(of offset: Int, in bytes: [UInt8]) {
        let before = bytes[..<min(offset, bytes.count)]
        line = before.count { $0 == 0x0A } + 1
        let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        // UTF-8 continuation bytes don't count as characters.
        column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
    }

    /// Finds the value at a path, or the innermost existing value around it.
    ///
    /// - Parameters:
    ///   - path: The steps, each a key or an index.
    ///   - bytes: The document, which must be JSON.
    init(of path: [any CodingKey], in bytes: [UInt8]) {
        // The byte order mark isn't a column.
        let signature = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let document = Array(bytes.dropFirst(signature))
        let offset = document.withUnsafeBufferPointer { Self.offset(of: path[...], in: $0) }
        self.init(of: offset, in: document)
    }

    private static func offset(of path: ArraySlice<any CodingKey>, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var text = JSONLine(bytes, spansLines: true)
        text.skipBlanks()
        var found = text.position
        for step in path {
            guard text.enter(step) else { break }
            found = text.position
        }
        return found
    }
}

extension JSONLine {
    /// Enters a key's or index's value in the object or array that begins here.
    fileprivate mutating func enter(_ step: any CodingKey) -> Bool {
        let isObject = take("{")
        guard isObject || take("[") else { return false }
        var index = 0
        repeat {
            skipBlanks()
            var isFound = index == step.intValue
            if isObject {
                guard let key = string() else { return false }
                let written = UnsafeBufferPointer(rebasing: bytes[key.start..<key.start + key.length])
                isFound = String(decoding: JSONScanner.unescaped(written), as: UTF8.self) == step.stringValue
                skipBlanks()
                guard take(":") else { return false }
                skipBlanks()
            }
            if isFound { return true }
            guard value() != nil else { return false }
            skipBlanks()
            index += 1
        } while take(",")
        return false
    }
}
