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
    let package: DataPackage
    /// The chosen table, or `nil` if a package's table depends on the input.
    let table: DataPackage.Table?

    /// The chosen table's rules, or the first table's.
    var rules: TableRules { (table ?? package.tables[0]).rules }

    /// - Parameter resource: The name of the resource whose table to choose, or `nil`.
    init(_ path: String, resource: String? = nil) throws {
        try self.init(path, Data(wholeFile: path, maximum: 1 << 26), resource: resource)
    }

    private init(_ path: String, _ data: Data, resource: String?) throws {
        self.path = path
        self.data = data
        do { package = try RuleFileJSON.decode(DataPackage.self, from: data) } catch let error as DecodingError {
            if let fault = RuleFileFault(in: data) { throw Mistake("\(path):\(fault)") }
            throw Mistake(RuleFileMistakes.all(in: data, first: error).map { "\(path):\($0)" })
        }
        guard let resource else {
            table = package.tables.count == 1 ? package.tables[0] : nil
            return
        }
        table = package.tables.first { $0.rules.name?.utf8.elementsEqual(resource.utf8) == true }
        guard table != nil else {
            let names = package.tables.compactMap(\.rules.name)
            throw Mistake(
                "\(path): there is no resource “\(resource)” with a schema\(Suggestion.nearest(to: resource, in: names) ?? "")"
            )
        }
    }

    private init(_ file: RuleFile, _ table: DataPackage.Table) {
        (path, data, package) = (file.path, file.data, file.package)
        self.table = table
    }

    /// Returns the file with one of its tables.
    func choosing(_ table: DataPackage.Table) -> RuleFile { RuleFile(self, table) }

    /// Returns the file with its own objects.
    fileprivate func copied() throws -> RuleFile {
        let copy = try RuleFile(path, data, resource: nil)
        guard let index = package.tables.firstIndex(where: { isChosen($0) }) else { return copy }
        return copy.choosing(copy.package.tables[index])
    }

    private func isChosen(_ other: DataPackage.Table) -> Bool {
        other.codingPath.map(\.stringValue) == table?.codingPath.map(\.stringValue)
    }

    /// The only table's rules; for several tables, one must be chosen.
    var onlyRules: TableRules {
        get throws(Mistake) {
            guard let table else { throw Mistake("\(path): the package has several tables; \(choices)") }
            return table.rules
        }
    }

    /// What to write for a package with several tables.
    var choices: String {
        let names = package.tables.map { table in
            "“\(table.rules.name ?? "")”" + (table.path.map { " (\($0))" } ?? "")
        }
        return "choose a resource with --resource: \(names.joined(separator: ", "))"
    }

    /// Returns the place of a column's rules, such as `rules.json:3:14`.
    func place(ofColumn number: Int) -> String {
        let steps: [any CodingKey] = (table?.codingPath ?? []) + [FieldStep.fields, FieldStep.index(number)]
        return "\(path):\(JSONPlace(of: steps, in: Array(data)))"
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
    func copied() throws -> RowRules { try RowRules(flags, file.map { try $0.copied() }) }

    init(_ flags: [String], _ file: RuleFile?) throws {
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
    var hasKeys: Bool {
        file?.rules.primaryKey.isEmpty == false || file?.rules.uniqueKeys.isEmpty == false
            || fields.contains(where: \.rules.isUnique)
    }

    /// Whether the rules limit the number of rows, or the share of missing values or of warnings.
    var countsRows: Bool {
        let limits = file?.rules.rowLimits
        return limits?.minimum != nil || limits?.maximum != nil || fields.contains { $0.rules.hasShareLimits }
    }

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

extension ColumnRules {
    /// Whether the shares of missing values or of warnings are limited.
    var hasShareLimits: Bool { shareLimits.missing != nil || shareLimits.warned != nil }
}
