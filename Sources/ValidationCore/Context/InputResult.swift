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

/// The last validation of an input.
enum Stage {
    /// There is no result.
    case unvalidated
    /// The strategy for typing has rejected the value, or only others have reported errors since an edit.
    case typing
    /// There is a result for another value or another strategy, or only others have reported errors.
    case outdated
    /// There is a result for the current value and the current strategy.
    case validated
}

/// An error that the strategy did not report, and its source.
package struct Report {
    let error: ValidationError
    let source: Source

    package enum Source {
        /// A server, perhaps together with errors of other fields.
        case elsewhere(RejectionGroup?)
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

    /// Whether the new report replaces this one.
    func isReplaced(by new: Report) -> Bool {
        if case (.elsewhere, .elsewhere) = (source, new.source) {
            return error.isSame(as: new.error)
        }
        return source.isSame(as: new.source)
    }

    /// Whether the new report adds nothing: an error for this field alone outlasts the same one for a form.
    func covers(_ new: Report) -> Bool {
        guard case (.elsewhere(nil), .elsewhere(.some)) = (source, new.source) else { return false }
        return isReplaced(by: new)
    }

    var isFromRule: Bool {
        if case .rule = source { true } else { false }
    }

    /// Whether it is an error of a server that counts against the current value; an edit of the value removes it.
    var isInForce: Bool {
        if case .elsewhere(let group) = source { group?.isLapsed != true } else { false }
    }

    var outlastsResult: Bool { isFromRule || isInForce }

    var isShown: Bool {
        if case .rule(_, let isShown) = source { isShown } else { true }
    }
}

/// Errors that a server reported together, which stop counting when any field of the form is edited.
///
/// Only its reports hold it, so it is deallocated with the last of them.
package final class RejectionGroup {
    let members: [Weak<InputState>]
    var isLapsed = false

    init(of members: [InputState]) { self.members = members.map { Weak(object: $0) } }
}

extension ValidationError {
    /// Whether the errors have the same texts too, which equality of errors leaves out.
    func isSame(as other: ValidationError) -> Bool {
        isIdentical(to: other) || self == other && message == other.message
    }
}

struct Weak<Object: AnyObject> {
    weak var object: Object?
}

/// An optional, whatever the type of its value.
protocol OptionalValue {
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    var wrapped: Any? { map { $0 } }
}
