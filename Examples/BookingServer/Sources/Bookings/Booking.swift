// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationLanguages

/// A request's body.
///
/// A client can encode it with the same type.
public struct Booking: Codable, Validatable, Hashable, Sendable {
    public struct Guest: Codable, Hashable, Sendable {
        public var name: String
        public var email: String
    }

    public var guest: Guest
    public var nights: Int

    public static let validator: InputValidator<Booking> = .all(of: [
        .at(\.guest.name, label: "Name", .required),
        .at(\.guest.email, label: "Email", .email),
        .at(\.nights, label: "Nights", .range(1...30)),
    ])
}

extension MessageCatalog {
    /// Returns the app's messages for an `Accept-Language` header.
    public static func forClient(
        accepting header: String?
    ) -> MessageCatalog {
        MessageCatalog().adding(.bookingLabels).inLanguage(
            acceptLanguage: header, among: [.english, .german])
    }
}

extension MessageTexts {
    /// The labels in the app's other languages.
    static let bookingLabels = MessageTexts(
        phrases: [
            "de": ["Email": "E-Mail-Adresse", "Nights": "Nächte"]
        ])
}
