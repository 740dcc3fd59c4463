// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A regular expression as a tree of sets of scalars, sequences, choices, repetitions, and assertions.
///
/// The tree has no capture groups and no lazy quantifiers, because whether a whole input matches doesn't depend on
/// them. Sets of scalars and look-aheads are indices in the lists of ``ParsedPattern``, so that copies of a part share
/// them.
package indirect enum SyntaxTree: Sendable {
    case empty
    /// One scalar of the set with this number.
    case scalars(Int)
    case sequence([SyntaxTree])
    case choice([SyntaxTree])
    case repetition(SyntaxTree, minimum: Int, maximum: Int?)
    case startAnchor
    case endAnchor
    case wordBoundary
    case notWordBoundary
    /// The look-ahead whose body has this number.
    case lookAhead(Int, isNegated: Bool)
}

/// A condition on the whole input, which must match a part, or must not match it.
package struct Conjunct: Sendable {
    package var tree: SyntaxTree
    package var isNegated = false
}

/// A parsed expression, for modules that compare, describe, or translate expressions.
///
/// Its flags are applied, so it consists of sets of scalars, repetitions, alternatives, and conditions.
package struct PatternOutline: Sendable {
    package typealias Part = SyntaxTree

    /// The sets of scalars, each as sorted ranges that may run across surrogates.
    package let sets: [[ClosedRange<UInt32>]]

    /// The bodies of the look-aheads that aren't conjuncts; an inner one comes before the one around it.
    package let lookAheads: [SyntaxTree]

    /// The input has to meet all conjuncts of one alternative.
    package let alternatives: [[Conjunct]]

    /// Parses an expression.
    ///
    /// - Throws: ``PatternSyntaxError``, if the expression is not a pattern or exceeds a limit.
    package init(_ expression: String) throws(PatternSyntaxError) {
        let pattern = try PatternParser.parse(expression)
        sets = pattern.sets.map(\.closedRanges)
        lookAheads = pattern.lookAheads
        alternatives = pattern.alternatives.isEmpty ? [pattern.conjuncts] : pattern.alternatives
    }

    /// The word scalars, which `\b` and `\B` distinguish from others.
    package static var wordScalars: [ClosedRange<UInt32>] { ScalarSet.wordScalars.closedRanges }
}

/// The trees of a parsed expression, and the lists to which they refer.
///
/// It is a class because a copy of a structure with several arrays looks up the type of each array at run time.
final class ParsedPattern: Sendable {
    /// The look-aheads before the first scalar, and the rest as the last conjunct.
    ///
    /// The input must meet all of them.
    let conjuncts: [Conjunct]

    /// The different sets of scalars that the pattern names.
    let sets: [ScalarSet]

    /// The bodies of the other look-aheads.
    ///
    /// An inner one comes before the one around it.
    let lookAheads: [SyntaxTree]

    /// Whether `\b` or `\B` occurs, so that the automaton has to distinguish word scalars from others.
    let usesWordBoundaries: Bool

    /// The conjuncts of each alternative of the whole pattern, if some begin with a look-ahead; otherwise empty.
    ///
    /// The input must meet those of one alternative.
    let alternatives: [[Conjunct]]

    init(
        conjuncts: [Conjunct], sets: [ScalarSet], lookAheads: [SyntaxTree], usesWordBoundaries: Bool,
        alternatives: [[Conjunct]] = []
    ) {
        self.conjuncts = conjuncts
        self.sets = sets
        self.lookAheads = lookAheads
        self.usesWordBoundaries = usesWordBoundaries
        self.alternatives = alternatives
    }
}

extension ParsedPattern {
    /// The bits of the ASCII characters that are in a set, or all if an alternative only excludes inputs.
    var asciiCharacters: (low: UInt64, high: UInt64) {
        func excludes(_ conjuncts: [Conjunct]) -> Bool { conjuncts.allSatisfy(\.isNegated) }
        if excludes(conjuncts) || alternatives.contains(where: excludes) { return (.max, .max) }
        var (low, high): (UInt64, UInt64) = (0, 0)
        for set in sets {
            for range in set.ranges where range.lowerBound < 0x80 {
                // Not a closed range, because the runtime would look up its type.
                var scalar = UInt64(range.lowerBound)
                while scalar <= min(UInt64(range.upperBound), 0x7F) {
                    if scalar < 64 { low |= 1 << scalar } else { high |= 1 << (scalar - 64) }
                    scalar += 1
                }
            }
        }
        return (low, high)
    }

