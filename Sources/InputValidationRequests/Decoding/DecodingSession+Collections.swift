// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension DecodingSession {
    /// Decodes the parts of a collection, and continues after one that cannot be decoded.
    ///
    /// - Parameters:
    ///   - container: The entry of the collection.
    ///   - place: The way to the collection.
    ///   - empty: The collection without parts.
    ///   - set: Sets a part at an index, which is at most the number of parts, or at a key.
    func decodeParts<Whole, Part: Decodable>(
        of container: Int, _ place: CodingPathNode?, into empty: Whole,
        _ set: @escaping (_ whole: inout Whole, _ index: Int, _ key: String, _ part: Part) -> Void
    ) throws -> Whole {
        var whole = empty
        var errors = LocatedErrors(maximum: settings.maximumErrors)
        var firstError: (any Error)?
        var isComplete = true
        var partial: [(index: Int, key: String, outcome: DecodedValue)] = []
        var omittedErrors = 0
        let (firstValidated, firstAdded, onlyCounted) = (validated.count, added.count, onlyCounts)
        defer { onlyCounts = onlyCounted }
        // The collection is not decoded again.
        call.keepsParts = false
        let isObject = document.entries[container].kind == .object
        for (index, part) in document.children(of: container).enumerated() {
            let key = isObject ? document.text(at: part) : ""
            do {
                let value = try decode(
                    Part.self, at: isObject ? part + 1 : part,
                    isObject
                        ? CodingPathNode(place, key: TextKey(key), component: .key(key))
                        : CodingPathNode(place, key: ElementIndex(index), component: .index(index)))
                set(&whole, index, key, value)
            } catch {
                firstError = firstError ?? error
                guard let inner = failure, usesPlaceholders else { throw error }
                failure = nil
                errors.add(inner.errors)
                if errors.isFull { onlyCounts = true }
                if let outcome = inner.outcome, let value = outcome.value as? Part {
                    validated += outcome.validated
                    set(&whole, index, key, value)
                    if outcome.count > 1 { partial.append((index, key, outcome)) }
                } else {
                    isComplete = false
                }
                forgetOutcomes(from: firstAdded)
            }
            // The first values have enough errors.
            while validated.count - firstValidated > max(1, settings.maximumErrors),
                let count = validated.last?.errorCount
            {
                omittedErrors += count
                validated.removeLast()
            }
        }
        if omittedErrors > 0 { validated.append(.errors(omittedErrors)) }
        guard let firstError else { return whole }
        let outcome =
            isComplete
            ? Self.collection(whole, partial: partial, takeValidated(from: firstValidated), setting: set) : nil
        failure = Failure(
            request: ValueRequest(container, Whole.self), token: Self.token(of: firstError), errors: errors,
            outcome: outcome)
        throw firstError
    }

    /// Returns a collection with placeholders, and its other values if parts of it have several placeholders.
    private static func collection<Whole, Part>(
        _ all: Whole, partial: [(index: Int, key: String, outcome: DecodedValue)], _ validated: [ValidatedValue],
        setting set: @escaping (_ whole: inout Whole, _ index: Int, _ key: String, _ part: Part) -> Void
    ) -> DecodedValue {
        DecodedValue(
            value: all, validated: validated, count: partial.map(\.outcome.count).max() ?? 1,
            other: { number in
                var whole = all
                for (index, key, outcome) in partial {
                    guard let value = outcome.other?(number % outcome.count) as? Part else { continue }
                    set(&whole, index, key, value)
                }
                return whole
            })
    }
}
