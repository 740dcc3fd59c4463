// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy's description of itself: its name, its settings, and what a field for it needs.
///
/// A strategy returns it from ``InputValidator/profile``:
///
/// ```swift
/// final class MultipleInputValidator: InputValidator<Int>,
///     @unchecked Sendable
/// {
///     let divisor: Int
///
///     init(of divisor: Int) {
///         self.divisor = max(1, divisor)
///         super.init()
///     }
///
///     override var profile: StrategyProfile {
///         StrategyProfile(
///             "multiple", ["of": .int(divisor)],
///             traits: InputTraits(keyboard: .digits),
///             requirements: [rejection])
///     }
///
///     private var rejection: ValidationError {
///         ValidationError(
///             1, domain: "MyApp", message: "Enter a multiple of {of}",
///             parameters: ["of": .int(divisor)])
///     }
///
///     override func validate(_ input: Int) throws(ValidationError) {
///         guard input.isMultiple(of: divisor) else { throw rejection }
///     }
/// }
///
/// MultipleInputValidator(of: 5).hint()  // Enter a multiple of 5
/// MultipleInputValidator(of: 5) == MultipleInputValidator(of: 5)  // true
/// ```
///
/// A profile is about the strategy alone. To include the strategies inside it, use ``InputValidator/configuration``,
/// ``InputValidator/isSensitive``, ``InputValidator/inputTraits``, and ``InputValidator/requirements``.
public struct StrategyProfile: Sendable {
    /// The name in the configuration, or `nil` for the class's name.
    let name: String?

    /// Whether the name and the settings describe the strategy completely, so that another strategy can equal it.
    package var isComplete = true

    let hiddenValues: [any Equatable & Sendable]

    // A listing computes both only if they are asked for, so asking whether a strategy is sensitive allocates nothing.
    let settings: @Sendable (_ strategy: AnyObject) -> ValidationError.Parameters
    /// A closure that returns the requirements, or `nil` for the requirement of the listing's noun.
    private let findRequirements: @Sendable () -> [ValidationError]?

    /// The listing, which determines how rule files, programs, and descriptions write the settings.
    package var listing: (any StrategyDescribing)?

    /// An accepted input that messages show, such as "AB123456".
    package var example: String?

    /// The notation in which messages show the limits of the parsed value, as in the parameter `notation`.
    package var notation: String?

    /// Whether the inputs must not be shown, logged, or stored, such as passwords, card numbers, and tokens.
    public var isSensitive: Bool

    /// The keyboard, the autofill content, and other traits of a field for the strategy.
    public var traits: InputTraits

    /// Creates a profile for a strategy that its name and settings describe completely.
    ///
    /// Two strategies of the same class are equal if their names, settings, and hidden values are equal.
    ///
    /// - Parameters:
    ///   - name: The name in the configuration.
    ///   - settings: The settings by name, which programs can show.
    ///   - hidden: Settings that are compared for equality but never shown, such as a password to repeat.
    ///   - isSensitive: Whether the inputs must not be shown, logged, or stored.
    ///   - traits: The traits of a field for the strategy. They never change a verdict.
    ///   - requirements: The errors whose messages say what the strategy accepts before a person types anything. A hint
    ///     consists of these messages. They must not contain a secret.
    public init(
        _ name: String, _ settings: [ValidationError.Parameter: ValidationError.Value] = [:],
        hidden: [any Equatable & Sendable] = [], isSensitive: Bool = false, traits: InputTraits = InputTraits(),
        requirements: [ValidationError] = []
    ) {
        self.init(
            name, hidden: hidden, isSensitive: isSensitive, traits: traits, settings: { _ in settings },
            requirements: { requirements })
    }

    /// Creates a profile for a strategy that equals only itself, such as a strategy with a closure or a clock.
    ///
    /// - Parameters:
    ///   - name: The name in the configuration, or `nil` for the class's name.
    ///   - settings: The settings that programs can show.
    ///   - isSensitive: Whether the inputs must not be shown, logged, or stored.
    ///   - traits: The traits of a field for the strategy. They never change a verdict.
    ///   - requirements: The errors whose messages say what the strategy accepts before a person types anything.
    public init(
        incomparable name: String? = nil, _ settings: [ValidationError.Parameter: ValidationError.Value] = [:],
        isSensitive: Bool = false, traits: InputTraits = InputTraits(), requirements: [ValidationError] = []
    ) {
        self.init(
            name, isSensitive: isSensitive, traits: traits, settings: { _ in settings }, requirements: { requirements })
        isComplete = false
    }

    package init(
        _ name: String?, hidden: [any Equatable & Sendable] = [], isSensitive: Bool, traits: InputTraits,
        settings: @escaping @Sendable (_ strategy: AnyObject) -> ValidationError.Parameters,
        requirements: @escaping @Sendable () -> [ValidationError]?
    ) {
        self.name = name
        hiddenValues = hidden
        self.isSensitive = isSensitive
        self.traits = traits
        self.settings = settings
        findRequirements = requirements
    }

    var requirements: [ValidationError] {
        findRequirements() ?? listing?.noun.map { [.requirement(of: $0)] } ?? []
    }
}

/// The part of a class's listing that the core needs.
package protocol StrategyDescribing: AnyObject, Sendable {
    /// The kind of input that the strategies accept, if a message can name it.
    var noun: InputKind? { get }

    /// Returns the settings that a strategy's description shows, or `nil` for all settings of its profile.
    func describedSettings(of strategy: AnyObject) -> ValidationError.Parameters?
}

/// The noun of a class without a listing.
package final class UnlistedNoun: StrategyDescribing {
    package let noun: InputKind?

    package init(_ noun: InputKind) { self.noun = noun }

    package func describedSettings(of strategy: AnyObject) -> ValidationError.Parameters? { nil }
}
