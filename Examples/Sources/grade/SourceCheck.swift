// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import GradeProbes

/// A submission's file.
struct SourceFile {
    let name: String
    let path: String
    let text: String
    let tokens: [Token]
    let declarations: [Declaration]

    init(path: String) throws {
        self.init(
            name: URL(filePath: path).lastPathComponent, text: try String(contentsOfFile: path, encoding: .utf8),
            path: path)
    }

    init(name: String, text: String, path: String = "") {
        self.path = path
        self.name = name
        self.text = text
        tokens = Tokenizer.tokens(of: text)
        declarations = DeclarationParser.declarations(in: tokens)
    }

    /// Returns a line, counted from 1, without the surrounding white space.
    func line(_ number: Int) -> String? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(number - 1) else { return nil }
        return lines[number - 1].trimmingCharacters(in: .whitespaces)
    }
}

/// The misconceptions that a submission's source shows, and facts that explain a run's results.
struct SourceCheck {
    let files: [SourceFile]
    private(set) var findings: [Finding] = []

    /// The names of the submission's strategy classes.
    let strategies: Set<String>
    let types: [(declaration: Declaration, file: SourceFile)]

    /// The library's types that hold a value and a strategy.
    private static let contexts: Set = [
        "ValidatedInput", "ParsedInput", "InputForm", "FormField", "InputState", "CrossFieldRule",
    ]

    /// The names of the exercise's classes that its swap may look for.
    private let own: Set<String>

    /// - Parameter solution: The solution's files, for an exercise in its own folder.
    init(_ files: [SourceFile], solution: [SourceFile] = []) {
        self.files = files
        own = Self.strategies(in: solution.flatMap(\.declarations)).union(["MemberInputValidator"])
        func nested(_ declarations: [Declaration]) -> [Declaration] {
            declarations.filter(\.isType).flatMap { [$0] + nested($0.members) }
        }
        types = files.flatMap { file in nested(file.declarations).map { ($0, file) } }
        strategies = Self.strategies(in: types.map(\.declaration))
        for file in files {
            checkImports(file)
            checkAttributes(file)
            checkCalls(file)
            check(file)
        }
        for (type, file) in types {
            if Self.isStrategy(type, strategies) { checkStrategy(type, file) }
            checkSetters(of: type.members, file)
        }
        for file in files { checkSetters(of: file.declarations, file) }
    }

    // MARK: - Facts

    /// Whether a message is changed on purpose, so that errors with the same code may have different messages.
    var changesMessages: Bool { files.contains { $0.tokens.contains { $0 == "withMessage" } } }

    /// The variable outside the methods that holds a context, or `nil`.
    var placeOfHeldContext: Place? {
        for (declaration, file) in types.flatMap({ type in type.declaration.members.map { ($0, type.file) } })
            + files.flatMap({ file in file.declarations.map { ($0, file) } })
        where declaration.kind == .variable || declaration.kind == .constant {
            guard let context = declaration.signature.first(where: { Self.contexts.contains($0.text) }) else {
                continue
            }
            return Place(
                file: file, line: declaration.line,
                text: "\(declaration.name) refers to a context: it has the type \(context.text).")
        }
        return nil
    }

    /// Returns the place where a function creates a context, or `nil`.
    func placeOfNewContext() -> (SourceFile, Int)? {
        for file in files {
            let tokens = file.tokens
            for (index, token) in tokens.enumerated().dropLast()
            where token.kind == .name && Self.contexts.contains(token.text) {
                let next = tokens[index + 1] == "<" ? tokens.endOfGenericArguments(at: index + 1) : index + 1
                let words = tokens[next...].prefix(2).map(\.text)
                if words.first == "(" || words == [".", "init"] { return (file, token.line) }
            }
        }
        return nil
    }

    // MARK: - Strategies

    private static func strategies(in types: [Declaration]) -> Set<String> {
        var names: Set<String> = []
        var count = -1
        while names.count > count {
            count = names.count
            for type in types where type.kind == .class && type.parents.contains(where: { isStrategy($0, names) }) {
                names.insert(type.name)
            }
        }
        return names
    }

