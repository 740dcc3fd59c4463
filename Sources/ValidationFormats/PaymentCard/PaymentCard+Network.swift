// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

extension PaymentCard {
    /// The organization whose rules a card number follows, such as Visa or Mastercard.
    ///
    /// A network is a struct with static members, not an enum, so a new network doesn't break a `switch`.
    ///
    /// ```swift
    /// let network: PaymentCard.Network = .amex
    /// network.lengths  // [15]
    /// network.securityCode.length  // 4
    /// "\(network)"  // American Express
    /// ```
    public struct Network: Hashable, Sendable {
        /// The row in the table, so a card can store its networks in four bytes without a reference.
        let row: UInt8

        private var definition: CardNetworkDefinition { CardNetworkTable.shared.definitions[Int(row)] }

        /// The name in code and in rule files, such as `"dinersClub"`.
        public var name: String { definition.name }

        /// The accepted lengths in digits, in ascending order.
        public var lengths: [Int] { definition.lengths }

        /// The first digits that identify the network's numbers, such as `"51-55"`.
        ///
        /// Each string is a prefix, or a range between two prefixes of the same length, including both. If another
        /// network has a narrower range, it takes precedence over a wider range. Maestro owns only the numbers in its
        /// ranges that no other network claims.
        public var prefixes: [String] { definition.prefixes.split(separator: " ").map(String.init) }

        /// The first digits that the network shares with another network, such as `"353"`.
        ///
        /// A number that begins with a shared prefix belongs to both networks. The other network comes first in
        /// ``PaymentCard/networks``. A strategy that accepts either network accepts the number.
        public var sharedPrefixes: [String] { definition.sharedPrefixes.split(separator: " ").map(String.init) }

        /// The network's name for its security code, and the code's number of digits.
        public var securityCode: (name: String, length: Int) { definition.securityCode }

        /// Returns the sizes of the groups in which the network prints a complete or partial number of `length` digits.
        package func groupSizes(forLength length: Int) -> [Int] {
            definition.digitGroups.first { $0.maximumDigits >= length }?.sizes ?? CardNetworkDefinition.usualGroupSizes
        }

        /// Creates the network named, for example, `"dinersClub"`, or returns `nil` if there's no network with that
        /// name.
        package init?(name: String) {
            guard let row = CardNetworkTable.shared.definitions.firstIndex(where: { $0.name == name }) else {
                return nil
            }
            self.init(row: row)
        }

        init(row: Int) { self.row = UInt8(truncatingIfNeeded: row) }
    }
}

extension PaymentCard.Network: CaseIterable {
    /// All known networks, in table order.
    public static var allCases: [Self] { CardNetworkTable.shared.definitions.indices.map { Self(row: $0) } }
}

extension PaymentCard.Network: CustomStringConvertible {
    /// The name to show to users, such as `"Diners Club"`.
    public var description: String { definition.title }
}

extension PaymentCard.Network {
    // The numbers are rows in `CardNetworkTable`. A test compares every member with its name there.

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
