// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import Testing

@Suite("The parser of escapes")
struct PatternParserEscapesTests {
    @Test(
        "reads names, numbers, signs, and properties",
        arguments: [
            Sample(#"\n\r\t\f\v\0"#, accepts: ["\n\r\t\u{C}\u{B}\0"], rejects: ["nrtfv0"]),
            Sample(#"\a\e"#, accepts: ["\u{7}\u{1B}"], rejects: ["ae"]),
            Sample(#"\uD83D\uDE00"#, accepts: ["😀"], rejects: ["", "😁"]),
            Sample(
                #"[\uD83D\uDE00-\uD83D\uDE4F\uDBFF\uDFFF]"#, accepts: ["😀", "🙏", "\u{10FFFF}"], rejects: ["a", "🙐"]),
            Sample(#"\uD800\uDC00"#, accepts: ["\u{10000}"], rejects: ["\u{10001}", "\u{10400}"]),
            Sample(#"\x41\x{1F600}\u00e9\u{65}"#, accepts: ["A😀ée"], rejects: ["A😀ee"]),
            Sample(#"\xaA\xAf\xFa"#, accepts: ["\u{AA}\u{AF}\u{FA}"], rejects: [""]),
            Sample(#"\é\👍"#, accepts: ["é👍"], rejects: [#"\é\👍"#]),
            Sample(#"\x412\u00e97\x{00004a}b"#, accepts: ["A2é7Jb"], rejects: ["\u{412}é7Jb"]),
            Sample(#"\.\*\(\)\[\]\{\}\|\^\$\\\/\-\_\ \@"#, accepts: [#".*()[]{}|^$\/-_ @"#], rejects: [""]),
            Sample(#"(?i:\p{Lu})\p{Lu}"#, accepts: ["aA", "AA"], rejects: ["aa", "Aa"]),
            Sample(#"\p{Lu}(?i:\p{Lu})"#, accepts: ["Aa", "AA"], rejects: ["aa", "aA"]),
            Sample(#"[\x00-\x{10FFFF}]"#, accepts: ["\0", "\u{10FFFF}", "\u{D7FF}"], rejects: ["", "ab"]),
        ])
    func escapes(sample: Sample) throws {
        try sample.check()
    }

    @Test(
        "reports one to three octal digits",
        arguments: [#"\01234"#: #"\012"#, #"\018"#: #"\01"#, #"\07"#: #"\07"#, #"[\1234]"#: #"\123"#])
    func octalDigits(expression: String, found: String) {
        let error = #expect(throws: PatternSyntaxError.self) { try Pattern(expression) }
        #expect(error?.kind == .unknownEscape && error?.found == found)
    }
}
