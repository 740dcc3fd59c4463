// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The kinds of characters that cause a rejection although a person can't see them or mistakes them for others.
///
/// The raw values are the values of the parameter ``ValidationError/Parameter/unusualCharacters``.
package enum UnusualCharacters: String, Sendable {
    /// Invisible and control characters, no-break and other special spaces, line breaks and tabs inside the text, and
    /// Greek and Cyrillic letters that look like Latin letters.
    case hidden
    /// Digits from other scripts, and full-width digits, letters, and signs.
    case otherForms
    /// Spaces, tabs, and line breaks before and after the text.
    case outerSpaces
    /// Text without any visible character.
    case blank
    /// Text without any visible character in a field that can be empty.
    case onlySpaces
    /// Dashes instead of hyphens.
    case dash

    var sentence: Sentence {
        switch self {
        case .hidden: .strangeCharacter
        case .otherForms: .ordinaryForms
        case .outerSpaces: .outerSpaces
        case .blank: .empty
        case .onlySpaces: .spaces
        case .dash: .dash
        }
    }
}

/// Text with ordinary characters instead of unusual characters.
///
/// Invisible characters and spaces at both ends are removed. Special spaces, line breaks, and tabs become spaces, and
/// dashes become hyphens. Digits from every script become ASCII digits, and full-width characters become ordinary
/// characters. Greek and Cyrillic letters become the Latin letters that they look like if the text is in ASCII then.
package struct PlainText {
    package let text: String
    /// The text without its special spaces, line breaks, and tabs, or `nil` if it has none.
    package let textWithoutSpecialSpaces: String?
    /// The kind of unusual characters in the original; if there are several kinds, the kind that a person must know
    /// about first.
    package let unusualCharacters: UnusualCharacters

    /// Returns whether UTF-8 bytes contain anything other than visible ASCII characters and spaces inside the text.
    ///
    /// Every rejection calls this function, and most rejected texts contain nothing else, so it reads eight bytes at a
    /// time.
    package static func isNeeded(for bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = bytes.first, let last = bytes.last, let start = bytes.baseAddress else { return false }
        if first == 0x20 || last == 0x20 { return true }
        let raw = UnsafeRawPointer(start)
        var offset = 0
        while offset + 8 <= bytes.count {
            let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            // The high bit of each byte flags an unusual byte: the first sum sets it below 0x20, the second sum at
            // 0x7F, and the byte itself above 0x7F. Only an unusual byte produces a carry.
            let sums = word &- 0x2020_2020_2020_2020 | word &+ 0x0101_0101_0101_0101
            if (word | sums) & 0x8080_8080_8080_8080 != 0 { return true }
            offset += 8
        }
        while offset < bytes.count {
            if !(0x20..<0x7F).contains(bytes[offset]) { return true }
            offset += 1
        }
        return false
    }

    /// Returns the text without its outer spaces, tabs, and line breaks, or `nil` if it's empty or has other unusual
    /// characters.
    package static func textWithoutOuterSpaces(in bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
        var inner = bytes[...]
        while let first = inner.first, Unicode.Scalar(first).isPlainSpace { inner.removeFirst() }
        while let last = inner.last, Unicode.Scalar(last).isPlainSpace { inner.removeLast() }
        let text = UnsafeBufferPointer(rebasing: inner)
        return inner.isEmpty || inner.count == bytes.count || isNeeded(for: text) ? nil : text
    }

    /// Creates the text from UTF-8 bytes, or returns `nil` if they contain no unusual characters.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    package init?(replacingUnusualCharactersIn bytes: UnsafeBufferPointer<UInt8>) {
        guard Self.isNeeded(for: bytes) else { return nil }
        let original = String(decoding: bytes, as: UTF8.self).unicodeScalars
        let inner = original.trimming(\.isPlainSpace)
        // Most texts that get here have only letters such as ü, which are not unusual.
        if inner.startIndex == original.startIndex, inner.endIndex == original.endIndex,
            !inner.contains(where: \.isUnusual)
        {
            return nil
        }
        var hasHidden = false
        var hasDash = false
        var hasOtherForms = false
        var spaced = String.UnicodeScalarView()
        var joined = String.UnicodeScalarView()
        for scalar in inner {
            var visible = scalar
            if scalar.isBlank, scalar != " " {
                // After an ASCII character, a joiner or variation selector doesn't change how the text looks.
                if !scalar.belongsToPrevious || spaced.last?.isASCII != false {
                    hasHidden = true
                    if scalar.properties.isWhitespace { spaced.append(" ") }
                    continue
                }
            } else if let ordinary = scalar.ordinaryForm {
                visible = ordinary
                hasOtherForms = true
            } else if scalar.isDash {
                visible = "-"
                hasDash = true
            }
            spaced.append(visible)
            joined.append(visible)
        }
        if let latin = spaced.withLatinLetters {
            hasHidden = true
            spaced = latin
            joined = joined.withLatinLetters ?? joined
        }
        text = String(spaced.trimming(\.isPlainSpace))
        textWithoutSpecialSpaces = spaced.count == joined.count ? nil : String(joined.trimming(\.isPlainSpace))
        if text.isEmpty {
            unusualCharacters = .blank
        } else if hasHidden {
            unusualCharacters = .hidden
        } else if hasDash {
            unusualCharacters = .dash
        } else if hasOtherForms {
            unusualCharacters = .otherForms
        } else if inner.count < original.count {
            unusualCharacters = .outerSpaces
        } else {
            return nil
        }
    }
}

