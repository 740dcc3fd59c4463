// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// snippet.hide
import InputValidation

// snippet.show
// snippet.model
struct Address {
    var city: String
}

struct Order {
    var address: Address
    var tags: [String]
}

let order: InputValidator<Order> = .all(of: [
    .at(\.address.city, label: "City", .count(in: 2...)),
    .at(\.tags, .each(.alpha)),
])

let errors = order.errors(
    for: Order(address: Address(city: "X"), tags: ["red", "2nd"]))
// snippet.end

// snippet.paths
print(errors.map(\.path.text))
// ["address.city", "tags[1]"]
print(errors.map(\.path.jsonPointer))
// ["/address/city", "/tags/1"]
print(errors[0].reason)
// City must be 2 characters or more
print(errors[1].reason)
// Only use the letters A to Z or a to z, with no digits, spaces or accents
// snippet.end
