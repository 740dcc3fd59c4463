// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// The strategy for a cell of a table, which checks that there is a value and then validates it.
final class ColumnInputValidator: InputValidator<String?>, @unchecked Sendable {
    /// The rule of a field for missing values.
    enum Presence: Sendable {
        /// The field has no rule. A missing value is rejected, and an empty text is validated.
        case unspecified
        /// A missing value and an empty text are rejected.
        case required
        /// A missing value and an empty text are accepted.
        case optional
    }

    private let rule: InputValidator<String>
    private let presence: Presence
    private let missingValues: [String]
    private let presentation: ValidationError.SharedBox<ValidationError.Presentation>
    private let missingValueError: ValidationError

    init(_ rules: [InputValidator<String>], presence: Presence, missingValues: [String], label: String) {
        self.presence = presence
        self.missingValues = missingValues
        presentation = ValidationError.SharedBox(ValidationError.Presentation(label: label))
        missingValueError = ValidationError(.inputEmpty).presented(within: presentation)
        switch rules.count {
        case 0: rule = presence == .optional ? AcceptingInputValidator() : RequiredInputValidator()
        case 1: rule = rules[0]
        default:
            // The options of an `enum` are secret if another rule of the column is about secrets.
            let all = AllOf(rules)
            rule = all.isSensitive ? all.sensitive() : all
        }
    }

    override func validate(_ input: String?) throws(ValidationError) {
        guard let input, !isMissing(input) else {
            if presence != .optional { throw missingValueError }
            return
        }
        if input.isEmpty, presence != .unspecified {
            if presence == .required { throw missingValueError }
            return
        }
        do { try rule.validate(input) } catch { throw error.presented(within: presentation) }
    }

    override func furtherErrors(for input: String?) -> [ValidationError] {
        // One error is enough for an empty text. Further rules would report the same.
        guard let text = input, !isMissing(text), !text.isEmpty else { return [] }
        return rule.errors(for: text).dropFirst().map { $0.presented(within: presentation) }
    }

    override func normalized(_ input: String?) -> String? {
        guard let input, !isMissing(input), !input.isEmpty else { return input }
        let normal = rule.normalized(input)
        // A normalized text that counts as missing would have another result, so the input stays unchanged.
        return normal.isEmpty || isMissing(normal) ? input : normal
    }

    override func progress(of input: String?) -> InputProgress {
        guard let input else { return presence == .optional ? .accepted : .unknown }
        let isAbsent = isMissing(input) || input.isEmpty && presence != .unspecified
        if isAbsent, presence == .optional { return .accepted }
        let progress = rule.progress(of: input)
        // The rule may accept a text that counts as missing.
        if isAbsent { return progress == .accepted ? .unknown : progress }
        return presence == .optional && progress != .accepted
            ? progressIncludingMissingValues(of: input, ruleProgress: progress) : progress
    }

    /// Returns the progress of a text that the rule rejects, and that more characters can make a missing value.
    private func progressIncludingMissingValues(of input: String, ruleProgress: InputProgress) -> InputProgress {
        let scalars = input.unicodeScalars
        let continuations = missingValues.lazy.map(\.unicodeScalars).filter { $0.starts(with: scalars) }
        if let fewest = continuations.map({ $0.count - scalars.count }).min() {
            guard case .incomplete(let count) = ruleProgress else { return .incomplete(missing: fewest) }
            return .incomplete(missing: count.map { min($0, fewest) })
        }
        guard case .impossible(let offset, _) = ruleProgress else { return ruleProgress }
        let shared = missingValues.map { value in
            zip(value.unicodeScalars, scalars).prefix { $0 == $1 }.reduce(0) { $0 + UTF8.width($1.0) }
        }
        guard let last = shared.max(), last >= offset else { return ruleProgress }
        return .impossible(at: last, expected: nil)
    }

    override var isSensitive: Bool { rule.isSensitive }

    override var inputTraits: InputTraits { rule.inputTraits }

    override var requirements: [ValidationError] { rule.requirements }

    override var configuration: StrategyConfiguration {
        var parameters: [ValidationError.Parameter: ValidationError.Value] = [
            "label": .text(presentation.value.label ?? "")
        ]
        if !missingValues.isEmpty { parameters["missingValues"] = .list(missingValues) }
        return StrategyConfiguration(
            of: self, "field", parameters, hidden: [presence], children: [rule.configuration])
    }

    /// Returns whether a text is a missing value, compared by bytes, so that two encodings of `"é"` differ.
    private func isMissing(_ text: String) -> Bool {
        !missingValues.isEmpty && missingValues.contains { $0.utf8.elementsEqual(text.utf8) }
    }
}

extension ColumnInputValidator: CompositeStrategy {
    func explanationSteps(for input: String?) -> ExplanationSteps {
        let isAbsent = input.map { isMissing($0) || ($0.isEmpty && presence != .unspecified) } ?? true
        return ExplanationSteps(
            rule, for: isAbsent ? nil : input, skipReason: presence == .optional ? .emptyInput : .enclosingRejection)
    }
}

/// The strategy of a column that has a description but no rules.
private final class AcceptingInputValidator: InputValidator<String>, @unchecked Sendable {
    override func validate(_ input: String) {}

    override var configuration: StrategyConfiguration { StrategyConfiguration(of: self, "anything") }
}
