// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension InputValidator {
    /// Returns the errors for a whole input.
    @inline(__always)
    final func allErrors(for input: Input) -> [ValidationError] {
        contents.reportsOwnErrors ? ownErrors(for: input) : errors(for: input, in: DecodedParts())
    }

    /// Returns the errors for the parts of an input that were decoded; the other parts are placeholders.
    ///
    /// A strategy that can't tell which parts it needs has no errors unless the whole input was decoded.
    package final func errors(for input: Input, in decodedParts: DecodedParts) -> [ValidationError] {
        switch contents.kind {
        case .nothing, .any, .not, .own:
            return decodedParts.isComplete ? ownErrors(for: input) : []
        case .all(let rules, let stopsAtFirstError):
            // A composition without rules has its own error.
            if rules.isEmpty { return ownErrors(for: input) }
            var errors: [ValidationError] = []
            for rule in rules {
                errors += rule.errors(for: input, in: decodedParts)
                if stopsAtFirstError && !errors.isEmpty { break }
            }
            return errors
        case .warning: return []
        case .when(let condition, let rule):
            // The condition needs the whole input.
            return decodedParts.isComplete && condition.applies(to: input) ? rule.errors(for: input) : []
        case .customized(let rule, let customization):
            return customization.applied(to: rule.errors(for: input, in: decodedParts))
        case .decorated(let wrapped):
            return decoratorErrors(for: input, in: decodedParts, around: wrapped)
        case .part(let part):
            return errors(of: part, for: input, in: decodedParts)
        case .chained(let chain):
            return decodedParts.isComplete ? chain.errors(for: input) : []
        }
    }

    /// Returns the error that the strategy throws, followed by its further errors.
    final func ownErrors(for input: Input) -> [ValidationError] {
        do {
            try validate(input)
            return []
        } catch {
            return [error] + furtherErrors(for: input)
        }
    }

    /// Returns a decorator's errors that share a path and code with an error that the wrapped strategy reports about
    /// decoded parts.
    ///
    /// A decorator may add, remove, or change errors. It sees the whole input, so it also reports errors about
    /// placeholders.
    private func decoratorErrors(
        for input: Input, in decodedParts: DecodedParts, around wrapped: InputValidator
    ) -> [ValidationError] {
        if decodedParts.isComplete { return errors(for: input) }
        let found = Set(wrapped.errors(for: wrappedInput(for: input), in: decodedParts).map(PlacedCode.init))
        return found.isEmpty ? [] : errors(for: input).filter { found.contains(PlacedCode($0)) }
    }

    private func errors(
        of part: some StrategyPart<Input>, for input: Input, in decodedParts: DecodedParts
    ) -> [ValidationError] {
        do throws(ValidationError) {
            switch part.kind {
            case .property(_, let presentation):
                let propertyParts = decodedParts.part(at: presentation.value.path[...])
                // A computed property could read placeholders.
                guard !propertyParts.isMissing, let value = try part.value(of: input) else { return [] }
                return part.rule.errors(for: value, in: propertyParts).map { $0.presented(within: presentation) }
            case .entry(let presentation):
                let entryParts = decodedParts.documentPart(at: presentation.value.path[...])
                guard !entryParts.isMissing, !decodedParts.isMissing, let value = try part.value(of: input) else {
                    return []
                }
                return part.rule.errors(for: value, in: entryParts).map { $0.presented(within: presentation) }
            case .elements(let isOrdered, let maximumErrors):
                return try elementErrors(
                    of: part, for: input, in: decodedParts, isOrdered: isOrdered, maximumErrors: maximumErrors)
            case .keys(let maximumErrors), .values(let maximumErrors):
                return try entryErrors(of: part, for: input, in: decodedParts, maximumErrors: maximumErrors)
            case .optional:
                let errors = try part.value(of: input).map { part.rule.errors(for: $0, in: decodedParts) } ?? []
                return Input.self == String.self ? errors.map(\.inOptionalText) : errors
            case .transformed:
                return try part.value(of: input).map { part.rule.errors(for: $0, in: decodedParts) } ?? []
            case .cell:
                return decodedParts.isComplete ? ownErrors(for: input) : []
            }
        } catch {
            return [error]
        }
    }

    private func elementErrors<Part: StrategyPart<Input>>(
        of part: Part, for input: Input, in decodedParts: DecodedParts, isOrdered: Bool, maximumErrors: Int
    ) throws(ValidationError) -> [ValidationError] {
        // In a set, it's unknown which element contains a placeholder.
        if !isOrdered, !decodedParts.isComplete { return [] }
        var errors: [ValidationError] = []
        var unplacedErrors: Set<ValidationError> = []
        var rejected = 0
        var isCut = false
        try part.forEachValue(of: input) { element, index in
            let room = maximumErrors - errors.count
            let isOnlyCounted = room == 0 && decodedParts.isComplete
            let elementParts = index.map { decodedParts.part(at: [$0]) } ?? decodedParts
            let found = isOnlyCounted ? [] : part.rule.errors(for: element, in: elementParts)
            if found.isEmpty, !isOnlyCounted || part.rule.isValid(element) { return true }
            rejected += 1
            isCut = isCut || found.count > room || isOnlyCounted
            errors += found.prefix(room).compactMap { error in
                if let index { return error.under(index) }
                return unplacedErrors.insert(error).inserted ? error : nil
            }
            return true
        }
        return isCut ? errors + [.errorsOmitted(rejected: rejected, maximum: maximumErrors)] : errors
    }

    private func entryErrors<Part: StrategyPart<Input>>(
        of part: Part, for input: Input, in decodedParts: DecodedParts, maximumErrors: Int
    ) throws(ValidationError) -> [ValidationError] {
        var rejected: [(name: String, errors: [ValidationError])] = []
        try part.forEachValue(of: input) { value, key in
            guard let key, case .key(let name) = key else { return true }
            let errors = part.rule.errors(for: value, in: decodedParts.documentPart(at: [key]))
            if !errors.isEmpty { rejected.append((name, errors.map { $0.under(key) })) }
            return true
        }
        // A dictionary's order differs from one run to the next.
        let errors = rejected.sorted { $0.name < $1.name }.flatMap(\.errors)
        guard errors.count > maximumErrors else { return errors }
        return errors.prefix(maximumErrors) + [.errorsOmitted(rejected: rejected.count, maximum: maximumErrors)]
    }
}

/// The path and code of an error, which stay the same when its message changes.
private struct PlacedCode: Hashable {
    let path: [ValidationError.PathComponent]
    let domain: ValidationError.Domain
    let code: ValidationError.Code

    init(_ error: ValidationError) { (path, domain, code) = (error.path, error.domain, error.code) }
}

extension ValidationError {
    fileprivate static func errorsOmitted(rejected: Int, maximum: Int) -> ValidationError {
        ValidationError(.compositionErrorsOmitted, with: [.rejected: .int(rejected), .maximum: .int(maximum)])
    }
}
