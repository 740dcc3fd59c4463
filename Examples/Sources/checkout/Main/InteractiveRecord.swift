// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation

/// The client in the recorded runs.
///
/// The page shows its code, which is the same for every strategy.
struct Client {
    let input: ValidatedInput<String>

    func type(_ text: String) {
        input.value = text
    }

    func validate() -> Bool {
        input.validate()
    }

    func swap(to strategy: InputValidator<String>) {
        input.validator = strategy
    }
}

/// A client's own strategy, with its own error domain.
private final class FirstLetterInputValidator: InputValidator<String>, @unchecked Sendable {
    private static let otherLetter = ValidationError(1, domain: "Club", message: "{label} must begin with M")

    override func validate(_ input: String) throws(ValidationError) {
        guard input.utf8.first == UInt8(ascii: "M") else { throw Self.otherLetter }
    }
}

/// Every run that the page can show, recorded on the library.
///
/// The record begins with a new input. In every situation that it finds, it validates, swaps to each strategy, and types
/// the same text and the next text. A run depends only on the parts of the situation that its key contains, so the page
/// needs few runs. If two runs with the same key differ, the program stops.
final class InteractiveRecord {
    /// A strategy in the page's menu.
    struct Strategy: Encodable {
        let name: String
        let code: String
        /// What it accepts.
        let accepts: String
        let type: String
        let object: InputValidator<String>

        private enum CodingKeys: CodingKey { case name, code, accepts, type }

        init(_ name: String, _ code: String, accepts: String, _ object: InputValidator<String>) {
            (self.name, self.code, self.accepts, self.object) = (name, code, accepts, object)
            type = "\(Swift.type(of: object))"
        }
    }

    /// An error in a strategy's result, or an error in the input, whose message contains the label.
    struct RecordedError: Codable, Hashable {
        let domain: String
        let code: Int
        let message: String
    }

    /// What an input says about its value.
    struct State: Codable, Hashable {
        let hasResult: Bool
        let isHighlighted: Bool
        /// Indices in the list of errors.
        let errors: [Int]
    }

    /// A call, or a call's result.
    struct Event: Codable, Hashable {
        let from: String
        let to: String
        var call: String?
        var returns: String?
        /// A strategy's result: indices in the list of errors.
        var errors: [Int]?
    }

    /// What a step does.
    struct Run: Codable, Hashable {
        let events: [Event]
        /// The state afterwards: an index in the list of states.
        let state: Int
    }

    private enum Step {
        case type(Int)
        case validate
        case swap(Int)
    }

    /// The text and the strategy of an input, and its state: indices in the lists.
    private struct Situation: Hashable {
        var text = 0
        var strategy = 0
        var state = 0
    }

    static let label = "Text"

    static let strategies = [
        Strategy("Digits", ".numeric", accepts: "the digits 0 to 9", .numeric),
        Strategy("Letters", ".alpha", accepts: "the letters a to z and A to Z", .alpha),
        Strategy(
            "Passport", #".pattern("[A-Z]{2}[0-9]{7}")"#, accepts: "two capital letters and seven digits",
            .pattern("[A-Z]{2}[0-9]{7}")),
        Strategy("Payment card", ".paymentCard", accepts: "a card number", .paymentCard),
        Strategy(
            "First letter", "FirstLetterInputValidator()", accepts: "a text that begins with M",
            FirstLetterInputValidator()),
    ]

    /// The texts that the page suggests.
    static let suggestions = [
        "12a", "2026", "anna", "MERCURY", "AB1234567", "4111 1111 1111 1111", "4111 1111 1111 1112",
    ]

    /// The empty text, and the suggestions as somebody types them: one character at a time, or one group at a time.
    let texts: [String]
    private(set) var errors: [RecordedError] = []
    private(set) var states: [State] = []
    private(set) var runs: [String: Run] = [:]
    /// How many steps were taken.
    private(set) var count = 0

    private var isRecording = false
    private var events: [Event] = []
    private lazy var strategies = Self.strategies.map { TracedInputValidator($0.object, self) }

    init() {
        var known: Set = [""]
        texts =
            [""]
            + Self.suggestions.flatMap { text in
                let ends = text.contains(" ") ? text.indices.filter { text[$0] == " " } : Array(text.indices)
                return (ends + [text.endIndex]).map { String(text[..<$0]) }.filter { known.insert($0).inserted }
            }
        // The shortest ways to the situations, in the order in which they were found.
        var ways = [(situation: Situation(state: state(of: newInput())), steps: [Step]())]
        var found = Set(ways.map(\.situation))
        var index = 0
        while index < ways.count {
            let way = ways[index]
            index += 1
            let text = way.situation.text
            let next = (text + 1) % texts.count
            let steps = Self.strategies.indices.map(Step.swap) + [.validate, .type(text), .type(next)]
            for step in steps {
                let situation = take(step, after: way.steps, in: way.situation)
                if found.insert(situation).inserted { ways.append((situation, way.steps + [step])) }
            }
        }
    }

