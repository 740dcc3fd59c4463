// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("Card networks")
struct PaymentCardNetworkTests {
    /// The first and the last prefix of a range are the network's; what is just outside is not.
    @Test(
        "own their ranges to the last number",
        arguments: [
            ("amex", ["34", "37"], ["33", "35", "36", "38"]),
            ("dinersClub", ["300", "305", "3095", "36", "38", "39"], ["306", "3094", "3096", "37"]),
            (
                "discover", ["6011", "644", "649", "65", "622126", "622925"],
                ["6010", "6012", "643", "66", "622125", "622926"]
            ),
            (
                "elo", ["401178", "401179", "509000", "509999", "650031"],
                ["401177", "401180", "508999", "650030", "650034"]
            ),
            ("hiper", ["637095", "63737423", "637612"], ["637094", "63737422", "63737424", "637613"]),
            ("hipercard", ["606282", "384100"], ["606281", "606283", "384101"]),
            ("jcb", ["3528", "3589"], ["3527", "3590", "2131", "1800"]),
            (
                "maestro", ["5018", "5020", "5038", "56", "58", "6304", "6390", "67"],
                ["5019", "51", "59", "6303", "66", "68"]
            ),
            ("mastercard", ["51", "55", "2221", "2720"], ["50", "56", "2220", "2721", "2200", "2204"]),
            ("mir", ["2200", "2204"], ["2199", "2205"]),
            (
                "rupay",
                ["508500", "508999", "606985", "607984", "608001", "652150", "653149", "8172", "8200", "8299"],
                [
                    "508499", "606984", "607985", "608000", "608501", "652149", "653150", "8171", "83",
                ]
            ),
            ("troy", ["9792"], ["9791", "9793"]),
            ("unionPay", ["62", "8100", "8171"], ["61", "63", "8172", "8099"]),
            (
                "verve", ["506099", "506198", "507865", "507964", "650002", "650027"],
                ["506098", "506199", "507864", "507965", "650001", "650028"]
            ),
            ("visa", ["4"], ["3", "50"]),
        ] as [(String, [String], [String])])
    func boundaries(name: String, inside: [String], outside: [String]) throws {
        let network = try #require(PaymentCard.Network(name: name))
        let digits = try #require(network.lengths.last)
        let validator = PaymentCardInputValidator(accepting: [network])
        for prefix in inside {
            // The smallest and the largest number with the prefix.
            #expect(validator.isValid(cardNumber(prefix, digits: digits, filler: "0")), "\(prefix)")
            #expect(validator.isValid(cardNumber(prefix, digits: digits, filler: "9")), "\(prefix)")
        }
        for prefix in outside {
            let edge = prefix < (inside.first ?? "") ? "9" : "0"
            #expect(
                refusal(by: validator, of: cardNumber(prefix, digits: digits, filler: edge))?.code == .cardNetwork,
                "\(prefix)")
        }
    }

    @Test("issue exactly the lengths of their row", arguments: PaymentCard.Network.allCases)
    func lengths(network: PaymentCard.Network) throws {
        let validator = PaymentCardInputValidator(accepting: [network])
        for range in network.prefixes {
            let prefix = range.prefix { $0 != "-" }
            for digits in 8...24 {
                let error = refusal(by: validator, of: cardNumber(String(prefix), digits: digits))
                #expect(error?.code == (network.lengths.contains(digits) ? nil : .cardLength), "\(range) \(digits)")
            }
        }
    }

    @Test(
        "print the lengths that are known of them",
        arguments: [
            ("visa", [13, 16, 19]), ("mastercard", [16]), ("amex", [15]), ("discover", [16, 17, 18, 19]),
            ("dinersClub", [14, 15, 16, 17, 18, 19]), ("jcb", [16, 17, 18, 19]), ("unionPay", [16, 17, 18, 19]),
            ("maestro", [12, 13, 14, 15, 16, 17, 18, 19]), ("verve", [16, 18, 19]), ("mir", [16, 17, 18, 19]),
        ] as [(String, [Int])])
    func knownLengths(name: String, lengths: [Int]) {
        #expect(PaymentCard.Network(name: name)?.lengths == lengths)
    }

    @Test("have the names of their members")
    func members() {
        let members: [PaymentCard.Network] = [
            .amex, .dinersClub, .discover, .elo, .hiper, .hipercard, .jcb, .maestro, .mastercard, .mir, .rupay, .troy,
            .unionPay, .verve, .visa,
        ]
        #expect(members == PaymentCard.Network.allCases)
        #expect(members.map(\.name) == members.map(\.name).sorted())
        #expect(
            members.map(\.name) == [
                "amex", "dinersClub", "discover", "elo", "hiper", "hipercard", "jcb", "maestro", "mastercard", "mir",
                "rupay",
                "troy", "unionPay", "verve", "visa",
            ])
        #expect(members.allSatisfy { PaymentCard.Network(name: $0.name) == $0 })
        #expect(PaymentCard.Network(name: "Visa") == nil)
    }

    @Test(
        "write every range in ascending order with as many digits at both ends", arguments: PaymentCard.Network.allCases
    )
    func table(network: PaymentCard.Network) throws {
        #expect(network.lengths == network.lengths.sorted())
        #expect(network.lengths.allSatisfy { 12...19 ~= $0 })
        for range in network.prefixes {
            let ends = range.split(separator: "-")
            let first = try #require(ends.first)
            let last = try #require(ends.last)
            #expect(
                1...2 ~= ends.count && 1...8 ~= first.count && first.count == last.count
                    && (first < last || ends.count == 1))
            #expect(range.allSatisfy { $0 == "-" || $0.isASCII && $0.isWholeNumber })
        }
    }

    @Test(
        "call their security code by name",
        arguments: [("amex", "CID", 4), ("mastercard", "CVC", 3), ("unionPay", "CVN", 3), ("elo", "CVE", 3)])
    func securityCode(name: String, code: String, length: Int) throws {
        let network = try #require(PaymentCard.Network(name: name))
        #expect(network.securityCode.name == code)
        #expect(network.securityCode.length == length)
    }
}
