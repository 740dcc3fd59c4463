// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationLanguages
import Observation
import Testing

@Suite("Asynchronous strategies of an input", .timeLimit(.minutes(1)))
@MainActor
final class AsyncCheckTests: CheckedName {
    @Test("validate only what the ordinary strategy accepts")
    func order() async {
        #expect(await !name.validateWithChecks())
        #expect(name.error?.code == .inputEmpty)
        #expect(server.asked == [])

        name.value = "jo"
        let answer = Task { await name.validateWithChecks() }
        await server.questions(1)
        #expect(name.isPending)
        server.answer("jo", isAccepted: false)
        #expect(await !answer.value)
        #expect(!name.isPending)
        #expect(name.error?.reason == "Choose another Name")
        #expect(name.isHighlighted)
    }

    @Test("validate the same value once, whoever waits")
    func once() async {
        name.value = "jo"
        let first = Task { await name.validateWithChecks() }
        let second = Task { await name.validateWithChecks() }
        await server.questions(1)
        server.answer("jo", isAccepted: false)
        #expect(await [first.value, second.value] == [false, false])
        #expect(await !name.validateWithChecks())
        #expect(!name.validate())
        #expect(name.error == name.errors.last && name.error?.domain == "Server")
        #expect(server.asked == ["jo"])
    }

    @Test("lose their verdict and their error by an edit")
    func edit() async {
        name.value = "jo"
        let answer = Task { await name.validateWithChecks() }
        await server.questions(1)
        server.answer("jo", isAccepted: false)
        _ = await answer.value
        name.value = "joe"
        #expect(name.errors == [] && !name.isHighlighted)
        #expect(name.validate())
        #expect(!InputForm { name }.validate())
    }

    @Test("delay a submit until they have a verdict for the current text")
    func submit() async throws {
        let form = InputForm { name }
        name.value = "old"
        let result = Task { try await form.submit() }
        await server.questions(1)
        name.value = "new"
        await server.questions(2)
        server.answer("old", isAccepted: false)
        server.answer("new", isAccepted: true)
        #expect(try await result.value == "new")
        #expect(server.asked == ["old", "new"])
    }

    @Test("delay a submit until a field that was edited while another was awaited has a verdict")
    func submitWithEditElsewhere() async {
        let otherServer = GatedValidator()
        let nickname = ValidatedInput("ann", .alpha, then: otherServer, label: "Nickname")
        let form = InputForm {
            name
            nickname
        }
        name.value = "jo"
        let result = Task { () -> FormError? in
            do throws(FormError) { _ = try await form.submit() } catch { return error }
            return nil
        }
        await server.questions(1)
        await otherServer.questions(1)
        otherServer.answer("ann", isAccepted: true)
        nickname.value = "anne"
        server.answer("jo", isAccepted: true)
        await otherServer.questions(2)
        otherServer.answer("anne", isAccepted: false)
        let errors = await result.value?.errors
        #expect(errors?.map(\.label) == ["Nickname"])
        #expect(errors?.map(\.domain) == ["Server"])
    }

    @Test("do not hide the errors of other fields from a submit")
    func submitOtherField() async {
        let number = ValidatedInput("x", .numeric, label: "Number")
        let form = InputForm {
            number
            name
        }
        name.value = "jo"
        let result = Task { () -> FormError? in
            do throws(FormError) { _ = try await form.submit() } catch { return error }
            return nil
        }
        await server.questions(1)
        server.answer("jo", isAccepted: false)
        #expect(await result.value?.errors.map(\.label) == ["Number", "Name"])
    }

