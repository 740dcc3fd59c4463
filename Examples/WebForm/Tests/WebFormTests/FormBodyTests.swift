// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Testing
import WebFormKit

@Suite("The body of a form")
struct FormBodyTests {
    @Test(
        "is decoded",
        arguments: [
            ("", [:]), ("a=1&b=2", ["a": "1", "b": "2"]), ("a=1+2", ["a": "1 2"]), ("a=%2B", ["a": "+"]),
            ("a=%C3%A9", ["a": "é"]), ("a=b=c", ["a": "b=c"]), ("a", ["a": ""]), ("&&a=1&", ["a": "1"]),
            ("%61=%3cb%3E", ["a": "<b>"]), ("a=%00", ["a": "\0"]), ("a=%E3%81%82", ["a": "あ"]),
            ("=1", ["": "1"]), ("a==", ["a": "="]), ("a+b=+", ["a b": " "]),
        ] as [(String, [String: String])])
    func decoding(body: String, values: [String: String]) throws {
        let form = try FormBody(body.utf8)
        #expect(values.allSatisfy { form[$0.key] == $0.value })
        #expect(form["z"] == nil)
    }

    @Test("has up to 64 values")
    func count() throws {
        let form = try FormBody((1...64).map { "a\($0)=\($0)" }.joined(separator: "&").utf8)
        #expect(form["a1"] == "1" && form["a64"] == "64")
    }

    @Test(
        "is rejected if it is malformed",
        arguments: [
            ("a=%", .percentEncoding), ("a=%4", .percentEncoding), ("a=%zz", .percentEncoding),
            ("%=1", .percentEncoding), ("a=%FF", .encoding), ("a=%C3", .encoding), ("a=%ED%A0%80", .encoding),
            ("a=1&a=2", .repetition), ("a=1&%61=2", .repetition), ("a&a", .repetition),
            ((0...FormBody.maximumCount).map { "a\($0)=" }.joined(separator: "&"), .count),
        ] as [(String, FormBody.Malformation)])
    func malformed(body: String, malformation: FormBody.Malformation) {
        #expect(throws: malformation) { try FormBody(body.utf8) }
    }
}

@Suite("Markup")
struct HTMLTests {
    @Test(
        "escapes the texts that it contains",
        arguments: [
            ("Ada", "Ada"), ("<script>", "&lt;script&gt;"), ("\" onfocus=\"", "&quot; onfocus=&quot;"),
            ("'&'", "&#39;&amp;&#39;"), ("&amp;", "&amp;amp;"), ("\0", "\u{FFFD}"), ("\r\n", "&#13;\n"),
            ("é\u{301}<", "é\u{301}&lt;"),
        ])
    func escaping(text: String, escaped: String) {
        let html: HTML = #"<i title="\#(text)">"#
        #expect(html.markup == #"<i title="\#(escaped)">"#)
    }

    @Test("contains other markup as it is")
    func nesting() {
        let part: HTML = "<b>\("&")</b>"
        let list: HTML = "<i>\([part, part])\(nil as HTML?)\(part)</i>"
        #expect(list.markup == "<i><b>&amp;</b><b>&amp;</b><b>&amp;</b></i>")
    }
}
