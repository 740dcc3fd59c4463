// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The data kept for one value: part of its keyed hash, and its row.
///
/// Among 14,680,064 different values, two have the same 96 bits with a probability of about 10⁻¹⁵.
protocol KeyEntry {
    var hash: UInt64 { get }
    var tag: UInt32 { get }
    /// The row, counted from 1, or 0 in an empty slot.
    var row: UInt32 { get }
    /// Creates an empty slot.
    init()
}

/// An entry of 16 bytes.
struct RowEntry: KeyEntry {
    var hash: UInt64 = 0
    var tag: UInt32 = 0
    var row: UInt32 = 0
}

/// The values so far, in a hash table with open addressing and a limited size.
struct KeyTable<Entry: KeyEntry> {
    private var slots: [Entry]
    private(set) var count = 0
    let maximum: Int

    /// - Parameter maximum: The number of values above which insert(_:) fails.
    init(maximum: Int) {
        self.maximum = maximum
        slots = Array(repeating: Entry(), count: 1 << 10)
    }

    /// The number of values at which a table with 2²⁴ slots isn't too full.
    static var standardMaximum: Int { 1 << 24 / 8 * 7 }

    /// Adds an entry, or returns `false` if the table is full.
    ///
    /// If two entries have the same hash, it keeps the entry with the smaller row and calls a closure with both.
    mutating func insert(_ entry: Entry, repeated: (_ first: Entry, _ second: Entry) -> Void) -> Bool {
        var place = self.place(of: entry)
        let other = slots[place]
        guard other.row == 0 else {
            if entry.row < other.row { slots[place] = entry }
            entry.row < other.row ? repeated(entry, other) : repeated(other, entry)
            return true
        }
        guard count < maximum else { return false }
        if count >= slots.count / 8 * 7 {
            grow()
            place = self.place(of: entry)
        }
        slots[place] = entry
        count += 1
        return true
    }

    /// Returns the first entry with the same hash, or an empty slot if there is none.
    func first(of entry: Entry) -> Entry { slots[place(of: entry)] }

    /// Returns whether an entry satisfies a condition, among the entries whose hashes end with the same bits.
    func contains(near hash: UInt64, _ isWanted: (Entry) -> Bool) -> Bool {
        let mask = slots.count - 1
        var place = Int(truncatingIfNeeded: hash) & mask
        while slots[place].row != 0 {
            if isWanted(slots[place]) { return true }
            place = (place + 1) & mask
        }
        return false
    }

    private func place(of entry: Entry) -> Int {
        let mask = slots.count - 1
        var place = Int(truncatingIfNeeded: entry.hash) & mask
        while slots[place].row != 0, slots[place].hash != entry.hash || slots[place].tag != entry.tag {
            place = (place + 1) & mask
        }
        return place
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: Entry(), count: old.count * 2)
        for entry in old where entry.row != 0 { slots[place(of: entry)] = entry }
    }
}