    @Test(
        "are validated again at the next submit only if they could not decide",
        arguments: [
            (ValidationError(.asyncUnavailable), 2), (ValidationError(.asyncTimeout), 2),
            (ValidationError(.asyncUnavailable).withMessage("Offline").labeled("Shop"), 2),
            (ValidationError(.fieldsDiffer), 1), (ValidationError(.asyncPending), 1),
            (ValidationError(1234, domain: "Shop"), 1), (ValidationError(1235, domain: "Shop"), 1),
        ])
    func undecided(error: ValidationError, expected: Int) async {
        let calls = SharedCounter()
        let input = ValidatedInput("a", .alpha, then: .condition(or: error) { _ in calls.next() > 1 })
        input.asyncTiming = .unlimited
        let form = InputForm { input }
        #expect(await !input.validateWithChecks())
        #expect(input.errors == [error] && !input.isAccepted)
        #expect(!form.isValid && form.canSubmit == (expected == 2))
        #expect(await input.validateWithChecks() == (expected == 2))
        #expect(calls.count == expected)
    }

    @Test("count as a rejection if they are not awaited")
    func unsettled() {
        name.value = "jo"
        let form = InputForm { name }
        #expect(form.result().failure?.errors.map(\.code) == [.asyncPending])
        #expect(form.result().failure?.errors.map(\.label) == ["Name"])
        let address = InputForm { ValidatedInput("joe", .alpha, then: server, key: "name") }.under("address")
        #expect(address.result().failure?.errors.map(\.path) == [[.key("address"), .key("name")]])
        #expect(name.errors == [])
        #expect(!form.isValid)
        let german = form.result().failure?.errors.map { $0.reason(in: MessageCatalog(.german)) }
        #expect(form.result().failure?.errors.map(\.reason) != german)
        form.messages = MessageCatalog(.german)
        #expect(form.result().failure?.errors.map(\.reason) == german)
    }

    @Test("leave the input pending if the wait is canceled")
    func canceled() async {
        name.value = "jo"
        let form = InputForm { name }
        let result = Task { () -> FormError? in
            do throws(FormError) { _ = try await form.submit() } catch { return error }
            return nil
        }
        await server.questions(1)
        result.cancel()
        #expect(await result.value?.errors.map(\.code) == [.asyncPending])
        #expect(!name.isPending)
    }

    @Test("do not count as an acceptance if the wait is canceled")
    func canceledWait() async {
        name.value = "jo"
        let answer = Task { await name.validateWithChecks() }
        await server.questions(1)
        answer.cancel()
        #expect(await !answer.value)
        #expect(!name.isAccepted && !name.isPending && name.errors == [])
        #expect(!InputForm { name }.isValid)
    }

    @Test("are not pending after a canceled submit, and notify their observers of this")
    func canceledSubmit() async {
        let changes = SharedCounter()
        let other = ValidatedInput("al", .alpha, then: server, label: "Other")
        let form = InputForm {
            name
            other
        }
        name.value = "jo"
        let result = Task { try? await form.submit() }
        await server.questions(2)
        withObservationTracking {
            _ = other.isPending
        } onChange: {
            changes.next()
        }
        result.cancel()
        #expect(await result.value == nil)
        #expect(!form.isPending && !other.isPending && changes.count == 1)
        await server.cancellation(of: "al")
    }

    @Test("keep running for another submit if one of two is canceled")
    func canceledFirst() async throws {
        let other = ValidatedInput("al", .alpha, then: server, label: "Other")
        let form = InputForm {
            name
            other
        }
        name.value = "jo"
        let first = Task { try? await form.submit() }
        await server.questions(2)
        let second = Task { try? await form.submit() }
        for _ in 0..<20 { await Task.yield() }
        first.cancel()
        #expect(await first.value == nil)
        try #require(other.isPending && form.isSubmitting)
        // The wait for the first field was canceled, so the field is validated again.
        await server.questions(3)
        server.answer("al", isAccepted: true)
        server.answer("jo", isAccepted: true)
        #expect(await second.value?.1 == "al")
        #expect(server.asked.sorted() == ["al", "jo", "jo"] && !form.isSubmitting)
    }

