// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A submission's strategy, or a decorator around an `InnerStrategy`.
package struct Subject: Codable, Hashable, Sendable {
    /// The class's name.
    package var name: String
    /// The bytes that a new subclass's step allows.
    package var bytes: [UInt8] = []
    /// The strategy inside a decorator.
    package var inner = InnerStrategy.numeric
    /// The decorator's message.
    package var message = ""

    package init(
        _ name: String, allowing bytes: [UInt8] = [], around inner: InnerStrategy = .numeric, message: String = ""
    ) {
        self.name = name
        self.bytes = bytes
        self.inner = inner
        self.message = message
    }
}

/// A question that the grader asks about a submission.
package enum Question: Codable, Hashable, Sendable {
    /// The exercise's task.
    case task
    /// A new strategy's errors for each of several texts.
    case errors(Subject, [String])
    /// A new strategy's errors for a number.
    case errorsForNumber(Subject, Int)
    /// The normalized text.
    case normalized(Subject, String)
    /// Whether the class derives from the decorators' base class.
    case isDecorator(Subject)
    /// The violations that `StrategyContract` finds.
    case contract(Subject, accepting: [String], rejecting: [String])
    /// The errors that the exercise declares.
    case constants
    /// What a swap does to an input.
    case swap(SwapCase)
    /// Whether an input is released while its strategy is in use.
    case releasesInput(String)
    /// Whether a strategy's step allows a byte. The answer is `nothing` if its class doesn't have the step.
    case allows(Subject, UInt8)
    /// The bytes of a text for which a new subclass's step is called, if the step allows all bytes.
    case steps(String)
    /// The texts that the student found.
    case found
    /// The expression that the student wrote.
    case expression
    /// Whether an expression, given as data, matches part of a text.
    case matches(String, String)
    /// Whether the book's rule accepts a text.
    case bookAccepts(String)
    /// Whether the exercise's function finds an expression in a text.
    case isFound(String, String)
}

/// An input before a swap.
package struct SwapCase: Codable, Hashable, Sendable {
    package var start: InnerStrategy
    package var value: String
    package var label: String
    package var isValidated: Bool

    package init(start: InnerStrategy, value: String, label: String, isValidated: Bool) {
        self.start = start
        self.value = value
        self.label = label
        self.isValidated = isValidated
    }
}

/// An input's state after a swap.
package struct SwapState: Codable, Hashable, Sendable {
    /// The errors before the swap.
    package var old: [Verdict]
    /// The errors after the swap.
    package var errors: [Verdict]
    /// Whether the strategy is the strategy that the function sets.
    package var isSwapped: Bool
    /// Whether the strategy is a composition that contains the strategy that the function sets.
    package var isWrapped: Bool
    package var validatesWhileTyping: Bool
    package var isOnDemand: Bool
    package var isTouched: Bool
    package var isDirty: Bool
    package var hasResult: Bool
    package var value: String
}

/// An error that a strategy reported.
package struct Verdict: Codable, Hashable, Sendable {
    package var domain: String
    package var code: Int
    /// The domain and the code, such as `Club 1`, or a built-in error's code and name.
    package var identity: String
    package var name: String
    package var reason: String
    /// The mistake's offset.
    package var position: Int?
    /// The parameters and the path.
    package var details: String

    package init(_ error: ValidationError) {
        domain = error.domain.rawValue
        code = Int(error.code.rawValue)
        identity =
            error.domain == .builtIn
            ? "\(error.code) (\(error.code.name ?? "unknown"))" : "\(error.domain) \(error.code)"
        name = error.name
        reason = error.reason
        if case .int(let offset)? = error[.position] { position = offset }
        let parameters = error.parameters.map { "\($0.rawValue)=\($1)" }.sorted()
        details = "\(error.path) \(parameters)"
    }

    package func isSame(as other: Verdict) -> Bool { domain == other.domain && code == other.code }

    /// Whether it's the error for a class without an algorithm.
    package var isAbstract: Bool { isSame(as: Verdict(ValidationError(.strategyAbstract))) }

    /// Returns whether two errors are equal except for their messages.
    package func equals(_ other: Verdict) -> Bool {
        isSame(as: other) && name == other.name && details == other.details
    }
}

extension [Verdict] {
    package var identities: String { isEmpty ? "no error" : map(\.identity).joined(separator: ", ") }
}

/// The errors for several texts.
///
/// Each distinct error is stored only once, because there are thousands of texts.
package struct ErrorLists: Codable, Hashable, Sendable {
    private var distinct: [Verdict] = []
    private var places: [[Int]] = []

    package init() {}

    package mutating func append(_ errors: [ValidationError]) {
        places.append(
            errors.map { error in
                let verdict = Verdict(error)
                if let place = distinct.firstIndex(of: verdict) { return place }
                distinct.append(verdict)
                return distinct.count - 1
            })
    }

    /// The errors for each text.
    package var lists: [[Verdict]] {
        places.map { list in list.compactMap { distinct.indices.contains($0) ? distinct[$0] : nil } }
    }
}

/// An answer about a submission.
package enum Answer: Codable, Hashable, Sendable {
    case task(ExerciseTask)
    case errors(ErrorLists)
    case text(String)
    case texts([String])
    case flag(Bool)
    case violations([Violation])
    case constants([Constant])
    case state(SwapState)
    case steps([UInt8], [Verdict])
    /// The submission has no answer to this question.
    case nothing

    package struct Constant: Codable, Hashable, Sendable {
        package var name: String
        package var error: Verdict
    }

    /// A contract violation.
    package struct Violation: Codable, Hashable, Sendable {
        package var sample: String?
        package var text: String
    }
}

/// An exercise's task.
///
/// The solution defines it, not the submission.
package enum ExerciseTask: Codable, Hashable, Sendable {
    case digits
    case strategy(name: String, swapName: String, accepting: [String], rejecting: [String])
    case template
    case decorators
    case nickname
}
