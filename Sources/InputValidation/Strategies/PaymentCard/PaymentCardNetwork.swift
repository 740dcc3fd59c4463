// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension PaymentCard {
    /// The organization whose rules a card number follows: Visa, Mastercard and others.
    ///
    /// A struct with static members and not an enum, so that a network can be added without breaking a `switch`.
    ///
    /// ```swift
    /// let network: PaymentCard.Network = .amex
    /// network.lengths  // [15]
    /// network.securityCode.length  // 4
    /// "\(network)"  // American Express
    /// ```
    public struct Network: Hashable, Sendable {
        /// The row of the table, so that a card holds its networks in four bytes and no reference.
        let row: UInt8

        private var definition: NetworkDefinition { NetworkTable.shared.definitions[Int(row)] }

        /// The name in programs and rule files, such as `"dinersClub"`.
        public var name: String { definition.name }

        /// The numbers of digits that the network's cards have, in ascending order.
        public var lengths: [Int] { definition.lengths }

        /// The first digits by which the network's numbers are known, such as `"51-55"`.
        ///
        /// Each is a prefix or a range of prefixes of the same number of digits, both ends included. A narrower range of
        /// another network goes before a wider one. Of the ranges of Maestro only those numbers are Maestro's that no other
        /// network has.
        public var prefixes: [String] { definition.prefixes.split(separator: " ").map(String.init) }

        /// The first digits under which the network's numbers lie among those of another network, such as `"353"`.
        ///
        /// A number with one of them belongs to both: the other network comes first in ``PaymentCard/networks``, and a
        /// strategy that accepts either of them accepts the number.
        public var sharedPrefixes: [String] { definition.sharedPrefixes.split(separator: " ").map(String.init) }

        /// What the network calls its security code, and how many digits that has.
        public var securityCode: (name: String, length: Int) { definition.securityCode }

        /// Returns the sizes of the groups in which a number is printed on the card.
        ///
        /// - Parameter digits: How many digits the number has, or has so far.
        public func groups(forDigits digits: Int) -> [Int] {
            definition.groups.first { $0.digits >= digits }?.sizes ?? NetworkDefinition.fours
        }

        /// The network of a name such as `"dinersClub"`, or `nil`.
        public init?(name: String) {
            guard let row = NetworkTable.shared.definitions.firstIndex(where: { $0.name == name }) else { return nil }
            self.init(row: row)
        }

        init(row: Int) { self.row = UInt8(truncatingIfNeeded: row) }
    }
}

extension PaymentCard.Network: CaseIterable {
    /// Every network that is known, in the order of the table.
    public static var allCases: [Self] { NetworkTable.shared.definitions.indices.map { Self(row: $0) } }
}

extension PaymentCard.Network: CustomStringConvertible {
    /// The name to show to people, such as `"Diners Club"`.
    public var description: String { definition.title }
}

extension PaymentCard.Network {
    // The numbers are rows of `NetworkTable`; a test compares every member with its name there.

    /// American Express.
    public static let amex = Self(row: 0)

    /// Dankort, of Denmark.
    public static let dankort = Self(row: 1)

    /// Diners Club International.
    public static let dinersClub = Self(row: 2)

    /// Discover.
    public static let discover = Self(row: 3)

    /// Elo, of Brazil.
    public static let elo = Self(row: 4)

    /// Hiper, of Brazil.
    public static let hiper = Self(row: 5)

    /// Hipercard, of Brazil.
    public static let hipercard = Self(row: 6)

    /// Humo, of Uzbekistan.
    public static let humo = Self(row: 7)

    /// JCB, of Japan.
    public static let jcb = Self(row: 8)

    /// LankaPay, of Sri Lanka.
    public static let lankaPay = Self(row: 9)

    /// Maestro, Mastercard's network for debit cards.
    public static let maestro = Self(row: 10)

    /// Mastercard.
    public static let mastercard = Self(row: 11)

    /// Mir, of Russia.
    public static let mir = Self(row: 12)

    /// RuPay, of India.
    public static let rupay = Self(row: 13)

    /// Troy, of Turkey.
    public static let troy = Self(row: 14)

    /// UATP, the airlines' Universal Air Travel Plan.
    public static let uatp = Self(row: 15)

    /// UnionPay, of China.
    public static let unionPay = Self(row: 16)

    /// UzCard, of Uzbekistan.
    public static let uzcard = Self(row: 17)

    /// Verve, of Nigeria.
    public static let verve = Self(row: 18)

    /// Visa.
    public static let visa = Self(row: 19)
}
