// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Matching by a set of positions of the pattern, kept as the bits of a few machine words.
///
/// A position is a part of the pattern that reads a scalar (an automaton after Glushkov). A step goes from all positions
/// of the set at once to those that follow them, and keeps those that read the scalar. Most positions are followed by
/// positions a few bits away, so a step is a few shifts. Positions with other followers are in groups with the same
/// ones, and a step reads each group once, however many of its positions are in the set.
///
/// Patterns such as `[ab]*a[ab]{40}a[ab]*` have few positions, but a table would have a state for each of their sets.
final class PositionSets: @unchecked Sendable {
    // What makes the promise of `Sendable` true: this memory is written in `init` and only read from then on.
    private let memory: UnsafeMutablePointer<UInt64>
    private let groups: UnsafeMutablePointer<Group>
    private let groupNumbers: UnsafeMutablePointer<UInt8>
    private let columns: UnsafeMutablePointer<UInt16>
    private let sides: UnsafeMutablePointer<UInt8>

    private let alphabet: Alphabet
    private let reader: ScalarReader
    private let readsBackward: Bool
    private let isNegated: Bool
    private let acceptsEmpty: Bool

    /// The number of words of a set.
    let wordCount: Int
    let positionCount: Int

    /// Where the sets are in memory: for each class, the positions that read it, then those that a scalar of each side
    /// can be read by first, then those after a scalar of each side that the input may end with, then the shifts.
    private let firsts: Int
    private let finals: Int
    private let shifts: Int

    /// Where the followers of each position are in memory, four words each, for scalars of each side before and after;
    /// 0 for sets of one word or of more than four, and if they would take too much.
    private let rows: Int

    /// The words of the shifts after and before scalars of given sides.
    private let shiftWords: Int

    /// How many bits each shift moves a position.
    private let distances: (UInt64, UInt64, UInt64, UInt64)

    /// Positions with the same followers, apart from those that the shifts lead to.
    private struct Group {
        /// Where the set of the positions begins, and the followers, without the words that are zero.
        var sources: Int32
        var targets: Int32
        var sourceWords: (low: UInt16, high: UInt16)
        var targetWords: (low: UInt16, high: UInt16)
    }

    /// The most positions.
    static let maximumPositions = 1_024

    /// The most words of memory, which are 64 KiB.
    private static let maximumMemory = 8_192

    private static let maximumGroups = 255
    private static let shiftCount = 4

    /// The words that a step touches at most.
    private(set) var wordsPerStep = 0

    let byteCount: Int

    var classCount: Int { alphabet.count }

    /// The visits of a node of a ``Simulation`` that a scalar can take as long as (measured).
    var cost: Int { wordsPerStep / 6 }

    // MARK: - Construction

