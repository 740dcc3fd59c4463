// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The order for choosing scalars for examples: letters and digits before punctuation, unusual scalars last.
enum ScalarReadability {
    /// Ranges of scalars that people can read, most readable first.
    private static let readableRanges: [ClosedRange<UInt32>] = [
        0x61...0x7A, 0x41...0x5A, 0x30...0x39,
        0x2D...0x2E, 0x5F...0x5F, 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E, 0x20...0x20,
        0xDF...0xF6, 0xF8...0xFF, 0xC0...0xD6, 0xD8...0xDE, 0x0100...0x017F,
        0x03B1...0x03C9, 0x0391...0x03A1, 0x03A3...0x03A9, 0x0430...0x044F, 0x0410...0x042F,
        0x05D0...0x05EA, 0x0627...0x063A, 0x0641...0x064A, 0x0905...0x0939, 0x0E01...0x0E2E,
        0x3042...0x3042, 0x3044...0x3082, 0x30A2...0x30F3, 0x4E00...0x9FA5, 0xAC00...0xD7A3,
        0xA1...0xAC, 0xAE...0xBF, 0xD7...0xD7, 0xF7...0xF7,
        0x0660...0x0669, 0x0966...0x096F, 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A,
        0x2010...0x2027, 0x20A0...0x20BD, 0x2190...0x21FF, 0x2200...0x22FF, 0x2500...0x25FF,
        0x1F600...0x1F64F, 0x1F300...0x1F5FF,
    ]

    /// The first ranks for scalars that aren't in the table: visible scalars, then invisible scalars, then controls.
    private static let unlistedRank: UInt64 = 1 << 32
    private static let invisibleRank: UInt64 = 1 << 33
    private static let controlRank: UInt64 = 1 << 34

    /// A rank below this limit means that a class's most readable scalar is in ASCII.
    static let asciiRankLimit: UInt64 = 10 << 21

    /// Returns the most readable scalar in a range without surrogates, and its rank.
    ///
    /// Lower ranks are more readable.
    static func mostReadableScalar(in range: ClosedRange<UInt32>) -> (scalar: UInt32, rank: UInt64) {
        for (index, preferred) in readableRanges.enumerated() where range.overlaps(preferred) {
            let scalar = max(range.lowerBound, preferred.lowerBound)
            return (scalar, UInt64(index) << 21 | UInt64(scalar - preferred.lowerBound))
        }
        let candidates = range.lowerBound...min(range.upperBound, range.lowerBound + 15)
        for value in candidates where isVisible(value) { return (value, unlistedRank + UInt64(value)) }
        let scalar = range.lowerBound
        return (scalar, (scalar < 0x20 || 0x7F...0x9F ~= scalar ? controlRank : invisibleRank) + UInt64(scalar))
    }

    private static func isVisible(_ scalarValue: UInt32) -> Bool {
        switch Unicode.Scalar(scalarValue)?.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .decimalNumber, .letterNumber, .otherNumber,
            .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .otherSymbol:
            true
        default:
            false
        }
    }
}
