// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

/// Gives the thread sanitizer work: edits on the main actor, and strategies that return on other threads at any time.
@Suite("A storm of edits", .timeLimit(.minutes(5)))
@MainActor
struct EditStormTests {
    @Test("ends with the verdict for the last text")
    func storm() async throws {
        let timing = AsyncTiming(debounce: .microseconds(50), timeout: .seconds(60))
        let fields = (0..<4).map {
            ValidatedInput("", .alpha, then: SlowValidator(), asyncTiming: timing, label: "\($0)")
        }
        let checks = LiveChecks(fields)
        let form = InputForm { for field in fields { field } }
        var random = SplitMix64(seed: 7)
        var submits: [Task<Bool, Never>] = []
        for round in 0..<1_000 {
            let field = fields[Int.random(in: 0..<4, using: &random)]
            field.value = String(repeating: "a", count: Int.random(in: 0..<5, using: &random))
            if round.isMultiple(of: 50) { submits.append(Task { await form.allFieldsSettle() }) }
            if round.isMultiple(of: 7) { await Task.yield() }
        }
        for field in fields { field.value = "aa" }
        for submit in submits { _ = await submit.value }
        #expect(try await form.submit() == ["aa", "aa", "aa", "aa"])

        fields[0].value = "aaa"
        await checks.waitForAll()
        #expect(fields[0].errors.map(\.code) == [1])
        await #expect(throws: FormError.self) { try await form.submit() }
    }
}

extension InputForm {
    @MainActor
    fileprivate func allFieldsSettle() async -> Bool {
        do throws(FormError) { _ = try await submit() } catch { return false }
        return true
    }
}

/// Rejects texts of odd length, after a delay.
private final class SlowValidator: AsyncInputValidator<String>, @unchecked Sendable {
    override func validate(_ input: String) async throws(ValidationError) {
        for _ in 0..<input.utf8.count { await Task.yield() }
        guard input.utf8.count.isMultiple(of: 2) else { throw ValidationError(1, domain: "Test") }
    }
}
