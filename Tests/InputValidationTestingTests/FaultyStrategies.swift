// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationTesting
import Testing

// Strategies that each violate one rule of the contract, for the tests of `ContractChecker`.

/// A faulty strategy with its samples, and the sentence that the checker must find.
struct FaultyStrategy: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let expected: String
    let violations: @Sendable () -> [String]
    let isForTexts: Bool
    let generatedFindings: @Sendable () -> [StrategyContract.Finding]

    init<Input>(
        _ name: String, _ expected: String, _ validator: @escaping @Sendable () -> InputValidator<Input>,
        _ accepted: @escaping @autoclosure @Sendable () -> [Input],
        _ rejected: @escaping @autoclosure @Sendable () -> [Input],
        wrapping wrapped: InputValidator<Input>? = nil
    ) {
        testDescription = name
        self.expected = expected
        isForTexts = Input.self == String.self
        violations = {
            StrategyContract.violations(
                of: validator(), accepting: accepted(), rejecting: rejected(), wrapping: wrapped)
        }
        generatedFindings = { StrategyContract.findings(of: validator(), wrapping: wrapped) }
    }
}

let no = ValidationError(1, domain: "Test", message: "Enter something else")
let never = ValidationError(2, domain: "Test", message: "Enter another thing")

/// A strategy made from a closure that returns the error for an input.
///
/// The closure can remember things.
final class Faulty<Input>: InputValidator<Input>, @unchecked Sendable {
    private let rejection: @Sendable (Input) -> ValidationError?
    private let normal: @Sendable (Input) -> Input

    init(
        _ rejection: @escaping @Sendable (Input) -> ValidationError?,
        normal: @escaping @Sendable (Input) -> Input = { $0 }
    ) {
        self.rejection = rejection
        self.normal = normal
    }

    override func validate(_ input: Input) throws(ValidationError) {
        if let error = rejection(input) { throw error }
    }
    override func normalized(_ input: Input) -> Input { normal(input) }
}

/// A strategy with its own progress.
private final class Hasty: InputValidator<String>, @unchecked Sendable {
    private let reported: @Sendable (String) -> InputProgress

    init(_ reported: @escaping @Sendable (String) -> InputProgress) { self.reported = reported }

    override func validate(_ input: String) throws(ValidationError) { if !isMember(input) { throw no } }
    override func progress(of input: String) -> InputProgress { reported(input) }
}

/// Memory, which the contract forbids.
///
/// The lock keeps the thread sanitizer quiet. The contract validates on several threads, and these tests are about the
/// results of a strategy with memory, not about its data race.
final class Memory<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value

    var value: Value {
        get { lock.withLock { stored } }
        set { lock.withLock { stored = newValue } }
    }

    init(_ value: Value) { stored = value }
}

final class Box: @unchecked Sendable {
    private let memory: Memory<String>

    var text: String {
        get { memory.value }
        set { memory.value = newValue }
    }

    init(_ text: String) { memory = Memory(text) }
}

struct Person: Equatable, Sendable {
    var name: String
    var age: Int
}

private func error(_ message: String) -> ValidationError { ValidationError(1, domain: "Test", message: message) }

private func isMember(_ text: String) -> Bool { text.hasPrefix("M") && text.utf8.count < 20 }

private let members = ["M1", "M123"]
private let others = ["123", "x9"]
private let leaks = "the error contains the input"

extension FaultyStrategy {
    static let all = verdicts + memories + texts + errors + decorators

