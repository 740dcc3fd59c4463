// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching

/// A translator from ECMA-262 patterns with the flag `u` to the library's patterns.
///
/// A schema's pattern may match any part of a text. Character classes differ: `.` matches no line end, and `\s` matches
/// all Unicode white space. Notation that only the library has is rejected.
enum ECMAScriptPatternImporter {
    /// The unsupported place in a pattern, and the reason.
    struct SyntaxError: Error {
        /// The number of Unicode scalars before the place.
        let scalarIndex: Int
        let description: String
    }

    /// Compiles a pattern that matches a text if ECMA-262 finds a match in it.
    static func pattern(from source: String) throws(SyntaxError) -> Pattern {
        var translator = SourceTranslator(source)
        if source.utf8.count <= Pattern.maximumExpressionLength { try translator.translate() }
        do throws(PatternSyntaxError) {
            if source.utf8.count > Pattern.maximumExpressionLength { return try Pattern(source) }
            // The expression is parsed alone first, so that its parentheses can't close the group around it.
            _ = try PatternOutline(translator.translatedSource)
        } catch {
            let sourceIndices = translator.sourceIndices
            let isAtEnd = error.kind != .tooLong && error.position >= sourceIndices.count
            let scalarIndex =
                isAtEnd ? source.unicodeScalars.count : error.kind == .tooLong ? 0 : sourceIndices[error.position]
            throw SyntaxError(scalarIndex: scalarIndex, description: error.advice)
        }
        do throws(PatternSyntaxError) { return try Pattern(translator.searchExpression) } catch {
            throw SyntaxError(scalarIndex: 0, description: error.advice)
        }
    }

    private static let lineEnds = #"\n\r\x{2028}\x{2029}"#
    private static let blanks =
        #"\t-\r \x{A0}\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}\x{FEFF}"#
    private static let nonBlanks =
        #"\x{0}-\x{8}\x{E}-\x{1F}\x{21}-\x{9F}\x{A1}-\x{167F}\x{1681}-\x{1FFF}\x{200B}-\x{2027}\x{202A}-\x{202E}"#
        + #"\x{2030}-\x{205E}\x{2060}-\x{2FFF}\x{3001}-\x{FEFE}\x{FF00}-\x{10FFFF}"#
    private static let anyScalar = #"[\x{0}-\x{10FFFF}]"#

    private struct SourceTranslator {
        private let scalars: [Unicode.Scalar]
        private var index = 0
        private var groupDepth = 0
        private var isInClass = false
        private var hasTopLevelChoice = false
        private var endsWithAnchor = false
        private var output = String.UnicodeScalarView()
        /// The source index of each scalar in the translation.
        private(set) var sourceIndices: [Int] = []

        init(_ source: String) { scalars = Array(source.unicodeScalars) }

        var translatedSource: String { String(output) }

        /// The expression for whole texts that contain a match.
        var searchExpression: String {
            let startsWithAnchor = !hasTopLevelChoice && scalars.first == "^"
            let endsWithAnchor = !hasTopLevelChoice && endsWithAnchor
            var inner = Substring(translatedSource).unicodeScalars
            if startsWithAnchor { inner = inner.dropFirst() }
            if endsWithAnchor { inner = inner.dropLast() }
            let (before, after) = (startsWithAnchor ? "" : anyScalar + "*", endsWithAnchor ? "" : anyScalar + "*")
            return "\(before)(?:\(String(inner)))\(after)"
        }

        private func peek(_ distance: Int) -> Unicode.Scalar? {
            index + distance < scalars.count ? scalars[index + distance] : nil
        }

        /// Replaces scalars from the source with a text.
        private mutating func replaceScalars(_ count: Int, with text: String) {
            for scalar in text.unicodeScalars {
                output.append(scalar)
                sourceIndices.append(index)
            }
            index += count
        }

        private mutating func copyScalars(_ count: Int) {
            for _ in 0..<count where index < scalars.count { replaceScalars(1, with: String(scalars[index])) }
        }

        mutating func translate() throws(SyntaxError) {
            while let scalar = peek(0) {
                endsWithAnchor = scalar == "$" && !isInClass && index == scalars.count - 1
                switch scalar {
                case "\\": try translateEscape()
                case "]" where isInClass:
                    isInClass = false
                    copyScalars(1)
                case "[" where isInClass, "&" where isInClass, "~" where isInClass:
                    // Only the flag v gives these characters a meaning inside a class. A named POSIX class is rejected
                    // as a mistake.
                    let isNamed = scalar == "[" && peek(1).map { ":.=".unicodeScalars.contains($0) } == true
                    if isNamed { copyScalars(1) } else { replaceScalars(1, with: "\\\(scalar)") }
                case _ where isInClass: copyScalars(1)
                case "[" where peek(1) == "]": replaceScalars(2, with: #"[^\x{0}-\x{10FFFF}]"#)
                case "[" where peek(1) == "^" && peek(2) == "]": replaceScalars(3, with: anyScalar)
                case "[":
                    isInClass = true
                    copyScalars(peek(1) == "^" ? 2 : 1)
                case ".": replaceScalars(1, with: "[^\(lineEnds)]")
                case "(":
                    if peek(1) == "?", let sign = peek(2), !":=!<".unicodeScalars.contains(sign) {
                        throw SyntaxError(
                            scalarIndex: index, description: "groups begin with (, (?:, (?=, (?!, or (?<name> here")
                    }
                    groupDepth += 1
                    copyScalars(1)
                case ")":
                    groupDepth -= 1
                    copyScalars(1)
                default:
                    if scalar == "|", groupDepth == 0 { hasTopLevelChoice = true }
                    copyScalars(1)
                }
            }
        }

        private mutating func translateEscape() throws(SyntaxError) {
            guard let letter = peek(1) else { return copyScalars(1) }
            switch letter {
            case "s": replaceScalars(2, with: isInClass ? blanks : "[\(blanks)]")
            case "S": replaceScalars(2, with: isInClass ? nonBlanks : "[^\(blanks)]")
            case "c":
                guard let control = peek(2), "a"..."z" ~= control || "A"..."Z" ~= control else {
                    throw SyntaxError(scalarIndex: index, description: "a letter is expected after \\c")
                }
                replaceScalars(3, with: "\\x{\(String(control.value & 0x1F, radix: 16))}")
            case "x" where peek(2) == "{", "p" where peek(2) != "{", "P" where peek(2) != "{":
                throw SyntaxError(
                    scalarIndex: index, description: "write \\xHH or \\u{H…} for a character, and \\p{…} for a property"
                )
            case "d", "D", "w", "W", "b", "B", "n", "r", "t", "f", "v", "x", "u", "p", "P", "k", "0"..."9":
                copyScalars(2)
            case "a"..."z", "A"..."Z":
                throw SyntaxError(
                    scalarIndex: index, description: "the escape has no meaning; leave out the backslash")
            default: copyScalars(2)
            }
        }
    }
}
