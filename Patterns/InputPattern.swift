// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A stock pattern: a regular expression with its name, its source and samples that prove it.
///
/// The expression is a plain string, not a `Regex`, because `Regex` is not `Sendable`. It describes the **whole**
/// input; anchors are neither needed nor used. Add patterns of your own as static members:
///
/// ```swift
/// extension InputPattern {
///     public static let memberNumber = InputPattern(
///         name: "memberNumber",
///         expression: "M[0-9]{6}",
///         source: "The club's rule book, section 2",
///         example: "M000042",
///         accepted: ["M000001"],
///         rejected: ["M1"])
/// }
/// ```
///
/// Write `static let`, as the catalog does: the value is made once, at its first use, and shared by every thread;
/// a computed member would make its arrays of samples anew each time it is read.
public struct InputPattern: Sendable, Hashable {
    /// The name under which programs and documentation list the pattern, in camel case: `"ukPostcode"`.
    public let name: String

    /// What the pattern describes, in one sentence; empty if nobody wrote it.
    public let summary: String

    /// The regular expression that the whole input has to match, in ASCII.
    public let expression: String

    /// What the pattern follows: the standard, or the body that issues the format.
    public let source: String

    /// The address under which the source is published; empty if there is none.
    public let link: String

    /// The name of the strategy that checks what a pattern cannot, such as a check digit; empty if there is none.
    public let strategy: String

    /// What a reader should know before using the pattern; empty if nothing.
    public let note: String

    /// Whether what matches must not be shown, logged or stored, such as a password.
    public let isSensitive: Bool

    /// The accepted input that an error message shows, such as "Reference must look like AB123456".
    ///
    /// It looks like what a person would type. The example of a sensitive pattern shows a form, not a value to use.
    public let example: String

    /// Inputs that match, of which the first is the example.
    public let accepted: [String]

    /// Inputs that do not match.
    public let rejected: [String]

    /// Creates a pattern.
    ///
    /// - Parameters:
    ///   - name: The name in camel case, unique in a catalog.
    ///   - summary: What it describes, in one sentence; empty by default.
    ///   - expression: The regular expression for the whole input, in ASCII.
    ///   - source: The standard or the body that the pattern follows.
    ///   - link: The address under which the source is published; empty by default.
    ///   - strategy: The name of the strategy that checks more; empty by default.
    ///   - note: What a reader should know before using it; empty by default.
    ///   - isSensitive: Whether what matches must not be shown, logged or stored; `false` by default.
    ///   - example: An input that matches and that a person would type, for error messages.
    ///   - accepted: Other inputs that match; none by default.
    ///   - rejected: Inputs that do not match.
    public init(
        name: String,
        summary: String = "",
        expression: String,
        source: String,
        link: String = "",
        strategy: String = "",
        note: String = "",
        isSensitive: Bool = false,
        example: String,
        accepted: [String] = [],
        rejected: [String]
    ) {
        self.name = name
        self.summary = summary
        self.expression = expression
        self.source = source
        self.link = link
        self.strategy = strategy
        self.note = note
        self.isSensitive = isSensitive
        self.example = example
        self.accepted = [example] + accepted
        self.rejected = rejected
    }
}
