// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("The notation of a path")
struct PathComponentPointerTests {
    @Test(
        "is a pointer, a pointer in a URI fragment, or a program's notation",
        arguments: [
            ("#/a~1b/%C3%A4/0", "/a~1b/ä/0"), ("/a/%C3", "/a/%C3"), ("#", ""), ("/a/\u{301}b", "/a/\u{301}b"),
            ("/\u{301}a/b", "/\u{301}a/b"), ("/a~1\u{301}/~0\u{301}", "/a~1\u{301}/~0\u{301}"),
            ("/~\u{301}", "/~0\u{301}"), ("#\u{301}/a/\u{301}", "/a/\u{301}"), ("#/a/%CC%81/1", "/a/\u{301}/1"),
            ("a.\u{301}b[1]\u{301}", "/a/\u{301}b/1/\u{301}"), ("a.b", "/a/b"), ("#/%zz", "/%zz"),
            ("#/%411/%4", "/A1/%4"), ("$.a[0]", "/a/0"),
            ("a['b'].c", "/a/b/c"), ("a[\"b\"].c", "/a/b/c"), ("/data/attributes/a", "/data/attributes/a"),
            ("/", "/"), ("/a//b", "/a//b"), ("/~2", "/~02"),
            ("/~01", "/~01"), ("#/~10", "/~10"), ("a..b", "/a/b"), ("lines.2", "/lines/2"),
            ("$", ""), ("$.$", "/$"), ("a[0][1]", "/a/0/1"), ("a[01]", "/a/01"), ("/-1", "/-1"), ("", ""),
        ])
    func notations(text: String, pointer: String) {
        let path = [ValidationError.PathComponent](pathNotation: text)
        #expect(Array(path.jsonPointer.utf8) == Array(pointer.utf8))
        // Reading a pointer gives back the path that was written.
        #expect([ValidationError.PathComponent](pathNotation: path.jsonPointer) == path)
    }

    @Test("is one key if it is longer than the name of a field", arguments: [1_024, 1_025])
    func length(count: Int) {
        let text = "/a" + String(repeating: "b", count: count - 4) + "/c"
        let path = [ValidationError.PathComponent](pathNotation: text)
        #expect(path.count == (count > 1_024 ? 1 : 2))
        #expect(path.last == (count > 1_024 ? .key(text) : .key("c")))
    }

    @Test("is one key by its length in bytes")
    func bytes() {
        let (short, long) = ("/a" + String(repeating: "é", count: 511), "/" + String(repeating: "é", count: 512))
        #expect([ValidationError.PathComponent](pathNotation: short) == [.key(String(short.dropFirst()))])
        #expect([ValidationError.PathComponent](pathNotation: long) == [.key(long)])
    }

    @Test("distinguishes the index of an element from a key")
    func indices() {
        #expect(
            [ValidationError.PathComponent](pathNotation: "/0/00/9223372036854775808/-1/+1/10") == [
                .index(0), .key("00"), .key("9223372036854775808"), .key("-1"), .key("+1"), .index(10),
            ])
    }
}
