// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import Testing

@Suite("A transition table")
struct TransitionTableTests {
    @Test(
        "reads backward for a look-ahead behind the first scalar",
        arguments: ["[a-f]{1,9}(?=[0-9]{9}z)[0-9]*[a-z]{30}", "[a-z]+(?=-[0-9]{20}x)-[0-9a-f]{21}[a-z]*"])
    func backward(expression: String) throws {
        let statistics = try Pattern(expression).statistics
        #expect(statistics.readsBackward)
        #expect(statistics.tableInputLimit == .max)
        #expect(!statistics.isSimulated)
    }

    @Test(
        "skips runs of bytes only as far as they go",
        arguments: [
            ("[a-z]*", "q"), ("[a-z]*[0-9]?", "q"), ("[!#-'*+./0-9=?A-Z^-~-]*", "~"), ("(?s).*x.{2}", "x"),
            (".*é?", "_"), ("(?:[a-z]+ )*[a-z]*", "q"),
            // Scalars with several bytes lie next to the places where the table stops searching for a run.
            (".*", "日"), (".*", "é日a"), (".*x?", "👍é"), ("[^é\n]*", "日a"), ("[^é\n]*", "👍日"),
        ])
    func runs(expression: String, fill: String) throws {
        let algorithms: [Pattern.Algorithm] = [.automatic, .table, .backwardTable]
        let patterns = try algorithms.map { try Pattern(expression, algorithm: $0) }
        for count in [3, 15, 16, 17, 47, 48, 49, 63, 64, 80, 81, 130] {
            let run = Array(repeating: fill, count: count)
            #expect(patterns.map { $0.matches(run.joined()) } == [true, true, true], "\(count)")
            for place in 0..<count {
                // A line feed matches nowhere, except with (?s) before the end.
                var wrong = run
                wrong[place] = "\n"
                let isAccepted = expression.hasPrefix("(?s)") && place != count - 3
                #expect(
                    patterns.map { $0.matches(wrong.joined()) } == [isAccepted, isAccepted, isAccepted],
                    "\(count), \(place)")
            }
        }
    }

    @Test(
        "reads long inputs in stretches that end between two scalars, however many bytes they take",
        arguments: ["é", "€", "\u{1F600}"])
    func stretches(scalar: String) throws {
        let algorithms: [Pattern.Algorithm] = [.automatic, .table, .backwardTable]
        let patterns = try algorithms.map { try Pattern("[^a]*", algorithm: $0) }
        for shift in 0..<4 {
            // With letters at both ends, the first stretch would end at each byte of a scalar.
            let letters = String(repeating: "b", count: shift)
            let text = letters + String(repeating: scalar, count: 200) + letters
            #expect(patterns.map { $0.matches(text) } == [true, true, true], "\(shift)")
            #expect(patterns.map { $0.matches(text + "a" + letters) } == [false, false, false], "\(shift)")
        }
    }

    @Test("stops at what is not UTF-8 at any place of a long input", arguments: ["(?s).*", "[^é]*"])
    func encoding(expression: String) throws {
        let algorithms: [Pattern.Algorithm] = [.automatic, .table, .backwardTable]
        let patterns = try algorithms.map { try Pattern(expression, algorithm: $0) }
        let broken: [[UInt8]] = [[0x80], [0xC3], [0xE6, 0x97], [0xF0, 0x9F, 0x91], [0xED, 0xA0, 0x80], [0xFF]]
        for place in 0...200 {
            for sequence in broken {
                var bytes: [UInt8] = Array(repeating: 0x61, count: 200)
                bytes.insert(contentsOf: sequence, at: place)
                let accepted = bytes.withUnsafeBufferPointer { bytes in patterns.filter { $0.matches(bytes) } }
                #expect(accepted.isEmpty, "\(sequence) at \(place)")
                let offset = bytes.withUnsafeBufferPointer { patterns[0].mismatchOffset(in: $0) }
                #expect(offset == place, "\(sequence) at \(place)")
            }
        }
    }

    @Test("reads a long input exactly up to the scalar that does not match", arguments: ["a", "日", "👍"])
    func places(fill: String) throws {
        let pattern = try Pattern("[a日👍]*")
        for count in [70, 100, 300] {
            for place in stride(from: 0, to: count, by: 3) {
                let text = String(repeating: fill, count: place) + "é" + String(repeating: fill, count: count - place)
                let expected = PatternProgress.impossible(from: place * fill.utf8.count, "a", others: true, end: true)
                #expect(pattern.progress(of: text) == expected, "\(place) of \(count)")
            }
        }
    }

    private static let manyLoops = "abcdefghijklmnopqr".map { "\($0)+" }

    /// A class for each ASCII sign.
    ///
    /// The last sign is repeated.
    private static let everySign = (0x21...0x7E).map { "\\x\(String($0, radix: 16))" } + ["~*"]
    private static let signs = String(decoding: 0x21...0x7E as ClosedRange<UInt8>, as: UTF8.self)

    @Test(
        "skips only the bytes of the state that is reached, whatever the loops of earlier states are",
        arguments: [
            // The last loop has the same set as an earlier loop.
            (["a+", "-", "b+", "-", "b+"], "a-b-", "b", "a", ""),
            (["a+", "-", "b+", "-", "c+", "-", "b+"], "a-b-c-", "b", "a", ""),
            (["a+", "-", "b+", "-", "a+", "-", "b*"], "a-b-", "a", "b", "-b"),
            // Only sixteen sets get a number.
            (manyLoops, "a", "b", "a", "cdefghijklmnopqr"), (manyLoops, "abcdefghijklmno", "p", "a", "qr"),
            (manyLoops, "abcdefghijklmnop", "q", "p", "r"),
            // The tilde's class is the 95th, and the greater-than sign's class is the 31st, which is 64 less.
            (everySign, signs, "~", ">", ""),
        ])
    func loops(parts: [String], beginning: String, fill: String, other: String, ending: String) throws {
        let algorithms: [Pattern.Algorithm] = [.automatic, .table]
        let forward = try algorithms.map { try Pattern(parts.joined(), algorithm: $0) }
        let backward = try Pattern(parts.reversed().joined(), algorithm: .backwardTable)
        func verdicts(_ text: String) -> [Bool] {
            forward.map { $0.matches(text) } + [backward.matches(String(text.reversed()))]
        }
        // Bytes are skipped in blocks of 32.
        for count in [32, 192] {
            for place in 1...130 {
                let before = beginning + String(repeating: fill, count: place)
                let after = String(repeating: fill, count: 200 - place) + ending
                #expect(
                    verdicts(before + String(repeating: fill, count: count) + after) == [true, true, true],
                    "\(count) at \(place)")
                #expect(
                    verdicts(before + String(repeating: other, count: count) + after) == [false, false, false],
                    "\(count) at \(place)")
            }
        }
    }
}
