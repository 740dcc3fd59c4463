// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationLanguages

/// The body of a request, which a client can encode with the same type.
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

    /// Returns the booking if its rules accept it.
    ///
    /// - Throws: A `FormError` with every error.
    public func validated() throws(FormError) -> Booking {
        let errors = errors
        guard errors.isEmpty else { throw FormError(errors: errors) }
        return self
    }
}

/// The response to a rejected body, for any server.
public struct Rejection: Sendable {
    public let status: Int
    public let language: String
    public let body: Data

    /// Creates a response, or returns `nil` for a server error.
    ///
    /// - Parameter header: The value of `Accept-Language`.
    public init?(_ error: any Error, for header: String?) throws {
        let language =
            MessageLanguage.all.best(acceptLanguage: header ?? "")
            ?? .english
        let messages = MessageCatalog(language).adding(.bookings)
        guard
            let problem = ProblemDetails(rejecting: error, in: messages)
        else { return nil }
        status = problem.status ?? 422
        self.language = language.tag
        body = try JSONEncoder().encode(problem)
    }
}

extension MessageTexts {
    /// The labels in the other languages of the app.
    static let bookings = MessageTexts(
        phrases: [
            "de": ["Email": "E-Mail-Adresse", "Nights": "Nächte"]
        ])
}
