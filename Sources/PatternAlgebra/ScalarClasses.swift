// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The scalar classes that an automaton distinguishes, most readable first.
///
/// A number represents each class. Surrogates belong to no class, because texts don't contain them.
struct ScalarClasses: Sendable, Hashable {
    /// The first scalar of each single-class segment in ascending order, and the segments' classes.
    private(set) var segmentStarts: [UInt32]
    private(set) var segmentClasses: [Int32]

    /// The most readable scalar of each class.
    private(set) var exampleScalars: [UInt32]

    var count: Int { exampleScalars.count }

    /// The surrogate segment's class.
    private static let noClass: Int32 = -1

    private static let surrogates: ClosedRange<UInt32> = 0xD800...0xDFFF
    private static let lastScalar: UInt32 = 0x10FFFF

    /// Creates the classes that scalar sets distinguish.
    init(_ sets: [[ClosedRange<UInt32>]]) {
        var cuts: [UInt32] = [0, ScalarClasses.surrogates.lowerBound, ScalarClasses.surrogates.upperBound + 1]
        for ranges in sets {
            for range in ranges {
                cuts.append(range.lowerBound)
                if range.upperBound < ScalarClasses.lastScalar { cuts.append(range.upperBound + 1) }
            }
        }
        cuts.sort()
        var segmentStarts: [UInt32] = []
        for cut in cuts where segmentStarts.last != cut { segmentStarts.append(cut) }
        var refinement = PartitionRefinement(memberCount: segmentStarts.count)
        for ranges in sets {
            refinement.beginSubset()
            var segment = 0
            for range in ranges {
                segment = ScalarClasses.index(of: range.lowerBound, in: segmentStarts, from: segment)
                while segment < segmentStarts.count, segmentStarts[segment] <= range.upperBound {
                    refinement.splitOff(segment)
                    segment += 1
                }
            }
        }
        self.init(segmentStarts: segmentStarts, groups: refinement.groups)
    }

    /// Creates classes from segments and their groups, numbered by the rank of each class's most readable scalar.
    private init(segmentStarts: [UInt32], groups: [Int32]) {
        let groupCount = Int(groups.max() ?? 0) + 1
        var best = Array(repeating: (scalar: UInt32(0), rank: UInt64.max), count: groupCount)
        for (segment, start) in segmentStarts.enumerated() where !ScalarClasses.surrogates.contains(start) {
            let group = Int(groups[segment])
            if start >= 0x80, best[group].rank < ScalarReadability.asciiRankLimit { continue }
            let end = segment + 1 < segmentStarts.count ? segmentStarts[segment + 1] - 1 : ScalarClasses.lastScalar
            let candidate = ScalarReadability.mostReadableScalar(in: start...end)
            if candidate.rank < best[group].rank { best[group] = candidate }
        }
        let order = best.indices.filter { best[$0].rank < .max }.sorted { best[$0].rank < best[$1].rank }
        var numbers = Array(repeating: ScalarClasses.noClass, count: groupCount)
        for (number, group) in order.enumerated() { numbers[group] = Int32(number) }
        self.segmentStarts = []
        segmentClasses = []
        exampleScalars = order.map { best[$0].scalar }
        for (segment, start) in segmentStarts.enumerated() {
            let isSurrogate = ScalarClasses.surrogates.contains(start)
            let number = isSurrogate ? ScalarClasses.noClass : numbers[Int(groups[segment])]
            // Adjacent segments of the same class are merged, so equal classes have equal segments.
            if segmentClasses.last == number { continue }
            self.segmentStarts.append(start)
            segmentClasses.append(number)
        }
    }

    /// Returns a scalar's class.
    func scalarClass(of scalar: UInt32) -> Int {
        Int(segmentClasses[ScalarClasses.lastIndex(notAbove: scalar, in: segmentStarts)])
    }

    /// Returns the classes in a set, in ascending order.
    ///
    /// The set must be one of the sets that the classes were created from.
    func classes(in ranges: [ClosedRange<UInt32>]) -> [Int32] {
        var isMember = Array(repeating: false, count: count)
        var segment = 0
        for range in ranges {
            segment = ScalarClasses.index(of: range.lowerBound, in: segmentStarts, from: segment)
            // Adjacent segments of the same class are merged, so one of the set's ranges may begin inside a segment.
            var index =
                segment < segmentStarts.count && segmentStarts[segment] == range.lowerBound
                ? segment : max(0, segment - 1)
            while index < segmentStarts.count, segmentStarts[index] <= range.upperBound {
                if segmentClasses[index] >= 0 { isMember[Int(segmentClasses[index])] = true }
                index += 1
            }
        }
        return isMember.indices.filter { isMember[$0] }.map(Int32.init)
    }

