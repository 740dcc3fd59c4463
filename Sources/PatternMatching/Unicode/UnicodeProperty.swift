// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The names that `\p{…}` accepts: general categories, some binary properties, POSIX classes, and scripts.
///
/// Categories and properties come from the standard library, so they follow the Swift runtime's Unicode version.
/// Searching all scalars takes milliseconds, so each set is found once per process, on first use. The standard library
/// doesn't make scripts public, so ``UnicodeScript`` contains the ranges of common scripts.
enum UnicodeProperty {
    /// Returns a name in lowercase without spaces, hyphens, underscores, or Java's `Is` prefix.
    ///
    /// Source: Unicode Standard Annex #44, section 5.9.3, rule UAX44-LM3.
    static func normalizedName(_ name: String) -> String {
        let parts = name.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { part in
            let kept = part.unicodeScalars.lazy.filter { $0 != "_" && $0 != "-" && $0 != " " }
            let lower = String(String.UnicodeScalarView(kept)).lowercased()
            return lower.hasPrefix("is") ? String(lower.dropFirst(2)) : lower
        }
        return parts.joined(separator: "=")
    }

    /// Returns the scalars in a category, property, POSIX class, or script, or `nil` if the normalized name is unknown.
    static func scalarSet(named name: String) -> ScalarSet? {
        if name.hasPrefix("generalcategory=") { return categorySet(named: String(name.dropFirst(16))) }
        if name.hasPrefix("gc=") { return categorySet(named: String(name.dropFirst(3))) }
        if name.hasPrefix("script=") { return UnicodeScript.scalarSet(named: String(name.dropFirst(7))) }
        if name.hasPrefix("sc=") { return UnicodeScript.scalarSet(named: String(name.dropFirst(3))) }
        return posixClassSet(named: name) ?? binaryPropertySet(named: name) ?? UnicodeScript.scalarSet(named: name)
            ?? categorySet(named: name)
    }

    // MARK: - General categories

    /// Returns the scalars in a category or a group of categories.
    private static func categorySet(named name: String) -> ScalarSet? {
        switch name {
        case "any": return .all
        case "ascii": return ScalarSet(ScalarRange(0, 0x7F))
        case "assigned": return categorySet(named: "cn")?.inverted
        default: break
        }
        let numbers = categoryNames.indices.filter { categoryNames[$0].contains { $0 == name } }
        return numbers.isEmpty ? nil : ScalarSet(numbers.flatMap { categoryRanges[$0] })
    }

    private static let categoryNames = categories.map { $0.names.split(separator: " ") }

    /// Each category's ranges.
    private static let categoryRanges = categories.indices.map { number in
        categoryRuns.filter { $0.category == number }.map { $0.range }
    }

    /// The names of each category's groups, and its own short and long names.
    ///
    /// Source: PropertyValueAliases.txt of the Unicode Character Database, property `gc`; `L&` is Perl's `LC`.
    private static let categories: [(names: String, category: Unicode.GeneralCategory)] = [
        ("l letter lc l& casedletter lu uppercaseletter", .uppercaseLetter),
        ("l letter lc l& casedletter ll lowercaseletter", .lowercaseLetter),
        ("l letter lc l& casedletter lt titlecaseletter", .titlecaseLetter),
        ("l letter lm modifierletter", .modifierLetter),
        ("l letter lo otherletter", .otherLetter),
        ("m mark combiningmark mn nonspacingmark", .nonspacingMark),
        ("m mark combiningmark mc spacingmark", .spacingMark),
        ("m mark combiningmark me enclosingmark", .enclosingMark),
        ("n number nd decimalnumber digit", .decimalNumber),
        ("n number nl letternumber", .letterNumber),
        ("n number no othernumber", .otherNumber),
        ("p punctuation punct pc connectorpunctuation", .connectorPunctuation),
        ("p punctuation punct pd dashpunctuation", .dashPunctuation),
        ("p punctuation punct ps openpunctuation", .openPunctuation),
        ("p punctuation punct pe closepunctuation", .closePunctuation),
        ("p punctuation punct pi initialpunctuation", .initialPunctuation),
        ("p punctuation punct pf finalpunctuation", .finalPunctuation),
        ("p punctuation punct po otherpunctuation", .otherPunctuation),
        ("s symbol sm mathsymbol", .mathSymbol),
        ("s symbol sc currencysymbol", .currencySymbol),
        ("s symbol sk modifiersymbol", .modifierSymbol),
        ("s symbol so othersymbol", .otherSymbol),
        ("z separator zs spaceseparator", .spaceSeparator),
        ("z separator zl lineseparator", .lineSeparator),
        ("z separator zp paragraphseparator", .paragraphSeparator),
        ("c other cc control cntrl", .control),
        ("c other cf format", .format),
        ("c other cs surrogate", .surrogate),
        ("c other co privateuse", .privateUse),
        ("c other cn unassigned", .unassigned),
    ]

