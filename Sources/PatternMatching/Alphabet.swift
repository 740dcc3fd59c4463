// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The letters of the automaton: classes of scalars that no part of the pattern tells apart.
///
/// An e-mail pattern has a handful of classes where UTF-8 has 256 bytes and Unicode 1.1 million scalars; subsets are
/// built, and rows of the table are as wide, as there are classes. Class 0 is no scalar's: the table gives it to the
/// bytes beyond ASCII, whose scalars have to be decoded first.
struct Alphabet: Sendable {
    /// The number of classes, with class 0.
    let count: Int

    /// The class of each byte: of each ASCII scalar, and 0 for the other bytes.
    let byteClasses: [UInt8]

    /// Where, in ascending order of scalars, a new class begins, and which.
    private let starts: [UInt32]
    private let classes: [UInt16]

    /// For each set of the pattern, one bit for each class inside it.
    let members: [UInt64]
    let wordsPerSet: Int

    init(_ sets: [ScalarSet]) {
        let starts = Alphabet.segments(sets)
        let (classes, count) = Alphabet.partition(starts, by: sets)
        let wordsPerSet = (count + 63) / 64
        var members = Array(repeating: UInt64(0), count: wordsPerSet * sets.count)
        for (number, set) in sets.enumerated() {
            Alphabet.forEachSegment(of: set, in: starts) { segment in
                let scalarClass = Int(classes[segment])
                members[number * wordsPerSet + scalarClass / 64] |= 1 << UInt64(scalarClass % 64)
            }
        }
        var byteClasses = Array(repeating: UInt8(0), count: 256)
        var segment = 0
        for byte in 0..<128 {
            if segment + 1 < starts.count, starts[segment + 1] <= byte { segment += 1 }
            byteClasses[byte] = UInt8(classes[segment])
        }
        self.starts = starts
        self.classes = classes
        self.count = count
        self.wordsPerSet = wordsPerSet
        self.members = members
        self.byteClasses = byteClasses
    }

    /// The class of a scalar.
    ///
    /// - Complexity: O(log *r*), *r* being the number of ranges in the pattern.
    func scalarClass(of scalar: UInt32) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= scalar {
                low = middle
            } else {
                high = middle
            }
        }
        return Int(classes[low])
    }

    func set(_ number: Int, contains scalarClass: Int) -> Bool {
        members[number * wordsPerSet + scalarClass / 64] >> UInt64(scalarClass % 64) & 1 != 0
    }

    /// The heap memory that the alphabet holds while it is used, in bytes.
    var byteCount: Int {
        byteClasses.count + starts.count * 4 + classes.count * 2 + members.count * 8
    }

    /// Cuts the code space wherever a range of a set begins or has ended.
    private static func segments(_ sets: [ScalarSet]) -> [UInt32] {
        var cuts: [UInt32] = [0]
        for set in sets {
            for range in set.ranges {
                cuts.append(range.lowerBound)
                if range.upperBound < ScalarSet.last { cuts.append(range.upperBound + 1) }
            }
        }
        cuts.sort()
        var starts: [UInt32] = []
        for cut in cuts where starts.last != cut { starts.append(cut) }
        return starts
    }

    /// Refines one class of all segments by each set in turn, and numbers the result from 1 in ascending order.
    ///
    /// Ascending order gives ASCII the lowest numbers, so that they fit a byte.
    private static func partition(_ starts: [UInt32], by sets: [ScalarSet]) -> ([UInt16], Int) {
        var blocks = Array(repeating: 0, count: starts.count)
        var sizes = [starts.count]
        var inside = [0]
        var movedTo = [-1]
        for set in sets {
            var touched: [Int] = []
            forEachSegment(of: set, in: starts) { segment in
                let block = blocks[segment]
                if inside[block] == 0 { touched.append(block) }
                inside[block] += 1
            }
            for block in touched where inside[block] < sizes[block] {
                movedTo[block] = sizes.count
                sizes[block] -= inside[block]
                sizes.append(inside[block])
                inside.append(0)
                movedTo.append(-1)
            }
            forEachSegment(of: set, in: starts) { segment in
                let target = movedTo[blocks[segment]]
                if target >= 0 { blocks[segment] = target }
            }
            for block in touched {
                inside[block] = 0
                movedTo[block] = -1
            }
        }
        var numbers = Array(repeating: 0, count: sizes.count)
        var count = 1
        let classes = blocks.map { block -> UInt16 in
            if numbers[block] == 0 {
                numbers[block] = count
                count += 1
            }
            return UInt16(numbers[block])
        }
        return (classes, count)
    }

    private static func forEachSegment(of set: ScalarSet, in starts: [UInt32], _ body: (Int) -> Void) {
        for range in set.ranges {
            var low = 0
            var high = starts.count
            while low < high {
                let middle = (low + high) / 2
                if starts[middle] < range.lowerBound {
                    low = middle + 1
                } else {
                    high = middle
                }
            }
            while low < starts.count, starts[low] <= range.upperBound {
                body(low)
                low += 1
            }
        }
    }
}
