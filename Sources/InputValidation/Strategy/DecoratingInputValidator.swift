// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A **Decorator**: an abstract strategy that holds another one and forwards everything to it.
///
/// Derive from it to log, count, rewrite or add to the verdicts of any strategy. **Override one method**,
/// ``errors(for:)``, and call `super`: ``validate(_:)`` throws the first of its errors and cannot be overridden, so
/// that nothing bypasses the decorator. ``normalized(_:)``, ``isSensitive`` and
/// ``configuration`` are forwarded.
///
/// ```swift
/// final class Logged<Input>: DecoratingInputValidator<Input>, @unchecked Sendable {
///     override func errors(for input: Input) -> [ValidationError] {
///         let errors = super.errors(for: input)
///         print("\(wrapped.configuration.name): \(errors.map(\.code))")
///         return errors
///     }
/// }
///
/// let password = Logged(.count(in: 8...64) && .alphanumeric)
/// password.isValid("a-b")  // false; prints allOf: [1010, 1125]
/// ```
///
/// A context, a form and a composition call the method once a validation. The normal form and the output of a form are
/// not a validation: to find them, a composition may validate once more.
///
/// A plain subclass of ``InputValidator`` that holds a strategy and overrides ``InputValidator/validate(_:)`` is not a
/// decorator: it reports one error where the other strategy has several, and loses its normal form and configuration.
///
/// - Important: Derive from ``DecoratingInputParser`` to decorate a parser and keep its output reachable.
open class DecoratingInputValidator<Input>: InputValidator<Input>, @unchecked Sendable {
    /// The strategy to which everything is forwarded.
    public let wrapped: InputValidator<Input>

    /// Creates a decorator.
    ///
    /// - Parameter wrapped: The strategy to which everything is forwarded.
    public init(_ wrapped: InputValidator<Input>) {
        self.wrapped = bounded(wrapped)
    }

    /// Returns the errors of the wrapped strategy: the one method to override.
    ///
    /// - Parameter input: The value to validate.
    /// - Returns: The errors in order; an empty array if the input is accepted.
    open override func errors(for input: Input) -> [ValidationError] {
        wrapped.everyError(for: input)
    }

    /// Rejects what has errors in ``errors(for:)``; outside this module it cannot be overridden.
    ///
    /// - Parameter input: The value to validate.
    /// - Throws: The first of the errors.
    public override func validate(_ input: Input) throws(ValidationError) {
        if let error = errors(for: input).first { throw error }
    }

    /// Returns the input as the wrapped strategy would keep it.
    open override func normalized(_ input: Input) -> Input {
        wrapped.normalized(input)
    }

    /// Whether the wrapped strategy is sensitive.
    open override var isSensitive: Bool { wrapped.isSensitive }

    override var hasOneVerdict: Bool { true }

    override var nesting: Int { wrapped.nesting + 1 }

    /// The name of the class, with the wrapped strategy as the child; the decorator equals only itself.
    ///
    /// Override it where two decorators of your class around equal strategies are equal:
    /// `StrategyConfiguration(of: self, "logged", children: [wrapped.configuration])`.
    open override var configuration: StrategyConfiguration {
        StrategyConfiguration(opaque: self, children: [wrapped.configuration])
    }

    func checklistItems(for input: Input) -> [ChecklistItem] {
        checklist(around: wrapped, for: input)
    }
}

extension DecoratingInputValidator: ChecklistSource {
    var checklistNames: [String] { wrapped.namesInChecklist }
}

/// A strategy that forwards to another one.
protocol Decorator<Input> {
    associatedtype Input

    /// The other strategy.
    var decorated: InputValidator<Input> { get }
}

extension DecoratingInputValidator: Decorator {
    var decorated: InputValidator<Input> { wrapped }
}

extension InputValidator {
    /// The strategy that a decorator wraps; `nil` for any other strategy.
    package var wrappedStrategy: InputValidator? { (self as? any Decorator<Input>)?.decorated }
}

extension InputValidator {
    /// Returns the rows of a wrapped strategy, and one more for errors that only the decorator has.
    func checklist(around wrapped: InputValidator, for input: Input) -> [ChecklistItem] {
        let errors = errors(for: input)
        let rows = wrapped.checklist(for: input)
        if rows.count == 1 { return [ChecklistItem(name: rows[0].name, errors: errors)] }
        // Rows that fail where the decorator accepts would contradict its verdict.
        if errors.isEmpty {
            return rows.allSatisfy(\.isAccepted) ? rows : [ChecklistItem(name: configuration.name, errors: [])]
        }
        let known = Set(rows.flatMap(\.errors))
        let own = errors.filter { !known.contains($0) }
        return own.isEmpty ? rows : rows + [ChecklistItem(name: configuration.name, errors: own)]
    }
}
