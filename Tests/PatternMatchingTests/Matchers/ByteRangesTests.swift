// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Testing

@testable import PatternMatching

@Suite("Ranges of bytes")
struct ByteRangesTests {
    /// A set's class, and the set's ranges in ASCII.
    private static func ranges(_ expression: String) throws -> (ranges: ByteRanges?, contains: (UInt8) -> Bool) {
        let pattern = try PatternParser.parse(expression)
        let alphabet = ScalarClassAlphabet(pattern)
        let classes = (1..<alphabet.classCount).filter { alphabet.isMember($0, inSet: 0) }.reduce(UInt64(0)) {
            $0 | 1 << UInt64($1)
        }
        let ranges = pattern.sets[0].closedRanges
        return (ByteRanges(ofClasses: classes, in: alphabet), { byte in ranges.contains { $0.contains(UInt32(byte)) } })
    }

    private static let expressions = [
        "[a-z]", "[0-9A-Fa-f]", #"[^\n]"#, #"[\x00-\x7F]"#, #"[\x00]"#, #"[\x7F]"#, "[a]", #"[\x00\x7F]"#, "[^a-z]",
        "[acegikmo]", "[b-dé日]", #"[^\x00-\x7F]"#,
    ]

    @Test("count a block with a byte in each place exactly if it is in a range", arguments: expressions)
    func everyByte(expression: String) throws {
        let (ranges, contains) = try Self.ranges(expression)
        guard let ranges, let inside = (0..<0x80).first(where: contains) else {
            #expect(expression == #"[^\x00-\x7F]"#)
            return
        }
        for byte: UInt8 in 0...0xFF {
            for place in [0, 1, 6, 7, 8, 15, 16, 23, 24, 30, 31] {
                var block = Array(repeating: inside, count: ByteRanges.blockByteCount)
                block[place] = byte
                let isCounted = byte < 0x80 && contains(byte)
                for isBackward in [false, true] {
                    let count = block.withUnsafeBytes { bytes in
                        bytes.baseAddress.map {
                            ranges.endOfContainedBlocks(
                                in: $0, after: 0, byteCount: bytes.count, isBackward: isBackward)
                        }
                    }
                    #expect(count == (isCounted ? ByteRanges.blockByteCount : 0), "\(byte) at \(place)")
                }
            }
        }
    }

    @Test("count whole blocks from a place on, up to the first other byte, from both ends", arguments: [false, true])
    func blocks(isBackward: Bool) throws {
        let ranges = try #require(try Self.ranges("[a-z]").ranges)
        for length in [0, 1, 31, 32, 33, 63, 64, 65, 96, 100] {
            for read in [0, 1, 31, 32, 40] where read <= length {
                for wrong in 0...length {
                    var bytes = Array(repeating: UInt8(ascii: "q"), count: length)
                    if wrong < length { bytes[isBackward ? length - 1 - wrong : wrong] = UInt8(ascii: "Q") }
                    let end = (bytes + [0]).withUnsafeBytes { memory in
                        memory.baseAddress.map {
                            ranges.endOfContainedBlocks(in: $0, after: read, byteCount: length, isBackward: isBackward)
                        }
                    }
                    let limit = wrong < read ? length : wrong
                    #expect(end == read + (limit - read) / 32 * 32, "\(wrong) of \(length), after \(read)")
                }
            }
        }
    }

    @Test("do not exist for classes with more than eight, or without one")
    func number() throws {
        #expect(try Self.ranges("[acegikmo]").ranges?.lowerBoundAddends.count == ByteRanges.maximumCount)
        #expect(try Self.ranges("[acegikmoq]").ranges == nil)
        #expect(try Self.ranges("[é日]").ranges == nil)
        // Adjacent classes are one range.
        let pattern = try PatternParser.parse("[a-m][n-z]")
        #expect(ByteRanges(ofClasses: 0b110 << 1, in: ScalarClassAlphabet(pattern))?.lowerBoundAddends.count == 1)
    }
}
