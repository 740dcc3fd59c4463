// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Observation

/// The observed properties of an input.
struct Property: OptionSet {
    var rawValue: UInt16

    static let value = Property(rawValue: 1 << 0)
    static let validator = Property(rawValue: 1 << 1)
    static let rules = Property(rawValue: 1 << 2)
    static let isSubmitting = Property(rawValue: 1 << 3)
    static let errors = Property(rawValue: 1 << 4)
    static let hasResult = Property(rawValue: 1 << 5)
    static let isAccepted = Property(rawValue: 1 << 6)
    static let isHighlighted = Property(rawValue: 1 << 7)
    static let isTouched = Property(rawValue: 1 << 8)
    static let isPending = Property(rawValue: 1 << 9)
    static let isSecret = Property(rawValue: 1 << 10)
    static let isValid = Property(rawValue: 1 << 11)
    static let verdict = Property(rawValue: 1 << 12)
    static let isDirty = Property(rawValue: 1 << 13)
}

/// Counters that represent the properties of an input; the macro requires one `var` a line.
@Observable
final class Changes {
    var value = 0
    var validator = 0
    var rules = 0
    var isSubmitting = 0
    var errors = 0
    var messages = 0
    var hasResult = 0
    var isAccepted = 0
    var isHighlighted = 0
    var isTouched = 0
    var isPending = 0
    var isSecret = 0
    var isValid = 0
    var verdict = 0
    var isDirty = 0
    var focusRequests = 0
}

extension Changes {
    /// Notifies the observers of some properties.
    func count(_ changed: Property) {
        if changed.contains(.value) { value &+= 1 }
        if changed.contains(.validator) { validator &+= 1 }
        if changed.contains(.rules) { rules &+= 1 }
        if changed.contains(.isSubmitting) { isSubmitting &+= 1 }
        if changed.contains(.errors) { errors &+= 1 }
        if changed.contains(.hasResult) { hasResult &+= 1 }
        if changed.contains(.isAccepted) { isAccepted &+= 1 }
        if changed.contains(.isHighlighted) { isHighlighted &+= 1 }
        if changed.contains(.isTouched) { isTouched &+= 1 }
        if changed.contains(.isPending) { isPending &+= 1 }
        if changed.contains(.isSecret) { isSecret &+= 1 }
        if changed.contains(.isValid) { isValid &+= 1 }
        if changed.contains(.verdict) { verdict &+= 1 }
        if changed.contains(.isDirty) { isDirty &+= 1 }
    }
}
