// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// The locations of a document's values; each container is read only once.
final class DocumentPlaces {
    private let document: JSONDocument

    /// The entries of a container's elements or keys, by the container's entry.
    private var childIndices: [Int: [Int]] = [:]

    /// The entries of an object's keys, by the object's entry.
    private var keyIndices: [Int: (names: [String: Int], normalizedNames: [String: Int])] = [:]

    init(_ document: JSONDocument) { self.document = document }

    private func children(of containerIndex: Int) -> [Int] {
        if let indices = childIndices[containerIndex] { return indices }
        let indices = Array(document.children(of: containerIndex))
        childIndices[containerIndex] = indices
        return indices
    }

    /// Returns the path to a value or key.
    func path(of entryIndex: Int) -> [ValidationError.PathComponent] {
        var path: [ValidationError.PathComponent] = []
        var containerIndex = 0
        while containerIndex != entryIndex {
            let isObject = document.entries[containerIndex].kind == .object
            guard isObject || document.entries[containerIndex].kind == .array else { break }
            let children = children(of: containerIndex)
            guard let position = children.lastPosition(notAfter: entryIndex) else { break }
            let childIndex = children[position]
            path.append(isObject ? .key(document.text(at: childIndex)) : .index(position))
            if childIndex == entryIndex { break }
            containerIndex = isObject ? childIndex + 1 : childIndex
        }
        return path
    }

    /// Returns the entry of the value at a path that consists of key or property names, or `nil`.
    func entryIndex(at path: [ValidationError.PathComponent]) -> Int? {
        path.reduce(0) { index, component in index.flatMap { child(at: component, of: $0)?.valueIndex } }
    }

    /// Finds the part at a path, or its nearest enclosing value, and returns its offset and its path in the document's
    /// own keys.
    func location(
        of path: [ValidationError.PathComponent], in entryIndex: Int
    ) -> (offset: Int, path: [ValidationError.PathComponent]) {
        var documentPath: [ValidationError.PathComponent] = []
        var entryIndex = entryIndex
        for component in path {
            guard let child = child(at: component, of: entryIndex) else { break }
            documentPath.append(child.keyIndex.map { .key(document.text(at: $0)) } ?? component)
            entryIndex = child.valueIndex
        }
        return (document.offset(of: entryIndex), documentPath + path.dropFirst(documentPath.count))
    }

    private func child(
        at component: ValidationError.PathComponent, of containerIndex: Int
    ) -> (keyIndex: Int?, valueIndex: Int)? {
        switch (component, document.entries[containerIndex].kind) {
        case (.key(let name), .object):
            let keys = keys(of: containerIndex)
            let keyIndex = keys.names[name] ?? keys.normalizedNames[DecodedParts.normalized(name)]
            return keyIndex.map { ($0, $0 + 1) }
        case (.index(let index), .array):
            let children = children(of: containerIndex)
            return children.indices.contains(index) ? (nil, children[index]) : nil
        default: return nil
        }
    }

    /// Returns the normalized names of an object's keys.
    func keyNames(of entryIndex: Int) -> Set<String> {
        document.entries[entryIndex].kind == .object ? Set(keys(of: entryIndex).normalizedNames.keys) : []
    }

    private func keys(of objectIndex: Int) -> (names: [String: Int], normalizedNames: [String: Int]) {
        if let keys = keyIndices[objectIndex] { return keys }
        let names = children(of: objectIndex).map { (document.text(at: $0), $0) }
        let keys = (
            names: Dictionary(names) { first, _ in first },
            normalizedNames: Dictionary(names.map { (DecodedParts.normalized($0.0), $0.1) }) { first, _ in first }
        )
        keyIndices[objectIndex] = keys
        return keys
    }
}

extension [Int] {
    /// Returns the position of the last number in the sorted array that is not greater than the given number.
    fileprivate func lastPosition(notAfter number: Int) -> Int? {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if self[middle] <= number { low = middle + 1 } else { high = middle }
        }
        return low == startIndex ? nil : low - 1
    }
}
