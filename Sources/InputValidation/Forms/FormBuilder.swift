// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// What may stand in the closure of an ``InputForm``.
@resultBuilder
public enum FormBuilder {
    /// An input, which yields its normalized value or what its parser understood.
    public static func buildExpression<Field: FormField>(_ field: Field) -> InputForm<Field.Output> {
        InputForm(entries: [FormEntry(field: field)]) { () throws(ValidationError) -> Field.Output in
            try field.resolved()
        }
    }

    /// Another form as a section.
    public static func buildExpression<Output>(_ section: InputForm<Output>) -> InputForm<Output> {
        section
    }

    /// An input and its repetition, which yield the value once.
    public static func buildExpression<Value>(_ pair: Matches<Value>) -> InputForm<Value> {
        pair.form
    }

    /// One part: its own result, not a tuple of one.
    public static func buildBlock<Output>(_ part: InputForm<Output>) -> InputForm<Output> {
        part
    }

    /// Several parts: a tuple of their results.
    ///
    /// Two parts at least, or an empty form would compile and yield nothing.
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
            (try first.yield(), try second.yield(), repeat try (each others).yield())
        }
    }

    /// A section behind `if`, which yields `nil` when it is not there; see ``InputForm/included(if:)-(Bool)``.
    public static func buildOptional<Output>(_ section: InputForm<Output>?) -> InputForm<Output?> {
        InputForm(entries: section?.entries ?? [], rules: section?.rules ?? []) {
            () throws(ValidationError) -> Output? in
            try section?.yield()
        }
    }

    /// The first of two sections with the same result.
    public static func buildEither<Output>(first section: InputForm<Output>) -> InputForm<Output> {
        section
    }

    /// The second of two sections with the same result.
    public static func buildEither<Output>(second section: InputForm<Output>) -> InputForm<Output> {
        section
    }

    /// Any number of equal sections: an array of their results.
    public static func buildArray<Output>(_ sections: [InputForm<Output>]) -> InputForm<[Output]> {
        InputForm(entries: sections.flatMap(\.entries), rules: sections.flatMap(\.rules)) {
            () throws(ValidationError) -> [Output] in
            var outputs: [Output] = []
            outputs.reserveCapacity(sections.count)
            for section in sections { outputs.append(try section.yield()) }
            return outputs
        }
    }
}

/// An input that has to be repeated, such as a password, in a form: it yields the value once.
///
/// ```swift
/// InputForm {
///     $id
///     Matches($confirmation, with: $password)
/// }  // yields (String, String): the ID and the password
/// ```
///
/// The rule alone is ``FieldRule/equal(_:to:or:)``.
public struct Matches<Value: Equatable> {
    let form: InputForm<Value>

    /// Creates the pair with its rule.
    ///
    /// - Parameters:
    ///   - repetition: The input that repeats the other one and shows the error.
    ///   - original: The input that yields the value; it is reported first.
    ///   - error: What to report if they differ, by default code 1230.
    public init(
        _ repetition: some FormField<Value>, with original: some FormField<Value>, or error: ValidationError? = nil
    ) {
        form = InputForm(
            entries: [FormEntry(field: original), FormEntry(field: repetition)],
            rules: [FormRule(rule: .equal(repetition, to: original, or: error))]
        ) { () throws(ValidationError) -> Value in try original.resolved() }
    }
}
