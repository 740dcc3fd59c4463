// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A table of codes in static memory, which lookups search without allocating memory.
///
/// The text has a space between rows, and an equal sign between a row's fields. The rows are in byte order of their
/// first fields.
package struct CodeTable: Sendable {
    private let text: StaticString

    init(_ text: StaticString) { self.text = text }

    /// The rows with spaces between them, and equal signs between fields.
    package var rows: String { text.description }

    private var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    }

    /// A row's place in the text.
    typealias Row = Range<Int>

    private static let rowSeparator = UInt8(ascii: " ")
    private static let fieldSeparator = UInt8(ascii: "=")

    private static func isSeparator(_ byte: UInt8) -> Bool { byte == rowSeparator || byte == fieldSeparator }

    private func end(ofRowAt start: Int) -> Int {
        let bytes = bytes
        var end = start
        while end < bytes.count, bytes[end] != Self.rowSeparator { end += 1 }
        return end
    }

    /// Returns the row whose first field is a code.
    ///
    /// - Complexity: O(log *n*) in the number of rows.
    func row(startingWith code: Span<UInt8>) -> Row? {
        let bytes = bytes
        var low = 0
        var high = bytes.count
        while low < high {
            var start = (low + high) / 2
            while start > low, bytes[start - 1] != Self.rowSeparator { start -= 1 }
            var place = 0
            var isFieldEnd = false
            while true {
                isFieldEnd = start + place == bytes.count || Self.isSeparator(bytes[start + place])
                if isFieldEnd || place == code.count || code[place] != bytes[start + place] { break }
                place += 1
            }
            if isFieldEnd, place == code.count { return start..<end(ofRowAt: start) }
            if !isFieldEnd, place == code.count || code[place] < bytes[start + place] {
                high = start
            } else {
                low = end(ofRowAt: start) + 1
            }
        }
        return nil
    }

    /// Returns the first row with a field that meets a condition, or `nil` if the row must be unique and another row
    /// meets the condition too.
    ///
    /// - Complexity: O(*n*) in the number of rows.
    private func row(
        isOnly: Bool = false, where isMatch: (_ field: Int, _ code: UnsafeBufferPointer<UInt8>) -> Bool
    ) -> Row? {
        let bytes = bytes
        var found: Row?
        var row = 0
        var field = 0
        var start = 0
        for offset in 0...bytes.count {
            let isRowEnd = offset == bytes.count || bytes[offset] == Self.rowSeparator
            guard isRowEnd || bytes[offset] == Self.fieldSeparator else { continue }
            if found?.lowerBound != row, isMatch(field, UnsafeBufferPointer(rebasing: bytes[start..<offset])) {
                if found != nil { return nil }
                found = row..<end(ofRowAt: row)
                if !isOnly { return found }
            }
            start = offset + 1
            if isRowEnd { row = start }
            field = isRowEnd ? 0 : field + 1
        }
        return found
    }

    /// Returns whether a field of a row is the code.
    ///
    /// - Complexity: O(log *n*) in the number of rows for the first field, and O(*n*) for other fields.
    func contains(_ code: Span<UInt8>, inField field: Int) -> Bool {
        if field == 0 { return row(startingWith: code) != nil }
        return row { $0 == field && code.isEqual(to: $1) } != nil
    }

    /// Returns a row's field.
    func code(inField field: Int, of row: Row) -> String {
        let fields = bytes[row].split(separator: Self.fieldSeparator)
        return String(decoding: fields[field], as: UTF8.self)
    }

    /// Returns the codes in a field of all rows, in byte order.
    func codes(inField field: Int) -> [String] {
        bytes.split(separator: Self.rowSeparator).map {
            String(decoding: $0.split(separator: Self.fieldSeparator)[field], as: UTF8.self)
        }
        .ordered { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}

// MARK: - Suggestions

extension CodeTable {
    /// Returns the code that the user may have meant, or `nil` if none is near.
    ///
    /// It's the code of the row that has the text in any field. Otherwise, it's the only code that resembles the text:
    /// two neighboring letters of a code of three letters are swapped, or one character of a longer name is wrong, extra,
    /// or missing. The codes of two letters are too near one another. A suggestion comes from the table, so it never
    /// contains text that is only in the input.
    ///
    /// - Complexity: O(*n*) in the number of rows.
    func suggestion(for text: Span<UInt8>, inField field: Int) -> String? {
        if let code = code(meantBy: text, inField: field) { return code }
        return row(isOnly: true) { $0 == field && text.isMistyping(of: $1) }.map { code(inField: field, of: $0) }
    }

    /// Returns the code of the row that has the text in any field, in capital or lowercase letters.
    ///
    /// - Complexity: O(*n*) in the number of rows.
    func code(meantBy text: Span<UInt8>, inField field: Int) -> String? {
        row { text.isEqual(to: $1, by: Span.isSameLetter) }.map { code(inField: field, of: $0) }
    }

    /// Returns the only name that is the text, or ends with a slash and the text, or `nil`.
    ///
    /// Neither letter case nor spaces, underscores, hyphens, and slashes matter.
    func name(resembling text: Span<UInt8>) -> String? {
        // Without its sign, Etc/GMT+2 would be another zone.
        if text.indices.contains(where: { text[$0].isDigit }) { return nil }
        return row(isOnly: true) { $0 == 0 && text.hasLetters(of: $1) }.map { code(inField: 0, of: $0) }
    }

    /// Returns the only name that ends with a slash and the text, or `nil`.
    ///
    /// Letter case doesn't matter, and a space stands for an underscore.
    func name(endingWith text: Span<UInt8>) -> String? {
        // Etc/GMT+2 is four hours behind what GMT+2 means.
        if text.indices.contains(where: { text[$0].isDigit }) { return nil }
        let row = row(isOnly: true) { _, name in
            let start = name.count - text.count
            return start > 0 && name[start - 1] == UInt8(ascii: "/")
                && text.isEqual(to: UnsafeBufferPointer(rebasing: name[start...]), by: Span.isSameLetter)
        }
        return row.map { code(inField: 0, of: $0) }
    }
}

extension Span<UInt8> {
    fileprivate func isEqual(
        to other: UnsafeBufferPointer<UInt8>, by isSame: (UInt8, UInt8) -> Bool = (==)
    ) -> Bool {
        count == other.count && indices.allSatisfy { isSame(self[$0], other[$0]) }
    }

    /// Returns whether two bytes differ at most in letter case, or by a space in place of an underscore.
    fileprivate static func isSameLetter(_ first: UInt8, _ second: UInt8) -> Bool {
        first == second || first | 0x20 == second | 0x20 && first.isLetter
            || first == UInt8(ascii: " ") && second == UInt8(ascii: "_")
    }

    /// Returns whether the name, or its part after one of its slashes, has the same letters as the text.
    fileprivate func hasLetters(of name: UnsafeBufferPointer<UInt8>) -> Bool {
        var nameEnd = name.count
        var end = count
        while end > 0 {
            end -= 1
            if Self.isBetweenWords(self[end]) { continue }
            while nameEnd > 0, Self.isBetweenWords(name[nameEnd - 1]) { nameEnd -= 1 }
            guard nameEnd > 0, Self.isSameLetter(self[end], name[nameEnd - 1]) else { return false }
            nameEnd -= 1
        }
        return nameEnd == 0 || nameEnd < name.count && name[nameEnd - 1] == UInt8(ascii: "/")
    }

    private static func isBetweenWords(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "/")
    }

    /// Returns whether one mistake turns the word into this text.
    fileprivate func isMistyping(of word: UnsafeBufferPointer<UInt8>) -> Bool {
        guard word.count > 2, abs(count - word.count) <= 1 else { return false }
        let common = Swift.min(count, word.count)
        var start = 0
        while start < common, self[start] == word[start] { start += 1 }
        var end = 0
        while end < common - start, self[count - 1 - end] == word[word.count - 1 - end] { end += 1 }
        switch (count - start - end, word.count - start - end) {
        case (2, 2): return self[start] == word[start + 1] && self[start + 1] == word[start]
        // A name with another digit, such as GMT+2 instead of GMT+0, means another zone.
        case (1, 1): return word.count > 4 && !(self[start].isDigit && word[start].isDigit)
        case (0...1, 0...1): return word.count > 4
        default: return false
        }
    }
}