    private static func isStrategy(_ name: String, _ known: Set<String>) -> Bool {
        known.contains(name) || name.hasSuffix("InputValidator") || name.hasSuffix("InputParser")
            || name == "TextParser"
    }

    private static func isStrategy(_ type: Declaration, _ known: Set<String>) -> Bool {
        type.kind == .class ? known.contains(type.name) : type.kind == .extension && isStrategy(type.name, known)
    }

    /// Returns whether a name belongs to a strategy class, including the library's compositions.
    private func namesStrategy(_ name: String) -> Bool {
        let compositions = ["AllOf", "AnyOf", "Not", "Each", "Then"]
        return Self.isStrategy(name, strategies) || compositions.contains(name)
    }

    private mutating func checkStrategy(_ type: Declaration, _ file: SourceFile) {
        for member in type.members {
            // A static method can create strategies for an input.
            let isFactory = member.isStatic && member.kind == .function
            if !isFactory, let context = member.signature.first(where: { Self.contexts.contains($0.text) }) {
                let subject = member.kind == .function ? "the method \(member.name)(…)" : "the property \(member.name)"
                report(
                    .knownContext, "\(type.name) depends on a context: \(subject) has the type \(context.text).", file,
                    member.line)
                continue
            }
            guard member.kind == .variable || member.kind == .constant, member.isStored else { continue }
            if member.kind == .variable {
                let isLazy = member.modifiers.contains("lazy") ? " lazy" : ""
                report(
                    .mutableStrategy, "\(type.name) stores \(member.name) in a\(isLazy) var.", file, member.line)
            } else if let box = box(in: member) {
                report(
                    .mutableStrategy,
                    "\(type.name) stores \(member.name), an object of the class \(box.name), which has a var.", file,
                    member.line)
            }
        }
        checkGlobals(used: type, file)
    }

    /// Returns a submission's class with a stored variable and no lock, if a property gets its value from it.
    private func box(in member: Declaration) -> Declaration? {
        let names = Set(member.signature.map(\.text))
        return types.map(\.declaration).first { type in
            guard type.kind == .class, names.contains(type.name), !strategies.contains(type.name) else { return false }
            let isLocked = type.body.contains {
                ["Mutex", "NSLock", "lock", "withLock", "DispatchQueue"].contains($0.text)
            }
            return !isLocked && type.members.contains { $0.kind == .variable && $0.isStored && !$0.isStatic }
        }
    }

    /// Reports a global variable that a strategy uses.
    private mutating func checkGlobals(used type: Declaration, _ file: SourceFile) {
        for owner in files {
            for global in owner.declarations where global.kind == .variable && global.isStored {
                // Only this kind of variable can be used in a strategy's method.
                let isUsed = zip(type.body, type.body.dropFirst()).contains { $0 != "." && $1 == global.name }
                guard isUsed, global.modifiers.contains("nonisolated") else { continue }
                if global.signature.contains(where: { Self.contexts.contains($0.text) }) {
                    report(
                        .knownContext, "\(type.name) uses the variable \(global.name), a context.", owner, global.line)
                } else {
                    report(
                        .mutableStrategy, "\(type.name) uses the variable \(global.name), which is outside the class.",
                        owner, global.line)
                }
            }
        }
    }

    // MARK: - Expressions

    private mutating func check(_ file: SourceFile) {
        for index in file.tokens.indices {
            checkClassTest(file, index)
            checkText(file, index)
        }
    }

