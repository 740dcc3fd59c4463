// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidationRules

/// A column's strategies from `--rule`, such as `id=integer(minimum: 1),required`.
///
/// A strategy's options have the same names and values as in a rule file. A text can be written without quotes if it
/// has only ASCII letters, digits, and signs such as dots and hyphens.
struct RuleFlag {
    let column: String
    /// The strategies as a rule file has them, in JSON.
    private(set) var strategies: [String] = []
    private let text: String

    init(_ text: String) throws(Mistake) {
        self.text = text
        let sign = try Self.sign(in: text)
        column = String(text[..<sign])
        let offset = text.utf8.distance(from: text.startIndex, to: sign) + 1
        let bytes = Array(text.utf8.dropFirst(offset))
        do {
            strategies = try bytes.withUnsafeBufferPointer { bytes throws(Fault) in
                var parser = Parser(text: JSONLine(bytes, spansLines: true), column: column)
                return try parser.strategies()
            }
        } catch {
            guard let place = error.place else { throw Mistake("--rule \(column): \(error.text)") }
            let before = String(decoding: text.utf8.prefix(offset + place), as: UTF8.self)
            throw Mistake("--rule \(column): \(error.text) (character \(before.unicodeScalars.count + 1))")
        }
    }

    /// Returns the first equals sign after a column that a strategy's name follows, or else the first of all.
    ///
    /// A column's name may contain an equals sign.
    private static func sign(in text: String) throws(Mistake) -> String.Index {
        let signs = text.indices.filter { text[$0] == "=" && $0 > text.startIndex }
        guard let first = signs.first else { throw Mistake("--rule needs column=strategy, not “\(text)”") }
        return signs.first { sign in
            let name = text[text.index(after: sign)...].prefix { $0.isLetter || $0.isNumber }
            return StrategyCatalog.standard[Names.aliases[String(name)] ?? String(name)] != nil
        } ?? first
    }

    /// Returns how to write a strategy with an option.
    static func sample(of strategy: NamedStrategy) -> String {
        guard let option = strategy.options.first(where: \.isRequired) ?? strategy.options.first else {
            return "integer(minimum: 1)"
        }
        return "\(strategy.written)(\(option.name): \(value(of: option.kind, option.words)))"
    }

    private static func value(of kind: StrategyOption.Kind, _ words: [String]) -> String {
        switch kind {
        case .text: words.first ?? "\"…\""
        case .integer, .number: "1"
        case .flag: "true"
        case .strategy, .other: "email"
        case .list(let element): "[\(value(of: element, words))]"
        }
    }

    /// Returns what can follow an incomplete text: strategies, or options inside parentheses.
    static func completions(of text: String) -> [String] {
        guard let end = text.lastIndex(where: { "=,(".contains($0) }) else { return [] }
        let beginning = text[...end]
        guard let parenthesis = beginning.lastIndex(of: "("), !beginning[parenthesis...].contains(")") else {
            return beginning.last == "(" ? [] : Names.all.map { beginning + $0 }
        }
        let name = beginning[..<parenthesis].split { !$0.isLetter && !$0.isNumber }.last ?? ""
        return ((try? NamedStrategy(String(name)))?.options ?? []).map { "\(beginning)\($0.name):" }
    }
}

/// What's wrong with the strategies of `--rule`.
private struct Fault: Error {
    let text: String
    /// The number of bytes in front of the place, or `nil` if the whole text is meant.
    var place: Int?
}

/// The parser for strategies, which it writes as JSON.
private struct Parser {
    var text: JSONLine
    private let column: String
    private var depth = 0

    init(text: JSONLine, column: String) {
        self.text = text
        self.column = column
    }

    /// Reads all strategies up to the end.
    mutating func strategies() throws(Fault) -> [String] {
        var strategies: [String] = []
        repeat {
            text.skipBlanks()
            let name = name()
            let strategy: NamedStrategy
            do { strategy = try NamedStrategy(name) } catch {
                throw Fault(text: constraint(meantBy: name) ?? error.message)
            }
            text.skipBlanks()
            strategies.append(try options(of: strategy) ?? JSONText.string(strategy.name))
            text.skipBlanks()
            guard text.isAtEnd || next == UInt8(ascii: ",") else {
                let isInParentheses = strategies.last?.first == "{"
                throw fault(
                    isInParentheses
                        ? "a comma is expected between two strategies"
                        : "options are written in parentheses, such as \(RuleFlag.sample(of: strategy))")
            }
        } while text.take(",")
        return strategies
    }

    /// Returns how to say that a column is unique, which isn't a strategy, because it compares values of several rows.
    private func constraint(meantBy name: String) -> String? {
        guard ["unique", "distinct", "primarykey"].contains(name.lowercased()) else { return nil }
        let field = #"{"name": \#(JSONText.string(column)), "constraints": {"unique": true}}"#
        return """
            “\(name)” is no strategy; a rule file says that a column is unique: {"fields": [\(field)]} (see validate \
            help rules)
            """
    }

