// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

/// Counts how often a parser parses.
private final class CountedParser<Output>: DecoratingInputParser<String, Output>, @unchecked Sendable {
    private let calls: SharedCounter

    init(_ wrapped: InputParser<String, Output>, _ calls: SharedCounter) {
        self.calls = calls
        super.init(wrapped)
    }

    override func outcome(of input: String) -> ParsingOutcome<Output> {
        calls.next()
        return super.outcome(of: input)
    }
}

/// A parser that counts its own calls.
private final class Tally: InputParser<String, Int>, @unchecked Sendable {
    static let noNumber = ValidationError(1, domain: "Tally")
    let calls = SharedCounter()

    override func parse(_ input: String) throws(ValidationError) -> Int {
        calls.next()
        guard let number = Int(input) else { throw Self.noNumber }
        return number
    }
}

/// A parser that reports several errors at once.
private final class Pair: InputParser<String, [Int]>, @unchecked Sendable {
    override func parse(_ input: String) throws(ValidationError) -> [Int] {
        if let error = errors(in: input).first { throw error }
        return parts(of: input).compactMap { Int($0) }
    }

    override func furtherErrors(for input: String) -> [ValidationError] { Array(errors(in: input).dropFirst()) }

    private func parts(of input: String) -> [Substring] {
        input.split(separator: ",", omittingEmptySubsequences: false)
    }

    private func errors(in input: String) -> [ValidationError] {
        let parts = parts(of: input)
        return parts.indices.filter { Int(parts[$0]) == nil }.map { Tally.noNumber.under(.index($0)) }
    }
}

/// Rejects every input without an error.
private final class Silent: DecoratingInputParser<String, Int>, @unchecked Sendable {
    override func outcome(of input: String) -> ParsingOutcome<Int> { .rejected([]) }
}

private final class EvenOnly: DecoratingInputParser<String, Int>, @unchecked Sendable {
    override func outcome(of input: String) -> ParsingOutcome<Int> {
        let outcome = super.outcome(of: input)
        if case .accepted(let number) = outcome, !number.isMultiple(of: 2) { return .rejected([Even.odd]) }
        return outcome
    }
}

/// Removes the character # at the beginning of the text.
private final class NumberWithoutPrefix: DecoratingInputParser<String, Int>, @unchecked Sendable {
    override func wrappedInput(for input: String) -> String { String(input.drop { $0 == "#" }) }
}

@Suite("Decorators of parsers")
struct DecoratingInputParserTests {
    @Test("forward output, errors, verdict, normal form, and sensitivity")
    func forwarding() throws {
        let decorator = DecoratingInputParser(InputValidator.trimmed(then: Tally()).sensitive())
        #expect(try decorator.parse(" 7 ") == 7)
        #expect(decorator.errors(for: "x") == [Tally.noNumber])
        #expect(rejection(by: decorator, of: "x") == Tally.noNumber)
        #expect(decorator.normalized(" 7 ") == "7" && decorator.isSensitive)
        #expect(decorator.configuration.children.count == 1)
        #expect(decorator.checklist(for: "x").map(\.isAccepted) == [false])
    }

    @Test(
        "can change the input for the parser inside",
        arguments: [
            ("7", 7, "7", []), ("#7", 7, "7", []), ("## 7", 7, "7", []), ("#x", nil, "x", [Tally.noNumber]),
        ] as [(String, Int?, String, [ValidationError])])
    func changedInput(input: String, output: Int?, normalized: String, errors: [ValidationError]) {
        let parser = NumberWithoutPrefix(.trimmed(then: Tally()))
        #expect((try? parser.parse(input)) == output)
        #expect(parser.errors(for: input) == errors && rejection(by: parser, of: input) == errors.first)
        #expect(parser.normalized(input) == normalized)
        #expect(parser.checklist(for: input).map(\.errors) == [errors])
        #expect(parser.explanation(of: input).steps.map(\.error) == [errors.first])
    }

    @Test("parse, validate, and list errors by one method")
    func consistency() throws {
        #expect(try EvenOnly(Tally()).parse("4") == 4)
        #expect(EvenOnly(Tally()).isValid("4") && !EvenOnly(Tally()).isValid("3"))
        #expect(rejection(by: EvenOnly(Tally()), of: "3") == Even.odd)
        #expect(EvenOnly(Tally()).errors(for: "3") == [Even.odd])
        #expect(EvenOnly(Tally()).errors(for: "x") == [Tally.noNumber])
    }

    @Test(
        "are called once, as the parser inside is, whatever the verdict",
        arguments: [
            { $0 }, { $0.then(Even()) }, { $0.then(parsing: .parsed(by: { $0 }, or: Even.odd)) },
            { .trimmed(then: $0) }, { $0.message("x") }, { $0.error(Even.odd) }, { DecoratingInputParser($0) },
        ] as [@Sendable (InputParser<String, Int>) -> InputParser<String, Int>])
    func once(compose: @Sendable (InputParser<String, Int>) -> InputParser<String, Int>) {
        let calls = SharedCounter()
        let leaf = Tally()
        let parser = compose(CountedParser(leaf, calls))
        for (number, input) in ["4", "3", "x"].enumerated() {
            _ = try? parser.parse(input)
            #expect(calls.count == 3 * number + 1)
            _ = parser.errors(for: input)
            #expect(calls.count == 3 * number + 2)
            _ = parser.outcome(of: input)
            #expect(calls.count == 3 * number + 3 && leaf.calls.count == calls.count)
        }
    }

    @Test("are called once by an input; a form parses what it accepts once more for the output", arguments: ["4", "x"])
    func onceInContexts(value: String) {
        let calls = SharedCounter()
        let input = ParsedInput(value, CountedParser(Tally(), calls))
        input.validate()
        #expect(calls.count == 1)
        let form = InputForm { input }
        _ = try? form.value()
        #expect(calls.count == (value == "x" ? 2 : 3))
    }

    @Test("keep all errors of a parser that has several at once")
    func severalErrors() {
        let optional: InputParser<String, [Int]?> = .optional(Pair())
        let parsers: [InputValidator<String>] = [
            Pair(), Pair().then(.each(Even())), .trimmed(then: Pair()), optional, Pair().message("x"),
            DecoratingInputParser(Pair()), Pair().then(parsing: .parsed(by: { $0 }, or: Even.odd)),
        ]
        for parser in parsers {
            #expect(parser.errors(for: "1,x,2,y").map(\.path) == [[.index(1)], [.index(3)]])
            #expect(rejection(by: parser, of: "1,x,2,y")?.path == [.index(1)])
        }
        #expect(DecoratingInputParser(Pair()).furtherErrors(for: "1,x,2,y").map(\.path) == [[.index(3)]])
    }

    @Test("reject what is rejected without an error")
    func noError() {
        let outcome = ParsingOutcome<Int>.rejected([])
        #expect(outcome.errors == [ValidationError(.strategyErrorMissing)])
        #expect(throws: ValidationError(.strategyErrorMissing)) { try outcome.get() }
        #expect(ParsingOutcome.accepted(1).errors == [])
        for parser in [Silent(Tally()).message("x"), .trimmed(then: Silent(Tally()))] {
            #expect(parser.errors(for: "1") == [ValidationError(.strategyErrorMissing)])
        }
    }
}
