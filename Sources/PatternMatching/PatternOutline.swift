// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// What an expression says, for modules that work with patterns in other ways than matching.
///
/// It is the parsed expression with its flags applied: sets of scalars, repetitions, alternatives and conditions.
package struct PatternOutline: Sendable {
    /// A part of an expression.
    package indirect enum Part: Sendable {
        case empty
        /// One scalar of the set with this number.
        case scalars(Int)
        case sequence([Part])
        case choice([Part])
        case repetition(Part, minimum: Int, maximum: Int?)
        case start
        case end
        case boundary
        case notBoundary
        /// The look-ahead whose body has this number.
        case lookAhead(Int, isNegated: Bool)
    }

    /// A requirement on the whole input: to match a part, or not to.
    package struct Requirement: Sendable {
        package let part: Part
        package let isNegated: Bool
    }

    /// The sets of scalars, each as sorted ranges that may run across surrogates.
    package let sets: [[ClosedRange<UInt32>]]

    /// The bodies of the look-aheads that are not requirements; an inner one comes before the one around it.
    package let lookAheads: [Part]

    /// The input has to meet all requirements of one alternative.
    package let alternatives: [[Requirement]]

    /// Parses an expression.
    ///
    /// - Throws: ``PatternSyntaxError``, if the expression is not a pattern or exceeds a limit.
    package init(_ expression: String) throws(PatternSyntaxError) {
        let pattern = try Parser.parse(expression)
        let alternatives = pattern.alternatives.isEmpty ? [pattern.conjuncts] : pattern.alternatives
        sets = pattern.sets.map { $0.ranges.map { $0.lowerBound...$0.upperBound } }
        lookAheads = pattern.lookAheads.map(PatternOutline.part)
        self.alternatives = alternatives.map { conjuncts in
            conjuncts.map { Requirement(part: PatternOutline.part($0.tree), isNegated: $0.isNegated) }
        }
    }

    /// The scalars of words, which `\b` and `\B` distinguish from others.
    package static var wordScalars: [ClosedRange<UInt32>] {
        ScalarSet.word.ranges.map { $0.lowerBound...$0.upperBound }
    }

    private static func part(_ tree: SyntaxTree) -> Part {
        switch tree {
        case .empty: .empty
        case .scalars(let set): .scalars(set)
        case .sequence(let parts): .sequence(parts.map(part))
        case .choice(let branches): .choice(branches.map(part))
        case .repetition(let body, let minimum, let maximum):
            .repetition(part(body), minimum: minimum, maximum: maximum)
        case .assertion(.start): .start
        case .assertion(.end): .end
        case .assertion(.boundary): .boundary
        case .assertion(.notBoundary): .notBoundary
        case .lookAhead(let number, let isNegated): .lookAhead(number, isNegated: isNegated)
        }
    }
}
