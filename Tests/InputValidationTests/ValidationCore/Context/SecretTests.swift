// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Observation
import Testing

#if FoundationInterop
import Foundation
#endif

/// The text that must not leak, which every test in this file looks for.
private let marker = "S3cr3t-M4rk3r-\u{E9}"

/// A strategy with its name, and whether it's sensitive without a mark.
private struct Sensitivity: Sendable, CustomTestStringConvertible {
    let validator: InputValidator<String>
    let isSensitive: Bool
    var testDescription: String { validator.configuration.description }

    init(_ validator: InputValidator<String>, _ isSensitive: Bool) {
        self.validator = validator
        self.isSensitive = isSensitive
    }
}

private enum OneTimeCode: ValidationRule {
    case digits

    func validate(_ input: String) throws(ValidationError) { try NumericInputValidator().validate(input) }

    var isSensitive: Bool { true }
}

private final class Pin: InputValidator<String>, @unchecked Sendable {
    override func validate(_ input: String) throws(ValidationError) { throw ValidationError(1, domain: "Test") }

    override var profile: StrategyProfile { StrategyProfile(isSensitive: true) }
}

private struct Account: Encodable {
    var password: String
    var codes: [String] = []
}

@Suite("A strategy's sensitivity")
struct SensitivityTests {
    #if StockPatterns
    private static let patterns: [Sensitivity] = [
        Sensitivity(.pattern(.cardNumber), true),
        Sensitivity(.pattern(.cardSecurityCode), true),
        Sensitivity(.pattern(.cardPIN), true),
        Sensitivity(.pattern(.oneTimeCode), true),
        Sensitivity(.pattern(.passwordNIST), true),
        Sensitivity(.pattern(.jwt), true),
        Sensitivity(.pattern(.postalCodeGB), false),
    ]
    fileprivate static let expectedCount = 15
    #else
    private static let patterns: [Sensitivity] = []
    fileprivate static let expectedCount = 9
    #endif

    fileprivate static let table: [Sensitivity] = strategies + patterns

    private static let strategies: [Sensitivity] = [
        Sensitivity(.paymentCard, true),
        Sensitivity(.paymentCard(accepting: [.visa]), true),
        Sensitivity(.securityCode(for: .amex), true),
        Sensitivity(.password(), true),
        Sensitivity(.jwt, true),
        Sensitivity(.rule(OneTimeCode.digits), true),
        Sensitivity(Pin(), true),
        Sensitivity(.numeric.sensitive(), true),
        Sensitivity(.pattern("[0-9]{4}").sensitive(), true),
        // PCI DSS allows expiry dates in clear text, and many numbers that aren't secret have check digits.
        Sensitivity(CardExpiryInputValidator(now: CardExpiry.Clock { (2_026, 1) }), false),
        Sensitivity(.luhn, false),
        Sensitivity(.numeric, false),
        Sensitivity(.email, false),
        Sensitivity(.pattern("[0-9]{4}"), false),
        Sensitivity(.required, false),
    ]

    @Test("follows from its inputs", arguments: table)
    fileprivate func strategies(row: Sensitivity) {
        #expect(row.validator.isSensitive == row.isSensitive)
    }

    fileprivate static func compositions(of rule: InputValidator<String>) -> [InputValidator<String>] {
        [
            AllOf([.required, rule]), .all(of: [rule, .required], stopAtFirst: true), AnyOf([.numeric, rule]),
            .required && rule,
            .numeric || rule, AllOf([rule]), !rule, .not(rule, or: ValidationError(.membershipExcluded)),
            .when({ !$0.isEmpty }, then: rule), .when(rule, then: .required), .unless(.numeric, then: rule),
            .optional(rule), .trimmed(then: rule), .collapsingBlanks(then: rule), .stripping("-", then: rule),
            rule.message("Other words"), rule.error(ValidationError(1, domain: "Test")), rule.sensitive(),
        ]
    }

