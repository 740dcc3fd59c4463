// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

/// A result builder for an ``InputForm``'s parts.
@resultBuilder
public enum FormBuilder {
    /// Builds a part from an input; the part returns the input's normalized value or parsed output.
    public static func buildExpression<Field: FormField>(_ field: Field) -> InputForm<Field.Output> {
        InputForm(entries: [FormEntry(field: field)]) { () throws(ValidationError) -> Field.Output in
            try field.resolved()
        }
    }

    /// Builds a section from another form.
    public static func buildExpression<Output>(_ section: InputForm<Output>) -> InputForm<Output> { section }

    /// Builds a part from an input and its repetition; the part returns the value once.
    public static func buildExpression<Value>(_ pair: Matches<Value>) -> InputForm<Value> { pair.form }

    /// Not available.
    ///
    /// Swift selects it only for an expression that is not part of a form, such as a property's value.
    @available(*, unavailable, message: "write $ before the name of the property, as in $email")
    @_disfavoredOverload
    public static func buildExpression<Value>(_ value: Value) -> InputForm<Value> { preconditionFailure() }

    /// Builds a form from one part; the form returns the part's result instead of a tuple.
    public static func buildBlock<Output>(_ part: InputForm<Output>) -> InputForm<Output> { part }

    /// Builds a form from several parts; the form returns a tuple of their results.
    ///
    /// It requires at least two parts, so an empty form doesn't compile.
    public static func buildBlock<First, Second, each Other>(
        _ first: InputForm<First>, _ second: InputForm<Second>, _ others: repeat InputForm<each Other>
    ) -> InputForm<(First, Second, repeat each Other)> {
        var entries = first.entries + second.entries
        var rules = first.rules + second.rules
        for other in repeat each others {
            entries += other.entries
            rules += other.rules
        }
        return InputForm(entries: entries, rules: rules) {
            () throws(ValidationError) -> (First, Second, repeat each Other) in
            (try first.makeOutput(), try second.makeOutput(), repeat try (each others).makeOutput())
        }
    }

    /// Builds a section from an `if`; the section returns `nil` if the condition is false.
    public static func buildOptional<Output>(_ section: InputForm<Output>?) -> InputForm<Output?> {
        InputForm(entries: section?.entries ?? [], rules: section?.rules ?? []) {
            () throws(ValidationError) -> Output? in
            try section?.makeOutput()
        }
    }

    /// Builds a section from the first of two branches with the same result type.
    public static func buildEither<Output>(first section: InputForm<Output>) -> InputForm<Output> { section }

    /// Builds a section from the second of two branches with the same result type.
    public static func buildEither<Output>(second section: InputForm<Output>) -> InputForm<Output> { section }

    /// Builds a part from a `for` loop's sections; the part returns an array of their results.
    public static func buildArray<Output>(_ sections: [InputForm<Output>]) -> InputForm<[Output]> {
        InputForm(entries: sections.flatMap(\.entries), rules: sections.flatMap(\.rules)) {
            () throws(ValidationError) -> [Output] in
            var outputs: [Output] = []
            outputs.reserveCapacity(sections.count)
            for section in sections { outputs.append(try section.makeOutput()) }
            return outputs
        }
    }
}

/// A pair of inputs in a form that must match, such as a password and its repetition.
///
/// ```swift
/// InputForm {
///     $id
///     Matches($confirmation, with: $password)
/// }  // yields (String, String): the ID and the password
/// ```
///
/// The pair returns the value once. ``CrossFieldRule/equal(_:to:or:)`` returns only the rule.
public struct Matches<Value: Equatable> {
    let form: InputForm<Value>

    /// Creates a pair of inputs that must match.
    ///
    /// - Parameters:
    ///   - repetition: The input that shows the error.
    ///   - original: The input that returns the value. Its errors come first.
    ///   - error: The error to report if the values differ; code 1230 by default.
    public init(
        _ repetition: some FormField<Value>, with original: some FormField<Value>, or error: ValidationError? = nil
    ) {
        form = InputForm(
            entries: [FormEntry(field: original), FormEntry(field: repetition)],
            rules: [ConditionalRule(rule: .equal(repetition, to: original, or: error))]
        ) { () throws(ValidationError) -> Value in try original.resolved() }
    }
}
