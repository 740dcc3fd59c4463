// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidationRules
import RuleComparison

let old = #"{"fields": [{"name": "code", "strategies": ["numeric"]}]}"#
let new = #"{"fields": [{"name": "code", "strategies": ["alphanumeric"]}]}"#

let rules = try TableRules(json: old.utf8)
print(rules["code"]?.textValidator.errors(for: "A1").map(\.code) ?? [])
// [1001]
print(try TableRules(json: new.utf8).changes(from: rules))
// [code: looser: “a” is accepted now]
do {
    print(try TableRules(json: #"{"fields": [{"name": "code", "strategies": ["numerik"]}]}"#.utf8))
} catch {
    print(error.domain, error.code, error.reason)
}
// InputValidationErrorDomain 1237 there is no strategy “numerik”; did you mean “numeric”?
