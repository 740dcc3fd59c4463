// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension JSONDocument {
    /// Returns the path of a value or key.
    package func path(of entry: Int) -> [ValidationError.PathComponent] {
        var path: [ValidationError.PathComponent] = []
        var container = 0
        while container != entry, entries[container].kind == .object || entries[container].kind == .array {
            let isObject = entries[container].kind == .object
            var index = 0
            var child = container
            for part in children(of: container) {
                child = part
                let end = entries[isObject ? part + 1 : part].next
                if entry < end { break }
                index += 1
            }
            path.append(isObject ? .key(text(at: child)) : .index(index))
            if child == entry { break }
            container = isObject ? child + 1 : child
        }
        return path
    }

    /// Returns the entry of the value at a path with the names of keys or properties, or `nil`.
    func entry(at path: [ValidationError.PathComponent]) -> Int? {
        path.reduce(0) { container, component in container.flatMap { part(component, of: $0)?.value } }
    }

    /// Returns the offset of the part at a path in a value, or of the nearest value around it, and the path with the
    /// keys of the document in place of the names of properties.
    package func location(
        of path: [ValidationError.PathComponent], in entry: Int
    ) -> (offset: Int, path: [ValidationError.PathComponent]) {
        var found: [ValidationError.PathComponent] = []
        var entry = entry
        for component in path {
            guard let part = part(component, of: entry) else { break }
            found.append(part.key.map { .key(text(at: $0)) } ?? component)
            entry = part.value
        }
        return (offset(of: entry), found + path.dropFirst(found.count))
    }

    private func part(_ component: ValidationError.PathComponent, of container: Int) -> (key: Int?, value: Int)? {
        let children = self.children(of: container)
        switch (component, entries[container].kind) {
        case (.key(let name), .object):
            let key =
                children.first { self.key($0, is: name) }
                ?? children.first { PartialValue.normalized(text(at: $0)) == PartialValue.normalized(name) }
            return key.map { ($0, $0 + 1) }
        case (.index(let index), .array): return children.dropFirst(index).first { _ in true }.map { (nil, $0) }
        default: return nil
        }
    }

    /// Returns the lines and columns of offsets in ascending order, both from 1.
    ///
    /// A column counts Unicode scalars.
    package static func positions(of offsets: [Int], in bytes: [UInt8]) -> [(line: Int, column: Int)] {
        var line = 1
        var column = 1
        // A byte order mark is not a character of the text.
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
    /// Returns an error at a place of a rule file or a schema, with a message for its author.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the document.
    ///   - offset: The offset of the place in them.
    package static func inDocument(
        _ bytes: [UInt8], _ code: Code, _ text: String, at path: [PathComponent], offset: Int
    ) -> ValidationError {
        // A placeholder in the text would be replaced by a parameter, and a name may contain a new line.
        let text = text.printable.replacing("{", with: "(").replacing("}", with: ")")
        return ValidationError(code, message: text).under(path)
            .located(at: JSONDocument.positions(of: [offset], in: bytes)[0])
    }
}
