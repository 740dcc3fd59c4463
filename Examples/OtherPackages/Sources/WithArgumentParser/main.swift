// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ArgumentParser
import InputValidation

struct Invite: ParsableCommand {
    @Option(transform: InputValidator.email.parse)
    var to: EmailAddress

    @Option(transform: InputValidator.count(in: 3...).argument)
    var tag: String
}

extension InputValidator<String> {
    @Sendable func argument(_ text: String) throws -> String {
        try validate(text)
        return normalized(text)
    }
}

// snippet.error
let arguments = ["--to", "ada@example.com", "--tag", "A"]
do { _ = try Invite.parse(arguments) } catch {
    print(Invite.message(for: error))
}
// The value 'A' is invalid for '--tag <tag>': Use 3 characters or more
// snippet.end

do {
    let wrong = ["--to", "ada.example.com", "--tag", "ABC"]
    _ = try Invite.parse(wrong)
} catch {
    print(Invite.message(for: error).split(separator: ": ")[1])
}
// Include an @ sign, like name@example.com

print(try Invite.parse(arguments.dropLast() + ["ABC"]).to.domain)
// example.com
