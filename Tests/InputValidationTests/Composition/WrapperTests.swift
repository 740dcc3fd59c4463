// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationTesting
import Testing

@Suite("Optional rules")
struct OptionalTests {
    @Test(
        "accept nil and otherwise ask the rule",
        arguments: [(nil, nil), ("1", nil), ("", .inputEmpty), ("a", .numericCharacter)]
            as [(String?, ValidationError.Code?)])
    func wrapped(input: String?, code: ValidationError.Code?) {
        let strategy = OptionalInputValidator<String>(.numeric)
        #expect(rejection(by: strategy, of: input)?.code == code)
        #expect(strategy.errors(for: input).map(\.code) == (code.map { [$0] } ?? []))
    }

    @Test(
        "accept the empty text and otherwise ask the rule",
        arguments: [("", nil), ("1", nil), (" ", .numericCharacter), ("a", .numericCharacter)]
            as [(String, ValidationError.Code?)])
    func text(input: String, code: ValidationError.Code?) {
        let strategy: InputValidator<String> = .optional(.numeric)
        #expect(rejection(by: strategy, of: input)?.code == code)
        let optional: InputValidator<String?> = .optional(.numeric)
        #expect(rejection(by: optional, of: input)?.code == code)
        #expect(optional.isValid(nil))
        #expect(optional.errors(for: input).count == (code == nil ? 0 : 1))
        #expect(strategy.errors(for: input).count == (code == nil ? 0 : 1))
    }

    @Test("keep the output of a parser, as an optional")
    func parser() throws {
        let number: InputParser<String, Int> = .parsed(by: { Int($0) }, or: ValidationError(1, domain: "Test"))
        let strategy: InputParser<String, Int?> = .optional(number)
        #expect(try strategy.parse("") == nil)
        #expect(try strategy.parse("7") == 7)
        #expect(rejection(by: strategy, of: "x")?.code == 1)
        #expect(strategy.errors(for: "x").count == 1 && strategy.errors(for: "") == [])
    }

    @Test("survive every nesting")
    func nesting() {
        let inner: InputValidator<Int?> = .optional(Even())
        let outer: InputValidator<Int??> = .optional(inner)
        #expect(outer.isValid(nil) && outer.isValid(.some(nil)) && outer.isValid(2) && !outer.isValid(3))

        let strict: InputValidator<Int??> = .optional(InputValidator<Int?>())
        #expect(strict.isValid(Int??.none) && !strict.isValid(.some(nil)))

        let both: InputValidator<Int?> = .optional(Even()) && .optional(Even())
        #expect(both.isValid(nil) && !both.isValid(3))

        let list: InputValidator<[Int?]> = .each(.optional(Even()))
        #expect(list.isValid([nil, 2]) && rejection(by: list, of: [nil, 3])?.path == [.index(1)])

        let message: InputValidator<Int?> = .optional(Even()).message("Enter an even number")
        #expect(message.isValid(nil) && rejection(by: message, of: 1)?.reason == "Enter an even number")
    }

    @Test("let no normal form turn a rejection into nothing")
    func normalForms() {
        let strategy: InputValidator<String> = .optional(.trimmed(then: .numeric))
        #expect(strategy.normalized(" 1 ") == "1")
        #expect(!strategy.isValid(" ") && strategy.normalized(" ") == " ")
        let parser: InputParser<String, Int?> = .optional(.trimmed(then: .parsed(by: { Int($0) }, or: Even.odd)))
        #expect(parser.normalized(" 1 ") == "1" && parser.normalized(" ") == " ")
        let optional: InputValidator<String?> = .optional(.trimmed(then: .numeric))
        #expect(optional.normalized(" 1 ") == "1" && optional.normalized(" ") == " " && optional.normalized(nil) == nil)
        #expect(StrategyContract.violations(of: strategy, accepting: ["", " 1 "], rejecting: [" ", "a"]) == [])
        #expect(StrategyContract.violations(of: optional, accepting: [nil, "", " 1 "], rejecting: [" ", "a"]) == [])
    }

