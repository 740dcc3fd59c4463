// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// What a pattern says, after parsing: the textbook's regular expression, with assertions.
///
/// Captures and laziness are gone, because they choose between matches of one text and never decide whether it
/// matches. Sets of scalars and look-aheads are numbers into the lists of ``ParsedPattern``, so that a counted repeat
/// copies numbers.
indirect enum SyntaxTree: Sendable {
    case empty
    case scalars(Int)
    case sequence([SyntaxTree])
    case choice([SyntaxTree])
    case repetition(SyntaxTree, minimum: Int, maximum: Int?)
    case assertion(Assertion)
    case lookAhead(Int, negated: Bool)
}

/// A condition on the place between two scalars.
enum Assertion: UInt16, Sendable {
    case start
    case end
    case boundary
    case notBoundary

    /// The same condition for an automaton that reads from the last scalar to the first.
    var reversed: Assertion {
        switch self {
        case .start: .end
        case .end: .start
        case .boundary, .notBoundary: self
        }
    }
}

/// The result of parsing: the tree and the lists that it points into.
struct ParsedPattern: Sendable {
    var tree: SyntaxTree

    /// The different sets of scalars that the pattern names.
    var sets: [ScalarSet]

    /// The bodies of the look-aheads, an inner one always before the one around it.
    var lookAheads: [SyntaxTree]

    /// Whether `\b` or `\B` occurs, so that the automaton has to tell word scalars from others.
    var usesBoundaries: Bool
}
