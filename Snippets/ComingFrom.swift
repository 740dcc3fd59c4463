// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// The code of the article "Coming from another library". The article's
// tables show calls from this file, and a test compares both.

// snippet.wrong
import Foundation
import InputValidation
import InputValidationLanguages
import InputValidationRequests

extension ValidationError {
    static let wrong = ValidationError(
        1, domain: "Shop", message: "{label} is not possible")
}
// snippet.end

enum Color: String, CaseIterable { case red, blue, green }

// snippet.length
let family = "👨‍👩‍👧"
let lengths: [InputValidator<String>] = [
    .count(in: 1...1), .count(in: 8...8, of: .utf16),
    .count(in: 5...5, of: .scalars),
]
print(lengths.map { $0.isValid(family) })
// [true, true, true]
// snippet.end

// MARK: Validation API of Vapor

// snippet.vapor
struct CreateUser: Codable, Validatable {
    let username: String
    let age: Int
    let color: String?

    static let validator: InputValidator<CreateUser> = .all(of: [
        .at(
            \.username, label: "User name",
            .count(in: 3...) && .alphanumeric),
        .at(\.age, label: "Age", .range(13...)),
        .at(\.color, .optional(.oneOf(["red", "blue", "green"]))),
    ])
}

let body = Data(#"{"username": "jo", "age": 12}"#.utf8)
do {
    let decoder = ValidatingDecoder()
    print(try decoder.decode(CreateUser.self, from: body))
} catch {
    for error in error.errors { print(error.path.text, error.reason) }
    // username User name must be 3 characters or more
    // age Age must be 13 or more
}
// snippet.end

let vapor: [InputValidator<String>] = [
    .email, .url, .alphanumeric, .required, .numeric,
    .characters(in: "ACGT"), .count(in: 3...),
    .oneOf(["red", "blue"]), .oneOf(Color.self),
    .pattern("[0-9]{5}"), .email.message("Use your work email"),
    .condition(or: .wrong) { $0 != "root" },
]
let ages: [InputValidator<Int>] = [
    .range(13...), .range(1...10), .atLeast(50), .lessThan(50),
    .notEqual(to: 0),
    .equal(to: 42), .oneOf([1, 2, 3]), .greaterThan(1) && .lessThan(10),
]
let age: InputValidator<CreateUser> = .at(\.age, .range(13...))
let optionalEmail: InputValidator<String?> = .optional(.email)
let textOrEmpty: InputValidator<String> = .optional(.email)

// MARK: Validator

// snippet.validator
let coupon: InputValidator<String> = .all(of: [
    .count(in: 5...), .atLeast(1, .digit),
])
print(coupon.errors(for: "abc").map(\.reason))
// ["Use 5 characters or more", "Include a digit"]
// snippet.end

let validator: [InputValidator<String>] = [
    .count(in: 5...10), .contains("hello"),
    .paymentCard(accepting: [.visa, .amex]), .equal(to: "hello"),
    .email.error(.wrong), .email && .count(in: ...64),
]
let present: InputValidator<String?> = .present()
let first = ValidatedInput("", .required, label: "Password")
let second = ValidatedInput("", .required, label: "Repeat it")
let both = InputForm { Matches(second, with: first) }
print(both.validate())
// false

// MARK: ValidatedPropertyKit

// snippet.property
final class Login {
    @ValidatedInput(.email, label: "Email") var email = ""
    @ValidatedInput(.count(in: 8...), label: "Member number")
    var number = ""

    var form: InputForm<(String, String)> {
        InputForm {
            $email
            $number
        }
    }
}

let login = Login()
login.email = "ada@example.com"
print(login.$email.isValid, login.form.isValid)
// true false
login.number = "20260001"
print(login.form.isValid)
// true
// snippet.end

let property: [InputValidator<String>] = [
    .prefix("https"), .suffix("png"), .contains("@"),
    .count(in: 8...), .count(in: ...8), .pattern("(?s).*[0-9]+"),
    .prefix("Mr.") || .prefix("Mrs."), !.contains("Android"),
]
let optionalURL: InputValidator<String?> = .optional(.url)
let part: InputValidator<Customer> = .at(
    \.isPreferred, .equal(to: true))

// MARK: FluentValidation

// snippet.fluent
nonisolated struct Customer: Validatable {
    let surname: String
    let discount: Int
    let isPreferred: Bool

    static let validator: InputValidator<Customer> = .all(of: [
        .at(\.surname, label: "Surname", .required),
        .when(
            \.isPreferred,
            then: .at(\.discount, label: "Discount", .greaterThan(0))),
    ])
}

let customer = Customer(surname: " ", discount: 0, isPreferred: true)
print(customer.errors.map(\.reason))
// ["Surname must not be empty", "Discount must be more than 0"]
// snippet.end

let customers: [InputValidator<Customer>] = [
    .condition(or: .wrong) { $0.surname != "Foo" },
    .when(\.isPreferred, then: .at(\.discount, .greaterThan(0))),
    .all(of: [.at(\.surname, .required)], stopAtFirst: true),
]
let surnames: [InputValidator<String>] = [
    .required, .notEqual(to: "Foo"), .equal(to: "Foo"),
    .count(in: 1...250), .paymentCard,
    .decimal(in: -99.99...99.99),
    .required.message("{label} is missing"), .required.error(.wrong),
]
let lists: [InputValidator<[String]>] = [
    .each(.required), .each(.alpha) && .count(in: 1...5),
]

// MARK: zod

// snippet.zod
struct Player: Codable, Validatable {
    let username: String
    let xp: Int

    static let validator: InputValidator<Player> = .all(of: [
        .at(\.username, .count(in: 1...20)),
        .at(\.xp, .atLeast(0)),
    ])
}

let json = Data(#"{"username": 42, "xp": "100"}"#.utf8)
do {
    let player = try ValidatingDecoder().decode(Player.self, from: json)
    print(player.username)
} catch {
    print(error.errors.map(\.path.text), error.errors.map(\.name))
    // ["username", "xp"] ["decoding.type", "decoding.type"]
}
// snippet.end

struct Squad: Decodable {
    var team: [Player]
    var captain: Player
}
let captain: InputValidator<Squad> = .at(\.captain, Player.validator)
let records: InputValidator<[String: Int]> =
    .each(keys: .count(in: ...3)) && .each(values: .atLeast(1))

let texts: [InputValidator<String>] = [
    .count(in: 5...10), .count(exactly: 5), .pattern("[a-z]+"),
    .prefix("a"), .suffix("z"), .contains("---"), .uuid, .jwt, .e164,
    .date, .dateTime, .ipAddress, .slug, .email || .e164,
    .oneOf(["Salmon", "Tuna"]), .trimmed(then: .email),
]
let numberInText: InputParser<String, Double> = .decimal
let transformed: InputParser<String, Int> = .parsed(
    by: { Int($0, radix: 16) }, or: .wrong)
var strict = ValidatingDecoder()
strict.unknownKeys = .rejected
let result = Result {
    try ValidatingDecoder().decode(Player.self, from: json)
}
let french = MessageCatalog(.french)

// MARK: pydantic

let python: [InputValidator<String>] = [
    .count(in: 1...20), .required.sensitive(), .luhn, .isbn, .ean,
    .iban, .bic, .noneOf(["red", "blue"]), .alpha, .password(),
]
let numbers: [InputValidator<Int>] = [
    .condition(or: .wrong) { $0.isMultiple(of: 2) }, .atMost(10),
    .greaterThan(0), .range(1...10),
]
let future: InputValidator<Date> = .condition(or: .wrong) {
    $0 > .now
}
let unique: InputValidator<[String]> = .unique
