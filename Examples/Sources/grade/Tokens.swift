// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A part of a submission's source: a name, a literal, an operator, or a bracket.
struct Token: Equatable {
    enum Kind { case name, text, number, symbol }

    let kind: Kind
    let text: String
    let line: Int
    /// Whether the token follows white space or begins a line.
    let isAfterSpace: Bool
    /// The offset of its first character in the source's scalars.
    var offset = 0

    /// The value of a number, or of a single-line text literal without interpolations.
    var literal: String? {
        if kind == .number {
            let digits = text.filter { $0 != "_" }
            if let byte = digits.hasPrefix("0x") ? UInt8(digits.dropFirst(2), radix: 16) : nil {
                return (0x20...0x7E).contains(byte) ? String(UnicodeScalar(byte)) : nil
            }
            return digits.allSatisfy(\.isNumber) ? digits : nil
        }
        let fence = text.prefix { $0 == "#" }
        let quoted = text.dropFirst(fence.count).dropLast(fence.count)
        guard kind == .text, quoted.count > 1, quoted.first == "\"", quoted.last == "\"", !quoted.hasPrefix("\"\"\"")
        else { return nil }
        let content = quoted.dropFirst().dropLast()
        if content.contains("\\\(fence)(") { return nil }
        return fence.isEmpty ? Self.unescaped(content) : String(content)
    }

    private static func unescaped(_ text: Substring) -> String? {
        let characters: [Character: Character] = [
            "n": "\n", "r": "\r", "t": "\t", "0": "\0", "\\": "\\", "\"": "\"", "'": "'",
        ]
        var result = ""
        var rest = text
        while let next = rest.popFirst() {
            guard next == "\\" else {
                result.append(next)
                continue
            }
            guard let escape = rest.popFirst() else { return nil }
            if escape == "u", rest.popFirst() == "{", let end = rest.firstIndex(of: "}") {
                guard let value = UInt32(rest[..<end], radix: 16), let scalar = Unicode.Scalar(value) else {
                    return nil
                }
                result.unicodeScalars.append(scalar)
                rest = rest[rest.index(after: end)...]
            } else if let character = characters[escape] {
                result.append(character)
            } else {
                return nil
            }
        }
        return result
    }

    static func == (token: Token, text: String) -> Bool { token.kind != .text && token.text == text }
    static func != (token: Token, text: String) -> Bool { !(token == text) }
}

extension [Token] {
    /// Returns the index after generic arguments whose `<` is at the given index.
    func endOfGenericArguments(at start: Int) -> Int {
        var depth = 0
        for index in start..<count where self[index].kind == .symbol && self[index] != "->" {
            // Several brackets can be one token, and so can a bracket and a question mark.
            depth += self[index].text.count { $0 == "<" } - self[index].text.count { $0 == ">" }
            if depth <= 0 { return index + 1 }
        }
        return count
    }
}

/// A tokenizer for Swift source that skips comments.
///
/// The tokens are sufficient to find declarations and a few expressions. A text literal is one token, whatever it
/// contains.
struct Tokenizer {
    private let scalars: [Unicode.Scalar]
    private var place = 0
    private var line = 1
    /// The number of open literals, each in another literal's interpolation.
    private var nesting = 0
    private var tokens: [Token] = []

    static func tokens(of source: String) -> [Token] {
        var tokenizer = Tokenizer(scalars: Array(source.unicodeScalars))
        tokenizer.run()
        return tokenizer.tokens
    }

    private init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

    private func scalar(_ offset: Int = 0) -> Unicode.Scalar? {
        scalars.indices.contains(place + offset) ? scalars[place + offset] : nil
    }

