// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@testable import ValidationFormats

@Suite("The table of card networks")
struct CardNetworkTableTests {
    /// A number's first six digits, its networks, and the first of its networks if only some are accepted.
    @Test(
        "has shared numbers in a fixed order, and a list leaves only the networks that it accepts",
        arguments: [
            ("353000", ["jcb", "rupay"]), ("356999", ["jcb", "rupay"]), ("354000", ["jcb"]),
            ("357111", ["lankaPay", "jcb"]), ("600100", ["maestro", "rupay"]), ("601100", ["discover", "rupay"]),
            ("606282", ["hipercard", "rupay"]), ("607000", ["rupay"]), ("650000", ["discover", "rupay", "troy"]),
            ("650031", ["elo", "discover", "rupay", "troy"]), ("650002", ["verve", "discover", "rupay", "troy"]),
            ("652150", ["rupay", "discover", "troy"]), ("622126", ["discover", "unionPay"]),
            ("457100", ["visa", "dankort"]), ("401178", ["elo", "visa"]), ("501900", ["dankort"]),
            ("560221", ["maestro"]), ("561000", ["maestro"]), ("561400", ["uzcard"]), ("676770", ["maestro"]),
            ("990000", []), ("194600", []),
        ] as [(String, [String])])
    func sharing(prefix: String, names: [String]) throws {
        let number = cardNumber(prefix, digits: 16)
        let networks = names.compactMap(PaymentCard.Network.init(name:))
        let card = try PaymentCardInputValidator().parse(number)
        #expect(card.networks.map(\.name) == names)
        #expect(card.network == networks.first)
        for network in PaymentCard.Network.allCases {
            let alone = PaymentCardInputValidator(accepting: [network])
            #expect(alone.isValid(number) == networks.contains(network), "\(network)")
            #expect(try !networks.contains(network) || alone.parse(number).networks == [network], "\(network)")
        }
        // What a list accepts doesn't depend on its order.
        if networks.count > 1 {
            let others = Array(networks.dropFirst())
            #expect(try PaymentCardInputValidator(accepting: others.reversed()).parse(number).networks == others)
        }
    }

    /// A row of a small table.
    ///
    /// The networks are the same as in the first rows of the real table.
    private static func row(
        _ prefixes: String, shared: String = "", yieldsToOtherNetworks: Bool = false, _ lengths: [Int] = [16]
    )
        -> CardNetworkDefinition
    {
        CardNetworkDefinition(
            name: "", title: "", prefixes: prefixes, yieldsToOtherNetworks: yieldsToOtherNetworks,
            sharedPrefixes: shared, lengths: lengths)
    }

    @Test("has the narrowest range first, then what is left of a network's range, and shared ranges last")
    func order() {
        let table = CardNetworkTable([
            Self.row("40-49"), Self.row("4000-4099"), Self.row("4 5", yieldsToOtherNetworks: true),
            Self.row("", shared: "40"),
            Self.row("400000"),
        ])
        func rows(_ prefix: UInt32) -> [Int] {
            table.networksByInterval[table.intervalIndex(containing: prefix)].map { Int($0.row) }
        }
        #expect(rows(40_000_000) == [4, 1, 0, 3])
        #expect(rows(40_000_099) == [4, 1, 0, 3] && rows(40_000_100) == [1, 0, 3])
        #expect(rows(40_990_000) == [1, 0, 3] && rows(40_999_999) == [1, 0, 3])
        #expect(rows(41_000_000) == [0] && rows(49_999_999) == [0])
        #expect(rows(50_000_000) == [2] && rows(59_999_999) == [2])
        #expect(rows(0) == [] && rows(39_999_999) == [] && rows(60_000_000) == [] && rows(99_999_999) == [])
    }

    @Test("finds the interval of each number beside a boundary, and of the first and last numbers")
    func intervals() {
        let table = CardNetworkTable.shared
        #expect(table.intervalStarts.first == 0 && table.intervalStarts.last == 100_000_000)
        #expect(
            table.intervalStarts == table.intervalStarts.sorted()
                && Set(table.intervalStarts).count == table.intervalStarts.count)
        #expect(table.networksByInterval.count == table.intervalStarts.count - 1)
        for (index, start) in table.intervalStarts.dropLast().enumerated() {
            #expect(table.intervalIndex(containing: start) == index)
            #expect(table.intervalIndex(containing: table.intervalStarts[index + 1] - 1) == index)
        }
    }

    @Test("has the networks with numbers of each length")
    func lengths() {
        for length in 12...19 {
            let mask = CardNetworkTable.shared.networkMask(forLength: length)
            let expected = CardNetworkDefinition.all.indices.filter {
                CardNetworkDefinition.all[$0].lengths.contains(length)
            }
            #expect((0..<32).filter { mask >> UInt32($0) & 1 == 1 } == expected, "\(length)")
        }
    }

    @Test(
        "has lists of up to four networks in order, each of them once",
        arguments: [[], [0], [19], [3, 0], [0, 1, 2, 3], [19, 0, 7], [5, 5, 5]])
    func lists(rows: [Int]) {
        let list = CardNetworkList(rows.map { PaymentCard.Network(row: $0) })
        var expected: [Int] = []
        for row in rows where !expected.contains(row) { expected.append(row) }
        #expect(list.map { Int($0.row) } == expected)
        #expect(list.first.map { Int($0.row) } == expected.first && list.isEmpty == expected.isEmpty)
        for kept: UInt32 in [0, .max, 1, 1 << 19, 0b1010, 1 << 31] {
            #expect(
                list.filtered(byNetworkMask: kept).map { Int($0.row) }
                    == expected.filter { kept >> UInt32($0) & 1 == 1 },
                "\(kept)")
        }
    }
}
