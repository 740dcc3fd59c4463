// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// snippet.model
import InputValidation

struct Address {
    var city: String
}

struct Order {
    var address: Address
    var tags: [String]
}

let order: InputValidator<Order> = .all(of: [
    .at(\.address.city, label: "City", .count(in: 2...)),
    .at(\.tags, label: "Tag", .each(.count(in: 3...))),
])

let errors = order.errors(
    for: Order(address: Address(city: "X"), tags: ["red", "xl"]))
// snippet.end

// snippet.paths
print(errors.map(\.path.text))
// ["address.city", "tags[1]"]
print(errors.map(\.path.jsonPointer))
// ["/address/city", "/tags/1"]
print(errors[0].reason)
// City must be 2 characters or more
print(errors[1].reason)
// Tag must be 3 characters or more
// snippet.end
