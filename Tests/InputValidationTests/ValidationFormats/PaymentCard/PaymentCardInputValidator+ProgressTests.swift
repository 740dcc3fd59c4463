// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("A card number while it is typed")
struct PaymentCardInputValidatorProgressTests {
    private static let strategies = [
        PaymentCardInputValidator(), PaymentCardInputValidator(accepting: [.visa, .amex]),
        PaymentCardInputValidator(accepting: [.elo, .rupay, .verve]), PaymentCardInputValidator(accepting: [.maestro]),
        PaymentCardInputValidator(accepting: []), PaymentCardInputValidator(withoutCheckDigit: [.unionPay]),
        PaymentCardInputValidator(accepting: [.rupay, .uatp]),
        PaymentCardInputValidator(accepting: [.troy, .lankaPay], withoutCheckDigit: [.troy]),
    ]

    @Test("is complete, incomplete, or rejected")
    func answers() {
        let card = PaymentCardInputValidator(accepting: [.visa, .amex])
        #expect(card.cardProgress(of: "") == .incomplete([.visa, .amex]))
        #expect(card.cardProgress(of: "3") == .incomplete([.amex]))
        #expect(card.cardProgress(of: "4242 ") == .incomplete([.visa]))
        #expect(
            card.cardProgress(of: "36")
                == .rejected(.init(.cardNetwork, parameters: [.accepted: ["Visa", "American Express"]])))
        #expect(card.cardProgress(of: "378282246310005") == (try? .complete(card.parse("378282246310005"))))
        #expect(isRejected(card.cardProgress(of: "378282246310006"), .cardChecksum))
        #expect(isRejected(card.cardProgress(of: "3782822463100051"), .cardLength))
        #expect(isRejected(card.cardProgress(of: "42x"), .cardCharacter))
        #expect(isRejected(card.cardProgress(of: "42  "), .cardCharacter))
        #expect(isRejected(card.cardProgress(of: "378282246310005 "), .cardCharacter))
    }

    @Test("is not rejected for its check digit while a longer number can follow")
    func longerOneCanFollow() {
        let card = PaymentCardInputValidator()
        #expect(card.cardProgress(of: "4242424242424241") == .incomplete([.visa]))
        #expect(isRejected(card.cardProgress(of: "5555555555554445"), .cardChecksum))
        #expect(isRejected(card.cardProgress(of: "4242424242424242421"), .cardChecksum))
    }

    @Test("is rejected early only where zeros have no way out")
    func zeros() {
        let card = PaymentCardInputValidator()
        #expect(card.cardProgress(of: String(repeating: "0", count: 17)) == .incomplete([]))
        #expect(isRejected(card.cardProgress(of: String(repeating: "0", count: 18)), .cardRepeated))
        // A different check digit belongs after these digits.
        #expect(card.cardProgress(of: String(repeating: "8", count: 18)) == .incomplete([]))
    }

    @Test("is rejected if one more digit would make the text too large")
    func maximumBytes() {
        let card = PaymentCardInputValidator(maximumBytes: 4)
        #expect(card.cardProgress(of: "424") == .incomplete([.visa]))
        #expect(isRejected(card.cardProgress(of: "4242"), .cardLength))
    }

    @Test(
        "returns the most likely network first",
        arguments: [
            ("4", "visa"), ("5", "mastercard"), ("3", "dinersClub"), ("622126", "discover"), ("62", "unionPay"),
            ("6", "maestro"), ("60", "maestro"), ("6011", "discover"), ("65", "discover"), ("353", "jcb"),
            ("1", "uatp"),
            ("357111", "lankaPay"), ("4571", "visa"), ("50", "maestro"), ("5019", "dankort"), ("86", "uzcard"),
        ])
    func likeliest(prefix: String, network: String) throws {
        guard case .incomplete(let networks) = PaymentCardInputValidator().cardProgress(of: prefix) else {
            Issue.record("not incomplete")
            return
        }
        #expect(networks.first?.name == network)
    }

    @Test("is never rejected on the way to an accepted number", arguments: PaymentCard.Network.allCases)
    func prefixes(network: PaymentCard.Network) throws {
        var random = SplitMix64(seed: 0xCA2D + UInt64(network.lengths.count))
        // Maestro only gets the parts of its ranges that other networks leave, so these prefixes belong to no other
        // network.
        for range in network == .maestro ? ["5070", "57", "67"] : network.prefixes {
            for digits in network.lengths {
                let start = String(range.suffix(8).split(separator: "-").last ?? "")
                let payload = random.digits(digits - 1, after: start)
                let number = cardNumber(payload, digits: digits)
                for strategy in [PaymentCardInputValidator(), PaymentCardInputValidator(accepting: [network])] {
                    #expect(strategy.isValid(number), "\(number)")
                    for count in 0..<digits {
                        let progress = strategy.cardProgress(of: String(number.prefix(count)))
                        #expect(!isRejected(progress), "\(number.prefix(count))")
                    }
                }
            }
        }
    }

    @Test("is rejected exactly if no continuation is accepted", arguments: strategies.indices)
    func rejectedMeansNoContinuation(index: Int) {
        let strategy = Self.strategies[index]
        var random = SplitMix64(seed: 7 + UInt64(index))
        let starts = PaymentCard.Network.allCases.flatMap {
            ($0.prefixes + $0.sharedPrefixes).flatMap { $0.split(separator: "-").map(String.init) }
        }
        for round in 0..<500 {
            let start = round.isMultiple(of: 3) ? "" : starts[Int.random(in: starts.indices, using: &random)]
            let length = Int.random(in: 0...20, using: &random)
            let text =
                round.isMultiple(of: 50) ? String(repeating: "0", count: length) : random.digits(length, after: start)
            let rejected = isRejected(strategy.cardProgress(of: text))
            #expect(rejected == !hasAcceptedContinuation(text, strategy, starts: starts), "\(text)")
        }
    }

    /// Searches for an accepted number that begins with the text, among all starts of ranges, all lengths, and some
    /// fillers.
    private func hasAcceptedContinuation(_ text: String, _ strategy: PaymentCardInputValidator, starts: [String])
        -> Bool
    {
        if strategy.isValid(text) { return true }
        let ways = [text] + (0...9).map { "\(text)\($0)" } + starts.filter { $0.hasPrefix(text) }
        for way in ways where way.count <= 18 {
            for digits in max(12, way.count + 1)...19 {
                for filler in ["1", "0"] where strategy.isValid(cardNumber(way, digits: digits, filler: filler)) {
                    return true
                }
            }
        }
        return false
    }

    private func isRejected(_ progress: PaymentCardInputValidator.Progress, _ code: ValidationError.Code? = nil) -> Bool
    {
        guard case .rejected(let error) = progress else { return false }
        return code == nil || error.code == code
    }
}
