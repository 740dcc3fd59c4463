// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

/// A card network's facts: one row of the table.
struct CardNetworkDefinition: Sendable {
    /// The name in code and in rule files.
    let name: String
    /// The name to show to users.
    let title: String
    /// The prefixes and prefix ranges, separated by spaces.
    ///
    /// Ranges include both ends.
    let prefixes: String
    /// Whether the network owns a number with its prefix only if no other network claims the number.
    var yieldsToOtherNetworks = false
    /// Prefixes that the network shares with another network, in the format of ``prefixes``.
    var sharedPrefixes = ""
    /// The accepted lengths in digits, in ascending order.
    let lengths: [Int]
    /// The security code's name and length, by default the usual values.
    var securityCode = (name: "CVV", length: 3)
    /// The group sizes by maximum number of digits.
    ///
    /// Longer numbers use groups of four.
    var digitGroups: [(maximumDigits: Int, sizes: [Int])] = []

    /// The usual groups: four digits each, and fewer in the last group.
    static let usualGroupSizes = [4, 4, 4, 4, 3]
}

extension CardNetworkDefinition {
    /// The table of networks, in alphabetical order by name.
    ///
    /// ISO/IEC 7812 assigns issuer identification numbers, but its register isn't public. The rows come from three
    /// public tables, compared row by row. One is Wikipedia's "Payment card number", whose notes link to the networks'
    /// own documents. The other two are in braintree/credit-card-type and activemerchant/active_merchant, which also
    /// name the security codes. We haven't read the networks' documents themselves. Where the tables differ, our
    /// rows contain the following:
    ///
    /// - *Mastercard*: 51–55 and, since 2017, 2221–2720. *Maestro*: Mastercard's other ranges, 50, 56–58, and 6,
    ///   without the numbers of other networks in the table. They include 5610 and 560221–560225 of Australia's
    ///   Bankcard, which ended in 2006.
    /// - *Discover* and its partners: 6011, 644–649, 65, and 622126–622925 co-branded with *UnionPay* (62, 8100–8171);
    ///   *Diners Club* 300–305, 3095, 36, 38, 39; *JCB* 3528–3589. *Troy* is 9792, and co-branded with Discover in 65.
    /// - *RuPay*: the ranges that processors use, and the numbers in 81 and 82 that don't belong to UnionPay. It shares
    ///   60 and 65 with other networks, and 353 and 356 with JCB.
    /// - *Elo*: numbers that begin with 4 are co-branded with Visa, and numbers that begin with 65 with Discover.
    /// - *Dankort*: 5019, and 4571 co-branded with Visa. *LankaPay*: 357111, co-branded with JCB. *Humo*: 9860.
    ///   *UzCard*: 5614 and 8600. These networks' ranges and lengths come from Wikipedia alone.
    /// - *UATP*: 1, the major industry identifier of airlines, without 1946, which Indonesia's GPN uses with 16 digits.
    ///   Its digit groups come from the library Cleave.js.
    ///
    /// The tables don't name the security codes of Dankort, Humo, LankaPay, UATP, and UzCard, so they have the usual
    /// values: "CVV" and three digits.
    static let all: [CardNetworkDefinition] = [
        .init(
            name: "amex", title: "American Express", prefixes: "34 37",
            lengths: [15], securityCode: ("CID", 4), digitGroups: [(15, [4, 6, 5])]),
        .init(name: "dankort", title: "Dankort", prefixes: "5019", sharedPrefixes: "4571", lengths: [16]),
        .init(
            name: "dinersClub", title: "Diners Club", prefixes: "300-305 3095 36 38-39",
            lengths: [14, 15, 16, 17, 18, 19], digitGroups: [(14, [4, 6, 4])]),
        .init(
            name: "discover", title: "Discover", prefixes: "6011 622126-622925 644-649 65",
            lengths: [16, 17, 18, 19], securityCode: ("CID", 3)),
        .init(
            name: "elo", title: "Elo",
            prefixes: """
                401178-401179 431274 438935 451416 457393 457631-457632 504175 506699-506778 509000-509999 627780 \
                636297-636298 636368 650031-650033 650035-650051 650057-650081 650405-650439 650485-650538 \
                650541-650598 650700-650718 650720-650727 650901-650978 651652-651704 655000-655019 655021-655058
                """,
            lengths: [16], securityCode: ("CVE", 3)),
        .init(
            name: "hiper", title: "Hiper", prefixes: "637095 63737423 63743358 637568 637599 637609 637612",
            lengths: [16], securityCode: ("CVC", 3)),
        .init(
            name: "hipercard", title: "Hipercard", prefixes: "384100 384140 384160 606282",
            lengths: [16], securityCode: ("CVC", 3)),
        .init(name: "humo", title: "Humo", prefixes: "9860", lengths: [16]),
        .init(name: "jcb", title: "JCB", prefixes: "3528-3589", lengths: [16, 17, 18, 19]),
        .init(name: "lankaPay", title: "LankaPay", prefixes: "357111", lengths: [16]),
        .init(
            name: "maestro", title: "Maestro", prefixes: "50 56-58 6", yieldsToOtherNetworks: true,
            lengths: [12, 13, 14, 15, 16, 17, 18, 19], securityCode: ("CVC", 3)),
        .init(
            name: "mastercard", title: "Mastercard", prefixes: "2221-2720 51-55",
            lengths: [16], securityCode: ("CVC", 3)),
        .init(name: "mir", title: "Mir", prefixes: "2200-2204", lengths: [16, 17, 18, 19], securityCode: ("CVP", 3)),
        .init(
            name: "rupay", title: "RuPay",
            prefixes: "508500-508999 606985-607984 608001-608500 652150-653149 8172-8299",
            sharedPrefixes: "353 356 60 65", lengths: [16]),
        .init(name: "troy", title: "Troy", prefixes: "9792", sharedPrefixes: "65", lengths: [16]),
        .init(
            name: "uatp", title: "UATP", prefixes: "10-18 190-193 1940-1945 1947-1949 195-199",
            lengths: [15], digitGroups: [(15, [4, 5, 6])]),
        .init(
            name: "unionPay", title: "UnionPay", prefixes: "62 8100-8171",
            lengths: [16, 17, 18, 19], securityCode: ("CVN", 3)),
        .init(name: "uzcard", title: "UzCard", prefixes: "5614 8600", lengths: [16]),
        .init(
            name: "verve", title: "Verve", prefixes: "506099-506198 507865-507964 650002-650027",
            lengths: [16, 18, 19]),
        .init(name: "visa", title: "Visa", prefixes: "4", lengths: [13, 16, 19]),
    ]
}
