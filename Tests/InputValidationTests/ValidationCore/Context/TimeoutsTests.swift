// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Observation
import Testing

@Suite("Timeouts", .timeLimit(.minutes(1)))
@MainActor
final class TimeoutsTests: CheckedName {
    @Test("have their own error after a timeout, and are run again by the next submit")
    func timeout() async {
        name.value = "jo"
        var answer = Task { await name.validateWithChecks() }
        await server.questions(1)
        await clock.sleeper(for: .seconds(10))
        clock.advance(by: .seconds(10))
        #expect(await !answer.value)
        #expect(name.error?.code == .asyncTimeout)
        #expect(server.canceled == ["jo"])

        answer = Task { await name.validateWithChecks() }
        await server.questions(2)
        server.answer("jo", isAccepted: true)
        #expect(await answer.value)
        #expect(name.errors == [])
    }

    @Test("time out at once if the clock throws")
    func clockFails() async {
        let timing = AsyncTiming(debounce: .seconds(1), timeout: .seconds(10), clock: FailingClock())
        let name = ValidatedInput("jo", .alpha, then: server, asyncTiming: timing)
        #expect(await !name.validateWithChecks())
        #expect(name.error?.code == .asyncTimeout)
        name.value = "joe"
        await name.checkWhileTyping()
        #expect(name.error?.code == .asyncTimeout)
    }

    @Test("accept a timeout that no clock can represent, and a negative one", arguments: [Int64.max, .min])
    func extremeDurations(seconds: Int64) async {
        let timing = AsyncTiming(debounce: .seconds(1), timeout: .seconds(seconds))
        let name = ValidatedInput("jo", .alpha, then: server, asyncTiming: timing)
        let answer = Task { await name.validateWithChecks() }
        await server.questions(1)
        if seconds > 0 { server.answer("jo", isAccepted: false) }
        #expect(await !answer.value)
        #expect(name.error?.code == (seconds > 0 ? GatedValidator.taken.code : .asyncTimeout))
    }

    @Test("wait for a pause that no clock can represent, and not for a negative one", arguments: [Int64.max, .min])
    func extremePauses(seconds: Int64) async {
        let timing = AsyncTiming(debounce: .seconds(seconds), timeout: nil)
        let name = ValidatedInput("jo", .alpha, then: server, asyncTiming: timing)
        let typing = Task { await name.checkWhileTyping() }
        if seconds < 0 {
            await server.questions(1)
            server.answer("jo", isAccepted: false)
        } else {
            for _ in 0..<50 { await Task.yield() }
            #expect(name.isPending && server.asked == [])
            typing.cancel()
        }
        await typing.value
        #expect(!name.isPending && name.errors.map(\.domain) == (seconds < 0 ? ["Server"] : []))
    }

    @Test("end at their own timeout, although others have a longer or an earlier one")
    func timeouts() async {
        let inputs = [3_600, 0.05, 0.02, 0.05].map { seconds in
            let timing = AsyncTiming(timeout: .seconds(seconds))
            return ValidatedInput("jo", .alpha, then: GatedValidator(), asyncTiming: timing)
        }
        let first = Task { await inputs[0].validateWithChecks() }
        for _ in 0..<2 {
            for input in inputs.dropFirst() {
                #expect(await !input.validateWithChecks())
                #expect(input.error?.code == .asyncTimeout)
            }
        }
        #expect(inputs[0].isPending)
        first.cancel()
        #expect(await !first.value)
    }

    @Test("end for many strategies, each with a shorter timeout than the strategy before it")
    func fallingTimeouts() async {
        let inputs = (0..<500).map { index in
            let timing = AsyncTiming(timeout: .microseconds(200_000 - 300 * index))
            return ValidatedInput("jo", .alpha, then: GatedValidator(), asyncTiming: timing)
        }
        let answers = inputs.map { input in Task { await input.validateWithChecks() } }
        for (input, answer) in zip(inputs, answers) {
            #expect(await !answer.value)
            #expect(input.error?.code == .asyncTimeout)
        }
    }

    @Test("end one after another, although a strategy that does not end is running")
    func overlapping() async {
        for _ in 0..<3 {
            let inputs = [0.1, 0.2, 0.3, 3_600].map { seconds in
                let timing = AsyncTiming(timeout: .seconds(seconds))
                return ValidatedInput("jo", .alpha, then: GatedValidator(), asyncTiming: timing)
            }
            var answers: [Task<Bool, Never>] = []
            for input in inputs {
                answers.append(Task { await input.validateWithChecks() })
                // The other validations begin while the shortest timeout is running.
                try? await Task.sleep(for: .milliseconds(10))
            }
            for (input, answer) in zip(inputs, answers).dropLast() {
                // The test's time limit also ends a validation that doesn't end at its timeout.
                let isAccepted = await withTaskCancellationHandler {
                    await answer.value
                } onCancel: {
                    answer.cancel()
                }
                #expect(!isAccepted && input.error?.code == .asyncTimeout)
            }
            #expect(inputs[3].isPending)
            answers[3].cancel()
            #expect(await !answers[3].value)
        }
    }

    @Test("keep the error of a timeout while a canceled run is repeated")
    func repeatedAfterTimeout() async {
        name.value = "jo"
        let first = Task { await name.validateWithChecks() }
        await server.questions(1)
        await clock.sleeper(for: .seconds(10))
        clock.advance(by: .seconds(10))
        #expect(await !first.value)
        let second = Task { await name.validateWithChecks() }
        await server.questions(2)
        let typing = Task { await name.checkWhileTyping() }
        for _ in 0..<3 { await Task.yield() }
        typing.cancel()
        await server.questions(3)
        #expect(name.isPending && name.error?.code == .asyncTimeout)
        server.answer("jo", isAccepted: true)
        #expect(await second.value && name.error == nil)
    }
}
