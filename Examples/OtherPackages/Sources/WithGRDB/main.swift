// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import GRDB
import InputValidation

struct Guest: Codable, PersistableRecord, Validatable {
    var name: String
    var email: String

    static let validator: InputValidator<Guest> = .all(of: [
        .at(\.name, label: "Name", .required),
        .at(\.email, label: "Email", .email),
    ])

    func willSave(_ db: Database) throws {
        if !errors.isEmpty { throw FormError(errors: errors) }
    }
}

let database = try DatabaseQueue()
try database.write { db in
    try db.create(table: "guest") { table in
        table.column("name", .text)
        table.column("email", .text)
    }
}

// snippet.insert
do {
    try database.write { db in
        try Guest(name: "Ada", email: "ada@example.com").insert(db)
        try Guest(name: "", email: "ben.example.com").insert(db)
    }
} catch let error as FormError {
    for error in error.errors { print(error.reason) }
}
// Name must not be empty
// Email must include an @ sign, like name@example.com

print(try database.read { db in try Guest.fetchCount(db) })
// 0
// snippet.end

try database.write { db in
    try Guest(name: "Ada", email: "ada@example.com").insert(db)
}
print(try database.read { db in try Guest.fetchCount(db) })
// 1
