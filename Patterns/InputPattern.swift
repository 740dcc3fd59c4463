// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A regular expression with a name, a source, and samples of inputs that it accepts and rejects.
///
/// The expression is a string, not a `Regex`, because `Regex` isn't `Sendable`. It describes the **whole** input, so
/// it has no anchors. Add your own patterns as static members:
///
/// ```swift
/// extension InputPattern {
///     public static let memberNumber = InputPattern(
///         name: "memberNumber",
///         expression: "M[0-9]{6}",
///         source: "The club's rule book, section 2",
///         example: "M000042",
///         rejected: ["M1"])
/// }
/// ```
///
/// Without the package traits `StockPatterns` and `Full`, which is on by default, the catalog is empty, and a static
/// program on Linux is 0.3 MB smaller. Your own patterns don't need a trait.
///
/// Write `static let`, as the catalog does. A computed member would create its sample arrays on every use.
public struct InputPattern: Sendable, Hashable {
    /// The name in camel case, such as `"postalCodeUS"`: the subject first, an ISO country code last.
    public let name: String

    /// What the pattern accepts, in one sentence.
    public let summary: String?

    /// The regular expression that the whole input must match, in ASCII.
    public let expression: String

    /// The rule for the check digits of matching inputs, or `nil` if there are none or they aren't checked.
    ///
    /// Strategies reject a matching input whose check digits are wrong. A set of texts, such as for a comparison of
    /// patterns, has only the expression.
    public let checkDigits: CheckDigits?

    /// The standard that the pattern follows, or the organization that issues the format.
    public let source: String

    /// The address of the published source.
    public let link: String?

    /// The Swift code of a strategy that rejects every input that the pattern rejects, such as `".iban"`.
    ///
    /// Its errors describe the mistake. A strategy can also validate what a pattern can't, such as a check digit.
    public let strategy: String?

    /// What to know before you use the pattern.
    public let note: String?

    /// Whether matching inputs, such as passwords, must not be shown, logged, or stored.
    public let isSensitive: Bool

    /// The accepted input that an error message shows, such as "Reference must look like AB123456".
    ///
    /// It looks like what a person would type. The example of a sensitive pattern shows a form, not a value to use.
    public let example: String

    /// Inputs that match, starting with the example.
    public let accepted: [String]

    /// Inputs that don't match.
    public let rejected: [String]

    /// Creates a pattern.
    ///
    /// - Parameters:
    ///   - name: The name in camel case, unique in a catalog.
    ///   - summary: What the pattern accepts, in one sentence.
    ///   - expression: The regular expression for the whole input, in ASCII.
    ///   - checkDigits: The rule for the check digits of matching inputs. By default, none are checked.
    ///   - source: The standard that the pattern follows, or the organization that issues the format.
    ///   - link: The address of the published source.
    ///   - strategy: The Swift code of a strategy that rejects every input that the pattern rejects.
    ///   - note: What to know before you use the pattern.
    ///   - isSensitive: Whether matching inputs must not be shown, logged, or stored. The default is `false`.
    ///   - example: A matching input, as a person would type it. Error messages show it.
    ///   - accepted: Other inputs that match. By default, there are none.
    ///   - rejected: Inputs that don't match.
    @_disfavoredOverload
    public init(
        name: String,
        summary: String? = nil,
        expression: String,
        checkDigits: CheckDigits? = nil,
        source: String,
        link: String? = nil,
        strategy: String? = nil,
        note: String? = nil,
        isSensitive: Bool = false,
        example: String,
        accepted: [String] = [],
        rejected: [String]
    ) {
        self.name = name
        self.summary = summary
        self.expression = expression
        self.checkDigits = checkDigits
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

extension InputPattern {
    /// Creates a stock pattern.
    ///
    /// Arrays of constants are static data. The compiler takes less time for a `StaticString` than for a `String`, which
    /// the optimizer has to process, so only a text that may be composed of other texts is a `String`.
    @inline(never)
    init(
        name: StaticString, summary: StaticString, expression: String, checkDigits: CheckDigits? = nil,
        source: StaticString, link: StaticString, strategy: StaticString? = nil, note: String? = nil,
        isSensitive: Bool = false, example: StaticString, accepted: [StaticString], rejected: [StaticString]
    ) {
        self.init(
            name: name.description, summary: summary.description, expression: expression, checkDigits: checkDigits,
            source: source.description,
            link: link.description, strategy: strategy.map(\.description), note: note, isSensitive: isSensitive,
            example: example.description, accepted: accepted.map(\.description),
            rejected: rejected.map(\.description))
    }
}
