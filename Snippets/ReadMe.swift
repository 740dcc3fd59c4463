// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// The code of README.md, in its order: pasted into one file, it compiles and prints what its comments say.

// snippet.swap
import InputValidation

let document = ValidatedInput("AB12", .numeric, label: "Document number")
print(document.validate())  // false
print(document.error?.reason ?? "")  // Document number must only include the digits 0 to 9

document.validator = .pattern("[A-Z]{2}[0-9]{2}")  // the swap: asked again at once
print(document.errors.isEmpty)  // true
// snippet.end

// snippet.card
let card = ParsedInput("3782 822463 10005", .paymentCard, label: "Card number")
let code = ValidatedInput("123", .securityCode, label: "Security code")
print(code.validate(), card.output?.description ?? "")  // true American Express ending in 0005

code.validator = .securityCode(for: card.output?.network)  // the swap: American Express prints four digits
print(code.error?.reason ?? "")  // Security code must have 4 digits
// snippet.end

// snippet.strategy
final class MemberInputValidator: InputValidator<String>, @unchecked Sendable {
    static let noPrefix = ValidationError(
        7, domain: "Club", name: "member.prefix", message: "{Label} begins with M, as on your card")

    override func validate(_ input: String) throws(ValidationError) {
        guard input.hasPrefix("M") else { throw Self.noPrefix.at(position: 0) }
    }
}

extension InputValidator where Input == String {
    static var member: InputValidator<String> { MemberInputValidator() }
}
// snippet.end

// snippet.use
let number = ValidatedInput("123", .numeric, label: "Number")
print(number.validate())  // true

number.validator = .member
print(number.error?.domain ?? "", number.error?.code ?? 0)  // Club 7
print(number.error?.reason ?? "")  // Number begins with M, as on your card
// snippet.end

// snippet.contract
// swift-format-ignore: OrderedImports
import InputValidationTesting

let violations = StrategyContract.violations(of: MemberInputValidator(), accepting: ["M123"], rejecting: ["123", ""])
print(violations)  // []
// snippet.end
