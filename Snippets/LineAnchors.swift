// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// snippet.hide
import Foundation
import InputValidation

// snippet.show
// snippet.book
func matches(
    _ pattern: String, _ text: String,
    options: NSRegularExpression.Options = []
) throws -> Bool {
    let expression = try NSRegularExpression(
        pattern: pattern, options: options)
    let whole = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, range: whole) != nil
}
// snippet.end

// snippet.suspects
let suspects = [
    "123", "12a", "", "123\n", "123\nabc", "１２３",
]
for suspect in suspects {
    let lines = try matches(
        "^[0-9]*$", suspect, options: .anchorsMatchLines)
    print(suspect.debugDescription, lines)
}
// "123" true
// "12a" false
// "" true
// "123\n" true
// "123\nabc" true
// "１２３" false
// snippet.end

// snippet.second
print(try matches("^[0-9]*$", "123\nabc"))
// false
print(try matches("^[0-9]*$", "123\n"))
// true
// snippet.end

// snippet.third
print(try matches(#"\A[0-9]+\z"#, "123\n"))
// false
print(try matches(#"\A[0-9]+\z"#, ""))
// false
// snippet.end

// snippet.ours
let numeric: InputValidator<String> = .numeric
let pattern: InputValidator<String> = .pattern("[0-9]+")
for suspect in suspects {
    print(numeric.isValid(suspect), pattern.isValid(suspect))
}
// true true
// false false
// false false
// false false
// false false
// false false
// snippet.end

// snippet.hide
print(try matches("^[a-zA-Z]*$", "\n1", options: .anchorsMatchLines))
// true
print(try matches("^[a-zA-Z]*$", "1", options: .anchorsMatchLines))
// false
