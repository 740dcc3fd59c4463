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
        /// The runs of the scalars, one after another, that match an expression.
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

    /// The scalars that Foundation knows, which may have older tables of Unicode, without most of the large blocks.
    private static let knownScalars: String = {
        let ranges: [ClosedRange<UInt32>] = [
            0...0x34FF, 0x4D00...0x4EFF, 0x9F00...0xAC0F, 0xD700...0x1FFFF, 0x20000...0x200FF, 0x2A600...0x2A8FF,
            0x2B700...0x2B9FF, 0x2CE00...0x2CFFF, 0x2EB00...0x3010F, 0xE0000...0xE01FF,
        ]
        let scalars = ranges.joined().compactMap { Unicode.Scalar($0) }.filter { ($0.properties.age?.major ?? 99) < 13 }
        return String(String.UnicodeScalarView(scalars))
    }()
}