    @Test("compare by the rule inside")
    func equality() {
        #expect(InputValidator<String>.optional(.numeric) == .optional(.numeric))
        #expect(InputValidator<String>.optional(.numeric) != .optional(.alpha))
        #expect(InputValidator<String>.optional(.numeric) != .numeric)
    }
}

@Suite("Conditional rules")
struct ConditionalTests {
    @Test(
        "ask only where the condition holds",
        arguments: [("a", true), ("ab", true), ("b", true), ("x", true), ("ax", false)])
    func conditions(input: String, isAccepted: Bool) {
        let rule = Has("b") || InputValidator.pattern("a")
        for strategy: InputValidator<String> in [
            .when({ $0.contains("a") }, then: rule), .when(Has("a"), then: rule),
            .unless({ !$0.contains("a") }, then: rule), .unless(!Has("a"), then: rule),
        ] {
            #expect(strategy.isValid(input) == isAccepted)
            #expect(strategy.errors(for: input).isEmpty == isAccepted)
        }
    }

    @Test("ask in doubt: where the condition could not look at the input")
    func doubt() {
        let input = String(repeating: "1", count: 70_000)
        for strategy: InputValidator<String> in [.when(.numeric, then: Has("x")), .unless(.numeric, then: Has("x"))] {
            #expect(rejection(by: strategy, of: input) == Has.error("x"))
        }
    }

    @Test("equal alike with a strategy as condition, only themselves with a closure")
    func equality() {
        #expect(InputValidator.when(Has("a"), then: Has("b")) == .when(Has("a"), then: Has("b")))
        #expect(InputValidator.when(Has("a"), then: Has("b")) != .unless(Has("a"), then: Has("b")))
        #expect(InputValidator.when(Has("a"), then: Has("b")) != .when(Has("b"), then: Has("b")))
        let closure = InputValidator.when({ _ in true }, then: Has("b"))
        #expect(closure == closure && closure != .when({ _ in true }, then: Has("b")))
    }

    @Test("keep the contract, even where the normal form leaves the condition")
    func contract() {
        let strategy: InputValidator<String> = .when({ $0.hasPrefix(" ") }, then: .trimmed(then: .numeric))
        #expect(StrategyContract.violations(of: strategy, accepting: [" 1", "a"], rejecting: [" a"]) == [])
    }
}

@Suite("Rules for parts")
struct PartTests {
    struct Address: Equatable, Validatable {
        var city: String
        var lines: [String]
        var upperCity: String { city.uppercased() }

        static let validator: InputValidator<Address> =
            .at(\.city, .alpha) && .at(\.lines, named: "lines", .each(.numeric))
    }

    @Test("name the element in the path, for arrays and other collections")
    func each() {
        let strategy: InputValidator<[String]> = .each(.numeric)
        #expect(rejection(by: strategy, of: ["1", "a", ""])?.path == [.index(1)])
        #expect(strategy.errors(for: ["1", "a", ""]).map(\.path) == [[.index(1)], [.index(2)]])
        #expect(strategy.errors(for: ["1", "a", ""]).map(\.code) == [.numericCharacter, .inputEmpty])
        #expect(strategy.isValid([]))
        #expect(rejection(by: Each<ArraySlice<String>>(.numeric), of: ["0", "1", "x"][1...])?.path == [.index(1)])
        #expect(rejection(by: Each<Set<String>>(.numeric), of: ["x"])?.path == [.index(0)])
    }

    @Test(
        "list at most a hundred errors of elements and count the rest",
        arguments: [(99, 99, nil), (100, 100, nil), (101, 101, 101), (5_000, 101, 5_000)] as [(Int, Int, Int?)])
    func manyErrors(rejected: Int, errors: Int, counted: Int?) {
        let strategy: InputValidator<[String]> = .each(.numeric)
        let found = strategy.errors(for: ["1"] + Array(repeating: "a", count: rejected) + ["2"])
        #expect(found.count == errors)
        #expect(found.first?.path == [.index(1)])
        #expect(found.last?.code == (counted == nil ? .numericCharacter : .compositionErrorsOmitted))
        #expect(found.last?[.rejected] == counted.map { .int($0) })
    }

