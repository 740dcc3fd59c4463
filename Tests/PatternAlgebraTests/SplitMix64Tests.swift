// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Testing

@testable import PatternAlgebra

@Suite("SplitMix64")
struct SplitMix64Tests {
    /// The first numbers from Vigna's reference implementation in C (https://prng.di.unimi.it/splitmix64.c).
    @Test(
        "has the numbers of the reference implementation",
        arguments: [
            (0, [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F]),
            (
                1_234_567,
                [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
            ),
        ] as [(UInt64, [UInt64])])
    func numbers(seed: UInt64, numbers: [UInt64]) {
        var random = SplitMix64(seed: seed)
        #expect(numbers.map { _ in random.next() } == numbers)
    }

    @Test("has every number below a bound, and no other", arguments: [1, 2, 3, 10, 64])
    func bounds(bound: Int) {
        var random = SplitMix64(seed: 1)
        #expect(Set((0..<100 * bound).map { _ in random.next(below: bound) }) == Set(0..<bound))
    }

    @Test("has numbers below the greatest bound")
    func greatestBound() {
        var random = SplitMix64(seed: 2)
        #expect((0..<1_000).allSatisfy { _ in (0..<Int.max).contains(random.next(below: .max)) })
    }

    @Test("chooses every element of a collection, a slice too")
    func elements() {
        var random = SplitMix64(seed: 3)
        #expect(Set((0..<100).map { _ in random.nextElement(of: ["a", "b", "c"]) }) == ["a", "b", "c"])
        #expect(random.nextElement(of: ["a"]) == "a")
    }
}
