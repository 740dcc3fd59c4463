// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ArgumentParser
import InputValidation

@main
struct Invite: ParsableCommand {
    @Option(transform: InputValidator.email.parse)
    var to: EmailAddress

    @Option(
        name: .shortAndLong, help: "The role's ID",
        transform: InputValidator.count(in: 3...).argument)
    var id: String

    func run() {
        print("Inviting \(to) as \(id)")
    }
}

extension InputValidator<String> {
    @Sendable func argument(_ text: String) throws -> String {
        try validate(text)
        return normalized(text)
    }
}
