// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Testing

@testable import PatternAlgebra

@Suite("The classes of scalars")
struct ScalarClassesTests {
    typealias Ranges = [ClosedRange<UInt32>]

    /// Lists of sets whose ranges end beside ASCII, beside the surrogates, inside them, and at the last scalar.
    private static let examples: [[Ranges]] =
        [
            [], [[]], [[0...0x10FFFF]], [[0...0]], [[0x10FFFF...0x10FFFF]], [[0x61...0x7A], [0x61...0x61]],
            [[0x30...0x39, 0x61...0x66], [0x61...0x7A], [0x66...0x67]], [[0x7F...0x80]], [[0xD7FF...0xE000]],
            [[0xD800...0xDFFF]], [[0xD900...0xDA00], [0xD000...0xD900]],
            [[0...0xD7FF, 0xE000...0x10FFFF], [0x41...0x41]],
            [[0xDFFF...0xE000], [0x41...0x5A, 0x10FFFF...0x10FFFF]],
        ] + (1...40).map { random(seed: $0) }

    private static func random(seed: UInt64) -> [Ranges] {
        var random = SplitMix64(seed: seed)
        return (0...random.next(below: 4)).map { _ in
            var first: UInt32 = 0x40
            return (0..<random.next(below: 5)).map { _ in
                first += UInt32(random.next(below: 9))
                let last = first + UInt32(random.next(below: 9))
                defer { first = last + 2 }
                return first...last
            }
        }
    }

    /// The scalars on both sides of each end of a range.
    private static func scalars(_ sets: [Ranges]) -> [UInt32] {
        var ends: [UInt32] = [0x7F, 0xD7FF, 0xE000, 0x10FFFF]
        for range in sets.joined() { ends += [range.lowerBound, range.upperBound] }
        let around = Set(ends.flatMap { end -> [UInt32] in [end &- 1, end, end + 1] })
        return around.filter { Unicode.Scalar($0) != nil }.sorted()
    }

    private static func membership(_ scalar: UInt32, _ sets: [Ranges]) -> [Bool] {
        sets.map { ranges in ranges.contains { $0.contains(scalar) } }
    }

    @Test("are the same for two scalars exactly if both are in the same sets")
    func partition() {
        for sets in Self.examples {
            let classes = ScalarClasses(sets)
            var known: [[Bool]: Int] = [:]
            for scalar in Self.scalars(sets) {
                let scalarClass = classes.scalarClass(of: scalar)
                #expect((0..<classes.count).contains(scalarClass), "\(scalar) in \(sets)")
                let first = known[Self.membership(scalar, sets), default: scalarClass]
                #expect(first == scalarClass, "\(scalar) in \(sets)")
                known[Self.membership(scalar, sets)] = scalarClass
            }
            #expect(Set(known.values).count == known.count && known.count == classes.count, "\(sets)")
        }
    }

    @Test("contain no surrogate")
    func surrogates() {
        for sets in Self.examples {
            let classes = ScalarClasses(sets)
            #expect([0xD800, 0xD900, 0xDFFF].allSatisfy { classes.scalarClass(of: $0) == -1 }, "\(sets)")
        }
    }

    @Test("have examples of their own, the most readable first")
    func order() {
        for sets in Self.examples {
            let classes = ScalarClasses(sets)
            #expect(classes.exampleScalars.map { classes.scalarClass(of: $0) } == Array(0..<classes.count), "\(sets)")
            let ranks = classes.exampleScalars.map { ScalarReadability.mostReadableScalar(in: $0...$0).rank }
            #expect(ranks == ranks.sorted(), "\(sets)")
        }
        #expect(
            ScalarClasses([[0x20...0x40], [0x30...0x39], [0x61...0x7A]]).exampleScalars == [0x61, 0x41, 0x30, 0x2D])
    }

    @Test("are members of a set exactly if their scalars are in it")
    func members() {
        for sets in Self.examples {
            let classes = ScalarClasses(sets)
            for (number, ranges) in sets.enumerated() {
                let expected = classes.exampleScalars.indices.filter {
                    Self.membership(classes.exampleScalars[$0], sets)[number]
                }
                #expect(classes.classes(in: ranges) == expected.map(Int32.init), "\(ranges) of \(sets)")
            }
        }
    }

    @Test("have ranges that contain all scalars but the surrogates")
    func ranges() {
        for sets in Self.examples {
            let classes = ScalarClasses(sets)
            let ranges = classes.scalarRanges()
            #expect(ranges.joined().reduce(0) { $0 + $1.count } == 0x110000 - 0x800, "\(sets)")
            for scalar in Self.scalars(sets) {
                #expect(ranges[classes.scalarClass(of: scalar)].contains { $0.contains(scalar) }, "\(scalar) \(sets)")
            }
        }
    }

    @Test("have a common refinement that distinguishes what one of both distinguishes")
    func commonRefinement() {
        for first in Self.examples {
            for second in Self.examples.suffix(9) + Self.examples.prefix(13) {
                let (left, right) = (ScalarClasses(first), ScalarClasses(second))
                let refinement = left.commonRefinement(with: right)
                #expect(refinement.classes == ScalarClasses(first + second), "\(first) \(second)")
                for scalar in Self.scalars(first + second) {
                    let scalarClass = refinement.classes.scalarClass(of: scalar)
                    #expect(Int(refinement.first[scalarClass]) == left.scalarClass(of: scalar))
                    #expect(Int(refinement.second[scalarClass]) == right.scalarClass(of: scalar))
                }
            }
        }
    }

    @Test("that are merged are the classes that become equal without some of the sets")
    func merged() {
        // The letter a, the other letters, everything else, and the digits.
        let classes = ScalarClasses([[0x61...0x61], [0x61...0x7A], [0x30...0x39]])
        #expect(classes.count == 4)
        for groups: [Int32] in [[0, 0, 1, 2], [2, 2, 0, 1]] {
            let (letters, numbers) = classes.merged(into: groups)
            #expect(letters == ScalarClasses([[0x61...0x7A], [0x30...0x39]]))
            #expect(numbers == [0, 0, 1, 2])
        }
        #expect(classes.merged(into: [0, 0, 0, 0]).classes == ScalarClasses([]))
        #expect(classes.merged(into: [0, 1, 2, 3]).classes == classes)
    }
}
