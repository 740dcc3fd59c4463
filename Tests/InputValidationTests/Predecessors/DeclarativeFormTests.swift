// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

/// Tests the form from the 2024 talk on declarative forms: its screen, its steps, and its open question.
///
/// The article "Building a typed form" builds and explains the same form.
@Suite("As in the talk on declarative forms")
struct DeclarativeFormTests {
    @Test("a failed submit shows a frame and a message at each field; the button is always enabled")
    func submit() {
        let form = RegisterForm()
        #expect(form.request.result().failure?.errors.map(\.label) == ["ID", "Password", "Confirmation"])
        #expect(form.$id.isHighlighted && form.$password.isHighlighted && form.$confirmation.isHighlighted)
    }

    @Test("on an edit the frame goes and the message stays")
    func edit() {
        let form = RegisterForm()
        form.request.validate()
        form.id = "h"
        #expect(!form.$id.isHighlighted)
        #expect(form.$id.error?.code == .inputEmpty)
        #expect(form.$password.isHighlighted)
    }

    @Test(
        "different causes have different messages: the question that the talk left open",
        arguments: [
            ("", "ID must not be empty"),
            ("hanna!", "ID must not include !"),
            ("abcdefghijklmnopqrstuvwxyz", "ID must be 20 characters or fewer"),
        ])
    func messages(id: String, reason: String) {
        let form = RegisterForm()
        form.id = id
        form.$id.validate()
        #expect(form.$id.error?.reason == reason)
    }

    @Test("a form yields a typed request, without the section and with it")
    func typed() throws {
        let form = RegisterForm()
        form.id = "hanna"
        form.password = "correct horse"
        form.confirmation = "correct horse"
        #expect(try form.request.value() == Request(id: "hanna", password: "correct horse", profile: nil))

        form.includesProfile = true
        #expect(
            form.request.result().failure?.errors.map(\.reason) == ["Age must not be empty", "Fruit must be chosen"])
        form.age = "30"
        form.fruit = .pear
        #expect(try form.request.value().profile == Profile(age: 30, fruit: .pear))
    }

    @Test(
        "a value is checked after its transformation: a number in a range", arguments: [("999", true), ("1000", false)])
    func transformed(age: String, isAccepted: Bool) {
        let form = RegisterForm()
        form.age = age
        #expect(form.$age.validate() == isAccepted)
        #expect(form.$age.error?.reason == (isAccepted ? nil : "Age must be between 0 and 999"))
    }

    @Test("a section that left has no errors when it comes back")
    func section() {
        let form = RegisterForm()
        form.includesProfile = true
        form.request.validate()
        form.includesProfile = false
        form.request.validate()
        form.includesProfile = true
        #expect(form.$age.errors == [] && form.$fruit.errors == [])
    }
}

private enum Fruit { case apple, pear }

private struct Profile: Equatable {
    let age: Int
    let fruit: Fruit
}

private struct Request: Equatable {
    let id: String
    let password: String
    let profile: Profile?
}

private final class RegisterForm {
    @ValidatedInput(.count(in: 1...20) && .alphanumeric, label: "ID") var id = ""
    @ValidatedInput(.count(in: 8...64), label: "Password", isSecret: true) var password = ""
    @ValidatedInput(.required, label: "Confirmation", isSecret: true) var confirmation = ""
    @ParsedInput(.integer(in: 0...999), label: "Age") var age = ""
    @ParsedInput(.present(), label: "Fruit") var fruit: Fruit? = nil
    var includesProfile = false

    var profile: InputForm<Profile> {
        InputForm {
            $age
            $fruit
        }.map(Profile.init)
    }

    var request: InputForm<Request> {
        InputForm {
            $id
            Matches($confirmation, with: $password)
            profile.included(if: includesProfile)
        }.map(Request.init)
    }
}
