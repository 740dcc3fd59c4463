// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// snippet.hide
import InputValidation
import InputValidationSchema

// snippet.show
// snippet.essentials
let schema = StrategySchema(.count(in: 3...12) && .alpha)
print(schema.json(.openAPI))
// {
//   "type": "string",
//   "pattern": "^(?:[A-Za-z]+)$",
//   "minLength": 3,
//   "maxLength": 12
// }
// snippet.end

// snippet.article
let article = StrategySchema(.ean)
print(article.json(.openAPI))
// {
//   "type": "string",
//   "pattern": "^(?:(?:[0-9]{8}|[0-9]{12,14}))$",
//   "minLength": 1
// }
print(article.losses[0])
// ean: the expression matches more than the strategy accepts
// snippet.end

// snippet.model
struct Booking: Codable, Validatable {
    var email: String
    var nights: Int

    static let validator: InputValidator<Booking> = .all(of: [
        .at(\.email, label: "Email", .email),
        .at(\.nights, .range(1...30)),
    ])
}
let booking = StrategySchema(of: Booking.self)
print(booking.losses.map(\.pointer))
// ["/email"]
// snippet.end

// snippet.html
for field in booking.fields where field.pointer == "/nights" {
    print(field.html)
}
// type="number" required step="1" min="1" max="30"
// snippet.end
