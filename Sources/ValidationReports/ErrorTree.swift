// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationForms

/// Errors arranged by their paths, for a nested value.
///
/// ```swift
/// let tree = ErrorTree(order.errors(for: value))
/// tree["address"]?["city"]?.errors.first?.reason
/// print(tree)
/// // address
/// //   city
/// //     City must be 2 characters or more
/// ```
public struct ErrorTree: Hashable, Sendable {
    /// The errors of the value itself.
    public private(set) var errors: [ValidationError] = []

    /// The parts of the value that have errors, ordered by first error.
    public private(set) var parts: [Part] = []

    /// A part of a value and its errors.
    public struct Part: Hashable, Sendable {
        /// The part's key or index.
        public let component: ValidationError.PathComponent

        /// The errors of the part and its own parts.
        public fileprivate(set) var tree: ErrorTree
    }

    /// Creates a tree from errors in any order.
    ///
    /// - Complexity: O(*n* · *m*) for *n* errors and *m* parts of a value.
    public init(_ errors: some Sequence<ValidationError>) {
        for error in errors { insert(error, at: error.path[...]) }
    }

    private mutating func insert(_ error: ValidationError, at path: ArraySlice<ValidationError.PathComponent>) {
        guard let component = path.first else { return errors.append(error) }
        let index = parts.firstIndex { $0.component == component } ?? parts.endIndex
        if index == parts.endIndex { parts.append(Part(component: component, tree: ErrorTree([]))) }
        parts[index].tree.insert(error, at: path.dropFirst())
    }

    /// The errors of the part with the given key, or `nil` if there are none.
    public subscript(key: String) -> ErrorTree? { self[.key(key)] }

    /// The errors of the element at the given index, or `nil` if there are none.
    public subscript(index: Int) -> ErrorTree? { self[.index(index)] }

    private subscript(component: ValidationError.PathComponent) -> ErrorTree? {
        parts.first { $0.component == component }?.tree
    }
}

extension ErrorTree: CustomStringConvertible {
    /// The messages as plain text, one per line, below their parts' keys and indices.
    ///
    /// Control characters, line breaks, and invisible characters, such as the marks around a label in a right-to-left
    /// language, are escaped.
    public var description: String { lines.joined(separator: "\n") }

    private var lines: [String] {
        errors.map { $0.reason.printable }
            + parts.flatMap { ["\($0.component)".printable] + $0.tree.lines.map { "  " + $0 } }
    }
}
