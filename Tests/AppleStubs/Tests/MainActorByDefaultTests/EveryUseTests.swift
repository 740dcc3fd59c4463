// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationLanguages
import InputValidationTesting
import Observation
import Testing

// Every public use, in a module whose default isolation is the main actor. A strategy isn't isolated, because it
// validates on any thread. So strategies, the constants that they use, and the types whose values they compare are
// `nonisolated`. Everything else is the same as in any other module.

nonisolated final class EvenInputValidator: InputValidator<Int>, @unchecked Sendable {
    static let odd = ValidationError(.odd, domain: .club, message: "Enter an even number")

    override func validate(_ input: Int) throws(ValidationError) {
        guard input.isMultiple(of: 2) else { throw Self.odd }
    }
}

nonisolated final class Counting<Input>: DecoratingInputValidator<Input>, @unchecked Sendable {
    override func errors(for input: Input) -> [ValidationError] { super.errors(for: input) }
}

nonisolated final class NoAmex: DecoratingInputParser<String, PaymentCard>, @unchecked Sendable {
    override func outcome(of input: String) -> ParsingOutcome<PaymentCard> { super.outcome(of: input) }
}

nonisolated final class Roman: InputParser<String, Int>, @unchecked Sendable {
    override func parse(_ input: String) throws(ValidationError) -> Int { input.count }
}

nonisolated final class Vowels: AlphabetInputValidator, @unchecked Sendable {
    init() { super.init(rejection: EvenInputValidator.odd) }

    override func firstDisallowedOffset(in bytes: Span<UInt8>) -> Int? {
        bytes.indices.first { !Array("aeiou".utf8).contains(bytes[$0]) }
    }
}

nonisolated final class Short: TextInputValidator, @unchecked Sendable {
    override func rejection(of bytes: Span<UInt8>) -> ValidationError? {
        bytes.count > 3 ? EvenInputValidator.odd : nil
    }
}

nonisolated final class FreeNickname: AsyncInputValidator<String>, @unchecked Sendable {
    override func validate(_ input: String) async throws(ValidationError) {
        if input == "taken" { throw EvenInputValidator.odd }
    }
}

enum ParityRule: ValidationRule {
    case even, odd

    func validate(_ input: Int) throws(ValidationError) {
        guard input.isMultiple(of: 2) == (self == .even) else { throw EvenInputValidator.odd }
    }
}

enum Size: String, CaseIterable { case small, large }

nonisolated extension ValidationError.Domain {
    static let club: Self = "Club"
}

nonisolated extension ValidationError.Code {
    static let odd: Self = 7
}

extension MessageTexts {
    static let club = MessageTexts(domain: .club, ["en": [.odd: "Enter an even number"], "de": [.odd: "Gerade Zahl"]])
}

extension InputValidator where Input == Int {
    static var even: InputValidator<Int> { EvenInputValidator() }
}

extension InputPattern {
    static let memberNumber = InputPattern(
        name: "memberNumber", expression: "M[0-9]+", source: "The club", example: "M1", rejected: ["1"])
}

struct Address: Equatable {
    var city: String
    var lines: [String]
    var upperCity: String { city.uppercased() }
}

nonisolated struct Place: Hashable {
    var row: Int
    var seat: Int
}

@Observable
final class Registration {
    @ObservationIgnored @ValidatedInput(.alphanumeric, label: "ID", key: "id") var id = ""
    @ObservationIgnored @ValidatedInput(.alpha, then: FreeNickname(), label: "Nickname") var nickname = ""
    @ObservationIgnored @ParsedInput(.integer(in: 0...999), label: "Age", key: "age") var age = ""
    @ObservationIgnored @ValidatedInput(.password(in: 4...9), label: "Password") var password = ""
    @ObservationIgnored @ValidatedInput(.required, label: "Repeat") var confirmation = ""
    @ObservationIgnored @ParsedInput(.oneOf(Size.self), label: "Size") var size = "small"
    @ObservationIgnored lazy var checks = LiveChecks([$nickname])
    @ObservationIgnored lazy var adult = CrossFieldRule($age, $id, or: EvenInputValidator.odd) { age, id in
        age >= 18 || id.isEmpty
    }
    var includesAge = true

    struct Request { var id: String, age: Int? }

    var form: InputForm<Request> {
        InputForm {
            $id
            if includesAge { $age }
        }.rule(adult).map { id, age in Request(id: id, age: age) }
    }

    var passwords: InputForm<String> {
        InputForm { Matches($confirmation, with: $password) }
    }
}

@Suite("A module whose default isolation is the main actor")
struct EveryUseTests {
    @Test("has its own strategies, which keep the contract")
    func strategies() {
        #expect(InputValidator<Int>.even.isValid(2))
        #expect(Counting(.even).errors(for: 3).map(\.code) == [.odd])
        #expect(NoAmex(.paymentCard).isValid("4242424242424242"))
        #expect(Roman().isValid("II") && Vowels().isValid("ae") && Short().isValid("abc"))
        #expect(InputValidator<Int>.rule(ParityRule.even).isValid(2))
        #expect(InputValidator<String>.pattern(.memberNumber).isValid("M12"))
        #expect(StrategyContract.violations(of: EvenInputValidator(), accepting: [2], rejecting: [1]) == [])
    }

