// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts a collection if a rule accepts each of its elements.
///
/// The index of the element is in the error's path.
///
/// ```swift
/// let tags: InputValidator<[String]> = .each(.alpha)
/// tags.errors(for: ["red", "2nd", "x y"]).map(\.path)  // [[.index(1)], [.index(2)]]
/// ```
///
/// An empty collection is accepted: there is no element to reject. Say `.count(in:)` too where that matters.
///
/// A long list of errors is cut: behind the first 100 stands one with code 1204, whose parameter `rejected` is the number
/// of all rejected elements. Ten million rejected elements therefore cost no memory beyond the first hundred errors.
public final class Each<Elements: Collection>: InputValidator<Elements>, @unchecked Sendable {
    /// The rule for the elements.
    public let rule: InputValidator<Elements.Element>

    /// The number of elements' errors that ``InputValidator/errors(for:)`` lists at most.
    public let maximumErrors: Int

    /// Creates a strategy for collections.
    ///
    /// - Parameters:
    ///   - rule: The rule for the elements.
    ///   - maximumErrors: The number of elements' errors that are listed at most; 100 by default, 1 at least.
    public init(_ rule: InputValidator<Elements.Element>, maximumErrors: Int = 100) {
        self.rule = bounded(rule)
        self.maximumErrors = max(1, maximumErrors)
    }

    /// Rejects the collection with the error of the first element that the rule rejects.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    public override func validate(_ input: Elements) throws(ValidationError) {
        var index = 0
        for element in input {
            do { try rule.validate(element) } catch { throw error.under(.index(index)) }
            index += 1
        }
    }

    /// Returns the errors of the elements in their order: the first ``maximumErrors``, and code 1204 where there are more.
    ///
    /// - Complexity: O(*n*) in the number of elements; behind the last error that is listed they are only counted.
    public override func errors(for input: Elements) -> [ValidationError] {
        var errors: [ValidationError] = []
        var rejected = 0
        var isCut = false
        var index = 0
        for element in input {
            let room = maximumErrors - errors.count
            if room > 0 {
                let found = rule.everyError(for: element)
                if !found.isEmpty { rejected += 1 }
                if found.count > room { isCut = true }
                errors += found.prefix(room).map { $0.under(.index(index)) }
            } else if !rule.isValid(element) {
                rejected += 1
                isCut = true
            }
            index += 1
        }
        if isCut {
            let parameters: [ValidationError.Parameter: ValidationError.Value] = [
                .rejected: .int(rejected), .maximum: .int(maximumErrors),
            ]
            errors.append(ValidationError(.compositionErrorsOmitted, parameters: parameters))
        }
        return errors
    }

    /// Returns the collection with each element as the rule would keep it; another collection than an array unchanged.
    public override func normalized(_ input: Elements) -> Elements {
        input.map(rule.normalized) as? Elements ?? input
    }

    /// Whether the rule is sensitive.
    public override var isSensitive: Bool { rule.isSensitive }

    override var hasOneVerdict: Bool { true }

    override var nesting: Int { rule.nesting + 1 }

    /// The strategy's name and rule.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(of: self, "each", hidden: [maximumErrors], children: [rule.configuration])
    }
}

extension ValidationError.Parameter {
    /// The number of elements of a collection that a rule rejects.
    public static let rejected: Self = "rejected"
}

extension InputValidator {
    /// An array whose elements all follow the rule; make it once, keep it.
    ///
    /// - Parameters:
    ///   - rule: The rule for the elements.
    ///   - maximumErrors: The number of elements' errors that are listed at most; 100 by default, 1 at least.
    public static func each<Element>(
        _ rule: InputValidator<Element>, maximumErrors: Int = 100
    ) -> InputValidator<[Element]> where Input == [Element] {
        Each(rule, maximumErrors: maximumErrors)
    }
}
