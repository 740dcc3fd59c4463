// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The table of networks, prepared for looking a number up by its first eight digits.
///
/// The ranges of all networks, laid over each other, cut the numbers from 0 to 99,999,999 into some hundred intervals;
/// each knows the networks that claim it. The first three digits say where to begin, a few steps say the rest.
final class NetworkTable: Sendable {
    static let shared = NetworkTable(NetworkDefinition.all)

    /// One row a network.
    let definitions: [NetworkDefinition]

    /// The first number of each interval, in ascending order; 100,000,000 at the end.
    let starts: [UInt32]

    /// The networks of each interval, the one with the most specific range first.
    let claims: [NetworkList]

    /// The interval of each number that begins with three digits and ends with zeros.
    private let beginnings: [UInt16]

    /// For each row, bit *n* tells that the network issues numbers of *n* digits.
    private let lengthBits: [UInt32]

    init(_ definitions: [NetworkDefinition]) {
        let ranges = definitions.enumerated().flatMap { row, definition in
            definition.prefixes.split(separator: " ").map { PrefixRange($0, row: row) }
        }
        // More digits are more specific; the sort is stable, so the order of the table decides between equals.
        .sorted { $0.digits > $1.digits }
        let cuts = Set(ranges.flatMap { [$0.numbers.lowerBound, $0.numbers.upperBound] } + [0]).sorted()
        let starts = cuts.filter { $0 < PrefixRange.end }
        self.definitions = definitions
        claims = starts.map { start in
            NetworkList(ranges.filter { $0.numbers.contains(start) }.map { PaymentCard.Network(row: $0.row) })
        }
        beginnings = (0..<1000).map { prefix in
            UInt16((starts.firstIndex { $0 > prefix * 100_000 } ?? starts.count) - 1)
        }
        lengthBits = definitions.map { $0.lengths.reduce(0) { $0 | 1 << UInt32($1) } }
        self.starts = starts + [PrefixRange.end]
    }

    /// Returns the networks whose ranges a number lies in, the most specific range first.
    ///
    /// - Parameter prefix: The first eight digits.
    func networks(of prefix: UInt32) -> NetworkList {
        claims[interval(of: prefix)]
    }

    /// Returns the index of the interval that a number lies in.
    func interval(of prefix: UInt32) -> Int {
        var interval = Int(beginnings[Int(prefix / 100_000)])
        while starts[interval &+ 1] <= prefix { interval &+= 1 }
        return interval
    }

    /// Whether a network issues numbers of so many digits.
    func issues(_ network: PaymentCard.Network, digits: Int) -> Bool {
        lengthBits[Int(network.row)] >> UInt32(truncatingIfNeeded: digits) & 1 == 1
    }
}

/// A range of prefixes, widened to eight digits.
private struct PrefixRange {
    static let end: UInt32 = 100_000_000

    let numbers: Range<UInt32>
    let digits: Int
    let row: Int

    /// Reads a prefix or a range of prefixes, as in the table.
    init(_ text: Substring, row: Int) {
        let ends = text.split(separator: "-").compactMap { UInt32($0) }
        digits = text.prefix { $0 != "-" }.count
        self.row = row
        var scale: UInt32 = 1
        for _ in digits..<8 { scale *= 10 }
        numbers = (ends.first ?? 0) * scale..<((ends.last ?? 0) + 1) * scale
    }
}

/// Up to four networks in order, in four bytes, so that a card is made without allocating.
struct NetworkList: Hashable, Sendable {
    /// One byte a network, the first in the lowest: its row plus one, 0 for none.
    private(set) var packed: UInt32 = 0

    init() {}

    init(_ networks: [PaymentCard.Network]) {
        var unique: [PaymentCard.Network] = []
        for network in networks where !unique.contains(network) { unique.append(network) }
        packed = unique.reversed().reduce(0) { $0 << 8 | UInt32($1.row) + 1 }
    }

    var isEmpty: Bool { packed == 0 }

    var first: PaymentCard.Network? { isEmpty ? nil : PaymentCard.Network(row: Int(packed & 0xFF) &- 1) }

    var all: [PaymentCard.Network] {
        var networks: [PaymentCard.Network] = []
        var rest = self
        while let network = rest.first {
            networks.append(network)
            rest.packed >>= 8
        }
        return networks
    }

    func contains(_ network: PaymentCard.Network) -> Bool { !filtered { $0 == network }.isEmpty }

    /// Returns the networks that satisfy a condition, in order.
    @inline(__always)
    func filtered(_ isIncluded: (PaymentCard.Network) -> Bool) -> NetworkList {
        var kept = NetworkList()
        var shift: UInt32 = 0
        var rest = packed
        while rest != 0 {
            if isIncluded(PaymentCard.Network(row: Int(rest & 0xFF) &- 1)) {
                kept.packed |= (rest & 0xFF) &<< shift
                shift &+= 8
            }
            rest >>= 8
        }
        return kept
    }
}
