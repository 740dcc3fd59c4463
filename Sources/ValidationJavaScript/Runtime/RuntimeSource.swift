// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Declarations in JavaScript, by name.
struct RuntimeSource: Sendable {
    struct Declaration: Sendable {
        let name: String
        let text: String
        let words: Set<String>
    }

    let declarations: [Declaration]

    /// Reads declarations with an empty line between them.
    init(_ source: String) {
        declarations = source.split(separator: "\n\n").map { part in
            let text = String(part).trimmingLineEnds
            let code = text.split(separator: "\n").drop { $0.hasPrefix("//") }
            let words = text.wordsInCode
            // "export const name =", "const name =", or "function name(".
            let head = (code.first ?? "").split { !$0.isLetter && !$0.isNumber }.map(String.init)
            let name = head.drop { ["export", "const", "function"].contains($0) }.first ?? ""
            return Declaration(name: name, text: text, words: words)
        }
    }
}

extension String {
    fileprivate var trimmingLineEnds: String {
        var text = self[...]
        while text.first == "\n" { text.removeFirst() }
        while text.last == "\n" { text.removeLast() }
        return String(text)
    }

    /// The code without the texts between apostrophes, if no expression in the code contains an apostrophe.
    fileprivate var withoutTexts: String {
        var code: [UInt8] = []
        var isText = false
        var isEscaped = false
        for byte in utf8 {
            if byte == UInt8(ascii: "'"), !isEscaped { isText.toggle() } else if !isText { code.append(byte) }
            isEscaped = isText && byte == UInt8(ascii: "\\") && !isEscaped
        }
        return String(decoding: code, as: UTF8.self)
    }

    /// The words outside comments, which include the names of the declarations that the code uses.
    var wordsInCode: Set<String> {
        var words: Set<String> = []
        for line in split(separator: "\n") {
            let code = line.drop { $0 == " " }
            if code.hasPrefix("//") || code.hasPrefix("/**") { continue }
            for word in line.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
                // A method's name follows one dot, and a spread value follows three.
                let before = line[..<word.startIndex]
                if !before.hasSuffix(".") || before.hasSuffix("...") { words.insert(String(word)) }
            }
        }
        return words
    }
}

extension RuntimeSource {
    /// Returns the declarations that a module's data uses, in an order in which each is declared before its use.
    static func declarations(usedBy data: String, hasMessages: Bool) -> [String] {
        // A module without messages uses shorter versions of some declarations.
        var names: Set<String> = []
        var queue = data.withoutTexts.wordsInCode.union(["undecided"])
        // The clock tells the day only if a limit depends on it.
        let clock = queue.contains("relativeDate") ? clockWithDay : clockWithMonth
        let basis = hasMessages ? [core, withMessages] : [withoutMessages, core]
        let others = [strategies, clock, tables, warnings, checkDigits, codes, calendar, numberStyles]
        let all = (basis + others).flatMap(\.declarations)
            .filter { declaration in
                let isFirst = names.insert(declaration.name).inserted
                assert(isFirst || !hasMessages, "there are two declarations of \(declaration.name)")
                return isFirst
            }
        let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
        var used: Set<String> = ["undecided"]
        while let word = queue.popFirst() {
            guard let declaration = byName[word], used.insert(word).inserted || word == "undecided" else { continue }
            for next in declaration.words where !used.contains(next) { queue.insert(next) }
        }
        return all.filter { used.contains($0.name) }.map(\.text)
    }
}