    static let verdicts: [FaultyStrategy] = [
        .init("accepts everything", "rejecting[0]: accepted", { Faulty { _ in nil } }, members, others),
        .init("overrides nothing", "accepting[0]: rejected", { InputValidator<String>() }, members, others),
        .init(
            "reports a rejected text as complete", "its progress says something else",
            { Hasty { _ in .accepted } }, members, others),
        .init(
            "reports an accepted text as incomplete", "its progress says something else",
            { Hasty { isMember($0) ? .incomplete(missing: 1) : .unknown } }, members, others),
        .init(
            "gives up a text at its beginning", "impossible to complete",
            { Hasty { isMember($0) && $0 != "M" ? .accepted : .impossible(at: 0, expected: nil) } }, members, others),
        .init(
            "normalizes again and again", "normalizing twice",
            { Faulty({ isMember($0) ? nil : no }, normal: { $0 + "!" }) }, members, others),
        .init(
            "normalizes to what it rejects", "another verdict",
            { Faulty({ isMember($0) ? nil : no }, normal: { $0.lowercased() }) }, members, others),
        .init(
            "cuts a long text to one that it accepts", "20,000 letters",
            { Faulty({ $0.count <= 100 ? isMember($0) ? nil : no : never }, normal: { String($0.prefix(100)) }) },
            members, others),
        .init(
            "normalizes combining marks away", "combining mark",
            {
                Faulty(
                    { $0.unicodeScalars.contains("\u{301}") ? never : isMember($0) ? nil : no },
                    normal: { String(String.UnicodeScalarView($0.unicodeScalars.filter { $0 != "\u{301}" })) })
            },
            members, others),
        .init(
            "normalizes controls of direction away", "right-to-left override",
            {
                Faulty(
                    { $0.unicodeScalars.contains("\u{202E}") ? never : isMember($0) ? nil : no },
                    normal: { String(String.UnicodeScalarView($0.unicodeScalars.filter { $0 != "\u{202E}" })) })
            },
            members, others),
        .init(
            "normalizes a text with a NUL to one that it accepts", "NUL",
            { Faulty({ $0.utf8.contains(0x32) ? no : nil }, normal: { $0.utf8.contains(0) ? "a" : $0 }) },
            ["1", "a"], ["2", "12"]),
        .init(
            "normalizes the empty text to one that it accepts", "“empty”",
            { Faulty({ isMember($0) ? nil : no }, normal: { $0.isEmpty ? "M1" : $0 }) }, members, others),
        .init(
            "normalizes the empty list to one that it accepts", "“empty”",
            { Faulty({ $0.count == 2 ? nil : no }, normal: { $0.isEmpty ? [1, 2] : $0 }) },
            [[1, 2], [3, 4]], [[1], [2]]),
        .init(
            "normalizes the smallest number to one that it accepts", "smallest number",
            { Faulty({ $0 > 0 ? nil : no }, normal: { $0 == .min ? 1 : $0 }) },
            [1, 2], [0, -1]),
        .init(
            "normalizes nil to a value that it accepts", "generated input",
            { Faulty({ $0 == "x" ? nil : no }, normal: { $0 ?? "x" }) },
            ["x", "x"] as [String?], ["a", "b"]),
        .init("describes itself anew", "configuration differs", { Renaming() }, members, others),
    ]

    static let memories: [FaultyStrategy] = [
        .init(
            "alternates", "different result",
            {
                let calls = Memory(0)
                return Faulty { _ in
                    calls.value += 1; return calls.value.isMultiple(of: 2) ? no : nil
                }
            }, members, others),
        .init(
            "rejects what it has seen", "accepting[0]",
            {
                let seen = Memory(Set<String>())
                return Faulty { isMember($0) && seen.value.insert($0).inserted ? nil : no }
            }, members, others),
        .init(
            "compares with the last input", "depends on earlier calls",
            {
                let last = Memory("")
                return Faulty { input in
                    defer { last.value = input }
                    return isMember(input) && last.value != "x9" ? nil : no
                }
            }, members, others),
        .init(
            "tires", "depends on earlier calls",
            {
                let calls = Memory(0)
                return Faulty {
                    calls.value += 1; return isMember($0) && calls.value < 100 ? nil : no
                }
            }, members, others),
        .init(
            "counts in its sentence", "the second validation has a different result",
            {
                let calls = Memory(0)
                return Faulty {
                    calls.value += 1; return isMember($0) ? nil : error("Rejected for the \(calls.value)th time")
                }
            }, members, others),
        .init(
            "locks an input after a hundred calls in a row", "depends on earlier calls",
            {
                let run = Memory((input: "", count: 0))
                return Faulty { input in
                    run.value = (input, run.value.input == input ? run.value.count + 1 : 1)
                    return isMember(input) && run.value.count <= 100 ? nil : no
                }
            }, members, others),
        .init(
            "gives in after a hundred calls in a row", "depends on earlier calls",
            {
                let run = Memory((input: "", count: 0))
                return Faulty { input in
                    run.value = (input, run.value.input == input ? run.value.count + 1 : 1)
                    return isMember(input) || run.value.count > 100 ? nil : no
                }
            }, members, others),
        .init(
            "knows only the thread that validated first", "other threads",
            {
                let owner = Memory<Thread?>(nil)
                return Faulty { input in
                    if owner.value == nil { owner.value = Thread.current }
                    return isMember(input) && owner.value === Thread.current ? nil : no
                }
            }, members, others),
    ]

