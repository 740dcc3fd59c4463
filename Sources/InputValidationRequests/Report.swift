// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension Body {
    /// Returns every error in the order of the document: of values, of keys, and of rules.
    func allErrors() -> [ValidationError] {
        var mistakes = Mistakes(maximum: settings.maximumErrors)
        if let failure { mistakes.add(failure.mistakes) }
        let decoding = mistakes
        for key in document.repeatedKeys + unknownKeys { mistakes.add(error(ofKey: key), at: document.offset(of: key)) }
        // What is left out may be a value that a rule needs.
        if decoding.omitted == 0 { addErrorsOfRules(to: &mistakes, missing: decoding.errors.map(\.error.path)) }
        return mistakes.located(in: document)
    }

    /// The entries of keys that no type has, in objects that have been decoded.
    private var unknownKeys: [Int] {
        guard settings.unknownKeys == .rejected else { return [] }
        return objects.keys.sorted().flatMap { object in
            document.parts(of: object).filter { objects[object]?.known.contains($0) == false }
        }
    }

    private func error(ofKey key: Int) -> ValidationError {
        ValidationError(.decodingKey).under(document.path(of: key))
    }

    private func addErrorsOfRules(to mistakes: inout Mistakes, missing: [[ValidationError.PathComponent]]) {
        var whole = PartialValue()
        for path in missing { whole.remove(path[...], names: { self.names(at: $0) }) }
        var found: Set<ValidationError> = []
        // An outer type may have the rules of its parts, with labels.
        let values = failure?.outcome?.ruled ?? ruled
        for value in values.reversed() {
            for error in value.errors(in: whole) {
                guard !mistakes.isFull else {
                    mistakes.add(error, at: 0)
                    continue
                }
                guard found.insert(error).inserted else { continue }
                let (offset, path) = document.location(of: error.path)
                mistakes.add(error.droppingPath(error.path.count).under(path), at: offset)
            }
        }
    }

    /// The names of the keys that types have asked for, in the object at a path.
    private func names(at path: [ValidationError.PathComponent]) -> Set<String> {
        guard let object = document.entry(at: path) else { return [] }
        return objects[object]?.names ?? []
    }
}

extension Body.RuledValue {
    fileprivate func errors(in whole: PartialValue) -> [ValidationError] {
        func errors<Value: Validatable>(of value: Value) -> [ValidationError] {
            Value.validator.errors(for: value, in: whole.part(at: path[...]))
        }
        return errors(of: value).map { $0.under(path) }
    }
}

extension Mistakes {
    /// The errors in the order of the document, with their lines and columns, and the number of those left out.
    fileprivate func located(in document: JSONDocument) -> [ValidationError] {
        let sorted = errors.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
        let positions = JSONDocument.positions(of: sorted.map(\.element.offset), in: document.bytes)
        var all = zip(sorted, positions).map { mistake, position in
            mistake.element.error.located(at: position)
        }
        if omitted > 0 {
            all.append(
                ValidationError(
                    .compositionErrorsOmitted,
                    parameters: [.rejected: .int(errors.count + omitted), .maximum: .int(maximum)]))
        }
        return all
    }
}

extension ValidationError {
    /// Returns the error with a line and a column.
    func located(at position: (line: Int, column: Int)) -> ValidationError {
        adding([.line: .int(position.line), .column: .int(position.column)])
    }
}

// MARK: - Places in a document

extension JSONDocument {
    /// The path of a value or key.
    fileprivate func path(of entry: Int) -> [ValidationError.PathComponent] {
        var path: [ValidationError.PathComponent] = []
        var container = 0
        while container != entry, entries[container].kind == .object || entries[container].kind == .array {
            let isObject = entries[container].kind == .object
            var index = 0
            var child = container
            for part in parts(of: container) {
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

    /// The entry of the value at a path with the names of keys or properties, or `nil`.
    fileprivate func entry(at path: [ValidationError.PathComponent]) -> Int? {
        path.reduce(0) { container, component in container.flatMap { part(component, of: $0)?.value } }
    }

    /// Returns the offset of the value at a path, or of the nearest value around it, and the path with the keys of the
    /// document in place of the names of properties.
    fileprivate func location(
        of path: [ValidationError.PathComponent]
    ) -> (offset: Int, path: [ValidationError.PathComponent]) {
        var found: [ValidationError.PathComponent] = []
        var entry = 0
        for component in path {
            guard let part = part(component, of: entry) else { break }
            found.append(part.key.map { .key(text(at: $0)) } ?? component)
            entry = part.value
        }
        return (offset(of: entry), found + path.dropFirst(found.count))
    }

    private func part(_ component: ValidationError.PathComponent, of container: Int) -> (key: Int?, value: Int)? {
        let parts = parts(of: container)
        switch (component, entries[container].kind) {
        case (.key(let name), .object):
            let key =
                parts.first { self.key($0, is: name) }
                ?? parts.first { PartialValue.normalized(text(at: $0)) == PartialValue.normalized(name) }
            return key.map { ($0, $0 + 1) }
        case (.index(let index), .array): return parts.dropFirst(index).first { _ in true }.map { (nil, $0) }
        default: return nil
        }
    }

    /// The lines and columns of offsets in ascending order, both from 1.
    ///
    /// A column counts Unicode scalars.
    static func positions(of offsets: [Int], in bytes: [UInt8]) -> [(line: Int, column: Int)] {
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
