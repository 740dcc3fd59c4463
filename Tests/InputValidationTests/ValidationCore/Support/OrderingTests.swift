// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("Elements in order")
struct OrderingTests {
    @Test("are sorted, and equal elements keep their order")
    func stability() {
        let words = ["pear", "fig", "apple", "kiwi", "plum", "date", "nut", "a"]
        #expect(words.ordered { $0.count < $1.count } == ["a", "fig", "nut", "pear", "kiwi", "plum", "date", "apple"])
        #expect(words.ordered() == words.sorted())
        let numbers = (0..<500).map { ($0 * 7_919) % 10 }
        let pairs = zip(numbers, numbers.indices).ordered { $0.0 < $1.0 }
        #expect(pairs.map(\.0) == numbers.sorted())
        for (first, second) in zip(pairs, pairs.dropFirst()) {
            #expect(first.0 < second.0 || first.1 < second.1)
        }
    }

    @Test("of any sequence are an array")
    func sequences() {
        #expect(
            Set([3, 1, 2]).ordered() == [1, 2, 3]
                && ["b": 1, "a": 2].ordered { $0.key < $1.key }.map(\.value) == [2, 1])
        #expect([Int]().ordered() == [] && CollectionOfOne(1).ordered() == [1])
        #expect([2, 1, 3].ordered { $0 > $1 } == [3, 2, 1])
    }
}
