// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// The code in the questions in `Examples/Teaching/Quiz/code.md`, with
// common mistakes. The page shows the code between two markers, but not
// its comments, because a comment below `print` is the answer.

// snippet.hide
import Foundation
import InputValidation

protocol TextCheck {
    func accepts(_ text: String) -> Bool
}

struct DigitCheck: TextCheck {
    func accepts(_ text: String) -> Bool { text.allSatisfy(\.isNumber) }
}

struct LetterCheck: TextCheck {
    func accepts(_ text: String) -> Bool { text.allSatisfy(\.isLetter) }
}

// snippet.show
// snippet.type-switch
func keyboard(for input: ValidatedInput<String>) -> String {
    if input.validator is NumericInputValidator {
        return "digits"
    }
    return "letters"
}

let pin = ValidatedInput("", .numeric && .count(exactly: 4))
print(keyboard(for: pin))
// letters
// snippet.end

// snippet.mutable-strategy
final class ThreeAttempts: InputValidator<String>,
    @unchecked Sendable
{
    private var attempts = 0

    override func validate(_ text: String) throws(ValidationError) {
        attempts += 1
        if attempts > 3 { throw ValidationError(3, domain: "Club") }
    }
}

let strategy = ThreeAttempts()
let first = ValidatedInput("Ada", strategy)
let second = ValidatedInput("Eva", strategy)
for _ in 1...3 { first.validate() }
print(second.validate())
// false
// snippet.end

// snippet.kept-answer
struct Field {
    var text: String
    var check: any TextCheck
    var isAccepted = false

    mutating func validate() { isAccepted = check.accepts(text) }
}

var field = Field(text: "anna", check: LetterCheck())
field.validate()
field.check = DigitCheck()
print(field.isAccepted)
// true
// snippet.end

// snippet.repeated-code
enum ClubErrors {
    static let noPrefix = ValidationError(
        1, domain: "Club", message: "Begin with M")
    static let noLetters = ValidationError(
        1, domain: "Club", message: "Enter six letters after the M")
}

print(ClubErrors.noPrefix == ClubErrors.noLetters)
// true
// snippet.end

// snippet.hide
final class InputInError: InputValidator<String>, @unchecked Sendable {
    // snippet.show
    // snippet.input-in-error
    override func validate(_ word: String) throws(ValidationError) {
        guard word.count == 7 else {
            throw ValidationError(
                2, domain: "Club", message: "\(word) isn't a code word")
        }
    }
    // snippet.end
    // snippet.hide
}

print(InputInError().errors(for: "secret").map(\.reason))
// ["secret isn\'t a code word"]

final class EmptyTrap: InputValidator<String>, @unchecked Sendable {
    static let noPrefix = ClubErrors.noPrefix
    // snippet.show
    // snippet.empty-trap
    override func validate(_ word: String) throws(ValidationError) {
        let letters = Array(word)
        guard letters[0] == "M" else { throw Self.noPrefix }
    }
    // snippet.end
    // snippet.hide
}

print(EmptyTrap().isValid("M"))
// true

// snippet.show
// snippet.template-method
class Uniform: InputValidator<String>, @unchecked Sendable {
    func allows(_ character: Character) -> Bool { false }

    override func validate(_ text: String) throws(ValidationError) {
        if text.isEmpty { throw ValidationError(1, domain: "Uniform") }
        for character in text where !allows(character) {
            throw ValidationError(2, domain: "Uniform")
        }
    }
}

final class Vowels: Uniform, @unchecked Sendable {
    override func validate(_ text: String) throws(ValidationError) {
        for character in text where !"aeiou".contains(character) {
            throw ValidationError(2, domain: "Uniform")
        }
    }
}

print(Vowels().isValid(""))
// true
// snippet.end

// snippet.hide
final class GenericError: InputValidator<String>, @unchecked Sendable {
    // snippet.show
    // snippet.generic-error
    override func validate(_ word: String) throws(ValidationError) {
        guard word.hasPrefix("M"), word.count == 7 else {
            throw ValidationError(
                1, domain: "Club", message: "The code word is wrong")
        }
    }
    // snippet.end
    // snippet.hide
}

let lowercase = GenericError().errors(for: "mercury")
print(lowercase == GenericError().errors(for: "MERCUR"))
// true

// snippet.show
// snippet.known-context
final class SameAs: InputValidator<String>, @unchecked Sendable {
    private let other: ValidatedInput<String>

    init(_ other: ValidatedInput<String>) {
        self.other = other
        super.init()
    }

    override func validate(_ text: String) throws(ValidationError) {
        guard text == other.value else {
            throw ValidationError(1, domain: "Sign-up")
        }
    }
}

let password = ValidatedInput("sesame", .required)
let sameAsPassword = SameAs(password)
print(sameAsPassword.isValid("sesame"))
// true
password.value = "open sesame"
print(sameAsPassword.isValid("sesame"))
// false
// snippet.end

// snippet.rebuilt-context
var contact = ValidatedInput("Ada", .numeric)
contact.validate()
contact = ValidatedInput(contact.value, .email)
print(contact.hasResult)
// false
// snippet.end

// snippet.compared-text
func needsHelp(_ input: ValidatedInput<String>) -> Bool {
    input.error?.reason == "Begin with M"
}
// snippet.end

// snippet.hide
let help = ValidatedInput(
    "OTTO", .numeric.error(ClubErrors.noPrefix))
help.validate()
print(needsHelp(help))
// true
help.validator = .numeric.error(
    ClubErrors.noPrefix.withMessage("Beginnen Sie mit M"))
print(needsHelp(help))
// false

