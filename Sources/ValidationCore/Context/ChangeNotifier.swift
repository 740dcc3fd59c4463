// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Observation

/// An input's observed properties, one bit each.
package struct InputProperty: OptionSet, Hashable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    static let value = Self(rawValue: 1 << 0)
    static let validator = Self(rawValue: 1 << 1)
    package static let rules = Self(rawValue: 1 << 2)
    package static let isSubmitting = Self(rawValue: 1 << 3)
    static let errors = Self(rawValue: 1 << 4)
    static let hasResult = Self(rawValue: 1 << 5)
    static let isAccepted = Self(rawValue: 1 << 6)
    static let isHighlighted = Self(rawValue: 1 << 7)
    static let isTouched = Self(rawValue: 1 << 8)
    static let isPending = Self(rawValue: 1 << 9)
    static let isSecret = Self(rawValue: 1 << 10)
    static let messages = Self(rawValue: 1 << 11)
    package static let focusRequests = Self(rawValue: 1 << 12)
    /// Not a property but an event: the asynchronous strategy was running or had a result, which was discarded.
    static let discardedCheck = Self(rawValue: 1 << 13)
    /// Not a property but an event: the input was reset, perhaps to the value that it already had.
    static let reset = Self(rawValue: 1 << 14)

    // Results that are computed when they are read.
    static let isValid = Self(rawValue: 1 << 15)
    static let isDirty = Self(rawValue: 1 << 16)
    static let verdictAccepts = Self(rawValue: 1 << 17)
    static let verdictRejects = Self(rawValue: 1 << 18)
    /// The property with the highest bit.
    static let highest = verdictRejects
    static let verdict: Self = [.verdictAccepts, .verdictRejects]
    static let computedResults: Self = [.isValid, .isDirty, .verdict]
}

/// A notifier that tells an input's observers about all changes once all state is written.
package final class ChangeNotifier: Observable {
    private let registrar = ObservationRegistrar()
    private var notedChanges: InputProperty = []
    /// The errors and true properties at the time of the last notification.
    private var lastErrors: [ValidationError] = []
    private var lastProperties: InputProperty
    /// The computed results that observers are waiting on.
    ///
    /// Observation covers only one change. An observer that still needs the result reads it again.
    private var awaitedResults: InputProperty = []
    /// The number of events that changed something.
    private(set) var revision = 0

    init(_ properties: InputProperty) { lastProperties = properties }

    // The registrar requires a key path for each property.
    private subscript(property: InputProperty) -> Bool { lastProperties.contains(property) }
    private static let keyPaths: [KeyPath<ChangeNotifier, Bool> & Sendable] =
        (0...InputProperty.highest.rawValue.trailingZeroBitCount).map {
            \ChangeNotifier[InputProperty(rawValue: 1 << $0)]
        }

    /// Registers the current observer, if any, for changes to the given properties.
    package func access(_ properties: InputProperty) {
        Self.forEachKeyPath(of: properties) { registrar.access(self, keyPath: $0) }
    }

    package func notify(_ properties: InputProperty) {
        var properties = properties
        // Both verdict bits have the same observers, so notify them only once.
        if properties.remove(.verdictRejects) != nil { properties.insert(.verdictAccepts) }
        Self.forEachKeyPath(of: properties) { registrar.withMutation(of: self, keyPath: $0) {} }
    }

    private static func forEachKeyPath(of properties: InputProperty, _ body: (KeyPath<ChangeNotifier, Bool>) -> Void) {
        var rest = properties.rawValue
        while rest != 0 {
            body(keyPaths[rest.trailingZeroBitCount])
            // Removes the lowest bit.
            rest &= rest - 1
        }
    }

    /// Notes an event, so that the next notification includes it.
    func noteChange(of properties: InputProperty) { notedChanges.formUnion(properties) }

    /// Returns the changed properties; the caller must then notify their observers.
    ///
    /// - Parameters:
    ///   - currentErrors: The errors that the input currently shows.
    ///   - currentProperties: The properties that are true, excluding computed results.
    ///   - evaluateResults: A closure that returns which of the given results are true.
    func takeChanges(
        currentErrors: [ValidationError], currentProperties: InputProperty,
        evaluateResults: (InputProperty) -> InputProperty
    ) -> InputProperty {
        if !currentErrors.elementsEqual(lastErrors, by: { $0.isEqualIncludingMessage(to: $1) }) {
            noteChange(of: .errors)
        }
        let now = currentProperties.union(evaluateResults(awaitedResults))
        let changed = notedChanges.union(now.symmetricDifference(lastProperties))
        lastErrors = currentErrors
        notedChanges = []
        awaitedResults.subtract(changed)
        lastProperties = now.subtracting(.computedResults.subtracting(awaitedResults))
        if !changed.isEmpty { revision &+= 1 }
        return changed
    }

    /// Registers an observer that has read computed results.
    func registerObserver(of requested: InputProperty, currentResults: InputProperty) {
        access(requested)
        // A result may have changed without an event, for example as time passed. Other observers weren't notified of
        // that.
        let late = currentResults.symmetricDifference(lastProperties)
            .intersection(requested).intersection(awaitedResults)
        lastProperties = lastProperties.subtracting(requested).union(currentResults)
        awaitedResults.formUnion(requested)
        notify(late)
    }
}
