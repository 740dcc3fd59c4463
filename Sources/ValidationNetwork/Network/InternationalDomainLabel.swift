// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// The rules for a domain name label with non-ASCII characters.
///
/// The rules use the standard library's Unicode properties:
///
/// - Every character is a letter, a mark, or a digit (IDNA2008, RFC 5892 2), or an exception in RFC 5892 2.6.
/// - UTS #46 doesn't map or remove any character.
/// - The label doesn't begin with a mark (RFC 5891 4.2.3.2).
/// - The label is in Normalization Form C (RFC 5891 5.3).
/// - Neither end is a hyphen, and the third and fourth characters aren't both hyphens.
/// - Middle dots, the Hebrew and Greek signs, and zero-width joiners appear only where RFC 5892 appendix A permits
///   them.
/// - Right-to-left letters aren't mixed with other letters (RFC 5893). Bidirectional classes are derived from blocks.
/// - Unicode 13 already contained every character.
///
/// **Not checked**, because the standard library doesn't publish the tables: the joining types that permit a zero-width
/// non-joiner in Arabic, and the finer bidirectional classes. A zero-width non-joiner that only its joining types
/// permit is therefore rejected. A label that's accepted here may still break a bidirectional rule.
struct InternationalDomainLabel {
    /// The Unicode version whose characters every platform accepts: version 13, from 2020.
    static let maximumUnicodeVersion = 13

    let scalars: UnsafeBufferPointer<Unicode.Scalar>

    /// The encoded label's length, including `xn--`, with uppercase letters treated as lowercase.
    var wireLength: Int { scalars.map(\.lowercaseFolded).withUnsafeBufferPointer(Punycode.encodedLength) + 4 }

    /// Whether the label has a right-to-left letter.
    var isRightToLeft: Bool { scalars.contains { $0.isRightToLeft } }

    /// Whether every scalar is a plain letter or an ASCII host character, so there's no need to look up Unicode
    /// properties.
    var hasOnlyPlainScalars: Bool { scalars.allSatisfy { $0.isASCII ? $0.isHostCharacter : $0.isPlainLetter } }

    /// Returns the index of the first scalar that breaks a rule, or `nil`.
    ///
    /// - Parameter allowsSymbols: Whether symbols such as ☺ are accepted, as in browsers, which apply UTS #46. Mail
    ///   uses IDNA2008.
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
    /// Right-to-left labels have already been checked. Any other label begins with a left-to-right letter or digit, and
    /// ends with a left-to-right letter or digit or with a European digit. Hyphens at either end have already been
    /// rejected. The underscore, which only service names contain, is accepted.
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
        // Consumers have Unicode tables of different versions, and they reject a host if a letter is missing from their
        // table.
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

    /// Returns the result of a scalar's rule in RFC 5892 appendix A, or `nil` if the scalar has no rule.
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
    /// Whether an ASCII scalar is a letter, a digit, a hyphen, or an underscore.
    fileprivate var isHostCharacter: Bool { ByteSet.hostNameCharacters.contains(UInt8(truncatingIfNeeded: value)) }

    /// Whether the scalar is a lowercase or caseless letter that a label may contain at any position.
    ///
    /// The scalar is in Unicode 13, doesn't change under NFKC_Casefold, has combining class 0, composes with nothing
    /// before it, has no contextual rule, and isn't written from right to left. Letters in other blocks may have these
    /// properties too. The table lists Latin, Greek, Cyrillic, and Armenian letters and ranges of Chinese, Japanese,
    /// and Korean, because registered names mostly use them. Unicode never changes these properties.
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

    /// The lowercase letter if the scalar is a non-ASCII capital letter with a single, non-ASCII lowercase scalar, or
    /// else the scalar itself.
    fileprivate var lowercaseFolded: Unicode.Scalar {
        if isASCII { return properties.lowercaseMapping.unicodeScalars.first ?? self }
        let lower = properties.lowercaseMapping.unicodeScalars
        guard properties.isUppercase, !properties.isFullCompositionExclusion, let first = lower.first, lower.count == 1,
            !first.isASCII, !first.properties.changesWhenNFKCCaseFolded
        else { return self }
        return first
    }

    /// Whether RFC 5892 2.6 permits the scalar (PVALID) even though it's not a letter, mark, or digit.
    ///
    /// The exceptions are the Sindhi ampersand and postposition, the Tibetan intersyllabic mark, and the ideographic
    /// zero.
    fileprivate var isAllowedByException: Bool {
        value == 0x06FD || value == 0x06FE || value == 0x0F0B || value == 0x3007
    }

    /// Whether IDNA2008 rejects the letter or mark even though browsers resolve it.
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

    /// Whether the scalar is a letter or digit of bidirectional class L.
    fileprivate var isLeftToRight: Bool {
        !isRightToLeft && !isEuropeanNumber
            && (properties.generalCategory.isLetterMarkOrDigit || properties.numericType != nil)
            && properties.generalCategory != .nonspacingMark
    }

    /// Whether the scalar is sharp s or final sigma, which IDNA2008 and UTS #46 keep but case folding replaces.
    fileprivate var isDeviationCharacter: Bool { value == 0xDF || value == 0x3C2 }

    /// Whether the scalar is in a block of bidirectional class R, AL, or AN, such as Hebrew, Arabic, or Syriac.
    fileprivate var isRightToLeft: Bool {
        switch value {
        case 0x06F0...0x06F9: false
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF:
            !properties.generalCategory.isMark
        default: false
        }
    }

    /// Whether the scalar is a digit of bidirectional class AN.
    fileprivate var isArabicNumber: Bool {
        0x0660...0x0669 ~= value || 0x1_0D30...0x1_0D39 ~= value || 0x1_0D40...0x1_0D49 ~= value
            || 0x1_0E60...0x1_0E7E ~= value
    }

    /// Whether the scalar is a digit of bidirectional class EN.
    fileprivate var isEuropeanNumber: Bool { 0x30...0x39 ~= value || 0x06F0...0x06F9 ~= value }

    /// Whether the scalar is Greek, excluding the Coptic letters in the same block (RFC 5892 A.4).
    fileprivate var isGreek: Bool {
        0x0370...0x03E1 ~= value || 0x03F0...0x03FF ~= value || 0x1F00...0x1FFF ~= value
    }

    /// Whether the scalar is Hiragana, Katakana, or Han.
    fileprivate var isJapanese: Bool {
        switch value {
        // The ranges leave out the voicing marks between them, because the marks don't belong to a single script.
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
