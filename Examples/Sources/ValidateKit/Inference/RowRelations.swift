// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationRules

/// What is known about pairs of columns: which are empty together, and whose values are in order.
final class RowRelations {
    /// More columns than these aren't compared with each other.
    static let maximumColumns = 60

    private var columns: [ColumnProfile] = []
    private var rows = 0
    private var orders = OrderRelations()
    /// How often each column has no value.
    private var empty: [Int] = []
    /// How often the second column of a pair has no value although the first has one.
    private var lone: [Int32]
    /// How often the second column of a pair has no value for each of the first column's choices.
    private var emptyByChoice: [Int32]
    /// The first lines of these rows, by their place.
    private var lines: [Int: [Int]] = [:]
    private var missing: [Int] = []

    private static let choices = ChoiceTable.maximum

    init() {
        let pairs = Self.maximumColumns * Self.maximumColumns
        lone = Array(repeating: 0, count: pairs)
        emptyByChoice = Array(repeating: 0, count: pairs * Self.choices)
    }

    private func pair(_ first: Int, _ second: Int) -> Int { first * Self.maximumColumns + second }

    /// Adds columns, which had no value in the rows so far.
    ///
    /// - Parameter columns: All columns, at most ``maximumColumns``, of which the first are known.
    func extend(_ columns: [ColumnProfile]) {
        for second in self.columns.count..<columns.count {
            empty.append(rows)
            for first in 0..<second where rows > 0 {
                lone[pair(first, second)] = Int32(clamping: rows - empty[first])
                for (index, choice) in columns[first].choices.choices.enumerated() where index < Self.choices {
                    emptyByChoice[pair(first, second) * Self.choices + index] = Int32(clamping: choice.count)
                }
            }
        }
        self.columns = columns
        orders.columns = columns
    }

    /// Adds a row, whose values the columns have added.
    ///
    /// - Parameter isComplete: Whether each column has a value.
    func add(line: Int, isComplete: Bool) {
        rows += 1
        if orders.isActive { orders.addRow() }
        if isComplete { return }
        missing.removeAll(keepingCapacity: true)
        for index in columns.indices where columns[index].isMissing { missing.append(index) }
        guard !missing.isEmpty else { return }
        for second in missing {
            empty[second] += 1
            for first in columns.indices where first != second && !columns[first].isMissing {
                let pair = pair(first, second)
                lone[pair] &+= 1
                if lone[pair] <= 5 { lines[pair, default: []].append(line) }
                let choice = columns[first].choice
                if choice >= 0, choice < Self.choices {
                    let place = pair * Self.choices + choice
                    emptyByChoice[place] &+= 1
                    if emptyByChoice[place] <= 5 { lines[-1 - place, default: []].append(line) }
                }
            }
        }
    }

    /// A rule over two columns, and the rows that break it.
    struct Rule {
        let columns: [String]
        let json: String
        /// What the rule says, without values.
        let text: String
        let exceptions: Exceptions
    }

    /// Returns the rules that all rows satisfy, or with exceptions.
    ///
    /// - Parameter fields: The fields that the rule file has.
    func rules(_ fields: [InferredField]) -> [Rule] {
        var rules: [Rule] = []
        for second in columns.indices where empty[second] >= 5 && rows - empty[second] >= 5 {
            guard let field = fields.first(where: { $0.name == columns[second].name }), field.mayBeMissing else {
                continue
            }
            let share = Double(rows - empty[second]) / Double(rows)
            let found = columns.indices.filter { $0 != second }.compactMap { first -> (rule: Rule, weight: Double)? in
                guard let other = fields.first(where: { $0.name == columns[first].name }) else { return nil }
                return byChoice(first, other, second, share) ?? byPresence(first, other, second, share)
            }
            if let best = found.max(by: { $0.weight < $1.weight }) { rules.append(best.rule) }
        }
        return orders.rules(fields) + rules
    }

    /// Returns how much less likely than by chance it is that so many rows have a value, or `nil` if it's likely.
    private static func weight(_ rows: Int, without number: Int, _ share: Double) -> Double? {
        guard rows >= 10, number * 33 <= rows else { return nil }
        // Each exception takes the place of one of the rows.
        let weight = -Double(rows - number) * log(share) - Double(number) * 3
        return weight > 14 ? weight : nil
    }

