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
            ("a /*/ is B */ c", ["a", "c"]), ("a +// is B\nc", ["a", "+", "c"]), ("a+/* is B */b", ["a", "+", "b"]),
            ("a = #/\n  is B\n/#\nb", ["a", "=", "#/\n  is B\n/#", "b"]),
            (##"a(#"is \(B"#)"##, ["a", "(", ##"#"is \(B"#"##, ")"]), ("return /is B/", ["return", "/is B/"]),
            ("(a)/b/c[0]/2/3", ["(", "a", ")", "/", "b", "/", "c", "[", "0", "]", "/", "2", "/", "3"]),
            ("\"a\"/b/c", ["\"a\"", "/", "b", "/", "c"]), ("{}/b/c", ["{", "}", "/", "b", "/", "c"]),
            ("x = / b /", ["x", "=", "/", "b", "/"]), ("(/=b/)", ["(", "/=", "b", "/", ")"]),
            ("x = /b\n/c", ["x", "=", "/", "b", "/", "c"]), ("x = /a\\/b", ["x", "=", "/", "a", "\\", "/", "b"]),
            (#""\(f(a) + ")")" b"#, [#""\(f(a) + ")")""#, "b"]), ("a = \"b\nc", ["a", "=", "\"b", "c"]),
            ("a /* b", ["a"]), ("a `b", ["a", "b"]), ("a /* b */ */", ["a", "*/"]), ("a #/b", ["a", "#/b"]),
        ])
    func tokens(_ source: String, _ expected: [String]) {
        #expect(Tokenizer.tokens(of: source).map(\.text) == expected)
    }

    @Test(
        "A slash behind a keyword begins a regular expression",
        arguments: ["return", "in", "case", "where", "throw", "try", "await", "if", "guard", "while", "else"])
    func expressions(_ keyword: String) {
        #expect(Tokenizer.tokens(of: "\(keyword) /is B/ c").map(\.text) == [keyword, "/is B/", "c"])
        #expect(Tokenizer.tokens(of: "\(keyword)s /is/ c").map(\.text) == ["\(keyword)s", "/", "is", "/", "c"])
    }

    @Test("Several signs of an operator are one token")
    func operators() {
        let operators = [
            "+=", "-=", "*=", "/=", "%=", "<=", ">=", "!=", "&&", "||", "^=", "~=", "??", "==", "->", "&-",
        ]
        let tokens = Tokenizer.tokens(of: operators.map { "a \($0) b" }.joined(separator: "\n"))
        #expect(tokens.map(\.text) == operators.flatMap { ["a", $0, "b"] })
        #expect(Tokenizer.tokens(of: "a.b..<c").map(\.text) == ["a", ".", "b", ".", ".", "<", "c"])
    }

    @Test("A token has a kind, and is perhaps behind white space or a comment")
    func kinds() {
        let tokens = Tokenizer.tokens(of: "a1 1a _b $0 #if @c é `1` \"d\" #\"e\"# /f/ (")
        let kinds: [Token.Kind] = [
            .name, .number, .name, .name, .name, .name, .name, .name, .text, .text, .symbol, .name, .symbol, .symbol,
        ]
        #expect(tokens.map(\.kind) == kinds)
        let spaced = Tokenizer.tokens(of: "a b/* c */d// e\nf(g)")
        #expect(spaced.map(\.isAfterSpace) == [true, true, true, true, false, false, false])
    }

    @Test("A token has the line in which it begins")
    func linesOfTokens() {
        let source = "a\n/* b\n */ c \"\"\"\n d\n \"\"\" e // f\ng"
        #expect(Tokenizer.tokens(of: source).map(\.line) == [1, 3, 3, 5, 6])
    }

    @Test(
        "A stored variable is found, and a computed one is not one",
        arguments: [
            ("var a = 1", ["a"]), ("var a: Int { 1 }", []), ("var a: Int { get { 1 } set {} }", []),
            ("var a = 1 { didSet {} }", ["a"]), ("lazy var a = { 1 }()\n func f() { var b = 1 }", ["a"]),
            ("private(set) var a: [String: Int] = [:]\n let b = 1", ["a"]), ("let a = 1", []),
            ("struct S { var a = 1 }", []), ("override var a: Bool { true }\n var b: Int?", ["b"]),
            ("var a: () -> Void = {\n  var b = 1\n}\n func f() {}", ["a"]),
            ("var a = 1 { willSet {} }", ["a"]), ("var a = 1; var b = 2", ["a", "b"]),
            ("class var a = 1\n static var b: Int { 1 }", ["a"]), ("var a: Int { willSet(b) {} }", ["a"]),
            ("let a: F = { b }\n var c = 1", ["c"]), ("let a = { b }()\n var c = 1", ["c"]),
        ])
    func storedVariables(_ source: String, _ expected: [String]) {
        let declarations = DeclarationParser.declarations(in: Tokenizer.tokens(of: source))
        #expect(declarations.filter { $0.kind == .variable && $0.isStored }.map(\.name) == expected)
    }

    @Test(
        "The members of a type are what it declares, with or without a body",
        arguments: [
            ("protocol P { func a()\n func b(_ c: Int) throws -> Int\n var d: Int { get } }", ["a", "b", "d"]),
            ("class C { init(_ a: Int) { let b = a }\n class func d() { }\n struct E { } }", ["init", "d", "E"]),
            ("class C<A: B<() -> Int>>: D<[E<F>]> where A: G { var a = 1 }", ["a"]),
            (
                "class C { class var a = 1\n class override func b() { }\n class subscript(c: Int) -> Int { 1 }\n"
                    + "class let d = 1\n class E { }\n deinit { let f = 1 } }",
                ["a", "b", "subscript", "d", "E", "deinit"]
            ),
            ("protocol P { func a()\n init(b: Int)\n func c()\n let d: Int }", ["a", "init", "c", "d"]),
            ("enum A { case b\n actor C { }\n protocol D { }\n extension E { } }", ["C", "D", "E"]),
        ])
    func members(_ source: String, _ expected: [String]) {
        let declarations = DeclarationParser.declarations(in: Tokenizer.tokens(of: source))
        #expect(declarations.first?.members.map(\.name) == expected)
    }

    @Test("Types in more than fifty types have no members", arguments: [(49, 50), (50, 51), (51, 51), (60, 51)])
    func nestedTypes(_ count: Int, _ depth: Int) {
        let source = String(repeating: "struct S { ", count: count) + "var a = 1" + String(repeating: "}", count: count)
        var declarations = DeclarationParser.declarations(in: Tokenizer.tokens(of: source))
        var found = 0
        while let first = declarations.first {
            found += 1
            declarations = first.members
        }
        #expect(found == depth)
    }

    @Test(
        "A property goes on in the next line if one of the lines has an operator there",
        arguments: ["=", ":", ",", ".", "?", "??", "||", "&&", "+", "-", "->"])
    func propertyOfTwoLines(_ sign: String) {
        let box = "final class Box { var a = 1 }"
        #expect(count(.mutableStrategy, in: "\(Self.strategy) let a = b\n\(sign) Box() }\n\(box)") == 1)
        #expect(count(.mutableStrategy, in: "\(Self.strategy) let a = b \(sign)\nBox() }\n\(box)") == 1)
        #expect(count(.mutableStrategy, in: "\(Self.strategy) let a = b\nBox() }\n\(box)") == 0)
    }

    @Test(
        "A literal has its value, and one with an interpolation has none",
        arguments: [
            (#""a\n\u{301}""#, "a\n\u{301}"), (##"#"a\n"#"##, #"a\n"#), (#""a\(b)""#, nil), ("1_000", "1000"),
            ("0x4D", "M"), ("/a/", nil), (#""""#, ""), ("0x20", " "), ("0x7E", "~"), ("0x0A", nil), ("0x7F", nil),
            ("0b101", nil), ("1e5", nil), ("\"\"\"\na\n\"\"\"", nil), (##"#"\(a)"#"##, #"\(a)"#),
            (##"#"\#(a)"#"##, nil), (#""\t\r\0\\\"\'""#, "\t\r\0\\\"'"),
            ("0x1F", nil), ("0x4_D", "M"), ("0x100", nil), (#""\q""#, nil), (#""\u41""#, nil), (#""\u{D800}""#, nil),
            (#""\u{110000}""#, nil), (#""\u{4D}0""#, "M0"), ("\"abc\n", nil), ("\"", nil), ("abc", nil),
            (###"##"a"b"##"###, "a\"b"),
        ] as [(String, String?)])
    func literals(_ source: String, _ value: String?) {
        #expect(Tokenizer.tokens(of: source).first?.literal == value)
    }

    @Test(
        "Only some modules may be imported, however the import is written",
        arguments: [
            ("import Foundation\nimport InputValidation", []), ("import struct Foundation.URL", []),
            ("import func Foundation.floor", []), ("import Swift", []),
            ("import RegexBuilder; import Synchronization", []),
            ("import Glibc", ["Glibc"]), ("import class Solution2.MemberInputValidator", ["Solution2"]),
            ("@preconcurrency import/**/`Solution3`", ["Solution3"]), ("let a = 1; import Dispatch", ["Dispatch"]),
            ("// import Glibc\nlet a = \"import Glibc\"\n.import", []), ("a = b.import\nGlibc.c()", []),
            ("import enum Foundation.A; import protocol Foundation.B; import typealias Foundation.C", []),
            ("import var Foundation.a; import let Foundation.b; import actor Foundation.D", []),
            ("import\n", []), ("import struct Dispatch.A", ["Dispatch"]),
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
            ("_ = Foundation.time(nil)", ["time"]), ("_ = [1].randomElement()", ["randomElement"]),
            ("try String(contentsOfFile: path)", ["contentsOfFile"]), ("NSLog(\"%@\", Date())", []),
            ("enum A { case time(Int) }", []), ("debugPrint(Date()); dump(Date()); fputs(Date()); puts(Date())", []),
            ("print(print(a), Date())", []), ("print(a); b = Date()", ["Date"]), ("log.print(Date())", ["Date"]),
            ("func print(_ a: Date = Date()) { }", ["Date"]), ("_ = hashValue", []), ("_ = Glibc.rand()", ["rand"]),
            ("let contentsOfFile: String\nvar contentsOfFile: String", []), ("a = time + Date", []),
        ])
    func hiddenInput(_ source: String, _ names: [String]) {
        let check = SourceCheck([SourceFile(name: "A.swift", text: source)])
        #expect(
            check.findings.filter { $0.misconception == .hiddenInput }.map(\.text)
                == names.map { "The submission uses \($0)." })
    }

    @Test(
        "An attribute that reaches behind the declarations of a module is found, however it is written",
        arguments: [
            ("@_silgen_name(\"a\") func b()", ["@_silgen_name"]),
            ("@`_silgen_name`(\"a\") func b()", ["@_silgen_name"]),
            ("@ _silgen_name(\"a\") func b()", ["@_silgen_name"]), ("@/**/_cdecl(\"a\") func b()", ["@_cdecl"]),
            ("@testable import InputValidation", ["@testable"]), ("@unchecked Sendable", []), ("_ = \"@_cdecl\"", []),
            ("@MainActor func a()", []),
        ])
    func attributes(_ source: String, _ names: [String]) {
        let findings = SourceCheck([SourceFile(name: "A.swift", text: source)]).findings
        #expect(findings.map(\.text) == names.map { "The submission uses \($0)." })
        #expect(findings.allSatisfy { $0.isCheat })
    }

    @Test(
        "A name that the submission declares is its own",
        arguments: [
            ("func time(_ a: Int) -> Int { a }; b = time(1)", []), ("struct Date { }; a = Date()", []),
            ("enum UUID { case a }; b = UUID.a", []), ("let rand = { 1 }; a = rand()", []),
            ("typealias Hasher = A; a = Hasher()", []), ("func time(_ a: Int) { }; b = Foundation.time(nil)", ["time"]),
            ("protocol Date { }; a = ContinuousClock()", ["ContinuousClock"]),
        ])
    func ownNames(_ source: String, _ names: [String]) {
        let findings = SourceCheck([SourceFile(name: "A.swift", text: source)]).findings
        #expect(findings.map(\.text) == names.map { "The submission uses \($0)." })
    }

    @Test(
        "The compiler reads operators and extensions for other types without the word public",
        arguments: [
            ("public extension Array { func a() }", "       extension Array { func a() }"),
            ("extension String { public var a: Int { 1 } }", "extension String {        var a: Int { 1 } }"),
            ("public func == (a: A, b: A) -> Bool { true }", "       func == (a: A, b: A) -> Bool { true }"),
            (
                "struct S { public static func == (a: [S], b: A) -> Bool { true } }",
                "struct S { public static func == (a: [S], b: A) -> Bool { true } }"
            ),
            ("extension [A] { public let a = 1 }", "extension [A] {        let a = 1 }"),
            ("struct S { }; extension S { public let a = 1 }", "struct S { }; extension S { public let a = 1 }"),
            ("extension A.S { public let a = 1 }; struct S { }", "extension A.S {        let a = 1 }; struct S { }"),
            (
                "public protocol P { }; extension P { public static func == (a: Self, b: Self) -> Bool { true } }",
                "public protocol P { }; extension P {        static func == (a: Self, b: Self) -> Bool { true } }"
            ),
            (
                "@frozen public struct S { public let a = \"public\" }",
                "@frozen public struct S { public let a = \"public\" }"
            ),
            ("public func a() { }\npublic let b = 1", "public func a() { }\npublic let b = 1"),
            (
                "typealias T = [S]; extension T { public let a = 1 }",
                "typealias T = [S]; extension T {        let a = 1 }"
            ),
            ("public prefix func !(a: A) -> A { a }", "       prefix func !(a: A) -> A { a }"),
        ])
    func compiledText(_ source: String, _ expected: String) {
        let file = SourceFile(name: "A.swift", text: source)
        let check = SourceCheck([file])
        #expect(check.compiledText(of: file) == expected)
        #expect(check.hidesDeclarations == (source != expected))
    }

    @Test("The inputs of the tests are their literals, without names, labels, and sentences")
    func inputsOfTests() {
        let source = #"""
            @Suite("A") struct A {
                @Test("accepts M") func a() {
                    rejects("12", "It has two digits.")
                    check(accepting: ["M1", ""], input: ValidatedInput("34", .numeric, label: "Number"))
                    #expect(error.domain == "\(a) b", "Why?")
                }
            }
            """#
        #expect(TestRun.inputs(in: [SourceFile(name: "A.swift", text: source)]) == ["12", "M1", "", "34"])
    }

    @Test("The tests' names match the names in their sources")
    func namesOfTests() {
        let source = """
            @Suite("Not a test") struct A {
                @Test("accepts M", arguments: [1]) func a() { }
                @Test func b(_ c: Int) { }
                @Test(.disabled()) func d() { }
            }
            """
        #expect(TestRun.names(in: [SourceFile(name: "A.swift", text: source)]) == ["accepts M", "b", "d"])
    }

    @Test("Each function and each type whose result differs from run to run is found")
    func everyName() {
        let changing = [
            "random", "randomElement", "shuffled", "SystemRandomNumberGenerator", "arc4random", "arc4random_uniform",
            "rand", "drand48", "Date", "ContinuousClock", "SuspendingClock", "DispatchTime",
            "CFAbsoluteTimeGetCurrent", "time", "clock_gettime", "gettimeofday", "ProcessInfo", "getenv",
            "CommandLine", "UserDefaults", "FileManager", "UUID", "Hasher", "FileHandle", "fopen", "URLSession",
        ]
        let source = changing.map { "a = \($0)(b)" }.joined(separator: "\n")
        let findings = SourceCheck([SourceFile(name: "A.swift", text: source)]).findings
        #expect(findings.map(\.text) == changing.map { "The submission uses \($0)." })
        #expect(findings.map { $0.place ?? "" } == changing.indices.map { "A.swift:\($0 + 1)" })
        #expect(findings.allSatisfy { $0.misconception == .hiddenInput && $0.check == .source && !$0.isCheat })
    }

    @Test(
        "A finding about something that is not permitted has its own advice",
        arguments: [
            (
                "import Glibc",
                "Import only InputValidation and Foundation, and write the code of the exercise yourself."
            ),
            ("@_silgen_name(\"a\") func b()", "An exercise does not need this attribute. Remove it."),
            ("a = Date()", nil),
        ] as [(String, String?)])
    func adviceOfSource(_ source: String, _ advice: String?) {
        let findings = SourceCheck([SourceFile(name: "A.swift", text: source)]).findings
        #expect(findings.map(\.advice) == [advice])
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
            #"if text != "\(error.reason)" { }"#, "if text == error.reason { }", "if failure.title == text { }",
            "if error.errorDescription! == text { }", "if error.reason.uppercased() == text { }",
            "if error.reason.range(of: text) != nil { }", "if error.reason.starts(with: text) { }",
            "if err.message == text { }", "if problem.title == text { }", "if failure.message != text { }",
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
            "let text = a == b ? error.reason : other", "if error.message(text) == other { }",
        ])
    func otherTexts(_ source: String) {
        #expect(count(.comparedText, in: source) == 0)
    }

    @Test(
        "A check for a strategy's class is found, but not a check for another class, or a conversion",
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
            ("case (let a as NumericInputValidator, _): break", 1), ("case 1: a = b as NumericInputValidator", 0),
            ("if strategy is TextParser<Int> { }", 1), ("if strategy is AnyOf<String> { }", 1),
            ("let a = String(reflecting: type(of: strategy))", 1), ("if type(of: a) is B.Type { }", 1),
            ("if type(of: a) != B.self { }", 1), ("if B.self != type(of: a) { }", 1),
            ("if strategy.configuration.name != text { }", 1), ("if strategy is Not<String> { }", 1),
            ("if strategy is Each<String> { }", 1), ("if strategy is Then<String> { }", 1),
            ("case 1: (a as NumericInputValidator)", 0), ("let a = type(for: b) == c", 0),
            ("let a = strategy as? DateInputParser", 1), ("a = b(strategy.configuration.name)", 0),
        ])
    func typeSwitch(_ source: String, _ expected: Int) {
        #expect(count(.typeSwitch, in: source) == expected)
    }

    private static let strategy = "final class A: InputValidator<String> {"

    @Test(
        "A strategy that stores what changes is found, however it is stored",
        arguments: [
            ("\(strategy) var a = 1 }", 1), ("\(strategy) lazy var a = 1 }", 1), ("\(strategy) let a = 1 }", 0),
            ("\(strategy) var a: Int { 1 } }", 0), ("\(strategy) static var a = 1 }", 1),
            ("\(strategy) func f() { var a = 1 } }", 0), ("final class A: Base { var a = 1 }", 0),
            ("class B: InputValidator<String> { }\nfinal class A: B { var a = 1 }", 1),
            ("struct S { final class A: InputValidator<String> { var a = 1 } }", 1),
            ("\(strategy) let a = Box() }\nfinal class Box { var a = 1 }", 1),
            ("\(strategy) let a: Box }\nfinal class Box { let a = 1 }", 0),
            ("\(strategy) let a = Box() }\nfinal class Box { static var a = 1 }", 0),
            ("\(strategy) let a = Box() }\nfinal class Box { let lock = NSLock()\n var a = 1 }", 0),
            ("\(strategy) let a = Box() }\nstruct Box { var a = 1 }", 0),
            ("nonisolated(unsafe) var a = 1\n\(strategy) func f() { a += 1 } }", 1),
            ("nonisolated(unsafe) var a = 1\n\(strategy) func f() { b.a += 1 } }", 0),
            ("nonisolated(unsafe) let a = 1\n\(strategy) func f() { print(a) } }", 0),
            ("@MainActor var a = 1\n\(strategy) func f(_ a: Int) { print(a) } }", 0),
            ("final class A: B { var a = 1 }\nclass B: InputValidator<String> { }", 1),
            ("final class A<T>: Base where T == InputValidator<String> { var a = 1 }", 0),
            ("final class A<T>: Base where T: InputValidator<String> { var a = 1 }", 0),
            ("final class A<T: InputValidator<String>> { var a = 1 }", 0),
            ("final class A<T: B<Int>>: InputValidator<T> { var a = 1 }", 1),
            ("\(strategy) let a =\n Box() }\nfinal class Box { var a = 1 }", 1),
            ("\(strategy) let a = b\n ?? Box() }\nfinal class Box { var a = 1 }", 1),
            ("\(strategy) let a = Box() }\nfinal class Box { var a: Int { 1 } }", 0),
            ("\(strategy) let a = B() }\nfinal class B: InputValidator<String> { var b = 1 }", 1),
            ("final class A: DateInputParser<Int> { var a = 1 }", 1),
            ("final class A: TextParser<Int> { var a = 1 }", 1),
            ("struct A: InputValidator<String> { var a = 1 }", 0), ("extension A { static var a = 1 }", 0),
            ("extension AInputValidator { static var a = 1 }", 1),
            ("\(strategy) let a = Box() }\nfinal class Box { let b = Mutex(1)\n var a = 1 }", 0),
            ("\(strategy) let a = Box() }\nfinal class Box { let b = NSLock()\n var a = 1 }", 0),
            ("\(strategy) let a = Box() }\nfinal class Box { var a = 1\n func f() { b.lock() } }", 0),
            ("\(strategy) let a = Box() }\nfinal class Box { var a = 1\n func f() { b.withLock { } } }", 0),
            ("\(strategy) let a = Box() }\nfinal class Box { let b = DispatchQueue(1)\n var a = 1 }", 0),
            ("\(strategy) let a = Box() }\nfinal class Box { let b = Queue(1)\n var a = 1 }", 1),
        ])
    func mutableStrategy(_ source: String, _ expected: Int) {
        #expect(count(.mutableStrategy, in: source) == expected)
    }

    @Test(
        "A strategy that refers to a context is found, but not a method that creates strategies for one",
        arguments: [
            ("\(strategy) let a: ValidatedInput<String> }", 1), ("\(strategy) weak var a: InputForm<Int>? }", 1),
            ("\(strategy) func f(_ a: ValidatedInput<String>) { } }", 1),
            ("\(strategy) static func f(_ a: ValidatedInput<String>) { } }", 0),
            ("\(strategy) static let a: ValidatedInput<String> }", 1),
            ("extension AInputValidator { func f(_ a: any FormField) { } }", 1),
            ("\(strategy) class func f(_ a: ValidatedInput<String>) { } }", 0),
            ("\(strategy) init(_ a: ValidatedInput<String>) { } }", 1),
            ("\(strategy) let a: ParsedInput<String, Int> }", 1), ("\(strategy) let a: CrossFieldRule }", 1),
            ("\(strategy) let a: InputState }", 1), ("final class A { let a: ValidatedInput<String> }", 0),
            ("nonisolated(unsafe) var a: ValidatedInput<String>?\n\(strategy) func f() { print(a) } }", 1),
        ])
    func knownContext(_ source: String, _ expected: Int) {
        #expect(count(.knownContext, in: source) == expected)
        #expect(count(.mutableStrategy, in: source) == 0)
    }

    @Test(
        "A setter that validates is found, but not one that swaps a strategy",
        arguments: [
            ("var a = 1 { didSet { input.validate() } }", 1),
            ("var a = 1 { willSet { b = rule.isValid(newValue) } }", 1),
            ("var a: Int { get { 1 } set { throw ValidationError(1) } }", 1),
            ("let wrong = ValidationError(1)\nvar a = 1 { didSet { error = wrong } }", 1),
            ("struct S { var a = \"\" { didSet { if a.hasPrefix(\"M\") { } } } }", 1),
            ("var a = \"\" { didSet { guard a.hasPrefix(\"M\") else { a = b } } }", 1),
            ("var a = 1 { didSet { if a > 1 { } } }", 0), ("var a = \"\" { didSet { b = a.hasPrefix(\"M\") } }", 0),
            ("var a = 1 { didSet { input.validator = b; input.validate() } }", 0),
            ("var a = 1 { didSet { isValid = true } }", 0), ("func a() { input.validate() }", 0),
            ("var a = 1 { didSet { validateAll() } }", 1), ("var a = 1 { didSet { b = rule.errors(for: a) } }", 1),
            ("var a = \"\" { didSet { if a.allSatisfy(isDigit) { } } }", 1),
            ("actor S { var a = 1 { didSet { input.validate() } } }", 1),
            ("var a = 1 { didSet { b = a.isValid } }", 0), ("var a = 1 { didSet { b = validate } }", 0),
        ])
    func validatingSetter(_ source: String, _ expected: Int) {
        #expect(count(.validatingSetter, in: source) == expected)
    }

    @Test(
        "A condition of a setter on the characters of a text is found",
        arguments: [
            "allSatisfy", "hasPrefix", "hasSuffix", "wholeMatch", "firstMatch", "prefixMatch", "isNumber", "isLetter",
            "isLowercase", "isUppercase",
        ])
    func conditionOfSetter(_ test: String) {
        for (keyword, expected) in [("if", 1), ("guard", 1), ("while", 0)] {
            let setter = "var a = 1 { didSet { \(keyword) a.\(test) { b = a } } }"
            #expect(count(.validatingSetter, in: setter) == expected, "\(keyword)")
        }
    }

    @Test("A variable outside all types is reported at its own line, also in another file")
    func placeOfGlobal() {
        let files = [
            SourceFile(name: "A.swift", text: "\(Self.strategy) func f() { b += 1 } }"),
            SourceFile(name: "B.swift", text: "\n  nonisolated(unsafe) var b = 1"),
        ]
        let findings = SourceCheck(files).findings
        #expect(findings.map(\.place) == ["B.swift:2"])
        #expect(findings.map(\.line) == ["nonisolated(unsafe) var b = 1"])
    }

    @Test(
        "A finding in the source says what it is about",
        arguments: [
            (
                "\(strategy) let a: ValidatedInput<String> }",
                "A depends on a context: the property a has the type ValidatedInput."
            ),
            (
                "\(strategy) func f(_ a: ValidatedInput<String>) { } }",
                "A depends on a context: the method f(…) has the type ValidatedInput."
            ),
            ("\(strategy) lazy var a = 1 }", "A stores a in a lazy var."),
            (
                "\(strategy) let a = Box() }\nfinal class Box { var b = 1 }",
                "A stores a, an object of the class Box, which has a var."
            ),
            (
                "nonisolated(unsafe) var b = 1\n\(strategy) func f() { b += 1 } }",
                "A uses the variable b, which is outside the class."
            ),
            ("var a = 1 { willSet { input.validate() } }", "The property a validates in willSet."),
            (
                "if error.localizedDescription == text { }",
                "The code compares the text of an error (localizedDescription)."
            ),
            ("if a is AllOf<String> { }", "The code tests whether a strategy has the class AllOf."),
            ("if type(of: a) == B.self { }", "The code compares the class of an object."),
            ("if a.configuration.name == b { }", "The code compares the name of a strategy."),
            (#"if "\(error.reason)" == text { }"#, "The code compares the text of an error."),
            ("if failure.title == text { }", "The code compares the text of an error (title)."),
            ("var a = 1 { didSet { input.validate() } }", "The property a validates in didSet."),
            (
                "nonisolated(unsafe) var b: InputForm<Int>?\n\(strategy) func f() { print(b) } }",
                "A uses the variable b, a context."
            ),
        ])
    func texts(_ source: String, _ text: String) {
        #expect(SourceCheck([SourceFile(name: "A.swift", text: source)]).findings.map(\.text) == [text])
    }

    @Test(
        "The swap of an exercise may look for the class of its solution, and for no other one",
        arguments: [("Locker", 0), ("Numeric", 1)])
    func ownClass(_ name: String, _ expected: Int) {
        let solution = SourceFile(
            name: "Solution.swift", text: "final class LockerInputValidator: InputValidator<String> { }")
        let file = SourceFile(name: "A.swift", text: "if strategy is \(name)InputValidator { }")
        #expect(SourceCheck([file], solution: [solution]).findings.count == expected)
    }

    @Test("The literals of a submission are its texts and bytes, without repetitions, and at most forty")
    func literalsOfSubmission() {
        let check = SourceCheck([
            SourceFile(name: "A.swift", text: #"let a = ["M", "M", "", 0x4D, 12, "b\(c)"]"#),
            SourceFile(name: "B.swift", text: (1...50).map { "let a\($0) = \"t\($0)\"" }.joined(separator: "\n")),
        ])
        #expect(check.literals == ["M", "12"] + (1...38).map { "t\($0)" })
    }

    @Test("A finding has the line of the source, without the white space around it")
    func lines() {
        let file = SourceFile(name: "A.swift", text: "import Foundation\n  import Glibc \n")
        let finding = SourceCheck([file]).findings.first
        #expect(finding?.place == "A.swift:2" && finding?.line == "import Glibc")
        #expect(file.line(0) == nil && file.line(1) == "import Foundation" && file.line(4) == nil)
    }

    @Test(
        "A message of the compiler about a declaration has a hint",
        arguments: [
            ("error: cannot find 'Member' in scope", ["Member is declared in A.swift:2. Is it public?"]),
            ("error: cannot find 'Menber' in scope", ["A.swift:2 declares Member. Is its name right?"]),
            ("error: value of type 'A' has no member 'swop'", ["A.swift:3 declares swap. Is its name right?"]),
            ("error: value of type 'A' has no member 'counts'", ["A.swift:4 declares count. Is its name right?"]),
            (
                "error: 'a' is inaccessible due to 'internal' protection level",
                ["Write public in front of this declaration."]
            ),
            (
                "error: inheritance from a final class 'A'\nerror: overriding non-open instance method",
                [
                    "Concrete strategies are final. Derive the class from InputValidator. To reuse a strategy, store it in a let."
                ]
            ),
            (
                "error: overriding non-open instance method",
                ["The base class calls validate(_:) there. Override validate(_:)."]
            ),
            ("error: main actor-isolated property", []), ("error: cannot find 'Something' in scope", []),
        ])
    func hints(_ message: String, _ hints: [String]) {
        let file = SourceFile(name: "A.swift", text: "\nclass Member {\nfunc swap() { }\nlet count = 1\n}")
        #expect(SourceCheck([file]).hints(about: "\(message)\n\(message)") == hints)
    }

    @Test("Findings with a name come first, in the order of their numbers, and one misconception is one finding")
    func diagnosis() {
        let source = SourceCheck([
            SourceFile(name: "A.swift", text: "\(Self.strategy)\n  var a = 1\n}\nif strategy is AllOf<String> { }")
        ])
        let found = [
            Finding(nil, .reference, "It differs."),
            Finding(.hiddenInput, .probes, "It is hidden.", counterexample: "\"b\""),
            Finding(.mutableStrategy, .probes, "It has changed.", counterexample: "\"a\""),
            Finding(nil, .reference, "It differs."),
        ]
        let findings = Diagnosis(found, source).findings
        #expect(
            findings.map(\.misconception) == [.typeSwitch, .mutableStrategy, .hiddenInput, nil], "\(findings)")
        #expect(findings[1].text == "A stores a in a var. It has changed." && findings[1].counterexample == "\"a\"")
        #expect(findings[1].place == "A.swift:2" && findings[1].line == "var a = 1")
    }

    @Test(
        "A finding that another one explains is not reported",
        arguments: [
            (
                [Finding(.inputInError, .probes, "1"), Finding(nil, .reference, "2", clue: .message)],
                [Misconception.inputInError]
            ),
            (
                [
                    Finding(.inputInError, .probes, "1"),
                    Finding(.repeatedCode, .reference, "2", clue: .messagesOfOneCode),
                ],
                [.inputInError]
            ),
            ([Finding(.repeatedCode, .probes, "1"), Finding(.genericError, .reference, "2")], [.repeatedCode]),
            ([Finding(nil, .process, "1"), Finding(nil, .process, "2")], [nil]),
            ([Finding(nil, .process, "1"), Finding(.emptyTrap, .process, "2")], [.emptyTrap, nil]),
            ([Finding(nil, .contract, "1"), Finding(nil, .contract, "2")], [nil]),
            ([Finding(.waits, .probes, "1"), Finding(nil, .contract, "2")], [.waits]),
            (
                [Finding(.templateMethod, .probes, "1"), Finding(nil, .reference, "A subclass is wrong.")],
                [.templateMethod]
            ),
            ([Finding(nil, .reference, "1", clue: .newError), Finding(nil, .contract, "2")], [nil]),
            (
                [Finding(.repeatedCode, .probes, "2"), Finding(nil, .reference, "1", clue: .verdict)],
                [.repeatedCode, nil]
            ),
            ([Finding(.repeatedCode, .probes, "2"), Finding(nil, .probes, "1")], [.repeatedCode, nil]),
            (
                [Finding(.mutableStrategy, .contract, "1"), Finding(nil, .reference, "2", clue: .acceptance)],
                [.mutableStrategy]
            ),
            (
                [Finding(.validatingSetter, .probes, "1"), Finding(nil, .probes, "2", clue: .neverSwapped)],
                [.validatingSetter]
            ),
            ([Finding(.listedAnswers, .probes, "1"), Finding(.genericError, .reference, "2")], [.listedAnswers]),
            ([Finding(.listedAnswers, .probes, "1"), Finding(nil, .reference, "2")], [.listedAnswers]),
            (
                [Finding(.typeSwitch, .probes, "1"), Finding(.templateMethod, .probes, "2", clue: .stepIgnored)],
                [.typeSwitch]
            ),
            ([Finding(.typeSwitch, .probes, "1"), Finding(nil, .reference, "A subclass is wrong.")], [.typeSwitch]),
            (
                [Finding(.mutableStrategy, .contract, "2"), Finding(nil, .reference, "3", clue: .verdict)],
                [.mutableStrategy]
            ),
            (
                [Finding(.mutableStrategy, .probes, "2"), Finding(nil, .reference, "1", clue: .verdict)],
                [.mutableStrategy, nil]
            ),
            (
                [Finding(.genericError, .reference, "2"), Finding(nil, .reference, "1", clue: .message)],
                [.genericError, nil]
            ),
            ([Finding(.repeatedCode, .reference, "2", clue: .messagesOfOneCode)], [.repeatedCode]),
        ] as [([Finding], [Misconception?])])
    func explained(_ found: [Finding], _ expected: [Misconception?]) {
        let findings = Diagnosis(found, SourceCheck([])).findings
        #expect(findings.map(\.misconception) == expected, "\(findings)")
        #expect(findings.allSatisfy { $0.misconception != nil || $0.text == "1" })
    }

    @Test("Different messages of one code are not reported if the submission changes messages on purpose")
    func changedMessages() {
        let found = [Finding(.repeatedCode, .probes, "It differs.", clue: .messagesOfOneCode)]
        for (text, count) in [("a = b.withMessage(c)", 0), ("a = b.message(c)", 1)] {
            let source = SourceCheck([SourceFile(name: "A.swift", text: text)])
            #expect(Diagnosis(found, source).findings.count == count)
        }
    }

    @Test("One misconception is one finding, with the first counterexample and the first line")
    func combined() {
        let source = SourceCheck([SourceFile(name: "A.swift", text: "a = Date()\nb = Date()")])
        let found = [
            Finding(.hiddenInput, .probes, "It differs."),
            Finding(.hiddenInput, .probes, "It differs again.", counterexample: "\"b\""),
            Finding(.hiddenInput, .probes, "It differs a third time.", counterexample: "\"c\""),
        ]
        let findings = Diagnosis(found, source).findings
        #expect(findings.map(\.text) == ["The submission uses Date. It differs."])
        #expect(findings.first?.counterexample == "\"b\"" && findings.first?.place == "A.swift:1")
    }

    @Test(
        "A swap that does not happen is explained by a new context, or by a check of the class",
        arguments: [
            ("a = ValidatedInput(b, c)", .rebuiltContext), ("a = ValidatedInput<String>(b, c)", .rebuiltContext),
            ("a = ParsedInput.init(b, c)", .rebuiltContext), ("let a: ValidatedInput<String> = b", nil),
            ("a = ValidatedInput<Set<Int>>(b, c)", .rebuiltContext), ("let a: ValidatedInput.", nil),
            ("let a: ValidatedInput<String>? = b; if (c > d) { }; if e > (f) { }", nil),
            ("if a is NumericInputValidator { }", .typeSwitch),
        ] as [(String, Misconception?)])
    func unswapped(_ text: String, _ misconception: Misconception?) {
        let source = SourceCheck([SourceFile(name: "A.swift", text: text)])
        let found = Finding(nil, .probes, "It does not swap.", advice: "Swap it.", clue: .neverSwapped)
        let findings = Diagnosis([found], source).findings
        #expect(findings.map(\.misconception) == [misconception], "\(findings)")
        #expect(findings.first?.place == (misconception == nil ? nil : "A.swift:1"))
        #expect(findings.first?.advice == (misconception == nil ? "Swap it." : nil))
        if misconception == .rebuiltContext {
            #expect(findings.first?.text == "It does not swap. It creates another input.")
        }
    }

    @Test(
        "A wrong acceptance is explained by an error that is printed, or else by one that is not thrown",
        arguments: [
            ("print(text)", .printedError, "validate(…) prints, and does not throw there."),
            (
                "if text.isEmpty { print(text) }\n throw wrong", .printedError,
                "validate(…) prints, and does not throw there."
            ),
            ("print(text)\n throw wrong", nil, nil), ("print(text)\n try check(text)", nil, nil),
            ("guard text.isEmpty else { print(text)\n throw wrong }", nil, nil),
            ("log.print(text)", .forgottenThrow, "validate(_:) never throws."),
            (
                "if text.isEmpty { wrong }\n throw wrong", .forgottenThrow,
                "The error wrong is there, but is not thrown."
            ),
            (
                "guard text.isEmpty else { return }\n throw wrong", .forgottenThrow,
                "The guard returns, which accepts the input."
            ),
            ("try? check(text)", .forgottenThrow, "An error is caught there, and is lost."),
            ("do { try check(text) } catch { }", .forgottenThrow, "An error is caught there, and is lost."),
            ("do { try check(text) } catch { throw wrong }", nil, nil),
            ("if text.isEmpty { throw wrong } else { return }", nil, nil), ("", nil, nil),
            ("let a =\n wrong\n throw a", nil, nil),
            ("let a = text\n wrong\n throw wrong", .forgottenThrow, "The error wrong is there, but is not thrown."),
            ("wrong\n throw wrong", .forgottenThrow, "The error wrong is there, but is not thrown."),
            ("if a { b } wrong\n throw wrong", .forgottenThrow, "The error wrong is there, but is not thrown."),
            ("a = b; wrong; throw wrong", .forgottenThrow, "The error wrong is there, but is not thrown."),
            ("debugPrint(text)", .printedError, "validate(…) prints, and does not throw there."),
            ("dump(text)", .printedError, "validate(…) prints, and does not throw there."),
            ("NSLog(text)", .printedError, "validate(…) prints, and does not throw there."),
            ("fputs(text, stderr)", .printedError, "validate(…) prints, and does not throw there."),
            ("puts(text)", .printedError, "validate(…) prints, and does not throw there."),
            ("print(text)\n if a { b }\n throw wrong", nil, nil),
            ("do { try check(text) } catch { return }", nil, nil), ("let a = b + wrong\n throw a", nil, nil),
            ("guard text.isEmpty else { throw wrong }", nil, nil),
        ] as [(String, Misconception?, String?)])
    func acceptance(_ body: String, _ misconception: Misconception?, _ cause: String?) {
        let text =
            "let wrong = ValidationError(1)\n\(Self.strategy)\noverride func validate(_ text: String) {\n\(body)\n} }"
        let source = SourceCheck([SourceFile(name: "A.swift", text: text)])
        let findings = Diagnosis([Finding(nil, .reference, "A accepts.", clue: .acceptance)], source).findings
        #expect(findings.map(\.misconception) == [misconception], "\(findings)")
        #expect(findings.map(\.text) == [["A accepts.", cause].compactMap(\.self).joined(separator: " ")])
    }

    @Test(
        "An error in an expression that begins in the line above is not a statement",
        arguments: [
            "check(\nwrong)", "a = [\nwrong]", "check(a,\nwrong)", "check(a:\nwrong)", "a = b ?\nwrong : c",
            "a = b ??\nwrong", "a = b ==\nwrong", "a = b !=\nwrong", "a = b &&\nwrong", "a = b ||\nwrong",
            "throw\nwrong", "return\nwrong", "a { b in\nwrong }", "try\nwrong.check()", "a = b is\nwrong",
            "a = b as\nwrong", "case\nwrong: b", "if\nwrong == a { }", "guard\nwrong == a else { throw b }",
            "let\nwrong = a", "var\nwrong = a",
        ])
    func errorOfTwoLines(_ body: String) {
        let text =
            "let wrong = ValidationError(1)\n\(Self.strategy)\noverride func validate(_ text: String) {\n\(body)\n"
            + "throw a } }"
        let source = SourceCheck([SourceFile(name: "A.swift", text: text)])
        let findings = Diagnosis([Finding(nil, .reference, "A accepts.", clue: .acceptance)], source).findings
        #expect(findings.map(\.text) == ["A accepts."])
    }

    @Test(
        "The cause of a wrong acceptance is shown at its own line",
        arguments: [
            ("a = text\nprint(text)", 5), ("a = text\nif text.isEmpty { wrong }\nthrow wrong", 5),
            ("a = text\nguard text.isEmpty else {\nreturn }\nthrow wrong", 6), ("a = text\ntry? check(text)", 5),
            ("a = text", 3),
        ])
    func lineOfCause(_ body: String, _ line: Int) {
        let text =
            "let wrong = ValidationError(1)\n\(Self.strategy)\noverride func validate(_ text: String) {\n\(body)\n} }"
        let source = SourceCheck([SourceFile(name: "A.swift", text: text)])
        let findings = Diagnosis([Finding(nil, .reference, "A accepts.", clue: .acceptance)], source).findings
        #expect(findings.map(\.place) == ["A.swift:\(line)"])
    }

    @Test(
        "The cause of a wrong acceptance is in the class, its extension, its superclass, or outside all classes",
        arguments: [
            ("\(strategy) }\nextension A { func check(_ a: String) { print(a) } }", .printedError),
            ("class B: InputValidator<String> { func check() { print(1) } }\nfinal class A: B { }", .printedError),
            ("\(strategy) }\nfunc check(_ a: String) { print(a) }", .printedError),
            ("\(strategy) }\nfinal class B { func check(_ a: String) { print(a) } }", nil),
            ("\(strategy) func check(_ a: String) throws { guard a.isEmpty else { return } } }", .forgottenThrow),
            ("\(strategy) func check(_ a: String) { guard a.isEmpty else { return } } }", nil),
            ("let wrong = ValidationError(1)\n\(strategy) func reason() -> Error { wrong } }", nil),
        ] as [(String, Misconception?)])
    func placeOfCause(_ text: String, _ misconception: Misconception?) {
        let source = SourceCheck([SourceFile(name: "A.swift", text: text)])
        let findings = Diagnosis([Finding(nil, .reference, "A accepts.", clue: .acceptance)], source).findings
        #expect(findings.map(\.misconception) == [misconception], "\(findings)")
    }

    @Test("A wrong rejection is not explained by an error that is not thrown")
    func rejection() {
        let text = "\(Self.strategy)\noverride func validate(_ text: String) { print(text) } }"
        let source = SourceCheck([SourceFile(name: "A.swift", text: text)])
        let findings = Diagnosis([Finding(nil, .reference, "A rejects.", clue: .verdict)], source).findings
        #expect(findings.map(\.misconception) == [nil])
        #expect(findings.map(\.text) == ["A rejects."])
    }

    @Test(
        "A wrong verdict is explained by a literal that is a part of its input, but not by a single character",
        arguments: [
            (#"text.contains("12")"#, true), (#"text.contains("-")"#, false), (#"text.contains("13")"#, false),
            ("text.utf8.first == 0x31", false),
        ])
    func partOfInput(_ condition: String, _ isExplained: Bool) {
        let text =
            "\(Self.strategy)\noverride func validate(_ text: String) {\nif \(condition) { throw wrong }\n} }"
        let source = SourceCheck([SourceFile(name: "A.swift", text: text)])
        let found = Finding(nil, .reference, "A rejects.", counterexample: "\"12-x\"", clue: .verdict)
        let cause = isExplained ? " The code has a literal that is a part of this input." : ""
        let findings = Diagnosis([found], source).findings
        #expect(findings.map(\.text) == ["A rejects.\(cause)"])
        #expect(findings.first?.place == (isExplained ? "A.swift:3" : nil))
    }

    @Test(
        "A comparison with an input of the tests, or with the counterexample, is a listed answer",
        arguments: [
            (#"text == "12-x""#, true), (#""34" != text"#, true), (#"text ~= "34""#, true),
            (#"["56", "34", "56"].contains(text)"#, true), (#"text == "56""#, false), (#"text == "7""#, false),
            (#"text.hasSuffix("34")"#, false), (#"text != "34""#, true), (#"case "34" = text"#, true),
            (#"["34", a].contains(text)"#, true), (#"[a + "34"].contains(text)"#, true), (#""34" == text"#, true),
            (#""34" ~= text"#, true), (#"[a + "34": b][text] != nil"#, true), (#"text.count == 34"#, false),
        ])
    func listedInput(_ condition: String, _ isListed: Bool) {
        let text =
            "\(Self.strategy)\noverride func validate(_ text: String) {\nif \(condition) { throw wrong }\n} }"
        let tests = SourceFile(name: "Tests.swift", text: #"rejects("34"); rejects("7"); count(56)"#)
        let listed = Finding(nil, .reference, "A rejects.", counterexample: "\"12-x\"", clue: .verdict)
        let source = SourceCheck([SourceFile(name: "A.swift", text: text)])
        let findings = Diagnosis([listed], source, tests: [tests]).findings
        #expect(findings.map(\.misconception) == [isListed ? Misconception.listedAnswers : nil])
        #expect(findings.first?.place == (isListed ? "A.swift:3" : nil))
    }

    @Test(
        "Only a literal that is a part of the input leaves the advice",
        arguments: [
            (#"override func validate(_ text: String) { _ = text.contains("12") }"#, "Read the rule."),
            (#"override func validate(_ text: String) { _ = text == "12-x" }"#, nil),
            (
                "func validated(_ text: String) { }",
                "Write override in front of a method that overrides another one. The compiler then finds a wrong name."
            ),
        ] as [(String, String?)])
    func adviceOfVerdict(_ member: String, _ advice: String?) {
        let source = SourceCheck([SourceFile(name: "A.swift", text: "\(Self.strategy)\n\(member) }")])
        let wrong = Finding(
            nil, .reference, "A rejects.", counterexample: "\"12-x\"", advice: "Read the rule.", clue: .verdict)
        let findings = Diagnosis([wrong], source).findings
        #expect(findings.count == 1)
        #expect(findings.first?.advice == advice)
        #expect(findings.first?.place == "A.swift:2")
    }

    @Test(
        "A method that nothing calls is perhaps meant to override one of the library or of the superclass",
        arguments: [
            ("func validated(_ a: String) { }", "validated(…) of A does not override validate(_:)"),
            ("func validity(_ a: String) { }", "validity(…) of A does not override validate(_:)"),
            ("func validation(_ a: String) { }", nil),
            ("func allow(_ a: UInt8) { }", "allow(…) of A does not override allows(_:)"),
            ("override func validate(_ a: String) { }\nfunc validated(_ a: String) { }", nil),
            ("private func validated(_ a: String) { }", nil), ("static func validated(_ a: String) { }", nil),
            ("func validated(_ a: String) { }\nlet a = validated", nil),
            ("class func validated(_ a: String) { }", nil), ("init(_ a: String) { }", nil),
            ("func validate(_ a: Int) { }", "validate(…) of A does not override validate(_:)"),
            ("func furtherError(_ a: String) { }", "furtherError(…) of A does not override furtherErrors(_:)"),
            ("func normalizes(_ a: String) { }", "normalizes(…) of A does not override normalized(_:)"),
            ("func progressed(_ a: String) { }", "progressed(…) of A does not override progress(_:)"),
            ("func parsed(_ a: String) { }", "parsed(…) of A does not override parse(_:)"),
        ] as [(String, String?)])
    func nearMiss(_ members: String, _ expected: String?) {
        let text = "class B: InputValidator<String> { func allows(_ a: UInt8) { } }\nclass A: B {\n\(members) }"
        let place = SourceCheck([SourceFile(name: "A.swift", text: text)]).nearMiss()
        #expect(place?.text == expected.map { "The method \($0), so nothing calls it." })
        #expect(place?.line == (expected == nil ? nil : 3))
    }

    @Test("Only a method of a strategy is perhaps meant to override one")
    func nearMissOutsideStrategies() {
        for type in ["class A", "struct A", "extension A"] {
            let file = SourceFile(name: "A.swift", text: "\(type) { func validated(_ a: String) { } }")
            #expect(SourceCheck([file]).nearMiss() == nil)
        }
    }

    @Test(
        "A strategy without an algorithm has perhaps one in a method that nothing calls",
        arguments: [
            ("func check(_ a: String) { }", true), ("func check(_ a: String) { }\nlet a = check", false),
            ("init(_ a: String) { }", false), ("override func progress(of a: String) { }", false),
        ])
    func withoutAlgorithm(_ member: String, _ isExplained: Bool) {
        let text = "class B { func other() { } }\n\(Self.strategy)\n\(member) }"
        let source = SourceCheck([SourceFile(name: "A.swift", text: text)])
        let findings = Diagnosis([Finding(nil, .reference, "A rejects.", clue: .withoutAlgorithm)], source).findings
        let cause = isExplained ? " Nothing calls the method check(…) of A, and validate(_:) is not overridden." : ""
        #expect(findings.map(\.text) == ["A rejects.\(cause)"])
        #expect(findings.first?.place == (isExplained ? "A.swift:3" : nil))
    }

    @Test(
        "A base class that tells its subclasses apart by a member explains a step without an effect",
        arguments: [
            ("switch kind { }", true), ("if kind == .a { }", true), ("guard case .a = kind else { return }", true),
            ("if case .a = kind { }", true), ("if .a == kind { }", true), ("while .a != kind { }", true),
            ("let a = kind", false), ("if kind { }", false), ("print(kind)", false), ("if kind != .a { }", true),
            ("switch self.kind { }", true), ("if other == .a { }", false),
        ])
    func kindSwitch(_ body: String, _ isFound: Bool) {
        let text =
            "class B: InputValidator<String> { var kind: Kind { .a }\nfunc f() { \(body) } }\nfinal class A: B { }"
        let source = SourceCheck([SourceFile(name: "A.swift", text: text)])
        let ignored = Finding(.templateMethod, .probes, "It differs.", clue: .stepIgnored)
        let findings = Diagnosis([ignored], source).findings
        #expect(findings.map(\.misconception) == [isFound ? Misconception.typeSwitch : .templateMethod])
        #expect(findings.first?.place == (isFound ? "A.swift:2" : nil))
        let cause = isFound ? " f(…) of B tells the subclasses apart by kind." : ""
        #expect(findings.map(\.text) == ["It differs.\(cause)"])
        let advice =
            "Somebody who writes another subclass would have to change this line. Call the step for each byte, and let "
            + "each subclass override it."
        #expect(findings.map(\.advice) == [isFound ? advice : nil])
    }

    @Test(
        "Only a class that has the method is told to delete it",
        arguments: [
            ("override func validate(_ a: String) { }", "Delete validate(_:)."),
            ("", "Call allows(_:) for each byte in validate(_:) of the base class."),
        ])
    func adviceOfStep(_ member: String, _ advice: String) {
        let source = SourceCheck([SourceFile(name: "A.swift", text: "final class A: B { \(member) }")])
        let found = Finding(.templateMethod, .probes, "A rejects.", advice: "Delete validate(_:).", clue: .stepIgnored)
        #expect(Diagnosis([found], source).findings.map(\.advice) == [advice])
    }

    @Test(
        "The distance of two names counts their differences",
        arguments: [
            ("validate", "validte", 1), ("validate", "vlaidate", 1), ("allows", "Allow", 1), ("errors", "check", 3),
            ("parse", "purse", 1), ("validate", "validity", 2), ("validate", "avlidate", 1), ("", "ab", 2),
            ("ab", "", 2), ("", "abc", 3), ("abc", "", 3), ("abcd", "badc", 2), ("abc", "xyz", 3),
        ])
    func distance(_ first: String, _ second: String, _ expected: Int) {
        #expect(min(SourceCheck.distance(first, second), 3) == expected)
    }
}
