// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The current verdict about a value, and about a form, which has the lowest verdict of its fields and rules.
package enum Verdict: Comparable {
    /// A strategy, a server, or a rule rejects it.
    case rejected
    /// The asynchronous strategy has no result yet; everything else accepts the value.
    case undecided
    case accepted
}

/// The errors and the marks of an input, and whether they are about the current value.
struct StoredValidationResult {
    private enum ValidationStage {
        /// There is no final result; the strategy for typing, or others since an edit, may have reported errors.
        case unvalidated
        /// There is a result for another value or another strategy, or only others have reported errors.
        case outdated
        /// There is a result for the current value and the current strategy.
        case validated
    }

    private var stage = ValidationStage.unvalidated
    /// The errors of the strategy.
    private var rejections: [ValidationError] = []
    /// The errors that the strategy did not report.
    private(set) var externalErrors: [ExternalError] = []
    /// Whether the errors of the strategy are about a value that was not edited since, and so highlight the input.
    private var highlightsRejections = false
    var isTouched = false
    /// Whether a value was rejected since the creation or the last clearing.
    private(set) var wasRejected = false

    // MARK: - Reading

    var errors: [ValidationError] { errors { _ in true } }

    /// Returns the errors of the strategy, and those that others have reported and that are included.
    func errors(includingExternalWhere isIncluded: (ExternalError) -> Bool) -> [ValidationError] {
        externalErrors.isEmpty
            ? rejections : rejections + externalErrors.filter { $0.isShown && isIncluded($0) }.map(\.error)
    }

    var isHighlighted: Bool { highlightsRejections || externalErrors.contains(where: \.isHighlighted) }
    var hasErrors: Bool { !rejections.isEmpty || !externalErrors.isEmpty }
    var exists: Bool { isFinal || hasErrors }

    /// Whether there is a final result, which rules over several inputs require.
    var isFinal: Bool { stage != .unvalidated }

    /// Whether the result accepts the current value without any error.
    var acceptsCurrentValue: Bool { !hasErrors && stage == .validated }

    func hasError(from source: ExternalError.Source) -> Bool {
        externalErrors.contains { $0.source.isSame(as: source) }
    }

    // MARK: - Events

    /// Records the result of the strategy, and the error of the asynchronous strategy for an accepted value.
    mutating func record(_ errors: [ValidationError], checkError: ValidationError?) {
        replaceErrors(with: errors)
        if errors.isEmpty, let checkError { externalErrors.append(ExternalError(error: checkError, source: .check)) }
        stage = .validated
        highlightErrors()
    }

    /// Records the result of the strategy for typing, whose acceptance is not a result.
    mutating func recordWhileTyping(_ errors: [ValidationError]) {
        replaceErrors(with: errors)
        // The error of a server alone is a result, as it is if it comes first.
        stage = errors.isEmpty && externalErrors.contains(where: \.isInForce) ? .outdated : .unvalidated
        highlightsRejections = false
        if !errors.isEmpty { highlightErrors() }
    }

    private mutating func replaceErrors(with errors: [ValidationError]) {
        rejections = errors
        // The error of a rule stays until the rule is evaluated again, which follows. The error of a server about this
        // value stays too.
        if !externalErrors.isEmpty { externalErrors.removeAll { !$0.isFromRule && !$0.isInForce } }
    }

    mutating func add(_ externalError: ExternalError) {
        if externalErrors.contains(where: { $0.covers(externalError) }) { return }
        if !exists { stage = .outdated }
        externalErrors.removeAll { $0.isReplaced(by: externalError) }
        externalErrors.append(externalError)
        wasRejected = true
    }

    /// Withdraws the error that a rule or a check reported.
    mutating func withdrawErrors(from source: ExternalError.Source) {
        guard hasError(from: source) else { return }
        externalErrors.removeAll { $0.source.isSame(as: source) }
    }

    /// Removes the highlight, unless an error of another source is a reason for it.
    mutating func removeHighlight(causedBy source: ExternalError.Source) {
        for index in externalErrors.indices where externalErrors[index].source.isSame(as: source) {
            externalErrors[index].isHighlighted = false
        }
    }

    /// Removes the errors that were only about the old value, because the value was edited.
    mutating func recordEdit(keepsErrors: Bool) {
        invalidate()
        isTouched = true
        highlightsRejections = false
        guard hasErrors else { return }
        externalErrors.removeAll { !$0.isFromRule }
        for index in externalErrors.indices { externalErrors[index].isHighlighted = false }
        if !keepsErrors { rejections = [] }
        if !hasErrors { stage = .unvalidated }
    }

    /// Notes that the result is about an old value or an old strategy.
    mutating func invalidate() {
        if stage == .validated { stage = .outdated }
    }

    mutating func clear() {
        let isTouched = isTouched
        self = StoredValidationResult()
        self.isTouched = isTouched
    }

    /// Highlights the input because of all its errors.
    private mutating func highlightErrors() {
        highlightsRejections = !rejections.isEmpty
        for index in externalErrors.indices { externalErrors[index].isHighlighted = true }
        if hasErrors { wasRejected = true }
    }
}

/// An error that the strategy did not report, and its source.
struct ExternalError {
    let error: ValidationError
    let source: Source
    /// Whether it is a reason to highlight the input: no input that it concerns was edited since.
    var isHighlighted = true

    enum Source {
        /// A server, perhaps together with errors of other fields.
        case server(RejectionGroup?)
        case check
        /// A rule over several inputs, all of which are highlighted; one of them shows the error.
        case rule(AnyObject, isShown: Bool)

        func isSame(as other: Source) -> Bool {
            switch (self, other) {
            case (.check, .check): true
            case (.rule(let first, _), .rule(let second, _)): first === second
            // A field may have two errors of a server.
            default: false
            }
        }
    }

    /// Returns whether the new report replaces this one.
    func isReplaced(by newError: ExternalError) -> Bool {
        if case (.server, .server) = (source, newError.source) {
            return error.isEqualIncludingMessage(to: newError.error)
        }
        return source.isSame(as: newError.source)
    }

    /// Returns whether the new report adds nothing: an error for this field alone outlasts the same one for a form.
    func covers(_ newError: ExternalError) -> Bool {
        guard case (.server(nil), .server(.some)) = (source, newError.source) else { return false }
        return isReplaced(by: newError)
    }

    var isFromRule: Bool { if case .rule = source { true } else { false } }

    /// Whether it is an error of a server that counts against the current value; an edit of the value removes it.
    var isInForce: Bool { if case .server(let group) = source { group?.isLapsed != true } else { false } }

    var isShown: Bool { if case .rule(_, let isShown) = source { isShown } else { true } }
}

/// The fields of a form whose errors a server reported together; the errors stop counting when any field is edited.
package final class RejectionGroup {
    private let members: [(state: WeakReference<InputState>, editCount: Int)]

    package init(of states: [InputState]) { members = states.map { (WeakReference(object: $0), $0.editCount) } }

    var isLapsed: Bool {
        members.contains { member in member.state.object.map { $0.editCount != member.editCount } ?? false }
    }

    /// Notifies the current observer of the edit or reset that ends the group.
    func observeEdits() {
        for member in members { member.state.object?.changes.access([.value, .reset]) }
    }
}

extension ValidationError {
    /// Returns whether the errors have the same texts too, which equality of errors leaves out.
    @inline(never)  // Compiled once, not in each caller, for a shorter build.
    func isEqualIncludingMessage(to other: ValidationError) -> Bool {
        isIdentical(to: other) || self == other && message == other.message
    }
}
