// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Quantifiers: `*`, `+`, `?`, and counts in braces, each also in lazy form.
extension PatternParser {
    mutating func parseQuantifier() throws(PatternSyntaxError) {
        let start = index
        let counts: RepetitionBounds
        switch scalars[index] {
        case "*": counts = RepetitionBounds(minimum: 0, maximum: nil, endIndex: index + 1)
        case "+": counts = RepetitionBounds(minimum: 1, maximum: nil, endIndex: index + 1)
        case "?": counts = RepetitionBounds(minimum: 0, maximum: 1, endIndex: index + 1)
        default:
            guard let parsed = try parseBracedBounds() else { return }
            counts = parsed
        }
        index = counts.endIndex
        guard let piece = lastPiece, !followsFlags else {
            throw error(.nothingToRepeat, from: start, length: index - start)
        }
        guard piece.canBeRepeated else {
            throw error(.repeatedAssertion, from: start, length: index - start)
        }
        guard !piece.isRepetition else {
            throw error(.repeatedQuantifier, from: start, length: index - start)
        }
        if peek() == "?" {
            // A lazy quantifier prefers the shorter match, which doesn't affect whether the whole input matches.
            index += 1
        } else if peek() == "+" {
            throw error(.possessiveQuantifier, from: start, length: index - start + 1)
        }
        let copies = counts.maximum ?? max(counts.minimum, 1)
        let choices = counts.maximum.map { $0 - counts.minimum } ?? 1
        let tree = SyntaxTree.repetition(piece.tree, minimum: counts.minimum, maximum: counts.maximum)
        let partCount =
            tree.isCountedRepetition(counterThreshold: Automaton.standardCounterThreshold)
            ? 3 : piece.partCount * max(copies, 1) + choices
        try replaceLastPiece(
            with: SequencePart(tree: tree, partCount: partCount, canBeRepeated: true, isRepetition: true))
    }

    struct RepetitionBounds {
        var minimum: Int
        var maximum: Int?
        var endIndex: Int
    }

    /// Returns the bounds `{m}`, `{m,}`, or `{m,n}` at the index, or `nil` if the brace begins no bounds and is a
    /// literal.
    func parseBracedBounds() throws(PatternSyntaxError) -> RepetitionBounds? {
        var end = index + 1
        let lower = parseNumber(at: &end)
        var upper: ParsedNumber?
        var hasComma = false
        if end < scalars.count, scalars[end] == "," {
            hasComma = true
            end += 1
            upper = parseNumber(at: &end)
        }
        guard end < scalars.count, scalars[end] == "}", hasComma || lower != nil else { return nil }
        guard let lower else {
            throw error(.incompleteQuantifier, from: index, length: end + 1 - index)
        }
        for number in [lower, upper ?? lower] where number.value > Pattern.maximumRepeatCount {
            throw error(.tooManyRepeats, from: number.start, length: number.end - number.start)
        }
        if let upper, upper.value < lower.value {
            throw error(.reversedRange, from: index, length: end + 1 - index)
        }
        return RepetitionBounds(
            minimum: lower.value, maximum: hasComma ? upper?.value : lower.value, endIndex: end + 1)
    }

    private struct ParsedNumber {
        var value: Int
        var start: Int
        var end: Int
    }

    private func parseNumber(at index: inout Int) -> ParsedNumber? {
        var value = 0
        let start = index
        while index < scalars.count, let digit = scalars[index].digitValue {
            value = min(value * 10 + digit, Pattern.maximumRepeatCount + 1)
            index += 1
        }
        return index > start ? ParsedNumber(value: value, start: start, end: index) : nil
    }
}
