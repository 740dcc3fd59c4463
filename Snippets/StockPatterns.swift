// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// snippet.hide
#if Full || StockPatterns
// snippet.show
// snippet.use
import InputValidation

let postcode = InputValidator.pattern(.postalCodeGB)
print(postcode.isValid("SW1A 1AA"))
// true
print(postcode.isValid("SW1A 1AA\n"))
// false
print(postcode.isValid("SW1A 1A"))
// false
// snippet.end

// snippet.example
print(InputPattern.postalCodeUS.example)
// 20500
// snippet.end

// snippet.policy
let policy =
    InputValidator.pattern(.passwordNIST) && .pattern(.containsDigit)
    && .pattern(.containsUppercase)
print(policy.isValid("correct horse battery staple"))
// false
print(policy.isValid("Correct horse battery staple 1"))
// true
// snippet.end

// snippet.member
extension InputPattern {
    static let memberNumber = InputPattern(
        name: "memberNumber",
        expression: "M[0-9]{6}",
        source: "The club's rule book, section 2",
        example: "M123456",
        accepted: ["M000001"],
        rejected: ["", "M1", "m000001", "M000001\n"])
}

let number = InputValidator.pattern(.memberNumber)
// snippet.end

// snippet.hide
#endif
