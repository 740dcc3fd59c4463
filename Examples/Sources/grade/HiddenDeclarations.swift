// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// An exercise's tests must use the library's operators and types instead of a submission's.
extension SourceCheck {
    /// Whether the compiler reads less than the student wrote.
    var hidesDeclarations: Bool { files.contains { compiledText(of: $0) != $0.text } }

    /// Returns a file's source without the word `public` in front of declarations that change other modules'
    /// declarations.
    ///
    /// This applies to extensions of other modules' types, and to operators outside types or in protocols. All places
    /// stay the same.
    func compiledText(of file: SourceFile) -> String {
        let tokens = file.tokens
        let own = Set(types.filter { $0.declaration.kind != .extension }.map(\.declaration.name))
        let protocols = Set(types.filter { $0.declaration.kind == .protocol }.map(\.declaration.name))
        var scalars = Array(file.text.unicodeScalars)
        /// The words of the declaration that's beginning.
        var words: [Int] = []
        /// The types around a token, with the places where they end.
        var around: [(name: String, end: Int)] = []
        func hide(_ places: some Sequence<Int>) {
            for place in places where ["public", "open", "package"].contains(tokens[place].text) {
                let length = tokens[place].text.unicodeScalars.count
                for offset in tokens[place].offset..<tokens[place].offset + length { scalars[offset] = " " }
            }
        }
        for index in tokens.indices {
            let token = tokens[index]
            around.removeAll { $0.end < index }
            if token.kind != .name {
                if token != "@", token != "(", token != ")" { words = [] }
                continue
            }
            switch token.text {
            case "extension", "class", "struct", "enum", "actor", "protocol":
                guard let open = tokens[index...].firstIndex(where: { $0 == "{" }),
                    let end = Self.closing(tokens, open)
                else { break }
                let path = tokens[(index + 1)..<open].prefix { $0.kind == .name || $0 == "." }.filter { $0 != "." }
                let name = path.last?.text ?? ""
                let isOwn = !path.isEmpty && path.allSatisfy { own.contains($0.text) }
                if token == "extension", !isOwn { hide(words + Array(open...end)) }
                around.append((name, end))
                words = []
            case "func" where tokens.indices.contains(index + 1) && tokens[index + 1].kind == .symbol:
                // In a type, the compiler requires an operand of this type.
                if around.last.map({ protocols.contains($0.name) }) ?? true { hide(words) }
                words = []
            case "func", "var", "let", "init", "subscript", "case", "typealias", "import": words = []
            default: words.append(index)
            }
        }
        return String(String.UnicodeScalarView(scalars))
    }
}
