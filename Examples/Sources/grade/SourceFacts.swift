// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import GradeProbes

// What a submission may import and call.
extension SourceCheck {
    /// The exercises' modules, and standard library modules that only compute.
    private static let allowed: Set = ["InputValidation", "Foundation", "Swift", "RegexBuilder", "Synchronization"]

    private static let kindsOfImport: Set = [
        "struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "actor",
    ]

    /// Functions, types, and members whose results differ between runs.
    private static let changing: Set = [
        "random", "randomElement", "shuffled", "SystemRandomNumberGenerator", "arc4random", "arc4random_uniform",
        "rand",
        "drand48", "Date", "ContinuousClock", "SuspendingClock", "DispatchTime", "CFAbsoluteTimeGetCurrent", "time",
        "clock_gettime", "gettimeofday", "ProcessInfo", "getenv", "CommandLine", "UserDefaults", "FileManager", "UUID",
        "hashValue", "Hasher", "FileHandle", "fopen", "contentsOfFile", "URLSession",
    ]

    /// Whether the submission imports a module that a student doesn't need, so that it isn't run.
    var hasForeignImport: Bool {
        files.contains { file in Self.imports(in: file).contains { !Self.allowed.contains($0.name) } }
    }

    static func imports(in file: SourceFile) -> [(name: String, line: Int)] {
        let tokens = file.tokens
        return tokens.indices.compactMap { index in
            guard tokens[index] == "import", tokens[index].kind == .name else { return nil }
            if index > 0, tokens[index - 1] == "." { return nil }
            var next = index + 1
            if tokens.indices.contains(next), kindsOfImport.contains(tokens[next].text) { next += 1 }
            guard tokens.indices.contains(next), tokens[next].kind == .name else { return nil }
            return (tokens[next].text, tokens[next].line)
        }
    }

    mutating func checkImports(_ file: SourceFile) {
        for (name, line) in Self.imports(in: file) where !Self.allowed.contains(name) {
            report(
                nil, "The submission imports \(name).", file, line,
                advice: "Import only InputValidation and Foundation, and write the code of the exercise yourself.",
                isCheat: true)
        }
    }

    /// Reports attributes that bypass a module's declared interface.
    mutating func checkAttributes(_ file: SourceFile) {
        let tokens = file.tokens
        for index in tokens.indices where tokens[index].text.first == "@" && tokens[index].kind == .name {
            // The name can come after white space, or be in backticks.
            let following = tokens.indices.contains(index + 1) ? tokens[index + 1].text : ""
            let name = tokens[index] == "@" ? following : String(tokens[index].text.dropFirst())
            guard name.hasPrefix("_") || name == "testable" else { continue }
            report(
                nil, "The submission uses @\(name).", file, tokens[index].line,
                advice: "An exercise does not need this attribute. Remove it.", isCheat: true)
        }
    }

    private var declaredNames: Set<String> {
        let keywords = ["func", "var", "let", "case", "class", "struct", "enum", "actor", "protocol", "typealias"]
        return Set(
            files.flatMap { file in
                zip(file.tokens, file.tokens.dropFirst()).filter { keywords.contains($0.0.text) }.map(\.1.text)
            })
    }

    mutating func checkCalls(_ file: SourceFile) {
        let tokens = file.tokens
        let declared = declaredNames
        var printEnd = -1
        for index in tokens.indices where tokens[index].kind == .name {
            let token = tokens[index]
            let previous = index > 0 ? tokens[index - 1].text : ""
            let next = tokens.indices.contains(index + 1) ? tokens[index + 1].text : ""
            if Self.isPrint(tokens, index), let end = Self.closing(tokens, index + 1) { printEnd = max(printEnd, end) }
            let isMember = previous == "."
            let owner = isMember && index > 1 ? tokens[index - 2].text : ""
            if ["func", "var", "let", "case", "class", "struct", "enum"].contains(previous) { continue }
            if declared.contains(token.text), !["Foundation", "Glibc"].contains(owner) { continue }
            guard Self.changing.contains(token.text), index > printEnd else { continue }
            let isFunction = token.text.first?.isLowercase == true && token != "hashValue"
            let isUsed =
                token == "contentsOfFile"
                ? next == ":" : token == "hashValue" ? isMember : isFunction ? next == "(" : next == "(" || next == "."
            // A strategy may have its own method by that name.
            let isOwn = isFunction && !["random", "randomElement", "shuffled"].contains(token.text) && isMember
            if isUsed, !isOwn || ["Foundation", "Glibc"].contains(owner) {
                report(.hiddenInput, "The submission uses \(token.text).", file, token.line)
            }
        }
    }

