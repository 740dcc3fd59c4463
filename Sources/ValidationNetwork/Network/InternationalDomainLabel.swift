// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// The rules for a label of a domain name that has characters beyond ASCII.
///
/// The rules use the Unicode properties of the standard library:
///
/// - Every character is a letter, a mark, or a digit (IDNA2008, RFC 5892 2), or an exception of RFC 5892 2.6.
/// - UTS #46 doesn't map any character away.
/// - The label doesn't begin with a mark (RFC 5891 4.2.3.2).
/// - The label is in Normalization Form C (RFC 5891 5.3).
/// - No hyphen is at either end, and hyphens aren't at both the third and the fourth position.
/// - Middle dots, the Hebrew and Greek signs, and zero-width joiners are only where RFC 5892 appendix A permits them.
/// - Right-to-left letters aren't mixed with others (RFC 5893). Bidirectional classes are derived from blocks.
/// - Every character was in Unicode 13.
///
/// **Not checked**, because the standard library doesn't publish the tables: the joining types that permit a zero-width
/// non-joiner in Arabic, and the finer bidirectional classes. A zero-width non-joiner that only its joining types
/// permit is therefore rejected. A label that is accepted here may still break a bidirectional rule.
struct InternationalDomainLabel {
    /// The version of Unicode whose characters are accepted on every platform, 13 of the year 2020.
    static let maximumUnicodeVersion = 13

    let scalars: UnsafeBufferPointer<Unicode.Scalar>

    /// The length of the encoded label with its `xn--`, with upper-case letters treated as lower-case ones.
    var wireLength: Int { scalars.map(\.lowercaseFolded).withUnsafeBufferPointer(Punycode.encodedLength) + 4 }

    /// Whether the label has a right-to-left letter.
    var isRightToLeft: Bool { scalars.contains { $0.isRightToLeft } }

    /// Whether every scalar is a plain letter or of ASCII, so that the properties of Unicode need not be looked up.
    var hasOnlyPlainScalars: Bool { scalars.allSatisfy { $0.isASCII ? $0.isHostCharacter : $0.isPlainLetter } }

    /// Returns the index of the first scalar that breaks a rule, or `nil`.
    ///
    /// - Parameter allowsSymbols: Whether symbols such as ☺ are accepted, as browsers apply UTS #46. Mail uses
    ///   IDNA2008.
    func firstViolationIndex(allowsSymbols: Bool, isEncoded: Bool) -> Int? {
        guard let first = scalars.first, let last = scalars.last else { return 0 }
        let hyphen: Unicode.Scalar = "-"
        let hasOnlyPlainScalars = hasOnlyPlainScalars
        if first == hyphen || !hasOnlyPlainScalars && first.properties.generalCategory.isMark { return 0 }
        if last == hyphen { return scalars.count - 1 }
        if scalars.count > 3, scalars[2] == hyphen, scalars[3] == hyphen { return 2 }
        if hasOnlyPlainScalars { return nil }
        for index in scalars.indices
        where !isAcceptedScalar(at: index, allowsSymbols: allowsSymbols, isEncoded: isEncoded) {
            return index
        }
        if !CanonicalComposition.isComposed(scalars) {
            return scalars.firstIndex(where: CanonicalComposition.composesWithPrevious) ?? 0
        }
        return isRightToLeft ? firstBidiViolationIndex() : nil
    }

    /// Whether the label may be in a name with a right-to-left label (RFC 5893 2, rules 1 and 6).
    ///
    /// A right-to-left label has been checked already. Any other label begins with a left-to-right letter or digit, and
    /// ends with one or with a European digit. Hyphens at either end have been rejected before. The underscore, which
    /// only names of services have, is accepted.
    var isAllowedBesideRightToLeft: Bool {
        if isRightToLeft { return true }
        guard let first = scalars.first,
            let last = scalars.last(where: { $0.properties.generalCategory != .nonspacingMark })
        else { return true }
        return (first.isLeftToRight || first == "_") && (last.isLeftToRight || last.isEuropeanNumber || last == "_")
    }

