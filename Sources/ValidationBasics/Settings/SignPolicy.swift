// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationText

/// The plus and minus signs that a number may have.
public enum SignPolicy: String, Sendable, CaseIterable {
    /// The number must not have a sign.
    case none
    /// The number may have a minus sign.
    case minus
    /// The number may have a minus or a plus sign.
    case any

    @inline(__always) func allowsSign(isNegative: Bool) -> Bool {
        self == .any || isNegative && self == .minus
    }

    var expression: String {
        switch self {
        case .none: ""
        case .minus: "-?"
        case .any: "[-+]?"
        }
    }
}

extension Interval where Bound: Numeric {
    /// Whether the lower end excludes every negative number.
    var excludesNegatives: Bool { lower.bound.map { $0 >= .zero } ?? false }
}