    static let texts: [FaultyStrategy] = [
        .init(
            "says the input", leaks, { Faulty { isMember($0) ? nil : error("\($0) is wrong") } }, members,
            ["123", "x9"]),
        .init(
            "says an input of one character", "rejecting[0]: Test.1: " + leaks,
            { Faulty { ["5", "7"].contains($0) || $0.count != 1 ? nil : error("\($0) is wrong") } }, ["5", "7"],
            ["1", "2"]),
        .init(
            "says the input in lower case", leaks,
            { Faulty { isMember($0) ? nil : error("Not a member: \($0.lowercased())") } }, members, ["HELLO", "XYZ"]),
        .init(
            "says the beginning of the input", leaks,
            { Faulty { isMember($0) ? nil : error("Nothing begins with \($0.prefix(3))") } }, members,
            ["hunter", "secret"]),
        .init(
            "says the end of the input", leaks,
            { Faulty { isMember($0) ? nil : error("Nothing ends with \($0.suffix(4))") } }, members,
            ["4111111111111111", "12345"]),
        .init(
            "says the middle of the input to some", leaks,
            { Faulty { isMember($0) ? nil : $0.count > 8 ? error("Mind \($0.dropFirst(3).prefix(4))") : no } }, members,
            others),
        .init(
            "has the input in a parameter", leaks,
            {
                Faulty {
                    isMember($0)
                        ? nil : ValidationError(1, domain: "Test", message: "Wrong", parameters: ["seen": .text($0)])
                }
            },
            members, ["1", "x9"]),
        .init(
            "has the input in its name", leaks,
            {
                Faulty { isMember($0) ? nil : ValidationError(1, domain: "Test", name: "test.\($0)", message: "Wrong") }
            }, members, others),
        .init(
            "has the input in a path", leaks,
            { Faulty { isMember($0) ? nil : no.under(.key($0)) } }, members, ["abc", "def"]),
        .init(
            "says a property of the input", leaks,
            { Faulty { (input: Person) in input.age >= 18 ? nil : error("\(input.name) is too young") } },
            [Person(name: "Ana", age: 20), Person(name: "Ben", age: 18)],
            [Person(name: "Cleo", age: 3), Person(name: "Dora", age: 17)]),
        .init(
            "says a number", leaks,
            { Faulty { (input: Int) in input.isMultiple(of: 2) ? nil : error("\(input) is odd") } }, [2, 4],
            [12345, 777]),
        .init(
            "says an element of the input", leaks,
            { Faulty { (input: [String]) in input.allSatisfy(isMember) ? nil : error("Remove \(input[0])") } },
            [["M1"], ["M2"]], [["abc"], ["def"]]),
    ]

    static let errors: [FaultyStrategy] = [
        .init(
            "corrects an object", "changes the object",
            {
                Faulty(
                    { $0.text.isEmpty ? no : nil },
                    normal: {
                        $0.text = $0.text.lowercased(); return $0
                    })
            },
            [Box("A"), Box("B")], [Box(""), Box("")]),
        .init(
            "calls a number too small that is not", "contradicts",
            { Faulty { $0.isMultiple(of: 2) ? nil : ValidationError(.comparisonTooSmall, parameters: [.minimum: 2]) } },
            [2, 4], [3, 5]),
        .init(
            "has the input as its label", leaks, { Faulty { isMember($0) ? nil : no.labeled($0) } }, members,
            ["abc", "xyz"]),
        .init(
            "has no sentence", "no sentence", { Faulty { isMember($0) ? nil : ValidationError(1, domain: "Test") } },
            members, others),
        .init("has a blank sentence", "no sentence", { Faulty { isMember($0) ? nil : error(" ") } }, members, others),
        .init(
            "has no domain", "no domain",
            { Faulty { isMember($0) ? nil : ValidationError(1, domain: "", message: "Wrong") } },
            members, others),
        .init(
            "invents a code of the library", "no code 1999",
            { Faulty { isMember($0) ? nil : ValidationError(1999, message: "Wrong") } }, members, others),
        .init(
            "says its own with a code of the library", "another sentence",
            { Faulty { isMember($0) ? nil : ValidationError(.numericCharacter, message: "Begin with M") } }, members,
            ["abc", "x9"]),
        .init(
            "has its own name for a code of the library", "another sentence or name",
            { Faulty { isMember($0) ? nil : ValidationError(.numericCharacter, name: "member.digits") } }, members,
            ["abc", "x9"]),
        .init(
            "reports digits where there are only digits", "contradicts",
            { Faulty { isMember($0) ? nil : ValidationError(.numericCharacter) } }, members, ["123", "8"]),
        .init(
            "calls empty what is not", "contradicts",
            { Faulty { isMember($0) ? nil : ValidationError(.inputEmpty) } }, members, others),
        .init(
            "calls too large what is not", "contradicts",
            { Faulty { isMember($0) ? nil : ValidationError(.inputTooLarge, parameters: [.maximum: 100]) } }, members,
            others),
    ]