    @Test("follows from an inner rule, whatever the composition", arguments: table)
    fileprivate func compositions(row: Sensitivity) {
        for strategy in Self.compositions(of: row.validator).dropLast() {
            #expect(strategy.isSensitive == row.isSensitive, "\(strategy.configuration)")
        }
        #expect(row.validator.sensitive().isSensitive)
        #expect(InputValidator<[String]>.each(row.validator).isSensitive == row.isSensitive)
        #expect(InputValidator<String?>.optional(row.validator).isSensitive == row.isSensitive)
        #expect(InputValidator<Account>.at(\.password, row.validator).isSensitive == row.isSensitive)
        #expect(AsyncInputValidator.synchronous(row.validator).isSensitive == row.isSensitive)
        #expect(
            (AsyncInputValidator.synchronous(row.validator) && .synchronous(.required)).isSensitive == row.isSensitive)
        #expect(
            (AsyncInputValidator.synchronous(.required) && .synchronous(row.validator)).isSensitive == row.isSensitive)
    }

    @Test("follows from an inner parser, and parsers stay parsers")
    func parsers() throws {
        let number: InputParser<String, Int> = .integer.sensitive()
        let parsers: [InputParser<String, Int>] = [
            number, number.message("Other words"), number.error(ValidationError(1, domain: "Test")),
            .trimmed(then: number), number.then(.range(0...9)), .integer.then(.range(0...9).sensitive()),
        ]
        for parser in parsers {
            #expect(parser.isSensitive)
            #expect(try parser.parse("7") == 7)
        }
        #expect(InputParser<String, Int?>.optional(number).isSensitive)
        let chained: InputParser<String, String> = number.then(
            parsing: .parsed(by: { String($0) }, or: ValidationError(1, domain: "Test")))
        #expect(chained.isSensitive)
    }

    @Test("changes no verdict, error, or normal form, but counts for equality")
    func verdicts() {
        let plain: InputValidator<String> = .trimmed(then: .alpha)
        let strategy = plain.sensitive()
        #expect(strategy.isValid(" abc ") && strategy.normalized(" abc ") == "abc")
        #expect(strategy.errors(for: "1") == plain.errors(for: "1"))
        #expect(strategy != plain && strategy == plain.sensitive())
        #expect(strategy.configuration.name == "sensitive")
    }
}

@Suite("A secret input")
struct SecretInputTests {
    @Test("is secret because of its strategy, unless it is configured otherwise")
    func standard() {
        #expect(ValidatedInput("", .paymentCard).isSecret)
        #expect(ParsedInput("", .paymentCard).isSecret)
        #expect(!ValidatedInput("", .email).isSecret)
        #expect(ValidatedInput("", .email, isSecret: true).isSecret)
        #expect(!ValidatedInput("", .paymentCard, isSecret: false).isSecret)
        #expect(!ParsedInput("", .paymentCard, isSecret: false).isSecret)
        #expect(ValidatedInput("", .required, then: .synchronous(Pin())).isSecret)
        #expect(ParsedInput(wrappedValue: "", .integer, then: .synchronous(Pin())).isSecret)
    }

    @Test("does not name a character that a server names", arguments: ValidationError.Code.builtIn)
    func characterOfServer(code: ValidationError.Code) {
        let pin = ValidatedInput("1-2", .required, label: "PIN", isSecret: true)
        pin.reject(ValidationError(code, parameters: [.character: "-"]))
        #expect(pin.error?.code == code && pin.error?[.character] == nil)
        let reason = pin.error?.reason
        pin.reject(ValidationError(code, parameters: [:]))
        #expect(reason == pin.error?.reason)
    }

    @Test(
        "becomes secret with a sensitive strategy and stays so until it is reset to another value",
        arguments: [false, true])
    func swap(isValidated: Bool) {
        let input = ValidatedInput("4242", .numeric)
        if isValidated { input.validate() }
        input.validator = .paymentCard
        #expect(input.isSecret)
        input.validator = .numeric
        #expect(input.isSecret)
        input.value = "1"
        input.clearResult()
        input.reset()
        #expect(input.isSecret)
        input.reset(to: "2")
        #expect(!input.isSecret)
        input.validator = .paymentCard
        input.reset(to: "3")
        #expect(input.isSecret)
    }

    @Test("keeps its configured secrecy")
    func told() {
        let shown = ValidatedInput("4242", .numeric, isSecret: false)
        shown.validator = .paymentCard
        #expect(!shown.isSecret)
        let hidden = ParsedInput("4242", .paymentCard, isSecret: true)
        hidden.reset(to: "")
        #expect(hidden.isSecret)
    }

    @Test("becomes secret with a strategy beside the first strategy")
    func further() {
        let typing = ValidatedInput("", .numeric)
        typing.validatorWhileTyping = .paymentCard
        #expect(typing.isSecret)
        typing.validatorWhileTyping = nil
        typing.reset(to: "")
        #expect(!typing.isSecret)
        let awaiting = ValidatedInput("", .numeric)
        awaiting.asyncValidator = .synchronous(Pin())
        #expect(awaiting.isSecret)
        awaiting.reset(to: "")
        #expect(awaiting.isSecret)
    }

