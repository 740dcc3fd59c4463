// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Fluent
import InputValidation

// snippet.hide
final class Guest: Model, @unchecked Sendable {
    @Field(key: "email") var email: String

    init(email: String) { self.email = email }
}

// snippet.middleware
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
        try model.validate()
        try await next.create(model, on: db)
    }

    func update(
        model: Record, on db: any Database,
        next: any AnyAsyncModelResponder
    ) async throws {
        try model.validate()
        try await next.update(model, on: db)
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
    let guest = Guest(email: email)
    for save in [middleware.create, middleware.update] {
        do {
            try await save(guest, NoDatabase(), Responder())
        } catch let error as ValidationError {
            print(error.reason)
        }
    }
}
// create
// update
// Email must include an @ sign, like name@example.com
// Email must include an @ sign, like name@example.com
