// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Matching
import PatternAlgebra

/// Fuzzes patterns with all algorithms.
///
/// An input consists of an expression, the byte FF, and a text.
enum Patterns {
    static func run(_ input: ArraySlice<UInt8>) {
        let parts = input.parts(2)
        guard let pattern = try? Pattern(parts[0]) else {
            // If an expression isn't a pattern, the strategy reports an error too.
            return require((try? RegexInputValidator(parts[0])) == nil, "only the strategy accepts the expression")
        }
        let text = String((parts.count > 1 ? parts[1] : "").unicodeScalars.prefix(64))
        let matches = pattern.matches(text)
        for algorithm in Pattern.Algorithm.allCases {
            guard let other = try? Pattern(parts[0], algorithm: algorithm) else { continue }
            require(other.matches(text) == matches, "\(algorithm) is not \(matches)")
            require((other.progress(of: text) == .accepted) == matches, "\(algorithm): the progress differs")
        }
        let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count + 1)
        defer { memory.deallocate() }
        _ = memory.initialize(from: [0] + text.utf8)
        require(pattern.matches(UnsafeBufferPointer(rebasing: memory[1...])) == matches, "another buffer differs")
        if let strategy = try? RegexInputValidator(parts[0]), !text.isEmpty { Texts.check(strategy, text) }
    }
}

/// Fuzzes sets of inputs.
///
/// An input consists of two expressions and a text, separated by the byte FF.
enum Algebra {
    /// Each comparison takes less than 0.01 seconds.
    private static let budget = 20_000

    static func run(_ input: ArraySlice<UInt8>) {
        let parts = input.parts(3)
        guard parts.count > 1, let first = Compared(parts[0]), let second = Compared(parts[1]) else { return }
        let text = String((parts.count > 2 ? parts[2] : "").unicodeScalars.prefix(64))
        let (inFirst, inSecond) = (first.pattern.matches(text), second.pattern.matches(text))
        check(first.set.isSubset(of: second.set, budget: budget), inFirst && !inSecond) {
            first.pattern.matches($0) && !second.pattern.matches($0)
        }
        check(first.set.isDisjoint(with: second.set, budget: budget), inFirst && inSecond) {
            first.pattern.matches($0) && second.pattern.matches($0)
        }
        check(first.set.isEquivalent(to: second.set, budget: budget), inFirst != inSecond) {
            first.pattern.matches($0) != second.pattern.matches($0)
        }
        check(first.set.union(second.set).inverted.isEmpty(budget: budget), !inFirst && !inSecond) {
            !first.pattern.matches($0) && !second.pattern.matches($0)
        }
        let examples = InputExamples(of: first.set, budget: budget)
        for example in examples.accepted(count: 3, seed: 1, maximumLength: 64) {
            require(first.pattern.matches(example), "an example does not match")
        }
        for example in examples.rejected(count: 3, seed: 1, maximumLength: 64) {
            require(!first.pattern.matches(example), "an example of a rejected input matches")
        }
    }

    private struct Compared {
        let pattern: Pattern
        let set: InputSet

        init?(_ expression: String) {
            guard expression.utf8.count <= 256, let pattern = try? Pattern(expression),
                let set = try? InputSet(expression)
            else { return nil }
            (self.pattern, self.set) = (pattern, set)
        }
    }

    /// Checks a decision with the input, which may be a counterexample, and with the decision's own example.
    private static func check(
        _ decision: InputSet.Decision, _ isCounterexample: Bool, isExample: (String) -> Bool
    ) {
        switch decision {
        case .yes: require(!isCounterexample, "the input is a counterexample")
        case .no(let example): require(isExample(example), "“\(example)” is not an example")
        case .undecided: break
        }
    }
}
