// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching

/// One of the library's patterns in ECMA-262 notation.
///
/// It matches whole texts. The notation uses what the flags `u` and `v`, Rust's regex crate, and Python's `re` have in
/// common. An ASCII character with a special meaning in any of them is escaped. Shorthands such as `\d` and case
/// folding become sets of characters, so that other engines' tables don't matter.
struct ECMAScriptPattern: Equatable, Sendable {
    /// The pattern without anchors, which must match the whole text.
    let source: String

    /// Whether every matching text contains only ASCII without carriage returns, so that each character is one scalar
    /// and one byte.
    let isPlainASCII: Bool

    /// The maximum number of scalars in a matching text, or `nil` if there's no maximum.
    let maximumLength: Int?

    /// Whether the pattern contains an anchor or a look-ahead, so that it depends on what follows it.
    var hasAssertions = false

    static func literal(for text: String) -> String {
        text.unicodeScalars.map { ECMAScriptPatternSyntax.escapedScalar($0.value) }.joined()
    }

    /// The pattern for any text, in a notation that every engine supports.
    static let anyText = #"[\s\S]*"#
}

/// The parts of a pattern that keep their meaning outside the library and that every engine matches in less than
/// exponential time.
struct ExportedPattern {
    struct MatchCondition {
        let pattern: ECMAScriptPattern
        let isNegated: Bool
    }

    /// The alternatives, each with conditions that must all be met.
    private(set) var alternatives: [[MatchCondition]] = []

    /// The reasons why parts were left out.
    private(set) var lossReasons: Set<String> = []

    /// The reason to leave out an expression that could take a backtracking engine exponential time.
    static let exponentialTimeReason = "an engine that backtracks could take exponential time"

    /// Exports a pattern, or returns `nil` if it can't be parsed.
    init?(_ source: String) {
        guard let outline = try? PatternOutline(source) else { return nil }
        for alternative in outline.alternatives {
            var conjuncts: [MatchCondition] = []
            for requirement in alternative {
                if outline.hasAmbiguousLoop(in: requirement.tree) {
                    lossReasons.insert(Self.exponentialTimeReason)
                    continue
                }
                var exporter = ECMAScriptPatternExporter(outline: outline)
                if let source = exporter.exportTree(requirement.tree) {
                    let pattern = ECMAScriptPattern(
                        source: source, isPlainASCII: exporter.isPlainASCII, maximumLength: exporter.maximumLength,
                        hasAssertions: exporter.hasAssertions)
                    conjuncts.append(MatchCondition(pattern: pattern, isNegated: requirement.isNegated))
                } else {
                    lossReasons.insert("engines disagree about word boundaries")
                }
            }
            alternatives.append(conjuncts)
        }
    }
}

private struct ECMAScriptPatternExporter {
    let outline: PatternOutline
    private(set) var isPlainASCII = true
    private(set) var maximumLength: Int? = 0
    private(set) var hasAssertions = false

    init(outline: PatternOutline) { self.outline = outline }

    /// Returns a tree in ECMA-262 notation, or `nil` if it has a word boundary.
    ///
    /// Engines disagree about which characters belong to words.
    mutating func exportTree(_ root: PatternOutline.Part) -> String? {
        guard let text = exportPart(root) else { return nil }
        maximumLength = maximumLength(of: root)
        return text
    }

    private mutating func exportPart(_ part: PatternOutline.Part) -> String? {
        switch part {
        case .empty: return ""
        case .scalars(let number):
            let ranges = outline.sets[number]
            if !ranges.allSatisfy({ $0.upperBound < 0x80 && !$0.contains(0x0D) }) { isPlainASCII = false }
            return ECMAScriptPatternSyntax.characterClass(of: ranges)
        case .sequence(let parts):
            var result = ""
            for part in parts {
                guard let text = exportPart(part) else { return nil }
                if case .choice = part { result += "(?:\(text))" } else { result += text }
            }
            return result
        case .choice(let branches):
            var texts: [String] = []
            for branch in branches {
                guard let text = exportPart(branch) else { return nil }
                texts.append(text)
            }
            return texts.joined(separator: "|")
        case .repetition(let body, let minimum, let maximum):
            guard let text = exportPart(body) else { return nil }
            let isSingle = if case .scalars = body { true } else { false }
            let quantifier =
                switch (minimum, maximum) {
                case (0, nil): "*"
                case (1, nil): "+"
                case (0, 1): "?"
                case (_, nil): "{\(minimum),}"
                case (_, let maximum?): minimum == maximum ? "{\(minimum)}" : "{\(minimum),\(maximum)}"
                }
            return (isSingle ? text : "(?:\(text))") + quantifier
        case .startAnchor, .endAnchor:
            hasAssertions = true
            if case .startAnchor = part { return "^" }
            return "$"
        case .wordBoundary, .notWordBoundary: return nil
        case .lookAhead(let number, let isNegated):
            // The characters after it are part of the rest of the pattern, too.
            hasAssertions = true
            let wasPlain = isPlainASCII
            defer { isPlainASCII = wasPlain }
            return exportPart(outline.lookAheads[number]).map { "(?\(isNegated ? "!" : "=")\($0))" }
        }
    }

