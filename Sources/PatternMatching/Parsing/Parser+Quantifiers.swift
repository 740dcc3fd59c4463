// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Quantifiers: `*`, `+`, `?`, and counts in braces, each also lazy.
extension Parser {
    mutating func parseQuantifier() throws(PatternSyntaxError) {
        let start = index
        let counts: Bounds
        switch scalars[index] {
        case "*": counts = Bounds(minimum: 0, maximum: nil, end: index + 1)
        case "+": counts = Bounds(minimum: 1, maximum: nil, end: index + 1)
        case "?": counts = Bounds(minimum: 0, maximum: 1, end: index + 1)
        default:
            guard let parsed = try parseCounts() else { return }
            counts = parsed
        }
        index = counts.end
        guard let piece = lastPiece, !followsFlags else {
            throw error(.nothingToRepeat, from: start, length: index - start)
        }
        guard piece.canRepeat else {
            throw error(.repeatedAssertion, from: start, length: index - start)
        }
        guard !piece.isRepetition else {
            throw error(.repeatedQuantifier, from: start, length: index - start)
        }
        if peek() == "?" {
            // A lazy quantifier prefers the shorter match. Whether the whole input matches does not depend on it.
            index += 1
        } else if peek() == "+" {
            throw error(.possessiveQuantifier, from: start, length: index - start + 1)
        }
        let copies = counts.maximum ?? max(counts.minimum, 1)
        let choices = counts.maximum.map { $0 - counts.minimum } ?? 1
        let tree = SyntaxTree.repetition(piece.tree, minimum: counts.minimum, maximum: counts.maximum)
        let size = tree.isCounted(from: Automaton.standardCount) ? 3 : piece.size * max(copies, 1) + choices
        try replaceLastPiece(by: Piece(tree: tree, size: size, canRepeat: true, isRepetition: true))
    }

    struct Bounds {
        var minimum: Int
        var maximum: Int?
        var end: Int
    }

    /// Returns the bounds `{m}`, `{m,}`, or `{m,n}` at the index, or `nil` if the brace begins none of them and is a
    /// plain sign.
    func parseCounts() throws(PatternSyntaxError) -> Bounds? {
        var end = index + 1
        let lower = parseNumber(&end)
        var upper: Number?
        var hasComma = false
        if end < scalars.count, scalars[end] == "," {
            hasComma = true
            end += 1
            upper = parseNumber(&end)
        }
        guard end < scalars.count, scalars[end] == "}", hasComma || lower != nil else { return nil }
        guard let lower else {
            throw error(.incompleteQuantifier, from: index, length: end + 1 - index)
        }
        for number in [lower, upper ?? lower] where number.value > Pattern.maximumRepeat {
            throw error(.tooManyRepeats, from: number.start, length: number.end - number.start)
        }
        if let upper, upper.value < lower.value {
            throw error(.reversedRange, from: index, length: end + 1 - index)
        }
        return Bounds(
            minimum: lower.value, maximum: hasComma ? upper?.value : lower.value, end: end + 1)
    }

    private struct Number {
        var value: Int
        var start: Int
        var end: Int
    }

    private func parseNumber(_ end: inout Int) -> Number? {
        var value = 0
        let start = end
        while end < scalars.count, let digit = scalars[end].digitValue {
            value = min(value * 10 + digit, Pattern.maximumRepeat + 1)
            end += 1
        }
        return end > start ? Number(value: value, start: start, end: end) : nil
    }
}