    @Test("has compositions and closures")
    func compositions() {
        let limit = 3
        let text: InputValidator<String> =
            .count(in: 1...limit) && (.alpha || .numeric) && !.oneOf(["x"])
        #expect(text.isValid("ab") && !text.isValid("x"))
        let conditional: InputValidator<Address> =
            .when({ $0.city == "Bern" }, then: .condition(or: EvenInputValidator.odd) { $0.lines.count == 1 })
        #expect(!conditional.isValid(Address(city: "Bern", lines: [])))
        let parsed: InputParser<String, Address> =
            .parsed(by: { Address(city: $0, lines: []) }, or: EvenInputValidator.odd)
        #expect(parsed.isValid("Bern"))
        var listed: [InputValidator<String>] = [.alpha]
        if limit > 2 { listed.append(.count(in: 2...)) }
        let rules: InputValidator<String> = .all(of: listed)
        #expect(!rules.isValid("a"))
        #expect(InputValidator<[String]>.each(.alpha).isValid(["a"]))
        #expect(InputValidator<String?>.optional(.alpha).isValid(nil))
        #expect(InputValidator<Place>.equal(to: Place(row: 1, seat: 2)).isValid(Place(row: 1, seat: 2)))
        #expect(InputValidator<Place>.oneOf([Place(row: 1, seat: 2)]).isValid(Place(row: 1, seat: 2)))
        #expect(InputValidator<String>.trimmed(then: .email).normalized(" a@example.org ") == "a@example.org")
        #expect(InputValidator<String>.required.traits(content: .city).inputTraits.content == .city)
    }

    @Test("validates the stored properties of its structs, on every thread")
    func properties() async {
        let address: InputValidator<Address> =
            .at(\.city, label: "City", .alpha) && .at(\.lines, key: "rows", .each(.required))
        let wrong = Address(city: "1", lines: ["x", ""])
        #expect(address.errors(for: wrong).map(\.path.text) == ["city", "rows[1]"])
        #expect(address.errors(for: wrong).first?.label == "City")
        #expect(address.normalized(wrong) == wrong)
        let paths = await Task.detached { address.errors(for: Address(city: "", lines: [])).map(\.path.text) }.value
        #expect(paths == ["city"])
    }

    @Test("rejects every value if a computed property of its struct would run on any thread")
    func computed() {
        let upper: InputValidator<Address> = .at(\.upperCity, key: "city", .alpha)
        let bern = Address(city: "Bern", lines: [])
        #expect(upper.errors(for: bern).map(\.code) == [.strategyPropertyUnreadable])
        #expect(!upper.isValid(bern) && !(!upper).isValid(bern) && upper.normalized(bern) == bern)
        #expect(upper.errors(for: bern).first?.description.contains("nonisolated") == true)
    }

    @Test("has forms, rules over several fields, asynchronous checks, and errors of a server")
    func forms() async throws {
        let registration = Registration()
        registration.id = "a1"
        registration.age = "17"
        #expect(!registration.form.validate())
        #expect(registration.form.report.errors.map(\.code) == [.odd])
        registration.age = "18"
        #expect(try await registration.form.submit().age == 18)
        registration.includesAge = false
        #expect(try registration.form.value().age == nil)

        registration.password = "abcd"
        registration.confirmation = "abce"
        #expect(!registration.passwords.validate())

        registration.nickname = "taken"
        _ = registration.checks
        #expect(await !registration.$nickname.validateWithChecks())
        await registration.checks.waitForAll()
        #expect(registration.$nickname.error?.code == .odd)
        #expect(registration.$size.output == .small)

        registration.form.reject([EvenInputValidator.odd.under(.key("id"))])
        #expect(registration.form.firstRejected === registration.$id)
        #expect(registration.form.focusFirstRejected() && registration.$id.focusRequests == 1)
        do throws(FormError) { _ = try registration.form.value() } catch { #expect(error.errors.count == 1) }
    }

    @Test("has messages in languages")
    func messages() {
        let german = MessageCatalog(.german).adding(.club).adding { $0.code == .odd ? nil : nil }
        #expect(EvenInputValidator.odd.reason(in: german) == "Gerade Zahl")
        let reason = MessageCatalog.$current.withValue(german) { EvenInputValidator.odd.reason }
        #expect(reason == "Gerade Zahl")
        #expect(MessageLanguage.all.bestMatch(for: "de-CH") == .german)
        #expect(ErrorTree([EvenInputValidator.odd]).errors.count == 1)
        #expect(ProblemDetails(FormError(errors: [EvenInputValidator.odd])).errors.count == 1)
    }
}
