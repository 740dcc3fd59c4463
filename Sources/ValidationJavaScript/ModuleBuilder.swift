// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A rule in JavaScript: a function that returns an error, and if it changes texts, a function that normalizes them.
struct RuleCode {
    var rule: String
    var normal: String?
    /// The function for a text's progress, or `nil` if the module doesn't have the function.
    var progress: String?
    /// For a composition of rules that must all accept, the functions that normalize texts, one for each rule.
    var normals: [String]?
    /// A function that returns the warnings about an accepted text, only for a field that can warn.
    var warnings: String?
}

/// The translation of strategies into rules in JavaScript, by their contents.
struct ModuleBuilder {
    /// The catalogs for the languages of the messages; empty for a module without messages.
    let catalogs: [MessageCatalog]
    /// Whether the module reports a text's progress.
    let includesProgress: Bool

    private(set) var templates: [[MessageTemplate]] = []
    private var templateNumbers: [[MessageTemplate]: Int] = [:]
    private(set) var names: [Int: String] = [:]
    private(set) var namesCharacters = false
    private(set) var undecided: [JavaScriptModule.Undecided] = []
    /// The tables of strategies, and the rules that the module uses twice, for validating and for normalizing.
    private(set) var definitions: [String] = []
    private var tableNames: [String: String] = [:]

    init(catalogs: [MessageCatalog], includesProgress: Bool) {
        (self.catalogs, self.includesProgress) = (catalogs, includesProgress)
    }

    typealias Customization = (ValidationError) -> ValidationError

    /// Where a rule is.
    struct Place {
        let field: String
        /// A closure that changes the rule's errors as the rules around it do.
        var customize: Customization
        /// Whether nobody reads the messages of the rule's errors.
        var isSilent = false
        /// A closure that changes the rule's warnings as the field does.
        ///
        /// A custom message or error applies to rejections, not to warnings.
        var customizeWarnings: Customization
        /// Whether the texts in the rule's settings are secret.
        var hidesTexts = false

        init(field: String, customize: @escaping Customization = { $0 }) {
            (self.field, self.customize, customizeWarnings) = (field, customize, customize)
        }

        /// The place inside a composition that reports its own errors.
        var silent: Place {
            var place = self
            place.customize = { $0 }
            place.isSilent = true
            return place
        }
    }

    private mutating func recordUndecided(_ rule: InputValidator<String>, _ place: Place, _ reason: String) {
        recordUndecided(rule: rule.configuration.name, field: place.field, reason)
    }

    mutating func recordUndecided(rule: String, field: String, _ reason: String) {
        let entry = JavaScriptModule.Undecided(field: field, rule: rule, reason: reason, isPartial: false)
        if !undecided.contains(entry) { undecided.append(entry) }
    }

    /// - Parameter changes: Whether the rule might normalize texts.
    private mutating func unknown(
        _ rule: InputValidator<String>, _ place: Place, _ reason: String, changes: Bool = true
    ) -> RuleCode {
        recordUndecided(rule, place, reason)
        return RuleCode(rule: "unknown", normal: changes ? "unknownNormal" : nil, progress: whole("unknown"))
    }

    /// Returns the progress of a rule for which the module knows only whether it accepts the text.
    private func whole(_ rule: String) -> String? { includesProgress ? "whole(\(rule))" : nil }

    /// Returns the progress of a composition, or `nil` for a module without progress.
    private func progress(_ function: String, _ parts: [String?]) -> String? {
        includesProgress ? "\(function)(\(parts.compactMap(\.self).joined(separator: ", ")))" : nil
    }

    /// Returns the name of a rule that the module uses twice.
    mutating func named(_ rule: String) -> String {
        if !rule.contains("(") { return rule }
        let name = "rule\(definitions.count)"
        definitions.append("const \(name) = \(rule);")
        return name
    }

    // MARK: - Rules

