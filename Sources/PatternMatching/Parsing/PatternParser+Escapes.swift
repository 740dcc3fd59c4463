// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The meaning of an escape.
enum ParsedEscape {
    case scalar(Unicode.Scalar)
    case set(ScalarSet)
    case assertion(SyntaxTree)
}

extension PatternParser {
    mutating func parseEscape(inClass isInClass: Bool) throws(PatternSyntaxError) -> ParsedEscape {
        let start = index
        index += 1
        guard let letter = peek() else { throw error(.unterminatedEscape, from: start, length: 1) }
        index += 1
        switch letter {
        case "n": return .scalar("\n")
        case "r": return .scalar("\r")
        case "t": return .scalar("\t")
        case "f": return .scalar("\u{C}")
        case "v": return .scalar("\u{B}")
        case "a": return .scalar("\u{7}")
        case "e": return .scalar("\u{1B}")
        case "x", "u": return .scalar(try parseHexadecimalScalar(letter, from: start))
        case "d": return .set(.asciiDigits)
        case "D": return .set(ScalarSet.asciiDigits.inverted)
        case "w": return .set(.wordScalars)
        case "W": return .set(ScalarSet.wordScalars.inverted)
        case "s": return .set(.asciiWhitespace)
        case "S": return .set(ScalarSet.asciiWhitespace.inverted)
        case "p", "P": return .set(try parseProperty(isNegated: letter == "P", from: start))
        case "b" where isInClass: return .scalar("\u{8}")
        case "b": return .assertion(.wordBoundary)
        case "B" where !isInClass: return .assertion(.notWordBoundary)
        case "A" where !isInClass: return .assertion(.startAnchor)
        case "z" where !isInClass: return .assertion(.endAnchor)
        case "0" where peek()?.digitValue == nil:
            return .scalar("\0")
        case "1"..."9" where !isInClass, "k" where !isInClass, "g" where !isInClass:
            throw error(.backReference, from: start, length: 2)
        case "0"..."9":
            // Other engines read one to three octal digits.
            while index < start + 4, let digit = peek()?.digitValue, digit < 8 { index += 1 }
            throw error(.unknownEscape, from: start, length: max(2, index - start))
        case "c":
            throw error(.unknownEscape, from: start, length: 3)
        case _ where letter.isASCIILetterOrDigit:
            throw error(.unknownEscape, from: start, length: 2)
        default:
            return .scalar(letter)
        }
    }

    /// Reads `\xHH`, `\uHHHH`, or either with any number of digits in braces.
    private mutating func parseHexadecimalScalar(
        _ letter: Unicode.Scalar, from start: Int
    ) throws(PatternSyntaxError) -> Unicode.Scalar {
        let isBraced = skipIfPresent("{")
        let digits = isBraced ? 6 : letter == "x" ? 2 : 4
        var value: UInt32 = 0
        var count = 0
        while count < digits, let digit = peek()?.hexadecimalValue {
            value = value * 16 + digit
            count += 1
            index += 1
        }
        let isComplete = isBraced ? count > 0 && skipIfPresent("}") : count == digits
        if isComplete, !isBraced, 0xD800...0xDBFF ~= value, let low = peekLowSurrogate() {
            index += 6
            value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
        }
        guard isComplete, let scalar = Unicode.Scalar(value) else {
            throw error(.invalidScalar, from: start, length: index - start)
        }
        return scalar
    }

    /// Returns the value of `\uDC00` to `\uDFFF` if it comes next: the second half of a scalar written in UTF-16.
    private func peekLowSurrogate() -> UInt32? {
        guard peek() == "\\", peek(1) == "u" else { return nil }
        var value: UInt32 = 0
        for distance in 2..<6 {
            guard let digit = peek(distance)?.hexadecimalValue else { return nil }
            value = value * 16 + digit
        }
        return 0xDC00...0xDFFF ~= value ? value : nil
    }

    /// Reads the name in `\p{Name}` or `\pL`.
    private mutating func parseProperty(
        isNegated: Bool, from start: Int
    ) throws(PatternSyntaxError) -> ScalarSet {
        var name = ""
        if skipIfPresent("{") {
            while let scalar = peek(), scalar != "}" {
                name.unicodeScalars.append(scalar)
                index += 1
            }
            guard skipIfPresent("}") else { throw error(.unterminatedEscape, from: start, length: 3) }
        } else if let scalar = peek() {
            name.unicodeScalars.append(scalar)
            index += 1
        }
        // Perl and ICU also write \P{…} this way.
        let isInverted = name.hasPrefix("^") != isNegated
        let normalized = UnicodeProperty.normalizedName(name.hasPrefix("^") ? String(name.dropFirst()) : name)
        let key = (isInverted ? "^" : "") + (flags.ignoresCase ? "i" : "") + ":" + normalized
        if let known = propertySets.first(where: { $0.key == key }) { return known.set }
        guard var set = UnicodeProperty.scalarSet(named: normalized) else {
            throw error(.unknownProperty, from: start, length: index - start)
        }
        if flags.ignoresCase { set = CaseFolding.closure(of: set) }
        if isInverted { set = set.inverted }
        propertySets.append((key, set))
        return set
    }
}
