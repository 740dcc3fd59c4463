// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import CheckoutAfter
import InputValidation

/// A strategy that records each call and its result, and otherwise does what another strategy does.
///
/// The input of a payment form does not belong in a record, so the record has only the codes.
final class RecordingInputValidator: DecoratingInputValidator<String>, @unchecked Sendable {
    private let name: String
    private let record: CallRecord

    init(_ base: InputValidator<String>, as name: String, in record: CallRecord) {
        self.name = name
        self.record = record
        super.init(base)
    }

    override func errors(for input: String) -> [ValidationError] {
        record.call("errors(for: value)", to: name, result: { "\($0.map(\.code))" }) { super.errors(for: input) }
    }
}

/// The runs that can be recorded, by the names of their files in `Records/`.
let records: [String: @Sendable () -> CallRecord] = ["swap": swapRecord, "composition": compositionRecord]

/// Swaps the strategy of one input before and after its first validation, and records who calls whom.
///
/// The strategies are those of the checkout form.
@Sendable func swapRecord() -> CallRecord {
    let client = "your code"
    let context = "documentNumber"
    let record = CallRecord()
    func recorded(_ strategy: InputValidator<String>, as name: String) -> InputValidator<String> {
        RecordingInputValidator(strategy, as: name, in: record)
    }
    let nickname = recorded(CheckoutForm.strategy(for: .nickname), as: "nickname")
    let passport = recorded(CheckoutForm.strategy(for: .passport), as: "passport")
    let value = "AB1234567"
    let input = ValidatedInput(value, recorded(CheckoutForm.strategy(for: .memberNumber), as: "memberNumber"))
    func swap(to strategy: InputValidator<String>, _ name: String) {
        record.call("validator = \(name)", to: context, result: { _ in nil }) {
            input.validator = strategy
        }
        record.state(of: context, "hasResult \(input.hasResult), errors \(input.errors.map(\.code))")
    }

    record.add(client, as: "Client")
    record.add(context, as: "Context")
    record.add("nickname", as: "Strategy")
    record.add("passport", as: "Strategy")
    record.state(of: context, "value \"\(value)\", validator memberNumber")
    swap(to: nickname, "nickname")
    _ = record.call("validate()", to: context, result: { "\($0)" }) { input.validate() }
    record.state(of: context, "hasResult \(input.hasResult), errors \(input.errors.map(\.code))")
    swap(to: passport, "passport")
    return record
}

/// Validates one text with a decorator around a composition of two strategies, and records who calls whom.
///
/// The decorator reports one error of its own in place of the errors of the composition.
@Sendable func compositionRecord() -> CallRecord {
    let client = "your code"
    let value = "water"
    let record = CallRecord()
    func recorded(_ strategy: InputValidator<String>, as name: String) -> InputValidator<String> {
        RecordingInputValidator(strategy, as: name, in: record)
    }
    let rules = AllOf([
        recorded(VowelInputValidator(record: record), as: "vowels"),
        recorded(.count(in: 6...8), as: "count"),
    ])
    let club = ValidationError(7, domain: "Club", message: "Enter 6 to 8 vowels")
    let restated = recorded(rules, as: "allOf").error(club)
    let strategy = recorded(restated, as: "error")

    record.add(client, as: "Client")
    record.add("error", as: "Decorator")
    record.add("allOf", as: "Composite")
    record.add("vowels", as: "Template Method")
    record.add("count", as: "Leaf")
    record.state(of: client, "value \"\(value)\"")
    _ = strategy.errors(for: value)
    return record
}

/// A strategy whose base class calls the one method that it overrides, which the record shows.
private final class VowelInputValidator: AlphabetInputValidator, @unchecked Sendable {
    private let record: CallRecord

    init(record: CallRecord) {
        self.record = record
        super.init(rejection: ValidationError(1, domain: "Vowels", message: "{label} must only include vowels"))
    }

    override func firstDisallowedOffset(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        record.call(
            "firstDisallowedOffset", to: "vowels",
            result: { $0.map { "disallowed at \($0)" } ?? "nil" }
        ) { bytes.firstIndex { !"aeiou".utf8.contains($0) } }
    }
}