// MARK: - Errors

extension Sentence {
    /// The kind is a country's, a language's, or a currency's code.
    ///
    /// The accepted count is 2, 3, or "2 or 3".
    package static let kindOfLetters = Sentence(
        "kindOfLetters", "Enter {kind} of {accepted} letters, like {example}",
        labeled: "{label} must be {kind} of {accepted} letters, like {example}")
}

extension ValidationError {
    /// Returns the sentence that suggests a code, or says which kind of code is accepted.
    func sentence(aboutCodeOf kind: InputKind) -> FilledSentence {
        if self[.suggestion] != nil { return FilledSentence(.didYouMean) }
        var filledSentence = FilledSentence(kind: kind, example: example)
        if self[.accepted] != nil {
            filledSentence = FilledSentence(.kindOfLetters, filledSentence.values)
            filledSentence.kinds = [kind]
        }
        return filledSentence
    }

    /// Returns the error with the accepted letter counts, if there are any.
    func withLetterCounts(_ counts: Value?) -> ValidationError { counts.map { adding([.accepted: $0]) } ?? self }

    /// Returns the error with a suggestion.
    func suggesting(_ suggestion: String?) -> ValidationError {
        suggestion.map { adding([.suggestion: .text($0)]) } ?? self
    }
}

// MARK: - Expressions

