// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Observation
import Testing

extension StrategyRow {
    static let warning = [
        StrategyRow(
            "a rule with a warning", InputValidator.numeric && .warning(.count(in: ...3)), accepts: ["1", "12345"],
            rejects: [("a", .numericCharacter), ("", .inputEmpty)])
    ]
}

@Suite("Warnings")
struct WarningInputValidatorTests {
    typealias Warning = (path: String, code: ValidationError.Code)

    private static let short = InputValidator<String>.warning(.count(in: ...3))

    struct Person: Sendable {
        var name = "Ada"
        var tags: [String] = []
        var notes: [String: String] = [:]
    }

    /// Strategies for text, with the codes of the warnings about an input.
    private static let rows: [(strategy: InputValidator<String>, input: String, codes: [ValidationError.Code])] = [
        (short, "abc", []), (short, "abcd", [.lengthTooLong]), (short, "", [.inputEmpty]),
        (.alpha && short, "abcd", [.lengthTooLong]),
        // A rejected input has errors, not warnings.
        (.numeric && short, "abcd", []),
        (.all(of: [short, .warning(.numeric)]), "abcd", [.lengthTooLong, .numericCharacter]),
        (.all(of: [short, short]), "abcd", [.lengthTooLong]),
        // Only the rule that accepts the input warns.
        ((.numeric && short) || (.alpha && .warning(.uppercaseOnly)), "abcd", [.patternMismatch]),
        ((.alpha && short) || (.alpha && .warning(.uppercaseOnly)), "abcd", [.lengthTooLong]),
        (!(.numeric && short), "abcd", []),
        (.when(.alpha, then: short), "abcd", [.lengthTooLong]), (.when(.numeric, then: short), "abcd", []),
        (.unless(.numeric, then: short), "abcd", [.lengthTooLong]), (.when(short, then: .alpha), "abcd", []),
        (.optional(.alpha && short), "", []), (.optional(.alpha && short), "abcd", [.lengthTooLong]),
        (.trimmed(then: short), "  abc ", []), (.trimmed(then: short), " abcd ", [.lengthTooLong]),
        ((.alpha && short).message("another"), "abcd", [.lengthTooLong]),
        ((.alpha && short).error(ValidationError(1, domain: "Test")), "abcd", [.lengthTooLong]),
        ((.alpha && short).named("name"), "abcd", [.lengthTooLong]),
        (.warning(short), "abcd", [.lengthTooLong]),
        (.warning(.alpha && short), "abcd", [.lengthTooLong]),
        (.warning(.numeric && short), "abcd", [.numericCharacter]),
        (.integer.then(.warning(.range(1...6))), "7", [.comparisonTooLarge]),
        (Shouting(.alpha && short), "abcd", [.lengthTooLong]),
        (WithoutPrefix(short), "#abc", []), (WithoutPrefix(short), "#abcd", [.lengthTooLong]),
        (OwnComposition(.alpha && short, .numeric && short), "abcd", [.lengthTooLong]),
    ]

    @Test("are the errors of the rule inside, for an accepted input", arguments: rows.indices)
    func codes(index: Int) {
        let row = Self.rows[index]
        #expect(row.strategy.warnings(for: row.input).map(\.code) == row.codes)
        #expect(row.strategy.warnings(for: row.input).allSatisfy { $0.domain == .builtIn })
        if !row.codes.isEmpty { #expect(row.strategy.errors(for: row.input).isEmpty) }
    }

    @Test("have the path and the label of the part")
    func places() {
        let rule: InputValidator<Person> = .all(of: [
            .at(\.name, label: "Name", Self.short), .at(\.tags, .each(Self.short)),
            .at(\.notes, .each(values: Self.short)), .at(\.notes, .each(keys: Self.short)),
        ])
        let person = Person(name: "Grace", tags: ["a", "long tag", "b"], notes: ["z": "abcd", "a": "wxyz", "k": ""])
        let warnings = rule.warnings(for: person)
        #expect(rule.isValid(person))
        #expect(
            warnings.map { "\($0.path.text) \($0.code)" } == [
                "name \(ValidationError.Code.lengthTooLong)", "tags[1] \(ValidationError.Code.lengthTooLong)",
                "notes.a \(ValidationError.Code.lengthTooLong)", "notes.k \(ValidationError.Code.inputEmpty)",
                "notes.z \(ValidationError.Code.lengthTooLong)",
            ])
        #expect(warnings[0].reason == "Name must be 3 characters or fewer")
    }

