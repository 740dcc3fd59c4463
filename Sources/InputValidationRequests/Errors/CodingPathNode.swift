// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A node in the path from a document's root to one of its values.
final class CodingPathNode {
    fileprivate let parent: CodingPathNode?
    let key: any CodingKey
    fileprivate let component: ValidationError.PathComponent

    /// - Parameters:
    ///   - parent: The object or list that contains the value, or `nil` for the root.
    ///   - key: The key that a type used to request the value.
    ///   - component: The key or index as it appears in the document.
    init(_ parent: CodingPathNode?, key: any CodingKey, component: ValidationError.PathComponent) {
        self.parent = parent
        self.key = key
        self.component = component
    }
}

extension CodingPathNode? {
    var codingPath: [any CodingKey] { reversedComponents(\.key).reversed() }

    var path: [ValidationError.PathComponent] { reversedComponents(\.component).reversed() }

    /// The path's last component, or `nil` for the root.
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