// snippet.show
// snippet.validating-setter
struct CodeWordField {
    var message = ""
    var text = "" {
        didSet {
            message = text.count == 7 ? "" : "Enter seven letters"
        }
    }
}

var codeWord = CodeWordField()
codeWord.text = "M"
print(codeWord.message)
// Enter seven letters
// snippet.end

// snippet.needless-validate
let email = ValidatedInput("", .numeric)
email.validator = .email
email.validate()
print(email.errors.count)
// 1
// snippet.end

// snippet.hide
final class ListedAnswers: InputValidator<String>, @unchecked Sendable {
    static let noLetters = ClubErrors.noLetters
    // snippet.show
    // snippet.listed-answers
    override func validate(_ word: String) throws(ValidationError) {
        let words = ["MERCURY", "MINERVA", "MADISON"]
        guard words.contains(word) else { throw Self.noLetters }
    }
    // snippet.end
    // snippet.hide
}

print(
    ["MERCURY", "MORNING", "mercury", ""]
        .map { ListedAnswers().isValid($0) })
// [true, false, false, false]

final class ForgottenThrow: InputValidator<String>, @unchecked Sendable
{
    static let noLetters = ClubErrors.noLetters
    // snippet.show
    // snippet.forgotten-throw
    override func validate(_ word: String) throws(ValidationError) {
        guard word.hasPrefix("M") else { return }
        guard word.count == 7 else { throw Self.noLetters }
    }
    // snippet.end
    // snippet.hide
}

print(
    ["OTTO", "MERCUR", "MERCURY"]
        .map { ForgottenThrow().isValid($0) })
// [true, false, true]

// snippet.show
// snippet.printed-error
final class CodeWord: InputValidator<String>, @unchecked Sendable {
    override func validate(_ word: String) throws(ValidationError) {
        if !word.hasPrefix("M") { print("Begin with M") }
    }
}

let word = ValidatedInput("OTTO", CodeWord())
print(word.validate())
// Begin with M
// true
// snippet.end

// snippet.hide
final class HiddenInput: InputValidator<String>, @unchecked Sendable {
    // snippet.show
    // snippet.hidden-input
    override func validate(_ word: String) throws(ValidationError) {
        let hour = Calendar.current.component(.hour, from: Date())
        if hour >= 18 { throw ValidationError(4, domain: "Club") }
    }
    // snippet.end
    // snippet.hide
}

final class Waits: InputValidator<String>, @unchecked Sendable {
    // snippet.show
    // snippet.waits
    override func validate(_ name: String) throws(ValidationError) {
        Thread.sleep(forTimeInterval: 2)
        if name == "ann" { throw ValidationError(5, domain: "Club") }
    }
    // snippet.end
    // snippet.hide
}

// snippet.show
// snippet.changed-verdict
final class Nickname: InputValidator<String>, @unchecked Sendable {
    override func validate(_ name: String) throws(ValidationError) {
        guard name.allSatisfy(\.isLowercase) else {
            throw ValidationError(1, domain: "Club")
        }
    }

    override func normalized(_ name: String) -> String {
        name.lowercased()
    }
}

print(Nickname().isValid("Eva"))
// false
print(Nickname().isValid(Nickname().normalized("Eva")))
// true
// snippet.end

// snippet.hide
final class UnanchoredSearch: InputValidator<String>,
    @unchecked Sendable
{
    static let noLetters = ClubErrors.noLetters
    // snippet.show
    // snippet.unanchored-search
    override func validate(_ word: String) throws(ValidationError) {
        let match = word.range(
            of: "M[A-Z]{6}", options: .regularExpression)
        guard match != nil else { throw Self.noLetters }
    }
    // snippet.end
    // snippet.hide
}

print(
    ["12 MERCURY!", "MERCUR", "mercury", ""]
        .map { UnanchoredSearch().isValid($0) })
// [true, false, false, false]

final class WrongLength: InputValidator<String>, @unchecked Sendable {
    static let noPrefix = ClubErrors.noPrefix
    static let noLetters = ClubErrors.noLetters
    // snippet.show
    // snippet.wrong-length
    override func validate(_ word: String) throws(ValidationError) {
        guard word.hasPrefix("M") else { throw Self.noPrefix }
        guard word.count >= 7, word.allSatisfy(\.isLetter) else {
            throw Self.noLetters
        }
    }
    // snippet.end
    // snippet.hide
}

print(
    ["MERCURIES", "MERCURY", "MERCUR", "M123456"]
        .map { WrongLength().isValid($0) })
// [true, true, false, false]

final class AcceptsEmpty: InputValidator<String>, @unchecked Sendable {
    // snippet.show
    // snippet.accepts-empty
    override func validate(_ name: String) throws(ValidationError) {
        guard name.allSatisfy(\.isLetter) else {
            throw ValidationError(1, domain: "Names")
        }
    }
    // snippet.end
    // snippet.hide
}

print(
    ["", "R2D2", "Anna Lee", "Zoë"]
        .map { AcceptsEmpty().isValid($0) })
// [true, false, false, true]

// snippet.show
// snippet.wrong-domain
let thrown = ValidationError(1, domain: "MemberInputValidator")
let expected = ValidationError(1, domain: "Club")
print(thrown == expected)
// false
// snippet.end

// snippet.decorated-strategy
let address = ValidatedInput("123", .numeric)
address.validator = address.validator || .email
print(address.validate())
// true
// snippet.end

// snippet.misspelled-override
final class EveryText: InputValidator<String>,
    @unchecked Sendable
{
    func validte(_ text: String) throws(ValidationError) {}
}

print(EveryText().isValid("MERCURY"))
// false
// snippet.end
