// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import CheckoutAfter
import InputValidation

/// A strategy that records each call and its result, and otherwise behaves like another strategy.
///
/// A payment form's input doesn't belong in a record, so the record has only the codes.
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

/// The runs that can be recorded as JSON, by their file names in `Records/`.
let records: [String: @Sendable () async throws -> String] = [
    "swap": { try swapRecord().json() }, "composition": { try compositionRecord().json() },
    "asynchronous": { try await asynchronousRecord().json() }, "interactive": { try InteractiveRecord().json() },
]

/// Swaps an input's strategy before and after its first validation, and records who calls whom.
///
/// It uses the checkout form's strategies.
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
    record.add("nickname", as: "ConcreteStrategy")
    record.add("passport", as: "ConcreteStrategy")
    record.state(of: context, "value \"\(value)\", validator memberNumber")
    swap(to: nickname, "nickname")
    _ = record.call("validate()", to: context, result: { "\($0)" }) { input.validate() }
    record.state(of: context, "hasResult \(input.hasResult), errors \(input.errors.map(\.code))")
    swap(to: passport, "passport")
    return record
}

/// Validates one text with a decorator around a composition of two strategies, and records who calls whom.
///
/// The decorator reports its own single error instead of the composition's errors.
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
    let customized = recorded(rules, as: "allOf").error(club)
    let strategy = recorded(customized, as: "error")

    record.add(client, as: "Client")
    record.add("error", as: "Decorator")
    record.add("allOf", as: "Composite")
    record.add("vowels", as: "Leaf")
    record.add("count", as: "Leaf")
    record.state(of: client, "value \"\(value)\"")
    _ = strategy.errors(for: value)
    return record
}

/// A strategy whose base class calls the single method that it overrides, as the record shows.
private final class VowelInputValidator: AlphabetInputValidator, @unchecked Sendable {
    private let record: CallRecord

    init(record: CallRecord) {
        self.record = record
        super.init(rejection: ValidationError(1, domain: "Vowels", message: "{label} must only include vowels"))
    }

    override func firstDisallowedOffset(in bytes: Span<UInt8>) -> Int? {
        record.call(
            "firstDisallowedOffset", to: "vowels",
            result: { $0.map { "disallowed at \($0)" } ?? "nil" }
        ) { bytes.indices.first { !"aeiou".utf8.contains(bytes[$0]) } }
    }
}

/// Swaps an input's strategy while its asynchronous strategy runs, and records what happens to both results.
///
/// The other strategy's calls are left out.
@MainActor @Sendable func asynchronousRecord() async -> CallRecord {
    let client = "your code"
    let context = "name"
    let record = CallRecord()
    let server = Server(record: record, client: context)
    let input = ValidatedInput("ann", .alpha, then: ServerInputValidator(server))
    func noteState() {
        record.state(
            of: context,
            "isPending \(input.isPending), isAccepted \(input.isAccepted), errors \(input.errors.map(\.code))")
    }

    record.add(client, as: "Client")
    record.add(context, as: "Context")
    record.add("server", as: "Async strategy")
    record.note(.call, from: client, to: context, "validateWithChecks()")
    let isAccepted = Task { await input.validateWithChecks() }
    await server.receives(call: 1)
    noteState()
    record.note(.call, from: client, to: context, "validator = alphanumeric")
    input.validator = .alphanumeric
    // The task that's waiting for the result starts the asynchronous strategy again.
    await server.receives(call: 2)
    await server.finish(call: 1, with: ValidationError(9, domain: "Server", message: "Choose another name"))
    noteState()
    await server.finish(call: 2, with: nil)
    record.note(.result, from: context, to: client, "\(await isAccepted.value)")
    noteState()
    return record
}

/// A server whose results the recorded run determines.
@MainActor
private final class Server {
    private let record: CallRecord
    private let client: String
    private var calls = 0
    private var pending: [Int: CheckedContinuation<ValidationError?, Never>] = [:]
    private var waiting: CheckedContinuation<Void, Never>?

    init(record: CallRecord, client: String) {
        self.record = record
        self.client = client
    }

    /// Validates in a call from the asynchronous strategy.
    func validate() async -> ValidationError? {
        calls += 1
        let call = calls
        record.note(.call, from: client, to: "server", "call \(call): validate")
        let error = await withCheckedContinuation { continuation in
            pending[call] = continuation
            wake()
        }
        let result = error.map { "throws \($0.code)" } ?? "accepts"
        record.note(
            .result, from: "server", to: client, "call \(call): \(result)\(Task.isCancelled ? ", canceled" : "")")
        wake()
        return error
    }

    /// Waits until a call has begun.
    func receives(call: Int) async {
        while pending[call] == nil { await withCheckedContinuation { waiting = $0 } }
    }

    /// Ends a call and waits until the strategy has its result.
    func finish(call: Int, with error: ValidationError?) async {
        await withCheckedContinuation { continuation in
            waiting = continuation
            pending[call]?.resume(returning: error)
        }
    }

    private func wake() {
        waiting?.resume()
        waiting = nil
    }
}

/// An asynchronous strategy that waits for the server.
private final class ServerInputValidator: AsyncInputValidator<String>, @unchecked Sendable {
    private let server: Server

    init(_ server: Server) { self.server = server }

    override func validate(_ input: String) async throws(ValidationError) {
        if let error = await server.validate() { throw error }
    }
}
