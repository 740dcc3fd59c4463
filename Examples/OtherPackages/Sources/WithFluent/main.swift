// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// snippet.middleware
import Fluent
import Foundation
import InputValidation

final class Guest: Model, @unchecked Sendable {
    static let schema = "guests"
    @ID(key: .id) var id: UUID?
    @Field(key: "email") var email: String

    init() {}
}

extension Guest: Validatable {
    static let validator: InputValidator<Guest> = .at(
        \.email, key: "email", label: "Email", .email)
}

struct ValidationMiddleware<Record: Model & Validatable>:
    AsyncModelMiddleware
{
    func create(
        model: Record, on db: any Database,
        next: any AnyAsyncModelResponder
    ) async throws {
        try reject(model.errors)
        try await next.create(model, on: db)
    }

    func update(
        model: Record, on db: any Database,
        next: any AnyAsyncModelResponder
    ) async throws {
        try reject(model.errors)
        try await next.update(model, on: db)
    }

    private func reject(_ errors: [ValidationError]) throws {
        if !errors.isEmpty { throw FormError(errors: errors) }
    }
}
// snippet.end

struct NoDatabase: Database {}
struct Responder: AnyAsyncModelResponder {
    func handle(_ event: ModelEvent, _ model: any AnyModel) {
        print(event)
    }
}

let middleware = ValidationMiddleware<Guest>()
for email in ["ada@example.com", "ada.example.com"] {
    let guest = Guest()
    guest.email = email
    for save in [middleware.create, middleware.update] {
        do {
            try await save(guest, NoDatabase(), Responder())
        } catch let error as FormError {
            print(error.errors[0].reason)
        }
    }
}
// create
// update
// Email must include an @ sign, like name@example.com
// Email must include an @ sign, like name@example.com