    @Test("is observed")
    func observation() {
        let input = ValidatedInput("", .numeric)
        #expect(
            isNoticed {
                _ = input.isSecret
            } by: {
                input.validator = .paymentCard
            })
        input.validator = .numeric
        #expect(
            isNoticed {
                _ = input.isSecret
            } by: {
                input.reset(to: "")
            })
        #expect(
            isNoticed {
                _ = input.isSecret
            } by: {
                input.validatorWhileTyping = .paymentCard
            })
        let repetition = ValidatedInput("", .required)
        #expect(
            isNoticed {
                _ = repetition.isMasked
            } by: {
                _ = CrossFieldRule.equal(repetition, to: ValidatedInput("", .password()))
            })
    }

    private func isNoticed(_ read: () -> Void, by change: () -> Void) -> Bool {
        let notifications = SharedCounter()
        withObservationTracking(read) { notifications.next() }
        change()
        return notifications.count > 0
    }

    @Test(
        "does not report a character of its value",
        arguments: [
            (.domainName, "exa_mple.com", .domainCharacter), (.numeric, "12-34", .numericCharacter),
            (.alpha && .required, "ab-cd", .alphaCharacter), (.integer, "+1", .integerSign),
        ] as [(InputValidator<String>, String, ValidationError.Code)])
    func characters(strategy: InputValidator<String>, value: String, code: ValidationError.Code) {
        for (label, key) in [("Name", "name"), (nil, nil)] as [(String?, String?)] {
            let shown = ValidatedInput(value, strategy, label: label, key: key, isSecret: false)
            let secret = ValidatedInput(value, strategy, label: label, key: key, isSecret: true)
            shown.validate()
            secret.validate()
            #expect(shown.errors.map(\.code) == [code] && secret.errors.map(\.code) == [code])
            #expect(shown.error?.parameters[.character] != nil)
            #expect(secret.error?.parameters[.character] == nil)
            let thrown = #expect(throws: ValidationError.self) { try secret.resolved() }
            #expect(thrown == secret.error)
        }
    }

    @Test("makes its repetition secret")
    func repetition() {
        let password = ValidatedInput("", .password())
        let repetition = ValidatedInput("", .required)
        let shown = ValidatedInput("", .required, isSecret: false)
        _ = Matches(repetition, with: password)
        _ = CrossFieldRule.equal(shown, to: password)
        #expect(repetition.isSecret)
        #expect(!shown.isSecret)
        let name = ValidatedInput("", .required)
        _ = CrossFieldRule.equal(name, to: ValidatedInput("", .required))
        #expect(!name.isSecret)
        repetition.validator = .alpha
        repetition.reset(to: "")
        #expect(repetition.isSecret)
    }

    @Test("does not report a character that a server names", arguments: [true, false])
    func charactersOfServer(isSecret: Bool) {
        let input = ValidatedInput("exa_mple", .required, isSecret: isSecret)
        input.reject(ValidationError(.domainCharacter, parameters: [.character: "_"]))
        #expect(input.errors.map(\.code) == [.domainCharacter] && input.error?.domain == .builtIn)
        #expect(input.error?[.character] == (isSecret ? nil : "_"))
        // The app's own errors, and errors with the app's text, stay as they are.
        for error in [
            ValidationError(1, domain: "Shop", parameters: [.character: "_"]),
            ValidationError(.domainCharacter, message: "No {character}", parameters: [.character: "_"]),
        ] {
            input.clearResult()
            input.reject(error)
            #expect(input.errors == [error] && input.error?.message == error.message)
        }
    }

    #if FoundationInterop
    @Test("is not stored with its form unless secrets are included")
    func stored() throws {
        let card = ParsedInput(marker, .paymentCard, key: "card")
        let name = ValidatedInput("Ann", .required, key: "name")
        let form = InputForm {
            card
            name
        }
        #expect(try json(form, includingSecrets: false) == #"{"name":"Ann"}"#)
        #expect(try json(form, includingSecrets: true).contains(marker))
    }

    private func json<Output>(_ form: InputForm<Output>, includingSecrets: Bool) throws -> String {
        let stored = Encoded { try form.encode(to: $0, includingSecrets: includingSecrets) }
        return String(decoding: try JSONEncoder().encode(stored), as: UTF8.self)
    }
    #endif
}

private struct Encoded: Encodable {
    let body: (any Encoder) throws -> Void
    func encode(to encoder: any Encoder) throws { try body(encoder) }
}