    @Test("list as many errors as they are told to", arguments: [(-1, 1), (0, 1), (1, 1), (3, 3), (Int.max, 7)])
    func maximumErrors(maximum: Int, listed: Int) {
        let strategy: InputValidator<[String]> = .each(.numeric, maximumErrors: maximum)
        let found = strategy.errors(for: Array(repeating: "a", count: 7))
        #expect(found.prefix { $0.code == .numericCharacter }.count == listed)
        #expect(found.count == (listed == 7 ? 7 : listed + 1))
        #expect(found.first == rejection(by: strategy, of: ["a"]))
        #expect((strategy == .each(.numeric)) == (maximum == 100))
    }

    @Test("cut the errors of one element, too")
    func errorsOfOneElement() {
        let strategy: InputValidator<[String]> = .each(Has("a") && Has("b") && Has("c"), maximumErrors: 4)
        let found = strategy.errors(for: ["", "", "abc"])
        #expect(found.map(\.code) == [97, 98, 99, 97, .compositionErrorsOmitted])
        #expect(found.last?[.rejected] == 2 && found.last?.path == [])
    }

    @Test("validate each element once, however many errors there are")
    func elementsOnce() {
        let calls = SharedCounter()
        let rule = Counted(.numeric, calls)
        #expect(InputValidator.each(rule).errors(for: Array(repeating: "a", count: 1_000)).count == 101)
        #expect(calls.count == 1_000)
    }

    @Test("name the property in the path, from the outside in")
    func at() {
        let address = Address(city: "1", lines: ["1", "x"])
        #expect(rejection(by: Address.validator, of: address)?.path == [.key("city")])
        #expect(address.errors.map(\.path) == [[.key("city")], [.key("lines"), .index(1)]])
        #expect(throws: ValidationError.self) { try address.validate() }
        #expect(!address.isValid && Address(city: "Bern", lines: []).isValid)
        let nested: InputValidator<[Address]> = .each(Address.validator)
        #expect(nested.errors(for: [address]).last?.description.contains("[0].lines[1]") == true)
    }

    @Test("keep the path where an error is replaced")
    func pathOfReplacement() {
        let own = ValidationError(1, domain: "Shop")
        #expect(rejection(by: InputValidator<[String]>.each(.numeric).error(own), of: ["1", "a"])?.path == [.index(1)])
        #expect(
            rejection(by: Address.validator.message("x"), of: Address(city: "1", lines: []))?.path == [.key("city")])
    }

    @Test("call what Swift has no name for by a word")
    func computedProperty() {
        let strategy: InputValidator<Address> = .at(\.upperCity, .numeric)
        #expect(rejection(by: strategy, of: Address(city: "a", lines: []))?.path == [.key("property")])
        #expect(InputValidator<Address>.at(\.city, .numeric) == .at(\.city, .numeric))
        #expect(InputValidator<Address>.at(\.city, named: "x", .numeric) != .at(\.upperCity, named: "x", .numeric))
    }

    @Test("normalize values, never objects")
    func normalization() {
        final class Box { var text: String; init(_ text: String) { self.text = text } }
        let value: InputValidator<Address> = .at(\.city, .trimmed(then: .alpha))
        #expect(value.normalized(Address(city: " Bern ", lines: [])).city == "Bern")
        let object: InputValidator<Box> = .at(\.text, .trimmed(then: .alpha))
        let box = Box(" Bern ")
        #expect(object.isValid(box) && object.normalized(box).text == " Bern " && box.text == " Bern ")
        #expect(InputValidator<[String]>.each(.trimmed(then: .alpha)).normalized([" a ", "b"]) == ["a", "b"])
        #expect(
            StrategyContract.violations(
                of: .each(.trimmed(then: .alpha)), accepting: [["a", " b "], []], rejecting: [["a", "1"]]) == [])
    }
}

@Suite("Normalizing rules")
struct NormalizingTests {
    @Test(
        "change the text before the rule sees it",
        arguments: [
            (NormalizationStep.trimming, "\u{A0} 12\t\r\n", "12"), (.trimming, "   ", ""), (.trimming, "1 2", "1 2"),
            (.trimming, "\u{200B}1", "\u{200B}1"), (.collapsingBlanks, "  a \n\t b ", "a b"),
            (.stripping(" -."), "1-2.3 4", "1234"),
            (.stripping(""), "1-2", "1-2"), (.stripping("e\u{301}"), "e\u{301}a", "a"),
        ])
    func steps(step: NormalizationStep, input: String, output: String) {
        #expect(step(input) == output)
        #expect(step(step(input)) == step(input))
    }

