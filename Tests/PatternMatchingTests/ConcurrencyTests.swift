// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import Testing

@Suite("A pattern in concurrent tasks")
struct ConcurrencyTests {
    @Test(
        "matches the same inputs in every task",
        arguments: ["[a-z]+@[a-z]+", "(?=.*é)[a-zé@]+", #"(?i)\p{Greek}*σ.*a.{18}@.*"#], Pattern.Algorithm.allCases)
    func sharing(expression: String, algorithm: Pattern.Algorithm) async throws {
        let pattern = try Pattern(expression, algorithm: algorithm)
        let inputs = ["user@example", "user@é", "σ" + String(repeating: "a", count: 19) + "@", ""]
        let expected = inputs.map { pattern.matches($0) }
        let answers = await withTaskGroup(of: [Bool].self) { group in
            for _ in 0..<64 {
                group.addTask { inputs.map { pattern.matches($0) } }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers == Array(repeating: expected, count: 64))
    }

    @Test("can be created in every task at the same time")
    func making() async {
        let answers = await withTaskGroup(of: Bool?.self) { group in
            for _ in 0..<16 {
                group.addTask { try? Pattern(#"(?i)\p{Lt}\p{Sc}ж"#).matches("ǅ€Ж") }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers == Array(repeating: true, count: 16))
    }
}
