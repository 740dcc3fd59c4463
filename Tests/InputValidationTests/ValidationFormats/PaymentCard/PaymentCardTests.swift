// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("A payment card")
struct PaymentCardTests {
    @Test("describes itself by network and last four digits")
    func description() throws {
        let card = PaymentCardInputValidator()
        #expect(try "\(card.parse("4242 4242 4242 4242"))" == "Visa ending in 4242")
        #expect(try "\(card.parse("3530111333300000"))" == "JCB ending in 0000")
        #expect(try "\(card.parse(cardNumber("99", digits: 16)))".hasPrefix("Card ending in "))
    }

    @Test("equals another with the same network, length, and last four digits")
    func equality() throws {
        let card = PaymentCardInputValidator()
        #expect(try card.parse("4242 4242 4242 4242") == card.parse("4242424242424242"))
        #expect(try card.parse("4242424242424242") != card.parse("5555555555554444"))
    }

    @Test("differs from a card with another number of digits")
    func length() throws {
        let card = PaymentCardInputValidator()
        let (long, short) = (try card.parse("4000000000020000"), try card.parse("4000000060000"))
        #expect(long.networks == [.visa] && long.lastFour == "0000" && long.digitCount == 16)
        #expect(short.networks == [.visa] && short.lastFour == "0000" && short.digitCount == 13)
        #expect(long != short)
    }

    @Test("has a mirror of what may be shown")
    func mirror() throws {
        let children = Mirror(reflecting: try PaymentCardInputValidator().parse("3530111333300000")).children
        #expect(children.map { $0.label ?? "" } == ["networks", "lastFour", "digitCount"])
        #expect(children.map { "\($0.value)" } == [#"["jcb", "rupay"]"#, "0000", "16"])
    }

    @Test(
        "is masked except for the last four digits of twelve or more",
        arguments: [
            ("4242 4242 4242 4241", "**** 4241"), ("378282246310005", "**** 0005"), ("123456789012", "**** 9012"),
            ("1234-5678-90-12", "**** 9012"), ("12345678901", "****"), ("", "****"), ("4242", "****"),
            ("my password 123456789012", "****"), ("４２４２４２４２４２４２４２４２", "****"), ("4242424242424242\n", "****"),
        ] as [(SampleText, String)])
    func masked(text: SampleText, masked: String) {
        #expect(PaymentCard.masked(text.text) == masked)
    }
}
