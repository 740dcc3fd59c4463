// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension StrategyExplanation: CustomStringConvertible {
    /// The explanation as text, with one line for each step.
    ///
    /// Steps inside another step are indented.
    ///
    /// An error is shown with its name, its code, and its numeric parameters. Control characters and invisible
    /// characters in a strategy's settings are escaped, so each step has one line.
    public var description: String {
        rows.map { String(repeating: "  ", count: $0.depth) + $0.fullText }.joined(separator: "\n")
    }
}

extension StrategyExplanation {
    package struct StepRow {
        package let depth: Int
        package let subject: String
        package let verdict: String
        /// The result, or `nil` for the line about omitted steps.
        package let result: Result?

        package var fullText: String { subject.isEmpty ? verdict : "\(subject): \(verdict)" }
    }

    /// The lines of the explanation as text.
    package var rows: [StepRow] {
        var rows: [StepRow] = []
        addRows(to: &rows, depth: 0, showsTexts: true)
        return rows
    }

    private func addRows(to rows: inout [StepRow], depth: Int, showsTexts: Bool) {
        let name = strategy.oneLineDescription(showsTexts: showsTexts).printable
        let part = path.isEmpty ? "" : "\(path.text.printable): "
        rows.append(
            StepRow(
                depth: depth, subject: part + (isCondition ? "condition " : "") + name, verdict: result.summary,
                result: result))
        let showsTexts = showsTexts && !strategy.hidesTexts
        for step in steps.dropLast() { step.addRows(to: &rows, depth: depth + 1, showsTexts: showsTexts) }
        guard let last = steps.last else { return }
        // The omitted elements come after the accepted elements and before the rejected element.
        if last.isAccepted { last.addRows(to: &rows, depth: depth + 1, showsTexts: showsTexts) }
        if omittedSteps > 0 {
            let elements = omittedSteps == 1 ? "element" : "elements"
            let verdict = "\(omittedSteps) more accepted \(elements)"
            rows.append(StepRow(depth: depth + 1, subject: "", verdict: verdict, result: nil))
        }
        if !last.isAccepted { last.addRows(to: &rows, depth: depth + 1, showsTexts: showsTexts) }
    }
}

extension StrategyExplanation.Result {
    /// The result in words, such as `rejected, length.tooShort (1010), length: 2, minimum: 3`.
    fileprivate var summary: String {
        switch self {
        case .accepted: "accepted"
        case .rejected(let error):
            (["rejected", error.nameAndCode] + error.parameterDescriptions).joined(separator: ", ")
        case .skipped(let reason): "skipped, because \(reason.explanation)"
        }
    }
}

extension StrategyExplanation.SkipReason {
    fileprivate var explanation: String {
        switch self {
        case .earlierRejection: "an earlier rule rejected the input"
        case .earlierAcceptance: "an earlier rule accepted the input"
        case .condition: "the rule does not apply according to the condition"
        case .emptyInput: "the input is empty and optional"
        case .noElements: "the collection is empty"
        case .enclosingRejection: "the input was already rejected"
        }
    }
}

extension ValidationError {
    /// The place, name, and code, with the domain if it is not the library's domain.
    fileprivate var nameAndCode: String {
        let number = domain == .builtIn ? "\(code)" : "\(domain.rawValue.printable) \(code)"
        return "\(path.isEmpty ? "" : "at \(path.text.printable), ")\(name.printable) (\(number))"
    }

    /// The numeric parameters, such as `position: 3`.
    ///
    /// Text could be part of the input.
    fileprivate var numericParameters: [(name: String, value: Value)] {
        parameters.inAlphabeticalOrder.compactMap { parameter, value in
            switch value {
            case .int, .double, .flag: (parameter.rawValue, value)
            case .text, .list: nil
            }
        }
    }

    fileprivate var parameterDescriptions: [String] { numericParameters.map { "\($0.name.printable): \($0.value)" } }
}

extension StrategyExplanation: Encodable {
    private enum CodingKeys: String, CodingKey {
        case strategy, name, role, path, result, error, reason, steps, omittedSteps
    }

    private enum ErrorCodingKeys: String, CodingKey {
        case domain, code, name, path, parameters
    }

    /// Encodes the explanation with its steps.
    ///
    /// An example in JSON:
    ///
    /// ```json
    /// {
    ///   "strategy": "count(3...12) && pattern([a-z]+)", "name": "allOf",
    ///   "result": "rejected",
    ///   "error": {
    ///     "domain": "InputValidationErrorDomain", "code": 1010,
    ///     "name": "length.tooShort", "path": "",
    ///     "parameters": { "length": 2, "minimum": 3 }
    ///   },
    ///   "steps": [
    ///     { "strategy": "count(3...12)", "name": "count",
    ///       "result": "rejected", "error": { … } },
    ///     { "strategy": "pattern([a-z]+)", "name": "pattern",
    ///       "result": "skipped", "reason": "earlierRejection" }
    ///   ]
    /// }
    /// ```
    ///
    /// A condition also has the `role` `condition`. The `path` of a step or error is a JSON Pointer, and `omittedSteps`
    /// is the number of accepted elements that are left out. The input is not encoded.
    public func encode(to encoder: any Encoder) throws {
        try EncodableExplanation(explanation: self, showsTexts: true).encode(to: encoder)
    }

    /// An explanation that may be nested in another strategy's explanation.
    private struct EncodableExplanation: Encodable {
        let explanation: StrategyExplanation
        let showsTexts: Bool

        func encode(to encoder: any Encoder) throws {
            var members = encoder.container(keyedBy: CodingKeys.self)
            let strategy = explanation.strategy
            try members.encode(strategy.oneLineDescription(showsTexts: showsTexts), forKey: .strategy)
            try members.encode(strategy.name, forKey: .name)
            if explanation.isCondition { try members.encode("condition", forKey: .role) }
            if !explanation.path.isEmpty { try members.encode(explanation.path.jsonPointer, forKey: .path) }
            switch explanation.result {
            case .accepted: try members.encode("accepted", forKey: .result)
            case .rejected(let error):
                try members.encode("rejected", forKey: .result)
                var parts = members.nestedContainer(keyedBy: ErrorCodingKeys.self, forKey: .error)
                try parts.encode(error.domain, forKey: .domain)
                try parts.encode(error.code, forKey: .code)
                try parts.encode(error.name, forKey: .name)
                try parts.encode(error.path.jsonPointer, forKey: .path)
                let numbers = Dictionary(error.numericParameters.map { ($0.name, $0.value) }) { first, _ in first }
                if !numbers.isEmpty { try parts.encode(numbers, forKey: .parameters) }
            case .skipped(let reason):
                try members.encode("skipped", forKey: .result)
                try members.encode(reason, forKey: .reason)
            }
            if !explanation.steps.isEmpty {
                let showsTexts = showsTexts && !strategy.hidesTexts
                let steps = explanation.steps.map { EncodableExplanation(explanation: $0, showsTexts: showsTexts) }
                try members.encode(steps, forKey: .steps)
            }
            if explanation.omittedSteps > 0 { try members.encode(explanation.omittedSteps, forKey: .omittedSteps) }
        }
    }
}
