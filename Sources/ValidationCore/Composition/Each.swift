// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts a collection if a rule accepts every element.
///
/// The path of an error contains the index of the element. An error of a set, or of another collection without a fixed
/// order, has the path of the collection, and is reported once however many elements it concerns.
///
/// ```swift
/// let tags: InputValidator<[String]> = .each(.alpha)
/// tags.errors(for: ["red", "2nd", "x y"]).map(\.path)
/// // [[1], [2]]
/// ```
///
/// An empty collection is accepted. Add `.count(in:)` if the collection must have elements.
///
/// The list of errors is limited to 100 by default. If there are more errors, an error with code 1204 follows, whose
/// parameter `rejected` is the number of all rejected elements.
public final class Each<Elements: Collection>: InputValidator<Elements>, @unchecked Sendable {
    private let rule: InputValidator<Elements.Element>

    /// Creates a strategy for collections with the parameters of ``InputValidator/each(_:maximumErrors:)``.
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

    /// Returns an array with each element normalized by the rule, or any other collection unchanged.
    public override func normalized(_ input: Elements) -> Elements {
        input.map(rule.normalized) as? Elements ?? input
    }
}

/// The elements of a collection, with an index if it is the same each time, which that of a set is not.
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
    /// The number of elements of a collection that a rule rejects.
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
