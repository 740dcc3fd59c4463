// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// snippet.closure
import InputValidation

extension ValidationError {
    static let odd = ValidationError(
        1, domain: "Club", message: "{label} must be an even number")
}

let even: InputValidator<Int> = .condition(or: .odd) {
    $0.isMultiple(of: 2)
}
print(even.isValid(3), even.errors(for: 3).map(\.code))
// false [1]
// snippet.end

// snippet.strategy
nonisolated final class MemberInputValidator: InputValidator<String>,
    @unchecked Sendable
{
    static let noPrefix = ValidationError(
        7, domain: "Club", name: "member.prefix",
        message: "{label} must begin with M, as on your card")
    static let standard = MemberInputValidator()

    override func validate(_ input: String) throws(ValidationError) {
        guard input.hasPrefix("M") else {
            throw Self.noPrefix.at(position: 0)
        }
    }
}
// snippet.end

// snippet.dot
extension InputValidator where Input == String {
    static var member: InputValidator<String> {
        MemberInputValidator.standard
    }
}

let member = ValidatedInput("123", .numeric, label: "Number")
print(member.validate())
// true

member.validator = .member
print(member.error?.domain ?? "", member.error?.code ?? 0)
// Club 7
print(member.error?.reason ?? "")
// Number must begin with M, as on your card
// snippet.end

// snippet.setting
nonisolated final class MultipleOf: InputValidator<Int>,
    @unchecked Sendable
{
    let factor: Int
    let rejection: ValidationError

    init(_ factor: Int) {
        self.factor = max(1, factor)
        rejection = ValidationError(
            2, domain: "Club",
            message: "{label} must be a multiple of {factor}",
            parameters: ["factor": .int(self.factor)])
        super.init()
    }

    override func validate(_ input: Int) throws(ValidationError) {
        guard input.isMultiple(of: factor) else { throw rejection }
    }
}

let seats = ValidatedInput(7, MultipleOf(4), label: "Seats")
seats.validate()
print(seats.error?.reason ?? "")
// Seats must be a multiple of 4
// snippet.end

// swift-format-ignore
// snippet.contract
import InputValidationTesting

let violations = StrategyContract.violations(
    of: MemberInputValidator(), accepting: ["M123", "M4567"],
    rejecting: ["12345", "m123", ""])
print(violations)
// []
// snippet.end

// snippet.hide
nonisolated final class PlainWrapper: InputValidator<String>,
    @unchecked Sendable
{
    private let rule: InputValidator<String>

    init(_ rule: InputValidator<String>) { self.rule = rule }

    override func validate(_ input: String) throws(ValidationError) {
        try rule.validate(input)
    }
}

// snippet.show
// snippet.losses
let losses = StrategyContract.violations(
    of: PlainWrapper(.trimmed(then: .alpha)),
    accepting: ["Ana", " Ben "], rejecting: ["123", "--"],
    wrapping: .trimmed(then: .alpha))

// The normalized value and the configuration are lost.
print(losses.count)
// 2
// snippet.end

// snippet.leak
nonisolated final class LeakyInputValidator: InputValidator<String>,
    @unchecked Sendable
{
    override func validate(_ input: String) throws(ValidationError) {
        guard input.hasPrefix("M") else {
            throw ValidationError(
                1, domain: "Club", message: "\(input) has no M")
        }
    }
}

let leaks = StrategyContract.violations(
    of: LeakyInputValidator(),
    accepting: ["M123", "M456"], rejecting: ["12345", "67890"])
print(leaks[0])
// rejecting[0]: Club.1: the error contains the input or a part of it
// snippet.end

// snippet.generated
let generated = StrategyContract.violations(
    of: InputValidator<[Int]>.each(.range(1...6)))
print(generated)
// []
// snippet.end

// snippet.counterexample
let findings = StrategyContract.findings(of: LeakyInputValidator())
print(findings[0].counterexample ?? "")
// 0
// snippet.end

// snippet.missing
let secret: InputValidator<String> = .condition(
    or: ValidationError(1, domain: "Club", message: "Enter the word"),
    { $0 == "hunter2" })
let missing = StrategyContract.findings(of: secret)
print(missing[0].text)
// no accepted input was generated; give at least one
// snippet.end

// snippet.text
nonisolated final class OneLineInputValidator: TextInputValidator,
    @unchecked Sendable
{
    static let twoLines = ValidationError(
        8, domain: "Club", message: "{label} must be a single line")

    override func rejection(of text: Span<UInt8>) -> ValidationError? {
        let lineFeed = text.indices.first { text[$0] == 0x0A }
        return lineFeed.map { Self.twoLines.at(position: $0) }
    }
}

let title = OneLineInputValidator()
print(title.isValid("Chess"), title.isValid("Chess\n"))
// true false
print(title.errors(for: "").map(\.code))
// [1004]
// snippet.end

// snippet.alphabet
nonisolated final class VowelInputValidator: AlphabetInputValidator,
    @unchecked Sendable
{
    init() {
        super.init(
            rejection: ValidationError(
                1, domain: "Vowels",
                message: "{label} must only include vowels"))
    }

    override func firstDisallowedOffset(in text: Span<UInt8>) -> Int? {
        text.indices.first { !"aeiou".utf8.contains(text[$0]) }
    }
}

let vowels = VowelInputValidator()
print(vowels.isValid("eau"), vowels.isValid("water"))
// true false
// snippet.end

// snippet.parser
nonisolated final class TemperatureParser: InputParser<String, Double>,
    @unchecked Sendable
{
    static let noNumber = ValidationError(
        1, domain: "Weather",
        message: "{label} must be a number, like 21.5")

    /// Without the second condition, `Double` would also accept texts
    /// such as "0x10" and "infinity".
    override func parse(_ input: String) throws(ValidationError)
        -> Double
    {
        guard input.utf8.count <= 16,
            input.allSatisfy({ "-.0123456789".contains($0) }),
            let number = Double(input)
        else { throw Self.noNumber }
        return number
    }
}

