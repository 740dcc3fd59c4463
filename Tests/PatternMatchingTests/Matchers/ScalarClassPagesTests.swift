// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Testing

@testable import PatternMatching

@Suite("Pages of scalar classes")
struct ScalarClassPagesTests {
    private static let expressions = [
        "[a-z]", "[^a-z]", "é", #"[\x{7F}-\x{80}]"#, #"[\x{7FF}-\x{800}]"#, #"[\x{D7FF}-\x{E000}]"#,
        #"[\x{FFFF}-\x{10000}]"#,
        #"[\x{C0}-\x{FF}]"#, #"\p{L}\p{Lu}\d"#, "[一-龥][ぁ-ん]", #"\x{FFFF}"#, #"[\x{80}][\x{BF}][\x{C0}]"#,
    ]

    private static func alphabet(_ expression: String, maximum: Int = 1 << 20) throws -> ScalarClassAlphabet {
        ScalarClassAlphabet(try PatternParser.parse(expression), maximumPageByteCount: maximum)
    }

    @Test("have the class of every scalar beyond ASCII that takes up to three bytes", arguments: expressions)
    func everyScalar(expression: String) throws {
        let alphabet = try Self.alphabet(expression)
        let reader = NonASCIIScalarReader(alphabet)
        // All scalars with two bytes, both ends of each page, and some scalars inside the pages.
        let values = (0x80...UInt32(0xFFFF)).filter { $0 < 0x900 || [0, 1, 63].contains($0 % 64) || $0 % 61 == 0 }
        let wrong = values.compactMap(Unicode.Scalar.init).filter { scalar in
            let bytes = Array(String(scalar).utf8)
            let (scalarClass, length) = bytes.withUnsafeBufferPointer { bytes in
                bytes.baseAddress.map { reader.classAndLength(in: $0, at: 0, byteCount: bytes.count) } ?? (0, 0)
            }
            return scalarClass != alphabet.scalarClass(of: scalar.value) || length != bytes.count
        }
        #expect(wrong == [])
    }

    @Test("are not read for what is not UTF-8, and for scalars of four bytes", arguments: ["[a-z]", "é"])
    func everySequence(expression: String) throws {
        // A reader uses its alphabet's memory.
        let alphabet = try Self.alphabet(expression)
        let reader = NonASCIIScalarReader(alphabet)
        let continuations: [UInt8] = [0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xE0, 0xFF]
        let sequences = (0x80...UInt8.max).flatMap { lead in
            [[lead]]
                + continuations.flatMap { second in
                    [[lead, second]] + continuations.map { [lead, second, $0] }
                }
        }
        let wrong = withExtendedLifetime(alphabet) {
            sequences.filter { sequence in
                // Only the first scalar's bytes are read.
                let first = sequence.prefix(sequence[0] < 0xE0 ? 2 : 3)
                let scalars = String(validating: first, as: UTF8.self)?.unicodeScalars
                let length = sequence.withUnsafeBufferPointer { bytes in
                    bytes.baseAddress.map { reader.classAndLength(in: $0, at: 0, byteCount: bytes.count).length }
                }
                return length != (scalars?.count == 1 ? first.count : 0)
            }
        }
        #expect(wrong == [])
    }

    /// Three segments with two classes and one set, in addition to the classes of all bytes.
    @Test("count to the memory of their alphabet", arguments: [("[a-z]", 0), ("[α-ω]", 2_560)])
    func alphabetMemory(expression: String, pageBytes: Int) throws {
        let alphabet = try Self.alphabet(expression)
        #expect(alphabet.scalarClassPages?.byteCount ?? 0 == pageBytes)
        #expect(alphabet.byteCount == 256 + 3 * 4 + 3 * 2 + 8 + 8 + pageBytes)
    }

    @Test("do not exist if they would take too much memory, and then the alphabet finds the classes")
    func memory() throws {
        let pages = try #require(try Self.alphabet("[α-ω]").scalarClassPages)
        // The alphabet's page, a page for the letters in one class, and the empty page.
        #expect(pages.byteCount % 2 == 0 && pages.byteCount < 4_096)
        #expect(try Self.alphabet("[α-ω]", maximum: pages.byteCount).scalarClassPages?.byteCount == pages.byteCount)
        let alphabet = try Self.alphabet("[α-ω]", maximum: pages.byteCount - 1)
        #expect(alphabet.scalarClassPages == nil)
        let length = Array("β".utf8).withUnsafeBufferPointer { bytes in
            bytes.baseAddress.map { NonASCIIScalarReader(alphabet).classAndLength(in: $0, at: 0, byteCount: 2).length }
        }
        #expect(length == 0)
        #expect(alphabet.scalarClass(of: 0x3B2) != alphabet.scalarClass(of: 0x61))
    }
}

@Suite("The decoding of UTF-8")
struct UTF8DecodingTests {
    @Test("reads scalars of every length, from their start and from their end")
    func scalars() {
        let values = (0...UInt32(0x10FFFF)).filter { $0 < 0x900 || [0, 63].contains($0 % 64) }
        let wrong = values.compactMap(Unicode.Scalar.init).filter { scalar in
            Array(String(scalar).utf8).withUnsafeBufferPointer { bytes in
                let decoded = [
                    UTF8Decoding.scalar(in: bytes, startingAt: 0),
                    UTF8Decoding.scalar(in: bytes, endingAt: bytes.count),
                ]
                return !decoded.allSatisfy { $0?.value == scalar.value && $0?.byteCount == bytes.count }
            }
        }
        #expect(wrong == [])
    }

    @Test("reads only what the standard library decodes", arguments: 1...4)
    func everySequence(length: Int) {
        let edges: [UInt8] = [0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0]
        let leads: [UInt8] = [0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xF8, 0xFF]
        var sequences = (edges + leads).map { [$0] }
        for _ in 1..<length { sequences = sequences.flatMap { bytes in edges.map { bytes + [$0] } } }
        let wrong = sequences.filter { sequence in
            // The byte counts of the first and the last scalar.
            func scalar(_ bytes: some Sequence<UInt8>) -> Unicode.Scalar? {
                let text = String(validating: bytes, as: UTF8.self)
                return text?.unicodeScalars.count == 1 ? text?.unicodeScalars.first : nil
            }
            let first = (1...length).compactMap { scalar(sequence.prefix($0)) }.first
            let last = (1...length).compactMap { scalar(sequence.suffix($0)) }.first
            return sequence.withUnsafeBufferPointer { bytes in
                UTF8Decoding.scalar(in: bytes, startingAt: 0)?.value != first?.value
                    || UTF8Decoding.scalar(in: bytes, endingAt: length)?.value != last?.value
            }
        }
        #expect(wrong == [])
    }
}
