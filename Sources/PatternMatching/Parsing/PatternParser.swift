// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A parser that reads an expression and builds its syntax tree.
///
/// The open groups are in an array, not on the call stack, so no expression can overflow the stack. Each piece has a
/// size, which is its number of parts after its repetitions are written out. The parser checks the limit whenever a
/// piece grows, so it rejects `((a{1000}){1000}){1000}` at the second count, before building it.
struct PatternParser {
    let scalars: [Unicode.Scalar]
    var index = 0
    var flags = Flags()
    /// The `\p{…}` sets so far, by normalized name.
    ///
    /// Inverted sets have the prefix `^`, and sets that ignore case have the prefix `i`.
    var propertySets: [(key: String, set: ScalarSet)] = []
    private var sets: [ScalarSet] = []
    /// The sets' fingerprints, which are faster to compare than the hundreds of ranges in a category's set.
    private var setFingerprints: [UInt64] = []
    private var lookAheads: [SyntaxTree] = []
    private var usesWordBoundaries = false
    private var openGroups: [Group] = [Group(kind: .capturing, position: 0, outerFlags: Flags())]
    private var lookAheadPartCount = 0
    /// The index where the current part begins.
    private var partStart = 0
    /// Whether flags such as `(?i)` came last.
    ///
    /// No quantifier can follow them.
    var followsFlags = false

    struct Flags {
        var ignoresCase = false
        var dotMatchesLineFeed = false
        var isExtended = false
        /// Whether blanks inside classes are ignored, after `(?xx)`.
        var ignoresBlanksInClasses = false
    }

    enum GroupKind {
        case capturing
        case lookAhead(negated: Bool)
    }

    /// A group that isn't closed yet.
    ///
    /// The first group is the whole expression.
    private struct Group {
        let kind: GroupKind
        let position: Int
        let outerFlags: Flags
        var finishedBranches: [SyntaxTree] = []
        var currentPieces: [SequencePart] = []
        var partCount = 0
    }

    /// A part of a sequence: its tree, its size, and whether a quantifier may follow.
    struct SequencePart {
        var tree: SyntaxTree
        var partCount: Int
        var canBeRepeated: Bool
        var isRepetition = false
    }

    private init(_ expression: String) {
        scalars = Array(expression.unicodeScalars)
    }

    static func parse(_ expression: String) throws(PatternSyntaxError) -> ParsedPattern {
        guard expression.utf8.count <= Pattern.maximumExpressionLength else {
            var length = 0
            let position = expression.unicodeScalars.prefix { scalar in
                length += UTF8.width(scalar)
                return length <= Pattern.maximumExpressionLength
            }.count
            throw PatternSyntaxError(kind: .tooLong, position: position, found: "")
        }
        var parser = PatternParser(expression)
        while let scalar = parser.peek() {
            try parser.parsePart(startingWith: scalar)
        }
        guard parser.openGroups.count == 1 else {
            throw parser.error(
                .unbalancedGroup, from: parser.openGroups[parser.openGroups.count - 1].position, length: 1)
        }
        let tree = parser.finishChoice()
        let conjuncts = parser.splitConjuncts(of: tree)
        let alternatives = parser.splitAlternatives(of: tree)
        let pattern = ParsedPattern(
            conjuncts: conjuncts, sets: parser.sets, lookAheads: parser.lookAheads,
            usesWordBoundaries: parser.usesWordBoundaries, alternatives: alternatives)
        // A look-ahead that's a conjunct is removed from the list, because the remaining look-aheads are matched
        // backward.
        return conjuncts.count > 1 && alternatives.isEmpty ? pattern.pruned(to: conjuncts) : pattern
    }

    private mutating func parsePart(startingWith scalar: Unicode.Scalar) throws(PatternSyntaxError) {
        partStart = index
        switch scalar {
        case "(":
            try parseGroupStart()
        case ")":
            try closeGroup()
        case "|":
            index += 1
            finishBranch()
        case "*", "+", "?":
            try parseQuantifier()
        case "{" where try parseBracedBounds() != nil:
            try parseQuantifier()
        case "[":
            try append(try parseCharacterClass())
        case "\\":
            try parseEscapeOutsideClass()
        case "^":
            index += 1
            try append(.startAnchor)
        case "$":
            index += 1
            try append(.endAnchor)
        case ".":
            index += 1
            try append(flags.dotMatchesLineFeed ? .all : .allExceptLineFeed)
        case "#" where flags.isExtended:
            skipComment(until: "\n")
        case " ", "\t", "\n", "\r", "\u{B}", "\u{C}":
            index += 1
            if !flags.isExtended { try append(literalSet(of: scalar)) }
        default:
            index += 1
            try append(literalSet(of: scalar))
        }
    }

