// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A generator of inputs that a pattern accepts or rejects, for tests, documentation, and forms.
///
/// ```swift
/// let code = try InputSet("[A-Z]{2}-[0-9]{3,4}")
/// let examples = InputExamples(of: code)
/// examples.shortest  // "AA-000"
/// examples.longest(maximumLength: 20)  // "AA-0000"
/// examples.accepted(count: 3, seed: 1)
/// // ["AA-000", "MZ-9707", "ZD-080"]
/// examples.rejected(count: 2, seed: 1)  // ["AA-000R", "ZDZ080"]
/// ```
///
/// The same seed produces the same inputs, in every process and on every platform.
///
/// > Important: An accepted input only has the form that the pattern describes. A generated card number or
/// > telephone number may belong to somebody. If you send a number to another company's system, use the issuer's
/// > test numbers.
public struct InputExamples: Sendable {
    private let graph: InputTransitionGraph
    private let scalarPools: [ScalarPool]

    /// Creates a generator for a set.
    ///
    /// - Parameters:
    ///   - set: The set of accepted inputs.
    ///   - budget: The work that analyzing the pattern may take. The default is ``InputSet/defaultBudget``. If the
    ///     budget isn't enough, the inputs come from a part of the pattern, and ``isComplete`` is `false`. If even the
    ///     shortest input is out of reach, the generator chooses a part that seems to lead to an end soon.
    /// - Complexity: O(budget) time and memory.
    public init(of set: InputSet, budget: Int = InputSet.defaultBudget) {
        graph = InputTransitionGraph(set, budget: budget)
        scalarPools = graph.scalarClasses.scalarRanges().map(ScalarPool.init)
    }

    /// Whether the budget was enough to analyze the whole pattern.
    public var isComplete: Bool { graph.isComplete }

    /// A shortest known accepted input, or `nil` if none is known.
    ///
    /// A shorter input may exist only if ``isComplete`` is `false`.
    public var shortest: String? {
        guard graph.vertexCount > 0, graph.minimumDistances[0] < .max else { return nil }
        return String(ExamplePathGenerator(graph).shortestPath(from: 0).map { graph.scalarClasses.exampleScalars[$0] })
    }

    /// Returns a longest accepted input up to a length, or `nil` if none is known.
    ///
    /// - Parameter maximumLength: The maximum number of scalars in the input.
    /// - Complexity: O(length × steps in the automaton).
    public func longest(maximumLength: Int) -> String? {
        ExamplePathGenerator(graph).longestPath(maximumLength: maximumLength).map { path in
            String(path.map { graph.scalarClasses.exampleScalars[$0] })
        }
    }

    /// Returns different accepted inputs, starting with a shortest input.
    ///
    /// The inputs take as many different steps of the automaton as possible, so a few inputs exercise every part of the
    /// pattern. Of the other inputs, half are at most 16 scalars longer than the shortest, and the rest can have any
    /// possible length if the pattern limits the length.
    ///
    /// - Parameters:
    ///   - count: The number of inputs.
    ///   - seed: The seed for the random choice.
    ///   - maximumLength: The maximum number of scalars in an input. A longer input is returned only if even the
    ///     shortest is longer.
    /// - Returns: The inputs. There may be fewer than `count`.
    /// - Complexity: O(*s* + *n* · *l* · *c*) for *n* inputs of *l* scalars, and *s* steps by *c* classes of scalars.
    public func accepted(count: Int, seed: UInt64, maximumLength: Int = 256) -> [String] {
        var generator = SplitMix64(seed: seed)
        return acceptedInputs(count: count, maximumLength: maximumLength, using: &generator).map { String($0) }
    }

    /// Returns accepted inputs that together take every step of the automaton and end wherever an input may end.
    ///
    /// Steps and ends that only an input longer than `maximumLength` can reach are left out.
    ///
    /// - Parameters:
    ///   - seed: The seed for the random choice.
    ///   - maximumLength: The maximum number of scalars in an input.
    /// - Returns: The inputs, at most one for each step and each end.
    /// - Complexity: O(*s* + *n* · *l* · *c*) for *n* inputs of *l* scalars, and *s* steps by *c* classes of scalars.
    public func covering(seed: UInt64, maximumLength: Int = 256) -> [String] {
        var generator = SplitMix64(seed: seed)
        var paths = ExamplePathGenerator(graph, maximumLength: maximumLength)
        paths.shuffleSteps(using: &generator)
        var result: [String] = []
        while let path = paths.nextCoveringPath(using: &generator) {
            result.append(String(randomInput(along: path, using: &generator)))
        }
        return result
    }

