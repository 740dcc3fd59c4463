// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("The state of an input")
struct InputStateTests {
    @Test("is validated at each edit after a rejection, also after an acceptance")
    func afterRejection() {
        let input = ValidatedInput("a", .numeric)
        input.timing = .onChangeAfterRejection
        input.validate()
        input.value = "1"
        #expect(input.error == nil && input.hasResult)
        input.value = "b"
        #expect(input.error?.code == .numericCharacter)
        input.reset()
        input.value = "c"
        #expect(!input.hasResult)
    }

    @Test("is reset completely after a rejection")
    func clearedTiming() {
        let input = ValidatedInput("a", .numeric)
        input.timing = .onChangeAfterRejection
        input.validate()
        input.clearResult()
        input.value = "b"
        #expect(!input.hasResult)
    }

    @Test("evaluates a strategy once for a rejection, in an input, a form, and a composition")
    func once() {
        let leaf = Rejecting()
        let input = ValidatedInput("x", leaf)
        #expect(!input.validate())
        #expect(leaf.counter.count == 1)
        #expect(InputForm { input }.result().failure?.errors.map(\.code) == [3])
        #expect(leaf.counter.count == 2)

        let inner = Rejecting()
        let composed = ValidatedInput("x", .alpha && inner && .pattern("[a-z]"))
        composed.validate()
        #expect(inner.counter.count == 1)
        #expect(!InputForm { composed }.validate())
        #expect(inner.counter.count == 2)
    }

    @Test("evaluates a strategy once for an acceptance, whichever of its methods it overrides")
    func onceAcceptedAlone() {
        let leaf = CountingInputValidator()
        #expect(ValidatedInput("x", leaf).validate())
        #expect(leaf.count == 1)
        #expect(ValidatedInput("x", leaf && leaf).validate())
        #expect(leaf.count == 3)
        #expect(ValidatedInput("x", DecoratingInputValidator(leaf.message("No"))).validate())
        #expect(leaf.count == 4)
        #expect(leaf.errors(for: "x") == [])
    }

    @Test("evaluates a strategy once for an acceptance by a form, the result and its rules included")
    func onceAccepted() throws {
        let counting = [CountingInputValidator(), CountingInputValidator()]
        let inputs = counting.map { ValidatedInput("x", $0) }
        #expect(try InputForm { Matches(inputs[1], with: inputs[0]) }.value() == "x")
        #expect(counting.map(\.count) == [1, 1])
    }
}

private final class Rejecting: InputValidator<String>, @unchecked Sendable {
    let counter = SharedCounter()

    override func validate(_ input: String) throws(ValidationError) {
        counter.next()
        throw ValidationError(3, domain: "Test")
    }
}
