// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// The strategy for a table cell, which checks that there's a value and then validates it.
final class ColumnInputValidator: InputValidator<String?>, @unchecked Sendable {
    /// A field's rule for missing values.
    enum Presence: Sendable {
        /// The field has no rule. A missing value is rejected, and an empty text is validated.
        case unspecified
        /// A missing value and an empty text are rejected.
        case required
        /// A missing value and an empty text are accepted.
        case optional
    }

    private let part: CellPart
    private let acceptance: UTF8Acceptance

    init(_ rules: [InputValidator<String>], presence: Presence, missingValues: [String], label: String) {
        let rule: InputValidator<String>
        switch rules.count {
        case 0: rule = presence == .optional ? AcceptingInputValidator() : RequiredInputValidator()
        case 1: rule = rules[0]
        default:
            // The options of an `enum` are secret if another rule of the column is about secrets.
            let all = AllOf(rules)
            rule = all.isSensitive ? all.sensitive() : all
        }
        part = CellPart(
            rule: rule, presence: presence, missingValues: missingValues,
            presentation: ValidationError.SharedBox(ValidationError.Presentation(label: label)))
        acceptance = .of(rule)
        super.init(containing: StrategyContents(.part(part)))
    }

    override func validate(_ input: String?) throws(ValidationError) {
        guard let text = try part.text(of: input) else { return }
        do { try part.rule.validate(text) } catch { throw part.presented(error) }
    }

    /// Returns whether a text is accepted.
    ///
    /// - Parameter bytes: The text's bytes, which must be valid UTF-8.
    func accepts(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        part.isAbsent(bytes) ? part.presence == .optional : acceptance.accepts(bytes)
    }

    override func furtherErrors(for input: String?) -> [ValidationError] {
        // One error is enough for an empty text. Further rules would report the same error.
        guard let text = input, !part.isMissing(text), !text.isEmpty else { return [] }
        return part.rule.errors(for: text).dropFirst().map(part.presented)
    }

    override func normalized(_ input: String?) -> String? {
        guard let input, !part.isMissing(input), !input.isEmpty else { return input }
        let normal = part.rule.normalized(input)
        // A normalized text that counts as missing would have a different result, so the input stays unchanged.
        return normal.isEmpty || part.isMissing(normal) ? input : normal
    }

    override func progress(of input: String?) -> InputProgress {
        let isOptional = part.presence == .optional
        guard let input else { return isOptional ? .accepted : .unknown }
        let isAbsent = part.isAbsent(input)
        if isAbsent, isOptional { return .accepted }
        let progress = part.rule.progress(of: input)
        // The rule may accept a text that counts as missing.
        if isAbsent { return progress == .accepted ? .unknown : progress }
        return isOptional && progress != .accepted
            ? progressIncludingMissingValues(of: input, ruleProgress: progress) : progress
    }

    /// Returns the progress of a text that the rule rejects and that can still become a missing value.
    private func progressIncludingMissingValues(of input: String, ruleProgress: InputProgress) -> InputProgress {
        let scalars = input.unicodeScalars
        let continuations = part.missingValues.lazy.map(\.unicodeScalars).filter { $0.starts(with: scalars) }
        if let fewest = continuations.map({ $0.count - scalars.count }).min() {
            guard case .incomplete(let count) = ruleProgress else { return .incomplete(missing: fewest) }
            return .incomplete(missing: count.map { min($0, fewest) })
        }
        guard case .impossible(let offset, _) = ruleProgress else { return ruleProgress }
        let shared = part.missingValues.map { value in
            zip(value.unicodeScalars, scalars).prefix { $0 == $1 }.reduce(0) { $0 + UTF8.width($1.0) }
        }
        guard let last = shared.max(), last >= offset else { return ruleProgress }
        return .impossible(at: last, expected: nil)
    }
}

/// The text of a cell, if the cell has one.
private struct CellPart: StrategyPart {
    let rule: InputValidator<String>
    let presence: ColumnInputValidator.Presence
    let missingValues: [String]
    let presentation: ValidationError.SharedBox<ValidationError.Presentation>
    private let missingValueError: ValidationError

    init(
        rule: InputValidator<String>, presence: ColumnInputValidator.Presence, missingValues: [String],
        presentation: ValidationError.SharedBox<ValidationError.Presentation>
    ) {
        (self.rule, self.presence, self.missingValues) = (rule, presence, missingValues)
        self.presentation = presentation
        missingValueError = ValidationError(.inputEmpty).presented(within: presentation)
    }

    var kind: StrategyPartKind {
        var parameters: ValidationError.Parameters = ["label": .text(presentation.value.label ?? "")]
        if !missingValues.isEmpty { parameters["missingValues"] = .list(missingValues) }
        return .cell(StrategyCell("field", presentation, parameters, hidden: [presence]))
    }

    func forEachValue(
        of input: String?, _ body: (String, ValidationError.PathComponent?) -> Bool
    ) throws(ValidationError) {
        if let text = try text(of: input) { _ = body(text, nil) }
    }

    /// Returns the text for the rule, or `nil` if the cell has none and may be empty.
    func text(of input: String?) throws(ValidationError) -> String? {
        if let input, !isAbsent(input) { return input }
        guard presence == .optional else { throw missingValueError }
        return nil
    }

    func presented(_ error: ValidationError) -> ValidationError {
        (presence == .optional ? error.inOptionalText : error).presented(within: presentation)
    }

    func isAbsent(_ text: String) -> Bool { isMissing(text) || text.isEmpty && presence != .unspecified }

    func isAbsent(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.isEmpty && presence != .unspecified
            || !missingValues.isEmpty && missingValues.contains { $0.utf8.elementsEqual(bytes) }
    }

    /// Returns whether a text is a missing value.
    ///
    /// Texts are compared by bytes, so two encodings of `"é"` differ.
    func isMissing(_ text: String) -> Bool {
        !missingValues.isEmpty && missingValues.contains { $0.utf8.elementsEqual(text.utf8) }
    }
}

/// The strategy for a column that has a description but no rules.
private final class AcceptingInputValidator: InputValidator<String>, @unchecked Sendable {
    override func validate(_ input: String) {}

    override var profile: StrategyProfile { StrategyProfile("anything") }
}
