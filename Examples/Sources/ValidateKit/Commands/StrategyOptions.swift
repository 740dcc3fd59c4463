// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import InputValidation
import InputValidationRules

/// The strategies' options, as you write them on the command line.
struct StrategyOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The minimum: of the value for numbers, of characters for text.", valueName: "number"),
        transform: Hyphens.unshield)
    var min: String?

    @Option(
        help: ArgumentHelp(
            "The maximum: of the value for numbers, of characters for text.", valueName: "number"),
        transform: Hyphens.unshield)
    var max: String?

    @Option(
        help: ArgumentHelp("The regular expression, for the strategy “pattern”.", valueName: "expression"),
        transform: Hyphens.unshield)
    var pattern: String?

    @Option(
        help: ArgumentHelp("The name of a stock pattern, for the strategy “pattern”.", valueName: "name"),
        completion: .list(Names.patterns), transform: Hyphens.unshield)
    var name: String?

    @Option(
        help: ArgumentHelp(
            "A card network to accept. Repeat it for more than one.", valueName: "network"),
        completion: .list(Names.networks), transform: Hyphens.unshield)
    var network: [String] = []

    @Option(
        help: ArgumentHelp("A URL scheme to accept. Repeat it for more than one.", valueName: "scheme"),
        completion: .list(["http", "https", "ftp", "mailto", "urn"]), transform: Hyphens.unshield)
    var scheme: [String] = []

    @Option(
        help: ArgumentHelp(
            "The standard to follow, for strategies with more than one.", valueName: "standard"),
        completion: .list(["dotAtom", "html5", "rfc5321", "web", "rfc3986", "whatwg"]), transform: Hyphens.unshield)
    var standard: String?

    @Option(
        help: ArgumentHelp("The version of IP addresses to accept: 4 or 6.", valueName: "version"),
        completion: .list(["4", "6"]))
    var ipVersion: Int?

    @Option(
        help: ArgumentHelp(
            "The maximum size of a value in bytes of UTF-8; 0 for no limit.", valueName: "bytes"))
    var maxBytes: Int?

    @Option(
        name: .customLong("set"),
        help: ArgumentHelp(
            """
            Any other option of the strategy. The value is JSON, or else text. Repeat it for more options, and for \
            more elements of a list.
            """, valueName: "option=value"), transform: Hyphens.unshield)
    var settings: [String] = []

    /// The flags for strategy options that have their own name on the command line.
    static let flags = [
        "minimum": "--min", "maximum": "--max", "pattern": "--pattern", "name": "--name",
        "networks": "--network",
        "network": "--network", "schemes": "--scheme", "standard": "--standard",
        "version": "--ip-version",
        "maximumBytes": "--max-bytes",
    ]

    /// Makes the strategy that the command line describes, in the same way as a rule file.
    func validator(for strategy: NamedStrategy) throws -> InputValidator<String> {
        try decoded(try members(for: strategy), strategy)
    }

    /// The members of each rule in JSON.
    private func members(for strategy: NamedStrategy) throws -> [[Member]] {
        var members = strategy.members
        var length: [Member] = []
        for member in try given(for: strategy) {
            if strategy.option(member.key) != nil {
                members.append(member)
            } else if ["minimum", "maximum"].contains(member.key), strategy.hasLengthOptions {
                // The text's length is a separate rule beside the strategy.
                length.append(member)
            } else {
                throw unknown(Self.flags[member.key] ?? member.key, of: strategy)
            }
        }
        for (key, json) in try set(for: strategy) {
            if members.contains(where: { $0.key == key }) {
                throw Mistake("give \(Self.flags[key] ?? key) or --set \(key)=…, not both")
            }
            members.append((key: key, json: json))
        }
        var rules = [members]
        if !length.isEmpty { rules.append([(key: "use", json: "\"count\"")] + length) }
        return rules
    }

    private typealias Member = (key: String, json: String)

    /// The options with their own flags.
    private func given(for strategy: NamedStrategy) throws -> [Member] {
        var members: [Member] = []
        if let min { members.append((key: "minimum", json: try number(min, of: "--min", strategy))) }
        if let max { members.append((key: "maximum", json: try number(max, of: "--max", strategy))) }
        if let pattern { members.append((key: "pattern", json: JSONText.string(pattern))) }
        if let name { members.append((key: "name", json: JSONText.string(name))) }
        if let first = network.first {
            // A security code has one network, and a card number can have several.
            if strategy.option("network") != nil {
                guard network.count == 1 else { throw Mistake("\(strategy.title) takes one --network") }
                members.append((key: "network", json: JSONText.string(first)))
            } else {
                members.append((key: "networks", json: JSONText.list(network)))
            }
        }
        if !scheme.isEmpty { members.append((key: "schemes", json: JSONText.list(scheme))) }
        if let standard { members.append((key: "standard", json: JSONText.string(standard))) }
        if let ipVersion { members.append((key: "version", json: String(ipVersion))) }
        if let maxBytes { members.append((key: "maximumBytes", json: String(maxBytes))) }
        return members
    }

    /// Returns a number, or the text of a limit that isn't a number, such as a date.
    private func number(_ text: String, of flag: String, _ strategy: NamedStrategy) throws -> String {
        if strategy.option("minimum")?.kind == .text { return JSONText.string(text) }
        if let number = Int(text) { return String(number) }
        if let number = Double(text), number.isFinite { return String(number) }
        throw Mistake("\(flag) needs a number, not “\(text)”")
    }

    /// Returns the options from `--set`, each once.
    ///
    /// A list that was given in several parts is joined.
    private func set(for strategy: NamedStrategy) throws -> [Member] {
        var values: [(option: StrategyOption, texts: [String])] = []
        for setting in settings {
            guard let sign = setting.firstIndex(of: "="), sign > setting.startIndex else {
                throw Mistake("--set needs option=value, not “\(setting)”")
            }
            let key = String(setting[..<sign])
            let text = String(setting[setting.index(after: sign)...])
            guard let option = strategy.option(key) else {
                throw unknown("--set \(key)=…", of: strategy, key: key)
            }
            if let index = values.firstIndex(where: { $0.option.name == key }) {
                guard case .list = option.kind else { throw Mistake("--set \(key)=… is given twice") }
                values[index].texts.append(text)
            } else {
                values.append((option, [text]))
            }
        }
        return values.map { option, texts in
            (key: option.name, json: SettingValue.json(texts, option.kind))
        }
    }

    private func unknown(_ flag: String, of strategy: NamedStrategy, key: String? = nil) -> Mistake {
        let near = key.flatMap { SpellingCorrection.nearest(to: $0, in: strategy.options.map(\.name)) }
        let hint = near.map { "; did you mean --set \($0)=…?" } ?? ""
        return Mistake(
            "\(strategy.title) has no option \(flag)\(hint) (see validate help \(strategy.written))")
    }

    private func decoded(_ rules: [[Member]], _ strategy: NamedStrategy) throws -> InputValidator<
        String
    > {
        var json = JSONText()
        json.array { json in
            for members in rules {
                json.object { json in for (key, value) in members { json.member(key, json: value) } }
            }
        }
        do {
            let specifications = try JSONDecoder().decode(
                [StrategySpecification<String>].self, from: Data(json.text.utf8))
            guard specifications.count > 1 else { return specifications[0].validator }
            return AllOf(specifications.map(\.validator))
        } catch let error as DecodingError {
            throw mistake(error, strategy)
        }
    }

    /// Describes the mistake in command line terms, because the person didn't write the JSON from above.
    private func mistake(_ error: DecodingError, _ strategy: NamedStrategy) -> Mistake {
        guard error.path.count > 1 else {
            return Mistake(spoken(error.explanation(skipping: .max), strategy))
        }
        let key = error.path[1].stringValue
        let text = error.explanation(skipping: 2)
        // Inside a nested rule, the words belong to that rule.
        let isNested = error.path.count > 2 && error.path[2].intValue == nil || error.path.count > 3
        let explanation = isNested ? text : spoken(text, strategy)
        let option = isSet(key) ? "--set \(key)" : Self.flags[key] ?? "--set \(key)"
        return Mistake(explanation.hasPrefix(option) ? explanation : "\(option): \(explanation)")
    }

    /// Returns whether an option was given with `--set`.
    private func isSet(_ name: String) -> Bool { settings.contains { $0.hasPrefix(name + "=") } }

    /// Replaces the options' names with their command line notation.
    private func spoken(_ text: String, _ strategy: NamedStrategy) -> String {
        let names = strategy.options.map(\.name) + ["minimum", "maximum"]
        // The strategy `pattern` has an option with the same name.
        let parts = text.components(separatedBy: strategy.title)
        return parts.map { part in
            names.reduce(part) { text, name in
                let flag = isSet(name) ? "--set \(name)=…" : Self.flags[name] ?? "--set \(name)=…"
                return text.replacingOccurrences(of: "the key “\(name)”", with: flag)
                    .replacingOccurrences(of: "“\(name)”", with: flag)
            }
        }.joined(separator: strategy.title)
    }
}

/// A value from `--set`: JSON if it's JSON of the right kind, and text otherwise.
enum SettingValue {
    static func json(_ texts: [String], _ kind: StrategyOption.Kind) -> String {
        guard case .list(let element) = kind else { return one(texts[0], kind) }
        if texts.count == 1, JSONLine.isValue(texts[0], first: "[") { return texts[0] }
        return "[" + texts.map { one($0, element) }.joined(separator: ",") + "]"
    }

    private static func one(_ text: String, _ kind: StrategyOption.Kind) -> String {
        switch kind {
        // A prefix's digits are text.
        case .text: return JSONLine.isValue(text, first: "\"") ? text : JSONText.string(text)
        case .strategy: return JSONLine.isValue(text) ? text : JSONText.string(Names.aliases[text] ?? text)
        default: return JSONLine.isValue(text) ? text : JSONText.string(text)
        }
    }
}
