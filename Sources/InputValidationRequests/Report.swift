// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension Body {
    /// Returns every error in the order of the document: of values, of keys, and of rules.
    ///
    /// The second value is the error for those that are left out, or `nil` if none is.
    func allErrors() -> (errors: [ValidationError], omission: ValidationError?) {
        var mistakes = Mistakes(maximum: settings.maximumErrors)
        if let failure { mistakes.add(failure.mistakes) }
        let decoding = mistakes
        for key in Set(document.repeatedKeys).union(unknownKeys).sorted() {
            mistakes.add(
                Mistake(
                    error: ValidationError(.decodingKey).under(document.path(of: key)), offset: document.offset(of: key)
                ))
        }
        // What is left out may be a value that a rule needs.
        if decoding.omitted == 0 { addErrorsOfRules(to: &mistakes, after: decoding) }
        return (mistakes.located(in: document).map(labeled), mistakes.omission)
    }

    /// Returns an error with the label that the rules of its type give to its place.
    private func labeled(_ error: ValidationError) -> ValidationError {
        guard error.label == nil, !typesWithRules.isEmpty else { return error }
        for count in stride(from: error.path.count, through: 0, by: -1) {
            let types = document.entry(at: Array(error.path.prefix(count))).flatMap { typesWithRules[$0] } ?? []
            for type in types.reversed() {
                if let label = type.label(at: error.path[count...]) { return error.labeled(label) }
            }
        }
        return error
    }

    /// The entries of keys that no type has, in objects that have been decoded.
    private var unknownKeys: [Int] {
        known.indices.filter { known[$0] && document.entries[$0].kind == .object }.flatMap { object in
            document.parts(of: object).filter { !known[$0] }
        }
    }

    private func addErrorsOfRules(to mistakes: inout Mistakes, after others: Mistakes) {
        var whole = PartialValue()
        for path in others.all.map(\.path) + others.missing.map(\.path) {
            whole.remove(path[...], names: { self.names(at: $0) })
        }
        var found: Set<ValidationError> = []
        func add(_ ruled: Ruled) {
            let (values, entry): ([any Validatable], Int)
            switch ruled {
            case .value(let value, let place, _): (values, entry) = ([value], place)
            case .partial(let all, let place): (values, entry) = (all, place)
            case .all(let parts): return parts.forEach(add)
            case .errors(let count): return mistakes.omit(count)
            }
            let bytes = document.offset(of: entry)..<document.offset(of: entry) + document.length(of: entry)
            let isComplete = !others.all.contains { bytes.contains($0.offset) }
            let part = isComplete ? PartialValue() : whole.part(at: document.path(of: entry)[...])
            let errors = values[0].errors(in: part)
            // An error of a placeholder is not among the errors with another one.
            let others = errors.isEmpty ? [] : values.dropFirst().map { Set($0.errors(in: part)) }
            for error in errors where others.allSatisfy({ $0.contains(error) }) {
                guard !mistakes.isFull else {
                    mistakes.add(Mistake(error: error, offset: 0))
                    continue
                }
                // The type around this one may have the same rule, with a label.
                let path = document.path(of: entry)
                guard found.insert(error.under(path)).inserted else { continue }
                let (offset, rest) = document.location(of: error.path, in: entry)
                mistakes.add(Mistake(error: error.droppingPath(error.path.count).under(path + rest), offset: offset))
            }
        }
        (failure?.outcome?.ruled ?? ruled).forEach(add)
    }

    /// The names of the keys that types have asked for, in the object at a path.
    private func names(at path: [ValidationError.PathComponent]) -> Set<String> {
        document.entry(at: path).flatMap { names[$0] } ?? []
    }
}

extension Validatable {
    /// The errors of the rules about the parts of the value that are not placeholders.
    func errors(in part: PartialValue) -> [ValidationError] { Self.validator.errors(for: self, in: part) }
}

extension Mistake {
    fileprivate var path: [ValidationError.PathComponent] { place.path + error.path }
}

extension Validatable {
    fileprivate static func label(at path: ArraySlice<ValidationError.PathComponent>) -> String? {
        validator.label(at: path)
    }
}

extension Mistakes {
    /// The errors in the order of the document, with their lines and columns.
    fileprivate func located(in document: JSONDocument) -> [ValidationError] {
        let sorted = all.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
        let positions = JSONDocument.positions(of: sorted.map(\.element.offset), in: document.bytes)
        return zip(sorted, positions).map { mistake, position in
            mistake.element.error.under(mistake.element.place.path).located(at: position)
        }
    }

    /// The error for what is left out, with its number if that is known, or `nil`.
    fileprivate var omission: ValidationError? {
        if isCut { return ValidationError(.compositionErrorsOmitted) }
        guard omitted > 0 else { return nil }
        return ValidationError(
            .compositionErrorsOmitted, parameters: [.rejected: .int(all.count + omitted), .maximum: .int(maximum)])
    }
}

extension ValidationError {
    /// Returns the error with a line and a column.
    package func located(at position: (line: Int, column: Int)) -> ValidationError {
        adding([.line: .int(position.line), .column: .int(position.column)])
    }
}

// MARK: - Places in a document

extension JSONDocument {
    /// The path of a value or key.
    package func path(of entry: Int) -> [ValidationError.PathComponent] {
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

    /// Returns the offset of the part at a path in a value, or of the nearest value around it, and the path with the keys
    /// of the document in place of the names of properties.
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
