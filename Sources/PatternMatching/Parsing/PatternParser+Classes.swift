// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Classes: `[a-z]`, `[^,;]`, `[\w.-]`.
extension PatternParser {
    mutating func parseCharacterClass() throws(PatternSyntaxError) -> ScalarSet {
        let start = index
        index += 1
        skipBlanks()
        let isNegated = skipIfPresent("^")
        skipBlanks()
        var ranges: [ScalarRange] = []
        var shorthands = ScalarSet()
        var isFirst = true
        while let scalar = peek() {
            // A bracket that comes first is a literal, as in POSIX, Perl, and Python: a class can't be empty.
            if scalar == "]" && !isFirst {
                index += 1
                var set = ScalarSet(ranges)
                if flags.ignoresCase { set = CaseFolding.closure(of: set) }
                set = set.union(shorthands)
                return isNegated ? set.inverted : set
            }
            isFirst = false
            let itemStart = index
            let item = try parseClassItem(addingShorthandsTo: &shorthands)
            skipBlanks()
            guard case .scalar(let lower) = item else { continue }
            guard peek() == "-", let after = peek(1), after != "]" else {
                ranges.append(ScalarRange(lower.value, lower.value))
                continue
            }
            if after == "-" { throw error(.setOperator, from: index, length: 2) }
            index += 1
            skipBlanks()
            if peek() == "]" {
                // Only blanks come between the hyphen and the end.
                ranges += [ScalarRange(lower.value, lower.value), ScalarRange(0x2D, 0x2D)]
                continue
            }
            guard case .scalar(let upper) = try parseClassItem(addingShorthandsTo: &shorthands) else {
                throw error(.rangeOfClasses, from: itemStart, length: index - itemStart)
            }
            guard lower <= upper else {
                throw error(.reversedRange, from: itemStart, length: index - itemStart)
            }
            ranges.append(ScalarRange(lower.value, upper.value))
            skipBlanks()
        }
        throw error(.unterminatedClass, from: start, length: 1)
    }

    /// Skips spaces and tabs under `(?xx)`.
    private mutating func skipBlanks() {
        guard flags.ignoresBlanksInClasses else { return }
        while peek() == " " || peek() == "\t" { index += 1 }
    }

    /// Reads a scalar, or a shorthand, which it adds to the given set.
    private mutating func parseClassItem(addingShorthandsTo shorthands: inout ScalarSet) throws(PatternSyntaxError)
        -> ParsedEscape
    {
        guard let scalar = peek() else { throw error(.unterminatedClass, from: index, length: 0) }
        if scalar == "\\" {
            let escape = try parseEscape(inClass: true)
            if case .set(let set) = escape { shorthands = shorthands.union(set) }
            return escape
        }
        if let next = peek(1) {
            // Some engines read these as operators or named classes, and others as literals.
            if scalar == "[" && (next == ":" || next == "." || next == "=") {
                throw error(.posixClass, from: index, length: 2)
            }
            if scalar == next && (scalar == "&" || scalar == "~" || scalar == "-") {
                throw error(.setOperator, from: index, length: 2)
            }
        }
        index += 1
        return .scalar(scalar)
    }
}
