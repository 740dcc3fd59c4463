// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import PatternAlgebra

/// The values in the configuration of a strategy and of the strategies inside it.
///
/// They are only hints where a verdict may change. The strategy itself decides about each input.
struct InputHints {
    /// The numbers among the settings, such as limits.
    private(set) var numbers: [Double] = []

    /// The texts among the settings, such as a prefix.
    private(set) var texts: [String] = []

    /// Values that may be secret, such as the target of a comparison.
    private var hidden: [Any] = []

    /// About the set of the texts that the strategy accepts, or `nil` if nothing is known about it.
    let set: InputSet?

    init(_ configuration: StrategyConfiguration) {
        set = InputHints.set(of: configuration)
        collect(configuration)
    }

    private mutating func collect(_ configuration: StrategyConfiguration) {
        for (_, value) in configuration.parameters.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            switch value {
            case .int(let number): numbers.append(Double(number))
            case .double(let number): numbers.append(number)
            case .text(let text): texts.append(text)
            case .list(let list): texts += list.prefix(50)
            case .flag: break
            }
        }
        hidden += configuration.hidden.map { $0 as Any }
        for child in configuration.children { collect(child) }
    }

    /// Returns the hidden values of a type, such as the limits of a comparison and the members of a list.
    func hiddenValues<Value>(of type: Value.Type) -> [Value] {
        var found: [Value] = []
        for value in hidden { collect(value, depth: 0, into: &found) }
        return found
    }

    private func collect<Value>(_ value: Any, depth: Int, into found: inout [Value]) {
        guard found.count < 50, depth < 6 else { return }
        if let value = value as? Value { return found.append(value) }
        if Value.self == String.self, let bytes = value as? [UInt8] {
            if let text = String(decoding: bytes, as: UTF8.self) as? Value { found.append(text) }
            return
        }
        for child in Mirror(reflecting: value).children { collect(child.value, depth: depth + 1, into: &found) }
    }

    // MARK: - Sets

    private static let notEmpty = try? InputSet("(?s).+")

    private static func set(of configuration: StrategyConfiguration) -> InputSet? {
        let children = configuration.children
        switch configuration.builtInName {
        case _ where children.isEmpty:
            guard let texts = ListedRule(configuration)?.acceptedTexts else { return nil }
            // Inputs near the edge of a larger set are not near misses.
            if case .expression(_, isExact: false) = texts { return nil }
            guard let set = try? InputSet(texts.expression.source) else { return nil }
            return notEmpty.map { set.intersection($0) } ?? set
        case "allOf":
            let sets = children.compactMap { set(of: $0) }
            return sets.isEmpty ? nil : sets.dropFirst().reduce(sets[0]) { $0.intersection($1) }
        case "anyOf":
            let sets = children.compactMap { set(of: $0) }
            return sets.isEmpty ? nil : sets.dropFirst().reduce(sets[0]) { $0.union($1) }
        case "not":
            return children.first.flatMap { set(of: $0) }?.inverted
        default:
            return children.count == 1 ? set(of: children[0]) : nil
        }
    }
}