    static let decorators: [FaultyStrategy] = [
        .init(
            "is a plain subclass around another strategy", "errors of the wrapped strategy are lost",
            {
                Faulty { input in
                    do throws(ValidationError) { try inner.validate(input) } catch { return error }
                    return nil
                }
            }, ["ab", " abc "], ["1", ""], wrapping: inner),
        .init(
            "keeps the first error", "errors of the wrapped strategy are lost",
            { Forgetful(inner, keeps: 1) }, ["ab", " abc "], ["1", "-"]),
        .init(
            "forgets the normal form", "normal form of the wrapped", { Forgetful(inner, normalizes: false) },
            ["ab", " abc "], ["1", "-"]),
        .init(
            "changes the input behind the hook's back", "the explanation contradicts the verdict",
            { HiddenChange(.alpha && .count(in: 2...9)) }, ["ab", "#abc"], ["1", "#-"]),
        .init(
            "does not hand over its rule", "configuration of the wrapped", { Hiding(inner) }, ["ab", " abc "],
            ["1", "-"], wrapping: inner),
        .init(
            "hides a list with a sensitive rule", "“rules” has a sensitive strategy",
            { HidingList([inner.sensitive()]) },
            ["ab", " abc "], ["1", "-"]),
        .init(
            "does not hand over its sensitive rule", "is sensitive", { Hiding(inner.sensitive()) }, ["ab", " abc "],
            ["1", "-"], wrapping: inner.sensitive()),
    ]
}

private let inner: InputValidator<String> = .trimmed(then: .alpha && .count(in: 2...9))

private final class Forgetful: DecoratingInputValidator<String>, @unchecked Sendable {
    private let kept: Int
    private let normalizes: Bool

    init(
        _ wrapped: InputValidator<String>, keeps kept: Int = .max, normalizes: Bool = true
    ) {
        self.kept = kept
        self.normalizes = normalizes
        super.init(wrapped)
    }

    override func errors(for input: String) -> [ValidationError] { Array(super.errors(for: input).prefix(kept)) }
    override func normalized(_ input: String) -> String { normalizes ? super.normalized(input) : input }
}

/// A decorator that removes a prefix, but doesn't say so.
private final class HiddenChange: DecoratingInputValidator<String>, @unchecked Sendable {
    override func errors(for input: String) -> [ValidationError] { super.errors(for: normalized(input)) }
    override func normalized(_ input: String) -> String { String(input.drop { $0 == "#" }) }
}

/// A decorator that forwards the methods to its rule, but doesn't pass the rule to the initializer.
private final class Hiding: InputValidator<String>, @unchecked Sendable {
    private let rule: InputValidator<String>

    init(_ rule: InputValidator<String>) {
        self.rule = rule
        super.init()
    }

    override func validate(_ input: String) throws(ValidationError) { try rule.validate(input) }
    override func furtherErrors(for input: String) -> [ValidationError] { rule.furtherErrors(for: input) }
    override func normalized(_ input: String) -> String { rule.normalized(input) }
}

private final class HidingList: InputValidator<String>, @unchecked Sendable {
    private let rules: [InputValidator<String>]

    init(_ rules: [InputValidator<String>]) {
        self.rules = rules
        super.init()
    }

    override func validate(_ input: String) throws(ValidationError) { for rule in rules { try rule.validate(input) } }
    override func normalized(_ input: String) -> String { rules[0].normalized(input) }
}

private final class Renaming: InputValidator<String>, @unchecked Sendable {
    private let calls = Memory(0)
    override func validate(_ input: String) throws(ValidationError) { if !isMember(input) { throw no } }
    override var profile: StrategyProfile {
        calls.value += 1
        return StrategyProfile("renaming\(calls.value)")
    }
}
