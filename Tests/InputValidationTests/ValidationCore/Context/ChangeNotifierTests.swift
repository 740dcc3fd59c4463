// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Observation
import Testing

@Suite("Observation")
struct ChangeNotifierTests {
    /// Counts how often the values that a closure reads change, and tracks them again after each change.
    private func changes(reading read: @escaping @Sendable () -> Void, during body: () -> Void) -> Int {
        let count = Locked(0)
        withObservationTracking(read) { count.withLock { $0 += 1 } }
        body()
        return count.withLock { $0 }
    }

    /// Observation's closures are `@Sendable`, but the tests run on one thread.
    private struct Shared: @unchecked Sendable {
        let input = ValidatedInput("AB12", .numeric)
    }

    @Test("reports an edit")
    func edit() {
        let shared = Shared()
        #expect(changes(reading: { _ = shared.input.value }) { shared.input.value = "1" } == 1)
    }

    @Test("reports a swap and the new verdict")
    func swap() {
        let shared = Shared()
        #expect(changes(reading: { _ = shared.input.validator }) { shared.input.validator = .alpha } == 1)
        #expect(changes(reading: { _ = shared.input.isValid }) { shared.input.validator = .pattern("[A-Z0-9]+") } == 1)
        shared.input.validate()
        #expect(changes(reading: { _ = shared.input.errors }) { shared.input.validator = .alpha } == 1)
        #expect(changes(reading: { _ = shared.input.isHighlighted }) { shared.input.value = "ab" } == 1)
    }

    @Test("reports nothing if nothing changes")
    func silence() {
        let shared = Shared()
        shared.input.value = "12"
        shared.input.validate()
        #expect(changes(reading: { _ = shared.input.errors }) { shared.input.validate() } == 0)
        #expect(changes(reading: { _ = shared.input.isTouched }) { shared.input.endEditing() } == 0)
        #expect(changes(reading: { _ = shared.input.value }) { shared.input.validate() } == 0)
    }

    @Test("does not report a property that does not change")
    func exactness() {
        let shared = Shared()
        let input = shared.input
        input.validate()
        #expect(changes(reading: { _ = shared.input.errors }) { input.validate() } == 0)
        #expect(changes(reading: { _ = shared.input.isHighlighted }) { input.validate() } == 0)
        #expect(changes(reading: { _ = shared.input.value }) { input.value = "AB12" } == 0)
        #expect(changes(reading: { _ = shared.input.isTouched }) { input.validator = .pattern("x") } == 0)
        #expect(changes(reading: { _ = shared.input.hasResult }) { input.value = "CD12" } == 0)
        #expect(changes(reading: { _ = shared.input.isValid }) { input.value = "EF12" } == 0)
        #expect(changes(reading: { _ = shared.input.isDirty }) { input.value = "GH12" } == 0)
        #expect(changes(reading: { _ = shared.input.isDirty }) { input.value = "AB12" } == 1)
        #expect(changes(reading: { _ = shared.input.isValid }) { input.value = "x" } == 1)
        #expect(changes(reading: { _ = shared.input.isAccepted }) { input.validate() } == 1)
        #expect(changes(reading: { _ = shared.input.isAccepted }) { input.value = "y" } == 1)
        #expect(changes(reading: { _ = shared.input.isTouched }) { input.reset() } == 1)
    }

    @Test("reports what each method changes, and no value that a reset keeps")
    func methods() {
        let shared = Shared()
        let input = shared.input
        let error = ValidationError(1, domain: "Server")
        #expect(changes(reading: { _ = shared.input.isTouched }) { input.endEditing() } == 1)
        #expect(changes(reading: { _ = shared.input.errors }) { input.reject(error) } == 1)
        #expect(changes(reading: { _ = shared.input.errors }) { input.messages = MessageCatalog.english } == 1)
        #expect(changes(reading: { _ = shared.input.hasResult }) { input.clearResult() } == 1)
        #expect(changes(reading: { _ = shared.input.focusRequests }) { input.requestFocus() } == 1)
        #expect(changes(reading: { _ = shared.input.value }) { input.reset() } == 0)
        input.value = "1"
        #expect(changes(reading: { _ = shared.input.value }) { input.reset() } == 1)
    }