    private mutating func parseEscapeOutsideClass() throws(PatternSyntaxError) {
        switch try parseEscape(inClass: false) {
        case .scalar(let scalar): try append(literalSet(of: scalar))
        case .set(let set): try append(set)
        case .assertion(let assertion): try append(assertion)
        }
    }
}

// MARK: - Building

extension PatternParser {
    /// Returns the set of scalars that a literal scalar matches under the current flags.
    func literalSet(of scalar: Unicode.Scalar) -> ScalarSet {
        let set = ScalarSet(ScalarRange(scalar.value, scalar.value))
        return flags.ignoresCase ? CaseFolding.closure(of: set) : set
    }

    private mutating func append(_ set: ScalarSet) throws(PatternSyntaxError) {
        try append(SequencePart(tree: .scalars(insert(set)), partCount: 1, canBeRepeated: true))
    }

    private mutating func insert(_ set: ScalarSet) -> Int {
        let fingerprint = set.fingerprint
        if let known = setFingerprints.firstIndex(of: fingerprint), sets[known] == set { return known }
        setFingerprints.append(fingerprint)
        sets.append(set)
        return sets.count - 1
    }

    private mutating func append(_ assertion: SyntaxTree) throws(PatternSyntaxError) {
        switch assertion {
        case .wordBoundary, .notWordBoundary: usesWordBoundaries = true
        default: break
        }
        try append(SequencePart(tree: assertion, partCount: 1, canBeRepeated: false))
    }

    private mutating func append(_ piece: SequencePart) throws(PatternSyntaxError) {
        followsFlags = false
        openGroups[openGroups.count - 1].currentPieces.append(piece)
        openGroups[openGroups.count - 1].partCount += piece.partCount
        guard openGroups[openGroups.count - 1].partCount + lookAheadPartCount <= Pattern.maximumPartCount else {
            throw error(.tooLarge, from: partStart, length: index - partStart)
        }
    }

    /// The piece that a quantifier applies to.
    var lastPiece: SequencePart? {
        openGroups[openGroups.count - 1].currentPieces.last
    }

    mutating func replaceLastPiece(with piece: SequencePart) throws(PatternSyntaxError) {
        openGroups[openGroups.count - 1].partCount -=
            openGroups[openGroups.count - 1].currentPieces.removeLast().partCount
        try append(piece)
    }

    private mutating func finishBranch() {
        followsFlags = false
        let pieces = openGroups[openGroups.count - 1].currentPieces.map { $0.tree }
        let branch: SyntaxTree = pieces.isEmpty ? .empty : pieces.count == 1 ? pieces[0] : .sequence(pieces)
        openGroups[openGroups.count - 1].finishedBranches.append(branch)
        openGroups[openGroups.count - 1].currentPieces.removeAll(keepingCapacity: true)
        openGroups[openGroups.count - 1].partCount += 1
    }

    private mutating func finishChoice() -> SyntaxTree {
        finishBranch()
        let branches = openGroups[openGroups.count - 1].finishedBranches
        return branches.count == 1 ? branches[0] : makeChoice(of: branches)
    }

    /// Returns a choice that merges all single-scalar branches into one set: `(a|b|cd)` becomes `([ab]|cd)`.
    private mutating func makeChoice(of branches: [SyntaxTree]) -> SyntaxTree {
        var ranges: [ScalarRange] = []
        var others: [SyntaxTree] = []
        var singles = 0
        for branch in branches {
            if case .scalars(let set) = branch {
                ranges += sets[set].ranges
                singles += 1
            } else {
                others.append(branch)
            }
        }
        guard singles > 1 else { return .choice(branches) }
        let single = SyntaxTree.scalars(insert(ScalarSet(ranges)))
        return others.isEmpty ? single : .choice([single] + others)
    }

