// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import PatternMatching
import Testing

@Suite("A script")
struct UnicodeScriptTests {
    @Test(
        "has the same scalars as in Foundation, by each of its names",
        arguments: [
            ("Arabic", "Arab"), ("Armenian", "Armn"), ("Bengali", "Beng"), ("Cyrillic", "Cyrl"), ("Devanagari", "Deva"),
            ("Georgian", "Geor"), ("Greek", "Grek"), ("Han", "Hani"), ("Hangul", "Hang"), ("Hebrew", "Hebr"),
            ("Hiragana", "Hira"), ("Katakana", "Kana"), ("Latin", "Latn"), ("Tamil", "Taml"), ("Thai", "Thai"),
        ])
    func script(name: String, code: String) throws {
        /// The runs of consecutive scalars that match an expression.
        func runs(_ expression: String) throws -> String {
            let text = NSString(string: Self.knownScalars)
            return try NSRegularExpression(pattern: expression)
                .matches(in: Self.knownScalars, range: NSRange(location: 0, length: text.length))
                .map { text.substring(with: $0.range) }.joined()
        }
        let members = try runs("\\p{Script=\(name)}+")
        let others = try runs("\\P{Script=\(name)}+")
        #expect(members.utf8.count > 100 && members.utf8.count + others.utf8.count == Self.knownScalars.utf8.count)
        for spelling in [name, code, "Script=\(name)", "sc=\(code)"] {
            #expect(try Pattern("\\p{\(spelling)}*").progress(of: members) == .accepted, "\(spelling)")
            #expect(try Pattern("\\P{\(spelling)}*").progress(of: others) == .accepted, "\(spelling)")
        }
    }

    /// Foundation may have older tables, so the edges of what later Unicode versions added are written out.
    @Test(
        "has the scalars that Unicode 13 to 17 added",
        arguments: [
            (
                "Arabic",
                [
                    0x870, 0x891, 0x897, 0xFD40, 0xFDCF, 0xFDFF, 0x10EC2, 0x10EC7, 0x10ED0, 0x10ED8, 0x10EFA, 0x10EFF,
                ],
                [
                    0x86F, 0x892, 0x896, 0x8E2, 0xFD3E, 0xFD3F, 0xFDD0, 0xFDEF, 0xFE00, 0x10EC1, 0x10EC8, 0x10ECF,
                    0x10ED9, 0x10EF9, 0x10F00,
                ]
            ),
            (
                "Cyrillic", [0x1C80, 0x1C8A, 0x1E030, 0x1E06D, 0x1E08F],
                [0x1C7F, 0x1C8B, 0x1E02F, 0x1E06E, 0x1E08E, 0x1E090]
            ),
            ("Devanagari", [0x11B00, 0x11B09], [0x11AFF, 0x11B0A]),
            (
                "Han",
                [
                    0x9FFF, 0x16FF0, 0x16FF6, 0x2A6DF, 0x2B81D, 0x2CEAD, 0x2EBF0, 0x2EE5D, 0x30000, 0x3134A, 0x31350,
                    0x33479,
                ],
                [
                    0xA000, 0x16FEF, 0x16FF7, 0x2A6E0, 0x2A6FF, 0x2B81E, 0x2B81F, 0x2CEAE, 0x2CEAF, 0x2EBE1, 0x2EBEF,
                    0x2EE5E, 0x2FFFF, 0x3134B, 0x3134F, 0x3347A,
                ]
            ),
            ("Hiragana", [0x1B001, 0x1B11F, 0x1B132], [0x1B000, 0x1B120, 0x1B131, 0x1B133]),
            (
                "Katakana", [0x1AFF0, 0x1AFF3, 0x1AFF5, 0x1AFFB, 0x1AFFD, 0x1AFFE, 0x1B000, 0x1B120, 0x1B122, 0x1B155],
                [0x1AFEF, 0x1AFF4, 0x1AFFC, 0x1AFFF, 0x1B001, 0x1B11F, 0x1B123, 0x1B154, 0x1B156]
            ),
            (
                "Latin",
                [
                    0xA7DC, 0xA7F1, 0xAB69, 0x10780, 0x10785, 0x10787, 0x107B0, 0x107B2, 0x107BA, 0x1DF00, 0x1DF1E,
                    0x1DF25, 0x1DF2A,
                ],
                [
                    0xA7DD, 0xA7F0, 0xAB6A, 0x1077F, 0x10786, 0x107B1, 0x107BB, 0x1DEFF, 0x1DF1F, 0x1DF24, 0x1DF2B,
                ]
            ),
        ] as [(String, [UInt32], [UInt32])])
    func laterVersions(name: String, members: [UInt32], others: [UInt32]) throws {
        let pattern = try Pattern("\\p{\(name)}")
        func matched(_ values: [UInt32]) -> [UInt32] {
            values.filter { value in Unicode.Scalar(value).map { pattern.matches(String($0)) } ?? false }
        }
        #expect(matched(members) == members)
        #expect(matched(others) == [])
    }

    /// The scalars that Foundation knows, except for most of the large blocks.
    ///
    /// Foundation's Unicode tables may be older.
    private static let knownScalars: String = {
        let ranges: [ClosedRange<UInt32>] = [
            0...0x34FF, 0x4D00...0x4EFF, 0x9F00...0xAC0F, 0xD700...0x1FFFF, 0x20000...0x200FF, 0x2A600...0x2A8FF,
            0x2B700...0x2B9FF, 0x2CE00...0x2CFFF, 0x2EB00...0x3010F, 0xE0000...0xE01FF,
        ]
        let scalars = ranges.joined().compactMap { Unicode.Scalar($0) }.filter { ($0.properties.age?.major ?? 99) < 13 }
        return String(String.UnicodeScalarView(scalars))
    }()
}