    @Test("do not start for a submit while their section is excluded", arguments: [true, false])
    func excluded(byInput: Bool) async {
        let wants = ValidatedInput(false, .condition(or: ValidationError(1, domain: "Test")) { _ in true })
        let other = ValidatedInput("al", .alpha, then: .condition(or: GatedValidator.taken) { _ in true })
        name.value = "jo"
        let section = InputForm { name }
        let form = InputForm {
            byInput ? section.included(if: wants) : section.included(if: false)
            other
        }
        let output = try? await form.submit()
        #expect(output?.0 == nil && output?.1 == "al")
        #expect(!name.isPending && !form.isPending && server.asked == [])
        wants.value = true
        #expect(form.isValid == !byInput && form.canSubmit)
    }

    @Test("start for a submit whose section is included while another field is awaited")
    func includedMeanwhile() async {
        let other = GatedValidator()
        let city = ValidatedInput("bern", .alpha, then: other, asyncTiming: .unlimited)
        let wants = ValidatedInput(false, .condition(or: ValidationError(1, domain: "Test")) { _ in true })
        let form = InputForm {
            city
            InputForm { name }.included(if: wants)
        }
        name.value = "jo"
        let result = Task { try? await form.submit() }
        await other.questions(1)
        wants.value = true
        other.answer("bern", isAccepted: true)
        await server.questions(1)
        server.answer("jo", isAccepted: true)
        #expect(await result.value?.1 == "jo")
    }

    @Test("are stopped when their section is excluded during a submit, which then does not wait for them")
    func awaitedInExcludedSection() async {
        let wants = ValidatedInput(true, .condition(or: ValidationError(1, domain: "Test")) { _ in true })
        let other = ValidatedInput("al", .alpha)
        let form = InputForm {
            InputForm { name }.included(if: wants)
            other
        }
        name.value = "jo"
        let result = Task { try? await form.submit() }
        await server.questions(1)
        wants.value = false
        let output = await result.value
        #expect(output?.0 == nil && output?.1 == "al")
        wants.value = true
        #expect(!form.isPending && !name.isPending && server.asked == ["jo"])
        await server.cancellation(of: "jo")
    }

    @Test("are stopped at the end of a submit if their section was excluded before they were awaited")
    func excludedWhileWaiting() async {
        let otherServer = GatedValidator()
        let city = ValidatedInput("bern", .alpha, then: otherServer, asyncTiming: .unlimited)
        let wants = ValidatedInput(true, .condition(or: ValidationError(1, domain: "Test")) { _ in true })
        let form = InputForm {
            city
            InputForm { name }.included(if: wants)
        }
        name.value = "jo"
        let result = Task { try? await form.submit() }
        await otherServer.questions(1)
        await server.questions(1)
        wants.value = false
        form.validate()
        #expect(name.isPending)
        otherServer.answer("bern", isAccepted: true)
        #expect(await result.value?.0 == "bern")
        wants.value = true
        #expect(!form.isPending && !name.isPending && server.asked == ["jo"])
        await server.cancellation(of: "jo")
    }

    @Test("lose their rejection with the result, and are run again by the next submit", arguments: [true, false])
    func cleared(byExclusion: Bool) async {
        let wants = ValidatedInput(true, .condition(or: ValidationError(1, domain: "Test")) { _ in true })
        let form = InputForm { InputForm { name }.included(if: wants) }
        name.value = "jo"
        let first = Task { try? await form.submit() }
        await server.questions(1)
        server.answer("jo", isAccepted: false)
        #expect(await first.value == nil)
        #expect(!form.canSubmit && name.errors.count == 1)
        if byExclusion {
            wants.value = false
            form.validate()
            wants.value = true
        } else {
            form.clearResults()
        }
        #expect(name.errors == [] && form.canSubmit && !form.isValid && server.asked == ["jo"])
        let second = Task { try? await form.submit() }
        await server.questions(2)
        server.answer("jo", isAccepted: true)
        #expect(await second.value == "jo")
    }

    @Test("are not pending in a form whose section with them is excluded")
    func pendingInExcludedSection() async {
        let wants = ValidatedInput(true, .condition(or: ValidationError(1, domain: "Test")) { _ in true })
        let form = InputForm { InputForm { name }.included(if: wants) }
        name.value = "jo"
        let answer = Task { await name.validateWithChecks() }
        await server.questions(1)
        #expect(form.isPending)
        wants.value = false
        #expect(name.isPending && !form.isPending)
        server.answer("jo", isAccepted: true)
        #expect(await answer.value)
    }

