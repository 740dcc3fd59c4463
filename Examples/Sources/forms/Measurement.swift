// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A field in one of the forms, or the algorithm without a field.
protocol Field {
    func validate(_ text: String) throws(ValidationError)
}

extension ClassField: Field {}
extension ProtocolField: Field {}
extension ClosureField: Field {}
extension StructField: Field {}
extension EnumField: Field {}
extension GenericField: Field {}

/// The algorithm itself, as the baseline for the forms.
struct DirectCall: Field {
    let digits: Bool

    @inline(__always)
    func validate(_ text: String) throws(ValidationError) {
        if digits {
            if !isDigits(text) { throw notDigits }
        } else {
            if !isLetters(text) { throw notLetters }
        }
    }
}

/// Validates many texts and returns how many of them the field accepts.
///
/// The compiler specializes it for each field type, so it adds nothing to a call.
@inline(__always)
func acceptedCount(_ texts: [String], by field: some Field, times: Int) -> Int {
    var count = 0
    for turn in 0..<times {
        do throws(ValidationError) {
            try field.validate(texts[turn & (texts.count - 1)])
            count += 1
        } catch {}
    }
    return count
}

/// Validates four texts in turn with one of the field's forms, or returns `nil` if there's no such form.
@inline(never)
func acceptedCount(form: String, digits isDigits: Bool, times: Int, texts: [String]) -> Int? {
    switch form {
    case "direct": acceptedCount(texts, by: DirectCall(digits: isDigits), times: times)
    case "class": acceptedCount(texts, by: ClassField(rule: isDigits ? Digits() : Letters()), times: times)
    case "protocol":
        acceptedCount(texts, by: ProtocolField(rule: isDigits ? DigitsRule() : LettersRule()), times: times)
    case "closure": acceptedCount(texts, by: ClosureField(rule: isDigits ? digits : letters), times: times)
    case "struct": acceptedCount(texts, by: StructField(rule: isDigits ? .digits : .letters), times: times)
    case "enum": acceptedCount(texts, by: EnumField(rule: isDigits ? .digits : .letters), times: times)
    case "generic":
        isDigits
            ? acceptedCount(texts, by: GenericField(rule: DigitsRule()), times: times)
            : acceptedCount(texts, by: GenericField(rule: LettersRule()), times: times)
    default: nil
    }
}
