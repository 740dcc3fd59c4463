// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationTesting
import Synchronization
import Testing

@Suite("StrategyContract")
struct StrategyContractTests {
    @Test("reports no violation for a strategy that fulfills the contract")
    func sound() {
        #expect(StrategyContract.violations(of: .numeric, accepting: ["1"], rejecting: ["a", ""]) == [])
    }

    @Test("finds a wrong verdict in either direction")
    func verdicts() {
        #expect(
            StrategyContract.violations(of: .numeric, accepting: ["a"], rejecting: ["1"])
                == ["accepting[0]: rejected with numeric.character", "rejecting[0]: accepted"])
    }

    @Test("generates the inputs that are not given")
    func generated() {
        #expect(StrategyContract.findings(of: InputValidator<String>.numeric) == [])
        #expect(StrategyContract.findings(of: InputValidator<String>.numeric, accepting: ["12"]) == [])
        #expect(StrategyContract.findings(of: InputValidator<String>.numeric, rejecting: ["ab"]) == [])
        #expect(StrategyContract.findings(of: InputValidator<[Int]>.each(.range(1...6))) == [])
        #expect(StrategyContract.findings(of: InputValidator<Int?>.optional(.oneOf([71, 93]))) == [])
        #expect(
            StrategyContract.violations(of: InputValidator<String>.numeric, rejecting: ["12"]) == [
                "rejecting[0]: accepted"
            ])
    }

    @Test("reports that no input could be generated")
    func nothing() {
        let adults: InputValidator<Person> = .at(\.age, .atLeast(18))
        let accepted = "accepting: no accepted input was generated; give at least one"
        let rejected = "rejecting: no rejected input was generated; give at least one"
        let (old, young) = (Person(name: "Ana", age: 20), Person(name: "Ben", age: 3))
        #expect(StrategyContract.violations(of: adults) == [accepted, rejected])
        #expect(StrategyContract.violations(of: adults, accepting: [old]) == [rejected])
        #expect(StrategyContract.violations(of: adults, rejecting: [young]) == [accepted])
        #expect(StrategyContract.violations(of: adults, accepting: [old], rejecting: [young]) == [])
        #expect(StrategyContract.violations(of: InputValidator<[Person]>.each(adults)) == [rejected])
        #expect(StrategyContract.violations(of: Faulty<String> { $0 == "hunter2" ? nil : no }) == [accepted])
    }

    /// Strategies with the shortest text for which validating and listing errors disagree.
    static let disagreements: [(text: String, isWrong: @Sendable (String) -> Bool)] = [
        ("", { _ in true }),
        ("a", { !$0.isEmpty }),
        ("aaaa", { $0.utf8.count >= 4 }),
        ("0", { $0.contains("0") }),
        ("\u{301}", { $0.unicodeScalars.contains("\u{301}") }),
        ("00", { $0.utf8.filter { $0 == 0x30 }.count >= 2 }),
        ("00", { $0.utf8.filter { $0 == 0x30 }.count >= 2 && $0.utf8.count.isMultiple(of: 2) }),
        ("-a", { $0.contains("-") && $0.contains("a") }),
        ("aaaaaaaaaaaa", { $0.utf8.count > 11 && $0.utf8.count.isMultiple(of: 3) }),
        (String(repeating: "a", count: 1_001), { $0.utf8.count > 1_000 }),
    ]

    @Test("shortens the counterexample", arguments: disagreements)
    func shortened(text: String, isWrong: @escaping @Sendable (String) -> Bool) throws {
        let strategy = Faulty<String>({ $0 != "!" && isWrong($0) ? no : nil }, normal: { isWrong($0) ? "!" : $0 })
        // A long sample, which may be secret.
        let sample = "hunter0-secret-0-" + String(repeating: "a-\u{301}0", count: 255)
        let findings = [
            StrategyContract.findings(of: strategy), StrategyContract.findings(of: strategy, accepting: [sample]),
            StrategyContract.findings(of: strategy, accepting: [sample], rejecting: ["b"]),
        ]
        for findings in findings {
            let finding = try #require(findings.first { $0.text.contains("another verdict") }, "\(findings)")
            let counterexample = try #require(finding.counterexample)
            #expect(isWrong(counterexample))
            #expect(counterexample.unicodeScalars.count <= text.unicodeScalars.count + 1, "\(finding)")
            #expect(!finding.description.contains("hunter"))
        }
    }

    /// A decorator that makes a new error for each error of `.numeric`, and counts the long texts that it validates.
    private final class Reworded: DecoratingInputValidator<String>, @unchecked Sendable {
        private let calls = Mutex(0)

        var longTexts: Int { calls.withLock { $0 } }

        override func errors(for input: String) -> [ValidationError] {
            if input.utf8.count > 10_000 { calls.withLock { $0 += 1 } }
            return super.errors(for: input).map {
                ValidationError($0.code, domain: $0.domain, message: "Enter a number")
            }
        }
    }

    @Test("shortens a text that is too large with few calls")
    func size() throws {
        let strategy = Reworded(.numeric)
        let findings = StrategyContract.findings(of: strategy)
        let sentence = "input.tooLarge: code 1005 of the library with another sentence or name"
        let finding = try #require(findings.first { $0.text.hasPrefix(sentence) }, "\(findings)")
        // No shorter text is too large.
        #expect(finding.counterexample?.utf8.count == 65_537)
        #expect(strategy.longTexts < 500)
    }

    @Test("shows the counterexample of a generated input with escapes")
    func description() {
        let strategy = Faulty<String>({ $0 == "M" ? nil : no }, normal: { $0.contains("\0") ? "M" : $0 })
        let sentence = "the normalized input gets another verdict, for example for “\\0”"
        #expect(StrategyContract.violations(of: strategy) == ["the generated input “NUL”: " + sentence])
        #expect(
            StrategyContract.findings(of: strategy, accepting: ["M"], rejecting: ["\0ab"]).first.map(\.description)
                == "rejecting[0]: the normalized input gets another verdict")
    }

    @Test("shows 120 characters of a counterexample", arguments: [119, 120, 121, 130])
    func longDescription(count: Int) {
        let strategy = Faulty<String>(
            { $0.unicodeScalars.count >= count ? no : nil },
            normal: { $0.unicodeScalars.count >= count ? "" : $0 })
        let shown = String(repeating: "a", count: min(count, 120))
        let end = "for example for “\(shown)”" + (count > 120 ? " and \(count - 120) more characters" : "")
        let violations = StrategyContract.violations(of: strategy)
        #expect(violations.contains { $0.hasSuffix(end) }, "\(violations)")
    }

    @Test("finds the number next to the limit from which on numbers show a violation", arguments: [1, 8, 13, 100])
    func shortenedNumbers(limit: Int) {
        func counterexample<Input>(_ isWrong: @escaping @Sendable (Input) -> Bool, _ sound: Input) -> String?
        where Input: Sendable {
            let strategy = Faulty<Input>({ isWrong($0) ? no : nil }, normal: { isWrong($0) ? sound : $0 })
            return StrategyContract.findings(of: strategy).first { $0.text.contains("another verdict") }?.counterexample
        }
        #expect(counterexample({ (number: Int) in number >= limit }, 0) == "\(limit)")
        #expect(counterexample({ (number: Int) in number <= -limit }, 0) == "-\(limit)")
        #expect(counterexample({ (number: Int?) in number.map { $0 >= limit } ?? false }, nil) == "Optional(\(limit))")
        #expect(counterexample({ (list: [Int]) in list.contains { $0 <= -limit } }, []) == "[-\(limit)]")
        #expect(counterexample({ (list: [Int]) in list.count > 1 && list.contains { $0 >= limit } }, []) != nil)
    }

    @Test("reports a sample that is too short for the search as unchecked")
    func unchecked() {
        let strategy = Faulty<String> { $0 == "!" ? no : nil }
        let findings = StrategyContract.findings(of: strategy, accepting: ["a"], rejecting: ["!"])
        #expect(findings.map(\.kind) == [.unchecked] && findings.map(\.sample) == ["rejecting[0]"])
        #expect(StrategyContract.violations(of: strategy, accepting: ["a"], rejecting: ["!"]) == [])
    }

    @Test("reports input characters that an error may contain by chance as unchecked")
    func chance() {
        // Only one input has this error, and the error's sentence shares a word with the input.
        let strategy = Faulty<String> { $0 == "thing!" ? no : nil }
        let findings = StrategyContract.findings(of: strategy, accepting: ["a"], rejecting: ["thing!"])
        #expect(findings.map(\.kind) == [.unchecked])
        // The whole input doesn't reveal a leak either, because its variations don't reveal one.
        let whole = Faulty<String> { $0 == "thing" ? no : nil }
        let others = StrategyContract.findings(of: whole, accepting: ["a"], rejecting: ["thing"])
        #expect(others.map(\.kind) == [.unchecked])
    }

    @Test("searches the error of a long text for its beginning and its end")
    func longTexts() {
        let texts = ["xyz", "uvw"].map { "first" + String(repeating: $0, count: 200) + String($0.reversed()) + "last" }
        let parts: [@Sendable (String) -> Substring] = [{ $0.prefix(5) }, { $0.suffix(5) }]
        for part in parts {
            let strategy = Faulty<String> { text in
                text.utf8.count < 400 || text.utf8.count > 2_000
                    ? nil : ValidationError(1, domain: "Test", message: "Remove \(part(text))")
            }
            let violations = StrategyContract.violations(of: strategy, accepting: ["M1"], rejecting: texts)
            #expect(
                violations.contains("rejecting[0]: Test.1: the error contains the input or a part of it"),
                "\(violations)")
        }
    }

    // The first text has 1,234 characters, and texts longer than 1,000 have no variations with the same length.
    @Test("ignores the length and the position in a sentence, which may have digits of the input")
    func measures() {
        let texts = ["234" + String(repeating: "x", count: 1_231), String(repeating: "y", count: 1_567)]
        for parameter in [ValidationError.Parameter.length, .position] {
            let strategy = Faulty<String> { text in
                guard text.utf8.count > 1_000 else { return nil }
                return ValidationError(
                    1, domain: "Test", message: "Use fewer than {\(parameter.rawValue)}",
                    parameters: [parameter: .int(text.utf8.count)])
            }
            #expect(StrategyContract.violations(of: strategy, accepting: ["M1"], rejecting: texts) == [])
        }
    }

    @Test("finds the wrapped strategy at any depth of the configuration")
    func depth() {
        let deep: [InputValidator<String>] = [
            DecoratingInputValidator(DecoratingInputValidator(Self.rules)), .trimmed(then: .trimmed(then: Self.rules)),
            Self.rules.named("name").message("Enter letters"),
        ]
        for strategy in deep {
            let findings = StrategyContract.findings(
                of: strategy, accepting: ["ab", " abc "], rejecting: ["123", "--"], wrapping: Self.rules)
            #expect(findings == [], "\(strategy)")
        }
        let lost = StrategyContract.violations(
            of: .trimmed(then: .alpha), accepting: ["ab"], rejecting: ["12"], wrapping: Self.rules)
        #expect(lost.contains { $0.hasPrefix("the configuration of the wrapped strategy is lost") })
    }

    @Test("generates inputs from the seed that it is given")
    func seeds() {
        func inputs(_ seed: UInt64, onlyViolations: Bool = false) -> Set<String> {
            let seen = Memory(Set<String>())
            let strategy = Faulty<String> { input in
                seen.value.insert(input)
                return input.wholeMatch(of: /[a-z]{3}[0-9]{4}/) == nil ? no : nil
            }
            if onlyViolations {
                _ = StrategyContract.violations(of: strategy, seed: seed)
            } else {
                #expect(StrategyContract.findings(of: strategy, seed: seed).allSatisfy { $0.kind == .violation })
            }
            return seen.value
        }
        let first = inputs(1)
        #expect(first == inputs(1) && first != inputs(2))
        #expect(first != inputs(2, onlyViolations: true))
    }

    private final class Unchanged: DecoratingInputValidator<String>, @unchecked Sendable {}

    private final class Unfinished: InputValidator<String>, @unchecked Sendable {}

    /// A decorator that loses all errors after the first for a text with a NUL.
    private final class Truncating: DecoratingInputValidator<String>, @unchecked Sendable {
        override func errors(for input: String) -> [ValidationError] {
            let errors = super.errors(for: input)
            return input.utf8.contains(0) ? Array(errors.prefix(1)) : errors
        }
    }

    /// A decorator that removes a prefix before it asks the inner strategy.
    private final class WithoutPrefix: DecoratingInputValidator<String>, @unchecked Sendable {
        override func wrappedInput(for input: String) -> String { String(input.drop { $0 == "#" }) }
    }

    /// A parser's decorator that removes a prefix.
    private final class ParserWithoutPrefix: DecoratingInputParser<String, Int>, @unchecked Sendable {
        override func wrappedInput(for input: String) -> String { String(input.drop { $0 == "#" }) }
    }

    @Test("accepts a decorator that says how it changes the input")
    func changedInput() {
        // The rules report two errors for "#-" itself, and one of the two for "-" behind the prefix.
        let text = StrategyContract.violations(
            of: WithoutPrefix(.trimmed(then: .alpha && .count(in: 2...9))), accepting: ["ab", "# abc"],
            rejecting: ["1", "#-", "#-x"])
        #expect(text == [])
        let number = StrategyContract.violations(
            of: ParserWithoutPrefix(.integer(in: 1...99)), accepting: ["12", "#12"], rejecting: ["#x", "#100"])
        #expect(number == [])
    }

    /// A decorator that accepts a text that the inner strategy rejects, and normalizes more.
    private final class Lenient: DecoratingInputValidator<String>, @unchecked Sendable {
        override func errors(for input: String) -> [ValidationError] {
            input == "n/a" ? [] : super.errors(for: input)
        }
        override func normalized(_ input: String) -> String { super.normalized(input).lowercased() }
    }

    @Test("cannot tell whether a strategy with errors of the library wraps another one, unless it is a decorator")
    func errorsOfLibrary() {
        let strategy = Faulty<String> { input in
            do throws(ValidationError) { try InputValidator.numeric.validate(input) } catch { return error }
            return nil
        }
        let findings = StrategyContract.findings(
            of: strategy, accepting: ["1234", "98765"], rejecting: ["abc", "x-y"])
        #expect(findings.map(\.kind) == [.unchecked] && findings.map(\.sample) == [nil])
        #expect(findings.first?.text.hasPrefix("it rejects with errors of the library; if it wraps a strategy") == true)
        let decorator = StrategyContract.findings(
            of: Unchanged(strategy), accepting: ["1234", "98765"], rejecting: ["abc", "x-y"])
        #expect(decorator == [])
        // Every strategy may report an error about an empty input or its size.
        let empty = Faulty<String> { $0.isEmpty ? ValidationError(.inputEmpty) : nil }
        #expect(StrategyContract.findings(of: empty, accepting: ["1234"], rejecting: [""]) == [])
        let large = Faulty<String> {
            $0.utf8.count > 100 ? ValidationError(.inputTooLarge, parameters: [.maximum: 100]) : nil
        }
        let long = String(repeating: "a", count: 101)
        #expect(StrategyContract.findings(of: large, accepting: ["1234"], rejecting: [long]) == [])
        // A subclass that overrides nothing may also report its error, which rejects the accepted sample.
        let unfinished = StrategyContract.findings(of: Unfinished(), accepting: ["abc"], rejecting: ["123"])
        #expect(unfinished.map(\.kind) == [.violation] && unfinished.map(\.sample) == ["accepting[0]"])
    }

    @Test("names every generated input that shows a violation if all samples are given")
    func difficultInputs() {
        let strategy = Faulty<String>({ $0 == "M" ? nil : no }, normal: { $0.contains("\0") ? "M" : $0 })
        let findings = StrategyContract.findings(of: strategy, accepting: ["M"], rejecting: ["x"])
        #expect(
            findings.filter { $0.kind == .violation }.map(\.sample) == [
                "the generated input “NUL”", "the generated input “NUL inside”",
                "the generated input “NUL behind digits”",
            ])
    }

    // The first eight inputs of both kinds are also validated in several orders.
    @Test("examines the generated inputs behind the first eight of both kinds, too")
    func furtherInputs() {
        let errors = (1...12).map {
            ValidationError(1, domain: .init(rawValue: "Test\($0)"), message: "Enter another number")
        }
        let rejecting = Faulty<Int>({ 1...12 ~= $0 ? errors[$0 - 1] : nil }, normal: { $0 == 12 ? 0 : $0 })
        #expect(
            StrategyContract.violations(of: rejecting) == [
                "a generated input: the normalized input gets another verdict, for example for “12”"
            ])
        let accepting = Faulty<Int>({ -3...12 ~= $0 ? nil : no }, normal: { [4: 5, 5: 6][$0] ?? $0 })
        #expect(
            StrategyContract.violations(of: accepting) == [
                "a generated input: normalizing twice changes the input again, for example for “4”"
            ])
    }

    @Test("compares a decorator with its strategy for generated inputs, too")
    func decorated() {
        let violations = StrategyContract.violations(
            of: Truncating(.alpha && .count(in: 2...9)), accepting: ["ab", "abc"], rejecting: ["123", "--"])
        let expected = "the generated input “NUL”: errors of the wrapped strategy are lost"
        #expect(violations.contains { $0.hasPrefix(expected) }, "\(violations)")
    }

    @Test("accepts a decorator that accepts more, normalizes more, or wraps a strategy with a wrong code")
    func lenientDecorators() {
        #expect(
            StrategyContract.violations(
                of: Lenient(Self.rules), accepting: ["ab", " ABC ", "n/a"], rejecting: ["123", "--"]) == [])
        let digits = Faulty<String> { $0 == "123" ? ValidationError(.numericCharacter) : nil }
        #expect(StrategyContract.violations(of: Unchanged(digits), accepting: ["M1"], rejecting: ["123"]) == [])
    }

    @Test("finds a single sample in its error, by its variations or because the error contains all of it")
    func singleSample() {
        let leak = "rejecting[0]: Test.1: the error contains the input or a part of it"
        let numbers = Faulty<String> { text in
            text.wholeMatch(of: /[a-z]-[0-9]{4}/) == nil
                ? nil : ValidationError(1, domain: "Test", message: "Mind \(text.suffix(4))")
        }
        #expect(StrategyContract.violations(of: numbers, accepting: ["M1"], rejecting: ["x-1234"]) == [leak])
        let adults = Faulty<Person> { person in
            person.age >= 18 ? nil : ValidationError(1, domain: "Test", message: "\(person.name) is young")
        }
        let (old, young) = (Person(name: "Ana", age: 20), Person(name: "Cleo", age: 3))
        #expect(StrategyContract.violations(of: adults, accepting: [old], rejecting: [young]) == [leak])
    }

    @Test("looks for inputs that are not given among the other samples, too")
    func samplesAsInputs() {
        let strategy = Faulty<String> { $0 == "quagga" ? no : nil }
        #expect(
            StrategyContract.violations(of: strategy, accepting: ["quagga"]) == [
                "accepting[0]: rejected with Test.1"
            ])
    }

    @Test("prefers a generated counterexample to a shorter sample, which may be secret")
    func generatedCounterexample() {
        let strategy = Faulty<String>(
            { $0 == "M" ? nil : no },
            normal: { $0 == "s3" || $0.unicodeScalars.contains("\u{202E}") ? "M" : $0 })
        let violations = StrategyContract.findings(of: strategy, accepting: ["M"], rejecting: ["s3"])
            .filter { $0.kind == .violation }
        #expect(violations.map(\.sample) == ["rejecting[0]", "the generated input “right-to-left override”"])
        #expect(violations.map(\.counterexample) == ["\u{202E}", "\u{202E}"])
    }

    @Test("reports what is wrong with an error only once")
    func once() {
        let strategy = Faulty<String> { $0.hasPrefix("M") ? nil : ValidationError(1, domain: "Test") }
        #expect(
            StrategyContract.violations(of: strategy, accepting: ["M1", "M2"], rejecting: ["123", "x9"]) == [
                "rejecting[0]: Test.1: the error has no sentence of its own; give it a message"
            ])
    }

    @Test("ignores words that occur in both the sample and the sentence")
    func words() {
        let strategy = Faulty<String> { $0.hasPrefix("M") ? nil : no }
        let violations = StrategyContract.violations(
            of: strategy, accepting: ["M1", "M2"], rejecting: ["something", "Enter", "else"])
        #expect(violations == [])
    }

    @Test("searches errors for the given texts, for inputs of any type")
    func text() {
        struct Token {
            let bytes: [UInt8]
            var hex: String { bytes.map { String($0, radix: 16) }.joined() }
        }
        let strategy = Faulty<Token> { token in
            token.bytes.count > 4 ? nil : ValidationError(1, domain: "Test", message: "Not \(token.hex)")
        }
        let accepted = [Token(bytes: [1, 2, 3, 4, 5])]
        let rejected = [Token(bytes: [0xCA, 0xFE]), Token(bytes: [0xBE, 0xEF])]
        #expect(
            StrategyContract.violations(of: strategy, accepting: accepted, rejecting: rejected) { [$0.hex] }
                .contains { $0.contains("contains the input") })
    }

    private static let rules: InputValidator<String> = .trimmed(then: .alpha && .count(in: 2...9))

    @Test(
        "accepts a decorator that forwards everything, replaces the text, or replaces the error",
        arguments: [
            DecoratingInputValidator(rules), rules.message("Enter letters"),
            rules.error(ValidationError(7, domain: "Shop", message: "Enter a name")),
        ])
    func decorators(strategy: InputValidator<String>) {
        #expect(StrategyContract.findings(of: strategy, accepting: ["ab", " abc "], rejecting: ["123", "--"]) == [])
    }

    @Test("accepts a custom strategy that validates with a strategy of the library")
    func delegation() {
        let strategy = Faulty<String> { input in
            do throws(ValidationError) { try InputValidator.numeric.validate(input) } catch { return error }
            return input.utf8.count > 3 ? nil : no
        }
        #expect(
            StrategyContract.violations(of: strategy, accepting: ["1234", "98765"], rejecting: ["abc", "", "12"]) == [])
    }
}
