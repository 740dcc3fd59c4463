// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationTesting

/// Answers the grader's questions about a submission or a solution.
///
/// A subclass calls what its exercise declares. It compares nothing, because the grader does that in another process.
open class Probe {
    /// A closure that's called after each text of a question about several texts.
    package var didValidate: () -> Void = {}

    init() {}

    /// Returns the answer to a question.
    package func answer(_ question: Question) -> Answer {
        switch question {
        case .errors(let subject, let texts):
            var errors = ErrorLists()
            for text in texts {
                guard let strategy = strategy(subject) else { return .nothing }
                errors.append(strategy.errors(for: text))
                didValidate()
            }
            return .errors(errors)
        case .normalized(let subject, let text):
            return strategy(subject).map { .text($0.normalized(text)) } ?? .nothing
        case .isDecorator(let subject):
            return strategy(subject).map { .flag($0 is DecoratingInputValidator<String>) } ?? .nothing
        case .contract(let subject, let accepting, let rejecting):
            guard let strategy = strategy(subject) else { return .nothing }
            let findings = StrategyContract.findings(of: strategy, accepting: accepting, rejecting: rejecting)
            return .violations(
                findings.filter { $0.kind == .violation }.map { Answer.Violation(sample: $0.sample, text: $0.text) })
        case .matches(let expression, let text):
            guard let expression = try? NSRegularExpression(pattern: expression) else { return .nothing }
            let whole = NSRange(text.startIndex..., in: text)
            return .flag(expression.firstMatch(in: text, range: whole) != nil)
        default: return .nothing
        }
    }

    func strategy(_ subject: Subject) -> InputValidator<String>? { nil }
}

/// Answers questions that don't need a submission's code.
package final class PlainProbe: Probe {
    package override init() {}
}

/// Answers questions about the texts and the expression in exercise 1.
public final class DigitsProbe: Probe {
    private let found: () -> [String]
    private let repaired: () -> String
    private let bookAccepts: (String) throws -> Bool
    private let isFound: (String, String) throws -> Bool

    /// Creates a probe with the functions that it calls.
    public init(
        found: @escaping () -> [String], repaired: @escaping () -> String,
        bookAccepts: @escaping (String) throws -> Bool, isFound: @escaping (String, String) throws -> Bool
    ) {
        self.found = found
        self.repaired = repaired
        self.bookAccepts = bookAccepts
        self.isFound = isFound
    }

    package override func answer(_ question: Question) -> Answer {
        switch question {
        case .task: .task(.digits)
        case .found: .texts(found())
        case .expression: .text(repaired())
        case .bookAccepts(let text): (try? bookAccepts(text)).map { .flag($0) } ?? .nothing
        case .isFound(let expression, let text): (try? isFound(expression, text)).map { .flag($0) } ?? .nothing
        default: super.answer(question)
        }
    }
}

/// Answers questions about a strategy for text, and about a function that swaps an input's strategy to it.
public final class StrategyProbe: Probe {
    private let name: String
    private let make: () -> InputValidator<String>
    private let accepting: [String]
    private let rejecting: [String]
    private let errors: KeyValuePairs<String, ValidationError>
    private let swapName: String
    private let isSwapped: (InputValidator<String>) -> Bool
    private let swap: (ValidatedInput<String>) -> Void

    /// Creates a probe with the functions that it calls in a submission or a solution.
    ///
    /// The grader takes the names and the texts from the solution.
    ///
    /// - Parameters:
    ///   - name: The name of the strategy's class.
    ///   - make: Creates a strategy.
    ///   - accepting: Texts that the solution accepts. There must be at least one, because other texts are generated
    ///     from it.
    ///   - rejecting: Texts that the solution rejects.
    ///   - errors: The exercise's errors by name. Their codes must differ.
    ///   - swapName: The name of the function that swaps the strategy, as shown in reports.
    ///   - isSwapped: A closure that returns whether a strategy is the strategy that the function sets.
    ///   - swap: Calls the function.
    public init(
        _ name: String, make: @escaping () -> InputValidator<String>, accepting: [String], rejecting: [String],
        errors: KeyValuePairs<String, ValidationError>, swapName: String,
        isSwapped: @escaping (InputValidator<String>) -> Bool, swap: @escaping (ValidatedInput<String>) -> Void
    ) {
        self.name = name
        self.make = make
        self.accepting = accepting
        self.rejecting = rejecting
        self.errors = errors
        self.swapName = swapName
        self.isSwapped = isSwapped
        self.swap = swap
    }

    override func strategy(_ subject: Subject) -> InputValidator<String>? { make() }

    package override func answer(_ question: Question) -> Answer {
        switch question {
        case .task:
            return .task(.strategy(name: name, swapName: swapName, accepting: accepting, rejecting: rejecting))
        case .constants: return .constants(errors.map { Answer.Constant(name: $0.key, error: Verdict($0.value)) })
        case .swap(let start): return .state(state(after: start))
        case .releasesInput(let value): return .flag(releasesInput(with: value))
        default: return super.answer(question)
        }
    }