    private static func isPrint(_ tokens: [Token], _ index: Int) -> Bool {
        ["print", "debugPrint", "dump", "NSLog", "fputs", "puts"].contains(tokens[index].text)
            && tokens.indices.contains(index + 1) && tokens[index + 1] == "("
            && (index == 0 || tokens[index - 1] != "." && tokens[index - 1] != "func")
    }
}

// Facts that explain a run's results.
extension SourceCheck {
    /// A line in the submission, and what's wrong there.
    struct Place {
        let file: SourceFile
        let line: Int
        let text: String
    }

    /// The names of the constants and functions that are errors.
    var namesOfErrors: Set<String> {
        Set(
            files.flatMap { file in
                zip(file.tokens, file.tokens.dropFirst(2)).filter { $1 == "ValidationError" }.map(\.0.text)
            })
    }

    /// The literals' values, without repetitions.
    var literals: [String] {
        var seen: Set<String> = []
        return Array(
            files.flatMap(\.tokens).compactMap(\.literal).filter { !$0.isEmpty && seen.insert($0).inserted }.prefix(40))
    }

    /// Returns the functions of a type, its extensions, and its superclasses, and the functions outside all types.
    private func functions(of type: String?) -> [(declaration: Declaration, file: SourceFile)] {
        let global = files.flatMap { file in file.declarations.map { ($0, file) } }
        let members = types.filter {
            type == nil || $0.declaration.name == type || isSuperclass($0.declaration, of: type)
        }
        .flatMap { type in type.declaration.members.map { ($0, type.file) } }
        return (members + global).filter { $0.0.kind == .function }
    }

    private func isSuperclass(_ type: Declaration, of name: String?) -> Bool {
        types.contains { $0.declaration.name == name && $0.declaration.parents.contains(type.name) }
    }

    /// Returns the name of the submission's class at the start of a finding.
    private func type(of finding: Finding) -> String? {
        types.map(\.declaration.name).filter { finding.text.hasPrefix($0 + " ") }.max { $0.count < $1.count }
    }

    // MARK: - Errors that are not thrown

    /// Returns the place where an accepted input's error is printed instead of thrown.
    func placeOfPrint(_ finding: Finding) -> Place? {
        for (function, file) in functions(of: type(of: finding)) {
            let body = function.body
            for index in body.indices where Self.isPrint(body, index) {
                guard let end = Self.closing(body, index + 1) else { continue }
                let rest = body[end..<Self.endOfBlock(body, index)]
                guard !rest.contains(where: { $0 == "throw" || $0 == "try" }) else { continue }
                return Place(
                    file: file, line: body[index].line, text: "\(function.name)(…) prints, and does not throw there.")
            }
        }
        return nil
    }

    /// Returns the place where an accepted input's error isn't thrown.
    func placeOfMissingThrow(_ finding: Finding) -> Place? {
        let errors = namesOfErrors
        let functions = functions(of: type(of: finding))
        for (function, file) in functions {
            let body = function.body
            for index in body.indices where errors.contains(body[index].text) && body[index].kind == .name {
                guard let start = startOfChain(body, index), !returnsValue(function), Self.beginsStatement(body, start)
                else { continue }
                return Place(
                    file: file, line: body[index].line,
                    text: "The error \(body[index].text) is there, but is not thrown.")
            }
        }
        for (function, file) in functions
        where function.name == "validate" || function.signature.contains(where: { $0 == "throws" }) {
            let body = function.body
            for index in body.indices where body[index] == "else" && !returnsValue(function) {
                let block = body[index...].prefix(4).map(\.text)
                if block == ["else", "{", "return", "}"], isGuard(body, index) {
                    return Place(
                        file: file, line: body[index + 2].line, text: "The guard returns, which accepts the input.")
                }
            }
            if !body.isEmpty, function.name == "validate", !body.contains(where: { $0 == "throw" || $0 == "try" }) {
                return Place(file: file, line: function.line, text: "validate(_:) never throws.")
            }
        }
        for (function, file) in functions {
            let body = function.body
            for index in body.indices.dropLast() {
                let isSilent = body[index] == "try" && body[index + 1] == "?"
                let block = body[index] == "catch" ? body[index...].firstIndex { $0 == "{" } : nil
                let isSwallowed = block.flatMap { open in Self.closing(body, open).map { body[open...$0] } }
                    .map { block in !block.contains { $0 == "throw" || $0 == "return" } }
                if isSilent || isSwallowed == true {
                    return Place(file: file, line: body[index].line, text: "An error is caught there, and is lost.")
                }
            }
        }
        return nil
    }

