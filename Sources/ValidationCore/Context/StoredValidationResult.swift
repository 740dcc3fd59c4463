// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The current verdict on a value or a form; a form has the lowest verdict among its fields and rules.
package enum Verdict: Comparable {
    /// A strategy, a server, or a rule rejects it.
    case rejected
    /// The asynchronous strategy has no result yet; everything else accepts the value.
    case undecided
    case accepted
}

/// An input's errors and marks, and whether they are about the current value.
struct StoredValidationResult {
    private enum ValidationStage {
        /// There is no final result. The strategy for typing may have reported errors, and so may another source since
        /// an edit.
        case unvalidated
        /// There is a result for another value or another strategy, or only other sources have reported errors.
        case outdated
        /// There is a result for the current value and the current strategy.
        case validated
    }

    private var stage = ValidationStage.unvalidated
    /// The strategy's errors.
    private var rejections: [ValidationError] = []
    /// The errors that come from sources other than the strategy.
    private(set) var externalErrors: [ExternalError] = []
    /// Whether the strategy's errors highlight the input, because the value has not been edited since.
    private var highlightsRejections = false
    var isTouched = false
    /// Whether any value was rejected since the input was created or last cleared.
    private(set) var wasRejected = false

    // MARK: - Reading

    var errors: [ValidationError] { errors { _ in true } }

    /// Returns the strategy's errors, followed by the included errors from other sources.
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

    /// Records the strategy's result and, for an accepted value, the asynchronous strategy's error.
    mutating func record(_ errors: [ValidationError], checkError: ValidationError?) {
        replaceErrors(with: errors)
        if errors.isEmpty, let checkError { externalErrors.append(ExternalError(error: checkError, source: .check)) }
        stage = .validated
        highlightErrors()
    }

    /// Records the result from the strategy for typing; its acceptance doesn't count as a result.
    mutating func recordWhileTyping(_ errors: [ValidationError]) {
        replaceErrors(with: errors)
        // A server error counts as a result on its own, just as it does if it comes first.
        stage = errors.isEmpty && externalErrors.contains(where: \.isInForce) ? .outdated : .unvalidated
        highlightsRejections = false
        if !errors.isEmpty { highlightErrors() }
    }

    private mutating func replaceErrors(with errors: [ValidationError]) {
        rejections = errors
        // A rule's error stays until the rule is evaluated again, which happens next. A server error about this value
        // stays too.
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

    /// Removes the highlight, unless an error from another source causes it too.
    mutating func removeHighlight(causedBy source: ExternalError.Source) {
        for index in externalErrors.indices where externalErrors[index].source.isSame(as: source) {
            externalErrors[index].isHighlighted = false
        }
    }

    /// Removes, after an edit, the errors that were only about the old value.
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

    /// Marks the result as being about an old value or an old strategy.
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

/// An error from a source other than the strategy, along with that source.
struct ExternalError {
    let error: ValidationError
    let source: Source
    /// Whether the error highlights the input: none of the inputs that it concerns has been edited since.
    var isHighlighted = true

    enum Source {
        /// A server, which may have reported errors for other fields too.
        case server(RejectionGroup?)
        case check
        /// A rule over several inputs. All of them are highlighted, and one shows the error.
        case rule(AnyObject, isShown: Bool)

        func isSame(as other: Source) -> Bool {
            switch (self, other) {
            case (.check, .check): true
            case (.rule(let first, _), .rule(let second, _)): first === second
            // A field may have two server errors.
            default: false
            }
        }
    }

    /// Returns whether the new report replaces this error.
    func isReplaced(by newError: ExternalError) -> Bool {
        if case (.server, .server) = (source, newError.source) {
            return error.isEqualIncludingMessage(to: newError.error)
        }
        return source.isSame(as: newError.source)
    }

    /// Returns whether the new report adds nothing: an error for this field alone outlasts the same error for a form.
    func covers(_ newError: ExternalError) -> Bool {
        guard case (.server(nil), .server(.some)) = (source, newError.source) else { return false }
        return isReplaced(by: newError)
    }

    var isFromRule: Bool { if case .rule = source { true } else { false } }

    /// Whether this is a server error that counts against the current value; editing the value removes it.
    var isInForce: Bool { if case .server(let group) = source { group?.isLapsed != true } else { false } }

    var isShown: Bool { if case .rule(_, let isShown) = source { isShown } else { true } }
}

/// Form fields whose errors a server reported together; the errors stop counting when any of these fields is edited.
package final class RejectionGroup {
    private let members: [(state: WeakReference<InputState>, editCount: Int)]

    package init(of states: [InputState]) { members = states.map { (WeakReference(object: $0), $0.editCount) } }

    var isLapsed: Bool {
        members.contains { member in member.state.object.map { $0.editCount != member.editCount } ?? false }
    }

    /// Registers the current observer for the edit or reset that ends the group.
    func observeEdits() {
        for member in members { member.state.object?.changes.access([.value, .reset]) }
    }
}

extension ValidationError {
    /// Returns whether the errors also have the same texts, which `==` doesn't compare.
    @inline(never)  // Compiled once, not in each caller, for a shorter build.
    func isEqualIncludingMessage(to other: ValidationError) -> Bool {
        isIdentical(to: other) || self == other && message == other.message
    }
}
