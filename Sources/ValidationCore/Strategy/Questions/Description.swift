// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension InputValidator: CustomStringConvertible, CustomDebugStringConvertible {
    /// The strategy on one line, such as `count(3...12) && pattern([a-z]+)`.
    ///
    /// It contains the names and settings in the ``configuration``, except settings that have their default values. A
    /// `…` replaces anything that the configuration doesn't show, such as an equality rule's comparison value, and
    /// every text inside a ``sensitive()`` strategy. Control characters and invisible characters are escaped.
    public final var description: String { configuration.oneLineDescription(showsTexts: true).printable }

    /// The same text as ``description``.
    public final var debugDescription: String { description }
}

extension InputValidator: CustomReflectable {
    /// The content that `dump` and debuggers show: the configuration, but never a comparison value that could be
    /// secret.
    public final var customMirror: Mirror {
        Mirror(
            self, children: ["configuration": configuration.description], displayStyle: .class,
            ancestorRepresentation: .suppressed)
    }
}

extension StrategyConfiguration {
    /// The settings that differ from their default values, or `nil` for a strategy without a listing.
    ///
    /// They can contain texts that the ``parameters`` don't show.
    package var neededSettings: ValidationError.Parameters? { listing?.describedSettings(of: strategy) ?? nil }

    /// Returns the configuration on one line.
    ///
    /// - Parameter showsTexts: Whether the line shows texts; inside a sensitive strategy, it never does.
    func oneLineDescription(showsTexts: Bool) -> String {
        let showsTexts = showsTexts && !hidesTexts
        let rules = children.map { $0.oneLineDescription(showsTexts: showsTexts) }
        if let chainOperator {
            return zip(children, rules).map { $0.chainOperator == nil ? $1 : "(\($1))" }.joined(
                separator: chainOperator)
        }
        if case .not = kind { return children[0].chainOperator == nil ? "!\(rules[0])" : "!(\(rules[0]))" }
        let all = settingDescriptions(showsTexts: showsTexts) + rules
        return all.isEmpty ? name : "\(name)(\(all.joined(separator: ", ")))"
    }

    /// The operator between the strategy's rules, with spaces, or `nil` if there is none.
    private var chainOperator: String? {
        switch kind {
        case .all(stopsAtFirstError: false): children.count > 1 ? " && " : nil
        case .any: children.count > 1 ? " || " : nil
        case .all, .leaf, .not, .when, .warning, .customized, .decorated, .part, .chained: nil
        }
    }

    private func settingDescriptions(showsTexts: Bool) -> [String] {
        let needed = neededSettings
        var left = needed.map { needed in parameters.filter { needed[$0.key] != nil } } ?? parameters
        // A stock pattern shows its name instead of its expression.
        if let stock = needed?["name"], parameters["name"] == nil { left["name"] = stock }
        func text(_ value: ValidationError.Value) -> String {
            switch value {
            case .text, .list: showsTexts ? "\(value)" : "…"
            default: "\(value)"
            }
        }
        var result: [String] = []
        if left[.minimum] != nil || left[.maximum] != nil {
            let limits = [ValidationError.Parameter.minimum, .maximum].map { left.removeValue(forKey: $0) }
            result.append(limits.map { $0.map(text) ?? "" }.joined(separator: "..."))
        }
        if let own = left.removeValue(forKey: ValidationError.Parameter(rawValue: name)) { result.append(text(own)) }
        let hidesTexts = needed.map { $0["values"] != nil && parameters["values"] == nil } ?? false
        if hidesTexts || (needed == nil && parameters.isEmpty && children.isEmpty && !hiddenValues.isEmpty) {
            result.append("…")
        }
        return result + left.inAlphabeticalOrder.map { "\($0.key.rawValue): \(text($0.value))" }
    }
}