    private func byChoice(
        _ first: Int, _ other: InferredField, _ second: Int, _ share: Double
    ) -> (Rule, Double)? {
        let table = columns[first].choices
        guard other.listsValues, !table.isFull, 2...8 ~= table.choices.count else { return nil }
        let pair = pair(first, second)
        var (values, number, without): ([String], Int, Int) = ([], 0, 0)
        var shown: [Int] = []
        var (otherRows, otherEmpty) = (0, 0)
        for (index, choice) in table.choices.enumerated() {
            let place = pair * Self.choices + index
            let empty = Int(emptyByChoice[place])
            if choice.count > ChoiceTable.rare, empty * 33 <= choice.count {
                values.append(String(decoding: choice.value, as: UTF8.self))
                (number, without) = (number + choice.count, without + empty)
                shown += lines[-1 - place] ?? []
            } else {
                (otherRows, otherEmpty) = (otherRows + choice.count, otherEmpty + empty)
            }
        }
        guard !values.isEmpty, otherRows >= 5, otherEmpty * 5 >= otherRows,
            let weight = Self.weight(number, without: without, share)
        else { return nil }
        let names = [columns[first].name, columns[second].name]
        let shownNames = names.map { "“\(Printable.text($0, prefix: 80))”" }
        let few = values.count == 1 ? "one certain value" : "one of \(values.count) values"
        let rule = Rule(
            columns: names,
            json: #"{"columns":\#(JSONText.list(names)),"use":"requires","values":\#(JSONText.list(values.sorted()))}"#,
            text: "\(shownNames[1]) always has a value if \(shownNames[0]) has \(few)",
            exceptions: Exceptions(count: without, lines: shown.sorted()))
        return (rule, weight + 1000)
    }

    private func byPresence(
        _ first: Int, _ other: InferredField, _ second: Int, _ share: Double
    ) -> (Rule, Double)? {
        let pair = pair(first, second)
        let filled = rows - empty[first]
        guard empty[first] >= 5, other.mayBeMissing,
            let weight = Self.weight(filled, without: Int(lone[pair]), share)
        else { return nil }
        let both = filled - Int(lone[pair])
        // Without the first, the second is mostly empty.
        guard (rows - empty[second] - both) * 2 <= empty[first] else { return nil }
        let names = [columns[first].name, columns[second].name]
        let shownNames = names.map { "“\(Printable.text($0, prefix: 80))”" }
        let rule = Rule(
            columns: names, json: #"{"columns":\#(JSONText.list(names)),"use":"requires"}"#,
            text: "\(shownNames[1]) always has a value if \(shownNames[0]) has one",
            exceptions: Exceptions(count: Int(lone[pair]), lines: lines[pair] ?? []))
        return (rule, weight)
    }
}

/// Pairs of columns whose values are in order in each row, as far as nearly all rows say so.
///
/// The pairs are compared by the rule of a rule file, so that `validate rows` finds the same.
private struct OrderRelations {
    private struct Pair {
        let first: Int
        let second: Int
        let candidate: RuleCandidate
        /// The candidate's index among all candidates.
        let index: Int
        let rule: InputValidator<[String?]>
        /// The order of the parts of a date, whose digits are then compared.
        let dateOrder: [Character]?
        var rows = 0
        var exceptions = Exceptions()
        /// Whether a first value is after the second value of another row.
        ///
        /// Otherwise, the order is only that all first values are before all second values.
        private(set) var isInformative = false
        private var extremes: (first: String, second: String)?
        private var extremeDates: (first: Int, second: Int)?

        init(_ first: Int, _ second: Int, _ candidate: RuleCandidate, index: Int, _ rule: InputValidator<[String?]>) {
            (self.first, self.second, self.candidate, self.index, self.rule) = (first, second, candidate, index, rule)
            let format = candidate.members.first { $0.key == "format" }?.json.filter { $0 != "\"" } ?? "%Y-%m-%d"
            let isDate = candidate.members.first?.json == "\"date\""
            dateOrder = isDate ? Pair.order(format) : nil
        }