extension CodeTable {
    /// Returns an expression that matches exactly the codes.
    ///
    /// Codes with a common prefix share it.
    static func expression(of codes: [String]) -> String {
        let sorted = codes.map { Array($0.utf8) }.ordered { $0.lexicographicallyPrecedes($1) }
        return expression(ofEndingsIn: sorted[...], after: 0)
    }

    private static func expression(ofEndingsIn codes: ArraySlice<[UInt8]>, after count: Int) -> String {
        let isEnd = codes.first?.count == count
        var rest = isEnd ? codes.dropFirst() : codes
        var lastCharacters: [UInt8] = []
        var branches: [String] = []
        while let first = rest.first {
            let group = rest.prefix { $0[count] == first[count] }
            rest = rest.dropFirst(group.count)
            let endings = expression(ofEndingsIn: group, after: count + 1)
            if endings.isEmpty {
                lastCharacters.append(first[count])
            } else {
                branches.append(literal(first[count]) + endings)
            }
        }
        if !lastCharacters.isEmpty {
            let set = expression(ofSet: lastCharacters)
            if branches.isEmpty { return set + (isEnd ? "?" : "") }
            branches.append(set)
        }
        if branches.isEmpty { return "" }
        if branches.count == 1, !isEnd { return branches[0] }
        return "(?:\(branches.joined(separator: "|")))" + (isEnd ? "?" : "")
    }

    /// Returns an expression for one of the characters, which are in ascending order.
    ///
    /// An expression can have 8,192 bytes, and without ranges, the codes of languages would need more.
    private static func expression(ofSet characters: [UInt8]) -> String {
        if characters.count == 1 { return literal(characters[0]) }
        var set = ""
        var start = 0
        while start < characters.count {
            var end = start
            while end + 1 < characters.count, characters[end + 1] == characters[end] + 1 { end += 1 }
            if end - start > 1, characters[start...end].allSatisfy({ $0.isLetter || $0.isDigit }) {
                set += "\(literal(characters[start]))-\(literal(characters[end]))"
            } else {
                set += characters[start...end].map(literal).joined()
            }
            start = end + 1
        }
        return "[\(set)]"
    }

    private static func literal(_ character: UInt8) -> String {
        let isPlain =
            character.isLetter || character.isDigit || character == UInt8(ascii: "/") || character == UInt8(ascii: "_")
        return (isPlain ? "" : "\\") + String(Unicode.Scalar(character))
    }
}