let temperature = ParsedInput(
    "21.5", TemperatureParser(), label: "Temperature")
print(temperature.output ?? 0)
// 21.5
// snippet.end

// snippet.several
nonisolated final class ClubCodeInputValidator: InputValidator<String>,
    @unchecked Sendable
{
    static let letter = ValidationError(
        9, domain: "Club", message: "{label} must include a letter")
    static let digit = ValidationError(
        10, domain: "Club", message: "{label} must include a digit")

    private func mistakes(in text: String) -> [ValidationError] {
        (text.contains(where: \.isLetter) ? [] : [Self.letter])
            + (text.contains(where: \.isNumber) ? [] : [Self.digit])
    }

    override func validate(_ text: String) throws(ValidationError) {
        if let first = mistakes(in: text).first { throw first }
    }

    override func furtherErrors(for text: String) -> [ValidationError] {
        Array(mistakes(in: text).dropFirst())
    }
}

print(ClubCodeInputValidator().errors(for: "--").map(\.code))
// [9, 10]
// snippet.end

// snippet.decorator
nonisolated final class Logged<Input>: DecoratingInputValidator<Input>,
    @unchecked Sendable
{
    override func errors(for input: Input) -> [ValidationError] {
        let errors = super.errors(for: input)
        print("\(wrapped.configuration.name): \(errors.map(\.code))")
        return errors
    }
}

let nickname = ValidatedInput(
    "a-", Logged(.count(in: 3...12) && .alphanumeric))
nickname.validate()
// allOf: [1010, 1125]
// snippet.end

// snippet.changed
nonisolated final class WithoutPrefix: DecoratingInputValidator<String>,
    @unchecked Sendable
{
    override func wrappedInput(for input: String) -> String {
        String(input.drop { $0 == "#" })
    }
}

let order = ValidatedInput(
    "#1234", WithoutPrefix(.numeric && .count(in: 3...6)))
print(order.validate(), order.normalizedValue)
// true 1234
// snippet.end

// snippet.parserdecorator
nonisolated final class LoggedParser<Input, Output>:
    DecoratingInputParser<Input, Output>, @unchecked Sendable
{
    override func outcome(of input: Input) -> ParsingOutcome<Output> {
        let outcome = super.outcome(of: input)
        if case .rejected(let errors) = outcome {
            print("rejected: \(errors.map(\.code))")
        }
        return outcome
    }
}

let card = ParsedInput(
    "4242424242424241", LoggedParser(.paymentCard), label: "Card")
card.validate()
// rejected: [1042]
// snippet.end

// snippet.combined
nonisolated final class AtLeastTwo: InputValidator<String>,
    @unchecked Sendable
{
    static let weak = ValidationError(
        3, domain: "Shop",
        message: "{label} must meet two of the conditions")
    let rules: [InputValidator<String>]

    init(_ rules: [InputValidator<String>]) {
        self.rules = rules
        super.init(containing: .rules(rules))
    }

    override func validate(_ input: String) throws(ValidationError) {
        guard rules.count(where: { $0.isValid(input) }) >= 2 else {
            throw Self.weak
        }
    }
}

let codeWord = AtLeastTwo([
    .atLeast(1, .letter), .atLeast(1, .digit), .atLeast(1, .symbol),
])
print(codeWord.isValid("tulip7"), codeWord.isValid("tulip"))
// true false
// snippet.end

// snippet.normalized
nonisolated final class TicketInputValidator: InputValidator<String>,
    @unchecked Sendable
{
    static let length = ValidationError(
        1, domain: "Ticket", message: "{label} must have 6 characters")

    override func validate(_ input: String) throws(ValidationError) {
        guard normalized(input).utf8.count == 6 else {
            throw Self.length
        }
    }

    override func normalized(_ input: String) -> String {
        input.filter { $0 != "-" }
    }
}

let ticket = ValidatedInput("AB-12-CD", TicketInputValidator())
print(ticket.validate(), ticket.value, ticket.normalizedValue)
// true AB-12-CD AB12CD
// snippet.end

// snippet.hide
do {
    // snippet.show
    // snippet.profile
    nonisolated final class MultipleOf: InputValidator<Int>,
        @unchecked Sendable
    {
        let factor: Int
        let rejection: ValidationError

        init(_ factor: Int) {
            self.factor = max(1, factor)
            rejection = ValidationError(
                2, domain: "Club",
                message: "{label} must be a multiple of {factor}",
                parameters: ["factor": .int(self.factor)])
            super.init()
        }

        override func validate(_ input: Int) throws(ValidationError) {
            guard input.isMultiple(of: factor) else { throw rejection }
        }

        override var profile: StrategyProfile {
            StrategyProfile(
                "multiple", ["factor": .int(factor)],
                traits: InputTraits(keyboard: .digits),
                requirements: [rejection])
        }
    }

    let dozens = MultipleOf(12)
    print(dozens, dozens == MultipleOf(12))
    // multiple(factor: 12) true
    print(dozens.hint() ?? "")
    // This value must be a multiple of 12
    print(dozens.inputTraits.keyboard)
    // digits
    // snippet.end
    // snippet.hide
}
// snippet.show

// snippet.isolated
nonisolated final class CityInputValidator: InputValidator<String>,
    @unchecked Sendable
{
    override func validate(_ input: String) throws(ValidationError) {
        guard input == "Bern" || input == "Biel" else {
            throw ValidationError(1, domain: "City")
        }
    }
}
// snippet.end
// snippet.hide
print(CityInputValidator().isValid("Bern"))
// true
