// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// snippet.store
import InputValidation
import InputValidationRules
import RuleComparison

let old = """
    { "fields": [ { "name": "code", "strategies": ["numeric"] } ] }
    """
let store = try RuleStore(json: old.utf8)
let reloads = await store.reloads()

let code = ValidatedInput("", .required, label: "Code")
if let column = await store.rules["code"] {
    code.validator = column.textValidator
}
code.value = "A1"
print(code.validate())
// false
// snippet.end

// snippet.reload
let new = """
    { "fields": [ { "name": "code",
      "strategies": ["alphanumeric"] } ] }
    """
await store.reload(new.utf8)
for await reload in reloads {
    if let column = reload.rules["code"] {
        code.validator = column.textValidator
    }
    print(reload.changes)
    // [code: looser: “a” is accepted now]
    break
}
print(code.isValid)
// true
// snippet.end

// snippet.mistake
let broken = """
    { "fields": [ { "name": "code",
      "strategies": ["numerik"] } ] }
    """
let reload = await store.reload(broken.utf8)
if let error = reload.error {
    print(error.code, error.path.text)
    // 1237 fields[0].strategies[0]
    print(error.reason)
    // there is no strategy “numerik”; did you mean “numeric”?
    print(error.line ?? 0, error.column ?? 0)
    // 2 18
}
print(reload.isChanged)
// false
// snippet.end

// snippet.watch
let watching = Task { await store.watch("rules.json") }
// snippet.end
watching.cancel()

// snippet.compare
let changes = try TableRules(json: new.utf8).changes(
    from: TableRules(json: old.utf8))
print(changes[0])
// code: looser: “a” is accepted now
// snippet.end
