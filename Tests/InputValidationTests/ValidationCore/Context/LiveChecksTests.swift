// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Observation
import Testing

@Suite("LiveChecks", .timeLimit(.minutes(1)))
@MainActor
final class LiveChecksTests: CheckedName {
    @Test("wait for a pause in typing and validate only the last text")
    func debounce() async {
        let checks = LiveChecks([name])
        for text in ["j", "jo", "joe"] {
            name.value = text
            await clock.sleeper(for: .seconds(1))
            clock.advance(by: .milliseconds(900))
        }
        #expect(server.asked == [])
        #expect(name.isPending)
        clock.advance(by: .milliseconds(100))
        await server.questions(1)
        server.answer("joe", isAccepted: false)
        await checks.waitForAll()
        #expect(server.asked == ["joe"])
        #expect(name.error?.domain == "Server")
    }

    @Test("are canceled when the checks are released")
    func abandoned() async {
        var checks: LiveChecks? = LiveChecks([name])
        name.value = "jo"
        await clock.sleeper(for: .seconds(1))
        clock.advance(by: .seconds(1))
        await server.questions(1)
        #expect(checks != nil && server.canceled == [])
        checks = nil
        await server.cancellation(of: "jo")
        server.answer("jo", isAccepted: true)
    }

    @Test("do not use a verdict for an older text that arrives late")
    func latestWins() async {
        let checks = LiveChecks([name])
        name.value = "old"
        await clock.sleeper(for: .seconds(1))
        clock.advance(by: .seconds(1))
        await server.questions(1)
        name.value = "new"
        #expect(!name.isPending)
        await clock.sleeper(for: .seconds(1))
        clock.advance(by: .seconds(1))
        await server.questions(2)
        server.answer("new", isAccepted: true)
        await checks.waitForAll()
        server.answer("old", isAccepted: false)
        await Task.yield()
        #expect(name.errors == [])
        #expect(InputForm { name }.validate())
        await server.cancellation(of: "old")
        #expect(server.canceled == ["old"])
    }

    @Test("validate at once for a submit during typing")
    func submitInsidePause() async throws {
        let checks = LiveChecks([name])
        name.value = "jo"
        await clock.sleeper(for: .seconds(1))
        let form = InputForm { name }
        let result = Task { try await form.submit() }
        await server.questions(1)
        server.answer("jo", isAccepted: true)
        #expect(try await result.value == "jo")
        await checks.waitForAll()
        #expect(server.asked == ["jo"])
    }

    @Test("continue when a wait for the checks is canceled")
    func canceledChecks() async {
        let checks = LiveChecks([name])
        name.value = "jo"
        await clock.sleeper(for: .seconds(1))
        let wait = Task { await checks.waitForAll() }
        wait.cancel()
        await wait.value
        #expect(name.isPending)
    }

    @Test("validate the same text again if another strategy replaces the strategy that has accepted it")
    func replaced() async {
        let checks = LiveChecks([name])
        name.value = "jo"
        await clock.sleeper(for: .seconds(1))
        clock.advance(by: .seconds(1))
        await server.questions(1)
        server.answer("jo", isAccepted: true)
        await checks.waitForAll()
        #expect(name.errors == [])

        let other = GatedValidator()
        name.asyncValidator = other
        await clock.sleeper(for: .seconds(1))
        clock.advance(by: .seconds(1))
        await other.questions(1)
        other.answer("jo", isAccepted: false)
        await checks.waitForAll()
        #expect(name.errors.map(\.domain) == ["Server"])
    }

    @Test("do not validate the same text again when its result is cleared, but do after a reset")
    func cleared() async {
        let checks = LiveChecks([name])
        name.reset(to: "jo")
        name.value = "joe"
        name.value = "jo"
        await clock.sleeper(for: .seconds(1))
        clock.advance(by: .seconds(1))
        await server.questions(1)
        server.answer("jo", isAccepted: false)
        await checks.waitForAll()
        name.clearResult()
        await checks.waitForAll()
        #expect(name.errors == [] && !name.isPending && server.asked == ["jo"])

        let answer = Task { await name.validateWithChecks() }
        await server.questions(2)
        server.answer("jo", isAccepted: false)
        #expect(await !answer.value)
        name.reset()
        await clock.sleeper(for: .seconds(1))
        clock.advance(by: .seconds(1))
        await server.questions(3)
        server.answer("jo", isAccepted: true)
        await checks.waitForAll()
        #expect(name.errors == [] && InputForm { name }.isValid)
    }

    @Test("are followed by two live checks when they are added later")
    func later() async {
        let field = ValidatedInput("", .alpha)
        field.asyncTiming = AsyncTiming(debounce: .seconds(1), timeout: nil, clock: clock)
        let checks = [LiveChecks([field]), LiveChecks([field])]
        field.asyncValidator = server
        field.value = "jo"
        await clock.sleeper(for: .seconds(1))
        clock.advance(by: .seconds(1))
        await server.questions(1)
        server.answer("jo", isAccepted: false)
        for check in checks { await check.waitForAll() }
        #expect(field.errors.map(\.domain) == ["Server"])

        field.asyncValidator = nil
        #expect(field.errors == [] && InputForm { field }.isValid)
        let other = GatedValidator()
        field.asyncValidator = other
        field.value = "joe"
        await clock.sleeper(for: .seconds(1))
        clock.advance(by: .seconds(1))
        await other.questions(1)
        other.answer("joe", isAccepted: false)
        for check in checks { await check.waitForAll() }
        #expect(field.errors.count == 1 && server.asked == ["jo"] && other.asked == ["joe"])
    }

    @Test("leave nothing in the input when they are released without an edit")
    func released() {
        let kept = LiveChecks([name])
        for _ in 0..<1_000 { _ = LiveChecks([name]) }
        withExtendedLifetime(kept) { #expect(name.state.changeHandlers.count < 10) }
        name.value = "jo"
        withExtendedLifetime(kept) { #expect(name.state.changeHandlers.count == 1) }
    }
}