    /// Finds what follows each position.
    ///
    /// - Parameters:
    ///   - automaton: An automaton without counters.
    ///   - work: The nodes that may be visited, and then the nodes that were not.
    init?(_ automaton: Automaton, work: inout Int) {
        guard let builder = Builder(automaton, work: &work) else { return nil }
        let words = builder.wordCount
        wordCount = words
        positionCount = builder.positions.count
        alphabet = automaton.alphabet
        reader = ScalarReader(automaton.alphabet)
        readsBackward = automaton.readsBackward
        isNegated = automaton.components[0].isNegated
        acceptsEmpty = builder.acceptsEmpty
        firsts = alphabet.count * words
        finals = firsts + 2 * words
        shifts = finals + 2 * words
        shiftWords = (PositionSets.shiftCount + 1) * words
        distances = (builder.distances[0], builder.distances[1], builder.distances[2], builder.distances[3])
        let start = shifts + builder.variants.count * shiftWords
        let end = start + builder.groups.count * 2 * words
        let rowCount = builder.variants.count * positionCount
        let hasRows = 2...4 ~= words && end + rowCount * 4 <= PositionSets.maximumMemory
        rows = hasRows ? end : 0
        let total = hasRows ? end + rowCount * 4 : end
        memory = .allocate(capacity: total)
        memory.initialize(repeating: 0, count: total)
        groups = .allocate(capacity: max(1, builder.groups.count))
        groupNumbers = .allocate(capacity: builder.variants.count * positionCount)
        columns = .allocate(capacity: 256)
        sides = .allocate(capacity: alphabet.count)
        byteCount =
            total * 8 + builder.groups.count * MemoryLayout<Group>.stride + builder.variants.count * positionCount
            + 512 + alphabet.count + alphabet.byteCount
        for byte in 0..<256 { (columns + byte).initialize(to: UInt16(automaton.alphabet.byteClasses[byte])) }
        for scalarClass in 0..<alphabet.count {
            let isWord = automaton.hasAssertions && automaton.side(of: scalarClass) == .word
            (sides + scalarClass).initialize(to: isWord ? 1 : 0)
        }
        for (position, node) in builder.positions.enumerated() {
            let set = Int(automaton.nodes[Int(node)].argument)
            for scalarClass in 1..<alphabet.count where alphabet.set(set, contains: scalarClass) {
                memory[scalarClass * words + position / 64] |= 1 << UInt64(position % 64)
            }
        }
        for (index, word) in builder.firsts.enumerated() { memory[firsts + index] = word }
        for (index, word) in builder.finals.enumerated() { memory[finals + index] = word }
        for (index, word) in builder.shifts.enumerated() { memory[shifts + index] = word }
        for row in 0..<(hasRows ? rowCount : 0) {
            for word in 0..<words { memory[end + row * 4 + word] = builder.followers[row * words + word] }
        }
        for (index, number) in builder.groupNumbers.enumerated() { (groupNumbers + index).initialize(to: number) }
        var worst = 0
        for (index, group) in builder.groups.enumerated() {
            let sources = start + index * 2 * words
            for word in 0..<words {
                memory[sources + word] = group.sources[word]
                memory[sources + words + word] = group.targets[word]
            }
            let sourceWords = PositionSets.span(group.sources)
            let targetWords = PositionSets.span(group.targets)
            (groups + index).initialize(
                to: Group(
                    sources: Int32(sources), targets: Int32(sources + words), sourceWords: sourceWords,
                    targetWords: targetWords))
            worst += 4 + Int(sourceWords.high - sourceWords.low) + Int(targetWords.high - targetWords.low)
        }
        wordsPerStep = words * 8 + worst
    }

    deinit {
        memory.deallocate()
        groups.deallocate()
        groupNumbers.deallocate()
        columns.deallocate()
        sides.deallocate()
    }

    /// The words of a set from the first to the last that is not zero.
    private static func span(_ set: [UInt64]) -> (low: UInt16, high: UInt16) {
        let low = set.firstIndex { $0 != 0 } ?? 0
        let high = (set.lastIndex { $0 != 0 } ?? -1) + 1
        return (UInt16(low), UInt16(max(low, high)))
    }

    /// The sets of an automaton before they are packed.
    private struct Builder {
        struct Group {
            var sources: [UInt64]
            var targets: [UInt64]
        }

        let positions: [Automaton.NodeID]
        let wordCount: Int
        /// The sides before and after a place that are told apart.
        let variants: [(before: Side, after: Side)]
        var acceptsEmpty = false
        var firsts: [UInt64]
        var finals: [UInt64]
        var shifts: [UInt64]
        var distances: [UInt64] = []
        var groups: [Group] = []
        var groupNumbers: [UInt8]
        /// The followers of each position for each variant, one after another.
        var followers: [UInt64] = []

        init?(_ automaton: Automaton, work: inout Int) {
            guard automaton.components.count == 1, automaton.counters.isEmpty else { return nil }
            // Nodes are built from the end, so the highest number is read first.
            let nodes = automaton.nodes
            positions = nodes.indices.reversed().compactMap {
                nodes[$0].kind == .scalars ? Automaton.NodeID($0) : nil
            }
            guard !positions.isEmpty, positions.count <= PositionSets.maximumPositions else { return nil }
            let words = (positions.count + 63) / 64
            wordCount = words
            guard automaton.alphabet.count * words <= PositionSets.maximumMemory / 2 else { return nil }
            variants =
                automaton.hasAssertions
                ? [(.other, .other), (.other, .word), (.word, .other), (.word, .word)] : [(.other, .other)]
            firsts = Array(repeating: 0, count: 2 * words)
            finals = Array(repeating: 0, count: 2 * words)
            shifts = Array(repeating: 0, count: variants.count * (PositionSets.shiftCount + 1) * words)
            groupNumbers = Array(repeating: 0, count: variants.count * positions.count)
            var numbers = Array(repeating: Int32(-1), count: nodes.count)
            for (position, node) in positions.enumerated() { numbers[Int(node)] = Int32(position) }
            let rest = work
            let found = Frontier.with(automaton) { frontier, _ in
                defer { work = rest - frontier.work }
                return find(in: automaton, numbers, &frontier, maximumWork: rest)
            }
            guard let found else { return nil }
            followers = found
            chooseDistances(followers)
            guard assign(followers) else { return nil }
        }

