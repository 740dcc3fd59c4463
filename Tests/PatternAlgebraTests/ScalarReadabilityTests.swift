// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Testing

@testable import PatternAlgebra

@Suite("The ranking of scalars by readability")
struct ScalarReadabilityTests {
    private static func rank(_ scalar: UInt32) -> UInt64 {
        ScalarReadability.mostReadableScalar(in: scalar...scalar).rank
    }

    @Test("chooses the scalar of the lowest rank in every range of ASCII")
    func everyRange() {
        for first: UInt32 in 0..<0x80 {
            for last in first..<0x80 {
                let best = ScalarReadability.mostReadableScalar(in: first...last)
                let expected = (first...last).min { Self.rank($0) < Self.rank($1) }
                #expect(best.scalar == expected && best.rank == Self.rank(best.scalar), "\(first)...\(last)")
            }
        }
    }

    @Test("ranks letters before digits, digits before punctuation, and control characters last")
    func order() {
        let scalars = "azAZ09-._!/:@[`{~ ßàÿ×αωаא一힣¡€→😀".unicodeScalars.map(\.value) + [0x10FFFF, 0x300, 0, 0x1F, 0x7F]
        // The multiplication sign is among the Latin-1 letters, but it isn't a letter.
        let order = "azAZ09-._!/:@[`{~ ßàÿαωаא一힣¡×€→😀".unicodeScalars.map(\.value) + [0x300, 0x10FFFF, 0, 0x1F, 0x7F]
        #expect(scalars.sorted { Self.rank($0) < Self.rank($1) } == order)
    }

    @Test(
        "chooses a visible scalar beyond the table before one that is not",
        arguments: [
            (0x245F...0x2460, 0x2460), (0x2187...0x2188, 0x2187), (0x309C...0x309D, 0x309D), (0x16FE...0x1700, 0x1700),
            (0xE000...0xE001, 0xE000), (0x300...0x301, 0x300),
        ] as [(ClosedRange<UInt32>, UInt32)])
    func visible(range: ClosedRange<UInt32>, scalar: UInt32) {
        #expect(ScalarReadability.mostReadableScalar(in: range).scalar == scalar)
    }

    @Test("gives each scalar its own rank, and the lowest ranks only to visible ASCII and the blank")
    func ranks() {
        let scalars = (0...0x33FF).map { UInt32($0) }
        let ranks = scalars.map(Self.rank)
        #expect(Set(ranks).count == ranks.count)
        let low = zip(scalars, ranks).filter { $1 < ScalarReadability.asciiRankLimit }.map(\.0)
        #expect(low == Array(0x20...0x7E))
    }

    @Test(
        "chooses the most readable of the shortest inputs as the example",
        arguments: [
            ("(?s).", "a"), ("[!-9]", "0"), ("[^a-z]", "A"), ("[^A-Za-z]", "0"), (#"\W"#, "-"), (#"[^\x00-\x7F]"#, "ß"),
            (#"[\x00-\x20]"#, " "), (#"[\p{M}a]{2}"#, "aa"), ("[0-9A-F]{2}|[!-/]{2}", "AA"), ("ab|b|cc", "b"),
            (#"\p{Han}"#, "一"), (#"[\x{0}-\x{2F}]"#, "-"), (#"[\x{1F000}-\x{1F64F}]"#, "\u{1F600}"),
        ])
    func readable(expression: String, example: String) throws {
        #expect(try InputSet(expression).isEmpty == .no(example: example))
    }
}
