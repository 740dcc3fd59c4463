// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationLanguages

/// A request for an account.
///
/// The app sends it, and the server decodes it. Both apply its rules.
package struct NewAccount: Codable, Equatable, Sendable, Validatable {
    package var userName, email, password: String

    package init(userName: String, email: String, password: String) {
        self.userName = userName
        self.email = email
        self.password = password
    }

    package static let validator: InputValidator<NewAccount> = .all(of: [
        .at(\.userName, label: "User name", .userName),
        .at(\.email, label: "Email", .email),
        .at(\.password, label: "Password", .password()),
    ])
}

extension InputValidator where Input == String {
    /// A strategy for 3 to 20 lowercase letters, digits, and hyphens.
    package static var userName: InputValidator<String> {
        .count(in: 3...20) && .slug
    }
}

extension ValidationError {
    /// The error for a user name that belongs to somebody else, at its field.
    package static let userNameTaken = ValidationError(
        1, domain: "SignUp", name: "userName.taken", message: "{label} is taken: choose another name"
    ).labeled("User name").under(.key("userName"))
}

extension MessageCatalog {
    /// The messages in German if the language is German, and otherwise in English.
    package static func signUp(acceptLanguage: String?) -> MessageCatalog {
        let labels = MessageTexts(phrases: [
            "de": [
                "User name": "Benutzername", "Email": "E-Mail-Adresse", "Password": "Passwort",
                "{label} is taken: choose another name": "{label}: schon vergeben. Wählen Sie einen anderen Namen",
            ]
        ])
        return MessageCatalog().adding(labels).inLanguage(
            acceptLanguage: acceptLanguage, among: [.english, .german])
    }
}