    /// Reads the options in parentheses, if there are any, and returns the strategy with its options as JSON.
    private mutating func options(of strategy: NamedStrategy?, named name: String? = nil) throws(Fault) -> String? {
        guard text.take("(") else { return nil }
        depth += 1
        defer { depth -= 1 }
        guard depth <= StrategySpecification<String>.maximumDepth else { throw fault("this is nested too deeply") }
        var members = [("use", JSONText.string(strategy?.name ?? name ?? ""))]
        text.skipBlanks()
        if !text.take(")") {
            var (valueStart, valueKind, lastKey) = (0, StrategyOption.Kind.other, "")
            repeat {
                text.skipBlanks()
                let place = text.position
                let written = self.name()
                guard !written.isEmpty else { throw fault("the name of an option is expected") }
                let key = Self.option(meantBy: written, of: strategy)
                guard !members.contains(where: { $0.0 == key }) else {
                    throw Fault(text: "“\(written)” is given twice", place: place)
                }
                text.skipBlanks()
                guard text.take(":") else { throw fault("a colon is expected after “\(written)”") }
                text.skipBlanks()
                let kind = strategy?.option(key)?.kind ?? .other
                (valueStart, valueKind) = (text.position, kind)
                members.append((key, try value(kind)))
                lastKey = written
                text.skipBlanks()
            } while text.take(",")
            guard text.take(")") else {
                let expected = "a comma or a closing parenthesis"
                guard valueKind == .text, let written = unquoted(from: valueStart) else { throw unexpected(expected) }
                throw fault(
                    "\(expected) is expected here; write the text in double quotes, such as \(lastKey): \(written)")
            }
        }
        return "{" + members.map { "\(JSONText.string($0.0)):\($0.1)" }.joined(separator: ",") + "}"
    }

    /// Reads an option's value, and returns it as JSON.
    private mutating func value(_ kind: StrategyOption.Kind) throws(Fault) -> String {
        text.skipBlanks()
        let start = text.position
        if text.take("[") {
            depth += 1
            defer { depth -= 1 }
            guard depth <= StrategySpecification<String>.maximumDepth else { throw fault("this is nested too deeply") }
            let element: StrategyOption.Kind = if case .list(let element) = kind { element } else { .other }
            var values: [String] = []
            text.skipBlanks()
            if text.take("]") { return "[]" }
            repeat {
                values.append(try value(element))
                text.skipBlanks()
            } while text.take(",")
            guard text.take("]") else { throw unexpected("a comma or a closing bracket") }
            return "[" + values.joined(separator: ",") + "]"
        }
        if next == UInt8(ascii: "{") {
            throw fault("a strategy inside another is written as name(option: value)")
        }
        if kind == .text, let written = bareText() { return JSONText.string(written) }
        let name = name()
        guard let first = name.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= first) else {
            text = text.moved(to: start)
            guard text.value() != nil else {
                let message = text.fault?.text ?? "a value is expected here"
                throw Fault(text: message + (text.position == start ? Self.quotes : ""), place: text.fault?.offset)
            }
            return String(decoding: text.bytes[start..<text.position], as: UTF8.self)
        }
        if name == "true" || name == "false" { return name }
        let strategy = try? NamedStrategy(name)
        if let specification = try options(of: strategy, named: name) { return specification }
        return JSONText.string(kind == .strategy ? strategy?.name ?? name : name)
    }

    /// Reads a text without quotes, such as `dd.MM.yyyy`, unless it's a number or a single word.
    private mutating func bareText() -> String? {
        let start = text.position
        var end = start
        while end < text.bytes.count, Self.isBare(text.bytes[end]) { end += 1 }
        while end > start, text.bytes[end - 1] == 0x20 { end -= 1 }
        let bytes = text.bytes[start..<end]
        let written = String(decoding: bytes, as: UTF8.self)
        guard bytes.contains(where: { !Self.isWord($0) }) || bytes.contains(where: Self.isLetter),
            bytes.contains(where: { !Self.isLetter($0) }), !JSONLine.isValue(written)
        else { return nil }
        var after = text.moved(to: end)
        after.skipBlanks()
        guard after.isAtEnd || ",)]".utf8.contains(text.bytes[after.position]) else { return nil }
        text = text.moved(to: end)
        return written
    }

    /// Returns the text from a place up to the end of the value, as JSON.
    private func unquoted(from start: Int) -> String? {
        let bytes = text.bytes[start...].prefix { !",)]\"".utf8.contains($0) }
        return bytes.isEmpty ? nil : JSONText.string(String(decoding: bytes, as: UTF8.self))
    }

    private static func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }

    private static func isWord(_ byte: UInt8) -> Bool {
        isLetter(byte) || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }

    private static func isBare(_ byte: UInt8) -> Bool { isWord(byte) || " .:/-_+%".utf8.contains(byte) }

    /// Reads ASCII letters and digits.
    private mutating func name() -> String {
        let start = text.position
        while let next, case let character = Character(Unicode.Scalar(next)), character.isASCII,
            character.isLetter || character.isNumber, text.take(Unicode.Scalar(next))
        {}
        return String(decoding: text.bytes[start..<text.position], as: UTF8.self)
    }

    private var next: UInt8? { text.isAtEnd ? nil : text.bytes[text.position] }

    private func fault(_ message: String) -> Fault { Fault(text: message, place: text.position) }

    private func unexpected(_ expected: String) -> Fault {
        fault("\(expected) is expected here\(text.isAtEnd ? "" : Self.quotes)")
    }

    private static let quotes = "; a text with other signs than letters and digits needs double quotes"

    /// Returns the name of an option that has the same name as its flag in `validate check`, such as `min`.
    private static func option(meantBy name: String, of strategy: NamedStrategy?) -> String {
        guard let strategy, strategy.option(name) == nil else { return name }
        return StrategyOptions.flags.first { $0.value == "--\(name)" && strategy.option($0.key) != nil }?.key ?? name
    }
}
