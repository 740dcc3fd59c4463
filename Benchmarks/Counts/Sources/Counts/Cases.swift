// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Observation

/// A strategy that accepts every input, which shows the cost of the call itself.
final class AcceptingInputValidator: InputValidator<String>, @unchecked Sendable {
    override func validate(_ input: String) {}
}

extension Measurement {
    /// Counts what a process does only once, so this must be the first measurement: a rejection and a pattern.
    func countFirstUse() {
        let text = opaque("1234567x"), expression = opaque(InputPattern.postalCodeGB.expression)
        countFirst("first strategy of a process") { sink &+= NumericInputValidator().isValid(text) ? 1 : 0 }
        countFirst("first pattern of a process") {
            do throws(PatternSyntaxError) {
                sink &+= try RegexInputValidator(expression).isValid(text) ? 1 : 0
            } catch {
                sink &+= error.position
            }
        }
    }

    /// Counts concrete strategies, with one accepted or rejected input each.
    func countStrategies() {
        validate("accepts everything", AcceptingInputValidator(), "12345678")
        validate("numeric, 8 digits", .numeric, "12345678")
        validate("numeric, 2 digits", .numeric, "42")
        validate("numeric rejects the last of 8", .numeric, "1234567x")
        validate("numeric, 4,096 digits", .numeric, String(repeating: "12345678", count: 512))
        validate("alpha, 10 letters", .alpha, "Validation")
        validate("alphanumeric, 4,096 bytes", .alphanumeric, String(repeating: "Valid123", count: 512))
        validate("hexadecimal, 4,096 bytes", .hexadecimal, String(repeating: "0123cdef", count: 512))
        validate("base64, 4,096 bytes", .base64, String(repeating: "QUJDREVG", count: 512))
        validate(
            "characters in a list, 4,096 bytes", .characters(in: "0123456789 -()+"),
            String(repeating: "+41 (44)", count: 512))
        validate("count, 11 characters", .count(in: 3...12), "password123")
        validate("count rejects 2 characters", .count(in: 3...12), "12")
        validate("contains", .contains("@"), "john.doe@example.com")
        validate("required", .required, "Smith")
        validate("one of 3", .oneOf(["red", "green", "blue"]), "green")
        validate("one of 3 rejects", .oneOf(["red", "green", "blue"]), "yellow")
        validate("integer in a range", .integer(in: 0...100_000), "4711")
        validate("decimal, 17 digits", .decimal, "123456789.12345678")
        validate("password, 15 characters", .password(), "correct horse 7")
        validate("pattern: email", .pattern(.emailHTML5), "john.doe@example.com")
        validate("pattern: UK postcode", .pattern(.postalCodeGB), "SW1A 1AA")
        validate("pattern rejects a UK postcode", .pattern(.postalCodeGB), "SW1A 1A?")
        validate("payment card, 16 digits", .paymentCard, "4111111111111111")
        validate("payment card, 4 groups", .paymentCard, "4111 1111 1111 1111")
        validate("card expiry", .cardExpiry(now: .fixed(year: 2030, month: 1)), "12/34")
        validate("Luhn, 16 digits", .luhn, "4111111111111111")
        validate("URL, 24 bytes", .url, "https://www.example.com/")
        validate("URL, 44 bytes", .url, "http://example.com/path/to/page?x=1&y=2#frag")
        validate(
            "URL, 4,096 percent-encoded bytes", .url, "https://example.com/" + String(repeating: "%C3%BC", count: 683))
        validate("URL, xn-- host", .url, "https://xn--bcher-kva.example/")
        validate("URL rejects the first byte", .url, "1ttps://example.com/")
        validate("URL rejects ftp", .url, "ftp://files.example.net/pub/")
        validate("email, 20 bytes", .email, "john.doe@example.com")
        validate("email, 25 bytes, encoded domain", .email, "jane@xn--bcher-kva.museum")
        validate(
            "email, 70 bytes", .email,
            "jane.roe.with.a.long.local.part@" + String(repeating: "b", count: 31) + ".museum")
        validate("email rejects a text without @", .email, "plainaddress")
        validate("IPv4 address", .ipAddress, "192.168.0.1")
        validate("IPv6 address", .ipAddress, "2001:db8::1")
        validate("UUID", .uuid, "550e8400-e29b-41d4-a716-446655440000")
        validate("IBAN, 22 characters", .iban, "DE89370400440532013000")
        validate("ISBN, 13 digits", .isbn, "9780306406157")
        validate("date and time", .dateTime, "2024-05-31T09:30:00+02:00")
        count("numeric is created") { sink &+= NumericInputValidator().maximumBytes }
        count("payment card is created") { sink &+= PaymentCardInputValidator().maximumBytes }
        count("URL is created") { sink &+= URLInputValidator().maximumBytes }
    }

