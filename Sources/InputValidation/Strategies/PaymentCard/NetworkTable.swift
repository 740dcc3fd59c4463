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

    /// The different lists of networks that claim an interval.
    ///
    /// The order is the one in which a card's networks are listed: those with a range of their own, the narrowest range
    /// first, or else the one that has what others leave; then those whose numbers lie among the numbers of others.
    let claims: [NetworkList]

    /// The first number of each interval, in ascending order; 100,000,000 at the end.
    let starts: [UInt32]

    /// For each interval the index of its list in ``claims``.
    private let claimIndices: [UInt8]

    /// The interval of each number that begins with three digits and ends with zeros.
    private let beginnings: [UInt16]

    /// The index in ``claims`` for the first three digits where these suffice, else `.max`.
    private let claimsByFirstThree: [UInt8]

    init(_ definitions: [NetworkDefinition]) {
        // Narrower is more specific; the sort is stable, so the order of the table decides between equals.
        func ranges(_ prefixes: (NetworkDefinition) -> String) -> [PrefixRange] {
            definitions.enumerated().flatMap { row, definition in
                prefixes(definition).split(separator: " ").map { PrefixRange($0, row: row) }
            }
            .sorted { $0.numbers.count < $1.numbers.count }
        }
        let own = ranges { $0.yields ? "" : $0.prefixes }
        let left = ranges { $0.yields ? $0.prefixes : "" }
        let shared = ranges { $0.sharedPrefixes }
        let starts = Set((own + left + shared).flatMap { [$0.numbers.lowerBound, $0.numbers.upperBound] } + [0])
            .sorted()
            .filter { $0 < PrefixRange.end }
        let lists = starts.map { start in
            let owners = own.filter { $0.numbers.contains(start) }
            let first = owners.isEmpty ? left.filter { $0.numbers.contains(start) } : owners
            return NetworkList(
                (first + shared.filter { $0.numbers.contains(start) }).map { PaymentCard.Network(row: $0.row) })
        }
        var claims: [NetworkList] = []
        for list in lists where !claims.contains(list) { claims.append(list) }
        let claimIndices = lists.map { UInt8(claims.firstIndex(of: $0) ?? 0) }
        func interval(of number: UInt32) -> Int { (starts.firstIndex { $0 > number } ?? starts.count) - 1 }
        self.definitions = definitions
        self.claims = claims
        self.claimIndices = claimIndices
        beginnings = (0..<1000).map { UInt16(interval(of: $0 * 100_000)) }
        claimsByFirstThree = (0..<1000).map { (prefix: UInt32) in
            let first = interval(of: prefix * 100_000)
            return first == interval(of: prefix * 100_000 + 99_999) ? claimIndices[first] : .max
        }
        self.starts = starts + [PrefixRange.end]
    }

    /// Returns the index of the interval that a number lies in.
    ///
    /// - Parameter prefix: The first eight digits.
    @inline(__always)
    func interval(of prefix: UInt32) -> Int {
        var interval = Int(beginnings[Int(prefix / 100_000)])
        while starts[interval &+ 1] <= prefix { interval &+= 1 }
        return interval
    }

    /// Returns the index in ``claims`` of the networks that claim a number.
    @inline(__always)
    func claimIndex(of digits: CardDigits) -> Int {
        let claim = claimsByFirstThree[digits.firstThree]
        return claim != .max ? Int(claim) : claimIndex(ofInterval: interval(of: digits.prefix))
    }

    /// Returns the index in ``claims`` of the networks that claim an interval.
    func claimIndex(ofInterval interval: Int) -> Int { Int(claimIndices[interval]) }

    /// Returns the networks that claim an interval, the one with the most specific range first.
    func claims(ofInterval interval: Int) -> NetworkList { claims[claimIndex(ofInterval: interval)] }
}

/// A range of prefixes, widened to eight digits.
private struct PrefixRange {
    static let end: UInt32 = 100_000_000

    let numbers: Range<UInt32>
    let row: Int

    /// Reads a prefix or a range of prefixes, as in the table.
    init(_ text: Substring, row: Int) {
        let ends = text.split(separator: "-").compactMap { UInt32($0) }
        self.row = row
        var scale: UInt32 = 1
        for _ in text.prefix(while: { $0 != "-" }).count..<8 { scale *= 10 }
        numbers = (ends.first ?? 0) * scale..<((ends.last ?? 0) + 1) * scale
    }
}

/// Up to four networks in order, in four bytes, so that a card is made without allocating.
struct NetworkList: Hashable, Sendable, Sequence {
    /// One byte a network, the first in the lowest: its row plus one, 0 for none.
    let packed: UInt32

    init(packed: UInt32 = 0) { self.packed = packed }

    /// Keeps the first of equal networks.
    init(_ networks: [PaymentCard.Network]) {
        var unique: [PaymentCard.Network] = []
        for network in networks where !unique.contains(network) { unique.append(network) }
        packed = unique.reversed().reduce(0) { $0 << 8 | UInt32($1.row) + 1 }
    }

    var isEmpty: Bool { packed == 0 }

    var first: PaymentCard.Network? { isEmpty ? nil : PaymentCard.Network(row: Int(packed & 0xFF) - 1) }

    func makeIterator() -> UnfoldSequence<PaymentCard.Network, UInt32> {
        sequence(state: packed) { rest in
            defer { rest >>= 8 }
            return NetworkList(packed: rest).first
        }
    }
}
