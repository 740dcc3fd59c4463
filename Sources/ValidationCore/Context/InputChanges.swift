// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Observation

/// The observed properties of an input that an event can change.
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

/// What the observers of an input were notified of.
///
/// A counter represents each property, so that observers are notified after all state is written. The macro requires
/// one `var` a line.
@Observable
package final class Changes {
    var value = 0
    var validator = 0
    package var rules = 0
    package var isSubmitting = 0
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

    /// The events of which observers were not notified yet.
    @ObservationIgnored @exclusivity(unchecked) private var noted: Property = []
    /// The errors and the marks of which observers were notified last.
    @ObservationIgnored @exclusivity(unchecked) private var errorsBefore: [ValidationError] = []
    @ObservationIgnored @exclusivity(unchecked) private var marksBefore: Property
    /// The last read results of computed properties, or `nil` where no observer waits for a change.
    @ObservationIgnored @exclusivity(unchecked)
    private var seen: (isValid: Bool?, verdict: Verdict?, isDirty: Bool?) = (nil, nil, nil)
    /// The number of events with a change.
    @ObservationIgnored private(set) var revision = 0

    init(marks: Property) { marksBefore = marks }

    /// Notes an event of which the next notification informs observers.
    func note(_ property: Property) { noted.formUnion(property) }

    /// Returns the properties that have changed, which must then be notified.
    func take(errors new: [ValidationError], marks: Property) -> Property {
        if !(new.isEmpty && errorsBefore.isEmpty) {
            if !new.elementsEqual(errorsBefore, by: { $0.isSame(as: $1) }) { note(.errors) }
            errorsBefore = new
        }
        note(marks.symmetricDifference(marksBefore))
        marksBefore = marks
        let changed = noted
        noted = []
        if !changed.isEmpty { revision &+= 1 }
        return changed
    }

    /// Notifies the observers of some properties.
    func notify(_ changed: Property) {
        if changed.isEmpty { return }
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

    // Observation covers one change. An observer that still needs the property reads it again.

    var isAcceptanceSeen: Bool { seen.isValid != nil || seen.verdict != nil }

    /// Notes whether the results differ from those that observers have read.
    func compare(isValid: Bool, verdict: Verdict) {
        if let old = seen.isValid, old != isValid {
            note(.isValid)
            seen.isValid = nil
        }
        if let old = seen.verdict, old != verdict {
            note(.verdict)
            seen.verdict = nil
        }
    }

    func compare(isDirty: @autoclosure () -> Bool?) {
        guard let old = seen.isDirty, old != isDirty() else { return }
        note(.isDirty)
        seen.isDirty = nil
    }

    /// Returns a result to an observer.
    func observed(isValid new: Bool) -> Bool {
        _ = isValid
        let old = seen.isValid
        seen.isValid = new
        // A result may have changed without an event, such as with the time. Other observers were not notified of that.
        if let old, old != new { isValid &+= 1 }
        return new
    }

    func observed(verdict new: Verdict) -> Verdict {
        _ = verdict
        let old = seen.verdict
        seen.verdict = new
        if let old, old != new { verdict &+= 1 }
        return new
    }

    func observed(isDirty new: Bool) -> Bool {
        _ = isDirty
        seen.isDirty = new
        return new
    }
}
