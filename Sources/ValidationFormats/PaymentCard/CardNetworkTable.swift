// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

/// The table of networks, prepared for looking up a number by its first eight digits.
///
/// The networks' ranges divide the numbers from 0 to 99,999,999 into more than a hundred intervals, each with a list of
/// the networks that claim it. A lookup starts at the interval of the first three digits and takes a few steps.
final class CardNetworkTable: Sendable {
    static let shared = CardNetworkTable(CardNetworkDefinition.all)

    /// The table's rows, one per network.
    let definitions: [CardNetworkDefinition]

    /// The first number of each interval in ascending order, with 100,000,000 at the end.
    let intervalStarts: [UInt32]

    /// The networks that claim each interval, in the order of a card's networks.
    ///
    /// Networks with their own range come first, starting with the narrowest range. If there are none, the network with
    /// the remaining numbers comes first. Networks that share another network's range come last.
    let networksByInterval: [CardNetworkList]

    /// The interval that contains each three-digit prefix followed by zeros.
    private let intervalsByThreeDigits: [UInt16]

    /// Masks of the networks that use each length from 12 to 19 digits; bit *n* is row *n*.
    private let networkMasksByLength: [UInt32]

    init(_ definitions: [CardNetworkDefinition]) {
        // A narrower range is more specific. The sort is stable, so table order decides between equal ranges.
        let ranges = definitions.enumerated().flatMap { row, definition in
            func ranges(_ prefixes: String, _ ownership: CardRangeOwnership) -> [PrefixRange] {
                prefixes.split(separator: " ").map { PrefixRange(parsing: $0, row: row, ownership: ownership) }
            }
            return ranges(definition.prefixes, definition.yieldsToOtherNetworks ? .remaining : .exclusive)
                + ranges(definition.sharedPrefixes, .shared)
        }
        .ordered { $0.numbers.count < $1.numbers.count }
        let starts = Set(ranges.flatMap { [$0.numbers.lowerBound, $0.numbers.upperBound] } + [0]).ordered()
            .filter { $0 < PrefixRange.eightDigitLimit }
        let networksByInterval = starts.map { start in
            let claiming = ranges.filter { $0.numbers.contains(start) }
            let first = claiming.contains { $0.ownership == .exclusive } ? CardRangeOwnership.exclusive : .remaining
            let ordered = claiming.filter { $0.ownership == first } + claiming.filter { $0.ownership == .shared }
            return CardNetworkList(ordered.map { PaymentCard.Network(row: $0.row) })
        }
        func intervalIndex(containing number: UInt32) -> Int { (starts.firstIndex { $0 > number } ?? starts.count) - 1 }
        self.definitions = definitions
        self.networksByInterval = networksByInterval
        intervalStarts = starts + [PrefixRange.eightDigitLimit]
        intervalsByThreeDigits = (0..<1000).map { UInt16(intervalIndex(containing: $0 * 100_000)) }
        networkMasksByLength = CardDigits.validLengths.map { length in
            definitions.enumerated().reduce(0) { $1.element.lengths.contains(length) ? $0 | 1 << $1.offset : $0 }
        }
    }

    /// Returns the index of the interval that contains a number with these first eight digits.
    @inline(__always)
    func intervalIndex(containing prefix: UInt32) -> Int {
        var index = Int(intervalsByThreeDigits[Int(prefix / 100_000)])
        while intervalStarts[index + 1] <= prefix { index += 1 }
        return index
    }

    /// Returns the networks that claim a number, starting with the most specific range.
    @inline(__always)
    func networks(for digits: CardDigits) -> CardNetworkList {
        networksByInterval[intervalIndex(containing: digits.eightDigitPrefix)]
    }

    /// Returns a mask of the networks that use a length from 12 to 19 digits; bit *n* is row *n*.
    func networkMask(forLength length: Int) -> UInt32 {
        networkMasksByLength[length &- CardDigits.validLengths.lowerBound]
    }
}

/// How a network owns a range's numbers: alone, except for other networks' numbers, or shared with another network.
private enum CardRangeOwnership { case exclusive, remaining, shared }

/// A prefix range, extended to eight digits.
private struct PrefixRange {
    static let eightDigitLimit: UInt32 = 100_000_000

    let numbers: Range<UInt32>
    let row: Int
    let ownership: CardRangeOwnership

    /// Parses a prefix or a prefix range in the table's format.
    init(parsing notation: Substring, row: Int, ownership: CardRangeOwnership) {
        let ends = notation.split(separator: "-").compactMap { UInt32($0) }
        self.row = row
        self.ownership = ownership
        var scale: UInt32 = 1
        for _ in notation.prefix(while: { $0 != "-" }).count..<8 { scale *= 10 }
        numbers = (ends.first ?? 0) * scale..<((ends.last ?? 0) + 1) * scale
    }
}

/// Up to four networks in order, packed into four bytes so a card needs no allocation.
struct CardNetworkList: Hashable, Sendable, Sequence {
    /// One byte per network, starting with the lowest byte: its row plus one, or 0 for no network.
    let packedRows: UInt32

    init(packedRows: UInt32 = 0) { self.packedRows = packedRows }

    /// Creates a list without duplicates, keeping the first occurrence of each network.
    init(_ networks: [PaymentCard.Network]) {
        var unique: [PaymentCard.Network] = []
        for network in networks where !unique.contains(network) { unique.append(network) }
        packedRows = unique.reversed().reduce(0) { $0 << 8 | UInt32($1.row) + 1 }
    }

    var isEmpty: Bool { packedRows == 0 }

    /// Returns the networks whose rows are in a bit mask; bit *n* is row *n*.
    @inline(__always)
    func filtered(byNetworkMask networkMask: UInt32) -> CardNetworkList {
        // Most numbers belong to one network.
        if packedRows < 0x100 {
            return packedRows > 0 && networkMask &>> (packedRows &- 1) & 1 == 1 ? self : CardNetworkList()
        }
        var (rest, kept, shift): (UInt32, UInt32, UInt32) = (packedRows, 0, 0)
        while rest != 0 {
            let byte = rest & 0xFF
            if networkMask &>> (byte &- 1) & 1 == 1 {
                kept |= byte &<< shift
                shift &+= 8
            }
            rest >>= 8
        }
        return CardNetworkList(packedRows: kept)
    }

    var first: PaymentCard.Network? { isEmpty ? nil : PaymentCard.Network(row: Int(packedRows & 0xFF) - 1) }

    func makeIterator() -> UnfoldSequence<PaymentCard.Network, UInt32> {
        sequence(state: packedRows) { rest in
            defer { rest >>= 8 }
            return CardNetworkList(packedRows: rest).first
        }
    }
}
