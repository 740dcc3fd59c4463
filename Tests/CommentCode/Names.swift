// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationRules

// An app's names that the code in documentation comments uses.

struct Guest: Codable, Sendable {
    var name: String
    var email: String
}

struct Booking: Codable, Sendable {
    var guest: Guest
    var nights: Int
}

struct Order: Codable, Sendable { var city: String }
enum Fruit: Sendable { case apple }

struct Address: Sendable {
    var city = ""
    var lines: [String] = []
    var country = "GB"
    var postcode = ""
}

struct Delivery: Sendable { var address: Address }

enum Size: String, CaseIterable, Comparable, Sendable {
    case small, medium, large

    static func < (first: Size, second: Size) -> Bool { first.rawValue.count < second.rawValue.count }
}

final class MemberNumberInputValidator: InputValidator<String>, @unchecked Sendable {
    init(prefix: String) {}

    override func validate(_ input: String) throws(ValidationError) {}
}

final class FreeNickname: AsyncInputValidator<String>, @unchecked Sendable {
    override func validate(_ input: String) async throws(ValidationError) {}
}

actor Directory {
    func knows(_ nickname: String) -> Bool { nickname == "ada" }
}

let directory = Directory()
let session = (token: "7f3a", user: "ada")
let oldPassword = "correct horse"
let numerals = ["I": 1, "V": 5]
let policy = (forbidsNumbersOnly: true, maximum: 64)
let header = "de-CH, fr;q=0.5"
let request = "GET /"
let german = MessageCatalog(.german)
let ruleFile = Data(
    #"{"fields": [{"name": "email", "format": "email"}, {"name": "card", "strategies": ["paymentCard"]}]}"#.utf8)

func send(_ value: some Sendable) {}
func accept(_ booking: Booking) throws -> (status: Int, body: Data) { (201, Data()) }
func respond(to request: String) {}
func next(_ request: String) async throws -> Int { throw ValidationError(.inputEmpty) }
func response(_ problem: ProblemDetails) -> Int { problem.status ?? 422 }

extension ValidationError {
    static let endBeforeStart = ValidationError(1, domain: "Hotel", message: "Leave after you arrive")
}

/// The code is in this class's methods, so that it can use inputs.
@MainActor
final class Screen {
    @ValidatedInput(.required, label: "ID") var id = ""
    @ValidatedInput(.alpha, then: FreeNickname(), label: "Nickname") var nickname = ""
    @ValidatedInput(.password(), label: "Password") var password = ""
    @ValidatedInput(.required, label: "Password again") var confirmation = ""
    @ParsedInput(.integer, label: "Start") var start = "1"
    @ParsedInput(.integer, label: "End") var end = "2"
    let email = ValidatedInput("", .email, label: "Email")
    let securityCode = ValidatedInput("", .securityCode(for: .visa), label: "Security code")

    var form: InputForm<Request> { InputForm { $id }.map(Request.init) }

    func showGreeting() {}
}

struct Request: Codable, Sendable {
    var id: String
    var age = 0

    init(id: String) { self.id = id }
    init(id: String, age: Int) { (self.id, self.age) = (id, age) }
}
