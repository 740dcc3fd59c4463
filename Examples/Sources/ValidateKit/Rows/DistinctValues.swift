// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The number of different values of a column, up to a bound.
///
/// Values are compared as they're written, by a hash with a secret key. Two values have the same hash by chance with a
/// probability of about 10⁻¹² among 10,000.
struct DistinctValues {
    /// 10,000: the largest bound.
    static let maximum = 10_000
    /// 500,000: the number of values that all columns together remember, in about 16 MB.
    private static let maximumOfColumns = 500_000

    private static let key = SipHash.Key.random()

    private var hashes: Set<UInt64> = []
    let bound: Int
    /// Whether there are more values than the bound.
    private(set) var isOver = false

    /// - Parameter columns: The number of columns that are counted.
    init(columns: Int) { bound = max(min(Self.maximum, Self.maximumOfColumns / max(columns, 1)), 100) }

    var count: Int { hashes.count }

    mutating func add(_ bytes: some Sequence<UInt8>) {
        guard !isOver else { return }
        var hash = SipHash(Self.key)
        hash.add(bytes)
        insert(hash.finish().0)
    }

    /// Adds the values of other rows.
    mutating func add(_ other: DistinctValues) {
        for hash in other.hashes where !isOver { insert(hash) }
        if other.isOver { isOver = true }
    }

    private mutating func insert(_ hash: UInt64) {
        hashes.insert(hash)
        guard hashes.count > bound else { return }
        isOver = true
        hashes = []
    }

    /// The number in a report.
    var text: String { isOver ? "over \(grouped(bound))" : grouped(count) }
}