    @Test("give the verdict of the rule for the changed text, and keep the parser a parser")
    func verdicts() throws {
        #expect(InputValidator<String>.trimmed(then: .numeric).isValid(" 12 "))
        #expect(rejection(by: .trimmed(then: .numeric), of: "  ")?.code == .inputEmpty)
        #expect(InputValidator<String>.stripping(" ", then: .numeric).isValid("1 2"))
        #expect(InputValidator<String>.collapsingBlanks(then: .pattern("a b")).isValid(" a   b "))
        let number: InputParser<String, Int> = .parsed(by: { Int($0) }, or: ValidationError(1, domain: "Test"))
        #expect(try InputValidator<String>.trimmed(then: number).parse(" 7 ") == 7)
        #expect(try InputValidator<String>.stripping("'", then: number).parse("1'000") == 1000)
        #expect(try InputValidator<String>.collapsingBlanks(then: number).parse(" 7") == 7)
        #expect(InputValidator<String>.trimmed(then: .numeric && .alpha).errors(for: " - ").count == 2)
    }

    @Test("give the form that the step leaves alone where the rule's own form is none")
    func unstableForms() {
        let strategy: InputValidator<String> = .stripping("-", then: Hyphenating())
        #expect(strategy.normalized("A-B") == "AB")
        #expect(StrategyContract.violations(of: strategy, accepting: ["AB", "A-B"], rejecting: [""]) == [])
    }

    @Test("reject what is over the cap before they change it")
    func cap() {
        let input = String(repeating: " ", count: 65_537)
        let strategy: InputValidator<String> = .trimmed(then: .numeric)
        #expect(rejection(by: strategy, of: input)?.code == .inputTooLarge)
        #expect(strategy.errors(for: input).map(\.code) == [.inputTooLarge])
        #expect(strategy.normalized(input) == input)
    }

    @Test("keep the contract, inside one another too")
    func contract() {
        let strategy: InputValidator<String> = .stripping("-", then: .trimmed(then: .stripping(" ", then: .numeric)))
        #expect(
            StrategyContract.violations(of: strategy, accepting: ["1", " - 1 - 2 - "], rejecting: ["", "-", "a"]) == [])
    }
}

/// Would keep a text with a hyphen in front.
private final class Hyphenating: InputValidator<String>, @unchecked Sendable {
    override func validate(_ input: String) throws(ValidationError) {
        if input.isEmpty { throw ValidationError(.inputEmpty) }
    }
    override func normalized(_ input: String) -> String { input.hasPrefix("-") ? input : "-" + input }
}

@Suite("Chained parsers")
struct ThenTests {
    private static let number: InputParser<String, Int> = .parsed(
        by: { Int($0) }, or: ValidationError(1, domain: "Test"))

    @Test("ask a rule about the output")
    func rule() throws {
        let strategy = Self.number.then(Even())
        #expect(try strategy.parse("4") == 4)
        #expect(rejection(by: strategy, of: "3") == Even.odd)
        #expect(rejection(by: strategy, of: "x")?.code == 1)
        #expect(strategy.errors(for: "3") == [Even.odd] && strategy.errors(for: "x").map(\.code) == [1])
    }

    @Test("parse the output further")
    func parser() throws {
        let text: InputParser<Int, String> = .parsed(
            by: { $0 < 0 ? nil : "\($0)!" }, or: ValidationError(2, domain: "Test"))
        let strategy = Self.number.then(parsing: text)
        #expect(try strategy.parse("4") == "4!")
        #expect(rejection(by: strategy, of: "-1")?.code == 2)
    }
}

final class Even: InputValidator<Int>, @unchecked Sendable {
    static let odd = ValidationError(1, domain: "Even", name: "even.odd")

    override func validate(_ input: Int) throws(ValidationError) {
        guard input.isMultiple(of: 2) else { throw Self.odd }
    }
}
