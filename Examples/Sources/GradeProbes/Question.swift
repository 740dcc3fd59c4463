// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A strategy of a submission, or a decorator around one of the `InnerStrategy`.
package struct Subject: Codable, Hashable, Sendable {
    /// The name of the class.
    package var name: String
    /// The bytes that the step of a new subclass allows.
    package var bytes: [UInt8] = []
    /// The strategy inside a decorator.
    package var inner = InnerStrategy.numeric
    /// The message of a decorator.
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

/// What the grader asks about a submission.
package enum Question: Codable, Hashable, Sendable {
    /// What the exercise is about.
    case task
    /// The errors of a new strategy for each of a few texts.
    case errors(Subject, [String])
    /// The errors of a new strategy for a number.
    case errorsForNumber(Subject, Int)
    /// The normalized text.
    case normalized(Subject, String)
    /// Whether the class derives from that of the decorators.
    case isDecorator(Subject)
    /// Which violations `StrategyContract` finds.
    case contract(Subject, accepting: [String], rejecting: [String])
    /// The errors that the exercise declares.
    case constants
    /// What a swap does to an input.
    case swap(SwapCase)
    /// Whether an input is released while its strategy is in use.
    case releasesInput(String)
    /// Whether the step of a strategy allows a byte. The answer is `nothing` if its class does not have the step.
    case allows(Subject, UInt8)
    /// The bytes of a text for which the step of a new subclass is called that allows all of them.
    case steps(String)
    /// The texts that the student found.
    case found
    /// The expression that the student wrote.
    case expression
    /// Whether an expression, which is data, matches a part of a text.
    case matches(String, String)
    /// Whether the rule of the book accepts a text.
    case bookAccepts(String)
    /// Whether the function of the exercise finds an expression in a text.
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

/// The state of an input after a swap.
package struct SwapState: Codable, Hashable, Sendable {
    /// The errors before the swap.
    package var old: [Verdict]
    /// The errors after the swap.
    package var errors: [Verdict]
    /// Whether the strategy is the one that the function sets.
    package var isSwapped: Bool
    /// Whether the strategy is a composition that contains the one that the function sets.
    package var isWrapped: Bool
    package var validatesWhileTyping: Bool
    package var isOnDemand: Bool
    package var isTouched: Bool
    package var isDirty: Bool
    package var hasResult: Bool
    package var value: String
}

/// An error that a strategy has reported.
package struct Verdict: Codable, Hashable, Sendable {
    package var domain: String
    package var code: Int
    /// The domain and the code, such as `Club 1`, or the code and its name for an error of the library.
    package var identity: String
    package var name: String
    package var reason: String
    /// The offset of the mistake.
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

    /// Whether it is the error of a class without an algorithm.
    package var isAbstract: Bool { isSame(as: Verdict(ValidationError(.strategyAbstract))) }

    /// Whether only the message may differ, as for two equal errors.
    package func equals(_ other: Verdict) -> Bool {
        isSame(as: other) && name == other.name && details == other.details
    }
}

extension [Verdict] {
    package var identities: String { isEmpty ? "no error" : map(\.identity).joined(separator: ", ") }
}

/// The errors for several texts, each different error only once, because there are thousands of texts.
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

    /// A violation of the contract of strategies.
    package struct Violation: Codable, Hashable, Sendable {
        package var sample: String?
        package var text: String
    }
}

/// What an exercise is about, which the solution says, and not the submission.
package enum ExerciseTask: Codable, Hashable, Sendable {
    case digits
    case strategy(name: String, swapName: String, accepting: [String], rejecting: [String])
    case template
    case decorators
    case nickname
}
