// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The random number generator SplitMix64 (Steele, Lea, and Flood, 2014).
///
/// Its numbers depend only on the seed.
package struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns a number from 0 up to, but not including, a bound.
    package mutating func next(below bound: Int) -> Int { Int((next() >> 1) % UInt64(bound)) }

    /// Returns a random element from a nonempty array.
    package mutating func nextElement<Element>(of elements: [Element]) -> Element {
        elements[next(below: elements.count)]
    }
}
