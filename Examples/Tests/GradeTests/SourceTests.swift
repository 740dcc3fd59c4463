// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Testing

@testable import grade

@Suite("The source of a submission")
struct SourceTests {
    @Test(
        "Comments are not tokens, and a literal is one token",
        arguments: [
            ("a // is B\nc", ["a", "c"]),
            ("a /* is /* nested */ B */ c", ["a", "c"]),
            (#"print("is \(x + "}") {") }"#, ["print", "(", #""is \(x + "}") {""#, ")", "}"]),
            (##"let a = #"\""# + b"##, ["let", "a", "=", ##"#"\""#"##, "+", "b"]),
            ("x = \"\"\"\n  is B \"{\"\n  \"\"\"\ny", ["x", "=", "\"\"\"\n  is B \"{\"\n  \"\"\"", "y"]),
            ("match(of: /M[0-9]{6}\\//)", ["match", "(", "of", ":", "/M[0-9]{6}\\//", ")"]),
            ("a / b / c", ["a", "/", "b", "/", "c"]),
            ("a?.b != c", ["a", "?", ".", "b", "!=", "c"]),
        ])
    func tokens(_ source: String, _ expected: [String]) {
        #expect(Tokenizer.tokens(of: source).map(\.text) == expected)
    }

    @Test(
        "A stored variable is found, and a computed one is not one",
        arguments: [
            ("var a = 1", ["a"]), ("var a: Int { 1 }", []), ("var a: Int { get { 1 } set {} }", []),
            ("var a = 1 { didSet {} }", ["a"]), ("lazy var a = { 1 }()\n func f() { var b = 1 }", ["a"]),
            ("private(set) var a: [String: Int] = [:]\n let b = 1", ["a"]), ("let a = 1", []),
            ("struct S { var a = 1 }", []), ("override var a: Bool { true }\n var b: Int?", ["b"]),
            ("var a: () -> Void = {\n  var b = 1\n}\n func f() {}", ["a"]),
        ])
    func storedVariables(_ source: String, _ expected: [String]) {
        let declarations = DeclarationParser.declarations(in: Tokenizer.tokens(of: source))
        #expect(declarations.filter { $0.kind == .variable && $0.isStored }.map(\.name) == expected)
    }
}
