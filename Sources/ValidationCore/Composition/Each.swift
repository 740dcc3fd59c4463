// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts a collection if a rule accepts every element.
///
/// An error's path contains the element's index. In a set, or another collection without a fixed order, an error has
/// the collection's path and is reported once, no matter how many elements it concerns.
///
/// ```swift
/// let tags: InputValidator<[String]> = .each(.alpha)
/// tags.errors(for: ["red", "2nd", "x y"]).map(\.path)
/// // [[1], [2]]
/// ```
///
/// An empty collection is accepted. Add `.count(in:)` if the collection must have elements.
///
/// The list of errors is limited to 100 by default. If there are more, an error with code 1204 follows; its parameter
/// `rejected` is the total number of rejected elements.
public final class Each<Elements: Collection>: InputValidator<Elements>, @unchecked Sendable {
    private let rule: InputValidator<Elements.Element>

    /// Creates a strategy for collections; for the parameters, see ``InputValidator/each(_:maximumErrors:)``.
    public init(_ rule: InputValidator<Elements.Element>, maximumErrors: Int = 100) {
        self.rule = depthLimited(rule)
        super.init(
            containing: StrategyContents(
                .part(ElementsPart(rule: self.rule, maximumErrors: max(1, maximumErrors)))))
    }

    public override func validate(_ input: Elements) throws(ValidationError) {
        for (index, element) in input.enumerated() {
            do { try rule.validate(element) } catch {
                throw ElementsPart<Elements>.isOrdered ? error.under(.index(index)) : error
            }
        }
    }

    /// Returns an array with its elements normalized by the rule, or any other collection unchanged.
    public override func normalized(_ input: Elements) -> Elements {
        input.map(rule.normalized) as? Elements ?? input
    }
}

/// A collection's elements, with an index if the order is always the same; a set's elements have no index.
private struct ElementsPart<Elements: Collection>: StrategyPart {
    let rule: InputValidator<Elements.Element>
    let maximumErrors: Int

    static var isOrdered: Bool { Elements.self is any BidirectionalCollection.Type }

    var kind: StrategyPartKind { .elements(isOrdered: Self.isOrdered, maximumErrors: maximumErrors) }

    func forEachValue(of input: Elements, _ body: (Elements.Element, ValidationError.PathComponent?) -> Bool) {
        let isOrdered = Self.isOrdered
        for (index, element) in input.enumerated() {
            guard body(element, isOrdered ? .index(index) : nil) else { return }
        }
    }
}

extension ValidationError.Parameter {
    /// The number of a collection's elements that a rule rejects.
    public static let rejected: Self = "rejected"
}

extension InputValidator {
    /// Returns a strategy that accepts an array if the rule accepts every element.
    ///
    /// - Parameter maximumErrors: The maximum number of element errors to return, at least 1.
    public static func each<Element>(
        _ rule: InputValidator<Element>, maximumErrors: Int = 100
    ) -> InputValidator<[Element]> where Input == [Element] {
        Each(rule, maximumErrors: maximumErrors)
    }
}
