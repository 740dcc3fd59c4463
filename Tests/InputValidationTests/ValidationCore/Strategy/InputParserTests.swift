// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

/// Parses a text's digits, and reports a long text.
private final class Digits: InputParser<String, Int>, @unchecked Sendable {
    static let error = ValidationError(1, domain: "Digits", message: "Enter digits")
    static let further = ValidationError(2, domain: "Digits", message: "Enter less")

    override func parse(_ input: String) throws(ValidationError) -> Int {
        guard let number = Int(input) else { throw Self.error }
        return number
    }

    override func furtherErrors(for input: String) -> [ValidationError] { input.count > 3 ? [Self.further] : [] }
}

@Suite("InputParser")
struct InputParserTests {
    @Test("rejects every input unless a subclass parses it")
    func abstract() {
        let parser = InputParser<String, Int>()
        #expect(rejection(by: parser, of: "1") == ValidationError(.strategyAbstract))
        #expect(parser.outcome(of: "1").errors == [ValidationError(.strategyAbstract)])
    }

    @Test("accepts exactly what it parses")
    func validating() throws {
        #expect(try Digits().parse("12") == 12)
        #expect(Digits().isValid("12") && !Digits().isValid("a"))
        #expect(rejection(by: Digits(), of: "a") == Digits.error)
    }

    @Test("has the output or every error of an input", arguments: [("a", 1), ("abcd", 2)])
    func outcome(input: String, count: Int) {
        if case .accepted(let number) = Digits().outcome(of: "12") { #expect(number == 12) } else { Issue.record() }
        #expect(Digits().outcome(of: "12").errors.isEmpty)
        #expect(Digits().outcome(of: input).errors == Array([Digits.error, Digits.further].prefix(count)))
        #expect(Digits().errors(for: input) == Digits().outcome(of: input).errors)
    }

    @Test("rejects with an error of the library if an outcome does not have an error")
    func noError() {
        #expect(ParsingOutcome<Int>.rejected([]).errors == [ValidationError(.strategyErrorMissing)])
    }

    @Test("keeps its output with another message, error, name, secrecy, or trait")
    func customized() throws {
        let own = ValidationError(3, domain: "Own", message: "No")
        let parsers: [InputParser<String, Int>] = [
            Digits().message("No"), Digits().error(own), Digits().named("digits"), Digits().sensitive(),
            Digits().traits(keyboard: .digits),
        ]
        for parser in parsers { #expect(try parser.parse("12") == 12 && !parser.isValid("a")) }
        #expect(rejection(by: parsers[0], of: "a")?.message == "No")
        #expect(rejection(by: parsers[0], of: "a")?.code == Digits.error.code)
        #expect(rejection(by: parsers[1], of: "a") == own)
        #expect(parsers[2].configuration.name == "digits")
        #expect(parsers[3].isSensitive && !Digits().isSensitive)
        #expect(parsers[4].inputTraits.keyboard == .digits)
    }
}