    /// Returns the record as JSON, with one object per line.
    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        func text(_ value: some Encodable) throws -> String {
            String(decoding: try encoder.encode(value), as: UTF8.self)
        }
        func list(_ values: [some Encodable]) throws -> String { try values.map(text).joined(separator: ",\n") }
        let named = try runs.keys.sorted().map { "\(try text($0)): \(try text(runs[$0]))" }.joined(separator: ",\n")
        return """
            {"label": \(try text(Self.label)), "steps": \(count), "suggestions": \(try text(Self.suggestions)),
            "texts": \(try text(texts)),
            "strategies": [
            \(try list(Self.strategies))
            ], "errors": [
            \(try list(errors))
            ], "states": [
            \(try list(states))
            ], "runs": {
            \(named)
            }}
            """
    }

    // Otherwise, the strategy for cards would make the input secret, and later messages would depend on this.
    private func newInput() -> ValidatedInput<String> {
        ValidatedInput(texts[0], strategies[0], label: Self.label, isSecret: false)
    }

    /// Takes a step with a new input that has taken other steps before, and records the run.
    ///
    /// - Returns: The situation afterwards.
    private func take(_ step: Step, after steps: [Step], in situation: Situation) -> Situation {
        let client = Client(input: newInput())
        isRecording = false
        for step in steps { perform(step, for: client) }
        isRecording = true
        events = []
        perform(step, for: client)
        let run = Run(events: events, state: state(of: client.input))
        var (key, next) = ("", situation)
        switch step {
        case .type(let text):
            key = text == situation.text ? "type the same \(situation.state)" : "type \(situation.state)"
            next.text = text
        case .validate: key = "validate \(situation.text) \(situation.strategy)"
        case .swap(let strategy):
            key = states[situation.state].hasResult ? "swap \(situation.text) \(strategy)" : "swap \(strategy)"
            next.strategy = strategy
        }
        precondition(runs[key, default: run] == run, "the run \(key) depends on something else, too")
        runs[key] = run
        count += 1
        next.state = run.state
        return next
    }

    private func perform(_ step: Step, for client: Client) {
        switch step {
        case .type(let text):
            note(Event(from: "client", to: "context", call: "value = text"))
            client.type(texts[text])
        case .validate:
            note(Event(from: "client", to: "context", call: "validate()"))
            let isAccepted = client.validate()
            note(Event(from: "context", to: "client", returns: "\(isAccepted)"))
        case .swap(let strategy):
            note(Event(from: "client", to: "context", call: "validator = \(Self.strategies[strategy].code)"))
            client.swap(to: strategies[strategy])
        }
    }

    /// Records a strategy's call and its result.
    fileprivate func note(_ input: String, _ result: [ValidationError]) {
        note(Event(from: "context", to: "strategy", call: "errors(for: \(input.debugDescription))"))
        note(Event(from: "strategy", to: "context", errors: result.map(index)))
    }

    private func note(_ event: @autoclosure () -> Event) {
        if isRecording { events.append(event()) }
    }

    private func state(of input: ValidatedInput<String>) -> Int {
        let state = State(
            hasResult: input.hasResult, isHighlighted: input.isHighlighted, errors: input.errors.map(index))
        return index(of: state, in: &states)
    }

    private func index(_ error: ValidationError) -> Int {
        let error = RecordedError(
            domain: error.domain.rawValue, code: Int(error.code.rawValue), message: error.reason)
        return index(of: error, in: &errors)
    }

    private func index<Value: Equatable>(of value: Value, in list: inout [Value]) -> Int {
        if let index = list.firstIndex(of: value) { return index }
        list.append(value)
        return list.count - 1
    }
}

/// A strategy that records each call and its result, and otherwise behaves like another strategy.
private final class TracedInputValidator: DecoratingInputValidator<String>, @unchecked Sendable {
    private unowned let record: InteractiveRecord

    init(_ base: InputValidator<String>, _ record: InteractiveRecord) {
        self.record = record
        super.init(base)
    }

    override func errors(for input: String) -> [ValidationError] {
        let errors = super.errors(for: input)
        record.note(input, errors)
        return errors
    }
}
