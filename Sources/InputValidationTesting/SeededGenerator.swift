// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The SplitMix64 generator, which returns the same numbers in every run.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// Returns a number from 0 up to a bound.
    mutating func next(below bound: Int) -> Int { Int((next() >> 1) % UInt64(bound)) }

    /// Returns an element of a collection that is not empty.
    mutating func element<Element>(of elements: [Element]) -> Element { elements[next(below: elements.count)] }
}