extension UnusualCharacters {
    /// Returns the kind of the invisible character at an offset, or `nil` if that character is visible or a space
    /// inside the text.
    package static func invisible(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Self? {
        guard bytes.indices.contains(offset),
            let scalar = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
                .unicodeScalars.first
        else { return nil }
        func isSpace(_ byte: UInt8) -> Bool { Unicode.Scalar(byte).isPlainSpace }
        if isSpace(bytes[offset]), bytes[..<offset].allSatisfy(isSpace) || bytes[offset...].allSatisfy(isSpace) {
            return .outerSpaces
        }
        return scalar.isBlank && scalar != " " ? .hidden : nil
    }
}

extension String.UnicodeScalarView {
    /// The text with Latin letters instead of all other letters, which look like them; or `nil` if there are no other
    /// letters, or if one of them looks different.
    fileprivate var withLatinLetters: Self? {
        var latin = Self()
        var isSame = true
        for scalar in self {
            guard let letter = scalar.isASCII ? scalar : scalar.latinLetter else { return nil }
            isSame = isSame && scalar.isASCII
            latin.append(letter)
        }
        return isSame ? nil : latin
    }

    fileprivate func trimming(_ isRemoved: (Unicode.Scalar) -> Bool) -> SubSequence {
        var rest = drop(while: isRemoved)
        while let last = rest.last, isRemoved(last) { rest.removeLast() }
        return rest
    }
}

extension Unicode.Scalar {
    /// Whether the character is ASCII white space: a space, a tab, or part of a line break.
    fileprivate var isPlainSpace: Bool { value == 0x20 || (0x09...0x0D).contains(value) }

    /// The ASCII character that this full-width character or digit from another script stands for, or `nil`.
    fileprivate var ordinaryForm: Unicode.Scalar? {
        if isASCII { return nil }
        switch value {
        case 0xFF01...0xFF5E: return Unicode.Scalar(value - 0xFEE0)
        // The ideographic full stop, which domain names can contain in place of a dot (UTS #46, section 2.3).
        case 0x3002, 0xFF61: return "."
        default:
            guard properties.generalCategory == .decimalNumber, let digit = properties.numericValue else { return nil }
            return Unicode.Scalar(0x30 + UInt8(digit))
        }
    }

    /// Whether the character is invisible, has an ordinary form, or is a dash instead of a hyphen.
    fileprivate var isUnusual: Bool {
        if isASCII { return value < 0x20 || value == 0x7F }
        return isBlank || isDash || ordinaryForm != nil || latinLetter != nil
    }

    /// The Latin letter that this Greek or Cyrillic letter looks like.
    ///
    /// Unicode Technical Standard 39, confusables.txt, with both cases of a letter only where both look alike.
    fileprivate var latinLetter: Unicode.Scalar? {
        guard (0x0391...0x0458).contains(value) else { return nil }
        return Self.latinLetters[self]
    }

    private static let latinLetters: [Unicode.Scalar: Unicode.Scalar] = {
        let greek = "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο"
        let cyrillic = "АВЕЅІЈКМНОРСТУХаеорсухѕіј"
        let latin = "ABEZHIKMNOPTYXoABESIJKMHOPCTYXaeopcyxsij"
        return Dictionary(uniqueKeysWithValues: zip((greek + cyrillic).unicodeScalars, latin.unicodeScalars))
    }()

    /// Whether the character is a dash or a minus sign that looks like a hyphen.
    fileprivate var isDash: Bool {
        switch value {
        case 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63: true
        default: false
        }
    }
}
