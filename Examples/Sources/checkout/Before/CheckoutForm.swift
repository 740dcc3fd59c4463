// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import CheckoutScreen

/// The checkout form without the pattern: one function validates with `if` and `else` on the field and the document.
package final class CheckoutForm: CheckoutScreen {
    package var document = Document.memberNumber {
        didSet { validateAgain(.documentNumber) }
    }
    private var texts: [Field: String] = [:]
    private var messages: [Field: String] = [:]
    private var isValidated: Set<Field> = []

    package init() {}

    package func edit(_ field: Field, _ text: String) { texts[field] = text }

    package func leave(_ field: Field) {
        isValidated.insert(field)
        messages[field] = problem(of: field, texts[field] ?? "")
    }

    // A message about the previous choice may be visible.
    private func validateAgain(_ field: Field) { if isValidated.contains(field) { leave(field) } }

    package func submit() -> Bool {
        Field.allCases.forEach(leave)
        return messages.isEmpty
    }

    package func message(for field: Field) -> String? { messages[field] }

    private func problem(of field: Field, _ text: String) -> String? {
        let name = field.rawValue
        if text.isEmpty {
            return "Enter a value for \(name)"
        } else if field == .documentNumber {
            if document == .memberNumber {
                if !isDigits(text) { return "\(name) must only include the digits 0 to 9" }
                if !(6...8).contains(text.count) { return "\(name) must have 6 to 8 digits" }
            } else if document == .nickname {
                if !isLetters(text) { return "\(name) must only include the letters a to z" }
                if !(3...12).contains(text.count) { return "\(name) must have 3 to 12 letters" }
            } else {
                let letters = String(text.prefix(2)), digits = String(text.dropFirst(2))
                if !isLetters(letters) || letters != letters.uppercased() || digits.count != 7 || !isDigits(digits) {
                    return "\(name) must look like AB1234567"
                }
            }
        } else if field == .cardNumber {
            let number = text.filter { $0 != " " && $0 != "-" }
            if !isDigits(number) { return "\(name) must only include digits" }
            let start = Int(number.prefix(4)) ?? 0
            if !number.hasPrefix("4") && !(5100...5599).contains(start) && !(2221...2720).contains(start) {
                return "\(name) must be from Visa or Mastercard"
            }
            if number.count != 16 { return "\(name) must have 16 digits" }
            if !hasCheckDigit(number) { return "\(name) looks mistyped" }
        } else {
            if !isDigits(text) { return "\(name) must only include digits" }
            if text.count != 3 { return "\(name) must have 3 digits" }
        }
        return nil
    }
}