    private mutating func checkClassTest(_ file: SourceFile, _ index: Int) {
        let tokens = file.tokens
        let token = tokens[index]
        guard token.kind == .name else { return }
        func found(_ text: String) { report(.typeSwitch, text, file, token.line) }
        func word(_ offset: Int) -> String {
            tokens.indices.contains(index + offset) ? tokens[index + offset].text : ""
        }
        switch token.text {
        case "is", "as":
            var next = index + 1
            if ["?", "!"].contains(word(1)) { next += 1 }
            // Without a mark, `as` converts to a superclass, except in a pattern.
            if token == "as", next == index + 1, !isInPattern(tokens, index) { return }
            guard tokens.indices.contains(next), tokens[next].kind == .name else { return }
            let name = tokens[next].text
            guard namesStrategy(name), !own.contains(name), !isFunctionLabel(tokens, index) else { return }
            found("The code tests whether a strategy has the class \(name).")
        case "type" where word(1) == "(" && word(2) == "of":
            guard let end = Self.closing(tokens, index + 1) else { return }
            let following = tokens.indices.contains(end + 1) ? tokens[end + 1].text : ""
            let preceding = index > 0 ? tokens[index - 1].text : ""
            let isCompared = ["==", "!=", "is"].contains(following) || ["==", "!=", "switch"].contains(preceding)
            let isText = preceding == ":" && index > 2 && ["describing", "reflecting"].contains(tokens[index - 2].text)
            if isCompared || isText { found("The code compares the class of an object.") }
        case "configuration" where word(1) == "." && word(2) == "name" && ["==", "!=", "."].contains(word(3)):
            found("The code compares the name of a strategy.")
        default: break
        }
    }

    /// Returns whether `as` belongs to `case let name as Class`.
    private func isInPattern(_ tokens: [Token], _ index: Int) -> Bool {
        tokens[max(0, index - 4)..<index].contains { $0 == "case" }
    }

    /// Returns whether a word is a parameter's label, as in `func check(is Strategy)`.
    private func isFunctionLabel(_ tokens: [Token], _ index: Int) -> Bool {
        index > 0 && ["(", ",", "."].contains(tokens[index - 1].text)
            && tokens[max(0, index - 3)..<index].contains { $0 == "func" }
    }

    /// Reports a comparison of an error's text.
    private mutating func checkText(_ file: SourceFile, _ index: Int) {
        let tokens = file.tokens
        let token = tokens[index]
        if token.kind == .text { return checkInterpolation(file, index) }
        guard token.kind == .name, index > 0, tokens[index - 1] == "." else { return }
        let isReason = token == "reason" || token == "localizedDescription" || token == "errorDescription"
        let isDescription = ["description", "message", "title"].contains(token.text) && isOfError(tokens, index)
        guard isReason || isDescription else { return }
        var next = index + 1
        if tokens.indices.contains(next), tokens[next] == "(" {
            // `message(_:)` is a method that sets a message.
            guard token == "reason", let end = Self.closing(tokens, next) else { return }
            next = end + 1
        }
        var isCompared = false
        while tokens.indices.contains(next) {
            let text = tokens[next].text
            if ["==", "!=", "~="].contains(text), tokens[next].kind == .symbol {
                isCompared = true
                break
            }
            if ["?", "!", "??", ")"].contains(text), tokens[next].kind == .symbol {
                next += 1
                if text == "??" { next += 1 }
            } else if text == ".", tokens.indices.contains(next + 1) {
                let name = tokens[next + 1].text
                if ["contains", "hasPrefix", "hasSuffix", "range", "firstRange", "starts"].contains(name) {
                    isCompared = true
                    break
                }
                guard ["lowercased", "uppercased", "trimmingCharacters"].contains(name) else { break }
                next = tokens.indices.contains(next + 2) ? (Self.closing(tokens, next + 2) ?? next + 1) + 1 : next + 2
            } else {
                break
            }
        }
        if !isCompared, let start = startOfChain(tokens, index), start > 0 {
            let preceding = tokens[start - 1]
            isCompared =
                ["==", "!=", "switch"].contains(preceding.text) && preceding.kind != .text
                || preceding == "(" && start > 1 && tokens[start - 2] == "contains"
        }
        guard isCompared else { return }
        report(.comparedText, "The code compares the text of an error (\(token.text)).", file, token.line)
    }

