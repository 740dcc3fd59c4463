// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationSchema
import ValidationJavaScript

print(StrategySchema(.count(in: 3...12) && .alpha).json(.openAPI))
// {
//   "type": "string",
//   "pattern": "^(?:[A-Za-z]+)$",
//   "minLength": 3,
//   "maxLength": 12
// }

let digits = try JSONSchemaInputValidator(#"{"type": "string", "pattern": "^[0-9]+$"}"#.utf8)
print(digits.errors(for: try JSONValue(#""4a""#.utf8)).map(\.code))
// [1003]

print(JavaScriptModule([.init("email", .email)]).undecided)
// [email: email: labels that begin with xn--]
