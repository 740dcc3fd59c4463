// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Testing

@testable import PatternAlgebra

@Suite("A pool of scalars")
struct ScalarPoolTests {
    private static func chosen(_ ranges: [ClosedRange<UInt32>], isPlain: Bool) -> Set<UInt32> {
        let pool = ScalarPool(ranges)
        var random = SplitMix64(seed: 1)
        return Set((0..<2_000).map { _ in pool.randomScalar(isPlain: isPlain, using: &random) })
    }

    @Test(
        "has plain scalars: letters and digits, or else visible scalars, or else the most readable scalar",
        arguments: [
            ([0x30...0x32, 0x41...0x42, 0x2D...0x2D, 0xE9...0xEF], Set("012AB".unicodeScalars)),
            ([0x7A...0x10FFFF], ["z"]), ([0x2F...0x30], ["0"]), ([0x39...0x3A], ["9"]), ([0x40...0x41], ["A"]),
            ([0x5A...0x5B], ["Z"]), ([0x60...0x61], ["a"]),
            ([0x20...0x23, 0x7E...0x10FFFF], [" ", "!", "\"", "#", "~"]),
            ([0...0x1F], ["\0"]), ([0x300...0x36F, 0x4E00...0x4E10, 0xDF...0xE9], ["ß"]),
        ] as [([ClosedRange<UInt32>], Set<Unicode.Scalar>)])
    func plain(ranges: [ClosedRange<UInt32>], expected: Set<Unicode.Scalar>) {
        #expect(Self.chosen(ranges, isPlain: true) == Set(expected.map(\.value)))
    }

    @Test(
        "has all scalars of a class, and both ends of each range often",
        arguments: [[0x41...0x43, 0x100...0x104], [0...0], [0x10FFFF...0x10FFFF, 0xE000...0xE003]]
            as [[ClosedRange<UInt32>]])
    func all(ranges: [ClosedRange<UInt32>]) {
        #expect(Self.chosen(ranges, isPlain: false) == Set(ranges.joined()))
        // If there are more scalars than are chosen, the ends are among the chosen scalars.
        let large = Self.chosen([0x100...0xD7FF, 0x10000...0x10FFFF], isPlain: false)
        #expect(large.isSuperset(of: [0x100, 0xD7FF, 0x10000, 0x10FFFF]) && large.count > 200)
        #expect(large.allSatisfy { (0x100...0xD7FF).contains($0) || (0x10000...0x10FFFF).contains($0) })
    }
}