    mutating func rule(_ strategy: InputValidator<String>, _ place: Place) -> RuleCode {
        guard strategy.contents.depth <= 32 else { return unknown(strategy, place, "its rules are nested too deeply") }
        switch strategy.contents.kind {
        case .nothing: return leaf(strategy, place)
        case .all(let rules, _):
            guard !rules.isEmpty else { return unknown(strategy, place, "the composition has no rules") }
            // A parser with a warning normalizes as the parser alone does.
            if !(strategy is AllOf<String>), rules.count == 2, rules[1].onlyWarns { return rule(rules[0], place) }
            let codes = rules.filter { !$0.onlyWarns }.map { rule($0, place) }
            if codes.isEmpty { return RuleCode(rule: "anything", progress: whole("anything")) }
            var all = codes.count == 1 ? codes[0].rule : "all(\(codes.map(\.rule).joined(separator: ", ")))"
            // Only the outermost composition compares the result.
            let normals = codes.flatMap { $0.normals ?? ($0.normal.map { [$0] } ?? []) }
            let state = progress("allProgress", codes.map(\.progress))
            if normals.isEmpty { return RuleCode(rule: all, progress: state) }
            all = named(all)
            return RuleCode(
                rule: all, normal: "eachNormal(\(([all] + normals).joined(separator: ", ")))",
                progress: state, normals: normals)
        case .any(let rules, let error):
            guard !rules.isEmpty else { return unknown(strategy, place, "the composition has no rules") }
            var codes = rules.map { rule($0, place.silent) }
            if codes.contains(where: { $0.normal != nil }) {
                for index in codes.indices { codes[index].rule = named(codes[index].rule) }
            }
            let pairs = codes.map { "[\($0.rule), \($0.normal ?? "(text) => text")]" }
            return RuleCode(
                rule: "any(\(([ownTexts(for: error, place)] + codes.map(\.rule)).joined(separator: ", ")))",
                normal: codes.contains { $0.normal != nil } ? "firstNormal(\(pairs.joined(separator: ", ")))" : nil,
                progress: progress("anyProgress", codes.map(\.progress)))
        case .not(let inner, let error):
            var code = rule(inner, place.silent).rule
            if includesProgress { code = named(code) }
            let negation = "not(\(ownTexts(for: error, place)), \(code))"
            return RuleCode(rule: negation, progress: whole("not({}, \(code))"))
        case .when(let condition, let inner):
            let code = rule(inner, place)
            var decision = rule(condition.strategy, place.silent).rule
            if code.normal != nil || includesProgress { decision = named(decision) }
            let start = "\(condition.appliesOnAcceptance), \(decision), "
            var inner = code.rule
            if includesProgress { inner = named(inner) }
            return RuleCode(
                rule: "when(\(start)\(inner))", normal: code.normal.map { "whenNormal(\(start)\($0))" },
                progress: whole("when(\(start)\(inner))"))
        case .customized(let inner, let customization):
            let innerPlace = place.inside(customization)
            if case .error(let error) = customization {
                let code = rule(inner, innerPlace.silent)
                return RuleCode(
                    rule: "replaced(\(ownTexts(for: error, place)), \(code.rule))", normal: code.normal,
                    progress: code.progress)
            }
            var code = rule(inner, innerPlace)
            code.normals = nil
            return code
        case .part(let part):
            guard let inner = part.textRule else { break }
            switch part.kind {
            case .optional:
                let code = rule(inner, place)
                return RuleCode(
                    rule: "optional(\(code.rule))", normal: code.normal.map { "optionalNormal(\($0))" },
                    progress: code.progress.map { "optionalProgress(\($0))" })
            case .transformed(let step): return changed(step, inner, place)
            default: break
            }
        case .chained(let chain):
            recordUndecided(strategy, place, "the rule for the value that the text means")
            let code = rule(chain.first, place)
            return RuleCode(
                rule: "all(\(code.rule), unknown)", normal: code.normal,
                progress: progress("allProgress", [code.progress, whole("unknown")]))
        // A warning changes no verdict; `warnings` translates it.
        case .warning: return RuleCode(rule: "anything", progress: whole("anything"))
        case .decorated, .own: break
        }
        return unknown(strategy, place, "a class or a closure of the program")
    }

    private mutating func changed(
        _ step: NormalizationStep, _ inner: InputValidator<String>, _ place: Place
    ) -> RuleCode {
        guard var change = Self.change(step, place) else {
            return unknown(inner, place, "the texts in the settings can be secret")
        }
        change = named(change)
        let code = rule(inner, place)
        return RuleCode(
            rule: "changed(\(change), \(tooLargeTexts(place)), \(code.rule))",
            normal: "changedNormal(\(change), \(code.normal ?? "(text) => text"))",
            progress: code.progress.map { "changedProgress(\(change), \($0))" })
    }

    /// Returns the texts of the error for a text that's too large to change.
    mutating func tooLargeTexts(_ place: Place) -> String {
        let error = ValidationError(.inputTooLarge, parameters: [.maximum: .int(65_536)]).withLength(1)
        return texts([ErrorVariant(error)], place)
    }

