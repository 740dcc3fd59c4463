// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A declaration in a submission's source.
struct Declaration {
    enum Kind: String { case `class`, `struct`, `enum`, actor, `extension`, `protocol`, variable, constant, function }

    var kind: Kind
    var name: String
    var line: Int
    /// The words in front of the keyword, such as `public` and `static`.
    var modifiers: [String]
    /// The types between a type's colon and its body.
    var parents: [String] = []
    /// The tokens in front of a function's or property's body, and a property's initial value.
    var signature: [Token] = []
    /// The tokens between the braces.
    var body: [Token] = []
    var members: [Declaration] = []

    var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

    /// Whether a variable stores a value, with or without observers.
    var isStored: Bool {
        guard kind == .variable else { return kind == .constant }
        return body.isEmpty || ["willSet", "didSet"].contains(body[0].text)
    }

    var isType: Bool { ![.variable, .constant, .function].contains(kind) }
}

/// A parser that finds the declarations in a list of tokens, except inside function bodies.
struct DeclarationParser {
    private let tokens: [Token]
    private var place = 0

    /// - Parameter depth: The number of types around the tokens. The compiler doesn't compile more than 50, either.
    static func declarations(in tokens: [Token], depth: Int = 0) -> [Declaration] {
        var parser = DeclarationParser(tokens: tokens, depth: depth)
        return depth > 50 ? [] : parser.run()
    }

    private let depth: Int

    private init(tokens: [Token], depth: Int) {
        self.tokens = tokens
        self.depth = depth
    }

    private var token: Token? { tokens.indices.contains(place) ? tokens[place] : nil }

    private mutating func run() -> [Declaration] {
        var found: [Declaration] = []
        var modifiers: [String] = []
        while let next = token {
            switch next.text {
            case _ where next.kind == .text: place += 1
            case "class" where !isType(at: place):
                modifiers.append("class")
                place += 1
            case "class", "struct", "enum", "actor", "extension", "protocol":
                found.append(type(modifiers))
                modifiers = []
            case "var", "let":
                found.append(property(modifiers))
                modifiers = []
            case "func", "init", "subscript", "deinit":
                found.append(function(modifiers))
                modifiers = []
            case "(", "{", "[": _ = group()
            default:
                if next.kind == .name { modifiers.append(next.text) } else if next != "@" { modifiers = [] }
                place += 1
            }
        }
        return found
    }

    /// Returns whether `class` begins a type instead of being a member's modifier.
    private func isType(at place: Int) -> Bool {
        guard tokens.indices.contains(place + 1) else { return false }
        return !["func", "var", "let", "override", "subscript"].contains(tokens[place + 1].text)
    }

    /// Returns the tokens inside the brackets that begin here, and continues after them.
    private mutating func group() -> [Token] {
        let start = place + 1
        var depth = 0
        while let next = token {
            if next.kind == .symbol {
                if "([{".contains(next.text) { depth += 1 }
                if ")]}".contains(next.text) { depth -= 1 }
            }
            place += 1
            if depth == 0 { return Array(tokens[start..<max(start, place - 1)]) }
        }
        return Array(tokens[min(start, tokens.count)...])
    }

    private mutating func type(_ modifiers: [String]) -> Declaration {
        let keyword = tokens[place]
        place += 1
        var result = Declaration(
            kind: Declaration.Kind(rawValue: keyword.text) ?? .struct, name: token?.text ?? "", line: keyword.line,
            modifiers: modifiers)
        place += 1
        var isInherited = false
        while let next = token, next != "{" {
            if next == ":" { isInherited = true }
            if next == "where" { break }
            if next == "(" || next == "[" {
                _ = group()
                continue
            }
            if next == "<" {
                place = tokens.endOfGenericArguments(at: place)
                continue
            }
            if isInherited, next.kind == .name { result.parents.append(next.text) }
            place += 1
        }
        while let next = token, next != "{" { place += 1 }
        result.body = group()
        result.members = Self.declarations(in: result.body, depth: depth + 1)
        return result
    }

    private mutating func function(_ modifiers: [String]) -> Declaration {
        let keyword = tokens[place]
        place += 1
        var result = Declaration(
            kind: .function, name: keyword == "func" ? token?.text ?? "" : keyword.text, line: keyword.line,
            modifiers: modifiers)
        var hasParameters = false
        while let next = token {
            if next == "{" {
                result.body = group()
                break
            }
            if next == "(" {
                result.signature += group()
                hasParameters = true
                continue
            }
            // A protocol requirement has no body.
            if hasParameters, ["func", "var", "let", "init"].contains(next.text) { break }
            result.signature.append(next)
            place += 1
        }
        return result
    }

    private mutating func property(_ modifiers: [String]) -> Declaration {
        let keyword = tokens[place]
        place += 1
        var result = Declaration(
            kind: keyword == "var" ? .variable : .constant, name: token?.text ?? "", line: keyword.line,
            modifiers: modifiers)
        place += 1
        var hasValue = false
        var last = keyword
        while let next = token {
            if next == "{" {
                // After a value, braces on the same line are a closure or observers. Both are kept.
                let body = group()
                if hasValue, !["willSet", "didSet"].contains(body.first?.text) {
                    result.signature += body
                    last = tokens[place - 1]
                } else {
                    result.body = body
                    break
                }
                continue
            }
            if next.line != last.line, !continues(next, behind: last) { break }
            if next == ";" { break }
            if next == "(" || next == "[" {
                let start = place
                _ = group()
                result.signature += tokens[start..<place]
                last = tokens[place - 1]
                continue
            }
            if next == "=" { hasValue = true }
            result.signature.append(next)
            last = next
            place += 1
        }
        return result
    }

    /// Returns whether a token at the start of a line belongs to the declaration above.
    private func continues(_ token: Token, behind last: Token) -> Bool {
        let binary: Set = ["=", ":", ",", ".", "?", "??", "||", "&&", "+", "-", "->"]
        return binary.contains(token.text) && token.kind == .symbol
            || binary.contains(last.text) && last.kind == .symbol
    }
}
