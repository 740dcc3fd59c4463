// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A pair of neighbors in the balanced tree that holds the rules of a composition.
///
/// Validating with a tree of pairs in `let`s is twice as fast as with an array, and three to five times as fast if two
/// threads share the strategy (measured). The reason is that an array retains and releases each element. The tree is
/// also persistent. A chain that grows in a loop shares its previous trees, so a step costs O(log *n*) instead of a
/// copy.
class RulePair<Input>: InputValidator<Input>, @unchecked Sendable {
    let first: InputValidator<Input>
    let second: InputValidator<Input>
    private let height: Int
    /// The largest nesting of the two rules.
    ///
    /// It is stored because a chain may be long.
    private let largestNesting: Int

    required init(_ first: InputValidator<Input>, _ second: InputValidator<Input>) {
        self.first = first
        self.second = second
        height = max(Self.height(of: first), Self.height(of: second)) + 1
        largestNesting = max(first.nesting, second.nesting)
    }

    override var nesting: Int { largestNesting }

    /// Returns a balanced tree of rules, or a strategy that rejects every input if there are no rules.
    static func tree(of rules: ArraySlice<InputValidator<Input>>) -> InputValidator<Input> {
        guard let first = rules.first else { return NoRules() }
        if rules.count == 1 { return bounded(first) }
        let middle = rules.startIndex + rules.count / 2
        return Self(tree(of: rules[..<middle]), tree(of: rules[middle...]))
    }

    /// Returns a balanced tree of the rules of two trees, as the AVL tree of Adelson-Velsky and Landis joins them.
    static func joining(_ left: InputValidator<Input>, _ right: InputValidator<Input>) -> InputValidator<Input> {
        let difference = height(of: left) - height(of: right)
        if difference > 1, let left = left as? Self {
            return balancing(left.first, joining(left.second, right))
        }
        if difference < -1, let right = right as? Self {
            return balancing(joining(left, right.first), right.second)
        }
        return Self(left, right)
    }

    /// Returns a pair of trees whose heights differ by two at most.
    private static func balancing(_ left: InputValidator<Input>, _ right: InputValidator<Input>) -> Self {
        let difference = height(of: left) - height(of: right)
        if difference < -1, let right = right as? Self {
            guard let middle = right.first as? Self, middle.height > height(of: right.second) else {
                return Self(Self(left, right.first), right.second)
            }
            return Self(Self(left, middle.first), Self(middle.second, right.second))
        }
        if difference > 1, let left = left as? Self {
            guard let middle = left.second as? Self, middle.height > height(of: left.first) else {
                return Self(left.first, Self(left.second, right))
            }
            return Self(Self(left.first, middle.first), Self(middle.second, right))
        }
        return Self(left, right)
    }

    private static func height(of tree: InputValidator<Input>) -> Int { (tree as? Self)?.height ?? 0 }

    /// Returns the first result of the closure that is not `nil`, in the order of the rules.
    static func firstResult<Result>(
        in tree: InputValidator<Input>, _ body: (InputValidator<Input>) -> Result?
    ) -> Result? {
        if let pair = tree as? Self {
            return firstResult(in: pair.first, body) ?? firstResult(in: pair.second, body)
        }
        return tree is NoRules<Input> ? nil : body(tree)
    }

    /// The rules of a tree, in order.
    static func rules(in tree: InputValidator<Input>) -> [InputValidator<Input>] {
        var rules: [InputValidator<Input>] = []
        let _: Never? = firstResult(in: tree) { rule in
            rules.append(rule)
            return nil
        }
        return rules
    }
}

/// A strategy that represents a composition without rules and rejects every input.
final class NoRules<Input>: InputValidator<Input>, @unchecked Sendable {
    override func validate(_ input: Input) throws(ValidationError) {
        throw ValidationError(.compositionEmpty)
    }
}
