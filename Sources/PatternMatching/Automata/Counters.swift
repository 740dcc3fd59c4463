// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A scalar's effect on a counter: its repetition goes on, begins, or does both on different paths.
struct CounterChange: OptionSet, Sendable {
    let rawValue: UInt8

    static let kept = CounterChange(rawValue: 1)
    static let entered = CounterChange(rawValue: 2)
}

/// An automaton's counters during a match, with the positions where their repetitions were entered.
///
/// An automaton can be inside `[a-z]{2,256}` with several counts at once, because it may have entered the repetition at
/// several positions. All counts grow together, so a counter stores the position of each entry. A step changes a
/// counter only if the repetition is entered again or the oldest entry has reached the bound. On average, each counter
/// takes O(1) time per scalar, whatever its bounds are (a counting set, after Turoňová, Holík, and others: Regex
/// Matching with Counting-Set Automata, 2020).
///
/// For `{1,n}`, the newest entry is enough, because it permits everything that an older entry permits, and for longer.
/// For `{m,}`, the oldest entry is enough. Other counters keep a bit for each of the last *n* positions.
struct Counters {
    private struct CounterEntries {
        var minimum: Int
        var maximum: Int
        var newestEntry = 0
        var oldestEntry = 0
        /// The index of the counter's first word of bits, and its bit count minus 1, or 0 without bits.
        var firstWord = 0
        var bitMask = 0
    }

    private let counterEntries: UnsafeMutablePointer<CounterEntries>
    private let entryBits: UnsafeMutablePointer<UInt64>

    /// Returns the number of bits that a counter keeps.
    static func entryBitCount(of counter: Automaton.CounterBounds) -> Int {
        guard counter.minimum > 1, counter.maximum < .max else { return 0 }
        var count = 64
        while count <= counter.maximum { count *= 2 }
        return count
    }

    /// Returns the memory in bytes that counters need during a match.
    static func byteCount(of counters: [Automaton.CounterBounds]) -> Int {
        counters.reduce(0) { $0 + MemoryLayout<CounterEntries>.stride + entryBitCount(of: $1) / 8 }
    }

    /// Places the counters' entries, followed by their bits, in memory.
    init(_ counters: UnsafeBufferPointer<Automaton.CounterBounds>, in memory: UnsafeMutableRawPointer) {
        counterEntries = memory.bindMemory(to: CounterEntries.self, capacity: counters.count)
        var used = 0
        for (index, counter) in counters.enumerated() {
            let count = Counters.entryBitCount(of: counter)
            (counterEntries + index).initialize(
                to: CounterEntries(
                    minimum: counter.minimum, maximum: counter.maximum, firstWord: used,
                    bitMask: count == 0 ? 0 : count - 1))
            used += count / 64
        }
        entryBits = (memory + counters.count * MemoryLayout<CounterEntries>.stride).bindMemory(
            to: UInt64.self, capacity: used)
        entryBits.initialize(repeating: 0, count: used)
    }

    /// Returns whether the match may leave a repetition after `scalarCount` scalars, and the count at which this may
    /// change.
    @inline(__always) func exitCondition(of counter: Int, after scalarCount: Int) -> (holds: Bool, nextChange: Int) {
        let entries = counterEntries + counter
        if entries.pointee.bitMask != 0, scalarCount &- entries.pointee.oldestEntry >= entries.pointee.maximum {
            dropExpiredEntries(of: entries, after: scalarCount)
        }
        let first = entries.pointee.oldestEntry &+ entries.pointee.minimum &- 1
        if scalarCount < first { return (false, first) }
        return (true, entries.pointee.bitMask == 0 ? .max : entries.pointee.oldestEntry &+ entries.pointee.maximum)
    }

    /// Returns whether a repetition may go on after `scalarCount` scalars, and the count at which this may change.
    @inline(__always) func loopCondition(of counter: Int, after scalarCount: Int) -> (holds: Bool, nextChange: Int) {
        let entries = counterEntries + counter
        guard entries.pointee.maximum < .max else { return (true, .max) }
        let last = entries.pointee.newestEntry &+ entries.pointee.maximum &- 1
        return scalarCount < last ? (true, last) : (false, .max)
    }

    /// Applies a change to a counter after reading the scalar that brings the count to `scalarCount`.
    ///
    /// If the repetition only goes on, the counter doesn't change, because its entries keep their positions.
    @inline(__always) func apply(_ change: CounterChange, to counter: Int, at scalarCount: Int) {
        let entries = counterEntries + counter
        if change == .entered {
            entries.pointee.newestEntry = scalarCount
            entries.pointee.oldestEntry = scalarCount
        } else if change != .kept {
            if entries.pointee.bitMask != 0 {
                addEntry(to: entries, at: scalarCount)
            } else if entries.pointee.minimum <= 1 {
                entries.pointee.newestEntry = scalarCount
                entries.pointee.oldestEntry = scalarCount
            }
        }
    }

    /// Drops the entries that have reached the bound.
    ///
    /// The newest entry hasn't reached the bound. Otherwise, the repetition would have ended.
    @inline(never) private func dropExpiredEntries(
        of entries: UnsafeMutablePointer<CounterEntries>, after scalarCount: Int
    ) {
        var oldestEntry = entries.pointee.oldestEntry
        let newestEntry = entries.pointee.newestEntry
        while scalarCount - oldestEntry >= entries.pointee.maximum, oldestEntry < newestEntry {
            repeat {
                oldestEntry += 1
            } while oldestEntry < newestEntry && !hasEntry(in: entries.pointee, at: oldestEntry)
        }
        entries.pointee.oldestEntry = oldestEntry
    }

    @inline(never) private func addEntry(to entries: UnsafeMutablePointer<CounterEntries>, at scalarCount: Int) {
        // The next positions' bits may belong to entries that have reached the bound.
        if scalarCount - entries.pointee.oldestEntry >= entries.pointee.maximum {
            dropExpiredEntries(of: entries, after: scalarCount)
        }
        var place = entries.pointee.newestEntry + 1
        while place < scalarCount {
            setEntry(in: entries.pointee, at: place, to: false)
            place += 1
        }
        setEntry(in: entries.pointee, at: scalarCount, to: true)
        entries.pointee.newestEntry = scalarCount
    }

    private func hasEntry(in entries: CounterEntries, at position: Int) -> Bool {
        let bit = position & entries.bitMask
        return entryBits[entries.firstWord + bit / 64] >> UInt64(bit % 64) & 1 != 0
    }

    private func setEntry(in entries: CounterEntries, at position: Int, to isPresent: Bool) {
        let bit = position & entries.bitMask
        let mask = UInt64(1) << UInt64(bit % 64)
        if isPresent {
            entryBits[entries.firstWord + bit / 64] |= mask
        } else {
            entryBits[entries.firstWord + bit / 64] &= ~mask
        }
    }
}
