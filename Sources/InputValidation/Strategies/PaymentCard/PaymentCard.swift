// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// What a payment card number says: the network and the last four digits, never the number itself.
///
/// A card can be kept, compared, logged and shown; the digits that would have to be protected are not in it. Keep the
/// number, where you must, in the field's text.
///
/// ```swift
/// let card = try PaymentCardInputValidator().parse("4242 4242 4242 4242")
/// card.network  // visa
/// card.lastFour  // "4242"
/// "\(card)"  // Visa ending in 4242
/// ```
public struct PaymentCard: Hashable, Sendable {
    private let list: NetworkList
    /// The values of the last four digits, the first in the lowest byte.
    private let lastDigits: UInt32
    private let count: UInt8

    init(networks: NetworkList, lastFour: UInt32, digits: Int) {
        list = networks
        lastDigits = lastFour
        count = UInt8(truncatingIfNeeded: digits)
    }

    /// The first of ``networks``, or `nil` if the number is in no known range.
    ///
    /// Without a list of accepted networks, 3530 0000 0000 0003 is a JCB number; where RuPay is accepted and JCB is not, it
    /// is a RuPay number.
    public var network: Network? { list.first }

    /// Every network that the number can belong to; of a strategy with a list, those that it accepts.
    ///
    /// First comes the network with the narrowest range of its own, last the networks whose numbers lie among those of
    /// others (``Network/sharedPrefixes``). Two or more for a co-branded card, such as Discover and UnionPay for
    /// 622126–622925, or JCB and RuPay for 353; empty in no known range.
    public var networks: [Network] { Array(list) }

    /// The last four digits, leading zeros included.
    public var lastFour: String {
        String(decoding: (0..<4).map { UInt8(ascii: "0") + UInt8(lastDigits >> (8 * $0) & 0xF) }, as: UTF8.self)
    }

    /// How many digits the number has.
    public var digitCount: Int { Int(count) }
}

extension PaymentCard: CustomStringConvertible, CustomReflectable {
    /// The network and the last four digits, such as `"Visa ending in 4242"`.
    public var description: String { "\(network?.description ?? "Card") ending in \(lastFour)" }

    /// What `dump` and debuggers show.
    public var customMirror: Mirror {
        Mirror(self, children: ["networks": networks.map(\.name), "lastFour": lastFour, "digitCount": digitCount])
    }
}

extension PaymentCard {
    /// Returns what may be shown of a text that was entered as a card number: `"**** 4242"`.
    ///
    /// The last four digits are shown only if there are twelve or more and nothing but digits, blanks and hyphens; of
    /// any other text nothing is, because it may be a password that went into the wrong field.
    ///
    /// - Parameter text: The text, accepted or not.
    public static func masked(_ text: String) -> String {
        var digits = 0
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
            case UInt8(ascii: " "), UInt8(ascii: "-"): break
            default: return "****"
            }
        }
        guard digits >= 12 else { return "****" }
        let lastFour = text.utf8.reversed().lazy.filter { $0 > UInt8(ascii: "-") }.prefix(4).reversed()
        return "**** " + String(decoding: lastFour, as: UTF8.self)
    }
}