    /// Returns the classes that remain after merging some classes.
    ///
    /// - Parameter groups: Each class's group.
    /// - Returns: The remaining classes, and each old class's new number.
    func merged(into groups: [Int32]) -> (classes: ScalarClasses, numbers: [Int32]) {
        let result = ScalarClasses(
            segmentStarts: segmentStarts,
            groups: segmentClasses.map { $0 == ScalarClasses.noClass ? 0 : groups[Int($0)] })
        return (result, exampleScalars.map { Int32(result.scalarClass(of: $0)) })
    }

    /// Returns two partitions' common refinement, and the class in each partition for each of the refinement's classes.
    func commonRefinement(with other: ScalarClasses) -> (classes: ScalarClasses, first: [Int32], second: [Int32]) {
        var segmentStarts: [UInt32] = []
        var groups: [Int32] = []
        var numbers = Array(repeating: Int32(-1), count: count * other.count)
        var groupCount: Int32 = 0
        var left = 0
        var right = 0
        while true {
            segmentStarts.append(Swift.max(self.segmentStarts[left], other.segmentStarts[right]))
            let pair = (segmentClasses[left], other.segmentClasses[right])
            if pair.0 < 0 || pair.1 < 0 {
                groups.append(0)
            } else {
                let key = Int(pair.0) * other.count + Int(pair.1)
                if numbers[key] < 0 {
                    numbers[key] = groupCount
                    groupCount += 1
                }
                groups.append(numbers[key])
            }
            let leftEnd = left + 1 < self.segmentStarts.count ? self.segmentStarts[left + 1] : .max
            let rightEnd = right + 1 < other.segmentStarts.count ? other.segmentStarts[right + 1] : .max
            if leftEnd == .max, rightEnd == .max { break }
            if leftEnd <= rightEnd { left += 1 }
            if rightEnd <= leftEnd { right += 1 }
        }
        let result = ScalarClasses(segmentStarts: segmentStarts, groups: groups)
        return (
            result, result.exampleScalars.map { Int32(scalarClass(of: $0)) },
            result.exampleScalars.map { Int32(other.scalarClass(of: $0)) }
        )
    }

    /// Returns each class's scalars, as ranges in ascending order.
    func scalarRanges() -> [[ClosedRange<UInt32>]] {
        var result: [[ClosedRange<UInt32>]] = Array(repeating: [], count: count)
        for (segment, start) in segmentStarts.enumerated() where segmentClasses[segment] >= 0 {
            let end = segment + 1 < segmentStarts.count ? segmentStarts[segment + 1] - 1 : ScalarClasses.lastScalar
            result[Int(segmentClasses[segment])].append(start...end)
        }
        return result
    }

    /// Returns the index of the first segment that doesn't start below a scalar.
    private static func index(of scalar: UInt32, in segmentStarts: [UInt32], from firstIndex: Int) -> Int {
        var low = firstIndex
        var high = segmentStarts.count
        while low < high {
            let middle = (low + high) / 2
            if segmentStarts[middle] < scalar { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private static func lastIndex(notAbove scalar: UInt32, in segmentStarts: [UInt32]) -> Int {
        var low = 0
        var high = segmentStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if segmentStarts[middle] <= scalar { low = middle } else { high = middle }
        }
        return low
    }
}

/// A partition of numbers into groups that one subset after another refines.
struct PartitionRefinement {
    private(set) var groups: [Int32]
    private var groupSizes: [Int32]
    /// The group that each group's members are split off into in this round, and the round that set it.
    private var splitTargets: [Int32] = [0]
    private var splitRounds: [Int32] = [0]
    private var currentRound: Int32 = 0

    /// Creates a partition with a single group.
    init(memberCount: Int) {
        groups = Array(repeating: 0, count: memberCount)
        groupSizes = [Int32(memberCount)]
    }

    var groupCount: Int { groupSizes.count }

    /// Begins the next subset.
    mutating func beginSubset() { currentRound += 1 }

    /// Splits a member of the subset off from its group, and adds it to the members already split off from the same
    /// group.
    mutating func splitOff(_ member: Int) {
        let group = Int(groups[member])
        if splitRounds[group] != currentRound {
            splitRounds[group] = currentRound
            splitTargets[group] = Int32(groupSizes.count)
            groupSizes.append(0)
            splitTargets.append(0)
            // A new group in this round contains only members of the subset that have already been split off.
            splitRounds.append(currentRound)
        }
        let target = splitTargets[group]
        groups[member] = target
        groupSizes[group] -= 1
        groupSizes[Int(target)] += 1
    }
}