        /// The followers of each position for each variant, one after another; nil if it takes too much.
        private mutating func find(
            in automaton: Automaton, _ numbers: [Int32], _ frontier: inout Frontier, maximumWork: Int
        ) -> [UInt64]? {
            let words = wordCount
            frontier.coreCount = 0
            acceptsEmpty = reaches(automaton, &frontier, before: .edge, after: .edge)
            for after in [Side.other, .word] {
                _ = frontier.close(before: .edge, after: after)
                for node in frontier.readers {
                    let position = Int(numbers[Int(node)])
                    firsts[(after == .word ? words : 0) + position / 64] |= 1 << UInt64(position % 64)
                }
            }
            frontier.coreCount = 1
            // Positions that lead to the same node have the same followers.
            var known = Array(repeating: Int32(-1), count: automaton.nodes.count)
            for before in [Side.other, .word] {
                for (position, node) in positions.enumerated() {
                    let next = automaton.nodes[Int(node)].next
                    if known[Int(next)] < 0 {
                        guard frontier.work < maximumWork else { return nil }
                        frontier.core[0] = next
                        known[Int(next)] = reaches(automaton, &frontier, before: before, after: .edge) ? 1 : 0
                    }
                    guard known[Int(next)] == 1 else { continue }
                    finals[(before == .word ? words : 0) + position / 64] |= 1 << UInt64(position % 64)
                }
                for index in known.indices { known[index] = -1 }
            }
            var followers = Array(repeating: UInt64(0), count: variants.count * positions.count * words)
            for (variant, sides) in variants.enumerated() {
                for index in known.indices { known[index] = -1 }
                for (position, node) in positions.enumerated() {
                    let next = Int(automaton.nodes[Int(node)].next)
                    let row = (variant * positions.count + position) * words
                    if known[next] >= 0 {
                        for word in 0..<words { followers[row + word] = followers[Int(known[next]) + word] }
                        continue
                    }
                    guard frontier.work < maximumWork else { return nil }
                    known[next] = Int32(row)
                    frontier.core[0] = Automaton.NodeID(next)
                    _ = frontier.close(before: sides.before, after: sides.after)
                    for reader in frontier.readers {
                        let follower = Int(numbers[Int(reader)])
                        followers[row + follower / 64] |= 1 << UInt64(follower % 64)
                    }
                }
            }
            return followers
        }

        private func reaches(_ automaton: Automaton, _ frontier: inout Frontier, before: Side, after: Side) -> Bool {
            frontier.close(before: before, after: after) != automaton.components[0].isNegated
        }

        /// Chooses the distances of less than 8 bits at which most followers are.
        private mutating func chooseDistances(_ followers: [UInt64]) {
            var counts = Array(repeating: 0, count: 8)
            for row in 0..<(variants.count * positions.count) {
                let position = row % positions.count
                for distance in 0..<8 where position + distance < positions.count {
                    let bit = position + distance
                    if followers[row * wordCount + bit / 64] >> UInt64(bit % 64) & 1 != 0 { counts[distance] += 1 }
                }
            }
            let frequent = (0..<8).filter { counts[$0] > 0 }.sorted { counts[$0] > counts[$1] }
            distances = frequent.prefix(PositionSets.shiftCount).map { UInt64($0) }
            while distances.count < PositionSets.shiftCount { distances.append(0) }
        }