    private func returnsValue(_ function: Declaration) -> Bool { function.signature.contains { $0 == "->" } }

    private func isGuard(_ body: [Token], _ index: Int) -> Bool {
        body[..<index].last { ["if", "guard", "else"].contains($0.text) && $0.kind == .name }?.text == "guard"
    }

    /// Returns the end of the innermost block around a token.
    private static func endOfBlock(_ body: [Token], _ index: Int) -> Int {
        var depth = 0
        for place in index..<body.count where body[place].kind == .symbol {
            if body[place] == "{" { depth += 1 }
            if body[place] == "}" { depth -= 1 }
            if depth < 0 { return place }
        }
        return body.count
    }

    private static func beginsStatement(_ body: [Token], _ start: Int) -> Bool {
        guard start > 0 else { return true }
        let previous = body[start - 1]
        if ["{", "}", ";"].contains(previous.text), previous.kind == .symbol { return true }
        let goesOn = ["(", "[", ",", ":", "?", "??", "=", "==", "!=", ".", "->", "&&", "||"]
        let keywords = ["throw", "return", "in", "try", "is", "as", "case", "else", "if", "guard", "let", "var"]
        return previous.line < body[start].line && !(previous.kind == .symbol && goesOn.contains(previous.text))
            && !keywords.contains(previous.text)
    }

    // MARK: - Listed inputs

    /// Returns the place where the submission compares an input from the tests, or the counterexample itself.
    func placeOfListedInput(_ finding: Finding, tests: [SourceFile]) -> Place? {
        let known = Set(tests.flatMap(\.tokens).filter { $0.kind == .text }.compactMap(\.literal))
        for file in files {
            let tokens = file.tokens
            for index in tokens.indices where tokens[index].kind == .text {
                guard let literal = tokens[index].literal, literal.unicodeScalars.count > 1 else { continue }
                let neighbors = [index - 1, index + 1].map { tokens.indices.contains($0) ? tokens[$0].text : "" }
                let isListed =
                    ["==", "!=", "~=", "case", "[", ","].contains(neighbors[0])
                    || ["==", "!=", "~=", ":", "]"].contains(neighbors[1])
                let isCounterexample = finding.counterexample == "\"\(literal)\""
                guard isListed, known.contains(literal) || isCounterexample else { continue }
                return Place(
                    file: file, line: tokens[index].line, text: "The code has a result of its own for one input.")
            }
        }
        return nil
    }

    /// Returns the place of a literal that the counterexample contains.
    func placeOfLiteral(in finding: Finding) -> Place? {
        for file in files {
            for token in file.tokens {
                guard let literal = token.literal, literal.unicodeScalars.count > 1,
                    finding.counterexample?.contains(literal) == true
                else { continue }
                return Place(file: file, line: token.line, text: "The code has a literal that is a part of this input.")
            }
        }
        return nil
    }

    // MARK: - Overrides

    /// The names of the methods that a strategy can override.
    private static let overridable = ["validate", "furtherErrors", "normalized", "progress", "parse"]

    /// Returns a method that's meant to override another method but doesn't.
    func nearMiss() -> Place? {
        for (type, file) in types where strategies.contains(type.name) {
            let inherited = types.map(\.declaration).filter { type.parents.contains($0.name) }
            let steps = inherited.flatMap(\.members).filter { $0.kind == .function && !$0.isStatic }.map(\.name)
            let own = Set(type.members.filter { $0.modifiers.contains("override") }.map(\.name))
            for method in type.members where method.kind == .function && !method.isStatic {
                guard !method.modifiers.contains("override"), !method.modifiers.contains("private"),
                    method.name != "init"
                else { continue }
                let wanted = (Self.overridable + steps).first {
                    !own.contains($0) && Self.distance($0, method.name) <= ($0 == method.name ? 0 : 2)
                }
                guard let wanted, isUncalled(method) else { continue }
                return Place(
                    file: file, line: method.line,
                    text:
                        "The method \(method.name)(…) of \(type.name) does not override \(wanted)(_:), so nothing calls it."
                )
            }
        }
        return nil
    }

