// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationRules

/// A rule file's rules and content.
struct RuleFile {
    let path: String
    let data: Data
    let rules: TableRules

    init(_ path: String) throws {
        let data: Data
        do { data = try Data(contentsOf: URL(filePath: path)) } catch {
            throw Mistake("\(path): \(systemError())")
        }
        try self.init(path, data)
    }

    fileprivate init(_ path: String, _ data: Data) throws {
        self.path = path
        self.data = data
        do { rules = try RuleFileJSON.decode(TableRules.self, from: data) } catch let error as DecodingError {
            if let fault = RuleFileFault(in: data) { throw Mistake("\(path):\(fault)") }
            throw Mistake(RuleFileMistakes.all(in: data, first: error).map { "\(path):\($0)" })
        }
    }

    /// Returns the place of a column's rules, such as `rules.json:3:14`.
    func place(ofColumn number: Int) -> String {
        "\(path):\(JSONPlace(of: [FieldStep.fields, FieldStep.index(number)], in: Array(data)))"
    }

    /// A step in the path to a column's rules.
    private enum FieldStep: CodingKey {
        case fields
        case index(Int)

        init?(stringValue: String) { return nil }
        init?(intValue: Int) { self = .index(intValue) }

        var stringValue: String { intValue.map(String.init) ?? "fields" }
        var intValue: Int? { if case .index(let number) = self { number } else { nil } }
    }
}

/// The column rules from the command line's `--rules` and `--rule` together.
struct RowRules {
    struct Field {
        let rules: ColumnRules
        /// Whether the name may be a column's number, which only `--rule` allows.
        let mayBeNumber: Bool
    }

    let fields: [Field]
    /// The file from `--rules`.
    let file: RuleFile?
    private let flags: [String]

    /// - Parameters:
    ///   - flags: Texts such as `card=paymentCard,required`.
    ///   - path: The rule file, or `nil`.
    init(flags: [String], file path: String?) throws { try self.init(flags, path.map { try RuleFile($0) }) }

    /// Returns the same rules with other objects, so that two threads don't count references to the same objects.
    func copied() throws -> RowRules { try RowRules(flags, file.map { try RuleFile($0.path, $0.data) }) }

    private init(_ flags: [String], _ file: RuleFile?) throws {
        self.flags = flags
        self.file = file
        var fields: [Field] = []
        if let file { fields = file.rules.fields.map { Field(rules: $0, mayBeNumber: false) } }
        for (name, strategies) in try Self.columns(flags) {
            fields.append(Field(rules: try Self.field(name, strategies), mayBeNumber: true))
        }
        guard !fields.isEmpty else {
            throw Mistake("there are no rules: give --rule or --rules")
        }
        self.fields = fields
    }

    /// Whether rows are compared with each other.
    var hasKeys: Bool { file?.rules.primaryKey.isEmpty == false || fields.contains(where: \.rules.isUnique) }

    /// Returns the rules over several columns, with a file's columns.
    func rowRules(
        of columns: [ColumnRule], _ file: String
    ) throws(Mistake) -> [(columns: [ColumnRule], validator: InputValidator<[String?]>)] {
        var found: [(columns: [ColumnRule], validator: InputValidator<[String?]>)] = []
        for rule in self.file?.rules.rules ?? [] {
            var group: [ColumnRule] = []
            for name in rule.columns {
                guard let column = columns.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) else {
                    throw Mistake("\(file): there is no column “\(name)”, which is in a rule over several columns")
                }
                group.append(column)
            }
            found.append((group, rule.validator))
        }
        return found
    }

    /// Returns every column's strategies as JSON, in the order in which the columns were first named.
    private static func columns(_ flags: [String]) throws -> [(name: String, strategies: [String])] {
        var columns: [(name: String, strategies: [String])] = []
        for flag in flags {
            let rule = try RuleFlag(flag)
            let index = columns.firstIndex { $0.name.utf8.elementsEqual(rule.column.utf8) } ?? columns.count
            if index == columns.count { columns.append((rule.column, [])) }
            // A strategy that's named twice is still one rule.
            for strategy in rule.strategies
            where !columns[index].strategies.contains(where: { $0.utf8.elementsEqual(strategy.utf8) }) {
                columns[index].strategies.append(strategy)
            }
        }
        return columns
    }

    /// Makes a column's rules the same way as a rule file.
    private static func field(_ name: String, _ strategies: [String]) throws -> ColumnRules {
        var json = JSONText()
        json.object { json in
            json.member("name", name)
            if Int(name) != nil { json.member("title", "Column \(name)") }
            json.key("strategies")
            json.array { json in for strategy in strategies { json.element(json: strategy) } }
        }
        do { return try JSONDecoder().decode(ColumnRules.self, from: Data(json.text.utf8)) } catch let error
            as DecodingError
        {
            throw Mistake("--rule \(name): \(explanation(of: error, in: strategies))")
        }
    }

    /// Returns what's wrong with a strategy's options, with the strategy's name if there are several.
    private static func explanation(of error: DecodingError, in strategies: [String]) -> String {
        let text = error.explanation(skipping: 2)
        guard error.path.count > 1, let index = error.path[1].intValue, strategies.indices.contains(index) else {
            return text
        }
        let json = Data(strategies[index].utf8)
        if let name = try? JSONDecoder().decode(String.self, from: json), let strategy = try? NamedStrategy(name) {
            return "\(text); options are written in parentheses, such as \(RuleFlag.sample(of: strategy))"
        }
        let name = (try? JSONDecoder().decode(StrategyName.self, from: json))?.use
        return strategies.count > 1 && error.path.count > 2 ? "\(name ?? "").\(text)" : text
    }

    private struct StrategyName: Decodable { let use: String }
}
