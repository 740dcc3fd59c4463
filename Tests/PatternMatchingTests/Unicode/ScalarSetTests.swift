// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import PatternMatching

@Suite("A set of scalars")
struct ScalarSetTests {
    /// Ranges near both ends, which touch, overlap, repeat, and leave gaps of one scalar.
    private static func randomRanges(_ random: inout SplitMix64) -> [ScalarRange] {
        (0..<random.next(below: 6)).map { _ in
            let start = UInt32(random.next(below: 2) == 0 ? 0 : 0x10FFE0) + UInt32(random.next(below: 30))
            return ScalarRange(start, min(ScalarSet.lastScalar, start + UInt32(random.next(below: 4))))
        }
    }

    private static let places = Array(0...0x28) + Array(0x10FFD8...ScalarSet.lastScalar)

    private static func members(of set: ScalarSet) -> Set<UInt32> { Set(places.filter(set.contains)) }

    @Test("has the scalars of its ranges, in ascending ranges with gaps between them")
    func ranges() {
        var random = SplitMix64(seed: 33)
        for _ in 0..<2_000 {
            let ranges = Self.randomRanges(&random)
            let set = ScalarSet(ranges)
            #expect(
                Self.members(of: set) == Set(Self.places.filter { place in ranges.contains { $0.contains(place) } }))
            #expect(zip(set.ranges, set.ranges.dropFirst()).allSatisfy { $0.upperBound + 1 < $1.lowerBound })
            #expect(ScalarSet(set.closedRanges) == set)
        }
    }

    @Test("has the unions and complements of sets of numbers")
    func algebra() {
        var random = SplitMix64(seed: 34)
        for _ in 0..<2_000 {
            let (first, second) = (ScalarSet(Self.randomRanges(&random)), ScalarSet(Self.randomRanges(&random)))
            let union = first.union(second)
            #expect(Self.members(of: union) == Self.members(of: first).union(Self.members(of: second)))
            #expect(union == ScalarSet(first.ranges + second.ranges) && union == second.union(first))
            #expect(union.fingerprint == second.union(first).fingerprint)
            #expect(Self.members(of: first.inverted) == Set(Self.places).subtracting(Self.members(of: first)))
            #expect(first.inverted.inverted == first && first.union(first.inverted) == .all)
        }
    }

    @Test("has ranges with common scalars, if there are any")
    func intersections() {
        #expect(ScalarRange(3, 5).intersection(ScalarRange(5, 9)) == ScalarRange(5, 5))
        #expect(ScalarRange(3, 5).intersection(ScalarRange(6, 9)) == nil)
        #expect(ScalarRange(6, 9).intersection(ScalarRange(3, 5)) == nil)
        #expect(ScalarRange(0, ScalarSet.lastScalar).intersection(ScalarRange(7, 7)) == ScalarRange(7, 7))
    }

    @Test("has bits for its ASCII characters", arguments: ["?", "@", "\u{7F}"] as [Unicode.Scalar])
    func asciiCharacters(scalar: Unicode.Scalar) throws {
        let value = UInt64(scalar.value)
        let (low, high) = try Pattern(#"[\x{\#(String(value, radix: 16))}é]"#).asciiCharacters
        #expect(low == (value < 64 ? 1 << value : 0) && high == (value < 64 ? 0 : 1 << (value - 64)))
    }
}
