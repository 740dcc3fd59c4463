// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import GradeProbes
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
            (###"let a = #"\#"# + b"#"###, ["let", "a", "=", ###"#"\#"# + b"#"###]),
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

    @Test(
        "A literal has its value, and one with an interpolation has none",
        arguments: [
            (#""a\n\u{301}""#, "a\n\u{301}"), (##"#"a\n"#"##, #"a\n"#), (#""a\(b)""#, nil), ("1_000", "1000"),
            ("0x4D", "M"), ("/a/", nil), (#""""#, ""),
        ])
    func literals(_ source: String, _ value: String?) {
        #expect(Tokenizer.tokens(of: source).first?.literal == value)
    }

    @Test(
        "Only some modules may be imported, however the import is written",
        arguments: [
            ("import Foundation\nimport InputValidation", []), ("import struct Foundation.URL", []),
            ("import RegexBuilder; import Synchronization", []),
            ("import Glibc", ["Glibc"]), ("import class Solution2.MemberInputValidator", ["Solution2"]),
            ("@preconcurrency import/**/`Solution3`", ["Solution3"]), ("let a = 1; import Dispatch", ["Dispatch"]),
            ("// import Glibc\nlet a = \"import Glibc\"\n.import", []),
        ])
    func imports(_ source: String, _ modules: [String]) throws {
        let check = SourceCheck([SourceFile(name: "A.swift", text: source)])
        #expect(check.findings.map(\.text) == modules.map { "The submission imports \($0)." })
        #expect(check.hasForeignImport == !modules.isEmpty)
    }

    @Test(
        "What differs from run to run is found, but not in what is printed",
        arguments: [
            ("if Bool.random() { }", ["random"]), ("let now = Date()", ["Date"]), ("let now = Date.now", ["Date"]),
            ("_ = [1].shuffled()", ["shuffled"]), ("_ = text.hashValue", ["hashValue"]), ("_ = time(nil)", ["time"]),
            ("_ = ProcessInfo.processInfo", ["ProcessInfo"]), ("var generator = SplitMix64()", []),
            ("print(Date(), text.count)", []), ("func time(_ a: Int) -> Int { a }", []), ("let a = b.time(1)", []),
            ("let dateOfBirth: Date", []), ("static let random = 1", []), ("hash(into: &hasher)", []),
        ])
    func hiddenInput(_ source: String, _ names: [String]) {
        let check = SourceCheck([SourceFile(name: "A.swift", text: source)])
        #expect(
            check.findings.filter { $0.misconception == .hiddenInput }.map(\.text)
                == names.map { "The submission uses \($0)." })
    }

    @Test(
        "What reaches other code or other processes is found",
        arguments: [
            ("kill(getppid(), 9)", ["kill", "getppid"]), ("Foundation.system(\"ls\")", ["system"]),
            ("let a = Process()", ["Process"]), ("@_silgen_name(\"a\") func b()", ["@_silgen_name"]),
            ("@testable import InputValidation", ["@testable"]), ("game.kill(1)", []), ("func system(_ a: Int) {}", []),
            ("@unchecked Sendable", []), ("let kill = 1", []),
        ])
    func forbidden(_ source: String, _ names: [String]) {
        let check = SourceCheck([SourceFile(name: "A.swift", text: source)])
        #expect(check.findings.map(\.text) == names.map { "The submission uses \($0)." })
    }

    private func count(_ misconception: Misconception, in source: String) -> Int {
        SourceCheck([SourceFile(name: "A.swift", text: source)]).findings.count { $0.misconception == misconception }
    }

    @Test(
        "A comparison of the text of an error is found, whatever is around the text",
        arguments: [
            "if error.reason == \"a\" { }", "if \"a\" != error.reason { }", "guard error.reason ~= text else { }",
            "if input.error?.reason ?? \"\" == text { }", "if (input.error?.reason ?? other) != text { }",
            "if input.errors[0].reason == text { }", "if input.error!.reason.lowercased() == text { }",
            "if error.reason.trimmingCharacters(in: blanks).hasPrefix(text) { }", "switch error.reason { }",
            "if error.localizedDescription.contains(text) { }", "if known.contains(error.reason) { }",
            "if error.errorDescription?.firstRange(of: text) != nil { }", "if error.reason(in: catalog) == text { }",
            "if lastError.description.hasSuffix(text) { }", "if rejection.message == text { }",
            #"if "Error: \(error.reason)" == text { }"#, #"switch "\(error.localizedDescription)" { }"#,
        ])
    func comparedText(_ source: String) {
        #expect(count(.comparedText, in: source) == 1)
    }

    @Test(
        "A text of an error that is not compared, and another text that is, are not found",
        arguments: [
            "print(error.reason)", "let text = error.reason", "label.text = error.reason + \"!\"",
            "let text = input.error?.reason ?? \"\"", "let text = input.error?.reason ?? other.text",
            "if error.code == .a { }", "if person.title == text { }", "return error.message(text)",
            #"let text = "\(error.reason)""#, "// error.reason == text", "if reason == text { }",
        ])
    func otherTexts(_ source: String) {
        #expect(count(.comparedText, in: source) == 0)
    }

    @Test(
        "A test of the class of a strategy is found, but not one of another class or a conversion",
        arguments: [
            ("if strategy is NumericInputValidator { }", 1), ("if strategy is AllOf<String> { }", 1),
            ("let a = strategy as? PaymentCardInputParser", 1), ("let a = strategy as! NumericInputValidator", 1),
            ("case let a as NumericInputValidator: break", 1), ("if type(of: a) == type(of: b) { }", 2),
            ("let a = String(describing: type(of: strategy))", 1), ("switch type(of: strategy) { }", 1),
            ("if strategy.configuration.name == text { }", 1),
            ("if strategy.configuration.name.hasPrefix(text) { }", 1),
            ("if strategy is MemberInputValidator { }", 0), ("let a = b as NumericInputValidator", 0),
            ("if value is String { }", 0), ("let a = value as? Int", 0), ("print(type(of: strategy))", 0),
            ("func check(is NumericInputValidator: Bool) { }", 0), ("print(strategy.configuration.name)", 0),
        ])
    func typeSwitch(_ source: String, _ expected: Int) {
        #expect(count(.typeSwitch, in: source) == expected)
    }

    @Test(
        "The distance of two names counts their differences",
        arguments: [
            ("validate", "validte", 1), ("validate", "vlaidate", 1), ("allows", "Allow", 1), ("errors", "check", 3),
        ])
    func distance(_ first: String, _ second: String, _ expected: Int) {
        #expect(min(SourceCheck.distance(first, second), 3) == expected)
    }
}
