// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

// A list in JavaScript is a function that returns errors for a text. The list of a strategy's warnings is only called
// with texts that the strategy accepts.
extension ModuleBuilder {
    /// Returns the list of a strategy's warnings, or `nil` if it never warns.
    mutating func warnings(of strategy: InputValidator<String>, _ place: Place) -> String? {
        guard strategy.canWarn else { return nil }
        guard strategy.contents.depth <= 32 else { return "unknownList" }
        switch strategy.contents.kind {
        case .nothing, .not: return nil
        case .all(let rules, _):
            // A rule that's in the list twice has the same warnings.
            var seen: Set<ObjectIdentifier> = []
            return joined(
                rules.filter { seen.insert(ObjectIdentifier($0)).inserted }.compactMap { warnings(of: $0, place) })
        case .any(let rules, _):
            let pairs = rules.map { rule in
                let decision = self.rule(rule, place.silent).rule
                return JavaScriptLiteral.list([decision] + (warnings(of: rule, place).map { [$0] } ?? []))
            }
            return "listOfFirst(\(pairs.joined(separator: ", ")))"
        case .when(let condition, let rule):
            return warnings(of: rule, place).map { list(when: condition, $0, place) }
        case .warning(let rule):
            var innerPlace = place
            innerPlace.customize = place.customizeWarnings
            innerPlace.isSilent = false
            let errors = errors(of: rule, innerPlace)
            return warnings(of: rule, innerPlace).map { "listOrElse(\(errors), \($0))" } ?? errors
        case .customized(let rule, let customization): return warnings(of: rule, place.inside(customization))
        case .part(let part):
            guard let rule = part.textRule else { break }
            switch part.kind {
            case .optional: return warnings(of: rule, place).map { "optionalList(\($0))" }
            case .transformed(let step):
                guard let change = Self.change(step, place) else { break }
                return warnings(of: rule, place).map { "changedList(\(change), \($0))" }
            default: break
            }
        case .chained(let chain):
            let first = warnings(of: chain.first, place)
            return Self.canWarnAboutOutput(chain) ? joined((first.map { [$0] } ?? []) + ["unknownList"]) : first
        case .decorated, .own: break
        }
        return "unknownList"
    }

    /// Returns the list of all errors of a strategy.
    private mutating func errors(of strategy: InputValidator<String>, _ place: Place) -> String {
        switch strategy.contents.kind {
        case .all(let rules, let stopsAtFirstError) where !rules.isEmpty && strategy.contents.depth <= 32:
            let lists = rules.filter { !$0.onlyWarns }.map { errors(of: $0, place) }
            return stopsAtFirstError && lists.count > 1 ? "listOrElse(\(lists.joined(separator: ", ")))" : joined(lists)
        case .when(let condition, let rule):
            return list(when: condition, errors(of: rule, place), place)
        case .customized(let rule, let customization):
            // A custom error replaces all errors.
            if case .error = customization { break }
            return errors(of: rule, place.inside(customization))
        case .part(let part):
            guard let rule = part.textRule else { break }
            switch part.kind {
            case .optional: return "optionalErrors(\(errors(of: rule, place)))"
            case .transformed(let step):
                guard let change = Self.change(step, place) else { break }
                return "changedErrors(\(change), \(tooLargeTexts(place)), \(errors(of: rule, place)))"
            default: break
            }
        case .chained(let chain):
            _ = self.rule(strategy, place)
            return "listOrElse(\(errors(of: chain.first, place)), unknownList)"
        case .nothing:
            guard let further = passwordErrors(of: strategy, place) else { break }
            return further
        case .all, .any, .not, .warning, .decorated, .own: break
        }
        return "listOf(\(rule(strategy, place).rule))"
    }

    private static func canWarnAboutOutput(_ chain: some StrategyChain<String>) -> Bool {
        chain.second.contents.containsWarning
    }

    private func joined(_ lists: [String]) -> String {
        lists.count == 1 ? lists[0] : "listOfAll(\(lists.joined(separator: ", ")))"
    }

    private mutating func list(when condition: Condition<String>, _ list: String, _ place: Place) -> String {
        let decision = rule(condition.strategy, place.silent).rule
        return "listWhen(\(condition.appliesOnAcceptance), \(decision), \(list))"
    }
}

extension ModuleBuilder.Place {
    /// Returns the place inside a customized rule.
    func inside(_ customization: RuleCustomization) -> ModuleBuilder.Place {
        var place = self
        let customize = customize
        place.customize = { customize(customization.applied(to: $0)) }
        if customization.makesSensitive {
            place.hidesTexts = true
            let customizeWarnings = customizeWarnings
            place.customizeWarnings = { customizeWarnings($0.withoutHints) }
        }
        return place
    }
}
