// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// snippet.email
import InputValidation

let email: InputParser<String, EmailAddress> = .email
print(email.isValid("jane.o'neil+news@example.co.uk"))
// true

do {
    try email.validate("jane..doe@example.com")
} catch {
    print(error.name)
    // email.localDot
    print(error.position ?? 0)
    // 5
}
// snippet.end

// snippet.address
let address = try email.parse("Jane@Example.com")
print(address)
// Jane@example.com
print(address.localPart, address.domain)
// Jane example.com
// snippet.end

// snippet.form
struct Newsletter {
    let recipient: EmailAddress
}

let recipient = ParsedInput(
    " aiko@example.jp ", .trimmed(then: .email), label: "E-mail")
let signUp = InputForm { recipient }.map(Newsletter.init)
print(try signUp.value().recipient.text)
// aiko@example.jp
// snippet.end

// snippet.standards
print(EmailInputValidator(.html5).isValid("jane@localhost"))
// true
print(EmailInputValidator(.rfc5321).isValid("\"jane doe\"@[192.0.2.1]"))
// true
let international = EmailInputValidator(allowsUnicode: true)
print(international.isValid("用户@例子.广告"))
// true
// snippet.end
