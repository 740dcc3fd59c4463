// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import PatternAlgebra

/// The values from the configurations of a strategy and the strategies inside it.
///
/// They only hint at where a verdict may change. The strategy itself decides about each input.
struct ConfigurationValues {
    /// The numbers in the settings, such as limits.
    private(set) var numbers: [Double] = []

    /// The texts in the settings, such as a prefix.
    private(set) var texts: [String] = []

    /// Values that may be secret, such as a comparison's target.
    private var hiddenSettings: [Any] = []

    /// The set of texts that the strategy accepts, as far as it's known, or `nil`.
    let acceptedSet: InputSet?

    init(_ configuration: StrategyConfiguration) {
        acceptedSet = ConfigurationValues.acceptedSet(of: configuration)
        collectSettings(of: configuration)
    }

    private mutating func collectSettings(of configuration: StrategyConfiguration) {
        for (_, value) in configuration.parameters.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            switch value {
            case .int(let number): numbers.append(Double(number))
            case .double(let number): numbers.append(number)
            case .text(let text): texts.append(text)
            case .list(let list): texts += list.prefix(50)
            case .flag: break
            }
        }
        hiddenSettings += configuration.hiddenValues.map { $0 as Any }
        for child in configuration.children { collectSettings(of: child) }
    }

    /// Returns the hidden values of a type, such as a comparison's limits or a list's members.
    func hiddenValues<Value>(of type: Value.Type) -> [Value] {
        var matches: [Value] = []
        for value in hiddenSettings { collectValues(in: value, depth: 0, into: &matches) }
        return matches
    }

    private func collectValues<Value>(in value: Any, depth: Int, into matches: inout [Value]) {
        guard matches.count < 50, depth < 6 else { return }
        if let value = value as? Value { return matches.append(value) }
        if Value.self == String.self, let bytes = value as? [UInt8] {
            if let text = String(decoding: bytes, as: UTF8.self) as? Value { matches.append(text) }
            return
        }
        for child in Mirror(reflecting: value).children {
            collectValues(in: child.value, depth: depth + 1, into: &matches)
        }
    }

    // MARK: - Sets

    private static let nonemptyTexts = try? InputSet("(?s).+")

    private static func acceptedSet(of configuration: StrategyConfiguration) -> InputSet? {
        let children = configuration.children
        switch configuration.kind {
        case .leaf where children.isEmpty:
            guard let texts = ListedRule(configuration)?.acceptedTexts else { return nil }
            // Inputs near the edge of a larger set aren't near misses.
            if case .expression(_, isExact: false) = texts { return nil }
            guard let set = try? InputSet(texts.expression.source) else { return nil }
            return nonemptyTexts.map { set.intersection($0) } ?? set
        case .all:
            let sets = children.compactMap { acceptedSet(of: $0) }
            return sets.isEmpty ? nil : sets.dropFirst().reduce(sets[0]) { $0.intersection($1) }
        case .any:
            let sets = children.compactMap { acceptedSet(of: $0) }
            return sets.isEmpty ? nil : sets.dropFirst().reduce(sets[0]) { $0.union($1) }
        case .not:
            return acceptedSet(of: children[0])?.inverted
        case .warning: return nil
        case .leaf, .when, .customized, .decorated, .part, .chained:
            return children.count == 1 ? acceptedSet(of: children[0]) : nil
        }
    }
}