    @Test("change no verdict, hint, requirement, keyboard, checklist, or progress")
    func nothingElse() {
        let plain: InputValidator<String> = .alpha
        let advised: InputValidator<String> = .alpha && .warning(.email && .count(in: ...3))
        #expect(advised.requirements == plain.requirements)
        #expect(advised.inputTraits == plain.inputTraits)
        #expect(advised.checklist(for: "ab1").map(\.errors) == [plain.errors(for: "ab1")])
        #expect(advised.normalized("abc") == "abc")
        #expect(advised.progress(of: "abc") == .accepted)
        #expect(advised != .alpha)
        #expect(advised == (.alpha && .warning(.email && .count(in: ...3))))
        #expect(String(describing: advised) == "alpha && warning(email && count(...3))")
    }

    @Test("of a parser leave its output alone")
    func parser() throws {
        let parser: InputParser<String, EmailAddress> = .email.warning(.emailDomainSpelling)
        #expect(try parser.parse("ada@gmial.com").domain == "gmial.com")
        #expect(parser.warnings(for: "ada@gmial.com").map(\.code) == [.emailDomainSpelling])
        #expect(rejection(by: parser, of: "ada")?.code == .emailAtMissing && parser.warnings(for: "ada").isEmpty)
        #expect(parser.requirements == InputValidator.email.requirements)
        #expect(parser.inputTraits == InputValidator.email.inputTraits)
        let field = ParsedInput("ada@gmial.com", parser.message("Check it").sensitive(), label: "Email")
        #expect(field.validate() && field.output?.domain == "gmial.com")
        #expect(field.warnings.map(\.code) == [.emailDomainSpelling])
    }

    @Test("don't name what a sensitive rule hides")
    func secrets() {
        let rule: InputValidator<String> = (.alpha && .warning(.oneOf(["a", "b"]))).sensitive()
        #expect(rule.isSensitive)
        #expect(rule.warnings(for: "c").map(\.parameters) == [[:]])
        let inner: InputValidator<String> = .alpha && .warning(InputValidator.alpha.sensitive())
        #expect(inner.isSensitive)
    }

    @Test("of rules that many rules contain are found once")
    func sharedRules() {
        var rule: InputValidator<String> = .alpha && Self.short
        for _ in 0..<16 { rule = .all(of: [rule, rule]) }
        #expect(rule.warnings(for: "abcd").map(\.code) == [.lengthTooLong])
    }

    @Test("of an input follow the last validation")
    func field() {
        let field = ValidatedInput("", .alpha && Self.short, label: "Name", key: "name")
        #expect(field.warnings.isEmpty)
        field.value = "abcd"
        // Nothing was validated yet.
        #expect(field.warnings.isEmpty)
        field.validate()
        #expect(field.warnings.map(\.reason) == ["Name must be 3 characters or fewer"])
        #expect(field.warnings.map(\.path.text) == ["name"])
        #expect(field.errors.isEmpty && field.isAccepted && !field.isHighlighted)
        field.value = "ab"
        #expect(field.warnings.isEmpty)
        field.timing = .onChange
        field.value = "abcde"
        #expect(field.warnings.count == 1)
        field.value = "abcde1"
        #expect(field.warnings.isEmpty && field.errors.map(\.code) == [.alphaCharacter])
        field.value = "abcde"
        field.validator = .alpha
        #expect(field.warnings.isEmpty)
        field.validator = .alpha && .warning(.numeric)
        #expect(field.warnings.map(\.code) == [.numericCharacter])
        field.reset()
        #expect(field.warnings.isEmpty)
    }

    @Test("notify observers")
    func observation() {
        let field = ValidatedInput("abcd", .alpha && Self.short)
        let counter = ChangeCount()
        func observe() {
            withObservationTracking {
                _ = field.warnings
            } onChange: {
                counter.count += 1
            }
        }
        observe()
        field.validate()
        #expect(counter.count == 1)
        observe()
        field.validator = .alpha
        #expect(counter.count == 2)
    }
}

private final class ChangeCount: @unchecked Sendable { var count = 0 }

extension InputValidator<String> {
    fileprivate static var uppercaseOnly: InputValidator<String> { .pattern("[A-Z]+") }
}

/// A decorator that adds nothing.
private final class Shouting: DecoratingInputValidator<String>, @unchecked Sendable {}

/// A program's own composition, which accepts what either rule accepts.
private final class OwnComposition: InputValidator<String>, @unchecked Sendable {
    private let first: InputValidator<String>
    private let second: InputValidator<String>

    init(_ first: InputValidator<String>, _ second: InputValidator<String>) {
        (self.first, self.second) = (first, second)
        super.init(containing: .rules(first, second))
    }

    override func validate(_ input: String) throws(ValidationError) {
        if first.isValid(input) { return }
        try second.validate(input)
    }
}
