// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The effect of a scalar on a counter: its repetition goes on, begins, or does both on different paths.
struct CounterChange: OptionSet, Sendable {
    let rawValue: UInt8

    static let kept = CounterChange(rawValue: 1)
    static let entered = CounterChange(rawValue: 2)
}

/// The counters of an automaton during a match, with the positions at which their repetitions were entered.
///
/// An automaton can be inside `[a-z]{2,256}` with several counts at once, because it may have entered it at several
/// positions. All counts grow together, so a counter keeps the position of each entry. A step changes a counter only if
/// the repetition is entered again or if the oldest entry has reached the bound. So each counter takes O(1) time for a
/// scalar on average, whatever its bounds (a counting set, after Turoňová, Holík, and others: Regex Matching with
/// Counting-Set Automata, 2020).
///
/// For `{1,n}`, the newest entry is sufficient, because it permits all that an older one permits, and for longer. For
/// `{m,}`, the oldest entry is sufficient. Other counters keep a bit for each of the last *n* positions.
struct Counters {
    /// The entries of a counter.
    private struct Register {
        var minimum: Int
        var maximum: Int
        var newest = 0
        var oldest = 0
        /// The index of the first word of its bits, and the number of its bits less 1, which is 0 if it has none.
        var bits = 0
        var mask = 0
    }

    private let registers: UnsafeMutablePointer<Register>
    private let bits: UnsafeMutablePointer<UInt64>

    /// Returns the number of bits that a counter keeps.
    static func bitCount(_ counter: Automaton.Counter) -> Int {
        guard counter.minimum > 1, counter.maximum < .max else { return 0 }
        var count = 64
        while count <= counter.maximum { count *= 2 }
        return count
    }

    /// Returns the number of bytes of memory that counters need during a match.
    static func byteCount(_ counters: [Automaton.Counter]) -> Int {
        counters.reduce(0) { $0 + MemoryLayout<Register>.stride + bitCount($1) / 8 }
    }

    /// Puts the registers of counters, and then their bits, into memory.
    init(_ counters: UnsafeBufferPointer<Automaton.Counter>, in memory: UnsafeMutableRawPointer) {
        registers = memory.bindMemory(to: Register.self, capacity: counters.count)
        var used = 0
        for (index, counter) in counters.enumerated() {
            let count = Counters.bitCount(counter)
            (registers + index).initialize(
                to: Register(
                    minimum: counter.minimum, maximum: counter.maximum, bits: used, mask: count == 0 ? 0 : count - 1))
            used += count / 64
        }
        bits = (memory + counters.count * MemoryLayout<Register>.stride).bindMemory(to: UInt64.self, capacity: used)
        bits.initialize(repeating: 0, count: used)
    }

    /// Returns whether a repetition may be left after a number of scalars, and the number from which on this may
    /// change.
    @inline(__always) func canLeave(_ counter: Int, after count: Int) -> (holds: Bool, nextChange: Int) {
        let register = registers + counter
        if register.pointee.mask != 0, count &- register.pointee.oldest >= register.pointee.maximum {
            dropOldest(register, after: count)
        }
        let first = register.pointee.oldest &+ register.pointee.minimum &- 1
        if count < first { return (false, first) }
        return (true, register.pointee.mask == 0 ? .max : register.pointee.oldest &+ register.pointee.maximum)
    }

    /// Returns whether a repetition may go on after a number of scalars, and the number from which on this may
    /// change.
    @inline(__always) func canStay(_ counter: Int, after count: Int) -> (holds: Bool, nextChange: Int) {
        let register = registers + counter
        guard register.pointee.maximum < .max else { return (true, .max) }
        let last = register.pointee.newest &+ register.pointee.maximum &- 1
        return count < last ? (true, last) : (false, .max)
    }

    /// Changes a counter with the scalar that makes the number of scalars `count`.
    ///
    /// If the repetition only goes on, the counter does not change, because its entries keep their positions.
    @inline(__always) func apply(_ change: CounterChange, to counter: Int, at count: Int) {
        let register = registers + counter
        if change == .entered {
            register.pointee.newest = count
            register.pointee.oldest = count
        } else if change != .kept {
            if register.pointee.mask != 0 {
                addEntry(register, at: count)
            } else if register.pointee.minimum <= 1 {
                register.pointee.newest = count
                register.pointee.oldest = count
            }
        }
    }

    /// Drops the entries that have reached the bound.
    ///
    /// The newest entry has not reached it, because the repetition would have ended.
    @inline(never) private func dropOldest(_ register: UnsafeMutablePointer<Register>, after count: Int) {
        var oldest = register.pointee.oldest
        let newest = register.pointee.newest
        while count - oldest >= register.pointee.maximum, oldest < newest {
            repeat { oldest += 1 } while oldest < newest && !hasEntry(register.pointee, at: oldest)
        }
        register.pointee.oldest = oldest
    }

    @inline(never) private func addEntry(_ register: UnsafeMutablePointer<Register>, at count: Int) {
        // The bits of the next positions may be those of entries that have reached the bound.
        if count - register.pointee.oldest >= register.pointee.maximum { dropOldest(register, after: count) }
        var place = register.pointee.newest + 1
        while place < count {
            setEntry(register.pointee, at: place, to: false)
            place += 1
        }
        setEntry(register.pointee, at: count, to: true)
        register.pointee.newest = count
    }

    private func hasEntry(_ register: Register, at place: Int) -> Bool {
        let bit = place & register.mask
        return bits[register.bits + bit / 64] >> UInt64(bit % 64) & 1 != 0
    }

    private func setEntry(_ register: Register, at place: Int, to value: Bool) {
        let bit = place & register.mask
        let mask = UInt64(1) << UInt64(bit % 64)
        if value { bits[register.bits + bit / 64] |= mask } else { bits[register.bits + bit / 64] &= ~mask }
    }
}