        /// Divides the followers among shifts and groups; false if there are too many groups.
        private mutating func assign(_ followers: [UInt64]) -> Bool {
            let words = wordCount
            var hashes: [UInt64] = []
            var rest = Array(repeating: UInt64(0), count: words)
            for variant in variants.indices {
                let base = variant * (PositionSets.shiftCount + 1) * words
                let firstGroup = groups.count
                for position in positions.indices {
                    let row = (variant * positions.count + position) * words
                    for word in 0..<words { rest[word] = followers[row + word] }
                    let bit = UInt64(1) << UInt64(position % 64)
                    for (index, distance) in distances.enumerated() {
                        let target = position + Int(distance)
                        let targetBit = UInt64(1) << UInt64(target % 64)
                        guard target < positions.count, rest[target / 64] & targetBit != 0 else { continue }
                        rest[target / 64] &= ~targetBit
                        shifts[base + index * words + position / 64] |= bit
                    }
                    var hash: UInt64 = 0
                    for word in rest { hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15 ^ hash >> 29 }
                    guard rest.contains(where: { $0 != 0 }) else { continue }
                    shifts[base + PositionSets.shiftCount * words + position / 64] |= bit
                    var number = firstGroup
                    while number < groups.count, hashes[number] != hash || groups[number].targets != rest {
                        number += 1
                    }
                    if number == groups.count {
                        guard number < PositionSets.maximumGroups else { return false }
                        groups.append(Group(sources: Array(repeating: 0, count: words), targets: rest))
                        hashes.append(hash)
                    }
                    groups[number].sources[position / 64] |= bit
                    groupNumbers[variant * positions.count + position] = UInt8(number)
                }
            }
            return true
        }
    }

    // MARK: - Matching