    @Test("does not highlight a value that an observer set during a validation", arguments: [true, false])
    func editInObserver(isRejected: Bool) {
        let shared = Shared()
        let input = shared.input
        input.value = isRejected ? "AB12" : "12"
        if !isRejected {
            input.reject(ValidationError(1, domain: "Server"))
            input.value = "34"
        }
        withObservationTracking {
            _ = shared.input.hasResult
        } onChange: {
            shared.input.value = isRejected ? "56" : "CD"
        }
        #expect(!input.validate())
        #expect(!input.isHighlighted && !input.isAccepted)
        #expect(input.value == (isRejected ? "56" : "CD"))
        #expect(InputForm { input }.validate() == isRejected)
    }

    @Test("returns no result for a value that an observer set during a validation of the form")
    func editDuringForm() {
        let shared = Shared()
        shared.input.value = "12"
        withObservationTracking {
            _ = shared.input.hasResult
        } onChange: {
            shared.input.value = "CD"
        }
        let form = InputForm { shared.input }
        #expect(form.result().failure?.errors.map(\.code) == [.numericCharacter])
        #expect(!form.isValid)
    }

    @Test("reads the new state at once")
    func stateBeforeCounter() {
        let shared = Shared()
        let seen = Locked<[String]>([])
        withObservationTracking {
            _ = shared.input.value
        } onChange: {
            seen.withLock { $0.append(shared.input.value) }
        }
        shared.input.value = "new"
        #expect(seen.withLock { $0 } == ["new"])
    }

    @Test("reports an edit and a swap to who reads the normalized value")
    func normalizedValue() {
        let shared = Shared()
        #expect(changes(reading: { _ = shared.input.normalizedValue }) { shared.input.value = " 1" } == 1)
        #expect(
            changes(reading: { _ = shared.input.normalizedValue }) {
                shared.input.validator = .trimmed(then: .numeric)
            } == 1)
        #expect(shared.input.normalizedValue == "1")
    }

    @Test("reports an error if only its text changes")
    func texts() {
        let shared = Shared()
        shared.input.validator = .numeric.message("Enter digits")
        shared.input.validate()
        for (text, count) in [("Enter digits", 0), ("Only digits", 1)] {
            #expect(
                changes(reading: { _ = shared.input.errors }) {
                    shared.input.validator = .numeric.message(text)
                } == count)
            #expect(shared.input.errors.map(\.message) == [text])
        }
    }

    @Test("reports a reset of a value that cannot be compared")
    func incomparableReset() {
        struct Opaque {}
        struct Shared: @unchecked Sendable { let input = ValidatedInput(Opaque(), InputValidator()) }
        let shared = Shared()
        #expect(changes(reading: { _ = shared.input.value }) { shared.input.reset() } == 1)
    }

    @Test("does not report the secrecy that an input has from the beginning", arguments: [true, false])
    func secrecy(isSecret: Bool) {
        struct Shared: @unchecked Sendable { let input: ValidatedInput<String> }
        for input in [ValidatedInput("", .alpha, isSecret: isSecret), ValidatedInput("", .password())] {
            let shared = Shared(input: input)
            #expect(changes(reading: { _ = shared.input.isSecret }) { shared.input.value = "a" } == 0)
        }
    }

    @Test("reports the swap of a parser, an edit, and a reset to who reads the output")
    func parser() {
        struct Shared: @unchecked Sendable {
            let input = ParsedInput("1", .parsed(by: { Int($0) }, or: ValidationError(1, domain: "Test")))
        }
        let shared = Shared()
        #expect(
            changes(reading: { _ = shared.input.output }) {
                shared.input.parser = .parsed(by: { Int($0, radix: 2) }, or: ValidationError(1, domain: "Test"))
            } == 1)
        #expect(changes(reading: { _ = shared.input.output }) { shared.input.value = "10" } == 1)
        #expect(changes(reading: { _ = shared.input.output }) { shared.input.validate() } == 0)
        #expect(changes(reading: { _ = shared.input.output }) { shared.input.reset() } == 1)
    }
}