    /// Returns different rejected inputs that are each one edit away from an accepted input.
    ///
    /// An edit inserts, deletes, or replaces one scalar.
    ///
    /// - Parameters:
    ///   - count: The number of inputs.
    ///   - seed: The seed for the random choice.
    ///   - maximumLength: The maximum number of scalars in the accepted input.
    /// - Returns: The inputs. There may be fewer than `count`.
    /// - Complexity: O(*s* + *n* · *l* · *c*) for *n* inputs of *l* scalars, and *s* steps by *c* classes of scalars.
    public func rejected(count: Int, seed: UInt64, maximumLength: Int = 256) -> [String] {
        var generator = SplitMix64(seed: seed)
        let bases = acceptedInputs(count: max(count, 20), maximumLength: maximumLength, using: &generator)
        var result: [String] = []
        var seen: Set<[UInt32]> = []
        var attempts = 0
        var budget = InputExamples.scalarBudget(forAttempts: 40 * count + 400)
        while !bases.isEmpty, result.count < count, budget > 0 {
            let edited = randomlyEdited(bases[attempts % bases.count], using: &generator)
            attempts += 1
            if graph.contains(edited) == false, seen.insert(edited).inserted {
                result.append(String(edited))
            } else {
                budget -= edited.count + InputExamples.budgetPerAttempt
            }
        }
        return result
    }

    private func acceptedInputs(count: Int, maximumLength: Int, using generator: inout SplitMix64) -> [[UInt32]] {
        guard count > 0, graph.vertexCount > 0, graph.minimumDistances[0] < .max else { return [] }
        var paths = ExamplePathGenerator(graph, maximumLength: maximumLength)
        paths.shuffleSteps(using: &generator)
        let shortest = paths.shortestPath(from: 0).map { graph.scalarClasses.exampleScalars[$0] }
        var result = [shortest]
        var seen: Set<[UInt32]> = [shortest]
        var budget = InputExamples.scalarBudget(forAttempts: 20 * count + 200)
        while result.count < count, budget > 0 {
            let path = paths.nextCoveringPath(using: &generator) ?? paths.nextPath(using: &generator)
            let input = randomInput(along: path, using: &generator)
            if seen.insert(input).inserted {
                result.append(input)
            } else {
                budget -= input.count + InputExamples.budgetPerAttempt
            }
        }
        // If a pattern has few inputs, a random search rarely finds all of them.
        if result.count < count {
            paths.visitPaths(budget: 100 * count + 10_000) { path in
                let input = randomInput(along: path, using: &generator)
                if seen.insert(input).inserted { result.append(input) }
                return result.count < count
            }
        }
        return result
    }

    /// Returns the budget in scalars for `count` attempts that find no new input.
    ///
    /// An attempt with an input of thousands of scalars counts as many attempts. `visitPaths` completes a finite set of
    /// a few thousand inputs, because a random search rarely finds the last inputs.
    private static func scalarBudget(forAttempts count: Int) -> Int { count * 64 }

    /// The budget that an attempt takes in addition to its scalars.
    private static let budgetPerAttempt = 16

    /// Returns a random scalar of each class.
    ///
    /// Most inputs contain only readable scalars.
    private func randomInput(along path: [Int], using generator: inout SplitMix64) -> [UInt32] {
        let isPlain = generator.next(below: 4) > 0
        return path.map { scalarPools[$0].randomScalar(isPlain: isPlain, using: &generator) }
    }

    private func randomlyEdited(_ input: [UInt32], using generator: inout SplitMix64) -> [UInt32] {
        var result = input
        let scalar = scalarPools[generator.next(below: scalarPools.count)].randomScalar(
            isPlain: generator.next(below: 4) > 0, using: &generator)
        switch generator.next(below: 3) {
        case 0 where !input.isEmpty: result.remove(at: generator.next(below: input.count))
        case 1 where !input.isEmpty: result[generator.next(below: input.count)] = scalar
        default: result.insert(scalar, at: generator.next(below: input.count + 1))
        }
        return result
    }
}