    /// Reports a comparison of a literal that contains an error's text.
    private mutating func checkInterpolation(_ file: SourceFile, _ index: Int) {
        let tokens = file.tokens
        let token = tokens[index]
        guard token.text.firstMatch(of: /\\\([^)]*\.(reason|localizedDescription)\)/) != nil else { return }
        let neighbors = [index - 1, index + 1].filter(tokens.indices.contains).map { tokens[$0] }
        guard neighbors.contains(where: { $0 == "==" || $0 == "!=" || $0 == "switch" }) else { return }
        report(.comparedText, "The code compares the text of an error.", file, token.line)
    }

    private func isOfError(_ tokens: [Token], _ index: Int) -> Bool {
        guard let start = startOfChain(tokens, index) else { return false }
        return tokens[start..<index].contains { token in
            ["error", "err", "rejection", "problem", "failure"].contains { token.text.lowercased().contains($0) }
        }
    }

    /// Returns the first token of a chain such as `input.error?.reason`.
    func startOfChain(_ tokens: [Token], _ index: Int) -> Int? {
        var place = index
        while place > 0 {
            let last = tokens[place - 1]
            if last == ")" || last == "]" {
                guard let open = Self.opening(tokens, place - 1) else { return place }
                place = open
            } else if last == "." || last.kind == .symbol && (last == "?" || last == "!") && !last.isAfterSpace {
                place -= 1
            } else if last.kind == .name, tokens[place].kind == .symbol,
                !["return", "in", "if", "guard"].contains(last.text)
            {
                place -= 1
            } else {
                return place
            }
        }
        return place
    }

    static func closing(_ tokens: [Token], _ open: Int) -> Int? {
        var depth = 0
        for place in open..<tokens.count where tokens[place].kind == .symbol {
            if "([{".contains(tokens[place].text) { depth += 1 }
            if ")]}".contains(tokens[place].text) { depth -= 1 }
            if depth == 0 { return place }
        }
        return nil
    }

    private static func opening(_ tokens: [Token], _ close: Int) -> Int? {
        var depth = 0
        for place in stride(from: close, through: 0, by: -1) where tokens[place].kind == .symbol {
            if ")]}".contains(tokens[place].text) { depth += 1 }
            if "([{".contains(tokens[place].text) { depth -= 1 }
            if depth == 0 { return place }
        }
        return nil
    }

    // MARK: - Setters

    private mutating func checkSetters(of members: [Declaration], _ file: SourceFile) {
        let errors = namesOfErrors
        for member in members where member.kind == .variable {
            for (index, token) in member.body.enumerated() where ["didSet", "willSet", "set"].contains(token.text) {
                guard let open = member.body[index...].firstIndex(where: { $0 == "{" }),
                    let close = Self.closing(member.body, open)
                else { continue }
                let block = member.body[open...close]
                // A setter that swaps a strategy belongs to a choice, not to the value.
                if block.contains(where: { $0 == "validator" }) { continue }
                let validates = zip(block, block.dropFirst()).contains { token, next in
                    guard token.kind == .name else { return false }
                    let isCall =
                        next == "(" && (token == "isValid" || token == "errors" || token.text.hasPrefix("validate"))
                    return isCall || token == "ValidationError" || errors.contains(token.text)
                }
                guard validates || Self.hasCondition(block) else { continue }
                report(
                    .validatingSetter, "The property \(member.name) validates in \(token.text).", file, token.line)
            }
        }
    }

    /// Returns whether a block has a condition on a text's characters.
    private static func hasCondition(_ block: ArraySlice<Token>) -> Bool {
        let tests: Set = [
            "allSatisfy", "hasPrefix", "hasSuffix", "wholeMatch", "firstMatch", "prefixMatch", "isNumber", "isLetter",
            "isLowercase", "isUppercase",
        ]
        return block.contains { ["if", "guard"].contains($0.text) } && block.contains { tests.contains($0.text) }
    }

    mutating func report(
        _ misconception: Misconception?, _ text: String, _ file: SourceFile, _ line: Int, advice: String? = nil,
        isCheat: Bool = false
    ) {
        findings.append(
            Finding(
                misconception, .source, text, place: "\(file.name):\(line)", line: file.line(line), advice: advice,
                isCheat: isCheat))
    }
}
