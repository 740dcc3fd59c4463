// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A record of the parts of a value that are placeholders because decoding them failed.
///
/// A rule must not report an error about a placeholder. So compositions evaluate only the rules for the decoded parts.
package struct DecodedParts: Sendable {
    /// Whether the value itself is a placeholder.
    private(set) var isMissing = false

    /// The parts that are placeholders or contain placeholders.
    private var incompleteParts: [ValidationError.PathComponent: DecodedParts] = [:]

    /// The parts that are placeholders or contain placeholders, keyed by names that ignore differences in spelling.
    private var equivalentParts: [ValidationError.PathComponent: [ValidationError.PathComponent]] = [:]

    /// The names of the parts that were decoded or are known to be absent.
    private var knownNames: [String] = []

    /// Creates a record for a value without placeholders.
    package init() {}

    /// Whether no part of the value is a placeholder.
    package var isComplete: Bool { !isMissing && incompleteParts.isEmpty }

    /// Marks a part as a placeholder.
    ///
    /// - Parameter requestedNames: A closure that returns the part names that a type requested from the value at a
    ///   path.
    package mutating func markMissing(
        at path: ArraySlice<ValidationError.PathComponent>, in container: [ValidationError.PathComponent] = [],
        requestedNames: ([ValidationError.PathComponent]) -> Set<String>
    ) {
        guard let first = path.first else { return isMissing = true }
        if incompleteParts.isEmpty { knownNames = requestedNames(container).map(Self.normalized) }
        if incompleteParts[first] == nil { equivalentParts[Self.normalized(first), default: []].append(first) }
        incompleteParts[first, default: DecodedParts()].markMissing(
            at: path.dropFirst(), in: container + [first], requestedNames: requestedNames)
    }

    /// Returns the part at a path that consists of document keys.
    package func documentPart(at path: ArraySlice<ValidationError.PathComponent>) -> DecodedParts {
        guard let first = path.first, !isComplete, !isMissing else { return self }
        return incompleteParts[first]?.documentPart(at: path.dropFirst()) ?? DecodedParts()
    }

    /// Returns the part at a path that consists of property names; a part with an unknown name counts as missing.
    package func part(at path: ArraySlice<ValidationError.PathComponent>) -> DecodedParts {
        guard let first = path.first, !isComplete, !isMissing else { return self }
        if let part = incompleteParts[first] { return part.part(at: path.dropFirst()) }
        var part = DecodedParts()
        if let equivalents = equivalentParts[Self.normalized(first)] {
            if equivalents.count == 1, let part = incompleteParts[equivalents[0]] {
                return part.part(at: path.dropFirst())
            }
            part.isMissing = true
            return part
        }
        // The property may have been derived from a placeholder.
        if case .key(let name) = first, !knownNames.contains(Self.normalized(name)) { part.isMissing = true }
        return part
    }

    /// Returns whether a key and a property name, or two indices, refer to the same part.
    static func areEquivalent(_ first: ValidationError.PathComponent, _ second: ValidationError.PathComponent) -> Bool {
        first == second || normalized(first) == normalized(second)
    }

    private static func normalized(_ component: ValidationError.PathComponent) -> ValidationError.PathComponent {
        if case .key(let name) = component { .key(normalized(name)) } else { component }
    }

    /// Returns a normalized name, which is the same for `guestName`, `guest_name`, and `guest-name`.
    package static func normalized(_ name: String) -> String {
        name.lowercased().filter { $0 != "_" && $0 != "-" }
    }
}
