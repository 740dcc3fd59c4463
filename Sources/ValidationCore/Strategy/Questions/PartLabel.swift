// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The label of a part of an input, or of a value that encloses the part.
package struct PartLabel {
    package let text: String
    /// The number of path components from the labeled value to the part.
    package let distance: Int

    package init(text: String, distance: Int) {
        self.text = text
        self.distance = distance
    }
}

extension Sequence<PartLabel> {
    /// The label nearest to the part; if several are equally near, the first.
    package var nearest: PartLabel? { self.min { $0.distance < $1.distance } }
}

extension InputValidator {
    /// Returns the label for errors about a part of the input, or `nil`.
    package final func label(at path: ArraySlice<ValidationError.PathComponent>) -> PartLabel? {
        switch contents.kind {
        case .nothing: nil
        case .own(let strategies):
            strategies.lazy.compactMap { $0.strategy(for: Input.self)?.label(at: path) }.nearest
        case .all(let rules, _), .any(let rules, _): rules.lazy.compactMap { $0.label(at: path) }.nearest
        case .not(let rule, _), .customized(let rule, _), .decorated(let rule), .warning(let rule): rule.label(at: path)
        case .when(let condition, let rule):
            [condition.strategy, rule].lazy.compactMap { $0.label(at: path) }.nearest
        case .part(let part): label(at: path, in: part)
        case .chained(let chain): Self.label(at: path, in: chain)
        }
    }

    private static func label(
        at path: ArraySlice<ValidationError.PathComponent>, in chain: some StrategyChain<Input>
    ) -> PartLabel? {
        [chain.first.label(at: path), chain.second.label(at: path)].compactMap(\.self).nearest
    }

    private func label(
        at path: ArraySlice<ValidationError.PathComponent>, in part: some StrategyPart<Input>
    ) -> PartLabel? {
        switch part.kind {
        case .property(_, let presentation):
            let own = presentation.value.path
            guard path.prefix(own.count).elementsEqual(own, by: DecodedParts.areEquivalent) else { return nil }
            return label(after: path.dropFirst(own.count), in: part, or: presentation.value.label)
        case .entry(let presentation):
            guard path.first == presentation.value.path.first else { return nil }
            return label(after: path.dropFirst(), in: part, or: presentation.value.label)
        case .elements(let isOrdered, _):
            guard isOrdered, case .index = path.first else { return nil }
            return part.rule.label(at: path.dropFirst())
        case .keys, .values:
            guard case .key = path.first else { return nil }
            return part.rule.label(at: path.dropFirst())
        case .optional, .transformed, .cell: return part.rule.label(at: path)
        }
    }

    /// Returns the label for a part of a labeled value.
    ///
    /// A list's label is not the label of its elements: a list with an empty element isn't empty.
    private func label(
        after path: ArraySlice<ValidationError.PathComponent>, in part: some StrategyPart<Input>, or label: String?
    ) -> PartLabel? {
        if let inner = part.rule.label(at: path) { return inner }
        let isInElement = path.contains { if case .index = $0 { true } else { false } }
        return isInElement ? nil : label.map { PartLabel(text: $0, distance: path.count) }
    }
}