    /// Returns the method that may be intended as the algorithm of a strategy without an algorithm.
    func uncalledMethod(_ finding: Finding) -> Place? {
        guard let name = type(of: finding) else { return nil }
        for (type, file) in types where type.name == name {
            for method in type.members where method.kind == .function && method.name != "init" {
                guard !method.modifiers.contains("override"), isUncalled(method) else { continue }
                return Place(
                    file: file, line: method.line,
                    text:
                        "Nothing calls the method \(method.name)(…) of \(type.name), and validate(_:) is not overridden."
                )
            }
        }
        return nil
    }

    private func isUncalled(_ method: Declaration) -> Bool {
        files.flatMap(\.tokens).count { $0 == method.name && $0.kind == .name } == 1
    }

    /// Returns whether one of the submission's classes declares a method.
    func declares(_ method: String, inClassOf finding: Finding) -> Bool {
        let name = type(of: finding)
        return types.contains { $0.declaration.name == name && $0.declaration.members.contains { $0.name == method } }
    }

    /// Returns the number of insertions, deletions, replacements, and swaps of adjacent letters between two words,
    /// ignoring case.
    static func distance(_ first: String, _ second: String) -> Int {
        let a = Array(first.lowercased())
        let b = Array(second.lowercased())
        guard abs(a.count - b.count) <= 2 else { return 3 }
        var table = [[Int]](repeating: Array(0...b.count), count: a.count + 1)
        for i in 0...a.count { table[i][0] = i }
        for i in a.indices {
            for j in b.indices {
                var best = min(table[i][j + 1], table[i + 1][j]) + 1
                best = min(best, table[i][j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, table[i - 1][j - 1] + 1) }
                table[i + 1][j + 1] = best
            }
        }
        return table[a.count][b.count]
    }

    // MARK: - Distinction of subclasses

    /// Returns the place where a base class distinguishes its subclasses by one of their members.
    func placeOfKindSwitch() -> Place? {
        for (type, file) in types where types.contains(where: { $0.declaration.parents.contains(type.name) }) {
            guard strategies.contains(type.name) else { continue }
            let members = Set(type.members.filter { !$0.isStatic }.map(\.name)).subtracting(Self.overridable + ["init"])
            for function in type.members where function.kind == .function {
                let body = function.body
                for index in body.indices where members.contains(body[index].text) && body[index].kind == .name {
                    let start = startOfChain(body, index) ?? index
                    let words = [start - 1, index + 1].map { body.indices.contains($0) ? body[$0].text : "" }
                    guard ["switch", "==", "!=", "="].contains(words[0]) || ["==", "!="].contains(words[1]) else {
                        continue
                    }
                    guard words[0] != "=" || body[..<start].suffix(6).contains(where: { $0 == "case" }) else {
                        continue
                    }
                    return Place(
                        file: file, line: body[index].line,
                        text: "\(function.name)(…) of \(type.name) tells the subclasses apart by \(body[index].text).")
                }
            }
        }
        return nil
    }

    // MARK: - What the exercise needs

    /// Returns explanations of compiler messages about a declaration that the exercise can't use.
    func hints(about messages: String) -> [String] {
        var hints: [String] = []
        let all = types.map { ($0.declaration, $0.file) } + functions(of: nil).map { ($0.declaration, $0.file) }
        for match in messages.matches(of: /(?:cannot find|has no member) '([A-Za-z]+)'/) {
            let name = String(match.1)
            let places = all + types.flatMap { type in type.declaration.members.map { ($0, type.file) } }
            if let (declaration, file) = places.first(where: { $0.0.name == name }) {
                hints.append("\(name) is declared in \(file.name):\(declaration.line). Is it public?")
            } else if let (declaration, file) = places.first(where: { Self.distance($0.0.name, name) <= 2 }) {
                hints.append("\(file.name):\(declaration.line) declares \(declaration.name). Is its name right?")
            }
        }
        if messages.contains("inheritance from a final class") || messages.contains("overrides a 'final'") {
            hints.append(
                "Concrete strategies are final. Derive the class from InputValidator. To reuse a strategy, store it in a "
                    + "let.")
        } else if messages.contains("overriding non-open instance method") {
            hints.append("The base class calls validate(_:) there. Override validate(_:).")
        }
        if hidesDeclarations, messages.contains("public") || messages.contains("internal") {
            hints.append(
                "The grader reads extensions of types of other modules, and operators, without the word public, so that "
                    + "the tests do not use them. Declare a function or a type instead.")
        }
        if messages.contains("protection level") { hints.append("Write public in front of this declaration.") }
        if messages.contains("actor-isolated"), files.contains(where: { $0.tokens.contains { $0 == "@MainActor" } }) {
            hints.append("Remove @MainActor: the exercise calls this declaration from other places too.")
        }
        return hints.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
