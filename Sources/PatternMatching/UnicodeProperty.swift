// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The names that `\p{…}` knows: general categories, some binary properties, and scripts.
///
/// Categories and properties are asked of the standard library, so they follow the Unicode version of the Swift
/// that runs. Asking about every scalar takes milliseconds, and only patterns that use a name pay for it. Scripts are
/// not public in the standard library; ``Script`` holds the ranges of the common ones.
enum UnicodeProperty {
    /// The scalars of a category, property or script; nil if the name is not known.
    ///
    /// As Unicode's rules for names have it, case, spaces, hyphens and underscores do not count.
    static func set(named name: String) -> ScalarSet? {
        let parts = name.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(normalized)
        guard parts.count == 2 else {
            return categories(parts[0]) ?? binary(parts[0]) ?? Script.set(named: parts[0])
        }
        switch parts[0] {
        case "generalcategory", "gc": return categories(parts[1])
        case "script", "sc": return Script.set(named: parts[1])
        default: return nil
        }
    }

    private static func normalized(_ name: Substring) -> String {
        String(name.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " })
    }

    // MARK: - General categories

    private static func categories(_ name: String) -> ScalarSet? {
        switch name {
        case "any": return .all
        case "ascii": return ScalarSet(0...0x7F)
        case "assigned": return categories("cn")?.inverted
        default: break
        }
        var ranges: [ClosedRange<UInt32>] = []
        var isKnown = false
        for (short, long, group, groupName, category) in table
        where name == short || name == long || name == group || name == groupName || name == "lc" && isCased(category) {
            isKnown = true
            for run in runs where run.category == category {
                ranges.append(run.range)
            }
        }
        return isKnown ? ScalarSet(ranges) : nil
    }

    private static func isCased(_ category: Unicode.GeneralCategory) -> Bool {
        category == .uppercaseLetter || category == .lowercaseLetter || category == .titlecaseLetter
    }

    /// The names of UAX #44, table 12: a category short and long, and the group that it belongs to.
    private static let table: [(String, String, String, String, Unicode.GeneralCategory)] = [
        ("lu", "uppercaseletter", "l", "letter", .uppercaseLetter),
        ("ll", "lowercaseletter", "l", "letter", .lowercaseLetter),
        ("lt", "titlecaseletter", "l", "letter", .titlecaseLetter),
        ("lm", "modifierletter", "l", "letter", .modifierLetter),
        ("lo", "otherletter", "l", "letter", .otherLetter),
        ("mn", "nonspacingmark", "m", "mark", .nonspacingMark),
        ("mc", "spacingmark", "m", "mark", .spacingMark),
        ("me", "enclosingmark", "m", "mark", .enclosingMark),
        ("nd", "decimalnumber", "n", "number", .decimalNumber),
        ("nl", "letternumber", "n", "number", .letterNumber),
        ("no", "othernumber", "n", "number", .otherNumber),
        ("pc", "connectorpunctuation", "p", "punctuation", .connectorPunctuation),
        ("pd", "dashpunctuation", "p", "punctuation", .dashPunctuation),
        ("ps", "openpunctuation", "p", "punctuation", .openPunctuation),
        ("pe", "closepunctuation", "p", "punctuation", .closePunctuation),
        ("pi", "initialpunctuation", "p", "punctuation", .initialPunctuation),
        ("pf", "finalpunctuation", "p", "punctuation", .finalPunctuation),
        ("po", "otherpunctuation", "p", "punctuation", .otherPunctuation),
        ("sm", "mathsymbol", "s", "symbol", .mathSymbol),
        ("sc", "currencysymbol", "s", "symbol", .currencySymbol),
        ("sk", "modifiersymbol", "s", "symbol", .modifierSymbol),
        ("so", "othersymbol", "s", "symbol", .otherSymbol),
        ("zs", "spaceseparator", "z", "separator", .spaceSeparator),
        ("zl", "lineseparator", "z", "separator", .lineSeparator),
        ("zp", "paragraphseparator", "z", "separator", .paragraphSeparator),
        ("cc", "control", "c", "other", .control),
        ("cf", "format", "c", "other", .format),
        ("cs", "surrogate", "c", "other", .surrogate),
        ("co", "privateuse", "c", "other", .privateUse),
        ("cn", "unassigned", "c", "other", .unassigned),
    ]

    /// The code space cut where the general category changes, made at the first use and then only read.
    private static let runs: [(range: ClosedRange<UInt32>, category: Unicode.GeneralCategory)] = {
        var runs: [(range: ClosedRange<UInt32>, category: Unicode.GeneralCategory)] = []
        var start: UInt32 = 0
        var current = Unicode.GeneralCategory.control
        forEachSample { value, scalar in
            let category = scalar?.properties.generalCategory ?? .surrogate
            if category != current {
                runs.append((start...(value - 1), current))
                start = value
                current = category
            }
        }
        runs.append((start...ScalarSet.last, current))
        return runs
    }()

    // MARK: - Binary properties

    private static func binary(_ name: String) -> ScalarSet? {
        switch name {
        case "alphabetic", "alpha": set { $0.isAlphabetic }
        case "asciihexdigit", "ahex": ScalarSet([0x30...0x39, 0x41...0x46, 0x61...0x66])
        case "cased": set { $0.isCased }
        case "dash": set { $0.isDash }
        case "emoji": set { $0.isEmoji }
        case "emojimodifier", "emod": set { $0.isEmojiModifier }
        case "emojimodifierbase", "ebase": set { $0.isEmojiModifierBase }
        case "emojipresentation", "epres": set { $0.isEmojiPresentation }
        case "hexdigit", "hex": set { $0.isHexDigit }
        case "idcontinue", "idc": set { $0.isIDContinue }
        case "idstart", "ids": set { $0.isIDStart }
        case "ideographic", "ideo": set { $0.isIdeographic }
        case "lowercase", "lower": set { $0.isLowercase }
        case "math": set { $0.isMath }
        case "uppercase", "upper": set { $0.isUppercase }
        case "whitespace", "wspace", "space": set { $0.isWhitespace }
        case "xidcontinue", "xidc": set { $0.isXIDContinue }
        case "xidstart", "xids": set { $0.isXIDStart }
        default: nil
        }
    }

    private static func set(_ isMember: (Unicode.Scalar.Properties) -> Bool) -> ScalarSet {
        var ranges: [ClosedRange<UInt32>] = []
        var start: UInt32?
        forEachSample { value, scalar in
            let answer = scalar.map { isMember($0.properties) } ?? false
            if let first = start, !answer {
                ranges.append(first...(value - 1))
                start = nil
            } else if start == nil, answer {
                start = value
            }
        }
        if let first = start { ranges.append(first...ScalarSet.last) }
        return ScalarSet(ranges)
    }

    /// Visits every scalar in ascending order, and nil once for the surrogates.
    ///
    /// Planes 4 to 13, 15 and 16 are unassigned or private, so their first scalar stands for all but the last two,
    /// which are never characters.
    @inline(__always)
    private static func forEachSample(_ body: (UInt32, Unicode.Scalar?) -> Void) {
        var value: UInt32 = 0
        while value <= ScalarSet.last {
            let plane = value >> 16
            body(value, Unicode.Scalar(value))
            if value == 0xD800 {
                value = 0xE000
            } else if plane > 3, plane != 14, value & 0xFFFF == 0 {
                value += 0xFFFE
            } else {
                value += 1
            }
        }
    }
}
