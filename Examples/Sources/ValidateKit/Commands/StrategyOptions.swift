// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import InputValidation

/// The options of strategies, as the command line writes them.
struct StrategyOptions: ParsableArguments {
    @Option(help: "The least: of characters for text, of the value for numbers.")
    var min: String?

    @Option(help: "The most: of characters for text, of the value for numbers.")
    var max: String?

    @Option(help: "The regular expression of the strategy `pattern`.")
    var pattern: String?

    @Option(help: "The name of a stock pattern, for the strategy `pattern`.")
    var name: String?

    @Option(help: "A card network to accept; repeatable.")
    var network: [String] = []

    @Option(help: "A URL scheme to accept; repeatable.")
    var scheme: [String] = []

    @Option(help: "The standard to follow, where a strategy knows several.")
    var standard: String?

    @Option(help: "The version of IP addresses to accept: 4 or 6.")
    var ipVersion: Int?

    @Option(help: "The number of UTF-8 bytes over which a value is refused unread; 0 for no cap.")
    var maxBytes: Int?

    /// Makes the strategy that the command line describes, by the same road as a rule file's.
    ///
    /// - Parameter written: The strategy's name, or an alias of it.
    func validator(named written: String) throws -> InputValidator<String> {
        let catalogue = StrategyCatalogue.standard
        let name = Alias.resolve(written)
        guard let entry = catalogue[name] else { throw Mistake(Unknown.strategy(written)) }
        var members: [(String, Value)] = [("use", .text(name))]
        var bounds: [(String, Value)] = []
        if let min { bounds.append(("minimum", try number(min, of: "--min"))) }
        if let max { bounds.append(("maximum", try number(max, of: "--max"))) }
        let takesBounds = entry.options.contains { $0.name == "minimum" }
        if takesBounds { members += bounds }
        if let pattern { members.append(("pattern", .text(pattern))) }
        if let stock = self.name { members.append(("name", .text(stock))) }
        if let first = network.first {
            // A security code is of one network, a card number of several.
            let isOne = network.count == 1 && entry.options.contains { $0.name == "network" }
            members.append(isOne ? ("network", .text(first)) : ("networks", .list(network)))
        }
        if !scheme.isEmpty { members.append(("schemes", .list(scheme))) }
        if let standard { members.append(("standard", .text(standard))) }
        if let ipVersion { members.append(("version", .int(ipVersion))) }
        if let maxBytes { members.append(("maximumBytes", .int(maxBytes))) }
        try refuseStrangers(members.dropFirst().map(\.0), of: name, entry)
        var rules = [members]
        // The length of a text is a rule of its own beside the strategy.
        if !takesBounds, !bounds.isEmpty { rules.append([("use", .text("count"))] + bounds) }
        return try decoded(rules)
    }

    private typealias Value = InputValidation.ValidationError.Value

    private func number(_ text: String, of option: String) throws -> Value {
        let text = Hyphens.unshield(text)
        if let number = Int(text) { return .int(number) }
        if let number = Double(text), number.isFinite { return .double(number) }
        throw Mistake("\(option) needs a number, not “\(text)”")
    }

    private func refuseStrangers(
        _ keys: [String], of name: String, _ entry: StrategyCatalogue<String>.Entry
    ) throws {
        for key in keys where !entry.options.contains(where: { $0.name == key }) {
            let flag = Self.flags[key] ?? key
            throw Mistake("the strategy “\(name)” has no option \(flag); see validate explain \(name)")
        }
    }

    /// What the options of strategies are called on the command line.
    static let flags = [
        "minimum": "--min", "maximum": "--max", "pattern": "--pattern", "name": "--name", "networks": "--network",
        "network": "--network",
        "schemes": "--scheme", "standard": "--standard", "version": "--ip-version", "maximumBytes": "--max-bytes",
    ]

    private func decoded(_ rules: [[(String, Value)]]) throws -> InputValidator<String> {
        var json = JSONText()
        json.array { json in
            for members in rules {
                json.object { json in for (key, value) in members { json.member(key, value) } }
            }
        }
        do {
            let specifications = try JSONDecoder().decode(
                [StrategySpecification<String>].self, from: Data(json.text.utf8))
            guard specifications.count > 1 else { return specifications[0].validator }
            return AllOf(specifications.map(\.validator))
        } catch let error as DecodingError {
            // The place in the text that was made above means nothing to anybody; the option does.
            let flag = error.path.lazy.compactMap { Self.flags[$0.stringValue] }.first
            throw Mistake((flag.map { "\($0): " } ?? "") + error.explanation(skipping: .max))
        }
    }
}

/// Other names of strategies, on the command line only.
enum Alias {
    static let all = ["card": "paymentCard"]

    static func resolve(_ name: String) -> String { all[name] ?? name }
}

/// What to say about names that nobody has.
enum Unknown {
    static func strategy(_ name: String) -> String {
        let names = StrategyCatalogue.standard.names + Alias.all.keys
        let hint = Spelling.nearest(to: name, in: names).map { "; did you mean “\($0)”?" } ?? ""
        return "there is no strategy “\(name)”\(hint) (validate list shows all)"
    }
}
