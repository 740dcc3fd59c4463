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
    private let maximumErrors: Int

    /// Creates a strategy for collections with the parameters of ``InputValidator/each(_:maximumErrors:)``.
    public init(_ rule: InputValidator<Elements.Element>, maximumErrors: Int = 100) {
        self.rule = depthLimited(rule)
        self.maximumErrors = max(1, maximumErrors)
    }

    public override func validate(_ input: Elements) throws(ValidationError) {
        for (index, element) in input.enumerated() {
            do { try rule.validate(element) } catch { throw placed(error, at: index) }
        }
    }

    /// Whether an element has the same index each time, which that of a set does not.
    private var isOrdered: Bool { Elements.self is any BidirectionalCollection.Type }

    private func placed(_ error: ValidationError, at index: Int) -> ValidationError {
        isOrdered ? error.under(.index(index)) : error
    }

    public override func errors(for input: Elements) -> [ValidationError] { errors(for: input, in: DecodedParts()) }

    package override func errors(for input: Elements, in decodedParts: DecodedParts) -> [ValidationError] {
        // Which element of a set contains a placeholder is unknown.
        if !isOrdered, !decodedParts.isComplete { return [] }
        var errors: [ValidationError] = []
        var unplacedErrors: Set<ValidationError> = []
        var rejected = 0
        var isCut = false
        for (index, element) in input.enumerated() {
            let room = maximumErrors - errors.count
            let isOnlyCounted = room == 0 && decodedParts.isComplete
            let found = isOnlyCounted ? [] : rule.errors(for: element, in: decodedParts.part(at: [.index(index)]))
            if found.isEmpty, !isOnlyCounted || rule.isValid(element) { continue }
            rejected += 1
            isCut = isCut || found.count > room || isOnlyCounted
            errors += found.prefix(room).map { placed($0, at: index) }.filter {
                isOrdered || unplacedErrors.insert($0).inserted
            }
        }
        if !isCut { return errors }
        let counts: ValidationError.Parameters = [.rejected: .int(rejected), .maximum: .int(maximumErrors)]
        return errors + [ValidationError(.compositionErrorsOmitted, with: counts)]
    }

    package override func label(at path: ArraySlice<ValidationError.PathComponent>) -> PartLabel? {
        guard isOrdered, case .index = path.first else { return nil }
        return rule.label(at: path.dropFirst())
    }

    /// Returns an array with each element normalized by the rule, or any other collection unchanged.
    public override func normalized(_ input: Elements) -> Elements {
        input.map(rule.normalized) as? Elements ?? input
    }

    public override var requirements: [ValidationError] { rule.verifiedRequirements }
    override var children: [any ChildStrategy] { [rule] }
    public override var inputTraits: InputTraits { rule.inputTraits }

    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(of: self, "each", hidden: [maximumErrors], children: [rule.configuration])
    }
}

extension Each: CompositeStrategy {
    package func explanationSteps(for input: Elements) -> ExplanationSteps {
        if input.isEmpty { return [StrategyExplanation(skipping: rule, because: .noElements)] }
        var steps = ExplanationSteps([])
        for (index, element) in input.enumerated() {
            // At most 99 accepted elements. The rejected element is the last one, and is never left out.
            if steps.explanations.count >= 99, rule.isValid(element) {
                steps.omittedCount += 1
                continue
            }
            var step = rule.explanation(of: element)
            step.path = isOrdered ? [.index(index)] : []
            steps.explanations.append(step)
            if !step.isAccepted { break }
        }
        return steps
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
