// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("Card networks")
struct PaymentCardNetworkTests {
    @Test("have the names of their members")
    func members() {
        let members: [PaymentCard.Network] = [
            .amex, .dankort, .dinersClub, .discover, .elo, .hiper, .hipercard, .humo, .jcb, .lankaPay, .maestro,
            .mastercard, .mir, .rupay, .troy, .uatp, .unionPay, .uzcard, .verve, .visa,
        ]
        #expect(members == PaymentCard.Network.allCases)
        #expect(members.map(\.name) == members.map(\.name).sorted())
        #expect(
            members.map(\.name) == [
                "amex", "dankort", "dinersClub", "discover", "elo", "hiper", "hipercard", "humo", "jcb", "lankaPay",
                "maestro", "mastercard", "mir", "rupay", "troy", "uatp", "unionPay", "uzcard", "verve", "visa",
            ])
        #expect(members.allSatisfy { PaymentCard.Network(name: $0.name) == $0 })
        #expect(PaymentCard.Network(name: "Visa") == nil)
        #expect(
            members.map(\.description) == [
                "American Express", "Dankort", "Diners Club", "Discover", "Elo", "Hiper", "Hipercard", "Humo", "JCB",
                "LankaPay", "Maestro", "Mastercard", "Mir", "RuPay", "Troy", "UATP", "UnionPay", "UzCard", "Verve",
                "Visa",
            ])
    }

    @Test("agree on the print and the security code of the numbers that they share")
    func sharedPrint() throws {
        let starts = PaymentCard.Network.allCases.flatMap { network in
            (network.prefixes + network.sharedPrefixes).flatMap { $0.split(separator: "-").map(String.init) }
        }
        var shared = 0
        for start in starts {
            for digits in 12...19 {
                let number = cardNumber(start, digits: digits, filler: "7")
                guard let card = try? PaymentCardInputValidator().parse(number) else { continue }
                if card.networks.count > 1 { shared += 1 }
                #expect(card.networks.count <= 4)
                for network in card.networks {
                    #expect(
                        network.groupSizes(forLength: digits) == card.networks[0].groupSizes(forLength: digits),
                        "\(start)")
                    #expect(network.securityCode.length == card.networks[0].securityCode.length, "\(start)")
                }
            }
        }
        #expect(shared > 10)
    }

    @Test(
        "have a name for their security code",
        arguments: [
            ("amex", "CID", 4), ("mastercard", "CVC", 3), ("unionPay", "CVN", 3), ("elo", "CVE", 3),
            ("discover", "CID", 3), ("hiper", "CVC", 3), ("hipercard", "CVC", 3), ("maestro", "CVC", 3),
            ("mir", "CVP", 3), ("visa", "CVV", 3), ("jcb", "CVV", 3), ("dinersClub", "CVV", 3), ("rupay", "CVV", 3),
            ("verve", "CVV", 3), ("troy", "CVV", 3), ("uatp", "CVV", 3), ("dankort", "CVV", 3), ("humo", "CVV", 3),
            ("lankaPay", "CVV", 3), ("uzcard", "CVV", 3),
        ])
    func securityCode(name: String, code: String, length: Int) throws {
        let network = try #require(PaymentCard.Network(name: name))
        #expect(network.securityCode.name == code)
        #expect(network.securityCode.length == length)
    }
}