    private func isAt(_ text: String) -> Bool { scalars[place...].starts(with: text.unicodeScalars) }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where place < scalars.count {
            if scalars[place] == "\n" { line += 1 }
            place += 1
        }
    }

    private mutating func run() {
        var isAfterSpace = true
        while let next = scalar() {
            if next.properties.isWhitespace {
                advance()
                isAfterSpace = true
            } else if isAt("//") {
                while let next = scalar(), next != "\n" { advance() }
                isAfterSpace = true
            } else if isAt("/*") {
                skipComment()
                isAfterSpace = true
            } else {
                addToken(isAfterSpace)
                isAfterSpace = false
            }
        }
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if isAt("/*") {
                depth += 1
                advance(2)
            } else if isAt("*/") {
                depth -= 1
                advance(2)
            } else {
                advance()
            }
        } while depth > 0 && place < scalars.count
    }

    private mutating func addToken(_ isAfterSpace: Bool) {
        let start = place
        let firstLine = line
        var kind = Token.Kind.symbol
        let next = scalars[place]
        var hashes = 0
        while scalar(hashes) == "#" { hashes += 1 }
        if scalar(hashes) == "\"" {
            kind = .text
            skipText(hashes: hashes)
        } else if scalar(hashes) == "/", hashes > 0 {
            kind = .text
            skipExpression(hashes: hashes)
        } else if next == "/", isExpression {
            kind = .text
            skipExpression(hashes: 0)
        } else if next == "`" {
            kind = .name
            repeat { advance() } while scalar() != nil && scalar() != "`"
            advance()
        } else if Self.isName(next) {
            kind = ("0"..."9").contains(next) ? .number : .name
            while let next = scalar(), Self.isName(next) { advance() }
        } else if Self.operators.contains(next) {
            while let next = scalar(), Self.operators.contains(next), !isAt("//"), !isAt("/*") { advance() }
        } else {
            advance()
        }
        let text = String(String.UnicodeScalarView(scalars[start..<place])).filter { $0 != "`" }
        tokens.append(Token(kind: kind, text: text, line: firstLine, isAfterSpace: isAfterSpace, offset: start))
    }

    /// Dots aren't in the list, because a chain of members is easier to follow with a token for each dot.
    private static let operators = Set("=+-*/%<>!&|^~?".unicodeScalars)

    private static func isName(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar == "$" || scalar == "#" || scalar == "@" || scalar.properties.isAlphabetic
            || scalar.properties.numericType != nil
    }

    // MARK: - Literals

    private mutating func skipText(hashes: Int) {
        let fence = String(repeating: "#", count: hashes)
        advance(hashes)
        let quote = isAt("\"\"\"") ? "\"\"\"" : "\""
        advance(quote.count)
        while place < scalars.count, !isAt(quote + fence) {
            if isAt("\\" + fence + "(") {
                advance(2 + hashes)
                skipInterpolation()
            } else if isAt("\\" + fence) {
                advance(2 + hashes)
            } else if quote.count == 1, scalar() == "\n" {
                return
            } else {
                advance()
            }
        }
        advance(quote.count + hashes)
    }

    private mutating func skipInterpolation() {
        var depth = 1
        nesting += 1
        defer { nesting -= 1 }
        while let next = scalar(), depth > 0 {
            if next == "\"", nesting < 50 {
                skipText(hashes: 0)
                continue
            }
            if next == "(" { depth += 1 }
            if next == ")" { depth -= 1 }
            advance()
        }
    }

    /// Whether a slash begins a regular expression: it doesn't follow an operand, and there's a second slash on the
    /// same line.
    private var isExpression: Bool {
        guard let following = scalar(1), !following.properties.isWhitespace, following != "/", following != "=" else {
            return false
        }
        if let last = tokens.last {
            let keywords = ["return", "in", "case", "where", "throw", "try", "await", "if", "guard", "while", "else"]
            if last.kind == .name, !keywords.contains(last.text) { return false }
            if last.kind == .text || last.kind == .number || [")", "]", "}"].contains(last.text) { return false }
        }
        var offset = 1
        while let next = scalar(offset), next != "\n" {
            if next == "\\" { offset += 1 } else if next == "/" { return true }
            offset += 1
        }
        return false
    }

    private mutating func skipExpression(hashes: Int) {
        let fence = "/" + String(repeating: "#", count: hashes)
        advance(hashes + 1)
        while let next = scalar(), !isAt(fence), hashes > 0 || next != "\n" { advance(next == "\\" ? 2 : 1) }
        advance(hashes + 1)
    }
}
