// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import CheckoutScreen

/// What a person does on the screen.
enum Action: Sendable {
    case choose(Document)
    case fill(Field, String)
    case submit
}

/// Performs the actions on a form and returns a line for each, with the messages that the screen shows afterwards.
func transcript(of actions: [Action], on form: some CheckoutScreen) -> [String] {
    actions.map { action in
        let line: String
        switch action {
        case .choose(let document):
            form.document = document
            line = "chooses \(document.rawValue)"
        case .fill(let field, let text):
            form.edit(field, text)
            form.leave(field)
            line = "fills in \(field.rawValue): \(text)"
        case .submit:
            line = form.submit() ? "submits: the order is sent" : "submits: the order is not sent"
        }
        let messages = Field.allCases.compactMap(form.message).map { "\n    \($0)" }
        return line + messages.joined()
    }
}