    private func isAcceptedScalar(at index: Int, allowsSymbols: Bool, isEncoded: Bool) -> Bool {
        let scalar = scalars[index]
        if scalar.isASCII { return scalar.isHostCharacter }
        if let verdict = isAllowedByContext(at: index) { return verdict }
        let properties = scalar.properties
        // Consumers have Unicode tables of different versions and reject a host with a letter that isn't in theirs.
        guard let age = properties.age, age.major <= Self.maximumUnicodeVersion else { return false }
        // Characters that UTS #46 maps or removes change under NFKC_Casefold. Typed capital letters are accepted.
        guard
            !properties.changesWhenNFKCCaseFolded || scalar.isDeviationCharacter
                || !isEncoded && scalar.lowercaseFolded != scalar
        else { return false }
        if scalar.isAllowedByException { return true }
        let category = properties.generalCategory
        if category.isLetterMarkOrDigit { return allowsSymbols || !scalar.isDisallowedByIDNA2008 }
        return allowsSymbols && category.isSymbol && !scalar.isDisallowedSymbol && !scalar.isRightToLeft
    }

    /// Returns the result of the rule of RFC 5892 appendix A, or `nil` for a scalar without a rule.
    private func isAllowedByContext(at index: Int) -> Bool? {
        let before = index > 0 ? scalars[index - 1] : nil
        let after = index + 1 < scalars.count ? scalars[index + 1] : nil
        switch scalars[index].value {
        case 0x200C, 0x200D:  // After a virama; the rule for joining letters needs a table.
            return before?.properties.canonicalCombiningClass == .virama
        case 0x00B7: return before == "l" && after == "l"
        case 0x0375: return after?.isGreek ?? false
        case 0x05F3, 0x05F4: return before.map { (0x05D0...0x05F2).contains($0.value) } ?? false
        case 0x30FB: return scalars.contains(where: \.isJapanese)
        case 0x0660...0x0669: return !scalars.contains { (0x06F0...0x06F9).contains($0.value) }
        default: return nil
        }
    }

    /// Returns the first scalar that breaks RFC 5893 2, rules 1 to 4, with classes derived from blocks and categories.
    private func firstBidiViolationIndex() -> Int? {
        if let first = scalars.first, !first.isRightToLeft || first.isArabicNumber { return 0 }
        let end = scalars.lastIndex { $0.properties.generalCategory != .nonspacingMark } ?? 0
        if !scalars[end].isRightToLeft, !scalars[end].isEuropeanNumber { return end }
        let hasArabicNumber = scalars.contains(where: \.isArabicNumber)
        return scalars.firstIndex { scalar in
            if scalar.isEuropeanNumber { return hasArabicNumber }
            return !scalar.isRightToLeft && scalar != "-" && scalar.properties.generalCategory != .nonspacingMark
        }
    }
}

extension Unicode.Scalar {
    /// Whether a scalar of ASCII is a letter, a digit, a hyphen, or an underscore.
    fileprivate var isHostCharacter: Bool { ByteSet.hostNameCharacters.contains(UInt8(truncatingIfNeeded: value)) }

    /// Whether the scalar is a small letter or a letter without case that a label may have at every place.
    ///
    /// It was in Unicode 13, doesn't change under NFKC_Casefold, has the combining class 0, composes with nothing
    /// before it, has no contextual rule, and isn't written from right to left. Letters of other blocks may have these
    /// properties too. The table lists those of Latin, Greek, Cyrillic, and Armenian, and ranges of Chinese, Japanese,
    /// and Korean, which are most letters of registered names. Unicode doesn't change these properties.
    fileprivate var isPlainLetter: Bool {
        let letters: UInt64
        switch value >> 6 {
        case 0x03: letters = 0xFF7F_FFFF_0000_0000
        case 0x04: letters = 0x55A2_AAAA_AAAA_AAAA
        case 0x05: letters = 0x54AA_AAAA_AAAA_A954
        case 0x06: letters = 0xEE51_2D2A_4E24_3129
        case 0x07: letters = 0xAA21_AAAA_B555_400F
        case 0x08: letters = 0x93FA_AAAA_AAAA_AAAA
        case 0x09: letters = 0xFFFF_FFFF_FFFF_AA85
        case 0x0A: letters = 0x0000_FFFF_FFFF_FFFF
        case 0x0D: letters = 0x388A_0000_0000_0000
        case 0x0E: letters = 0xFFFF_F000_0001_0000
        case 0x0F: letters = 0x1908_AAAA_AA80_7FFB
        case 0x10: letters = 0xFFFF_0000_0000_0000
        case 0x11: letters = 0xAAAA_AAAA_FFFF_FFFF
        case 0x12: letters = 0xAAAA_AAAA_AAAA_A802
        case 0x13: letters = 0xAAAA_AAAA_AAAA_D554
        case 0x14: letters = 0x0000_AAAA_AAAA_AAAA
        case 0x15: letters = 0xFFFF_FFFF_0000_0000
        case 0x16: letters = 0x0000_0000_0000_017F
        default:
            return switch value {
            case 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFC, 0xAC00...0xD7A3: true
            default: false
            }
        }
        return letters &>> UInt64(value & 63) & 1 != 0
    }

