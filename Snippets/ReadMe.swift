// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// The code of README.md in its order. Pasted into one file, it compiles
// and prints the lines in the comments.

// snippet.swap
import InputValidation

let document = ValidatedInput(
    "AB12", .numeric, label: "Document number")
print(document.validate())
// false
print(document.error?.reason ?? "")
// Document number must only include the digits 0 to 9

// The swap validates the value again.
document.validator = .pattern("[A-Z]{2}[0-9]{2}")
print(document.errors.isEmpty)
// true
// snippet.end