private final class Owner<Value: Sendable> {
    let input: ValidatedInput<Value>
    let repetition: ValidatedInput<Value>

    init(_ input: ValidatedInput<Value>) {
        self.input = input
        repetition = ValidatedInput(
            wrappedValue: input.value, input.validator, then: .synchronous(input.validator), isSecret: true)
    }
}

@Suite("A secret value")
struct SecretValueTests {
    /// Everything that a program may keep from an input.
    ///
    /// The tests search all of it.
    private func things<Value: Sendable>(of input: ValidatedInput<Value>) -> [Any] {
        let owner = Owner(input)
        input.validate()
        owner.repetition.validate()
        let form = InputForm {
            owner.input
            owner.repetition
        }
        form.validate()
        let rule = CrossFieldRule(input, owner.repetition, or: ValidationError(1, domain: "Test")) { _, _ in false }
        form.validate()
        let stored = Encoded { try form.encode(to: $0) }
        let failure = { () -> FormError? in
            do throws(FormError) { _ = try form.value() } catch { return error }
            return nil
        }()
        return [
            input, owner, form, rule, form.report, form.fields, input.state, input.errors, input.validator, stored,
            input.validator.checklist(for: input.value), failure as Any, input.validator.configuration,
        ] + input.errors
    }

    private func expectNothing(of secret: String, in things: [Any], _ what: String) {
        for thing in things {
            #expect(!traces(of: thing).contains(secret), "\(what): \(type(of: thing))")
        }
    }

    @Test(
        "rejected by a strategy, is in nothing that can be printed, dumped, mirrored, or encoded",
        arguments: TextStrategy.all)
    func rejected(strategy: TextStrategy) {
        let input = ValidatedInput(marker, strategy.validator.sensitive(), label: "Field", key: "field")
        expectNothing(of: marker, in: things(of: input), strategy.name)
    }

    @Test(
        "accepted by a strategy, is in nothing that can be printed, dumped, mirrored, or encoded",
        arguments: withLongSamples)
    func accepted(strategy: TextStrategy) {
        for sample in strategy.accepted where Self.isLong(sample) {
            let input = ValidatedInput(sample, strategy.validator.sensitive(), label: "Field", key: "field")
            expectNothing(of: sample, in: things(of: input), strategy.name)
        }
    }

    @Test(
        "rejected by a strategy that is sensitive without a mark, is nowhere",
        arguments: SensitivityTests.table.filter(\.isSensitive))
    fileprivate func sensitive(row: Sensitivity) {
        for strategy in [row.validator] + SensitivityTests.compositions(of: row.validator) {
            let input = ValidatedInput(marker, strategy, label: "Field", key: "field")
            #expect(input.isSecret)
            expectNothing(of: marker, in: things(of: input), strategy.configuration.description)
        }
        let list = ValidatedInput([marker, marker], .each(row.validator), key: "list")
        expectNothing(of: marker, in: things(of: list), "each")
        let account = ValidatedInput(Account(password: marker), .at(\.password, row.validator), key: "account")
        expectNothing(of: marker, in: things(of: account), "at")
        let optional = ValidatedInput(Optional(marker), .optional(row.validator), key: "optional")
        expectNothing(of: marker, in: things(of: optional), "optional")
    }

    @Test("is not where a card was parsed, nor in the parsed card")
    func card() throws {
        let card = ParsedInput("4242 4242 4242 4242", .paymentCard, label: "Card number", key: "card")
        let form = InputForm { card }
        let output = try #require(card.output)
        for thing in [card, form, output, card.state, try form.value()] as [Any] {
            let text = traces(of: thing)
            #expect(!text.contains("4242 4242") && !text.contains("42424242"))
        }
        card.value = "4242 4242 4242 4241"
        card.validate()
        #expect(!traces(of: card).contains("4242 4242"))
        #expect(!traces(of: card.errors).contains("4242"))
    }

    /// A short sample can be part of a message's words by chance.
    private static func isLong(_ sample: String) -> Bool { sample.utf8.count >= 8 }

    static let withLongSamples = TextStrategy.all.filter { $0.accepted.contains(where: isLong) }

    @Test("is shown if the input is not secret, so that this file can fail")
    func shown() {
        #expect(Self.withLongSamples.count >= 40)
        #expect(SensitivityTests.table.filter(\.isSensitive).count >= SensitivityTests.expectedCount)
        #expect(traces(of: ValidatedInput(marker, .required)).contains(marker))
        #expect(traces(of: ParsedInput(marker, .paymentCard, isSecret: false)).contains(marker))
    }
}