    /// Returns a function that changes texts, or `nil` if the module can't have the function.
    static func change(_ step: NormalizationStep, _ place: Place) -> String? {
        switch step.kind {
        case .trimmed: return "trimmed"
        case .collapsingBlanks: return "collapsed"
        case .folded: return "folded"
        case .stripping:
            if place.hidesTexts { return nil }
            let set = step.separators.unicodeScalars.map(JavaScriptLiteral.classMember).joined()
            return set.isEmpty ? "(text) => text" : "(text) => text.replace(/[\(set)]/gu, '')"
        }
    }

    // MARK: - Strategies

    private mutating func leaf(_ strategy: InputValidator<String>, _ place: Place) -> RuleCode {
        let configuration = strategy.configuration
        if configuration.name == "anything", ListedRule(configuration) == nil {
            return RuleCode(rule: "anything", progress: whole("anything"))
        }
        let listed = ListedRule(configuration)
        if place.hidesTexts, listed?.hasTextSettings == true || listed == nil {
            return unknown(strategy, place, "the texts in the settings can be secret")
        }
        let leaf = Leaf(
            strategy: strategy, name: configuration.name, settings: listed?.settings ?? configuration.parameters)
        let result = LeafTranslation.translate(leaf, isListed: listed != nil)
        guard case .success(var translation) = result else {
            let reason = if case .failure(let reason) = result { reason } else { LeafTranslation.Reason(text: "") }
            return unknown(strategy, place, reason.text, changes: reason.changes)
        }
        if let table = translation.table {
            let name = tableNames[table] ?? "table\(tableNames.count)"
            if tableNames[table] == nil { definitions.append("const \(name) = \(table);") }
            tableNames[table] = name
            translation.call = translation.call.replacing(LeafTranslation.tableName, with: name)
            translation.callWithoutMessages?.replace(LeafTranslation.tableName, with: name)
        }
        if let reason = translation.partialReason {
            let entry = JavaScriptModule.Undecided(
                field: place.field, rule: configuration.name, reason: reason, isPartial: true)
            if !undecided.contains(entry) { undecided.append(entry) }
        }
        for constant in translation.constants where !definitions.contains(constant) { definitions.append(constant) }
        let call = catalogs.isEmpty ? translation.callWithoutMessages ?? translation.call : translation.call
        var rule: String
        if let maximum = translation.maximumBytes {
            let size = ValidationError(.inputTooLarge, parameters: [.maximum: .int(maximum)]).withLength(1)
            let variants =
                [ErrorVariant(ValidationError(.inputEmpty))] + (maximum == .max ? [] : [ErrorVariant(size)])
                + translation.variants
            rule = arguments(
                "checked", [maximum == .max ? "Infinity" : "\(maximum)", "(text) => \(call)"],
                texts(variants, place))
        } else {
            rule = arguments("measured", ["(text) => \(call)"], texts(translation.variants, place))
        }
        if translation.normal?.isForAcceptedText == true || includesProgress { rule = named(rule) }
        let limit = translation.maximumBytes.map { $0 == .max ? "Infinity" : "\($0)" }
        return RuleCode(
            rule: rule,
            normal: translation.normal.map { normal in
                normal.isForAcceptedText
                    ? "acceptedNormal(\(rule), (text) => \(normal.call))" : "(text) => \(normal.call)"
            },
            progress: translation.progress.map {
                progress("leafProgress", [rule, limit ?? "\(leaf.maximumBytes)", "(text, error) => \($0)"])
            } ?? whole(rule))
    }

    /// Returns the list of all requirements that a password doesn't meet, or `nil` for another strategy.
    mutating func passwordErrors(of strategy: InputValidator<String>, _ place: Place) -> String? {
        let configuration = strategy.configuration
        guard configuration.name == "password", let listed = ListedRule(configuration) else { return nil }
        let leaf = Leaf(strategy: strategy, name: configuration.name, settings: listed.settings)
        let result = LeafTranslation.translate(leaf, isListed: true)
        guard case .success(let translation) = result else { return nil }
        let call = translation.call.replacing("password(", with: "passwordErrors(")
        return arguments(
            "listOfFurther", [rule(strategy, place).rule, "(text) => \(call)"], texts(translation.variants, place))
    }

    private func arguments(_ function: String, _ arguments: [String], _ texts: String) -> String {
        "\(function)(\((arguments + (catalogs.isEmpty ? [] : [texts])).joined(separator: ", ")))"
    }

