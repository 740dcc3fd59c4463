// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// snippet.hide
import InputValidation

// snippet.show
// snippet.text
let contact: InputValidator<String> = .optional(
    .count(in: 6...64) && (.email || .e164))

print(contact.explanation(of: "ada@example.org"))
// optional(count(6...64) && (email || e164)): accepted
//   count(6...64) && (email || e164): accepted
//     count(6...64): accepted
//     email || e164: accepted
//       email: accepted
//       e164: skipped, because an earlier rule accepted the input
// snippet.end

// snippet.value
let explanation = contact.explanation(of: "Ada")
let rules = explanation.steps[0].steps
print(rules[0].error?.name ?? "")
// length.tooShort
print(rules[1].result == .skipped(.earlierRejection))
// true
// snippet.end
