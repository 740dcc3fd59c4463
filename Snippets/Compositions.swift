// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// snippet.hide
import InputValidation

// snippet.show
// snippet.each
let tags: InputValidator<[String]> = .each(.alpha)
let errors = tags.errors(for: Array(repeating: "2nd", count: 5000))
print(errors.count, errors.last?[.rejected]?.description ?? "")
// 101 5000
// snippet.end
