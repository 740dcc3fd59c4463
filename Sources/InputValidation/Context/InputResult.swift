// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The last validation of an input.
enum Stage: Equatable {
    /// There is no result.
    case unvalidated
    /// The strategy for typing has rejected the value, or only others have reported errors since an edit.
    case typing
    /// There is a result for the value and the strategy of an epoch.
    case validated(epoch: Int)
}

/// What the user sees of the past of an input, apart from its result.
struct Marks: OptionSet {
    var rawValue: UInt8

    static let isHighlighted = Marks(rawValue: 1)
    static let isTouched = Marks(rawValue: 2)
    static let wasRejected = Marks(rawValue: 4)
}

/// An error that the strategy did not report, and its source.
struct Report {
    let error: ValidationError
    let source: Source

    enum Source {
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

    func covers(_ new: Report) -> Bool {
        guard case (.elsewhere(nil), .elsewhere(.some)) = (source, new.source) else { return false }
        return error == new.error && error.message == new.error.message
    }

    func isReplaced(by new: Report) -> Bool {
        if case (.elsewhere, .elsewhere) = (source, new.source) {
            return error == new.error && error.message == new.error.message
        }
        return source.isSame(as: new.source)
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
final class RejectionGroup {
    var isLapsed = false
}
