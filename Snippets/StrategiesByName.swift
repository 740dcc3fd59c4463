// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// snippet.hide
// Without the trait there is no `RuleFileJSON.decode`.
#if Full || FoundationInterop
// snippet.show
// snippet.name
import Foundation
import InputValidation
import InputValidationRules

let chosen = "numeric"
let strategy = try StrategyCatalog.standard.validator(named: chosen)
print(strategy.isValid("8001"))
// true
// snippet.end

// snippet.options
let entry = StrategyCatalog.standard["count"]
print(entry?.options.map(\.name) ?? [])
// ["minimum", "maximum", "unit", "maximumBytes"]
// snippet.end

// snippet.specification
let setting = Data(
    """
    { "use": "anyOf", "rules": [
      "email",
      { "use": "count", "minimum": 3, "maximum": 20 } ] }
    """.utf8)
let login = try JSONDecoder().decode(
    StrategySpecification<String>.self, from: setting
).validator
print(login.isValid("name@example.com"))
// true
print(login.isValid("jo"))
// false
// snippet.end

// snippet.mistake
let misspelled = Data(
    #"{ "use": "isbn", "length": [13] }"#.utf8)
do {
    _ = try JSONDecoder().decode(
        StrategySpecification<String>.self, from: misspelled)
} catch DecodingError.dataCorrupted(let context) {
    print(context.codingPath.map(\.stringValue))
    // ["length"]
    print(context.debugDescription)
    // the strategy “isbn” has no key “length”; did you mean “lengths”?
}
// snippet.end

// snippet.twice
let twice = Data(
    """
    { "use": "ipAddress", "scopes": ["global"],
      "scopes": ["loopback"] }
    """.utf8)
do {
    _ = try RuleFileJSON.decode(
        StrategySpecification<String>.self, from: twice)
} catch DecodingError.dataCorrupted(let context) {
    print(context.debugDescription)
    // the key “scopes” appears twice in one object (line 2, column 3)
}
// snippet.end

// snippet.own
var catalog = StrategyCatalog.standard
catalog["member"] = .init(
    "A member's number", options: ["prefix": "what it begins with"]
) { arguments in
    .prefix(try arguments("prefix") ?? "M") && .alphanumeric
}
let decoder = JSONDecoder()
decoder.userInfo[.strategyCatalog] = catalog
// snippet.end

// snippet.hide
// The closure creates a strategy for the data's options.
let clubFile = Data(
    """
    { "fields": [
      { "name": "member", "title": "Member number",
        "strategies": ["member"] },
      { "name": "age", "type": "integer",
        "constraints": { "minimum": 18, "required": false } } ] }
    """.utf8)
let rules = try RuleFileJSON.decode(
    TableRules.self, from: clubFile, with: decoder)
let member = rules.fields[0].validator
print(member.isValid("M1234"))
// true
print(member.errors(for: nil).map(\.reason))
// ["Member number must not be empty"]

// The encoder and the second decoder need the catalog, too.
let encoder = JSONEncoder()
encoder.userInfo[.strategyCatalog] = catalog
let written = try encoder.encode(rules)
print(try decoder.decode(TableRules.self, from: written) == rules)
// true
#endif
