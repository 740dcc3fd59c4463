// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Groups: captures, look-aheads, flags, comments, and unsupported groups.
extension PatternParser {
    mutating func parseGroupStart() throws(PatternSyntaxError) {
        let start = index
        index += 1
        guard skipIfPresent("?") else {
            if peek() == "*" { throw error(.unknownGroup, from: start, length: 2) }
            return try openGroup(.capturing, at: start)
        }
        guard let sign = peek() else { throw error(.unterminatedEscape, from: start, length: 2) }
        index += 1
        switch sign {
        case ":": try openGroup(.capturing, at: start)
        case "=": try openGroup(.lookAhead(negated: false), at: start)
        case "!": try openGroup(.lookAhead(negated: true), at: start)
        case "#":
            guard skipComment(until: ")") else { throw error(.unterminatedEscape, from: start, length: 3) }
        case "<": try parseAngleBracketGroup(from: start)
        case "P": try parsePythonGroup(from: start)
        case ">": throw error(.atomicGroup, from: start, length: 3)
        case "(": throw error(.conditional, from: start, length: 3)
        case "R", "&", "0"..."9", "+": throw error(.recursion, from: start, length: 3)
        case "-" where peek()?.digitValue != nil: throw error(.recursion, from: start, length: 4)
        case "a"..."z", "A"..."Z", "-": try parseFlags(from: start)
        default: throw error(.unknownGroup, from: start, length: 3)
        }
    }

    /// Reads the rest of a group after `(?<`: a name or a look-behind.
    private mutating func parseAngleBracketGroup(from start: Int) throws(PatternSyntaxError) {
        if peek() == "=" || peek() == "!" {
            throw error(.lookBehind, from: start, length: 4)
        }
        try parseGroupName(from: start)
    }

    /// Reads the rest of a group after `(?P`: Python's spelling of a name, a back reference, or a call.
    private mutating func parsePythonGroup(from start: Int) throws(PatternSyntaxError) {
        switch peek() {
        case "<":
            index += 1
            try parseGroupName(from: start)
        case "=": throw error(.backReference, from: start, length: 4)
        case ">": throw error(.recursion, from: start, length: 4)
        default: throw error(.unknownGroup, from: start, length: 4)
        }
    }

    /// Reads a name and the angle bracket after it.
    ///
    /// The name has no effect, because groups don't capture anything.
    private mutating func parseGroupName(from start: Int) throws(PatternSyntaxError) {
        let first = index
        while let scalar = peek(), scalar.isASCIILetterOrDigit || scalar == "_" {
            index += 1
        }
        guard index > first, scalars[first].digitValue == nil, peek() == ">" else {
            throw error(peek() == nil ? .unterminatedEscape : .unknownGroup, from: start, length: index - start + 1)
        }
        index += 1
        try openGroup(.capturing, at: start)
    }

    /// Reads `(?is-x)`, which applies to the end of the enclosing group, or `(?is-x:`, which applies inside its own
    /// group.
    private mutating func parseFlags(from start: Int) throws(PatternSyntaxError) {
        var changed = flags
        var value = true
        var hasPair = false
        index = start + 2
        while let sign = peek() {
            index += 1
            switch sign {
            case "i": changed.ignoresCase = value
            case "s": changed.dotMatchesLineFeed = value
            case "x":
                // As in PCRE2, `x` cancels another group's `xx`, `-x` cancels either, and `xxx` means `xx`.
                hasPair = skipIfPresent("x") || hasPair
                changed.isExtended = value
                changed.ignoresBlanksInClasses = value && hasPair
            case "-" where value && peek() != ")" && peek() != ":": value = false
            case ")":
                flags = changed
                followsFlags = true
                return
            case ":":
                try openGroup(.capturing, at: start)
                flags = changed
                return
            default:
                throw error(.unknownFlag, from: index - 1, length: 1)
            }
        }
        throw error(.unterminatedEscape, from: start, length: index - start)
    }
}
