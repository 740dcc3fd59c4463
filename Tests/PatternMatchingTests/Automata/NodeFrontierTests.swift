// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import PatternMatching

@Suite("A frontier")
struct NodeFrontierTests {
    /// Reads a text, and calls a function with the frontier after it and the neighbor before its position.
    private static func read<Result>(
        _ text: String, _ expression: String, counting: Int = .max,
        _ body: (inout NodeFrontier, Automaton, NeighborKind) throws -> Result
    ) throws -> Result {
        let automaton = Automaton(try PatternParser.parse(expression), counterThreshold: counting)
        return try NodeFrontier.withFrontier(of: automaton) { frontier, _ in
            Swift.Result {
                var before = NeighborKind.edge
                for scalar in text.unicodeScalars {
                    let scalarClass = automaton.alphabet.scalarClass(of: scalar.value)
                    let after = automaton.neighborKind(of: scalarClass)
                    _ = frontier.formEpsilonClosure(previous: before, next: after)
                    _ = frontier.advance(by: scalarClass)
                    frontier.commitTargetNodes()
                    before = after
                }
                return try body(&frontier, automaton, before)
            }
        }.get()
    }

    @Test(
        "accepts at a position by the neighbors of it",
        arguments: [
            ("", "", [.edge, .word, .other]), ("a", "a", [.edge, .word, .other]), ("a", "", []), ("ab", "a", []),
            ("a$", "a", [.edge]), ("a^", "a", []), ("^", "", [.edge, .word, .other]), (#"\b"#, "", [.word]),
            (#"\B"#, "", [.edge, .other]), (#"a\b"#, "a", [.edge, .other]), (#"a\B"#, "a", [.word]),
            (#"-\b"#, "-", [.word]), (#"-\B"#, "-", [.edge, .other]), (#"a\b$"#, "a", [.edge]),
            ("(?:a$|a)", "a", [.edge, .word, .other]),
        ] as [(String, String, [NeighborKind])])
    func neighbors(expression: String, text: String, accepted: [NeighborKind]) throws {
        let found = try Self.read(text, expression) { frontier, _, before in
            [NeighborKind.edge, .word, .other].filter { frontier.formEpsilonClosure(previous: before, next: $0) }
        }
        #expect(found == accepted)
    }

    @Test(
        "is alive exactly after the scalars with which an accepted input goes on",
        arguments: [
            ("abc", "", "a"), ("abc", "a", "b"), ("abc", "abc", ""), ("[ab]*c", "ab", "abc"), ("(?:ab|ac)b", "a", "bc"),
            ("(?:ab|ac)b", "ab", "b"), ("a?b?c?", "", "abc"), ("a?b?c?", "b", "c"),
            // All conjuncts must be alive, except for negated conjuncts.
            ("(?=a)[ab]c", "", "a"), ("(?!a)[ab]c", "", "ab"), ("(?=.*b)[a-c]*", "a", "abc"),
        ])
    func life(expression: String, text: String, next: String) throws {
        let alive = try Self.read(text, expression) { frontier, automaton, before in
            "abcx".unicodeScalars.filter { scalar in
                let scalarClass = automaton.alphabet.scalarClass(of: scalar.value)
                _ = frontier.formEpsilonClosure(previous: before, next: automaton.neighborKind(of: scalarClass))
                return frontier.advance(by: scalarClass)
            }
        }
        #expect(String(String.UnicodeScalarView(alive)) == next)
    }

    @Test("reaches each node once, and leads to the same nodes from its reading nodes as by their class")
    func readingNodes() throws {
        let expression = "(?:[ab]|[bc]|a*b)*(?:a|b)?"
        try Self.read("abba", expression) { frontier, automaton, before in
            _ = frontier.formEpsilonClosure(previous: before, next: .other)
            let readingNodes = Array(frontier.readingNodes)
            #expect(Set(readingNodes).count == readingNodes.count && !readingNodes.isEmpty)
            for scalar in "abcx".unicodeScalars {
                let scalarClass = automaton.alphabet.scalarClass(of: scalar.value)
                let chosen = readingNodes.filter {
                    automaton.alphabet.isMember(scalarClass, inSet: Int(automaton.nodes[Int($0)].argument))
                }
                func targets() -> Set<UInt16> { Set((0..<frontier.targetNodeCount).map { frontier.targetNodes[$0] }) }
                let isAlive = frontier.advance(by: scalarClass)
                let byClass = targets()
                #expect(byClass.count == frontier.targetNodeCount)
                #expect(chosen.withUnsafeBufferPointer { frontier.advance(from: $0) } == isAlive)
                #expect(targets() == byClass)
                #expect(byClass == Set(chosen.map { automaton.nodes[Int($0)].next }))
            }
        }
    }

    @Test(
        "visits no node twice in a step, whatever the pattern",
        arguments: ["(?:a?){200}", "(?:a*)*b", "(?:a|a|a)*", "a"])
    func work(expression: String) throws {
        try Self.read("aaa", expression) { frontier, automaton, before in
            let work = frontier.workDone
            _ = frontier.formEpsilonClosure(previous: before, next: .other)
            let closing = frontier.workDone - work
            #expect(closing > 0 && closing <= automaton.nodes.count + automaton.subautomata.count)
            _ = frontier.advance(by: automaton.alphabet.scalarClass(of: 0x61))
            #expect(frontier.workDone - work - closing == frontier.readingNodes.count + automaton.subautomata.count)
        }
    }

    /// Without a closure, the repetition is neither left nor continued unless that is permitted.
    @Test(
        "enters a counted repetition, and continues it if that is permitted",
        arguments: [(false, .entered), (true, [.entered, .kept])] as [(Bool, CounterChange)])
    func counters(canStay: Bool, expected: CounterChange) throws {
        let expression = "a*[ab]{9}"
        let changes = try Self.read("a", expression, counting: 2) { frontier, automaton, before in
            #expect(automaton.counters.count == 1)
            frontier.canStay[0] = canStay
            _ = frontier.formEpsilonClosure(previous: before, next: .other)
            _ = frontier.advance(by: automaton.alphabet.scalarClass(of: 0x61))
            return frontier.changedCounterCount == 1 && frontier.changedCounters[0] == 0
                ? frontier.counterChanges[0] : []
        }
        #expect(changes == expected)
    }
}