    /// Whether the whole input matches.
    ///
    /// - Complexity: O(*n* · *m*) for *n* bytes and *m* words, with 1,024 positions 16 words; the sets are on the stack.
    func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        withSets { sets in
            let reading = read(bytes, sets)
            return reading.count == bytes.count && reading.isEnd
        }
    }

    /// The progress of an input, or nil if the positions do not tell it because they read backward.
    func progress(of bytes: UnsafeBufferPointer<UInt8>) -> PatternProgress? {
        if readsBackward { return nil }
        return withSets { sets in
            let reading = read(bytes, sets)
            guard reading.count == bytes.count else {
                return .impossible(from: reading.count, expected: expectation(after: reading, sets))
            }
            return reading.isEnd ? .accepted : .incomplete(missing: nil)
        }
    }

    /// The scalars that lead on after an input, or nil if the positions do not tell them because they read backward.
    func expectation(after bytes: UnsafeBufferPointer<UInt8>) -> ExpectedScalars? {
        if readsBackward { return nil }
        return withSets { sets in
            let reading = read(bytes, sets)
            return reading.count == bytes.count ? expectation(after: reading, sets) : ExpectedScalars()
        }
    }

    private func withSets<Result>(_ body: (UnsafeMutablePointer<UInt64>) -> Result) -> Result {
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 3 * PositionSets.maximumPositions / 64) { memory in
            // The address of a temporary allocation of some bytes is never nil.
            let sets = memory.baseAddress.unsafelyUnwrapped
            sets.initialize(repeating: 0, count: 3 * wordCount)
            return body(sets)
        }
    }

    /// How far an input was read: the number of its bytes, whether it may end there, the side of its last scalar, and
    /// whether it cannot be read further.
    private struct Reading {
        var count = 0
        var isEnd = false
        var before = -1
        var isStuck = false
    }

    /// Reads an input as far as it can be accepted, and leaves the set of positions in the first of three sets.
    private func read(_ bytes: UnsafeBufferPointer<UInt8>, _ sets: UnsafeMutablePointer<UInt64>) -> Reading {
        var reading = Reading()
        guard let first = bytes.baseAddress, !bytes.isEmpty else {
            reading.isEnd = acceptsEmpty != isNegated
            return reading
        }
        if wordCount == 1 {
            reading =
                readsBackward
                ? run(first, bytes.count, backward: true, sets) : run(first, bytes.count, backward: false, sets)
        } else {
            if rows != 0 { reading = runRows(first, bytes.count, sets) }
            reading = runWords(first, bytes.count, sets, after: reading)
        }
        if reading.before < 0 {
            reading.isEnd = acceptsEmpty != isNegated
        } else {
            var rest: UInt64 = 0
            for word in 0..<wordCount { rest |= sets[word] & memory[finals + reading.before * wordCount + word] }
            reading.isEnd = (rest != 0) != isNegated
        }
        return reading
    }

    /// The loop for sets of one word, which stays in a register.
    @inline(__always)
    private func run(
        _ first: UnsafePointer<UInt8>, _ count: Int, backward: Bool, _ sets: UnsafeMutablePointer<UInt64>
    ) -> Reading {
        let (memory, columns, sides, reader) = (memory, columns, sides, reader)
        let (distance0, distance1, distance2, distance3) = distances
        let always = isNegated
        var reading = Reading()
        var set: UInt64 = 0
        while reading.count < count {
            guard
                let (scalarClass, length) = scalar(
                    first, count, after: reading.count, backward: backward, columns, reader)
            else { break }
            let after = Int(sides[scalarClass])
            var next: UInt64
            if reading.before < 0 {
                next = memory[firsts &+ after]
            } else {
                let variant = reading.before &* 2 &+ after
                let masks = memory + (shifts &+ variant &* 5)
                next =
                    (set & masks[0]) &<< distance0 | (set & masks[1]) &<< distance1 | (set & masks[2]) &<< distance2
                    | (set & masks[3]) &<< distance3
                var rest = set & masks[4]
                while rest != 0 {
                    let position = variant &* positionCount &+ rest.trailingZeroBitCount
                    let group = groups + Int(groupNumbers[position])
                    next |= memory[Int(group.pointee.targets)]
                    rest &= ~memory[Int(group.pointee.sources)]
                }
            }
            next &= memory[scalarClass]
            guard next != 0 || always else { break }
            set = next
            reading.before = after
            reading.count &+= length
        }
        sets[0] = set
        return reading
    }

    /// The most positions whose followers are added one by one (measured).
    private static let fewPositions = 12

    /// The loop for sets of up to four words, until one has many positions.
    ///
    /// Most sets of most patterns have a few positions. Their followers take a quarter of the time that the shifts and
    /// the groups take (measured).
    private func runRows(
        _ first: UnsafePointer<UInt8>, _ count: Int, _ sets: UnsafeMutablePointer<UInt64>
    ) -> Reading {
        let (columns, sides, reader, words) = (columns, sides, reader, wordCount)
        let memory = UnsafeRawPointer(memory)
        let rows = memory + rows &* 8
        let backward = readsBackward
        var reading = Reading()
        var set = SIMD4<UInt64>()
        while reading.count < count {
            guard
                let (scalarClass, length) = scalar(
                    first, count, after: reading.count, backward: backward, columns, reader)
            else {
                reading.isStuck = true
                break
            }
            let after = Int(sides[scalarClass])
            var next = SIMD4<UInt64>()
            if reading.before < 0 {
                for word in 0..<words { next[word] = self.memory[firsts &+ after &* words &+ word] }
            } else {
                let followers = rows + (reading.before &* 2 &+ after) &* positionCount &* 32
                var left = PositionSets.fewPositions
                for word in 0..<4 {
                    var bits = set[word]
                    while bits != 0, left > 0 {
                        let position = word &* 64 &+ bits.trailingZeroBitCount
                        next |= followers.loadUnaligned(fromByteOffset: position &* 32, as: SIMD4<UInt64>.self)
                        bits &= bits &- 1
                        left &-= 1
                    }
                }
                // The other loop goes on from here.
                if left == 0 { break }
            }
            // What is loaded beyond the words of the class meets zeros.
            next &= memory.loadUnaligned(fromByteOffset: scalarClass &* words &* 8, as: SIMD4<UInt64>.self)
            guard next != SIMD4() || isNegated else {
                reading.isStuck = true
                break
            }
            set = next
            reading.before = after
            reading.count &+= length
        }
        for word in 0..<words { sets[word] = set[word] }
        return reading
    }

    /// The loop for sets of several words.
    private func runWords(
        _ first: UnsafePointer<UInt8>, _ count: Int, _ sets: UnsafeMutablePointer<UInt64>, after begin: Reading
    ) -> Reading {
        let (memory, columns, sides, reader, words) = (memory, columns, sides, reader, wordCount)
        let backward = readsBackward
        var reading = begin
        var set = sets
        var next = sets + words
        while reading.count < count, !reading.isStuck {
            guard
                let (scalarClass, length) = scalar(
                    first, count, after: reading.count, backward: backward, columns, reader)
            else { break }
            let after = Int(sides[scalarClass])
            let isAlive = step(
                from: set, to: next, rest: sets + 2 * words, before: reading.before, after: after,
                readers: memory + scalarClass &* words)
            guard isAlive || isNegated else { break }
            swap(&set, &next)
            reading.before = after
            reading.count &+= length
        }
        if set != sets { for word in 0..<words { sets[word] = set[word] } }
        return reading
    }

    /// Goes from a set to that of the positions that follow and read the next scalar.
    ///
    /// - Returns: Whether there are any.
    @inline(__always)
    private func step(
        from set: UnsafeMutablePointer<UInt64>, to next: UnsafeMutablePointer<UInt64>,
        rest: UnsafeMutablePointer<UInt64>, before: Int, after: Int, readers: UnsafeMutablePointer<UInt64>
    ) -> Bool {
        let (memory, words) = (memory, wordCount)
        guard before >= 0 else {
            var all: UInt64 = 0
            for word in 0..<words {
                next[word] = memory[firsts &+ after &* words &+ word] & readers[word]
                all |= next[word]
            }
            return all != 0
        }
        let (distance0, distance1, distance2, distance3) = distances
        let variant = before &* 2 &+ after
        let masks = memory + (shifts &+ variant &* shiftWords)
        var carry: UInt64 = 0
        var hasRest: UInt64 = 0
        for word in 0..<words {
            let bits = set[word]
            let (a, b) = (bits & masks[word], bits & masks[words &+ word])
            let (c, d) = (bits & masks[2 &* words &+ word], bits & masks[3 &* words &+ word])
            next[word] = carry | a &<< distance0 | b &<< distance1 | c &<< distance2 | d &<< distance3
            // The bits that go over to the next word; two shifts, because one by 64 bits would be one by none.
            carry =
                (a &>> 1) &>> (63 &- distance0) | (b &>> 1) &>> (63 &- distance1) | (c &>> 1) &>> (63 &- distance2)
                | (d &>> 1) &>> (63 &- distance3)
            rest[word] = bits & masks[4 &* words &+ word]
            hasRest |= rest[word]
        }
        if hasRest != 0 { follow(rest, to: next, variant) }
        var all: UInt64 = 0
        for word in 0..<words {
            next[word] &= readers[word]
            all |= next[word]
        }
        return all != 0
    }

    /// Adds the followers of each group with a position in a set.
    private func follow(_ rest: UnsafeMutablePointer<UInt64>, to next: UnsafeMutablePointer<UInt64>, _ variant: Int) {
        for word in 0..<wordCount {
            while rest[word] != 0 {
                let position = variant &* positionCount &+ word &* 64 &+ rest[word].trailingZeroBitCount
                let group = groups[Int(groupNumbers[position])]
                var index = Int(group.targetWords.low)
                while index < Int(group.targetWords.high) {
                    next[index] |= memory[Int(group.targets) &+ index]
                    index &+= 1
                }
                index = max(word, Int(group.sourceWords.low))
                while index < Int(group.sourceWords.high) {
                    rest[index] &= ~memory[Int(group.sources) &+ index]
                    index &+= 1
                }
            }
        }
    }

    /// The scalars that lead on from where an input was read to.
    private func expectation(after reading: Reading, _ sets: UnsafeMutablePointer<UInt64>) -> ExpectedScalars {
        var result = ExpectedScalars()
        result.includesEnd = reading.isEnd
        let expectations = ExpectedScalars.ofClasses(in: alphabet)
        for scalarClass in 1..<alphabet.count {
            let isAlive = step(
                from: sets, to: sets + wordCount, rest: sets + 2 * wordCount, before: reading.before,
                after: Int(sides[scalarClass]), readers: memory + scalarClass * wordCount)
            if isAlive || isNegated { result = result.union(expectations[scalarClass]) }
        }
        return result
    }

    /// Reads the scalar that follows some bytes, from the end that the automaton reads from.
    @inline(__always)
    private func scalar(
        _ first: UnsafePointer<UInt8>, _ count: Int, after read: Int, backward: Bool,
        _ columns: UnsafeMutablePointer<UInt16>, _ reader: ScalarReader
    ) -> (scalarClass: Int, length: Int)? {
        let byte = first[backward ? count &- 1 &- read : read]
        return byte < 0x80 ? (Int(columns[Int(byte)]), 1) : decode(first, count, after: read, reader)
    }

    /// Reads a scalar beyond ASCII.
    @inline(__always)
    private func decode(
        _ first: UnsafePointer<UInt8>, _ count: Int, after read: Int, _ reader: ScalarReader
    ) -> (scalarClass: Int, length: Int)? {
        if !readsBackward {
            let scalar = reader.read(first, from: read, count: count)
            if scalar.length != 0 { return scalar }
        }
        return search(first, count, after: read)
    }

    @inline(never)
    private func search(
        _ first: UnsafePointer<UInt8>, _ count: Int, after read: Int
    ) -> (scalarClass: Int, length: Int)? {
        alphabet.scalar(in: UnsafeBufferPointer(start: first, count: count), after: read, backward: readsBackward)
    }
}
