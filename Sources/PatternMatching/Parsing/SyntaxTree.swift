// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A regular expression as a tree of scalar sets, sequences, choices, repetitions, and assertions.
///
/// The tree has no capture groups or lazy quantifiers, because they don't affect whether a whole input matches. Scalar
/// sets and look-aheads are indices into the lists in ``ParsedPattern``, so copies of a part share them.
package indirect enum SyntaxTree: Sendable {
    case empty
    /// One scalar from the set with this index.
    case scalars(Int)
    case sequence([SyntaxTree])
    case choice([SyntaxTree])
    case repetition(SyntaxTree, minimum: Int, maximum: Int?)
    case startAnchor
    case endAnchor
    case wordBoundary
    case notWordBoundary
    /// The look-ahead whose body has this index.
    case lookAhead(Int, isNegated: Bool)
}

/// A part that the whole input must match or must not match.
package struct Conjunct: Sendable {
    package var tree: SyntaxTree
    package var isNegated = false
}

/// A parsed expression, for modules that compare, describe, or translate expressions.
///
/// Its flags have been applied, so it consists of scalar sets, repetitions, alternatives, and conditions.
package struct PatternOutline: Sendable {
    package typealias Part = SyntaxTree

    /// The scalar sets, each as sorted ranges that may include surrogates.
    package let sets: [[ClosedRange<UInt32>]]

    /// The bodies of the look-aheads that aren't conjuncts.
    ///
    /// An inner look-ahead comes before its enclosing look-ahead.
    package let lookAheads: [SyntaxTree]

    /// The alternatives.
    ///
    /// The input must meet all conjuncts of at least one alternative.
    package let alternatives: [[Conjunct]]

    /// Parses an expression.
    ///
    /// - Throws: ``PatternSyntaxError`` if the expression isn't a valid pattern or exceeds a limit.
    package init(_ expression: String) throws(PatternSyntaxError) {
        let pattern = try PatternParser.parse(expression)
        sets = pattern.sets.map { $0.closedRanges }
        lookAheads = pattern.lookAheads
        alternatives = pattern.alternatives.isEmpty ? [pattern.conjuncts] : pattern.alternatives
    }

    /// The word scalars, which `\b` and `\B` distinguish from other scalars.
    package static var wordScalars: [ClosedRange<UInt32>] { ScalarSet.wordScalars.closedRanges }
}

/// A parsed expression's trees, and the lists that they refer to.
///
/// It's a class because copying a structure with several arrays looks up each array's type at run time.
final class ParsedPattern: Sendable {
    /// The look-aheads before the first scalar, followed by the rest as the last conjunct.
    ///
    /// The input must meet all conjuncts.
    let conjuncts: [Conjunct]

    /// The distinct scalar sets in the pattern.
    let sets: [ScalarSet]

    /// The bodies of the other look-aheads.
    ///
    /// An inner look-ahead comes before its enclosing look-ahead.
    let lookAheads: [SyntaxTree]

    /// Whether `\b` or `\B` occurs, so the automaton has to distinguish word scalars from other scalars.
    let usesWordBoundaries: Bool

    /// The conjuncts of each of the whole pattern's alternatives, if any begins with a look-ahead.
    ///
    /// Otherwise, the array is empty.
    ///
    /// The input must meet all conjuncts of at least one alternative.
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
    /// A bit mask of the ASCII characters in any set, or of all ASCII characters if an alternative only excludes
    /// inputs.
    var asciiCharacters: (low: UInt64, high: UInt64) {
        func excludes(_ conjuncts: [Conjunct]) -> Bool { conjuncts.allSatisfy { $0.isNegated } }
        if excludes(conjuncts) || alternatives.contains(where: excludes) { return (.max, .max) }
        var (low, high): (UInt64, UInt64) = (0, 0)
        for set in sets {
            for range in set.ranges where range.lowerBound < 0x80 {
                // A loop over a closed range would make the runtime look up the range's type.
                var scalar = UInt64(range.lowerBound)
                while scalar <= min(UInt64(range.upperBound), 0x7F) {
                    if scalar < 64 { low |= 1 << scalar } else { high |= 1 << (scalar - 64) }
                    scalar += 1
                }
            }
        }
        return (low, high)
    }