    /// The scalar ranges with a single general category, and the category's index.
    private static let categoryRuns: [(range: ScalarRange, category: Int)] = {
        var runs: [(range: ScalarRange, category: Int)] = []
        var value: UInt32 = 0
        while value <= ScalarSet.lastScalar {
            let (start, current) = (value, category(of: value))
            while value <= ScalarSet.lastScalar, category(of: value) == current {
                value += uniformRunLength(from: value, in: current)
            }
            let number = categories.firstIndex { $0.category == current } ?? categories.count - 1
            runs.append((ScalarRange(start, value - 1), number))
        }
        return runs
    }()

    private static func category(of scalarValue: UInt32) -> Unicode.GeneralCategory {
        Unicode.Scalar(scalarValue)?.properties.generalCategory ?? .surrogate
    }

    /// Returns how many scalars, starting at a given scalar, are sure to have its category, without testing each
    /// scalar.
    ///
    /// Blocks of ideographs, syllables, and private scalars begin at a multiple of 16 and fill up from the beginning.
    /// So if the first and last of 16 scalars agree, all scalars between them do too. Planes 4 to 13, 15, and 16 are
    /// unassigned or private, except for the last two scalars, which are never characters. The tests compare all
    /// scalars.
    private static func uniformRunLength(from scalarValue: UInt32, in category: Unicode.GeneralCategory) -> UInt32 {
        switch scalarValue {
        case 0xD800...0xDFFF: return 0xE000 - scalarValue
        case 0x3400...0x9FFF, 0xAC00...0xD79F, 0xE000...0xF8FF, 0x17000...0x18AFF, 0x20000...0x3FFEF:
            return scalarValue % 16 == 0 && self.category(of: scalarValue + 15) == category ? 16 : 1
        case 0x40000...0xDFFFF, 0xF0000...ScalarSet.lastScalar:
            return scalarValue & 0xFFFF == 0 ? 0xFFFE : 1
        default: return 1
        }
    }

    // MARK: - Classes of POSIX

    /// Returns one of the ASCII classes that POSIX and Java name.
    ///
    /// The classes come from the documentation of `java.util.regex.Pattern`. One of them is also Unicode's
    /// `ASCII_Hex_Digit` property.
    private static func posixClassSet(named name: String) -> ScalarSet? {
        switch name {
        case "alnum": ScalarSet([ScalarRange(0x30, 0x39), ScalarRange(0x41, 0x5A), ScalarRange(0x61, 0x7A)])
        case "blank": ScalarSet([ScalarRange(0x09, 0x09), ScalarRange(0x20, 0x20)])
        case "graph": ScalarSet(ScalarRange(0x21, 0x7E))
        case "print": ScalarSet(ScalarRange(0x20, 0x7E))
        case "xdigit", "asciihexdigit", "ahex":
            ScalarSet([ScalarRange(0x30, 0x39), ScalarRange(0x41, 0x46), ScalarRange(0x61, 0x66)])
        default: nil
        }
    }

    // MARK: - Binary properties