        /// Returns the order of the parts of a date with separators and a year of four digits.
        private static func order(_ format: String) -> [Character]? {
            let parts = format.split(separator: "%").dropFirst(format.hasPrefix("%") ? 0 : 1).compactMap(\.first)
            return parts.count == 3 && Set(parts) == ["Y", "m", "d"] && format.contains { ".-/".contains($0) }
                ? parts : nil
        }

        /// Returns a number for a date that is known to have the candidate's notation, in the order of the dates.
        private func date(_ bytes: UnsafeBufferPointer<UInt8>, _ order: [Character]) -> Int {
            var part = 0
            var number = 0
            var date = 0
            for byte in bytes {
                let digit = Int(byte) - 0x30
                if 0...9 ~= digit {
                    number = number &* 10 &+ digit
                    continue
                }
                if part < 2 { date &+= number &* Self.weight(order[part]) }
                (part, number) = (part + 1, 0)
            }
            return date &+ number &* Self.weight(order[2])
        }

        private static func weight(_ part: Character) -> Int { part == "Y" ? 10_000 : part == "m" ? 100 : 1 }

        /// Adds two values, which are known to have the candidate's type.
        mutating func add(_ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>, line: Int) {
            rows += 1
            if let dateOrder {
                let (one, other) = (date(first, dateOrder), date(second, dateOrder))
                if one > other { exceptions.add(line) }
                let known = extremeDates ?? (one, other)
                extremeDates = (max(known.first, one), min(known.second, other))
                isInformative = max(known.first, one) > min(known.second, other)
                return
            }
            let (one, other) = (String(decoding: first, as: UTF8.self), String(decoding: second, as: UTF8.self))
            if !rule.isValid([one, other]) { exceptions.add(line) }
            guard !isInformative else { return }
            guard let (greatest, least) = extremes else {
                extremes = (one, other)
                return
            }
            let extremes = (
                first: rule.isValid([greatest, one]) ? one : greatest,
                second: rule.isValid([other, least]) ? other : least
            )
            self.extremes = extremes
            isInformative = !rule.isValid([extremes.first, extremes.second])
        }
    }

    var columns: [ColumnProfile] = []
    /// The first rows, until the columns' types are known.
    private var begun: [[(text: String, line: Int)?]]? = []
    private var pairs: [Pair] = []

    private static let rowsBeforeChoice = 200
    private static let maximumPairs = 40

    /// Whether rows are still compared.
    var isActive: Bool { begun != nil || !pairs.isEmpty }

    mutating func addRow() {
        guard begun == nil else {
            begun?.append(columns.map { column in column.text.map { ($0, column.line) } })
            if begun?.count == Self.rowsBeforeChoice { choosePairs() }
            return
        }
        for index in pairs.indices { add(index) }
        pairs.removeAll { $0.exceptions.count > 20 && $0.exceptions.count * 20 > $0.rows }
    }

    private mutating func add(_ index: Int) {
        let (first, second) = (columns[pairs[index].first], columns[pairs[index].second])
        let candidate = pairs[index].index
        first.withText(ofCandidate: candidate) { one in
            second.withText(ofCandidate: candidate) { other in
                pairs[index].add(one, other, line: second.line)
            }
        }
    }

    /// Compares the columns that the first rows say have an order.
    private mutating func choosePairs() {
        let rows = begun ?? []
        begun = nil
        let candidates = columns.map(Self.candidate)
        for (first, candidate) in candidates.enumerated() {
            guard let candidate else { continue }
            for (second, other) in candidates.enumerated()
            where first != second && other?.candidate === candidate.candidate {
                let (candidate, index) = (candidate.candidate, candidate.index)
                guard !candidate.isNumber || Self.areNamed(columns[first], columns[second]) else { continue }
                guard pairs.count < Self.maximumPairs, let rule = Self.rule(candidate) else { continue }
                var pair = Pair(first, second, candidate, index: index, rule)
                for row in rows {
                    guard max(first, second) < row.count, let one = row[first], let other = row[second],
                        candidate.rules.isValid(utf8: Array(one.text.utf8).span),
                        candidate.rules.isValid(utf8: Array(other.text.utf8).span)
                    else { continue }
                    let texts = [Array(one.text.utf8), Array(other.text.utf8)]
                    texts[0].withUnsafeBufferPointer { one in
                        texts[1].withUnsafeBufferPointer { second in pair.add(one, second, line: other.line) }
                    }
                }
                if pair.exceptions.count <= max(2, pair.rows / 20) { pairs.append(pair) }
            }
        }
    }

