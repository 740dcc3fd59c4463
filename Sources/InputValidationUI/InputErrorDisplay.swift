// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// Which of an input's errors a view or label shows.
public enum InputErrorDisplay: Sendable {
    /// The first error.
    ///
    /// This is the default.
    case first
    /// All errors, one below another.
    case all
}

extension InputErrorDisplay {
    /// Returns the indices of the errors to show.
    func shownIndices(of errors: [ValidationError]) -> Range<Int> {
        switch self {
        case .first: 0..<min(1, errors.count)
        case .all: errors.indices
        }
    }
}
