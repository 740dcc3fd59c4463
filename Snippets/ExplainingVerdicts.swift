// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// snippet.text
import Foundation
import InputValidation

let nickname: InputValidator<String> =
    .alpha && .count(in: 3...12)

print(nickname.explanation(of: "Jo2"))
// alpha && count(3...12): rejected, alpha.character (1002), position: 2
//   alpha: rejected, alpha.character (1002), position: 2
//   count(3...12): skipped, because an earlier rule rejected the input
// snippet.end

// snippet.choice
let contact: InputValidator<String> = .optional(.email || .e164)
print(contact.explanation(of: "ada@example.com"))
// optional(email || e164): accepted
//   email || e164: accepted
//     email: accepted
//     e164: skipped, because an earlier rule accepted the input
// snippet.end

// snippet.value
let explanation = nickname.explanation(of: "Jo2")
print(explanation.steps[0].error?.name ?? "")
// alpha.character
print(explanation.steps[1].result == .skipped(.earlierRejection))
// true
// snippet.end

// snippet.forms
let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
let step = try encoder.encode(explanation.steps[1])
print(String(decoding: step, as: UTF8.self))
// {
//   "name" : "count",
//   "reason" : "earlierRejection",
//   "result" : "skipped",
//   "strategy" : "count(3...12)"
// }
// snippet.end
