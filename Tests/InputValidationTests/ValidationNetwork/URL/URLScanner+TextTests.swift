// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

/// A second implementation for paths.
///
/// It decodes whole texts, splits them into segments, and walks through the segments.
private enum PathReader {
    /// Whether any reader of a path leaves its root, however often the reader decodes, and whether or not it takes a
    /// backslash for a slash or `%2e` for a dot.
    static func leavesRoot(_ path: String) -> Bool {
        var text = path
        while true {
            let spellings = [text, text.replacing("%2e", with: ".").replacing("%2E", with: ".")]
            for spelling in spellings + spellings.map({ $0.replacing("\\", with: "/") }) where walksOut(spelling) {
                return true
            }
            let decoded = decoded(text)
            if decoded == text { return false }
            text = decoded
        }
    }

    private static func walksOut(_ path: String) -> Bool {
        var folders: [Substring] = []
        for segment in path.split(separator: "/") where segment != "." {
            if segment != ".." {
                folders.append(segment)
            } else if folders.popLast() == nil {
                return true
            }
        }
        return false
    }

    private static func decoded(_ text: String) -> String {
        text.replacing(/%([0-9A-Fa-f]{2})/) { match in
            UInt8(match.1, radix: 16).map { String(UnicodeScalar($0)) } ?? String(match.0)
        }
    }
}

@Suite("The path of a URL")
struct URLScannerTextTests {
    @Test("is rejected exactly if one of its readers leaves the root", arguments: 1...8 as ClosedRange<UInt64>)
    func readers(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let pieces = [
            "/", "/", "%2f", "%2F", "%5c", "%5C", "%252f", "%255C", "%25%32%66", "..", "..", "..", ".", "%2e", "%2E",
            "%252e", "%25%32%45", "%25252e", "a", "b", "%61", "%20", "%25", "%2525", "..%2f", "/../",
        ]
        var climbing = 0
        var staying = 0
        for _ in 0..<2_000 {
            let path =
                "/"
                + (0..<Int.random(in: 1...9, using: &random)).map { _ in
                    pieces[Int.random(in: 0..<pieces.count, using: &random)]
                }.joined()
            let leavesRoot = PathReader.leavesRoot(path)
            if leavesRoot { climbing += 1 } else { staying += 1 }
            let error = rejection(by: .url, of: "http://a.example" + path)
            #expect(error?.code == (leavesRoot ? .urlPath : nil), "\(path)")
        }
        #expect(climbing > 200 && staying > 200)
    }

    @Test("is rejected if it is encoded more than four times over, dots or not")
    func depth() {
        #expect(InputValidator.url.isValid("http://a.example/%25252520"))
        #expect(rejection(by: .url, of: "http://a.example/%2525252520")?.code == .urlPath)
    }

    @Test("is read whole, however long it is", arguments: ["%2f..", "%252f..", "%5c.."])
    func long(piece: String) {
        let down = String(repeating: "/a", count: 800)
        let up = String(repeating: piece, count: 800)
        #expect(InputValidator.url.isValid("http://a.example" + down + up))
        #expect(rejection(by: .url, of: "http://a.example" + down + up + piece)?.code == .urlPath)
    }

    // The scanner reads a long run of percent encodings in blocks of 48 bytes.
    @Test(
        "is searched for dots anywhere in a run of percent encodings", arguments: ["%2e%2E", ".%2e"], ["%2f", "%5C"])
    func encodedDots(dots: String, slash: String) {
        for count in 0...70 {
            let run = String(repeating: "%aF", count: count)
            let path = "/" + run + slash + dots + slash + dots + slash + run
            #expect(rejection(by: .url, of: "http://a.example" + path)?.code == .urlPath, "\(count)")
            #expect(InputValidator.url.isValid("http://a.example/b/c" + path), "\(count)")
            // Only the run's last encoding matters.
            #expect(rejection(by: .url, of: "http://a.example/\(run)\(slash)../..")?.code == .urlPath, "\(count)")
        }
    }

    @Test("is searched for encoded percent signs anywhere in a run of percent encodings")
    func encodedPercents() {
        for count in 0...70 {
            let run = String(repeating: "%aF", count: count)
            #expect(rejection(by: .url, of: "http://a.example/\(run)%252f../..")?.code == .urlPath, "\(count)")
            // Only the first of these encodings stands for a `%`, and four decodings aren't enough.
            let deep = run + "%25%32%35%32%35%32%35%32%35%32%61" + run
            #expect(rejection(by: .url, of: "http://a.example/" + deep)?.code == .urlPath, "\(count)")
        }
    }

    @Test("is not checked if it is relative, because its base is unknown")
    func relative() {
        let reference = InputValidator.url(.web.allowing(.references))
        #expect(reference.isValid("../a") && reference.isValid("a/../../b"))
        #expect(rejection(by: reference, of: "/../a")?.code == .urlPath)
    }

    @Test("is not checked for other standards", arguments: [URLPolicy.absoluteURI, .whatwg])
    func otherStandards(policy: URLPolicy) {
        #expect(InputValidator.url(policy).isValid("http://a.example/b%2f..%2f.."))
    }
}