    /// Returns a pattern made of some conjuncts, with the sets and look-aheads that they use.
    func pruned(to chosenConjuncts: some Sequence<Conjunct>) -> ParsedPattern {
        var renumberer = Renumberer(of: self)
        let conjuncts = chosenConjuncts.map { Conjunct(tree: renumberer.renumber($0.tree), isNegated: $0.isNegated) }
        return ParsedPattern(
            conjuncts: conjuncts, sets: renumberer.sets, lookAheads: renumberer.lookAheads,
            usesWordBoundaries: usesWordBoundaries && renumberer.usesWordBoundaries)
    }

    /// Returns a pattern made of one conjunct, with all sets and look-aheads.
    func restricted(to conjunct: Conjunct) -> ParsedPattern {
        ParsedPattern(conjuncts: [conjunct], sets: sets, lookAheads: lookAheads, usesWordBoundaries: usesWordBoundaries)
    }

    /// Returns the pattern without the upper bounds that inputs up to some length can't reach.
    ///
    /// A body of at least *b* scalars that's repeated *n* times has at least *n* · *b* scalars. An input that isn't
    /// longer matches the same way if the repetition has no upper bound, and the automaton needs far fewer states.
    ///
    /// - Parameter lengthThreshold: The smallest product *n* · *b* whose bound is dropped.
    /// - Returns: The pattern and the input length up to which it's equivalent, or `nil` if no bound can be dropped.
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

    /// Returns the number of parts after writing out counted repeats.
    ///
    /// A single scalar's repeats stay counted if they reach the threshold.
    func partCount(counterThreshold: Int) -> Int {
        (conjuncts.map { $0.tree } + lookAheads).reduce(0) {
            min(SyntaxTree.countLimit, $0 + $1.partCount(counterThreshold: counterThreshold))
        }
    }

    /// A copier for trees that keeps only the sets and look-aheads that they use.
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
    /// Returns the tree with each part replaced.
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

    /// The maximum size.
    ///
    /// Twice this value fits into 32 bits.
    static let countLimit = 1 << 29

    /// Returns the product of a size and a count, or ``countLimit`` if it's greater.
    private static func cappedProduct(_ size: Int, _ factor: Int) -> Int {
        let (product, overflows) = size.multipliedReportingOverflow(by: factor)
        return overflows ? countLimit : min(countLimit, product)
    }

    /// Returns the number of nodes that the tree becomes.
    ///
    /// A single scalar's repeats become a counter if they reach the threshold.
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

    /// Returns the sets of the scalars at the tree's beginning or end, and the rest of the tree.
    func leadingScalarSets(isBackward: Bool) -> (sets: [Int], rest: SyntaxTree) {
        let parts: [SyntaxTree] = if case .sequence(let parts) = self { parts } else { [self] }
        var sets: [Int] = []
        for index in parts.indices {
            guard case .scalars(let set) = parts[isBackward ? parts.count - 1 - index : index] else { break }
            sets.append(set)
        }
        return (sets, .sequence(Array(isBackward ? parts.dropLast(sets.count) : parts.dropFirst(sets.count))))
    }

    /// Returns whether this is a single scalar's repetition that's kept as a counter.
    func isCountedRepetition(counterThreshold: Int) -> Bool {
        guard case .repetition(.scalars, let minimum, let maximum) = self else { return false }
        return maximum.map { $0 >= counterThreshold && $0 > 1 } ?? (minimum >= counterThreshold && minimum > 1)
    }

    /// The minimum number of scalars in a match.
    private var minimumLength: Int {
        switch self {
        case .scalars: 1
        case .sequence(let parts): parts.reduce(0) { min(Self.countLimit, $0 + $1.minimumLength) }
        case .choice(let branches): branches.map { $0.minimumLength }.min() ?? 0
        case .repetition(let body, let minimum, _): Self.cappedProduct(body.minimumLength, minimum)
        default: 0
        }
    }

    @inline(never)
    fileprivate func droppingUpperBounds(ofAtLeast lengthThreshold: Int, inputLimit: inout Int) -> SyntaxTree {
        let tree = mapChildren { $0.droppingUpperBounds(ofAtLeast: lengthThreshold, inputLimit: &inputLimit) }
        guard case .repetition(let body, let minimum, let maximum?) = tree, maximum > 1 else { return tree }
        // Empty iterations can be ignored, so every other iteration has at least one scalar.
        let length = Self.cappedProduct(max(1, body.minimumLength), maximum)
        guard length >= lengthThreshold else { return tree }
        inputLimit = min(inputLimit, length)
        return .repetition(body, minimum: minimum, maximum: nil)
    }
}
