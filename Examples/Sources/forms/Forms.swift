// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

// The same problem in six forms: a field validates its text, and the algorithm can be either of two.
// `Examples/.ci/forms` counts the lines between the markers and measures a call. The article shows them.

let notDigits = ValidationError(
    1, domain: "Forms", message: "Only use the digits 0 to 9")
let notLetters = ValidationError(
    2, domain: "Forms", message: "Only use the letters a to z")

@inline(never)
func isDigits(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
}

@inline(never)
func isLetters(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
}

// form: class
final class Digits: InputValidator<String>, @unchecked Sendable {
    override func validate(_ text: String) throws(ValidationError) {
        if !isDigits(text) { throw notDigits }
    }
}

final class Letters: InputValidator<String>, @unchecked Sendable {
    override func validate(_ text: String) throws(ValidationError) {
        if !isLetters(text) { throw notLetters }
    }
}

struct ClassField {
    var rule: InputValidator<String>

    func validate(_ text: String) throws(ValidationError) {
        try rule.validate(text)
    }
}
// form: protocol
protocol TextRule: Sendable {
    func validate(_ text: String) throws(ValidationError)
}

struct DigitsRule: TextRule {
    func validate(_ text: String) throws(ValidationError) {
        if !isDigits(text) { throw notDigits }
    }
}

struct LettersRule: TextRule {
    func validate(_ text: String) throws(ValidationError) {
        if !isLetters(text) { throw notLetters }
    }
}

struct ProtocolField {
    var rule: any TextRule

    func validate(_ text: String) throws(ValidationError) {
        try rule.validate(text)
    }
}
// form: closure
typealias Check = @Sendable (String) throws(ValidationError) -> Void

let digits: Check = { (text) throws(ValidationError) in
    if !isDigits(text) { throw notDigits }
}

let letters: Check = { (text) throws(ValidationError) in
    if !isLetters(text) { throw notLetters }
}

struct ClosureField {
    var rule: Check

    func validate(_ text: String) throws(ValidationError) {
        try rule(text)
    }
}
// form: struct
struct TextAlgorithm: Sendable {
    let name: String
    let validate: @Sendable (String) throws(ValidationError) -> Void

    static let digits = TextAlgorithm(name: "digits") {
        (text) throws(ValidationError) in
        if !isDigits(text) { throw notDigits }
    }

    static let letters = TextAlgorithm(name: "letters") {
        (text) throws(ValidationError) in
        if !isLetters(text) { throw notLetters }
    }
}

struct StructField {
    var rule: TextAlgorithm

    func validate(_ text: String) throws(ValidationError) {
        try rule.validate(text)
    }
}
// form: enum
enum Rule: Sendable {
    case digits, letters

    func validate(_ text: String) throws(ValidationError) {
        switch self {
        case .digits: if !isDigits(text) { throw notDigits }
        case .letters: if !isLetters(text) { throw notLetters }
        }
    }
}

struct EnumField {
    var rule: Rule

    func validate(_ text: String) throws(ValidationError) {
        try rule.validate(text)
    }
}
// form: generic
struct GenericField<Rule: TextRule> {
    var rule: Rule

    func validate(_ text: String) throws(ValidationError) {
        try rule.validate(text)
    }
}
// form: end
