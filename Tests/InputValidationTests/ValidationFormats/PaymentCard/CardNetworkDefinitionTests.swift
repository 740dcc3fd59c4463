// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("The rows of card networks")
struct CardNetworkDefinitionTests {
    /// The first and last prefixes of a range belong to the network, and the prefixes just outside don't.
    @Test(
        "contain their ranges to the last number",
        arguments: [
            ("amex", ["34", "37"], ["33", "35", "36", "38"]),
            ("dinersClub", ["300", "305", "3095", "36", "38", "39"], ["306", "3094", "3096", "37"]),
            (
                "discover", ["6011", "644", "649", "65", "622126", "622925"],
                ["6010", "6012", "643", "66", "622125", "622926"]
            ),
            (
                "elo",
                [
                    "401178", "401179", "431274", "438935", "451416", "457393", "457631", "457632", "504175", "506699",
                    "506778", "509000", "509999", "627780", "636297", "636298", "636368", "650031", "650033", "650035",
                    "650051", "650057", "650081", "650405", "650439", "650485", "650538", "650541", "650598", "650700",
                    "650718", "650720", "650727", "650901", "650978", "651652", "651704", "655000", "655019", "655021",
                    "655058",
                ],
                [
                    "401177", "401180", "457630", "457633", "506698", "506779", "508999", "636296", "636299", "650030",
                    "650034", "650052", "650056", "650082", "650404", "650440", "650484", "650539", "650540", "650599",
                    "650699", "650719", "650728", "650900", "650979", "651651", "651705", "654999", "655020", "655059",
                ]
            ),
            ("hiper", ["637095", "63737423", "637612"], ["637094", "63737422", "63737424", "637613"]),
            ("hipercard", ["606282", "384100"], ["606281", "606283", "384101"]),
            ("jcb", ["3528", "3589"], ["3527", "3590", "2131", "1800"]),
            (
                "maestro",
                [
                    "5018", "5020", "5038", "56", "58", "6304", "6390", "67", "504174", "506098", "507864", "5610",
                    "560221", "6000", "6010", "6012", "643", "66", "69",
                ],
                [
                    "5019", "504175", "506099", "506699", "507865", "508500", "5614", "51", "59", "6011", "606282",
                    "606985", "608001", "62", "627780", "637095", "644", "649", "65",
                ]
            ),
            ("mastercard", ["51", "55", "2221", "2720"], ["50", "56", "2220", "2721", "2200", "2204"]),
            ("mir", ["2200", "2204"], ["2199", "2205"]),
            (
                "rupay",
                [
                    "508500", "508999", "606985", "607984", "608001", "652150", "653149", "8172", "8200", "8299", "353",
                    "356", "60", "6011", "606282", "65", "650002", "650031",
                ],
                ["508499", "509000", "352", "354", "355", "357", "59", "61", "64", "66", "8171", "83"]
            ),
            ("troy", ["9792", "65", "650031", "652150"], ["9791", "9793", "64", "66"]),
            ("dankort", ["5019", "4571"], ["5018", "5020", "4570", "4572"]),
            ("humo", ["9860"], ["9859", "9861"]),
            ("lankaPay", ["357111"], ["357110", "357112"]),
            ("uatp", ["1", "10", "19", "1945", "1947"], ["1946", "0", "20"]),
            ("uzcard", ["5614", "8600"], ["5613", "5615", "8599", "8601"]),
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
            // The smallest and the largest number that begin with the prefix.
            #expect(validator.isValid(cardNumber(prefix, digits: digits, filler: "0")), "\(prefix)")
            #expect(validator.isValid(cardNumber(prefix, digits: digits, filler: "9")), "\(prefix)")
        }
        for prefix in outside {
            let edge = prefix < (inside.first ?? "") ? "9" : "0"
            #expect(
                rejection(by: validator, of: cardNumber(prefix, digits: digits, filler: edge))?.code == .cardNetwork,
                "\(prefix)")
        }
    }

    @Test("have numbers of exactly the lengths of the row", arguments: PaymentCard.Network.allCases)
    func lengths(network: PaymentCard.Network) throws {
        let validator = PaymentCardInputValidator(accepting: [network])
        #expect(!(network.prefixes + network.sharedPrefixes).isEmpty)
        for range in network.prefixes + network.sharedPrefixes {
            let prefix = range.prefix { $0 != "-" }
            for digits in 8...24 {
                let error = rejection(by: validator, of: cardNumber(String(prefix), digits: digits))
                #expect(error?.code == (network.lengths.contains(digits) ? nil : .cardLength), "\(range) \(digits)")
            }
        }
    }

    @Test(
        "have the lengths that are known of the networks",
        arguments: [
            ("visa", [13, 16, 19]), ("mastercard", [16]), ("amex", [15]), ("discover", [16, 17, 18, 19]),
            ("dinersClub", [14, 15, 16, 17, 18, 19]), ("jcb", [16, 17, 18, 19]), ("unionPay", [16, 17, 18, 19]),
            ("maestro", [12, 13, 14, 15, 16, 17, 18, 19]), ("verve", [16, 18, 19]), ("mir", [16, 17, 18, 19]),
            ("dankort", [16]), ("humo", [16]), ("lankaPay", [16]), ("uatp", [15]), ("uzcard", [16]),
        ] as [(String, [Int])])
    func knownLengths(name: String, lengths: [Int]) {
        #expect(PaymentCard.Network(name: name)?.lengths == lengths)
    }

    @Test(
        "write every range in ascending order with as many digits at both ends", arguments: PaymentCard.Network.allCases
    )
    func table(network: PaymentCard.Network) throws {
        #expect(network.lengths == network.lengths.sorted())
        #expect(network.lengths.allSatisfy { 12...19 ~= $0 })
        for range in network.prefixes + network.sharedPrefixes {
            let ends = range.split(separator: "-")
            let first = try #require(ends.first)
            let last = try #require(ends.last)
            #expect(
                1...2 ~= ends.count && 1...8 ~= first.count && first.count == last.count
                    && (first < last || ends.count == 1))
            #expect(range.allSatisfy { $0 == "-" || $0.isASCII && $0.isWholeNumber })
        }
    }
}