    /// Returns a pattern of some of the conjuncts, with the sets and look-aheads that they use.
    func pruned(to chosenConjuncts: some Sequence<Conjunct>) -> ParsedPattern {
        var renumberer = Renumberer(of: self)
        let conjuncts = chosenConjuncts.map { Conjunct(tree: renumberer.renumber($0.tree), isNegated: $0.isNegated) }
        return ParsedPattern(
            conjuncts: conjuncts, sets: renumberer.sets, lookAheads: renumberer.lookAheads,
            usesWordBoundaries: usesWordBoundaries && renumberer.usesWordBoundaries)
    }

    /// Returns a pattern of one of the conjuncts, with all sets and look-aheads.
    func restricted(to conjunct: Conjunct) -> ParsedPattern {
        ParsedPattern(conjuncts: [conjunct], sets: sets, lookAheads: lookAheads, usesWordBoundaries: usesWordBoundaries)
    }

    /// Returns the pattern without the upper bounds that inputs of some length can't reach.
    ///
    /// A body of at least *b* scalars that is repeated at most *n* times can have *n* · *b* scalars. An input that
    /// isn't longer matches in the same way if the repetition has no upper bound, and the automaton needs far fewer
    /// states.
    ///
    /// - Parameter lengthThreshold: The product *n* · *b* from which on a bound is left out.
    /// - Returns: The pattern and the length up to which it's equivalent, or `nil` if no bound can be left out.
    func droppingUpperBounds(ofAtLeast lengthThreshold: Int) -> (pattern: ParsedPattern, inputLimit: Int)? {
        var inputLimit = Int.max
        let conjuncts = conjuncts.map { conjunct in
            Conjunct(
                tree: conjunct.tree.droppingUpperBounds(ofAtLeast: lengthThreshold, inputLimit: &inputLimit),
                isNegated: conjunct.isNegated)
        }
        let lookAheads = lookAheads.map { $0.droppingUpperBounds(ofAtLeast: lengthThreshold, inputLimit: &inputLimit) }
        guard inputLimit < .max else { return nil }
        let pattern = ParsedPattern(
            conjuncts: conjuncts, sets: sets, lookAheads: lookAheads, usesWordBoundaries: usesWordBoundaries,
            alternatives: alternatives)
        return (pattern, inputLimit)
    }

    /// Returns the number of parts once counted repeats are written out, of which those of one scalar stay counted from
    /// a number of copies on.
    func partCount(counterThreshold: Int) -> Int {
        (conjuncts.map(\.tree) + lookAheads).reduce(0) {
            min(SyntaxTree.countLimit, $0 + $1.partCount(counterThreshold: counterThreshold))
        }
    }

    /// A copier of some trees, with only the sets and look-aheads that they use.
    private struct Renumberer {
        let source: ParsedPattern
        var sets: [ScalarSet] = []
        var lookAheads: [SyntaxTree] = []
        var usesWordBoundaries = false
        private var setNumbers: [Int]
        private var lookAheadNumbers: [Int]

        init(of source: ParsedPattern) {
            self.source = source
            setNumbers = Array(repeating: -1, count: source.sets.count)
            lookAheadNumbers = Array(repeating: -1, count: source.lookAheads.count)
        }

        mutating func renumber(_ tree: SyntaxTree) -> SyntaxTree {
            switch tree {
            case .wordBoundary, .notWordBoundary:
                usesWordBoundaries = true
                return tree
            case .scalars(let set):
                if setNumbers[set] < 0 {
                    setNumbers[set] = sets.count
                    sets.append(source.sets[set])
                }
                return .scalars(setNumbers[set])
            case .lookAhead(let number, let isNegated):
                if lookAheadNumbers[number] < 0 {
                    let body = renumber(source.lookAheads[number])
                    lookAheadNumbers[number] = lookAheads.count
                    lookAheads.append(body)
                }
                return .lookAhead(lookAheadNumbers[number], isNegated: isNegated)
            default:
                return tree.mapChildren { renumber($0) }
            }
        }
    }
}