    // MARK: - Messages

    /// Returns the texts of a composition's own error.
    mutating func ownTexts(for error: ValidationError, _ place: Place) -> String {
        texts([ErrorVariant(error)], place, code: error.code.rawValue)
    }

    /// Returns the numbers of the messages for errors, as an object in JavaScript.
    mutating func texts(_ variants: [ErrorVariant], _ place: Place, code: Int? = nil) -> String {
        var members: [String] = []
        if let code { members.append("code: \(code)") }
        let customize = place.customize
        let samples = variants.map { customize($0.error) }
        let isFixed = samples.contains { $0.message != nil || $0.domain != .builtIn }
        guard !catalogs.isEmpty else { return "{ \(members.joined(separator: ", ")) }" }
        if isFixed { members.append("fixed: true") }
        guard !place.isSilent else { return members.isEmpty ? "{}" : "{ \(members.joined(separator: ", ")) }" }
        var numbers: [(key: String, value: Int)] = []
        var keep: [String] = []
        for (variant, sample) in zip(variants, samples) {
            if sample.domain == .builtIn {
                names[sample.code.rawValue] = sample.name
            } else {
                members.append("name: \(JavaScriptLiteral.text(sample.name))")
            }
            // A sensitive strategy suggests nothing.
            let later = variant.later.filter { $0 != .suggestion || sample[.suggestion] != nil }
            let usual = add(sample, later)
            numbers.append((variant.key, usual.number))
            if usual.advises { keep.append(variant.key) }
            if variant.namesCharacter { addNamedCharacters(variant, customize, to: &numbers, &keep) }
        }
        var unique: [String: Int] = [:]
        for (key, number) in numbers where unique[key] == nil {
            unique[key] = number
            members.append("\(JavaScriptLiteral.key(key)): \(number)")
        }
        if let first = samples.first {
            let kinds: [UnusualCharacters] = [.hidden, .otherForms, .outerSpaces, .blank, .onlySpaces, .dash]
            let list = kinds.map { add(first.withUnusualCharacters($0), []).number }
            members.append("unusual: \(JavaScriptLiteral.list(list.map(String.init)))")
        }
        if !keep.isEmpty { members.append("keep: \(JavaScriptLiteral.texts(keep))") }
        return "{ \(members.joined(separator: ", ")) }"
    }

    private static let nameableCharacters = (UInt8(0x20)..<0x7F).filter {
        !(0x30...0x39).contains($0) && !(0x61...0x7A).contains($0 | 0x20)
    }

    private mutating func addNamedCharacters(
        _ variant: ErrorVariant, _ customize: Customization, to numbers: inout [(key: String, value: Int)],
        _ keep: inout [String]
    ) {
        namesCharacters = true
        var found: [Bool: [(byte: UInt8, number: Int, advises: Bool)]] = [:]
        for byte in Self.nameableCharacters {
            guard let sample = variant.error(naming: byte) else { continue }
            let error = customize(sample)
            let entry = add(error, variant.later + [.character])
            let isWord = MessageWord(character: .text(String(Unicode.Scalar(byte)))) != nil
            found[isWord, default: []].append((byte, entry.number, entry.advises))
        }
        for isWord in [false, true] {
            guard let entries = found[isWord] else { continue }
            // The most frequent message.
            let counts = Dictionary(grouping: entries, by: \.number)
            let most = entries.map(\.number).max { (counts[$0]?.count ?? 0, -$0) < (counts[$1]?.count ?? 0, -$1) }
            guard let most else { continue }
            numbers.append((variant.key + (isWord ? "w" : "c"), most))
            for entry in entries where entry.number != most || entry.advises {
                let key = variant.key + String(Unicode.Scalar(entry.byte))
                numbers.append((key, entry.number))
                if entry.advises { keep.append(key) }
            }
        }
    }

    private mutating func add(
        _ error: ValidationError, _ later: [ValidationError.Parameter]
    ) -> (number: Int, advises: Bool) {
        let all = catalogs.map { catalog in
            var template = catalog.template(for: error, leaving: later)
            if let phrase = error.labelInSentence {
                template.forms = template.forms.mapValues { $0.replacing("{name}", with: phrase) }
            }
            return template
        }
        if let number = templateNumbers[all] { return (number, all[0].advisesRemovingSpaces) }
        templateNumbers[all] = templates.count
        templates.append(all)
        return (templates.count - 1, all[0].advisesRemovingSpaces)
    }
}