    /// The lower-case letter if the scalar is a capital letter beyond ASCII with a single lower-case scalar beyond
    /// ASCII, or else the scalar.
    fileprivate var lowercaseFolded: Unicode.Scalar {
        if isASCII { return properties.lowercaseMapping.unicodeScalars.first ?? self }
        let lower = properties.lowercaseMapping.unicodeScalars
        guard properties.isUppercase, !properties.isFullCompositionExclusion, let first = lower.first, lower.count == 1,
            !first.isASCII, !first.properties.changesWhenNFKCCaseFolded
        else { return self }
        return first
    }

    /// Whether RFC 5892 2.6 permits the scalar (PVALID) although it's not a letter, mark, or digit.
    ///
    /// These are the Sindhi ampersand and postposition, the Tibetan intersyllabic mark, and the ideographic zero.
    fileprivate var isAllowedByException: Bool {
        value == 0x06FD || value == 0x06FE || value == 0x0F0B || value == 0x3007
    }

    /// Whether IDNA2008 rejects a letter or mark that browsers resolve.
    ///
    /// RFC 5892 2.6 (DISALLOWED): the Arabic and N'Ko extenders, the Hangul tone marks, the vertical kana repeat marks,
    /// and the masu mark. 2.9: conjoining jamo. 2.4: combining marks for symbols and the musical blocks.
    fileprivate var isDisallowedByIDNA2008: Bool {
        switch value {
        case 0x0640, 0x07FA, 0x302E, 0x302F, 0x3031...0x3035, 0x303B, 0x1100...0x11FF, 0xA960...0xA97F,
            0xD7B0...0xD7FF, 0x20D0...0x20FF, 0x1_D100...0x1_D24F:
            true
        default: false
        }
    }

    /// Whether the scalar is a letter or a digit of the bidirectional class L.
    fileprivate var isLeftToRight: Bool {
        !isRightToLeft && !isEuropeanNumber
            && (properties.generalCategory.isLetterMarkOrDigit || properties.numericType != nil)
            && properties.generalCategory != .nonspacingMark
    }

    /// Whether the scalar is sharp s or final sigma, which IDNA2008 and UTS #46 keep and case folding replaces.
    fileprivate var isDeviationCharacter: Bool { value == 0xDF || value == 0x3C2 }

    /// Whether the scalar is in a block of the bidirectional classes R, AL, or AN, such as Hebrew, Arabic, and Syriac.
    fileprivate var isRightToLeft: Bool {
        switch value {
        case 0x06F0...0x06F9: false
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF:
            !properties.generalCategory.isMark
        default: false
        }
    }

    /// Whether the scalar is a digit of the bidirectional class AN.
    fileprivate var isArabicNumber: Bool {
        0x0660...0x0669 ~= value || 0x1_0D30...0x1_0D39 ~= value || 0x1_0D40...0x1_0D49 ~= value
            || 0x1_0E60...0x1_0E7E ~= value
    }

    /// Whether the scalar is a digit of the bidirectional class EN.
    fileprivate var isEuropeanNumber: Bool { 0x30...0x39 ~= value || 0x06F0...0x06F9 ~= value }

    /// Whether the scalar is Greek, without the Coptic letters of the same block (RFC 5892 A.4).
    fileprivate var isGreek: Bool {
        0x0370...0x03E1 ~= value || 0x03F0...0x03FF ~= value || 0x1F00...0x1FFF ~= value
    }

    /// Whether the scalar is Hiragana, Katakana, or Han.
    fileprivate var isJapanese: Bool {
        switch value {
        // The ranges omit the voicing marks between them, which don't belong to one script.
        case 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FD...0x30FF, 0x31F0...0x31FF, 0x3005, 0x3007,
            0x3400...0x4DBF, 0x4E00...0x9FFF, 0x2_0000...0x3_FFFF:
            true
        default: false
        }
    }

    /// Whether UTS #46 rejects the symbol, such as the object replacement character.
    fileprivate var isDisallowedSymbol: Bool {
        value == 0xFFFC || value == 0xFFFD || 0x2FF0...0x2FFF ~= value || value == 0x31EF
    }
}

extension Unicode.GeneralCategory {
    fileprivate var isLetterMarkOrDigit: Bool {
        isLetter || self == .decimalNumber || self == .nonspacingMark || self == .spacingMark
    }

    fileprivate var isSymbol: Bool {
        switch self {
        case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: true
        default: false
        }
    }
}
