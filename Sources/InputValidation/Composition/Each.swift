// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts a collection if a rule accepts each of its elements.
///
/// The index of the element is in the error's path.
///
/// ```swift
/// let tags: InputValidator<[String]> = .each(.alpha)
/// tags.failures(for: ["red", "2nd", "x y"]).map(\.path)  // [[.index(1)], [.index(2)]]
/// ```
///
/// An empty collection is accepted: there is no element to refuse. Say `.count(in:)` too where that matters.
public final class Each<Elements: Collection>: InputValidator<Elements>, @unchecked Sendable {
    /// The rule for the elements.
    public let rule: InputValidator<Elements.Element>

    /// Creates a strategy for collections.
    ///
    /// - Parameter rule: The rule for the elements.
    public init(_ rule: InputValidator<Elements.Element>) {
        self.rule = rule
    }

    /// Refuses the collection with the error of the first element that the rule refuses.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    public override func validate(_ input: Elements) throws(ValidationError) {
        var index = 0
        for element in input {
            do { try rule.validate(element) } catch { throw error.under(.index(index)) }
            index += 1
        }
    }

    /// Returns the failures of all elements, in their order.
    public override func failures(for input: Elements) -> [ValidationError] {
        input.enumerated().flatMap { index, element in
            rule.failures(for: element).map { $0.under(.index(index)) }
        }
    }

    /// Returns the collection with each element as the rule would keep it; another collection than an array unchanged.
    public override func normalized(_ input: Elements) -> Elements {
        input.map(rule.normalized) as? Elements ?? input
    }

    /// Whether the rule is sensitive.
    public override var isSensitive: Bool { rule.isSensitive }

    /// The strategy's name and rule.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(of: self, "each", children: [rule.configuration])
    }
}

extension InputValidator {
    /// An array whose elements all follow the rule; make it once, keep it.
    public static func each<Element>(_ rule: InputValidator<Element>) -> InputValidator<[Element]>
    where Input == [Element] {
        Each(rule)
    }
}
