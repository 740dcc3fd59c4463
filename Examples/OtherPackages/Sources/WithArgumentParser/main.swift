// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ArgumentParser
import InputValidation

struct Invite: ParsableCommand {
    @Option(transform: InputValidator.email.parse)
    var to: EmailAddress

    @Option(transform: InputValidator.pattern("[A-Z]{3}").argument)
    var code: String
}

extension InputValidator<String> {
    @Sendable func argument(_ text: String) throws -> String {
        try validate(text)
        return normalized(text)
    }
}

// snippet.error
do {
    let arguments = ["--to", "ada.example.com", "--code", "ABC"]
    _ = try Invite.parse(arguments)
} catch {
    let message = Invite.message(for: error)
    print(message.replacing(": ", with: ":\n"))
}
// The value 'ada.example.com' is invalid for '--to <to>':
// Include an @ sign, like name@example.com
// snippet.end

let arguments = ["--to", "ada@example.com", "--code", "AB"]
do { _ = try Invite.parse(arguments) } catch {
    print(Invite.message(for: error))
}
// The value 'AB' is invalid for '--code <code>': Use 3 characters or more

print(try Invite.parse(arguments.dropLast() + ["ABC"]).to.domain)
// example.com