    @Test("do not start for a submit that was canceled before")
    func canceledBefore() async {
        name.value = "jo"
        let form = InputForm { name }
        let result = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            await name.validateWithChecks()
            return try? await form.submit()
        }
        #expect(await result.value == nil)
        #expect(!form.isPending && server.asked == [])
    }

    @Test("do not delay a submit after they are removed")
    func takenAway() async throws {
        let form = InputForm { name }
        name.value = "jo"
        let result = Task { try await form.submit() }
        await server.questions(1)
        name.asyncValidator = nil
        #expect(try await result.value == "jo")
        #expect(server.asked == ["jo"])
    }

    @Test("notify an observer when they begin and end")
    func observation() async {
        let changes = SharedCounter()
        func track() {
            withObservationTracking {
                _ = name.isPending
            } onChange: {
                changes.next()
            }
        }
        name.value = "jo"
        track()
        let answer = Task { await name.validateWithChecks() }
        await server.questions(1)
        #expect(changes.count == 1)
        track()
        server.answer("jo", isAccepted: true)
        _ = await answer.value
        #expect(changes.count == 2)
    }

    @Test("are canceled by a swap of the ordinary strategy")
    func ordinarySwap() async {
        name.value = "jo"
        let typing = Task { await name.checkWhileTyping() }
        await clock.sleeper(for: .seconds(1))
        clock.advance(by: .seconds(1))
        await server.questions(1)
        name.validator = .numeric
        #expect(!name.isPending)
        server.answer("jo", isAccepted: false)
        await typing.value
        #expect(name.errors == [] && !name.hasResult)
        name.validate()
        #expect(name.errors.map(\.code) == [.numericCharacter])
        #expect(!InputForm { name }.isValid)
    }

    @Test("are run once for two submits with one result, and the form shows that one is running")
    func joined() async throws {
        let form = InputForm { name }
        name.value = "jo"
        #expect(form.canSubmit && !form.isValid && !form.isSubmitting)
        let first = Task { try await form.submit() }
        await server.questions(1)
        let second = Task { try await InputForm { name }.submit() }
        await Task.yield()
        #expect(form.isSubmitting && !form.canSubmit)
        server.answer("jo", isAccepted: true)
        #expect(try await first.value == "jo")
        #expect(try await second.value == "jo")
        #expect(server.asked == ["jo"])
        #expect(!form.isSubmitting && form.canSubmit && form.isValid && name.isAccepted)
    }

    @Test("are shared by submits of several forms, each with its own result")
    func joinedByOthers() async throws {
        let second = ValidatedInput("al", .required)
        let rule = CrossFieldRule(name, second, or: ValidationError(1, domain: "Test")) { $0 == $1 }
        let lenient = CrossFieldRule(name, second, or: ValidationError(1, domain: "Test")) { _, _ in true }
        let form = InputForm {
            name
            second
        }
        name.value = "jo"
        let first = Task { try await form.rule(lenient).map { $0.0 + $0.1 }.submit() }
        await server.questions(1)
        let other = Task { try await form.rule(lenient).map { $0.1 + $0.0 }.submit() }
        let strict = Task { try await form.rule(rule).map { $0.0 + $0.1 }.submit() }
        let unruled = Task { try await form.map { $0.0 }.submit() }
        await Task.yield()
        server.answer("jo", isAccepted: true)
        #expect(try await first.value == "joal")
        #expect(try await other.value == "aljo")
        let failure = await strict.result.failure as? FormError
        #expect(failure?.errors.map(\.code) == [1])
        #expect(try await unruled.value == "jo")
        #expect(server.asked == ["jo"])
    }

    @Test("are run for a second submit when the first submit is canceled")
    func joinedCanceled() async throws {
        let form = InputForm { name }
        name.value = "jo"
        let first = Task { try await form.submit() }
        await server.questions(1)
        let second = Task { try await form.submit() }
        await Task.yield()
        first.cancel()
        // Wait for the error before answering, because a canceled submit doesn't report a field that already has a
        // result.
        await #expect(throws: FormError.self) { try await first.value }
        await server.questions(2)
        server.answer("jo", isAccepted: true)
        #expect(try await second.value == "jo")
    }

    @Test("end a submit and a validation of one input without a value when it is reset")
    func resetWhileWaiting() async {
        let other = ValidatedInput("", .required, label: "Other")
        let form = InputForm {
            name
            other
        }
        name.value = "jo"
        other.value = "x"
        let result = Task { () -> FormError? in
            do throws(FormError) { _ = try await form.submit() } catch { return error }
            return nil
        }
        await server.questions(1)
        form.reset()
        #expect(await result.value?.errors.map(\.code) == [.asyncPending, .asyncPending])
        #expect(!name.hasResult && !other.hasResult && !form.isSubmitting && !form.isPending)

        name.reset(to: "ann")
        name.value = "joe"
        let answer = Task { await name.validateWithChecks() }
        await server.questions(2)
        name.reset()
        #expect(await !answer.value)
        #expect(!name.hasResult && !name.isPending && server.asked == ["jo", "joe"])
    }

    @Test("end a submit and a validation of one input without a value when a stored value is restored")
    func restoreWhileWaiting() async throws {
        final class Draft: Decodable {
            nonisolated(unsafe) static var restore: (any Decoder) throws -> Void = { _ in }
            init(from decoder: any Decoder) throws { try Self.restore(decoder) }
        }
        let form = InputForm { name }
        Draft.restore = { try form.restore(from: $0) }
        name.value = "jo"
        let result = Task { () -> FormError? in
            do throws(FormError) { _ = try await form.submit() } catch { return error }
            return nil
        }
        await server.questions(1)
        let answer = Task { await name.validateWithChecks() }
        await Task.yield()
        _ = try JSONDecoder().decode(Draft.self, from: Data(#"{"Name":"ann"}"#.utf8))
        #expect(name.value == "ann")
        #expect(await result.value?.errors.map(\.code) == [.asyncPending])
        #expect(await !answer.value)
        #expect(!form.isSubmitting && server.asked == ["jo"])
    }

    @Test("keep a submit running when the fields of the form change")
    func changedFields() async throws {
        let note = ValidatedInput("n", .alpha, label: "Note")
        let form = InputForm { name }
        let longer = InputForm {
            note
            name
        }
        name.value = "jo"
        let result = Task { try await form.submit() }
        await server.questions(1)
        #expect(form.isSubmitting && longer.isSubmitting && !longer.canSubmit)
        #expect(!InputForm { note }.isSubmitting)
        server.answer("jo", isAccepted: true)
        #expect(try await result.value == "jo")
        #expect(!form.isSubmitting && !longer.isSubmitting && longer.canSubmit)
    }

    @Test("are part of the verdict of a form, which notifies its observer of them")
    func verdictForObserver() async {
        let changes = SharedCounter()
        let form = InputForm { name }
        name.value = "jo"
        form.validate()
        withObservationTracking {
            _ = form.isValid
        } onChange: {
            changes.next()
        }
        let answer = Task { await name.validateWithChecks() }
        await server.questions(1)
        #expect(changes.count == 0)
        server.answer("jo", isAccepted: true)
        _ = await answer.value
        #expect(changes.count == 1 && form.isValid)

        name.value = "joe"
        let rejection = Task { await name.validateWithChecks() }
        await server.questions(2)
        server.answer("joe", isAccepted: false)
        _ = await rejection.value
        #expect(!form.isValid && !form.canSubmit && !form.validate())
    }

}

extension AsyncTiming {
    /// Has no timeout, which a busy machine would reach.
    static var unlimited: AsyncTiming { AsyncTiming(timeout: nil) }
}
