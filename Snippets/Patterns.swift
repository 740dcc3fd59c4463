// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// snippet.first
import InputValidation

let reference: InputValidator<String> = .pattern("[A-Z]{2}[0-9]{4}")
print(reference.isValid("AB1234"))
// true
print(reference.isValid("AB1234\n"), reference.isValid("xAB1234"))
// false false
// snippet.end

// snippet.raw
let digits: InputValidator<String> = .pattern(#"\d{4}"#)
print(digits.isValid("2026"))
// true
// snippet.end

// snippet.messages
let patterns: [InputValidator<String>] = [
    .pattern("[A-Z]{2}[0-9]{4}"),
    .pattern("[A-Z]{2}[0-9]{4}", like: "ZH2026"),
    .pattern("[A-Z]{2}[0-9]{4}")
        .message("{label} is at the top of your invoice"),
]
for pattern in patterns {
    let field = ValidatedInput("1A", pattern, label: "Reference")
    field.validate()
    print(field.error?.reason ?? "")
}
// Reference must begin with a capital letter from A to Z, like AB1234
// Reference must begin with a capital letter from A to Z, like ZH2026
// Reference is at the top of your invoice
// snippet.end

// snippet.broken
let doubled: InputValidator<String> = .pattern(#"(\w+) \1"#)
print(doubled.isValid("a a"))
// false
print(doubled.errors(for: "a a")[0].code)
// 1006
// snippet.end

// snippet.throwing
do {
    let doubled = try RegexInputValidator(#"(\w+) \1"#)
    print(doubled.isValid("a a"))
} catch {
    print(error.position, error.found)
    // 6 \1
}
// snippet.end
