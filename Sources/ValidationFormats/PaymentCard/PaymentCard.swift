// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

/// The network and the last four digits of a payment card number, without the number itself.
///
/// You can store, compare, log, and show a card, because it doesn't contain the digits that must be protected. If you
/// need the number, keep the field's text.
///
/// ```swift
/// let card = try PaymentCardInputValidator().parse("4242 4242 4242 4242")
/// card.network  // Visa
/// card.lastFour  // "4242"
/// "\(card)"  // Visa ending in 4242
/// ```
public struct PaymentCard: Hashable, Sendable {
    private let networkList: CardNetworkList
    /// The last four digits' values, with the first digit in the lowest byte.
    private let packedLastFour: UInt32
    private let storedDigitCount: UInt8

    init(networks: CardNetworkList, packedLastFour: UInt32, digitCount: Int) {
        networkList = networks
        self.packedLastFour = packedLastFour
        storedDigitCount = UInt8(truncatingIfNeeded: digitCount)
    }

    /// The first of ``networks``, or `nil` if the number is in no known range.
    ///
    /// For example, 3530 0000 0000 0003 is a JCB number if the strategy has no list of accepted networks, and a RuPay
    /// number if the strategy accepts RuPay and not JCB.
    public var network: Network? { networkList.first }

    /// The networks that the number can belong to, limited to the networks that the strategy accepts.
    ///
    /// The network with the narrowest range of its own comes first. Networks that share another network's range
    /// (``Network/sharedPrefixes``) come last. A co-branded card has two or more networks, such as Discover and
    /// UnionPay for 622126–622925, or JCB and RuPay for 353. The array is empty if the number is in no known range.
    public var networks: [Network] { Array(networkList) }

    /// The last four digits, including leading zeros.
    public var lastFour: String {
        let digits = (0..<4).map { UInt8(ascii: "0") + UInt8(truncatingIfNeeded: packedLastFour >> (8 * $0)) & 0xF }
        return String(decoding: digits, as: UTF8.self)
    }

    /// The number of digits.
    package var digitCount: Int { Int(storedDigitCount) }
}

extension PaymentCard: CustomStringConvertible, CustomReflectable {
    /// The network and the last four digits, such as `"Visa ending in 4242"`.
    public var description: String { "\(network?.description ?? "Card") ending in \(lastFour)" }

    /// The mirror that `dump` and debuggers show.
    public var customMirror: Mirror {
        Mirror(self, children: ["networks": networks.map(\.name), "lastFour": lastFour, "digitCount": digitCount])
    }
}

extension PaymentCard {
    /// Returns an entered card number with all but its last four digits hidden, such as `"**** 4242"`.
    ///
    /// The last four digits stay visible only if the text has at least twelve digits and, apart from digits, contains
    /// only spaces and hyphens. Any other text is hidden completely, because it may be a password entered in the wrong
    /// field.
    ///
    /// - Parameter text: The text, whether accepted or not.
    public static func masked(_ text: String) -> String {
        let digits = CardDigits.withoutSeparators(text)
        guard digits.count >= 12, digits.allSatisfy(\.isDigit) else { return "****" }
        return "**** " + String(decoding: digits.suffix(4), as: UTF8.self)
    }
}
