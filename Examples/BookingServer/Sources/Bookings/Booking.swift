// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationLanguages

/// The body of a request, which a client may encode with the same type.
public struct Booking: Codable, Validatable, Hashable, Sendable {
    public struct Guest: Codable, Hashable, Sendable {
        public var name: String
        public var email: String
    }

    public var guest: Guest
    public var nights: Int

    public static let validator: InputValidator<Booking> =
        .at(\.guest.name, label: "Name", .required)
        && .at(\.guest.email, label: "Email", .email)
        && .at(\.nights, label: "Nights", .range(1...30))

    /// Returns the booking if its rules accept it.
    ///
    /// - Throws: A `FormError` with every error.
    public func validated() throws(FormError) -> Booking {
        let errors = errors
        guard errors.isEmpty else { throw FormError(errors: errors) }
        return self
    }
}

extension MessageTexts {
    /// The labels in the languages of the app.
    public static let bookings = MessageTexts(
        phrases: ["de": ["Email": "E-Mail", "Nights": "Nächte"]])
}

extension MessageCatalog {
    /// Creates the messages for the `Accept-Language` header of a request.
    public init(acceptLanguage header: String?) {
        let language = MessageLanguage.all.best(acceptLanguage: header ?? "")
        self = MessageCatalog(language ?? .english).adding(.bookings)
    }
}