    private func maximumLength(of part: PatternOutline.Part) -> Int? {
        switch part {
        case .scalars: return 1
        case .sequence(let parts):
            var sum = 0
            for part in parts {
                guard let length = maximumLength(of: part) else { return nil }
                sum += length
                if sum > 1_000_000 { return nil }
            }
            return sum
        case .choice(let branches):
            var greatest = 0
            for branch in branches {
                guard let length = maximumLength(of: branch) else { return nil }
                greatest = max(greatest, length)
            }
            return greatest
        case .repetition(let body, _, let maximum):
            guard let maximum, maximum < 1_000_000, let length = maximumLength(of: body), length < 1_000_000 else {
                return nil
            }
            return length * maximum > 1_000_000 ? nil : length * maximum
        default: return 0
        }
    }
}

/// The regular expression notation for characters and character sets.
enum ECMAScriptPatternSyntax {
    static func escapedScalar(_ scalarValue: UInt32) -> String {
        let scalar = Unicode.Scalar(scalarValue) ?? "\u{FFFD}"
        switch scalar {
        case "0"..."9", "A"..."Z", "a"..."z", " ", "_", "-", "@", ":", ",", ";", "=", "'", "\"", "#", "%", "&", "~",
            "<", ">", "!", "`":
            return String(scalar)
        default:
            return scalar.isASCII && scalarValue >= 0x20 && scalarValue < 0x7F
                ? "\\\(scalar)" : classMember(scalarValue)
        }
    }

    private static func classMember(_ scalarValue: UInt32) -> String {
        let scalar = Unicode.Scalar(scalarValue) ?? "\u{FFFD}"
        switch scalar {
        case "0"..."9", "A"..."Z", "a"..."z", " ", "_", ".", "@", "+": return String(scalar)
        default:
            guard scalarValue < 0x80 else {
                // A reader wouldn't see an invisible character. Beyond U+FFFF, no escape works in all engines.
                guard !scalar.isVisible, scalarValue <= 0xFFFF else { return String(scalar) }
                let digits = String(scalarValue, radix: 16)
                return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
            let digits = String(scalarValue, radix: 16)
            return scalarValue == 0x2D ? "\\-" : "\\x" + (digits.count == 1 ? "0" : "") + digits
        }
    }

    /// Returns a pattern for one character from a set.
    static func characterClass(of ranges: [ClosedRange<UInt32>]) -> String {
        let all = removingSurrogates(from: ranges)
        if all.isEmpty { return #"[^\s\S]"# }
        let others = complement(of: all)
        if others.isEmpty { return #"[\s\S]"# }
        if all.count == 1, all[0].count == 1 { return escapedScalar(all[0].lowerBound) }
        let isNegated = others.count < all.count && all.contains { $0.upperBound == 0x10FFFF }
        return "[\(isNegated ? "^" : "")\((isNegated ? others : all).map(classRange).joined())]"
    }

    private static func classRange(_ range: ClosedRange<UInt32>) -> String {
        switch range.count {
        case 1: classMember(range.lowerBound)
        case 2: classMember(range.lowerBound) + classMember(range.upperBound)
        default: "\(classMember(range.lowerBound))-\(classMember(range.upperBound))"
        }
    }

    private static func removingSurrogates(from ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
        ranges.flatMap { range -> [ClosedRange<UInt32>] in
            let parts = [
                (range.lowerBound, min(range.upperBound, 0xD7FF)), (max(range.lowerBound, 0xE000), range.upperBound),
            ]
            return parts.filter { $0.0 <= $0.1 }.map { $0.0...$0.1 }
        }
    }

    private static func complement(of ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
        var result: [ClosedRange<UInt32>] = []
        var next: UInt32 = 0
        for range in ranges {
            if range.lowerBound > next { result.append(next...range.lowerBound - 1) }
            next = range.upperBound + 1
        }
        if next <= 0x10FFFF { result.append(next...0x10FFFF) }
        return removingSurrogates(from: result)
    }
}