    private func state(after start: SwapCase) -> SwapState {
        let input = ValidatedInput("original", start.start.strategy, label: start.label)
        input.value = start.value
        if start.isValidated { input.validate() }
        let old = input.errors.map(Verdict.init)
        swap(input)
        return SwapState(
            old: old, errors: input.errors.map(Verdict.init), isSwapped: isSwapped(input.validator),
            isWrapped: contains(input.validator.configuration, make().configuration.name),
            validatesWhileTyping: input.validatorWhileTyping != nil, isOnDemand: input.timing == .onDemand,
            isTouched: input.isTouched, isDirty: input.isDirty, hasResult: input.hasResult, value: input.value)
    }

    /// Returns whether a composition contains a strategy with the given name.
    private func contains(_ configuration: StrategyConfiguration, _ name: String) -> Bool {
        configuration.children.contains { $0.name == name || contains($0, name) }
    }

    /// Returns whether an input is released while its strategy is still in use.
    ///
    /// It isn't if the strategy refers to the input.
    private func releasesInput(with value: String) -> Bool {
        weak var owner: ValidatedInput<String>?
        var strategy: InputValidator<String>?
        do {
            let input = ValidatedInput(value, .numeric, label: "Number")
            swap(input)
            strategy = input.validator
            owner = input
        }
        return withExtendedLifetime(strategy) { owner == nil }
    }
}

/// Answers questions about the template method in exercise 3.
public final class TemplateProbe: Probe {
    private let digits: () -> InputValidator<String>
    private let letters: () -> InputValidator<String>
    private let subclass: (@escaping @Sendable (UInt8) -> Bool) -> InputValidator<String>
    private let allows: (InputValidator<String>, UInt8) -> Bool?
    private let constants: [Answer.Constant]

    /// Creates a probe with the functions that it calls.
    ///
    /// - Parameter allows: A closure that returns the result of a strategy's step for a byte, or `nil` if its class
    ///   doesn't derive from the template.
    public init(
        digits: @escaping () -> InputValidator<String>, letters: @escaping () -> InputValidator<String>,
        subclass: @escaping (@escaping @Sendable (UInt8) -> Bool) -> InputValidator<String>,
        allows: @escaping (InputValidator<String>, UInt8) -> Bool?, empty: ValidationError, disallowed: ValidationError
    ) {
        self.digits = digits
        self.letters = letters
        self.subclass = subclass
        self.allows = allows
        constants = [
            Answer.Constant(name: "empty", error: Verdict(empty)),
            Answer.Constant(name: "disallowed", error: Verdict(disallowed)),
        ]
    }

    override func strategy(_ subject: Subject) -> InputValidator<String>? {
        switch subject.name {
        case "DigitsInputValidator": return digits()
        case "LettersInputValidator": return letters()
        default:
            let bytes = Set(subject.bytes)
            return subclass { bytes.contains($0) }
        }
    }

    package override func answer(_ question: Question) -> Answer {
        switch question {
        case .task: return .task(.template)
        case .constants: return .constants(constants)
        case .allows(let subject, let byte):
            return strategy(subject).flatMap { allows($0, byte) }.map { .flag($0) } ?? .nothing
        case .steps(let text):
            let calls = Calls()
            let strategy = subclass {
                calls.bytes.append($0)
                return true
            }
            let errors = strategy.errors(for: text).map(Verdict.init)
            return .steps(calls.bytes, errors)
        default: return super.answer(question)
        }
    }
}

/// The bytes that a step was called for.
private final class Calls: @unchecked Sendable {
    var bytes: [UInt8] = []
}

/// Answers questions about the null object and the decorators in exercise 4.
public final class DecoratorProbe: Probe {
    private let anything: () -> InputValidator<String>
    private let anyNumber: () -> InputValidator<Int>
    private let optional: (InputValidator<String>) -> InputValidator<String>
    private let reworded: (InputValidator<String>, String) -> InputValidator<String>

    /// Creates a probe with the functions that it calls.
    public init(
        anything: @escaping () -> InputValidator<String>, anyNumber: @escaping () -> InputValidator<Int>,
        optional: @escaping (InputValidator<String>) -> InputValidator<String>,
        reworded: @escaping (InputValidator<String>, String) -> InputValidator<String>
    ) {
        self.anything = anything
        self.anyNumber = anyNumber
        self.optional = optional
        self.reworded = reworded
    }

    override func strategy(_ subject: Subject) -> InputValidator<String>? {
        switch subject.name {
        case "AnythingInputValidator": anything()
        case "OptionalText": optional(subject.inner.strategy)
        default: reworded(subject.inner.strategy, subject.message)
        }
    }

    package override func answer(_ question: Question) -> Answer {
        switch question {
        case .task: return .task(.decorators)
        case .errorsForNumber(_, let number):
            var errors = ErrorLists()
            errors.append(anyNumber().errors(for: number))
            return .errors(errors)
        default: return super.answer(question)
        }
    }
}

/// Answers questions about the strategy in exercise 5.
public final class NicknameProbe: Probe {
    private let make: () -> InputValidator<String>

    /// Creates a probe with the functions that it calls.
    public init(make: @escaping () -> InputValidator<String>) { self.make = make }

    override func strategy(_ subject: Subject) -> InputValidator<String>? { make() }

    package override func answer(_ question: Question) -> Answer {
        question == .task ? .task(.nickname) : super.answer(question)
    }
}
