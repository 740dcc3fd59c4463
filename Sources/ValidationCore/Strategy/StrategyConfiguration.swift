// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The name and the settings of a strategy, as a plain value.
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

    /// The strategy's settings by name, except targets that may be secret, such as a password to repeat.
    public let parameters: [ValidationError.Parameter: ValidationError.Value]

    /// The configurations of the inner rules, in order.
    public let children: [StrategyConfiguration]

    /// The class of the strategy.
    package let strategyClass: AnyClass
    /// Values that are compared for equality and never shown; the contract test generates inputs from them.
    package let hiddenValues: [any Equatable & Sendable]
    /// The identity of the strategy if it holds something that cannot be compared.
    private var identity: ObjectIdentifier?
    /// What the strategy is of the compositions and the decorators of the library.
    package let kind: Kind

    /// The kinds of compositions and decorators; the cases are those of ``StrategyContents``.
    package indirect enum Kind: Sendable {
        /// A strategy without others inside, or a class of the program.
        case leaf
        case all(stopsAtFirstError: Bool)
        case any, not
        case when(appliesOnAcceptance: Bool)
        case customized(RuleCustomization)
        case decorated
        case part(StrategyPartKind)
        case chained

        /// Whether rule files write the strategy with a list of rules.
        package var isList: Bool {
            switch self {
            case .all, .any: true
            case .leaf, .not, .when, .customized, .decorated, .part, .chained: false
            }
        }
    }

    /// Whether the name is one that ``InputValidator/named(_:)`` gives to the strategy inside.
    package var hasCustomName: Bool { if case .customized(.name) = kind { true } else { false } }

    /// Creates the configuration of a strategy that its name and settings describe completely.
    ///
    /// - Parameters:
    ///   - strategy: The strategy. Its class is compared for equality.
    ///   - hidden: Settings that are compared for equality and must not be shown, such as the target of an equality
    ///     rule.
    public init(
        of strategy: AnyObject, _ name: String, _ parameters: [ValidationError.Parameter: ValidationError.Value] = [:],
        hidden: [any Equatable & Sendable] = [], children: [StrategyConfiguration] = []
    ) {
        self.init(of: strategy, .leaf, name, parameters, hidden: hidden, children: children)
    }

    init(
        of strategy: AnyObject, _ kind: Kind, _ name: String, _ parameters: ValidationError.Parameters = [:],
        hidden: [any Equatable & Sendable] = [], children: [StrategyConfiguration]
    ) {
        self.kind = kind
        self.name = name
        self.parameters = parameters
        hiddenValues = hidden
        self.children = children
        strategyClass = Swift.type(of: strategy)
    }

    /// The configuration of the strategy inside, for messages: a given name may be that of another kind of strategy.
    var withoutCustomNames: StrategyConfiguration { hasCustomName ? children.first?.withoutCustomNames ?? self : self }

    /// Creates the configuration of a strategy that equals only itself, by default with the name of its class.
    public init(
        opaque strategy: AnyObject, _ name: String? = nil,
        _ parameters: [ValidationError.Parameter: ValidationError.Value] = [:], children: [StrategyConfiguration] = []
    ) {
        self.init(opaque: strategy, .leaf, name, parameters, children: children)
    }

    init(
        opaque strategy: AnyObject, _ kind: Kind, _ name: String? = nil, _ parameters: ValidationError.Parameters = [:],
        children: [StrategyConfiguration] = []
    ) {
        self.init(
            of: strategy, kind, name ?? String(describing: Swift.type(of: strategy)), parameters, children: children)
        identity = ObjectIdentifier(strategy)
    }
}

extension StrategyConfiguration: Equatable {
    /// Returns whether two configurations have the same class and the same settings; texts are compared by their bytes.
    public static func == (first: StrategyConfiguration, second: StrategyConfiguration) -> Bool {
        first.strategyClass == second.strategyClass && first.name == second.name && first.identity == second.identity
            && areExactlyEqual(first.parameters, second.parameters) == true && first.children == second.children
            && first.hiddenValues.elementsEqual(second.hiddenValues) { areExactlyEqual($0, $1) == true }
    }

    /// Hashes the name and the settings, for a type that is equal if its configuration is.
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
    /// A `…` replaces every text inside a ``InputValidator/sensitive()`` strategy. Control characters and invisible
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

    /// Whether the texts of the strategy, and of those inside it, are not shown.
    package var hidesTexts: Bool { name == "sensitive" }
}

extension StrategyConfiguration: CustomReflectable {
    /// The content that `dump` and debuggers show: the name, parameters, and children, but not the hidden values.
    ///
    /// For a ``InputValidator/sensitive()`` strategy, it is the description, in which texts are hidden.
    public var customMirror: Mirror {
        hidesTexts
            ? Mirror(self, children: ["description": description])
            : Mirror(self, children: ["name": name, "parameters": parameters, "children": children])
    }
}

/// A strategy that has a description elsewhere, from which its configuration and its input traits come.
package protocol DescribedStrategy: AnyObject {
    /// The name in rule files, in programs, and in the configuration.
    var listedName: String { get }
    var listedSettings: ValidationError.Parameters { get }

    /// The input traits, or `nil` if they are those of ordinary text.
    var listedTraits: InputTraits? { get }
}