    /// Returns the type that nearly all values of a column have, if its values have an order.
    private static func candidate(_ column: ColumnProfile) -> (candidate: RuleCandidate, index: Int)? {
        let states = column.states.filter { state in
            let type = state.candidate.members[0]
            return type.key == "type" && types.contains(type.json) && state.candidate.limits.isEmpty
                && state.failures.count * 20 <= column.count
                && column.choices.distinct >= state.candidate.needed(in: column.words)
        }
        let fewest = states.map(\.failures.count).min()
        let best = states.filter { $0.failures.count == fewest }
        // A number is a day of the year, too.
        return (best.first { !$0.candidate.isNumber } ?? best.first).map { ($0.candidate, $0.index) }
    }

    private static let types: Set = ["\"date\"", "\"datetime\"", "\"time\"", "\"integer\"", "\"number\""]

    private static func rule(_ candidate: RuleCandidate) -> InputValidator<[String?]>? {
        let members = candidate.members.map { "\"\($0.key)\":\($0.json)" }.joined(separator: ",")
        let json = """
            {"fields":[{"name":"a",\(members)},{"name":"b",\(members)}],
            "rules":[{"columns":["a","b"],"use":"ascending","orEqual":true}]}
            """
        return (try? TableRules(json: json.utf8))?.rules.first?.validator
    }

    /// Returns whether the names of two columns of numbers say which is greater.
    private static func areNamed(_ first: ColumnProfile, _ second: ColumnProfile) -> Bool {
        numberWords.contains { words in
            !first.words.isDisjoint(with: words.0) && !second.words.isDisjoint(with: words.1)
                && first.words.subtracting(words.0).isDisjoint(with: words.1)
        }
    }

    private static let numberWords: [(Set<String>, Set<String>)] = [
        (["netto", "net"], ["brutto", "gross"]), (["min", "minimum"], ["max", "maximum"]),
        (["from", "von", "start", "begin"], ["to", "bis", "end", "ende"]), (["low", "lowest"], ["high", "highest"]),
    ]

    /// Returns the rules for the pairs that are in order in nearly all rows.
    mutating func rules(_ fields: [InferredField]) -> [RowRelations.Rule] {
        if begun != nil { choosePairs() }
        let kept = pairs.filter { pair in
            guard pair.rows >= 20, pair.exceptions.count <= max(1, pair.rows / 50), pair.isInformative else {
                return false
            }
            // The fields have the type by which the values were compared.
            return [pair.first, pair.second].allSatisfy { index in
                fields.first { $0.name == columns[index].name }?.hasMembers(of: pair.candidate) == true
            }
        }
        func isKept(_ first: Int, _ second: Int) -> Bool { kept.contains { $0.first == first && $0.second == second } }
        return kept.filter { pair in
            // Equal columns are no order, and two steps say more than their sum.
            !isKept(pair.second, pair.first)
                && !columns.indices.contains { middle in
                    isKept(pair.first, middle) && isKept(middle, pair.second) && columns[middle].empty.count == 0
                }
        }.map { pair in
            let names = [columns[pair.first].name, columns[pair.second].name]
            let shown = names.map { "“\(Printable.text($0, prefix: 80))”" }
            return RowRelations.Rule(
                columns: names, json: #"{"columns":\#(JSONText.list(names)),"use":"ascending","orEqual":true}"#,
                text: "\(shown[0]) is never \(pair.candidate.isNumber ? "greater than" : "after") \(shown[1])",
                exceptions: pair.exceptions)
        }
    }
}
