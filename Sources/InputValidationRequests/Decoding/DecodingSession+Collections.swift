// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension DecodingSession {
    /// Decodes a collection's parts, and continues after a part that can't be decoded.
    ///
    /// - Parameters:
    ///   - containerIndex: The collection's entry.
    ///   - pathNode: The collection's coding path.
    ///   - emptyCollection: The collection without parts.
    ///   - setElement: A closure that sets a part at a key or at an index; the index is at most the number of parts.
    func decodeElements<Whole, Element: Decodable>(
        of containerIndex: Int, _ pathNode: CodingPathNode?, into emptyCollection: Whole,
        _ setElement: @escaping (_ whole: inout Whole, _ index: Int, _ key: String, _ element: Element) -> Void
    ) throws -> Whole {
        var whole = emptyCollection
        var errors = LocatedErrors(maximumCount: settings.maximumErrors)
        var firstError: (any Error)?
        var isComplete = true
        var placeholders: [(index: Int, key: String, value: DecodedValue)] = []
        var omittedErrorCount = 0
        let (valuesWithRulesStart, keptRequestsStart, countedOnly) = (
            valuesWithRules.count, keptRequests.count, onlyCountsErrors
        )
        defer { onlyCountsErrors = countedOnly }
        // The collection isn't decoded again.
        currentCall.keepsParts = false
        let isObject = document.entries[containerIndex].kind == .object
        for (index, childIndex) in document.children(of: containerIndex).enumerated() {
            let key = isObject ? document.text(at: childIndex) : ""
            // Errors that are only counted don't need placeholders.
            let isCounting = onlyCountsErrors
            let collectedErrors = collectsErrors
            if isCounting { (collectsErrors, countedErrorCount) = (false, 0) }
            defer { collectsErrors = collectedErrors }
            do {
                let value = try decode(
                    Element.self, at: isObject ? childIndex + 1 : childIndex,
                    isObject
                        ? CodingPathNode(pathNode, key: StringCodingKey(key), component: .key(key))
                        : CodingPathNode(pathNode, key: ElementIndex(index), component: .index(index)))
                setElement(&whole, index, key, value)
            } catch {
                firstError = firstError ?? error
                if isCounting {
                    errors.addOmittedErrors(count: max(1, countedErrorCount))
                    isComplete = false
                    if isWorkExceeded { errors.isIncomplete = true } else { continue }
                    break
                }
                guard let innerFailure = lastFailure, usesPlaceholders else { throw error }
                lastFailure = nil
                errors.add(innerFailure.errors)
                if errors.isFull { onlyCountsErrors = true }
                if let placeholder = innerFailure.placeholder, let value = placeholder.value as? Element {
                    valuesWithRules += placeholder.valuesWithRules
                    setElement(&whole, index, key, value)
                    if placeholder.variantCount > 1 { placeholders.append((index, key, placeholder)) }
                } else {
                    isComplete = false
                }
                removeKeptValues(from: keptRequestsStart)
            }
            // A pass with other placeholders doesn't count errors beyond the maximum.
            if isWorkExceeded || placeholderVariant > 0 && onlyCountsErrors {
                isComplete = false
                break
            }
            // The first values already have enough errors.
            while valuesWithRules.count - valuesWithRulesStart > max(1, settings.maximumErrors),
                let count = valuesWithRules.last?.errorCount
            {
                omittedErrorCount += count
                valuesWithRules.removeLast()
            }
        }
        if omittedErrorCount > 0 { valuesWithRules.append(.omittedErrors(count: omittedErrorCount)) }
        guard let firstError else { return whole }
        guard collectsErrors else {
            countedErrorCount = errors.omittedCount
            throw firstError
        }
        let placeholder =
            isComplete
            ? Self.collectionPlaceholder(
                firstVariant: whole, placeholders: placeholders,
                valuesWithRules: extractValuesWithRules(from: valuesWithRulesStart), setElement: setElement) : nil
        lastFailure = Failure(
            request: ValueRequest(containerIndex, Whole.self), tokenNumber: Self.tokenNumber(in: firstError),
            errors: errors, placeholder: placeholder)
        throw firstError
    }

    /// Returns a collection with placeholders; if any part has several placeholders, it also includes the collection's
    /// other variants.
    private static func collectionPlaceholder<Whole, Element>(
        firstVariant: Whole, placeholders: [(index: Int, key: String, value: DecodedValue)],
        valuesWithRules: [ValueWithRules],
        setElement: @escaping (_ whole: inout Whole, _ index: Int, _ key: String, _ element: Element) -> Void
    ) -> DecodedValue {
        DecodedValue(
            value: firstVariant, valuesWithRules: valuesWithRules,
            variantCount: placeholders.map(\.value.variantCount).max() ?? 1,
            variant: { number in
                var whole = firstVariant
                for (index, key, placeholder) in placeholders {
                    guard let value = placeholder.variant?(number % placeholder.variantCount) as? Element else {
                        continue
                    }
                    setElement(&whole, index, key, value)
                }
                return whole
            })
    }
}
