// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy's name and settings, as a plain value.
///
/// Compositions list their rules as ``children``, so a program can traverse, print, or compare a tree of strategies.
///
/// ```swift
/// let strategy: InputValidator<String> = .numeric
/// strategy.configuration.name  // "numeric"
/// strategy == NumericInputValidator(allowsUnicode: true)  // false
/// ```
public struct StrategyConfiguration: Sendable {
    /// The strategy's name in rule files and programs, such as `"paymentCard"`.
    public let name: String

    /// The strategy's settings by name, except comparison values that could be secret, such as a password to repeat.
    public let parameters: [ValidationError.Parameter: ValidationError.Value]

    /// The inner rules' configurations, in order.
    public let children: [StrategyConfiguration]

    /// The strategy, whose class is compared for equality.
    package nonisolated(unsafe) let strategy: AnyObject
    /// Values that are compared for equality but never shown; the contract test generates inputs from them.
    package let hiddenValues: [any Equatable & Sendable]
    /// Whether the name and the settings describe the strategy completely, so that another strategy can equal it.
    package let isComplete: Bool
    /// The strategy's listing, if it has one.
    package let listing: (any StrategyDescribing)?
    /// The kind of composition or decorator that the strategy is.
    package let kind: Kind
    /// The notation in which messages show the limits of the strategy's output.
    let ownNotation: String?

    /// The kinds of compositions and decorators, which are the cases of ``StrategyContents``, except that `.nothing`
    /// and `.own` are both `leaf`.
    package indirect enum Kind: Sendable {
        /// A strategy that contains no other strategies, or an app's own class.
        case leaf
        case all(stopsAtFirstError: Bool)
        case any, not
        case when(appliesOnAcceptance: Bool)
        case warning
        case customized(RuleCustomization)
        case decorated
        case part(StrategyPartKind)
        case chained

        /// Whether rule files write the strategy with a list of rules.
        package var isList: Bool {
            switch self {
            case .all, .any: true
            case .leaf, .not, .when, .warning, .customized, .decorated, .part, .chained: false
            }
        }
    }

    /// The kind of input that messages can name with a noun, such as "a whole number", or `nil`.
    package var noun: InputKind? { listing?.noun }

    /// Whether ``InputValidator/named(_:)`` gave the name to the strategy inside.
    package var hasCustomName: Bool { if case .customized(.name) = kind { true } else { false } }

    package init(
        of strategy: AnyObject, _ kind: Kind, _ name: String, _ parameters: ValidationError.Parameters = [:],
        hidden: [any Equatable & Sendable] = [], children: [StrategyConfiguration]
    ) {
        self.strategy = strategy
        self.kind = kind
        self.name = name
        self.parameters = parameters
        hiddenValues = hidden
        isComplete = true
        listing = nil
        ownNotation = nil
        self.children = children
    }

    init(of strategy: AnyObject, _ profile: StrategyProfile, _ kind: Kind, children: [StrategyConfiguration] = []) {
        self.strategy = strategy
        self.kind = kind
        name = profile.name ?? String(describing: type(of: strategy))
        parameters = profile.settings(strategy)
        hiddenValues = profile.hiddenValues
        isComplete = profile.isComplete
        listing = profile.listing
        ownNotation = profile.notation
        self.children = children
    }

    /// The configuration without custom names, for messages, because a custom name may match a different kind of
    /// strategy.
    var withoutCustomNames: StrategyConfiguration { hasCustomName ? children.first?.withoutCustomNames ?? self : self }
}

extension StrategyConfiguration: Equatable {
    /// Returns whether two configurations have the same class and the same settings; strings are compared by their
    /// bytes.
    public static func == (first: StrategyConfiguration, second: StrategyConfiguration) -> Bool {
        guard first.isComplete && second.isComplete || first.strategy === second.strategy else { return false }
        return type(of: first.strategy) == type(of: second.strategy) && first.name == second.name
            && areExactlyEqual(first.parameters, second.parameters) == true && first.hasEqualChildren(to: second)
            && first.hiddenValues.elementsEqual(second.hiddenValues) { areExactlyEqual($0, $1) == true }
    }

    private func hasEqualChildren(to other: StrategyConfiguration) -> Bool {
        // A composition that several others contain is compared once with itself.
        if case .leaf = kind { return children == other.children }
        return strategy === other.strategy || children == other.children
    }

    /// Hashes the name and the settings, for a type whose equality depends on its configuration.
    package func hashSettings(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(parameters)
        for case let value as any Hashable in hiddenValues { value.hash(into: &hasher) }
        for child in children { child.hashSettings(into: &hasher) }
    }
}

extension Dictionary where Key == ValidationError.Parameter, Value == ValidationError.Value {
    package var inAlphabeticalOrder: [Element] { ordered { $0.key.rawValue < $1.key.rawValue } }
}

extension StrategyConfiguration: CustomStringConvertible {
    /// The configuration on one line, such as `allOf(count(minimum: 3), numeric)`.
    ///
    /// A `…` replaces every string inside a ``InputValidator/sensitive()`` strategy. Control characters and invisible
    /// characters in names and settings are escaped.
    public var description: String { text(showsTexts: true).printable }

    private func text(showsTexts: Bool) -> String {
        let showsTexts = showsTexts && !hidesTexts
        let settings = parameters.inAlphabeticalOrder.map { parameter, value in
            switch value {
            case .text, .list: "\(parameter.rawValue): \(showsTexts ? "\(value)" : "…")"
            default: "\(parameter.rawValue): \(value)"
            }
        }
        let inside = settings + children.map { $0.text(showsTexts: showsTexts) }
        return inside.isEmpty ? name : "\(name)(\(inside.joined(separator: ", ")))"
    }

    /// Whether to hide the texts of the strategy and of the strategies inside it.
    package var hidesTexts: Bool { name == "sensitive" }
}

extension StrategyConfiguration: CustomReflectable {
    /// The content that `dump` and debuggers show: the name, parameters, and children, but not the hidden values.
    ///
    /// For a ``InputValidator/sensitive()`` strategy, it is the description, which hides texts.
    public var customMirror: Mirror {
        hidesTexts
            ? Mirror(self, children: ["description": description])
            : Mirror(self, children: ["name": name, "parameters": parameters, "children": children])
    }
}