extension SyntaxTree {
    /// Returns the tree with each of its parts replaced.
    @inline(never)
    fileprivate func mapChildren(_ transform: (SyntaxTree) -> SyntaxTree) -> SyntaxTree {
        switch self {
        case .sequence(let parts): .sequence(parts.map(transform))
        case .choice(let branches): .choice(branches.map(transform))
        case .repetition(let body, let minimum, let maximum):
            .repetition(transform(body), minimum: minimum, maximum: maximum)
        default: self
        }
    }

    /// The maximum of all sizes, whose double fits into 32 bits.
    static let countLimit = 1 << 29

    /// Returns the product of a size and a count, or ``countLimit`` if it's greater.
    private static func cappedProduct(_ size: Int, _ factor: Int) -> Int {
        let (product, overflows) = size.multipliedReportingOverflow(by: factor)
        return overflows ? countLimit : min(countLimit, product)
    }

    /// Returns the number of nodes that the tree becomes, with repeats of one scalar counted from some number of copies
    /// on.
    func partCount(counterThreshold: Int) -> Int {
        switch self {
        case .empty: return 0
        case .scalars, .startAnchor, .endAnchor, .wordBoundary, .notWordBoundary, .lookAhead: return 1
        case .sequence(let parts):
            return parts.reduce(0) { min(Self.countLimit, $0 + $1.partCount(counterThreshold: counterThreshold)) }
        case .choice(let branches):
            return branches.reduce(branches.count - 1) {
                min(Self.countLimit, $0 + $1.partCount(counterThreshold: counterThreshold))
            }
        case .repetition(let body, let minimum, let maximum):
            if isCountedRepetition(counterThreshold: counterThreshold) { return 3 }
            let copies = maximum ?? max(minimum, 1)
            let choices = maximum.map { $0 - minimum } ?? 1
            return min(
                Self.countLimit,
                Self.cappedProduct(body.partCount(counterThreshold: counterThreshold), copies) + choices)
        }
    }

    /// Returns the sets of the scalars at the beginning or at the end of the tree, and the rest of the tree.
    func leadingScalarSets(isBackward: Bool) -> (sets: [Int], rest: SyntaxTree) {
        let parts: [SyntaxTree] = if case .sequence(let parts) = self { parts } else { [self] }
        var sets: [Int] = []
        for index in parts.indices {
            guard case .scalars(let set) = parts[isBackward ? parts.count - 1 - index : index] else { break }
            sets.append(set)
        }
        return (sets, .sequence(Array(isBackward ? parts.dropLast(sets.count) : parts.dropFirst(sets.count))))
    }

    /// Returns whether this is a repetition of one scalar that is kept as a counter.
    func isCountedRepetition(counterThreshold: Int) -> Bool {
        guard case .repetition(.scalars, let minimum, let maximum) = self else { return false }
        return maximum.map { $0 >= counterThreshold && $0 > 1 } ?? (minimum >= counterThreshold && minimum > 1)
    }

    /// The minimum number of scalars of a match.
    private var minimumLength: Int {
        switch self {
        case .scalars: 1
        case .sequence(let parts): parts.reduce(0) { min(Self.countLimit, $0 + $1.minimumLength) }
        case .choice(let branches): branches.map(\.minimumLength).min() ?? 0
        case .repetition(let body, let minimum, _): Self.cappedProduct(body.minimumLength, minimum)
        default: 0
        }
    }

    @inline(never)
    fileprivate func droppingUpperBounds(ofAtLeast lengthThreshold: Int, inputLimit: inout Int) -> SyntaxTree {
        let tree = mapChildren { $0.droppingUpperBounds(ofAtLeast: lengthThreshold, inputLimit: &inputLimit) }
        guard case .repetition(let body, let minimum, let maximum?) = tree, maximum > 1 else { return tree }
        // Empty iterations can be left out, so each of the others has at least one scalar.
        let length = Self.cappedProduct(max(1, body.minimumLength), maximum)
        guard length >= lengthThreshold else { return tree }
        inputLimit = min(inputLimit, length)
        return .repetition(body, minimum: minimum, maximum: nil)
    }
}