    private static func binaryPropertySet(named name: String) -> ScalarSet? {
        switch name {
        case "alphabetic", "alpha": alphabetic
        case "cased": cased
        case "dash": dash
        case "emoji": emoji
        case "emojimodifier", "emod": ScalarSet(ScalarRange(0x1F3FB, 0x1F3FF))
        case "emojimodifierbase", "ebase": emojiModifierBase
        case "emojipresentation", "epres": emojiPresentation
        case "hexdigit", "hex":
            ScalarSet([
                0x30...0x39, 0x41...0x46, 0x61...0x66, 0xFF10...0xFF19, 0xFF21...0xFF26, 0xFF41...0xFF46,
            ])
        case "idcontinue", "idc": idContinue
        case "idstart", "ids": idStart
        case "ideographic", "ideo": ideographic
        case "lowercase", "lower": lowercase
        case "math": math
        case "uppercase", "upper": uppercase
        case "whitespace", "wspace", "space": whitespace
        case "xidcontinue", "xidc": xidContinue
        case "xidstart", "xids": xidStart
        default: nil
        }
    }

    // Each property is a static constant. One thread finds it on first use, and afterward threads read it without a
    // lock. The two short properties above are written out. The tests compare all of them with the standard library.
    private static let alphabetic = scalarSet { $0.isAlphabetic }
    private static let cased = scalarSet { $0.isCased }
    private static let dash = scalarSet { $0.isDash }
    private static let emoji = scalarSet { $0.isEmoji }
    private static let emojiModifierBase = scalarSet { $0.isEmojiModifierBase }
    private static let emojiPresentation = scalarSet { $0.isEmojiPresentation }
    private static let idContinue = scalarSet { $0.isIDContinue }
    private static let idStart = scalarSet { $0.isIDStart }
    private static let ideographic = scalarSet { $0.isIdeographic }
    private static let lowercase = scalarSet { $0.isLowercase }
    private static let math = scalarSet { $0.isMath }
    private static let uppercase = scalarSet { $0.isUppercase }
    private static let whitespace = scalarSet { $0.isWhitespace }
    private static let xidContinue = scalarSet { $0.isXIDContinue }
    private static let xidStart = scalarSet { $0.isXIDStart }

    // Compiling a copy of the loops for each property would take 0.5 s.
    @inline(never)
    private static func scalarSet(where isMember: (Unicode.Scalar.Properties) -> Bool) -> ScalarSet {
        var set = ScalarSet()
        forEachAssignedScalar { range, scalar in
            if isMember(scalar.properties) { set.append(range) }
        }
        return set
    }

    /// Calls a function with each scalar that can have a property, and with the range that it represents, usually just
    /// itself.
    ///
    /// A private or unassigned scalar has none of the properties above, and all letters in a uniform block share the
    /// same properties. The tests compare all scalars.
    @inline(never)
    static func forEachAssignedScalar(_ body: (ScalarRange, Unicode.Scalar) -> Void) {
        for (run, category) in categoryRuns {
            // Surrogate, private, and unassigned scalars are the last categories.
            if category >= categories.count - 3 { continue }
            var start = run.lowerBound
            for block in uniformBlocks where run.upperBound - run.lowerBound >= 128 {
                guard let part = run.intersection(block) else { continue }
                if start < part.lowerBound { forEachScalar(in: ScalarRange(start, part.lowerBound - 1), body) }
                if let scalar = Unicode.Scalar(part.lowerBound) { body(part, scalar) }
                start = part.upperBound + 1
            }
            if start <= run.upperBound { forEachScalar(in: ScalarRange(start, run.upperBound), body) }
        }
    }

    @inline(__always)
    private static func forEachScalar(
        in range: ScalarRange, _ body: (ScalarRange, Unicode.Scalar) -> Void
    ) {
        for value in range.lowerBound...range.upperBound {
            if let scalar = Unicode.Scalar(value) { body(ScalarRange(value, value), scalar) }
        }
    }

    /// The large blocks of ideographs and syllables in ascending order: CJK, Yi, Hangul, Tangut.
    ///
    /// Source: Blocks.txt of the Unicode Character Database.
    private static let uniformBlocks: [ScalarRange] = [
        ScalarRange(0x3400, 0x4DBF), ScalarRange(0x4E00, 0x9FFF), ScalarRange(0xA000, 0xA48F),
        ScalarRange(0xAC00, 0xD7A3), ScalarRange(0x17000, 0x187FF), ScalarRange(0x18800, 0x18AFF),
        ScalarRange(0x20000, 0x2FFFF), ScalarRange(0x30000, 0x3FFFF),
    ]
}