    /// Returns each branch's conjuncts if any branch begins with a look-ahead, so the look-ahead doesn't need backward
    /// matching.
    private mutating func splitAlternatives(of tree: SyntaxTree) -> [[Conjunct]] {
        guard !lookAheads.isEmpty, case .choice(let branches) = tree,
            branches.count <= PatternParser.maximumAlternatives
        else { return [] }
        let alternatives = branches.map { splitConjuncts(of: $0) }
        return alternatives.contains { $0.count > 1 } ? alternatives : []
    }

    /// The maximum number of alternatives to match one by one.
    private static let maximumAlternatives = 8

    /// Returns a tree's conjuncts: its leading look-aheads, which say what the whole input must or must not begin with,
    /// and the rest.
    private mutating func splitConjuncts(of tree: SyntaxTree) -> [Conjunct] {
        var conjuncts: [Conjunct] = []
        var rest = [tree]
        while let first = rest.popLast() {
            switch first {
            case .empty, .startAnchor:
                continue
            case .sequence(let parts):
                rest += parts.reversed()
                continue
            case .lookAhead(let body, let negated):
                let anything = SyntaxTree.repetition(.scalars(insert(.all)), minimum: 0, maximum: nil)
                conjuncts.append(Conjunct(tree: .sequence([lookAheads[body], anything]), isNegated: negated))
                continue
            default:
                rest.append(first)
            }
            break
        }
        return conjuncts + [Conjunct(tree: rest.isEmpty ? .empty : .sequence(rest.reversed()))]
    }

    mutating func openGroup(_ kind: GroupKind, at position: Int) throws(PatternSyntaxError) {
        guard openGroups.count <= Pattern.maximumNestingDepth else {
            throw error(.tooDeep, from: position, length: 1)
        }
        openGroups.append(Group(kind: kind, position: position, outerFlags: flags))
    }

    private mutating func closeGroup() throws(PatternSyntaxError) {
        guard openGroups.count > 1 else {
            throw error(.unbalancedGroup, from: index, length: 1)
        }
        index += 1
        let tree = finishChoice()
        let group = openGroups.removeLast()
        flags = group.outerFlags
        switch group.kind {
        case .capturing:
            try append(SequencePart(tree: tree, partCount: group.partCount, canBeRepeated: true))
        case .lookAhead(let negated):
            lookAheadPartCount += group.partCount
            lookAheads.append(tree)
            try append(
                SequencePart(
                    tree: .lookAhead(lookAheads.count - 1, isNegated: negated), partCount: 1, canBeRepeated: false))
        }
    }
}

// MARK: - Reading

extension PatternParser {
    func peek(_ distance: Int = 0) -> Unicode.Scalar? {
        index + distance < scalars.count ? scalars[index + distance] : nil
    }

    mutating func skipIfPresent(_ expected: Unicode.Scalar) -> Bool {
        guard peek() == expected else { return false }
        index += 1
        return true
    }

    /// Skips a comment and the scalar that ends it, and returns whether the scalar was found.
    @discardableResult
    mutating func skipComment(until terminator: Unicode.Scalar) -> Bool {
        while let scalar = peek() {
            index += 1
            if scalar == terminator { return true }
        }
        return false
    }

    func error(_ kind: PatternSyntaxError.Kind, from start: Int, length: Int) -> PatternSyntaxError {
        var found = String.UnicodeScalarView()
        found.append(contentsOf: scalars[min(start, scalars.count)..<min(start + max(length, 0), scalars.count)])
        return PatternSyntaxError(kind: kind, position: start, found: String(found))
    }
}

extension Unicode.Scalar {
    /// The scalar's value as an ASCII digit.
    var digitValue: Int? {
        ("0"..."9").contains(self) ? Int(value) - 0x30 : nil
    }

    /// The scalar's value as an ASCII hexadecimal digit.
    var hexadecimalValue: UInt32? {
        switch self {
        case "0"..."9": value - 0x30
        case "A"..."F": value - 0x41 + 10
        case "a"..."f": value - 0x61 + 10
        default: nil
        }
    }

    var isASCIILetterOrDigit: Bool {
        ScalarSet.wordScalars.contains(value) && self != "_"
    }
}
