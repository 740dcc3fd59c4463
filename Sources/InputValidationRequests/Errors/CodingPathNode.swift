// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// The way from the root of a document to one of its values.
final class CodingPathNode {
    fileprivate let parent: CodingPathNode?
    let key: any CodingKey
    fileprivate let component: ValidationError.PathComponent

    /// - Parameters:
    ///   - parent: The object or list that contains the value, or `nil` for the root.
    ///   - key: The key with which a type requested the value.
    ///   - component: The key or the index as it is in the document.
    init(_ parent: CodingPathNode?, key: any CodingKey, component: ValidationError.PathComponent) {
        self.parent = parent
        self.key = key
        self.component = component
    }
}

extension CodingPathNode? {
    var codingPath: [any CodingKey] { reversedComponents(\.key).reversed() }

    var path: [ValidationError.PathComponent] { reversedComponents(\.component).reversed() }

    /// The last component of the path, or `nil` for the root.
    var lastComponent: ValidationError.PathComponent? { self?.component }

    private func reversedComponents<Component>(_ transform: (CodingPathNode) -> Component) -> [Component] {
        var components: [Component] = []
        var pathNode = self
        while let current = pathNode {
            components.append(transform(current))
            pathNode = current.parent
        }
        return components
    }
}