    /// Counts strategies that contain other strategies.
    func countCompositions() {
        let two: InputValidator<String> = .numeric && .count(in: 4...12, of: .utf8)
        let twenty = AllOf(
            (0..<10).flatMap { _ -> [InputValidator<String>] in [.numeric, .count(in: 4...12, of: .utf8)] })
        validate("a && b", two, "12345678")
        validate("a && b rejects", two, "123")
        validate("all of 20", twenty, "12345678")
        validate("a || b, second accepts", .alpha || .numeric, "12345678")
        validate("a || b rejects", .alpha || .numeric, "1234 678")
        validate("!a", !.alpha, "12345678")
        validate("optional", .optional(.numeric), "12345678")
        validate("trimmed", .trimmed(then: .numeric), "12345678")
        validate("stripping removes 3 spaces", .stripping(" ", then: .numeric), "42 42 42 42")
        validate("message rejects", .numeric.message("Only digits, please"), "1234567x")
        validate("error rejects", .numeric.error(ValidationError(7, domain: "Club", message: "No")), "1234567x")
        let five = opaque(
            AllOf([InputValidator<String>.numeric, .alphanumeric, .hexadecimal, .required, .count(in: 9...)]))
        let text = opaque("1234567x")
        count("errors(for:), 3 of 5 rules") { sink &+= five.errors(for: text).count }
    }

    func countInputs() {
        let passing = ValidatedInput("12345678", .numeric, label: "Number")
        passing.validate()
        count("validate() accepts") { sink &+= passing.validate() ? 1 : 0 }
        count("isValid accepts") { sink &+= passing.isValid ? 1 : 0 }
        let rejecting = ValidatedInput("1234567x", .numeric, label: "Number")
        count("validate() rejects") { sink &+= rejecting.validate() ? 1 : 0 }
        let swapped = ValidatedInput("12345678", .numeric, label: "Number")
        swapped.validate()
        count("two swaps") {
            swapped.validator = .alphanumeric
            swapped.validator = .numeric
        }
        for size in [10, 200] {
            let form = numbers(size)
            count("form of \(size) accepts") { sink &+= form.validate() ? 1 : 0 }
        }
        let form = numbers(10)
        count("typed result of a form of 10") {
            do throws(FormError) {
                sink &+= try form.value().count
            } catch {
                sink &+= 1
            }
        }
        let observed = numbers(10)
        _ = withObservationTracking({ observed.isValid && observed.canSubmit }, onChange: {})
        count("form of 10 accepts, observed") { sink &+= observed.validate() ? 1 : 0 }
        count("isValid of a form of 10, observed") { sink &+= observed.isValid ? 1 : 0 }
        let large = inputs(900)
        let largeForm = InputForm { for input in large { input } }
        _ = withObservationTracking({ largeForm.isValid }, onChange: {})
        for input in large { _ = withObservationTracking({ input.errors }, onChange: {}) }
        var digits = 0
        count("edit in a form of 900, observed") {
            digits = 1 - digits
            large[450].value = digits == 0 ? "0" : "1"
        }
        let error = opaque(ValidationError(.numericCharacter).at(position: 7).labeled("Number"))
        count("reason") { sink &+= error.reason.utf8.count }
        let short = opaque(
            ValidationError(.lengthTooShort, parameters: [.minimum: 3, .maximum: 12, .length: 1]).labeled("Password"))
        count("reason with label and parameters") { sink &+= short.reason.utf8.count }
    }

    private func numbers(_ count: Int) -> InputForm<[String]> {
        let inputs = inputs(count)
        return InputForm { for input in inputs { input } }
    }

    private func inputs(_ count: Int) -> [ValidatedInput<String>] {
        (0..<count).map {
            ValidatedInput("1234567\($0 % 10)", .numeric, label: "Number \($0)", key: "n\($0)")
        }
    }
}
